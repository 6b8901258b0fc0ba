//! What each opponent counts: adjusted scores with the category of every unplayed round (16.3).

use super::super::Scene;
use super::model::{Block, Item, Section};
use crate::Exact;
use crate::render::{Arg, Line, Sentence, Style, say};
use crate::rules::{Concept, ForeFinalRound, UnplayedOpponents};
use crate::tournament::{Forfeit, GameResult, Outcome, ParticipantId};
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
    let drawn = drawn_slot(scene).filter(|_| fore);
    if !scene.is_swiss() {
        let key = if drawn.is_some() { "opponents-fixed-pairings-fore" } else { "opponents-fixed-pairings" };
        let mut sentence = say(key).with("rule", scene.cite(Concept::FixedPairings));
        if drawn.is_some() {
            sentence = sentence.with("fore-rule", scene.cite(Concept::ForeBuchholz));
        }
        let section = Section::new("opponents", say("section-opponents"), scene.numbers(&[article, Concept::FixedPairings]));
        return Some(section.block(Block::text(sentence)));
    }
    let mut items = Vec::new();
    // Those of whom nothing is to be told but why the score counts as it stands: all was played, the final round was
    // drawn over the board, the games are not known.
    let (mut plain, mut drew, mut stated, mut hidden) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for &id in ids {
        match step_of(root, scene.cx.adjusted_kind(id, fore)) {
            Some(step) if step.value().is_none() => hidden.push(id),
            Some(step) if step.steps().any(|round| is_told(round.reason())) => items.push(item(scene, step, id, fore)),
            _ if scene.tournament().row(id).contains(&Outcome::Unknown) => stated.push(id),
            _ if drawn.is_some() => drew.push(id),
            _ => plain.push(id),
        }
    }
    let all = items.is_empty();
    for (ids, key, alone) in [
        (plain, "opponents-own-scores", "opponents-all-own-scores"),
        (drew, "opponents-drew-the-final-round", "opponents-drew-the-final-round"),
        (stated, "opponents-final-scores", "opponents-final-scores"),
        (hidden, "opponents-final-round-unknown", "opponents-final-round-unknown"),
    ] {
        if !ids.is_empty() {
            let sentence = say(if all { alone } else { key }).with("names", scene.names(ids.iter().copied())).with("count", ids.len());
            let sentence = match drawn.and_then(|slot| u16::try_from(slot).ok()) {
                Some(slot) => sentence.with("round", scene.round(slot)).with("rule", scene.cite(Concept::ForeBuchholz)),
                None => sentence,
            };
            items.push(Item { id: None, sentences: vec![sentence], line: None });
        }
    }
    let all_draws = scene.cx.reading().unplayed_opponents == UnplayedOpponents::AllDraws;
    let adjusted = if all_draws { Concept::OpponentsUnplayed } else { Concept::AdjustedScore };
    let section = Section::new("opponents", say("section-opponents"), scene.numbers(&[article, adjusted]));
    Some(section.block(Block::List { items }))
}

/// Whether a round must be told: it was not played, or it counts otherwise than it ended.
fn is_told(reason: Option<Reason>) -> bool {
    matches!(reason, Some(Reason::Unplayed(_) | Reason::DrawForOpponents(_) | Reason::FinalRoundDrawn))
}

/// One opponent with rounds that were not played over the board, or with a final round that is taken as drawn.
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
        let key = match group_key(scene.outcome(id, slot), reason, category) {
            _ if all_draws => "opponent-unplayed-drawn",
            "opponent-half-point-bye" if before_the_drawn(scene, id, slot, fore).is_some() => {
                "opponent-half-point-bye-before-the-final-round"
            }
            "opponent-zero-point-bye" if before_the_drawn(scene, id, slot, fore).is_some() => {
                "opponent-zero-point-bye-before-the-final-round"
            }
            key => key,
        };
        match groups.iter_mut().find(|group| group.0 == key && group.3 == points) {
            Some(group) => group.2.push(slot),
            None => groups.push((key, category, vec![slot], points)),
        }
    }
    let adjusted = step.value().unwrap_or_default();
    let score = scene.cx.score(id);
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
        let sentence = say(*key)
            .with("name", scene.name(id))
            .with("count", slots.len())
            .choosing("end", if end_with_the_last(scene, slots) { "last" } else { "other" })
            .with("rounds", scene.rounds(slots))
            .with("first", scene.round(slots[0]))
            .with("points", *points)
            .with("draw", scene.tournament().scoring().draw)
            .with("category", scene.cite(category.concept()))
            .with("rule", scene.cite(rule));
        if key.ends_with("-before-the-final-round") {
            sentence.with("fore-rule", scene.cite(Concept::ForeBuchholz)).with("final", scene.tournament().slots())
        } else if matches!(*key, "opponent-withdrawn-drawn" | "opponent-trailing-zero-point-bye-drawn") {
            sentence.with("term", scene.cite(Concept::RequestedBye))
        } else {
            sentence
        }
    }));
    let changed = step.steps().find_map(|round| match (round.kind(), round.reason()) {
        (Kind::Awarded { slot } | Kind::Addition { slot }, Some(Reason::FinalRoundDrawn)) => Some(slot),
        _ => None,
    });
    sentences.extend(changed.map(|slot| final_round(scene, id, slot)));
    Item { id: Some(path.anchor()), sentences, line: Some(rounds_line(step, adjusted)) }
}

/// Whether these are the last rounds, without a gap.
fn end_with_the_last(scene: &Scene<'_>, slots: &[u16]) -> bool {
    slots.iter().rev().zip(1..).all(|(&slot, from_the_end)| usize::from(slot) + from_the_end == scene.tournament().slots())
}

/// That the final round of an opponent is taken as drawn, and how it really ended.
fn final_round(scene: &Scene<'_>, id: ParticipantId, slot: u16) -> Sentence {
    let ended = match scene.outcome(id, slot) {
        Outcome::Forfeited { forfeit: Forfeit::Win, .. } => "won-by-forfeit",
        Outcome::Forfeited { forfeit: Forfeit::Loss, .. } => "lost-by-forfeit",
        Outcome::Forfeited { forfeit: Forfeit::Both, .. } => "forfeited-by-both",
        Outcome::Played { result: GameResult::Win, .. } => "won",
        Outcome::Played { result: GameResult::Loss, .. } => "lost",
        Outcome::Played { .. } => "drawn",
        _ => "not-played",
    };
    say("opponent-final-round-drawn")
        .choosing("ended", ended)
        .with("round", scene.round(slot))
        .with("draw", scene.tournament().scoring().draw)
        .with("points", scene.awarded(id, slot))
        .with("rule", scene.cite(Concept::ForeBuchholz))
}

/// The slot taken as drawn, when it alone keeps a requested bye before it from trailing: all that follows the bye is
/// voluntarily unplayed in truth.
pub(super) fn before_the_drawn(scene: &Scene<'_>, id: ParticipantId, slot: u16, fore: bool) -> Option<u16> {
    let row = scene.tournament().row(id);
    let drawn = drawn_slot(scene).filter(|&drawn| fore && drawn > usize::from(slot) && is_drawn(row[drawn]))?;
    let trails = row[usize::from(slot) + 1..].iter().all(|outcome| outcome.is_voluntary_unplayed());
    u16::try_from(drawn).ok().filter(|_| trails)
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
        let changed = matches!(round.reason(), Some(Reason::DrawForOpponents(_) | Reason::FinalRoundDrawn));
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
        (Category::RequestedBye, _) if drawn => "opponent-requested-bye-drawn",
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
