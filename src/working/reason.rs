//! Why a step applied, did not apply or has no value: data, put into words by the templates.

use crate::rules::Concept;

/// The category of an unplayed round (C.07 16.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Category {
    /// A pairing-allocated or full-point bye (16.2.1).
    Bye,
    /// A forfeit win (16.2.2).
    ForfeitWin,
    /// A requested bye with a later round that is not a voluntary unplayed round (16.2.3).
    RequestedBye,
    /// A forfeit loss (16.2.4).
    ForfeitLoss,
    /// A requested bye in the last round, or followed by voluntary unplayed rounds only (16.2.5).
    TrailingBye,
}

impl Category {
    /// The concept of the article that defines it.
    pub fn concept(self) -> Concept {
        match self {
            Category::Bye => Concept::CategoryBye,
            Category::ForfeitWin => Concept::CategoryForfeitWin,
            Category::RequestedBye => Concept::CategoryRequestedBye,
            Category::ForfeitLoss => Concept::CategoryForfeitLoss,
            Category::TrailingBye => Concept::CategoryTrailingBye,
        }
    }

    /// The name in messages.
    pub fn id(self) -> &'static str {
        match self {
            Category::Bye => "bye",
            Category::ForfeitWin => "forfeit-win",
            Category::RequestedBye => "requested-bye",
            Category::ForfeitLoss => "forfeit-loss",
            Category::TrailingBye => "trailing-bye",
        }
    }
}

/// Why a step is as it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// An unplayed round of this category.
    Unplayed(Category),
    /// An unplayed round that counts for opponents as a draw (16.3.2).
    DrawForOpponents(Category),
    /// The cap is lower than the own score and binds.
    CapBinds,
    /// The own score is not above the cap; it does not bind.
    CapIdle,
    /// By the event's rules or the code's `/P`, a forfeit counts as a game against the scheduled opponent.
    ForfeitAsGame,
    /// In fixed pairings a forfeit is a regular game (15.2).
    RegularGame,
    /// In fixed pairings a forfeit loss stays unplayed for this code (15.2).
    StaysUnplayed,
    /// The final round is taken as drawn (8.3).
    FinalRoundDrawn,
    /// The opponent reaches the limit.
    ReachesLimit,
    /// The opponent is below the limit (or, read so, not above it).
    BelowLimit,
    /// The round is worth a win.
    WorthWin,
    /// The round is not worth a win.
    NotWorthWin,
    /// A win over the board.
    WonOverBoard,
    /// The game was played and not won.
    NotWon,
    /// No game was played over the board.
    NotOverBoard,
    /// Played with Black.
    PlayedBlack,
    /// Played with White.
    PlayedWhite,
    /// The participant was ready to play the round.
    Elected,
    /// The participant chose not to play the round: a requested bye or a forfeit loss.
    NotElected,
    /// More points than the scheduled opponent in that round.
    MoreThanOpponent,
    /// As many points as the scheduled opponent in that round.
    EqualToOpponent,
    /// Fewer points than the scheduled opponent in that round.
    LessThanOpponent,
    /// Without an opponent, and awarded more than a draw.
    MoreThanDraw,
    /// Without an opponent, and awarded just a draw.
    ExactlyDraw,
    /// Without an opponent, and awarded less than a draw.
    LessThanDraw,
    /// A free round of a round robin is no element of any sum (15.2).
    FreeRound,
    /// The game has not been played yet.
    NotYetPlayed,
    /// The games of the participant are not known.
    GamesUnknown,
    /// The colour is not known.
    ColourUnknown,
    /// Nobody was met over the board.
    NobodyMet,
    /// An opponent's value is undefined.
    OpponentUndefined,
    /// Cut as the least significant value; there is no voluntary unplayed round.
    LeastSignificant,
    /// Cut as the most significant value.
    MostSignificant,
    /// A voluntary unplayed round goes instead, not being lower than the least significant value (16.5).
    VoluntaryInstead,
    /// The least significant value is itself a voluntary unplayed round (16.5).
    VoluntaryIsLeast,
    /// The lowest voluntary unplayed round is lower than the least significant value, which therefore goes (16.5).
    VoluntaryLower,
    /// Progressive scores are cut from the first round on (14.1.1.c).
    FirstRound,
    /// All members met: the separate standings rank them (6.2).
    AllMet,
    /// Not all met, and some places are certain whatever the missing games give (6.3).
    SomeCertain,
    /// Not all met, and no place is certain (6.3).
    NothingCertain,
    /// All met and all have the same score: they stay tied (6.2).
    AllEqual,
    /// Not all met, and the reading demands it.
    MustAllMeet,
    /// A forfeit does not count in direct encounter (6.1.1).
    ForfeitLeftOut,
    /// In the tie-breaks on ratings a forfeit stays unplayed, with fixed pairings too (10, 15.2).
    ForfeitUnplayed,
    /// The event scores otherwise than 1, ½, 0; over the board a result counts as the tables of the Rating Regulations take it.
    StandardResult,
    /// The participant has no rating; the one that the event announced for unrated participants counts.
    SubstituteRating,
    /// The participant has no rating, and the event announced none for unrated participants (10).
    Unrated,
    /// Of several ratings the first counts (10).
    FirstRating,
    /// Of several ratings the last counts, as the event announced (10).
    LastRating,
    /// The cuts leave nothing to average (14.1.1.b).
    NothingLeft,
    /// A score of zero over the board stands 800 points below the lowest opponent (10.3).
    ZeroScore,
    /// At this rating the score is expected (10.3).
    ScoreReached,
    /// At this rating, one point lower, less than the score is expected (10.3).
    ScoreMissed,
    /// The pairing-allocated bye of a team counts as a win on every board (12).
    WinOnEveryBoard,
    /// A match forfeited as a whole counts as a win or a loss on every board.
    ForfeitOnEveryBoard,
    /// A requested or full-point bye of a team gives nothing on the boards.
    NothingOnBoards,
    /// A requested or full-point bye of a team counts on every board as what it is worth.
    ByeOnEveryBoard,
    /// The results on the boards are not known.
    BoardsUnknown,
    /// Board count applies only to teams with equal game points (12.1).
    GamePointsDiffer,
    /// Only the match between two teams counts, and these are more than two or have not met.
    NoMutualMatch,
    /// The boards separate members.
    BoardsDecide,
    /// The boards separate nobody.
    BoardsEqual,
    /// The primary score separates members (13.3.1).
    PrimaryDecides,
    /// The primary score separates nobody, the secondary does (13.3.1).
    SecondaryDecides,
    /// No score separates anybody.
    NoScoreDecides,
    /// The factor rounds to nought and is taken as 1.
    FactorOfNought,
    /// The event fixes the factor (13.4).
    FactorFixed,
    /// The place in the group, alone or shared.
    Place {
        /// The first place.
        first: u32,
        /// The last place.
        last: u32,
    },
}

impl Reason {
    /// Every reason, by which tests see that each has its words; a new reason is added here as well.
    pub const ALL: &'static [Reason] = {
        use Category::*;
        use Reason::*;
        &[
            Unplayed(Bye),
            Unplayed(Category::ForfeitWin),
            Unplayed(RequestedBye),
            Unplayed(ForfeitLoss),
            Unplayed(TrailingBye),
            DrawForOpponents(TrailingBye),
            CapBinds,
            CapIdle,
            ForfeitAsGame,
            RegularGame,
            StaysUnplayed,
            FinalRoundDrawn,
            ReachesLimit,
            BelowLimit,
            WorthWin,
            NotWorthWin,
            WonOverBoard,
            NotWon,
            NotOverBoard,
            PlayedBlack,
            PlayedWhite,
            Elected,
            NotElected,
            MoreThanOpponent,
            EqualToOpponent,
            LessThanOpponent,
            MoreThanDraw,
            ExactlyDraw,
            LessThanDraw,
            FreeRound,
            NotYetPlayed,
            GamesUnknown,
            ColourUnknown,
            NobodyMet,
            OpponentUndefined,
            LeastSignificant,
            MostSignificant,
            VoluntaryInstead,
            VoluntaryIsLeast,
            VoluntaryLower,
            FirstRound,
            AllMet,
            SomeCertain,
            NothingCertain,
            AllEqual,
            MustAllMeet,
            ForfeitLeftOut,
            ForfeitUnplayed,
            StandardResult,
            SubstituteRating,
            Unrated,
            FirstRating,
            LastRating,
            NothingLeft,
            ZeroScore,
            ScoreReached,
            ScoreMissed,
            WinOnEveryBoard,
            ForfeitOnEveryBoard,
            NothingOnBoards,
            ByeOnEveryBoard,
            BoardsUnknown,
            GamePointsDiffer,
            NoMutualMatch,
            BoardsDecide,
            BoardsEqual,
            PrimaryDecides,
            SecondaryDecides,
            NoScoreDecides,
            FactorOfNought,
            FactorFixed,
            Place { first: 1, last: 1 },
        ]
    };

    /// The key of its words.
    pub fn key(self) -> &'static str {
        use Reason::*;
        match self {
            Unplayed(category) | DrawForOpponents(category) => match (self, category) {
                (DrawForOpponents(_), _) => "draw-for-opponents",
                (_, category) => category.id(),
            },
            CapBinds => "cap-binds",
            CapIdle => "cap-idle",
            ForfeitAsGame => "forfeit-as-game",
            RegularGame => "regular-game",
            StaysUnplayed => "stays-unplayed",
            FinalRoundDrawn => "final-round-drawn",
            ReachesLimit => "reaches-limit",
            BelowLimit => "below-limit",
            WorthWin => "worth-win",
            NotWorthWin => "not-worth-win",
            WonOverBoard => "won-over-board",
            NotWon => "not-won",
            NotOverBoard => "not-over-board",
            PlayedBlack => "played-black",
            PlayedWhite => "played-white",
            Elected => "elected",
            NotElected => "not-elected",
            MoreThanOpponent => "more-than-opponent",
            EqualToOpponent => "equal-to-opponent",
            LessThanOpponent => "less-than-opponent",
            MoreThanDraw => "more-than-draw",
            ExactlyDraw => "exactly-draw",
            LessThanDraw => "less-than-draw",
            FreeRound => "free-round",
            NotYetPlayed => "not-yet-played",
            GamesUnknown => "games-unknown",
            ColourUnknown => "colour-unknown",
            NobodyMet => "nobody-met",
            OpponentUndefined => "opponent-undefined",
            LeastSignificant => "least-significant",
            MostSignificant => "most-significant",
            VoluntaryInstead => "voluntary-instead",
            VoluntaryIsLeast => "voluntary-is-least",
            VoluntaryLower => "voluntary-lower",
            FirstRound => "first-round",
            AllMet => "all-met",
            SomeCertain => "some-certain",
            NothingCertain => "nothing-certain",
            AllEqual => "all-equal",
            MustAllMeet => "must-all-meet",
            ForfeitLeftOut => "forfeit-left-out",
            ForfeitUnplayed => "forfeit-unplayed",
            StandardResult => "standard-result",
            SubstituteRating => "substitute-rating",
            Unrated => "unrated",
            FirstRating => "first-rating",
            LastRating => "last-rating",
            NothingLeft => "nothing-left",
            ZeroScore => "zero-score",
            ScoreReached => "score-reached",
            ScoreMissed => "score-missed",
            WinOnEveryBoard => "win-on-every-board",
            ForfeitOnEveryBoard => "forfeit-on-every-board",
            NothingOnBoards => "nothing-on-boards",
            ByeOnEveryBoard => "bye-on-every-board",
            BoardsUnknown => "boards-unknown",
            GamePointsDiffer => "game-points-differ",
            NoMutualMatch => "no-mutual-match",
            BoardsDecide => "boards-decide",
            BoardsEqual => "boards-equal",
            PrimaryDecides => "primary-decides",
            SecondaryDecides => "secondary-decides",
            NoScoreDecides => "no-score-decides",
            FactorOfNought => "factor-of-nought",
            FactorFixed => "factor-fixed",
            Place { .. } => "place",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_has_a_key_of_its_own() {
        let mut keys: Vec<&str> = Reason::ALL.iter().map(|reason| reason.key()).collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), Reason::ALL.len());
    }
}
