//! `halfpoint check`.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use clap::ValueEnum;
use rayon::prelude::*;
use serde::Serialize;
use serde_json::json;

use super::input::{self, Foreign, Read, Reading};
use super::progress::Progress;
use super::{Exit, Failure, output, path_arg, report};
use crate::diagnostic::{Paint, Severity, render};
use crate::import::Facts;
use crate::locale::Locale;
use crate::render::{Arg, Sentence, Setting, Templates, in_language, say};
use crate::report::check::{Fault, FileResult, Summary, to_json};
use crate::report::{Detail, junit};
use crate::scenario::Scenario;
use crate::verdict;

/// How the results are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Format {
    /// For people
    Human,
    /// The public JSON
    Json,
    /// JUnit XML, for build servers
    Junit,
}

/// How much is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum DetailArgument {
    /// What is wrong and the totals; of an explanation, the value and what it is made of
    Short,
    /// Also printed values that are wrong as stated; of an explanation, every step and what did not apply
    Full,
}

impl From<DetailArgument> for Detail {
    fn from(detail: DetailArgument) -> Detail {
        match detail {
            DetailArgument::Short => Detail::Short,
            DetailArgument::Full => Detail::Full,
        }
    }
}

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// Scenarios, report files and tables, or folders of them
    #[arg(default_value = "scenarios/", value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// How the results are listed
    #[arg(long, value_enum, default_value = "human")]
    format: Format,
    /// How much is told
    #[arg(long, value_enum, default_value = "short")]
    detail: DetailArgument,
    /// Write a site of HTML pages, and the same as Markdown, to this folder
    #[arg(long, value_name = "DIR")]
    report: Option<PathBuf>,
    /// The ordered list of tie-breaks instead of the files', such as PTS,DE,BH-C1
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    tie_breaks: Option<Vec<String>>,
    #[command(flatten)]
    foreign: Foreign,
}

/// What the template shows.
#[derive(Debug, Serialize)]
struct Page<'r> {
    results: &'r [FileResult],
    summary: Summary,
    full: bool,
    report: Option<String>,
}

/// Checks the scenarios and lists the results.
pub(super) fn run(arguments: &Arguments, templates: &Templates) -> Result<Exit, Failure> {
    let reading = arguments.foreign.reading(arguments.tie_breaks.as_deref())?;
    let files = input::find(&arguments.paths)?;
    if files.is_empty() {
        let names: Vec<String> = arguments.paths.iter().map(|path| path.display().to_string()).collect();
        return Err(Failure::Nothing(say("cli-nothing-to-check").with("paths", Arg::Text(names.join(", ")))));
    }
    let keep = arguments.report.is_some();
    let progress = Progress::on_terminal(files.len(), arguments.format == Format::Human, templates.locale());
    let checked = files.par_iter().map(|path| {
        let (result, scenario) = check_file(path, &reading, templates);
        progress.step();
        // Scenarios are kept only for the report: a folder may have many thousands.
        (result, scenario.filter(|_| keep))
    });
    let (results, scenarios): (Vec<FileResult>, Vec<Option<Scenario>>) = checked.unzip();
    drop(progress);
    let index = match &arguments.report {
        Some(folder) => Some(report::write(folder, &results, &scenarios, templates)?),
        None => None,
    };
    let summary = Summary::of(&results);
    let text = match arguments.format {
        Format::Json => serde_json::to_string_pretty(&to_json(&results)).map_err(Failure::of_others)?,
        Format::Junit => {
            let only = |result: &FileResult| {
                let page = Page {
                    results: std::slice::from_ref(result),
                    summary: Summary::of(std::slice::from_ref(result)),
                    full: true,
                    report: None,
                };
                templates.render("text/check-details.txt.j2", &page, &Setting::default())
            };
            let details: Vec<String> = results.iter().map(only).collect::<Result<_, _>>()?;
            junit::report(&results, &details)
        }
        Format::Human => {
            let full = arguments.detail == DetailArgument::Full;
            let report = index.as_ref().map(|index| index.display().to_string());
            templates.render("text/check.txt.j2", &Page { results: &results, summary, full, report }, &Setting::default())?
        }
    };
    output::print(&text)?;
    if let (Some(index), Format::Json | Format::Junit) = (&index, arguments.format) {
        output::note(templates, &say("check-report").with("path", path_arg(index)));
    }
    Ok(if summary.is_well() { Exit::Well } else { Exit::NotWell })
}

/// Reads and checks one file. Whatever is wrong with it, the others are checked.
fn check_file(path: &Path, reading: &Reading, templates: &Templates) -> (FileResult, Option<Scenario>) {
    let checked = catch_unwind(AssertUnwindSafe(|| input::read(path, reading, templates).map(|read| check(read, templates))));
    let why = match checked {
        Ok(Ok(checked)) => return checked,
        Ok(Err(error)) => say("check-unreadable").with("why", error.why()),
        // What went wrong was printed when it did.
        Err(_) => say("check-program-failed"),
    };
    let path = path.display().to_string();
    let message = templates.plain(&why).unwrap_or_default();
    let json = json!({"code": null, "severity": Severity::Error.as_str(), "message": message, "path": path});
    let text = format!("{}: {message}", Severity::Error.as_str());
    let fault = Fault { plain: text.clone(), text, json, is_error: true };
    (FileResult::faulty(path, vec![fault]), None)
}

/// Checks what was read of one file.
fn check(read: Read, templates: &Templates) -> (FileResult, Option<Scenario>) {
    let Read { source, scenario, diagnostics, facts, .. } = read;
    let locale = templates.locale();
    let faults = diagnostics
        .iter()
        .map(|diagnostic| Fault {
            text: render(diagnostic, &source, locale, Paint::Coloured),
            plain: render(diagnostic, &source, locale, Paint::Plain),
            json: diagnostic.to_json(&source, locale),
            is_error: diagnostic.severity == Severity::Error,
        })
        .collect();
    match scenario {
        Some(scenario) => {
            let result = FileResult::checked(&scenario, &verdict::check(&scenario), faults, locale);
            let compared = facts.map(|facts| compared(&facts, &scenario, locale)).unwrap_or_default();
            (FileResult { compared, ..result }, Some(scenario))
        }
        None => (FileResult::faulty(source.path.display().to_string(), faults), None),
    }
}

/// What of an imported file is compared, in sentences.
fn compared(facts: &Facts, scenario: &Scenario, locale: &Locale) -> Vec<Sentence> {
    let title = in_language(&scenario.regulations.edition.title, &locale.language()).to_owned();
    let counts = say("check-compared").with("points", facts.points).with("ranks", facts.ranks).with("values", facts.values);
    let rounds = match facts.scheduled {
        Some(scheduled) => say("check-rounds-of").with("scheduled", scheduled),
        None => say("check-rounds"),
    };
    let codes: Vec<String> = scenario.list.iter().map(ToString::to_string).collect();
    let list = say("check-list").with("list", Arg::Text(codes.join(", ")));
    let edition = match &facts.start {
        Some(start) => say("check-edition-by-start").with("start", Arg::Text(locale.day(start))),
        None => say("check-edition"),
    };
    vec![counts, rounds.with("rounds", facts.rounds), list, edition.with("edition", Arg::Text(title))]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::check::Status;

    #[test]
    fn a_result_is_a_pass_only_when_everything_is_right() {
        let source = std::sync::Arc::new(crate::diagnostic::Source { path: "x.yaml".into(), text: "title: [".into() });
        let (scenario, diagnostics) = crate::scenario::read(std::sync::Arc::clone(&source));
        let templates = Templates::embedded(Locale::english());
        let (result, _) = check(Read { source, scenario, diagnostics, facts: None, kept: crate::import::Kept::default() }, &templates);
        assert_eq!(result.status, Status::Fault);
        assert!(!Summary::of(&[result]).is_well());
    }
}
