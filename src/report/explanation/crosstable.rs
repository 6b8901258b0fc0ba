//! The excerpt of the crosstable: just the rows that matter.

use super::super::Scene;
use super::model::{Cell, Column, Legend, Mark, Row, State, Table};
use super::ratings;
use crate::Exact;
use crate::render::{Arg, Sentence, Style, say};
use crate::tournament::{Forfeit, Outcome, ParticipantId};
use crate::working::Value;

/// What an excerpt shows beside the bare facts.
pub(super) struct Excerpt<'m> {
    /// Whose value is explained, if it is somebody's.
    pub(super) own: Option<ParticipantId>,
    /// The rows, in order.
    pub(super) ids: Vec<ParticipantId>,
    /// How the cell of a round is marked.
    pub(super) marks: &'m dyn Fn(ParticipantId, u16) -> Mark,
    /// The score that counts for opponents, where the working uses such scores; undefined where it is not known.
    pub(super) for_opponents: Option<&'m dyn Fn(ParticipantId) -> Value>,
    /// How the points are marked.
    pub(super) points_mark: &'m dyn Fn(ParticipantId) -> Mark,
    /// How the ratings are marked, where the working uses them.
    pub(super) rating_mark: Option<&'m dyn Fn(ParticipantId) -> Mark>,
}

/// The sign of an outcome in a crosstable: `12 ● 1`.
pub(super) fn sign(scene: &Scene<'_>, id: ParticipantId, slot: u16) -> Sentence {
    let (outcome, points) = (scene.outcome(id, slot), scene.awarded(id, slot));
    let opponent = |key: &'static str, id: ParticipantId| say(key).with("opponent", scene.pairing_number(id));
    match outcome {
        Outcome::Played { opponent: id, colour: Some(colour), .. } => {
            opponent("cell-game", id).with("colour", colour).with("points", points)
        }
        Outcome::Played { opponent: id, colour: None, .. } => opponent("cell-game-without-colour", id).with("points", points),
        Outcome::Forfeited { opponent: id, forfeit: Forfeit::Win, .. } => opponent("cell-forfeit-win", id),
        Outcome::Forfeited { opponent: id, .. } => opponent("cell-forfeit-loss", id),
        Outcome::PairingAllocatedBye => say("cell-pairing-allocated-bye").with("points", points),
        Outcome::FullPointBye => say("cell-full-point-bye").with("points", points),
        Outcome::HalfPointBye => say("cell-half-point-bye").with("points", points),
        Outcome::ZeroPointBye => say("cell-zero-point-bye").with("points", points),
        Outcome::Absent => say("cell-absent"),
        Outcome::FreeRound => say("cell-free-round"),
        Outcome::NotYetPlayed { opponent: id } => opponent("cell-not-yet-played", id),
        Outcome::Unknown => say("cell-unknown"),
    }
}

/// The result of a round as a row of a table tells it, the opponent having a cell of its own: `● 1`.
pub(super) fn result(scene: &Scene<'_>, id: ParticipantId, slot: u16) -> Sentence {
    let (outcome, points) = (scene.outcome(id, slot), scene.awarded(id, slot));
    match outcome {
        Outcome::Played { colour: Some(colour), .. } => say("result-game").with("colour", colour).with("points", points),
        Outcome::Played { colour: None, .. } => say("result-points").with("points", points),
        Outcome::Forfeited { forfeit: Forfeit::Win, .. } => say("result-forfeit-win"),
        Outcome::Forfeited { forfeit: Forfeit::Loss, .. } => say("result-forfeit-loss"),
        Outcome::Forfeited { forfeit: Forfeit::Both, .. } => say("result-forfeit-both"),
        Outcome::NotYetPlayed { .. } => say("result-not-yet-played"),
        Outcome::FreeRound | Outcome::Unknown => say("result-none"),
        _ => say("result-points").with("points", points),
    }
}

/// Who or what stood against a participant in a round: a name, or the kind of bye.
pub(super) fn against(scene: &Scene<'_>, outcome: Outcome) -> Arg {
    let key = match outcome {
        Outcome::Played { opponent, .. } | Outcome::Forfeited { opponent, .. } | Outcome::NotYetPlayed { opponent } => {
            return scene.name(opponent);
        }
        Outcome::PairingAllocatedBye => "against-pairing-allocated-bye",
        Outcome::FullPointBye => "against-full-point-bye",
        Outcome::HalfPointBye => "against-half-point-bye",
        Outcome::ZeroPointBye => "against-zero-point-bye",
        Outcome::Absent => "against-absent",
        Outcome::FreeRound => "against-free-round",
        Outcome::Unknown => "against-unknown",
    };
    say(key).into()
}

/// The sign of an outcome in a grid, whose column tells the opponent.
fn sign_in_grid(scene: &Scene<'_>, id: ParticipantId, slot: u16) -> Sentence {
    match scene.outcome(id, slot) {
        Outcome::Forfeited { forfeit: Forfeit::Win, .. } => say("cell-forfeit-win-alone"),
        Outcome::Forfeited { .. } => say("cell-forfeit-loss-alone"),
        Outcome::NotYetPlayed { .. } => say("cell-open"),
        _ => say("cell-points").with("points", scene.awarded(id, slot)),
    }
}

/// The whole grid of a round robin whose rounds are not known: row against column.
fn grid(scene: &Scene<'_>, excerpt: &Excerpt<'_>) -> Table {
    let tournament = scene.tournament();
    let mut ids: Vec<ParticipantId> = tournament.ids().collect();
    ids.sort_by_key(|&id| scene.pairing_number(id));
    let mut columns = vec![Column::headed("column-number", true), Column::headed("column-name", false)];
    columns.extend(excerpt.rating_mark.map(|_| ratings::rating_column()));
    columns.extend(ids.iter().map(|&id| Column::new(scene.pairing_number(id), false)));
    columns.push(Column::headed("column-points", true));
    let mut used = Vec::new();
    let rows = ids.iter().map(|&id| {
        let mut cells = vec![Cell::of(scene.pairing_number(id)), Cell::head(scene.name(id))];
        cells.extend(rating(scene, excerpt, id));
        for &other in &ids {
            let games = (0_u16..).zip(tournament.row(id)).filter(|(_, outcome)| outcome.opponent() == Some(other));
            let mut mark = Mark::None;
            let signs = games.map(|(slot, _)| {
                if excerpt.ids.contains(&id) {
                    mark = std::cmp::max_by_key((excerpt.marks)(id, slot), mark, |mark| *mark != Mark::None);
                }
                Arg::from(sign_in_grid(scene, id, slot))
            });
            let signs: Vec<Arg> = signs.collect();
            used.push(mark);
            let cell = if id == other { Cell::of(say("cell-self")) } else { Cell::of(Arg::Row(signs)) };
            cells.push(cell.marked(mark));
        }
        let mark = (excerpt.points_mark)(id);
        used.push(mark);
        cells.push(Cell::of(scene.cx.score(id)).marked(mark));
        Row { id: None, state: if excerpt.own == Some(id) { State::Own } else { State::Plain }, cells }
    });
    let rows = rows.collect();
    let mut legend = legend(scene, excerpt, &used);
    legend.retain(|entry| entry.sentence.key != "legend-colours");
    Table { id: "excerpt".into(), caption: say("caption-grid"), columns, rows, legend }
}

/// The whole crosstable: of a round robin everybody against everybody, whether or not the rounds are known.
pub(super) fn whole(scene: &Scene<'_>, everybody: &Excerpt<'_>) -> Table {
    let small = scene.tournament().participants().len() <= LARGEST_GRID;
    if small && !scene.is_swiss() { grid(scene, everybody) } else { table(scene, everybody) }
}

/// The excerpt as a table.
pub(super) fn table(scene: &Scene<'_>, excerpt: &Excerpt<'_>) -> Table {
    let tournament = scene.tournament();
    if !tournament.rounds_known() && !scene.is_swiss() && tournament.participants().len() <= LARGEST_GRID {
        return grid(scene, excerpt);
    }
    let slots = u16::try_from(tournament.slots()).expect("rounds are limited in number");
    let column = |head: Arg, numeric| Column::new(head, numeric);
    let mut columns = vec![column(say("column-number").into(), true), column(say("column-name").into(), false)];
    columns.extend(excerpt.rating_mark.map(|_| ratings::rating_column()));
    columns.extend((0..slots).map(|slot| column(scene.round(slot), false)));
    columns.push(column(say("column-points").into(), true));
    if excerpt.for_opponents.is_some() {
        columns.push(column(say("column-for-opponents").into(), true));
    }
    let mut used = Vec::new();
    let rows = excerpt.ids.iter().map(|&id| {
        let mut cells = vec![Cell::of(scene.pairing_number(id)), Cell::head(scene.name(id))];
        cells.extend(rating(scene, excerpt, id));
        for slot in 0..slots {
            let mark = (excerpt.marks)(id, slot);
            used.push(mark);
            cells.push(Cell::of(sign(scene, id, slot)).marked(mark));
        }
        let mark = (excerpt.points_mark)(id);
        used.push(mark);
        let points = scene.cx.score(id);
        cells.push(Cell::of(points).marked(mark));
        if let Some(for_opponents) = excerpt.for_opponents {
            let counted = for_opponents(id);
            let changed = counted != Some(points);
            let value = match counted {
                Some(counted) if changed => Arg::number(counted, Style::Strong),
                Some(counted) => Arg::from(counted),
                None => say("cell-unknown").into(),
            };
            let mark = match (changed && counted.is_some(), excerpt.own == Some(id)) {
                (true, _) => Mark::Changed,
                (false, true) => Mark::None,
                (false, false) => Mark::Used,
            };
            used.push(mark);
            cells.push(Cell::of(value).marked(mark));
        }
        let state = if excerpt.own == Some(id) { State::Own } else { State::Plain };
        Row { id: None, state, cells }
    });
    let rows = rows.collect();
    Table { id: "excerpt".into(), caption: say("caption-excerpt"), columns, rows, legend: legend(scene, excerpt, &used) }
}

/// The cell of a participant's rating, where the excerpt has that column. The ones that the working uses are marked.
fn rating(scene: &Scene<'_>, excerpt: &Excerpt<'_>, id: ParticipantId) -> Option<Cell> {
    let mark = (excerpt.rating_mark?)(id);
    let cell = scene.tournament().rating(id).map_or_else(Cell::empty, |rating| Cell::of(Exact::from(rating)));
    Some(if excerpt.ids.contains(&id) { cell.marked(mark) } else { cell })
}

/// A larger grid than this is not shown whole.
const LARGEST_GRID: usize = 24;

/// The signs that occur and the marks that were made, each once.
fn legend(scene: &Scene<'_>, excerpt: &Excerpt<'_>, marks: &[Mark]) -> Vec<Legend> {
    let outcomes: Vec<Outcome> = excerpt.ids.iter().flat_map(|&id| scene.tournament().row(id).iter().copied()).collect();
    let occurs = |wanted: fn(&Outcome) -> bool| outcomes.iter().any(wanted);
    let mut legend = Vec::new();
    let mut entry = |mark: Mark, key: &'static str, shown: bool| {
        if shown {
            legend.push(Legend { mark, sentence: say(key) });
        }
    };
    entry(Mark::Used, "legend-used", marks.contains(&Mark::Used));
    entry(Mark::Cut, "legend-cut", marks.contains(&Mark::Cut));
    entry(Mark::Changed, "legend-changed", marks.contains(&Mark::Changed));
    let colours = if scene.tournament().team_score().is_some() { "legend-colours-of-teams" } else { "legend-colours" };
    entry(Mark::None, colours, occurs(|outcome| outcome.is_played() && outcome.colour().is_some()));
    entry(Mark::None, "legend-forfeits", occurs(|outcome| matches!(outcome, Outcome::Forfeited { .. })));
    entry(Mark::None, "legend-pairing-allocated-bye", occurs(|outcome| matches!(outcome, Outcome::PairingAllocatedBye)));
    entry(Mark::None, "legend-full-point-bye", occurs(|outcome| matches!(outcome, Outcome::FullPointBye)));
    entry(Mark::None, "legend-half-point-bye", occurs(|outcome| matches!(outcome, Outcome::HalfPointBye)));
    entry(Mark::None, "legend-zero-point-bye", occurs(|outcome| matches!(outcome, Outcome::ZeroPointBye)));
    entry(Mark::None, "legend-absent", occurs(|outcome| matches!(outcome, Outcome::Absent)));
    entry(Mark::None, "legend-unknown", occurs(|outcome| matches!(outcome, Outcome::Unknown)));
    entry(Mark::None, "legend-not-yet-played", occurs(|outcome| matches!(outcome, Outcome::NotYetPlayed { .. })));
    legend
}
