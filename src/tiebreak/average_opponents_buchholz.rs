//! Average of opponents' Buchholz (AOB, C.07 8.2): the mean of the Buchholz, or with `/F` the fore Buchholz, of the
//! opponents met over the board.
//!
//! Byes and forfeits bring nothing and are not counted among the opponents. The mean is exact:
//!
//! ```
//! # use halfpoint::Exact;
//! let sum: Exact = ["14½", "14", "12½", "12½"].map(|buchholz| buchholz.parse::<Exact>().unwrap()).into_iter().sum();
//! assert_eq!(sum.divided_by(4).to_string(), "13.375");
//! ```

use super::{Code, Context, Name, buchholz};
use crate::Exact;
use crate::rules::Concept;
use crate::tournament::ParticipantId;
use crate::working::{Kind, Label, Operation, Reason, Recorder};

/// The average of opponents' Buchholz of a participant; undefined when nobody was met over the board.
pub(super) fn compute<R: Recorder>(cx: &Context<'_>, r: &R, code: Code, id: ParticipantId) -> R::Node {
    let cites = &[Concept::AverageOpponentsBuchholz];
    let of_opponents = Code { score: code.score, ..Code::plain(if code.fore { Name::Fb } else { Name::Bh }) };
    let root = Kind::TieBreak { code, participant: id };
    let values = cx.buchholz(code.fore);
    if cx.tournament().has_unknown_games(id) {
        return r.given(Label::new(root, cites).because(Reason::GamesUnknown), None);
    }
    let met = cx.row(id).filter(|(_, outcome)| outcome.is_played()).count();
    if met == 0 {
        return r.given(Label::new(root, cites).because(Reason::NobodyMet), None);
    }
    let addends = cx.row(id).filter(|(_, outcome)| R::KEEPS || outcome.is_played()).map(|(slot, outcome)| {
        let kind = Kind::Contribution { slot, opponent: outcome.opponent() };
        match outcome.opponent().filter(|_| outcome.is_played()) {
            Some(opponent) => {
                let shared = Kind::TieBreak { code: of_opponents, participant: opponent };
                let node = r.known(shared, values[opponent.index()], || buchholz::compute(cx, r, of_opponents, opponent));
                let undefined = values[opponent.index()].is_none().then_some(Reason::OpponentUndefined);
                r.derive(Label::new(kind, cites).because_of(undefined), Operation::First, [node])
            }
            None => r.given(Label::new(kind, cites).because(Reason::NotOverBoard).left_out(), Some(Exact::ZERO)),
        }
    });
    let sum = r.derive(Label::new(Kind::Sum, &[]), Operation::Sum, addends);
    let met = i64::try_from(met).expect("rounds are limited in number");
    let count = r.given(Label::new(Kind::Count, &[]), Some(Exact::from(met)));
    r.derive(Label::new(root, cites), Operation::Quotient, [sum, count])
}
