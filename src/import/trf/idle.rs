//! Rounds in which a team has no match: the byes of records 320 and 240, and what the players' records tell.

use std::collections::HashMap;
use std::ops::Range;

use super::header::Header;
use super::teams::Field;
use crate::diagnostic::{Code, Diagnostic, Sink};
use crate::scenario::Cell;
use crate::tournament::System;

/// A bye that a record states.
struct Stated {
    /// U for the bye that the pairing gives, else F, H or Z.
    letter: char,
    tag: &'static str,
    number: u32,
    at: Range<usize>,
}

/// The byes of the teams.
pub(super) struct Idle {
    /// By round, from 0, and team.
    stated: HashMap<(usize, usize), Stated>,
    of_2026: bool,
}

impl Idle {
    /// Takes the byes that the records state.
    pub fn new(header: &mut Header, field: &Field<'_>, sink: &mut Sink) -> Idle {
        let mut idle = Idle { stated: HashMap::new(), of_2026: header.teams.are_of_2026() };
        let allocated = std::mem::take(&mut header.teams.byes).into_iter().map(|bye| (bye.round, bye.team, 'U', "320", bye.at));
        let others = header.byes().into_iter().map(|bye| (bye.round, bye.number, bye.letter, "240", bye.at));
        for (round, number, letter, tag, at) in allocated.chain(others) {
            let fault = || Diagnostic::warning(Code::TeamRecord, at.clone()).arg("tag", tag).arg("round", round).arg("number", number);
            let Some(team) = field.find(number) else {
                sink.push(fault().label("nobody"));
                continue;
            };
            if let Some(first) = idle.stated.get(&(round - 1, team)) {
                if first.letter != letter {
                    sink.push(fault().label("again").also(first.at.clone(), "first"));
                }
                continue;
            }
            idle.stated.insert((round - 1, team), Stated { letter, tag, number, at });
        }
        idle
    }

    /// Says where a team that has a match has a bye as well.
    pub fn compare(&self, team: usize, slot: usize, has_match: bool, field: &Field<'_>, sink: &mut Sink) {
        let Some(stated) = self.stated.get(&(slot, team)).filter(|_| has_match) else { return };
        let fault = Diagnostic::warning(Code::TeamRecord, stated.at.clone()).arg("tag", stated.tag).arg("round", slot + 1);
        let fault = fault.arg("number", stated.number).label("other");
        sink.push(match field.cells(team, slot).find(|seat| seat.cell.opponent.is_some()) {
            Some(seat) => fault.also(seat.cell.at.clone(), "game"),
            None => fault,
        });
    }

    /// What a round without a match is, where that is written, and whether it is.
    pub fn cell(&self, team: usize, slot: usize, field: &Field<'_>, system: System, sink: &mut Sink) -> (Cell, Range<usize>, bool) {
        let end = field.teams[team].at.end..field.teams[team].at.end;
        let stated = self.stated.get(&(slot, team));
        if system.has_fixed_pairings() {
            if let Some(stated) = stated {
                let fault = Diagnostic::warning(Code::TeamRecord, stated.at.clone()).arg("tag", stated.tag).arg("round", slot + 1);
                sink.push(fault.arg("number", stated.number).label("fixed"));
            }
            return (Cell::FreeRound, end, true);
        }
        if let Some(stated) = stated {
            let cell = match stated.letter {
                'U' => Cell::PairingAllocatedBye,
                'F' => Cell::FullPointBye,
                'H' => Cell::HalfPointBye,
                _ => Cell::ZeroPointBye,
            };
            return (cell, stated.at.clone(), true);
        }
        if self.of_2026 {
            return (Cell::ZeroPointBye, end, false);
        }
        self.by_players(team, slot, field, sink)
    }

    /// Files of 2016 have no byes of teams: the letters of the players may tell them.
    fn by_players(&self, team: usize, slot: usize, field: &Field<'_>, sink: &mut Sink) -> (Cell, Range<usize>, bool) {
        let end = field.teams[team].at.end..field.teams[team].at.end;
        let first = |letters: &[char]| field.cells(team, slot).find(|seat| letters.contains(&seat.cell.result));
        for (letter, cell) in [('U', Cell::PairingAllocatedBye), ('F', Cell::FullPointBye), ('H', Cell::HalfPointBye)] {
            if let Some(seat) = first(&[letter]) {
                return (cell, seat.cell.at.clone(), true);
            }
        }
        if let Some(seat) = first(&['+', '1']) {
            let fault = Diagnostic::warning(Code::ByeAssumed, seat.cell.at.clone()).arg("round", slot + 1).arg("text", seat.cell.result);
            sink.push(fault.label("win").help("help"));
            return (Cell::PairingAllocatedBye, seat.cell.at.clone(), true);
        }
        let written = first(&['Z', '-', '0']);
        let at = written.map_or(end, |seat| seat.cell.at.clone());
        let fault = Diagnostic::warning(Code::TeamWithoutMatch, at.clone()).arg("name", field.name(team)).arg("round", slot + 1);
        sink.push(fault.help("help"));
        (Cell::ZeroPointBye, at, written.is_some())
    }
}
