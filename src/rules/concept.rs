//! What an article is about, whatever number it has in an edition.

use std::fmt;

macro_rules! concepts {
    ($($variant:ident $id:literal),* $(,)?) => {
        /// A concept of the regulations that a working cites. An edition turns it into an article number: the Koya
        /// system is 9.2 in C.07 since 2023.
        ///
        /// Only concepts that the engine cites are listed here; `rules/` has articles for many more.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[expect(missing_docs, reason = "each concept is described by its article in rules/")]
        pub enum Concept { $($variant),* }

        impl Concept {
            /// Every concept that the engine cites.
            pub const ALL: &'static [Concept] = &[$(Concept::$variant),*];

            /// The id that the front matter of the article's file carries.
            pub fn id(self) -> &'static str {
                match self { $(Concept::$variant => $id),* }
            }
        }
    };
}

concepts! {
    TieBreakList "tie-break-list",
    OrderOfApplication "order-of-application",
    RepeatedMeetings "repeated-meetings",
    ListOfCodes "list-of-codes",
    DirectEncounter "direct-encounter",
    DirectEncounterScore "direct-encounter-score",
    DirectEncounterForfeits "direct-encounter-forfeits",
    DirectEncounterAverage "direct-encounter-average",
    DirectEncounterAllMet "direct-encounter-all-met",
    DirectEncounterCertainty "direct-encounter-certainty",
    Wins "wins",
    GamesWon "games-won",
    GamesWithBlack "games-with-black",
    GamesWonWithBlack "games-won-with-black",
    ProgressiveScore "progressive-score",
    RoundsElected "rounds-elected",
    StandardPoints "standard-points",
    PairingNumber "pairing-number",
    BuchholzFamily "buchholz-family",
    Buchholz "buchholz",
    AverageOpponentsBuchholz "average-opponents-buchholz",
    ForeBuchholz "fore-buchholz",
    SonnebornBerger "sonneborn-berger",
    Koya "koya",
    Ratings "ratings",
    AverageRatingOfOpponents "average-rating-of-opponents",
    TournamentPerformanceRating "tournament-performance-rating",
    PerfectTournamentPerformance "perfect-tournament-performance",
    AveragePerformanceOfOpponents "average-performance-of-opponents",
    AveragePerfectPerformanceOfOpponents "average-perfect-performance-of-opponents",
    Rating "rating",
    TeamScores "team-scores",
    MatchAndGamePoints "match-and-game-points",
    TeamKnockOut "team-knock-out",
    BoardCount "board-count",
    TopBoardResults "top-board-results",
    BottomBoardElimination "bottom-board-elimination",
    TeamTieBreaks "team-tie-breaks",
    MatchOrGamePoints "match-or-game-points",
    ExtendedSonnebornBerger "extended-sonneborn-berger",
    MatchByMatch "extended-sonneborn-berger-match-match",
    MatchByGame "extended-sonneborn-berger-match-game",
    GameByMatch "extended-sonneborn-berger-game-match",
    GameByGame "extended-sonneborn-berger-game-game",
    ExtendedDirectEncounter "extended-direct-encounter",
    ExtendedDirectEncounterScores "extended-direct-encounter-scores",
    ExtendedDirectEncounterTwoTeams "extended-direct-encounter-two-teams",
    ExtendedDirectEncounterRestart "extended-direct-encounter-restart",
    ScoresAndScheduleStrength "scores-and-schedule-strength",
    Cut1 "cut-1",
    Cut1Buchholz "cut-1-buchholz",
    Cut1AverageRating "cut-1-average-rating",
    Cut1ProgressiveScore "cut-1-progressive-score",
    Cut1SonnebornBerger "cut-1-sonneborn-berger",
    Cut1ExtendedSonnebornBerger "cut-1-extended-sonneborn-berger",
    Cut2 "cut-2",
    Median1 "median-1",
    Median2 "median-2",
    Limit "limit",
    UnplayedRound "unplayed-round",
    FixedPairings "fixed-pairings",
    RequestedBye "requested-bye",
    VoluntaryUnplayedRound "voluntary-unplayed-round",
    Categories "categories",
    CategoryBye "category-bye",
    CategoryForfeitWin "category-forfeit-win",
    CategoryRequestedBye "category-requested-bye",
    CategoryForfeitLoss "category-forfeit-loss",
    CategoryTrailingBye "category-trailing-bye",
    AdjustedScore "adjusted-score",
    AdjustedAsAwarded "adjusted-as-awarded",
    AdjustedTrailingByes "adjusted-trailing-byes",
    Dummy "dummy",
    DummyCapForfeit "dummy-cap-forfeit",
    DummyCapDraws "dummy-cap-draws",
    VirtualOpponent "virtual-opponent",
    OpponentsUnplayed "opponents-unplayed-rounds",
    CutException "cut-exception",
    CutExceptionOnce "cut-exception-once",
    CutExceptionRepeat "cut-exception-repeat",
    EventMayDiffer "event-may-differ",
    ScoreToRatingDifference "score-to-rating-difference",
    RatingDifferenceToScore "rating-difference-to-score",
}

impl fmt::Display for Concept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The concepts that a step cites, the most specific last.
pub type Cites = &'static [Concept];
