//! Reads `rules/` and checks it.

use std::fmt;

use include_dir::{Dir, include_dir};
use indexmap::IndexMap;
use serde::Deserialize;

use super::article::{FrontMatter, order};
use super::{Article, Axis, Edition, Reading, Rules, Texts};

static EMBEDDED: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/rules");

/// A file of `rules/` is not what it must be.
#[derive(Debug)]
pub struct LoadError {
    file: String,
    fault: String,
}

impl LoadError {
    fn new(file: &str, fault: impl fmt::Display) -> LoadError {
        LoadError { file: file.to_owned(), fault: fault.to_string() }
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.file, self.fault)
    }
}

impl std::error::Error for LoadError {}

/// One entry of `editions.yaml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct EditionEntry {
    id: String,
    title: Texts,
    short: Texts,
    approved: String,
    in_force_from: String,
    readings: IndexMap<String, String>,
}

/// The rules that were built into the program.
pub(super) fn embedded() -> Result<Rules, LoadError> {
    let axes: Vec<Axis> = parse("readings.yaml", text(&EMBEDDED, "readings.yaml")?)?;
    let axes = axes.into_iter().map(|axis| (axis.id.clone(), axis)).collect();
    let mut editions = IndexMap::new();
    for regulation in EMBEDDED.dirs() {
        let path = regulation.path().join("editions.yaml");
        let path = path.to_string_lossy();
        let entries: Vec<EditionEntry> = parse(&path, text(&EMBEDDED, &path)?)?;
        for entry in entries {
            let edition = edition(entry, regulation, &path)?;
            editions.insert(edition.id.clone(), edition);
        }
    }
    editions.sort_by(|_, a, _, b| (&a.in_force_from, &a.id).cmp(&(&b.in_force_from, &b.id)));
    if editions.is_empty() {
        return Err(LoadError::new("rules", "there is no edition"));
    }
    Ok(Rules { editions, axes })
}

fn edition(entry: EditionEntry, regulation: &Dir<'_>, path: &str) -> Result<Edition, LoadError> {
    let reading = Reading::from_options(|axis| entry.readings.get(axis).map(String::as_str))
        .map_err(|axis| LoadError::new(path, format!("edition {} has no option for the axis {axis}", entry.id)))?;
    let mut articles = Vec::new();
    for file in regulation.files().filter(|file| file.path().extension().is_some_and(|extension| extension == "md")) {
        let name = file.path().to_string_lossy();
        let content = file.contents_utf8().ok_or_else(|| LoadError::new(&name, "is not UTF-8"))?;
        let (front, body) = split(content).ok_or_else(|| LoadError::new(&name, "has no front matter between two lines of ---"))?;
        let front: FrontMatter = parse(&name, front)?;
        if let Some(number) = front.numbers.get(&entry.id).cloned() {
            articles.push(front.into_article(number, languages(body)));
        }
    }
    articles.sort_by_key(|article| order(&article.number));
    let by_concept = articles.iter().map(|article| (article.concept.clone(), article.number.clone())).collect();
    let articles: IndexMap<String, Article> = articles.into_iter().map(|article| (article.number.clone(), article)).collect();
    let EditionEntry { id, title, short, approved, in_force_from, .. } = entry;
    Ok(Edition { id, title, short, approved, in_force_from, reading, articles, by_concept })
}

fn text<'a>(dir: &'a Dir<'a>, path: &str) -> Result<&'a str, LoadError> {
    let file = dir.get_file(path).ok_or_else(|| LoadError::new(path, "is missing"))?;
    file.contents_utf8().ok_or_else(|| LoadError::new(path, "is not UTF-8"))
}

fn parse<T: for<'de> Deserialize<'de>>(file: &str, yaml: &str) -> Result<T, LoadError> {
    serde_yaml::from_str(yaml).map_err(|error| LoadError::new(file, error))
}

fn split(content: &str) -> Option<(&str, &str)> {
    content.strip_prefix("---\n")?.split_once("\n---\n")
}

/// The body's parts `## en`, `## ru` as a text per language.
fn languages(body: &str) -> Texts {
    let mut texts = Texts::new();
    let mut language = None;
    for line in body.lines() {
        if let Some(tag) = line.strip_prefix("## ") {
            language = Some(tag.trim().to_owned());
        } else if let Some(tag) = &language {
            let text = texts.entry(tag.clone()).or_default();
            text.push_str(line);
            text.push('\n');
        }
    }
    for text in texts.values_mut() {
        *text = text.trim().to_owned();
    }
    texts
}
