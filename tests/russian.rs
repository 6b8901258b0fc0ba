//! Pages in Russian: some as a whole, and of many that no word of another language is left in them.
//!
//! The golden files are in `tests/russian/`; `HALFPOINT_BLESS=1 cargo test --test russian` rewrites them.

mod golden;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use halfpoint::diagnostic::Source;
use halfpoint::import;
use halfpoint::locale::Locale;
use halfpoint::render::Templates;
use halfpoint::report::check::FileResult;
use halfpoint::report::explanation::{explanation_at, render};
use halfpoint::report::{Detail, Format, Scene, why};
use halfpoint::rules::rules;
use halfpoint::scenario::{self, Regulations, Scenario};
use halfpoint::standings::Standings;
use halfpoint::tiebreak::{Code, Context};
use halfpoint::tournament::ParticipantId;
use halfpoint::verdict;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn russian() -> &'static Locale {
    Locale::of("ru").expect("there is Russian")
}

fn read(name: &str) -> Scenario {
    let path = folder("scenarios").join(name).with_extension("yaml");
    let source = Arc::new(Source { text: std::fs::read_to_string(&path).expect(name), path });
    scenario::read(source).0.unwrap_or_else(|| panic!("{name} has no faults"))
}

/// Compares a text with its golden file, or rewrites the file.
fn golden(name: &str, text: &str) {
    golden::compare("tests/russian", name, text);
}

const SWISS: &str = "official-exercises/swiss-16-values";
const RATINGS: &str = "official-exercises/swiss-16-ratings";
const TEAMS: &str = "official-exercises/team-14-values";
const KOYA: &str = "koya/koya-disagrees-with-sonneborn-berger";

/// An explanation in full.
fn explained(name: &str, edition: Option<&str>, code: &str, whose: &str) -> String {
    let scenario = read(name);
    let regulations = match edition {
        Some(id) => Regulations::of(rules().edition(id).expect(id)),
        None => scenario.regulations.clone(),
    };
    let cx = Context::new(&scenario.tournament, regulations.reading);
    let standings = Standings::new(&cx, &scenario.list);
    let scene = Scene::new(&cx, regulations.edition, Some(&standings), "ru");
    let id = scenario.tournament.by_name(whose).expect(whose);
    let explained = halfpoint::report::explanation::explanation(&scene, code.parse().expect(code), id).expect(code);
    let templates = Templates::embedded(russian());
    render(&templates, &explained, regulations.edition, Format::Text, Detail::Full).expect(name)
}

#[test]
fn explanations_read_as_they_should_in_russian() {
    for (file, name, edition, code, whose) in [
        ("koya-988", KOYA, Some("ru-988-2020"), "KS", "Roman Kovalev"),
        ("buchholz-dummy", SWISS, None, "BH", "Maria"),
        ("buchholz-cut", SWISS, None, "BH-C1", "David"),
        ("sonneborn-berger-cut", SWISS, None, "SB-C1", "Paul"),
        ("direct-encounter", "fide-c07/6-3-two-places-certain-two-shared", None, "DE", "Dana"),
        ("perfect-performance", RATINGS, None, "PTP", "Charline"),
        ("average-rating", RATINGS, None, "ARO-C1", "David"),
        ("extended-sonneborn-berger", TEAMS, None, "EMMSB-C1", "Falcons"),
        ("extended-direct-encounter", "official-exercises/team-14-by-extended-direct-encounter", None, "EDE", "Giraffes"),
        ("strength-of-schedule", TEAMS, None, "SSSC", "Antelopes"),
    ] {
        golden(&format!("{file}.txt"), &explained(name, edition, code, whose));
    }
}

#[test]
fn the_russian_rules_name_their_article_and_the_threshold() {
    let page = explained(KOYA, Some("ru-988-2020"), "KS", "Roman Kovalev");
    assert!(page.contains("[38.3") && page.contains("порог") && page.contains("приказ № 988"), "{page}");
}

#[test]
fn a_comparison_reads_as_it_should_in_russian() {
    let scenario = read(KOYA);
    let cx = Context::new(&scenario.tournament, scenario.regulations.reading);
    let standings = Standings::new(&cx, &scenario.list);
    let scene = Scene::new(&cx, scenario.regulations.edition, Some(&standings), "ru");
    let id = |name: &str| scenario.tournament.by_name(name).expect(name);
    let compared = why::why(&scene, id("Timur Aslanov"), id("Roman Kovalev")).expect("both are in the standings");
    let templates = Templates::embedded(russian());
    golden("why.txt", &why::render(&templates, &compared, scene.edition, Format::Text, Detail::Short).expect("the template is whole"));
    golden("why.md", &why::render(&templates, &compared, scene.edition, Format::Markdown, Detail::Full).expect("the template is whole"));
}

/// Words of the files, which no language translates.
const WORDS_OF_FILES: [&str; 4] = ["pab", "fpb", "hpb", "zpb"];

/// The first word of small Latin letters, as neither codes nor names are, that is no word of the files.
fn foreign(text: &str) -> Option<&str> {
    let mut words = text.split(|letter: char| !letter.is_ascii_alphabetic()).filter(|word| word.len() > 2);
    words.find(|word| word.chars().all(|letter| letter.is_ascii_lowercase()) && !WORDS_OF_FILES.contains(word))
}

#[test]
fn no_other_language_is_left_in_the_explanations() {
    let templates = Templates::embedded(russian());
    for name in [SWISS, RATINGS, TEAMS, KOYA, "official-exercises/team-14-by-boards", "fide-c07/13-4-the-factor-is-not-less-than-one"] {
        let scenario = read(name);
        let cx = Context::new(&scenario.tournament, scenario.regulations.reading);
        let standings = Standings::new(&cx, &scenario.list);
        let scene = Scene::new(&cx, scenario.regulations.edition, Some(&standings), "ru");
        let plain = |mut text: String| {
            for word in scenario.tournament.participants().iter().flat_map(|participant| participant.name.split_whitespace()) {
                text = text.replace(word, "");
            }
            text
        };
        let ids: Vec<ParticipantId> = scenario.tournament.ids().collect();
        let list: Vec<(usize, Code)> = scenario.list.iter().copied().enumerate().collect();
        for &id in &ids {
            for &(position, code) in &list {
                let Ok(explained) = explanation_at(&scene, position, code, id) else { continue };
                let text = plain(render(&templates, &explained, scene.edition, Format::Text, Detail::Full).expect(name));
                assert_eq!(foreign(&text), None, "{name}, {code}\n{text}");
            }
        }
        for pair in ids.windows(2) {
            let compared = why::why(&scene, pair[0], pair[1]).expect("both are in the standings");
            let text = plain(why::render(&templates, &compared, scene.edition, Format::Text, Detail::Full).expect(name));
            assert_eq!(foreign(&text), None, "{name}\n{text}");
        }
    }
}

#[test]
fn no_other_language_is_left_in_the_articles() {
    for article in rules().editions().flat_map(halfpoint::rules::Edition::articles) {
        let rulings = article.rulings.iter().flat_map(|ruling| [&ruling.question, &ruling.answer, &ruling.ground]);
        for texts in [&article.title, &article.text].into_iter().chain(&article.unverified).chain(rulings) {
            // Keys, ids and names are the same in every language, so only words of sentences tell.
            let text = &texts["ru"];
            let english = text.split_whitespace().find(|word| ["the", "and", "with", "not", "are", "is", "for", "of"].contains(word));
            assert_eq!(english, None, "{}: {text}", article.number);
        }
    }
}

#[test]
fn every_diagnostic_speaks_russian() {
    let mut seen = 0;
    for entry in std::fs::read_dir(folder("tests/diagnostics")).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if path.extension().is_none_or(|extension| extension == "txt") {
            continue;
        }
        let bytes = std::fs::read(&path).expect("the file can be read");
        for found in import::open(path.clone(), bytes, None, None, &import::Options::default()).diagnostics {
            let labels = std::iter::once(&found.primary).chain(&found.secondary).filter_map(|label| label.text);
            let mut texts = vec![found.headline(russian()), found.code.meaning(russian())];
            texts.extend(labels.chain(found.help.iter().copied()).map(|name| found.attribute(russian(), name)));
            for text in texts {
                let cyrillic = text.chars().any(|letter| ('а'..='я').contains(&letter));
                assert!(cyrillic, "{}: {}: {text}", path.display(), found.code);
            }
            seen += 1;
        }
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn numbers_have_a_decimal_comma_for_people_and_a_point_for_machines() {
    let page = explained(RATINGS, None, "PTP", "Charline");
    assert!(page.contains("0,93 + 0,71") && !page.contains("0.93"), "{page}");
    let scenario = read(SWISS);
    let verdict = verdict::check(&scenario);
    let results = [FileResult::checked(&scenario, &verdict, Vec::new(), russian())];
    let json = halfpoint::report::check::to_json(&results).to_string();
    assert!(json.contains("11.5") || json.contains("2.5"), "{json}");
    assert!(!json.contains(",5\""), "{json}");
}
