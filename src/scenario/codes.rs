//! Tie-break codes: the list, and codes as keys and values elsewhere.

use std::collections::HashMap;
use std::ops::Range;

use super::facts::Facts;
use super::shape;
use super::values::shorten;
use super::yaml::Node;
use super::{Regulations, Subject};
use crate::diagnostic::{Code as Fault, Diagnostic, Sink, nearest};
use crate::rules::{Concept, Edition};
use crate::tiebreak::{Code, Method, Name, ParseCodeError, Refusal, refusal_under};
use crate::tournament::TeamScore;

/// A code of the list.
pub(super) struct Listed {
    pub code: Code,
    /// As the file spells it.
    pub spelled: String,
    /// Where it is written; nowhere for points that were put in front.
    pub at: Range<usize>,
}

impl Listed {
    /// Points that are not written.
    pub fn points() -> Listed {
        let code = Code::plain(Name::Pts);
        Listed { code, spelled: code.to_string(), at: 0..0 }
    }
}

/// Reads the list. Points are put in front where they are not written.
pub(super) fn list(node: &Node<'_>, sink: &mut Sink) -> Vec<Listed> {
    let Some(items) = shape::list(node, "tie-breaks", sink) else { return Vec::new() };
    if items.is_empty() {
        sink.push(Diagnostic::error(Fault::EmptyList, node.span()).help("help"));
    }
    let mut seen: HashMap<Code, Range<usize>> = HashMap::new();
    let mut codes = Vec::new();
    for (index, item) in items.iter().enumerate() {
        let Some(code) = code(item, sink) else { continue };
        // Codes of type A order a group by its own games and may be asked again later in the list (4.3).
        let may_repeat = matches!(code.name.entry().method, Method::Group);
        if let Some(first) = seen.get(&code).filter(|_| !may_repeat) {
            let fault = Diagnostic::error(Fault::RepeatedCode, item.span()).arg("code", code).label("again");
            sink.push(fault.also(first.clone(), "first"));
            continue;
        }
        if code.name == Name::Pts && index > 0 {
            sink.push(Diagnostic::error(Fault::PointsNotFirst, item.span()).arg("count", index + 1).help("help"));
            continue;
        }
        seen.insert(code, item.span());
        let spelled = item.text().unwrap_or_default().trim().to_owned();
        codes.push(Listed { code, spelled, at: item.span() });
    }
    // Teams have points of two kinds, and either may stand first.
    if codes.first().is_none_or(|first| !matches!(first.code.name, Name::Pts | Name::Mpts | Name::Gpts)) {
        codes.insert(0, Listed::points());
    }
    codes
}

/// Reads a code that is a value.
pub(super) fn code(node: &Node<'_>, sink: &mut Sink) -> Option<Code> {
    let text = shape::text(node, "tie-break", sink)?;
    parse(text, node, &[], sink)
}

/// Reads a code, or one of the other subjects that can be expected.
pub(super) fn subject(node: &Node<'_>, sink: &mut Sink) -> Option<Subject> {
    match shape::text(node, "tie-break", sink)? {
        "rank" => Some(Subject::Rank),
        "adjusted" => Some(Subject::Adjusted(None)),
        "adjusted:MP" => Some(Subject::Adjusted(Some(TeamScore::Match))),
        "adjusted:GP" => Some(Subject::Adjusted(Some(TeamScore::Game))),
        text => parse(text, node, &["rank", "adjusted"], sink).map(Subject::TieBreak),
    }
}

fn parse(text: &str, node: &Node<'_>, others: &[&str], sink: &mut Sink) -> Option<Code> {
    match text.trim().parse::<Code>() {
        Ok(code) => Some(code),
        Err(error) => {
            sink.push(unread(&error, text, others, |part| node.part(part)));
            None
        }
    }
}

/// A code of the command line or of a list elsewhere that cannot be read.
pub fn code_fault(error: &ParseCodeError, text: &str) -> Diagnostic {
    unread(error, text, &[], |_| 0..0)
}

/// What is wrong with a text that is no code; `place` finds a part of it in the file.
fn unread(error: &ParseCodeError, text: &str, others: &[&str], place: impl Fn(Range<usize>) -> Range<usize>) -> Diagnostic {
    // Where the part stands in the text: the last place for what repeats an earlier part, the first for the rest.
    let part = |part: &str, last: bool| {
        let at = |(at, _): (usize, &str)| at + 1..at + 1 + part.len();
        let mut places = text.match_indices([':', '/', '-']).filter(|(at, _)| text[at + 1..].starts_with(part)).map(at);
        let found = if last { places.next_back() } else { places.next() };
        place(found.unwrap_or(0..text.len()))
    };
    match error {
        ParseCodeError::UnknownName { name, similar } => {
            let start = text.len() - text.trim_start().len();
            let fault = Diagnostic::error(Fault::UnknownTieBreak, place(start..start + name.len())).arg("name", shorten(name));
            let other = nearest(name, others.iter().copied()).map(str::to_owned);
            let similar = similar.map(|code| code.to_string()).or(other);
            match similar {
                Some(similar) => fault.arg("similar", similar).label("similar"),
                None => fault.arg("known", every_name()).help("known"),
            }
        }
        ParseCodeError::UnknownScore(score) => Diagnostic::error(Fault::UnknownTeamScore, part(score, false)).arg("score", shorten(score)),
        ParseCodeError::UnknownModifier(modifier) => {
            let fault = Diagnostic::error(Fault::UnknownModifier, part(modifier, false)).arg("modifier", shorten(modifier));
            fault.help("help")
        }
        ParseCodeError::RepeatedModifier(modifier) => {
            Diagnostic::error(Fault::RepeatedModifier, part(modifier, true)).arg("modifier", shorten(modifier))
        }
        ParseCodeError::ModifierNotTaken { name, modifier } => {
            let fault = Diagnostic::error(Fault::ModifierNotTaken, part(modifier, false)).arg("name", name.as_str());
            let fault = fault.arg("modifier", shorten(modifier));
            if modifier.starts_with(['C', 'c', 'M', 'm']) { fault.help("cut") } else { fault }
        }
    }
}

fn every_name() -> String {
    let names: Vec<&str> = Name::ALL.iter().copied().map(Name::as_str).collect();
    names.join(", ")
}

/// Reports a code that this tournament cannot have.
pub(super) fn refuse(code: Code, at: Range<usize>, facts: &Facts, regulations: &Regulations, sink: &mut Sink) {
    if let Some(refusal) = refusal_under(code, facts.circumstances, &regulations.reading, regulations.edition) {
        let fault = refused(code, at.clone(), refusal, regulations.edition);
        sink.push(match refusal {
            Refusal::Unrated { number, .. } => {
                // One announcement is missing, however many values depend on it.
                if sink.has(Fault::UnratedPlayer) {
                    return;
                }
                match facts.participants.iter().position(|participant| participant.number == number) {
                    Some(first) => fault.also(facts.names_at[first].clone(), "player"),
                    None => fault,
                }
            }
            _ => fault,
        });
    }
}

fn refused(code: Code, at: Range<usize>, refusal: Refusal, edition: &Edition) -> Diagnostic {
    let score = code.score.map_or("", TeamScore::abbreviation);
    let fault = match refusal {
        Refusal::NotInEdition => {
            // A name is missing in the list, a modifier in the article of its name.
            let listed = !edition.without.iter().any(|without| without == code.name.as_str());
            let concept = if listed && code.fore { code.name.entry().concept } else { Concept::ListOfCodes };
            Diagnostic::error(Fault::NotInEdition, at).arg("edition", &edition.id).arg("article", edition.number(concept)).help("help")
        }
        Refusal::TeamScore => Diagnostic::error(Fault::TeamScoreOfPlayers, at).help("help"),
        Refusal::ForTeams => {
            Diagnostic::error(Fault::CodeForTeams, at).arg("article", edition.number(code.name.entry().concept)).help("help")
        }
        Refusal::ScoreFixed => Diagnostic::error(Fault::ScoreFixed, at).arg("score", score).help("help"),
        Refusal::MatchPointsOnly => Diagnostic::error(Fault::ScoreFixed, at).arg("score", score).help("match"),
        Refusal::RatingsOfTeams => {
            Diagnostic::error(Fault::RatingsOfTeams, at).arg("article", edition.number(Concept::TeamTieBreaks)).help("help")
        }
        Refusal::BoardsNotKnown => Diagnostic::error(Fault::BoardsNotKnown, at).help("help"),
        Refusal::KnockOut => {
            Diagnostic::error(Fault::NotForKnockOut, at).arg("article", edition.number(Concept::TeamKnockOut)).help("help")
        }
        Refusal::BuchholzInRoundRobin => {
            let fault = Diagnostic::error(Fault::BuchholzInRoundRobin, at).arg("article", edition.number(Concept::BuchholzFamily));
            fault.label("label").help("help")
        }
        Refusal::RoundsNotKnown => {
            let concept = if code.name == Name::Fb { Concept::ForeBuchholz } else { Concept::ProgressiveScore };
            Diagnostic::error(Fault::RoundsNotKnown, at).arg("article", edition.number(concept)).help("help")
        }
        Refusal::ColoursNotKnown => {
            Diagnostic::error(Fault::ColoursNotKnown, at).arg("article", edition.number(code.name.entry().concept)).help("help")
        }
        Refusal::Unrated { number, count } => {
            let fault = Diagnostic::error(Fault::UnratedPlayer, at).arg("number", number).arg("count", count);
            fault.arg("article", edition.number(Concept::Ratings)).label("label").help("help")
        }
        Refusal::KoyaInSwiss => Diagnostic::warning(Fault::KoyaInSwiss, at).arg("article", edition.number(Concept::Koya)),
    };
    fault.arg("code", code)
}

/// Why a code is refused, for a place that has no file to point into.
pub fn refusal_fault(code: Code, refusal: Refusal, edition: &Edition) -> Diagnostic {
    refused(code, 0..0, refusal, edition)
}
