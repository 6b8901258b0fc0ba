//! A tournament of players: the players' records are its rows.

use std::ops::Range;

use super::abnormal::Worth;
use super::games::{self, Row};
use super::header::Header;
use super::{Event, Published};
use crate::diagnostic::{Code, Diagnostic, Sink};
use crate::import::Options;
use crate::scenario::{Cell, Placed, Sheet, Written, assemble};
use crate::tiebreak::{self, Name};
use crate::tournament::RatingRules;

/// Reads the tournament of the players.
pub(super) fn event(header: &mut Header, mut rows: Vec<Row>, options: &Options, place: Range<usize>, sink: &mut Sink) -> Option<Event> {
    header.compare_counts(rows.len(), None, sink);
    let system = match options.system {
        Some(system) => system,
        None => header.system(false, &rows, place.clone(), sink)?,
    };
    header.fill_byes(&mut rows, sink);
    let slots = games::rounds(&rows, system, sink);
    if slots == 0 {
        // Lines that could not be read may have had them.
        if sink.has_errors() {
            return None;
        }
        sink.push(Diagnostic::error(Code::NoRounds, place).help("help"));
        return None;
    }
    games::separate_names(&mut rows, sink);
    games::allocated_byes(&rows, slots, sink);
    games::place(&mut rows, slots, system, sink);
    let scheduled = header.scheduled(slots, sink);
    let (scoring, scoring_at) = std::mem::take(&mut header.points).scoring(sink);
    let worth = |cell: &Placed| {
        let cell = cell.cell.unwrap_or(Cell::Unknown);
        Worth { letter: Worth::letter(cell, None), points: [Worth::points(cell, None, &scoring); 2] }
    };
    let cells: Vec<Vec<Worth>> = rows.iter().map(|row| row.player.row.iter().flatten().map(worth).collect()).collect();
    let numbers: Vec<Option<u32>> = rows.iter().map(|row| row.player.number).collect();
    let awarded = header.abnormal.entries(&numbers, &cells, false, sink);
    let mut players: Vec<_> = rows.iter().map(|row| row.player.clone()).collect();
    for (player, row) in players.iter_mut().zip(&rows) {
        // Where a game is not known, the points say what it was worth.
        let unknown = |cell: &Placed| cell.cell == Some(Cell::Unknown);
        if player.row.as_ref().is_some_and(|cells| cells.iter().any(unknown)) {
            player.points = row.points.clone();
        }
    }
    let written = Written {
        starts: None,
        awarded,
        system: Some(system),
        scoring,
        scoring_at,
        announced: None,
        scheduled,
        rating_rules: RatingRules::default(),
        rating_rules_faulty: false,
        key: place,
    };
    let tournament = assemble(Sheet { players, rounds_known: true }, written, sink).tournament?;
    Some(Event { tournament, slots, published: rows.into_iter().map(published).collect() })
}

/// What a player's record publishes.
fn published(row: Row) -> Published {
    let points = row.points.map(|(points, at)| (tiebreak::Code::plain(Name::Pts), points, at));
    Published { number: row.player.number, values: points.into_iter().collect(), rank: row.rank }
}
