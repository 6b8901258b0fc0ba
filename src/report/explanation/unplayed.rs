//! All unplayed rounds of a Swiss in one place: for each participant who has any, the category and the dummy of each
//! round (16.2, 16.4), and what the participant counts for opponents (16.3).

use super::super::Scene;
use super::model::{Block, Item, Section};
use super::{opponents, own_rounds};
use crate::render::say;
use crate::rules::{Concept, UnplayedOpponents, UnplayedOwn};
use crate::tiebreak::{Code, Name, adjusted_working, working};
use crate::working::Steps;

/// One section per participant with unplayed rounds, in the order of the table; none in fixed pairings, where forfeits
/// are regular games (15.2).
pub fn unplayed_rounds(scene: &Scene<'_>) -> Vec<Section> {
    if !scene.is_swiss() {
        return Vec::new();
    }
    let steps = Steps::new();
    let own = match scene.cx.reading().unplayed_own {
        UnplayedOwn::Dummy => Concept::Dummy,
        UnplayedOwn::VirtualOpponent => Concept::VirtualOpponent,
    };
    let of_opponents = match scene.cx.reading().unplayed_opponents {
        UnplayedOpponents::Adjusted => Concept::AdjustedScore,
        UnplayedOpponents::AllDraws => Concept::OpponentsUnplayed,
    };
    let sections = scene.tournament().ids().filter_map(|id| {
        let buchholz = working(scene.cx, &steps, Code::plain(Name::Bh), id)?;
        let mut section = own_rounds::section(scene, buchholz.step(), id, false)?;
        section.title = say("unplayed-of").with("name", scene.name(id)).with("number", scene.pairing_number(id));
        section.cites = scene.numbers(&[own, of_opponents]);
        section.aside.clear();
        let adjusted = adjusted_working(scene.cx, &steps, id);
        let for_opponents: Item = opponents::item(scene, adjusted.step(), id, false);
        Some(section.block(Block::List { items: vec![for_opponents] }))
    });
    sections.collect()
}
