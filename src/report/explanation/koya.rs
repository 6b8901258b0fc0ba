//! The Koya system: the limit, who reaches it, and the points against those.

use super::super::Scene;
use super::arithmetic::{contributions, result};
use super::model::{Block, Cell, Row, Section, Table};
use super::opponents::step_of;
use super::sums::{column, round_head, state, what};
use super::{crosstable, sums};
use crate::Exact;
use crate::render::{Arg, Line, Sentence, Style, say};
use crate::rules::{Concept, KoyaMaximum, KoyaOwnResult, KoyaSteps, KoyaThreshold};
use crate::tiebreak::Code;
use crate::tournament::{Outcome, ParticipantId};
use crate::working::{Kind, Step, adding};

/// The limit: its value, the sentences on where it comes from, and its arithmetic.
pub(super) struct Limit {
    pub(super) value: Exact,
    pub(super) sentences: Vec<Sentence>,
    pub(super) lines: Vec<Line>,
}

/// The limit of a working, or `None` when no opponent was compared with it.
pub(super) fn limit(scene: &Scene<'_>, root: &Step, code: Code) -> Option<Limit> {
    let step = step_of(root, scene.cx.limit_kind(code.limit))?;
    let value = step.value()?;
    let unmoved = if code.limit == 0 { step } else { step.steps().next()? };
    let part = |kind: Kind| unmoved.steps().find(|part| part.kind() == kind).and_then(Step::value);
    let (win, games) = (part(Kind::Win)?, part(Kind::Games)?);
    let half = unmoved.value()?;
    let mut sentences = vec![
        say(if code.limit == 0 { "limit-half" } else { "limit-half-to-be-moved" })
            .choosing("threshold", threshold(scene))
            .choosing("unit", if scene.cx.reading().koya_maximum == KoyaMaximum::Rounds { "rounds" } else { "games" })
            .with("maximum", win * games)
            .with("win", win)
            .with("games", games)
            .with("limit", half)
            .with("rule", scene.cite(Concept::Koya)),
    ];
    let mut lines = vec![Line::of("×", [Exact::HALF, win, games].map(|number| (number, Style::Plain))).equals(half)];
    if code.limit != 0 {
        let steps = u32::from(code.limit.unsigned_abs());
        let groups = scene.cx.reading().koya_steps == KoyaSteps::ScoreGroups;
        let (sign, moved) = if value >= half { ("+", value - half) } else { ("−", half - value) };
        let key = match (groups, code.limit > 0) {
            (false, true) => "limit-raised",
            (false, false) => "limit-lowered",
            (true, true) => "limit-raised-by-groups",
            (true, false) => "limit-lowered-by-groups",
        };
        sentences.push(
            say(key)
                .choosing("threshold", threshold(scene))
                .with("steps", steps)
                .with("moved", moved)
                .with("limit", value)
                .with("rule", scene.cite(Concept::Limit)),
        );
        lines.push(Line::new(half, Style::Plain).then(sign, moved, Style::Plain).equals(value));
    }
    Some(Limit { value, sentences, lines })
}

/// Whether just the limit is enough, as a word to choose by.
fn threshold(scene: &Scene<'_>) -> &'static str {
    if scene.cx.reading().koya_threshold == KoyaThreshold::AboveHalf { "above" } else { "at-least" }
}

/// The sections of a Koya.
pub(super) fn sections(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Vec<Section> {
    let mut sections = Vec::new();
    if let Some(limit) = limit(scene, root, code) {
        let concepts: &[Concept] = if code.limit == 0 { &[Concept::Koya] } else { &[Concept::Koya, Concept::Limit] };
        let mut section = Section::new("limit", say("section-limit"), scene.numbers(concepts));
        for (sentence, line) in limit.sentences.into_iter().zip(limit.lines) {
            section = section.block(Block::text(sentence)).block(Block::Line { line });
        }
        sections.push(section);
    }
    let mut who = Section::new("contributions", say("section-koya"), scene.numbers(&[Concept::Koya]));
    if scene.cx.reading().koya_own_result == KoyaOwnResult::TakenFromOpponents {
        who = who.block(Block::text(say("koya-without-own").with("name", scene.name(id)).with("rule", scene.cite(Concept::Koya))));
    }
    sections.push(who.block(Block::table(table(scene, root, code, id))));
    if let Some(line) = result(root.adding()) {
        sections.push(Section::new("sum", say("section-sum"), scene.numbers(&[Concept::Koya])).block(Block::Line { line }));
    }
    sections.extend(own_score(scene, root, id));
    sections
}

/// The own score, where the reading adds it for those who reach the limit.
fn own_score(scene: &Scene<'_>, root: &Step, id: ParticipantId) -> Option<Section> {
    if scene.cx.reading().koya_own_result != KoyaOwnResult::Added {
        return None;
    }
    let added = root.steps().any(|step| matches!(step.kind(), Kind::Score { .. }));
    let sentence = say(if added { "koya-own-score-added" } else { "koya-own-score-short" })
        .with("name", scene.name(id))
        .with("score", scene.cx.score(id))
        .with("rule", scene.cite(Concept::Koya));
    let section = Section::new("own-score", say("section-koya-own"), scene.numbers(&[Concept::Koya])).block(Block::text(sentence));
    Some(section.block(Block::Line { line: result(root)? }))
}

/// Each opponent with the score, whether it reaches the limit, and the points that count.
pub(super) fn table(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Table {
    let located = adding(root, scene.tournament());
    let path = located.path;
    let limit = limit(scene, root, code);
    let taken = scene.cx.reading().koya_own_result == KoyaOwnResult::TakenFromOpponents;
    let above = scene.cx.reading().koya_threshold == KoyaThreshold::AboveHalf;
    let rows = contributions(located.step).into_iter().map(|one| {
        let outcome = scene.outcome(id, one.slot);
        let compared = match outcome {
            Outcome::Played { opponent, .. } | Outcome::Forfeited { opponent, .. } => {
                let without = if taken { scene.cx.points_against(opponent, id) } else { Exact::ZERO };
                Some((scene.cx.score(opponent), without))
            }
            _ => None,
        };
        let comparison = match (compared, &limit) {
            (Some((score, without)), Some(limit)) => {
                let measured = score - without;
                let sign = match measured.cmp(&limit.value) {
                    std::cmp::Ordering::Less if above => "≤",
                    std::cmp::Ordering::Less => "<",
                    std::cmp::Ordering::Equal if above => "≤",
                    std::cmp::Ordering::Greater if above => ">",
                    _ => "≥",
                };
                let line = Line::new(score, Style::Plain);
                let line = if taken { line.then("−", without, Style::Plain).then("=", measured, Style::Plain) } else { line };
                Cell::of(line.then(sign, limit.value, Style::Plain))
            }
            _ => Cell::empty(),
        };
        let counted = one.part == crate::working::Part::Counted;
        let points = match one.value {
            Some(value) if counted => Cell::of(Arg::strong(value)),
            Some(_) => Cell::empty(),
            None => Cell::of(say("undefined-value")),
        };
        // That a forfeit is a game is another matter than the limit, and has its own article.
        let forfeit = one
            .step
            .cites()
            .contains(&Concept::FixedPairings)
            .then(|| sums::reason(crate::working::Reason::RegularGame, vec![scene.number(Concept::FixedPairings)]));
        let limit = one.step.reason().map(|reason| sums::reason(reason, Vec::new()));
        let why = match (limit, forfeit) {
            (Some(limit), Some(forfeit)) => say("remarks").with("before", limit).with("after", forfeit).into(),
            (limit, _) => limit.map_or(Arg::Empty, Arg::from),
        };
        let cells = vec![
            Cell::of(scene.round(one.slot)),
            Cell::head(crosstable::against(scene, outcome)),
            comparison,
            Cell::of(crosstable::result(scene, id, one.slot)),
            points,
            Cell::of(what(one.step)),
            Cell::of(why),
        ];
        Row { id: Some(path.child(one.step.kind(), scene.tournament()).anchor()), state: state(one.part), cells }
    });
    Table {
        id: "contributions".into(),
        caption: say("caption-koya"),
        columns: vec![
            column(round_head(scene), true),
            column("column-opponent", false),
            column("column-score-and-limit", true),
            column("column-result", false),
            column("column-points-counted", true),
            column("column-what", false),
            column("column-why", false),
        ],
        rows: rows.collect(),
        legend: Vec::new(),
    }
}
