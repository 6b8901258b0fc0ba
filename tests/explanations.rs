//! Explanations: golden texts, and what every page must hold whatever it explains.
//!
//! The golden files are in `tests/explanations/`; `HALFPOINT_BLESS=1 cargo test --test explanations` rewrites them.

mod golden;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use halfpoint::Exact;
use halfpoint::diagnostic::Source;
use halfpoint::locale::Locale;
use halfpoint::render::Templates;
use halfpoint::report::explanation::{explanation, explanation_at, render, render_step, step};
use halfpoint::report::why::why;
use halfpoint::report::{Detail, Format, Scene};
use halfpoint::rules::rules;
use halfpoint::scenario::{self, Scenario};
use halfpoint::standings::Standings;
use halfpoint::tiebreak::{Code, Context, Name};
use halfpoint::tournament::{Colour, GameResult, Outcome, Participant, ParticipantId, Parts, RatingRules, Scoring, System, Tournament};
use halfpoint::working::Reason;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn read(path: &Path) -> Scenario {
    let source = Arc::new(Source { text: std::fs::read_to_string(path).expect("the file exists"), path: path.to_owned() });
    scenario::read(source).0.unwrap_or_else(|| panic!("{} has no faults", path.display()))
}

/// A scenario by its name, or one made for these tests.
fn scenario(name: &str) -> Scenario {
    let below = if name.starts_with(FIXTURES) { folder("tests") } else { folder("scenarios") };
    read(&below.join(name).with_extension("yaml"))
}

/// Where the scenarios lie that were made for these tests.
const FIXTURES: &str = "explanations/fixtures";

/// A participant by name or number.
fn participant(scenario: &Scenario, text: &str) -> ParticipantId {
    let number = text.parse().ok().and_then(|number| scenario.tournament.by_number(number));
    number.or_else(|| scenario.tournament.by_name(text)).expect(text)
}

/// Compares a text with its golden file, or rewrites the file.
fn golden(name: &str, text: &str) {
    golden::compare("tests/explanations", name, text);
}

const SWISS: &str = "official-exercises/swiss-16-values";
const RATINGS: &str = "official-exercises/swiss-16-ratings";
const NINE_ROUNDS: &str = "official-exercises/swiss-16-nine-rounds-direct-encounter";
const TEAMS: &str = "official-exercises/team-14-values";
const FORE: &str = "explanations/fixtures/fore";
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
    ("stephan-fb", SWISS, "FB", "Stephan"),
    ("cyd-fb", FORE, "FB", "Cyd"),
    ("ann-fb", FORE, "FB", "Ann"),
    ("eve-fb", FORE, "FB", "Eve"),
    ("b-bh", "explanations/fixtures/final-scores", "BH", "B"),
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
    ("odd-tpn", "fide-c07/7-8-pairing-number-reversed", "TPN/R", "1"),
    ("forfeits-de", "explanations/fixtures/double-round-robin", "DE", "Ada"),
    ("two-forfeits-de", "explanations/fixtures/double-round-robin", "DE", "Dan"),
    ("forfeits-ks", "fide-c07/15-2-forfeits-in-a-round-robin", "KS/L+1", "Nora"),
    ("byes-bh", "explanations/fixtures/categories", "BH", "D"),
    ("unknown-win", "explanations/fixtures/final-scores", "WIN", "C"),
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
    ("roman-sb-c1", KOYA, "SB-C1", "Roman Kovalev"),
    ("roman-sb", KOYA, "SB", "Roman Kovalev"),
    ("antelopes-bh-gp-c1", TEAMS, "BH:GP-C1", "Antelopes"),
    ("giraffes-emgsb", TEAMS, "EMGSB", "Giraffes"),
    ("falcons-emmsb-c1", TEAMS, "EMMSB-C1", "Falcons"),
    ("antelopes-sssc", TEAMS, "SSSC", "Antelopes"),
    ("elephants-mpvgp", TEAMS, "MPvGP", "Elephants"),
    ("narwhals-bc", TEAMS, "BC", "Narwhals"),
    ("bonobos-ede", "official-exercises/team-14-by-extended-direct-encounter", "EDE", "Bonobos"),
    ("giraffes-ede", "official-exercises/team-14-by-extended-direct-encounter", "EDE", "Giraffes"),
    ("koalas-edebt", "official-exercises/team-14-by-boards", "EDEBT", "Koalas"),
    ("castle-bbe", "fide-c07/12-3-without-the-bottom-board", "BBE", "Castle"),
    ("castle-tbr", "fide-c07/12-2-the-first-board-that-differs", "TBR", "Castle"),
    ("castle-sssc", "fide-c07/13-4-the-factor-is-not-less-than-one", "SSSC", "Castle"),
];

/// Pairs with golden texts: the file's name, the scenario, the two.
const PAIRS: &[(&str, &str, &str, &str)] = &[
    ("why-timur-roman", KOYA, "Roman Kovalev", "Timur Aslanov"),
    ("why-alina-gleb", KOYA, "Alina Egorova", "Gleb Morozov"),
    ("why-alyx-bruno", NINE_ROUNDS, "Bruno", "Alyx"),
    ("why-genevieve-irina", NINE_ROUNDS, "Genevieve", "Irina"),
    ("why-certain", "fide-c07/6-3-two-places-certain-two-shared", "1", "2"),
    ("why-antelopes-bonobos", "official-exercises/team-14-by-extended-direct-encounter", "Antelopes", "Bonobos"),
    ("why-koalas-narwhals", "official-exercises/team-14-by-boards", "Koalas", "Narwhals"),
    ("why-level", "explanations/fixtures/level", "A", "B"),
    ("why-encounter-again", "explanations/fixtures/encounter-twice", "B", "C"),
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
    let mut idle: Vec<String> = Vec::new();
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
        let full = made(Format::Text, Detail::Full);
        let listed = explained.articles.iter().filter(|one| !full.contains(&format!("[{}]", one.number)));
        idle.extend(listed.into_iter().map(|one| format!("{file}: {}", one.number)));
        let numbered = full.split("round ").skip(1).any(|rest| rest.starts_with(|sign: char| sign.is_ascii_digit()));
        assert!(scenario.tournament.rounds_known() || !numbered, "{file}: a grid has no rounds\n{full}");
        golden(&format!("{file}.txt"), &full);
        golden(&format!("{file}.md"), &made(Format::Markdown, Detail::Full));
    }
    assert_eq!(idle, Vec::<String>::new(), "articles are listed that no sentence cites");
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
    assert!(step(&scene, None, "adjusted/p12").is_some());
    assert!(step(&scene, None, "adjusted/p99").is_none());
    assert!(step(&scene, None, "dummy/draws-cap").is_none());
    golden("steps-in-a-grid.txt", &steps_in_a_grid(&templates));
}

/// Steps of a grid, which has games and no rounds.
fn steps_in_a_grid(templates: &Templates) -> String {
    let scenario = scenario(KOYA);
    let cx = Context::new(&scenario.tournament, scenario.regulations.reading);
    let scene = Scene::new(&cx, scenario.regulations.edition, None, "en");
    let roman = participant(&scenario, "Roman Kovalev");
    let mut told = String::new();
    for (code, path) in [("SB-C1", "SB-C1/p3"), ("SB-C1", "SB-C1/p3/cut1"), ("KS", "KS/p3/g1")] {
        let view = step(&scene, Some((code.parse().expect("a code"), roman)), path).unwrap_or_else(|| panic!("there is no step {path}"));
        told += &render_step(templates, &view, scene.edition, Format::Text).unwrap_or_else(|error| panic!("{path}: {error:?}"));
        told.push('\n');
    }
    assert!(!told.to_lowercase().contains("round "), "{told}");
    told
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

#[test]
fn every_reason_reading_and_tie_break_has_its_words() {
    let english = Locale::english();
    let mut wanted: Vec<String> = Reason::ALL.iter().map(|reason| format!("reason-{}", reason.key())).collect();
    for axis in rules().axes() {
        for option in &axis.options {
            wanted.extend(["", ".by"].map(|part| format!("reading-{}-{}{part}", axis.id, option.id)));
        }
    }
    for name in Name::ALL {
        wanted.push(format!("tie-break-{}", name.as_str()));
    }
    for text in ["PS-C1", "BH-C1", "BH-M1", "FB-C2", "FB-M2", "SB-C1", "SB-M1", "ARO-C1", "ARO-M1", "EMMSB-C1", "EGGSB-C2"] {
        let code: Code = text.parse().expect(text);
        let kind = if code.cut.highest() > 0 { "median" } else { "cut" };
        wanted.push(format!("tie-break-{}.{kind}", code.name.as_str()));
    }
    wanted.extend(["tie-break-AOB.fore", "tie-break-SSSC.fore", "tie-break-TPN.reversed", "tie-break-RTNG.reversed"].map(str::to_owned));
    wanted.extend(["tie-break-KS.raised", "tie-break-KS.lowered"].map(str::to_owned));
    let missing: Vec<String> = wanted.into_iter().filter(|key| !english.has(key)).collect();
    assert_eq!(missing, Vec::<String>::new());
}

/// A comparison says as data who is above, by which code, and holds the workings of all that was asked; points that
/// differ leave nothing to say of other lists.
#[test]
fn comparisons_are_told_as_data() {
    let templates = Templates::embedded(Locale::english());
    let told = |name: &str, a: &str, b: &str| {
        let scenario = scenario(name);
        let cx = Context::new(&scenario.tournament, scenario.regulations.reading);
        let standings = Standings::new(&cx, &scenario.list);
        let scene = Scene::new(&cx, scenario.regulations.edition, Some(&standings), "en");
        let compared = why(&scene, participant(&scenario, a), participant(&scenario, b)).expect(name);
        let json = halfpoint::report::why::render(&templates, &compared, scene.edition, Format::Json, Detail::Full).expect(name);
        (compared, serde_json::from_str::<serde_json::Value>(&json).expect("it is JSON"))
    };
    let (_, level) = told("explanations/fixtures/level", "B", "A");
    assert_eq!((level["verdict"].as_str(), level["decided_by"].is_null()), (Some("level"), true), "{level}");
    assert_eq!(level["participants"][0]["name"], "A");
    let list = level["list"].as_array().expect("the codes");
    assert!(list.iter().all(|entry| entry["verdict"] == "equal" && !entry["steps"][0]["path"].is_null()), "{level}");
    assert_eq!(level["list"][2]["values"], serde_json::json!(["0", "0"]));
    let (_, again) = told("explanations/fixtures/encounter-twice", "B", "C");
    assert_eq!((again["verdict"].as_str(), again["decided_by"]["position"].as_u64()), (Some("above"), Some(4)), "{again}");
    assert_eq!((&again["list"][1]["places"][0]["last"], &again["list"][3]["places"][0]["last"]), (&3.into(), &1.into()), "{again}");
    let (points, json) = told(KOYA, "Alina Egorova", "Timur Aslanov");
    assert_eq!((json["decided_by"]["code"].as_str(), points.otherwise.len()), (Some("PTS"), 0), "{json}");
    assert_eq!(json["list"][1]["verdict"], "not-asked");
}

/// A code that is listed twice is explained at each of its turns, with the group of that turn and a name of its own.
#[test]
fn each_turn_of_a_code_is_explained_by_itself() {
    let scenario = scenario("explanations/fixtures/encounter-twice");
    let cx = Context::new(&scenario.tournament, scenario.regulations.reading);
    let standings = Standings::new(&cx, &scenario.list);
    let scene = Scene::new(&cx, scenario.regulations.edition, Some(&standings), "en");
    let mut anchors = BTreeSet::new();
    for id in scenario.tournament.ids() {
        for (position, &code) in scenario.list.iter().enumerate() {
            let explained = explanation_at(&scene, position, code, id).expect("the code can be computed");
            assert!(anchors.insert((id, explained.anchor.clone())), "{}", explained.anchor);
            let Some(tie) = standings.columns[position].ties.iter().find(|tie| tie.members.contains(&id)) else { continue };
            if code.name == Name::De {
                assert_eq!(explained.excerpt.expect("there are games").rows.len(), tie.members.len(), "{position}");
            }
        }
    }
}

/// A mistake that leaves nothing but noughts to add up teaches nothing and is not told.
#[test]
fn no_mistake_is_told_that_adds_up_noughts() {
    let fixtures = std::fs::read_dir(folder("tests").join(FIXTURES)).expect("the folder exists");
    let fixtures = fixtures.map(|entry| entry.expect("the folder can be read").path());
    let mut told = 0;
    for path in fixtures.chain([folder("scenarios/reported/withdrawal-after-round-1.yaml")]) {
        let scenario = read(&path);
        let cx = Context::new(&scenario.tournament, scenario.regulations.reading);
        let scene = Scene::new(&cx, scenario.regulations.edition, None, "en");
        for (code, id) in ["SB", "SB-C1", "BH"].into_iter().flat_map(|code| scenario.tournament.ids().map(move |id| (code, id))) {
            let Ok(explanation) = explanation(&scene, code.parse().expect(code), id) else { continue };
            for note in explanation.notes.iter().filter(|note| note.standing == "misreading") {
                let json = serde_json::to_value(&note.sentences).expect("view-models are plain data");
                let terms = json[1]["args"]["line"]["value"]["terms"].as_array().cloned().unwrap_or_default();
                let idle = !terms.is_empty() && terms.iter().all(|term| term["text"] == "0");
                assert!(!idle, "{}: {code}: {json}", path.display());
                told += 1;
            }
        }
    }
    assert!(told > 10, "{told}");
}

/// What is said of the opponents is what their rows say: who counts the own score has as many points for opponents as
/// in the standings, and whoever does not is told with both numbers.
#[test]
fn what_opponents_are_said_to_count_is_what_they_count() {
    // A name, or a number whatever its style.
    let text = |value: &serde_json::Value| match &value["value"] {
        serde_json::Value::String(text) => text.clone(),
        inner => inner["text"].as_str().map_or_else(|| inner.to_string(), str::to_owned),
    };
    let fixtures = std::fs::read_dir(folder("tests").join(FIXTURES)).expect("the folder exists");
    let fixtures = fixtures.map(|entry| entry.expect("the folder can be read").path());
    let mut compared = 0;
    for path in scenarios().into_iter().chain(fixtures) {
        let scenario = read(&path);
        if scenario.tournament.participants().len() > 20 || scenario.tournament.system().has_fixed_pairings() {
            continue;
        }
        let cx = Context::new(&scenario.tournament, scenario.regulations.reading);
        let scene = Scene::new(&cx, scenario.regulations.edition, None, "en");
        for (code, id) in ["FB", "BH"].into_iter().flat_map(|code| scenario.tournament.ids().map(move |id| (code, id))) {
            let Ok(explanation) = explanation(&scene, code.parse().expect(code), id) else { continue };
            let json = serde_json::to_value(&explanation).expect("view-models are plain data");
            let Some(rows) = json["excerpt"]["rows"].as_array() else { continue };
            // The legend tells every sign of a bye that occurs, and no other.
            let whole = json["excerpt"].to_string();
            for bye in ["pairing-allocated", "full-point", "half-point", "zero-point"] {
                assert_eq!(whole.contains(&format!("cell-{bye}-bye")), whole.contains(&format!("legend-{bye}-bye")), "{whole}");
            }
            let points: std::collections::BTreeMap<String, (String, String)> = rows
                .iter()
                .map(|row| {
                    let cells = row["cells"].as_array().expect("a row has cells");
                    let [.., own, counted] = &cells[..] else { panic!("{row}") };
                    (text(&cells[1]["value"]), (text(&own["value"]), text(&counted["value"])))
                })
                .collect();
            let sections = json["sections"].as_array().expect("there are sections");
            let Some(section) = sections.iter().find(|section| section["id"] == "opponents") else { continue };
            let items = section["blocks"][0]["items"].as_array().expect("a list");
            for sentence in items.iter().map(|item| &item["sentences"][0]) {
                let arguments = &sentence["args"];
                let what = format!("{}: {code} of {}: {sentence}", path.display(), scenario.tournament.participant(id).name);
                match sentence["key"].as_str().expect("a sentence has a key") {
                    "opponents-own-scores" | "opponents-all-own-scores" | "opponents-drew-the-final-round" | "opponents-final-scores" => {
                        for name in arguments["names"]["value"].as_array().expect(&what) {
                            let (own, counted) = &points[&text(name)];
                            assert_eq!(own, counted, "{what}");
                        }
                    }
                    "opponents-final-round-unknown" => {
                        for name in arguments["names"]["value"].as_array().expect(&what) {
                            assert!(points[&text(name)].1.contains("cell-unknown"), "{what}");
                        }
                    }
                    key => {
                        let (own, counted) = &points[&text(&arguments["name"])];
                        let (score, adjusted) = (text(&arguments["score"]), text(&arguments["adjusted"]));
                        assert_eq!((own, counted), (&score, &adjusted), "{what}");
                        assert_eq!(key == "opponent-counts-adjusted", own != counted, "{what}");
                    }
                }
                compared += 1;
            }
        }
    }
    assert!(compared > 200, "{compared}");
}

/// Sentences are trusted by every output, so they must not hold signs of Markdown or HTML.
#[test]
fn sentences_hold_no_markup() {
    let text = std::fs::read_to_string(folder("templates/locales/en/explanation.ftl")).expect("the file exists");
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let line = line.trim_start().trim_start_matches('*');
        assert!(!line.contains(['<', '>', '&', '*', '`', '~', '|', '_']) || line.contains("->"), "{line}");
    }
}

/// What is wrong with a page, whatever it says.
fn faults(page: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let mut ids = BTreeSet::new();
    for id in page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        if !ids.insert(id) {
            faults.push(format!("the id {id} occurs twice"));
        }
    }
    for target in page.split("href=\"#").skip(1).chain(page.split("aria-labelledby=\"").skip(1)).filter_map(|rest| rest.split('"').next()) {
        if !ids.contains(target) {
            faults.push(format!("nothing has the id {target}"));
        }
    }
    for table in page.split("<table").skip(1).map(|rest| rest.split("</table>").next().unwrap_or_default()) {
        // A table of a rule's text has no class, and stands in the sentence that introduces it.
        if !table.contains("<caption>") && table.starts_with(' ') {
            faults.push(format!("a table has no caption: {table}"));
        }
        if table.contains("<th>") || !table.contains("<th scope=\"col\"") {
            faults.push(format!("a header cell has no scope: {table}"));
        }
    }
    for sign in ["<script", "javascript:", "{ $", "None", "<p></p>", "<ul>\n</ul>", "()"] {
        if page.contains(sign) {
            faults.push(format!("the page holds {sign}"));
        }
    }
    faults
}

/// Redoes every line of arithmetic of a view-model by hand.
fn redo(json: &serde_json::Value, what: &str) -> usize {
    let mut redone = 0;
    match json {
        serde_json::Value::Object(fields) => {
            if let Some(terms) = fields.get("terms").and_then(serde_json::Value::as_array) {
                let part = |term: &serde_json::Value, name: &str| term[name].as_str().unwrap_or_default().to_owned();
                let mut total: Option<Exact> = None;
                for term in terms {
                    let text = part(term, "text");
                    // A number that never ends is shown by its first decimals.
                    let exact = text.trim_matches(['(', ')']).trim_end_matches('…');
                    let number: Exact = exact.parse().unwrap_or_else(|_| panic!("{what}: {term}"));
                    if part(term, "style") == "cut" {
                        continue;
                    }
                    total = Some(match (total, part(term, "sign").as_str()) {
                        (None, "" | "+") => number,
                        (Some(total), "+") => total + number,
                        (Some(total), "−") => total - number,
                        (Some(total), "×") => total * number,
                        (Some(total), "÷") => total.divided_by(u32::try_from(number.numerator()).expect("a count")),
                        (Some(total), "=") if text.ends_with('…') => {
                            let rest = total - number;
                            assert!(Exact::ZERO < rest && rest < Exact::new(1, 1000), "{what}: {json}");
                            redone += 1;
                            total
                        }
                        // A rounding.
                        (Some(total), "→") => {
                            let unit = if number.is_whole() { Exact::ONE } else { Exact::new(1, 100) };
                            let (up, half) = (number - total, unit * Exact::HALF);
                            assert!(-half <= up && up <= half, "{what}: {json}");
                            redone += 1;
                            number
                        }
                        (total, "=") => {
                            assert_eq!(total.unwrap_or_default(), number, "{what}: {json}");
                            redone += 1;
                            number
                        }
                        // A comparison with the limit of the Koya system.
                        (Some(score), sign) => {
                            let holds = match sign {
                                "<" => score < number,
                                "≤" => score <= number,
                                ">" => score > number,
                                "≥" => score >= number,
                                sign => panic!("{what}: the sign {sign}"),
                            };
                            assert!(holds, "{what}: {json}");
                            redone += 1;
                            number
                        }
                        (None, sign) => panic!("{what}: a line begins with {sign}"),
                    });
                }
            }
            redone + fields.values().map(|value| redo(value, what)).sum::<usize>()
        }
        serde_json::Value::Array(values) => values.iter().map(|value| redo(value, what)).sum(),
        _ => 0,
    }
}

/// Codes that every tournament is asked for beside those of its own list.
const CODES: &[&str] = &[
    "PTS", "DE", "WIN", "WON", "BPG", "BWG", "PS", "PS-C1", "REP", "STD", "TPN", "TPN/R", "BH", "BH-C1", "BH-C2", "BH-M1", "BH-M2", "BH/P",
    "BH-C1/P", "AOB", "AOB/F", "FB", "FB-C1", "SB", "SB-C1", "SB-C2", "SB-M1", "SB/P", "KS", "KS/L+1", "KS/L-2", "DE/P", "ARO", "ARO-C1",
    "ARO-M2", "TPR", "PTP", "APRO", "APPO", "RTNG", "RTNG/R",
];

fn scenarios() -> Vec<PathBuf> {
    let mut open = vec![folder("scenarios")];
    let mut files = Vec::new();
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(folder).expect("the folder exists").map(|entry| entry.expect("the folder can be read").path()) {
            if entry.is_dir() {
                open.push(entry);
            } else if entry.extension().is_some_and(|extension| extension == "yaml") {
                files.push(entry);
            }
        }
    }
    files.sort();
    files
}

#[test]
fn every_value_of_every_scenario_can_be_explained() {
    let templates = Templates::embedded(Locale::english());
    let (mut explained, mut lines) = (0, 0);
    for (turn, path) in scenarios().into_iter().enumerate() {
        let scenario = read(&path);
        let cx = Context::new(&scenario.tournament, scenario.regulations.reading);
        let standings = Standings::new(&cx, &scenario.list);
        let scene = Scene::new(&cx, scenario.regulations.edition, Some(&standings), "en");
        let ids: Vec<ParticipantId> = scenario.tournament.ids().collect();
        // Every other participant is asked for two codes in turn, one of them of the list, so that together all are seen.
        let asked = ids.iter().enumerate().skip(turn % 2).step_by(2).flat_map(|(at, &id)| {
            let listed = scenario.list[(turn + at) % scenario.list.len()];
            let other: Code = CODES[(turn * 7 + at) % CODES.len()].parse().expect("a code");
            [(listed, id), (other, id)]
        });
        for (code, id) in asked.collect::<Vec<_>>() {
            let what = format!("{}: {code} of {}", path.display(), scenario.tournament.participant(id).name);
            let Ok(explanation) = explanation(&scene, code, id) else { continue };
            let made = |format, detail| {
                render(&templates, &explanation, scene.edition, format, detail).unwrap_or_else(|error| panic!("{what}: {error:?}"))
            };
            assert_eq!(faults(&made(Format::Html, Detail::Full)), Vec::<String>::new(), "{what}");
            lines += redo(&serde_json::to_value(&explanation).expect("view-models are plain data"), &what);
            made(Format::Html, Detail::Short);
            for format in [Format::Text, Format::Markdown] {
                let text = made(format, Detail::Full);
                assert!(!text.contains("()") && !text.contains("{ $") && !text.contains("\n\n\n"), "{what}\n{text}");
                assert!(!text.lines().any(|line| line.ends_with(' ')), "{what}\n{text}");
                made(format, Detail::Short);
            }
            explained += 1;
        }
        for pair in ids.windows(2).skip(turn % 3).step_by(4) {
            let compared = why(&scene, pair[0], pair[1]).expect("there are standings");
            let page = halfpoint::report::why::render(&templates, &compared, scene.edition, Format::Html, Detail::Full);
            let page = page.unwrap_or_else(|error| panic!("{}: {error:?}", path.display()));
            assert_eq!(faults(&page), Vec::<String>::new(), "{} {pair:?}", path.display());
        }
    }
    assert!(explained > 250 && lines > 1000, "{explained} explanations, {lines} lines");
}

#[test]
fn hostile_names_are_harmless() {
    let templates = Templates::embedded(Locale::english());
    let names =
        ["<script>alert(1)</script>", "**bold**|", "[x](javascript:1)", "line\nbreak\u{1b}[31m", "# head", "1. one", "\u{202e}evil"];
    let shape = scenario(SWISS).tournament;
    let participants = shape.participants().iter().zip(names.iter().cycle().enumerate());
    let participants = participants.map(|(participant, (at, name))| Participant {
        name: if at < names.len() { (*name).to_owned() } else { format!("{name} {at}") },
        ..participant.clone()
    });
    let tournament = Tournament::new(Parts {
        system: shape.system(),
        scoring: *shape.scoring(),
        participants: participants.collect(),
        rows: shape.ids().map(|id| shape.row(id).to_vec()).collect(),
        points: None,
        scheduled_rounds: shape.scheduled_rounds(),
        rounds_known: true,
        rating_rules: shape.rating_rules(),
    })
    .expect("the facts are the same");
    let edition = rules().newest();
    let cx = Context::new(&tournament, edition.reading);
    let list: Vec<Code> = ["PTS", "DE", "BH-C1", "ARO", "PTP"].map(|code| code.parse().expect(code)).to_vec();
    let standings = Standings::new(&cx, &list);
    let scene = Scene::new(&cx, edition, Some(&standings), "en");
    for (code, id) in list.iter().flat_map(|&code| tournament.ids().map(move |id| (code, id))) {
        let explanation = explanation(&scene, code, id).expect("the code can be computed");
        let made = |format| render(&templates, &explanation, edition, format, Detail::Full).expect("the templates have no faults");
        let page = made(Format::Html);
        assert!(!page.contains("<script") && !page.contains("href=\"javascript") && !page.contains('\u{202e}'), "{page}");
        let markdown = made(Format::Markdown);
        for raw in ["<script", "**bold**|", "[x](", "\u{1b}", "\u{202e}"] {
            assert!(!markdown.contains(raw), "{raw}: {markdown}");
        }
        let columns = |line: &str| line.replace("\\|", "").matches('|').count();
        for table in markdown.split("\n\n").filter(|part| part.starts_with('|')) {
            let widths: BTreeSet<usize> = table.lines().map(columns).collect();
            assert_eq!(widths.len(), 1, "{table}");
        }
        assert!(!made(Format::Text).contains('\u{1b}'));
    }
}

/// One who met nobody over the board, and one of whom only the score is known.
#[test]
fn what_is_not_known_or_not_defined_is_said() {
    let person = |number: u32, name: &str, stated: Option<i64>| Participant {
        number,
        name: name.to_owned(),
        rating: Some(2000 + number),
        later_ratings: Vec::new(),
        stated_score: stated.map(Into::into),
    };
    let game = |opponent: usize, colour, result| Outcome::Played { opponent: ParticipantId::new(opponent), colour: Some(colour), result };
    let tournament = Tournament::new(Parts {
        system: System::Swiss,
        scoring: Scoring::default(),
        participants: vec![person(1, "Ada", None), person(2, "Ben", None), person(3, "Cem", None), person(4, "Dee", Some(1))],
        rows: vec![
            vec![game(1, Colour::White, GameResult::Win), game(1, Colour::Black, GameResult::Draw)],
            vec![game(0, Colour::Black, GameResult::Loss), game(0, Colour::White, GameResult::Draw)],
            vec![Outcome::PairingAllocatedBye, Outcome::HalfPointBye],
            vec![Outcome::Unknown, Outcome::Unknown],
        ],
        points: None,
        scheduled_rounds: 2,
        rounds_known: true,
        rating_rules: RatingRules::default(),
    })
    .expect("nothing contradicts itself");
    let templates = Templates::embedded(Locale::english());
    let edition = rules().newest();
    let cx = Context::new(&tournament, edition.reading);
    let scene = Scene::new(&cx, edition, None, "en");
    let told = |code: &str, id: usize| {
        let explanation = explanation(&scene, code.parse().expect(code), ParticipantId::new(id)).expect(code);
        assert_eq!(
            faults(&render(&templates, &explanation, edition, Format::Html, Detail::Full).expect("the templates have no faults")),
            Vec::<String>::new()
        );
        let text = |detail| render(&templates, &explanation, edition, Format::Text, detail).expect("the templates have no faults");
        text(Detail::Short) + &text(Detail::Full)
    };
    for code in ["AOB", "ARO", "ARO-C1", "TPR", "PTP", "APRO", "APPO"] {
        assert!(told(code, 2).contains("Cem met nobody over the board"), "{code}");
    }
    for code in ["ARO", "TPR", "PTP", "APRO", "APPO", "BH", "BH-C1", "SB", "WIN", "PS", "PS-C1", "AOB", "REP", "KS"] {
        let text = told(code, 3);
        assert!(text.contains("not known") || text.contains("nobody"), "{code}: {text}");
    }
    assert!(told("PTS", 3).contains("games not known"));
    // Direct encounter that no list asks for is asked of those who are level on points.
    assert!(told("DE", 0).contains("Ada and Cem are tied"));
    assert!(told("DE", 1).contains("was not tied"));
}
