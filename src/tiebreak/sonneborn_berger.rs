//! Sonneborn-Berger (SB, C.07 9.1): the sum over the rounds of the opponent's score times the points scored in it.
//!
//! A win against an opponent with 3½, a draw with one on 1½ and a loss:
//!
//! ```
//! # use halfpoint::Exact;
//! let [win, draw] = ["3½", "1½"].map(|score| score.parse::<Exact>().unwrap());
//! assert_eq!(win * Exact::ONE + draw * Exact::HALF, "4¼".parse().unwrap());
//! ```
//!
//! In a Swiss the opponent's score is adjusted (16.3) and an unplayed round is played against a dummy (16.4). A cut
//! takes the product that belongs to the opponent with the lowest score, not the smallest product (14.1.1.d).

use super::cut::{self, Addend, Significance};
use super::unplayed::{self, Element};
use super::{Code, Context};
use crate::Exact;
use crate::rules::{Cites, Concept, SonnebornBergerDraws, SonnebornBergerUnplayed};
use crate::tournament::{GameResult, Outcome, ParticipantId};
use crate::working::{Kind, Label, Operation, Reason, Recorder};

/// The Sonneborn-Berger of a participant, with cuts and `/P`.
pub(super) fn compute<R: Recorder>(cx: &Context<'_>, r: &R, code: Code, id: ParticipantId) -> R::Node {
    products([cx, cx], r, code, id, Significance::OpponentScore, &[Concept::SonnebornBerger])
}

/// The sum of the opponents' scores in one context times the points scored in another: for players both are the same,
/// for teams they may be match points and game points.
pub(super) fn products<R: Recorder>(
    [opposing, scored]: [&Context<'_>; 2],
    r: &R,
    code: Code,
    id: ParticipantId,
    significance: Significance,
    cites: Cites,
) -> R::Node {
    let left_out = opposing.reading().sonneborn_berger_unplayed == SonnebornBergerUnplayed::LeftOut;
    let nothing = |slot, kind, reason| Addend {
        slot,
        node: r.given(Label::new(kind, unplayed::leaving_out(reason, cites)).because(reason).left_out(), Some(Exact::ZERO)),
        contribution: None,
        opponent_score: None,
        points: Exact::ZERO,
        voluntary: false,
        counts: false,
    };
    let addends = opposing.row(id).map(|(slot, outcome)| {
        let kind = Kind::Contribution { slot, opponent: outcome.opponent() };
        match unplayed::element(opposing, r, false, code.forfeits_played, id, usize::from(slot)) {
            Element::Opposition(opposition) if left_out && matches!(opposition.reason, Some(Reason::Unplayed(_))) => {
                nothing(slot, kind, Reason::NotOverBoard)
            }
            Element::Opposition(opposition) => {
                let awarded = scored.tournament().awarded(id, usize::from(slot));
                let whole = scored.reading().sonneborn_berger_draws == SonnebornBergerDraws::Whole
                    && matches!(outcome, Outcome::Played { result: GameResult::Draw, .. });
                let points = if whole {
                    r.given(Label::new(Kind::Win, &[]), Some(scored.tournament().scoring().win))
                } else {
                    r.given(Label::new(Kind::Awarded { slot }, &[]), Some(awarded))
                };
                let label = Label::new(kind, if opposition.reason.is_some() { opposition.cites } else { cites });
                let node = r.derive(label.because_of(opposition.reason), Operation::Product, [opposition.node, points]);
                Addend {
                    slot,
                    contribution: R::value(&node),
                    node,
                    opponent_score: opposition.value,
                    points: awarded,
                    voluntary: opposition.voluntary,
                    counts: true,
                }
            }
            Element::Nothing(reason) => nothing(slot, kind, reason),
        }
    });
    cut::sum(r, code, Label::new(Kind::TieBreak { code, participant: id }, cites), opposing.reading(), significance, addends.collect())
}
