//! The register of tie-breaks: one line each.

use super::{
    Code, Context, Cut, Name, average_opponents_buchholz, average_performance_of_opponents, average_rating_of_opponents, buchholz,
};
use super::{
    direct_encounter, games_with_black, games_won, koya, pairing_number, perfect_tournament_performance, points, progressive_score,
};
use super::{rating, rounds_elected, sonneborn_berger, standard_points, tournament_performance_rating, unplayed, wins};
use crate::rules::{BuchholzInRoundRobins, Concept, Edition, Reading};
use crate::tournament::{ParticipantId, Tournament};
use crate::working::{Child, Steps, Value, Values};

/// Which value stands first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// The highest.
    Descending,
    /// The lowest.
    Ascending,
}

/// How a tie-break is computed.
#[derive(Clone, Copy, Debug)]
pub enum Method {
    /// Everybody has a value of their own.
    Each {
        /// Without keeping steps.
        values: fn(&Context<'_>, &Values, Code, ParticipantId) -> (Value, crate::working::Part),
        /// With the working.
        steps: fn(&Context<'_>, &Steps, Code, ParticipantId) -> Child,
    },
    /// The members of a tied group are ordered among themselves.
    Group,
    /// Recognised, and not computed yet.
    NotYet,
}

/// One tie-break: its name, the concept of its article and how it is computed.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The name.
    pub name: Name,
    /// The concept of the article that defines it.
    pub concept: Concept,
    /// Which value stands first, before `/R`.
    pub order: Order,
    /// How it is computed.
    pub method: Method,
}

/// A tie-break of which everybody has a value, the highest first.
const fn each(name: Name, concept: Concept, method: Method) -> Entry {
    Entry { name, concept, order: Order::Descending, method }
}

const fn not_yet(name: Name, concept: Concept) -> Entry {
    each(name, concept, Method::NotYet)
}

macro_rules! method {
    ($module:ident) => {
        Method::Each { values: $module::compute::<Values>, steps: $module::compute::<Steps> }
    };
}

/// Every tie-break, in the order of [`Name::ALL`].
pub const REGISTRY: &[Entry] = &[
    each(Name::Pts, Concept::OrderOfApplication, method!(points)),
    not_yet(Name::Mpts, Concept::TeamScores),
    not_yet(Name::Gpts, Concept::TeamScores),
    each(Name::De, Concept::DirectEncounter, Method::Group),
    each(Name::Win, Concept::Wins, method!(wins)),
    each(Name::Won, Concept::GamesWon, method!(games_won)),
    each(Name::Bpg, Concept::GamesWithBlack, method!(games_with_black)),
    each(Name::Bwg, Concept::GamesWonWithBlack, method!(games_won)),
    each(Name::Ps, Concept::ProgressiveScore, method!(progressive_score)),
    each(Name::Rep, Concept::RoundsElected, method!(rounds_elected)),
    each(Name::Std, Concept::StandardPoints, method!(standard_points)),
    Entry { name: Name::Tpn, concept: Concept::PairingNumber, order: Order::Ascending, method: method!(pairing_number) },
    each(Name::Bh, Concept::Buchholz, method!(buchholz)),
    each(Name::Aob, Concept::AverageOpponentsBuchholz, method!(average_opponents_buchholz)),
    each(Name::Fb, Concept::ForeBuchholz, method!(buchholz)),
    each(Name::Sb, Concept::SonnebornBerger, method!(sonneborn_berger)),
    each(Name::Ks, Concept::Koya, method!(koya)),
    each(Name::Aro, Concept::AverageRatingOfOpponents, method!(average_rating_of_opponents)),
    each(Name::Tpr, Concept::TournamentPerformanceRating, method!(tournament_performance_rating)),
    each(Name::Ptp, Concept::PerfectTournamentPerformance, method!(perfect_tournament_performance)),
    each(Name::Apro, Concept::AveragePerformanceOfOpponents, method!(average_performance_of_opponents)),
    each(Name::Appo, Concept::AveragePerfectPerformanceOfOpponents, method!(average_performance_of_opponents)),
    each(Name::Rtng, Concept::Rating, method!(rating)),
    not_yet(Name::Bc, Concept::BoardCount),
    not_yet(Name::Tbr, Concept::TopBoardResults),
    not_yet(Name::Bbe, Concept::BottomBoardElimination),
    not_yet(Name::Mpvgp, Concept::MatchOrGamePoints),
    not_yet(Name::Emmsb, Concept::ExtendedSonnebornBerger),
    not_yet(Name::Emgsb, Concept::ExtendedSonnebornBerger),
    not_yet(Name::Egmsb, Concept::ExtendedSonnebornBerger),
    not_yet(Name::Eggsb, Concept::ExtendedSonnebornBerger),
    not_yet(Name::Ede, Concept::ExtendedDirectEncounter),
    not_yet(Name::Edebt, Concept::ExtendedDirectEncounter),
    not_yet(Name::Edebb, Concept::ExtendedDirectEncounter),
    not_yet(Name::Edet, Concept::ExtendedDirectEncounter),
    not_yet(Name::Edeb, Concept::ExtendedDirectEncounter),
    not_yet(Name::Sssc, Concept::ScoresAndScheduleStrength),
];

impl Name {
    /// The tie-break's line in the register.
    pub fn entry(self) -> &'static Entry {
        &REGISTRY[self as usize]
    }
}

impl Code {
    /// Which value stands first, `/R` regarded.
    pub fn order(self) -> Order {
        match (self.name.entry().order, self.reversed) {
            (order, false) => order,
            (Order::Ascending, true) => Order::Descending,
            (Order::Descending, true) => Order::Ascending,
        }
    }
}

/// Why a code cannot, or should not without thought, be computed for a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The code is recognised and not computed yet.
    NotYet,
    /// The list of the edition does not have the code.
    NotInEdition,
    /// The score of teams (`:MP`, `:GP`) is asked of individuals.
    TeamScore,
    /// The Buchholz family is not allowed in a round robin (C.07 8).
    BuchholzInRoundRobin,
    /// Progressive scores need the rounds, which a grid does not tell.
    RoundsNotKnown,
    /// A participant is unrated, and the event announced no rating for unrated participants (C.07 10).
    Unrated {
        /// The pairing number of the first unrated participant.
        number: u32,
        /// How many are unrated.
        count: u32,
    },
    /// Only a warning: Koya is defined for round robins (C.07 9.2); in a Swiss the event must have said so.
    KoyaInSwiss,
}

impl Refusal {
    /// Whether the code can be computed all the same.
    pub fn is_warning(self) -> bool {
        matches!(self, Refusal::KoyaInSwiss)
    }
}

/// Whether a code can be computed for a tournament under a reading; `None` when nothing speaks against it.
pub fn refusal(code: Code, tournament: &Tournament, reading: &Reading) -> Option<Refusal> {
    let fixed = tournament.system().has_fixed_pairings();
    match code.name {
        name if matches!(name.entry().method, Method::NotYet) => Some(Refusal::NotYet),
        _ if code.score.is_some() => Some(Refusal::TeamScore),
        Name::Bh | Name::Fb | Name::Aob if fixed && reading.buchholz_in_round_robins == BuchholzInRoundRobins::Refused => {
            Some(Refusal::BuchholzInRoundRobin)
        }
        Name::Ps | Name::Fb if !tournament.rounds_known() => Some(Refusal::RoundsNotKnown),
        Name::Aro | Name::Tpr | Name::Ptp | Name::Apro | Name::Appo | Name::Rtng if tournament.rating_rules().unrated.is_none() => {
            tournament.unrated().map(|(first, count)| Refusal::Unrated { number: tournament.participant(first).number, count })
        }
        Name::Ks if !fixed => Some(Refusal::KoyaInSwiss),
        _ => None,
    }
}

/// Whether a code can be computed for a tournament under a reading of an edition, whose list may lack it.
pub fn refusal_under(code: Code, tournament: &Tournament, reading: &Reading, edition: &Edition) -> Option<Refusal> {
    match refusal(code, tournament, reading) {
        Some(Refusal::NotYet) => Some(Refusal::NotYet),
        _ if edition.without.iter().any(|name| name == code.name.as_str() || name == "cuts" && code.cut != Cut::None) => {
            Some(Refusal::NotInEdition)
        }
        refusal => refusal,
    }
}

/// The value of a code for everybody, without keeping steps; `None` throughout for a code of groups.
pub fn values(cx: &Context<'_>, code: Code) -> Vec<Value> {
    let ids = cx.tournament().ids();
    match code.name.entry().method {
        Method::Each { values, .. } => ids.map(|id| values(cx, &Values, code, id).0).collect(),
        Method::Group | Method::NotYet => ids.map(|_| None).collect(),
    }
}

/// The working of a code for one participant; `None` for a code of groups.
pub fn working(cx: &Context<'_>, steps: &Steps, code: Code, id: ParticipantId) -> Option<Child> {
    match code.name.entry().method {
        Method::Each { steps: compute, .. } => Some(compute(cx, steps, code, id)),
        Method::Group | Method::NotYet => None,
    }
}

/// The working of the score that counts for opponents: in a Swiss the adjusted score (16.3).
pub fn adjusted_working(cx: &Context<'_>, steps: &Steps, id: ParticipantId) -> Child {
    unplayed::adjusted(cx, steps, false, id)
}

/// The order of a tied group by direct encounter, without keeping steps.
pub fn encounter(cx: &Context<'_>, code: Code, group: &[ParticipantId]) -> Vec<Vec<ParticipantId>> {
    direct_encounter::rank(cx, &Values, code, group).places
}

/// The working of direct encounter for a tied group.
pub fn encounter_working(cx: &Context<'_>, steps: &Steps, code: Code, group: &[ParticipantId]) -> direct_encounter::Ranking<Child> {
    direct_encounter::rank(cx, steps, code, group)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_has_its_line() {
        for (&name, entry) in Name::ALL.iter().zip(REGISTRY) {
            assert_eq!(name, entry.name);
        }
        assert_eq!(Name::ALL.len(), REGISTRY.len());
    }
}
