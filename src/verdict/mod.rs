//! Expected against computed: what a scenario's check finds.
//!
//! A mismatch is a result, not an error: the scenario expects one value, the rules give another, and where the scenario
//! states how its value comes about, the verdict names the first step at which the two part.

mod parting;

use std::collections::{BTreeSet, HashMap};

pub use parting::Parting;

use parting::parting;

use crate::Exact;
use crate::rules::{Concept, Edition, Reading};
use crate::scenario::{Derivation, Expectation, Expected, Published, Regulations, Scenario, Subject, Words};
use crate::standings::Standings;
use crate::tiebreak::{
    Code, Context, Method, Name, Refusal, adjusted_working, encounter_working, only_in_group, refusal_under, values, working,
};
use crate::tournament::{ParticipantId, Tournament};
use crate::working::{Kind, Path, Step, Steps, Value, adding, find};

/// What the rules give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Computed {
    /// A value; `None` is undefined.
    Value(Value),
    /// A place, or shared places: first and last.
    Places(u32, u32),
    /// The code cannot be computed for this tournament.
    Refused(Refusal),
    /// The working has no such step.
    NoStep,
}

impl Computed {
    /// Whether this is what was expected.
    pub fn is(self, expected: Expected) -> bool {
        match (self, expected) {
            (Computed::Value(Some(value)), Expected::Number(number)) => value == number,
            (Computed::Value(None), Expected::Undefined) => true,
            (Computed::Places(first, last), Expected::Places(a, b)) => (first, last) == (a, b),
            (Computed::Places(first, last), Expected::Number(number)) => first == last && number == Exact::from(first),
            _ => false,
        }
    }
}

/// How an expectation turned out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The value, and the derivation as far as stated, are as expected.
    Right,
    /// The value or its derivation is another.
    Wrong,
    /// A printed value known to be wrong is wrong.
    PrintedWrong,
    /// A printed value said to be wrong is right.
    PrintedRight,
}

impl Outcome {
    /// Whether the scenario passes with it.
    pub fn passes(self) -> bool {
        matches!(self, Outcome::Right | Outcome::PrintedWrong)
    }
}

/// One expectation with what the rules give for it.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The key of the `under` block that it stands in.
    pub under: Option<String>,
    /// Whose value.
    pub participant: ParticipantId,
    /// Of what.
    pub subject: Subject,
    /// The path of the step of its working that is printed, where it is not the value itself.
    pub step: Option<String>,
    /// The expected or printed value.
    pub expected: Expected,
    /// What the rules give.
    pub computed: Computed,
    /// How it turned out.
    pub outcome: Outcome,
    /// Where the derivations part, when the scenario states one and it is not ours.
    pub parting: Option<Parting>,
    /// The path of the working, or of the step at which the derivations part.
    pub path: Option<String>,
    /// The articles concerned, by number.
    pub articles: Vec<String>,
    /// Why a printed value is wrong, and where it is printed.
    pub printed: Option<(Words, Option<Words>)>,
    /// Where the file states it: bytes of the source.
    pub span: std::ops::Range<usize>,
}

/// What the check of one scenario found.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// One per expectation and printed value, in the order of the file.
    pub findings: Vec<Finding>,
    /// The computed standings.
    pub standings: Standings,
}

impl Verdict {
    /// Whether everything is as expected.
    pub fn passes(&self) -> bool {
        self.findings.iter().all(|finding| finding.outcome.passes())
    }

    /// How many findings turned out this way.
    pub fn count(&self, outcome: Outcome) -> usize {
        self.findings.iter().filter(|finding| finding.outcome == outcome).count()
    }
}

/// Checks every expectation of a scenario.
pub fn check(scenario: &Scenario) -> Verdict {
    let regulations = &scenario.regulations;
    let mut judge = Judge::new(&scenario.tournament, regulations.reading, regulations.edition, &scenario.list);
    let mut findings: Vec<Finding> = scenario.expectations.iter().map(|expectation| judge.expectation(None, expectation)).collect();
    findings.extend(scenario.published.iter().map(|published| judge.published(published)));
    for under in &scenario.under {
        let regulations = &under.regulations;
        let mut judge = Judge::new(&scenario.tournament, regulations.reading, regulations.edition, &scenario.list);
        findings.extend(under.expectations.iter().map(|expectation| judge.expectation(Some(&under.key), expectation)));
    }
    Verdict { findings, standings: judge.standings }
}

/// What the rules give for some subjects under regulations, in their order.
pub fn computed(tournament: &Tournament, regulations: &Regulations, list: &[Code], asked: &[(ParticipantId, Subject)]) -> Vec<Computed> {
    // Standings cost more than a value, and only ranks and the codes of groups look at them.
    let in_groups = |&(_, subject): &(ParticipantId, Subject)| match subject {
        Subject::Rank => true,
        Subject::Adjusted(_) => false,
        Subject::TieBreak(code) => matches!(code.name.entry().method, Method::Group),
    };
    let list = if asked.iter().any(in_groups) { list } else { &[] };
    let mut judge = Judge::new(tournament, regulations.reading, regulations.edition, list);
    asked.iter().map(|&(participant, subject)| judge.computed(participant, subject)).collect()
}

/// The articles that the working of a value cites: the numbers in the edition, with the ids of the concepts. A rank has
/// no working.
pub fn cited_articles(
    tournament: &Tournament,
    regulations: &Regulations,
    list: &[Code],
    participant: ParticipantId,
    subject: Subject,
) -> BTreeSet<(String, &'static str)> {
    let in_groups = matches!(subject, Subject::TieBreak(code) if matches!(code.name.entry().method, Method::Group));
    let mut judge = Judge::new(tournament, regulations.reading, regulations.edition, if in_groups { list } else { &[] });
    let mut concepts = BTreeSet::new();
    if let Some(step) = judge.working(participant, subject) {
        cited(&step, &mut concepts);
    }
    concepts.into_iter().map(|concept| (regulations.edition.number(concept).to_owned(), concept.id())).collect()
}

/// The concepts that the workings of a scenario's own expectations cite, printed values included.
pub fn concepts(scenario: &Scenario) -> BTreeSet<Concept> {
    let regulations = &scenario.regulations;
    let mut judge = Judge::new(&scenario.tournament, regulations.reading, regulations.edition, &scenario.list);
    let mut concepts = BTreeSet::from([Concept::OrderOfApplication]);
    let expected = scenario.expectations.iter().map(|expectation| (expectation.participant, expectation.subject));
    let printed = scenario.published.iter().map(|published| (published.participant, published.subject));
    for (participant, subject) in expected.chain(printed) {
        // A rank rests on every code of the list.
        let codes: Vec<Subject> = match subject {
            Subject::Rank => scenario.list.iter().copied().map(Subject::TieBreak).collect(),
            subject => vec![subject],
        };
        for subject in codes {
            if let Some(step) = judge.working(participant, subject) {
                cited(&step, &mut concepts);
            }
        }
    }
    if !regulations.changes.is_empty() {
        concepts.insert(Concept::EventMayDiffer);
    }
    concepts
}

/// Computes what expectations ask for under one reading, each column once.
struct Judge<'t> {
    cx: Context<'t>,
    edition: &'static Edition,
    standings: Standings,
    columns: HashMap<Code, Vec<Value>>,
    encounters: HashMap<Code, Standings>,
}

impl<'t> Judge<'t> {
    fn new(tournament: &'t Tournament, reading: Reading, edition: &'static Edition, list: &[Code]) -> Judge<'t> {
        let cx = Context::new(tournament, reading);
        let standings = Standings::new(&cx, list);
        Judge { cx, edition, standings, columns: HashMap::new(), encounters: HashMap::new() }
    }

    fn expectation(&mut self, under: Option<&str>, expectation: &Expectation) -> Finding {
        let Expectation { participant, subject, expected, derivation, span } = expectation;
        let computed = self.computed(*participant, *subject);
        let right = computed.is(*expected);
        let stated = *derivation != Derivation::default();
        let mut finding = Finding {
            under: under.map(str::to_owned),
            participant: *participant,
            subject: *subject,
            step: None,
            expected: *expected,
            computed,
            outcome: if right { Outcome::Right } else { Outcome::Wrong },
            parting: None,
            path: None,
            articles: Vec::new(),
            printed: None,
            span: span.clone(),
        };
        if right && !stated {
            return finding;
        }
        if let Some(step) = self.working(*participant, *subject) {
            finding.parting = parting(&step, derivation, self.cx.tournament());
            if finding.parting.is_some() {
                finding.outcome = Outcome::Wrong;
            }
            if !finding.outcome.passes() {
                self.concern(&mut finding, &step);
            }
        }
        finding
    }

    fn published(&mut self, published: &Published) -> Finding {
        let Published { participant, subject, step, printed, because, printed_in, span } = published;
        let working = self.working(*participant, *subject);
        let computed = match step {
            Some(path) => match working.as_ref().and_then(|working| find(working, path, self.cx.tournament())) {
                Some(found) => Computed::Value(found.step.value()),
                None => Computed::NoStep,
            },
            None => self.computed(*participant, *subject),
        };
        let outcome = match computed {
            Computed::NoStep => Outcome::Wrong,
            computed if computed.is(*printed) => Outcome::PrintedRight,
            _ => Outcome::PrintedWrong,
        };
        let mut finding = Finding {
            under: None,
            participant: *participant,
            subject: *subject,
            step: step.clone(),
            expected: *printed,
            computed,
            outcome,
            parting: None,
            path: None,
            articles: Vec::new(),
            printed: Some((because.clone(), printed_in.clone())),
            span: span.clone(),
        };
        if let Some(step) = working.filter(|_| !finding.outcome.passes()) {
            self.concern(&mut finding, &step);
        }
        finding
    }

    /// Notes which step and which articles a finding is about.
    fn concern(&self, finding: &mut Finding, step: &Step) {
        let tournament = self.cx.tournament();
        let named = match &finding.parting {
            Some(Parting::Step { path, .. }) => Some(path.as_str()),
            _ => finding.step.as_deref(),
        };
        let mut concepts = BTreeSet::new();
        if let Some(found) = named.and_then(|path| find(step, path, tournament)) {
            finding.path = Some(found.path.to_string());
            cited(found.step, &mut concepts);
            finding.articles = self.numbers(concepts);
            return;
        }
        let slot = match finding.parting {
            Some(Parting::Contribution { slot, .. } | Parting::Counted { slot, .. } | Parting::Cut { slot, .. }) => Some(slot),
            Some(Parting::Step { .. }) | None => None,
        };
        let adding = adding(step, tournament);
        let parted =
            adding.step.steps().find(|below| matches!(below.kind(), Kind::Contribution { slot: at, .. } if Some(usize::from(at)) == slot));
        let root = Path::root(step.kind(), tournament);
        finding.path = Some(parted.map_or(root, |below| adding.path.child(below.kind(), tournament)).to_string());
        match parted {
            Some(below) => {
                concepts.extend(step.cites());
                cited(below, &mut concepts);
                // What a cut takes is ordered by the step that shows the cut.
                for cut in adding.step.steps().filter(|below| matches!(below.kind(), Kind::Cut { .. })) {
                    concepts.extend(cut.cites());
                }
            }
            None => cited(step, &mut concepts),
        }
        finding.articles = self.numbers(concepts);
    }

    fn numbers(&self, concepts: BTreeSet<Concept>) -> Vec<String> {
        concepts.into_iter().map(|concept| self.edition.number(concept).to_owned()).collect()
    }

    fn computed(&mut self, participant: ParticipantId, subject: Subject) -> Computed {
        match subject {
            Subject::Rank => self.standings.row(participant).map_or(Computed::Value(None), |row| Computed::Places(row.rank, row.last)),
            Subject::Adjusted(score) => Computed::Value(Some(self.cx.counted_in(score).adjusted(participant))),
            Subject::TieBreak(code) => {
                let refused =
                    refusal_under(code, self.cx.tournament(), &self.cx.reading(), self.edition).filter(|refusal| !refusal.is_warning());
                if let Some(refusal) = refused {
                    return Computed::Refused(refusal);
                }
                if matches!(code.name.entry().method, Method::Group) {
                    return self.encounter_places(code, participant);
                }
                if matches!(code.name.entry().method, Method::InGroup { .. }) {
                    let columns = &self.standings_with(code).columns;
                    return Computed::Value(
                        columns.iter().find(|column| column.code == code).and_then(|column| column.values[participant.index()]),
                    );
                }
                let column = self.columns.entry(code).or_insert_with(|| values(&self.cx, code));
                Computed::Value(column[participant.index()])
            }
        }
    }

    /// The standings in which a code of groups is applied: the scenario's own where its list has the code, else after
    /// the points alone.
    fn standings_with(&mut self, code: Code) -> &Standings {
        if self.standings.columns.iter().any(|column| column.code == code) {
            return &self.standings;
        }
        self.encounters.entry(code).or_insert_with(|| Standings::new(&self.cx, &[Code::plain(Name::Pts), code]))
    }

    fn encounter_places(&mut self, code: Code, participant: ParticipantId) -> Computed {
        let standings = self.standings_with(code);
        let ties = standings.columns.iter().filter(|column| column.code == code).flat_map(|column| &column.ties);
        let Some(tie) = ties.into_iter().find(|tie| tie.members.contains(&participant)) else { return Computed::Value(None) };
        let mut first = 1;
        for subset in &tie.places {
            let last = first + subset.len() as u32 - 1;
            if subset.contains(&participant) {
                return Computed::Places(first, last);
            }
            first = last + 1;
        }
        Computed::Value(None)
    }

    fn working(&mut self, participant: ParticipantId, subject: Subject) -> Option<Step> {
        let steps = Steps::new();
        match subject {
            Subject::Rank => None,
            Subject::Adjusted(score) => Some(adjusted_working(self.cx.counted_in(score), &steps, participant).into_step()),
            Subject::TieBreak(code)
                if refusal_under(code, self.cx.tournament(), &self.cx.reading(), self.edition)
                    .is_some_and(|refusal| !refusal.is_warning()) =>
            {
                None
            }
            Subject::TieBreak(code) if only_in_group(&self.cx, code) => {
                let columns = self.standings_with(code).columns.iter().filter(|column| column.code == code);
                let tie = columns.flat_map(|column| &column.ties).find(|tie| tie.members.contains(&participant)).cloned();
                match tie {
                    Some(tie) => Some(encounter_working(&self.cx, &steps, code, &tie.members).node.into_step()),
                    None => working(&self.cx, &steps, code, participant).map(crate::working::Child::into_step),
                }
            }
            Subject::TieBreak(code) => working(&self.cx, &steps, code, participant).map(crate::working::Child::into_step),
        }
    }
}

/// Every concept cited in a working.
fn cited(step: &Step, concepts: &mut BTreeSet<Concept>) {
    concepts.extend(step.cites());
    for below in step.steps() {
        cited(below, concepts);
    }
}
