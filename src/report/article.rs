//! An article, a tie-break code or a diagnostic as `halfpoint rule` and the report show it.

use serde::Serialize;

use super::readings::standing_id;
use crate::rules::{Article, Axis, AxisOption, Edition, Standing, rules};
use crate::tiebreak::{Code, REGISTRY};

/// A page on an article.
#[derive(Clone, Debug, Serialize)]
pub struct ArticlePage {
    /// The edition's id.
    pub edition: String,
    /// The edition's title.
    pub edition_title: String,
    /// The number.
    pub number: String,
    /// The title.
    pub title: String,
    /// Whether the engine can apply it.
    pub computable: bool,
    /// The codes it defines, and whether each is computed.
    pub codes: Vec<CodeLine>,
    /// What is not certain about it.
    pub unverified: Option<String>,
    /// The text in Markdown; other articles are referred to as `[16.3.2]`.
    pub text: String,
    /// The articles to which it makes an exception.
    pub exception_to: Vec<Reference>,
    /// The articles that make an exception to it.
    pub exceptions: Vec<Reference>,
    /// The articles that learners mistake it for.
    pub confused_with: Vec<Reference>,
    /// The axes that decide how it is read.
    pub axes: Vec<AxisView>,
    /// The points it leaves open.
    pub rulings: Vec<RulingView>,
    /// The articles that refer to it.
    pub referred_by: Vec<Reference>,
}

/// A tie-break code.
#[derive(Clone, Debug, Serialize)]
pub struct CodeLine {
    /// The code.
    pub code: String,
    /// Whether it is computed.
    pub computed: bool,
}

/// Another article.
#[derive(Clone, Debug, Serialize)]
pub struct Reference {
    /// The number.
    pub number: String,
    /// The title.
    pub title: String,
}

/// An axis with its options.
#[derive(Clone, Debug, Serialize)]
pub struct AxisView {
    /// The id.
    pub id: String,
    /// The question.
    pub question: String,
    /// The options.
    pub options: Vec<OptionView>,
}

/// An option of an axis.
#[derive(Clone, Debug, Serialize)]
pub struct OptionView {
    /// The id.
    pub id: String,
    /// `edition`, `admissible` or `misreading`.
    pub is: &'static str,
    /// Whether the edition takes it.
    pub taken: bool,
    /// What is done.
    pub text: String,
    /// Why.
    pub ground: String,
}

/// A ruling.
#[derive(Clone, Debug, Serialize)]
pub struct RulingView {
    /// The id.
    pub id: String,
    /// What is asked.
    pub question: String,
    /// What Halfpoint does.
    pub answer: String,
    /// Why.
    pub ground: String,
}

fn text(texts: &crate::rules::Texts, language: &str) -> String {
    texts.get(language).or_else(|| texts.get("en")).cloned().unwrap_or_default()
}

fn reference(article: &Article, language: &str) -> Reference {
    Reference { number: article.number.clone(), title: text(&article.title, language) }
}

impl ArticlePage {
    /// The page on an article of an edition, in a language.
    pub fn new(edition: &Edition, article: &Article, language: &str) -> ArticlePage {
        let on = |concepts: &[String]| {
            concepts.iter().filter_map(|concept| edition.on(concept)).map(|article| reference(article, language)).collect()
        };
        let exceptions = edition.articles().filter(|other| other.exception_to.contains(&article.concept));
        let mention = format!("[{}]", article.number);
        let referring = edition.articles().filter(|other| other.number != article.number && text(&other.text, language).contains(&mention));
        let axis = |id: &String| Some(axis_view(edition, rules().axis(id)?, language));
        ArticlePage {
            edition: edition.id.clone(),
            edition_title: text(&edition.title, language),
            number: article.number.clone(),
            title: text(&article.title, language),
            computable: article.computable,
            codes: article.codes.iter().map(|code| CodeLine { code: code.clone(), computed: is_computed(code) }).collect(),
            unverified: article.unverified.as_ref().map(|why| text(why, language)),
            text: text(&article.text, language),
            exception_to: on(&article.exception_to),
            exceptions: exceptions.map(|other| reference(other, language)).collect(),
            confused_with: on(&article.confused_with),
            axes: article.axes.iter().filter_map(axis).collect(),
            rulings: article
                .rulings
                .iter()
                .map(|ruling| RulingView {
                    id: ruling.id.clone(),
                    question: text(&ruling.question, language),
                    answer: text(&ruling.answer, language),
                    ground: text(&ruling.ground, language),
                })
                .collect(),
            referred_by: referring.map(|other| reference(other, language)).collect(),
        }
    }
}

/// An axis with its options, those that the edition takes marked.
pub(super) fn axis_view(edition: &Edition, axis: &Axis, language: &str) -> AxisView {
    let taken = edition.reading.options().into_iter().find(|(id, _)| *id == axis.id).map(|(_, option)| option);
    let option = |option: &AxisOption| {
        let taken = taken == Some(option.id.as_str());
        OptionView {
            id: option.id.clone(),
            // What is a misreading of the newest rules may have been the rule of an older edition.
            is: if taken && option.is == Standing::Misreading { "edition" } else { standing_id(option.is) },
            taken,
            text: text(&option.text, language),
            ground: text(&option.ground, language),
        }
    };
    AxisView { id: axis.id.clone(), question: text(&axis.question, language), options: axis.options.iter().map(option).collect() }
}

fn is_computed(code: &str) -> bool {
    code.parse::<Code>().is_ok()
}

/// What `halfpoint rule` was asked for.
#[derive(Debug)]
pub enum Topic {
    /// An article, by its number or by a code that it defines.
    Article(String),
    /// A diagnostic.
    Diagnostic(crate::diagnostic::Code),
}

/// Finds what a text names: a diagnostic's code, a tie-break code, an article's number (`16.4`, `C.07 16.4`).
///
/// # Errors
///
/// The nearest known name, if there is one near enough to suggest.
pub fn find(edition: &Edition, asked: &str) -> Result<Topic, Option<String>> {
    let asked = asked.trim();
    if let Some(code) = crate::diagnostic::Code::ALL.iter().find(|code| code.as_str().eq_ignore_ascii_case(asked)) {
        return Ok(Topic::Diagnostic(*code));
    }
    let number = asked.trim_start_matches("C.07").trim_start_matches(['/', ' ']).trim_matches(['[', ']']);
    // `B.02 8.1.1` is written in several ways.
    for number in [number.to_owned(), number.replace([' ', '/'], "-").to_uppercase()] {
        if edition.article(&number).is_some() {
            return Ok(Topic::Article(number));
        }
    }
    if let Ok(code) = asked.parse::<Code>() {
        return Ok(Topic::Article(edition.number(code.name.entry().concept).to_owned()));
    }
    let codes = REGISTRY.iter().map(|entry| entry.name.as_str());
    let numbers = edition.articles().map(|article| article.number.as_str());
    let diagnostics = crate::diagnostic::Code::ALL.iter().map(|code| code.as_str());
    Err(crate::diagnostic::nearest(asked, codes.chain(numbers).chain(diagnostics)).map(str::to_owned))
}
