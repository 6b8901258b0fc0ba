//! The command line: one file per command.

mod check;
mod compare;
mod coverage;
mod exit;
mod explain;
mod help;
mod import;
mod input;
mod language;
mod new;
mod output;
mod progress;
mod readings;
mod report;
mod rule;
mod schema;
mod standings;
mod usage;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

pub use exit::Exit;

use crate::diagnostic::Diagnostic;
use crate::locale::Locale;
use crate::render::{Arg, Sentence, Templates, say};

/// Recomputes chess tie-breaks and explains every step with its article.
#[derive(Debug, Parser)]
#[command(version, about, max_term_width = 100, disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
    /// Take templates from this folder; those it does not have are the built-in ones
    #[arg(long, global = true, value_name = "DIR")]
    templates: Option<PathBuf>,
    /// The language: en or ru; the environment variable HALFPOINT_LANG sets it for every command
    #[arg(long, global = true, value_name = "LANGUAGE")]
    lang: Option<String>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Check the expected values of scenarios against the rules
    Check(check::Arguments),
    /// Explain a value, or why one participant is above another, step by step
    Explain(explain::Arguments),
    /// Turn a report file or a table into a scenario, or a scenario into a report file
    Import(import::Arguments),
    /// Show the standings with what decided each place
    Standings(standings::Arguments),
    /// Show what an article, a tie-break code or a diagnostic says
    Rule(rule::Arguments),
    /// List the points on which readings differ, or show one
    Readings(readings::Arguments),
    /// Show what changes under other regulations, side by side
    Compare(compare::Arguments),
    /// Show which options of reading and articles the scenarios test
    Coverage(coverage::Arguments),
    /// Print the JSON Schema of scenarios, for editors
    Schema,
    /// Print a commented scenario to start from
    New,
}

/// Runs the program with the process's arguments.
pub fn main() -> ExitCode {
    // Also the help of the commands is in the language, so it is found before the arguments are read.
    let locale = match language::chosen(std::env::args_os().skip(1), std::env::var(language::VARIABLE).ok()) {
        Ok(locale) => locale,
        Err(unknown) => return unable(&unknown, Locale::english()),
    };
    let arguments = match arguments(locale) {
        Ok(arguments) => arguments,
        Err(error) => {
            // Help and version are asked for; anything else is a command that cannot run.
            let exit = if error.use_stderr() { Exit::CouldNotRun } else { Exit::Well };
            match usage::told(&error, locale) {
                Some(told) => anstream::eprintln!("{told}"),
                None => drop(error.print()),
            }
            return exit.into();
        }
    };
    let Arguments { command, templates, lang: _ } = arguments;
    let templates = match templates {
        Some(folder) if !folder.is_dir() => return unable(&say("cli-no-templates").with("path", path_arg(&folder)), locale),
        Some(folder) => Templates::overridden(locale, &folder),
        None => Templates::embedded(locale),
    };
    let done = match command {
        Command::Check(arguments) => check::run(&arguments, &templates),
        Command::Explain(arguments) => explain::run(&arguments, &templates),
        Command::Import(arguments) => import::run(&arguments, &templates),
        Command::Standings(arguments) => standings::run(&arguments, &templates),
        Command::Rule(arguments) => rule::run(&arguments, &templates),
        Command::Readings(arguments) => readings::run(&arguments, &templates),
        Command::Compare(arguments) => compare::run(&arguments, &templates),
        Command::Coverage(arguments) => coverage::run(&arguments, &templates),
        Command::Schema => schema::run(locale),
        Command::New => new::run(locale),
    };
    match done {
        Ok(exit) => exit.into(),
        Err(Failure::ReaderGone) => Exit::Well.into(),
        Err(Failure::Diagnosed) => Exit::NotWell.into(),
        Err(Failure::Said(sentence)) => unable(&sentence, locale),
        Err(Failure::Fault(fault)) => unable(&say("cli-words").with("words", Arg::Text(fault.advice(locale))), locale),
        Err(Failure::OfOthers(message)) => unable(&say("cli-words").with("words", Arg::Text(message)), locale),
        Err(Failure::Nothing(sentence)) => {
            unable(&sentence, locale);
            Exit::NothingSelected.into()
        }
    }
}

/// Reads the process's arguments; the help is in the language.
fn arguments(locale: &Locale) -> Result<Arguments, clap::Error> {
    let mut command = help::in_language(Arguments::command(), locale);
    let mut matches = command.try_get_matches_from_mut(std::env::args_os())?;
    Arguments::from_arg_matches_mut(&mut matches).map_err(|error| error.format(&mut command))
}

/// Says why a command cannot run.
fn unable(why: &Sentence, locale: &'static Locale) -> ExitCode {
    anstream::eprintln!("{}", output::told(&say("cli-error").with("why", why.clone()), locale));
    Exit::CouldNotRun.into()
}

/// A path in a sentence.
fn path_arg(path: &Path) -> Arg {
    Arg::Text(path.display().to_string())
}

/// Why a command did not do its job.
#[derive(Debug)]
enum Failure {
    /// It could not; this is why, as a fragment.
    Said(Sentence),
    /// A code of the command line is faulty.
    Fault(Box<Diagnostic>),
    /// What the operating system or a library says, in its own words.
    OfOthers(String),
    /// Nothing was selected.
    Nothing(Sentence),
    /// A file has faults, which were printed.
    Diagnosed,
    /// Whoever read the output has gone, as `head` does.
    ReaderGone,
}

impl Failure {
    fn of_others(message: impl std::fmt::Display) -> Failure {
        Failure::OfOthers(message.to_string())
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        if error.kind() == std::io::ErrorKind::BrokenPipe { Failure::ReaderGone } else { Failure::of_others(error) }
    }
}

impl From<crate::render::RenderError> for Failure {
    fn from(error: crate::render::RenderError) -> Failure {
        Failure::of_others(error)
    }
}
