//! Buchholz (BH, C.07 8.1) and fore Buchholz (FB, 8.3): the sum of the opponents' scores.
//!
//! Each round brings the adjusted score of the opponent (16.3), an unplayed round that of a dummy (16.4). With scores
//! 3, 1½, 3½ and 3½ of the opponents and a bye whose dummy is capped at 2½:
//!
//! ```
//! # use halfpoint::Exact;
//! let rounds = ["3", "2½", "1½", "3½", "3½"].map(|score| score.parse::<Exact>().unwrap());
//! assert_eq!(rounds.into_iter().sum::<Exact>(), Exact::from(14));
//! ```
//!
//! The fore Buchholz is the same sum after taking every paired game of the final round as drawn.

use super::cut::{self, Addend, Significance};
use super::unplayed::{self, Element};
use super::{Code, Context, Name};
use crate::Exact;
use crate::rules::{Cites, Concept};
use crate::tournament::ParticipantId;
use crate::working::{Kind, Label, Operation, Recorder};

/// The Buchholz or fore Buchholz of a participant, with cuts, medians and `/P`.
pub(super) fn compute<R: Recorder>(cx: &Context<'_>, r: &R, code: Code, id: ParticipantId) -> R::Node {
    let fore = code.name == Name::Fb;
    let cites: Cites = if fore { &[Concept::ForeBuchholz] } else { &[Concept::Buchholz] };
    let addends = cx.row(id).map(|(slot, outcome)| {
        let kind = Kind::Contribution { slot, opponent: outcome.opponent() };
        match unplayed::element(cx, r, fore, code.forfeits_played, id, usize::from(slot)) {
            Element::Opposition(opposition) => {
                let label = Label::new(kind, if opposition.reason.is_some() { opposition.cites } else { cites });
                Addend {
                    slot,
                    node: r.derive(label.because_of(opposition.reason), Operation::First, [opposition.node]),
                    contribution: opposition.value,
                    opponent_score: opposition.value,
                    points: Exact::ZERO,
                    voluntary: opposition.voluntary,
                    counts: true,
                }
            }
            Element::Nothing(reason) => Addend {
                slot,
                node: r.given(Label::new(kind, unplayed::leaving_out(reason, cites)).because(reason).left_out(), Some(Exact::ZERO)),
                contribution: None,
                opponent_score: None,
                points: Exact::ZERO,
                voluntary: false,
                counts: false,
            },
        }
    });
    cut::sum(
        r,
        code,
        Label::new(Kind::TieBreak { code, participant: id }, cites),
        cx.reading(),
        Significance::Contribution,
        addends.collect(),
    )
}
