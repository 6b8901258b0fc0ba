//! Average rating of opponents (ARO, C.07 10.1): the mean of the ratings of the opponents met over the board, rounded to
//! the nearest whole number, exactly half upwards.
//!
//! Against 1650, 1600, 2100 and 2200 the mean is 1887½:
//!
//! ```
//! # use halfpoint::Exact;
//! let sum: Exact = [1650, 1600, 2100, 2200].map(Exact::from).into_iter().sum();
//! assert_eq!(sum.divided_by(4).to_string(), "1887½");
//! assert_eq!(sum.divided_by(4).rounded_half_up(0), Exact::from(1888));
//! ```
//!
//! Cuts and medians leave out the lowest and the highest ratings (14.1.1.b); article 16.5 does not reach this code, for
//! no unplayed round is among its elements.

use super::over_board::{Averaged, average, rating_step};
use super::{Code, Context};
use crate::rules::Concept;
use crate::tournament::ParticipantId;
use crate::working::{Reason, Recorder};

/// The average rating of opponents of a participant; undefined when nobody was met, or when nobody is left after cuts.
pub(super) fn compute<R: Recorder>(cx: &Context<'_>, r: &R, code: Code, id: ParticipantId) -> R::Node {
    let averaged =
        Averaged { cites: &[Concept::AverageRatingOfOpponents], of: |opponent| rating_step(cx, r, opponent), undefined: Reason::Unrated };
    average(cx, r, code, id, &averaged)
}
