//! Published ranks as expectations.

use std::collections::HashMap;
use std::ops::Range;

use super::list::Decided;
use crate::diagnostic::{Code, Diagnostic, Sink};
use crate::scenario::{Derivation, Expectation, Expected, Scenario, Subject};
use crate::standings::Standings;
use crate::tiebreak::Context;
use crate::tournament::ParticipantId;

/// A rank and where it is printed.
pub(super) type Rank = (u32, Range<usize>);

/// What the published ranks come to.
pub(super) struct Ranks {
    /// What is expected of each participant.
    pub expectations: Vec<Option<Expectation>>,
    /// How many ranks are compared, those among whom the list leaves level included.
    pub compared: usize,
}

/// The published ranks as places that are expected, for each participant. Equal ranks are shared places.
///
/// Where the list leaves some level to whom the file gives ranks of their own, as report files before 2026 must, the
/// shared places are expected, and that is said. Where the list does not go to its end, every order of those whom its
/// beginning leaves level is as good as another: nothing is expected of a rank among their places.
pub(super) fn expected(scenario: &Scenario, published: &[Option<Rank>], decided: Decided, sink: &mut Sink) -> Ranks {
    let cx = Context::new(&scenario.tournament, scenario.regulations.reading);
    let standings = match decided {
        Decided::First(count) => Standings::new(&cx, &scenario.list[..count]),
        Decided::Whole => Standings::new(&cx, &scenario.list),
    };
    let mut counts: HashMap<u32, u32> = HashMap::new();
    for (rank, _) in published.iter().flatten() {
        *counts.entry(*rank).or_default() += 1;
    }
    let mut places: Vec<Option<(u32, u32)>> = vec![None; published.len()];
    let mut level = vec![false; published.len()];
    let mut undecided: Option<(Range<usize>, u32, u32, usize)> = None;
    for group in standings.rows.chunk_by(|a, b| a.rank == b.rank) {
        let (first, last) = (group[0].rank, group[0].last);
        let ranks: Vec<(usize, &Rank)> =
            group.iter().filter_map(|row| Some((row.participant.index(), published.get(row.participant.index())?.as_ref()?))).collect();
        if decided != Decided::Whole {
            for &(index, (rank, _)) in &ranks {
                level[index] = first != last && (first..=last).contains(rank);
            }
            continue;
        }
        let within = ranks.iter().all(|(_, (rank, _))| (first..=last).contains(rank) && counts.get(rank) == Some(&1));
        if first == last || !within || ranks.is_empty() {
            continue;
        }
        let groups = undecided.as_ref().map_or(0, |(.., groups)| *groups) + 1;
        let (at, low, high) = undecided.take().map_or((ranks[0].1.1.clone(), first, last), |(at, low, high, _)| (at, low, high));
        undecided = Some((at, low, high, groups));
        for (index, _) in ranks {
            places[index] = Some((first, last));
        }
    }
    if let Some((at, first, last, groups)) = undecided {
        let fault = Diagnostic::note(Code::RanksNotDecided, at).arg("first", first).arg("last", last).arg("count", groups);
        sink.push(fault.help("help"));
    }
    let players = u32::try_from(published.len()).unwrap_or(u32::MAX);
    let mut compared = 0;
    let expectation = |(index, rank): (usize, &Option<Rank>)| {
        let (rank, at) = rank.as_ref()?;
        if *rank > players {
            let fault = Diagnostic::warning(Code::FieldIgnored, at.clone()).arg("field", "rank").arg("text", rank);
            sink.push(fault.arg("columns", players).label("beyond"));
            return None;
        }
        compared += 1;
        if level[index] {
            return None;
        }
        let shared = (*rank, (rank + counts.get(rank).copied().unwrap_or(1) - 1).min(players));
        let (first, last) = places[index].unwrap_or(shared);
        Some(Expectation {
            participant: ParticipantId::new(index),
            subject: Subject::Rank,
            expected: Expected::Places(first, last),
            derivation: Derivation::default(),
            span: at.clone(),
        })
    };
    let expectations = published.iter().enumerate().map(expectation).collect();
    Ranks { expectations, compared }
}
