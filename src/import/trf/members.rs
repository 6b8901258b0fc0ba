//! The players of the teams: who belongs where, and whether their records fit together.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

use super::games::{self, RawCell, Row};
use super::team_records::TeamLine;
use crate::Exact;
use crate::diagnostic::{Code, Diagnostic, Sink};
use crate::scenario::{Cell, Placed, ScoringPlaces, Sheet, Written, assemble};
use crate::tournament::{ParticipantId, RatingRules, Scoring, System};

/// The team of every player.
pub(super) fn places(lines: &[TeamLine], teams: &[Row], rows: &[Row], sink: &mut Sink) -> HashMap<u32, usize> {
    let known: HashMap<u32, &Row> = rows.iter().filter_map(|row| Some((row.player.number?, row))).collect();
    let mut places: HashMap<u32, (usize, &Range<usize>)> = HashMap::new();
    for (team, line) in lines.iter().enumerate() {
        let name = || teams[team].player.name.clone().unwrap_or_default();
        for (number, at) in &line.members {
            let fault = |code| Diagnostic::error(code, at.clone()).arg("number", number).arg("name", name());
            if !known.contains_key(number) {
                sink.push(fault(Code::MemberUnknown));
            } else if let Some((_, first)) = places.get(number) {
                sink.push(fault(Code::MemberTwice).label("again").also((*first).clone(), "first"));
            } else {
                places.insert(*number, (team, at));
            }
        }
    }
    for row in rows {
        let Some(number) = row.player.number.filter(|number| !places.contains_key(number)) else { continue };
        let at = row.player.name_at.clone();
        let played = row.cells.iter().any(|cell| cell.opponent.is_some());
        let fault = if played { Diagnostic::error(Code::NoTeam, at).label("played") } else { Diagnostic::warning(Code::NoTeam, at) };
        sink.push(fault.arg("number", number).arg("name", row.player.name.as_deref().unwrap_or_default()));
    }
    places.into_iter().map(|(number, (team, _))| (number, team)).collect()
}

/// Checks the players' records against each other, as in a tournament of their own, and their points.
pub(super) fn check(
    rows: &[Row],
    places: &HashMap<u32, usize>,
    (scoring, scoring_at): (Scoring, ScoringPlaces),
    key: Range<usize>,
    sink: &mut Sink,
) {
    let slots = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    if slots == 0 || places.is_empty() {
        return;
    }
    let by_number: HashMap<u32, &Row> = rows.iter().filter_map(|row| Some((row.player.number?, row))).collect();
    let mut named = rows.to_vec();
    // Players of different teams may have one name, which is no fault here.
    games::separate_names(&mut named, &mut Sink::new(Arc::clone(sink.source())));
    let mut players: Vec<_> = named.into_iter().map(|row| row.player).collect();
    for (player, row) in players.iter_mut().zip(rows) {
        let mut placed = Vec::with_capacity(slots);
        for slot in 0..slots {
            let Some(raw) = row.cells.get(slot) else {
                placed.push(Placed { cell: Some(Cell::FreeRound), at: (row.at.end..row.at.end).into() });
                continue;
            };
            let back = raw.opponent.and_then(|opponent| by_number.get(&opponent)?.cells.get(slot));
            let both = back.is_some_and(|back| back.opponent == row.player.number && back.result == '-');
            let cell = if raw.faulty { None } else { games::game(raw, both, slot, sink) };
            player.faulty |= cell.is_none();
            placed.push(Placed { cell, at: raw.at.clone().into() });
        }
        player.row = Some(placed);
    }
    let written = Written {
        starts: None,
        awarded: Vec::new(),
        // Nothing limits who meets whom how often, and nobody needs a bye.
        system: Some(System::KnockOut),
        scoring,
        scoring_at,
        announced: None,
        scheduled: None,
        rating_rules: RatingRules::default(),
        rating_rules_faulty: false,
        key,
    };
    let Some(tournament) = assemble(Sheet { players, rounds_known: true }, written, sink).tournament else { return };
    for (index, row) in rows.iter().enumerate() {
        let Some((printed, at)) = &row.points else { continue };
        let pending = |cell: &RawCell| cell.opponent.is_some() && matches!(cell.result, ' ' | '?') || cell.result == '?';
        if row.cells.iter().any(pending) {
            continue;
        }
        let alone: Exact = row.cells.iter().filter(|cell| cell.opponent.is_none()).map(|cell| worth(cell, &scoring)).sum();
        let computed = tournament.score(ParticipantId::new(index)) + alone;
        if *printed != computed {
            let fault = Diagnostic::warning(Code::MemberPoints, at.clone()).arg("name", row.player.name.as_deref().unwrap_or_default());
            sink.push(fault.number("printed", *printed).number("computed", computed));
        }
    }
}

/// What a round without an opponent is worth to a player.
fn worth(cell: &RawCell, scoring: &Scoring) -> Exact {
    match cell.result {
        'U' => scoring.pairing_allocated_bye,
        'F' => scoring.full_point_bye,
        'H' | '=' => scoring.half_point_bye,
        '+' | '1' => scoring.forfeit_win,
        '-' | '0' => scoring.forfeit_loss,
        'Z' => scoring.zero_point_bye,
        _ => Exact::ZERO,
    }
}
