//! A folder of 1,000 small scenarios: reading them, and reading and checking them.
//!
//! The scenarios are generated from a seed and kept in memory; the files of a folder come from the same text.

#[path = "../tests/generate/mod.rs"]
mod generate;

use std::sync::Arc;

use divan::counter::{BytesCount, ItemsCount};
use divan::{AllocProfiler, Bencher};
use generate::{Choices, Habits};
use halfpoint::diagnostic::Source;
use halfpoint::scenario;
use halfpoint::tournament::Scoring;
use halfpoint::verdict;

#[global_allocator]
static ALLOC: AllocProfiler = AllocProfiler::system();

const SCENARIOS: usize = 1000;
const LIST: [&str; 5] = ["PTS", "BH/C1", "BH", "SB", "WIN"];

fn main() {
    let bytes: usize = folder().iter().map(|source| source.text.len()).sum();
    println!("{SCENARIOS} scenarios of 6 to 13 players over 5 to 7 rounds, {} KB", bytes / 1000);
    divan::main();
}

fn folder() -> Vec<Arc<Source>> {
    let mut choices = Choices::Seed(5);
    let list = LIST.map(|code| code.parse().expect("a code"));
    let source = |number| {
        let (people, rounds) = (6 + choices.below(8), 5 + choices.below(3));
        let habits = Habits { gaps: false, ..Habits::default() };
        let event = generate::swiss_of(&mut choices, people, rounds, rounds, Scoring::default(), habits);
        Arc::new(Source { path: format!("{number}.yaml").into(), text: generate::scenario(&event, &list) })
    };
    (0..SCENARIOS).map(source).collect()
}

/// Reading.
#[divan::bench(sample_count = 20)]
fn read(bencher: Bencher<'_, '_>) {
    let folder = folder();
    let bytes: usize = folder.iter().map(|source| source.text.len()).sum();
    bencher.counter(ItemsCount::new(SCENARIOS)).counter(BytesCount::new(bytes)).bench(|| {
        let read = folder.iter().filter(|source| scenario::read(Arc::clone(source)).0.is_some()).count();
        assert_eq!(read, SCENARIOS);
    });
}

/// Reading and checking, on one thread.
#[divan::bench(sample_count = 20)]
fn check(bencher: Bencher<'_, '_>) {
    let folder = folder();
    bencher.counter(ItemsCount::new(SCENARIOS)).bench(|| {
        let passing = folder.iter().filter(|source| {
            let (read, _) = scenario::read(Arc::clone(source));
            read.is_some_and(|scenario| verdict::check(&scenario).passes())
        });
        assert_eq!(passing.count(), SCENARIOS);
    });
}
