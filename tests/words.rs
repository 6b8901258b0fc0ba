//! Texts of a scenario in several languages: how they are written, what is wrong with them, and where they are shown.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Mutex};

use halfpoint::diagnostic::{Diagnostic, Paint, Source, render};
use halfpoint::import::trf;
use halfpoint::locale::Locale;
use halfpoint::render::{RenderError, Templates};
use halfpoint::report::check::FileResult;
use halfpoint::report::site::{self, Shelf};
use halfpoint::rules::Texts;
use halfpoint::scenario::{self, Scenario, Words, schema, to_yaml};
use halfpoint::verdict;
use serde_json::{Value, json};

const TOURNAMENT: &str = "\
tournament:
  system: swiss
  players:
    - {no: 1, name: Ann, games: [2w1]}
    - {no: 2, name: Ben, games: [1b0]}
tie-breaks: [PTS]
";

/// A scenario with all its texts in two languages; what is printed is wrong as stated, and right for Ben.
fn text() -> String {
    format!(
        "title: {{en: The title, ru: Заголовок}}
about:
  en: |
    The text, under [5.2].

    - one
  ru: |
    Текст, по [5.2].

    - раз
{TOURNAMENT}published:
  - {{participant: Ann, tie-break: PTS, printed: 2, because: {{en: A slip, ru: Описка}}, in: {{ru: Бюллетень, en: The bulletin}}}}
  - {{participant: Ben, tie-break: PTS, printed: 0, because: {{en: Not at all, ru: Вовсе нет}}, in: {{ru: Бюллетень, en: The bulletin}}}}
"
    )
}

fn read(text: &str) -> (Option<Scenario>, Arc<Source>, Vec<Diagnostic>) {
    let source = Arc::new(Source { path: "x.yaml".into(), text: text.to_owned() });
    let (scenario, faults) = scenario::read(Arc::clone(&source));
    (scenario, source, faults)
}

fn scenario_of(text: &str) -> Scenario {
    let (scenario, _, faults) = read(text);
    assert!(faults.is_empty(), "{faults:?}\n{text}");
    scenario.expect("no faults")
}

fn of_languages(texts: &[(&str, &str)]) -> Words {
    let texts = texts.iter().map(|&(language, text)| (language.to_owned(), text.to_owned()));
    Words::PerLanguage(texts.collect::<Texts>())
}

#[test]
fn texts_are_written_once_or_per_language() {
    let scenario = scenario_of(&text());
    assert_eq!(scenario.title, of_languages(&[("en", "The title"), ("ru", "Заголовок")]));
    let about = of_languages(&[("en", "The text, under [5.2].\n\n- one"), ("ru", "Текст, по [5.2].\n\n- раз")]);
    assert_eq!(scenario.about, Some(about));
    assert_eq!(scenario.published[0].because, of_languages(&[("en", "A slip"), ("ru", "Описка")]));
    assert_eq!(scenario.published[0].printed_in, Some(of_languages(&[("ru", "Бюллетень"), ("en", "The bulletin")])));
    let once = scenario_of(&format!("title: 2026\nabout: One text\n{TOURNAMENT}"));
    assert_eq!((once.title, once.about), (Words::from("2026"), Some(Words::from("One text"))));
}

#[test]
fn the_text_is_that_of_the_language_or_english_or_the_first() {
    let title = |text: &str| scenario_of(&format!("title: {text}\n{TOURNAMENT}")).title;
    for (written, shown) in [
        ("A draw", ["A draw", "A draw", "A draw"]),
        ("{ru: Ничья, en: A draw}", ["A draw", "Ничья", "A draw"]),
        ("{en: A draw}", ["A draw", "A draw", "A draw"]),
        ("{ru: Ничья}", ["Ничья", "Ничья", "Ничья"]),
    ] {
        assert_eq!(["en", "ru", "de"].map(|language| title(written).in_language(language).to_owned()), shown, "{written}");
    }
}

#[test]
fn texts_per_language_are_written_back() {
    let scenario = scenario_of(&text());
    let yaml = to_yaml(&scenario);
    let head = "\
title:
  en: The title
  ru: Заголовок
about:
  en: |
    The text, under [5.2].

    - one
  ru: |
    Текст, по [5.2].

    - раз
tournament:
";
    assert!(yaml.starts_with(head), "{yaml}");
    let row = "because: {en: \"A slip\", ru: \"Описка\"}, in: {ru: \"Бюллетень\", en: \"The bulletin\"}}\n";
    assert!(yaml.contains(row), "{yaml}");
    assert_eq!(to_yaml(&scenario_of(&yaml)), yaml);
}

/// What is said of a file, in a language.
fn messages(text: &str, language: &str) -> String {
    let (scenario, source, faults) = read(text);
    assert!(scenario.is_none(), "{text}");
    let locale = Locale::of(language).expect(language);
    faults.iter().map(|fault| render(fault, &source, locale, Paint::Plain)).collect::<Vec<_>>().join("\n")
}

#[test]
fn faults_are_shown_where_they_are() {
    let of_title = |title: &str| messages(&format!("title: {title}\n{TOURNAMENT}"), "en");
    assert_eq!(
        of_title("{en: A draw, r: Ничья}"),
        "\
error[S011]: there is no key “r” here
 --> x.yaml:1:21
  |
1 | title: {en: A draw, r: Ничья}
  |                     ^
  |
  = help: the keys that can stand here are: en, ru
"
        .trim_end()
    );
    assert_eq!(
        of_title("{en: A draw, rus: Ничья}"),
        "\
error[S011]: there is no key “rus” here
 --> x.yaml:1:21
  |
1 | title: {en: A draw, rus: Ничья}
  |                     ^^^ did you mean “ru”?
"
        .trim_end()
    );
    assert_eq!(
        of_title("{}"),
        "\
error[S015]: “title” has no value
 --> x.yaml:1:8
  |
1 | title: {}
  |        ^^
  |
  = help: give it a value, or remove the key
"
        .trim_end()
    );
    for (title, marks) in [("{en: A draw, ru: }", "             ^^"), ("{en: A draw, ru: ' '}", "                 ^^^")] {
        let message = format!(
            "\
error[S015]: “ru” has no value
 --> x.yaml:1:{}
  |
1 | title: {title}
  |        {marks}
  |
  = help: give it a value, or remove the key",
            8 + marks.find('^').expect("a mark")
        );
        assert_eq!(of_title(title), message);
    }
    assert_eq!(
        of_title("[A draw, Ничья]"),
        "\
error[S013]: “title” takes a text, or one per language, and this is a list
 --> x.yaml:1:8
  |
1 | title: [A draw, Ничья]
  |        ^^^^^^^^^^^^^^^
"
        .trim_end()
    );
    assert_eq!(
        of_title("{en: A draw, ru: [Ничья]}"),
        "\
error[S013]: “ru” takes a text, and this is a list
 --> x.yaml:1:25
  |
1 | title: {en: A draw, ru: [Ничья]}
  |                         ^^^^^^^
"
        .trim_end()
    );
    assert_eq!(
        of_title("{en: A draw, ru: \"Ничья\\nв туре\"}"),
        "\
error[S016]: “ru” must be one line
 --> x.yaml:1:25
  |
1 | title: {en: A draw, ru: \"Ничья\\nв туре\"}
  |                         ^^^^^^^^^^^^^^^
"
        .trim_end()
    );
    assert_eq!(
        of_title("{en: A draw, ru: Ничья, en: Draws}"),
        "\
error[S010]: the key “en” is given twice
 --> x.yaml:1:32
  |
1 | title: {en: A draw, ru: Ничья, en: Draws}
  |         -- first given here    ^^ and again here
"
        .trim_end()
    );
}

#[test]
fn every_text_per_language_is_held_to_the_same() {
    let file = |lines: &str, more: &str| {
        format!("title: x\n{lines}{TOURNAMENT}published:\n  - {{participant: Ann, tie-break: PTS, printed: 2, because: a slip{more}}}\n")
    };
    let headlines = |text: &str| -> Vec<String> {
        let messages = messages(text, "en");
        messages.lines().filter_map(|line| line.strip_prefix("error")).map(str::to_owned).collect()
    };
    let about = |value: &str| headlines(&file(&format!("about: {value}\n"), ""));
    let because = |value: &str| headlines(&file("", "").replace("a slip", value));
    let printed_in = |value: &str| headlines(&file("", &format!(", in: {value}")));
    for (key, faults) in [("about", &about as &dyn Fn(&str) -> Vec<String>), ("because", &because), ("in", &printed_in)] {
        assert_eq!(faults("{}"), [format!("[S015]: “{key}” has no value")]);
        assert_eq!(faults("{en: x, ru: ''}"), ["[S015]: “ru” has no value"]);
        assert_eq!(faults("{en: x, de: y}"), ["[S011]: there is no key “de” here"]);
        assert_eq!(faults("[x]"), [format!("[S013]: “{key}” takes a text, or one per language, and this is a list")]);
        assert_eq!(faults("{en: {ru: x}}"), ["[S013]: “en” takes a text, and this is a mapping of keys to values"]);
        assert_eq!(faults("{en: \"x\\e\"}"), ["[S017]: “en” contains the invisible character U+001B"]);
        assert_eq!(faults("{de: x, ru: ''}").len(), 2, "{key}: all faults are found at once");
    }
    assert_eq!(printed_in("{en: \"x\\ny\"}"), ["[S016]: “en” must be one line"]);
}

#[test]
fn the_faults_are_told_in_russian() {
    assert_eq!(
        messages(&format!("title: [x]\n{TOURNAMENT}"), "ru").lines().next(),
        Some("ошибка[S013]: для «title» нужен текст — один или по языкам, а здесь список")
    );
}

#[test]
fn the_schema_takes_both_forms() {
    let schema = schema(Locale::english());
    let published = &schema["definitions"]["published"]["properties"];
    for (property, text) in [
        (&schema["properties"]["title"], json!({ "type": ["string", "number"] })),
        (&schema["properties"]["about"], json!({ "type": "string" })),
        (&published["because"], json!({ "type": "string" })),
        (&published["in"], json!({ "type": ["string", "number"] })),
    ] {
        let [once, per_language] = &property["anyOf"].as_array().expect("two forms")[..] else { panic!("{property}") };
        assert_eq!(*once, text);
        assert_eq!(per_language["properties"], json!({ "en": text, "ru": text }));
        assert_eq!((&per_language["additionalProperties"], &per_language["minProperties"]), (&json!(false), &json!(1)));
        assert!(per_language["description"].as_str().is_some_and(|text| text.contains("{en: …, ru: …}")), "{per_language}");
    }
}

/// Keeps the pages in memory.
#[derive(Default)]
struct Pages(Mutex<BTreeMap<String, String>>);

impl Shelf for Pages {
    type Error = RenderError;

    fn put(&self, path: &str, text: &str) -> Result<(), RenderError> {
        self.0.lock().unwrap().insert(path.to_owned(), text.to_owned());
        Ok(())
    }
}

const ENGLISH_TEXTS: [&str; 6] = ["The title", "The text", "one", "A slip", "The bulletin", "Not at all"];
const RUSSIAN_TEXTS: [&str; 6] = ["Заголовок", "Текст", "раз", "Описка", "Бюллетень", "Вовсе нет"];

#[test]
fn a_report_has_the_texts_of_its_language() {
    for (language, there, not_there) in [("en", ENGLISH_TEXTS, RUSSIAN_TEXTS), ("ru", RUSSIAN_TEXTS, ENGLISH_TEXTS)] {
        let locale = Locale::of(language).expect(language);
        let scenario = scenario_of(&text());
        let result = FileResult::checked(&scenario, &verdict::check(&scenario), Vec::new(), locale);
        let pages = Pages::default();
        site::write(&[result], &[Some(scenario)], &Templates::embedded(locale), &pages).unwrap();
        // The file itself, which has all the texts, stands at the end of its page.
        let mut pages = pages.0.into_inner().unwrap();
        for page in pages.values_mut() {
            let file = ["<details class=\"source\"", "~~~~"].into_iter().filter_map(|begin| page.find(begin)).min();
            page.truncate(file.unwrap_or(page.len()));
        }
        for page in ["scenarios/x.html", "scenarios/x.md"] {
            for text in there {
                assert!(pages[page].contains(text), "{language}: “{text}” is not in {page}:\n{}", pages[page]);
            }
        }
        let with_title = pages.values().filter(|page| page.contains(there[0])).count();
        assert!(
            with_title >= 10,
            "{language}: the index, the scenario, its participants and an article, each as HTML and Markdown: {with_title}"
        );
        for (path, page) in &pages {
            // Single words of the regulations may be the same.
            for text in not_there.iter().filter(|text| text.chars().count() > 5) {
                assert!(!page.contains(text), "{language}: {path} has “{text}”");
            }
        }
    }
}

/// A folder of this test's own with the scenario in it.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("words").join(name);
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    std::fs::write(folder.join("x.yaml"), text()).expect("the file can be written");
    folder
}

#[test]
fn every_command_shows_the_texts_of_the_language_asked_for() {
    let folder = folder("commands");
    let output = |arguments: &[&str], language: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_halfpoint"));
        let run = command.args(arguments).args(["--lang", language]).current_dir(&folder).env_remove("HALFPOINT_LANG").output();
        String::from_utf8(run.expect("the program can be started").stdout).expect("it is text")
    };
    // The title, why a printed value is wrong, and where it is printed.
    let (title, failure, because) = ([0].as_slice(), [0, 4, 5].as_slice(), [0, 3, 5].as_slice());
    for (arguments, texts) in [
        (&["check", "x.yaml"][..], failure),
        (&["check", "x.yaml", "--format", "json"], because),
        (&["check", "x.yaml", "--format", "junit"], failure),
        (&["standings", "x.yaml"], title),
        (&["standings", "x.yaml", "--format", "md"], title),
        (&["standings", "x.yaml", "--format", "html"], title),
        (&["explain", "x.yaml", "--format", "html"], title),
        (&["compare", "x.yaml", "--with", "fide-c07-2024-08"], title),
        (&["compare", "x.yaml", "--with", "fide-c07-2024-08", "--format", "html"], title),
        (&["compare", "x.yaml", "--with", "fide-c07-2024-08", "--format", "json"], title),
    ] {
        for (language, there, not_there) in [("en", ENGLISH_TEXTS, RUSSIAN_TEXTS), ("ru", RUSSIAN_TEXTS, ENGLISH_TEXTS)] {
            let output = output(arguments, language);
            for &text in texts {
                assert!(output.contains(there[text]), "{arguments:?}, {language}: no “{}” in\n{output}", there[text]);
                assert!(!output.contains(not_there[text]), "{arguments:?}, {language}: “{}” in\n{output}", not_there[text]);
            }
        }
    }
    let json: Value = serde_json::from_str(&output(&["check", "x.yaml", "--format", "json"], "ru")).expect("it is JSON");
    let file = &json["files"][0];
    let (title, because) = (&file["title"], &file["printed-wrong"][0]["because"]);
    assert_eq!((title, because), (&json!("Заголовок"), &json!("Описка")));
}

#[test]
fn a_report_file_has_the_english_title_or_the_first() {
    for (title, written) in [("{ru: Ничья, en: A draw}", "012 A draw\r\n"), ("{ru: Ничья}", "012 Ничья\r\n"), ("Koya", "012 Koya\r\n")]
    {
        let scenario = scenario_of(&format!("title: {title}\n{TOURNAMENT}"));
        let report = trf::write(&scenario).expect("it fits").text;
        assert!(report.starts_with(written), "{report}");
    }
}
