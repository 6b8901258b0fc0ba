//! What can happen to a participant in one round.

use super::ParticipantId;

/// The colour of the pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colour {
    /// White.
    White,
    /// Black.
    Black,
}

impl Colour {
    /// The colour of the opponent.
    pub fn opposite(self) -> Colour {
        match self {
            Colour::White => Colour::Black,
            Colour::Black => Colour::White,
        }
    }
}

/// The result of a game that was played, seen from one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameResult {
    /// A win.
    Win,
    /// A draw.
    Draw,
    /// A loss.
    Loss,
}

impl GameResult {
    /// The result seen from the other side.
    pub fn opposite(self) -> GameResult {
        match self {
            GameResult::Win => GameResult::Loss,
            GameResult::Draw => GameResult::Draw,
            GameResult::Loss => GameResult::Win,
        }
    }
}

/// How a game that was scheduled and not played ended, seen from one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Forfeit {
    /// The opponent did not appear.
    Win,
    /// The participant did not appear.
    Loss,
    /// Neither appeared: a loss for both.
    Both,
}

impl Forfeit {
    /// The forfeit seen from the other side.
    pub fn opposite(self) -> Forfeit {
        match self {
            Forfeit::Win => Forfeit::Loss,
            Forfeit::Loss => Forfeit::Win,
            Forfeit::Both => Forfeit::Both,
        }
    }
}

/// What happened to one participant in one slot. Everything that article 16 tells apart is kept apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// A game over the board.
    Played {
        /// The opponent.
        opponent: ParticipantId,
        /// The participant's own colour, where the source tells it.
        colour: Option<Colour>,
        /// The participant's own result.
        result: GameResult,
    },
    /// A scheduled game that was not played.
    Forfeited {
        /// The scheduled opponent.
        opponent: ParticipantId,
        /// The colour the participant was to have, where the source tells it.
        colour: Option<Colour>,
        /// Who did not appear.
        forfeit: Forfeit,
    },
    /// The bye that the pairing gives when the number of participants is odd.
    PairingAllocatedBye,
    /// A bye worth a full point, granted on request or by the event's rules.
    FullPointBye,
    /// A requested bye worth a draw.
    HalfPointBye,
    /// A requested bye worth nothing, or a round without being paired.
    ZeroPointBye,
    /// Absence after withdrawing; counts as a zero-point bye (article 16.1.1).
    Absent,
    /// The free round of a round robin with an odd number of participants; not an element of any sum (15.2).
    FreeRound,
    /// A scheduled game of a round robin that has not been played yet.
    NotYetPlayed {
        /// The scheduled opponent.
        opponent: ParticipantId,
    },
    /// A round of a participant of whom only the score is known.
    Unknown,
}

impl Outcome {
    /// The opponent, met or scheduled.
    pub fn opponent(self) -> Option<ParticipantId> {
        match self {
            Outcome::Played { opponent, .. } | Outcome::Forfeited { opponent, .. } | Outcome::NotYetPlayed { opponent } => Some(opponent),
            _ => None,
        }
    }

    /// The participant's own colour in the game, where the source tells it.
    pub fn colour(self) -> Option<Colour> {
        match self {
            Outcome::Played { colour, .. } | Outcome::Forfeited { colour, .. } => colour,
            _ => None,
        }
    }

    /// The same game as the opponent's row must tell it, given the participant's own id; `None` where there is no
    /// opponent.
    pub fn mirrored(self, own: ParticipantId) -> Option<Outcome> {
        match self {
            Outcome::Played { colour, result, .. } => {
                Some(Outcome::Played { opponent: own, colour: colour.map(Colour::opposite), result: result.opposite() })
            }
            Outcome::Forfeited { colour, forfeit, .. } => {
                Some(Outcome::Forfeited { opponent: own, colour: colour.map(Colour::opposite), forfeit: forfeit.opposite() })
            }
            Outcome::NotYetPlayed { .. } => Some(Outcome::NotYetPlayed { opponent: own }),
            _ => None,
        }
    }

    /// Whether a game was played over the board.
    pub fn is_played(self) -> bool {
        matches!(self, Outcome::Played { .. })
    }

    /// Whether the round is a requested bye of article 16.1.1: a half-point or zero-point bye, or a round after a
    /// withdrawal.
    pub fn is_requested_bye(self) -> bool {
        matches!(self, Outcome::HalfPointBye | Outcome::ZeroPointBye | Outcome::Absent)
    }

    /// Whether the participant lost by forfeit, alone or together with the opponent.
    pub fn is_forfeit_loss(self) -> bool {
        matches!(self, Outcome::Forfeited { forfeit: Forfeit::Loss | Forfeit::Both, .. })
    }

    /// Whether the round is a voluntary unplayed round of article 16.1.2: a requested bye or a forfeit loss.
    pub fn is_voluntary_unplayed(self) -> bool {
        self.is_requested_bye() || self.is_forfeit_loss()
    }
}
