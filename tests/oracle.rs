//! The engine against a second, naive implementation of the articles on random tournaments.

mod generate;
mod naive;

use std::collections::BTreeSet;

use generate::{Event, Habits, cases, choices, readings, scoring, swaps, swiss_of, tournament, tournaments};
use halfpoint::rules::{Reading, rules};
use halfpoint::standings::Standings;
use halfpoint::tiebreak::{Code, Context, encounter, values};
use halfpoint::tournament::ParticipantId;
use naive::{Naive, Q, Rule, every_rule, fraction};
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;

fn newest() -> Reading {
    rules().newest().reading
}

fn code(text: &str) -> Code {
    text.parse().expect("a code of the list")
}

/// Every value of every rule of the list.
fn values_agree(event: &Event, reading: Reading, list: &[(String, Rule)]) -> Result<(), TestCaseError> {
    let cx = Context::new(event, reading);
    let naive = Naive::new(event, reading);
    for (text, rule) in list.iter().filter(|(_, rule)| !matches!(rule, Rule::DirectEncounter { .. })) {
        let computed: Vec<Option<Q>> = values(&cx, code(text)).into_iter().map(|value| value.map(fraction)).collect();
        let expected: Vec<Option<Q>> = event.ids().map(|id| naive.value(*rule, id.index())).collect();
        prop_assert_eq!(computed, expected, "{} under {:?}", text, reading.options());
    }
    Ok(())
}

/// Direct encounter of one group, as sets: inside a tie the order means nothing.
fn encounters_agree(event: &Event, reading: Reading, group: &[usize]) -> Result<(), TestCaseError> {
    let cx = Context::new(event, reading);
    let naive = Naive::new(event, reading);
    let members: Vec<ParticipantId> = group.iter().copied().map(ParticipantId::new).collect();
    for (text, forfeits) in [("DE", false), ("DE/P", true)] {
        let sets = |places: Vec<Vec<usize>>| places.into_iter().map(BTreeSet::from_iter).collect::<Vec<BTreeSet<usize>>>();
        let computed = encounter(&cx, code(text), &members).iter().map(|tied| tied.iter().map(|id| id.index()).collect()).collect();
        let expected = naive.direct_encounter(group, forfeits);
        prop_assert_eq!(sets(computed), sets(expected), "{} of {:?} under {:?}", text, group, reading.options());
    }
    Ok(())
}

/// Ranks and what decided them.
fn standings_agree(event: &Event, reading: Reading, list: &[(String, Rule)]) -> Result<(), TestCaseError> {
    let codes: Vec<Code> = list.iter().map(|(text, _)| code(text)).collect();
    let rules: Vec<Rule> = list.iter().map(|&(_, rule)| rule).collect();
    let standings = Standings::new(&Context::new(event, reading), &codes);
    let mut rows = standings.rows.iter();
    let mut rank = 1;
    for (group, separated) in Naive::new(event, reading).standings(&rules) {
        let tied: Vec<_> = rows.by_ref().take(group.len()).collect();
        let members: BTreeSet<usize> = tied.iter().map(|row| row.participant.index()).collect();
        prop_assert_eq!(members, BTreeSet::from_iter(group.iter().copied()), "{:?}", list);
        let last = rank + group.len() as u32 - 1;
        prop_assert!(tied.iter().all(|row| (row.rank, row.last) == (rank, last)));
        let decided: Vec<Option<usize>> = tied.iter().map(|row| row.decided_by).collect();
        prop_assert_eq!(decided[0], separated);
        prop_assert!(decided[1..].iter().all(Option::is_none));
        rank = last + 1;
    }
    prop_assert!(rows.next().is_none());
    Ok(())
}

/// A tournament with a group and a list of rules drawn from the same choices.
fn with_group_and_list() -> impl Strategy<Value = (Event, Vec<usize>, Vec<(String, Rule)>)> {
    choices().prop_map(|mut choices| {
        let event = Event(tournament(&mut choices));
        let everybody = choices.shuffled((0..event.participants().len()).collect());
        let size = 2 + choices.below((everybody.len() - 1).min(8));
        let group = everybody[..size.min(everybody.len())].to_vec();
        let rules = choices.shuffled(every_rule());
        let length = 1 + choices.below(6);
        let mut list = rules[..length].to_vec();
        if choices.one_in(2) {
            list.insert(0, ("PTS".to_owned(), Rule::Points));
        }
        if choices.one_in(2) {
            list.insert(choices.below(list.len()), ("DE".to_owned(), Rule::DirectEncounter { forfeits: false }));
        }
        (event, group, list)
    })
}

/// Small Swiss tournaments over so many rounds that few pairs have not met.
fn nearly_complete() -> impl Strategy<Value = Event> {
    choices().prop_map(|mut choices| {
        let people = 3 + choices.below(5);
        let rounds = people - choices.below(3);
        let habits = Habits { byes: choices.one_in(4), forfeits: choices.one_in(3), ..Habits::default() };
        let scoring = scoring(&mut choices, habits);
        Event(swiss_of(&mut choices, people, rounds, rounds, scoring, habits))
    })
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn values_of_the_newest_edition(event in tournaments()) {
        values_agree(&event, newest(), &every_rule())?;
    }

    #[test]
    fn values_with_one_axis_read_otherwise(event in tournaments(), swap in any::<prop::sample::Index>()) {
        let swaps = swaps(newest());
        let (.., reading) = swaps[swap.index(swaps.len())];
        values_agree(&event, reading, &every_rule())?;
    }

    #[test]
    fn values_with_every_axis_read_anyhow(event in tournaments(), reading in readings(newest())) {
        values_agree(&event, reading, &every_rule())?;
    }

    #[test]
    fn direct_encounters((event, group, _) in with_group_and_list(), reading in readings(newest())) {
        encounters_agree(&event, newest(), &group)?;
        encounters_agree(&event, reading, &group)?;
    }

    #[test]
    fn direct_encounters_where_most_have_met(event in nearly_complete(), reading in readings(newest())) {
        let everybody: Vec<usize> = (0..event.participants().len()).collect();
        encounters_agree(&event, newest(), &everybody)?;
        encounters_agree(&event, reading, &everybody)?;
    }

    #[test]
    fn final_standings((event, _, list) in with_group_and_list(), reading in readings(newest())) {
        standings_agree(&event, newest(), &list)?;
        standings_agree(&event, reading, &list)?;
    }
}
