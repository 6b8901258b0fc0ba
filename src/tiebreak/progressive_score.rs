//! Progressive scores (PS, C.07 7.5): the sum over all rounds of the score after each round.
//!
//! Results 1, ½, 1 give running scores 1, 1½, 2½:
//!
//! ```
//! # use halfpoint::Exact;
//! let running = ["1", "1½", "2½"].map(|score| score.parse::<Exact>().unwrap());
//! assert_eq!(running.into_iter().sum::<Exact>(), Exact::from(5));
//! ```
//!
//! A cut drops the score after round 1, then that after round 2 (14.1.1.c), even when the round was a bye: article
//! 16.5 does not reach this code.

use super::{Code, Context, cut};
use crate::Exact;
use crate::rules::{Cites, Concept};
use crate::tournament::{Outcome, ParticipantId};
use crate::working::{Kind, Label, Operation, Reason, Recorder};

/// The progressive score of a participant, with cuts.
pub(super) fn compute<R: Recorder>(cx: &Context<'_>, r: &R, code: Code, id: ParticipantId) -> R::Node {
    let cites: Cites = &[Concept::ProgressiveScore];
    let mut score = Some(Exact::ZERO);
    let running = cx.row(id).map(|(slot, outcome)| {
        let kind = Kind::Contribution { slot, opponent: outcome.opponent() };
        let before = score.filter(|_| outcome != Outcome::Unknown);
        let awarded = cx.tournament().awarded(id, usize::from(slot));
        score = before.map(|before| before + awarded);
        if before.is_none() {
            // After a round that is not known, no running score is.
            return r.given(Label::new(kind, &[]).because(Reason::GamesUnknown), None);
        }
        let before = r.given(Label::new(Kind::Before, &[]), before);
        let points = r.given(Label::new(Kind::Awarded { slot }, &[]), Some(awarded));
        r.derive(Label::new(kind, cites), Operation::Sum, [before, points])
    });
    let running = running.collect();
    cut::sum_from_first(r, code, id, cites, running)
}
