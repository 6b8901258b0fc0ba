//! Tournament pairing number (TPN, C.07 7.8): the lower number stands first; with `/R` the higher.

use super::{Code, Context};
use crate::Exact;
use crate::rules::Concept;
use crate::tournament::ParticipantId;
use crate::working::{Kind, Label, Operation, Recorder};

/// The pairing number of a participant.
pub(super) fn compute<R: Recorder>(cx: &Context<'_>, r: &R, code: Code, id: ParticipantId) -> R::Node {
    let number = Exact::from(cx.tournament().participant(id).number);
    let number = r.given(Label::new(Kind::PairingNumber, &[]), Some(number));
    r.derive(Label::new(Kind::TieBreak { code, participant: id }, &[Concept::PairingNumber]), Operation::First, [number])
}
