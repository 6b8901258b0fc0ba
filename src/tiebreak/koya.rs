//! Koya system for round robins (KS, C.07 9.2): the points scored against every participant who has at least half of
//! the maximum possible score.
//!
//! In a round robin of six the maximum is 5 points, the limit 2½. `/L+1` and `/L-1` move it by half points (14.5).
//!
//! ```
//! # use halfpoint::Exact;
//! let limit = Exact::HALF * Exact::from(5);
//! assert!("2½".parse::<Exact>().unwrap() >= limit);
//! assert!(Exact::from(2) < limit);
//! ```

use super::{Code, Context, unplayed};
use crate::Exact;
use crate::rules::{Cites, Concept, KoyaForfeits, KoyaMaximum, KoyaOwnResult, KoyaSteps, KoyaThreshold};
use crate::tournament::{Outcome, ParticipantId};
use crate::working::{Kind, Label, Operation, Reason, Recorder};

/// The Koya of a participant.
pub(super) fn compute<R: Recorder>(cx: &Context<'_>, r: &R, code: Code, id: ParticipantId) -> R::Node {
    let root = Kind::TieBreak { code, participant: id };
    let limit = limit_value(cx, code);
    let reaches = match cx.reading().koya_threshold {
        KoyaThreshold::AtLeastHalf => Operation::AtLeast,
        KoyaThreshold::AboveHalf => Operation::Above,
    };
    let contributions = cx.row(id).map(|(slot, outcome)| {
        let kind = Kind::Contribution { slot, opponent: outcome.opponent() };
        let nothing = |reason| r.given(Label::new(kind, &[Concept::Koya]).because(reason).left_out(), Some(Exact::ZERO));
        let opponent = match outcome {
            Outcome::Forfeited { .. } if cx.reading().koya_forfeits == KoyaForfeits::LeftOut => return nothing(Reason::NotOverBoard),
            Outcome::Played { opponent, .. } | Outcome::Forfeited { opponent, .. } => opponent,
            Outcome::FreeRound => return nothing(Reason::FreeRound),
            Outcome::NotYetPlayed { .. } => return nothing(Reason::NotYetPlayed),
            Outcome::Unknown => return r.given(Label::new(kind, &[]).because(Reason::GamesUnknown), None),
            _ => return nothing(Reason::NotOverBoard),
        };
        let points = r.given(Label::new(Kind::Awarded { slot }, &[]), Some(cx.tournament().awarded(id, usize::from(slot))));
        let score = unplayed::score(cx, r, false, opponent);
        let score = if cx.reading().koya_own_result == KoyaOwnResult::TakenFromOpponents {
            let against = r.given(Label::new(Kind::AgainstOwn, &[]), Some(cx.points_against(opponent, id)));
            r.derive(Label::new(Kind::WithoutOwn, &[Concept::Koya]), Operation::Difference, [score, against])
        } else {
            score
        };
        let counts = if reaches == Operation::Above { R::value(&score) > Some(limit) } else { R::value(&score) >= Some(limit) };
        let reached = r.derive(Label::new(Kind::Reaches, &[Concept::Koya]), reaches, [score, limit_step(cx, r, code)]);
        let forfeit = matches!(outcome, Outcome::Forfeited { .. }) && cx.tournament().system().has_fixed_pairings();
        let cites: Cites = if forfeit { &[Concept::Koya, Concept::FixedPairings] } else { &[Concept::Koya] };
        let reason = if counts { Reason::ReachesLimit } else { Reason::BelowLimit };
        r.derive(Label::new(kind, cites).because(reason).counted_if(counts), Operation::Product, [points, reached])
    });
    let cites: Cites = if code.limit == 0 { &[Concept::Koya] } else { &[Concept::Koya, Concept::Limit] };
    if cx.reading().koya_own_result != KoyaOwnResult::Added {
        return r.derive(Label::new(root, cites), Operation::Sum, contributions);
    }
    let own = cx.score(id);
    let counts = if reaches == Operation::Above { own > limit } else { own >= limit };
    let against = r.derive(Label::new(Kind::Sum, &[]), Operation::Sum, contributions);
    let own = counts.then(|| unplayed::score(cx, r, false, id));
    r.derive(Label::new(root, cites), Operation::Sum, std::iter::once(against).chain(own))
}

/// How many games make the maximum that the limit is half of.
fn games(cx: &Context<'_>) -> Exact {
    match cx.reading().koya_maximum {
        KoyaMaximum::OwnGames => possible_games(cx),
        KoyaMaximum::Rounds => count(cx.tournament().scheduled_rounds()),
    }
}

/// How many games a participant can be paired for: in a fixed schedule one against everybody else per cycle, whatever
/// the number of rounds; elsewhere one per round.
pub(super) fn possible_games(cx: &Context<'_>) -> Exact {
    let tournament = cx.tournament();
    if tournament.system().has_fixed_pairings() {
        count((tournament.participants().len() - 1) * tournament.system().cycles() as usize)
    } else {
        count(tournament.scheduled_rounds())
    }
}

fn count(games: usize) -> Exact {
    Exact::from(i64::try_from(games).expect("participants and rounds are limited in number"))
}

/// By how much the code moves the limit: by half points, or so far that score groups leave or join those who count.
fn moved(cx: &Context<'_>, code: Code) -> Exact {
    if code.limit == 0 {
        return Exact::ZERO;
    }
    if cx.reading().koya_steps == KoyaSteps::HalfPoints {
        return Exact::HALF * Exact::from(i32::from(code.limit));
    }
    let above = cx.reading().koya_threshold == KoyaThreshold::AboveHalf;
    let limit = unmoved(cx);
    let mut groups: Vec<Exact> = cx.tournament().ids().map(|id| cx.score(id)).collect();
    groups.sort_unstable();
    groups.dedup();
    let short = groups.iter().filter(|&&score| if above { score <= limit } else { score < limit }).count();
    let steps = usize::from(code.limit.unsigned_abs());
    let first = if code.limit > 0 { (short + steps).min(groups.len()) } else { short.saturating_sub(steps) };
    // The limit lies on the lowest group that counts; where a score must be above it, on the highest that does not.
    let there = if above {
        first.checked_sub(1).map_or(groups[0] - Exact::HALF, |at| groups[at])
    } else {
        groups.get(first).copied().unwrap_or(groups[groups.len() - 1] + Exact::HALF)
    };
    there - limit
}

fn unmoved(cx: &Context<'_>) -> Exact {
    cx.koya_limit(|| Exact::HALF * cx.tournament().scoring().win * games(cx))
}

fn limit_value(cx: &Context<'_>, code: Code) -> Exact {
    unmoved(cx) + moved(cx, code)
}

/// The limit: half of a win in every game that one can be paired for, moved as the code says.
fn limit_step<R: Recorder>(cx: &Context<'_>, r: &R, code: Code) -> R::Node {
    let kind = cx.limit_kind(code.limit);
    r.known(kind, Some(limit_value(cx, code)), || {
        let half = r.given(Label::new(Kind::Half, &[]), Some(Exact::HALF));
        let win = r.given(Label::new(Kind::Win, &[]), Some(cx.tournament().scoring().win));
        let games = r.given(Label::new(Kind::Games, &[]), Some(games(cx)));
        if code.limit == 0 {
            return r.derive(Label::new(kind, &[Concept::Koya]), Operation::Product, [half, win, games]);
        }
        let unmoved = r.derive(Label::new(cx.limit_kind(0), &[Concept::Koya]), Operation::Product, [half, win, games]);
        let moved = r.given(Label::new(Kind::LimitMoved, &[Concept::Limit]), Some(moved(cx, code)));
        r.derive(Label::new(kind, &[Concept::Koya, Concept::Limit]), Operation::Sum, [unmoved, moved])
    })
}
