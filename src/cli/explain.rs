//! `halfpoint explain`.

use std::path::PathBuf;

use clap::ValueEnum;

use super::check::DetailArgument;
use super::input::Foreign;
use super::{Exit, Failure, input, output};
use crate::diagnostic::nearest;
use crate::render::{Arg, Templates, say};
use crate::report::explanation::{Explanation, explanation, explanation_at, render, render_all, render_step, step};
use crate::report::{Detail, Format, Scene, why};
use crate::scenario::{Scenario, refusal_fault};
use crate::standings::Standings;
use crate::tiebreak::{Code, Context, Method};
use crate::tournament::ParticipantId;

/// The format of the explanation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum FormatArgument {
    /// For the terminal
    Text,
    /// Markdown
    Md,
    /// A page of HTML that stands alone
    Html,
    /// The working as JSON
    Json,
}

impl From<FormatArgument> for Format {
    fn from(format: FormatArgument) -> Format {
        match format {
            FormatArgument::Text => Format::Text,
            FormatArgument::Md => Format::Markdown,
            FormatArgument::Html => Format::Html,
            FormatArgument::Json => Format::Json,
        }
    }
}

#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// The scenario, report file or table
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Whose value, by name or number; by default everybody's
    #[arg(long, short, value_name = "P")]
    participant: Option<String>,
    /// Which tie-break, such as BH-C1; by default the whole list
    #[arg(long, short, value_name = "CODE")]
    tie_break: Option<String>,
    /// One step by its path, such as BH-C1/p4/r2; a step that many workings share, such as adjusted/p12, together with
    /// a participant and a tie-break whose working uses it
    #[arg(long, value_name = "PATH", conflicts_with = "why")]
    step: Option<String>,
    /// Why A is above B, or why they are level; by names or numbers
    #[arg(long, num_args = 2, value_names = ["A", "B"], conflicts_with_all = ["participant", "tie_break"])]
    why: Option<Vec<String>>,
    /// The ordered list of tie-breaks instead of the file's, such as PTS,DE,BH-C1
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    tie_breaks: Option<Vec<String>>,
    /// The edition instead of the file's
    #[arg(long, value_name = "ID")]
    edition: Option<String>,
    /// A point read otherwise than the file or the edition does, such as dummy-cap=uncapped; may be repeated
    #[arg(long, value_name = "AXIS=OPTION")]
    reading: Vec<String>,
    /// The format of the explanation
    #[arg(long, value_enum, default_value = "text")]
    format: FormatArgument,
    /// How much is told; by default short in the terminal and full elsewhere
    #[arg(long, value_enum)]
    detail: Option<DetailArgument>,
    #[command(flatten)]
    foreign: Foreign,
}

/// Explains.
pub(super) fn run(arguments: &Arguments, templates: &Templates) -> Result<Exit, Failure> {
    let reading = arguments.foreign.reading(arguments.tie_breaks.as_deref())?;
    let scenario = input::scenario(&arguments.file, &reading, templates)?;
    let regulations = input::regulations(&scenario, arguments.edition.as_deref(), &arguments.reading)?;
    let cx = Context::new(&scenario.tournament, regulations.reading);
    let standings = Standings::new(&cx, &scenario.list);
    let language = templates.locale().language();
    let scene = Scene::new(&cx, regulations.edition, Some(&standings), &language);
    let format = Format::from(arguments.format);
    let detail = match (arguments.detail, format) {
        (Some(detail), _) => detail.into(),
        (None, Format::Text) => Detail::Short,
        (None, _) => Detail::Full,
    };
    if let Some(pair) = &arguments.why {
        let [a, b] = [participant(&scenario, &pair[0])?, participant(&scenario, &pair[1])?];
        if a == b {
            let sentence = say("cli-same-participant").about(scenario.tournament.is_of_teams()).with("one", Arg::Text(pair[0].clone()));
            return Err(Failure::Said(sentence.with("two", Arg::Text(pair[1].clone()))));
        }
        // None only when one of the two is not in the standings, which everybody is.
        let page = why::why(&scene, a, b).ok_or_else(|| Failure::Said(say("cli-not-compared").about(scenario.tournament.is_of_teams())))?;
        output::print(&why::render(templates, &page, regulations.edition, format, detail)?)?;
        return Ok(Exit::Well);
    }
    if let Some(path) = &arguments.step {
        let within = match (&arguments.tie_break, &arguments.participant) {
            (Some(code), Some(name)) => Some((input::code(code, &scenario, &regulations)?, participant(&scenario, name)?)),
            (None, None) => None,
            _ => return Err(Failure::Said(say("cli-step-takes-both"))),
        };
        let page = step(&scene, within, path).ok_or_else(|| {
            let shared = within.is_none() && !path.starts_with(|letter: char| letter.is_ascii_uppercase());
            let is_round = |part: &str| part.strip_prefix('r').is_some_and(|round| round.parse::<u32>().is_ok());
            let by_round = !scenario.tournament.rounds_known() && path.split('/').any(is_round);
            let key = match (by_round, shared) {
                (true, _) => "cli-no-step-of-a-round",
                (false, true) => "cli-no-shared-step",
                (false, false) => "cli-no-step",
            };
            Failure::Said(say(key).with("path", Arg::Text(path.clone())))
        })?;
        output::print(&render_step(templates, &page, regulations.edition, format)?)?;
        return Ok(Exit::Well);
    }
    // A code of tied groups that is listed twice is explained at both its turns.
    let listed = scenario.list.iter().copied().enumerate().map(|(position, code)| (Some(position), code));
    let codes: Vec<(Option<usize>, Code)> = match &arguments.tie_break {
        Some(text) => {
            let wanted = input::code(text, &scenario, &regulations)?;
            let turns: Vec<_> = listed.filter(|(_, code)| *code == wanted).collect();
            if turns.is_empty() { vec![(None, wanted)] } else { turns }
        }
        None => listed.collect(),
    };
    let ids: Vec<ParticipantId> = match &arguments.participant {
        Some(text) => vec![participant(&scenario, text)?],
        None => standings.rows.iter().map(|row| row.participant).collect(),
    };
    let mut explanations: Vec<Explanation> = Vec::with_capacity(ids.len() * codes.len());
    for &id in &ids {
        for &(position, code) in &codes {
            let explained = match position {
                Some(position) => explanation_at(&scene, position, code, id),
                None => explanation(&scene, code, id),
            };
            match explained {
                Ok(explanation) => explanations.push(explanation),
                // Direct encounter has nothing to say of somebody who was not tied.
                Err(_) if arguments.tie_break.is_none() && matches!(code.name.entry().method, Method::Group) => {}
                Err(refusal) => return Err(Failure::Fault(Box::new(refusal_fault(code, refusal, regulations.edition)))),
            }
        }
    }
    let text = match &explanations[..] {
        [one] => render(templates, one, regulations.edition, format, detail)?,
        all => render_all(templates, scenario.title.in_language(&templates.locale().language()), all, regulations.edition, format, detail)?,
    };
    output::print(&text)?;
    Ok(Exit::Well)
}

/// The participant that a name, a number or an unmistakable part of a name means.
fn participant(scenario: &Scenario, text: &str) -> Result<ParticipantId, Failure> {
    let tournament = &scenario.tournament;
    let by_number = || text.parse().ok().and_then(|number| tournament.by_number(number));
    if let Some(id) = tournament.by_name(text).or_else(by_number) {
        return Ok(id);
    }
    let name = |id: ParticipantId| tournament.participant(id).name.as_str();
    let part = text.to_lowercase();
    let similar: Vec<ParticipantId> = tournament.ids().filter(|&id| name(id).to_lowercase().contains(&part)).collect();
    match similar[..] {
        [only] => Ok(only),
        [] => {
            let words = tournament.ids().flat_map(|id| std::iter::once(name(id)).chain(name(id).split_whitespace()));
            let sentence = match nearest(text, words) {
                Some(near) => say("cli-no-participant-similar").with("similar", Arg::Name(near.to_owned())),
                None => say("cli-no-participant"),
            };
            Err(Failure::Said(sentence.about(tournament.is_of_teams()).with("text", Arg::Text(text.to_owned()))))
        }
        _ => {
            let names = similar.iter().map(|&id| Arg::Name(name(id).to_owned())).collect();
            let sentence = say("cli-several-participants").with("names", Arg::Items(names));
            Err(Failure::Said(sentence.about(tournament.is_of_teams()).with("text", Arg::Text(text.to_owned()))))
        }
    }
}
