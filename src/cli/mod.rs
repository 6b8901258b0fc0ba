//! The command line: one file per command.

mod check;
mod compare;
mod coverage;
mod exit;
mod explain;
mod import;
mod input;
mod new;
mod output;
mod progress;
mod readings;
mod report;
mod rule;
mod schema;
mod standings;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

pub use exit::Exit;

use crate::locale::Locale;
use crate::render::Templates;

/// Recomputes chess tie-breaks and explains every step with its article.
#[derive(Debug, Parser)]
#[command(version, about, max_term_width = 100, disable_help_subcommand = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
    /// Take templates from this folder; those it does not have are the built-in ones
    #[arg(long, global = true, value_name = "DIR")]
    templates: Option<PathBuf>,
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
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => {
            // Help and version are asked for; anything else is a command that cannot run.
            let exit = if error.use_stderr() { Exit::CouldNotRun } else { Exit::Well };
            let _ = error.print();
            return exit.into();
        }
    };
    let Arguments { command, templates } = arguments;
    let templates = match templates {
        Some(folder) if !folder.is_dir() => {
            output::say(format_args!("error: the folder of templates, {}, does not exist", folder.display()));
            return Exit::CouldNotRun.into();
        }
        Some(folder) => Templates::overridden(Locale::english(), &folder),
        None => Templates::embedded(Locale::english()),
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
        Command::Schema => schema::run(),
        Command::New => new::run(),
    };
    match done {
        Ok(exit) => exit.into(),
        Err(Failure::ReaderGone) => Exit::Well.into(),
        Err(Failure::Diagnosed) => Exit::NotWell.into(),
        Err(Failure::Message(message)) => {
            output::say(format_args!("error: {message}"));
            Exit::CouldNotRun.into()
        }
    }
}

/// Why a command did not do its job.
#[derive(Debug)]
enum Failure {
    /// It could not; this is why, as a fragment.
    Message(String),
    /// A file has faults, which were printed.
    Diagnosed,
    /// Whoever read the output has gone, as `head` does.
    ReaderGone,
}

impl Failure {
    fn new(message: impl std::fmt::Display) -> Failure {
        Failure::Message(message.to_string())
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        if error.kind() == std::io::ErrorKind::BrokenPipe { Failure::ReaderGone } else { Failure::new(error) }
    }
}

impl From<crate::render::RenderError> for Failure {
    fn from(error: crate::render::RenderError) -> Failure {
        Failure::new(error)
    }
}
