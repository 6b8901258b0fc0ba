//! The participant's own unplayed rounds: the category, the dummy and its cap (16.4).

use super::super::Scene;
use super::model::{Block, Item, Section};
use super::opponents::{before_the_drawn, drawn_slot, step_of};
use crate::render::{Arg, Line, Sentence, Style, say};
use crate::rules::{Concept, DummyCap, UnplayedOwn};
use crate::tournament::{Forfeit, Outcome, ParticipantId};
use crate::working::{Category, Kind, Path, Reason, Step, Value};

/// One own round that was not played over the board, with the step of its contribution.
#[derive(Clone, Copy)]
pub(super) struct OwnRound<'s> {
    pub(super) slot: u16,
    pub(super) step: &'s Step,
}

/// The own rounds of a working that were not played over the board.
pub(super) fn unplayed(root: &Step) -> Vec<OwnRound<'_>> {
    root.steps()
        .filter_map(|step| match (step.kind(), step.reason()) {
            (
                Kind::Contribution { slot, .. },
                Some(Reason::Unplayed(_) | Reason::ForfeitAsGame | Reason::RegularGame | Reason::FreeRound | Reason::NotYetPlayed),
            ) => Some(OwnRound { slot, step }),
            _ => None,
        })
        .collect()
}

/// The section on the own unplayed rounds of a participant; `None` when there is none.
pub(super) fn section(scene: &Scene<'_>, root: &Step, id: ParticipantId, fore: bool) -> Option<Section> {
    let rounds = unplayed(root);
    if rounds.is_empty() {
        return None;
    }
    let path = Path::root(root.kind(), scene.tournament());
    let items = rounds
        .iter()
        .map(|round| {
            let id_of_step = path.child(round.step.kind(), scene.tournament()).anchor();
            Item { id: Some(format!("{id_of_step}.why")), sentences: sentences(scene, *round, id, fore), line: None }
        })
        .collect();
    let article = match scene.cx.reading().unplayed_own {
        _ if !scene.is_swiss() => Concept::FixedPairings,
        UnplayedOwn::Dummy => Concept::Dummy,
        UnplayedOwn::VirtualOpponent => Concept::VirtualOpponent,
    };
    let title = say("section-own-rounds").with("name", scene.name(id)).with("count", rounds.len());
    let mut section = Section::new("own-rounds", title, scene.numbers(&[article])).block(Block::List { items });
    section.aside = aside(scene, root, &rounds, id, fore);
    Some(section)
}

/// The dummy, or the virtual opponent, below a contribution.
pub(super) fn dummy(step: &Step) -> Option<&Step> {
    step.steps().find(|child| matches!(child.kind(), Kind::Dummy | Kind::VirtualOpponent))
}

/// What is said about one round.
fn sentences(scene: &Scene<'_>, round: OwnRound<'_>, id: ParticipantId, fore: bool) -> Vec<Sentence> {
    let OwnRound { slot, step } = round;
    let outcome = scene.outcome(id, slot);
    let base = |key: &'static str| {
        let sentence = say(key).with("name", scene.name(id)).with("round", scene.round(slot));
        match outcome.opponent() {
            Some(opponent) => sentence.with("opponent", scene.name(opponent)),
            None => sentence,
        }
    };
    let category = match step.reason() {
        Some(Reason::Unplayed(category)) => category,
        Some(Reason::ForfeitAsGame) => return vec![base("own-forfeit-as-game").with("rule", scene.cite(Concept::EventMayDiffer))],
        Some(Reason::RegularGame) => return vec![base("own-regular-game").with("rule", scene.cite(Concept::FixedPairings))],
        Some(Reason::FreeRound) => return vec![base("own-free-round").with("rule", scene.cite(Concept::FixedPairings))],
        _ => return vec![base("own-not-yet-played")],
    };
    if let Some(virtual_opponent) = dummy(step).filter(|step| step.kind() == Kind::VirtualOpponent) {
        let mut parts = virtual_opponent.steps().map(Step::value);
        let mut part = || parts.next().flatten().unwrap_or_default();
        let (before, complement, later) = (part(), part(), part());
        let sentence = base("own-virtual-opponent")
            .with("awarded", scene.tournament().awarded(id, usize::from(slot)))
            .with("before", before)
            .with("complement", complement)
            .with("later", later)
            .with("value", Arg::strong(virtual_opponent.value().unwrap_or_default()))
            .with("rule", scene.cite(Concept::VirtualOpponent));
        return vec![sentence];
    }
    let mut said = vec![category_sentence(scene, base, id, slot, category, fore)];
    let Some(dummy) = dummy(step) else { return said };
    said.extend(dummy_sentences(scene, dummy, id, slot, fore));
    said
}

/// Which category the round belongs to, and why.
fn category_sentence(
    scene: &Scene<'_>,
    base: impl Fn(&'static str) -> Sentence,
    id: ParticipantId,
    slot: u16,
    category: Category,
    fore: bool,
) -> Sentence {
    let outcome = scene.outcome(id, slot);
    let key = match (category, outcome) {
        (Category::Bye, Outcome::FullPointBye) => "own-full-point-bye",
        (Category::Bye, _) => "own-pairing-allocated-bye",
        (Category::ForfeitWin, _) => "own-forfeit-win",
        (Category::ForfeitLoss, Outcome::Forfeited { forfeit: Forfeit::Both, .. }) => "own-forfeit-both",
        (Category::ForfeitLoss, _) => "own-forfeit-loss",
        (Category::RequestedBye, Outcome::HalfPointBye) => "own-half-point-bye",
        (Category::RequestedBye, _) => "own-zero-point-bye",
        (Category::TrailingBye, Outcome::Absent) => "own-withdrawn",
        (Category::TrailingBye, Outcome::HalfPointBye) => "own-trailing-half-point-bye",
        (Category::TrailingBye, _) => "own-trailing-zero-point-bye",
    };
    let later = &scene.tournament().row(id)[usize::from(slot) + 1..];
    let drawn = before_the_drawn(scene, id, slot, fore);
    let later = if later.is_empty() {
        "nothing"
    } else if drawn.is_some() {
        "drawn"
    } else if later.iter().any(|outcome| outcome.is_played()) {
        "played"
    } else {
        "other"
    };
    let mut sentence = base(key).choosing("later", later).with("category", scene.cite(category.concept()));
    if let Some(slot) = drawn {
        sentence = sentence.with("final", scene.round(slot)).with("fore-rule", scene.cite(Concept::ForeBuchholz));
    }
    if !matches!(category, Category::RequestedBye | Category::TrailingBye) {
        return sentence;
    }
    // What is voluntary is cited where it decides: the later rounds are told by it.
    let told = match category {
        Category::TrailingBye => later != "nothing",
        _ => later != "played",
    };
    let sentence = sentence.with("term", scene.cite(Concept::RequestedBye));
    if told { sentence.with("voluntary", scene.cite(Concept::VoluntaryUnplayedRound)) } else { sentence }
}

/// The dummy of a round: its result, its score and its cap.
fn dummy_sentences(scene: &Scene<'_>, dummy: &Step, id: ParticipantId, slot: u16, fore: bool) -> Vec<Sentence> {
    let tournament = scene.tournament();
    let scoring = tournament.scoring();
    let outcome = scene.outcome(id, slot);
    let awarded = scene.awarded(id, slot);
    let result = if awarded == scoring.win {
        "win"
    } else if awarded == scoring.draw {
        "draw"
    } else {
        "loss"
    };
    let mut steps = dummy.steps();
    let own = steps.next();
    let caps: Vec<&Step> = steps.collect();
    let from = match own.map(Step::kind) {
        Some(Kind::Adjusted { .. }) => "adjusted",
        _ if fore && drawn_slot(scene).is_some() => "fore",
        _ => "final",
    };
    let own = own.and_then(Step::value).unwrap_or_default();
    let value = dummy.value().unwrap_or_default();
    let with_cap = |sentence: Sentence, cap: &Step| {
        let sentence = sentence.with("cap", cap.value().unwrap_or_default());
        let mut parts = cap.steps().filter_map(Step::value);
        match cap.cites().first() {
            Some(Concept::DummyCapDraws) => sentence
                .with("product", product(parts.next(), parts.next(), cap.value()))
                .with("draws-rule", scene.cite(Concept::DummyCapDraws)),
            _ => sentence.with("forfeit-rule", scene.cite(Concept::DummyCapForfeit)),
        }
    };
    let key = match caps.as_slice() {
        [] => "dummy-uncapped",
        [cap] if cap.cites().contains(&Concept::DummyCapDraws) && outcome.opponent().is_some() => "dummy-capped-by-draws-alone",
        [cap] if cap.cites().contains(&Concept::DummyCapDraws) => "dummy-capped-by-draws",
        [_] => "dummy-capped-by-opponent",
        [..] => "dummy-capped-by-both",
    };
    let mut sentence = say(key)
        .choosing("result", result)
        .choosing("from", from)
        .with("name", scene.name(id))
        .with("own", own)
        .with("awarded", awarded)
        .with("dummy", scene.cite(Concept::Dummy));
    if let Some(opponent) = outcome.opponent() {
        sentence = sentence.with("opponent", scene.name(opponent));
    }
    match caps.as_slice() {
        [by_opponent, by_draws] => {
            let opponents = by_opponent.value().unwrap_or_default();
            sentence =
                with_cap(sentence, by_draws).with("opponent-cap", opponents).with("forfeit-rule", scene.cite(Concept::DummyCapForfeit));
        }
        [cap] => sentence = with_cap(sentence, cap),
        _ => {}
    }
    let mut said = vec![sentence];
    match dummy.reason() {
        Some(Reason::CapBinds) => said.push(say("cap-binds").with("value", Arg::strong(value))),
        Some(Reason::CapIdle) => said.push(say("cap-idle").with("value", Arg::strong(value))),
        _ => {}
    }
    said
}

/// `½ × 5 = 2½`.
fn product(draw: Value, rounds: Value, cap: Value) -> Line {
    let [draw, rounds, cap] = [draw, rounds, cap].map(Option::unwrap_or_default);
    Line::new(draw, Style::Plain).then("×", rounds, Style::Plain).then("=", cap, Style::Plain)
}

/// The rules that one might think of and that do not apply.
fn aside(scene: &Scene<'_>, root: &Step, rounds: &[OwnRound<'_>], id: ParticipantId, fore: bool) -> Vec<Sentence> {
    let mut said = Vec::new();
    if scene.cx.reading().unplayed_own == UnplayedOwn::VirtualOpponent {
        return said;
    }
    let caps: Vec<&Step> = rounds.iter().filter_map(|round| dummy(round.step)).flat_map(|dummy| dummy.steps().skip(1)).collect();
    let capped_by = |concept| caps.iter().any(|cap| cap.cites().contains(&concept));
    let by_category = matches!(scene.cx.reading().dummy_cap, DummyCap::Capped);
    let one_kind = by_category && capped_by(Concept::DummyCapDraws) != capped_by(Concept::DummyCapForfeit);
    if one_kind && capped_by(Concept::DummyCapDraws) {
        said.push(say("aside-no-forfeit-cap").with("rule", scene.cite(Concept::DummyCapForfeit)));
    } else if one_kind {
        said.push(say("aside-no-draws-cap").with("rule", scene.cite(Concept::DummyCapDraws)));
    }
    let adjusted = if fore { None } else { Some(scene.cx.adjusted(id)) };
    let starts_from_final = step_of(root, scene.cx.score_kind(id, fore)).is_some();
    if let Some(adjusted) = adjusted.filter(|&adjusted| adjusted != scene.cx.score(id) && starts_from_final) {
        said.push(
            say("aside-own-score-not-adjusted")
                .with("name", scene.name(id))
                .with("adjusted", adjusted)
                .with("score", scene.cx.score(id))
                .with("rule", scene.cite(Concept::AdjustedScore))
                .with("dummy", scene.cite(Concept::Dummy)),
        );
    }
    said
}
