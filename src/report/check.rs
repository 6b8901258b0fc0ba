//! What the check of a file found, as the templates and the machine formats show it.

use serde::Serialize;
use similar::TextDiff;

use crate::scenario::{Expected, Scenario, Subject};
use crate::tiebreak::{Code, Refusal};
use crate::verdict::{Computed, Finding, Outcome, Parting, Verdict};
use crate::working::Value;

/// The result of one file.
#[derive(Clone, Debug, Serialize)]
pub struct FileResult {
    /// The path as it was given.
    pub path: String,
    /// The scenario's title; the path where the file could not be read.
    pub title: String,
    /// How it turned out.
    pub status: Status,
    /// How many expected values are right.
    pub right: usize,
    /// The expectations that are not met, and printed values that are right after all.
    pub failures: Vec<FindingView>,
    /// The printed values that are wrong, as the scenario says.
    pub printed_wrong: Vec<FindingView>,
    /// A unified diff of the expected and the computed standings, when they differ.
    pub diff: Option<String>,
    /// The faults of the file, rendered, and as JSON.
    pub faults: Vec<Fault>,
}

/// How a file turned out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Every value is as expected.
    Pass,
    /// A value is not as expected.
    Fail,
    /// The file has faults and was not computed.
    Fault,
}

/// A fault of a file.
#[derive(Clone, Debug, Serialize)]
pub struct Fault {
    /// For the terminal, with colours.
    pub text: String,
    /// Without colours.
    pub plain: String,
    /// For machines.
    pub json: serde_json::Value,
    /// Whether the file cannot be computed because of it.
    pub is_error: bool,
}

/// One expectation that deserves words.
#[derive(Clone, Debug, Serialize)]
pub struct FindingView {
    /// The participant's name.
    pub participant: String,
    /// The pairing number.
    pub number: u32,
    /// `value`, `rank` or `adjusted`.
    pub kind: &'static str,
    /// The code; empty for a rank or an adjusted score.
    pub code: String,
    /// The key of the `under` block.
    pub under: Option<String>,
    /// As expected or printed.
    pub expected: String,
    /// As the rules give it.
    pub computed: String,
    /// As expected or printed, for machines: `2.5`.
    pub expected_plain: Option<String>,
    /// As the rules give it, for machines; `None` is undefined.
    pub computed_plain: Option<String>,
    /// Whether the rules give no value.
    pub undefined: bool,
    /// Why the code cannot be computed.
    pub refused: Option<&'static str>,
    /// The key of the outcome: `right`, `wrong`, `printed-wrong` or `printed-right`.
    pub outcome: &'static str,
    /// Whether the value itself is right and only its derivation is not.
    pub value_is_right: bool,
    /// Where the derivations part.
    pub parting: Option<PartingView>,
    /// The step concerned.
    pub path: Option<String>,
    /// The articles concerned.
    pub articles: Vec<String>,
    /// Why a printed value is wrong.
    pub because: Option<String>,
    /// Where it is printed.
    pub printed_in: Option<String>,
    /// The line of the file.
    pub line: usize,
}

/// The first step at which an expected derivation and ours part.
#[derive(Clone, Debug, Serialize)]
pub struct PartingView {
    /// `contribution`, `counted` or `cut`.
    pub kind: &'static str,
    /// The number of the round or encounter.
    pub slot: usize,
    /// Whether slots are rounds.
    pub rounds_known: bool,
    /// The opponent.
    pub opponent: Option<String>,
    /// As expected; for `counted` and `cut`, `yes` or `no`.
    pub expected: String,
    /// As computed; for `counted` and `cut`, `yes` or `no`.
    pub computed: String,
}

impl FileResult {
    /// The result of a scenario that could be read.
    pub fn checked(scenario: &Scenario, verdict: &Verdict, faults: Vec<Fault>) -> FileResult {
        let view = |finding: &Finding| FindingView::new(scenario, finding);
        let failed = verdict.findings.iter().filter(|finding| !finding.outcome.passes());
        let printed = verdict.findings.iter().filter(|finding| finding.outcome == Outcome::PrintedWrong);
        FileResult {
            path: scenario.source.path.display().to_string(),
            title: scenario.title.clone(),
            status: if verdict.passes() { Status::Pass } else { Status::Fail },
            right: verdict.count(Outcome::Right),
            failures: failed.map(view).collect(),
            printed_wrong: printed.map(view).collect(),
            diff: diff(scenario, verdict),
            faults,
        }
    }

    /// The result of a file that has faults.
    pub fn faulty(path: String, faults: Vec<Fault>) -> FileResult {
        let title = path.clone();
        FileResult { path, title, status: Status::Fault, right: 0, failures: Vec::new(), printed_wrong: Vec::new(), diff: None, faults }
    }
}

impl FindingView {
    fn new(scenario: &Scenario, finding: &Finding) -> FindingView {
        let participant = scenario.tournament.participant(finding.participant);
        let (kind, code) = match finding.subject {
            Subject::TieBreak(code) => ("value", code.to_string()),
            Subject::Rank => ("rank", String::new()),
            Subject::Adjusted => ("adjusted", String::new()),
        };
        let outcome = match finding.outcome {
            Outcome::Right => "right",
            Outcome::Wrong => "wrong",
            Outcome::PrintedWrong => "printed-wrong",
            Outcome::PrintedRight => "printed-right",
        };
        let (because, printed_in) = finding.printed.clone().map_or((None, None), |(because, printed_in)| (Some(because), printed_in));
        FindingView {
            participant: participant.name.clone(),
            number: participant.number,
            kind,
            code,
            under: finding.under.clone(),
            expected: expected_text(finding.expected),
            computed: computed_text(finding.computed),
            expected_plain: match finding.expected {
                Expected::Number(number) => Some(number.plain()),
                Expected::Places(first, last) => Some(plain_places(first, last)),
                Expected::Undefined => None,
            },
            computed_plain: match finding.computed {
                Computed::Value(value) => value.map(|value| value.plain()),
                Computed::Places(first, last) => Some(plain_places(first, last)),
                Computed::Refused(_) => None,
            },
            undefined: finding.computed == Computed::Value(None),
            refused: match finding.computed {
                Computed::Refused(refusal) => Some(refusal_key(refusal)),
                _ => None,
            },
            outcome,
            value_is_right: finding.computed.is(finding.expected),
            parting: finding.parting.as_ref().map(|parting| PartingView::new(scenario, parting)),
            path: finding.path.clone(),
            articles: finding.articles.clone(),
            because,
            printed_in,
            line: scenario.source.text[..finding.span.start.min(scenario.source.text.len())].matches('\n').count() + 1,
        }
    }
}

impl PartingView {
    fn new(scenario: &Scenario, parting: &Parting) -> PartingView {
        let number = |value: Value| value.map_or("–".to_owned(), |value| value.to_string());
        let yes = |yes: bool| if yes { "yes" } else { "no" }.to_owned();
        let (kind, slot, opponent, expected, computed) = match *parting {
            Parting::Contribution { slot, expected, computed } => ("contribution", slot, None, number(expected), number(computed)),
            Parting::Counted { slot, opponent, expected } => ("counted", slot, Some(opponent), yes(expected), yes(!expected)),
            Parting::Cut { slot, expected } => ("cut", slot, None, yes(expected), yes(!expected)),
        };
        let rounds_known = scenario.tournament.rounds_known();
        let opponent = opponent.map(|opponent| scenario.tournament.participant(opponent).name.clone());
        PartingView { kind, slot: slot + 1, rounds_known, opponent, expected, computed }
    }
}

/// The key of a refusal's words.
pub fn refusal_key(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NotYet => "not-yet",
        Refusal::TeamScore => "team-score",
        Refusal::BuchholzInRoundRobin => "buchholz-in-round-robin",
        Refusal::RoundsNotKnown => "rounds-not-known",
        Refusal::KoyaInSwiss => "koya-in-swiss",
    }
}

fn places(first: u32, last: u32) -> String {
    if first == last { first.to_string() } else { format!("{first}–{last}") }
}

fn plain_places(first: u32, last: u32) -> String {
    if first == last { first.to_string() } else { format!("{first}-{last}") }
}

/// An expected value for people.
pub fn expected_text(expected: Expected) -> String {
    match expected {
        Expected::Number(number) => number.to_string(),
        Expected::Places(first, last) => places(first, last),
        Expected::Undefined => "–".to_owned(),
    }
}

fn computed_text(computed: Computed) -> String {
    match computed {
        Computed::Value(Some(value)) => value.to_string(),
        Computed::Places(first, last) => places(first, last),
        Computed::Value(None) | Computed::Refused(_) => "–".to_owned(),
    }
}

/// The expected and the computed standings of those whose rank or listed values are expected, as a unified diff.
fn diff(scenario: &Scenario, verdict: &Verdict) -> Option<String> {
    let concerned = |finding: &&Finding| finding.under.is_none() && matches!(finding.outcome, Outcome::Right | Outcome::Wrong);
    let findings: Vec<&Finding> = verdict.findings.iter().filter(concerned).collect();
    if findings.iter().all(|finding| finding.outcome.passes() || finding.computed.is(finding.expected)) {
        return None;
    }
    let mut lines: Vec<Line> = Vec::new();
    for row in &verdict.standings.rows {
        let own: Vec<&&Finding> = findings.iter().filter(|finding| finding.participant == row.participant).collect();
        if own.is_empty() {
            continue;
        }
        let expected_rank = own
            .iter()
            .find(|finding| finding.subject == Subject::Rank)
            .map_or(Expected::Places(row.rank, row.last), |finding| finding.expected);
        let mut line = Line {
            name: scenario.tournament.participant(row.participant).name.clone(),
            expected_order: match expected_rank {
                Expected::Places(first, _) => first,
                _ => row.rank,
            },
            expected_rank: expected_text(expected_rank),
            computed_rank: places(row.rank, row.last),
            expected: Vec::new(),
            computed: Vec::new(),
        };
        for finding in own {
            if let Subject::TieBreak(code) = finding.subject
                && is_listed(scenario, code)
            {
                line.expected.push(format!("{code} {}", expected_text(finding.expected)));
                line.computed.push(format!("{code} {}", computed_text(finding.computed)));
            }
        }
        lines.push(line);
    }
    let width = lines.iter().map(|line| line.name.chars().count()).max()?;
    let text = |rank: &str, name: &str, values: &[String]| {
        let pad = " ".repeat(width - name.chars().count());
        format!("{rank:>5}  {name}{pad}  {}", values.join("  ")).trim_end().to_owned() + "\n"
    };
    let computed: String = lines.iter().map(|line| text(&line.computed_rank, &line.name, &line.computed)).collect();
    lines.sort_by_key(|line| line.expected_order);
    let expected: String = lines.iter().map(|line| text(&line.expected_rank, &line.name, &line.expected)).collect();
    let diff = TextDiff::from_lines(&expected, &computed);
    let unified = diff.unified_diff().context_radius(1).header("expected", "computed").to_string();
    (expected != computed).then_some(unified)
}

fn is_listed(scenario: &Scenario, code: Code) -> bool {
    scenario.list.contains(&code)
}

struct Line {
    name: String,
    expected_order: u32,
    expected_rank: String,
    computed_rank: String,
    expected: Vec<String>,
    computed: Vec<String>,
}

/// The totals over all files.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Summary {
    /// Files in which everything is as expected.
    pub passed: usize,
    /// Files in which something is not.
    pub failed: usize,
    /// Files with faults.
    pub faulty: usize,
    /// Expected values that are right.
    pub right: usize,
    /// Expected values that are not.
    pub wrong: usize,
    /// Printed values that are wrong, as their scenarios say.
    pub printed_wrong: usize,
}

impl Summary {
    /// Adds up the results.
    pub fn of(results: &[FileResult]) -> Summary {
        let count = |status: Status| results.iter().filter(|result| result.status == status).count();
        Summary {
            passed: count(Status::Pass),
            failed: count(Status::Fail),
            faulty: count(Status::Fault),
            right: results.iter().map(|result| result.right).sum(),
            wrong: results.iter().map(|result| result.failures.len()).sum(),
            printed_wrong: results.iter().map(|result| result.printed_wrong.len()).sum(),
        }
    }

    /// Whether everything is well.
    pub fn is_well(&self) -> bool {
        self.failed == 0 && self.faulty == 0
    }
}

/// The results as the public JSON.
pub fn to_json(results: &[FileResult]) -> serde_json::Value {
    let files = results.iter().map(|result| {
        let finding = |view: &FindingView| {
            let parting = view.parting.as_ref().map(|parting| {
                serde_json::json!({ "kind": parting.kind, "slot": parting.slot, "expected": parting.expected, "computed": parting.computed, "opponent": parting.opponent })
            });
            serde_json::json!({
                "participant": { "id": view.number, "name": view.participant },
                "of": if view.kind == "value" { view.code.as_str() } else { view.kind },
                "under": view.under,
                "outcome": view.outcome,
                "expected": view.expected_plain,
                "computed": view.computed_plain,
                "parts-at": parting,
                "step": view.path,
                "articles": view.articles,
                "because": view.because,
                "line": view.line,
            })
        };
        serde_json::json!({
            "path": result.path,
            "title": result.title,
            "status": result.status,
            "right": result.right,
            "failures": result.failures.iter().map(finding).collect::<Vec<_>>(),
            "printed-wrong": result.printed_wrong.iter().map(finding).collect::<Vec<_>>(),
            "diff": result.diff,
            "diagnostics": result.faults.iter().map(|fault| fault.json.clone()).collect::<Vec<_>>(),
        })
    });
    serde_json::json!({ "check": 1, "files": files.collect::<Vec<_>>(), "summary": Summary::of(results) })
}
