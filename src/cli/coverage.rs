//! `halfpoint coverage`.

use std::path::PathBuf;

use rayon::prelude::*;

use super::output::Format;
use super::{Exit, Failure, input, output};
use crate::regulation::coverage::{One, gather, of_one};
use crate::render::{Citations, Setting, Templates, say};
use crate::report::coverage::CoveragePage;
use crate::rules::rules;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// Scenario files, or folders of them
    #[arg(default_value = "scenarios/", value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// The format of the coverage
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

/// Shows which options and articles the scenarios test.
pub(super) fn run(arguments: &Arguments, templates: &Templates) -> Result<Exit, Failure> {
    let files = input::find(&arguments.paths)?;
    if files.is_empty() {
        return Err(Failure::Nothing(say("cli-nothing-to-cover")));
    }
    let reading = input::Foreign::default().reading(None)?;
    let each: Vec<(String, One)> = files
        .par_iter()
        .map(|path| Ok((path.display().to_string(), of_one(&input::scenario(path, &reading, templates)?))))
        .collect::<Result<_, Failure>>()?;
    let (paths, each): (Vec<String>, Vec<One>) = each.into_iter().unzip();
    let language = templates.locale().language();
    let page = CoveragePage::new(&gather(&each), &paths, &language);
    let (view, citations) = page.view(&language);
    let citations = if arguments.format == Format::Html { citations } else { Citations::Plain };
    let setting = Setting { edition: Some(rules().newest()), citations, ..Setting::default() };
    let text = match arguments.format {
        Format::Text => templates.render("text/coverage.txt.j2", &view, &setting)?,
        Format::Md => templates.render("markdown/coverage.md.j2", &view, &setting)?,
        Format::Html => templates.render("html/coverage.html.j2", &view, &setting)?,
        Format::Json => serde_json::to_string_pretty(&page).map_err(Failure::of_others)?,
    };
    output::print(&text)?;
    Ok(if page.complete { Exit::Well } else { Exit::NotWell })
}
