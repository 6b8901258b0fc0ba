//! Which options and articles a set of scenarios really tests.
//!
//! An option is tested when some scenario's expected values would fail if the option were taken in place of the
//! scenario's own. An option that nobody would notice is listed: a program that reads the rule so passes. An article is
//! exercised when the working of an expected value cites it, or follows a rule that is made of its terms.

use std::collections::{BTreeMap, BTreeSet};

use super::{Swap, swaps};
use crate::rules::{Concept, Standing, rules};
use crate::scenario::{Expectation, Regulations, Scenario};
use crate::tournament::Tournament;
use crate::verdict::{computed, concepts};

/// An option of an axis.
#[derive(Clone, Debug)]
pub struct OptionCover {
    /// The axis and the option.
    pub swap: Swap,
    /// How many blocks of expected values take the option themselves.
    pub taken: usize,
    /// Into how many it was swapped.
    pub swapped: usize,
    /// The scenarios, by position, that fail when the option is swapped in.
    pub caught_by: Vec<usize>,
}

impl OptionCover {
    /// Whether some scenario fails when it is swapped in.
    pub fn is_noticed(&self) -> bool {
        !self.caught_by.is_empty()
    }

    /// Whether a known misreading would go unnoticed.
    pub fn is_missed(&self) -> bool {
        self.swap.standing == Standing::Misreading && !self.is_noticed()
    }
}

/// What a set of scenarios covers.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    /// Every option, in the order of the axes.
    pub options: Vec<OptionCover>,
    /// For each concept that the workings of expected values cite, the scenarios by position.
    pub concepts: BTreeMap<Concept, Vec<usize>>,
    /// Blocks of expected values with options swapped in, and how many of them failed.
    pub swapped: usize,
    /// How many failed.
    pub failed: usize,
}

impl Coverage {
    /// The concepts that the engine cites and no scenario exercises.
    pub fn unexercised(&self) -> impl Iterator<Item = Concept> {
        Concept::ALL.iter().copied().filter(|concept| !self.concepts.contains_key(concept))
    }
}

/// The coverage of some scenarios.
pub fn coverage<'s>(scenarios: impl IntoIterator<Item = &'s Scenario>) -> Coverage {
    let each: Vec<One> = scenarios.into_iter().map(of_one).collect();
    gather(&each)
}

/// What one scenario covers.
#[derive(Clone, Debug)]
pub struct One {
    blocks: usize,
    taken: Vec<(&'static str, &'static str)>,
    caught: BTreeSet<(&'static str, &'static str)>,
    concepts: BTreeSet<Concept>,
    swapped: usize,
    failed: usize,
}

/// What one scenario covers; [`gather`] puts several together.
pub fn of_one(scenario: &Scenario) -> One {
    let concepts = with_terms(concepts(scenario), &scenario.tournament);
    let mut one = One { blocks: 0, taken: Vec::new(), caught: BTreeSet::new(), concepts, swapped: 0, failed: 0 };
    let own = (&scenario.regulations, scenario.expectations.as_slice());
    let blocks = std::iter::once(own).chain(scenario.under.iter().map(|under| (&under.regulations, under.expectations.as_slice())));
    for (regulations, expectations) in blocks.filter(|(_, expectations)| !expectations.is_empty()) {
        one.blocks += 1;
        one.taken.extend(regulations.reading.options());
        for swap in swaps(regulations) {
            one.swapped += 1;
            if fails(scenario, &swap.of(regulations), expectations) {
                one.failed += 1;
                one.caught.insert((swap.axis, swap.option));
            }
        }
    }
    one
}

/// The concepts that workings cite, and those whose terms they are made of.
fn with_terms(mut concepts: BTreeSet<Concept>, tournament: &Tournament) -> BTreeSet<Concept> {
    use Concept::*;
    let of_terms: [(&[Concept], Concept); 3] = [
        (&[CategoryBye, CategoryForfeitWin, CategoryForfeitLoss, CategoryRequestedBye, CategoryTrailingBye], UnplayedRound),
        (&[CategoryRequestedBye, CategoryTrailingBye], RequestedBye),
        (&[CutExceptionOnce, CutExceptionRepeat], VoluntaryUnplayedRound),
    ];
    for (made_of, term) in of_terms {
        if made_of.iter().any(|concept| concepts.contains(concept)) {
            concepts.insert(term);
        }
    }
    let over_opponents = [Buchholz, ForeBuchholz, SonnebornBerger, Koya, AverageRatingOfOpponents, AverageOpponentsBuchholz];
    let over_opponents = over_opponents.iter().any(|concept| concepts.contains(concept));
    if over_opponents && has_repeated_meetings(tournament) {
        concepts.insert(RepeatedMeetings);
    }
    if tournament.system().has_fixed_pairings() && [Buchholz, ForeBuchholz].iter().any(|concept| concepts.contains(concept)) {
        concepts.insert(BuchholzFamily);
    }
    if tournament.teams().is_some() {
        concepts.insert(MatchAndGamePoints);
        if over_opponents || concepts.contains(&DirectEncounter) || concepts.contains(&ProgressiveScore) {
            concepts.insert(TeamTieBreaks);
        }
    }
    concepts
}

/// Whether two participants met more than once.
fn has_repeated_meetings(tournament: &Tournament) -> bool {
    tournament.ids().any(|id| {
        let mut opponents: Vec<_> = tournament.row(id).iter().filter(|outcome| outcome.is_played()).map(|one| one.opponent()).collect();
        let games = opponents.len();
        opponents.sort_unstable();
        opponents.dedup();
        opponents.len() < games
    })
}

/// Whether some expected value is another under these regulations.
fn fails(scenario: &Scenario, regulations: &Regulations, expectations: &[Expectation]) -> bool {
    let asked: Vec<_> = expectations.iter().map(|expectation| (expectation.participant, expectation.subject)).collect();
    let values = computed(&scenario.tournament, regulations, &scenario.list, &asked);
    values.into_iter().zip(expectations).any(|(value, expectation)| !value.is(expectation.expected))
}

/// Puts together what several scenarios cover.
pub fn gather(each: &[One]) -> Coverage {
    let mut coverage = Coverage {
        swapped: each.iter().map(|one| one.swapped).sum(),
        failed: each.iter().map(|one| one.failed).sum(),
        ..Coverage::default()
    };
    let blocks: usize = each.iter().map(|one| one.blocks).sum();
    for axis in rules().axes() {
        for option in &axis.options {
            let swap = Swap { axis: &axis.id, option: &option.id, standing: option.is };
            let this = (swap.axis, swap.option);
            let taken = each.iter().flat_map(|one| &one.taken).filter(|&&taken| taken == this).count();
            coverage.options.push(OptionCover {
                swap,
                taken,
                swapped: blocks - taken,
                caught_by: (0..each.len()).filter(|&at| each[at].caught.contains(&this)).collect(),
            });
        }
    }
    for (at, one) in each.iter().enumerate() {
        for &concept in &one.concepts {
            coverage.concepts.entry(concept).or_default().push(at);
        }
    }
    coverage
}
