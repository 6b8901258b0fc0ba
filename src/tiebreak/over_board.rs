//! What the tie-breaks on ratings have in common (C.07 10): the games over the board, the points made in them, the
//! ratings, and averages over the opponents met.
//!
//! Only games over the board count. Byes and forfeits leave no trace, and since 2026 forfeits do not with fixed pairings
//! either (15.2); before, the text could be read so that they do. A game won counts 1 and a game drawn ½ whatever the event awards, because the tables of the Rating
//! Regulations are about such results.

use super::cut::{self, Addend, Significance};
use super::{Code, Context};
use crate::Exact;
use crate::rounding::Rounding;
use crate::rules::{Cites, Concept, RatingRounding, RoundRobinForfeitRatings};
use crate::tournament::{Forfeit, GameResult, Outcome, ParticipantId, RatingUsed};
use crate::working::{Kind, Label, Operation, Reason, Recorder, Value};

/// What a round is to the tie-breaks on ratings.
#[derive(Clone, Copy, Debug)]
pub(super) enum Encounter {
    /// A game over the board, or with fixed pairings a forfeit that is read as one.
    Met(ParticipantId, GameResult),
    /// No game over the board.
    Not(Reason, Cites),
    /// Not known.
    Unknown,
}

/// What an outcome is to the tie-breaks on ratings.
pub(super) fn encounter(cx: &Context<'_>, outcome: Outcome) -> Encounter {
    match outcome {
        Outcome::Played { opponent, result, .. } => Encounter::Met(opponent, result),
        Outcome::Unknown => Encounter::Unknown,
        Outcome::Forfeited { opponent, forfeit, .. } if forfeits_count(cx) => {
            Encounter::Met(opponent, if forfeit == Forfeit::Win { GameResult::Win } else { GameResult::Loss })
        }
        Outcome::Forfeited { .. } if cx.tournament().system().has_fixed_pairings() => {
            Encounter::Not(Reason::ForfeitUnplayed, &[Concept::Ratings, Concept::FixedPairings])
        }
        Outcome::FreeRound => Encounter::Not(Reason::FreeRound, &[Concept::FixedPairings]),
        Outcome::NotYetPlayed { .. } => Encounter::Not(Reason::NotYetPlayed, &[Concept::Ratings]),
        _ => Encounter::Not(Reason::NotOverBoard, &[Concept::Ratings]),
    }
}

/// Whether forfeits are regular games here too.
fn forfeits_count(cx: &Context<'_>) -> bool {
    cx.tournament().system().has_fixed_pairings() && cx.reading().round_robin_forfeit_ratings == RoundRobinForfeitRatings::RegularGames
}

/// Why an outcome counts where that needs to be said.
pub(super) fn regular(outcome: Outcome) -> Option<Reason> {
    matches!(outcome, Outcome::Forfeited { .. }).then_some(Reason::RegularGame)
}

/// How many games a participant played over the board; `None` when a game is not known.
pub(super) fn games(cx: &Context<'_>, id: ParticipantId) -> Option<u32> {
    cx.row(id).try_fold(0, |games, (_, outcome)| match encounter(cx, outcome) {
        Encounter::Met(..) => Some(games + 1),
        Encounter::Not(..) => Some(games),
        Encounter::Unknown => None,
    })
}

/// The opponents met over the board, game by game.
pub(super) fn opponents(cx: &Context<'_>, id: ParticipantId) -> impl Iterator<Item = ParticipantId> {
    cx.row(id).filter_map(|(_, outcome)| match encounter(cx, outcome) {
        Encounter::Met(opponent, _) => Some(opponent),
        _ => None,
    })
}

/// What a result counts over the board.
fn standard(result: GameResult) -> Exact {
    match result {
        GameResult::Win => Exact::ONE,
        GameResult::Draw => Exact::HALF,
        GameResult::Loss => Exact::ZERO,
    }
}

/// The points that a participant made over the board; undefined when a game is not known.
pub(super) fn score(cx: &Context<'_>, id: ParticipantId) -> Value {
    cx.row(id).try_fold(Exact::ZERO, |score, (_, outcome)| match encounter(cx, outcome) {
        Encounter::Met(_, result) => Some(score + standard(result)),
        Encounter::Not(..) => Some(score),
        Encounter::Unknown => None,
    })
}

/// The step of the points made over the board.
pub(super) fn score_step<R: Recorder>(cx: &Context<'_>, r: &R, id: ParticipantId) -> R::Node {
    let kind = Kind::OverBoard { participant: id };
    r.known(kind, cx.over_board(id), || {
        let rounds = cx.row(id).map(|(slot, outcome)| {
            let kind = Kind::Awarded { slot };
            match encounter(cx, outcome) {
                Encounter::Met(_, result) => {
                    let points = standard(result);
                    let otherwise = cx.tournament().awarded(id, usize::from(slot)) != points;
                    let reason = regular(outcome).or(otherwise.then_some(Reason::StandardResult));
                    r.given(Label::new(kind, &[]).because_of(reason), Some(points))
                }
                Encounter::Not(reason, cites) => r.given(Label::new(kind, cites).because(reason).left_out(), Some(Exact::ZERO)),
                Encounter::Unknown => r.given(Label::new(kind, &[]).because(Reason::GamesUnknown), None),
            }
        });
        r.derive(Label::new(kind, &[Concept::Ratings]), Operation::Sum, rounds)
    })
}

/// The step of the rating that counts for a participant.
pub(super) fn rating_step<R: Recorder>(cx: &Context<'_>, r: &R, id: ParticipantId) -> R::Node {
    let kind = Kind::Rating { participant: id };
    let tournament = cx.tournament();
    let value = tournament.rating(id).map(Exact::from);
    r.known(kind, value, || {
        let participant = tournament.participant(id);
        let reason = match (participant.rating, tournament.rating_rules().used) {
            (None, _) if value.is_some() => Some(Reason::SubstituteRating),
            (None, _) => Some(Reason::Unrated),
            (Some(_), _) if participant.later_ratings.is_empty() => None,
            (Some(_), RatingUsed::First) => Some(Reason::FirstRating),
            (Some(_), RatingUsed::Last) => Some(Reason::LastRating),
        };
        let cites: Cites = if reason.is_some() { &[Concept::Ratings] } else { &[] };
        r.given(Label::new(kind, cites).because_of(reason), value)
    })
}

/// What is averaged over the opponents met.
pub(super) struct Averaged<F> {
    /// The articles.
    pub(super) cites: Cites,
    /// The step of an opponent.
    pub(super) of: F,
    /// Why it has no value when it has none.
    pub(super) undefined: Reason,
}

/// The average of what the opponents met over the board bring, each game counted, rounded to a whole number with half
/// rounded up.
pub(super) fn average<R: Recorder>(
    cx: &Context<'_>,
    r: &R,
    code: Code,
    id: ParticipantId,
    averaged: &Averaged<impl Fn(ParticipantId) -> R::Node>,
) -> R::Node {
    let cites = averaged.cites;
    let games = games(cx, id);
    let rounds = cx.row(id).filter_map(|(slot, outcome)| {
        let kind = Kind::Contribution { slot, opponent: outcome.opponent() };
        let addend = |node: R::Node, contribution, counts| {
            let (opponent_score, points) = (None, Exact::ZERO);
            Addend { slot, node, contribution, opponent_score, points, voluntary: false, counts }
        };
        match encounter(cx, outcome) {
            Encounter::Met(opponent, _) => {
                let node = (averaged.of)(opponent);
                let value = R::value(&node);
                let reason = value.is_none().then_some(averaged.undefined).or(regular(outcome));
                let label = Label::new(kind, if regular(outcome).is_some() { &[Concept::FixedPairings] } else { cites }).because_of(reason);
                Some(addend(r.derive(label, Operation::First, [node]), value, true))
            }
            Encounter::Not(reason, cites) => {
                let label = || Label::new(kind, cites).because(reason).left_out();
                r.shown(|| addend(r.given(label(), Some(Exact::ZERO)), None, false))
            }
            Encounter::Unknown => Some(addend(r.given(Label::new(kind, &[]).because(Reason::GamesUnknown), None), None, true)),
        }
    });
    let addends = rounds.collect();
    let sum = cut::sum(r, code, Label::new(Kind::Sum, &[]), cx.reading(), Significance::Rating, addends);
    let left = games.map(|games| games.saturating_sub(u32::from(code.cut.lowest() + code.cut.highest())));
    let reason = match (games, left) {
        (Some(0), _) => Some(Reason::NobodyMet),
        (_, Some(0)) => Some(Reason::NothingLeft),
        (None, _) => Some(Reason::GamesUnknown),
        _ => None,
    };
    let count = r.given(Label::new(Kind::Count, &[]).because_of(games.is_none().then_some(Reason::GamesUnknown)), left.map(Exact::from));
    let average = r.derive(Label::new(Kind::Average, cites).because_of(reason), Operation::Quotient, [sum, count]);
    let root = Label::new(Kind::TieBreak { code, participant: id }, cites).because_of(reason);
    let rounding = match cx.reading().rating_rounding {
        RatingRounding::HalfUp => Rounding::HalfUp,
        RatingRounding::HalfEven => Rounding::HalfEven,
        RatingRounding::Down => Rounding::Down,
    };
    r.derive(root, Operation::Round { places: 0, rounding }, [average])
}
