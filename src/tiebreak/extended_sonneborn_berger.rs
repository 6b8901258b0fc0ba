//! Extended Sonneborn-Berger (EMMSB, EMGSB, EGMSB, EGGSB, C.07 13.2): for every round the score of the opposing team
//! times the points scored against it.
//!
//! The first letter after E names the opponents' score, the second the points scored against them: M for match points,
//! G for game points. A team with 3 game points against one that has 7 match points adds 21 to its EMGSB:
//!
//! ```
//! # use halfpoint::Exact;
//! let [theirs, own] = [7, 3].map(Exact::from);
//! assert_eq!(theirs * own, Exact::from(21));
//! ```
//!
//! Unplayed rounds follow article 16 in the opponents' score; a cut takes the product of the opponent with the lowest
//! score of that kind (14.1.2).

use super::cut::Significance;
use super::{Code, Context, Name, sonneborn_berger};
use crate::rules::{Cites, Concept};
use crate::tournament::{ParticipantId, TeamScore};
use crate::working::Recorder;

/// The extended Sonneborn-Berger of a team, with cuts and `/P`.
pub(super) fn compute<R: Recorder>(cx: &Context<'_>, r: &R, code: Code, id: ParticipantId) -> R::Node {
    use TeamScore::{Game, Match};
    let (theirs, own, cites): (_, _, Cites) = match code.name {
        Name::Emgsb => (Match, Game, &[Concept::ExtendedSonnebornBerger, Concept::MatchByGame]),
        Name::Egmsb => (Game, Match, &[Concept::ExtendedSonnebornBerger, Concept::GameByMatch]),
        Name::Eggsb => (Game, Game, &[Concept::ExtendedSonnebornBerger, Concept::GameByGame]),
        _ => (Match, Match, &[Concept::ExtendedSonnebornBerger, Concept::MatchByMatch]),
    };
    let [opposing, scored] = [theirs, own].map(|score| cx.counted_in(Some(score)));
    sonneborn_berger::products([opposing, scored], r, code, id, Significance::OpponentTeamScore, cites)
}
