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

macro_rules! reasons {
    ($($(#[$doc:meta])+ $variant:ident $key:literal),* $(,)?) => {
        /// Why a step is as it is.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Reason {
            /// An unplayed round of this category.
            Unplayed(Category),
            /// An unplayed round that counts for opponents as a draw (16.3.2).
            DrawForOpponents(Category),
            /// The place in the group, alone or shared.
            Place {
                /// The first place.
                first: u32,
                /// The last place.
                last: u32,
            },
            $($(#[$doc])+ $variant),*
        }

        impl Reason {
            /// Every reason, by which tests see that each has its words.
            pub const ALL: &'static [Reason] = &[
                Reason::Unplayed(Category::Bye),
                Reason::Unplayed(Category::ForfeitWin),
                Reason::Unplayed(Category::RequestedBye),
                Reason::Unplayed(Category::ForfeitLoss),
                Reason::Unplayed(Category::TrailingBye),
                Reason::DrawForOpponents(Category::TrailingBye),
                Reason::Place { first: 1, last: 1 },
                $(Reason::$variant),*
            ];

            /// The key of its words.
            pub fn key(self) -> &'static str {
                match self {
                    Reason::Unplayed(category) => category.id(),
                    Reason::DrawForOpponents(_) => "draw-for-opponents",
                    Reason::Place { .. } => "place",
                    $(Reason::$variant => $key),*
                }
            }
        }
    };
}

reasons! {
    /// The cap is lower than the own score and binds.
    CapBinds "cap-binds",
    /// The own score is not above the cap; it does not bind.
    CapIdle "cap-idle",
    /// By the event's rules or the code's `/P`, a forfeit counts as a game against the scheduled opponent.
    ForfeitAsGame "forfeit-as-game",
    /// In fixed pairings a forfeit is a regular game (15.2).
    RegularGame "regular-game",
    /// In fixed pairings a forfeit loss stays unplayed for this code (15.2).
    StaysUnplayed "stays-unplayed",
    /// The final round is taken as drawn (8.3).
    FinalRoundDrawn "final-round-drawn",
    /// The opponent reaches the limit.
    ReachesLimit "reaches-limit",
    /// The opponent is below the limit (or, read so, not above it).
    BelowLimit "below-limit",
    /// The round is worth a win.
    WorthWin "worth-win",
    /// The round is not worth a win.
    NotWorthWin "not-worth-win",
    /// A win over the board.
    WonOverBoard "won-over-board",
    /// The game was played and not won.
    NotWon "not-won",
    /// No game was played over the board.
    NotOverBoard "not-over-board",
    /// Played with Black.
    PlayedBlack "played-black",
    /// Played with White.
    PlayedWhite "played-white",
    /// The participant was ready to play the round.
    Elected "elected",
    /// The participant chose not to play the round: a requested bye or a forfeit loss.
    NotElected "not-elected",
    /// More points than the scheduled opponent in that round.
    MoreThanOpponent "more-than-opponent",
    /// As many points as the scheduled opponent in that round.
    EqualToOpponent "equal-to-opponent",
    /// Fewer points than the scheduled opponent in that round.
    LessThanOpponent "less-than-opponent",
    /// Without an opponent, and awarded more than a draw.
    MoreThanDraw "more-than-draw",
    /// Without an opponent, and awarded just a draw.
    ExactlyDraw "exactly-draw",
    /// Without an opponent, and awarded less than a draw.
    LessThanDraw "less-than-draw",
    /// A free round of a round robin is no element of any sum (15.2).
    FreeRound "free-round",
    /// The game has not been played yet.
    NotYetPlayed "not-yet-played",
    /// The games of the participant are not known.
    GamesUnknown "games-unknown",
    /// The colour is not known.
    ColourUnknown "colour-unknown",
    /// Nobody was met over the board.
    NobodyMet "nobody-met",
    /// An opponent's value is undefined.
    OpponentUndefined "opponent-undefined",
    /// Cut as the least significant value; there is no voluntary unplayed round.
    LeastSignificant "least-significant",
    /// Cut as the most significant value.
    MostSignificant "most-significant",
    /// A voluntary unplayed round goes instead, not being lower than the least significant value (16.5).
    VoluntaryInstead "voluntary-instead",
    /// The least significant value is itself a voluntary unplayed round (16.5).
    VoluntaryIsLeast "voluntary-is-least",
    /// The lowest voluntary unplayed round is lower than the least significant value, which therefore goes (16.5).
    VoluntaryLower "voluntary-lower",
    /// Progressive scores are cut from the first round on (14.1.1.c).
    FirstRound "first-round",
    /// All members met: the separate standings rank them (6.2).
    AllMet "all-met",
    /// Not all met, and some places are certain whatever the missing games give (6.3).
    SomeCertain "some-certain",
    /// Not all met, and no place is certain (6.3).
    NothingCertain "nothing-certain",
    /// All met and all have the same score: they stay tied (6.2).
    AllEqual "all-equal",
    /// Not all met, and the reading demands it.
    MustAllMeet "must-all-meet",
    /// A forfeit does not count in direct encounter (6.1.1).
    ForfeitLeftOut "forfeit-left-out",
    /// In the tie-breaks on ratings a forfeit stays unplayed, with fixed pairings too (10, 15.2).
    ForfeitUnplayed "forfeit-unplayed",
    /// The event scores otherwise than 1, ½, 0; over the board a result counts as the tables of the Rating Regulations take it.
    StandardResult "standard-result",
    /// The participant has no rating; the one that the event announced for unrated participants counts.
    SubstituteRating "substitute-rating",
    /// The participant has no rating, and the event announced none for unrated participants (10).
    Unrated "unrated",
    /// Of several ratings the first counts (10).
    FirstRating "first-rating",
    /// Of several ratings the last counts, as the event announced (10).
    LastRating "last-rating",
    /// The cuts leave nothing to average (14.1.1.b).
    NothingLeft "nothing-left",
    /// A score of zero over the board stands 800 points below the lowest opponent (10.3).
    ZeroScore "zero-score",
    /// At this rating the score is expected (10.3).
    ScoreReached "score-reached",
    /// At this rating, one point lower, less than the score is expected (10.3).
    ScoreMissed "score-missed",
    /// The pairing-allocated bye of a team counts as a win on every board (12).
    WinOnEveryBoard "win-on-every-board",
    /// A match forfeited as a whole counts as a win or a loss on every board.
    ForfeitOnEveryBoard "forfeit-on-every-board",
    /// A requested or full-point bye of a team gives nothing on the boards.
    NothingOnBoards "nothing-on-boards",
    /// A requested or full-point bye of a team counts on every board as what it is worth.
    ByeOnEveryBoard "bye-on-every-board",
    /// The results on the boards are not known.
    BoardsUnknown "boards-unknown",
    /// Board count applies only to teams with equal game points (12.1).
    GamePointsDiffer "game-points-differ",
    /// Only the match between two teams counts, and these are more than two or have not met.
    NoMutualMatch "no-mutual-match",
    /// The boards separate members.
    BoardsDecide "boards-decide",
    /// The boards separate nobody.
    BoardsEqual "boards-equal",
    /// The primary score separates members (13.3.1).
    PrimaryDecides "primary-decides",
    /// The primary score separates nobody, the secondary does (13.3.1).
    SecondaryDecides "secondary-decides",
    /// No score separates anybody.
    NoScoreDecides "no-score-decides",
    /// The factor rounds to nought and is taken as 1.
    FactorOfNought "factor-of-nought",
    /// The event fixes the factor (13.4).
    FactorFixed "factor-fixed",
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
