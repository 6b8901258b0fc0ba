//! Which reading gives a wrong value.
//!
//! Where an expected or a printed value is not ours, another edition, a reading that the text allows or a known
//! misreading may give exactly it: first everything with one axis read otherwise, then with two. Of several that do, the
//! one stands first that explains most of the wrong values.

use super::{Swap, swaps};
use crate::rules::{Edition, Standing, rules};
use crate::scenario::{Expected, Regulations, Scenario, Subject};
use crate::tournament::ParticipantId;
use crate::verdict::{Computed, Finding, Outcome, Verdict, computed};

/// The day from which unplayed rounds are treated as they are now.
const REGIME_OF_TODAY: &str = "2023-09-01";

/// Above this many cells a tournament is not searched for two readings at once.
const MOST_CELLS: usize = 4000;

/// A reading that gives a wrong value.
#[derive(Clone, Debug)]
pub struct Origin {
    /// Another edition, where it is one.
    pub edition: Option<&'static Edition>,
    /// The axes that are read otherwise. For an edition those of its differences that give the value alone.
    pub swaps: Vec<Swap>,
}

/// What is known about a wrong value.
#[derive(Clone, Debug)]
pub struct Diagnosis {
    /// The reading that gives it; `None` when no edition and no known misreading does.
    pub origin: Option<Origin>,
    /// How many of the wrong values the same reading gives.
    pub explains: usize,
    /// How many values are wrong.
    pub wrong: usize,
}

/// A reading under trial.
struct Candidate {
    origin: Origin,
    regulations: Regulations,
    weight: u8,
    hits: Vec<bool>,
}

impl Candidate {
    fn edition(edition: &'static Edition) -> Candidate {
        let origin = Origin { edition: Some(edition), swaps: Vec::new() };
        // A rule of today's regime is likelier than a misreading, and a misreading than one of the regime before.
        let recent = edition.in_force_from.as_deref().is_some_and(|from| from >= REGIME_OF_TODAY);
        Candidate { origin, regulations: Regulations::of(edition), weight: if recent { 0 } else { 5 }, hits: Vec::new() }
    }

    fn swap(base: &Regulations, swap: Swap) -> Candidate {
        let weight = match swap.standing {
            Standing::Admissible => 1,
            Standing::Misreading => 2,
            Standing::Edition => 3,
            Standing::Former => 4,
        };
        let origin = Origin { edition: None, swaps: vec![swap] };
        Candidate { origin, regulations: swap.of(base), weight, hits: Vec::new() }
    }

    fn and(&self, swap: Swap) -> Candidate {
        let mut origin = self.origin.clone();
        origin.swaps.push(swap);
        let second = Candidate::swap(&self.regulations, swap);
        Candidate { origin, regulations: second.regulations, weight: self.weight + second.weight, hits: Vec::new() }
    }

    fn count(&self) -> usize {
        self.hits.iter().filter(|&&hit| hit).count()
    }
}

/// What is asked about one block of a scenario: subjects and the values that were expected.
struct Asked<'s> {
    scenario: &'s Scenario,
    subjects: Vec<(ParticipantId, Subject)>,
    expected: Vec<Expected>,
}

impl Asked<'_> {
    fn hits(&self, regulations: &Regulations) -> Vec<bool> {
        let computed: Vec<Computed> = computed(&self.scenario.tournament, regulations, &self.scenario.list, &self.subjects);
        computed.into_iter().zip(&self.expected).map(|(computed, &expected)| computed.is(expected)).collect()
    }

    /// The first of the candidates for each value: the one that explains most, then the likeliest kind.
    fn assign(&self, mut candidates: Vec<Candidate>) -> Vec<Option<(Origin, usize)>> {
        for candidate in &mut candidates {
            candidate.hits = self.hits(&candidate.regulations);
        }
        candidates.retain(|candidate| candidate.count() > 0);
        candidates.sort_by_key(|candidate| (std::cmp::Reverse(candidate.count()), candidate.weight));
        let first = |at: usize| candidates.iter().find(|candidate| candidate.hits[at]);
        (0..self.expected.len()).map(|at| first(at).map(|candidate| (candidate.origin.clone(), candidate.count()))).collect()
    }
}

fn is_wrong(finding: &Finding) -> bool {
    // A reading is looked for that gives a whole value, not a step of one.
    let whole = finding.step.is_none() && !matches!(finding.computed, Computed::Refused(_));
    let other = whole && !finding.computed.is(finding.expected);
    other && matches!(finding.outcome, Outcome::Wrong | Outcome::PrintedWrong)
}

/// What gives the wrong values of a verdict, in the order of its findings; `None` for those that are not wrong.
pub fn diagnose(scenario: &Scenario, verdict: &Verdict) -> Vec<Option<Diagnosis>> {
    let mut diagnoses: Vec<Option<Diagnosis>> = vec![None; verdict.findings.len()];
    let blocks = std::iter::once((None, &scenario.regulations))
        .chain(scenario.under.iter().map(|under| (Some(under.key.as_str()), &under.regulations)));
    for (key, regulations) in blocks {
        let wrong: Vec<usize> = (0..verdict.findings.len())
            .filter(|&at| verdict.findings[at].under.as_deref() == key && is_wrong(&verdict.findings[at]))
            .collect();
        if wrong.is_empty() {
            continue;
        }
        let found = of_block(scenario, regulations, wrong.iter().map(|&at| &verdict.findings[at]).collect());
        for (&at, found) in wrong.iter().zip(found) {
            let (origin, explains) = found.map_or((None, 0), |(origin, explains)| (Some(origin), explains));
            diagnoses[at] = Some(Diagnosis { origin, explains, wrong: wrong.len() });
        }
    }
    diagnoses
}

fn of_block(scenario: &Scenario, regulations: &Regulations, findings: Vec<&Finding>) -> Vec<Option<(Origin, usize)>> {
    let asked = Asked {
        scenario,
        subjects: findings.iter().map(|finding| (finding.participant, finding.subject)).collect(),
        expected: findings.iter().map(|finding| finding.expected).collect(),
    };
    // The newest edition first: of several with the same rule it is the one that is remembered.
    let mut editions: Vec<&'static Edition> = rules().editions().filter(|edition| edition.reading != regulations.reading).collect();
    editions.reverse();
    let singles = swaps(regulations);
    let mut candidates: Vec<Candidate> = editions.iter().map(|edition| Candidate::edition(edition)).collect();
    candidates.extend(singles.iter().map(|&swap| Candidate::swap(regulations, swap)));
    let mut found = asked.assign(candidates);
    let left: Vec<usize> = (0..found.len()).filter(|&at| found[at].is_none()).collect();
    let tournament = &scenario.tournament;
    if !left.is_empty() && tournament.participants().len() * tournament.slots() <= MOST_CELLS {
        let rest = Asked {
            scenario,
            subjects: left.iter().map(|&at| asked.subjects[at]).collect(),
            expected: left.iter().map(|&at| asked.expected[at]).collect(),
        };
        for (at, pair) in left.into_iter().zip(rest.assign(pairs(regulations, &editions, &singles))) {
            found[at] = pair;
        }
    }
    for (at, found) in found.iter_mut().enumerate() {
        if let Some((Origin { edition: Some(edition), swaps }, _)) = found
            && swaps.is_empty()
        {
            *swaps = alone(scenario, regulations, edition, (asked.subjects[at], asked.expected[at]));
        }
    }
    found
}

/// Two readings at once: of two axes, or another edition with one axis misread.
fn pairs(regulations: &Regulations, editions: &[&'static Edition], singles: &[Swap]) -> Vec<Candidate> {
    let known: Vec<Swap> = singles.iter().copied().filter(|swap| swap.standing != Standing::Former).collect();
    let misread = |swap: &&Swap| swap.standing == Standing::Misreading;
    let with_edition = editions.iter().flat_map(|edition| {
        let edition = Candidate::edition(edition);
        known.iter().filter(misread).map(|&swap| edition.and(swap)).collect::<Vec<_>>()
    });
    let of_two = known.iter().enumerate().flat_map(|(at, &first)| {
        let single = Candidate::swap(regulations, first);
        let others = known[at + 1..].iter().filter(move |second| second.axis != first.axis);
        others.map(move |&second| single.and(second)).collect::<Vec<_>>()
    });
    with_edition.chain(of_two).collect()
}

/// The first axis on which an edition differs that gives the value alone.
fn alone(
    scenario: &Scenario,
    regulations: &Regulations,
    edition: &'static Edition,
    (subject, expected): ((ParticipantId, Subject), Expected),
) -> Vec<Swap> {
    let taken = edition.reading.options();
    let differences = swaps(regulations).into_iter().filter(|swap| taken.contains(&(swap.axis, swap.option)));
    let gives = |swap: &Swap| computed(&scenario.tournament, &swap.of(regulations), &scenario.list, &[subject])[0].is(expected);
    differences.filter(gives).take(1).collect()
}
