//! Readings at work: what gives a wrong value, what changes under other regulations, and which options the shipped
//! scenarios test.

mod shipped;

use std::path::Path;
use std::sync::Arc;

use halfpoint::diagnostic::Source;
use halfpoint::regulation::compare::{compare, differences};
use halfpoint::regulation::coverage::coverage;
use halfpoint::regulation::diagnosis::{Diagnosis, diagnose};
use halfpoint::regulation::{Swap, swaps};
use halfpoint::rules::{Article, Standing, rules};
use halfpoint::scenario::{self, Derivation, Expectation, Expected, Regulations, Scenario, Subject};
use halfpoint::tiebreak::Code;
use halfpoint::tournament::ParticipantId;
use halfpoint::verdict::{self, Computed, computed};
use shipped::scenario_files;

fn read(text: String) -> Scenario {
    let (scenario, diagnostics) = scenario::read(Arc::new(Source { path: "x.yaml".into(), text }));
    scenario.unwrap_or_else(|| panic!("{diagnostics:?}"))
}

fn shipped(name: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios").join(name)).expect("a shipped scenario")
}

#[test]
fn the_shipped_scenarios_notice_every_misreading_and_every_rule_of_an_edition() {
    let scenarios: Vec<Scenario> =
        scenario_files("scenarios").iter().map(|path| read(std::fs::read_to_string(path).expect("a file"))).collect();
    let coverage = coverage(&scenarios);
    let exercised = |article: &&Article| coverage.concepts.keys().any(|concept| concept.id() == article.concept);
    let unexercised: Vec<&str> = rules()
        .newest()
        .articles()
        .filter(|article| article.computable && !exercised(article))
        .map(|article| article.number.as_str())
        .collect();
    assert!(unexercised.is_empty(), "no scenario exercises {unexercised:?}");
    for cover in coverage.options {
        let name = format!("{}={}", cover.swap.axis, cover.swap.option);
        // Where a code is allowed in place of being refused, nothing that was expected changes.
        if name != "buchholz-in-round-robins=allowed" {
            assert!(!cover.caught_by.is_empty(), "no scenario notices {name}");
        }
        if cover.swap.standing == Standing::Misreading {
            assert!(!cover.is_missed(), "{name}");
        }
    }
}

/// The five players of the front page, with one expected value.
fn with_expectation(expected: &str) -> Scenario {
    read(format!(
        "title: A test\ntournament:\n  system: swiss\n  players:\n    - {{no: 1, name: Ann, games: [2w1, 3b½, hpb, 4w½]}}\n    - {{no: 2, name: Ben, \
         games: [1b0, 4b½, 3w1, zpb]}}\n    - {{no: 3, name: Cas, games: [4w1, 1w½, 2b0, 5w½]}}\n    - {{no: 4, name: Dan, games: [3b0, \
         2w½, 5b1, 1b½]}}\n    - {{no: 5, name: Eve, games: [pab, hpb, 4w0, 3b½]}}\ntie-breaks: [PTS, BH-C1]\nexpect:\n{expected}"
    ))
}

fn diagnosed(scenario: &Scenario) -> Vec<Diagnosis> {
    diagnose(scenario, &verdict::check(scenario)).into_iter().flatten().collect()
}

#[test]
fn a_value_of_an_older_edition_is_known_for_what_it_is() {
    // Ann has 2½; the half-point bye counts 2 with the cap, 2½ without it.
    let right = with_expectation("  Ann: {BH: 8}\n");
    assert!(verdict::check(&right).passes());
    assert!(diagnosed(&right).is_empty());
    let found = diagnosed(&with_expectation("  Ann: {BH: 8½}\n"));
    let origin = found[0].origin.as_ref().expect("the edition of 2024");
    assert_eq!(origin.edition.map(|edition| edition.id.as_str()), Some("fide-c07-2024-08"));
    assert_eq!(origin.swaps.iter().map(|swap| (swap.axis, swap.option)).collect::<Vec<_>>(), [("dummy-cap", "uncapped")]);
}

#[test]
fn a_misreading_is_found_and_nothing_is_said_of_a_slip() {
    // Ben's last round is a zero-point bye, a draw for Ann; as awarded he counts ½ less.
    let found = diagnosed(&with_expectation("  Ben: {adjusted: 1½}\n  Ann: {BH: 17}\n"));
    let origin = found[0].origin.as_ref().expect("a misreading");
    assert_eq!(origin.swaps.iter().map(|swap| (swap.axis, swap.option)).collect::<Vec<_>>(), [("trailing-byes", "as-awarded")]);
    assert!(found[1].origin.is_none());
    assert_eq!((found[0].explains, found[0].wrong), (1, 2));
}

/// The scenario with the values that a swap changes as its expectations; `None` when it changes none.
fn misread(scenario: &Scenario, swap: Swap) -> Option<Scenario> {
    let asked: Vec<(ParticipantId, Subject)> =
        scenario.expectations.iter().map(|expectation| (expectation.participant, expectation.subject)).collect();
    let under = |regulations: &Regulations| computed(&scenario.tournament, regulations, &scenario.list, &asked);
    let (right, wrong) = (under(&scenario.regulations), under(&swap.of(&scenario.regulations)));
    let expected = |computed: Computed| match computed {
        Computed::Value(Some(value)) => Some(Expected::Number(value)),
        Computed::Value(None) => Some(Expected::Undefined),
        Computed::Places(first, last) => Some(Expected::Places(first, last)),
        Computed::Refused(_) | Computed::NoStep => None,
    };
    let changed = scenario.expectations.iter().zip(right).zip(wrong).filter(|((_, right), wrong)| right != wrong);
    let expectations: Vec<Expectation> = changed
        .filter_map(|((expectation, _), wrong)| {
            Some(Expectation { expected: expected(wrong)?, derivation: Derivation::default(), ..expectation.clone() })
        })
        .collect();
    (!expectations.is_empty()).then(|| Scenario { expectations, published: Vec::new(), under: Vec::new(), ..scenario.clone() })
}

#[test]
fn every_misreading_is_known_again_by_the_values_it_gives() {
    let scenarios: Vec<Scenario> =
        scenario_files("scenarios").iter().map(|path| read(std::fs::read_to_string(path).expect("a file"))).collect();
    let newest = Regulations::of(rules().newest());
    for swap in swaps(&newest).into_iter().filter(|swap| swap.standing == Standing::Misreading) {
        let name = format!("{}={}", swap.axis, swap.option);
        let plain = scenarios.iter().filter(|scenario| scenario.regulations.reading == newest.reading);
        let scenario = plain.filter_map(|scenario| misread(scenario, swap)).next().expect("a scenario that notices it");
        let found = diagnosed(&scenario);
        assert_eq!(found.len(), scenario.expectations.len(), "{name}");
        for diagnosis in found {
            // Another reading may give the same values, and then all of them.
            assert!(diagnosis.origin.is_some() && diagnosis.explains == diagnosis.wrong, "{name}: {diagnosis:?}");
        }
    }
}

#[test]
fn what_explains_most_stands_first() {
    let text = shipped("official-exercises/swiss-16-values.yaml");
    let found = diagnosed(&read(text));
    let of_2024 = |diagnosis: &&Diagnosis| {
        diagnosis.origin.as_ref().and_then(|origin| origin.edition).is_some_and(|edition| edition.id == "fide-c07-2024-08")
    };
    assert!(found.iter().filter(of_2024).count() >= 23);
    assert!(found.iter().filter(of_2024).all(|diagnosis| diagnosis.explains >= 23));
}

#[test]
fn the_comparison_of_editions_names_values_axes_and_articles() {
    let scenario = read(shipped("official-exercises/swiss-16-by-buchholz.yaml"));
    let other = Regulations::of(rules().edition("fide-c07-2024-08").expect("an edition"));
    let comparison = compare(&scenario, &other);
    let maria = scenario.tournament.by_name("Maria").expect("she plays");
    let code: Code = "BH".parse().expect("a code");
    let change = comparison
        .values()
        .find(|change| change.participant == maria && change.subject == Subject::TieBreak(code))
        .expect("the cap binds for Maria");
    assert_eq!(change.before, Computed::Value("12½".parse().ok()));
    assert_eq!(change.after, Computed::Value("13½".parse().ok()));
    assert_eq!(change.by.iter().map(|swap| swap.axis).collect::<Vec<_>>(), ["dummy-cap"]);
    assert!(change.here.contains(&"16.4.1".to_owned()));
    let ranks: Vec<&str> = comparison.ranks().map(|change| scenario.tournament.participant(change.participant).name.as_str()).collect();
    assert_eq!(ranks, ["Irina", "Maria"]);
}

#[test]
fn what_refuses_a_code_is_named() {
    let round_robin = read(shipped("fide-c07/8-buchholz-in-a-round-robin-before-2026.yaml"));
    let change = &compare(&round_robin, &Regulations::of(rules().newest())).changes[0];
    assert!(matches!(change.after, Computed::Refused(_)));
    assert_eq!(change.there, ["8"]);
    // Not in the list of the edition: no axis says so, article 5 does.
    let numbers = read(shipped("fide-c07/7-8-pairing-number.yaml"));
    let change = &compare(&numbers, &Regulations::of(rules().edition("fide-c07-2024-08").expect("an edition"))).changes[0];
    assert!(matches!(change.after, Computed::Refused(_)) && change.by.is_empty());
    assert_eq!(change.there, ["5"]);
}

#[test]
fn regulations_compared_with_themselves_change_nothing() {
    let scenario = read(shipped("official-exercises/swiss-16-by-buchholz.yaml"));
    let comparison = compare(&scenario, &scenario.regulations.clone());
    assert!(comparison.changes.is_empty() && comparison.differences.is_empty());
    for edition in rules().editions() {
        let regulations = Regulations::of(edition);
        assert!(differences(&regulations, &regulations).is_empty());
    }
}
