//! Form (b): the pairings round by round.

use std::collections::HashMap;
use std::ops::Range;

use super::cell::Cell;
use super::pairing::{Fault, Pairing};
use super::shape;
use super::sheet::{Place, Placed, Player};
use super::values::shorten;
use super::yaml::{Kind, Line, Node};
use crate::diagnostic::{Code, Diagnostic, Sink};
use crate::tournament::{MAX_CELLS, System};

/// Reads the rounds into the rows of the players.
pub(super) fn rounds(rounds: &[Node<'_>], players: &mut [Player], system: System, sink: &mut Sink) {
    // A number that two players share has been reported; the first of them gets the games.
    let mut index_of: HashMap<u32, usize> = HashMap::new();
    for (index, player) in players.iter().enumerate() {
        if let Some(number) = player.number {
            index_of.entry(number).or_insert(index);
        }
    }
    if rounds.len().saturating_mul(players.len()) > MAX_CELLS {
        // The tournament is refused for its size; there is no need to fill the rows first.
        for player in players {
            player.faulty = true;
        }
        return;
    }
    let source = std::sync::Arc::clone(sink.source());
    for player in players.iter_mut() {
        player.row = Some(Vec::with_capacity(rounds.len()));
    }
    for (index, round) in rounds.iter().enumerate() {
        let mut named: HashMap<usize, Range<usize>> = HashMap::new();
        let mut spoilt = false;
        for line in pairings(round, &source.text, sink) {
            match Pairing::parse(line.text) {
                Ok(pairing) => put(pairing, &line, &index_of, players, &mut named, sink),
                Err(fault) => {
                    spoilt = true;
                    sink.push(bad_pairing(fault, &line));
                }
            }
        }
        let at = Place::from(shape::head(round, sink));
        for player in players.iter_mut() {
            let row = player.row.get_or_insert_default();
            if row.len() == index {
                let cell = match (system, row.last().and_then(|last| last.cell)) {
                    // Whoever sits out a round whose pairings could not all be read may have been paired there.
                    _ if spoilt => None,
                    (System::Swiss, Some(Cell::Absent)) => Some(Cell::Absent),
                    (System::Swiss, _) => Some(Cell::ZeroPointBye),
                    _ => Some(Cell::FreeRound),
                };
                player.faulty |= spoilt;
                row.push(Placed { cell, at });
            }
        }
    }
}

fn put(
    pairing: Pairing,
    line: &Line<'_>,
    index_of: &HashMap<u32, usize>,
    players: &mut [Player],
    named: &mut HashMap<usize, Range<usize>>,
    sink: &mut Sink,
) {
    if let Pairing::Game { first, second, .. } = pairing
        && first == second
    {
        sink.push(Diagnostic::error(Code::OwnOpponent, line.span()).arg("number", first));
        return;
    }
    let cells = pairing.cells();
    let mut well = true;
    let numbers_complete = index_of.len() == players.len();
    for &(number, _) in &cells {
        let at = digits_at(line, number);
        match index_of.get(&number) {
            // Where a number could not be read, it may be the very one that is missing.
            None if !numbers_complete => well = false,
            None => {
                well = false;
                sink.push(Diagnostic::error(Code::UnknownNumber, at).arg("number", number));
            }
            Some(index) => {
                if let Some(first) = named.get(index) {
                    well = false;
                    let name = players[*index].name.clone().unwrap_or_default();
                    let fault = Diagnostic::error(Code::PairedTwice, at).arg("number", number).arg("name", name);
                    sink.push(fault.label("again").also(first.clone(), "first"));
                }
            }
        }
    }
    for (number, cell) in cells {
        let Some(&index) = index_of.get(&number) else { continue };
        if named.contains_key(&index) {
            continue;
        }
        named.insert(index, digits_at(line, number));
        players[index].faulty |= !well;
        if let Some(row) = &mut players[index].row {
            row.push(Placed { cell: well.then_some(cell), at: line.span().into() });
        }
    }
}

fn bad_pairing(fault: Fault, line: &Line<'_>) -> Diagnostic {
    match fault {
        Fault::Form => Diagnostic::error(Code::BadPairing, line.span()).arg("text", shorten(line.text)).help("help"),
        Fault::Result(part) => {
            let text = shorten(&line.text[part.clone()]);
            Diagnostic::error(Code::BadResult, line.part(part)).arg("text", text).help("help")
        }
    }
}

/// Where a line names a number.
fn digits_at(line: &Line<'_>, number: u32) -> Range<usize> {
    let digits = number.to_string();
    let is_digit = |byte: Option<&u8>| byte.is_some_and(u8::is_ascii_digit);
    let bytes = line.text.as_bytes();
    let alone = |at: &usize| !is_digit(bytes.get(at + digits.len())) && !is_digit(at.checked_sub(1).and_then(|before| bytes.get(before)));
    let at = line.text.match_indices(&digits).map(|(at, _)| at).find(alone);
    at.map_or(line.span(), |at| line.part(at..at + digits.len()))
}

/// The pairings of a round: a list, or one text with commas or line breaks.
fn pairings<'a>(round: &'a Node<'_>, source: &'a str, sink: &mut Sink) -> Vec<Line<'a>> {
    let lines: Vec<Line<'_>> = match &round.kind {
        Kind::Sequence(items) => items
            .iter()
            .flat_map(|item| {
                if item.text().is_none() {
                    shape::wrong_kind::<()>(item, "text", "rounds", sink);
                }
                item.lines(source)
            })
            .collect(),
        Kind::Scalar(_) => round.lines(source).iter().flat_map(|line| line.split(|letter| matches!(letter, ',' | ';'))).collect(),
        Kind::Mapping(_) => {
            shape::wrong_kind::<()>(round, "list", "rounds", sink);
            return Vec::new();
        }
    };
    let lines: Vec<Line<'_>> = lines.into_iter().filter(|line| !line.text.is_empty()).collect();
    if lines.is_empty() {
        sink.push(Diagnostic::error(Code::EmptyValue, round.span()).arg("key", "rounds").help("round"));
    }
    lines
}
