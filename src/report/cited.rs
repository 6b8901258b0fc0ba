//! The articles that a page cites, listed on the page itself.

use serde::Serialize;
use serde_json::Value as Json;

use super::explanation::Cited;
use crate::render::in_language;
use crate::rules::{Article, Edition, rules};

/// The articles of another edition than the page is about.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OfEdition {
    /// The edition's id.
    pub edition: String,
    /// Its title.
    pub title: String,
    /// The articles.
    pub articles: Vec<Cited>,
}

/// The citations in a view-model: of the edition that the page is about, and of others by edition.
#[derive(Default)]
struct Found {
    own: Vec<String>,
    others: Vec<(String, Vec<String>)>,
}

impl Found {
    fn of(model: &impl Serialize) -> Found {
        let mut found = Found::default();
        found.collect(&serde_json::to_value(model).expect("view-models are plain data"));
        found
    }

    fn collect(&mut self, json: &Json) {
        match json {
            Json::Object(fields) => {
                let kind = fields.get("kind").and_then(Json::as_str);
                if let Some(value) = fields.get("value").filter(|_| kind == Some("cites-in")) {
                    let edition = value["edition"].as_str().unwrap_or_default().to_owned();
                    self.others.push((edition, strings(&value["numbers"])));
                    return;
                }
                let citation = matches!(kind, Some("cite" | "cites"));
                for (name, value) in fields {
                    match value {
                        Json::String(number) if citation && name == "value" => self.own.push(number.clone()),
                        list @ Json::Array(_) if (citation && name == "value") || name == "cites" => self.own.extend(strings(list)),
                        value => self.collect(value),
                    }
                }
            }
            Json::Array(values) => values.iter().for_each(|value| self.collect(value)),
            _ => {}
        }
    }
}

fn strings(list: &Json) -> Vec<String> {
    list.as_array().into_iter().flatten().filter_map(Json::as_str).map(str::to_owned).collect()
}

/// Every article of the page's edition that a model cites, in the order of the regulation.
pub(super) fn articles(edition: &Edition, language: &str, model: &impl Serialize) -> Vec<Cited> {
    let found = Found::of(model);
    edition.articles().filter(|article| found.own.contains(&article.number)).map(|article| cited(article, language)).collect()
}

/// Every article of other editions that a model cites, edition by edition in the order of the regulation.
pub(super) fn of_others(language: &str, model: &impl Serialize) -> Vec<OfEdition> {
    let found = Found::of(model);
    let of = |edition: &Edition| {
        let numbers: Vec<&String> = found.others.iter().filter(|(id, _)| *id == edition.id).flat_map(|(_, numbers)| numbers).collect();
        OfEdition {
            edition: edition.id.clone(),
            title: in_language(&edition.title, language).to_owned(),
            articles: edition
                .articles()
                .filter(|article| numbers.contains(&&article.number))
                .map(|article| cited(article, language))
                .collect(),
        }
    };
    rules().editions().map(of).filter(|of| !of.articles.is_empty()).collect()
}

fn cited(article: &Article, language: &str) -> Cited {
    Cited {
        number: article.number.clone(),
        title: in_language(&article.title, language).to_owned(),
        text: in_language(&article.text, language).to_owned(),
    }
}
