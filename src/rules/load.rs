//! Reads `rules/` and checks it.

use std::fmt;
use std::sync::OnceLock;

use include_dir::{Dir, include_dir};
use indexmap::IndexMap;
use serde::Deserialize;

use super::article::{FrontMatter, order};
use super::{Articles, Axis, Edition, Reading, Rules, Table, Texts};

static EMBEDDED: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/rules");

/// A file of `rules/` is not what it must be.
#[derive(Debug)]
pub struct LoadError {
    file: String,
    fault: String,
}

impl LoadError {
    pub(super) fn new(file: &str, fault: impl fmt::Display) -> LoadError {
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
    /// Folders of regulations that this one consults; their articles are listed behind its own.
    #[serde(default)]
    with: Vec<String>,
    readings: IndexMap<String, String>,
}

/// The editions that were built into the program; their articles and the axes are read when first used.
pub(super) fn embedded() -> Result<Rules, LoadError> {
    let mut editions = IndexMap::new();
    for regulation in EMBEDDED.dirs() {
        let folder = regulation.path().to_str().ok_or_else(|| LoadError::new("rules", "a folder's name is not UTF-8"))?;
        let path = format!("{folder}/editions.yaml");
        if EMBEDDED.get_file(&path).is_none() {
            // Not a regulation on tie-breaks, but one that such a regulation consults.
            continue;
        }
        let entries: Vec<EditionEntry> = parse(&path, text(&path)?)?;
        for entry in entries {
            let edition = edition(entry, folder, &path)?;
            editions.insert(edition.id.clone(), edition);
        }
    }
    editions.sort_by(|_, a, _, b| (&a.in_force_from, &a.id).cmp(&(&b.in_force_from, &b.id)));
    if editions.is_empty() {
        return Err(LoadError::new("rules", "there is no edition"));
    }
    Ok(Rules { editions, axes: OnceLock::new() })
}

/// The words of the axes.
pub(super) fn axes() -> Result<IndexMap<String, Axis>, LoadError> {
    let axes: Vec<Axis> = parse("readings.yaml", text("readings.yaml")?)?;
    Ok(axes.into_iter().map(|axis| (axis.id.clone(), axis)).collect())
}

fn edition(entry: EditionEntry, folder: &'static str, path: &str) -> Result<Edition, LoadError> {
    let reading = Reading::from_options(|axis| entry.readings.get(axis).map(String::as_str))
        .map_err(|axis| LoadError::new(path, format!("edition {} has no option for the axis {axis}", entry.id)))?;
    let EditionEntry { id, title, short, approved, in_force_from, with, .. } = entry;
    let folders = std::iter::once(folder.to_owned()).chain(with).collect();
    Ok(Edition { id, title, short, approved, in_force_from, reading, folders, articles: OnceLock::new() })
}

/// The articles of an edition.
pub(super) fn articles(folders: &[String], edition: &str) -> Result<Articles, LoadError> {
    let mut articles = Vec::new();
    let files = folders.iter().filter_map(|folder| EMBEDDED.get_dir(folder)).flat_map(Dir::files);
    for file in files.filter(|file| file.path().extension().is_some_and(|extension| extension == "md")) {
        let name = file.path().to_string_lossy();
        let content = file.contents_utf8().ok_or_else(|| LoadError::new(&name, "is not UTF-8"))?;
        let (front, body) = split(content).ok_or_else(|| LoadError::new(&name, "has no front matter between two lines of ---"))?;
        let front: FrontMatter = parse(&name, front)?;
        if let Some(number) = front.numbers.get(edition).cloned() {
            let mut texts = languages(body);
            if let Some(table) = Table::beside(file.path()) {
                texts.values_mut().for_each(|text| *text = format!("{text}\n\n{}", table.to_markdown()));
            }
            articles.push(front.into_article(number, texts));
        }
    }
    articles.sort_by_key(|article| order(&article.number));
    let numbers = articles.iter().map(|article| (article.concept.clone(), article.number.clone())).collect();
    Ok(Articles { by_number: articles.into_iter().map(|article| (article.number.clone(), article)).collect(), numbers })
}

pub(super) fn text(path: &str) -> Result<&'static str, LoadError> {
    let file = EMBEDDED.get_file(path).ok_or_else(|| LoadError::new(path, "is missing"))?;
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

#[cfg(test)]
mod tests {
    use crate::rules::{AXES, Concept, rules};

    #[test]
    fn every_file_can_be_read_and_every_cited_concept_has_its_article() {
        for edition in rules().editions() {
            assert!(edition.articles().count() > 50);
            for &concept in Concept::ALL {
                assert!(edition.on(concept.id()).is_some(), "{}: {concept}", edition.id);
            }
        }
    }

    #[test]
    fn the_words_of_the_axes_fit_the_axes() {
        let words: Vec<(&str, Vec<&str>)> =
            rules().axes().map(|axis| (axis.id.as_str(), axis.options.iter().map(|option| option.id.as_str()).collect())).collect();
        let known: Vec<(&str, Vec<&str>)> = AXES.iter().map(|&(axis, options)| (axis, options.to_vec())).collect();
        assert_eq!(words, known);
    }
}
