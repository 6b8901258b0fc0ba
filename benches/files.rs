//! Report files: a thousand tournaments of sixty players over nine rounds, read and checked with five tie-breaks.
//!
//! The files are generated from seeds, so every run computes the same. The target is under two seconds on two cores.

#[path = "../tests/generate/mod.rs"]
mod generate;

use std::sync::Arc;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use generate::{Choices, Habits, swiss_of};
use halfpoint::diagnostic::Source;
use halfpoint::import::{Options, trf};
use halfpoint::rules::rules;
use halfpoint::scenario::{Regulations, Scenario};
use halfpoint::tournament::Scoring;
use halfpoint::verdict;
use rayon::prelude::*;

const FILES: u64 = 1_000;
const PLAYERS: usize = 60;
const ROUNDS: usize = 9;
const LIST: [&str; 5] = ["DE", "BH/C1", "BH", "SB", "WIN"];

fn main() {
    println!("{FILES} files of {PLAYERS} players × {ROUNDS} rounds × {} codes", LIST.len());
    divan::main();
}

/// The text of one report file.
fn file(seed: u64) -> String {
    let habits = Habits { interim: false, gaps: false, negative: false, ..Habits::default() };
    let tournament = swiss_of(&mut Choices::Seed(seed), PLAYERS, ROUNDS, ROUNDS, Scoring::default(), habits);
    let list: Vec<_> = std::iter::once("PTS").chain(LIST).map(|code| code.parse().expect("a code")).collect();
    let scenario = Scenario {
        source: Arc::new(Source { path: "".into(), text: String::new() }),
        title: "A tournament".into(),
        about: None,
        origin: None,
        tags: Vec::new(),
        starts: None,
        regulations: Regulations::of(rules().newest()),
        tournament,
        spelled: list.iter().map(ToString::to_string).collect(),
        list,
        expectations: Vec::new(),
        published: Vec::new(),
        under: Vec::new(),
        questions: Vec::new(),
    };
    trf::write(&scenario).expect("it fits").text
}

fn files() -> Vec<String> {
    (0..FILES).into_par_iter().map(file).collect()
}

fn read(text: &str) -> Scenario {
    let source = Arc::new(Source { path: "x.trf".into(), text: text.to_owned() });
    trf::read(source, &Options::default()).scenario.expect("no errors")
}

/// From the text to the scenario, the published ranks held against the computed ones.
#[divan::bench(sample_count = 10)]
fn read_all(bencher: Bencher<'_, '_>) {
    let files = files();
    bencher.counter(ItemsCount::new(FILES)).bench(|| files.par_iter().map(|text| read(black_box(text))).collect::<Vec<_>>().len());
}

/// From the text to the verdict, as `halfpoint check` does.
#[divan::bench(sample_count = 10)]
fn check_all(bencher: Bencher<'_, '_>) {
    let files = files();
    bencher.counter(ItemsCount::new(FILES)).bench(|| {
        let passed = files.par_iter().filter(|text| verdict::check(&read(black_box(text))).passes()).count();
        assert_eq!(passed as u64, FILES);
    });
}
