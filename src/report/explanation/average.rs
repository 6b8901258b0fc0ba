//! Average of opponents' Buchholz: each opponent's Buchholz, their sum, and its division.

use super::super::Scene;
use super::arithmetic::{contributions, result};
use super::model::{Block, Cell, Item, Row, Section, Table};
use super::sums::{column, round_head, state, what};
use super::{crosstable, opponents, own_rounds, sums};
use crate::render::{Arg, Line, say};
use crate::rules::Concept;
use crate::tiebreak::Code;
use crate::tournament::ParticipantId;
use crate::working::{Kind, Part, Path, Step};

/// The step of the sum below an average.
fn sum_step(root: &Step) -> Option<&Step> {
    root.steps().find(|step| step.kind() == Kind::Sum)
}

/// The Buchholz workings of the opponents, each once, in the order of the rounds.
fn workings(root: &Step) -> Vec<(ParticipantId, &Step)> {
    let mut found: Vec<(ParticipantId, &Step)> = Vec::new();
    for one in sum_step(root).map(contributions).unwrap_or_default() {
        let buchholz = one.step.steps().next();
        if let Some((step, Kind::TieBreak { participant, .. })) = buchholz.map(|step| (step, step.kind()))
            && !found.iter().any(|(id, _)| *id == participant)
        {
            found.push((participant, step));
        }
    }
    found
}

/// Everybody whose score the workings of the opponents use.
pub(super) fn involved(scene: &Scene<'_>, root: &Step, id: ParticipantId) -> Vec<ParticipantId> {
    let mut ids = vec![id];
    for (opponent, _) in workings(root) {
        for one in std::iter::once(opponent).chain(sums::opponents_of(scene, opponent)) {
            if !ids.contains(&one) {
                ids.push(one);
            }
        }
    }
    ids[1..].sort_by_key(|&id| scene.pairing_number(id));
    ids
}

/// The sections of an average.
pub(super) fn sections(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Vec<Section> {
    let article = vec![scene.code_article(code)];
    let of_opponents = if code.fore { Concept::ForeBuchholz } else { Concept::Buchholz };
    let mut sections = Vec::new();
    let workings = workings(root);
    let mut adjusted: Vec<ParticipantId> = Vec::new();
    for (opponent, step) in &workings {
        for one in sums::opponents_of(scene, *opponent) {
            let used = opponents::step_of(step, scene.cx.adjusted_kind(one, code.fore)).is_some();
            if used && !adjusted.contains(&one) {
                adjusted.push(one);
            }
        }
    }
    adjusted.sort_by_key(|&id| scene.pairing_number(id));
    sections.extend(opponents::section(scene, root, &adjusted, code.fore, of_opponents));
    let mut dummies = Vec::new();
    for (opponent, step) in &workings {
        if let Some(section) = own_rounds::section(scene, step, *opponent, code.fore) {
            for block in section.blocks {
                if let Block::List { items } = block {
                    dummies.extend(items);
                }
            }
        }
    }
    if !dummies.is_empty() {
        let section = Section::new("own-rounds", say("section-opponents-rounds"), scene.numbers(&[Concept::Dummy]));
        sections.push(section.block(Block::List { items: dummies }));
    }
    let items = workings.iter().filter_map(|(opponent, step)| {
        let path = Path::root(step.kind(), scene.tournament());
        let sentence = say("opponent-buchholz").with("name", scene.name(*opponent)).with("value", step.value()?);
        Some(Item { id: Some(path.anchor()), sentences: vec![sentence], line: result(step) })
    });
    let items: Vec<Item> = items.collect();
    if !items.is_empty() {
        let section = Section::new("buchholz", say("section-opponents-buchholz"), scene.numbers(&[of_opponents]));
        sections.push(section.block(Block::List { items }));
    }
    sections.push(Section::new("contributions", say("section-average"), article.clone()).block(Block::table(table(scene, root, id))));
    if let Some(line) = sum_step(root).and_then(result).filter(|line| line.terms.len() > 1) {
        sections.push(Section::new("sum", say("section-sum"), article.clone()).block(Block::Line { line }));
    }
    if let Some(line) = result(root) {
        let sentence = say("average-rule").with("rule", Arg::Cite(scene.code_article(code)));
        sections.push(Section::new("result", say("section-quotient"), article).block(Block::text(sentence)).block(Block::Line { line }));
    }
    sections
}

/// The Buchholz of the opponent of each round.
pub(super) fn table(scene: &Scene<'_>, root: &Step, id: ParticipantId) -> Table {
    let Some(sum) = sum_step(root) else {
        return Table {
            id: "contributions".into(),
            caption: say("caption-average"),
            columns: Vec::new(),
            rows: Vec::new(),
            legend: Vec::new(),
        };
    };
    let path = Path::root(root.kind(), scene.tournament()).child(Kind::Sum, scene.tournament());
    let rows = contributions(sum).into_iter().map(|one| {
        let outcome = scene.outcome(id, one.slot);
        let value = match one.value {
            Some(value) if one.part == Part::Counted => Cell::of(value),
            Some(_) => Cell::empty(),
            None => Cell::of(say("undefined-value")),
        };
        let why = one.step.reason().map_or(Arg::Empty, |reason| sums::reason(reason, Vec::new()).into());
        let cells = vec![
            Cell::of(scene.round(one.slot)),
            Cell::head(crosstable::against(scene, outcome)),
            Cell::of(crosstable::result(scene, id, one.slot)),
            value,
            Cell::of(what(one.step)),
            Cell::of(why),
        ];
        Row { id: Some(path.child(one.step.kind(), scene.tournament()).anchor()), state: state(one.part), cells }
    });
    Table {
        id: "contributions".into(),
        caption: say("caption-average"),
        columns: vec![
            column(round_head(scene), true),
            column("column-opponent", false),
            column("column-result", false),
            column("column-buchholz", true),
            column("column-what", false),
            column("column-why", false),
        ],
        rows: rows.collect(),
        legend: Vec::new(),
    }
}

/// The sum and the quotient.
pub(super) fn lines(root: &Step) -> Vec<Line> {
    sum_step(root).and_then(result).filter(|line| line.terms.len() > 1).into_iter().chain(result(root)).collect()
}
