//! The tie-breaks of one's own record: counts of rounds (article 7), progressive scores, and the bare points.

use super::super::Scene;
use super::arithmetic::{contributions, result};
use super::model::{Block, Cell, Row, Section, State, Table};
use super::sums::{column, round_head, state, what};
use super::{crosstable, sums};
use crate::render::{Arg, Line, Style, say};
use crate::rules::{Concept, RoundRobinForfeitLosses, RoundRobinForfeitWins, StandardPoints};
use crate::tiebreak::{Code, Name};
use crate::tournament::ParticipantId;
use crate::working::{Kind, Part, Path, Step};

/// What distinguishes the rule of a code as it is read: nothing where it is read as the newest edition does.
fn read_otherwise(scene: &Scene<'_>, code: Code) -> &'static str {
    let reading = scene.cx.reading();
    let forfeit_wins = reading.round_robin_forfeit_wins == RoundRobinForfeitWins::RegularGames;
    let forfeit_losses = reading.round_robin_forfeit_losses == RoundRobinForfeitLosses::RegularGames;
    match code.name {
        Name::Std if reading.standard_points == StandardPoints::AgainstDraw => "-against-draw",
        Name::Won | Name::Bpg | Name::Bwg if !scene.is_swiss() && forfeit_wins => "-with-forfeits",
        Name::Rep if !scene.is_swiss() && forfeit_losses => "-with-forfeits",
        _ => "",
    }
}

/// The sections of a count of rounds.
pub(super) fn sections(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Vec<Section> {
    let article = vec![scene.code_article(code)];
    let read_otherwise = read_otherwise(scene, code);
    let mut counts = say(format!("counts-{}{read_otherwise}", code.name.as_str()))
        .with("rule", Arg::Cite(scene.code_article(code)))
        .with("win", scene.tournament().scoring().win)
        .with("draw", scene.tournament().scoring().draw);
    if read_otherwise == "-with-forfeits" {
        counts = counts.with("fixed", scene.cite(Concept::FixedPairings));
    }
    let mut sections = vec![
        Section::new("contributions", say("section-rounds"), article.clone())
            .block(Block::text(counts))
            .block(Block::table(table(scene, root, id))),
    ];
    if let Some(line) = result(root) {
        sections.push(Section::new("sum", say("section-sum"), article).block(Block::Line { line }));
    }
    sections
}

/// Each round and why it counts or does not.
pub(super) fn table(scene: &Scene<'_>, root: &Step, id: ParticipantId) -> Table {
    let path = Path::root(root.kind(), scene.tournament());
    let own_article = root.cites();
    let rows = contributions(root).into_iter().map(|one| {
        let outcome = scene.outcome(id, one.slot);
        let why = one.step.reason().map_or(Arg::Empty, |reason| {
            let cites = one.step.cites().iter().filter(|concept| !own_article.contains(concept));
            sums::reason(reason, cites.map(|&concept| scene.number(concept)).collect()).into()
        });
        let value = match one.value {
            Some(value) if one.part == Part::Counted => Cell::of(Arg::strong(value)),
            Some(_) => Cell::empty(),
            None => Cell::of(say("undefined-value")),
        };
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
        caption: say("caption-rounds"),
        columns: vec![
            column(round_head(scene), true),
            column("column-opponent", false),
            column("column-result", false),
            column("column-counted", true),
            column("column-what", false),
            column("column-why", false),
        ],
        rows: rows.collect(),
        legend: Vec::new(),
    }
}

/// The sections of a progressive score.
pub(super) fn running_sections(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Vec<Section> {
    let article = vec![scene.code_article(code)];
    let rule = say("running-rule").with("rule", Arg::Cite(scene.code_article(code)));
    let mut sections = vec![
        Section::new("contributions", say("section-running"), article)
            .block(Block::text(rule))
            .block(Block::table(running_table(scene, root, id))),
    ];
    sections.extend(sums::ending(scene, root, code, id));
    sections
}

/// The score after each round.
pub(super) fn running_table(scene: &Scene<'_>, root: &Step, id: ParticipantId) -> Table {
    let path = Path::root(root.kind(), scene.tournament());
    let cuts = root.steps().filter(|step| matches!(step.kind(), Kind::Cut { .. }));
    let cuts: Vec<(u16, Arg)> = cuts
        .filter_map(|cut| match (cut.kind(), cut.reason()) {
            (Kind::Cut { slot, .. }, Some(reason)) => {
                let cites = cut.cites().last().map(|&concept| scene.number(concept)).into_iter().collect();
                Some((slot, sums::reason(reason, cites).into()))
            }
            _ => None,
        })
        .collect();
    let rows = contributions(root).into_iter().map(|one| {
        let outcome = scene.outcome(id, one.slot);
        let parts: Vec<_> = one.step.steps().filter_map(Step::value).collect();
        let addition = match parts.as_slice() {
            [before, points] => Cell::of(Line::of("+", [*before, *points].map(|number| (number, Style::Plain)))),
            _ => Cell::empty(),
        };
        let running =
            one.value.map_or_else(|| Cell::of(say("undefined-value")), |value| Cell::of(Arg::number(value, sums::style(one.part))));
        let why = match cuts.iter().find(|(slot, _)| *slot == one.slot) {
            Some((_, why)) => why.clone(),
            None => one.step.reason().map_or(Arg::Empty, |reason| sums::reason(reason, Vec::new()).into()),
        };
        let cells = vec![
            Cell::of(scene.round(one.slot)),
            Cell::head(crosstable::against(scene, outcome)),
            Cell::of(crosstable::result(scene, id, one.slot)),
            addition,
            running,
            Cell::of(what(one.step)),
            Cell::of(why),
        ];
        Row { id: Some(path.child(one.step.kind(), scene.tournament()).anchor()), state: state(one.part), cells }
    });
    Table {
        id: "contributions".into(),
        caption: say("caption-running"),
        columns: vec![
            column(round_head(scene), true),
            column("column-opponent", false),
            column("column-result", false),
            column("column-before-and-points", true),
            column("column-running", true),
            column("column-what", false),
            column("column-why", false),
        ],
        rows: rows.collect(),
        legend: Vec::new(),
    }
}

/// The sections of the bare points.
pub(super) fn points_sections(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Vec<Section> {
    let mut sections =
        vec![Section::new("contributions", say("section-points"), Vec::new()).block(Block::table(points_table(scene, root, id)))];
    if let Some(line) = points_line(root) {
        sections.push(Section::new("sum", say("section-sum"), vec![scene.code_article(code)]).block(Block::Line { line }));
    }
    sections
}

/// The points of each round.
pub(super) fn points_table(scene: &Scene<'_>, root: &Step, id: ParticipantId) -> Table {
    let score = root.steps().next();
    let rounds = score.into_iter().flat_map(Step::steps);
    let rows = rounds.filter_map(|round| match round.kind() {
        Kind::Awarded { slot } => {
            let outcome = scene.outcome(id, slot);
            let cells = vec![
                Cell::of(scene.round(slot)),
                Cell::head(crosstable::against(scene, outcome)),
                Cell::of(crosstable::result(scene, id, slot)),
                round.value().map_or_else(Cell::empty, Cell::of),
            ];
            Some(Row { id: None, state: State::Counts, cells })
        }
        Kind::Stated => {
            let cells =
                vec![Cell::empty(), Cell::head(say("against-unknown")), Cell::empty(), round.value().map_or_else(Cell::empty, Cell::of)];
            Some(Row { id: None, state: State::Counts, cells })
        }
        _ => None,
    });
    Table {
        id: "contributions".into(),
        caption: say("caption-points"),
        columns: vec![
            column(round_head(scene), true),
            column("column-opponent", false),
            column("column-result", false),
            column("column-points", true),
        ],
        rows: rows.collect(),
        legend: Vec::new(),
    }
}

/// The points as a sum.
pub(super) fn points_line(root: &Step) -> Option<Line> {
    let score = root.steps().next()?;
    let value = root.value()?;
    Some(Line::of("+", score.steps().filter_map(Step::value).map(|points| (points, Style::Plain))).equals(value))
}
