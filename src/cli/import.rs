//! `halfpoint import`.

use std::path::PathBuf;

use clap::ValueEnum;

use super::input::{self, Foreign, Read};
use super::{Exit, Failure, output};
use crate::import::{Kind, to_commented_yaml, trf};
use crate::render::{Arg, Templates, say};

/// What the file is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Format {
    /// A tournament report file of 2006, 2016 or 2026
    Trf,
    /// A table, pasted or saved from a spreadsheet
    Table,
}

/// What is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum To {
    /// A scenario
    Yaml,
    /// A tournament report file of 2026
    Trf,
}

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The report file or table; `-` is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// What the file is; by default its name or what stands in it tells
    #[arg(long, value_enum, value_name = "FORMAT")]
    format: Option<Format>,
    /// What is written
    #[arg(long, value_enum, default_value = "yaml", value_name = "FORMAT")]
    to: To,
    /// The ordered list of tie-breaks instead of the file's, such as PTS,DE,BH-C1
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    tie_breaks: Option<Vec<String>>,
    #[command(flatten)]
    foreign: Foreign,
}

/// Writes the file in another form.
pub(super) fn run(arguments: &Arguments, templates: &Templates) -> Result<Exit, Failure> {
    let mut reading = arguments.foreign.reading(arguments.tie_breaks.as_deref())?;
    reading.kind = arguments.format.map(|format| match format {
        Format::Trf => Kind::Report,
        Format::Table => Kind::Table,
    });
    let Read { source, scenario, diagnostics, kept, .. } = input::read_one(&arguments.file, &reading, templates)?;
    input::show(&diagnostics, &source, templates);
    let scenario = scenario.ok_or(Failure::Diagnosed)?;
    match arguments.to {
        To::Yaml => output::print(&to_commented_yaml(&scenario, &diagnostics, &kept, templates.locale()))?,
        To::Trf => {
            let report = trf::write_with(&scenario, &kept).map_err(|unwritable| {
                let (key, number) = unwritable.key();
                Failure::Said(number.into_iter().fold(say(key), |sentence, number| sentence.with("number", number)))
            })?;
            for loss in &report.losses {
                output::note(templates, &say("cli-loss").with("what", Arg::Text(loss.text(templates.locale()))));
            }
            output::print(&report.text)?;
        }
    }
    Ok(Exit::Well)
}
