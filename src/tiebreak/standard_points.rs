//! Standard points (STD, C.07 7.7): 1 for each round with more points than the scheduled opponent got in it, ½ for as
//! many, 0 for fewer; without an opponent, 1 for more than a draw, ½ for just a draw.
//!
//! In a tournament with 3-1-0 scoring they restore the usual scale.

use super::own_record::{self, Tally};
use super::{Code, Context};
use crate::Exact;
use crate::rules::{Concept, StandardPoints};
use crate::tournament::{Outcome, ParticipantId};
use crate::working::{Reason, Recorder};

/// The standard points of a participant.
pub(super) fn compute<R: Recorder>(cx: &Context<'_>, r: &R, code: Code, id: ParticipantId) -> R::Node {
    let cites = &[Concept::StandardPoints];
    let tournament = cx.tournament();
    let against_draw = cx.reading().standard_points == StandardPoints::AgainstDraw;
    own_record::count(cx, r, code, id, cites, |slot, outcome| {
        let own = tournament.awarded(id, usize::from(slot));
        let opponents = tournament.opponents_awarded(id, usize::from(slot)).filter(|_| !against_draw);
        let [more, equal, less] = match opponents {
            Some(_) => [Reason::MoreThanOpponent, Reason::EqualToOpponent, Reason::LessThanOpponent],
            None => [Reason::MoreThanDraw, Reason::ExactlyDraw, Reason::LessThanDraw],
        };
        match outcome {
            Outcome::FreeRound => return Tally::none(Reason::FreeRound, &[Concept::FixedPairings]),
            Outcome::NotYetPlayed { .. } => return Tally::none(Reason::NotYetPlayed, cites),
            _ => {}
        }
        match own.cmp(&opponents.unwrap_or(tournament.scoring().draw)) {
            std::cmp::Ordering::Greater => Tally::one(more, cites),
            std::cmp::Ordering::Equal => Tally { value: Some(Exact::HALF), reason: equal, cites },
            std::cmp::Ordering::Less => Tally::none(less, cites),
        }
    })
}
