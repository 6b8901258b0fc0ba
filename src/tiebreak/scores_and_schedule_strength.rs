//! Scores and schedule strength combination (SSSC, C.07 13.4): the secondary score of a team plus its Buchholz on the
//! primary score divided by a factor.
//!
//! The factor is the highest primary score that one can reach in the tournament divided by the highest secondary score
//! that one can reach in a match, rounded towards zero, or what the event fixes (`/K`). Over seven rounds with two match
//! points for a win and four boards it is 14 ÷ 4 rounded to 3. With 17½ game points and a Buchholz of 61:
//!
//! ```
//! # use halfpoint::Exact;
//! let game_points: Exact = "17½".parse()?;
//! assert_eq!((game_points + Exact::from(61).divided_by(3)).to_string(), "37⅚");
//! # Ok::<(), halfpoint::exact::ParseExactError>(())
//! ```
//!
//! The quotient is not rounded. A factor that rounds to nought is taken as 1.

use super::{Code, Context, Name, buchholz, koya, unplayed};
use crate::Exact;
use crate::rules::{Cites, Concept};
use crate::tournament::ParticipantId;
use crate::working::{Kind, Label, Operation, Reason, Recorder};

/// The combination for a team, with `/K`, `/F` and `/P`.
pub(super) fn compute<R: Recorder>(cx: &Context<'_>, r: &R, code: Code, id: ParticipantId) -> R::Node {
    let cites: Cites = &[Concept::ScoresAndScheduleStrength];
    let secondary = unplayed::score(cx.secondary(), r, false, id);
    let strength = Code { forfeits_played: code.forfeits_played, ..Code::plain(if code.fore { Name::Fb } else { Name::Bh }) };
    let strength = buchholz::compute(cx, r, strength, id);
    let divided = r.derive(Label::new(Kind::Divided, cites), Operation::Quotient, [strength, factor(cx, r, code)]);
    r.derive(Label::new(Kind::TieBreak { code, participant: id }, cites), Operation::Sum, [secondary, divided])
}

fn factor<R: Recorder>(cx: &Context<'_>, r: &R, code: Code) -> R::Node {
    let cites: Cites = &[Concept::ScoresAndScheduleStrength];
    if let Some(factor) = code.factor {
        return r.given(Label::new(Kind::Factor, cites).because(Reason::FactorFixed), Some(Exact::from(u32::from(factor))));
    }
    let win = r.given(Label::new(Kind::Win, &[]), Some(cx.tournament().scoring().win));
    let rounds = r.given(Label::new(Kind::Rounds, &[]), Some(koya::possible_games(cx)));
    let highest = r.derive(Label::new(Kind::HighestScore, cites), Operation::Product, [win, rounds]);
    let of_match = r.given(Label::new(Kind::Win, &[]), Some(cx.secondary().tournament().scoring().win));
    let quotient = r.derive(Label::new(Kind::FactorQuotient, cites), Operation::Quotient, [highest, of_match]);
    let rounded = r.derive(Label::new(Kind::RoundedFactor, cites), Operation::Truncate, [quotient]);
    if R::value(&rounded) >= Some(Exact::ONE) {
        return r.derive(Label::new(Kind::Factor, cites), Operation::First, [rounded]);
    }
    // Nothing can be divided by nought; 1 is the nearest factor that the rule can give.
    let least = r.given(Label::new(Kind::LeastFactor, cites), Some(Exact::ONE));
    r.derive(Label::new(Kind::Factor, cites).because(Reason::FactorOfNought), Operation::Greatest, [rounded, least])
}
