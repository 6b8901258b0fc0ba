//! Regulations side by side, as the templates and the JSON show them.

use serde::Serialize;

use super::check::computed_text;
use super::explanation::{Cell, Cited, Column, Row, State, Table};
use super::readings::{standing_id, swap_sentence, taken_sentence, title};
use super::{OfEdition, cited};
use crate::regulation::Swap;
use crate::regulation::compare::{Change, Comparison};
use crate::render::{Arg, Citations, Sentence, Style, say};
use crate::rules::Edition;
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

/// The page as people see it, with its tables and the articles that it cites.
#[derive(Clone, Debug, Serialize)]
pub struct CompareView<'p> {
    /// The scenario's title.
    pub scenario: &'p str,
    /// The own regulations.
    pub own: &'p str,
    /// The comparisons.
    pub others: Vec<OtherView<'p>>,
    /// The articles of the own edition that are cited.
    pub articles: Vec<Cited>,
    /// The articles of other editions that are cited.
    pub of_others: Vec<OfEdition>,
}

/// What other regulations change, with the tables.
#[derive(Clone, Debug, Serialize)]
pub struct OtherView<'p> {
    /// The regulations.
    pub title: &'p str,
    /// The axes that they read otherwise.
    pub differences: &'p [Difference],
    /// The values that change; `None` when none does.
    pub values: Option<Table>,
    /// The ranks that change; `None` when none does.
    pub ranks: Option<Table>,
    /// Whether a code is refused on one of the sides.
    pub refused: bool,
    /// How many values and ranks are the same.
    pub same: usize,
}

/// What stands for a value where the regulations do not allow the code.
const REFUSED: &str = "×";

impl ComparePage {
    /// The page on some comparisons of a scenario.
    pub fn new(scenario: &Scenario, comparisons: &[Comparison], language: &str) -> ComparePage {
        ComparePage {
            scenario: scenario.title.in_language(language).to_owned(),
            own: title(&scenario.regulations, language),
            others: comparisons.iter().map(|comparison| other(scenario, comparison, language)).collect(),
        }
    }

    /// The page as people see it; the citations lead to its own list of articles.
    pub fn view<'p>(&'p self, own: &Edition, language: &str) -> (CompareView<'p>, Citations) {
        let others = self.others.iter().map(|other| {
            let lines = || other.values.iter().chain(&other.ranks);
            OtherView {
                title: &other.title,
                differences: &other.differences,
                values: (!other.values.is_empty()).then(|| table(own, other, &other.values, "values")),
                ranks: (!other.ranks.is_empty()).then(|| table(own, other, &other.ranks, "ranks")),
                refused: lines().any(|line| line.before == REFUSED || line.after == REFUSED),
                same: other.same,
            }
        });
        let mut view =
            CompareView { scenario: &self.scenario, own: &self.own, others: others.collect(), articles: Vec::new(), of_others: Vec::new() };
        view.articles = cited::articles(own, language, &view);
        view.of_others = cited::of_others(language, &view);
        let own_numbers = view.articles.iter().map(|article| article.number.clone());
        let of_others = view.of_others.iter().flat_map(|of| of.articles.iter().map(|article| format!("{}/{}", of.edition, article.number)));
        let listed = own_numbers.chain(of_others).collect();
        (view, Citations::Listed(listed))
    }
}

fn other(scenario: &Scenario, comparison: &Comparison, language: &str) -> Other {
    let own = scenario.regulations.edition;
    let edition = comparison.other.edition;
    let difference = |&swap: &Swap| Difference {
        axis: swap.axis,
        option: swap.option,
        is: standing_id(swap.standing),
        says: if edition.reading.options().contains(&(swap.axis, swap.option)) {
            taken_sentence(own, swap)
        } else {
            swap_sentence(own, swap)
        },
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
        Computed::Refused(_) => REFUSED.to_owned(),
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

/// What a value is a value of: a code as it is, everything else in words.
fn subject(of: &str) -> Arg {
    if of.starts_with(char::is_uppercase) { Arg::Text(of.to_owned()) } else { say(format!("subject-{}", of.replace(':', "-"))).into() }
}

fn value(text: &str) -> Arg {
    Arg::Number { text: text.to_owned(), whole: None, style: Style::Plain }
}

/// The lines as a table. A rank follows from values, so its articles are theirs.
fn table(own: &Edition, other: &Other, lines: &[Line], id: &'static str) -> Table {
    let of_values = id == "values";
    let heads = [
        ("compare-number", true),
        ("compare-name", false),
        ("compare-of", false),
        ("compare-before", true),
        ("compare-after", true),
        ("compare-by", false),
        ("compare-articles", false),
    ];
    let is_shown = |key: &str| match key {
        "compare-of" | "compare-articles" => of_values,
        _ => true,
    };
    let there = |numbers: &[String]| {
        if other.edition == own.id {
            Arg::Cites(numbers.to_vec())
        } else {
            Arg::CitesIn { edition: other.edition.clone(), numbers: numbers.to_vec() }
        }
    };
    let articles = |line: &Line| {
        if line.here == line.there && other.edition == own.id {
            return Arg::Cites(line.here.clone());
        }
        let or_none = |cites: Arg, none: bool| if none { say("compare-articles-none").into() } else { cites };
        let here = or_none(Arg::Cites(line.here.clone()), line.here.is_empty());
        say("compare-articles-of").with("here", here).with("there", or_none(there(&line.there), line.there.is_empty())).into()
    };
    let row = |line: &Line| {
        let cell = |key: &str| match key {
            "compare-number" => Cell::of(line.number),
            "compare-name" => Cell::head(Arg::Name(line.name.clone())),
            "compare-of" => Cell::of(subject(&line.of)),
            "compare-before" => Cell::of(value(&line.before)),
            "compare-after" => Cell::of(value(&line.after)),
            "compare-by" => Cell::of(Arg::Text(line.by.join(", "))),
            _ => Cell::of(articles(line)),
        };
        let cells = heads.iter().filter(|(key, _)| is_shown(key)).map(|(key, _)| cell(key)).collect();
        Row { id: None, state: State::Plain, cells }
    };
    Table {
        id: id.to_owned(),
        caption: say(if of_values { "compare-values" } else { "compare-ranks" }),
        columns: heads.into_iter().filter(|(key, _)| is_shown(key)).map(|(key, numeric)| Column::headed(key, numeric)).collect(),
        rows: lines.iter().map(row).collect(),
        legend: Vec::new(),
    }
}
