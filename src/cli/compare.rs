//! `halfpoint compare`.

use std::path::PathBuf;

use clap::ValueEnum;
use serde::Serialize;

use super::{Exit, Failure, input, output};
use crate::locale::Locale;
use crate::regulation::compare::{Comparison, compare};

use crate::render::{Setting, Templates};
use crate::report::compare::{ComparePage, Line, Other};
use crate::rules::rules;
use crate::scenario::Regulations;

/// The format of the comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Format {
    /// For the terminal
    Text,
    /// Markdown
    Md,
    /// A page of HTML
    Html,
    /// JSON
    Json,
}

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The scenario
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Other regulations: an edition, or axes read otherwise such as dummy-cap=uncapped; by default every other edition
    #[arg(long, value_name = "EDITION", num_args = 1..)]
    with: Vec<String>,
    /// An axis: the scenario is compared with each of its other options
    #[arg(long, value_name = "NAME")]
    axis: Option<String>,
    /// The format of the comparison
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
    #[command(flatten)]
    foreign: input::Foreign,
}

/// A comparison laid out in columns.
#[derive(Debug, Serialize)]
struct TextOther<'p> {
    #[serde(flatten)]
    other: &'p Other,
    value_rows: Vec<Vec<String>>,
    rank_rows: Vec<Vec<String>>,
}

#[derive(Debug, Serialize)]
struct TextPage<'p> {
    scenario: &'p str,
    own: &'p str,
    others: Vec<TextOther<'p>>,
}

/// Shows what changes under other regulations.
pub(super) fn run(arguments: &Arguments, templates: &Templates) -> Result<Exit, Failure> {
    let scenario = input::scenario(&arguments.file, &arguments.foreign.reading(None)?, templates)?;
    let own = &scenario.regulations;
    let mut others: Vec<Regulations> =
        arguments.with.iter().map(|text| input::other_regulations(&scenario, text)).collect::<Result<_, _>>()?;
    if let Some(id) = &arguments.axis {
        let axis = input::axis(id)?;
        let present = own.reading.options();
        for option in axis.options.iter().filter(|option| !present.contains(&(axis.id.as_str(), option.id.as_str()))) {
            others.push(input::other_regulations(&scenario, &format!("{}={}", axis.id, option.id))?);
        }
    }
    if others.is_empty() {
        others.extend(rules().editions().filter(|edition| edition.reading != own.reading).map(Regulations::of));
    }
    let comparisons: Vec<Comparison> = others.iter().map(|other| compare(&scenario, other)).collect();
    let page = ComparePage::new(&scenario, &comparisons, &templates.locale().language());
    let setting = Setting { edition: Some(own.edition), teams: scenario.tournament.is_of_teams(), ..Setting::default() };
    let text = match arguments.format {
        Format::Text => {
            let locale = templates.locale();
            let head = |key: &'static str| locale.text(key, &[Locale::entrants(setting.teams)]).unwrap_or_default();
            let of = |of: &str| locale.text(&format!("subject-{}", of.replace(':', "-")), &[]).unwrap_or_else(|| of.to_owned());
            let rows = |lines: &[Line]| {
                let heads = ["compare-number", "compare-name", "compare-of", "compare-before", "compare-after", "compare-by"];
                let mut rows = vec![heads.map(head).to_vec()];
                rows[0].extend(["compare-articles-here", "compare-articles-there"].map(head));
                rows.extend(lines.iter().map(|line| {
                    vec![
                        line.number.to_string(),
                        line.name.clone(),
                        of(&line.of),
                        locale.number(&line.before),
                        locale.number(&line.after),
                        line.by.join(", "),
                        line.here.join(", "),
                        line.there.join(", "),
                    ]
                }));
                rows
            };
            let others =
                page.others.iter().map(|other| TextOther { value_rows: rows(&other.values), rank_rows: rows(&other.ranks), other });
            let text = TextPage { scenario: &page.scenario, own: &page.own, others: others.collect() };
            templates.render("text/compare.txt.j2", &text, &setting)?
        }
        Format::Md => templates.render("markdown/compare.md.j2", &page, &setting)?,
        Format::Html => templates.render("html/compare.html.j2", &page, &setting)?,
        Format::Json => serde_json::to_string_pretty(&page).map_err(Failure::of_others)?,
    };
    output::print(&text)?;
    Ok(Exit::Well)
}
