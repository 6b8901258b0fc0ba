//! The rules as data against the engine: what one names, the other has.

use std::collections::BTreeSet;

use halfpoint::report::article::{ArticlePage, Topic, find};
use halfpoint::rules::{AXES, Article, Concept, Edition, Standing, rules};
use halfpoint::tiebreak::{Code, Name, REGISTRY};

fn articles() -> impl Iterator<Item = (&'static Edition, &'static Article)> {
    rules().editions().flat_map(|edition| edition.articles().map(move |article| (edition, article)))
}

/// Whether an article is below another one: 13.2.1 below 13.2.
fn is_below(article: &Article, other: &Article) -> bool {
    article.number.strip_prefix(&other.number).is_some_and(|rest| rest.starts_with('.'))
}

#[test]
fn every_concept_that_the_engine_cites_has_an_article_in_an_edition() {
    for concept in Concept::ALL {
        assert!(rules().editions().any(|edition| edition.on(concept.id()).is_some()), "no article on {concept}");
    }
}

#[test]
fn the_axes_of_the_engine_and_of_the_rules_are_the_same() {
    let of_rules: Vec<(&str, Vec<&str>)> =
        rules().axes().map(|axis| (axis.id.as_str(), axis.options.iter().map(|option| option.id.as_str()).collect())).collect();
    let of_engine: Vec<(&str, Vec<&str>)> = AXES.iter().map(|&(axis, options)| (axis, options.to_vec())).collect();
    assert_eq!(of_rules, of_engine);
}

#[test]
fn no_edition_since_september_2023_takes_a_misreading() {
    let since = |edition: &&Edition| edition.in_force_from.as_deref().is_some_and(|from| from >= "2023-09-01");
    for edition in rules().editions().filter(since) {
        for (axis, option) in edition.reading.options() {
            let taken = rules().axis(axis).and_then(|axis| axis.option(option)).expect("the lists are the same");
            assert_ne!(taken.is, Standing::Misreading, "{}: {axis}={option}", edition.id);
        }
    }
}

#[test]
fn every_axis_has_an_option_that_an_edition_takes_or_the_text_admits() {
    for axis in rules().axes() {
        assert!(axis.options.iter().any(|option| option.is != Standing::Misreading), "{}", axis.id);
        assert!(axis.options.len() > 1, "{} leaves nothing to choose", axis.id);
    }
}

/// Whatever a code says is found from its page.
#[test]
fn the_page_of_a_code_leads_to_its_modifiers() {
    let edition = rules().newest();
    for (text, number, modifiers) in [
        ("BH", "8.1", &[][..]),
        ("BH-C1", "8.1", &["14.1", "14.1.1.a", "16.5"]),
        ("BH/C2", "8.1", &["14.2", "14.1.1.a", "16.5"]),
        ("BH-M1", "8.1", &["14.3", "14.1.1.a", "16.5"]),
        ("BH-M2", "8.1", &["14.4", "14.1.1.a", "16.5"]),
        ("SB-C1", "9.1", &["14.1", "14.1.1.d", "16.5"]),
        ("PS-C1", "7.5", &["14.1", "14.1.1.c"]),
        ("ARO-C1", "10.1", &["14.1", "14.1.1.b"]),
        ("KS/L+1", "9.2", &["14.5"]),
        ("BH/P", "8.1", &["16.6"]),
        ("DE/P", "6", &["16.6", "6.1.1"]),
        ("AOB/F", "8.2", &["8.3"]),
        ("ESB", "13.2", &[]),
        ("esb", "13.2", &[]),
    ] {
        let Ok(Topic::Article(found, code)) = find(edition, text) else { panic!("{text} is not found") };
        assert_eq!(found, number, "{text}");
        let mut page = ArticlePage::new(edition, edition.article(&found).expect("it was found"), "en");
        if let Some(code) = code {
            page = page.of_code(edition, code, "en");
        }
        let numbers: Vec<&str> = page.modifiers.iter().map(|article| article.number.as_str()).collect();
        assert_eq!(numbers, modifiers, "{text}");
    }
}

#[test]
fn every_code_of_an_article_is_one_that_the_engine_reads() {
    for (edition, article) in articles() {
        for code in &article.codes {
            // ESB names a family; its members have articles of their own below.
            let family = || edition.articles().any(|other| is_below(other, article) && !other.codes.is_empty());
            let read = code.parse::<Code>().map(|read| read.to_string());
            // Until July 2024 REP was called GE.
            let former = || code == "GE" && read.as_deref() == Ok("REP");
            assert!(read.as_ref() == Ok(code) || former() || family(), "{} {}: {code}: {read:?}", edition.id, article.number);
        }
    }
}

#[test]
fn every_tie_break_of_an_edition_is_defined_by_the_article_that_it_cites_or_one_below() {
    for edition in rules().editions() {
        for entry in REGISTRY {
            let name = entry.name.as_str();
            let defines = |code: &String| code.parse::<Code>().is_ok_and(|code| code == Code::plain(entry.name));
            let defining: Vec<&Article> = edition.articles().filter(|article| article.codes.iter().any(defines)).collect();
            // Points are no tie-break; no article defines a code for them.
            if matches!(entry.name, Name::Pts | Name::Mpts | Name::Gpts) {
                continue;
            }
            if edition.without.iter().any(|without| without == name) {
                assert!(defining.is_empty(), "{}: {name} is defined, and said not to be", edition.id);
                continue;
            }
            let [article] = defining[..] else { panic!("{}: {name} is defined by {} articles", edition.id, defining.len()) };
            let cited = edition.on(entry.concept.id()).expect("the article that defines it");
            assert!(article.number == cited.number || is_below(article, cited), "{}: {name}: {}", edition.id, article.number);
        }
        for name in edition.without.iter().filter(|name| *name != "cuts") {
            assert!(Name::find(name).is_some(), "{}: there is no {name}", edition.id);
        }
    }
}

#[test]
fn an_edition_is_found_by_the_day() {
    let on = |day: &str| rules().in_force_on(day).map(|edition| edition.id.as_str());
    assert_eq!(on("2026-03-01"), Some("fide-c07-2026-03"));
    assert_eq!(on("2026-02-28"), Some("fide-c07-2024-08"));
    assert_eq!(on("2024-07-31"), Some("fide-c07-2023-09"));
    assert_eq!(on("1999-01-01"), None);
}

#[test]
fn what_an_article_names_exists() {
    let known = |number: &str| rules().editions().any(|edition| edition.article(number).is_some());
    for (edition, article) in articles() {
        let place = format!("{} {}", edition.id, article.number);
        for concept in article.exception_to.iter().chain(&article.confused_with) {
            let elsewhere = || rules().editions().any(|edition| edition.on(concept).is_some());
            assert!(edition.on(concept).is_some() || edition.id != rules().newest().id && elsewhere(), "{place}: no article on {concept}");
        }
        for axis in &article.axes {
            assert!(rules().axis(axis).is_some(), "{place}: no axis {axis}");
        }
        for text in article.text.values() {
            // What changed may speak of the articles of other editions.
            let (own, changed) = text.split_once("### ").unwrap_or((text, ""));
            for number in references(own) {
                assert!(edition.article(number).is_some(), "{place}: no article {number}");
            }
            assert!(references(changed).all(known), "{place}: what changed");
        }
        for text in article.rulings.iter().flat_map(|ruling| ruling.answer.values().chain(ruling.ground.values())) {
            // Rulings are shared by the editions, and speak of what only some of them have.
            let newest = edition.id == rules().newest().id;
            for number in references(text) {
                assert!(edition.article(number).is_some() || !newest && known(number), "{place}: no article {number}");
            }
        }
    }
}

#[test]
fn what_an_axis_names_exists() {
    let newest = rules().newest();
    for axis in rules().axes() {
        for concept in &axis.concepts {
            assert!(rules().editions().any(|edition| edition.on(concept).is_some()), "{}: no article on {concept}", axis.id);
        }
        for number in
            axis.options.iter().flat_map(|option| option.text.values().chain(option.ground.values())).flat_map(|text| references(text))
        {
            assert!(newest.article(number).is_some(), "{}: no article {number}", axis.id);
        }
    }
}

#[test]
fn every_article_has_a_concept_of_its_own() {
    for edition in rules().editions() {
        let concepts: Vec<&str> = edition.articles().map(|article| article.concept.as_str()).collect();
        assert_eq!(BTreeSet::from_iter(&concepts).len(), concepts.len(), "{}", edition.id);
    }
}

/// The articles that a text refers to as `[16.4.1]` or `[B.02-8.1.1]`.
fn references(text: &str) -> impl Iterator<Item = &str> {
    let bracketed = text.split('[').skip(1).filter_map(|rest| rest.split_once(']')).map(|(inside, _)| inside);
    bracketed.filter(|inside| inside.trim_start_matches("B.").starts_with(|first: char| first.is_ascii_digit()))
}
