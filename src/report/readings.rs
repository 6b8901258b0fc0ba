//! Readings as `halfpoint readings` and the report show them: the axes with what each edition takes.

use serde::Serialize;

use super::article::{AxisView, Reference, axis_view};
use crate::regulation::Swap;
use crate::render::{Arg, Sentence, in_language, say};
use crate::rules::{Article, Axis, Concept, Edition, Standing, rules};
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

/// What reading an axis so means, in a sentence. The article is that of the edition; of a rule that the edition does not
/// have, that of the newest edition which has it.
pub fn reading_sentence(edition: &Edition, axis: &str, option: &str) -> Sentence {
    let takes = |edition: &Edition| edition.reading.options().contains(&(axis, option));
    let of_an_edition = rules().axis(axis).and_then(|axis| axis.option(option)).is_some_and(|option| option.is.is_of_an_edition());
    let rule = match rules().of_fide().filter(|other| takes(other)).last() {
        Some(other) if of_an_edition && !takes(edition) => decisive(other, axis, option).map(|article| cite_of(other, article)),
        _ => own_or_newest(edition, axis, option),
    };
    say(format!("reading-{axis}-{option}")).with("rule", rule.unwrap_or(Arg::Empty))
}

/// What a wrong value comes of, to be put into a sentence. The article is that of the edition against which the value is
/// wrong, if need be the newest one's; `concerned` are the articles that the working of the value cites.
pub fn comes_of(edition: &Edition, swap: Swap, concerned: &[String]) -> Sentence {
    let caps = [Concept::DummyCapForfeit, Concept::DummyCapDraws].map(|concept| edition.on(concept.id()));
    let caps: Vec<String> =
        caps.into_iter().flatten().map(|article| article.number.clone()).filter(|number| concerned.contains(number)).collect();
    let rule =
        if swap.axis == "dummy-cap" && !caps.is_empty() { Some(Arg::Cites(caps)) } else { own_or_newest(edition, swap.axis, swap.option) };
    say(format!("reading-{}-{}.by", swap.axis, swap.option)).with("rule", rule.unwrap_or(Arg::Empty))
}

/// The article of an edition that decides how an axis is read: that on the first concept of the axis which the edition
/// has, unless the option is about another one.
fn decisive<'e>(edition: &'e Edition, axis: &str, option: &str) -> Option<&'e Article> {
    let first: &[&str] = match (axis, option) {
        ("sonneborn-berger-unplayed", _) => &["dummy"],
        ("direct-encounter-forfeits", "never") | ("koya-forfeits", _) => &["fixed-pairings"],
        _ => &[],
    };
    let concepts = rules().axis(axis).map(|axis| axis.concepts.as_slice()).unwrap_or_default();
    first.iter().copied().chain(concepts.iter().map(String::as_str)).find_map(|concept| edition.on(concept))
}

/// The article that decides; an edition that says nothing of the point is read beside the newest, which does.
fn own_or_newest(edition: &Edition, axis: &str, option: &str) -> Option<Arg> {
    let own = decisive(edition, axis, option).map(|article| Arg::Cite(article.number.clone()));
    own.or_else(|| decisive(rules().newest(), axis, option).map(|article| cite_of(rules().newest(), article)))
}

/// “16.4 of FIDE C.07 (2024)”.
fn cite_of(edition: &Edition, article: &Article) -> Arg {
    let article = Arg::CitesIn { edition: edition.id.clone(), numbers: vec![article.number.clone()] };
    say("cite-of-edition").with("article", article).with("edition", Arg::EditionShort(edition.id.clone())).into()
}

/// What an edition takes, in a sentence: what is a misreading of today's rules may be its rule.
pub fn taken_sentence(edition: &Edition, swap: Swap) -> Sentence {
    if swap.standing != Standing::Misreading {
        return swap_sentence(edition, swap);
    }
    say("reading-taken").with("reading", Arg::Reading { axis: swap.axis.to_owned(), option: swap.option.to_owned() })
}

/// A swap in a sentence.
pub fn swap_sentence(edition: &Edition, swap: Swap) -> Sentence {
    reading_sentence(edition, swap.axis, swap.option)
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
        let newest = rules().newest();
        let swap = |standing| Swap { axis: "cut-order", option: "plain-lowest", standing };
        assert_eq!(taken_sentence(newest, swap(Standing::Misreading)).key, "reading-taken");
        assert_eq!(swap_sentence(newest, swap(Standing::Misreading)).key, "reading-cut-order-plain-lowest");
        assert_eq!(taken_sentence(newest, swap(Standing::Former)).key, "reading-cut-order-plain-lowest");
    }
}
