//! The facts of a tournament: who took part, what happened in each round, what it was worth. No rule of a regulation is
//! applied here.
//!
//! A tournament is a table with one row per participant and one [`Outcome`] per slot. A slot is a round, or, when the
//! source was a round-robin grid that does not tell the rounds, an encounter (see [`Tournament::rounds_known`]).

mod check;
mod line_ups;
mod outcome;
mod ratings;
mod scoring;
mod teams;

pub(crate) use check::colours_known;
pub use check::{Inconsistency, MAX_CELLS, MAX_PARTICIPANTS, MAX_SLOTS};
pub use line_ups::LineUp;
pub use outcome::{Colour, Forfeit, GameResult, Outcome};
pub use ratings::{RatingRules, RatingUsed};
pub use scoring::Scoring;
pub use teams::{
    AwardedCell, BoardResult, MAX_BOARDS, MatchBoards, Player, Team, TeamCell, TeamInconsistency, TeamParts, TeamScore, Teams,
};

use crate::Exact;

/// The place of a participant in [`Tournament::participants`]; not the pairing number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ParticipantId(u32);

impl ParticipantId {
    /// The participant at this place of the list.
    pub fn new(index: usize) -> ParticipantId {
        ParticipantId(u32::try_from(index).expect("participants are limited in number"))
    }

    /// The place in the list, from 0.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// How the pairings come about; it decides between article 15.2 and article 16 for unplayed rounds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum System {
    /// Pairings made round by round; unplayed rounds follow article 16.
    Swiss,
    /// Everybody meets everybody once; forfeits count as games by article 15.2.
    RoundRobin,
    /// Everybody meets everybody twice.
    DoubleRoundRobin,
    /// Whoever loses a match is out.
    KnockOut,
}

impl System {
    /// Whether the pairings are fixed before the first round (article 15.2): in a knock-out the bracket is.
    pub fn has_fixed_pairings(self) -> bool {
        !matches!(self, System::Swiss)
    }

    /// How often two participants meet when the pairings are fixed; in a knock-out nothing limits it.
    pub fn cycles(self) -> u32 {
        match self {
            System::DoubleRoundRobin => 2,
            System::Swiss | System::RoundRobin | System::KnockOut => 1,
        }
    }
}

/// One participant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Participant {
    /// The (tournament) pairing number, unique and at least 1.
    pub number: u32,
    /// The name as the source writes it, in any script.
    pub name: String,
    /// The rating in rating points, when the participant has one; of several during the event the first.
    pub rating: Option<u32>,
    /// The ratings that the participant had later during the event, in their order; usually none.
    pub later_ratings: Vec<u32>,
    /// The final score in points as the source states it: a printed total to compare with the games, or the score
    /// itself when the games are not known.
    pub stated_score: Option<Exact>,
}

/// The facts of one tournament; built by [`Tournament::new`], which refuses contradictions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tournament {
    pub(crate) system: System,
    pub(crate) scoring: Scoring,
    pub(crate) participants: Vec<Participant>,
    pub(crate) outcomes: Vec<Outcome>,
    pub(crate) points: Option<Vec<Exact>>,
    /// What each cell is worth by its result, where the points are those of boards and some were awarded otherwise.
    pub(crate) regular: Option<Vec<Exact>>,
    pub(crate) slots: usize,
    pub(crate) scheduled_rounds: usize,
    pub(crate) rounds_known: bool,
    pub(crate) rating_rules: RatingRules,
    /// The first participant without a rating, and the number of those.
    pub(crate) unrated: Option<(ParticipantId, u32)>,
    pub(crate) colours_known: bool,
    pub(crate) team_score: Option<TeamScore>,
    pub(crate) teams: Option<Box<Teams>>,
}

/// The parts of a [`Tournament`] before they are checked.
#[derive(Clone, Debug)]
pub struct Parts {
    /// How the pairings come about.
    pub system: System,
    /// What each outcome is worth.
    pub scoring: Scoring,
    /// The participants, in any order; rows of `outcomes` follow it.
    pub participants: Vec<Participant>,
    /// One row per participant, all of the same length.
    pub rows: Vec<Vec<Outcome>>,
    /// What each cell was awarded, row by row, where that does not follow from the outcomes: the game points of teams, and
    /// points awarded otherwise.
    pub points: Option<Vec<Vec<Exact>>>,
    /// The number of rounds that the tournament is scheduled for; at least the length of the rows.
    pub scheduled_rounds: usize,
    /// Whether slot 0 is round 1 and so on; `false` for a grid.
    pub rounds_known: bool,
    /// What the event announced on ratings.
    pub rating_rules: RatingRules,
}

impl Tournament {
    /// Checks the parts against each other and makes a tournament of them.
    ///
    /// # Errors
    ///
    /// Every [`Inconsistency`] found, in the order of the table.
    pub fn new(parts: Parts) -> Result<Tournament, Vec<Inconsistency>> {
        check::check(parts)
    }

    /// How the pairings come about.
    pub fn system(&self) -> System {
        self.system
    }

    /// What each outcome is worth.
    pub fn scoring(&self) -> &Scoring {
        &self.scoring
    }

    /// The participants in the order of their rows.
    pub fn participants(&self) -> &[Participant] {
        &self.participants
    }

    /// All participants' ids in the order of their rows.
    pub fn ids(&self) -> impl ExactSizeIterator<Item = ParticipantId> + Clone + use<> {
        (0..self.participants.len()).map(ParticipantId::new)
    }

    /// One participant.
    pub fn participant(&self, id: ParticipantId) -> &Participant {
        &self.participants[id.index()]
    }

    /// The participant with this pairing number.
    pub fn by_number(&self, number: u32) -> Option<ParticipantId> {
        self.participants.iter().position(|participant| participant.number == number).map(ParticipantId::new)
    }

    /// The participant with exactly this name.
    pub fn by_name(&self, name: &str) -> Option<ParticipantId> {
        self.participants.iter().position(|participant| participant.name == name).map(ParticipantId::new)
    }

    /// What happened to one participant, slot by slot.
    pub fn row(&self, id: ParticipantId) -> &[Outcome] {
        &self.outcomes[id.index() * self.slots..][..self.slots]
    }

    /// Whether the games of a participant are not all known.
    pub fn has_unknown_games(&self, id: ParticipantId) -> bool {
        self.row(id).contains(&Outcome::Unknown)
    }

    /// The number of rounds (or, in a grid, encounters) that the facts cover.
    pub fn slots(&self) -> usize {
        self.slots
    }

    /// The number of rounds that the tournament is scheduled for.
    pub fn scheduled_rounds(&self) -> usize {
        self.scheduled_rounds
    }

    /// Whether every scheduled round is among the facts.
    pub fn is_complete(&self) -> bool {
        self.slots >= self.scheduled_rounds
    }

    /// Whether slots are rounds. A pasted round-robin grid tells who met whom, not when.
    pub fn rounds_known(&self) -> bool {
        self.rounds_known
    }

    /// What the event announced on ratings.
    pub fn rating_rules(&self) -> RatingRules {
        self.rating_rules
    }

    /// The rating that counts for a participant, in rating points: of several the one that the event uses, and the
    /// announced substitute where there is none.
    pub fn rating(&self, id: ParticipantId) -> Option<u32> {
        let participant = self.participant(id);
        let last = participant.later_ratings.last().copied().filter(|_| self.rating_rules.used == RatingUsed::Last);
        last.or(participant.rating).or(self.rating_rules.unrated)
    }

    /// Whether the colours of all games that were played are known.
    pub fn colours_known(&self) -> bool {
        self.colours_known
    }

    /// The first participant who has no rating, and how many have none, whether or not a substitute is announced.
    pub fn unrated(&self) -> Option<(ParticipantId, u32)> {
        self.unrated
    }

    /// The points that a participant was awarded in a slot. An unknown game is worth nothing here: see
    /// [`Tournament::score`].
    pub fn awarded(&self, id: ParticipantId, slot: usize) -> Exact {
        match &self.points {
            Some(points) => points[id.index() * self.slots + slot],
            None => self.scoring.of(self.row(id)[slot]),
        }
    }

    /// The points that the result of a participant in a slot is worth, whatever was awarded.
    pub fn regular(&self, id: ParticipantId, slot: usize) -> Exact {
        match (&self.regular, self.team_score) {
            (Some(points), _) => points[id.index() * self.slots + slot],
            (None, Some(TeamScore::Game)) => self.awarded(id, slot),
            (None, _) => self.scoring.of(self.row(id)[slot]),
        }
    }

    /// The cells in which other points were awarded than the result is worth: a bonus or a penalty, or what an arbiter
    /// decided. The points are those awarded.
    pub fn awarded_otherwise(&self) -> impl Iterator<Item = (ParticipantId, usize, Exact)> {
        let slots = if self.points.is_some() { self.slots } else { 0 };
        let cells = self.ids().flat_map(move |id| (0..slots).map(move |slot| (id, slot)));
        cells.filter(|&(id, slot)| self.awarded(id, slot) != self.regular(id, slot)).map(|(id, slot)| (id, slot, self.awarded(id, slot)))
    }

    /// The points that the opponent, met or scheduled, was awarded in the same encounter.
    pub fn opponents_awarded(&self, id: ParticipantId, slot: usize) -> Option<Exact> {
        let outcome = self.row(id)[slot];
        if self.points.is_none() {
            // The opponent's row tells the same game; its mirror image gives the points without a search.
            return outcome.mirrored(id).map(|mirrored| self.scoring.of(mirrored));
        }
        let opponent = outcome.opponent()?;
        self.answer(id, slot, opponent).map(|answer| self.awarded(opponent, answer))
    }

    /// The slot of the opponent's row that tells the same encounter.
    fn answer(&self, id: ParticipantId, slot: usize, opponent: ParticipantId) -> Option<usize> {
        if self.rounds_known {
            return Some(slot);
        }
        let with = |row: &[Outcome], other| row.iter().filter(|outcome| outcome.opponent() == Some(other)).count();
        let before = with(&self.row(id)[..slot], opponent);
        let meets = |&at: &usize| self.row(opponent)[at].opponent() == Some(id);
        (0..self.slots).filter(meets).nth(before)
    }

    /// The final score in points: the sum of the awarded points, or the stated score where games are not known.
    pub fn score(&self, id: ParticipantId) -> Exact {
        let row = self.row(id);
        match self.participant(id).stated_score {
            Some(stated) if row.contains(&Outcome::Unknown) => stated,
            _ => (0..row.len()).map(|slot| self.awarded(id, slot)).sum(),
        }
    }
}
