//! `halfpoint standings`.

use std::path::PathBuf;

use clap::ValueEnum;
use serde::Serialize;

use super::input::Foreign;
use super::{Exit, Failure, input, output};
use crate::render::{Arg, Setting, Templates, say};
use crate::report::standings::{Table, headings};
use crate::scenario::{Regulations, Scenario};
use crate::standings::Standings;
use crate::tiebreak::{Code, Context, Method, Name};

/// The format of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Format {
    /// A table for the terminal
    Text,
    /// A Markdown table
    Md,
    /// A page of HTML
    Html,
    /// Comma-separated values
    Csv,
    /// The public JSON
    Json,
}

/// What `--help` says of the values.
const VALUES: &str = "\
Direct encounter and the other codes that order a tied group show the place in the group: 1, or 1–4 where it leaves
places shared. In JSON every value is one string: an exact number (\"2.5\", \"53/3\"), a place in the group (\"1\"), shared
places (\"1-4\"); null stands for no value. The keys of the values are the codes as the list spells them, and a code that is
listed again has its number: \"DE (2)\".";

#[derive(Debug, clap::Args)]
#[command(after_long_help = VALUES)]
pub(super) struct Arguments {
    /// The scenario, report file or table
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The ordered list of tie-breaks instead of the file's, such as PTS,DE,BH-C1
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    tie_breaks: Option<Vec<String>>,
    /// The edition instead of the file's, such as fide-c07-2026-03
    #[arg(long, value_name = "ID")]
    edition: Option<String>,
    /// A point read otherwise than the file or the edition does, such as dummy-cap=uncapped; may be repeated
    #[arg(long, value_name = "AXIS=OPTION")]
    reading: Vec<String>,
    /// The format of the table
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
    #[command(flatten)]
    foreign: Foreign,
}

/// The table laid out in columns.
#[derive(Debug, Serialize)]
struct TextPage<'t> {
    title: &'t str,
    edition_title: &'t str,
    rows: Vec<Vec<String>>,
    /// Which columns are set flush right.
    numeric: Vec<bool>,
}

/// The list of the command line, with points in front, and as it is spelled. It is judged like that of a file.
fn list(
    texts: &[String],
    scenario: &Scenario,
    regulations: &Regulations,
    templates: &Templates,
) -> Result<(Vec<Code>, Vec<String>), Failure> {
    let (mut codes, mut spelled) = (Vec::with_capacity(texts.len() + 1), Vec::with_capacity(texts.len() + 1));
    for text in texts {
        let code = input::code(text, scenario, regulations)?;
        if let Some(warning) = input::warning(code, scenario, regulations) {
            let why = Arg::Text(warning.sentence(templates.locale()));
            output::note(templates, &say("cli-warning").with("why", why));
        }
        // Codes that order a group by its own games may be asked again (4.3).
        if codes.contains(&code) && !matches!(code.name.entry().method, Method::Group) {
            return Err(Failure::Said(say("cli-code-twice").with("code", Arg::Text(code.to_string()))));
        }
        if code.name == Name::Pts && !codes.is_empty() {
            return Err(Failure::Said(say("cli-points-first")));
        }
        codes.push(code);
        spelled.push(text.trim().to_owned());
    }
    // Teams have points of two kinds, and either may stand first.
    if codes.first().is_none_or(|first| !matches!(first.name, Name::Pts | Name::Mpts | Name::Gpts)) {
        let points = Code::plain(Name::Pts);
        codes.insert(0, points);
        spelled.insert(0, points.to_string());
    }
    Ok((codes, spelled))
}

/// Shows the standings.
pub(super) fn run(arguments: &Arguments, templates: &Templates) -> Result<Exit, Failure> {
    let reading = arguments.foreign.reading(arguments.tie_breaks.as_deref())?;
    let scenario = input::scenario(&arguments.file, &reading, templates)?;
    let regulations = input::regulations(&scenario, arguments.edition.as_deref(), &arguments.reading)?;
    let (list, spelled) = match &arguments.tie_breaks {
        Some(texts) => list(texts, &scenario, &regulations, templates)?,
        None => (scenario.list.clone(), scenario.spelled.clone()),
    };
    let cx = Context::new(&scenario.tournament, regulations.reading);
    let standings = Standings::new(&cx, &list);
    let table = Table::new(&scenario, regulations.edition, &standings, &headings(&list, &spelled), &templates.locale().language());
    let setting = Setting { edition: Some(regulations.edition), teams: scenario.tournament.is_of_teams(), ..Setting::default() };
    let text = match arguments.format {
        Format::Text => {
            let rows = table.to_text_rows(templates.locale());
            let numeric = (0..rows[0].len()).map(|at| at != 2 && at + 1 < rows[0].len()).collect();
            let page = TextPage { title: &table.title, edition_title: &table.edition_title, rows, numeric };
            templates.render("text/standings.txt.j2", &page, &setting)?
        }
        Format::Md => templates.render("markdown/standings.md.j2", &table, &setting)?,
        Format::Html => templates.render("html/standings.html.j2", &table, &setting)?,
        Format::Csv => table.to_csv(),
        Format::Json => serde_json::to_string_pretty(&table.to_json()).map_err(Failure::of_others)?,
    };
    output::print(&text)?;
    Ok(Exit::Well)
}
