//! Rounds one elected to play in (REP, C.07 7.6): all rounds less half-point byes, zero-point byes and forfeit losses.
//!
//! A pairing-allocated bye, a full-point bye and a forfeit win are not subtracted: the participant was ready to play.
//! After a withdrawal every later round is a zero-point bye (16.1.1) and is subtracted.

use super::own_record::{self, Tally};
use super::{Code, Context};
use crate::rules::{Concept, RoundRobinForfeitLosses};
use crate::tournament::{Outcome, ParticipantId};
use crate::working::{Reason, Recorder};

/// The number of rounds that a participant elected to play in.
pub(super) fn compute<R: Recorder>(cx: &Context<'_>, r: &R, code: Code, id: ParticipantId) -> R::Node {
    let cites = &[Concept::RoundsElected];
    let fixed = cx.tournament().system().has_fixed_pairings();
    let regular = fixed && cx.reading().round_robin_forfeit_losses == RoundRobinForfeitLosses::RegularGames;
    own_record::count(cx, r, code, id, cites, |_, outcome| match outcome {
        Outcome::FreeRound => Tally::none(Reason::FreeRound, &[Concept::FixedPairings]),
        outcome if outcome.is_forfeit_loss() && regular => Tally::one(Reason::RegularGame, &[Concept::FixedPairings]),
        outcome if outcome.is_forfeit_loss() && fixed => {
            Tally::none(Reason::StaysUnplayed, &[Concept::RoundsElected, Concept::FixedPairings])
        }
        outcome if outcome.is_voluntary_unplayed() => Tally::none(Reason::NotElected, cites),
        _ => Tally::one(Reason::Elected, cites),
    })
}
