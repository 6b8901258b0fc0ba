//! `halfpoint readings`.

use super::output::Format;
use super::{Exit, Failure, input, output};
use crate::render::{Setting, Templates};
use crate::report::readings::{AxisPage, ReadingsPage};
use crate::rules::rules;

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// An axis, such as dummy-cap; without it all are listed
    #[arg(value_name = "AXIS")]
    axis: Option<String>,
    /// The edition, by default the newest
    #[arg(long, value_name = "ID")]
    edition: Option<String>,
    /// The format of the page
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

/// Lists the axes of reading, or shows one.
pub(super) fn run(arguments: &Arguments, templates: &Templates) -> Result<Exit, Failure> {
    let edition = match &arguments.edition {
        Some(id) => input::edition(id)?,
        None => rules().newest(),
    };
    let language = templates.locale().language();
    let setting = Setting { edition: Some(edition), ..Setting::default() };
    let text = match &arguments.axis {
        Some(id) => {
            let page = AxisPage::new(edition, input::axis(id)?, &language);
            match arguments.format {
                Format::Text => templates.render("text/reading.txt.j2", &page, &setting)?,
                Format::Md => templates.render("markdown/reading.md.j2", &page, &setting)?,
                Format::Html => templates.render("html/reading.html.j2", &page, &setting)?,
                Format::Json => serde_json::to_string_pretty(&page).map_err(Failure::of_others)?,
            }
        }
        None => {
            let page = ReadingsPage::new(edition, &language);
            match arguments.format {
                Format::Text => templates.render("text/readings.txt.j2", &page, &setting)?,
                Format::Md => templates.render("markdown/readings.md.j2", &page, &setting)?,
                Format::Html => templates.render("html/readings.html.j2", &page, &setting)?,
                Format::Json => serde_json::to_string_pretty(&page).map_err(Failure::of_others)?,
            }
        }
    };
    output::print(&text)?;
    Ok(Exit::Well)
}
