//! One article of an edition.

use indexmap::IndexMap;
use serde::Deserialize;

use super::Texts;

/// A point that the text of an article leaves open, and how Halfpoint decides it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// A telling id.
    pub id: String,
    /// What is asked.
    pub question: Texts,
    /// What Halfpoint does.
    pub answer: Texts,
    /// Why.
    pub ground: Texts,
}

/// An article: its number in the edition, what it is about and what it says in our own words.
#[derive(Clone, Debug)]
pub struct Article {
    /// The number, such as `16.4.1`.
    pub number: String,
    /// The id of the concept.
    pub concept: String,
    /// Whether the engine can apply it to a tournament.
    pub computable: bool,
    /// The tie-break codes that it defines.
    pub codes: Vec<String>,
    /// The title.
    pub title: Texts,
    /// The concepts to whose articles it makes an exception.
    pub exception_to: Vec<String>,
    /// The concepts that learners mistake it for.
    pub confused_with: Vec<String>,
    /// The axes that decide how it is read.
    pub axes: Vec<String>,
    /// The points it leaves open.
    pub rulings: Vec<Ruling>,
    /// What is not certain about it in this edition, where its text was not available.
    pub unverified: Option<Texts>,
    /// The text, in Markdown, per language.
    pub text: Texts,
}

/// The front matter of an article's file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct FrontMatter {
    pub(super) concept: String,
    pub(super) numbers: IndexMap<String, String>,
    /// The concept whose article says it in the editions that give it no number of its own.
    pub(super) within: Option<String>,
    /// Other concepts that the article is about too.
    #[serde(default)]
    pub(super) also: Vec<String>,
    /// What is different about it in single editions.
    #[serde(default)]
    pub(super) differs: IndexMap<String, Differs>,
    pub(super) computable: bool,
    pub(super) codes: Vec<String>,
    pub(super) title: Texts,
    pub(super) exception_to: Vec<String>,
    pub(super) confused_with: Vec<String>,
    pub(super) axes: Vec<String>,
    pub(super) rulings: Vec<Ruling>,
}

impl FrontMatter {
    /// The article as an edition has it.
    pub(super) fn into_article(self, edition: &str, number: String, text: Texts) -> Article {
        let FrontMatter { concept, computable, codes, title, exception_to, confused_with, axes, rulings, mut differs, .. } = self;
        let differs = differs.swap_remove(edition).unwrap_or_default();
        Article {
            number,
            concept,
            computable: differs.computable.unwrap_or(computable),
            codes: differs.codes.unwrap_or(codes),
            title: differs.title.unwrap_or(title),
            exception_to,
            confused_with,
            axes: differs.axes.unwrap_or(axes),
            rulings: differs.rulings.unwrap_or(rulings),
            unverified: differs.unverified,
            text,
        }
    }
}

/// What is different about an article in one edition; each part only where it is.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Differs {
    computable: Option<bool>,
    codes: Option<Vec<String>>,
    title: Option<Texts>,
    axes: Option<Vec<String>>,
    rulings: Option<Vec<Ruling>>,
    unverified: Option<Texts>,
}

/// The key that sorts article numbers as a regulation does: 2 before 10, 14.1.1.a after 14.1.1.
pub(crate) fn order(number: &str) -> Vec<(u32, String)> {
    number.split('.').map(|part| (part.parse().unwrap_or(u32::MAX), part.to_owned())).collect()
}
