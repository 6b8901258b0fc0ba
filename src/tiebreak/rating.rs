//! Rating (RTNG, C.07 10.6): the higher own rating stands first; with `/R` the lower.

use super::over_board::rating_step;
use super::{Code, Context};
use crate::rules::Concept;
use crate::tournament::ParticipantId;
use crate::working::{Kind, Label, Operation, Recorder};

/// The rating of a participant; undefined for one who has none and for whom none is announced.
pub(super) fn compute<R: Recorder>(cx: &Context<'_>, r: &R, code: Code, id: ParticipantId) -> R::Node {
    let label = Label::new(Kind::TieBreak { code, participant: id }, &[Concept::Rating]);
    r.derive(label, Operation::First, [rating_step(cx, r, id)])
}
