//! The report: every link leads somewhere, every page can be read by everybody, and no name does harm.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use halfpoint::Exact;
use halfpoint::diagnostic::Source;
use halfpoint::locale::Locale;
use halfpoint::render::{RenderError, Setting, Templates};
use halfpoint::report::Scene;
use halfpoint::report::check::{FileResult, Summary};
use halfpoint::report::explanation::step;
use halfpoint::report::site::{self, Shelf};
use halfpoint::scenario::{self, Derivation, Expectation, Expected, Scenario, Subject};
use halfpoint::standings::Standings;
use halfpoint::tiebreak::Context;
use halfpoint::verdict;

/// Keeps the pages in memory.
#[derive(Default)]
struct Pages(Mutex<BTreeMap<String, String>>);

impl Shelf for Pages {
    type Error = RenderError;

    fn put(&self, path: &str, text: &str) -> Result<(), RenderError> {
        let before = self.0.lock().unwrap().insert(path.to_owned(), text.to_owned());
        assert!(before.is_none(), "{path} is written twice");
        Ok(())
    }
}

fn read(path: PathBuf, text: String) -> Scenario {
    let (scenario, faults) = scenario::read(Arc::new(Source { path, text }));
    scenario.unwrap_or_else(|| panic!("{faults:?}"))
}

fn shipped(name: &str) -> Scenario {
    let path = Path::new("scenarios").join(name);
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(&path)).unwrap();
    read(path, text)
}

fn report(scenarios: Vec<Scenario>) -> BTreeMap<String, String> {
    let results: Vec<FileResult> =
        scenarios.iter().map(|scenario| FileResult::checked(scenario, &verdict::check(scenario), Vec::new(), Locale::english())).collect();
    let scenarios: Vec<Option<Scenario>> = scenarios.into_iter().map(Some).collect();
    let pages = Pages::default();
    site::write(&results, &scenarios, &Templates::embedded(Locale::english()), &pages).unwrap();
    pages.0.into_inner().unwrap()
}

fn some() -> BTreeMap<String, String> {
    report(vec![
        shipped("koya/koya-disagrees-with-sonneborn-berger.yaml"),
        shipped("official-exercises/swiss-16-values.yaml"),
        shipped("official-exercises/swiss-16-by-direct-encounter.yaml"),
        shipped("official-exercises/round-robin-6.yaml"),
        shipped("fide-c07/16-6-an-event-without-the-cap.yaml"),
        shipped("fide-c07/7-7-standard-points-in-a-3-1-0-event.yaml"),
    ])
}

/// Whatever is found wrong comes with the path of a step that `explain --step` finds, under the same regulations.
#[test]
fn the_steps_that_a_check_advises_are_found() {
    let names = [
        "koya/koya-disagrees-with-sonneborn-berger.yaml",
        "official-exercises/swiss-16-values.yaml",
        "official-exercises/round-robin-6.yaml",
        "fide-c07/16-6-an-event-without-the-cap.yaml",
        "fide-c07/14-5-a-higher-koya-limit.yaml",
    ];
    for name in names {
        let mut scenario = shipped(name);
        let codes = scenario.list.iter().copied().map(Subject::TieBreak).chain([Subject::Adjusted(None)]);
        let codes =
            codes.chain(["BH-C1/P", "KS/L+1", "SB-M1", "FB/F"].into_iter().filter_map(|code| code.parse().ok().map(Subject::TieBreak)));
        let codes: Vec<Subject> = codes.collect();
        let wrong = scenario.tournament.ids().flat_map(|participant| {
            let expectation = move |&subject: &Subject| Expectation {
                participant,
                subject,
                expected: Expected::Number(Exact::from(9999)),
                derivation: Derivation::default(),
                span: 0..1,
            };
            codes.iter().map(expectation).collect::<Vec<_>>()
        });
        scenario.expectations = wrong.collect();
        let cx = Context::new(&scenario.tournament, scenario.regulations.reading);
        let standings = Standings::new(&cx, &scenario.list);
        let scene = Scene::new(&cx, scenario.regulations.edition, Some(&standings), "en");
        let mut found = 0;
        for path in verdict::check(&scenario).findings.iter().filter_map(|finding| finding.path.as_deref()) {
            let view = step(&scene, None, path).unwrap_or_else(|| panic!("{name}: there is no step {path}"));
            assert_eq!(view.step.path, path);
            found += 1;
        }
        assert!(found > 2 * scenario.tournament.participants().len(), "{name}: {found}");
    }
}

/// The values of an attribute in a page.
fn attributes<'p>(page: &'p str, name: &str) -> Vec<&'p str> {
    let start = format!(" {name}=\"");
    page.split(&start).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The page that a link on a page leads to, and the place there.
fn target(page: &str, link: &str) -> (String, Option<String>) {
    let (path, anchor) = match link.split_once('#') {
        Some((path, anchor)) => (path, Some(anchor.to_owned())),
        None => (link, None),
    };
    if path.is_empty() {
        return (page.to_owned(), anchor);
    }
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        if part == ".." {
            parts.pop().expect("a link stays inside the report");
        } else {
            parts.push(part);
        }
    }
    (parts.join("/"), anchor)
}

#[test]
fn every_link_leads_to_a_page_and_a_place_there() {
    let pages = some();
    let mut links = 0;
    for (path, page) in pages.iter().filter(|(path, _)| path.ends_with(".html")) {
        for link in attributes(page, "href").into_iter().filter(|link| !link.starts_with("data:") && !link.starts_with("https:")) {
            let (to, anchor) = target(path, link);
            let found = pages.get(&to).unwrap_or_else(|| panic!("{path}: {link} leads to no page"));
            if let Some(anchor) = anchor {
                assert!(attributes(found, "id").contains(&anchor.as_str()), "{path}: {link} leads to no place in {to}");
            }
            links += 1;
        }
    }
    assert!(links > 5_000, "{links} links");
    for (path, page) in pages.iter().filter(|(path, _)| path.ends_with(".md")) {
        for link in page.split("](").skip(1).filter_map(|rest| rest.split(')').next()).filter(|link| link.ends_with(".md")) {
            assert!(pages.contains_key(&target(path, link).0), "{path}: {link} leads to no page");
        }
    }
}

#[test]
fn every_page_can_be_read_by_everybody() {
    for (path, page) in some().iter().filter(|(path, _)| path.ends_with(".html")) {
        let ids = attributes(page, "id");
        let unique: BTreeSet<&str> = ids.iter().copied().collect();
        let again: Vec<&&str> = unique.iter().filter(|id| ids.iter().filter(|other| other == id).count() > 1).collect();
        assert!(again.is_empty(), "{path}: ids twice: {again:?}");
        for reference in attributes(page, "aria-labelledby") {
            assert!(unique.contains(reference), "{path}: nothing is called {reference}");
        }
        assert!(page.starts_with("<!doctype html>") && page.contains("<html lang=\"en\">"), "{path}");
        assert_eq!(page.matches("<h1").count(), 1, "{path}");
        assert_eq!(page.matches("<main").count(), 1, "{path}");
        assert!(!page.contains("<script"), "{path}");
        // Tables of Markdown texts stand in a sentence that introduces them; all others have a caption.
        let in_texts = page.matches("<table>").count();
        assert_eq!(page.matches("<table").count() - in_texts, page.matches("<caption>").count(), "{path}");
        assert!(!page.contains("<th>"), "{path}: a heading cell without a scope");
    }
}

#[test]
fn names_do_no_harm() {
    let text = "
title: '<script>alert(1)</script> | **bold** [x](javascript:1)'
about: 'a <img src=x onerror=alert(1)> [16.4] [y](javascript:2)'
source: '\"><script>'
tournament:
  system: swiss
  players:
    - {no: 1, name: '<script>alert(2)</script>', games: [2w1, hpb]}
    - {no: 2, name: '**bold**| `x` [z](javascript:3)', games: [1b0, pab]}
tie-breaks: [PTS, DE, BH-C1, SB]
expect:
  1: {PTS: 2, BH: 1}
published:
  - {participant: 2, tie-break: PTS, printed: 5, because: '<b>because</b> ![](http://x)', in: '<i>'}
";
    let pages = report(vec![read("<b>&\"'.yaml".into(), text.to_owned())]);
    for (path, page) in &pages {
        // What stands in a fence of Markdown is shown as it is.
        let page: String = page.split("~~~~").step_by(2).collect();
        assert!(!page.contains("<script"), "{path}");
        assert!(!page.contains("<img"), "{path}");
        assert!(!page.contains("<b>"), "{path}");
        if path.ends_with(".html") {
            assert!(attributes(&page, "href").iter().all(|link| !link.contains("javascript:")), "{path}");
        } else {
            assert!(!page.contains("**bold**|") && !page.contains("[z](javascript"), "{path}");
        }
    }
    assert!(pages.values().any(|page| page.contains("&lt;script&gt;alert(2)&lt;/script&gt;")));
}

/// The findings of several files stand on one page, so each says by itself whether teams or players take part.
#[test]
fn a_reading_that_gives_a_wrong_value_is_told_in_the_words_of_teams() {
    let teams = "title: Teams\ntournament:\n  system: team-round-robin\n  boards: 2\n  teams:\n    - {no: 1, name: Castle, games: [2+]}\n    - {no: \
                 2, name: Mill, games: [1-]}\ntie-breaks: [MPTS, WON]\nexpect:\n  Castle: {WON: 1}\n";
    let players = teams.replace("team-round-robin\n  boards: 2\n  teams", "round-robin\n  players").replace("MPTS", "PTS");
    for (language, of_teams, of_players) in
        [("en", "a forfeit win as a regular match", "a forfeit win as a regular game"), ("ru", "обычным матчем", "обычной партией")]
    {
        let locale = Locale::of(language).unwrap();
        for (text, words) in [(teams, of_teams), (players.as_str(), of_players)] {
            let scenario = read("x.yaml".into(), text.to_owned());
            let results = [FileResult::checked(&scenario, &verdict::check(&scenario), Vec::new(), locale)];
            let page = serde_json::json!({ "results": results, "summary": Summary::of(&results), "full": false, "report": null });
            let page = Templates::embedded(locale).render("text/check.txt.j2", &page, &Setting::default()).unwrap();
            assert!(page.contains(words), "{page}");
        }
    }
}
