//! What the codes of article 7 that count rounds have in common: one for each round that counts, and for each that
//! does not, why.

use super::{Code, Context};
use crate::Exact;
use crate::rules::Cites;
use crate::tournament::{Outcome, ParticipantId};
use crate::working::{Kind, Label, Operation, Reason, Recorder, Value};

/// What one round gives to a count.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tally {
    /// What is added: 1, ½, 0, or undefined.
    pub(super) value: Value,
    /// Why.
    pub(super) reason: Reason,
    /// The articles beside the code's own.
    pub(super) cites: Cites,
}

impl Tally {
    /// The round counts.
    pub(super) fn one(reason: Reason, cites: Cites) -> Tally {
        Tally { value: Some(Exact::ONE), reason, cites }
    }

    /// The round does not count.
    pub(super) fn none(reason: Reason, cites: Cites) -> Tally {
        Tally { value: Some(Exact::ZERO), reason, cites }
    }

    /// What the round gives is not known.
    pub(super) fn undefined(reason: Reason) -> Tally {
        Tally { value: None, reason, cites: &[] }
    }
}

/// The sum over all rounds of what each gives.
pub(super) fn count<R: Recorder>(
    cx: &Context<'_>,
    r: &R,
    code: Code,
    id: ParticipantId,
    cites: Cites,
    tally: impl Fn(u16, Outcome) -> Tally,
) -> R::Node {
    let rounds = cx.row(id).map(|(slot, outcome)| {
        let Tally { value, reason, cites } = match outcome {
            Outcome::Unknown => Tally::undefined(Reason::GamesUnknown),
            outcome => tally(slot, outcome),
        };
        let kind = Kind::Contribution { slot, opponent: outcome.opponent() };
        r.given(Label::new(kind, cites).because(reason).counted_if(value != Some(Exact::ZERO)), value)
    });
    r.derive(Label::new(Kind::TieBreak { code, participant: id }, cites), Operation::Sum, rounds)
}
