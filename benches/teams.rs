//! Standings of a Swiss of fifty teams over fourteen rounds by every tie-break of teams, with and without the working.
//!
//! The event is generated from a seed, so every run computes the same. The allocation columns show the peak.

#[path = "../tests/generate/mod.rs"]
mod generate;

use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher, black_box};
use generate::teams::of_teams;
use generate::{Choices, Habits, swiss_of};
use halfpoint::rules::rules;
use halfpoint::standings::Standings;
use halfpoint::tiebreak::{Code, Context, Method, encounter_working, working};
use halfpoint::tournament::{Scoring, Tournament};
use halfpoint::working::{Child, Steps};

#[global_allocator]
static ALLOC: AllocProfiler = AllocProfiler::system();

const TEAMS: [usize; 3] = [50, 100, 200];
const ROUNDS: usize = 14;
const LIST: [&str; 24] = [
    "MPTS", "EDE", "EDEBT", "EDEBB", "EDET", "EDEB", "BC", "TBR", "BBE", "MPvGP", "EMMSB", "EMGSB", "EGMSB", "EGGSB", "EMMSB/C1",
    "EGGSB/C2", "SSSC", "SSSC/F", "BH:MP", "BH:GP", "BH:MP/C1", "SB:GP", "AOB:MP", "FB:GP",
];

fn main() {
    for teams in TEAMS {
        println!("{teams} teams × {ROUNDS} rounds × {} codes = {} values", LIST.len(), teams * LIST.len());
    }
    divan::main();
}

/// Every match with its boards and, here and there, its line-ups.
fn event(teams: usize) -> Tournament {
    let mut choices = Choices::Seed(13);
    let habits = Habits { interim: false, gaps: false, negative: false, ..Habits::default() };
    let base = swiss_of(&mut choices, teams, ROUNDS, ROUNDS, Scoring::default(), habits);
    of_teams(&mut choices, &base, true)
}

fn codes() -> Vec<Code> {
    LIST.iter().map(|code| code.parse().expect("a code")).collect()
}

/// The standings from the bare values.
#[divan::bench(args = TEAMS)]
fn without_working(bencher: Bencher<'_, '_>, teams: usize) {
    let (event, list) = (event(teams), codes());
    let reading = rules().newest().reading;
    bencher.counter(ItemsCount::new(teams * list.len())).bench(|| Standings::new(&Context::new(black_box(&event), reading), &list));
}

/// The working of every value, and of every tied group that a code orders, kept all at once.
#[divan::bench(args = TEAMS)]
fn with_working(bencher: Bencher<'_, '_>, teams: usize) {
    let (event, list) = (event(teams), codes());
    let reading = rules().newest().reading;
    bencher.counter(ItemsCount::new(teams * list.len())).bench(|| {
        let cx = Context::new(black_box(&event), reading);
        let steps = Steps::new();
        let mut kept: Vec<Child> = Vec::new();
        for &code in &list {
            kept.extend(event.ids().filter_map(|id| working(&cx, &steps, code, id)));
            if matches!(code.name.entry().method, Method::Group | Method::InGroup { .. }) {
                // A code of groups orders all who are level on points, as if it stood first in the list.
                let standings = Standings::new(&cx, &[list[0], code]);
                let ties = standings.columns.iter().filter(|column| column.code == code).flat_map(|column| &column.ties);
                kept.extend(ties.map(|tie| encounter_working(&cx, &steps, code, &tie.members).node));
            }
        }
        kept
    });
}
