//! What every tie-break computes from: the facts, the reading, and the scores that follow from both.

use std::cell::OnceCell;

use super::unplayed::Basis;
use super::{Code, Name, over_board, values};
use crate::Exact;
use crate::rules::Reading;
use crate::tournament::{Outcome, ParticipantId, TeamScore, Tournament};
use crate::working::{Kind, Value};

/// A tournament under a reading, with what many tie-breaks need computed once.
#[derive(Debug)]
pub struct Context<'t> {
    tournament: &'t Tournament,
    reading: Reading,
    real: Basis,
    fore: OnceCell<Basis>,
    buchholz: OnceCell<Vec<Value>>,
    fore_buchholz: OnceCell<Vec<Value>>,
    koya_limits: OnceCell<Exact>,
    over_board: OnceCell<Vec<Value>>,
    average_ratings: OnceCell<Vec<Value>>,
    performances: OnceCell<Vec<Value>>,
    perfect_performances: OnceCell<Vec<Value>>,
    /// For teams, the same facts counted in the secondary score.
    secondary: Option<Box<Context<'t>>>,
}

impl<'t> Context<'t> {
    /// Prepares a tournament under a reading.
    pub fn new(tournament: &'t Tournament, reading: Reading) -> Context<'t> {
        let real = Basis::real(tournament, reading);
        Context {
            tournament,
            reading,
            real,
            fore: OnceCell::new(),
            buchholz: OnceCell::new(),
            fore_buchholz: OnceCell::new(),
            koya_limits: OnceCell::new(),
            over_board: OnceCell::new(),
            average_ratings: OnceCell::new(),
            performances: OnceCell::new(),
            perfect_performances: OnceCell::new(),
            secondary: tournament.teams().map(|teams| Box::new(Context::new(teams.secondary(), reading))),
        }
    }

    /// The facts.
    pub fn tournament(&self) -> &'t Tournament {
        self.tournament
    }

    /// The reading.
    pub fn reading(&self) -> Reading {
        self.reading
    }

    /// What happened to a participant, slot by slot.
    pub fn row(&self, id: ParticipantId) -> impl Iterator<Item = (u16, Outcome)> + use<'t> {
        (0..).zip(self.tournament.row(id).iter().copied())
    }

    /// The final score of a participant as awarded, in points.
    pub fn score(&self, id: ParticipantId) -> Exact {
        self.real.score(id).expect("a tournament has everybody's score")
    }

    /// The score that counts for opponents (16.3), in points.
    pub fn adjusted(&self, id: ParticipantId) -> Exact {
        self.real.adjusted(id).expect("a tournament has everybody's score")
    }

    /// The points that one participant made in the games against another.
    pub fn points_against(&self, own: ParticipantId, other: ParticipantId) -> Exact {
        // The other's row tells the games, for those of the one need not all be known.
        let games = self.row(other).filter(
            |&(_, outcome)| matches!(outcome, Outcome::Played { opponent, .. } | Outcome::Forfeited { opponent, .. } if opponent == own),
        );
        games.map(|(slot, _)| self.tournament.awarded(own, usize::from(slot))).sum()
    }

    /// The same facts counted in a score of teams; as they are for players and where no score is named.
    pub fn counted_in(&self, score: Option<TeamScore>) -> &Context<'t> {
        match &self.secondary {
            Some(secondary) if score == secondary.tournament.team_score() => secondary,
            _ => self,
        }
    }

    /// The same facts counted in the secondary score of teams; as they are for players.
    pub fn secondary(&self) -> &Context<'t> {
        self.secondary.as_deref().unwrap_or(self)
    }

    /// The facts counted as a code says.
    pub fn of(&self, code: Code) -> &Context<'t> {
        self.counted_in(code.counted_score())
    }

    /// The kind of the step of a final score.
    pub fn score_kind(&self, participant: ParticipantId, fore: bool) -> Kind {
        Kind::Score { participant, fore, score: self.tournament.team_score() }
    }

    /// The kind of the step of a score that counts for opponents.
    pub fn adjusted_kind(&self, participant: ParticipantId, fore: bool) -> Kind {
        Kind::Adjusted { participant, fore, score: self.tournament.team_score() }
    }

    /// The kind of the step of the Koya limit, moved by half points.
    pub fn limit_kind(&self, steps: i8) -> Kind {
        Kind::Limit { steps, score: self.tournament.team_score() }
    }

    /// The scores as they are, or with the final round taken as drawn (8.3).
    pub(super) fn basis(&self, fore: bool) -> &Basis {
        if fore { self.fore.get_or_init(|| Basis::fore(self.tournament, self.reading)) } else { &self.real }
    }

    /// The Buchholz, or fore Buchholz, of everybody.
    pub(super) fn buchholz(&self, fore: bool) -> &[Value] {
        let (cell, name) = if fore { (&self.fore_buchholz, Name::Fb) } else { (&self.buchholz, Name::Bh) };
        cell.get_or_init(|| values(self, Code::plain(name)))
    }

    /// The points that a participant made over the board, everybody's computed once.
    pub(super) fn over_board(&self, id: ParticipantId) -> Value {
        let compute = || self.tournament.ids().map(|id| over_board::score(self, id)).collect();
        self.over_board.get_or_init(compute)[id.index()]
    }

    /// The ARO, TPR or PTP of a participant, everybody's computed once.
    pub(super) fn of_ratings(&self, name: Name, id: ParticipantId) -> Value {
        let cell = match name {
            Name::Aro => &self.average_ratings,
            Name::Tpr => &self.performances,
            _ => &self.perfect_performances,
        };
        cell.get_or_init(|| values(self, Code::plain(name)))[id.index()]
    }

    /// The unmoved limit of the Koya system, computed once.
    pub(super) fn koya_limit(&self, compute: impl FnOnce() -> Exact) -> Exact {
        *self.koya_limits.get_or_init(compute)
    }
}
