//! Crosstables as web pages and spreadsheets have them: pasted with tabs, saved as CSV or TSV, or aligned with blanks.
//!
//! Columns are found by their headings, in several languages, never by their place. The cells are those of scenarios.
//! Opponents are named by rank or by starting number; which of the two is found out by trying both, because only one
//! makes everybody's opponents name them back.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

use super::colours::Colours;
use super::columns::{self, PublishedRow};
use super::list::{Decided, List, list};
use super::ranks::Rank;
use super::texts::{points, whole};
use super::trf::games::{self, RawCell, Row};
use super::trf::system::by_pairings;
use super::{Facts, Imported, Kept, MAX_BYTES, Numbers, Options};
use crate::Exact;
use crate::diagnostic::{Code, Diagnostic, Sink, Source};
use crate::scenario::{
    Cell, Line, Player, Regulations, Scenario, ScoringPlaces, Sheet, Written, assemble, control, control_fault, default_edition, grid,
    not_a_number, shorten,
};
use crate::tiebreak::{self, Name};
use crate::tournament::{MAX_CELLS, RatingRules, Scoring, System};

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Column {
    Rank,
    Start,
    Name,
    Rating,
    Points,
    /// A round, or an opponent of a grid.
    Cell,
    /// The value of a tie-break.
    Value(Option<tiebreak::Code>),
    /// Read by people only.
    Other,
}

const RANKS: [&str; 23] = [
    "rk",
    "rk.",
    "rank",
    "rg",
    "rg.",
    "rang",
    "pos",
    "pos.",
    "place",
    "pl",
    "pl.",
    "место",
    "м",
    "м.",
    "cl",
    "cl.",
    "clas.",
    "clt",
    "p.",
    "plaats",
    "poř.",
    "поз.",
    "позиция",
];
const STARTS: [&str; 36] = [
    "no",
    "no.",
    "nr",
    "nr.",
    "#",
    "№",
    "num",
    "number",
    "sno",
    "sno.",
    "snr",
    "snr.",
    "start no.",
    "stnr",
    "ст.ном.",
    "ст.№",
    "n°",
    "no.ini.",
    "no.ini",
    "n.ini.",
    "nr.ini.",
    "no.dép.",
    "no.dép",
    "no.dep.",
    "n° dép.",
    "n.º",
    "nº",
    "startnr.",
    "startnr",
    "start-nr.",
    "ст.ном",
    "ном.",
    "ном",
    "старт",
    "№п/п",
    "lp.",
];
const NAMES: [&str; 31] = [
    "name",
    "player",
    "players",
    "participant",
    "имя",
    "игрок",
    "участник",
    "фио",
    "nom",
    "nombre",
    "nome",
    "spieler",
    "nazwisko",
    "jugador",
    "jugadores",
    "jogador",
    "joueur",
    "joueurs",
    "giocatore",
    "teilnehmer",
    "teilnehmername",
    "naam",
    "navn",
    "namn",
    "jméno",
    "имя игрока",
    "фамилия",
    "фамилия, имя",
    "фамилия имя",
    "фамилия и имя",
    "ф.и.о.",
];
const RATINGS: [&str; 21] = [
    "rtg",
    "rtg.",
    "rating",
    "elo",
    "rtgi",
    "rtgn",
    "eloi",
    "elon",
    "рейт.",
    "рейтинг",
    "рейт",
    "рейт.фиде",
    "eloint.",
    "rtgint.",
    "elo int.",
    "fide",
    "elofide",
    "nwz",
    "dwz",
    "twz",
    "рейтинг фиде",
];
const POINTS: [&str; 22] = [
    "pts",
    "pts.",
    "points",
    "pkt",
    "pkt.",
    "punkte",
    "очки",
    "очк.",
    "total",
    "score",
    "pt",
    "pt.",
    "ptos",
    "ptos.",
    "puntos",
    "punti",
    "punten",
    "pontos",
    "pkte",
    "pkte.",
    "body",
    "сумма",
];
/// The beginnings of headings that only count the tie-breaks: `TB1`, `Wtg2`, `Доп.1`.
const COUNTED: [&str; 16] =
    ["tb", "wtg", "fwtg", "доп.", "доп", "дк", "des", "dp", "rp.", "dép", "dép.", "dep", "dep.", "desempate", "feinwertung", "fw"];

/// The column that a heading names.
fn column(heading: &str) -> Column {
    let text = heading.trim().to_lowercase();
    let is = |words: &[&str]| words.contains(&text.as_str());
    let digits = |text: &str| !text.is_empty() && text.len() <= 3 && text.bytes().all(|byte| byte.is_ascii_digit());
    if is(&NAMES) {
        Column::Name
    } else if is(&RANKS) {
        Column::Rank
    } else if is(&STARTS) {
        Column::Start
    } else if is(&RATINGS) {
        Column::Rating
    } else if is(&POINTS) {
        Column::Points
    } else if is_round(&text) || digits(&text) {
        Column::Cell
    } else if COUNTED.iter().any(|word| text.strip_prefix(word).is_some_and(|rest| digits(rest.trim()))) {
        Column::Value(None)
    } else {
        match heading.trim().parse::<tiebreak::Code>() {
            Ok(code) if code.name == Name::Pts => Column::Points,
            Ok(code) => Column::Value(Some(code)),
            Err(_) => Column::Other,
        }
    }
}

/// `1.Rd`, `1. R`, `1.Рд`, `R1`, `Rd 1`, `Round 1`, `Тур 1`.
fn is_round(text: &str) -> bool {
    let digits = text.len() - text.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    let short = |rest: &str| rest.chars().count() <= 6 && rest.chars().all(|letter| letter.is_alphabetic() || matches!(letter, ' ' | '.'));
    if digits > 0 {
        return text[digits..].strip_prefix('.').is_some_and(short);
    }
    ["r", "rd", "rd.", "round", "runde", "тур", "ronde"]
        .iter()
        .any(|word| text.strip_prefix(word).is_some_and(|rest| whole(rest.trim()).is_some()))
}

/// How the columns are separated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Separator {
    Letter(char),
    Blanks,
}

/// The headings of a table, and where its rows begin.
struct Heading<'t> {
    line: usize,
    separator: Separator,
    cells: Vec<Line<'t>>,
    columns: Vec<Column>,
}

/// Whether a text has a line of headings.
pub fn is_table(text: &str) -> bool {
    let start = text.char_indices().nth(100_000).map_or(text, |(end, _)| &text[..end]);
    heading(&lines(start)).is_some()
}

fn lines(text: &str) -> Vec<Line<'_>> {
    let mut start = 0;
    let lines = text.split('\n').map(|line| {
        let at = start;
        start += line.len() + 1;
        Line::new(line.strip_suffix('\r').unwrap_or(line), at)
    });
    lines.collect()
}

/// Finds the line of headings: a column of names, and a column per round or per opponent.
fn heading<'t>(lines: &[Line<'t>]) -> Option<Heading<'t>> {
    lines.iter().enumerate().find_map(|(index, line)| {
        if !NAMES.iter().any(|name| line.text.to_lowercase().contains(name)) {
            return None;
        }
        let separator = if line.text.contains('\t') {
            Separator::Letter('\t')
        } else {
            let count = |letter: char| line.text.matches(letter).count();
            [';', '|', ','].into_iter().find(|&letter| count(letter) >= 2).map_or(Separator::Blanks, Separator::Letter)
        };
        let cells = split(line, separator);
        let mut columns: Vec<Column> = cells.iter().map(|cell| column(cell.text)).collect();
        for single in [Column::Name, Column::Rating, Column::Points, Column::Rank, Column::Start] {
            let mut seen = false;
            for column in columns.iter_mut().filter(|column| **column == single) {
                if seen {
                    *column = Column::Other;
                }
                seen = true;
            }
        }
        let rounds = columns.iter().filter(|column| **column == Column::Cell).count();
        (columns.contains(&Column::Name) && rounds > 0).then_some(Heading { line: index, separator, cells, columns })
    })
}

/// Splits a line into its cells.
fn split<'t>(line: &Line<'t>, separator: Separator) -> Vec<Line<'t>> {
    let Separator::Letter(separator) = separator else { return by_blanks(line) };
    let mut line = line.clone();
    if separator == '|' {
        let trimmed = line.cut(0..line.text.len());
        let start = usize::from(trimmed.text.starts_with('|'));
        let end = trimmed.text.len() - usize::from(trimmed.text.len() > start && trimmed.text.ends_with('|'));
        line = trimmed.cut_exactly(start..end);
    }
    let mut cells = Vec::new();
    let (mut start, mut quoted) = (0, false);
    for (at, letter) in line.text.char_indices() {
        if letter == '"' && separator != '\t' {
            quoted = !quoted;
        } else if letter == separator && !quoted {
            cells.push(plain(&line.cut(start..at)));
            start = at + letter.len_utf8();
        }
    }
    cells.push(plain(&line.cut(start..line.text.len())));
    cells
}

/// A cell without the quotation marks of CSV and the formulas that spreadsheets make of texts: `="5w1"`.
fn plain<'t>(cell: &Line<'t>) -> Line<'t> {
    let text = cell.text;
    let start = if text.starts_with("=\"") { 2 } else { usize::from(text.starts_with('"')) };
    if start > 0 && text.len() > start && text.ends_with('"') { plain(&cell.cut(start..text.len() - 1)) } else { cell.clone() }
}

/// Splits at two or more blanks.
fn by_blanks<'t>(line: &Line<'t>) -> Vec<Line<'t>> {
    let line = line.cut(0..line.text.len());
    let mut cells = Vec::new();
    let mut start = 0;
    while let Some(at) = line.text[start..].find("  ") {
        cells.push(line.cut(start..start + at));
        let rest = &line.text[start + at..];
        start += at + (rest.len() - rest.trim_start().len());
    }
    cells.push(line.cut(start..line.text.len()));
    cells
}

/// The columns of aligned text whose cells may be empty: they are where no line has a letter.
fn by_rivers<'t>(lines: &[Line<'t>]) -> Vec<Vec<Line<'t>>> {
    let width = lines.iter().map(|line| line.text.chars().count()).max().unwrap_or(0);
    let mut filled = vec![false; width];
    for line in lines {
        for (at, _) in line.text.chars().enumerate().filter(|(_, letter)| !letter.is_whitespace()) {
            filled[at] = true;
        }
    }
    let mut ranges: Vec<Range<usize>> = Vec::new();
    for at in (0..width).filter(|&at| filled[at]) {
        match ranges.last_mut() {
            Some(last) if last.end == at => last.end += 1,
            _ => ranges.push(at..at + 1),
        }
    }
    let cells = |line: &Line<'t>| {
        let bytes: Vec<usize> = line.text.char_indices().map(|(byte, _)| byte).collect();
        let byte = |at: usize| bytes.get(at).copied().unwrap_or(line.text.len());
        ranges.iter().map(|range| line.cut(byte(range.start)..byte(range.end))).collect()
    };
    lines.iter().map(cells).collect()
}

/// Reads a table. There is a scenario when nothing in it is an error.
pub fn read(source: Arc<Source>, options: &Options) -> Imported {
    let mut sink = Sink::new(Arc::clone(&source));
    if source.text.len() > MAX_BYTES {
        sink.push(Diagnostic::error(Code::FileTooLarge, 0..0).arg("limit", MAX_BYTES / (1024 * 1024)));
        return Imported::refused(sink.finish());
    }
    let read = scenario(&source, options, &mut sink);
    let failed = sink.has_errors();
    let diagnostics = sink.finish();
    match read {
        Some((scenario, facts)) if !failed => Imported { scenario: Some(scenario), diagnostics, facts, kept: Kept::default() },
        _ => Imported::refused(diagnostics),
    }
}

/// One participant's line.
struct Entry<'t> {
    rank: Option<Rank>,
    start: Option<u32>,
    player: Player,
    points: Option<(Exact, Range<usize>)>,
    cells: Vec<Line<'t>>,
    values: Vec<(Option<tiebreak::Code>, Line<'t>)>,
    end: Range<usize>,
}

fn scenario(source: &Arc<Source>, options: &Options, sink: &mut Sink) -> Option<(Scenario, Facts)> {
    let lines = lines(&source.text);
    let Some(heading) = heading(&lines) else {
        let first = lines.iter().find(|line| !line.text.trim().is_empty()).map_or(0..0, Line::span);
        sink.push(Diagnostic::error(Code::NoTable, first).help("help"));
        return None;
    };
    let (heading, rows) = rows(heading, &lines);
    if rows.len().saturating_mul(heading.columns.len()) > MAX_CELLS {
        sink.push(Diagnostic::error(Code::NoTable, heading.cells[0].span()).help("help"));
        return None;
    }
    let mut entries = Vec::new();
    for row in &rows {
        match entry(row, &heading.columns, sink) {
            Some(entry) => entries.push(entry),
            None if is_rule(row) || entries.is_empty() => {}
            None => sink.push(Diagnostic::note(Code::RowLeftOut, first_to_last(row))),
        }
    }
    let place = first_to_last(&heading.cells);
    if entries.is_empty() {
        sink.push(Diagnostic::error(Code::NoTable, place).help("help"));
        return None;
    }
    let regulations = Regulations::of(default_edition());
    let colours = Colours::of(entries.iter().flat_map(|entry| &entry.cells).map(|cell| cell.text));
    let marks = |cell: &Line<'_>| !cell.text.is_empty() && colours.cell(cell.text).is_some_and(|cell| cell.opponent().is_some());
    let is_grid = !entries.iter().any(|entry| entry.cells.iter().any(marks)) && entries[0].cells.len() == entries.len();
    let (sheet, system) = if is_grid {
        of_grid(&mut entries, options, place.clone(), sink)?
    } else {
        of_rounds(&mut entries, colours, &heading, options, place.clone(), sink)?
    };
    let rounds_known = sheet.rounds_known;
    let written = Written {
        starts: None,
        awarded: Vec::new(),
        system: Some(system),
        scoring: Scoring::default(),
        scoring_at: ScoringPlaces::new(),
        announced: None,
        scheduled: None,
        rating_rules: RatingRules::default(),
        rating_rules_faulty: false,
        key: place.clone(),
    };
    let tournament = assemble(sheet, written, sink).tournament?;
    let named: Vec<(String, Range<usize>)> = heading
        .cells
        .iter()
        .filter(|cell| matches!(column(cell.text), Column::Value(Some(_))))
        .map(|cell| (cell.text.to_owned(), cell.span()))
        .collect();
    let List { codes, spelled, decided } = list(&named, options, place, (&tournament, &regulations), sink);
    let rounds = tournament.slots();
    let mut scenario = Scenario {
        source: Arc::clone(source),
        title: title(&lines[..heading.line], source).into(),
        about: None,
        origin: None,
        tags: Vec::new(),
        starts: None,
        regulations,
        tournament,
        list: codes,
        spelled,
        expectations: Vec::new(),
        published: Vec::new(),
        under: Vec::new(),
        questions: Vec::new(),
    };
    let mut facts = Facts { rounds: if rounds_known { rounds } else { scenario.tournament.scheduled_rounds() }, ..Facts::default() };
    let published =
        entries.into_iter().map(|entry| PublishedRow { rank: entry.rank, points: entry.points, values: entry.values }).collect();
    let decided = if options.list.is_some() { decided } else { published_list(&scenario, &heading, decided) };
    columns::expectations(&mut scenario, published, decided, &mut facts, sink);
    Some((scenario, facts))
}

/// The rows below the headings, and the headings as the rows are split.
fn rows<'t>(mut heading: Heading<'t>, lines: &[Line<'t>]) -> (Heading<'t>, Vec<Vec<Line<'t>>>) {
    let below: Vec<Line<'t>> = lines[heading.line + 1..].iter().filter(|line| !line.text.trim().is_empty()).cloned().collect();
    let mut rows: Vec<Vec<Line<'t>>> = below.iter().map(|line| split(line, heading.separator)).collect();
    let uneven = |row: &Vec<Line<'t>>| row.len() != heading.columns.len() && row.len() > 2;
    if heading.separator == Separator::Blanks && rows.iter().any(uneven) {
        // Empty cells are only seen by their place.
        let mut all = vec![lines[heading.line].clone()];
        all.extend(below.iter().filter(|line| by_blanks(line).len() > 2 || line.text.contains("  ")).cloned());
        let mut split = by_rivers(&all);
        let cells = split.remove(0);
        let columns: Vec<Column> = cells.iter().map(|cell| column(cell.text)).collect();
        if columns.contains(&Column::Name) && columns.contains(&Column::Cell) {
            heading = Heading { cells, columns, ..heading };
            rows = split;
        }
    }
    for row in &mut rows {
        // Empty cells at the end of a line are lost with the separators before them.
        while let Some(last) = row.last().filter(|_| row.len() < heading.columns.len()) {
            row.push(last.cut(last.text.len()..last.text.len()));
        }
    }
    (heading, rows)
}

fn first_to_last(cells: &[Line<'_>]) -> Range<usize> {
    let start = cells.first().map_or(0, |cell| cell.span().start);
    start..cells.last().map_or(start, |cell| cell.span().end).max(start)
}

/// A line that only separates.
fn is_rule(row: &[Line<'_>]) -> bool {
    row.iter().all(|cell| cell.text.chars().all(|letter| matches!(letter, '-' | '=' | '+' | ':' | '–' | '—' | ' ' | '|')))
}

/// The number of a rank or a starting number, with or without a full stop.
fn number(text: &str) -> Option<u32> {
    whole(text.strip_suffix('.').unwrap_or(text)).filter(|&number| number > 0)
}

/// Reads a row; `None` where it holds no player.
fn entry<'t>(row: &[Line<'t>], columns: &[Column], sink: &mut Sink) -> Option<Entry<'t>> {
    let at = |wanted: Column| columns.iter().position(|column| *column == wanted).and_then(|at| row.get(at));
    let name = at(Column::Name).filter(|name| !name.text.is_empty())?;
    let (rank, start) = (at(Column::Rank), at(Column::Start));
    let numbered = rank.or(start).is_none()
        || rank.is_some_and(|cell| number(cell.text).is_some())
        || start.is_some_and(|cell| number(cell.text).is_some());
    if !numbered || columns_are_headings(row, columns) {
        return None;
    }
    let mut faulty = false;
    if let Some((at, letter)) = control(name.text) {
        sink.push(control_fault(letter, name.part(at..at + letter.len_utf8()), "name"));
        faulty = true;
    }
    let rating = at(Column::Rating).and_then(|cell| whole(cell.text)).filter(|rating| (1..=4000).contains(rating));
    let points = at(Column::Points).filter(|cell| !cell.text.is_empty()).and_then(|cell| {
        let read = points(cell.text);
        if read.is_none() {
            sink.push(not_a_number(cell.text, cell.span()));
        }
        Some((read?, cell.span()))
    });
    let cells = |wanted: fn(&Column) -> bool| row.iter().zip(columns).filter(move |(_, column)| wanted(column));
    let values = cells(|column| matches!(column, Column::Value(_))).map(|(cell, column)| match column {
        Column::Value(code) => (*code, cell.clone()),
        _ => (None, cell.clone()),
    });
    let number_at = rank.or(start).map_or(name.span(), Line::span);
    let player = Player {
        number: None,
        number_at,
        name: Some(name.text.replace(['\t', '\r'], " ")),
        name_at: name.span(),
        ratings: Some(rating.into_iter().collect()),
        points: None,
        row: None,
        commas: 0,
        faulty,
    };
    Some(Entry {
        rank: rank.and_then(|cell| Some((number(cell.text)?, cell.span()))),
        start: start.and_then(|cell| number(cell.text)),
        player,
        points,
        cells: cells(|column| *column == Column::Cell).map(|(cell, _)| cell.clone()).collect(),
        values: values.collect(),
        end: row.last().map_or(0..0, |cell| cell.span().end..cell.span().end),
    })
}

/// The headings are often repeated on a second page.
fn columns_are_headings(row: &[Line<'_>], columns: &[Column]) -> bool {
    let is_name = |cell: &Line<'_>| NAMES.contains(&cell.text.trim().to_lowercase().as_str());
    row.iter().zip(columns).any(|(cell, wanted)| *wanted == Column::Name && is_name(cell))
}

/// A table with a column per round.
fn of_rounds(
    entries: &mut [Entry<'_>],
    colours: Colours,
    heading: &Heading<'_>,
    options: &Options,
    place: Range<usize>,
    sink: &mut Sink,
) -> Option<(Sheet, System)> {
    let mut rows: Vec<Row> = Vec::with_capacity(entries.len());
    let mut told: Vec<String> = Vec::new();
    for entry in entries.iter_mut() {
        let mut cells = Vec::with_capacity(entry.cells.len());
        for cell in &entry.cells {
            let read = colours.cell(cell.text);
            cells.push(match read {
                _ if cell.text.is_empty() => RawCell::empty(cell.span()),
                Some(Cell::NotYetPlayed { opponent }) => RawCell::pending(opponent, cell.span()),
                Some(read) => {
                    let taken = match read {
                        Cell::PairingAllocatedBye if cell.text.starts_with(['-', '−', '–']) => Some("pab"),
                        Cell::ZeroPointBye if cell.text.starts_with(['-', '−', '–']) => Some("zpb"),
                        _ => None,
                    };
                    if let Some(taken) = taken.filter(|_| !told.iter().any(|told| told == cell.text)) {
                        told.push(cell.text.to_owned());
                        let fault = Diagnostic::note(Code::ByeUnclear, cell.span()).arg("text", cell.text).arg("taken", taken);
                        sink.push(fault.help("help"));
                    }
                    RawCell::of(read, cell.span())
                }
                None => match colours.pending(cell.text).and_then(number) {
                    Some(opponent) => RawCell::pending(opponent, cell.span()),
                    None => {
                        sink.push(Diagnostic::error(Code::BadCell, cell.span()).arg("text", shorten(cell.text)));
                        entry.player.faulty = true;
                        RawCell::empty(cell.span())
                    }
                },
            });
        }
        rows.push(Row {
            player: entry.player.clone(),
            points: entry.points.clone(),
            rank: entry.rank.clone(),
            cells,
            at: entry.end.clone(),
        });
    }
    number_rows(&mut rows, entries, heading, options, place.clone(), sink)?;
    for row in &mut rows {
        while row.cells.last().is_some_and(RawCell::is_blank) {
            row.cells.pop();
        }
    }
    let system = match options.system {
        Some(system) => system,
        None => by_pairings(&rows, None, place.clone(), sink),
    };
    let slots = games::rounds(&rows, system, sink);
    if slots == 0 {
        sink.push(Diagnostic::error(Code::NoRounds, place).help("help"));
        return None;
    }
    games::separate_names(&mut rows, sink);
    games::place(&mut rows, slots, system, sink);
    let players = rows.into_iter().map(|row| row.player).collect();
    Some((Sheet { players, rounds_known: true }, system))
}

/// Gives everybody a number, and the cells the numbers of opponents.
fn number_rows(
    rows: &mut [Row],
    entries: &[Entry<'_>],
    heading: &Heading<'_>,
    options: &Options,
    place: Range<usize>,
    sink: &mut Sink,
) -> Option<()> {
    let all = |number: &dyn Fn(&Entry<'_>) -> Option<u32>| -> Option<Vec<u32>> {
        let numbers: Option<Vec<u32>> = entries.iter().map(number).collect();
        numbers.filter(|numbers| numbers.iter().collect::<std::collections::HashSet<_>>().len() == numbers.len())
    };
    let ranks = all(&|entry| entry.rank.as_ref().map(|(rank, _)| *rank));
    let starts = all(&|entry| entry.start);
    let order = || (1..).take(rows.len()).collect::<Vec<u32>>();
    let (own, meant) = match (ranks, starts) {
        (None, None) => (order(), order()),
        (Some(ranks), None) => (ranks.clone(), ranks),
        (None, Some(starts)) => (starts.clone(), starts),
        (Some(ranks), Some(starts)) => {
            let faults = (one_sided(rows, &ranks), one_sided(rows, &starts));
            let numbers = match (options.numbers, faults) {
                (Some(numbers), _) => numbers,
                _ if ranks == starts => Numbers::Start,
                (None, (by_rank, by_start)) if by_rank < by_start => Numbers::Rank,
                (None, (by_rank, by_start)) if by_start < by_rank => Numbers::Start,
                _ => {
                    let at = |wanted| {
                        heading.columns.iter().position(|column| *column == wanted).map_or(place.clone(), |at| heading.cells[at].span())
                    };
                    let fault = Diagnostic::error(Code::NumbersUnclear, at(Column::Rank)).label("rank");
                    sink.push(fault.also(at(Column::Start), "start").help("help"));
                    return None;
                }
            };
            let meant = if numbers == Numbers::Rank { ranks } else { starts.clone() };
            (starts, meant)
        }
    };
    let numbers: HashMap<u32, u32> = meant.iter().copied().zip(own.iter().copied()).collect();
    for (row, number) in rows.iter_mut().zip(own) {
        row.player.number = Some(number);
        for cell in &mut row.cells {
            let Some(opponent) = cell.opponent else { continue };
            cell.opponent = numbers.get(&opponent).copied();
            if cell.opponent.is_none() {
                cell.faulty = true;
                sink.push(Diagnostic::error(Code::UnknownNumber, cell.at.clone()).arg("number", opponent));
            }
        }
    }
    Some(())
}

/// How many cells name somebody who does not name them back.
fn one_sided(rows: &[Row], numbers: &[u32]) -> usize {
    let by_number: HashMap<u32, usize> = numbers.iter().copied().zip(0..).collect();
    let answers = |own: usize, slot: usize, opponent: u32| {
        let back = by_number.get(&opponent).and_then(|&index| rows[index].cells.get(slot));
        back.is_some_and(|back| back.opponent == Some(numbers[own]) && back.complements(&rows[own].cells[slot]))
    };
    let cells =
        rows.iter().enumerate().flat_map(|(own, row)| row.cells.iter().enumerate().map(move |(slot, cell)| (own, slot, cell.opponent)));
    cells.filter(|&(own, slot, opponent)| opponent.is_some_and(|opponent| !answers(own, slot, opponent))).count()
}

/// A grid: everybody against everybody.
fn of_grid(entries: &mut [Entry<'_>], options: &Options, place: Range<usize>, sink: &mut Sink) -> Option<(Sheet, System)> {
    let two = |cell: &Line<'_>| {
        let text = ["0.5", "0,5", "1/2"].iter().fold(cell.text.to_owned(), |text, half| text.replace(half, "½"));
        text.chars().filter(|letter| letter.is_alphanumeric() || matches!(letter, '½' | '=' | '+' | '-')).count() == 2
    };
    let doubled = |(own, entry): (usize, &Entry<'_>)| entry.cells.iter().enumerate().any(|(other, cell)| own != other && two(cell));
    let double = entries.iter().enumerate().any(doubled);
    let system = options.system.unwrap_or(if double { System::DoubleRoundRobin } else { System::RoundRobin });
    let mut seen: HashMap<u32, usize> = HashMap::new();
    for (index, entry) in entries.iter_mut().enumerate() {
        let number = entry.start.or(entry.rank.as_ref().map(|(rank, _)| *rank)).or(u32::try_from(index + 1).ok());
        // Shared ranks are no numbers.
        entry.player.number = number.filter(|number| seen.insert(*number, index).is_none());
    }
    if entries.iter().any(|entry| entry.player.number.is_none()) {
        for (entry, number) in entries.iter_mut().zip(1..) {
            entry.player.number = Some(number);
        }
    }
    let table = entries.iter().map(|entry| (entry.player.clone(), entry.cells.clone())).collect();
    Some((grid(table, system, place, sink)?, system))
}

/// The title: the first line above the table, or the name of the file.
fn title(above: &[Line<'_>], source: &Source) -> String {
    let first = above.iter().map(|line| line.text.trim_matches(|letter: char| letter.is_whitespace() || ",;|#\"".contains(letter)));
    let stem = source.path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let title = first.into_iter().find(|text| !text.is_empty()).map_or(stem, str::to_owned);
    let title: String = title
        .chars()
        .map(|letter| if letter.is_control() || control(letter.encode_utf8(&mut [0; 4])).is_some() { ' ' } else { letter })
        .collect();
    if title.trim().is_empty() { "A tournament".to_owned() } else { title.trim().to_owned() }
}

/// How far the list of the headings orders the participants: columns that only count their tie-breaks may stand between.
fn published_list(scenario: &Scenario, heading: &Heading<'_>, decided: Decided) -> Decided {
    let before = heading.columns.iter().take_while(|column| **column != Column::Value(None));
    if before.clone().count() == heading.columns.len() {
        return decided;
    }
    let named = before.filter(|column| matches!(column, Column::Value(Some(_)))).count();
    match decided {
        Decided::First(count) => Decided::First(count.min(named + 1)),
        Decided::Whole => Decided::First((named + 1).min(scenario.list.len())),
    }
}
