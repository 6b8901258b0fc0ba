//! Regulations as data: editions, their articles and their reading.
//!
//! Everything is read from `rules/`, which is part of the program, when it is first used; a test reads it all. The engine
//! cites a [`Concept`]; an [`Edition`] turns it into an [`Article`].

mod article;
mod axis;
mod concept;
mod load;
mod reading;
mod table;

use std::sync::{LazyLock, OnceLock};

use indexmap::IndexMap;

pub use article::{Article, Ruling};
pub use axis::{Axis, AxisOption, Standing};
pub use concept::{Cites, Concept};
pub use load::LoadError;
pub use reading::*;
pub use table::Table;
pub(crate) use table::{expected_hundredths, whole_range};

/// A text per language, by language tag.
pub type Texts = IndexMap<String, String>;

/// One edition of a regulation: its articles and one option per axis.
#[derive(Clone, Debug)]
pub struct Edition {
    /// The id, such as `fide-c07-2026-03`.
    pub id: String,
    /// The full title.
    pub title: Texts,
    /// A short title for headings.
    pub short: Texts,
    /// The day of approval, `YYYY-MM-DD`.
    pub approved: String,
    /// The day from which it is in force, `YYYY-MM-DD`.
    pub in_force_from: String,
    /// The reading.
    pub reading: Reading,
    /// The folders of `rules/` that have the articles: its own, then those of the regulations that it consults.
    folders: Vec<String>,
    /// Read when first asked for: checking a scenario needs the reading alone.
    articles: OnceLock<Articles>,
}

/// The articles of an edition.
#[derive(Clone, Debug)]
struct Articles {
    by_number: IndexMap<String, Article>,
    numbers: IndexMap<String, String>,
}

impl Edition {
    fn all(&self) -> &Articles {
        self.articles.get_or_init(|| load::articles(&self.folders, &self.id).unwrap_or_else(|error| panic!("the embedded rules: {error}")))
    }

    /// The articles in their order.
    pub fn articles(&self) -> impl Iterator<Item = &Article> {
        self.all().by_number.values()
    }

    /// The article with this number, such as `16.4.1`.
    pub fn article(&self, number: &str) -> Option<&Article> {
        self.all().by_number.get(number)
    }

    /// The article on a concept, by the concept's id.
    pub fn on(&self, concept: &str) -> Option<&Article> {
        let articles = self.all();
        articles.numbers.get(concept).and_then(|number| articles.by_number.get(number))
    }

    /// The number of the article on a concept that the engine cites; tests hold that every listed edition has it.
    pub fn number(&self, concept: Concept) -> &str {
        self.all().numbers.get(concept.id()).map_or("?", String::as_str)
    }
}

/// Every edition and axis that the program holds.
#[derive(Debug)]
pub struct Rules {
    editions: IndexMap<String, Edition>,
    axes: OnceLock<IndexMap<String, Axis>>,
}

impl Rules {
    /// The editions, the newest last.
    pub fn editions(&self) -> impl Iterator<Item = &Edition> {
        self.editions.values()
    }

    /// The edition with this id.
    pub fn edition(&self, id: &str) -> Option<&Edition> {
        self.editions.get(id)
    }

    /// The newest edition.
    pub fn newest(&self) -> &Edition {
        self.editions.values().last().expect("rules/ has an edition")
    }

    fn all_axes(&self) -> &IndexMap<String, Axis> {
        self.axes.get_or_init(|| load::axes().unwrap_or_else(|error| panic!("the embedded rules: {error}")))
    }

    /// The axes in their order.
    pub fn axes(&self) -> impl Iterator<Item = &Axis> {
        self.all_axes().values()
    }

    /// The axis with this id.
    pub fn axis(&self, id: &str) -> Option<&Axis> {
        self.all_axes().get(id)
    }
}

/// The rules that are part of the program.
pub fn rules() -> &'static Rules {
    static RULES: LazyLock<Rules> = LazyLock::new(|| load::embedded().unwrap_or_else(|error| panic!("the embedded rules: {error}")));
    &RULES
}
