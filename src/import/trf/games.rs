//! The 001 records: who takes part, and what happened to each in each round.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use super::record::{Field, Record};
use crate::Exact;
use crate::diagnostic::{Code, Diagnostic, Sink};
use crate::import::texts::{points, whole};
use crate::scenario::{Cell, Placed, Player, control, control_fault, shorten};
use crate::tournament::{Colour, Forfeit, GameResult, System};

/// The column at which round 1 begins, and how many columns a round takes.
pub(in crate::import) const FIRST_ROUND: usize = 92;
pub(in crate::import) const ROUND_WIDTH: usize = 10;

/// A round of a 001 record as it is written.
#[derive(Clone, Debug)]
pub(in crate::import) struct RawCell {
    /// The opponent's number; `None` where there is none.
    pub opponent: Option<u32>,
    colour: Option<Colour>,
    /// The letter of the colour, `' '` where there is none.
    colour_letter: char,
    /// The letter of the result in upper case, `' '` where there is none.
    pub result: char,
    /// The bytes of the file.
    pub at: Range<usize>,
    /// Whether the opponent could not be read.
    pub faulty: bool,
}

impl RawCell {
    /// A round of which nothing is written.
    pub fn empty(at: Range<usize>) -> RawCell {
        RawCell { opponent: None, colour: None, colour_letter: ' ', result: ' ', at, faulty: false }
    }

    /// A bye with this letter.
    pub fn bye(letter: char, at: Range<usize>) -> RawCell {
        RawCell { result: letter, ..RawCell::empty(at) }
    }

    /// A pairing without a result.
    pub fn pending(opponent: u32, at: Range<usize>) -> RawCell {
        RawCell { opponent: Some(opponent), ..RawCell::empty(at) }
    }

    /// A cell of a table.
    pub fn of(cell: Cell, at: Range<usize>) -> RawCell {
        let (colour, result) = match cell {
            Cell::Played { colour, result: GameResult::Win, .. } => (colour, '1'),
            Cell::Played { colour, result: GameResult::Draw, .. } => (colour, '='),
            Cell::Played { colour, result: GameResult::Loss, .. } => (colour, '0'),
            Cell::Forfeited { colour, forfeit: Forfeit::Win, .. } => (colour, '+'),
            Cell::Forfeited { colour, .. } => (colour, '-'),
            Cell::NotYetPlayed { .. } | Cell::Absent | Cell::FreeRound => (None, ' '),
            Cell::PairingAllocatedBye => (None, 'U'),
            Cell::FullPointBye => (None, 'F'),
            Cell::HalfPointBye => (None, 'H'),
            Cell::ZeroPointBye => (None, 'Z'),
            Cell::Unknown => (None, '?'),
        };
        RawCell { opponent: cell.opponent(), colour, result, ..RawCell::empty(at) }
    }

    /// Whether two cells can be the two sides of one game.
    pub fn complements(&self, other: &RawCell) -> bool {
        let colours = self.colour.is_none() || other.colour.is_none() || self.colour != other.colour;
        let results = matches!(
            (self.result, other.result),
            ('1', '0') | ('0', '1') | ('=', '=') | ('+', '-') | ('-', '+') | ('-', '-') | (' ', ' ') | ('?', '?')
        );
        colours && results
    }

    /// Whether nothing is written.
    pub fn is_blank(&self) -> bool {
        self.opponent.is_none() && self.result == ' '
    }

    /// Whether the round has taken place: a game with a result, a forfeit, or a bye that only the pairing gives.
    fn is_over(&self) -> bool {
        if self.opponent.is_some() { self.result != ' ' } else { matches!(self.result, 'U' | '+') }
    }
}

/// A 001 record as it is written.
#[derive(Clone, Debug)]
pub(in crate::import) struct Row {
    pub player: Player,
    pub points: Option<(Exact, Range<usize>)>,
    pub rank: Option<(u32, Range<usize>)>,
    pub cells: Vec<RawCell>,
    pub at: Range<usize>,
}

/// Reads a 001 record.
pub(super) fn row(record: &Record<'_>, sink: &mut Sink) -> Row {
    let (record, aligned) = aligned(record, sink);
    let number = record.field(5, 8);
    let read = whole(number.text).filter(|&number| number > 0);
    if read.is_none() {
        sink.push(bad_field(&number, &record, "5–8").label("number"));
    }
    let name = record.field(15, 47);
    let mut player = Player {
        number: read,
        number_at: number.at.clone(),
        name: None,
        name_at: if name.text.is_empty() { record.tag_at() } else { name.at.clone() },
        ratings: Some(Vec::new()),
        points: None,
        row: None,
        commas: 0,
        faulty: read.is_none() || !aligned,
    };
    if let Some((at, letter)) = control(name.text) {
        sink.push(control_fault(letter, name.at.start + at..name.at.start + at + letter.len_utf8(), "name"));
        player.faulty = true;
    } else if name.text.is_empty() {
        let fallback = format!("#{}", number.text);
        sink.push(Diagnostic::warning(Code::NameChanged, record.tag_at()).arg("name", &fallback).help("empty"));
        player.name = Some(fallback);
    } else {
        player.name = Some(name.text.replace(['\t', '\r'], " "));
    }
    let mut row = Row { player, points: None, rank: None, cells: Vec::new(), at: record.span() };
    if !aligned {
        return row;
    }
    // A rating of 0 is none.
    let rating = optional(&record, (49, 52), "rating", sink, |text| whole(text).filter(|&rating| rating <= 4000));
    row.player.ratings = Some(rating.map(|(rating, _)| rating).filter(|&rating| rating > 0).into_iter().collect());
    row.points = optional(&record, (81, 84), "points", sink, points);
    row.rank = optional(&record, (86, 89), "rank", sink, |text| whole(text).filter(|&rank| rank > 0));
    let mut first = FIRST_ROUND;
    while first <= record.width() {
        row.cells.push(cell(&record, first, sink));
        first += ROUND_WIDTH;
    }
    while row.cells.last().is_some_and(RawCell::is_blank) {
        row.cells.pop();
    }
    row.player.faulty |= row.cells.iter().any(|cell| cell.faulty);
    row
}

/// A field that is left out where it cannot be read.
fn optional<T>(
    record: &Record<'_>,
    (first, last): (usize, usize),
    what: &str,
    sink: &mut Sink,
    read: impl Fn(&str) -> Option<T>,
) -> Option<(T, Range<usize>)> {
    let field = record.field(first, last);
    if field.text.is_empty() {
        return None;
    }
    let value = read(field.text);
    if value.is_none() {
        let fault = Diagnostic::warning(Code::FieldIgnored, field.at.clone()).arg("field", what).arg("text", shorten(field.text));
        sink.push(fault.arg("columns", format!("{first}–{last}")).label("columns"));
    }
    Some((value?, field.at))
}

fn bad_field(field: &Field<'_>, record: &Record<'_>, columns: &str) -> Diagnostic {
    let at = if field.text.is_empty() { record.tag_at() } else { field.at.clone() };
    Diagnostic::error(Code::BadField, at).arg("text", shorten(field.text)).arg("columns", columns)
}

/// The record with columns that are letters or, where only that fits, bytes; and whether it fits at all.
fn aligned<'t>(record: &Record<'t>, sink: &mut Sink) -> (Record<'t>, bool) {
    if record.line.contains('\t') {
        let at = record.line.find('\t').unwrap_or(0) + record.start;
        sink.push(Diagnostic::warning(Code::TabInRecord, at..at + 1));
    }
    let Some(stray) = stray(record) else { return (record.clone(), true) };
    let in_bytes = record.in_bytes();
    if !record.line.is_ascii() && self::stray(&in_bytes).is_none() {
        sink.push(Diagnostic::warning(Code::ColumnsInBytes, record.field(15, 47).at));
        return (in_bytes, true);
    }
    let (column, field) = stray;
    sink.push(Diagnostic::error(Code::MisalignedRecord, field).arg("column", column).label("label").help("help"));
    (record.clone(), false)
}

/// The first column that must be blank and is not. A line that is shifted has such a column soon.
fn stray(record: &Record<'_>) -> Option<(usize, Range<usize>)> {
    let mut columns: Vec<usize> = vec![9, 14, 48, 53, 80, 85, 90, 91];
    let mut first = FIRST_ROUND;
    while first <= record.width() {
        columns.extend([first + 4, first + 6, first + 8, first + 9]);
        first += ROUND_WIDTH;
    }
    columns.into_iter().find_map(|column| {
        let field = record.field(column, column);
        (!field.text.is_empty()).then_some((column, field.at))
    })
}

fn cell(record: &Record<'_>, first: usize, sink: &mut Sink) -> RawCell {
    let whole_cell = record.field(first, first + 7);
    if whole_cell.text.is_empty() {
        return RawCell::empty(whole_cell.at);
    }
    let mut cell = RawCell::empty(whole_cell.at.clone());
    let opponent = record.field(first, first + 3);
    if !opponent.text.is_empty() {
        match whole(opponent.text) {
            Some(number) => cell.opponent = Some(number).filter(|&number| number > 0),
            None => {
                sink.push(bad_field(&opponent, record, &format!("{first}–{}", first + 3)).label("opponent"));
                cell.faulty = true;
            }
        }
    }
    let letter = |column: usize| record.field(column, column).text.chars().next().unwrap_or(' ');
    cell.colour_letter = letter(first + 5);
    cell.colour = match cell.colour_letter {
        'w' | 'W' => Some(Colour::White),
        'b' | 'B' => Some(Colour::Black),
        _ => None,
    };
    cell.result = letter(first + 7).to_uppercase().next().unwrap_or(' ');
    cell
}

/// The number of rounds that are over, and of which the facts consist. Pairings of a coming round are left out.
pub(in crate::import) fn rounds(rows: &[Row], system: System, sink: &mut Sink) -> usize {
    let mut slots = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    while slots > 0 && !system.has_fixed_pairings() {
        let cells = || rows.iter().map(|row| row.cells.get(slots - 1));
        let over = cells().flatten().any(RawCell::is_over);
        let some_blank = cells().any(|cell| cell.is_none_or(|cell| cell.is_blank() || cell.opponent.is_some()));
        if over || !some_blank {
            break;
        }
        if let Some(cell) = cells().flatten().find(|cell| !cell.is_blank()) {
            sink.push(Diagnostic::note(Code::RoundNotPlayed, cell.at.clone()).arg("round", slots));
        }
        slots -= 1;
    }
    slots
}

/// Gives every row its cells. What depends on the opponent's row, a double forfeit, is looked up there.
pub(in crate::import) fn place(rows: &mut [Row], slots: usize, system: System, sink: &mut Sink) {
    let forfeits: HashSet<(u32, u32, usize)> = rows
        .iter()
        .filter_map(|row| Some((row.player.number?, row)))
        .flat_map(|(number, row)| {
            let lost = row.cells.iter().enumerate().filter(|(_, cell)| cell.result == '-');
            lost.filter_map(move |(slot, cell)| Some((number, cell.opponent?, slot)))
        })
        .collect();
    let mut cells_of = Vec::with_capacity(rows.len());
    for row in rows.iter_mut() {
        let own = row.player.number.unwrap_or(0);
        let end = row.at.end..row.at.end;
        let mut cells = Vec::with_capacity(slots);
        for slot in 0..slots {
            let Some(raw) = row.cells.get(slot) else {
                let cell = if system.has_fixed_pairings() { Cell::FreeRound } else { Cell::Absent };
                cells.push(Placed { cell: Some(cell), at: end.clone().into() });
                continue;
            };
            let both = raw.opponent.is_some_and(|opponent| forfeits.contains(&(opponent, own, slot)));
            let cell = if raw.faulty { None } else { read(raw, both, slot, system, sink) };
            row.player.faulty |= cell.is_none();
            cells.push(Placed { cell, at: raw.at.clone().into() });
        }
        cells_of.push(cells);
    }
    for (row, cells) in rows.iter_mut().zip(cells_of) {
        row.player.row = Some(cells);
    }
}

/// What one round means.
fn read(raw: &RawCell, both: bool, slot: usize, system: System, sink: &mut Sink) -> Option<Cell> {
    let fixed = system.has_fixed_pairings();
    let warning = |code| Diagnostic::warning(code, raw.at.clone()).arg("round", slot + 1).arg("text", raw.result);
    let Some(opponent) = raw.opponent else {
        if fixed && matches!(raw.result, 'Z' | ' ') {
            return Some(Cell::FreeRound);
        }
        return Some(match raw.result {
            'U' => Cell::PairingAllocatedBye,
            'F' => Cell::FullPointBye,
            'H' => Cell::HalfPointBye,
            'Z' | ' ' => Cell::ZeroPointBye,
            '+' | '1' | 'W' => {
                sink.push(warning(Code::ByeAssumed).label("win").help("help"));
                Cell::PairingAllocatedBye
            }
            '=' | 'D' => {
                sink.push(warning(Code::ByeAssumed).label("draw").help("help"));
                Cell::HalfPointBye
            }
            '-' | '0' | 'L' => {
                sink.push(warning(Code::ForfeitWithoutOpponent).help("help"));
                if fixed { Cell::FreeRound } else { Cell::ZeroPointBye }
            }
            '?' => {
                sink.push(warning(Code::ResultMissing).label("label").help("help"));
                Cell::Unknown
            }
            other => return bad_result(raw, other, sink),
        });
    };
    let result = match raw.result {
        '1' | 'W' => GameResult::Win,
        '=' | 'D' => GameResult::Draw,
        '0' | 'L' => GameResult::Loss,
        '+' | '-' => {
            let forfeit = match (raw.result, both) {
                ('+', _) => Forfeit::Win,
                (_, true) => Forfeit::Both,
                _ => Forfeit::Loss,
            };
            return Some(Cell::Forfeited { opponent, colour: raw.colour, forfeit });
        }
        ' ' | '?' if fixed => return Some(Cell::NotYetPlayed { opponent }),
        ' ' | '?' => {
            sink.push(warning(Code::ResultMissing).label("label").help("help"));
            return Some(Cell::Unknown);
        }
        'H' | 'F' | 'U' | 'Z' => {
            let fault = Diagnostic::error(Code::OpponentWithBye, raw.at.clone()).arg("text", raw.result).arg("number", opponent);
            sink.push(fault.help("help"));
            return None;
        }
        other => return bad_result(raw, other, sink),
    };
    if raw.colour.is_none() {
        sink.push(warning(Code::ColourMissing).label(if raw.colour_letter.is_alphanumeric() { "unreadable" } else { "missing" }));
    }
    Some(Cell::Played { opponent, colour: raw.colour, result })
}

fn bad_result(raw: &RawCell, letter: char, sink: &mut Sink) -> Option<Cell> {
    sink.push(Diagnostic::error(Code::UnknownResult, raw.at.clone()).arg("text", shorten(&letter.to_string())).help("help"));
    None
}

/// Names that several have are told apart by their numbers.
pub(in crate::import) fn separate_names(rows: &mut [Row], sink: &mut Sink) {
    let mut seen: HashMap<String, Range<usize>> = HashMap::new();
    for row in rows.iter_mut() {
        let Some(name) = row.player.name.clone() else { continue };
        let (Some(first), Some(number)) = (seen.get(&name), row.player.number) else {
            seen.insert(name, row.player.name_at.clone());
            continue;
        };
        let other = format!("{name} ({number})");
        let fault = Diagnostic::warning(Code::NameChanged, row.player.name_at.clone()).arg("name", &other).label("again");
        sink.push(fault.also(first.clone(), "first"));
        seen.insert(other.clone(), row.player.name_at.clone());
        row.player.name = Some(other);
    }
}

/// A round has at most one bye that the pairing gives.
pub(in crate::import) fn allocated_byes(rows: &[Row], slots: usize, sink: &mut Sink) {
    for slot in 0..slots {
        let mut byes = rows.iter().filter_map(|row| row.cells.get(slot)).filter(|cell| cell.opponent.is_none() && cell.result == 'U');
        if let (Some(first), Some(second)) = (byes.next(), byes.next()) {
            let fault = Diagnostic::warning(Code::SeveralAllocatedByes, second.at.clone()).arg("round", slot + 1).label("again");
            sink.push(fault.also(first.at.clone(), "first"));
        }
    }
}

/// Where there is no list, ranks can only be held against the points.
pub(in crate::import) fn ranks_and_points(rows: &[Row], sink: &mut Sink) {
    let mut ranked: Vec<(u32, Exact, &Row)> =
        rows.iter().filter_map(|row| Some((row.rank.as_ref()?.0, row.points.as_ref()?.0, row))).collect();
    ranked.sort_by_key(|&(rank, ..)| rank);
    for pair in ranked.windows(2) {
        let ((rank, points, above), (other, more, below)) = (&pair[0], &pair[1]);
        if more > points && rank < other {
            let (Some((_, at)), Some((_, above_at))) = (&below.rank, &above.rank) else { continue };
            let fault = Diagnostic::warning(Code::RankAgainstPoints, at.clone()).arg("rank", other).arg("above", rank);
            let fault =
                fault.number("points", *more).number("fewer", *points).arg("name", below.player.name.as_deref().unwrap_or_default());
            sink.push(fault.label("label").also(above_at.clone(), "above"));
        }
    }
}
