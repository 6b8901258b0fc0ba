//! Form (c): a pasted table. In a round robin it is a grid, everybody against everybody; in a Swiss each row has one
//! cell per round.

use std::ops::Range;

use super::cell::{Cell, game_result, plain_dash};
use super::players::{HIGHEST_RATING, LARGEST_NUMBER, cell_of_line};
use super::sheet::{Placed, Player, Sheet};
use super::values::{control, control_fault, not_a_number, shorten, whole_of};
use super::yaml::{Line, Node};
use crate::Exact;
use crate::diagnostic::{Code, Diagnostic, Sink};
use crate::tiebreak::Code as TieBreak;
use crate::tournament::{Forfeit, GameResult, MAX_CELLS, MAX_PARTICIPANTS, System};

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Column {
    Number,
    Name,
    Rating,
    Points,
    /// A title, a federation: read by people only.
    Other,
    Cell,
}

/// The words that columns are recognised by; an earlier line of a column wins over a later one.
const HEADERS: [(Column, &[&str]); 5] = [
    (Column::Number, &["no", "no.", "nr", "nr.", "#", "№", "num", "number", "snr", "rank", "rk", "rk.", "pos", "pos.", "place"]),
    (Column::Name, &["name", "player", "players", "participant", "имя", "игрок", "участник", "фио"]),
    (Column::Rating, &["rating", "rtg", "elo", "рейтинг"]),
    (Column::Points, &["points", "pts", "pts.", "total", "score", "очки"]),
    (Column::Other, &["title", "fed", "fed.", "federation", "club", "звание"]),
];

/// Reads `crosstable:`.
pub(super) fn crosstable(node: &Node<'_>, system: System, sink: &mut Sink) -> Option<Sheet> {
    let source = std::sync::Arc::clone(sink.source());
    if node.text().is_none() {
        return super::shape::wrong_kind(node, "text", "crosstable", sink);
    }
    let lines = node.lines(&source.text);
    let rows = split(&lines);
    let (columns, rows) = columns(&rows, node, system, sink)?;
    if rows.len() > MAX_PARTICIPANTS || rows.len().saturating_mul(columns.len()) > MAX_CELLS {
        let fault = Diagnostic::error(Code::TooLarge, node.span()).arg("count", rows.len()).arg("other", columns.len());
        sink.push(super::contradiction::with_bounds(fault));
        return None;
    }
    let mut table: Vec<(Player, Vec<Line<'_>>)> = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        table.push(player(row, index, &columns, sink));
    }
    if system.has_fixed_pairings() {
        grid(table, system, node.span(), sink)
    } else {
        let players = table.into_iter().map(|(mut player, cells)| {
            let row: Vec<Placed> = cells.iter().map(|cell| cell_of_line(cell, sink)).collect();
            player.faulty |= row.iter().any(|placed| placed.cell.is_none());
            player.row = Some(row);
            player
        });
        Some(Sheet { players: players.collect(), rounds_known: true })
    }
}

/// Splits the lines into columns, leaves out lines that only separate.
fn split<'a>(lines: &[Line<'a>]) -> Vec<Vec<Line<'a>>> {
    // Between tabs a bar can be part of a name.
    let tabs = lines.iter().any(|line| line.text.contains('\t')) && !lines.iter().any(|line| line.text.starts_with('|'));
    let bars = !tabs && lines.iter().any(|line| line.text.contains('|'));
    let separates = |line: &Line<'_>| {
        line.text.contains("--") && line.text.chars().map(plain_dash).all(|letter| matches!(letter, '|' | '-' | ':' | '=' | '+' | ' '))
    };
    // A row of a grid without names would look like a separator, but a row has a name.
    let lines = lines.iter().filter(|line| !separates(line));
    let mut rows: Vec<Vec<Line<'_>>> = lines
        .map(|line| {
            if bars {
                let start = usize::from(line.text.starts_with('|'));
                let end = line.text.len() - usize::from(line.text.len() > start && line.text.ends_with('|'));
                line.cut_exactly(start..end).split(|letter| letter == '|')
            } else if tabs {
                line.split(|letter| letter == '\t')
            } else {
                by_blanks(line)
            }
        })
        .collect();
    if let Some(width) = rows.first().map(Vec::len).filter(|_| tabs) {
        // Empty cells at the end of a line are lost with the tabs before them.
        for row in &mut rows {
            while let Some(last) = row.last().filter(|_| row.len() < width) {
                row.push(last.cut(last.text.len()..last.text.len()));
            }
        }
    }
    rows
}

/// Splits at two or more blanks.
fn by_blanks<'a>(line: &Line<'a>) -> Vec<Line<'a>> {
    let mut parts = Vec::new();
    let mut start = 0;
    while let Some(at) = line.text[start..].find("  ") {
        parts.push(line.cut(start..start + at));
        let rest = &line.text[start + at..];
        start += at + (rest.len() - rest.trim_start().len());
    }
    parts.push(line.cut(start..line.text.len()));
    parts
}

type Rows<'a> = Vec<Vec<Line<'a>>>;

/// Says what each column is: from the header, or, where there is none, from what stands in the columns.
fn columns<'a>(rows: &[Vec<Line<'a>>], node: &Node<'_>, system: System, sink: &mut Sink) -> Option<(Vec<Column>, Rows<'a>)> {
    let Some(first) = rows.first() else {
        sink.push(Diagnostic::error(Code::NoParticipants, node.span()).label("label"));
        return None;
    };
    let has_header = first.iter().any(|cell| header(cell.text) == Some(Column::Name));
    let mut columns = if has_header { from_header(first) } else { from_rows(rows, system) };
    // Where blanks separate the columns, a number column without a heading is not seen in the header.
    if has_header && rows[1..].iter().all(|row| row.len() == columns.len() + 1) && !columns.contains(&Column::Number) {
        columns.insert(0, Column::Number);
    }
    if !columns.contains(&Column::Name) {
        sink.push(Diagnostic::error(Code::TableWithoutNames, first_to_last(first)).help("help"));
        return None;
    }
    let header = has_header.then_some(first);
    let rows = rows[usize::from(has_header)..].to_vec();
    if let Some(header) = header.filter(|header| header.len() == columns.len()) {
        leave_out(header, &rows, &mut columns, system, sink);
    }
    if rows.is_empty() {
        sink.push(Diagnostic::error(Code::NoParticipants, node.span()).label("label"));
        return None;
    }
    Some((columns, rows))
}

fn header(text: &str) -> Option<Column> {
    let text = text.to_lowercase();
    HEADERS.iter().find(|(_, words)| words.contains(&text.as_str())).map(|&(column, _)| column)
}

fn from_header(cells: &[Line<'_>]) -> Vec<Column> {
    let mut columns: Vec<Column> = cells.iter().map(|cell| header(cell.text).unwrap_or(Column::Cell)).collect();
    // A number column often has no heading.
    if cells.first().is_some_and(|cell| cell.text.is_empty()) {
        columns[0] = Column::Number;
    }
    // With a rank and a pairing number side by side, the number is the one that others refer to.
    let rank = |at: &usize| matches!(cells[*at].text.to_lowercase().as_str(), "rank" | "rk" | "rk." | "pos" | "pos." | "place" | "");
    let numbers: Vec<usize> = (0..columns.len()).filter(|&at| columns[at] == Column::Number).collect();
    if let Some(kept) = numbers.iter().find(|at| !rank(at)).or(numbers.first()) {
        for at in numbers.iter().filter(|at| *at != kept) {
            columns[*at] = Column::Other;
        }
    }
    for single in [Column::Name, Column::Rating, Column::Points] {
        let mut seen = false;
        for column in columns.iter_mut().filter(|column| **column == single) {
            if seen {
                *column = Column::Other;
            }
            seen = true;
        }
    }
    columns
}

/// Leaves out the columns that are no rounds. What is plainly a tie-break is read by people only; anything else that
/// holds no cell is a fault, one for the column and not one for every row.
fn leave_out(header: &[Line<'_>], rows: &[Vec<Line<'_>>], columns: &mut [Column], system: System, sink: &mut Sink) {
    let cells = columns.iter().filter(|column| **column == Column::Cell).count();
    // In a grid a column may be headed by a player's initials; only those that are too many can be something else.
    let mut spare = if system.has_fixed_pairings() { cells.saturating_sub(rows.len()) } else { cells };
    for at in (0..columns.len()).rev().filter(|&at| columns[at] == Column::Cell).collect::<Vec<_>>() {
        let title = &header[at];
        if spare == 0 || is_round(title.text) {
            continue;
        }
        let fault = if is_tie_break(title.text) {
            Diagnostic::warning(Code::UnknownColumn, title.span()).help("ignored")
        } else {
            let mut read = rows.iter().filter(|row| row.len() == columns.len()).map(|row| row[at].text);
            if system.has_fixed_pairings() || read.any(|text| Cell::parse(text).is_some()) {
                continue;
            }
            Diagnostic::error(Code::UnknownColumn, title.span()).help("help")
        };
        sink.push(fault.arg("column", shorten(title.text)));
        columns[at] = Column::Other;
        spare -= 1;
    }
}

/// Whether a heading is that of a round: `3`, `R3`, `3.Rd`, `Round 3`, or nothing.
fn is_round(heading: &str) -> bool {
    let words: String = heading.chars().filter(|letter| letter.is_alphabetic()).flat_map(char::to_lowercase).collect();
    let counted = heading.chars().any(|letter| letter.is_ascii_digit());
    heading.is_empty() || (counted && matches!(words.as_str(), "" | "r" | "rd" | "rnd" | "round" | "т" | "тур" | "р"))
}

/// Whether a heading is plainly that of a tie-break: a code, a name, or a number as programs print it.
fn is_tie_break(heading: &str) -> bool {
    let plain: String = heading.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    let numbered = ["tb", "tiebreak"]
        .iter()
        .any(|word| plain.strip_prefix(word).is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit())));
    numbered || heading.parse::<TieBreak>().is_ok() || TieBreak::meant_by(heading).is_some()
}

/// Without a header: a number, a name, perhaps a rating, the cells, perhaps the points.
fn from_rows(rows: &[Vec<Line<'_>>], system: System) -> Vec<Column> {
    let width = rows.iter().map(Vec::len).max().unwrap_or(0);
    let all = |at: usize, test: &dyn Fn(&str) -> bool| rows.iter().all(|row| row.get(at).is_some_and(|cell| test(cell.text)));
    let whole = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let mut columns = Vec::new();
    if all(0, &whole) {
        columns.push(Column::Number);
    }
    if columns.len() < width && all(columns.len(), &|text| text.chars().any(char::is_alphabetic) && Cell::parse(text).is_none()) {
        columns.push(Column::Name);
    }
    if all(columns.len(), &|text| whole(text) && text.len() >= 3) {
        columns.push(Column::Rating);
    }
    let last = width.saturating_sub(1);
    let is_points = |text: &str| text.parse::<Exact>().is_ok();
    let points = if system.has_fixed_pairings() {
        // A grid has as many columns as rows; one more is the total.
        width - columns.len().min(width) > rows.len() || (width - columns.len().min(width) == 2 && rows.len() > 2)
    } else {
        all(last, &|text| is_points(text) && Cell::parse(text).is_none())
    };
    let cells = width.saturating_sub(columns.len() + usize::from(points));
    columns.extend(std::iter::repeat_n(Column::Cell, cells));
    if points {
        columns.push(Column::Points);
    }
    columns
}

fn first_to_last(cells: &[Line<'_>]) -> Range<usize> {
    let start = cells.first().map_or(0, |cell| cell.span().start);
    start..cells.last().map_or(start, |cell| cell.span().end).max(start)
}

/// Reads one row: who it is, and the cells as they stand there.
fn player<'a>(row: &[Line<'a>], index: usize, columns: &[Column], sink: &mut Sink) -> (Player, Vec<Line<'a>>) {
    let here = first_to_last(row);
    let next_number = u32::try_from(index + 1).ok();
    let mut player = Player {
        number: if columns.contains(&Column::Number) { None } else { next_number },
        number_at: here.clone(),
        name: None,
        name_at: here.clone(),
        ratings: Some(Vec::new()),
        points: None,
        row: None,
        commas: 0,
        faulty: false,
    };
    if row.len() != columns.len() {
        let fault = Diagnostic::error(Code::TableRow, here).arg("count", row.len()).arg("other", columns.len());
        sink.push(fault.help("help"));
        player.faulty = true;
        player.ratings = None;
    }
    // In a row of another length nothing after the name can be told apart.
    let certain = if player.faulty { columns.iter().position(|column| *column == Column::Name).map_or(0, |at| at + 1) } else { row.len() };
    let mut cells = Vec::new();
    for (cell, column) in row.iter().zip(columns).take(certain) {
        match column {
            Column::Number => {
                player.number = whole_of(&without_dot(cell), "no", (1, LARGEST_NUMBER), sink);
                player.number_at = cell.span();
            }
            Column::Name => {
                player.name_at = cell.span();
                if cell.text.is_empty() {
                    sink.push(Diagnostic::error(Code::EmptyValue, first_to_last(row)).arg("key", "name").help("help"));
                } else if let Some((at, letter)) = control(cell.text) {
                    sink.push(control_fault(letter, cell.part(at..at + letter.len_utf8()), "name"));
                } else {
                    player.name = Some(cell.text.to_owned());
                }
            }
            Column::Rating => {
                if !matches!(cell.text, "" | "-" | "–" | "0") {
                    player.ratings = whole_of(cell, "rating", (0, HIGHEST_RATING), sink).map(|rating| vec![rating]);
                }
            }
            Column::Points => match cell.text.parse() {
                Ok(points) => player.points = Some((points, cell.span())),
                Err(_) if cell.text.is_empty() => {}
                Err(_) => {
                    player.faulty = true;
                    sink.push(not_a_number(cell.text, cell.span()));
                }
            },
            Column::Other => {}
            Column::Cell => cells.push(cell.clone()),
        }
    }
    (player, cells)
}

/// Ranks are often printed with a full stop.
fn without_dot<'a>(cell: &Line<'a>) -> Line<'a> {
    cell.cut(0..cell.text.len() - usize::from(cell.text.ends_with('.')))
}

/// One game of a grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mark {
    Played(GameResult),
    ForfeitWin,
    /// A forfeit loss, which is a double forfeit when the other side has one too.
    ForfeitLoss,
    NotYetPlayed,
}

/// Turns the grid into rows: the opponents in the order of the table, in a double round robin first all first games,
/// then all second games.
pub(crate) fn grid(table: Vec<(Player, Vec<Line<'_>>)>, system: System, whole: Range<usize>, sink: &mut Sink) -> Option<Sheet> {
    let size = table.len();
    let cycles = system.cycles() as usize;
    if size.saturating_mul(size).saturating_mul(cycles) > MAX_CELLS {
        let fault = Diagnostic::error(Code::TooLarge, whole).arg("count", size).arg("other", size * cycles);
        sink.push(super::contradiction::with_bounds(fault));
        return None;
    }
    let (mut players, cells): (Vec<Player>, Vec<Vec<Line<'_>>>) = table.into_iter().unzip();
    let cells: Vec<Vec<Line<'_>>> = cells.into_iter().map(|row| expand(row, size)).collect();
    let wide = cells.iter().zip(&players).find(|(row, player)| row.len() != size && !player.faulty);
    if let Some((row, player)) = wide {
        let at = if row.is_empty() { player.name_at.clone() } else { first_to_last(row) };
        sink.push(Diagnostic::error(Code::GridNotSquare, at).arg("count", row.len()).arg("other", size).help("help"));
        return None;
    }
    let mut faulty: Vec<bool> = players.iter().map(|player| player.faulty).collect();
    let mut slipped = false;
    let mut marks: Vec<Vec<Option<Vec<Mark>>>> = Vec::with_capacity(size);
    for (own, row) in cells.iter().enumerate() {
        let mut line = Vec::with_capacity(size);
        for (other, cell) in row.iter().enumerate() {
            line.push(if own == other {
                slipped |= !diagonal(cell, &players[own], sink);
                None
            } else {
                let read = grid_cell(cell, cycles, sink);
                faulty[own] |= read.is_none();
                read
            });
        }
        line.resize(size, None);
        marks.push(line);
    }
    if slipped {
        // What the other cells say would be about other opponents.
        return None;
    }
    for own in 0..size {
        let mut row = Vec::with_capacity((size - 1) * cycles);
        for cycle in 0..cycles {
            for other in (0..size).filter(|&other| other != own) {
                let mark = |row: usize, column: usize| marks[row][column].as_ref().and_then(|games| games.get(cycle)).copied();
                let number = players[other].number;
                let cell = mark(own, other).zip(number).map(|(own_mark, opponent)| game(own_mark, mark(other, own), opponent));
                let at = cells[own].get(other).map_or(players[own].name_at.clone(), Line::span);
                row.push(Placed { cell, at: at.into() });
            }
        }
        players[own].faulty |= faulty[own] || row.iter().any(|placed| placed.cell.is_none());
        players[own].row = Some(row);
    }
    Some(Sheet { players, rounds_known: false })
}

fn game(own: Mark, other: Option<Mark>, opponent: u32) -> Cell {
    let forfeit = |forfeit| Cell::Forfeited { opponent, colour: None, forfeit };
    match own {
        Mark::Played(result) => Cell::Played { opponent, colour: None, result },
        Mark::ForfeitWin => forfeit(Forfeit::Win),
        Mark::ForfeitLoss if other == Some(Mark::ForfeitLoss) => forfeit(Forfeit::Both),
        Mark::ForfeitLoss => forfeit(Forfeit::Loss),
        Mark::NotYetPlayed => Cell::NotYetPlayed { opponent },
    }
}

/// A whole row of results may stand in one column: `* ½ 1 1`.
fn expand<'a>(row: Vec<Line<'a>>, size: usize) -> Vec<Line<'a>> {
    let [only] = row.as_slice() else { return row };
    let parts: Vec<Line<'_>> = only.split(char::is_whitespace).into_iter().filter(|part| !part.text.is_empty()).collect();
    if parts.len() == size { parts } else { row }
}

fn diagonal(cell: &Line<'_>, player: &Player, sink: &mut Sink) -> bool {
    let blank = cell.text.chars().all(|letter| "*xXхХ.\\#█ ".contains(letter) || plain_dash(letter) == '-');
    if !blank {
        let name = player.name.clone().unwrap_or_default();
        sink.push(Diagnostic::error(Code::GridDiagonal, cell.span()).arg("name", name).arg("text", shorten(cell.text)).help("help"));
    }
    blank
}

/// Reads the games of two players, one per cycle.
fn grid_cell(cell: &Line<'_>, cycles: usize, sink: &mut Sink) -> Option<Vec<Mark>> {
    let read = if cycles == 1 { one_mark(cell.text).map(|mark| vec![mark]) } else { several_marks(cell.text, cycles) };
    if read.is_none() {
        let fault = Diagnostic::error(Code::BadGridCell, cell.span()).arg("text", shorten(cell.text)).arg("count", cycles);
        sink.push(if cycles == 1 { fault.help("help") } else { fault.help("double") });
    }
    read
}

fn one_mark(text: &str) -> Option<Mark> {
    let text: String = text.chars().map(plain_dash).collect();
    match text.as_str() {
        "+" => Some(Mark::ForfeitWin),
        "-" => Some(Mark::ForfeitLoss),
        "*" => Some(Mark::NotYetPlayed),
        result => game_result(result).map(Mark::Played),
    }
}

fn several_marks(text: &str, cycles: usize) -> Option<Vec<Mark>> {
    if text == "*" {
        return Some(vec![Mark::NotYetPlayed; cycles]);
    }
    let whole = ["0.5", "0,5", "1/2"].iter().fold(text.to_owned(), |text, half| text.replace(half, "½"));
    let letters = whole.chars().filter(|letter| !letter.is_whitespace() && !matches!(letter, ',' | ';' | '/'));
    let marks: Option<Vec<Mark>> = letters.map(|letter| one_mark(letter.encode_utf8(&mut [0; 4]))).collect();
    marks.filter(|marks| marks.len() == cycles)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_the_marks_of_a_grid() {
        let (win, draw, loss) = (Mark::Played(GameResult::Win), Mark::Played(GameResult::Draw), Mark::Played(GameResult::Loss));
        for (text, marks) in [
            ("1½", Some(vec![win, draw])),
            ("1 ½", Some(vec![win, draw])),
            ("0,1", Some(vec![loss, win])),
            ("0.5 0.5", Some(vec![draw, draw])),
            ("=*", Some(vec![draw, Mark::NotYetPlayed])),
            ("+-", Some(vec![Mark::ForfeitWin, Mark::ForfeitLoss])),
            ("*", Some(vec![Mark::NotYetPlayed; 2])),
            ("1", None),
            ("", None),
            ("1½0", None),
            ("1x", None),
        ] {
            assert_eq!(several_marks(text, 2), marks, "{text}");
        }
        assert_eq!(one_mark("–"), Some(Mark::ForfeitLoss));
        assert_eq!(one_mark("2"), None);
    }
}
