//! How a value is expected to come about.

use std::collections::HashMap;
use std::ops::Range;

use super::expect::{Context, expected};
use super::shape::{self, DERIVATION, Fields};
use super::values::{number, shorten, whole};
use super::yaml::Node;
use super::{Derivation, Expected, Subject};
use crate::diagnostic::{Code as Fault, Diagnostic, Sink};
use crate::tiebreak::{Code, Method, Name};
use crate::tournament::ParticipantId;
use crate::working::Value;

/// Reads a value with the way it comes about.
pub(super) fn derived(
    node: &Node<'_>,
    subject: Subject,
    participant: ParticipantId,
    context: Context<'_>,
    sink: &mut Sink,
) -> Option<(Expected, Derivation)> {
    let fields = Fields::of(node, &DERIVATION, &subject.to_string(), sink)?;
    let mut derivation = Derivation::default();
    for part in ["counted", "contributions", "cut", "steps"] {
        let Some(entry) = fields.entry(part) else { continue };
        if !has_part(subject, part) {
            sink.push(Diagnostic::error(Fault::DerivationNotTaken, entry.key.span()).arg("subject", subject).arg("part", part).help(part));
            continue;
        }
        match part {
            "counted" => derivation.counted = counted(&entry.value, participant, context, sink),
            "contributions" => derivation.contributions = contributions(&entry.value, context, sink),
            "cut" => derivation.cut = cut(&entry.value, subject, context, sink),
            _ => derivation.steps = steps(&entry.value, sink),
        }
    }
    let expected = fields.value("value").and_then(|node| expected(node, subject, context, sink))?;
    Some((expected, derivation))
}

/// Whether a value comes about in this way at all.
pub(super) fn has_part(subject: Subject, part: &str) -> bool {
    match (subject, part) {
        (Subject::TieBreak(code), "counted") => code.name == Name::Ks,
        (Subject::TieBreak(code), "contributions") => {
            let by_rounds = !matches!(code.name, Name::Tpn | Name::Tpr | Name::Rtng | Name::Bc | Name::Mpvgp | Name::Sssc);
            by_rounds && !matches!(code.name.entry().method, Method::Group)
        }
        (Subject::TieBreak(code), "cut") => cuts(code) > 0,
        (Subject::Adjusted(_), "contributions") => true,
        (Subject::TieBreak(_) | Subject::Adjusted(_), "steps") => true,
        _ => false,
    }
}

fn cuts(code: Code) -> usize {
    usize::from(code.cut.lowest() + code.cut.highest())
}

fn counted(node: &Node<'_>, own: ParticipantId, context: Context<'_>, sink: &mut Sink) -> Option<Vec<ParticipantId>> {
    let mut counted: Vec<ParticipantId> = Vec::new();
    let mut places: HashMap<ParticipantId, Range<usize>> = HashMap::new();
    let mut well = true;
    for item in shape::list(node, "counted", sink)? {
        let Some(opponent) = context.participant(item, sink) else {
            well = false;
            continue;
        };
        let name = |id: ParticipantId| &context.facts.participants[id.index()].name;
        if let Some(first) = places.get(&opponent) {
            let fault = Diagnostic::error(Fault::CountedTwice, item.span()).arg("name", name(opponent)).label("again");
            sink.push(fault.also(first.clone(), "first"));
            well = false;
            continue;
        }
        places.insert(opponent, item.span());
        let tournament = context.facts.tournament.as_ref();
        let met = tournament.is_none_or(|tournament| tournament.row(own).iter().any(|outcome| outcome.opponent() == Some(opponent)));
        if !met {
            sink.push(Diagnostic::error(Fault::NotAnOpponent, item.span()).arg("name", name(opponent)).arg("own", name(own)));
            well = false;
        }
        counted.push(opponent);
    }
    well.then_some(counted)
}

fn contributions(node: &Node<'_>, context: Context<'_>, sink: &mut Sink) -> Option<Vec<Option<crate::Exact>>> {
    let items = shape::list(node, "contributions", sink)?;
    let mut well = true;
    let mut contributions = Vec::with_capacity(items.len());
    for item in items {
        let none = item.text().is_some_and(|text| matches!(text, "-" | "–" | "−" | "—"));
        contributions.push(if none {
            None
        } else {
            let number = number(item, "contributions", sink);
            well &= number.is_some();
            number
        });
    }
    let slots = context.facts.slots;
    if items.len() != slots {
        let fault = Diagnostic::error(Fault::ContributionsLength, node.span()).arg("count", items.len()).arg("other", slots);
        sink.push(if context.facts.rounds_known { fault.help("rounds") } else { fault.help("grid") });
        well = false;
    }
    well.then_some(contributions)
}

fn cut(node: &Node<'_>, subject: Subject, context: Context<'_>, sink: &mut Sink) -> Option<Vec<usize>> {
    let items = shape::list(node, "cut", sink)?;
    let Subject::TieBreak(code) = subject else { return None };
    let slots = context.facts.slots;
    let mut seen: HashMap<usize, Range<usize>> = HashMap::new();
    let mut well = true;
    let mut cut = Vec::with_capacity(items.len());
    for item in items {
        let Some(round) = whole(item, "cut", (1, u32::MAX), sink) else {
            well = false;
            continue;
        };
        let slot = round as usize - 1;
        if slot >= slots {
            sink.push(Diagnostic::error(Fault::CutBeyondRounds, item.span()).arg("round", round).arg("count", slots));
            well = false;
        } else if let Some(first) = seen.get(&slot) {
            let fault = Diagnostic::error(Fault::CutTwice, item.span()).arg("round", round).label("again");
            sink.push(fault.also(first.clone(), "first"));
            well = false;
        } else {
            seen.insert(slot, item.span());
            cut.push(slot);
        }
    }
    if items.len() > cuts(code) {
        let fault = Diagnostic::error(Fault::TooManyCuts, node.span()).arg("code", code).arg("count", cuts(code));
        sink.push(fault.arg("other", items.len()));
        well = false;
    }
    well.then_some(cut)
}

/// Steps of the working with their values.
fn steps(node: &Node<'_>, sink: &mut Sink) -> Vec<(String, Value)> {
    let mut steps: Vec<(String, Value)> = Vec::new();
    for entry in shape::mapping(node, "steps", sink).unwrap_or_default() {
        let (path, value) = (path(&entry.key, sink), step_value(&entry.value, sink));
        let Some((path, value)) = path.zip(value) else { continue };
        // The same path twice is a key twice, which has been reported.
        if steps.iter().all(|(known, _)| *known != path) {
            steps.push((path, value));
        }
    }
    steps
}

/// The path of a step, as the working names it.
pub(super) fn path(node: &Node<'_>, sink: &mut Sink) -> Option<String> {
    let text = shape::text(node, "step", sink)?.trim();
    let is_part = |part: &str| !part.is_empty() && part.chars().all(|letter| letter.is_ascii_alphanumeric() || "-+:".contains(letter));
    if !text.contains('/') || !text.split('/').all(is_part) {
        sink.push(Diagnostic::error(Fault::NotAPath, node.span()).arg("text", shorten(text)).help("help"));
        return None;
    }
    Some(text.to_owned())
}

/// The value of a step: a number, or `undefined`.
pub(super) fn step_value(node: &Node<'_>, sink: &mut Sink) -> Option<Value> {
    match shape::text(node, "value", sink)?.trim() {
        "undefined" => Some(None),
        _ => number(node, "value", sink).map(Some),
    }
}
