//! `halfpoint coverage`.

use std::path::PathBuf;

use clap::ValueEnum;
use rayon::prelude::*;
use serde::Serialize;

use super::{Exit, Failure, input, output};
use crate::regulation::coverage::{One, gather, of_one};
use crate::render::{Setting, Templates, say};
use crate::report::coverage::CoveragePage;
use crate::rules::rules;

/// The format of the coverage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Format {
    /// For the terminal
    Text,
    /// JSON
    Json,
}

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// Scenario files, or folders of them
    #[arg(default_value = "scenarios/", value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// The format of the coverage
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

#[derive(Debug, Serialize)]
struct TextPage<'p> {
    #[serde(flatten)]
    page: &'p CoveragePage,
    rows: Vec<Vec<String>>,
    missed: Vec<String>,
    unexercised: Vec<String>,
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
    let page = CoveragePage::new(&gather(&each), &paths, &templates.locale().language());
    let text = match arguments.format {
        Format::Json => serde_json::to_string_pretty(&page).map_err(Failure::of_others)?,
        Format::Text => {
            let plain = |key: String| templates.plain(&say(key)).unwrap_or_default();
            let heads = ["coverage-axis", "coverage-option", "coverage-is", "coverage-taken", "coverage-caught"];
            let mut rows = vec![heads.map(|key| plain(key.to_owned())).to_vec()];
            rows.extend(page.options.iter().map(|line| {
                vec![
                    line.axis.to_owned(),
                    line.option.to_owned(),
                    plain(format!("standing-{}", line.is)),
                    line.taken.to_string(),
                    if line.caught_by.is_empty() { plain("coverage-nobody".to_owned()) } else { line.caught_by.len().to_string() },
                ]
            }));
            let missed = page.options.iter().filter(|line| line.missed).map(|line| format!("{}={}", line.axis, line.option));
            let unexercised = page.articles.iter().filter(|article| article.scenarios == 0).map(|article| article.number.clone());
            let text = TextPage { rows, missed: missed.collect(), unexercised: unexercised.collect(), page: &page };
            templates.render("text/coverage.txt.j2", &text, &Setting { edition: Some(rules().newest()), ..Setting::default() })?
        }
    };
    output::print(&text)?;
    Ok(if page.complete { Exit::Well } else { Exit::NotWell })
}
