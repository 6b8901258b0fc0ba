//! `halfpoint check`.

use std::path::PathBuf;

use clap::ValueEnum;
use rayon::prelude::*;
use serde::Serialize;

use super::input::{self, Read};
use super::{Exit, Failure, output, report};
use crate::diagnostic::{Paint, Severity, render};
use crate::render::{Setting, Templates};
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
    /// What is wrong, and the totals
    Short,
    /// Also printed values that are wrong as stated, and in explanations what did not apply
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
    /// Scenario files, or folders of them
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
    let files = input::find(&arguments.paths)?;
    if files.is_empty() {
        let names: Vec<String> = arguments.paths.iter().map(|path| path.display().to_string()).collect();
        anstream::eprintln!("error: there is no scenario (*.yaml) in {}", names.join(", "));
        return Ok(Exit::NothingSelected);
    }
    let keep = arguments.report.is_some();
    let checked: Vec<(FileResult, Option<Scenario>)> = files
        .par_iter()
        .map(|path| {
            let (result, scenario) = check(input::read(path)?, templates);
            // Scenarios are kept only for the report: a folder may have many thousands.
            Ok((result, scenario.filter(|_| keep)))
        })
        .collect::<Result<_, Failure>>()?;
    let (results, scenarios): (Vec<FileResult>, Vec<Option<Scenario>>) = checked.into_iter().unzip();
    let index = match &arguments.report {
        Some(folder) => Some(report::write(folder, &results, &scenarios, templates)?),
        None => None,
    };
    let summary = Summary::of(&results);
    let text = match arguments.format {
        Format::Json => serde_json::to_string_pretty(&to_json(&results)).map_err(Failure::new)?,
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
        anstream::eprintln!("The report lies in {}", index.display());
    }
    Ok(if summary.is_well() { Exit::Well } else { Exit::NotWell })
}

/// Checks one file.
fn check(read: Read, templates: &Templates) -> (FileResult, Option<Scenario>) {
    let Read { source, scenario, diagnostics } = read;
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
        Some(scenario) => (FileResult::checked(&scenario, &verdict::check(&scenario), faults), Some(scenario)),
        None => (FileResult::faulty(source.path.display().to_string(), faults), None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::check::Status;

    #[test]
    fn a_result_is_a_pass_only_when_everything_is_right() {
        let source = std::sync::Arc::new(crate::diagnostic::Source { path: "x.yaml".into(), text: "title: [".into() });
        let (scenario, diagnostics) = crate::scenario::read(std::sync::Arc::clone(&source));
        let templates = Templates::embedded(crate::locale::Locale::english());
        let (result, _) = check(Read { source, scenario, diagnostics }, &templates);
        assert_eq!(result.status, Status::Fault);
        assert!(!Summary::of(&[result]).is_well());
    }
}
