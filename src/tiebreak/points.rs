//! Points (PTS): the final score, by which the list begins.

use super::{Code, Context, unplayed};
use crate::rules::Concept;
use crate::tournament::ParticipantId;
use crate::working::{Kind, Label, Operation, Recorder};

/// The final score of a participant, in points.
pub(super) fn compute<R: Recorder>(cx: &Context<'_>, r: &R, code: Code, id: ParticipantId) -> R::Node {
    let score = unplayed::score(cx, r, false, id);
    r.derive(Label::new(Kind::TieBreak { code, participant: id }, &[Concept::OrderOfApplication]), Operation::First, [score])
}
