//! Published ranks as expectations.

use std::collections::HashMap;
use std::ops::Range;

use crate::diagnostic::{Code, Diagnostic, Sink};
use crate::scenario::{Derivation, Expectation, Expected, Scenario, Subject};
use crate::standings::Standings;
use crate::tiebreak::Context;
use crate::tournament::ParticipantId;

/// A rank and where it is printed.
pub(super) type Rank = (u32, Range<usize>);

/// The published ranks as places that are expected. Equal ranks are shared places. Where the list leaves some level to
/// whom the file gives ranks of their own, as report files before 2026 must, the shared places are expected, and that
/// is said.
pub(super) fn expected(scenario: &Scenario, published: &[Option<Rank>], sink: &mut Sink) -> Vec<Expectation> {
    let cx = Context::new(&scenario.tournament, scenario.regulations.reading);
    let standings = Standings::new(&cx, &scenario.list);
    let mut counts: HashMap<u32, u32> = HashMap::new();
    for (rank, _) in published.iter().flatten() {
        *counts.entry(*rank).or_default() += 1;
    }
    let mut places: HashMap<usize, (u32, u32)> = HashMap::new();
    let mut undecided: Option<(Range<usize>, u32, u32, usize)> = None;
    for group in standings.rows.chunk_by(|a, b| a.rank == b.rank) {
        let (first, last) = (group[0].rank, group[0].last);
        let ranks: Vec<(usize, &Rank)> =
            group.iter().filter_map(|row| Some((row.participant.index(), published.get(row.participant.index())?.as_ref()?))).collect();
        let within = ranks.iter().all(|(_, (rank, _))| (first..=last).contains(rank) && counts.get(rank) == Some(&1));
        if first == last || !within || ranks.is_empty() {
            continue;
        }
        let groups = undecided.as_ref().map_or(0, |(.., groups)| *groups) + 1;
        let (at, low, high) = undecided.take().map_or((ranks[0].1.1.clone(), first, last), |(at, low, high, _)| (at, low, high));
        undecided = Some((at, low, high, groups));
        places.extend(ranks.iter().map(|(index, _)| (*index, (first, last))));
    }
    if let Some((at, first, last, groups)) = undecided {
        let fault = Diagnostic::note(Code::RanksNotDecided, at).arg("first", first).arg("last", last).arg("count", groups);
        sink.push(fault.help("help"));
    }
    let players = u32::try_from(published.len()).unwrap_or(u32::MAX);
    let mut expectations = Vec::with_capacity(published.len());
    for (index, rank) in published.iter().enumerate() {
        let Some((rank, at)) = rank else { continue };
        if *rank > players {
            let fault = Diagnostic::warning(Code::FieldIgnored, at.clone()).arg("field", "rank").arg("text", rank);
            sink.push(fault.arg("columns", players).label("beyond"));
            continue;
        }
        let shared = (*rank, (rank + counts.get(rank).copied().unwrap_or(1) - 1).min(players));
        let (first, last) = places.get(&index).copied().unwrap_or(shared);
        expectations.push(Expectation {
            participant: ParticipantId::new(index),
            subject: Subject::Rank,
            expected: Expected::Places(first, last),
            derivation: Derivation::default(),
            span: at.clone(),
        });
    }
    expectations
}
