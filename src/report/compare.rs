//! Regulations side by side, as the templates and the JSON show them.

use serde::Serialize;

use super::check::computed_text;
use super::readings::{standing_id, taken_sentence, title};
use crate::regulation::Swap;
use crate::regulation::compare::{Change, Comparison};
use crate::render::Sentence;
use crate::scenario::Scenario;
use crate::verdict::Computed;

/// A scenario under its own regulations and under others.
#[derive(Clone, Debug, Serialize)]
pub struct ComparePage {
    /// The scenario's title.
    pub scenario: String,
    /// Its own regulations.
    pub own: String,
    /// The comparisons.
    pub others: Vec<Other>,
}

/// What other regulations change.
#[derive(Clone, Debug, Serialize)]
pub struct Other {
    /// The regulations.
    pub title: String,
    /// The id of the edition.
    pub edition: String,
    /// The axes that they read otherwise.
    pub differences: Vec<Difference>,
    /// The values that change.
    pub values: Vec<Line>,
    /// The ranks that change.
    pub ranks: Vec<Line>,
    /// How many values and ranks do not.
    pub same: usize,
}

/// An axis that is read otherwise.
#[derive(Clone, Debug, Serialize)]
pub struct Difference {
    /// The axis.
    pub axis: &'static str,
    /// The other option.
    pub option: &'static str,
    /// What the option is.
    pub is: &'static str,
    /// In words.
    pub says: Sentence,
    /// How many values and ranks it changes alone.
    pub changes: usize,
}

/// A value or a rank that changes.
#[derive(Clone, Debug, Serialize)]
pub struct Line {
    /// The pairing number.
    pub number: u32,
    /// The name.
    pub name: String,
    /// The code, `adjusted` or `rank`.
    pub of: String,
    /// Under the own regulations.
    pub before: String,
    /// Under the others.
    pub after: String,
    /// The axes that change it, by id.
    pub by: Vec<&'static str>,
    /// The articles that only the own working uses.
    pub here: Vec<String>,
    /// The articles that only the other working uses.
    pub there: Vec<String>,
}

impl ComparePage {
    /// The page on some comparisons of a scenario.
    pub fn new(scenario: &Scenario, comparisons: &[Comparison], language: &str) -> ComparePage {
        ComparePage {
            scenario: scenario.title.clone(),
            own: title(&scenario.regulations, language),
            others: comparisons.iter().map(|comparison| other(scenario, comparison, language)).collect(),
        }
    }
}

fn other(scenario: &Scenario, comparison: &Comparison, language: &str) -> Other {
    let edition = comparison.other.edition;
    let difference = |&swap: &Swap| Difference {
        axis: swap.axis,
        option: swap.option,
        is: standing_id(swap.standing),
        says: taken_sentence(edition, edition, swap, language),
        changes: comparison.changes.iter().filter(|change| change.by.contains(&swap)).count(),
    };
    Other {
        title: title(&comparison.other, language),
        edition: edition.id.clone(),
        differences: comparison.differences.iter().map(difference).collect(),
        values: comparison.values().map(|change| line(scenario, change)).collect(),
        ranks: comparison.ranks().map(|change| line(scenario, change)).collect(),
        same: comparison.same,
    }
}

fn line(scenario: &Scenario, change: &Change) -> Line {
    let participant = scenario.tournament.participant(change.participant);
    let shown = |computed: Computed| match computed {
        Computed::Refused(_) => "×".to_owned(),
        computed => computed_text(computed),
    };
    Line {
        number: participant.number,
        name: participant.name.clone(),
        of: change.subject.to_string(),
        before: shown(change.before),
        after: shown(change.after),
        by: change.by.iter().map(|swap| swap.axis).collect(),
        here: change.here.clone(),
        there: change.there.clone(),
    }
}
