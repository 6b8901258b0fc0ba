//! The coverage of a set of scenarios, as the templates and the JSON show it.

use serde::Serialize;

use super::readings::standing_id;
use crate::regulation::coverage::Coverage;
use crate::render::in_language;
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
    /// Whether every known misreading is caught.
    pub complete: bool,
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
            complete: !coverage.options.iter().any(crate::regulation::coverage::OptionCover::is_missed),
        }
    }
}
