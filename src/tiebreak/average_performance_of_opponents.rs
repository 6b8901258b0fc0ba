//! Average performance of opponents: of their tournament performance ratings (APRO, C.07 10.4) or of their perfect
//! tournament performances (APPO, 10.5), rounded to the nearest whole number, exactly half upwards.
//!
//! Opponents with performances of 1250, 1781, 2089 and 1969:
//!
//! ```
//! # use halfpoint::Exact;
//! let sum: Exact = [1250, 1781, 2089, 1969].map(Exact::from).into_iter().sum();
//! assert_eq!(sum.divided_by(4).to_string(), "1772¼");
//! assert_eq!(sum.divided_by(4).rounded_half_up(0), Exact::from(1772));
//! ```

use super::over_board::{Averaged, average};
use super::{Code, Context, Name, perfect_tournament_performance, tournament_performance_rating};
use crate::rules::{Cites, Concept};
use crate::tournament::ParticipantId;
use crate::working::{Kind, Reason, Recorder};

/// The average performance of the opponents of a participant; undefined when nobody was met over the board.
pub(super) fn compute<R: Recorder>(cx: &Context<'_>, r: &R, code: Code, id: ParticipantId) -> R::Node {
    let (of_opponents, cites): (Name, Cites) = if code.name == Name::Appo {
        (Name::Ptp, &[Concept::AveragePerfectPerformanceOfOpponents])
    } else {
        (Name::Tpr, &[Concept::AveragePerformanceOfOpponents])
    };
    let performance = Code::plain(of_opponents);
    let of = |opponent| {
        let shared = Kind::TieBreak { code: performance, participant: opponent };
        r.known(shared, cx.of_ratings(of_opponents, opponent), || match of_opponents {
            Name::Ptp => perfect_tournament_performance::compute(cx, r, performance, opponent),
            _ => tournament_performance_rating::compute(cx, r, performance, opponent),
        })
    };
    average(cx, r, code, id, &Averaged { cites, of, undefined: Reason::OpponentUndefined })
}
