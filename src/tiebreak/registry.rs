//! The register of tie-breaks: one line each.

use super::{
    Code, Context, Cut, Name, Ranking, average_opponents_buchholz, average_performance_of_opponents, average_rating_of_opponents,
    board_results, buchholz, direct_encounter, extended_direct_encounter, extended_sonneborn_berger, games_with_black, games_won, koya,
    match_or_game_points, pairing_number, perfect_tournament_performance, points, progressive_score, rating, rounds_elected,
    scores_and_schedule_strength, sonneborn_berger, standard_points, tournament_performance_rating, unplayed, wins,
};
use crate::rules::{BuchholzInRoundRobins, Concept, Edition, Reading};
use crate::tournament::{ParticipantId, System, TeamScore, Teams, Tournament};
use crate::working::{Child, Recorder, Steps, Value, Values};

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
    /// Everybody has a value of their own, and whether and how it orders a tied group depends on the group.
    InGroup {
        /// Without keeping steps.
        values: fn(&Context<'_>, &Values, Code, ParticipantId) -> (Value, crate::working::Part),
        /// With the working.
        steps: fn(&Context<'_>, &Steps, Code, ParticipantId) -> Child,
    },
    /// The members of a tied group are ordered among themselves.
    Group,
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

macro_rules! method {
    ($module:ident) => {
        Method::Each { values: $module::compute::<Values>, steps: $module::compute::<Steps> }
    };
}

macro_rules! in_group {
    ($module:ident) => {
        Method::InGroup { values: $module::compute::<Values>, steps: $module::compute::<Steps> }
    };
}

/// Every tie-break, in the order of [`Name::ALL`].
pub const REGISTRY: &[Entry] = &[
    each(Name::Pts, Concept::OrderOfApplication, method!(points)),
    each(Name::Mpts, Concept::MatchAndGamePoints, method!(points)),
    each(Name::Gpts, Concept::MatchAndGamePoints, method!(points)),
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
    Entry { name: Name::Bc, concept: Concept::BoardCount, order: Order::Ascending, method: in_group!(board_results) },
    each(Name::Tbr, Concept::TopBoardResults, Method::Group),
    each(Name::Bbe, Concept::BottomBoardElimination, Method::Group),
    each(Name::Mpvgp, Concept::MatchOrGamePoints, method!(match_or_game_points)),
    each(Name::Emmsb, Concept::MatchByMatch, method!(extended_sonneborn_berger)),
    each(Name::Emgsb, Concept::MatchByGame, method!(extended_sonneborn_berger)),
    each(Name::Egmsb, Concept::GameByMatch, method!(extended_sonneborn_berger)),
    each(Name::Eggsb, Concept::GameByGame, method!(extended_sonneborn_berger)),
    each(Name::Ede, Concept::ExtendedDirectEncounter, Method::Group),
    each(Name::Edebt, Concept::ExtendedDirectEncounter, Method::Group),
    each(Name::Edebb, Concept::ExtendedDirectEncounter, Method::Group),
    each(Name::Edet, Concept::ExtendedDirectEncounter, Method::Group),
    each(Name::Edeb, Concept::ExtendedDirectEncounter, Method::Group),
    each(Name::Sssc, Concept::ScoresAndScheduleStrength, method!(scores_and_schedule_strength)),
];

impl Name {
    /// Whether only tournaments of teams have it.
    pub fn is_of_teams(self) -> bool {
        matches!(self, Name::Mpts | Name::Gpts) || self >= Name::Bc
    }

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
    /// The list of the edition does not have the code.
    NotInEdition,
    /// The score of teams (`:MP`, `:GP`) is asked of individuals.
    TeamScore,
    /// The code is for teams and the participants are players.
    ForTeams,
    /// The code says itself which score it counts and takes neither `:MP` nor `:GP`.
    ScoreFixed,
    /// A match is won or not, so the code counts match points only (C.07 7.1, 7.2).
    MatchPointsOnly,
    /// The rating codes are for players (C.07 10, 13).
    RatingsOfTeams,
    /// The results on the boards of some matches are not known.
    BoardsNotKnown,
    /// In a knock-out only the codes that decide a match are of use (C.07 12).
    KnockOut,
    /// The Buchholz family is not allowed in a round robin (C.07 8).
    BuchholzInRoundRobin,
    /// Progressive scores need the rounds, which a grid does not tell.
    RoundsNotKnown,
    /// Games with Black are not counted while some colours are not known (C.07 7.3, 7.4).
    ColoursNotKnown,
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

/// What decides whether codes can be computed: known also of facts that contradict each other and make no tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Circumstances {
    /// The system; `None` where it is not known, and refuses nothing.
    pub system: Option<System>,
    /// Of teams, whether the results on the boards of every match are known; `None` of players.
    pub boards_known: Option<bool>,
    /// Whether slots are rounds.
    pub rounds_known: bool,
    /// Whether the colours of all games that were played are known.
    pub colours_known: bool,
    /// The pairing number of the first participant for whom there is no rating, and how many there are.
    pub unrated: Option<(u32, u32)>,
}

impl Circumstances {
    /// Those of a tournament.
    pub fn of(tournament: &Tournament) -> Circumstances {
        let unrated = tournament.unrated().filter(|_| tournament.rating_rules().unrated.is_none());
        Circumstances {
            system: Some(tournament.system()),
            boards_known: tournament.teams().map(Teams::boards_known),
            rounds_known: tournament.rounds_known(),
            colours_known: tournament.colours_known(),
            unrated: unrated.map(|(first, count)| (tournament.participant(first).number, count)),
        }
    }
}

impl From<&Tournament> for Circumstances {
    fn from(tournament: &Tournament) -> Circumstances {
        Circumstances::of(tournament)
    }
}

/// Whether a code can be computed for a tournament under a reading; `None` when nothing speaks against it.
pub fn refusal(code: Code, tournament: &Tournament, reading: &Reading) -> Option<Refusal> {
    refusal_in(code, Circumstances::of(tournament), reading)
}

/// Whether a code can be computed in given circumstances under a reading; `None` when nothing speaks against it.
pub fn refusal_in(code: Code, circumstances: Circumstances, reading: &Reading) -> Option<Refusal> {
    if let Some(refusal) = refusal_of_teams(code, circumstances) {
        return Some(refusal);
    }
    let fixed = circumstances.system.is_some_and(System::has_fixed_pairings);
    match code.name {
        Name::Bh | Name::Fb | Name::Aob | Name::Sssc if fixed && reading.buchholz_in_round_robins == BuchholzInRoundRobins::Refused => {
            Some(Refusal::BuchholzInRoundRobin)
        }
        Name::Bpg | Name::Bwg if !circumstances.colours_known => Some(Refusal::ColoursNotKnown),
        Name::Ps | Name::Fb if !circumstances.rounds_known => Some(Refusal::RoundsNotKnown),
        Name::Aro | Name::Tpr | Name::Ptp | Name::Apro | Name::Appo | Name::Rtng => {
            circumstances.unrated.map(|(number, count)| Refusal::Unrated { number, count })
        }
        Name::Ks if circumstances.system.is_some() && !fixed => Some(Refusal::KoyaInSwiss),
        _ => None,
    }
}

/// Whether a code can be computed for a tournament, or in given circumstances, under a reading of an edition, whose list
/// may lack it.
pub fn refusal_under(code: Code, circumstances: impl Into<Circumstances>, reading: &Reading, edition: &Edition) -> Option<Refusal> {
    let lacks = |without: &String| match without.split_once('/') {
        Some((name, _)) => code.fore && name == code.name.as_str(),
        None => without == code.name.as_str() || without == "cuts" && code.cut != Cut::None,
    };
    if edition.without.iter().any(lacks) { Some(Refusal::NotInEdition) } else { refusal_in(code, circumstances.into(), reading) }
}

/// What speaks against a code because the participants are teams, or because they are not.
fn refusal_of_teams(code: Code, circumstances: Circumstances) -> Option<Refusal> {
    use Name::*;
    let for_teams = code.name.is_of_teams();
    let Some(boards_known) = circumstances.boards_known else {
        return match code.score {
            Some(_) => Some(Refusal::TeamScore),
            None => for_teams.then_some(Refusal::ForTeams),
        };
    };
    let needs_boards = matches!(code.name, Bc | Tbr | Bbe | Edebt | Edebb | Edet | Edeb);
    let of_knock_out = matches!(code.name, Pts | Mpts | Gpts | Mpvgp | De | Ede | Tpn) || needs_boards;
    match (code.name, code.score) {
        (Aro | Tpr | Ptp | Apro | Appo | Rtng, _) => Some(Refusal::RatingsOfTeams),
        (_, Some(_)) if for_teams || code.name == Tpn => Some(Refusal::ScoreFixed),
        (Win | Won, Some(TeamScore::Game)) => Some(Refusal::MatchPointsOnly),
        _ if circumstances.system == Some(System::KnockOut) && !of_knock_out => Some(Refusal::KnockOut),
        _ if needs_boards && !boards_known => Some(Refusal::BoardsNotKnown),
        _ => None,
    }
}

/// The value of a code for everybody, without keeping steps; `None` throughout for a code of groups.
pub fn values(cx: &Context<'_>, code: Code) -> Vec<Value> {
    let cx = cx.of(code);
    let ids = cx.tournament().ids();
    match code.name.entry().method {
        Method::Each { values, .. } | Method::InGroup { values, .. } => ids.map(|id| values(cx, &Values, code, id).0).collect(),
        Method::Group => ids.map(|_| None).collect(),
    }
}

/// The working of a code for one participant; `None` for a code of groups.
pub fn working(cx: &Context<'_>, steps: &Steps, code: Code, id: ParticipantId) -> Option<Child> {
    match code.name.entry().method {
        Method::Each { steps: compute, .. } | Method::InGroup { steps: compute, .. } => Some(compute(cx.of(code), steps, code, id)),
        Method::Group => None,
    }
}

/// Whether a code says nothing of a participant alone: it orders tied groups, or has a value only inside one.
pub fn only_in_group(cx: &Context<'_>, code: Code) -> bool {
    match code.name.entry().method {
        Method::Each { .. } => false,
        Method::InGroup { .. } => board_results::only_in_group(cx),
        Method::Group => true,
    }
}

/// The working of the score that counts for opponents: in a Swiss the adjusted score (16.3). For teams the context says
/// which score.
pub fn adjusted_working(cx: &Context<'_>, steps: &Steps, id: ParticipantId) -> Child {
    unplayed::adjusted(cx, steps, false, id)
}

/// The working of a final score as awarded. For teams the context says which score.
pub fn score_working(cx: &Context<'_>, steps: &Steps, id: ParticipantId) -> Child {
    unplayed::score(cx, steps, false, id)
}

/// Orders a tied group by a code of groups.
fn rank<R: Recorder>(cx: &Context<'_>, r: &R, code: Code, group: &[ParticipantId]) -> Ranking<R::Node> {
    let cx = cx.of(code);
    match code.name {
        Name::Bc | Name::Tbr | Name::Bbe => board_results::rank(cx, r, code, group, 1),
        Name::Ede | Name::Edebt | Name::Edebb | Name::Edet | Name::Edeb => extended_direct_encounter::rank(cx, r, code, group),
        _ => direct_encounter::rank(cx, r, code, group),
    }
}

/// The order of a tied group by a code of groups, without keeping steps.
pub fn encounter(cx: &Context<'_>, code: Code, group: &[ParticipantId]) -> Vec<Vec<ParticipantId>> {
    rank(cx, &Values, code, group).places
}

/// The order of a tied group by a code of groups, and the values that it shows beside the places.
pub(crate) fn ranking(cx: &Context<'_>, code: Code, group: &[ParticipantId]) -> Ranking<()> {
    let Ranking { places, values, .. } = rank(cx, &Values, code, group);
    Ranking { places, values, node: () }
}

/// The working of a code of groups for a tied group.
pub fn encounter_working(cx: &Context<'_>, steps: &Steps, code: Code, group: &[ParticipantId]) -> Ranking<Child> {
    rank(cx, steps, code, group)
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
