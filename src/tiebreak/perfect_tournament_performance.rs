//! Perfect tournament performance (PTP, C.07 10.3): the least whole rating of which the points made over the board are
//! expected, by table 8.1.2 of the Rating Regulations.
//!
//! The expectation of one game is the table's value for the difference of the two ratings, over its whole range. Against
//! 1700, 1950, 1850, 2050 and 2150 a rating of 2112 is expected to score 3½ points, and 2111 is not:
//!
//! ```
//! # use halfpoint::{Exact, rules::Table};
//! let expected = |rating: i64| -> Exact {
//!     let game = |opponent| Table::ExpectedScore.look_up(Exact::from(rating - opponent)).unwrap();
//!     [1700, 1950, 1850, 2050, 2150].map(game).into_iter().sum()
//! };
//! assert_eq!(expected(2112).to_string(), "3½");
//! assert_eq!(expected(2111).to_string(), "3.48");
//! ```
//!
//! No rating is the least of which no point is expected; a score of zero stands 800 points below the lowest opponent.
//! The working shows the table of expectations at the value and one point below, so that a reader sees that no lower
//! rating will do.

use super::over_board::{self, Encounter, encounter, opponents, rating_step, score_step};
use super::{Code, Context};
use crate::Exact;
use crate::rules::{Cites, Concept, PerfectPerformance, Table};
use crate::tournament::ParticipantId;
use crate::working::{Kind, Label, Operation, Reason, Recorder};

const CITES: Cites = &[Concept::PerfectTournamentPerformance];

/// How far below the lowest opponent a score of zero stands, in rating points.
const BELOW_LOWEST: i64 = 800;

/// The perfect tournament performance of a participant; undefined when nobody was met over the board.
pub(super) fn compute<R: Recorder>(cx: &Context<'_>, r: &R, code: Code, id: ParticipantId) -> R::Node {
    let root = Label::new(Kind::TieBreak { code, participant: id }, CITES);
    let score = score_step(cx, r, id);
    let ratings = opponents(cx, id).map(|opponent| rating_step(cx, r, opponent));
    match over_board::games(cx, id) {
        Some(0) => r.derive(root.because(Reason::NobodyMet), Operation::LeastRating, [score]),
        Some(_) if R::value(&score) == Some(Exact::ZERO) => {
            let lowest = r.derive(Label::new(Kind::LowestRating, CITES), Operation::Least, ratings);
            let below = r.given(Label::new(Kind::BelowLowest, CITES), Some(Exact::from(BELOW_LOWEST)));
            r.derive(root.because(Reason::ZeroScore), Operation::Difference, [lowest, below, score])
        }
        _ => {
            let children: Vec<R::Node> = std::iter::once(score).chain(ratings).collect();
            // The value is needed once more for the tables that show it.
            let highest = cx.reading().perfect_performance == PerfectPerformance::Highest;
            let all = over_board::score(cx, id) == over_board::games(cx, id).map(Exact::from);
            let find = if highest { Operation::GreatestRating } else { Operation::LeastRating };
            let shown = r.shown(|| found(cx, r, find, id)).flatten().into_iter().flat_map(|rating| {
                // Where everything was scored there is no highest, and the lowest is taken.
                let (here, beside, there) = if highest && !all {
                    (Reason::ScoreNotExceeded, rating + 1, Reason::ScoreExceeded)
                } else {
                    (Reason::ScoreReached, rating - 1, Reason::ScoreMissed)
                };
                [expectation(cx, r, id, rating, here), expectation(cx, r, id, beside, there)]
            });
            r.derive(root, find, children.into_iter().chain(shown))
        }
    }
}

/// The value by itself.
fn found<R: Recorder>(cx: &Context<'_>, r: &R, find: Operation, id: ParticipantId) -> Option<i64> {
    let parts = std::iter::once(score_step(cx, r, id)).chain(opponents(cx, id).map(|opponent| rating_step(cx, r, opponent)));
    let value = r.derive(Label::new(Kind::LowestRating, CITES), find, parts);
    R::value(&value).map(Exact::numerator)
}

/// The score that is expected of a rating, game by game.
fn expectation<R: Recorder>(cx: &Context<'_>, r: &R, id: ParticipantId, rating: i64, reason: Reason) -> R::Node {
    let games = cx.row(id).map(|(slot, outcome)| {
        let kind = Kind::Contribution { slot, opponent: outcome.opponent() };
        match encounter(cx, outcome) {
            Encounter::Met(opponent, _) => {
                let assumed = r.given(Label::new(Kind::Assumed, &[]), Some(Exact::from(rating)));
                let parts = [assumed, rating_step(cx, r, opponent)];
                let distance = r.derive(Label::new(Kind::Distance, CITES), Operation::Difference, parts);
                let label = Label::new(kind, &[Concept::PerfectTournamentPerformance, Concept::RatingDifferenceToScore]);
                let label = label.because_of(over_board::regular(outcome));
                r.derive(label, Operation::Lookup(Table::ExpectedScore), [distance])
            }
            Encounter::Not(reason, cites) => r.given(Label::new(kind, cites).because(reason).left_out(), Some(Exact::ZERO)),
            Encounter::Unknown => r.given(Label::new(kind, &[]).because(Reason::GamesUnknown), None),
        }
    });
    r.derive(Label::new(Kind::Expectation { rating }, CITES).because(reason).evidence(), Operation::Sum, games)
}
