//! The report: a site of pages about checked scenarios, as HTML and the same as Markdown.
//!
//! An index with the verdicts; for each scenario a page with its standings, and below it a page per participant that
//! explains every value; a page per article with the scenarios that use it. Every citation is a link.

use std::collections::{BTreeMap, HashMap};
use std::path::{Component, Path};

use rayon::prelude::*;
use serde::Serialize;

use super::article::{ArticlePage, Reference};
use super::check::{FileResult, Status, Summary};
use super::explanation::{self, Explanation};
use super::readings::ReadingsPage;
use super::standings::{self, Table};
use super::{Scene, why};
use crate::render::{Citations, RenderError, Setting, Templates, in_language};
use crate::rules::{Edition, rules};
use crate::scenario::{Scenario, Subject};
use crate::standings::Standings;
use crate::tiebreak::{Code, Context};
use crate::tournament::ParticipantId;
use crate::verdict;

/// Takes the pages: the path below the report's folder, with slashes, and the text.
pub trait Shelf: Sync {
    /// What can go wrong.
    type Error: From<RenderError> + Send;

    /// Puts a page on the shelf.
    ///
    /// # Errors
    ///
    /// When the page cannot be written.
    fn put(&self, path: &str, text: &str) -> Result<(), Self::Error>;
}

/// The formats of a site: the folder of the templates and the suffix of the pages.
const FORMATS: [(&str, &str); 2] = [("html", "html"), ("markdown", "md")];

/// The page of the site that everything else is reached from.
pub const INDEX: &str = "index.html";

/// A line of the index.
#[derive(Clone, Debug, Serialize)]
struct Entry<'r> {
    /// The path of the page without its suffix; `None` for a file with faults, which has no page.
    page: Option<String>,
    result: &'r FileResult,
}

/// The scenarios of one folder.
#[derive(Clone, Debug, Serialize)]
struct Group<'r> {
    folder: String,
    entries: Vec<Entry<'r>>,
}

#[derive(Debug, Serialize)]
struct IndexPage<'r> {
    root: String,
    suffix: &'static str,
    summary: Summary,
    groups: Vec<Group<'r>>,
    editions: Vec<EditionLine>,
}

#[derive(Debug, Serialize)]
struct EditionLine {
    title: String,
    /// The page on its whole reading.
    readings: String,
    articles: Vec<ArticleLine>,
}

#[derive(Debug, Serialize)]
struct ArticleLine {
    number: String,
    title: String,
    page: String,
}

#[derive(Debug, Serialize)]
struct SiteReadings {
    root: String,
    suffix: &'static str,
    #[serde(flatten)]
    page: ReadingsPage,
}

/// A scenario with a page of its own.
#[derive(Debug)]
struct Placed<'s> {
    /// The path of the page without its suffix.
    page: String,
    scenario: &'s Scenario,
    result: &'s FileResult,
}

#[derive(Debug, Serialize)]
struct ScenarioPage<'s> {
    root: String,
    suffix: &'static str,
    title: &'s str,
    about: Option<&'s str>,
    origin: Option<&'s str>,
    path: String,
    edition_title: String,
    changes: Vec<crate::render::Sentence>,
    scoring: Vec<(&'static str, String)>,
    result: &'s FileResult,
    standings: Table,
    /// For each line of the standings, the page of the participant and for each of its cells the place there.
    links: Vec<LineLinks>,
    crosstable: explanation::Table,
    /// What happened in unplayed rounds, per participant.
    unplayed: Vec<explanation::Section>,
    /// Where another code of the list would order two neighbours the other way.
    disagreements: Vec<Disagreement>,
    articles: Vec<Reference>,
    source: &'s str,
}

#[derive(Clone, Debug, Serialize)]
struct LineLinks {
    page: String,
    anchors: Vec<Option<String>>,
}

/// Two neighbours in the standings, level on points, whom the codes of the list do not all order alike.
#[derive(Clone, Debug, Serialize)]
struct Disagreement {
    lead: Vec<crate::render::Sentence>,
    otherwise: Vec<crate::render::Sentence>,
}

#[derive(Debug, Serialize)]
struct ParticipantPage<'s> {
    root: String,
    suffix: &'static str,
    name: &'s str,
    number: u32,
    scenario: &'s str,
    back: String,
    explanations: &'s [Explanation],
}

#[derive(Debug, Serialize)]
struct SiteArticle<'s> {
    root: String,
    suffix: &'static str,
    article: ArticlePage,
    scenarios: Vec<Use<'s>>,
    before: Option<Reference>,
    after: Option<Reference>,
}

/// A scenario that uses an article.
#[derive(Clone, Debug, Serialize)]
struct Use<'s> {
    page: String,
    title: &'s str,
}

/// Makes the site.
///
/// # Errors
///
/// When a page cannot be rendered or written.
pub fn write<S: Shelf>(results: &[FileResult], scenarios: &[Option<Scenario>], templates: &Templates, shelf: &S) -> Result<(), S::Error> {
    let pages = pages(results);
    let placed: Vec<Placed<'_>> = scenarios
        .iter()
        .zip(results)
        .zip(&pages)
        .filter_map(|((scenario, result), page)| Some(Placed { page: page.clone(), scenario: scenario.as_ref()?, result }))
        .collect();
    placed.par_iter().try_for_each(|placed| scenario_pages(placed, templates, shelf))?;
    let language = templates.locale().language();
    let mut uses: BTreeMap<(&str, &str), Vec<Use<'_>>> = BTreeMap::new();
    for placed in &placed {
        let edition = placed.scenario.regulations.edition;
        for concept in verdict::concepts(placed.scenario) {
            let one = Use { page: placed.page.clone(), title: placed.scenario.title.in_language(&language) };
            uses.entry((&edition.id, edition.number(concept))).or_default().push(one);
        }
    }
    for edition in rules().editions() {
        article_pages(edition, &uses, templates, shelf)?;
    }
    index_pages(results, scenarios, &pages, templates, shelf)
}

/// The pages of the files without their suffix: the path below the folder that all have in common. Only names go into
/// it, so that no path leads out of the report.
fn pages(results: &[FileResult]) -> Vec<String> {
    let names = |result: &FileResult| -> Vec<String> {
        let path = Path::new(&result.path).with_extension("");
        let mut names: Vec<String> = path
            .components()
            .filter_map(|component| match component {
                Component::Normal(name) => Some(name.to_string_lossy().into_owned()),
                _ => None,
            })
            .collect();
        if Path::new(&result.path).extension().is_some_and(|extension| extension == "yml") {
            let name = names.pop().unwrap_or_default();
            names.push(name + "-yml");
        }
        if names.is_empty() { vec!["scenario".to_owned()] } else { names }
    };
    let all: Vec<Vec<String>> = results.iter().map(names).collect();
    let shortest = all.iter().map(|names| names.len() - 1).min().unwrap_or_default();
    let common = (0..shortest).take_while(|&at| all.iter().all(|names| names[at] == all[0][at])).count();
    all.into_iter().map(|names| format!("scenarios/{}", names[common..].join("/"))).collect()
}

/// The way from a page back to the report's folder.
fn root_of(page: &str) -> String {
    "../".repeat(page.matches('/').count())
}

fn setting<'e>(edition: &'e Edition, root: &str, suffix: &str, teams: bool) -> Setting<'e> {
    let articles = format!("{root}articles/{}/{{}}.{suffix}", edition.id);
    Setting { edition: Some(edition), citations: Citations::Pages(articles), teams }
}

fn scenario_pages<S: Shelf>(placed: &Placed<'_>, templates: &Templates, shelf: &S) -> Result<(), S::Error> {
    let Placed { page, scenario, result } = placed;
    let regulations = &scenario.regulations;
    let edition = regulations.edition;
    let cx = Context::new(&scenario.tournament, regulations.reading);
    let standings = Standings::new(&cx, &scenario.list);
    let language = templates.locale().language();
    let scene = Scene::new(&cx, edition, Some(&standings), &language);
    // The places in the list, where a code of tied groups may stand twice, and other codes that are expected.
    let mut codes: Vec<(Option<usize>, Code)> = (0..).map(Some).zip(scenario.list.iter().copied()).collect();
    for expectation in &scenario.expectations {
        if let Subject::TieBreak(code) = expectation.subject
            && !codes.iter().any(|(_, one)| *one == code)
        {
            codes.push((None, code));
        }
    }
    let mut anchors: HashMap<(ParticipantId, usize), String> = HashMap::new();
    let folder = page.rsplit('/').next().unwrap_or(page);
    for id in scenario.tournament.ids() {
        // A code that cannot be explained for somebody, as direct encounter for one who was not tied, has no place.
        let mut explanations: Vec<Explanation> = Vec::with_capacity(codes.len());
        for &(position, code) in &codes {
            let explained = match position {
                Some(position) => explanation::explanation_at(&scene, position, code, id),
                None => explanation::explanation(&scene, code, id),
            };
            let Ok(explained) = explained else { continue };
            if let Some(position) = position {
                anchors.insert((id, position), explained.anchor.clone());
            }
            explanations.push(explained);
        }
        let participant = scenario.tournament.participant(id);
        let path = format!("{page}/p{}", participant.number);
        for (folder_of_templates, suffix) in FORMATS {
            let root = root_of(&path);
            let setting = setting(edition, &root, suffix, scene.is_of_teams());
            let model = ParticipantPage {
                root,
                suffix,
                name: &participant.name,
                number: participant.number,
                scenario: scenario.title.in_language(&language),
                back: format!("../{folder}.{suffix}"),
                explanations: &explanations,
            };
            let text = templates.render(&format!("{folder_of_templates}/participant.{suffix}.j2"), &model, &setting)?;
            shelf.put(&format!("{path}.{suffix}"), &text)?;
        }
    }
    let concepts = verdict::concepts(scenario);
    let cited = edition.articles().filter(|article| concepts.iter().any(|concept| concept.id() == article.concept));
    let articles: Vec<Reference> = cited
        .map(|article| Reference { number: article.number.clone(), title: in_language(&article.title, &language).to_owned() })
        .collect();
    for (folder_of_templates, suffix) in FORMATS {
        let root = root_of(page);
        let setting = setting(edition, &root, suffix, scene.is_of_teams());
        let table = Table::new(scenario, edition, &standings, &standings::headings(&scenario.list, &scenario.spelled), &language);
        let links = standings.rows.iter().map(|row| LineLinks {
            page: format!("{folder}/p{}.{suffix}", scenario.tournament.participant(row.participant).number),
            anchors: (0..scenario.list.len()).map(|position| anchors.get(&(row.participant, position)).cloned()).collect(),
        });
        let usual = crate::tournament::Scoring::default();
        let scoring = scenario.tournament.scoring();
        let model = ScenarioPage {
            root,
            suffix,
            title: scenario.title.in_language(&language),
            about: scenario.about.as_ref().map(|about| about.in_language(&language)),
            origin: scenario.origin.as_deref(),
            path: scenario.source.path.display().to_string(),
            edition_title: in_language(&edition.title, &language).to_owned(),
            changes: explanation::changes(&scene),
            scoring: if *scoring == usual { Vec::new() } else { scoring.values().map(|(name, value)| (name, value.to_string())).into() },
            result,
            standings: table,
            links: links.collect(),
            crosstable: explanation::crosstable(&scene),
            unplayed: explanation::unplayed_rounds(&scene),
            disagreements: disagreements(&scene, &standings),
            articles: articles.clone(),
            source: &scenario.source.text,
        };
        let text = templates.render(&format!("{folder_of_templates}/scenario.{suffix}.j2"), &model, &setting)?;
        shelf.put(&format!("{page}.{suffix}"), &text)?;
    }
    Ok(())
}

/// The neighbours whose order depends on the order of the list.
fn disagreements(scene: &Scene<'_>, standings: &Standings) -> Vec<Disagreement> {
    let level = |a: ParticipantId, b: ParticipantId| scene.cx.score(a) == scene.cx.score(b);
    let neighbours = standings.rows.windows(2).map(|pair| (pair[0].participant, pair[1].participant));
    let asked = neighbours.filter(|&(a, b)| level(a, b)).filter_map(|(a, b)| why::in_short(scene, a, b));
    asked.filter(|(_, otherwise)| !otherwise.is_empty()).map(|(lead, otherwise)| Disagreement { lead, otherwise }).collect()
}

fn article_pages<S: Shelf>(
    edition: &Edition,
    uses: &BTreeMap<(&str, &str), Vec<Use<'_>>>,
    templates: &Templates,
    shelf: &S,
) -> Result<(), S::Error> {
    let language = templates.locale().language();
    let articles: Vec<&crate::rules::Article> = edition.articles().collect();
    let reference = |at: Option<usize>| {
        let article = articles.get(at?)?;
        Some(Reference { number: article.number.clone(), title: in_language(&article.title, &language).to_owned() })
    };
    let readings = format!("articles/{}/readings", edition.id);
    for (folder, suffix) in FORMATS {
        let root = root_of(&readings);
        let setting = setting(edition, &root, suffix, false);
        let model = SiteReadings { root, suffix, page: ReadingsPage::new(edition, &language) };
        shelf.put(&format!("{readings}.{suffix}"), &templates.render(&format!("{folder}/readings.{suffix}.j2"), &model, &setting)?)?;
    }
    for (at, article) in articles.iter().enumerate() {
        let path = format!("articles/{}/{}", edition.id, crate::render::slug(&article.number));
        for (folder, suffix) in FORMATS {
            let root = root_of(&path);
            let setting = setting(edition, &root, suffix, false);
            let model = SiteArticle {
                root,
                suffix,
                article: ArticlePage::new(edition, article, &language),
                scenarios: uses.get(&(edition.id.as_str(), article.number.as_str())).cloned().unwrap_or_default(),
                before: reference(at.checked_sub(1)),
                after: reference(Some(at + 1)),
            };
            let text = templates.render(&format!("{folder}/site-article.{suffix}.j2"), &model, &setting)?;
            shelf.put(&format!("{path}.{suffix}"), &text)?;
        }
    }
    Ok(())
}

fn index_pages<S: Shelf>(
    results: &[FileResult],
    scenarios: &[Option<Scenario>],
    pages: &[String],
    templates: &Templates,
    shelf: &S,
) -> Result<(), S::Error> {
    let language = templates.locale().language();
    let mut groups: Vec<Group<'_>> = Vec::new();
    for ((result, scenario), page) in results.iter().zip(scenarios).zip(pages) {
        let folder = page.strip_prefix("scenarios/").and_then(|below| below.rsplit_once('/')).map_or("", |(folder, _)| folder);
        let has_page = scenario.is_some() && result.status != Status::Fault;
        let entry = Entry { page: has_page.then(|| page.clone()), result };
        match groups.last_mut().filter(|group| group.folder == folder) {
            Some(group) => group.entries.push(entry),
            None => groups.push(Group { folder: folder.to_owned(), entries: vec![entry] }),
        }
    }
    for (folder, suffix) in FORMATS {
        let editions = rules().editions().map(|edition| EditionLine {
            title: in_language(&edition.title, &language).to_owned(),
            readings: format!("articles/{}/readings.{suffix}", edition.id),
            articles: edition
                .articles()
                .map(|article| ArticleLine {
                    number: article.number.clone(),
                    title: in_language(&article.title, &language).to_owned(),
                    page: format!("articles/{}/{}.{suffix}", edition.id, crate::render::slug(&article.number)),
                })
                .collect(),
        });
        let model =
            IndexPage { root: String::new(), suffix, summary: Summary::of(results), groups: groups.clone(), editions: editions.collect() };
        let newest = rules().newest();
        let text = templates.render(&format!("{folder}/index.{suffix}.j2"), &model, &setting(newest, "", suffix, false))?;
        shelf.put(&format!("index.{suffix}"), &text)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(paths: &[&str]) -> Vec<String> {
        let results: Vec<FileResult> = paths.iter().map(|path| FileResult::faulty((*path).to_owned(), Vec::new())).collect();
        pages(&results)
    }

    #[test]
    fn pages_lie_below_the_folder_that_all_have_in_common() {
        assert_eq!(of(&["a/b/x.yaml", "a/c/y.yaml"]), ["scenarios/b/x", "scenarios/c/y"]);
        assert_eq!(of(&["a/x.yaml"]), ["scenarios/x"]);
        assert_eq!(of(&["x.yaml", "x.yml"]), ["scenarios/x", "scenarios/x-yml"]);
    }

    #[test]
    fn no_path_leads_out_of_the_report() {
        assert_eq!(of(&["../../etc/x.yaml", "/y.yaml"]), ["scenarios/etc/x", "scenarios/y"]);
        assert_eq!(of(&["-"]), ["scenarios/-"]);
        assert_eq!(root_of("scenarios/koya/x"), "../../");
    }
}
