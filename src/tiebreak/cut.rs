//! Cuts and medians: articles 14.1 to 14.4 with the exception of 16.5.

use super::Code;
use crate::Exact;
use crate::rules::{Cites, Concept, CutOrder, Reading, SonnebornBergerCut};
use crate::tournament::ParticipantId;
use crate::working::{Kind, Label, Operation, Reason, Recorder, Value};

/// One addend of a sum that may be cut.
#[derive(Debug)]
pub(super) struct Addend<N> {
    /// The slot it comes from.
    pub(super) slot: u16,
    /// The step.
    pub(super) node: N,
    /// The value of the step.
    pub(super) contribution: Value,
    /// The opponent's score, by which Sonneborn-Berger is cut.
    pub(super) opponent_score: Value,
    /// The awarded points.
    pub(super) points: Exact,
    /// Whether it comes from a voluntary unplayed round.
    pub(super) voluntary: bool,
    /// Whether it is an element of the sum at all.
    pub(super) counts: bool,
}

/// By what the least and the most significant value are found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Significance {
    /// By the contribution itself (14.1.1.a).
    Contribution,
    /// By the opponent's score, among equals by the product (14.1.1.d).
    OpponentScore,
    /// The same for teams, by the score that the opponents count with (14.1.2).
    OpponentTeamScore,
    /// By the opponent's rating (14.1.1.b).
    Rating,
}

/// The sum of the addends less what the code cuts.
pub(super) fn sum<R: Recorder>(
    r: &R,
    code: Code,
    label: Label,
    reading: Reading,
    significance: Significance,
    addends: Vec<Addend<R::Node>>,
) -> R::Node {
    let cuts = (code.cut.lowest() + code.cut.highest()) as usize;
    if cuts == 0 || addends.iter().any(|addend| addend.counts && addend.contribution.is_none()) {
        return r.derive(label, Operation::Sum, addends.into_iter().map(|addend| addend.node));
    }
    let mut left: Vec<usize> = (0..addends.len()).filter(|&at| addends[at].counts).collect();
    let mut shown = Vec::new();
    let mut cut = Vec::with_capacity(cuts);
    for order in 1..=code.cut.lowest() {
        let Some(choice) = choose_least(&addends, &left, reading, significance) else { break };
        left.retain(|&at| at != choice.cut);
        cut.push(choice.cut);
        shown.extend(r.shown(|| show(r, code, order, &addends, choice, significance)));
    }
    for order in 1..=code.cut.highest() {
        let Some(most) = left.iter().copied().max_by_key(|&at| (key(&addends[at], reading, significance), std::cmp::Reverse(at))) else {
            break;
        };
        left.retain(|&at| at != most);
        cut.push(most);
        let choice = Choice { cut: most, least: most, voluntary: None, reason: Reason::MostSignificant };
        shown.extend(r.shown(|| show(r, code, code.cut.lowest() + order, &addends, choice, significance)));
    }
    let nodes = addends.into_iter().enumerate().map(|(at, addend)| if cut.contains(&at) { R::cut(addend.node) } else { addend.node });
    r.derive(label, Operation::Sum, nodes.chain(shown))
}

/// What goes, and what it was weighed against.
#[derive(Clone, Copy, Debug)]
struct Choice {
    cut: usize,
    least: usize,
    voluntary: Option<usize>,
    reason: Reason,
}

fn choose_least<N>(addends: &[Addend<N>], left: &[usize], reading: Reading, significance: Significance) -> Option<Choice> {
    let least = left.iter().copied().min_by_key(|&at| key(&addends[at], reading, significance))?;
    // Article 16.5 weighs the contribution of the voluntary unplayed round, which in Sonneborn-Berger is the product. Of
    // equal products that of the lowest dummy goes, as in 14.1.1.d: the order of the rounds must not decide.
    let lowest = |&at: &usize| (addends[at].contribution, addends[at].opponent_score);
    let voluntary = left.iter().copied().filter(|&at| addends[at].voluntary).min_by_key(lowest);
    let (cut, reason) = match voluntary {
        _ if reading.cut_order == CutOrder::PlainLowest => (least, Reason::LeastSignificant),
        None => (least, Reason::LeastSignificant),
        Some(voluntary) if voluntary == least => (least, Reason::VoluntaryIsLeast),
        Some(voluntary) if addends[voluntary].contribution >= addends[least].contribution => (voluntary, Reason::VoluntaryInstead),
        Some(_) => (least, Reason::VoluntaryLower),
    };
    Some(Choice { cut, least, voluntary, reason })
}

/// What orders the addends from the least significant to the most significant.
fn key<N>(addend: &Addend<N>, reading: Reading, significance: Significance) -> (Value, Value) {
    let contribution = addend.contribution;
    match (significance, reading.sonneborn_berger_cut) {
        (Significance::Contribution | Significance::Rating, _) | (_, SonnebornBergerCut::LowestProduct) => (contribution, None),
        (_, SonnebornBergerCut::LowestOpponent) => (addend.opponent_score, contribution),
        (_, SonnebornBergerCut::WorstResult) => (addend.opponent_score, Some(addend.points)),
    }
}

/// The step that shows one cut: what goes first, then what it was weighed against.
fn show<R: Recorder>(r: &R, code: Code, order: u8, addends: &[Addend<R::Node>], choice: Choice, significance: Significance) -> R::Node {
    let candidate = |at: usize, voluntary: bool| {
        let kind = Kind::Candidate { slot: addends[at].slot, voluntary };
        r.given(Label::new(kind, &[]), addends[at].contribution)
    };
    let weighed = choice.voluntary.filter(|&voluntary| voluntary != choice.least);
    let (first, second) = match weighed {
        Some(voluntary) if choice.cut == voluntary => (candidate(voluntary, true), Some(candidate(choice.least, false))),
        Some(voluntary) => (candidate(choice.least, false), Some(candidate(voluntary, true))),
        None => (candidate(choice.cut, choice.voluntary.is_some()), None),
    };
    let cites = cites(code, order, choice.reason, significance);
    let kind = Kind::Cut { order, slot: addends[choice.cut].slot };
    r.derive(Label::new(kind, cites).because(choice.reason).evidence(), Operation::First, std::iter::once(first).chain(second))
}

fn cites(code: Code, order: u8, reason: Reason, significance: Significance) -> Cites {
    use crate::tiebreak::Cut;
    use Concept::*;
    // The article on the cut, then the one on what is least significant in this tie-break.
    macro_rules! of {
        ($($concept:ident),*; $($more:ident),*) => {
            match significance {
                Significance::Contribution => &[$($concept,)* Cut1Buchholz $(, $more)*],
                Significance::OpponentScore => &[$($concept,)* Cut1SonnebornBerger $(, $more)*],
                Significance::Rating => &[$($concept,)* Cut1AverageRating $(, $more)*],
                Significance::OpponentTeamScore => &[$($concept,)* Cut1ExtendedSonnebornBerger $(, $more)*],
            }
        };
    }
    match (reason, code.cut, order) {
        (Reason::MostSignificant, Cut::Median(2), _) => &[Median2],
        (Reason::MostSignificant, ..) => &[Median1],
        (Reason::FirstRound, Cut::Lowest(2), _) => &[Cut2, Cut1ProgressiveScore],
        (Reason::FirstRound, ..) => &[Cut1, Cut1ProgressiveScore],
        (Reason::LeastSignificant, Cut::Lowest(2), _) => of!(Cut2;),
        (Reason::LeastSignificant, Cut::Median(1), _) => of!(Median1;),
        (Reason::LeastSignificant, Cut::Median(_), _) => of!(Median2;),
        (Reason::LeastSignificant, ..) => of!(Cut1;),
        (_, _, 1) => of!(; CutException, CutExceptionOnce),
        (_, _, _) => of!(; CutException, CutExceptionRepeat),
    }
}

/// The progressive score as the sum of the running scores less those of the first rounds that the code cuts
/// (14.1.1.c); article 16.5 does not reach it.
pub(super) fn sum_from_first<R: Recorder>(r: &R, code: Code, participant: ParticipantId, cites: Cites, running: Vec<R::Node>) -> R::Node {
    let cuts = code.cut.lowest();
    let shown: Vec<R::Node> = (1..=cuts)
        .zip(&running)
        .filter_map(|(order, node)| {
            r.shown(|| {
                let slot = u16::from(order - 1);
                let unknown = R::value(node).is_none().then_some(Reason::GamesUnknown);
                let candidate = Label::new(Kind::Candidate { slot, voluntary: false }, &[]).because_of(unknown);
                let candidate = r.given(candidate, R::value(node));
                let cites = self::cites(code, order, Reason::FirstRound, Significance::Contribution);
                let label = Label::new(Kind::Cut { order, slot }, cites).because(Reason::FirstRound).evidence();
                r.derive(label, Operation::First, [candidate])
            })
        })
        .collect();
    let nodes = running.into_iter().enumerate().map(|(at, node)| if at < usize::from(cuts) { R::cut(node) } else { node });
    r.derive(Label::new(Kind::TieBreak { code, participant }, cites), Operation::Sum, nodes.chain(shown))
}
