//! Reads `rules/` and checks it.

use std::collections::HashMap;
use std::fmt;
use std::sync::OnceLock;

use include_dir::{Dir, include_dir};
use indexmap::IndexMap;
use serde::Deserialize;

use super::article::{FrontMatter, order};
use super::{Article, Articles, Axis, Edition, Reading, Rules, Table, Texts};
use crate::locale::Locale;

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
    approved: Option<String>,
    in_force_from: Option<String>,
    /// The folder of its articles, below that of the regulation.
    articles: Option<String>,
    #[serde(default)]
    without: Vec<String>,
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
    // Where the day of coming into force is not known, that of approval orders.
    let day = |edition: &Edition| (edition.in_force_from.clone().or_else(|| edition.approved.clone()), edition.id.clone());
    editions.sort_by(|_, a, _, b| day(a).cmp(&day(b)));
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
    let EditionEntry { id, title, short, approved, in_force_from, articles, without, with, .. } = entry;
    let regulation = folder;
    let own = articles.map_or_else(|| regulation.to_owned(), |below| format!("{regulation}/{below}"));
    let folders = std::iter::once(own).chain(with).collect();
    Ok(Edition { id, title, short, approved, in_force_from, without, reading, regulation, folders, articles: OnceLock::new() })
}

/// The articles of an edition.
pub(super) fn articles(folders: &[String], edition: &str) -> Result<Articles, LoadError> {
    let mut fronts = Vec::new();
    let files = folders.iter().filter_map(|folder| EMBEDDED.get_dir(folder)).flat_map(Dir::files);
    for file in files.filter(|file| file.path().extension().is_some_and(|extension| extension == "md")) {
        let name = file.path().to_string_lossy();
        let content = file.contents_utf8().ok_or_else(|| LoadError::new(&name, "is not UTF-8"))?;
        let (front, body) = split(content).ok_or_else(|| LoadError::new(&name, "has no front matter between two lines of ---"))?;
        let front: FrontMatter = parse(&name, front)?;
        let mut texts = texts(body, edition);
        if let Some(table) = Table::beside(file.path()) {
            for (language, text) in &mut texts {
                let table = table.to_markdown();
                let table = Locale::of(language).map_or_else(|| table.clone(), |locale| locale.number(&table));
                *text = format!("{text}\n\n{table}");
            }
        }
        fronts.push((front, texts));
    }
    let numbers: IndexMap<String, String> =
        fronts.iter().filter_map(|(front, _)| Some((front.concept.clone(), front.numbers.get(edition)?.clone()))).collect();
    let without_number = |front: &FrontMatter| !numbers.contains_key(&front.concept);
    let within: IndexMap<String, String> = fronts
        .iter()
        .filter(|(front, _)| without_number(front))
        .filter_map(|(front, _)| Some((front.concept.clone(), front.within.clone()?)))
        .chain(fronts.iter().flat_map(|(front, _)| front.also.iter().map(|also| (also.clone(), front.concept.clone()))))
        .collect();
    // Texts that several editions share refer to articles by the numbers of the newest.
    let renumbered: HashMap<String, String> = fronts
        .iter()
        .filter_map(|(front, _)| {
            let newest = front.numbers.values().last()?;
            let own = numbers.get(&front.concept).or_else(|| numbers.get(within.get(&front.concept)?))?;
            (newest != own).then(|| (newest.clone(), own.clone()))
        })
        .collect();
    let mut articles: Vec<Article> = Vec::new();
    for (front, text) in fronts {
        if let Some(number) = numbers.get(&front.concept).cloned() {
            let mut article = front.into_article(edition, number, text);
            let of_rulings = article.rulings.iter_mut().flat_map(|ruling| ruling.answer.values_mut().chain(ruling.ground.values_mut()));
            for text in article.text.values_mut().chain(of_rulings) {
                renumber(text, &renumbered);
            }
            articles.push(article);
        }
    }
    articles.sort_by_key(|article| order(&article.number));
    let numbers = articles.iter().map(|article| (article.concept.clone(), article.number.clone())).collect();
    let by_number = articles.into_iter().map(|article| (article.number.clone(), article)).collect();
    Ok(Articles { by_number, numbers, within })
}

/// Puts other numbers into the references of a text.
fn renumber(text: &mut String, renumbered: &HashMap<String, String>) {
    for (from, to) in renumbered {
        let reference = format!("[{from}]");
        if text.contains(&reference) {
            *text = text.replace(&reference, &format!("[{to}]"));
        }
    }
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

/// Begins the part that says what changed, a text's only part with a heading: all editions share it.
const CHANGED: &str = "### ";

/// The text of an edition per language: `## en` for all editions, or the text that `## en: EDITION EDITION` gives for
/// some of them, each followed by what changed.
fn texts(body: &str, edition: &str) -> Texts {
    let mut shared = Texts::new();
    let mut own = Texts::new();
    let mut part: Option<&mut String> = None;
    for line in body.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            let (language, editions) = heading.split_once(':').map_or((heading, None), |(language, editions)| (language, Some(editions)));
            let language = language.trim().to_owned();
            part = match editions {
                None => Some(shared.entry(language).or_default()),
                Some(editions) if editions.split_whitespace().any(|one| one == edition) => Some(own.entry(language).or_default()),
                Some(_) => None,
            };
        } else if let Some(text) = &mut part {
            text.push_str(line);
            text.push('\n');
        }
    }
    for (language, text) in own {
        let shared = shared.entry(language).or_default();
        let changed = shared.find(CHANGED).map(|at| shared[at..].to_owned()).unwrap_or_default();
        *shared = format!("{}\n\n{changed}", text.trim());
    }
    for text in shared.values_mut() {
        *text = text.trim().to_owned();
    }
    shared
}

#[cfg(test)]
mod tests {
    use crate::rules::{AXES, Concept, rules};

    #[test]
    fn every_file_can_be_read_and_every_cited_concept_has_its_article() {
        for edition in rules().editions() {
            assert!(edition.articles().count() > 2, "{}", edition.id);
        }
        for &concept in Concept::ALL {
            assert!(rules().editions().any(|edition| edition.on(concept.id()).is_some()), "{concept}");
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
