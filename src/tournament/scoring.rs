//! What each outcome is worth.

use super::{Forfeit, GameResult, Outcome};
use crate::Exact;

/// The scoring system of a tournament, in points with at most two decimals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scoring {
    /// A game won over the board.
    pub win: Exact,
    /// A game drawn.
    pub draw: Exact,
    /// A game lost over the board.
    pub loss: Exact,
    /// A win by forfeit.
    pub forfeit_win: Exact,
    /// A loss by forfeit, also when both sides forfeit.
    pub forfeit_loss: Exact,
    /// The pairing-allocated bye.
    pub pairing_allocated_bye: Exact,
    /// The full-point bye.
    pub full_point_bye: Exact,
    /// The half-point bye.
    pub half_point_bye: Exact,
    /// The zero-point bye.
    pub zero_point_bye: Exact,
    /// A round after withdrawing.
    pub absence: Exact,
}

impl Default for Scoring {
    fn default() -> Scoring {
        Scoring::of_games(Exact::ONE, Exact::HALF, Exact::ZERO)
    }
}

impl Scoring {
    /// The scoring system with these points for games and the usual ones for everything else: forfeit wins,
    /// pairing-allocated and full-point byes as a win, half-point byes as a draw, the rest nothing.
    pub fn of_games(win: Exact, draw: Exact, loss: Exact) -> Scoring {
        Scoring {
            win,
            draw,
            loss,
            forfeit_win: win,
            forfeit_loss: Exact::ZERO,
            pairing_allocated_bye: win,
            full_point_bye: win,
            half_point_bye: draw,
            zero_point_bye: Exact::ZERO,
            absence: Exact::ZERO,
        }
    }

    /// The points of a game with this result.
    pub fn of_result(&self, result: GameResult) -> Exact {
        match result {
            GameResult::Win => self.win,
            GameResult::Draw => self.draw,
            GameResult::Loss => self.loss,
        }
    }

    /// The points of an outcome; nothing for a free round and for games not played yet or not known.
    pub fn of(&self, outcome: Outcome) -> Exact {
        match outcome {
            Outcome::Played { result, .. } => self.of_result(result),
            Outcome::Forfeited { forfeit: Forfeit::Win, .. } => self.forfeit_win,
            Outcome::Forfeited { forfeit: Forfeit::Loss | Forfeit::Both, .. } => self.forfeit_loss,
            Outcome::PairingAllocatedBye => self.pairing_allocated_bye,
            Outcome::FullPointBye => self.full_point_bye,
            Outcome::HalfPointBye => self.half_point_bye,
            Outcome::ZeroPointBye => self.zero_point_bye,
            Outcome::Absent => self.absence,
            Outcome::FreeRound | Outcome::NotYetPlayed { .. } | Outcome::Unknown => Exact::ZERO,
        }
    }

    /// Every value of the system with its name in a scenario, in the order in which they are shown.
    pub fn values(&self) -> [(&'static str, Exact); 10] {
        [
            ("win", self.win),
            ("draw", self.draw),
            ("loss", self.loss),
            ("forfeit-win", self.forfeit_win),
            ("forfeit-loss", self.forfeit_loss),
            ("pairing-allocated-bye", self.pairing_allocated_bye),
            ("full-point-bye", self.full_point_bye),
            ("half-point-bye", self.half_point_bye),
            ("zero-point-bye", self.zero_point_bye),
            ("absence", self.absence),
        ]
    }
}
