//! Random tournaments that are valid by construction.
//!
//! A tournament is made from a row of [`Choices`]: numbers that decide one thing each, where 0 always takes the
//! simplest way (no bye, no forfeit, White wins). From proptest the numbers come as a tape, so that shrinking the tape
//! towards zeros shrinks the tournament; for benchmarks they come from a seed.
#![allow(dead_code, reason = "each test takes what it needs")]

pub mod teams;

use std::fmt::{self, Write as _};
use std::ops::Deref;

use halfpoint::Exact;
use halfpoint::rules::{AXES, Reading, rules};
use halfpoint::scenario::Cell;
use halfpoint::standings::Standings;
use halfpoint::tiebreak::{Code, Context, values};
use halfpoint::tournament::{
    Colour, Forfeit, GameResult, Outcome, Participant, ParticipantId, Parts, RatingRules, RatingUsed, Scoring, System, Tournament,
};
use proptest::collection::vec;
use proptest::prelude::*;

/// How many cases a property is tried on: `PROPTEST_CASES`, or as many as the test wants.
pub fn cases(usual: u32) -> ProptestConfig {
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(usual);
    ProptestConfig { cases, failure_persistence: None, max_shrink_iters: 4_000, ..ProptestConfig::default() }
}

/// A tournament whose debug form is a table.
#[derive(Clone)]
pub struct Event(pub Tournament);

impl Deref for Event {
    type Target = Tournament;

    fn deref(&self) -> &Tournament {
        &self.0
    }
}

impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Event(tournament) = self;
        let (slots, scheduled) = (tournament.slots(), tournament.scheduled_rounds());
        let rounds = if tournament.rounds_known() { "rounds" } else { "encounters in a grid" };
        writeln!(f, "{:?}, {slots} {rounds}, {scheduled} scheduled, {:?}", tournament.system(), tournament.scoring().values())?;
        for id in tournament.ids() {
            let participant = tournament.participant(id);
            write!(f, "#{:<3} id {:<3}", participant.number, id.index())?;
            for &outcome in tournament.row(id) {
                write!(f, " {:>5}", cell(outcome))?;
            }
            writeln!(f, "  = {} {:?}", tournament.score(id), participant.stated_score)?;
        }
        Ok(())
    }
}

/// A round in short: the opponent's id, the colour and the result.
fn cell(outcome: Outcome) -> String {
    let colour = match outcome.colour() {
        Some(Colour::White) => "w",
        Some(Colour::Black) => "b",
        None => "?",
    };
    match outcome {
        Outcome::Played { opponent, result, .. } => {
            let result = match result {
                GameResult::Win => "1",
                GameResult::Draw => "½",
                GameResult::Loss => "0",
            };
            format!("{}{colour}{result}", opponent.index())
        }
        Outcome::Forfeited { opponent, forfeit, .. } => {
            let forfeit = match forfeit {
                Forfeit::Win => "+",
                Forfeit::Loss => "-",
                Forfeit::Both => "--",
            };
            format!("{}{colour}{forfeit}", opponent.index())
        }
        Outcome::PairingAllocatedBye => "PAB".into(),
        Outcome::FullPointBye => "FPB".into(),
        Outcome::HalfPointBye => "HPB".into(),
        Outcome::ZeroPointBye => "ZPB".into(),
        Outcome::Absent => "abs".into(),
        Outcome::FreeRound => "free".into(),
        Outcome::NotYetPlayed { opponent } => format!("{}…", opponent.index()),
        Outcome::Unknown => "?".into(),
    }
}

/// Numbers that decide one thing each.
#[derive(Clone, Debug)]
pub enum Choices {
    /// Numbers from proptest, over and over.
    Tape {
        /// The numbers.
        numbers: Vec<u16>,
        /// How many were taken.
        at: usize,
    },
    /// Numbers that follow from a seed (SplitMix64).
    Seed(u64),
}

impl Choices {
    fn next(&mut self) -> u32 {
        match self {
            Choices::Tape { numbers, at } => {
                let number = numbers[*at % numbers.len()];
                *at += 1;
                number.into()
            }
            Choices::Seed(state) => {
                *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
                let mut mixed = *state;
                mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
                mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
                ((mixed ^ (mixed >> 31)) >> 32) as u32
            }
        }
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.next() as usize % bound
    }

    /// True once in `times`.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == times - 1
    }

    /// The items in another order; with zeros, in the same.
    pub fn shuffled<T>(&mut self, mut items: Vec<T>) -> Vec<T> {
        for at in 0..items.len().saturating_sub(1) {
            let other = at + self.below(items.len() - at);
            items.swap(at, other);
        }
        items
    }
}

/// Rows of numbers that shrink towards zeros.
pub fn choices() -> impl Strategy<Value = Choices> {
    vec(any::<u16>(), 1..400).prop_map(|numbers| Choices::Tape { numbers, at: 0 })
}

/// The same tournament with points that were awarded otherwise in some rounds.
pub fn with_awarded(tournament: &Tournament, choices: &mut Choices) -> Tournament {
    let scoring = tournament.scoring();
    let mut points: Vec<Vec<Exact>> =
        tournament.ids().map(|id| tournament.row(id).iter().map(|&outcome| scoring.of(outcome)).collect()).collect();
    for _ in 0..choices.below(4) {
        let (own, slot) = (choices.below(points.len()), choices.below(tournament.slots().max(1)));
        if let Some(points) = points[own].get_mut(slot) {
            *points = Exact::new(i64::try_from(choices.below(9)).expect("few") - 2, 2);
        }
    }
    let mut participants = tournament.participants().to_vec();
    for (participant, points) in participants.iter_mut().zip(&points) {
        // A stated score of known games is their sum.
        participant.stated_score = participant.stated_score.map(|_| points.iter().copied().sum());
    }
    let rows: Vec<Vec<Outcome>> = tournament.ids().map(|id| tournament.row(id).to_vec()).collect();
    let same =
        rows.iter().zip(&points).all(|(row, points)| row.iter().zip(points).all(|(&outcome, points)| scoring.of(outcome) == *points));
    let known = !rows.iter().flatten().any(|outcome| *outcome == Outcome::Unknown);
    if same || !known {
        return tournament.clone();
    }
    let parts = Parts {
        system: tournament.system(),
        scoring: *scoring,
        participants,
        rows,
        points: Some(points),
        scheduled_rounds: tournament.scheduled_rounds(),
        rounds_known: tournament.rounds_known(),
        rating_rules: tournament.rating_rules(),
    };
    Tournament::new(parts).expect("only points are others")
}

/// Tournaments of every kind.
pub fn tournaments() -> impl Strategy<Value = Event> {
    choices().prop_map(|mut choices| Event(tournament(&mut choices)))
}

/// Swiss tournaments of every kind.
pub fn swisses() -> impl Strategy<Value = Event> {
    choices().prop_map(|mut choices| Event(swiss(&mut choices, Habits::default())))
}

/// Round robins of every kind.
pub fn round_robins() -> impl Strategy<Value = Event> {
    choices().prop_map(|mut choices| Event(round_robin(&mut choices, Habits::default())))
}

/// Readings with any option on every axis; with zeros, the given one.
pub fn readings(usual: Reading) -> impl Strategy<Value = Reading> {
    vec(any::<u8>(), AXES.len()).prop_map(move |numbers| {
        let options = AXES.iter().zip(numbers).filter_map(|(&(axis, options), number)| {
            let number = usize::from(number) % (options.len() + 1);
            Some((axis, options[number.checked_sub(1)?]))
        });
        options.fold(usual, |reading, (axis, option)| reading.with(axis, option).expect("the axis and option are listed"))
    })
}

/// The readings that differ from the given one on a single axis: `(axis, option, reading)`.
pub fn swaps(usual: Reading) -> Vec<(&'static str, &'static str, Reading)> {
    let every = AXES.iter().flat_map(|&(axis, options)| options.iter().map(move |&option| (axis, option)));
    let swapped = every.map(|(axis, option)| (axis, option, usual.with(axis, option).expect("the axis and option are listed")));
    swapped.filter(|&(.., reading)| reading != usual).collect()
}

/// What may happen in a tournament.
#[derive(Clone, Copy, Debug)]
pub struct Habits {
    /// Byes, late entries and withdrawals.
    pub byes: bool,
    /// Forfeits.
    pub forfeits: bool,
    /// Rounds and games that are still to come.
    pub interim: bool,
    /// Colours, and whole games, that the source does not tell.
    pub gaps: bool,
    /// Scoring systems with values below 0.
    pub negative: bool,
    /// An odd number of participants.
    pub odd: bool,
}

impl Default for Habits {
    fn default() -> Habits {
        Habits { byes: true, forfeits: true, interim: true, gaps: true, negative: true, odd: true }
    }
}

impl Habits {
    /// Every game is played and known.
    pub const PLAIN: Habits = Habits { byes: false, forfeits: false, interim: false, gaps: false, negative: false, odd: false };
}

/// The parts of a tournament, to be changed and checked again.
pub fn parts(tournament: &Tournament) -> Parts {
    Parts {
        system: tournament.system(),
        scoring: *tournament.scoring(),
        participants: tournament.participants().to_vec(),
        rows: tournament.ids().map(|id| tournament.row(id).to_vec()).collect(),
        points: None,
        scheduled_rounds: tournament.scheduled_rounds(),
        rounds_known: tournament.rounds_known(),
        rating_rules: tournament.rating_rules(),
    }
}

/// A tournament of any kind.
pub fn tournament(choices: &mut Choices) -> Tournament {
    if choices.below(5) < 3 { swiss(choices, Habits::default()) } else { round_robin(choices, Habits::default()) }
}

/// A scoring system: mostly 1, ½, 0.
pub fn scoring(choices: &mut Choices, habits: Habits) -> Scoring {
    let hundredths = |number: i64| Exact::new(number, 100);
    let usual = Scoring::default();
    match choices.below(if habits.negative { 11 } else { 10 }) {
        0..=2 => usual,
        3 => Scoring::of_games(Exact::from(3), Exact::ONE, Exact::ZERO),
        4 => Scoring::of_games(Exact::from(2), Exact::ONE, Exact::ZERO),
        5 => Scoring { pairing_allocated_bye: Exact::HALF, ..usual },
        6 => Scoring { pairing_allocated_bye: Exact::ONE, ..Scoring::of_games(Exact::from(3), Exact::ONE, Exact::ZERO) },
        7 => Scoring { pairing_allocated_bye: hundredths(75), ..Scoring::of_games(hundredths(125), hundredths(55), hundredths(10)) },
        8 => Scoring { full_point_bye: hundredths(90), half_point_bye: hundredths(40), absence: hundredths(10), ..usual },
        9 => Scoring::of_games(Exact::from(3), Exact::from(2), Exact::ONE),
        _ => Scoring { forfeit_win: hundredths(150), forfeit_loss: -Exact::ONE, zero_point_bye: -hundredths(25), ..usual },
    }
}

/// A result with its mirror image.
fn result(choices: &mut Choices) -> (GameResult, GameResult) {
    let own = [GameResult::Win, GameResult::Draw, GameResult::Loss][choices.below(3)];
    (own, own.opposite())
}

/// The two cells of a pairing, the first with White.
fn pairing(choices: &mut Choices, white: usize, black: usize, habits: Habits) -> (Outcome, Outcome) {
    let [first, second] = [white, black].map(ParticipantId::new);
    let told = !(habits.gaps && choices.one_in(40));
    let [own, other] = [Colour::White, Colour::Black].map(|colour| told.then_some(colour));
    if habits.forfeits && choices.one_in(8) {
        let forfeit = [Forfeit::Win, Forfeit::Loss, Forfeit::Both][choices.below(3)];
        return (
            Outcome::Forfeited { opponent: second, colour: own, forfeit },
            Outcome::Forfeited { opponent: first, colour: other, forfeit: forfeit.opposite() },
        );
    }
    let (result, back) = result(choices);
    (Outcome::Played { opponent: second, colour: own, result }, Outcome::Played { opponent: first, colour: other, result: back })
}

/// The participants: pairing numbers in any order and with gaps, some with a stated total.
fn participants(choices: &mut Choices, rows: &[Vec<Outcome>], scoring: &Scoring) -> Vec<Participant> {
    let gap = 1 + choices.below(3) as u32;
    let numbers = choices.shuffled((0..rows.len() as u32).collect());
    let participant = |(number, row): (u32, &Vec<Outcome>)| {
        let number = 1 + number * gap;
        let stated = choices.one_in(4).then(|| row.iter().map(|&outcome| scoring.of(outcome)).sum());
        let rating = (!choices.one_in(9)).then(|| 1400 + choices.below(1400) as u32);
        let later = rating.filter(|_| choices.one_in(15)).map_or(0, |_| 1 + choices.below(2));
        let later_ratings = (0..later).map(|_| 1400 + choices.below(1400) as u32).collect();
        Participant { number, name: format!("Player {number}"), rating, later_ratings, stated_score: stated }
    };
    numbers.into_iter().zip(rows).map(participant).collect()
}

/// What the event announced on ratings: mostly that unrated participants count with some rating.
fn rating_rules(choices: &mut Choices) -> RatingRules {
    let unrated = (!choices.one_in(4)).then(|| 1000 + choices.below(800) as u32);
    RatingRules { unrated, used: if choices.one_in(3) { RatingUsed::Last } else { RatingUsed::First } }
}

/// Makes the games among some participants unknown, who keep their scores.
fn hide_games(choices: &mut Choices, rows: &mut [Vec<Outcome>], participants: &mut [Participant], scoring: &Scoring) {
    let outsiders: Vec<bool> = rows.iter().map(|_| choices.one_in(3)).collect();
    for (id, row) in rows.iter_mut().enumerate().filter(|&(id, _)| outsiders[id]) {
        let score: Exact = row.iter().map(|&outcome| scoring.of(outcome)).sum();
        participants[id].stated_score = Some(score);
        for outcome in row.iter_mut() {
            let hidden = match outcome.opponent() {
                Some(opponent) => outsiders[opponent.index()],
                None => *outcome != Outcome::Absent && choices.one_in(2),
            };
            if hidden {
                *outcome = Outcome::Unknown;
            }
        }
    }
}

/// A Swiss of 2 to 24 participants over 1 to 9 rounds.
pub fn swiss(choices: &mut Choices, habits: Habits) -> Tournament {
    let pairs = 1 + choices.below(12);
    let people = if habits.odd { (2 * pairs + choices.below(2)).min(24) } else { 2 * pairs };
    let scheduled = 1 + choices.below(9);
    let slots = if habits.interim && choices.one_in(4) { choices.below(scheduled + 1) } else { scheduled };
    let scoring = scoring(choices, habits);
    swiss_of(choices, people, slots, scheduled, scoring, habits)
}

/// A Swiss of a given size. Those with close scores are paired, most often with somebody new.
pub fn swiss_of(choices: &mut Choices, people: usize, slots: usize, scheduled: usize, scoring: Scoring, habits: Habits) -> Tournament {
    // With byes, who comes in which round and who leaves before which.
    let (mut comes, mut leaves) = (vec![0; people], vec![slots; people]);
    for id in 0..if habits.byes { people } else { 0 } {
        if choices.one_in(9) {
            comes[id] = choices.below(slots + 1);
        }
        if choices.one_in(9) {
            leaves[id] = choices.below(slots + 1);
        }
    }
    let repeats = habits.odd && choices.one_in(4);
    let mut rows: Vec<Vec<Outcome>> = vec![Vec::new(); people];
    let mut scores = vec![Exact::ZERO; people];
    for slot in 0..slots {
        let mut round: Vec<Option<Outcome>> = vec![None; people];
        for id in 0..people {
            round[id] = if slot >= leaves[id] {
                Some(Outcome::Absent)
            } else if slot < comes[id] {
                Some(Outcome::ZeroPointBye)
            } else if habits.byes && choices.one_in(10) {
                Some([Outcome::HalfPointBye, Outcome::ZeroPointBye, Outcome::FullPointBye][choices.below(3)])
            } else {
                None
            };
        }
        let mut open: Vec<usize> = choices.shuffled((0..people).filter(|&id| round[id].is_none()).collect());
        open.sort_by_key(|&id| std::cmp::Reverse(scores[id]));
        // From the back, where removing is cheap: the lowest are paired first.
        while let Some(own) = open.pop() {
            let near = open.len().saturating_sub(8)..open.len();
            let Some(nearest) = near.clone().next_back() else {
                round[own] = Some(Outcome::PairingAllocatedBye);
                break;
            };
            let met = |other: usize| rows[own].iter().any(|outcome| outcome.opponent() == Some(ParticipantId::new(other)));
            let place = near.rev().find(|&place| repeats || !met(open[place])).unwrap_or(nearest);
            let opponent = open.remove(place);
            let (white, black) = if choices.one_in(2) { (opponent, own) } else { (own, opponent) };
            let (first, second) = pairing(choices, white, black, habits);
            (round[white], round[black]) = (Some(first), Some(second));
        }
        for (id, outcome) in round.into_iter().enumerate() {
            let outcome = outcome.expect("everybody is paired or has a bye");
            scores[id] = scores[id] + scoring.of(outcome);
            rows[id].push(outcome);
        }
    }
    let mut participants = participants(choices, &rows, &scoring);
    if habits.gaps && choices.one_in(12) {
        hide_games(choices, &mut rows, &mut participants, &scoring);
    }
    let rating_rules = rating_rules(choices);
    let parts = Parts {
        system: System::Swiss,
        scoring,
        participants,
        rows,
        points: None,
        scheduled_rounds: scheduled,
        rounds_known: true,
        rating_rules,
    };
    Tournament::new(parts).expect("a generated Swiss is valid")
}

/// A single or double round robin of 2 to 9 participants, as rounds or as a grid.
pub fn round_robin(choices: &mut Choices, habits: Habits) -> Tournament {
    let scoring = scoring(choices, habits);
    let people = if habits.odd { 2 + choices.below(8) } else { 2 + 2 * choices.below(4) };
    let system = if choices.one_in(3) { System::DoubleRoundRobin } else { System::RoundRobin };
    // The table method: with an odd number, whoever meets the absent last one is free.
    let seats = people + people % 2;
    let mut rows: Vec<Vec<Outcome>> = vec![Vec::new(); people];
    let pending = habits.interim && choices.one_in(3);
    for cycle in 0..system.cycles() as usize {
        for round in 0..seats - 1 {
            for table in 0..seats / 2 {
                let (first, second) = if table == 0 {
                    (seats - 1, round)
                } else {
                    ((round + table) % (seats - 1), (round + seats - 1 - table) % (seats - 1))
                };
                let (white, black) = if cycle == 1 { (second, first) } else { (first, second) };
                if white.max(black) >= people {
                    rows[white.min(black)].push(Outcome::FreeRound);
                } else if pending && choices.one_in(4) {
                    rows[white].push(Outcome::NotYetPlayed { opponent: ParticipantId::new(black) });
                    rows[black].push(Outcome::NotYetPlayed { opponent: ParticipantId::new(white) });
                } else {
                    let (at_white, at_black) = pairing(choices, white, black, habits);
                    rows[white].push(at_white);
                    rows[black].push(at_black);
                }
            }
        }
    }
    let scheduled_rounds = rows[0].len();
    if habits.interim && choices.one_in(5) {
        let slots = choices.below(scheduled_rounds + 1);
        rows.iter_mut().for_each(|row| row.truncate(slots));
    }
    let rounds_known = !(habits.gaps && choices.one_in(4));
    if !rounds_known {
        for row in &mut rows {
            row.retain(|&outcome| outcome != Outcome::FreeRound);
            row.sort_by_key(|outcome| outcome.opponent());
        }
        let longest = rows.iter().map(Vec::len).max().unwrap_or(0);
        rows.iter_mut().for_each(|row| row.resize(longest, Outcome::FreeRound));
    }
    let mut participants = participants(choices, &rows, &scoring);
    if !rounds_known {
        // A table has one column for ratings.
        participants.iter_mut().for_each(|participant| participant.later_ratings.clear());
    }
    if habits.gaps && choices.one_in(12) {
        hide_games(choices, &mut rows, &mut participants, &scoring);
    }
    let rating_rules = rating_rules(choices);
    Tournament::new(Parts { system, scoring, participants, rows, points: None, scheduled_rounds, rounds_known, rating_rules })
        .expect("a generated round robin is valid")
}

/// A tournament whose rounds are known, written as a scenario that expects every value of a list of single codes, and
/// every rank.
pub fn scenario(tournament: &Tournament, list: &[Code]) -> String {
    let mut text = String::from("title: A generated tournament\ntournament:\n");
    let system = match tournament.system() {
        System::Swiss => "swiss",
        System::RoundRobin => "round-robin",
        System::DoubleRoundRobin => "double-round-robin",
        System::KnockOut => unreachable!("for teams only"),
    };
    write(&mut text, format_args!("  system: {system}\n  rounds: {}\n", tournament.slots()));
    if !tournament.is_complete() {
        write(&mut text, format_args!("  scheduled-rounds: {}\n", tournament.scheduled_rounds()));
    }
    if let Some(rating) = tournament.rating_rules().unrated {
        write(&mut text, format_args!("  unrated: {rating}\n"));
    }
    if tournament.rating_rules().used == RatingUsed::Last {
        text.push_str("  ratings-used: last\n");
    }
    let values_of_scoring = tournament.scoring().values().map(|(name, value)| format!("{name}: {}", value.plain()));
    write(&mut text, format_args!("  scoring: {{{}}}\n  players:\n", values_of_scoring.join(", ")));
    for id in tournament.ids() {
        let participant = tournament.participant(id);
        let games: Vec<String> = tournament.row(id).iter().map(|&outcome| format!("\"{}\"", Cell::of(outcome, tournament))).collect();
        write(&mut text, format_args!("    - {{no: {}, name: {}", participant.number, participant.name));
        let ratings = participant.rating.iter().chain(&participant.later_ratings).map(ToString::to_string).collect::<Vec<_>>();
        if !ratings.is_empty() {
            write(&mut text, format_args!(", rating: [{}]", ratings.join(", ")));
        }
        if let Some(points) = participant.stated_score {
            write(&mut text, format_args!(", points: {}", points.plain()));
        }
        write(&mut text, format_args!(", games: [{}]}}\n", games.join(", ")));
    }
    let codes: Vec<String> = list.iter().map(Code::to_string).collect();
    write(&mut text, format_args!("tie-breaks: [{}]\nexpect:\n", codes.join(", ")));
    let cx = Context::new(tournament, rules().newest().reading);
    let standings = Standings::new(&cx, list);
    let columns: Vec<_> = list.iter().map(|&code| values(&cx, code)).collect();
    for id in tournament.ids() {
        let row = standings.row(id).expect("everybody has a row");
        write(&mut text, format_args!("  {}: {{rank: {}", tournament.participant(id).name, row.rank));
        if row.last > row.rank {
            write(&mut text, format_args!("-{}", row.last));
        }
        for (code, values) in codes.iter().zip(&columns) {
            let value = values[id.index()].map_or_else(|| "undefined".to_owned(), Exact::plain);
            write(&mut text, format_args!(", {code}: {value}"));
        }
        text.push_str("}\n");
    }
    text
}

fn write(text: &mut String, arguments: fmt::Arguments<'_>) {
    text.write_fmt(arguments).expect("a string takes everything");
}
