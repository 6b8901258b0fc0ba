//! The coverage of a set of scenarios, as the templates and the JSON show it.

use serde::Serialize;

use super::explanation::{Cell, Cited, Column, Row, State, Table};
use super::{cited, readings::standing_id};
use crate::regulation::coverage::{Coverage, OptionCover};
use crate::render::{Arg, Citations, in_language, say};
use crate::rules::rules;

/// What a set of scenarios covers.
#[derive(Clone, Debug, Serialize)]
pub struct CoveragePage {
    /// How many scenarios there are.
    pub scenarios: usize,
    /// The options of every axis.
    pub options: Vec<Line>,
    /// The articles of the newest edition that the engine cites, with how many scenarios exercise each.
    pub articles: Vec<ArticleLine>,
    /// Options swapped in, over all blocks of expected values.
    pub swapped: usize,
    /// How many of them made an expected value fail.
    pub failed: usize,
    /// How many of the options, swapped in, make some expected value fail.
    pub score: Score,
    /// Whether every known misreading is caught.
    pub complete: bool,
}

/// The mutation score: of what could be swapped in, how much is noticed.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Score {
    /// The options that some block of expected values does not take itself.
    pub options: usize,
    /// How many of them are noticed.
    pub options_noticed: usize,
    /// The axes.
    pub axes: usize,
    /// The axes of which some option is noticed.
    pub axes_noticed: usize,
}

/// The page as people see it, with its tables and the articles that it cites.
#[derive(Clone, Debug, Serialize)]
pub struct CoverageView<'p> {
    /// The figures.
    #[serde(flatten)]
    pub page: &'p CoveragePage,
    /// The options.
    pub option_table: Table,
    /// The articles.
    pub article_table: Table,
    /// The misreadings that nobody would notice.
    pub missed: Vec<String>,
    /// The articles that no scenario exercises; `None` when there is none.
    pub unexercised: Option<Arg>,
    /// The articles that are cited.
    pub cited: Vec<Cited>,
}

/// An option.
#[derive(Clone, Debug, Serialize)]
pub struct Line {
    /// The axis.
    pub axis: &'static str,
    /// The option.
    pub option: &'static str,
    /// `edition`, `former`, `admissible` or `misreading`.
    pub is: &'static str,
    /// How many blocks of expected values take it.
    pub taken: usize,
    /// The scenarios that fail when it is swapped in.
    pub caught_by: Vec<String>,
    /// Whether it is a misreading that nobody would notice.
    pub missed: bool,
}

/// An article.
#[derive(Clone, Debug, Serialize)]
pub struct ArticleLine {
    /// The number in the newest edition.
    pub number: String,
    /// The title.
    pub title: String,
    /// How many scenarios exercise it.
    pub scenarios: usize,
}

impl CoveragePage {
    /// The page; `paths` are those of the scenarios in their order.
    pub fn new(coverage: &Coverage, paths: &[String], language: &str) -> CoveragePage {
        let options = coverage.options.iter().map(|cover| Line {
            axis: cover.swap.axis,
            option: cover.swap.option,
            is: standing_id(cover.swap.standing),
            taken: cover.taken,
            caught_by: cover.caught_by.iter().map(|&at| paths[at].clone()).collect(),
            missed: cover.is_missed(),
        });
        let articles = rules().newest().articles().filter(|article| article.computable).map(|article| ArticleLine {
            number: article.number.clone(),
            title: in_language(&article.title, language).to_owned(),
            scenarios: coverage
                .concepts
                .iter()
                .filter(|(concept, _)| concept.id() == article.concept)
                .map(|(_, scenarios)| scenarios.len())
                .sum(),
        });
        CoveragePage {
            scenarios: paths.len(),
            options: options.collect(),
            articles: articles.collect(),
            swapped: coverage.swapped,
            failed: coverage.failed,
            score: score(&coverage.options),
            complete: !coverage.options.iter().any(OptionCover::is_missed),
        }
    }

    /// The page as people see it; the citations lead to its own list of articles.
    pub fn view(&self, language: &str) -> (CoverageView<'_>, Citations) {
        let missed = self.options.iter().filter(|line| line.missed).map(|line| format!("{}={}", line.axis, line.option));
        let unexercised: Vec<String> =
            self.articles.iter().filter(|article| article.scenarios == 0).map(|article| article.number.clone()).collect();
        let mut view = CoverageView {
            page: self,
            option_table: option_table(&self.options),
            article_table: article_table(&self.articles),
            missed: missed.collect(),
            unexercised: (!unexercised.is_empty()).then_some(Arg::Cites(unexercised)),
            cited: Vec::new(),
        };
        view.cited = cited::articles(rules().newest(), language, &view);
        let listed = view.cited.iter().map(|article| article.number.clone()).collect();
        (view, Citations::Listed(listed))
    }
}

fn score(options: &[OptionCover]) -> Score {
    let mut axes: Vec<(&str, bool)> = Vec::new();
    for cover in options {
        match axes.last_mut() {
            Some((axis, noticed)) if *axis == cover.swap.axis => *noticed |= cover.is_noticed(),
            _ => axes.push((cover.swap.axis, cover.is_noticed())),
        }
    }
    let swapped = |cover: &&OptionCover| cover.swapped > 0;
    Score {
        options: options.iter().filter(swapped).count(),
        options_noticed: options.iter().filter(|cover| cover.is_noticed()).count(),
        axes: axes.len(),
        axes_noticed: axes.iter().filter(|(_, noticed)| *noticed).count(),
    }
}

fn table(id: &str, caption: &'static str, heads: &[(&'static str, bool)], rows: Vec<Vec<Cell>>) -> Table {
    let row = |cells| Row { id: None, state: State::Plain, cells };
    Table {
        id: id.to_owned(),
        caption: say(caption),
        columns: heads.iter().map(|&(key, numeric)| Column::headed(key, numeric)).collect(),
        rows: rows.into_iter().map(row).collect(),
        legend: Vec::new(),
    }
}

fn option_table(options: &[Line]) -> Table {
    let heads =
        [("coverage-axis", false), ("coverage-option", false), ("coverage-taken", true), ("coverage-caught", true), ("coverage-is", false)];
    let row = |line: &Line| {
        let caught = if line.caught_by.is_empty() { say("coverage-nobody").into() } else { Arg::from(line.caught_by.len()) };
        vec![
            Cell::of(Arg::Text(line.axis.to_owned())),
            Cell::head(Arg::Text(line.option.to_owned())),
            Cell::of(line.taken),
            Cell::of(caught),
            Cell::of(say(format!("standing-{}", line.is))),
        ]
    };
    table("options", "coverage-options", &heads, options.iter().map(row).collect())
}

fn article_table(articles: &[ArticleLine]) -> Table {
    let heads = [("coverage-article", false), ("coverage-scenarios", true), ("coverage-article-title", false)];
    let row = |line: &ArticleLine| {
        vec![Cell::head(Arg::Cite(line.number.clone())), Cell::of(line.scenarios), Cell::of(Arg::Text(line.title.clone()))]
    };
    table("exercised", "coverage-articles", &heads, articles.iter().map(row).collect())
}
