//! Wins (WIN, C.07 7.1): the rounds in which the awarded points equal those of a win, played or not.
//!
//! A forfeit win, a full-point bye and a pairing-allocated bye worth a win all count.

use super::own_record::{self, Tally};
use super::{Code, Context};
use crate::rules::Concept;
use crate::tournament::{Outcome, ParticipantId};
use crate::working::{Reason, Recorder};

/// The number of wins of a participant, in rounds.
pub(super) fn compute<R: Recorder>(cx: &Context<'_>, r: &R, code: Code, id: ParticipantId) -> R::Node {
    let cites = &[Concept::Wins];
    own_record::count(cx, r, code, id, cites, |slot, outcome| match outcome {
        Outcome::FreeRound => Tally::none(Reason::FreeRound, &[Concept::FixedPairings]),
        Outcome::NotYetPlayed { .. } => Tally::none(Reason::NotYetPlayed, cites),
        _ if cx.tournament().awarded(id, usize::from(slot)) == cx.tournament().scoring().win => Tally::one(Reason::WorthWin, cites),
        _ => Tally::none(Reason::NotWorthWin, cites),
    })
}
