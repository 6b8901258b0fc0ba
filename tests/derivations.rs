//! How a value is stated to come about is held against the working, down to single steps.

use std::path::PathBuf;
use std::sync::Arc;

use halfpoint::diagnostic::{Code, Diagnostic, Source};
use halfpoint::scenario::{self, Scenario};
use halfpoint::verdict::{self, Computed, Finding, Outcome, Parting};

fn read(values: &str) -> (Option<Scenario>, Vec<Diagnostic>) {
    let text = format!(
        "title: Steps\n\
         tournament:\n  system: swiss\n  players:\n    \
         - {{no: 1, name: Ann, rating: 2000, games: [2w1, 3b½, hpb]}}\n    \
         - {{no: 2, name: Ben, rating: 1900, games: [1b0, hpb, 3w1]}}\n    \
         - {{no: 3, name: Cyd, rating: 1800, games: [pab, 1w½, 2b0]}}\n\
         tie-breaks: [PTS, TPR]\n{values}\n"
    );
    scenario::read(Arc::new(Source { path: PathBuf::from("steps.yaml"), text }))
}

fn findings(values: &str) -> Vec<Finding> {
    let (scenario, diagnostics) = read(values);
    let scenario: Scenario = scenario.unwrap_or_else(|| panic!("{diagnostics:?}"));
    verdict::check(&scenario).findings
}

/// The only finding of values that have one.
fn finding(values: &str) -> Finding {
    let mut found = findings(values);
    assert_eq!(found.len(), 1);
    found.remove(0)
}

/// 1½ of 2 games against an average of 1850: 0.75 is 193 more.
fn with_steps(steps: &str) -> Finding {
    finding(&format!("expect:\n  Ann: {{TPR: {{value: 2043, steps: {{{steps}}}}}}}"))
}

#[test]
fn steps_are_held_against_the_working() {
    let right = with_steps("TPR/p1/dp/rounded: 0.75, TPR/p1/dp: 193, over-board/p1: 1½, ARO/p1: 1850");
    assert_eq!((right.outcome, right.parting), (Outcome::Right, None));
    let wrong = with_steps("TPR/p1/dp: 193, TPR/p1/dp/rounded: 0.83");
    assert_eq!(wrong.outcome, Outcome::Wrong);
    let parting = Parting::Step { path: "TPR/p1/dp/rounded".into(), expected: "0.83".parse().ok(), computed: Some("0.75".parse().ok()) };
    assert_eq!(wrong.parting, Some(parting));
    assert_eq!(wrong.path.as_deref(), Some("TPR/p1/dp/rounded"));
    assert_eq!(wrong.articles, ["10", "10.2"]);
    let undefined = with_steps("TPR/p1/dp: undefined");
    assert!(matches!(undefined.parting, Some(Parting::Step { expected: None, computed: Some(Some(_)), .. })));
}

#[test]
fn a_step_that_the_working_does_not_have_is_wrong() {
    let missing = with_steps("TPR/p2/dp: 193");
    assert_eq!(missing.outcome, Outcome::Wrong);
    assert_eq!(missing.parting, Some(Parting::Step { path: "TPR/p2/dp".into(), expected: "193".parse().ok(), computed: None }));
    assert_eq!(missing.path.as_deref(), Some("TPR/p1"));
}

#[test]
fn a_printed_step_is_wrong_as_stated_or_not() {
    let printed = |step: &str, printed: &str| {
        finding(&format!("published:\n  - {{participant: Ann, tie-break: TPR, step: {step}, printed: {printed}, because: a slip}}"))
    };
    let wrong = printed("TPR/p1/dp/rounded", "0.83");
    assert_eq!((wrong.outcome, wrong.computed), (Outcome::PrintedWrong, Computed::Value("0.75".parse().ok())));
    assert_eq!(printed("TPR/p1/dp/rounded", "0.75").outcome, Outcome::PrintedRight);
    let missing = printed("TPR/p1/fraction", "0.83");
    assert_eq!((missing.outcome, missing.computed), (Outcome::Wrong, Computed::NoStep));
}

#[test]
fn a_place_has_no_steps() {
    for values in [
        "expect:\n  Ann: {rank: {value: 1, steps: {PTS/p1/r1: 1}}}",
        "published:\n  - {participant: Ben, tie-break: rank, step: PTS/p2/r1, printed: 1, because: a slip}",
    ] {
        let codes: Vec<Code> = read(values).1.iter().map(|diagnostic| diagnostic.code).collect();
        assert_eq!(codes, [Code::DerivationNotTaken]);
    }
}

#[test]
fn steps_of_tied_groups_and_of_adjusted_scores_have_paths_too() {
    let values =
        "expect:\n  Ann: {adjusted: {value: 2, steps: {adjusted/p1/r3: ½}}}\n  Ben: {DE: {value: 1-2, steps: {DE/group-p2/p2: 1}}}";
    let list = format!("{values}\n  Cyd: {{DE: {{value: 1-2, steps: {{DE/group-p2/p3: 0}}}}}}");
    let found = findings(&list);
    assert!(found.iter().all(|finding| finding.parting.is_none()), "{found:?}");
}
