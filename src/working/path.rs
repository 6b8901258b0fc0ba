//! Stable names of steps: `KS/p3/r4` is what round 4 gives to the Koya of participant 3.

use std::collections::HashSet;
use std::fmt;

use super::{Child, Kind, Step};
use crate::tournament::Tournament;

/// The name of a step.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Path(String);

impl Path {
    /// The name of the root of a working.
    pub fn root(kind: Kind, tournament: &Tournament) -> Path {
        Path(segment(kind, tournament))
    }

    /// The name of a step below this one.
    pub fn child(&self, kind: Kind, tournament: &Tournament) -> Path {
        Path(format!("{}/{}", self.0, segment(kind, tournament)))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name as an HTML id: no slashes.
    pub fn anchor(&self) -> String {
        self.0.replace('/', ".")
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// A step with its name.
#[derive(Clone, Debug)]
pub struct Located<'s> {
    /// The name.
    pub path: Path,
    /// The step.
    pub step: &'s Step,
}

/// The steps below a step, with their names. A shared step keeps the name of its own root wherever it is referred to.
pub fn locate<'s>(path: &Path, step: &'s Step, tournament: &Tournament) -> Vec<Located<'s>> {
    let name = |child: &'s Child| {
        let kind = child.step().kind();
        let path = if child.is_shared() { Path::root(kind, tournament) } else { path.child(kind, tournament) };
        Located { path, step: child.step() }
    };
    step.children().iter().map(name).collect()
}

/// The [adding](Step::adding) step of a working, with its name.
pub fn adding<'s>(root: &'s Step, tournament: &Tournament) -> Located<'s> {
    let mut located = Located { path: Path::root(root.kind(), tournament), step: root };
    let target = root.adding();
    while !std::ptr::eq(located.step, target) {
        let below = locate(&located.path, located.step, tournament);
        let Some(next) = below.into_iter().find(|below| below.step.leads_to_contributions()) else { break };
        located = next;
    }
    located
}

/// The step with this name in the working below `root`, shared steps included.
pub fn find<'s>(root: &'s Step, name: &str, tournament: &Tournament) -> Option<Located<'s>> {
    let mut open = vec![Located { path: Path::root(root.kind(), tournament), step: root }];
    let mut seen = HashSet::new();
    while let Some(located) = open.pop() {
        if located.path.as_str() == name {
            return Some(located);
        }
        if seen.insert(located.path.clone()) {
            open.extend(locate(&located.path, located.step, tournament));
        }
    }
    None
}

fn segment(kind: Kind, tournament: &Tournament) -> String {
    let slot = |slot: u16| format!("{}{}", if tournament.rounds_known() { 'r' } else { 'g' }, slot + 1);
    let number = |id| tournament.participant(id).number;
    match kind {
        Kind::TieBreak { code, participant } => format!("{}/p{}", code.to_string().replace('/', "-"), number(participant)),
        Kind::Contribution { slot: at, .. } | Kind::Awarded { slot: at } => slot(at),
        Kind::Addition { slot: at } => format!("added-{}", slot(at)),
        Kind::Score { participant, fore: false } => format!("score/p{}", number(participant)),
        Kind::Score { participant, fore: true } => format!("fore-score/p{}", number(participant)),
        Kind::Adjusted { participant, fore: false } => format!("adjusted/p{}", number(participant)),
        Kind::Adjusted { participant, fore: true } => format!("fore-adjusted/p{}", number(participant)),
        Kind::Stated => "stated".into(),
        Kind::Dummy => "dummy".into(),
        Kind::VirtualOpponent => "virtual-opponent".into(),
        Kind::Complement => "complement".into(),
        Kind::LaterDraws => "later-draws".into(),
        Kind::OpponentCap => "opponent-cap".into(),
        Kind::DrawsCap => "draws-cap".into(),
        Kind::Draw => "draw".into(),
        Kind::Win => "win".into(),
        Kind::Rounds => "rounds".into(),
        Kind::Games => "games".into(),
        Kind::Half => "half".into(),
        Kind::Limit { steps: 0 } => "limit".into(),
        Kind::Limit { steps } => format!("limit{steps:+}"),
        Kind::LimitMoved => "moved".into(),
        Kind::Reaches => "reaches".into(),
        Kind::Before => "before".into(),
        Kind::Running => "running".into(),
        Kind::Cut { order, .. } => format!("cut{order}"),
        Kind::Candidate { slot: at, voluntary: true } => format!("voluntary-{}", slot(at)),
        Kind::Candidate { slot: at, voluntary: false } => format!("least-{}", slot(at)),
        Kind::Sum => "sum".into(),
        Kind::Count => "count".into(),
        Kind::Table { lead, depth: 0 } => format!("DE/group-p{}", number(lead)),
        Kind::Table { lead, depth } => format!("table{depth}-p{}", number(lead)),
        Kind::Encounters { participant } => format!("p{}", number(participant)),
        Kind::Certain => "certain".into(),
        Kind::Reachable => "reachable".into(),
        Kind::Missing => "missing".into(),
        Kind::PairingNumber => "number".into(),
        Kind::Rating { participant } => format!("rating/p{}", number(participant)),
        Kind::OverBoard { participant } => format!("over-board/p{}", number(participant)),
        Kind::Average => "average".into(),
        Kind::Fraction => "fraction".into(),
        Kind::RoundedFraction => "rounded".into(),
        Kind::FromFraction => "dp".into(),
        Kind::LowestRating => "lowest".into(),
        Kind::BelowLowest => "below".into(),
        Kind::Expectation { rating } => format!("at-{rating}"),
        Kind::Distance => "distance".into(),
        Kind::Assumed => "assumed".into(),
    }
}
