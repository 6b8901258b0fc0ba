//! Match points or game points (MPvGP, C.07 13.1): the secondary score of a team, game points where match points rank
//! the teams and match points where game points do.

use super::{Code, Context, unplayed};
use crate::rules::Concept;
use crate::tournament::ParticipantId;
use crate::working::{Kind, Label, Operation, Recorder};

/// The secondary score of a team.
pub(super) fn compute<R: Recorder>(cx: &Context<'_>, r: &R, code: Code, id: ParticipantId) -> R::Node {
    let score = unplayed::score(cx.secondary(), r, false, id);
    r.derive(Label::new(Kind::TieBreak { code, participant: id }, &[Concept::MatchOrGamePoints]), Operation::First, [score])
}
