//! What a step is.

use crate::tiebreak::Code;
use crate::tournament::{ParticipantId, TeamScore};

/// What a step is; together with the kinds above it, its stable name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// The value of a tie-break.
    TieBreak {
        /// The code.
        code: Code,
        /// Whose value.
        participant: ParticipantId,
    },
    /// What one round (or encounter) gives.
    Contribution {
        /// The slot, from 0.
        slot: u16,
        /// The opponent, met or scheduled.
        opponent: Option<ParticipantId>,
    },
    /// A final score as awarded; in the fore Buchholz, with the final round drawn.
    Score {
        /// Whose score.
        participant: ParticipantId,
        /// Whether the final round is taken as drawn.
        fore: bool,
        /// Which of the scores of teams; `None` for players.
        score: Option<TeamScore>,
    },
    /// The score that counts for opponents (16.3).
    Adjusted {
        /// Whose score.
        participant: ParticipantId,
        /// Whether the final round is taken as drawn.
        fore: bool,
        /// Which of the scores of teams; `None` for players.
        score: Option<TeamScore>,
    },
    /// What one round gives to a score.
    Awarded {
        /// The slot, from 0.
        slot: u16,
    },
    /// The score as the source states it, the games not being known.
    Stated,
    /// What a round adds to a stated score: a trailing bye for opponents, or the final round when it is taken as drawn.
    Addition {
        /// The slot, from 0.
        slot: u16,
    },
    /// The dummy of an own unplayed round (16.4).
    Dummy,
    /// The virtual opponent of an own unplayed round, before September 2023.
    VirtualOpponent,
    /// What a win would have given more than the round did.
    Complement,
    /// A draw in each later round.
    LaterDraws,
    /// What the dummy of a forfeit may score at most: the scheduled opponent's adjusted score (16.4.1).
    OpponentCap,
    /// What the dummy of any other unplayed round may score at most: a draw per round (16.4.2).
    DrawsCap,
    /// The points of a draw.
    Draw,
    /// The points of a win.
    Win,
    /// A number of rounds.
    Rounds,
    /// A number of games that one can be paired for.
    Games,
    /// A half.
    Half,
    /// The limit of the Koya system.
    Limit {
        /// By how many half points it is moved.
        steps: i8,
        /// Which of the scores of teams; `None` for players.
        score: Option<TeamScore>,
    },
    /// The movement of the limit by a modifier (14.5).
    LimitMoved,
    /// Whether an opponent reaches the limit.
    Reaches,
    /// An opponent's score without the points made against the participant.
    WithoutOwn,
    /// The points that an opponent made against the participant.
    AgainstOwn,
    /// The running score before a round.
    Before,
    /// The score after a round.
    Running,
    /// A cut.
    Cut {
        /// The how-manieth cut, from 1.
        order: u8,
        /// The slot of the contribution that goes.
        slot: u16,
    },
    /// A contribution that was considered for a cut.
    Candidate {
        /// The slot, from 0.
        slot: u16,
        /// Whether it stands for the voluntary unplayed rounds; otherwise for the least (or most) significant value.
        voluntary: bool,
    },
    /// The sum that is averaged.
    Sum,
    /// The number of addends of an average.
    Count,
    /// The separate standings of a tied group in direct encounter.
    Table {
        /// The member with the lowest pairing number: with the depth, the name of the table.
        lead: ParticipantId,
        /// How many tables stand above this one.
        depth: u16,
    },
    /// A member's score in the separate standings.
    Encounters {
        /// The member.
        participant: ParticipantId,
    },
    /// What a member has for certain: missing games lost.
    Certain,
    /// What a member could still reach: missing games won.
    Reachable,
    /// The games that two members have not played.
    Missing,
    /// The tournament pairing number.
    PairingNumber,
    /// The order of a tied group by a code of teams.
    Ranking {
        /// The code.
        code: Code,
        /// The member with the lowest pairing number.
        lead: ParticipantId,
    },
    /// A group that begins extended direct encounter, from the start or anew (13.3.1, 13.3.3).
    Stage {
        /// The member with the lowest pairing number: with the depth, the name of the stage.
        lead: ParticipantId,
        /// How many stages stand above this one.
        depth: u16,
    },
    /// Direct encounter on one score of teams.
    OnScore {
        /// The score.
        score: TeamScore,
    },
    /// The results on the boards of two teams that neither score separates (13.3.2).
    OnBoards,
    /// What a team has on one board.
    BoardTotal {
        /// The team.
        participant: ParticipantId,
        /// The board, from 1.
        board: u8,
        /// The only opponent whose matches count, where the scope is the match between two teams.
        against: Option<ParticipantId>,
    },
    /// What the total of one board gives to the board count (12.1).
    Board {
        /// The board, from 1.
        board: u8,
    },
    /// The number of a board.
    BoardNumber,
    /// The totals of the first boards together (12.3).
    TopBoards {
        /// How many boards, from board 1 on.
        count: u8,
    },
    /// The factor of SSSC (13.4).
    Factor,
    /// The highest primary score that one can reach in the tournament, divided by the highest secondary score of a match.
    FactorQuotient,
    /// The same, rounded towards zero.
    RoundedFactor,
    /// The highest score that one can reach in the tournament.
    HighestScore,
    /// The least factor that one can divide by.
    LeastFactor,
    /// A sum divided by the factor.
    Divided,
    /// The rating of a participant that counts.
    Rating {
        /// Whose rating.
        participant: ParticipantId,
    },
    /// The points of the games over the board, a game won counting 1 and a game drawn ½ (10).
    OverBoard {
        /// Whose points.
        participant: ParticipantId,
    },
    /// An average before it is rounded.
    Average,
    /// The fraction of points scored over the board.
    Fraction,
    /// The fraction rounded for the table (10.2).
    RoundedFraction,
    /// The rating difference that the table has for a fraction (10.2).
    FromFraction,
    /// The lowest rating of the opponents met over the board (10.3).
    LowestRating,
    /// How far below the lowest opponent a score of zero stands (10.3).
    BelowLowest,
    /// The score that is expected of a rating (10.3); its contributions are the expectations game by game.
    Expectation {
        /// The rating, in rating points.
        rating: i64,
    },
    /// The difference of a rating and an opponent's.
    Distance,
    /// A rating for which expectations are added up.
    Assumed,
}
