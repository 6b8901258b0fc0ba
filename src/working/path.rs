//! Stable names of steps: `KS/p3/r4` is what round 4 gives to the Koya of participant 3.

use std::collections::HashSet;
use std::fmt;

use super::{Child, Kind, Step};
use crate::tournament::{TeamScore, Tournament};

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
    let of = |score: Option<TeamScore>| score.map_or_else(String::new, |score| format!("{}-", score.abbreviation()));
    let drawn = |fore: bool| if fore { "fore-" } else { "" };
    match kind {
        Kind::TieBreak { code, participant } => format!("{}/p{}", code.to_string().replace('/', "-"), number(participant)),
        Kind::Contribution { slot: at, .. } | Kind::Awarded { slot: at } => slot(at),
        Kind::Addition { slot: at } => format!("added-{}", slot(at)),
        Kind::Score { participant, fore, score } => format!("{}{}score/p{}", of(score), drawn(fore), number(participant)),
        Kind::Adjusted { participant, fore, score } => format!("{}{}adjusted/p{}", of(score), drawn(fore), number(participant)),
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
        Kind::Limit { steps: 0, score } => format!("{}limit", of(score)),
        Kind::Limit { steps, score } => format!("{}limit{steps:+}", of(score)),
        Kind::LimitMoved => "moved".into(),
        Kind::Reaches => "reaches".into(),
        Kind::WithoutOwn => "without-own".into(),
        Kind::AgainstOwn => "against-own".into(),
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
        Kind::Ranking { code, lead } => format!("{}/group-p{}", code.to_string().replace('/', "-"), number(lead)),
        Kind::Stage { lead, depth } => format!("stage{depth}-p{}", number(lead)),
        Kind::OnScore { score } => score.abbreviation().into(),
        Kind::BoardTotal { participant, board, against: None } => format!("board{board}/p{}", number(participant)),
        Kind::BoardTotal { participant, board, against: Some(other) } => {
            format!("board{board}/p{}-p{}", number(participant), number(other))
        }
        Kind::OnBoards => "boards".into(),
        Kind::Board { board } => format!("board{board}"),
        Kind::BoardNumber => "board-number".into(),
        Kind::TopBoards { count } => format!("boards1-{count}"),
        Kind::Factor => "factor".into(),
        Kind::FactorQuotient => "factor-quotient".into(),
        Kind::RoundedFactor => "rounded-factor".into(),
        Kind::HighestScore => "highest".into(),
        Kind::LeastFactor => "least-factor".into(),
        Kind::Divided => "divided".into(),
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
