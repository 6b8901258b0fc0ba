//! What the check of a file found, as the templates and the machine formats show it.

use serde::Serialize;
use serde_json::{Value as Json, json};
use similar::TextDiff;

use super::readings::taken_sentence;
use crate::locale::Locale;
use crate::regulation::diagnosis::{Diagnosis, diagnose};
use crate::render::{Arg, Sentence, in_language, say};
use crate::scenario::{Expected, Scenario, Subject};
use crate::tiebreak::Refusal;
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

/// One expectation that deserves words.
#[derive(Clone, Debug, Serialize)]
pub struct FindingView {
    /// Whether the scenario passes with it.
    pub passes: bool,
    /// What is wrong.
    pub says: Sentence,
    /// More about it: where the derivations part, the articles concerned, why a printed value is wrong.
    pub notes: Vec<Sentence>,
    /// For machines.
    pub json: Json,
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
            title: scenario.title.clone(),
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

impl FindingView {
    fn new(scenario: &Scenario, verdict: &Verdict, finding: &Finding, diagnosis: Option<&Diagnosis>, locale: &Locale) -> FindingView {
        let participant = scenario.tournament.participant(finding.participant);
        let at = scenario.source.position(finding.span.start);
        let (line, path) = (at.line, scenario.source.path.display().to_string());
        // In the fixed columns of a report file, and in the long lines of a table, the column tells the cell.
        let is_scenario = scenario.source.path.extension().is_some_and(|extension| extension == "yaml" || extension == "yml");
        let mut notes = Vec::new();
        if let Some(key) = &finding.under {
            notes.push(say("check-under").with("key", Arg::Text(key.clone())));
        }
        if let Some(diagnosis) = diagnosis {
            notes.extend(diagnosed(scenario, finding, diagnosis, &locale.language()));
        }
        notes.extend(finding.parting.as_ref().map(|parting| parted(scenario, parting)));
        notes.extend(decided(scenario, verdict, finding));
        if let Some((because, printed_in)) = &finding.printed {
            notes.push(say("check-because").with("because", Arg::Text(because.clone())));
            notes.extend(printed_in.iter().map(|printed_in| say("check-printed-in").with("where", Arg::Text(printed_in.clone()))));
        }
        if !finding.articles.is_empty() {
            notes.push(say("check-articles").with("articles", Arg::Cites(finding.articles.clone())));
        }
        if let Some(step) = &finding.path {
            let regulations = finding.under.as_ref().map(|key| options(scenario, key)).filter(|options| !options.is_empty());
            let sentence = say(if regulations.is_some() { "check-step-under" } else { "check-step" });
            let sentence = sentence.with("path", Arg::Text(path.clone())).with("step", Arg::Text(step.clone()));
            notes.push(match regulations {
                Some(regulations) => sentence.with("regulations", Arg::Text(regulations)),
                None => sentence,
            });
        }
        let place = if is_scenario { say("check-line") } else { say("check-place").with("column", at.column) };
        notes.push(place.with("path", Arg::Text(path)).with("line", line));
        let of = match finding.subject {
            Subject::TieBreak(code) => code.to_string(),
            Subject::Rank => "rank".to_owned(),
            Subject::Adjusted(_) => finding.subject.to_string(),
        };
        let parts_at = finding.parting.as_ref().map(|parting| match *parting {
            Parting::Contribution { slot, expected, computed } => {
                let plain = |value: Value| value.map(|value| value.plain());
                json!({ "kind": "contribution", "slot": slot + 1, "expected": plain(expected), "computed": plain(computed) })
            }
            Parting::Counted { slot, opponent, expected } => {
                let opponent = scenario.tournament.participant(opponent).number;
                json!({ "kind": "counted", "slot": slot + 1, "opponent": opponent, "expected": expected, "computed": !expected })
            }
            Parting::Cut { slot, expected } => json!({ "kind": "cut", "slot": slot + 1, "expected": expected, "computed": !expected }),
        });
        let outcome = match finding.outcome {
            Outcome::Right => "right",
            Outcome::Wrong => "wrong",
            Outcome::PrintedWrong => "printed-wrong",
            Outcome::PrintedRight => "printed-right",
        };
        let json = json!({
            "participant": { "id": participant.number, "name": participant.name },
            "of": of,
            "under": finding.under,
            "outcome": outcome,
            "expected": expected_plain(finding.expected),
            "computed": computed_plain(finding.computed),
            "parts-at": parts_at,
            "step": finding.path,
            "diagnosis": diagnosis.map(diagnosis_json),
            "articles": finding.articles,
            "because": finding.printed.as_ref().map(|(because, _)| because),
            "line": line,
        });
        FindingView { passes: finding.outcome.passes(), says: headline(scenario, finding), notes, json }
    }
}

/// The options of the command line that name the regulations of an `under` block.
fn options(scenario: &Scenario, key: &str) -> String {
    let own = &scenario.regulations;
    let Some(under) = scenario.under.iter().find(|under| under.key == key) else { return String::new() };
    let other = &under.regulations;
    let kept = |(axis, _): &(&str, &str)| other.changes.iter().any(|(changed, _)| changed == axis);
    let from_own = other.edition.id == own.edition.id && own.changes.iter().all(kept);
    let edition = (!from_own).then(|| format!("--edition {}", other.edition.id));
    let changes = other.changes.iter().filter(|change| !from_own || !own.changes.contains(change));
    let options = edition.into_iter().chain(changes.map(|(axis, option)| format!("--reading {axis}={option}")));
    options.collect::<Vec<_>>().join(" ")
}

/// What is wrong, in one sentence.
fn headline(scenario: &Scenario, finding: &Finding) -> Sentence {
    let participant = scenario.tournament.participant(finding.participant);
    let undefined = finding.computed == Computed::Value(None);
    let key = match (finding.subject, finding.outcome, finding.computed) {
        (_, _, Computed::Refused(Refusal::TeamScore)) => "check-refused-team-score",
        (_, _, Computed::Refused(Refusal::ForTeams)) => "check-refused-for-teams",
        (_, _, Computed::Refused(Refusal::ScoreFixed)) => "check-refused-score-fixed",
        (_, _, Computed::Refused(Refusal::MatchPointsOnly)) => "check-refused-match-points-only",
        (_, _, Computed::Refused(Refusal::RatingsOfTeams)) => "check-refused-ratings-of-teams",
        (_, _, Computed::Refused(Refusal::BoardsNotKnown)) => "check-refused-boards-not-known",
        (_, _, Computed::Refused(Refusal::KnockOut)) => "check-refused-knock-out",
        (_, _, Computed::Refused(Refusal::BuchholzInRoundRobin)) => "check-refused-buchholz-in-round-robin",
        (_, _, Computed::Refused(Refusal::Unrated { .. })) => "check-refused-unrated",
        (_, _, Computed::Refused(Refusal::RoundsNotKnown)) => "check-refused-rounds-not-known",
        (Subject::Rank, Outcome::PrintedRight, _) => "check-printed-rank-right",
        (Subject::Rank, Outcome::PrintedWrong, _) => "check-printed-rank-wrong",
        (Subject::Rank, ..) => "check-rank-wrong",
        (Subject::Adjusted(_), Outcome::PrintedRight, _) => "check-printed-adjusted-right",
        (Subject::Adjusted(_), Outcome::PrintedWrong, _) => "check-printed-adjusted-wrong",
        (Subject::Adjusted(_), ..) => "check-adjusted-wrong",
        (Subject::TieBreak(_), Outcome::PrintedRight, _) => "check-printed-right",
        (Subject::TieBreak(_), Outcome::PrintedWrong, _) if undefined => "check-printed-undefined",
        (Subject::TieBreak(_), Outcome::PrintedWrong, _) => "check-printed-wrong",
        (Subject::TieBreak(_), ..) if finding.computed.is(finding.expected) => "check-value-derivation",
        (Subject::TieBreak(_), ..) if undefined => "check-value-undefined",
        (Subject::TieBreak(_), ..) if finding.expected == Expected::Undefined => "check-value-expected-undefined",
        (Subject::TieBreak(_), ..) => "check-value-wrong",
    };
    let sentence = say(key)
        .with("name", Arg::Name(participant.name.clone()))
        .with("number", Arg::Text(participant.number.to_string()))
        .with("expected", expected_arg(finding.expected))
        .with("computed", computed_arg(finding.computed));
    match finding.subject {
        Subject::TieBreak(code) => sentence.with("code", Arg::Text(code.to_string())),
        Subject::Rank | Subject::Adjusted(_) => sentence,
    }
}

/// What decides between a participant whose rank is not as expected and whoever is expected in that place.
fn decided(scenario: &Scenario, verdict: &Verdict, finding: &Finding) -> Option<Sentence> {
    let expected = |finding: &Finding| match finding.expected {
        Expected::Places(first, last) if first == last => Some(first),
        Expected::Number(number) if number.is_whole() => u32::try_from(number.numerator()).ok(),
        _ => None,
    };
    let ranks = |finding: &&Finding| finding.subject == Subject::Rank && finding.under.is_none();
    if !ranks(&finding) || finding.outcome != Outcome::Wrong {
        return None;
    }
    let standings = &verdict.standings;
    let own = standings.row(finding.participant)?;
    // Whoever is expected where this one belongs; failing that, whoever stands where this one is expected.
    let rival = verdict
        .findings
        .iter()
        .filter(ranks)
        .filter(|other| other.participant != finding.participant && expected(other) == Some(own.rank))
        .map(|other| other.participant)
        .next();
    let stands = |row: &&crate::standings::Row| row.participant != finding.participant && Some(row.rank) == expected(finding);
    let rival = rival.or_else(|| standings.rows.iter().find(stands).map(|row| row.participant))?;
    let other = standings.row(rival)?;
    let (above, below) = if own.rank <= other.rank { (own, other) } else { (other, own) };
    let name = |row: &crate::standings::Row| Arg::Name(scenario.tournament.participant(row.participant).name.clone());
    let Some(position) = standings.separated_by(above.participant, below.participant) else {
        return Some(say("check-rank-level").with("name", name(above)).with("other", name(below)));
    };
    let column = standings.columns.get(position)?;
    let value = |row: &crate::standings::Row| column.values[row.participant.index()].map_or(Arg::Text("–".to_owned()), Arg::from);
    let swapped = verdict.findings.iter().filter(ranks).any(|other| {
        other.participant == rival
            && expected(other) == Some(own.rank)
            && other.computed == Computed::Places(expected(finding).unwrap_or(0), expected(finding).unwrap_or(0))
    });
    let sentence =
        if swapped { say("check-ranks-swapped").with("one", above.rank).with("two", below.rank) } else { say("check-rank-decided") };
    let sentence = sentence.with("code", Arg::Text(column.code.to_string())).with("name", name(above)).with("other", name(below));
    Some(sentence.with("value", value(above)).with("others", value(below)))
}

/// Which reading gives a wrong value, in sentences.
fn diagnosed(scenario: &Scenario, finding: &Finding, diagnosis: &Diagnosis, language: &str) -> Vec<Sentence> {
    let expected = || expected_arg(finding.expected);
    let under = scenario.under.iter().find(|under| Some(&under.key) == finding.under.as_ref());
    let edition = under.map_or(scenario.regulations.edition, |under| under.regulations.edition);
    let Some(origin) = &diagnosis.origin else { return vec![say("check-diagnosis-none").with("expected", expected())] };
    let mut sentences: Vec<Sentence> = Vec::new();
    if let Some(other) = origin.edition {
        let title = in_language(&other.title, language).to_owned();
        sentences.push(say("check-diagnosis-edition").with("expected", expected()).with("edition", Arg::Text(title)));
    } else {
        let key = if origin.swaps.len() > 1 { "check-diagnosis-readings" } else { "check-diagnosis-reading" };
        sentences.push(say(key).with("expected", expected()));
    }
    let taker = origin.edition.unwrap_or(edition);
    let swaps = origin.swaps.iter().map(|&swap| taken_sentence(edition, taker, swap, language));
    sentences.extend(swaps.map(|sentence| sentence.about(scenario.tournament.is_of_teams())));
    if diagnosis.explains > 1 {
        sentences.push(say("check-diagnosis-explains").with("count", diagnosis.explains).with("wrong", diagnosis.wrong));
    }
    sentences
}

fn diagnosis_json(diagnosis: &Diagnosis) -> Json {
    let origin = diagnosis.origin.as_ref();
    let readings: serde_json::Map<String, Json> =
        origin.iter().flat_map(|origin| &origin.swaps).map(|swap| (swap.axis.to_owned(), json!(swap.option))).collect();
    json!({
        "found": origin.is_some(),
        "edition": origin.and_then(|origin| origin.edition).map(|edition| &edition.id),
        "readings": readings,
        "explains": diagnosis.explains,
        "wrong": diagnosis.wrong,
    })
}

/// Where the derivations part, in one sentence.
fn parted(scenario: &Scenario, parting: &Parting) -> Sentence {
    let rounds = scenario.tournament.rounds_known();
    let (key, slot) = match *parting {
        Parting::Contribution { slot, .. } => {
            (if rounds { "check-parts-contribution-round" } else { "check-parts-contribution-encounter" }, slot)
        }
        Parting::Counted { slot, expected: true, .. } => ("check-parts-counted", slot),
        Parting::Counted { slot, expected: false, .. } => ("check-parts-not-counted", slot),
        Parting::Cut { slot, expected: false } => (if rounds { "check-parts-cut-round" } else { "check-parts-cut-encounter" }, slot),
        Parting::Cut { slot, expected: true } => (if rounds { "check-parts-kept-round" } else { "check-parts-kept-encounter" }, slot),
    };
    let number = |value: Value| value.map_or(Arg::Text("–".to_owned()), Arg::from);
    let sentence = say(key).with("slot", slot + 1);
    match *parting {
        Parting::Contribution { expected, computed, .. } => sentence.with("expected", number(expected)).with("computed", number(computed)),
        Parting::Counted { opponent, .. } => sentence.with("opponent", Arg::Name(scenario.tournament.participant(opponent).name.clone())),
        Parting::Cut { .. } => sentence,
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

fn expected_plain(expected: Expected) -> Option<String> {
    match expected {
        Expected::Number(number) => Some(number.plain()),
        Expected::Places(first, last) => Some(plain_places(first, last)),
        Expected::Undefined => None,
    }
}

fn computed_plain(computed: Computed) -> Option<String> {
    match computed {
        Computed::Value(value) => value.map(|value| value.plain()),
        Computed::Places(first, last) => Some(plain_places(first, last)),
        Computed::Refused(_) => None,
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

/// The same in a sentence.
fn expected_arg(expected: Expected) -> Arg {
    match expected {
        Expected::Number(number) => number.into(),
        expected => Arg::Text(expected_text(expected)),
    }
}

fn computed_arg(computed: Computed) -> Arg {
    match computed {
        Computed::Value(Some(value)) => value.into(),
        computed => Arg::Text(computed_text(computed)),
    }
}

pub(super) fn computed_text(computed: Computed) -> String {
    match computed {
        Computed::Value(Some(value)) => value.to_string(),
        Computed::Places(first, last) => places(first, last),
        Computed::Value(None) | Computed::Refused(_) => "–".to_owned(),
    }
}

/// The expected and the computed standings of those of whom something is expected, with all that is, as a unified diff
/// in a language.
fn diff(scenario: &Scenario, verdict: &Verdict, locale: &Locale) -> Option<String> {
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
