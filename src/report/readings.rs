//! Readings as `halfpoint readings` and the report show them: the axes with what each edition takes.

use serde::Serialize;

use super::article::{AxisView, Reference, axis_view};
use crate::regulation::Swap;
use crate::render::{Arg, Sentence, in_language, say};
use crate::rules::{Axis, Edition, Standing, rules};
use crate::scenario::Regulations;

/// The id of a standing: `edition`, `former`, `admissible`, `misreading`.
pub fn standing_id(standing: Standing) -> &'static str {
    match standing {
        Standing::Edition => "edition",
        Standing::Former => "former",
        Standing::Admissible => "admissible",
        Standing::Misreading => "misreading",
    }
}

/// What reading an axis so means, in a sentence; the article is that of the edition.
pub fn reading_sentence(edition: &Edition, axis: &str, option: &str) -> Sentence {
    let concepts = rules().axis(axis).map(|axis| axis.concepts.as_slice()).unwrap_or_default();
    // The first concept of an axis is cited, but what becomes of an unplayed round is said where the dummy is.
    let decisive = if axis == "sonneborn-berger-unplayed" { concepts.iter().find(|concept| *concept == "dummy") } else { None };
    let rule = decisive
        .into_iter()
        .chain(concepts)
        .find_map(|concept| edition.on(concept))
        .map(|article| Arg::Cite(article.number.clone()))
        // An edition that says nothing of the point is read beside the newest, which does.
        .or_else(|| {
            concepts.iter().find_map(|concept| rules().newest().on(concept)).map(|article| Arg::Text(format!("C.07 {}", article.number)))
        })
        .unwrap_or(Arg::Empty);
    say(format!("reading-{axis}-{option}")).with("rule", rule)
}

/// A swap in a sentence.
pub fn swap_sentence(edition: &Edition, swap: Swap) -> Sentence {
    reading_sentence(edition, swap.axis, swap.option)
}

/// A swap to what an edition takes, in a sentence that cites another one. What is a mistake by the one may be the rule of
/// the other.
pub fn taken_sentence(cited: &Edition, taker: &Edition, swap: Swap, language: &str) -> Sentence {
    let taken = taker.reading.options().contains(&(swap.axis, swap.option));
    let found = rules().axis(swap.axis).and_then(|axis| Some((axis, axis.option(swap.option)?)));
    match found.filter(|_| taken && !matches!(swap.standing, Standing::Edition | Standing::Former)) {
        Some((axis, option)) => {
            let text = |texts| Arg::Text(in_language(texts, language).to_owned());
            say("reading-taken").with("question", text(&axis.question)).with("text", text(&option.text))
        }
        None => swap_sentence(cited, swap),
    }
}

/// The name of regulations: the edition's title, and the axes that are read otherwise.
pub fn title(regulations: &Regulations, language: &str) -> String {
    let edition = in_language(&regulations.edition.title, language).to_owned();
    let changes: Vec<String> = regulations.changes.iter().map(|(axis, option)| format!("{axis}={option}")).collect();
    if changes.is_empty() { edition } else { format!("{edition}; {}", changes.join(", ")) }
}

/// A page on an axis.
#[derive(Clone, Debug, Serialize)]
pub struct AxisPage {
    /// The axis with the options, those of the edition marked.
    #[serde(flatten)]
    pub axis: AxisView,
    /// The edition whose articles are cited.
    pub edition: String,
    /// Its title.
    pub edition_title: String,
    /// The articles that decide it.
    pub articles: Vec<Reference>,
    /// What each edition takes.
    pub takes: Vec<Take>,
}

/// What an edition takes on an axis.
#[derive(Clone, Debug, Serialize)]
pub struct Take {
    /// The edition's id.
    pub edition: String,
    /// Its title.
    pub title: String,
    /// The option.
    pub option: &'static str,
}

impl AxisPage {
    /// The page on an axis, from the point of view of an edition.
    pub fn new(edition: &Edition, axis: &Axis, language: &str) -> AxisPage {
        let articles = axis.concepts.iter().filter_map(|concept| edition.on(concept));
        let mut articles: Vec<Reference> = articles
            .map(|article| Reference { number: article.number.clone(), title: in_language(&article.title, language).to_owned() })
            .collect();
        articles.dedup_by(|a, b| a.number == b.number);
        AxisPage {
            axis: axis_view(edition, axis, language),
            edition: edition.id.clone(),
            edition_title: in_language(&edition.title, language).to_owned(),
            articles,
            takes: rules().editions().map(|edition| take(edition, &axis.id, language)).collect(),
        }
    }
}

fn take(edition: &Edition, axis: &str, language: &str) -> Take {
    let option = edition.reading.options().into_iter().find(|(id, _)| *id == axis).map_or("", |(_, option)| option);
    Take { edition: edition.id.clone(), title: in_language(&edition.title, language).to_owned(), option }
}

/// A page on the whole reading of an edition.
#[derive(Clone, Debug, Serialize)]
pub struct ReadingsPage {
    /// The edition's id.
    pub edition: String,
    /// Its title.
    pub edition_title: String,
    /// The axes.
    pub axes: Vec<AxisPage>,
}

impl ReadingsPage {
    /// The page on an edition.
    pub fn new(edition: &Edition, language: &str) -> ReadingsPage {
        ReadingsPage {
            edition: edition.id.clone(),
            edition_title: in_language(&edition.title, language).to_owned(),
            axes: rules().axes().map(|axis| AxisPage::new(edition, axis, language)).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_one_edition_calls_a_mistake_is_the_rule_of_another() {
        let (newest, former) = (rules().newest(), rules().edition("fide-c07-pre2023").expect("it is there"));
        let swap = Swap { axis: "cut-order", option: "plain-lowest", standing: Standing::Misreading };
        assert_eq!(taken_sentence(newest, former, swap, "en").key, "reading-taken");
        assert_eq!(taken_sentence(newest, newest, swap, "en").key, "reading-cut-order-plain-lowest");
    }
}
