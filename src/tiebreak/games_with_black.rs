//! Games played with Black (BPG, C.07 7.3): only over the board.

use super::own_record::{self, Tally};
use super::{Code, Context};
use crate::rules::{Cites, Concept, RoundRobinForfeitWins};
use crate::tournament::{Colour, Forfeit, Outcome, ParticipantId};
use crate::working::{Reason, Recorder};

/// The number of games that a participant played with Black.
pub(super) fn compute<R: Recorder>(cx: &Context<'_>, r: &R, code: Code, id: ParticipantId) -> R::Node {
    let cites: Cites = &[Concept::GamesWithBlack];
    let forfeits =
        cx.tournament().system().has_fixed_pairings() && cx.reading().round_robin_forfeit_wins == RoundRobinForfeitWins::RegularGames;
    own_record::count(cx, r, code, id, cites, |_, outcome| {
        let (colour, cites): (_, Cites) = match outcome {
            Outcome::Played { colour, .. } => (colour, cites),
            Outcome::Forfeited { forfeit: Forfeit::Win, colour, .. } if forfeits => (colour, &[Concept::FixedPairings]),
            _ => return Tally::none(Reason::NotOverBoard, cites),
        };
        match colour {
            Some(Colour::Black) => Tally::one(Reason::PlayedBlack, cites),
            Some(Colour::White) => Tally::none(Reason::PlayedWhite, cites),
            None => Tally::undefined(Reason::ColourUnknown),
        }
    })
}
