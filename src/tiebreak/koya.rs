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
use crate::rules::{Cites, Concept, KoyaMaximum, KoyaThreshold};
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
            Outcome::Played { opponent, .. } | Outcome::Forfeited { opponent, .. } => opponent,
            Outcome::FreeRound => return nothing(Reason::FreeRound),
            Outcome::NotYetPlayed { .. } => return nothing(Reason::NotYetPlayed),
            Outcome::Unknown => return r.given(Label::new(kind, &[]).because(Reason::GamesUnknown), None),
            _ => return nothing(Reason::NotOverBoard),
        };
        let score = cx.score(opponent);
        let counts = if reaches == Operation::Above { score > limit } else { score >= limit };
        let points = r.given(Label::new(Kind::Awarded { slot }, &[]), Some(cx.tournament().awarded(id, usize::from(slot))));
        let compared = [unplayed::score(cx, r, false, opponent), limit_step(cx, r, code)];
        let reached = r.derive(Label::new(Kind::Reaches, &[Concept::Koya]), reaches, compared);
        let forfeit = matches!(outcome, Outcome::Forfeited { .. }) && cx.tournament().system().has_fixed_pairings();
        let cites: Cites = if forfeit { &[Concept::Koya, Concept::FixedPairings] } else { &[Concept::Koya] };
        let reason = if counts { Reason::ReachesLimit } else { Reason::BelowLimit };
        r.derive(Label::new(kind, cites).because(reason).counted_if(counts), Operation::Product, [points, reached])
    });
    let cites: Cites = if code.limit == 0 { &[Concept::Koya] } else { &[Concept::Koya, Concept::Limit] };
    r.derive(Label::new(root, cites), Operation::Sum, contributions)
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

fn moved(code: Code) -> Exact {
    Exact::HALF * Exact::from(i32::from(code.limit))
}

fn limit_value(cx: &Context<'_>, code: Code) -> Exact {
    cx.koya_limit(|| Exact::HALF * cx.tournament().scoring().win * games(cx)) + moved(code)
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
        let moved = r.given(Label::new(Kind::LimitMoved, &[Concept::Limit]), Some(moved(code)));
        r.derive(Label::new(kind, &[Concept::Koya, Concept::Limit]), Operation::Sum, [unmoved, moved])
    })
}
