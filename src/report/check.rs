//! What the check of a file found, as the templates and the machine formats show it.

use serde::Serialize;
use serde_json::{Value as Json, json};
use similar::TextDiff;

use super::finding::FindingView;
use crate::locale::Locale;
use crate::regulation::diagnosis::{Diagnosis, diagnose};
use crate::render::Sentence;
use crate::scenario::{Expected, Scenario, Subject};
use crate::verdict::{Computed, Finding, Outcome, Verdict};

/// The result of one file.
#[derive(Clone, Debug, Serialize)]
pub struct FileResult {
    /// The path as it was given.
    pub path: String,
    /// The scenario's title in the language of the words below; the path where the file could not be read.
    pub title: String,
    /// How it turned out.
    pub status: Status,
    /// How many expected values are right.
    pub right: usize,
    /// Whether nothing is expected, so that nothing can be wrong.
    pub nothing_expected: bool,
    /// The expectations that are not met, and printed values that are right after all.
    pub failures: Vec<FindingView>,
    /// The printed values that are wrong, as the scenario says.
    pub printed_wrong: Vec<FindingView>,
    /// A unified diff of the expected and the computed standings, when they differ.
    pub diff: Option<String>,
    /// The same for machines.
    #[serde(skip)]
    pub plain_diff: Option<String>,
    /// The faults of the file, rendered, and as JSON.
    pub faults: Vec<Fault>,
    /// For a file that publishes its own standings: what of it is compared.
    pub compared: Vec<Sentence>,
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
    pub json: Json,
    /// Whether the file cannot be computed because of it.
    pub is_error: bool,
}

impl FileResult {
    /// The result of a scenario that could be read.
    pub fn checked(scenario: &Scenario, verdict: &Verdict, faults: Vec<Fault>, locale: &Locale) -> FileResult {
        let diagnoses = diagnose(scenario, verdict);
        let view =
            |(finding, diagnosis): (&Finding, &Option<Diagnosis>)| FindingView::new(scenario, verdict, finding, diagnosis.as_ref(), locale);
        let diagnosed = || verdict.findings.iter().zip(&diagnoses);
        let failed = diagnosed().filter(|(finding, _)| !finding.outcome.passes());
        let printed = diagnosed().filter(|(finding, _)| finding.outcome == Outcome::PrintedWrong);
        FileResult {
            path: scenario.source.path.display().to_string(),
            title: scenario.title.in_language(&locale.language()).to_owned(),
            status: if verdict.passes() { Status::Pass } else { Status::Fail },
            right: verdict.count(Outcome::Right),
            nothing_expected: verdict.findings.is_empty(),
            failures: failed.map(view).collect(),
            printed_wrong: printed.map(view).collect(),
            diff: diff(scenario, verdict, locale),
            plain_diff: diff(scenario, verdict, Locale::english()),
            faults,
            compared: Vec::new(),
        }
    }

    /// The result of a file that has faults.
    pub fn faulty(path: String, faults: Vec<Fault>) -> FileResult {
        let title = path.clone();
        FileResult {
            path,
            title,
            status: Status::Fault,
            right: 0,
            nothing_expected: false,
            failures: Vec::new(),
            printed_wrong: Vec::new(),
            diff: None,
            plain_diff: None,
            faults,
            compared: Vec::new(),
        }
    }
}

/// A place, or shared places, for people.
pub(super) fn places(first: u32, last: u32) -> String {
    if first == last { first.to_string() } else { format!("{first}–{last}") }
}

/// A place, or shared places, for machines.
pub(super) fn plain_places(first: u32, last: u32) -> String {
    if first == last { first.to_string() } else { format!("{first}-{last}") }
}

pub(super) fn expected_plain(expected: Expected) -> Option<String> {
    match expected {
        Expected::Number(number) => Some(number.plain()),
        Expected::Places(first, last) => Some(plain_places(first, last)),
        Expected::Undefined => None,
    }
}

pub(super) fn computed_plain(computed: Computed) -> Option<String> {
    match computed {
        Computed::Value(value) => value.map(|value| value.plain()),
        Computed::Places(first, last) => Some(plain_places(first, last)),
        Computed::Refused(_) | Computed::NoStep => None,
    }
}

/// An expected value for people.
pub fn expected_text(expected: Expected) -> String {
    match expected {
        Expected::Number(number) => number.to_string(),
        Expected::Places(first, last) => places(first, last),
        Expected::Undefined => "–".to_owned(),
    }
}

pub(super) fn computed_text(computed: Computed) -> String {
    match computed {
        Computed::Value(Some(value)) => value.to_string(),
        Computed::Places(first, last) => places(first, last),
        Computed::Value(None) | Computed::Refused(_) | Computed::NoStep => "–".to_owned(),
    }
}

/// The expected and the computed standings of those of whom something is expected, with all that is, as a unified diff
/// in a language.
fn diff(scenario: &Scenario, verdict: &Verdict, locale: &Locale) -> Option<String> {
    let concerned = |finding: &&Finding| {
        finding.under.is_none() && finding.step.is_none() && matches!(finding.outcome, Outcome::Right | Outcome::Wrong)
    };
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
            if finding.subject != Subject::Rank {
                let subject = finding.subject.to_string();
                let subject = locale.text(&format!("subject-{}", subject.replace(':', "-")), &[]).unwrap_or(subject);
                line.expected.push(format!("{subject} {}", locale.number(&expected_text(finding.expected))));
                line.computed.push(format!("{subject} {}", locale.number(&computed_text(finding.computed))));
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
    let [before, after] = ["diff-expected", "diff-computed"].map(|key| locale.text(key, &[]).unwrap_or_default());
    let unified = diff.unified_diff().context_radius(1).header(&before, &after).to_string();
    (expected != computed).then_some(unified)
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
pub fn to_json(results: &[FileResult]) -> Json {
    let findings = |views: &[FindingView]| views.iter().map(|view| view.json.clone()).collect::<Vec<_>>();
    let files = results.iter().map(|result| {
        json!({
            "path": result.path,
            "title": result.title,
            "status": result.status,
            "right": result.right,
            "failures": findings(&result.failures),
            "printed-wrong": findings(&result.printed_wrong),
            "diff": result.plain_diff,
            "diagnostics": result.faults.iter().map(|fault| fault.json.clone()).collect::<Vec<_>>(),
        })
    });
    json!({ "check": 1, "files": files.collect::<Vec<_>>(), "summary": Summary::of(results) })
}
