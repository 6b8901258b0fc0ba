//! What matches are worth to teams.

use std::ops::Range;

use super::games::Row;
use super::header::Header;
use crate::Exact;
use crate::diagnostic::{Code, Diagnostic, Sink};
use crate::scenario::{ScoringPlaces, usual_scoring};
use crate::tournament::Scoring;

/// What a match is worth in match points.
pub(super) fn of_matches(header: &Header) -> (Scoring, ScoringPlaces) {
    let records = &header.teams;
    let usual = usual_scoring();
    let value = |stated: &Option<(Exact, Range<usize>)>, usual: Exact| stated.as_ref().map_or(usual, |(value, _)| *value);
    let [win, draw, loss] = &records.match_points;
    let games = Scoring::of_games(value(win, usual.win), value(draw, usual.draw), value(loss, usual.loss));
    let scoring = Scoring { pairing_allocated_bye: value(&records.bye_points[0], games.draw), ..games };
    let names = [("win", win), ("draw", draw), ("loss", loss), ("pairing-allocated-bye", &records.bye_points[0])];
    let mut places: ScoringPlaces = names.into_iter().filter_map(|(name, stated)| Some((name, stated.as_ref()?.1.clone()))).collect();
    if let Some(first) = win.as_ref().or(draw.as_ref()).or(loss.as_ref()) {
        places.insert("", first.1.clone());
    }
    (scoring, places)
}

/// What a match is worth in game points: what its boards are.
pub(super) fn of_games(
    header: &Header,
    boards: usize,
    on_board: Scoring,
    mut places: ScoringPlaces,
    rows: &[Row],
    sink: &mut Sink,
) -> (Scoring, ScoringPlaces) {
    let count = Exact::from(i64::try_from(boards).unwrap_or(1));
    // A value far beyond the bounds is reported when the facts are checked, and must not grow beyond all numbers here.
    let of_match = |value: Exact| if value.numerator().abs() <= 1_000_000 { value * count } else { value };
    let games = Scoring::of_games(of_match(on_board.win), of_match(on_board.draw), of_match(on_board.loss));
    let bye = &header.teams.bye_points[1];
    let scoring = Scoring { pairing_allocated_bye: bye.as_ref().map_or(games.draw, |(value, _)| *value), ..games };
    let forfeited = || rows.iter().flat_map(|row| &row.cells).any(|cell| matches!(cell.result, '+' | '-'));
    if let Some(at) = places.get("forfeit-loss").filter(|_| on_board.forfeit_loss != on_board.loss && forfeited()) {
        sink.push(Diagnostic::warning(Code::ScoringNotHeld, at.clone()).label("board"));
    }
    places.retain(|name, _| matches!(*name, "win" | "draw" | "loss" | ""));
    if let Some((_, at)) = bye {
        places.insert("pairing-allocated-bye", at.clone());
    }
    (scoring, places)
}
