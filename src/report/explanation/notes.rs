//! What another reading would give.

use super::super::readings::{reading_sentence, standing_id};
use super::super::{Other, Scene};
use super::arithmetic::{contributions, has_cuts, result};
use super::encounter::tied;
use super::model::Note;
use crate::render::{Arg, Line, Sentence, say};
use crate::rules::Standing;
use crate::tiebreak::{Code, encounter, only_in_group, refusal, working};
use crate::tournament::ParticipantId;
use crate::working::{Part, Step, Steps, Value};

/// At most this many misreadings are told.
const MISREADINGS: usize = 3;

/// The values that other readings give, the editions' own options first. An edition is also told of when it comes to
/// the same value on another way.
pub(super) fn of_value(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Vec<Note> {
    let mut notes = Vec::new();
    // Two mistakes about the same point that come to the same are told once.
    let mut told: Vec<(&'static str, Value, Way)> = Vec::new();
    for other in scene.others() {
        if refusal(code, other.cx.tournament(), &other.cx.reading()).is_some_and(|refusal| !refusal.is_warning()) {
            continue;
        }
        let steps = Steps::new();
        let Some(child) = working(&other.cx, &steps, code, id) else { continue };
        let step = child.step();
        if only_in_group(&other.cx, code)
            && let Some((members, _)) = tied(scene, code, None, id)
        {
            notes.push(note(scene, other, order_sentence(scene, &encounter(&other.cx, code, &members))));
            continue;
        }
        let differs = step.value() != root.value();
        let other_way = other.standing == Standing::Edition && way(step) != way(root);
        if !(differs || other_way) {
            continue;
        }
        let this = (other.axis, step.value(), way(step));
        if other.standing == Standing::Misreading && told.contains(&this) {
            continue;
        }
        told.push(this);
        let line = result(step);
        // A mistake whose sum is left empty teaches nothing.
        let empty = |line: &Line| line.terms.iter().all(|term| term.text == "0");
        if other.standing == Standing::Misreading && line.as_ref().is_some_and(empty) {
            continue;
        }
        let outcome = match (step.value(), line) {
            (Some(_), Some(line)) if differs => say("note-differs").with("line", line),
            (Some(value), None) if differs => say("note-differs-bare").with("value", Arg::strong(value)),
            (Some(_), Some(line)) => match sum(step) {
                Some(sum) if has_cuts(step) => say("note-again-after-cut").with("sum", sum).with("line", line),
                _ => say("note-again").with("line", line),
            },
            (Some(value), None) => say("note-again-bare").with("value", Arg::strong(value)),
            (None, _) => say("note-undefined"),
        };
        notes.push(note(scene, other, outcome));
    }
    limited(notes)
}

/// The sum before any cut.
fn sum(step: &Step) -> Value {
    contributions(step).into_iter().filter(|one| one.part != Part::LeftOut).map(|one| one.value).sum()
}

/// What each round gives to a value and what becomes of it.
type Way = Vec<(u16, Value, Part)>;

/// How the value comes about: what each round gives and what becomes of it.
fn way(step: &Step) -> Way {
    contributions(step).into_iter().map(|one| (one.slot, one.value, one.part)).collect()
}

/// The orders of a tied group that other readings give.
pub(super) fn of_group(scene: &Scene<'_>, code: Code, members: &[ParticipantId], places: &[Vec<ParticipantId>]) -> Vec<Note> {
    let mut notes = Vec::new();
    for other in scene.others() {
        let order = encounter(&other.cx, code, members);
        if order == places {
            continue;
        }
        notes.push(note(scene, other, order_sentence(scene, &order)));
    }
    limited(notes)
}

fn order_sentence(scene: &Scene<'_>, order: &[Vec<ParticipantId>]) -> Sentence {
    if order.len() == 1 { say("note-all-tied") } else { say("note-order").with("order", order_of(scene, order)) }
}

/// “1. Timur Aslanov; 2.–3. …”.
pub(super) fn order_of(scene: &Scene<'_>, places: &[Vec<ParticipantId>]) -> Arg {
    let mut first = 1;
    let mut list = Vec::new();
    for subset in places {
        let last = first + subset.len() - 1;
        let key = if subset.len() == 1 { "order-place" } else { "order-places" };
        list.push(Arg::from(say(key).with("first", first).with("last", last).with("names", scene.names(subset.iter().copied()))));
        first = last + 1;
    }
    Arg::Items(list)
}

fn note(scene: &Scene<'_>, other: &Other<'_>, outcome: Sentence) -> Note {
    let reading = reading_sentence(scene.edition, other.axis, other.option);
    Note {
        standing: standing_id(other.standing),
        axis: other.axis.to_owned(),
        option: other.option.to_owned(),
        sentences: vec![reading, outcome],
    }
}

fn limited(notes: Vec<Note>) -> Vec<Note> {
    let mut misreadings = 0;
    let keep = |note: &Note| {
        misreadings += usize::from(note.standing == "misreading");
        note.standing != "misreading" || misreadings <= MISREADINGS
    };
    let mut notes = notes;
    notes.retain(keep);
    notes
}
