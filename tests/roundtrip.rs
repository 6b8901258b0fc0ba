//! What is written is read again as it was.

mod generate;
mod shipped;

use std::path::PathBuf;
use std::sync::Arc;

use generate::teams::awarded_team_tournaments;
use generate::{Choices, cases, choices, tournaments, with_awarded};
use halfpoint::Exact;
use halfpoint::diagnostic::{Diagnostic, Paint, Severity, Source, render};
use halfpoint::locale::Locale;
use halfpoint::rules::{AXES, rules};
use halfpoint::scenario::{
    self, Derivation, Expectation, Expected, Published, Question, Regulations, Scenario, Subject, Under, Words, to_yaml,
};
use halfpoint::tiebreak::{Code, refusal};
use halfpoint::tournament::{Outcome, ParticipantId, Parts, Tournament};
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;
use shipped::scenario_files;

/// Everything that a file states, without the places in it.
fn facts(scenario: &Scenario) -> Vec<String> {
    let regulations = |of: &Regulations| format!("{} {:?} {:?}", of.edition.id, of.reading, of.changes);
    let expectation = |of: &Expectation| format!("{:?} {:?} {:?} {:?}", of.participant, of.subject, of.expected, of.derivation);
    let mut facts = vec![
        format!("{:?} {:?} {:?} {:?} {:?}", scenario.title, scenario.about, scenario.origin, scenario.tags, scenario.starts),
        regulations(&scenario.regulations),
        format!("{:?}", scenario.starts),
        format!("{:?}", scenario.tournament),
        format!("{:?} {:?} {:?}", scenario.list, scenario.spelled, scenario.questions),
    ];
    facts.extend(scenario.expectations.iter().map(expectation));
    facts.extend(
        scenario
            .published
            .iter()
            .map(|of| format!("{:?} {:?} {:?} {:?} {:?} {:?}", of.participant, of.subject, of.step, of.printed, of.because, of.printed_in)),
    );
    for under in &scenario.under {
        facts.push(format!("{} {}", under.key, regulations(&under.regulations)));
        facts.extend(under.expectations.iter().map(expectation));
    }
    facts
}

fn read(text: String) -> (Option<Scenario>, String) {
    let source = Arc::new(Source { path: "x.yaml".into(), text });
    let (scenario, diagnostics) = scenario::read(Arc::clone(&source));
    let errors = diagnostics.iter().filter(|diagnostic| diagnostic.severity == Severity::Error);
    let message = |diagnostic: &Diagnostic| render(diagnostic, &source, Locale::english(), Paint::Plain);
    (scenario, errors.map(message).collect::<Vec<_>>().join("\n"))
}

/// A text from pieces that YAML likes to misunderstand.
fn text(choices: &mut Choices) -> String {
    const PIECES: [&str; 24] = [
        "a", "Ёж", "½", " ", ": ", " #", "'", "\"", "\\", "- ", "[", "}", ", ", "*", "&", "!", "|", "no", "1e3", "\u{a0}", "日本", "%",
        "@", "~",
    ];
    let length = 1 + choices.below(6);
    (0..length).map(|_| PIECES[choices.below(PIECES.len())]).collect::<String>().trim().to_owned()
}

fn line(choices: &mut Choices) -> String {
    let text = text(choices);
    if text.is_empty() { "x".to_owned() } else { text }
}

/// A text of several lines.
fn paragraph(choices: &mut Choices) -> String {
    let text = (0..choices.below(4)).map(|_| text(choices)).collect::<Vec<_>>().join("\n").trim().to_owned();
    if text.is_empty() { "x".to_owned() } else { text }
}

/// A text, or one in some of the languages, in any order.
fn words(choices: &mut Choices, text: fn(&mut Choices) -> String) -> Words {
    if choices.one_in(2) {
        return Words::Once(text(choices));
    }
    let mut languages: Vec<&str> = Locale::languages().collect();
    let (first, most) = (choices.below(languages.len()), 1 + choices.below(languages.len()));
    languages.rotate_left(first);
    languages.truncate(most);
    Words::PerLanguage(languages.into_iter().map(|language| (language.to_owned(), text(choices))).collect())
}

fn number(choices: &mut Choices) -> Exact {
    let signs = [1, -1];
    let whole = i64::try_from(choices.below(200)).expect("small");
    let denominators = [1, 2, 4, 3, 5, 7, 8, 100, 128];
    Exact::new(signs[choices.below(2)] * whole, denominators[choices.below(denominators.len())])
}

const CODES: [&str; 19] = [
    "PTS", "DE", "WIN", "REP", "TPN/R", "SB", "SB/C1", "KS", "KS/L+1", "BH", "BH/C2", "BH/M1/P", "AOB/F", "FB", "PS/C1", "STD", "ARO/M1",
    "PTP", "RTNG/R",
];

/// A grid as a table shows it: no colours, the opponents in the order of the table, one cycle after the other. `None`
/// when some encounters are missing.
fn as_table(tournament: &Tournament) -> Option<Vec<Vec<Outcome>>> {
    let cycles = tournament.system().cycles() as usize;
    let without_colour = |outcome| match outcome {
        Outcome::Played { opponent, result, .. } => Outcome::Played { opponent, colour: None, result },
        Outcome::Forfeited { opponent, forfeit, .. } => Outcome::Forfeited { opponent, colour: None, forfeit },
        other => other,
    };
    let encounter = |own: ParticipantId, other: ParticipantId, cycle: usize| {
        let met = tournament.row(own).iter().filter(|outcome| outcome.opponent() == Some(other));
        met.copied().nth(cycle).map(without_colour)
    };
    let row = |own| -> Option<Vec<Outcome>> {
        let others = || tournament.ids().filter(move |&other| other != own);
        (0..cycles).flat_map(|cycle| others().map(move |other| encounter(own, other, cycle))).collect()
    };
    tournament.ids().map(row).collect()
}

/// The tournament with other names, each another one, and in a form that a file can have.
fn prepared(tournament: &Tournament, choices: &mut Choices) -> Option<Tournament> {
    let rows = || tournament.ids().map(|id| tournament.row(id).to_vec()).collect();
    let rows = if tournament.rounds_known() { rows() } else { as_table(tournament)? };
    let mut participants = tournament.participants().to_vec();
    for participant in &mut participants {
        participant.name = format!("{} {}", line(choices), participant.number).trim().to_owned();
    }
    let parts = Parts {
        system: tournament.system(),
        scoring: *tournament.scoring(),
        participants,
        rows,
        points: None,
        scheduled_rounds: tournament.scheduled_rounds(),
        rounds_known: tournament.rounds_known(),
        rating_rules: tournament.rating_rules(),
    };
    let tournament = Tournament::new(parts).expect("only the names and the order are others");
    Some(if choices.one_in(3) { with_awarded(&tournament, choices) } else { tournament })
}

struct Writer<'a> {
    choices: &'a mut Choices,
    tournament: &'a Tournament,
}

impl Writer<'_> {
    fn codes(&self, regulations: &Regulations) -> Vec<Code> {
        let codes = CODES.iter().map(|code| code.parse::<Code>().expect("a code"));
        codes.filter(|&code| refusal(code, self.tournament, &regulations.reading).is_none_or(|refusal| refusal.is_warning())).collect()
    }

    fn subject(&mut self, regulations: &Regulations) -> Subject {
        let codes = self.codes(regulations);
        match self.choices.below(4) {
            0 => Subject::Rank,
            1 => Subject::Adjusted(None),
            _ => Subject::TieBreak(codes[self.choices.below(codes.len())]),
        }
    }

    fn expected(&mut self, subject: Subject) -> Expected {
        let place = match subject {
            Subject::Rank => true,
            Subject::TieBreak(code) => code.to_string() == "DE",
            Subject::Adjusted(_) => false,
        };
        if place {
            let first = 1 + self.choices.below(self.tournament.participants().len());
            let last = first + self.choices.below(self.tournament.participants().len() + 1 - first);
            return Expected::Places(u32::try_from(first).expect("small"), u32::try_from(last).expect("small"));
        }
        if !matches!(subject, Subject::Adjusted(_)) && self.choices.one_in(8) {
            return Expected::Undefined;
        }
        Expected::Number(number(self.choices))
    }

    fn derivation(&mut self, subject: Subject, own: ParticipantId) -> Derivation {
        let Subject::TieBreak(code) = subject else { return Derivation::default() };
        let name = code.to_string();
        let mut derivation = Derivation::default();
        if name.starts_with("KS") && self.choices.one_in(2) {
            let mut opponents: Vec<ParticipantId> = self.tournament.row(own).iter().filter_map(|outcome| outcome.opponent()).collect();
            opponents.sort_unstable();
            opponents.dedup();
            derivation.counted = Some(opponents);
        }
        if !["DE", "TPN", "TPR", "RTNG"].iter().any(|without| name.starts_with(without)) && self.choices.one_in(2) {
            let contributions = (0..self.tournament.slots()).map(|_| (!self.choices.one_in(3)).then(|| number(self.choices)));
            derivation.contributions = Some(contributions.collect());
        }
        if code.cut.lowest() > 0 && self.choices.one_in(2) {
            derivation.cut = Some(vec![self.choices.below(self.tournament.slots())]);
        }
        for _ in 0..self.choices.below(3) {
            let path = format!("{}/p{}/r{}", name.replace('/', "-"), own.index() + 1, derivation.steps.len() + 1);
            let value = (!self.choices.one_in(4)).then(|| number(self.choices));
            derivation.steps.push((path, value));
        }
        derivation
    }

    fn expectations(&mut self, regulations: &Regulations) -> Vec<Expectation> {
        let mut expectations: Vec<Expectation> = Vec::new();
        for participant in self.tournament.ids() {
            for _ in 0..self.choices.below(3) {
                let subject = self.subject(regulations);
                if expectations.iter().any(|one| (one.participant, one.subject) == (participant, subject)) {
                    continue;
                }
                let expected = self.expected(subject);
                let derivation = self.derivation(subject, participant);
                expectations.push(Expectation { participant, subject, expected, derivation, span: 0..0 });
            }
        }
        expectations
    }

    fn regulations(&mut self, base: &Regulations) -> Regulations {
        let mut regulations = base.clone();
        let (axis, options) = AXES[self.choices.below(AXES.len())];
        let option = options[self.choices.below(options.len())];
        regulations.reading = regulations.reading.with(axis, option).expect("an option of the axis");
        regulations.changes.retain(|(changed, _)| *changed != axis);
        regulations.changes.push((axis, option));
        regulations
    }

    fn participant(&mut self) -> ParticipantId {
        ParticipantId::new(self.choices.below(self.tournament.participants().len()))
    }
}

fn scenario(tournament: &Tournament, choices: &mut Choices) -> Option<Scenario> {
    let tournament = prepared(tournament, choices)?;
    let mut writer = Writer { choices, tournament: &tournament };
    let plain = Regulations::of(rules().newest());
    let regulations = if writer.choices.one_in(2) { writer.regulations(&plain) } else { plain };
    let mut list = writer.codes(&regulations);
    list.truncate(1 + writer.choices.below(6));
    let expectations = writer.expectations(&regulations);
    let mut published = Vec::new();
    for _ in 0..writer.choices.below(3) {
        let (participant, subject) = (writer.participant(), writer.subject(&regulations));
        let step = (subject != Subject::Rank && writer.choices.one_in(3)).then(|| "BH/p1/r1/dummy".to_owned());
        let printed = match step {
            Some(_) => Expected::Number(number(writer.choices)),
            None => writer.expected(subject),
        };
        let expected = expectations.iter().any(|one| (one.participant, one.subject, one.expected) == (participant, subject, printed));
        if !expected {
            let (because, place) = (words(writer.choices, paragraph), words(writer.choices, line));
            let printed_in = writer.choices.one_in(2).then_some(place);
            published.push(Published { participant, subject, step, printed, because, printed_in, span: 0..0 });
        }
    }
    let mut under = Vec::new();
    if writer.choices.one_in(2) {
        let there = writer.regulations(&regulations);
        let (axis, option) = *there.changes.last().expect("a change");
        let expectations = writer.expectations(&there);
        under.push(Under { key: format!("{axis}={option}"), regulations: there, expectations });
    }
    let mut questions: Vec<Question> = Vec::new();
    for &code in list.iter().take(2) {
        questions.push(Question { ask: code, of: writer.participant() });
    }
    Some(Scenario {
        source: Arc::new(Source { path: PathBuf::new(), text: String::new() }),
        title: words(choices, line),
        about: choices.one_in(2).then(|| words(choices, paragraph)),
        origin: choices.one_in(2).then(|| line(choices)),
        tags: (0..choices.below(3)).map(|_| line(choices)).collect(),
        // Days of every edition, and one before the first.
        starts: [None, Some("2015-01-01"), Some("2023-10-01"), Some("2025-05-01"), Some("2026-03-01")][choices.below(5)].map(str::to_owned),
        regulations,
        tournament,
        spelled: list.iter().map(ToString::to_string).collect(),
        list,
        expectations,
        published,
        under,
        questions,
    })
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn reading_is_the_inverse_of_writing(tournament in tournaments(), mut choices in choices()) {
        prop_assume!(tournament.slots() > 0);
        let Some(scenario) = scenario(&tournament, &mut choices) else { return Ok(()) };
        let yaml = to_yaml(&scenario);
        let (again, errors) = read(yaml.clone());
        prop_assert_eq!(&errors, "", "{}", yaml);
        prop_assert_eq!(facts(&again.expect("no errors")), facts(&scenario), "{}", yaml);
    }
}

#[test]
fn the_shipped_scenarios_come_back() {
    for path in scenario_files("scenarios") {
        let (scenario, _) = read(std::fs::read_to_string(&path).unwrap());
        let Some(scenario) = scenario else { continue };
        let yaml = to_yaml(&scenario);
        let (again, errors) = read(yaml.clone());
        assert_eq!(errors, "", "{}\n{yaml}", path.display());
        assert_eq!(facts(&again.expect("no errors")), facts(&scenario), "{}\n{yaml}", path.display());
        assert_eq!(to_yaml(&read(yaml.clone()).0.expect("no errors")), yaml, "{}", path.display());
    }
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn teams_are_read_as_they_were_written(event in awarded_team_tournaments()) {
        prop_assume!(event.slots() > 0);
        let text = "title: x\ntournament:\n  system: team-swiss\n  boards: 1\n  teams:\n    - {no: 1, name: A, games: [pab]}\ntie-breaks: [MPTS]\n";
        let (scenario, errors) = read(text.to_owned());
        let mut scenario = scenario.ok_or(TestCaseError::fail(errors))?;
        scenario.tournament = event.0.clone();
        let written = to_yaml(&scenario);
        let (again, errors) = read(written.clone());
        prop_assert_eq!(&errors, "", "{}", written);
        prop_assert_eq!(&again.expect("a scenario without errors").tournament, &scenario.tournament, "{}", written);
    }
}
