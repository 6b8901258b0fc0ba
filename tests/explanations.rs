//! Explanations: golden texts, and what every page must hold whatever it explains.
//!
//! The golden files are in `tests/explanations/`; `HALFPOINT_BLESS=1 cargo test --test explanations` rewrites them.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use halfpoint::diagnostic::Source;
use halfpoint::locale::Locale;
use halfpoint::render::Templates;
use halfpoint::report::explanation::{explanation, render, render_step, step};
use halfpoint::report::why::why;
use halfpoint::report::{Detail, Format, Scene};
use halfpoint::scenario::{self, Scenario};
use halfpoint::standings::Standings;
use halfpoint::tiebreak::Context;
use halfpoint::tournament::ParticipantId;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn read(path: &Path) -> Scenario {
    let source = Arc::new(Source { text: std::fs::read_to_string(path).expect("the file exists"), path: path.to_owned() });
    scenario::read(source).0.unwrap_or_else(|| panic!("{} has no faults", path.display()))
}

fn scenario(name: &str) -> Scenario {
    read(&folder("scenarios").join(name).with_extension("yaml"))
}

/// A participant by name or number.
fn participant(scenario: &Scenario, text: &str) -> ParticipantId {
    let number = text.parse().ok().and_then(|number| scenario.tournament.by_number(number));
    number.or_else(|| scenario.tournament.by_name(text)).expect(text)
}

/// Compares a text with its golden file, or rewrites the file.
fn golden(name: &str, text: &str) {
    let path = folder("tests/explanations").join(name);
    if std::env::var_os("HALFPOINT_BLESS").is_some() {
        std::fs::write(&path, text).expect("the folder exists");
        return;
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    if text != expected {
        let diff = similar::TextDiff::from_lines(expected.as_str(), text).unified_diff().header(name, "now").to_string();
        panic!("{diff}\nHALFPOINT_BLESS=1 rewrites the file");
    }
}

const SWISS: &str = "official-exercises/swiss-16-values";
const RATINGS: &str = "official-exercises/swiss-16-ratings";
const NINE_ROUNDS: &str = "official-exercises/swiss-16-nine-rounds-direct-encounter";
const KOYA: &str = "koya/koya-disagrees-with-sonneborn-berger";

/// The values with golden texts: the file's name, the scenario, the code, whose.
const VALUES: &[(&str, &str, &str, &str)] = &[
    ("david-bh-c1", SWISS, "BH-C1", "David"),
    ("jessica-bh-c1", SWISS, "BH-C1", "Jessica"),
    ("jessica-bh-c2", SWISS, "BH-C2", "Jessica"),
    ("paul-sb-c1", SWISS, "SB-C1", "Paul"),
    ("david-sb-c1", SWISS, "SB-C1", "David"),
    ("maria-bh", SWISS, "BH", "Maria"),
    ("nick-bh", SWISS, "BH", "Nick"),
    ("nick-fb", SWISS, "FB", "Nick"),
    ("david-bh-m1", SWISS, "BH-M1", "David"),
    ("alyx-ps-c1", SWISS, "PS-C1", "Alyx"),
    ("nick-aob", SWISS, "AOB", "Nick"),
    ("jessica-rep", SWISS, "REP", "Jessica"),
    ("david-aro", RATINGS, "ARO", "David"),
    ("david-aro-c1", RATINGS, "ARO-C1", "David"),
    ("nick-aro-c1", RATINGS, "ARO-C1", "Nick"),
    ("maria-tpr", RATINGS, "TPR", "Maria"),
    ("charline-ptp", RATINGS, "PTP", "Charline"),
    ("jessica-ptp", RATINGS, "PTP", "Jessica"),
    ("david-apro", RATINGS, "APRO", "David"),
    ("david-appo", RATINGS, "APPO", "David"),
    ("full-ptp", "fide-c07/10-3-the-least-rating-that-is-expected-to-do-it", "PTP", "Henrik"),
    ("standard-tpr", "fide-c07/10-a-draw-is-half-a-point-for-ratings", "TPR", "Xenia"),
    ("forfeit-aro", "reported/ratings-after-a-forfeit-in-a-round-robin", "ARO", "Ada"),
    ("median-aro", "fide-c07/14-1-1-b-the-lowest-rating-is-cut", "ARO-M1", "Dov"),
    ("substitute-rtng", "fide-c07/10-a-rating-announced-for-the-unrated", "RTNG", "Mira"),
    ("first-rtng", "fide-c07/10-of-several-ratings-the-first-counts", "RTNG", "Rosa"),
    ("franck-de", NINE_ROUNDS, "DE", "Franck"),
    ("stephan-de", NINE_ROUNDS, "DE", "Stephan"),
    ("nick-de", NINE_ROUNDS, "DE", "Nick"),
    ("maria-de", NINE_ROUNDS, "DE", "Maria"),
    ("averaged-de", "fide-c07/6-1-2-the-average-of-several-games", "DE", "2"),
    ("certain-de", "fide-c07/6-3-two-places-certain-two-shared", "DE", "1"),
    ("forfeit-de", "fide-c07/6-1-1-a-forfeit-is-no-encounter", "DE", "1"),
    ("timur-de", KOYA, "DE", "Timur Aslanov"),
    ("roman-ks", KOYA, "KS", "Roman Kovalev"),
    ("timur-ks", KOYA, "KS", "Timur Aslanov"),
    ("roman-sb", KOYA, "SB", "Roman Kovalev"),
];

/// Pairs with golden texts: the file's name, the scenario, the two.
const PAIRS: &[(&str, &str, &str, &str)] = &[
    ("why-timur-roman", KOYA, "Roman Kovalev", "Timur Aslanov"),
    ("why-alina-gleb", KOYA, "Alina Egorova", "Gleb Morozov"),
    ("why-alyx-bruno", NINE_ROUNDS, "Bruno", "Alyx"),
    ("why-genevieve-irina", NINE_ROUNDS, "Genevieve", "Irina"),
    ("why-certain", "fide-c07/6-3-two-places-certain-two-shared", "1", "2"),
    ("why-cut", "official-exercises/swiss-16-by-buchholz-cut-1", "David", "Alyx"),
];

#[test]
fn comparisons_read_as_they_should() {
    let templates = Templates::embedded(Locale::english());
    for &(file, name, a, b) in PAIRS {
        let scenario = scenario(name);
        let cx = Context::new(&scenario.tournament, scenario.regulations.reading);
        let standings = Standings::new(&cx, &scenario.list);
        let scene = Scene::new(&cx, scenario.regulations.edition, Some(&standings), "en");
        let compared = why(&scene, participant(&scenario, a), participant(&scenario, b)).expect(file);
        let made = |format, detail| {
            halfpoint::report::why::render(&templates, &compared, scene.edition, format, detail)
                .unwrap_or_else(|error| panic!("{file}: {error:?}"))
        };
        golden(&format!("{file}.short.txt"), &made(Format::Text, Detail::Short));
        golden(&format!("{file}.md"), &made(Format::Markdown, Detail::Full));
        made(Format::Text, Detail::Full);
        if let Some(out) = std::env::var_os("HALFPOINT_PAGES").map(PathBuf::from) {
            std::fs::write(out.join(file).with_extension("html"), made(Format::Html, Detail::Full)).expect("the folder exists");
        }
    }
}

#[test]
fn explanations_read_as_they_should() {
    let templates = Templates::embedded(Locale::english());
    for &(file, name, code, whose) in VALUES {
        let scenario = scenario(name);
        let cx = Context::new(&scenario.tournament, scenario.regulations.reading);
        let standings = Standings::new(&cx, &scenario.list);
        let scene = Scene::new(&cx, scenario.regulations.edition, Some(&standings), "en");
        let id = participant(&scenario, whose);
        let explained = explanation(&scene, code.parse().expect(code), id).expect(file);
        let made = |format, detail| {
            render(&templates, &explained, scene.edition, format, detail).unwrap_or_else(|error| panic!("{file}: {error:?}"))
        };
        golden(&format!("{file}.short.txt"), &made(Format::Text, Detail::Short));
        golden(&format!("{file}.txt"), &made(Format::Text, Detail::Full));
        golden(&format!("{file}.md"), &made(Format::Markdown, Detail::Full));
    }
}

/// Writes pages to look at: `HALFPOINT_PAGES=/some/folder cargo test --test explanations pages`.
#[test]
fn pages() {
    let Some(out) = std::env::var_os("HALFPOINT_PAGES").map(PathBuf::from) else { return };
    let templates = Templates::embedded(Locale::english());
    for &(file, name, code, whose) in VALUES {
        let scenario = scenario(name);
        let cx = Context::new(&scenario.tournament, scenario.regulations.reading);
        let standings = Standings::new(&cx, &scenario.list);
        let scene = Scene::new(&cx, scenario.regulations.edition, Some(&standings), "en");
        let id = participant(&scenario, whose);
        let explained = explanation(&scene, code.parse().expect(code), id).expect(file);
        let page =
            render(&templates, &explained, scene.edition, Format::Html, Detail::Full).unwrap_or_else(|error| panic!("{file}: {error:?}"));
        std::fs::write(out.join(file).with_extension("html"), page).expect("the folder exists");
    }
}

#[test]
fn single_steps_are_found_by_their_path() {
    let templates = Templates::embedded(Locale::english());
    let scenario = scenario(SWISS);
    let cx = Context::new(&scenario.tournament, scenario.regulations.reading);
    let standings = Standings::new(&cx, &scenario.list);
    let scene = Scene::new(&cx, scenario.regulations.edition, Some(&standings), "en");
    let david = participant(&scenario, "David");
    let mut told = String::new();
    for path in ["BH-C1/p4", "BH-C1/p4/r2", "BH-C1/p4/r2/dummy/draws-cap", "adjusted/p12", "BH-C1/p4/cut1"] {
        let view = step(&scene, Some(("BH-C1".parse().expect("a code"), david)), path).unwrap_or_else(|| panic!("there is no step {path}"));
        told += &render_step(&templates, &view, scene.edition, Format::Text).unwrap_or_else(|error| panic!("{path}: {error:?}"));
        told.push('\n');
        for format in [Format::Markdown, Format::Html, Format::Json] {
            render_step(&templates, &view, scene.edition, format).unwrap_or_else(|error| panic!("{path}: {error:?}"));
        }
    }
    golden("steps.txt", &told);
    golden("steps-of-ratings.txt", &steps_of_ratings(&templates));
    assert!(step(&scene, None, "BH-C1/p4/r2").is_some());
    assert!(step(&scene, None, "BH-C1/p4/r9").is_none());
    assert!(step(&scene, None, "adjusted/p12").is_none());
}

/// Steps of the tie-breaks on ratings: the look-ups, the roundings and what they are taken from.
fn steps_of_ratings(templates: &Templates) -> String {
    let scenario = scenario(RATINGS);
    let cx = Context::new(&scenario.tournament, scenario.regulations.reading);
    let standings = Standings::new(&cx, &scenario.list);
    let scene = Scene::new(&cx, scenario.regulations.edition, Some(&standings), "en");
    let mut told = String::new();
    for (code, whose, path) in [
        ("ARO-C1", "David", "ARO-C1/p4/average"),
        ("TPR", "Maria", "TPR/p11/dp"),
        ("TPR", "Maria", "TPR/p11/dp/rounded"),
        ("TPR", "Maria", "over-board/p11"),
        ("PTP", "Charline", "PTP/p3"),
        ("PTP", "Charline", "PTP/p3/at-2112"),
        ("PTP", "Charline", "PTP/p3/at-2111/r4"),
        ("PTP", "Jessica", "PTP/p9"),
        ("APPO", "David", "APPO/p4/average/sum/r4"),
    ] {
        let within = Some((code.parse().expect("a code"), participant(&scenario, whose)));
        let view = step(&scene, within, path).unwrap_or_else(|| panic!("there is no step {path}"));
        told += &render_step(templates, &view, scene.edition, Format::Text).unwrap_or_else(|error| panic!("{path}: {error:?}"));
        told.push('\n');
    }
    told
}
