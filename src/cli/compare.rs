//! `halfpoint compare`.

use std::path::PathBuf;

use super::output::Format;
use super::{Exit, Failure, input, output};
use crate::regulation::compare::{Comparison, compare};
use crate::render::{Citations, Setting, Templates};
use crate::report::compare::ComparePage;
use crate::rules::rules;
use crate::scenario::Regulations;

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
    let language = templates.locale().language();
    let page = ComparePage::new(&scenario, &comparisons, &language);
    let (view, citations) = page.view(own.edition, &language);
    let citations = if arguments.format == Format::Html { citations } else { Citations::Plain };
    let setting = Setting { edition: Some(own.edition), citations, teams: scenario.tournament.is_of_teams() };
    let text = match arguments.format {
        Format::Text => templates.render("text/compare.txt.j2", &view, &setting)?,
        Format::Md => templates.render("markdown/compare.md.j2", &view, &setting)?,
        Format::Html => templates.render("html/compare.html.j2", &view, &setting)?,
        Format::Json => serde_json::to_string_pretty(&page).map_err(Failure::of_others)?,
    };
    output::print(&text)?;
    Ok(Exit::Well)
}
