//! Expected and printed values, and the questions.

use std::collections::HashMap;
use std::ops::Range;

use super::derivation::{derived, has_part, path, step_value};
use super::facts::Facts;
use super::shape::{self, Fields, PUBLISHED, QUESTION};
use super::values::{not_a_number, shorten};
use super::yaml::{Kind, Node};
use super::{Derivation, Expectation, Expected, Published, Question, Regulations, Subject, Under, codes, regulations, words};
use crate::diagnostic::{Code as Fault, Diagnostic, Sink};
use crate::tiebreak::{Code, Method, Name};
use crate::tournament::ParticipantId;

/// What expected values are held against.
#[derive(Clone, Copy)]
pub(super) struct Context<'a> {
    pub facts: &'a Facts,
    pub regulations: &'a Regulations,
}

impl Context<'_> {
    /// Finds a participant by name or number; suggests a similar name with the place where it is written.
    pub fn participant(&self, node: &Node<'_>, sink: &mut Sink) -> Option<ParticipantId> {
        let text = shape::text(node, "participant", sink)?.trim();
        let found = self.facts.find(text);
        if found.is_none() && !sink.is_full() {
            sink.push(self.facts.unknown(text, node.span()));
        }
        found
    }

    fn refuse(&self, subject: Subject, at: Range<usize>, sink: &mut Sink) {
        if let Subject::TieBreak(code) = subject
            // A value of Koya may be asked for anywhere; only a list is meant to be used.
            && code.name != Name::Ks
        {
            codes::refuse(code, at, self.facts, self.regulations, sink);
        } else if matches!(subject, Subject::Adjusted(Some(_))) && self.facts.circumstances.boards_known.is_none() {
            sink.push(Diagnostic::error(Fault::TeamScoreOfPlayers, at).arg("code", subject).help("help"));
        }
    }
}

/// Reads `expect:`, or the values under other regulations.
pub(super) fn expectations(node: &Node<'_>, name: &str, context: Context<'_>, sink: &mut Sink) -> Vec<Expectation> {
    let mut expectations = Vec::new();
    let mut seen: HashMap<ParticipantId, (Range<usize>, Option<&str>)> = HashMap::new();
    for entry in shape::mapping(node, name, sink).unwrap_or_default() {
        let Some(participant) = context.participant(&entry.key, sink) else { continue };
        if let Some((first, spelling)) = seen.get(&participant) {
            // The same spelling twice is a key twice, which has been reported.
            if *spelling == entry.key.text() {
                continue;
            }
            let name = &context.facts.participants[participant.index()].name;
            let fault = Diagnostic::error(Fault::ParticipantTwice, entry.key.span()).arg("name", name).label("again");
            sink.push(fault.also(first.clone(), "first").help("help"));
        } else {
            seen.insert(participant, (entry.key.span(), entry.key.text()));
        }
        of_participant(participant, &entry.key, &entry.value, context, sink, &mut expectations);
    }
    expectations
}

fn of_participant(
    participant: ParticipantId,
    key: &Node<'_>,
    node: &Node<'_>,
    context: Context<'_>,
    sink: &mut Sink,
    expectations: &mut Vec<Expectation>,
) {
    let name = key.text().unwrap_or_default();
    if node.is_empty_text() {
        sink.push(Diagnostic::error(Fault::EmptyValue, key.span()).arg("key", shorten(name)).help("help"));
        return;
    }
    let mut seen: HashMap<Subject, (Range<usize>, String)> = HashMap::new();
    for entry in shape::mapping(node, name, sink).unwrap_or_default() {
        let Some(subject) = codes::subject(&entry.key, sink) else { continue };
        let written = entry.key.text().unwrap_or_default();
        if let Some((first, spelling)) = seen.get(&subject) {
            // The same spelling twice is a key twice, which has been reported.
            if spelling != written {
                let fault = Diagnostic::error(Fault::SubjectTwice, entry.key.span()).arg("subject", subject).label("again");
                sink.push(fault.also(first.clone(), "first"));
            }
            continue;
        }
        seen.insert(subject, (entry.key.span(), written.to_owned()));
        context.refuse(subject, entry.key.span(), sink);
        let read = match &entry.value.kind {
            Kind::Mapping(_) => derived(&entry.value, subject, participant, context, sink),
            _ => expected(&entry.value, subject, context, sink).map(|expected| (expected, Derivation::default())),
        };
        let Some((expected, derivation)) = read else { continue };
        let span = entry.key.span().start..entry.value.span().end;
        expectations.push(Expectation { participant, subject, expected, derivation, span });
    }
}

/// Reads a value: a number, a place, `undefined`.
pub(super) fn expected(node: &Node<'_>, subject: Subject, context: Context<'_>, sink: &mut Sink) -> Option<Expected> {
    let text = shape::text(node, "value", sink)?.trim();
    let is_code = matches!(subject, Subject::TieBreak(_));
    if is_code && text == "undefined" {
        return Some(Expected::Undefined);
    }
    if !subject.is_place() {
        let number = text.parse().ok();
        if number.is_none() {
            sink.push(not_a_number(text, node.span()));
        }
        return number.map(Expected::Number);
    }
    let Some((first, last)) = places(text) else {
        sink.push(Diagnostic::error(Fault::NotAPlace, node.span()).arg("text", shorten(text)).arg("subject", subject).help("help"));
        return None;
    };
    if first > last {
        let fault = Diagnostic::error(Fault::PlacesUpsideDown, node.span()).arg("text", shorten(text));
        sink.push(fault.arg("first", first).arg("last", last).label("swapped"));
        return None;
    }
    let field = context.facts.participants.len();
    if last as usize > field {
        sink.push(Diagnostic::error(Fault::PlaceBeyondField, node.span()).arg("place", last).arg("count", field));
        return None;
    }
    Some(Expected::Places(first, last))
}

impl Subject {
    /// Whether the value is a place and not a number.
    fn is_place(self) -> bool {
        match self {
            Subject::Rank => true,
            Subject::TieBreak(code) => matches!(code.name.entry().method, Method::Group),
            Subject::Adjusted(_) => false,
        }
    }
}

impl std::fmt::Display for Subject {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Subject::TieBreak(code) => code.fmt(f),
            Subject::Rank => f.pad("rank"),
            Subject::Adjusted(None) => f.pad("adjusted"),
            Subject::Adjusted(Some(score)) => f.pad(&format!("adjusted:{}", score.abbreviation())),
        }
    }
}

/// Reads `4` or `4-5`.
fn places(text: &str) -> Option<(u32, u32)> {
    let text: String = text.chars().map(super::cell::plain_dash).collect();
    match text.split_once('-') {
        Some((first, last)) => Some((super::cell::number(first.trim())?, super::cell::number(last.trim())?)),
        None => super::cell::number(&text).map(|place| (place, place)),
    }
}

/// Reads `published:`.
pub(super) fn published(node: &Node<'_>, expectations: &[Expectation], context: Context<'_>, sink: &mut Sink) -> Vec<Published> {
    let mut published = Vec::new();
    for item in shape::list(node, "published", sink).unwrap_or_default() {
        let Some(fields) = Fields::of(item, &PUBLISHED, "published", sink) else { continue };
        let participant = fields.value("participant").and_then(|node| context.participant(node, sink));
        let subject = fields.value("tie-break").and_then(|node| {
            let subject = codes::subject(node, sink)?;
            context.refuse(subject, node.span(), sink);
            Some(subject)
        });
        let step = fields.entry("step").map(|entry| (entry, path(&entry.value, sink)));
        if let (Some((entry, _)), Some(subject)) = (&step, subject)
            && !has_part(subject, "steps")
        {
            let fault = Diagnostic::error(Fault::DerivationNotTaken, entry.key.span()).arg("subject", subject).arg("part", "step");
            sink.push(fault.help("steps"));
            continue;
        }
        let printed_at = fields.value("printed");
        let printed = subject.zip(printed_at).and_then(|(subject, node)| match step {
            Some(_) => step_value(node, sink).map(|value| value.map_or(Expected::Undefined, Expected::Number)),
            None => expected(node, subject, context, sink),
        });
        let step = match step {
            Some((_, None)) => continue,
            Some((_, path)) => path,
            None => None,
        };
        let because = fields.entry("because").and_then(|entry| words::texts(entry, sink));
        let printed_in = fields.entry("in").and_then(|entry| words::lines(entry, sink));
        let (Some(participant), Some(subject), Some(printed), Some(because)) = (participant, subject, printed, because) else { continue };
        let same =
            |other: &&Expectation| (other.participant, other.subject) == (participant, subject) && says(other, step.as_deref(), printed);
        if let (Some(other), Some(node)) = (expectations.iter().find(same), printed_at) {
            let name = &context.facts.participants[participant.index()].name;
            let fault = Diagnostic::error(Fault::PrintedAsExpected, node.span()).arg("name", name).arg("subject", subject);
            sink.push(fault.label("printed").also(other.span.clone(), "expected").help("help"));
        }
        published.push(Published { participant, subject, step, printed, because, printed_in, span: item.span() });
    }
    published
}

/// Whether an expectation has this value, or this value of a step.
fn says(expectation: &Expectation, step: Option<&str>, value: Expected) -> bool {
    match step {
        None => expectation.expected == value,
        Some(step) => expectation
            .derivation
            .steps
            .iter()
            .any(|(path, expected)| path == step && expected.map_or(Expected::Undefined, Expected::Number) == value),
    }
}

/// Reads `under:`.
pub(super) fn under(node: &Node<'_>, context: Context<'_>, sink: &mut Sink) -> Vec<Under> {
    let mut under = Vec::new();
    for entry in shape::mapping(node, "under", sink).unwrap_or_default() {
        let key = entry.key.text().unwrap_or_default();
        if entry.value.is_empty_text() {
            sink.push(Diagnostic::error(Fault::EmptyValue, entry.key.span()).arg("key", shorten(key)).help("help"));
        }
        let Some(regulations) = regulations::under(&entry.key, context.regulations, sink) else { continue };
        if entry.value.is_empty_text() {
            continue;
        }
        let there = Context { regulations: &regulations, ..context };
        let expectations = expectations(&entry.value, key, there, sink);
        under.push(Under { key: key.trim().to_owned(), regulations, expectations });
    }
    under
}

/// Reads `questions:`.
pub(super) fn questions(node: &Node<'_>, context: Context<'_>, sink: &mut Sink) -> Vec<Question> {
    let mut questions: Vec<Question> = Vec::new();
    let mut seen: HashMap<(Code, ParticipantId), Range<usize>> = HashMap::new();
    for item in shape::list(node, "questions", sink).unwrap_or_default() {
        let Some(fields) = Fields::of(item, &QUESTION, "questions", sink) else { continue };
        let ask = fields.value("ask").and_then(|node| {
            let code = codes::code(node, sink)?;
            context.refuse(Subject::TieBreak(code), node.span(), sink);
            Some(code)
        });
        let of = fields.value("of").and_then(|node| context.participant(node, sink));
        let Some((ask, of)) = ask.zip(of) else { continue };
        if let Some(first) = seen.get(&(ask, of)) {
            sink.push(Diagnostic::warning(Fault::QuestionTwice, item.span()).label("again").also(first.clone(), "first"));
        } else {
            seen.insert((ask, of), item.span());
        }
        questions.push(Question { ask, of });
    }
    questions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_places() {
        for (text, read) in [
            ("4", Some((4, 4))),
            ("4-5", Some((4, 5))),
            ("4–5", Some((4, 5))),
            ("5-4", Some((5, 4))),
            ("0", None),
            ("-1", None),
            ("4-", None),
            ("first", None),
            ("4½", None),
        ] {
            assert_eq!(places(text), read, "{text}");
        }
    }
}
