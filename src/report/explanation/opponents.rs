//! What each opponent counts: adjusted scores with the category of every unplayed round (16.3).

use super::super::Scene;
use super::model::{Block, Item, Section};
use crate::Exact;
use crate::render::{Arg, Line, Sentence, Style, say};
use crate::rules::{Concept, ForeFinalRound, UnplayedOpponents};
use crate::tournament::{Outcome, ParticipantId};
use crate::working::{Category, Kind, Path, Reason, Step};

/// The first step of a kind below a step, shared steps included.
pub(super) fn step_of(root: &Step, kind: Kind) -> Option<&Step> {
    if root.kind() == kind {
        return Some(root);
    }
    root.steps().find_map(|child| step_of(child, kind))
}

/// The section on what these participants count when they are opponents.
pub(super) fn section(scene: &Scene<'_>, root: &Step, ids: &[ParticipantId], fore: bool, article: Concept) -> Option<Section> {
    if ids.is_empty() {
        return None;
    }
    if !scene.is_swiss() {
        let sentence = say("opponents-fixed-pairings").with("rule", scene.cite(Concept::FixedPairings));
        let section = Section::new("opponents", say("section-opponents"), scene.numbers(&[article, Concept::FixedPairings]));
        return Some(section.block(Block::text(sentence)));
    }
    let mut items = Vec::new();
    let mut plain = Vec::new();
    for &id in ids {
        match step_of(root, scene.cx.adjusted_kind(id, fore)) {
            Some(step)
                if step.steps().any(|round| is_unplayed(round.reason())) || scene.tournament().row(id).contains(&Outcome::Unknown) =>
            {
                items.push(item(scene, step, id, fore));
            }
            _ => plain.push(id),
        }
    }
    if !plain.is_empty() {
        let all = items.is_empty();
        let key = if all { "opponents-all-own-scores" } else { "opponents-own-scores" };
        let sentence = say(key).with("names", scene.names(plain.iter().copied())).with("count", plain.len());
        items.push(Item { id: None, sentences: vec![sentence], line: None });
    }
    let all_draws = scene.cx.reading().unplayed_opponents == UnplayedOpponents::AllDraws;
    let adjusted = if all_draws { Concept::OpponentsUnplayed } else { Concept::AdjustedScore };
    let section = Section::new("opponents", say("section-opponents"), scene.numbers(&[article, adjusted]));
    Some(section.block(Block::List { items }))
}

fn is_unplayed(reason: Option<Reason>) -> bool {
    matches!(reason, Some(Reason::Unplayed(_) | Reason::DrawForOpponents(_)))
}

/// One opponent with unplayed rounds.
pub(super) fn item(scene: &Scene<'_>, step: &Step, id: ParticipantId, fore: bool) -> Item {
    let path = Path::root(scene.cx.adjusted_kind(id, fore), scene.tournament());
    let all_draws = scene.cx.reading().unplayed_opponents == UnplayedOpponents::AllDraws;
    // Rounds of the same kind are told together, in the order of the first of them.
    let mut groups: Vec<(&'static str, Category, Vec<u16>, Exact)> = Vec::new();
    for round in step.steps() {
        let (Kind::Awarded { slot } | Kind::Addition { slot }) = round.kind() else { continue };
        let (Some(reason @ (Reason::Unplayed(category) | Reason::DrawForOpponents(category))), Some(points)) =
            (round.reason(), round.value())
        else {
            continue;
        };
        let key = if all_draws { "opponent-unplayed-drawn" } else { group_key(scene.outcome(id, slot), reason, category) };
        match groups.iter_mut().find(|group| group.0 == key && group.3 == points) {
            Some(group) => group.2.push(slot),
            None => groups.push((key, category, vec![slot], points)),
        }
    }
    let adjusted = step.value().unwrap_or_default();
    let score = if fore { fore_score(scene, id) } else { scene.cx.score(id) };
    let mut sentences: Vec<Sentence> = Vec::new();
    let changed = adjusted != score;
    let key = if changed { "opponent-counts-adjusted" } else { "opponent-counts-awarded" };
    sentences.push(say(key).with("name", scene.name(id)).with("adjusted", Arg::strong(adjusted)).with("score", score));
    sentences.extend(groups.iter().map(|(key, category, slots, points)| {
        let rule = match key.ends_with("-drawn") {
            true if all_draws => Concept::OpponentsUnplayed,
            true => Concept::AdjustedTrailingByes,
            false => Concept::AdjustedAsAwarded,
        };
        say(*key)
            .with("name", scene.name(id))
            .with("count", slots.len())
            .with("rounds", scene.rounds(slots))
            .with("first", scene.round(slots[0]))
            .with("points", *points)
            .with("draw", scene.tournament().scoring().draw)
            .with("category", scene.cite(category.concept()))
            .with("term", scene.cite(Concept::RequestedBye))
            .with("rule", scene.cite(rule))
    }));
    Item { id: Some(path.anchor()), sentences, line: Some(rounds_line(step, adjusted)) }
}

/// The slot that the fore Buchholz takes as drawn.
pub(super) fn drawn_slot(scene: &Scene<'_>) -> Option<usize> {
    let tournament = scene.tournament();
    let last = tournament.slots().checked_sub(1);
    last.filter(|_| tournament.is_complete() || scene.cx.reading().fore_final_round == ForeFinalRound::LastEntered)
}

/// Whether an outcome of that slot is taken as drawn: every pairing is.
pub(super) fn is_drawn(outcome: Outcome) -> bool {
    matches!(outcome, Outcome::Played { .. } | Outcome::Forfeited { .. } | Outcome::NotYetPlayed { .. })
}

/// The score of a participant with the final round taken as drawn.
pub(super) fn fore_score(scene: &Scene<'_>, id: ParticipantId) -> Exact {
    let tournament = scene.tournament();
    let score = tournament.score(id);
    let drawn = drawn_slot(scene).filter(|&slot| is_drawn(tournament.row(id)[slot]));
    drawn.map_or(score, |slot| score + tournament.scoring().draw - tournament.awarded(id, slot))
}

/// The points of each round, those that are not as awarded set as results.
fn rounds_line(step: &Step, adjusted: Exact) -> Line {
    let rounds = step.steps().map(|round| {
        let changed = matches!(round.reason(), Some(Reason::DrawForOpponents(_)));
        (round.value().unwrap_or_default(), if changed { Style::Strong } else { Style::Plain })
    });
    Line::of("+", rounds).equals(adjusted)
}

fn group_key(outcome: Outcome, reason: Reason, category: Category) -> &'static str {
    let drawn = matches!(reason, Reason::DrawForOpponents(_));
    match (category, outcome) {
        (Category::Bye, Outcome::FullPointBye) => "opponent-full-point-bye",
        (Category::Bye, _) => "opponent-pairing-allocated-bye",
        (Category::ForfeitWin, _) => "opponent-forfeit-win",
        (Category::RequestedBye, Outcome::HalfPointBye) => "opponent-half-point-bye",
        (Category::RequestedBye, _) => "opponent-zero-point-bye",
        (Category::ForfeitLoss, _) if drawn => "opponent-forfeit-loss-drawn",
        (Category::ForfeitLoss, _) => "opponent-forfeit-loss",
        (Category::TrailingBye, Outcome::Absent) if drawn => "opponent-withdrawn-drawn",
        (Category::TrailingBye, Outcome::HalfPointBye) if drawn => "opponent-trailing-half-point-bye-drawn",
        (Category::TrailingBye, _) if drawn => "opponent-trailing-zero-point-bye-drawn",
        (Category::TrailingBye, _) => "opponent-trailing-bye",
    }
}
