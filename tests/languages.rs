//! Every language says everything: each message with each attribute, each text of the rules and of the shipped
//! scenarios; and no message asks for a value that its English twin does not have.

mod shipped;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use halfpoint::diagnostic::Source;
use halfpoint::locale::{ENGLISH, Locale};
use halfpoint::rules::{Article, Texts, rules};
use halfpoint::scenario::{self, Scenario, Words};
use shipped::scenario_files;

/// The values that each message and attribute of a file asks for, by key.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// The file that has no English twin: in English the arguments themselves hold the help.
const HELP: &str = "help.ftl";

fn folder(language: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/locales").join(language)
}

fn files(language: &str) -> BTreeSet<String> {
    let entries = std::fs::read_dir(folder(language)).expect("the folder can be read");
    entries.map(|entry| entry.expect("the folder can be read").file_name().into_string().expect("names are plain")).collect()
}

fn messages(language: &str, file: &str) -> Messages {
    let path = folder(language).join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let resource = fluent_syntax::parser::parse(text.as_str()).unwrap_or_else(|(_, faults)| panic!("{}: {faults:?}", path.display()));
    let mut messages = Messages::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let values = |pattern: &Pattern<&str>| {
            let mut values = BTreeSet::new();
            gather(pattern, &mut values);
            values
        };
        let mut put = |key: String, pattern: &Pattern<&str>| {
            assert_eq!(messages.insert(key.clone(), values(pattern)), None, "{language}/{file}: {key} is there twice");
        };
        if let Some(pattern) = &message.value {
            put(message.id.name.to_owned(), pattern);
        }
        for attribute in &message.attributes {
            put(format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
        }
    }
    messages
}

fn gather(pattern: &Pattern<&str>, values: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => asked(inline, values),
            Expression::Select { selector, variants } => {
                asked(selector, values);
                variants.iter().for_each(|variant| gather(&variant.value, values));
            }
        }
    }
}

fn asked(inline: &InlineExpression<&str>, values: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            // The companion of a number, by which messages choose between singular and plural, is there with it.
            // Whether players or teams are spoken of is a value of every message.
            if id.name != Locale::entrants(false).0 {
                values.insert(id.name.strip_suffix("-count").unwrap_or(id.name).to_owned());
            }
        }
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => panic!("a message uses {other:?}, which no other does"),
    }
}

fn other_languages() -> impl Iterator<Item = &'static str> {
    Locale::languages().filter(|&language| language != ENGLISH)
}

#[test]
fn every_language_has_every_message_and_asks_for_no_other_values() {
    for language in other_languages() {
        let mut faults = Vec::new();
        let (of_english, of_language) = (files(ENGLISH), files(language));
        faults.extend(of_english.difference(&of_language).map(|file| format!("{file} is missing")));
        faults.extend(of_language.difference(&of_english).filter(|file| *file != HELP).map(|file| format!("{file} has no English twin")));
        for file in of_english.intersection(&of_language).filter(|file| file.ends_with(".ftl")) {
            let (english, other) = (messages(ENGLISH, file), messages(language, file));
            for (key, values) in &english {
                match other.get(key) {
                    None => faults.push(format!("{file}: {key} is missing")),
                    Some(asked) => faults.extend(asked.difference(values).map(|value| format!("{file}: {key} asks for ${value}"))),
                }
            }
            faults.extend(other.keys().filter(|key| !english.contains_key(*key)).map(|key| format!("{file}: {key} has no English twin")));
        }
        assert!(faults.is_empty(), "{language}:\n{}", faults.join("\n"));
    }
}

/// The texts of an article, each with a name.
fn texts_of(article: &Article) -> Vec<(String, &Texts)> {
    let mut texts = vec![("title".to_owned(), &article.title), ("text".to_owned(), &article.text)];
    texts.extend(article.unverified.iter().map(|text| ("unverified".to_owned(), text)));
    for ruling in &article.rulings {
        for (name, text) in [("question", &ruling.question), ("answer", &ruling.answer), ("ground", &ruling.ground)] {
            texts.push((format!("{} of the ruling {}", name, ruling.id), text));
        }
    }
    texts
}

#[test]
fn every_text_of_the_rules_is_in_every_language() {
    let mut missing = BTreeSet::new();
    let mut hold = |name: String, texts: &Texts| {
        for language in Locale::languages() {
            if texts.get(language).is_none_or(|text| text.trim().is_empty()) {
                missing.insert(format!("{name}: {language}"));
            }
        }
    };
    for edition in rules().editions() {
        hold(format!("{}, title", edition.id), &edition.title);
        hold(format!("{}, short title", edition.id), &edition.short);
        for article in edition.articles() {
            for (name, texts) in texts_of(article) {
                hold(format!("{} {}, {name}", edition.id, article.number), texts);
            }
        }
    }
    for axis in rules().axes() {
        hold(format!("axis {}, question", axis.id), &axis.question);
        for option in &axis.options {
            hold(format!("axis {}, {}, text", axis.id, option.id), &option.text);
            hold(format!("axis {}, {}, ground", axis.id, option.id), &option.ground);
        }
    }
    assert!(missing.is_empty(), "{} texts are missing:\n{}", missing.len(), missing.into_iter().collect::<Vec<_>>().join("\n"));
}

/// The articles that a text refers to, each as often as it does.
fn references(text: &str) -> BTreeMap<&str, usize> {
    let mut references = BTreeMap::new();
    for part in text.split('[').skip(1) {
        if let Some((number, _)) = part.split_once(']').filter(|(number, _)| number.starts_with(|letter: char| letter.is_ascii_digit())) {
            *references.entry(number).or_default() += 1;
        }
    }
    references
}

#[test]
fn every_language_refers_to_the_same_articles() {
    for edition in rules().editions() {
        for article in edition.articles() {
            for (name, texts) in texts_of(article) {
                let english = references(&texts[ENGLISH]);
                for language in other_languages() {
                    let other = texts.get(language).map(|text| references(text)).unwrap_or_default();
                    assert_eq!(other, english, "{} {}, {name}, {language}", edition.id, article.number);
                }
            }
        }
    }
}

/// The texts of a scenario, each with a name.
fn words_of(scenario: &Scenario) -> Vec<(String, &Words)> {
    let mut words = vec![("title".to_owned(), &scenario.title)];
    words.extend(scenario.about.iter().map(|about| ("about".to_owned(), about)));
    for (at, published) in scenario.published.iter().enumerate() {
        words.push((format!("because of published {}", at + 1), &published.because));
        words.extend(published.printed_in.iter().map(|printed_in| (format!("in of published {}", at + 1), printed_in)));
    }
    words
}

#[test]
fn every_text_of_the_shipped_scenarios_is_in_every_language() {
    let (mut seen, mut faults) = (0, Vec::new());
    for path in scenario_files("scenarios") {
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        let scenario = scenario::read(Arc::new(Source { path: path.clone(), text })).0.expect("it has no faults");
        for (name, words) in words_of(&scenario) {
            seen += 1;
            let name = format!("{}, {name}", path.display());
            let Words::PerLanguage(texts) = words else {
                faults.push(format!("{name}: one text for all languages"));
                continue;
            };
            for language in Locale::languages() {
                match (texts.get(language), texts.get(ENGLISH)) {
                    (None, _) => faults.push(format!("{name}: {language} is missing")),
                    (Some(text), Some(english)) if references(text) != references(english) => {
                        faults.push(format!("{name}: {language} refers to other articles than English"));
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(seen > 200, "{seen} texts");
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
