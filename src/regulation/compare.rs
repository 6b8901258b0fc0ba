//! Regulations side by side: which values change, for whom, by which axes and articles, and whose rank.

use std::collections::BTreeSet;

use super::Swap;
use crate::rules::{Concept, rules};
use crate::scenario::{Regulations, Scenario, Subject};
use crate::tiebreak::{Code, Name};
use crate::tournament::ParticipantId;
use crate::verdict::{Computed, cited_articles, computed};

/// What other regulations change.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The other regulations.
    pub other: Regulations,
    /// The axes that they read otherwise.
    pub differences: Vec<Swap>,
    /// The values and ranks that change, by participant in the order of the file, then by code.
    pub changes: Vec<Change>,
    /// How many values are the same.
    pub same: usize,
}

/// A value or a rank that changes.
#[derive(Clone, Debug)]
pub struct Change {
    /// Whose.
    pub participant: ParticipantId,
    /// Of what.
    pub subject: Subject,
    /// Under the scenario's own regulations.
    pub before: Computed,
    /// Under the others.
    pub after: Computed,
    /// The axes that change it alone; none where it takes several together.
    pub by: Vec<Swap>,
    /// The articles that only the own working uses; where both use the same, those that are read otherwise.
    pub here: Vec<String>,
    /// The articles, of the other regulations, that only the other working uses; where both use the same, those that are
    /// read otherwise.
    pub there: Vec<String>,
}

impl Comparison {
    /// The changes of ranks.
    pub fn ranks(&self) -> impl Iterator<Item = &Change> {
        self.changes.iter().filter(|change| change.subject == Subject::Rank)
    }

    /// The changes of values.
    pub fn values(&self) -> impl Iterator<Item = &Change> {
        self.changes.iter().filter(|change| change.subject != Subject::Rank)
    }
}

/// What is compared: the tie-breaks of the list and of the expectations, the scores for opponents, and the ranks.
fn subjects(scenario: &Scenario) -> Vec<Subject> {
    let listed = scenario.list.iter().copied().map(Subject::TieBreak);
    let expected = scenario.expectations.iter().map(|expectation| expectation.subject);
    let mut subjects: Vec<Subject> = Vec::new();
    for subject in listed.chain(expected).chain([Subject::Adjusted(None), Subject::Rank]) {
        let points = subject == Subject::TieBreak(Code::plain(Name::Pts));
        if !points && !subjects.contains(&subject) {
            subjects.push(subject);
        }
    }
    // The rank is what it all leads to.
    subjects.retain(|&subject| subject != Subject::Rank);
    subjects.push(Subject::Rank);
    subjects
}

/// Compares a scenario's own regulations with others.
pub fn compare(scenario: &Scenario, other: &Regulations) -> Comparison {
    let own = &scenario.regulations;
    let kinds = subjects(scenario);
    let asked: Vec<(ParticipantId, Subject)> =
        scenario.tournament.ids().flat_map(|id| kinds.iter().map(move |&subject| (id, subject))).collect();
    let under =
        |regulations: &Regulations, asked: &[(ParticipantId, Subject)]| computed(&scenario.tournament, regulations, &scenario.list, asked);
    let (before, after) = (under(own, &asked), under(other, &asked));
    let changed: Vec<usize> = (0..asked.len()).filter(|&at| before[at] != after[at]).collect();
    let changed_asked: Vec<(ParticipantId, Subject)> = changed.iter().map(|&at| asked[at]).collect();
    let differences = differences(own, other);
    let alone: Vec<(Swap, Vec<Computed>)> = differences.iter().map(|&swap| (swap, under(&swap.of(own), &changed_asked))).collect();
    let changes = changed.iter().enumerate().map(|(index, &at)| {
        let (participant, subject) = asked[at];
        let articles = |regulations: &Regulations| -> BTreeSet<(String, &'static str)> {
            cited_articles(&scenario.tournament, regulations, &scenario.list, participant, subject)
        };
        let (here, there) = (articles(own), articles(other));
        let only = |one: &BTreeSet<(String, &'static str)>, two: &BTreeSet<(String, &'static str)>| -> Vec<String> {
            let known: Vec<&str> = two.iter().map(|(_, concept)| *concept).collect();
            one.iter().filter(|(_, concept)| !known.contains(concept)).map(|(number, _)| number.clone()).collect()
        };
        let mut by: Vec<Swap> = alone.iter().filter(|(_, values)| values[index] == after[at]).map(|&(swap, _)| swap).collect();
        if by.is_empty() {
            by = alone.iter().filter(|(_, values)| values[index] != before[at]).map(|&(swap, _)| swap).collect();
        }
        let (mut here, mut there) = (only(&here, &there), only(&there, &here));
        // What refuses a code has no working, and an article all the same.
        let refusing = |of: &Regulations| -> Vec<String> {
            let of_axes: Vec<String> = by.iter().flat_map(|swap| of_axis(swap.axis, of)).collect();
            if of_axes.is_empty() { vec![of.edition.number(Concept::ListOfCodes).to_owned()] } else { of_axes }
        };
        if matches!(before[at], Computed::Refused(_)) {
            here = refusing(own);
        } else if matches!(after[at], Computed::Refused(_)) {
            there = refusing(other);
        } else if here.is_empty() && there.is_empty() {
            // The same articles, read otherwise.
            here = by.iter().flat_map(|swap| of_axis(swap.axis, own)).collect();
            there = by.iter().flat_map(|swap| of_axis(swap.axis, other)).collect();
        }
        for numbers in [&mut here, &mut there] {
            numbers.sort_by_key(|number| crate::rules::order(number));
            numbers.dedup();
        }
        Change { participant, subject, before: before[at], after: after[at], by, here, there }
    });
    let changes: Vec<Change> = changes.collect();
    Comparison { other: other.clone(), differences, same: asked.len() - changes.len(), changes }
}

/// The axes that two regulations read differently, with the other's option.
pub fn differences(own: &Regulations, other: &Regulations) -> Vec<Swap> {
    let pairs = own.reading.options().into_iter().zip(other.reading.options());
    let swap = |(axis, option): (&'static str, &'static str)| {
        let standing = rules().axis(axis)?.option(option)?.is;
        Some(Swap { axis, option, standing })
    };
    pairs.filter(|(one, two)| one != two).filter_map(|(_, two)| swap(two)).collect()
}

/// The articles of an axis.
fn of_axis(axis: &str, regulations: &Regulations) -> Vec<String> {
    let concepts = rules().axis(axis).map(|axis| axis.concepts.as_slice()).unwrap_or_default();
    let article = concepts.iter().find_map(|concept| regulations.edition.on(concept));
    article.map(|article| article.number.clone()).into_iter().collect()
}
