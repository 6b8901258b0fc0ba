//! Tournament performance rating (TPR, C.07 10.2): the average rating of opponents (10.1) plus the rating difference that
//! belongs to the fraction of points scored over the board (table 8.1.1 of the Rating Regulations).
//!
//! Both are rounded before they meet, the average to a whole number and the fraction to two decimals. Three points of
//! four against an average of 1888:
//!
//! ```
//! # use halfpoint::{Exact, rules::Table};
//! let fraction = Exact::from(3).divided_by(4).rounded_half_up(2);
//! let difference = Table::RatingDifference.look_up(fraction).unwrap();
//! assert_eq!(Exact::from(1888) + difference, Exact::from(2081));
//! ```

use super::over_board::{games, score_step};
use super::{Code, Context, Name, average_rating_of_opponents};
use crate::Exact;
use crate::rounding::Rounding;
use crate::rules::{Cites, Concept, FractionRounding, Table};
use crate::tournament::ParticipantId;
use crate::working::{Kind, Label, Operation, Reason, Recorder};

/// The tournament performance rating of a participant; undefined when nobody was met over the board.
pub(super) fn compute<R: Recorder>(cx: &Context<'_>, r: &R, code: Code, id: ParticipantId) -> R::Node {
    let cites: Cites = &[Concept::TournamentPerformanceRating];
    let of_opponents = Code::plain(Name::Aro);
    let shared = Kind::TieBreak { code: of_opponents, participant: id };
    let average = r.known(shared, cx.of_ratings(Name::Aro, id), || average_rating_of_opponents::compute(cx, r, of_opponents, id));
    let games = games(cx, id);
    let reason = match games {
        Some(0) => Some(Reason::NobodyMet),
        Some(_) => None,
        None => Some(Reason::GamesUnknown),
    };
    let count = Label::new(Kind::Count, &[]).because_of(games.is_none().then_some(Reason::GamesUnknown));
    let count = r.given(count, games.map(Exact::from));
    let fraction = r.derive(Label::new(Kind::Fraction, cites).because_of(reason), Operation::Quotient, [score_step(cx, r, id), count]);
    let rounding = match cx.reading().fraction_rounding {
        FractionRounding::HalfUp => Rounding::HalfUp,
        FractionRounding::HalfEven => Rounding::HalfEven,
        FractionRounding::Down => Rounding::Down,
    };
    let rounded = r.derive(Label::new(Kind::RoundedFraction, cites), Operation::Round { places: 2, rounding }, [fraction]);
    let cites_table: Cites = &[Concept::TournamentPerformanceRating, Concept::ScoreToRatingDifference];
    let difference = r.derive(Label::new(Kind::FromFraction, cites_table), Operation::Lookup(Table::RatingDifference), [rounded]);
    let root = Label::new(Kind::TieBreak { code, participant: id }, cites).because_of(reason);
    r.derive(root, Operation::Sum, [average, difference])
}
