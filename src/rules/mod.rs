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

pub(crate) use article::order;
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
    /// The day of approval, `YYYY-MM-DD`, where it is known.
    pub approved: Option<String>,
    /// The day from which it is in force, `YYYY-MM-DD`, where it is known.
    pub in_force_from: Option<String>,
    /// The tie-breaks that its list does not have, by name, or as `AOB/F` by name with the fore Buchholz; `cuts` where it
    /// has no cuts and medians.
    pub without: Vec<String>,
    /// The reading.
    pub reading: Reading,
    /// The regulation that it is an edition of: the folder of `rules/`.
    pub regulation: &'static str,
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
    /// Concepts without a number of their own, and the concept whose article says it.
    within: IndexMap<String, String>,
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

    /// The article on a concept, by the concept's id; where the concept has no article of its own, the one that says it.
    pub fn on(&self, concept: &str) -> Option<&Article> {
        let articles = self.all();
        let number = articles.numbers.get(concept).or_else(|| articles.numbers.get(articles.within.get(concept)?));
        number.and_then(|number| articles.by_number.get(number))
    }

    /// The number of the article on a concept that the engine cites. What an edition does not know can only come from
    /// the rules of an event, so the article that leaves it to the event stands in for it.
    pub fn number(&self, concept: Concept) -> &str {
        let article = self.on(concept.id()).or_else(|| self.on(Concept::EventMayDiffer.id()));
        article.map_or("?", |article| article.number.as_str())
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

    /// The newest edition of the FIDE regulations.
    pub fn newest(&self) -> &Edition {
        self.of_fide().last().expect("rules/ has an edition")
    }

    /// The edition of the FIDE regulations in force on a day, given as `YYYY-MM-DD`; `None` before the first.
    ///
    /// ```
    /// # use halfpoint::rules::rules;
    /// assert_eq!(rules().in_force_on("2025-05-01").map(|edition| edition.id.as_str()), Some("fide-c07-2024-08"));
    /// ```
    pub fn in_force_on(&self, day: &str) -> Option<&Edition> {
        self.of_fide().filter(|edition| edition.in_force_from.as_deref().is_some_and(|from| from <= day)).last()
    }

    /// The editions of the FIDE regulations, the newest last.
    pub fn of_fide(&self) -> impl Iterator<Item = &Edition> {
        self.editions.values().filter(|edition| edition.regulation == "fide-c07")
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
