//! One expected or printed value in words.

use serde::Serialize;
use serde_json::{Value as Json, json};

use super::Scene;
use super::check::{computed_plain, computed_text, expected_plain, expected_text};
use super::explanation::{StepLine, in_its_unit, step};
use super::readings::{comes_of, standing_id};
use crate::locale::Locale;
use crate::regulation::Swap;
use crate::regulation::diagnosis::Diagnosis;
use crate::render::{Arg, Sentence, say};
use crate::scenario::{Expected, Regulations, Scenario, Subject, Words};
use crate::standings::Standings;
use crate::tiebreak::{Context, Refusal};
use crate::verdict::{Computed, Finding, Outcome, Parting, Verdict};
use crate::working::Value;

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

impl FindingView {
    pub(super) fn new(
        scenario: &Scenario,
        verdict: &Verdict,
        finding: &Finding,
        diagnosis: Option<&Diagnosis>,
        locale: &Locale,
    ) -> FindingView {
        let language = locale.language();
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
            notes.extend(diagnosed(scenario, finding, diagnosis));
        }
        notes.extend(finding.parting.as_ref().map(|parting| parted(scenario, finding, parting, &language)));
        notes.extend(decided(scenario, verdict, finding, &path, is_scenario).into_iter().flatten());
        if let Some((because, printed_in)) = &finding.printed {
            let text_of = |words: &Words| Arg::Text(words.in_language(&language).to_owned());
            notes.push(say("check-because").with("because", text_of(because)));
            notes.extend(printed_in.iter().map(|printed_in| say("check-printed-in").with("where", text_of(printed_in))));
        }
        if !finding.articles.is_empty() {
            notes.push(say("check-articles").with("articles", Arg::Cites(finding.articles.clone())));
        }
        if let Some(step) = &finding.path {
            let regulations = finding.under.as_ref().map(|key| options(scenario, key)).filter(|options| !options.is_empty());
            let sentence = say(if regulations.is_some() { "check-step-under" } else { "check-step" });
            let sentence = sentence.with("path", Arg::Text(shell(&path))).with("step", Arg::Text(step.clone()));
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
            Parting::Step { ref path, expected, computed } => {
                let plain = |value: Value| value.map(|value| value.plain());
                json!({ "kind": "step", "step": path, "expected": plain(expected), "computed": computed.and_then(plain) })
            }
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
            "of-step": finding.step,
            "under": finding.under,
            "outcome": outcome,
            "expected": expected_plain(finding.expected),
            "computed": computed_plain(finding.computed),
            "parts-at": parts_at,
            "step": finding.path,
            "diagnosis": diagnosis.map(diagnosis_json),
            "articles": finding.articles,
            "because": finding.printed.as_ref().map(|(because, _)| because.in_language(&language)),
            "line": line,
        });
        FindingView { passes: finding.outcome.passes(), says: headline(scenario, finding, &language), notes, json }
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

/// A path as one takes it over into a command: quoted where a shell would make something else of it.
fn shell(path: &str) -> String {
    let is_plain = |letter: char| letter.is_alphanumeric() || "/._-+,:@%".contains(letter) || (cfg!(windows) && letter == '\\');
    // What begins with a dash would be taken for an option; a dash alone is standard input.
    let path = if path.starts_with('-') && path != "-" { format!("./{path}") } else { path.to_owned() };
    if path.chars().all(is_plain) {
        return path;
    }
    if path.chars().all(|letter| is_plain(letter) || matches!(letter, ' ' | '\'' | '(' | ')' | '[' | ']' | '&' | ';' | '{' | '}' | '#')) {
        format!("\"{path}\"")
    } else {
        format!("'{}'", path.replace('\'', "'\\''"))
    }
}

/// What is wrong, in one sentence.
fn headline(scenario: &Scenario, finding: &Finding, language: &str) -> Sentence {
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
        (_, _, Computed::Refused(Refusal::ColoursNotKnown)) => "check-refused-colours-not-known",
        (_, _, Computed::NoStep) => "check-no-step",
        (_, Outcome::PrintedRight, _) if finding.step.is_some() => "check-printed-step-right",
        (_, Outcome::PrintedWrong, _) if finding.step.is_some() => "check-printed-step-wrong",
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
    let sentence = match &finding.step {
        Some(path) => with_step(sentence, scenario, finding, path, language),
        None => sentence,
    };
    match finding.subject {
        Subject::TieBreak(code) => sentence.with("code", Arg::Text(code.to_string())),
        Subject::Rank | Subject::Adjusted(_) => sentence.with("code", Arg::Text(finding.subject.to_string())),
    }
}

/// A sentence on a step, with its words and its values as the step's unit has them.
fn with_step(sentence: Sentence, scenario: &Scenario, finding: &Finding, path: &str, language: &str) -> Sentence {
    let step = step_of(scenario, finding, path, language);
    let expected = match finding.expected {
        Expected::Number(number) => Some(number),
        Expected::Places(..) | Expected::Undefined => None,
    };
    let computed = match finding.computed {
        Computed::Value(value) => value,
        _ => None,
    };
    let (expected, computed) = (step_value(step.as_ref(), expected), step_value(step.as_ref(), computed));
    let teams = scenario.tournament.is_of_teams();
    let words = step.map_or_else(|| Arg::Text(path.to_owned()), |step| Arg::from(step.words.about(teams)));
    sentence.with("step", Arg::Text(path.to_owned())).with("words", words).with("expected", expected).with("computed", computed)
}

/// A step of the working of a finding's value; `None` where the working has no such step.
fn step_of(scenario: &Scenario, finding: &Finding, path: &str, language: &str) -> Option<StepLine> {
    let under = scenario.under.iter().find(|under| Some(&under.key) == finding.under.as_ref());
    let Regulations { reading, edition, .. } = under.map_or(&scenario.regulations, |under| &under.regulations);
    let cx = Context::new(&scenario.tournament, *reading);
    let standings = Standings::new(&cx, &scenario.list);
    let scene = Scene::new(&cx, edition, Some(&standings), language);
    let within = match finding.subject {
        Subject::TieBreak(code) => Some((code, finding.participant)),
        Subject::Rank | Subject::Adjusted(_) => None,
    };
    step(&scene, within, path).map(|view| view.step)
}

/// The value of a step for people.
fn step_value(step: Option<&StepLine>, value: Value) -> Arg {
    match (value, step) {
        (Some(value), Some(step)) => in_its_unit(step.kind, value),
        (Some(value), None) => Arg::from(value),
        (None, _) => Arg::Text("–".to_owned()),
    }
}

/// What decides between a participant whose rank is not as expected and whoever is expected in that place.
fn decided(scenario: &Scenario, verdict: &Verdict, finding: &Finding, path: &str, is_scenario: bool) -> Option<[Sentence; 2]> {
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
    let number = |row: &crate::standings::Row| scenario.tournament.participant(row.participant).number.to_string();
    // Files of other programs may have had their list from the command line.
    let why = if is_scenario || scenario.list.len() < 2 { say("check-why") } else { say("check-why-by-list") };
    let list: Vec<String> = scenario.list.iter().skip(1).map(ToString::to_string).collect();
    let why = why.with("path", Arg::Text(shell(path))).with("list", Arg::Text(list.join(",")));
    let why = why.with("one", Arg::Text(number(above))).with("two", Arg::Text(number(below)));
    let name = |row: &crate::standings::Row| Arg::Name(scenario.tournament.participant(row.participant).name.clone());
    let Some(position) = standings.separated_by(above.participant, below.participant) else {
        return Some([say("check-rank-level").with("name", name(above)).with("other", name(below)), why]);
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
    Some([sentence.with("value", value(above)).with("others", value(below)), why])
}

/// Which reading gives a wrong value, in sentences.
fn diagnosed(scenario: &Scenario, finding: &Finding, diagnosis: &Diagnosis) -> Vec<Sentence> {
    let expected = || expected_arg(finding.expected);
    let under = scenario.under.iter().find(|under| Some(&under.key) == finding.under.as_ref());
    let edition = under.map_or(scenario.regulations.edition, |under| under.regulations.edition);
    let Some(origin) = &diagnosis.origin else { return vec![say("check-diagnosis-none").with("expected", expected())] };
    let phrase = |swap: &Swap| comes_of(edition, *swap, &finding.articles).about(scenario.tournament.is_of_teams());
    let takes = |swap: &Swap| origin.edition.is_some_and(|other| other.reading.options().contains(&(swap.axis, swap.option)));
    let sentence = match (origin.edition, origin.swaps.as_slice()) {
        (Some(other), swaps) => {
            let key = match swaps {
                [] => "check-diagnosis-edition",
                [swap, ..] if takes(swap) => "check-diagnosis-edition-by",
                [..] => "check-diagnosis-edition-with",
            };
            let sentence = say(key).with("edition", Arg::Edition(other.id.clone()));
            swaps.first().map_or(sentence.clone(), |swap| sentence.with("reading", phrase(swap)))
        }
        (None, [first, second, ..]) => say("check-diagnosis-readings").with("reading", phrase(first)).with("second", phrase(second)),
        (None, swaps) => {
            let swap = swaps.first().expect("a reading differs from its regulations in some axis");
            say("check-diagnosis-reading").choosing("is", standing_id(swap.standing)).with("reading", phrase(swap))
        }
    };
    let mut sentences = vec![sentence.with("expected", expected())];
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
fn parted(scenario: &Scenario, finding: &Finding, parting: &Parting, language: &str) -> Sentence {
    let rounds = scenario.tournament.rounds_known();
    let of = |round: &'static str, encounter: &'static str, slot: usize| say(if rounds { round } else { encounter }).with("slot", slot + 1);
    let number = |value: Value| value.map_or(Arg::Text("–".to_owned()), Arg::from);
    match *parting {
        Parting::Contribution { slot, expected, computed } => {
            let sentence = of("check-parts-contribution-round", "check-parts-contribution-encounter", slot);
            sentence.with("expected", number(expected)).with("computed", number(computed))
        }
        Parting::Counted { opponent, expected, .. } => {
            let key = if expected { "check-parts-counted" } else { "check-parts-not-counted" };
            say(key).with("opponent", Arg::Name(scenario.tournament.participant(opponent).name.clone()))
        }
        Parting::Cut { slot, expected: false } => of("check-parts-cut-round", "check-parts-cut-encounter", slot),
        Parting::Cut { slot, expected: true } => of("check-parts-kept-round", "check-parts-kept-encounter", slot),
        Parting::Step { ref path, expected, computed: Some(computed) } => {
            let step = step_of(scenario, finding, path, language);
            let [expected, computed] = [expected, computed].map(|value| step_value(step.as_ref(), value));
            say("check-parts-step").with("step", Arg::Text(path.clone())).with("expected", expected).with("computed", computed)
        }
        Parting::Step { ref path, computed: None, .. } => say("check-parts-no-step").with("step", Arg::Text(path.clone())),
    }
}

/// An expected value in a sentence.
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

#[cfg(test)]
mod tests {
    use super::shell;

    #[test]
    fn paths_are_quoted_where_a_shell_would_act_on_them() {
        for (path, quoted) in [
            ("-", "-"),
            ("a/b-1.yaml", "a/b-1.yaml"),
            ("Ёлка.trf", "Ёлка.trf"),
            ("-p.yaml", "./-p.yaml"),
            ("my club's open.trf", "\"my club's open.trf\""),
            ("$(id) `id` 'x'.trf", "'$(id) `id` '\\''x'\\''.trf'"),
            ("a!b.trf", "'a!b.trf'"),
        ] {
            assert_eq!(shell(path), quoted);
        }
    }
}
