//! Standings of large Swiss tournaments: eight tie-breaks over eleven rounds, with and without the working; and all
//! tie-breaks on ratings.
//!
//! The event is generated from a seed, so every run computes the same. The allocation columns show the peak.

#[path = "../tests/generate/mod.rs"]
mod generate;

use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher, black_box};
use generate::{Choices, Habits, parts, swiss_of};
use halfpoint::rules::rules;
use halfpoint::standings::Standings;
use halfpoint::tiebreak::{Code, Context, encounter_working, working};
use halfpoint::tournament::{Scoring, Tournament};
use halfpoint::working::{Child, Steps};

#[global_allocator]
static ALLOC: AllocProfiler = AllocProfiler::system();

const ROUNDS: usize = 11;
const LIST: [&str; 8] = ["PTS", "BH/C1", "BH", "SB", "DE", "WIN", "PS", "AOB"];
const RATINGS: [&str; 8] = ["PTS", "ARO", "ARO/C1", "TPR", "PTP", "APRO", "APPO", "RTNG"];
const SIZES: [usize; 3] = [200, 2000, 4000];

fn main() {
    for players in SIZES {
        println!("{players} players × {ROUNDS} rounds × {} codes = {} values", LIST.len(), values(players));
    }
    divan::main();
}

fn values(players: usize) -> usize {
    players * LIST.len()
}

fn event(players: usize) -> Tournament {
    let habits = Habits { interim: false, gaps: false, negative: false, ..Habits::default() };
    swiss_of(&mut Choices::Seed(11), players, ROUNDS, ROUNDS, Scoring::default(), habits)
}

/// The same, everybody with a rating.
fn rated_event(players: usize) -> Tournament {
    let mut parts = parts(&event(players));
    parts.rating_rules.unrated = Some(1400);
    Tournament::new(parts).expect("the same tournament")
}

fn codes<const COUNT: usize>(list: [&str; COUNT]) -> [Code; COUNT] {
    list.map(|code| code.parse().expect("a code"))
}

/// Checking the facts.
#[divan::bench(args = SIZES, sample_count = 20)]
fn tournament(bencher: Bencher<'_, '_>, players: usize) {
    let event = event(players);
    let cells = players * ROUNDS;
    bencher.counter(ItemsCount::new(cells)).with_inputs(|| parts(&event)).bench_values(|parts| Tournament::new(parts).expect("valid"));
}

/// The standings from the bare values.
#[divan::bench(args = SIZES, sample_count = 20)]
fn without_working(bencher: Bencher<'_, '_>, players: usize) {
    let (event, list) = (event(players), codes(LIST));
    let reading = rules().newest().reading;
    bencher.counter(ItemsCount::new(values(players))).bench(|| Standings::new(&Context::new(black_box(&event), reading), &list));
}

/// The working of every value, and of direct encounter in every tied group, kept all at once.
#[divan::bench(args = SIZES, sample_count = 20)]
fn with_working(bencher: Bencher<'_, '_>, players: usize) {
    let (event, list) = (event(players), codes(LIST));
    let reading = rules().newest().reading;
    bencher.counter(ItemsCount::new(values(players))).bench(|| {
        let cx = Context::new(black_box(&event), reading);
        let steps = Steps::new();
        let standings = Standings::new(&cx, &list);
        let every = list.iter().flat_map(|&code| event.ids().map(move |id| (code, id)));
        let mut kept: Vec<Child> = every.filter_map(|(code, id)| working(&cx, &steps, code, id)).collect();
        let groups = standings.columns.iter().filter(|column| column.code == list[4]).flat_map(|column| &column.ties);
        kept.extend(groups.map(|tie| encounter_working(&cx, &steps, list[4], &tie.members).node));
        kept
    });
}

/// The standings by the tie-breaks on ratings, from the bare values.
#[divan::bench(args = SIZES)]
fn ratings_without_working(bencher: Bencher<'_, '_>, players: usize) {
    let (event, list) = (rated_event(players), codes(RATINGS));
    let reading = rules().newest().reading;
    bencher.counter(ItemsCount::new(values(players))).bench(|| Standings::new(&Context::new(black_box(&event), reading), &list));
}

/// The working of every value on ratings, kept all at once.
#[divan::bench(args = SIZES)]
fn ratings_with_working(bencher: Bencher<'_, '_>, players: usize) {
    let (event, list) = (rated_event(players), codes(RATINGS));
    let reading = rules().newest().reading;
    bencher.counter(ItemsCount::new(values(players))).bench(|| {
        let cx = Context::new(black_box(&event), reading);
        let steps = Steps::new();
        let every = list.iter().flat_map(|&code| event.ids().map(move |id| (code, id)));
        every.filter_map(|(code, id)| working(&cx, &steps, code, id)).collect::<Vec<Child>>()
    });
}
