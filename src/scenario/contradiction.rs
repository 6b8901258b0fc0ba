//! From contradictions between facts to the places where they are written.

use std::collections::HashMap;
use std::ops::Range;

use super::sheet::Place;
use crate::diagnostic::{Code, Diagnostic};
use crate::tournament::{Inconsistency, MAX_CELLS, MAX_PARTICIPANTS, MAX_SLOTS, Participant, ParticipantId, System};

/// Where the facts are written.
pub(super) struct Places {
    /// The name of each participant.
    pub names: Vec<Range<usize>>,
    /// The stated score of each.
    pub points: Vec<Option<Range<usize>>>,
    /// Those of whom something could not be read: what seems to contradict it is no second fault.
    pub faulty: Vec<bool>,
    /// The cells of each, slot by slot.
    pub cells: Vec<Vec<Place>>,
    /// The values of the scoring system by name; the whole mapping under the empty name.
    pub scoring: HashMap<&'static str, Range<usize>>,
    /// The key `tournament`.
    pub key: Range<usize>,
    /// Whether slots are rounds.
    pub rounds_known: bool,
}

impl Places {
    pub fn cell(&self, id: ParticipantId, slot: usize) -> Range<usize> {
        let cells = self.cells.get(id.index());
        cells.and_then(|cells| cells.get(slot)).map_or(self.key.clone(), |place| place.range())
    }

    fn name(&self, id: ParticipantId) -> Range<usize> {
        self.names.get(id.index()).cloned().unwrap_or_else(|| self.key.clone())
    }

    fn is_faulty(&self, id: ParticipantId) -> bool {
        self.faulty.get(id.index()).copied().unwrap_or(false)
    }

    /// The cell of the opponent's row that answers a cell: in a grid it stands elsewhere in the row.
    fn answer(&self, own: ParticipantId, slot: usize, opponent: ParticipantId) -> Range<usize> {
        if self.rounds_known {
            return self.cell(opponent, slot);
        }
        let others = self.names.len().saturating_sub(1).max(1);
        let cycle = slot / others;
        let column = own.index() - usize::from(own.index() > opponent.index());
        self.cell(opponent, cycle * others + column)
    }
}

/// Adds the bounds to a fault about the size of a tournament.
pub(super) fn with_bounds(fault: Diagnostic) -> Diagnostic {
    fault.arg("participants", MAX_PARTICIPANTS).arg("rounds", MAX_SLOTS).arg("cells", MAX_CELLS).help("help")
}

/// The diagnostic for a contradiction; `None` where it only follows from a fault that was reported already.
pub(super) fn diagnostic(
    contradiction: &Inconsistency,
    participants: &[Participant],
    places: &Places,
    system: Option<System>,
) -> Option<Diagnostic> {
    let name = |id: ParticipantId| participants.get(id.index()).map_or("", |participant| participant.name.as_str());
    let number = |id: ParticipantId| participants.get(id.index()).map_or(0, |participant| participant.number);
    let sides = |code, own, slot, opponent| {
        // In a list of pairings both sides are one text.
        let (here, there) = (places.cell(own, slot), places.answer(own, slot, opponent));
        let fault = Diagnostic::error(code, here.clone()).arg("name", name(own)).arg("opponent", name(opponent));
        let fault = fault.arg("number", number(own)).arg("other-number", number(opponent)).arg("round", slot + 1);
        let fault = fault.arg("form", if places.rounds_known { "rounds" } else { "grid" });
        if here == there { fault } else { fault.label("one").also(there, "two") }
    };
    Some(match *contradiction {
        Inconsistency::NoParticipants => Diagnostic::error(Code::NoParticipants, places.key.clone()),
        Inconsistency::TooLarge { participants, slots } => {
            with_bounds(Diagnostic::error(Code::TooLarge, places.key.clone()).arg("count", participants).arg("other", slots))
        }
        // Numbers and names are compared while the players are read, so that nothing hides them; so are the lengths.
        Inconsistency::NumberTwice { .. } | Inconsistency::NameTwice { .. } => return None,
        Inconsistency::RowLength { .. } | Inconsistency::MoreThanScheduled { .. } => return None,
        Inconsistency::OwnOpponent { participant, slot } => {
            Diagnostic::error(Code::OwnOpponent, places.cell(participant, slot)).arg("number", number(participant))
        }
        Inconsistency::OneSided { participant, opponent, .. } if places.is_faulty(participant) || places.is_faulty(opponent) => {
            return None;
        }
        Inconsistency::OneSided { participant, slot, opponent } => sides(Code::OneSided, participant, slot, opponent),
        Inconsistency::Results { participant, slot, opponent } => sides(Code::ResultsDisagree, participant, slot, opponent),
        Inconsistency::Colours { participant, slot, opponent } => sides(Code::ColoursDisagree, participant, slot, opponent),
        Inconsistency::NotOfSystem { .. } if system.is_none() => return None,
        Inconsistency::NotOfSystem { participant, slot } => {
            let kind = if system == Some(System::Swiss) { "swiss" } else { "round-robin" };
            Diagnostic::error(Code::NotOfSystem, places.cell(participant, slot)).arg("system", kind).help(kind)
        }
        Inconsistency::BackAfterWithdrawal { participant, .. } if places.is_faulty(participant) => return None,
        Inconsistency::BackAfterWithdrawal { participant, absent, back } => {
            let fault = Diagnostic::error(Code::BackAfterWithdrawal, places.cell(participant, back)).arg("name", name(participant));
            let fault = fault.label("back").also(places.cell(participant, absent), "absent");
            fault.arg("round", absent + 1).help("help")
        }
        Inconsistency::Total { participant, .. } | Inconsistency::NoScore { participant } if places.is_faulty(participant) => return None,
        Inconsistency::Total { participant, printed, computed } => {
            let at = places.points.get(participant.index()).cloned().flatten().unwrap_or_else(|| places.name(participant));
            let fault = Diagnostic::error(Code::WrongTotal, at).arg("name", name(participant));
            fault.number("printed", printed).number("computed", computed).label("label")
        }
        Inconsistency::NoScore { participant } => {
            Diagnostic::error(Code::NoScore, places.name(participant)).arg("name", name(participant)).help("help")
        }
        Inconsistency::MetTooOften { participant, opponent, slot } => {
            let fault = Diagnostic::error(Code::MetTooOften, places.cell(participant, slot)).arg("name", name(participant));
            let cycles = system.map_or(1, System::cycles);
            fault.arg("opponent", name(opponent)).arg("count", cycles).help("help")
        }
        Inconsistency::ScoringValue { name, value } => {
            // A value that is not written follows from one that is.
            let at = places.scoring.get(name)?.clone();
            Diagnostic::error(Code::ScoringValue, at).arg("name", name).number("value", value)
        }
        // Players' points follow from the outcomes; those of teams are checked while the cells are read.
        Inconsistency::Points { .. } => return None,
        Inconsistency::ScoringOrder => {
            let at = places.scoring.get("").cloned().unwrap_or_else(|| places.key.clone());
            Diagnostic::error(Code::ScoringOrder, at).help("help")
        }
        Inconsistency::Meetings => Diagnostic::error(Code::TooManyMeetings, places.key.clone()).help("help"),
    })
}
