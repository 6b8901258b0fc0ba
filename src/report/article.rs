//! An article, a tie-break code or a diagnostic as `halfpoint rule` and the report show it.

use serde::Serialize;

use super::readings::standing_id;
use crate::render::in_language;
use crate::rules::{Article, Axis, AxisOption, Concept, Edition, Standing, rules};
use crate::tiebreak::{Code, Cut, Name, REGISTRY};

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
    /// The articles that the modifiers of the code that was asked for add.
    pub modifiers: Vec<Reference>,
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
    /// Whether it is computed, or names a family of codes that are.
    pub computed: bool,
    /// The sentence that says so.
    pub says: &'static str,
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
    in_language(texts, language).to_owned()
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
            codes: article.codes.iter().map(|code| code_line(edition, article, code)).collect(),
            modifiers: Vec::new(),
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

fn code_line(edition: &Edition, article: &Article, code: &str) -> CodeLine {
    let below = format!("{}.", article.number);
    let is_family = || edition.articles().any(|other| other.number.starts_with(&below) && !other.codes.is_empty());
    let says = match code.parse::<Code>() {
        Ok(code) if code.name.is_of_teams() => "article-code-of-teams",
        Ok(_) => "article-code",
        Err(_) if is_family() => "article-family",
        Err(_) => "article-code-refused",
    };
    CodeLine { code: code.to_owned(), computed: says != "article-code-refused", says }
}

impl ArticlePage {
    /// The page on a code: that of its article, with the articles of its modifiers.
    pub fn of_code(mut self, edition: &Edition, code: Code, language: &str) -> ArticlePage {
        let articles = modifiers(code).into_iter().filter_map(|concept| edition.on(concept.id()));
        self.modifiers = articles.map(|article| reference(article, language)).collect();
        self
    }
}

/// What orders the modifiers of a code, in the order in which they are written.
fn modifiers(code: Code) -> Vec<Concept> {
    use Name::*;
    let mut concepts = Vec::new();
    if code.score.is_some() {
        concepts.push(Concept::MatchAndGamePoints);
    }
    concepts.extend(match code.cut {
        Cut::None => None,
        Cut::Lowest(1) => Some(Concept::Cut1),
        Cut::Lowest(_) => Some(Concept::Cut2),
        Cut::Median(1) => Some(Concept::Median1),
        Cut::Median(_) => Some(Concept::Median2),
    });
    if code.cut != Cut::None {
        // What is least significant, which the other cuts take from the first.
        let (least, exception) = match code.name {
            Sb => (Concept::Cut1SonnebornBerger, true),
            Emmsb | Emgsb | Egmsb | Eggsb => (Concept::Cut1ExtendedSonnebornBerger, true),
            Ps => (Concept::Cut1ProgressiveScore, false),
            Aro => (Concept::Cut1AverageRating, false),
            _ => (Concept::Cut1Buchholz, true),
        };
        concepts.push(least);
        concepts.extend(exception.then_some(Concept::CutException));
    }
    if code.limit != 0 {
        concepts.push(Concept::Limit);
    }
    if code.forfeits_played {
        concepts.push(Concept::EventMayDiffer);
        let of_encounters = matches!(code.name, De | Ede | Edebt | Edebb | Edet | Edeb);
        concepts.extend(of_encounters.then_some(Concept::DirectEncounterForfeits));
    }
    if code.fore {
        concepts.push(Concept::ForeBuchholz);
    }
    concepts
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

/// What `halfpoint rule` was asked for.
#[derive(Debug)]
pub enum Topic {
    /// An article, by its number or by a code that it defines, with that code.
    Article(String, Option<Code>),
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
            return Ok(Topic::Article(number, None));
        }
    }
    if let Ok(code) = asked.parse::<Code>() {
        return Ok(Topic::Article(edition.number(code.name.entry().concept).to_owned(), Some(code)));
    }
    let names = |article: &&Article| article.codes.iter().any(|code| code.eq_ignore_ascii_case(asked));
    if let Some(article) = edition.articles().find(names) {
        return Ok(Topic::Article(article.number.clone(), None));
    }
    if let Some(code) = Code::meant_by(asked) {
        return Err(Some(code.to_string()));
    }
    let codes = REGISTRY.iter().map(|entry| entry.name.as_str());
    let numbers = edition.articles().map(|article| article.number.as_str());
    let diagnostics = crate::diagnostic::Code::ALL.iter().map(|code| code.as_str());
    Err(crate::diagnostic::nearest(asked, codes.chain(numbers).chain(diagnostics)).map(str::to_owned))
}
