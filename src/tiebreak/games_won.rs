//! Games won (WON, C.07 7.2) and games won with Black (BWG, 7.4): only over the board.

use super::own_record::{self, Tally};
use super::{Code, Context, Name};
use crate::rules::{Cites, Concept, RoundRobinForfeitWins};
use crate::tournament::{Colour, Forfeit, GameResult, Outcome, ParticipantId};
use crate::working::{Reason, Recorder};

/// The number of games that a participant won over the board, with either colour or with Black.
pub(super) fn compute<R: Recorder>(cx: &Context<'_>, r: &R, code: Code, id: ParticipantId) -> R::Node {
    let black_only = code.name == Name::Bwg;
    let cites: Cites = if black_only { &[Concept::GamesWonWithBlack] } else { &[Concept::GamesWon] };
    let forfeits =
        cx.tournament().system().has_fixed_pairings() && cx.reading().round_robin_forfeit_wins == RoundRobinForfeitWins::RegularGames;
    own_record::count(cx, r, code, id, cites, |_, outcome| {
        let (colour, reason, cites): (_, _, Cites) = match outcome {
            Outcome::Played { result: GameResult::Win, colour, .. } => (colour, Reason::WonOverBoard, cites),
            Outcome::Played { .. } => return Tally::none(Reason::NotWon, cites),
            Outcome::Forfeited { forfeit: Forfeit::Win, colour, .. } if forfeits => {
                (colour, Reason::RegularGame, &[Concept::FixedPairings])
            }
            _ => return Tally::none(Reason::NotOverBoard, cites),
        };
        match (black_only, colour) {
            (false, _) | (true, Some(Colour::Black)) => Tally::one(reason, cites),
            (true, Some(Colour::White)) => Tally::none(Reason::PlayedWhite, cites),
            (true, None) => Tally::undefined(Reason::ColourUnknown),
        }
    })
}
