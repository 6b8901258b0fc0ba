//! Record 299: points that were awarded otherwise than the result is worth, and bonuses and penalties.

use std::collections::{BTreeMap, HashMap};
use std::ops::Range;

use super::record::Record;
use crate::Exact;
use crate::diagnostic::{Code, Diagnostic, Sink};
use crate::import::texts::{points, whole};
use crate::scenario::{AwardedEntry, Cell, shorten};
use crate::tournament::{Forfeit, GameResult, Scoring, TeamScore};

/// The types of results that a record can be about; a blank is a bonus or a penalty.
const TYPES: &str = "WDLFHZ+-";

/// A record 299.
struct Abnormal {
    /// The type of the result, or a blank.
    letter: char,
    match_points: Option<Exact>,
    game_points: Option<Exact>,
    /// The round, from 1; none for all.
    round: Option<usize>,
    /// The numbers of the participants; nobody for all.
    numbers: Vec<(u32, Range<usize>)>,
    at: Range<usize>,
}

/// The records 299 of a file.
#[derive(Default)]
pub(super) struct AbnormalPoints {
    records: Vec<Abnormal>,
}

/// What a round of a participant was, as far as records 299 ask: the type of the result, and what it is worth in match
/// points and in game points, of a player both times the points.
#[derive(Clone, Copy)]
pub(super) struct Worth {
    pub letter: char,
    pub points: [Exact; 2],
}

impl Worth {
    /// The type of a cell; of the match of a team the result is told.
    pub fn letter(cell: Cell, of_match: Option<GameResult>) -> char {
        match cell {
            Cell::Played { result, .. } => match of_match.unwrap_or(result) {
                GameResult::Win => 'W',
                GameResult::Draw => 'D',
                GameResult::Loss => 'L',
            },
            Cell::Forfeited { forfeit: Forfeit::Win, .. } => '+',
            Cell::Forfeited { .. } => '-',
            Cell::FullPointBye => 'F',
            Cell::HalfPointBye => 'H',
            Cell::ZeroPointBye | Cell::Absent => 'Z',
            Cell::PairingAllocatedBye | Cell::FreeRound | Cell::NotYetPlayed { .. } | Cell::Unknown => '?',
        }
    }

    /// What a cell is worth under a scoring system.
    pub fn points(cell: Cell, of_match: Option<GameResult>, scoring: &Scoring) -> Exact {
        match cell {
            Cell::Played { result, .. } => scoring.of_result(of_match.unwrap_or(result)),
            Cell::Forfeited { forfeit: Forfeit::Win, .. } => scoring.forfeit_win,
            Cell::Forfeited { .. } => scoring.forfeit_loss,
            Cell::PairingAllocatedBye => scoring.pairing_allocated_bye,
            Cell::FullPointBye => scoring.full_point_bye,
            Cell::HalfPointBye => scoring.half_point_bye,
            Cell::ZeroPointBye => scoring.zero_point_bye,
            Cell::Absent => scoring.absence,
            Cell::FreeRound | Cell::NotYetPlayed { .. } | Cell::Unknown => Exact::ZERO,
        }
    }
}

impl AbnormalPoints {
    /// Takes a record 299.
    pub fn take(&mut self, record: &Record<'_>, sink: &mut Sink) {
        // Two descriptions of the record put its fields at different columns; blanks tell which is meant.
        let [wide, narrow] = [[8, 14, 20, 24], [7, 12, 17, 21]].map(|columns| read(record, columns));
        match (wide, narrow) {
            (Some(read), _) => self.records.push(read),
            (None, Some(read)) => {
                sink.push(Diagnostic::note(Code::AbnormalPoints, record.span()).label("columns"));
                self.records.push(read);
            }
            (None, None) => {
                let field = record.rest(5);
                let fault = Diagnostic::warning(Code::BadHeader, field.at.clone()).arg("tag", "299");
                sink.push(fault.arg("text", shorten(field.text)).label("abnormal"));
            }
        }
    }

    /// Whether the score of a participant has a part that belongs to no round.
    pub fn is_open(&self, number: Option<u32>) -> bool {
        self.records.iter().filter(|record| record.letter == ' ' && record.round.is_none()).any(|record| {
            record.numbers.is_empty() || number.is_some_and(|number| record.numbers.iter().any(|&(listed, _)| listed == number))
        })
    }

    /// The points in place of what results are worth. `numbers` are those of the rows of `cells`.
    pub fn entries(&self, numbers: &[Option<u32>], cells: &[Vec<Worth>], of_teams: bool, sink: &mut Sink) -> Vec<AwardedEntry> {
        let rows: HashMap<u32, usize> = numbers.iter().enumerate().filter_map(|(row, number)| Some(((*number)?, row))).collect();
        let mut found: BTreeMap<(usize, usize, usize), (Exact, Range<usize>)> = BTreeMap::new();
        let (bonuses, typed): (Vec<&Abnormal>, Vec<&Abnormal>) = self.records.iter().partition(|record| record.letter == ' ');
        for record in typed.into_iter().chain(bonuses) {
            let fault = |at: Range<usize>, label| Diagnostic::warning(Code::AbnormalPoints, at).label(label);
            if record.letter == ' ' && record.round.is_none() {
                sink.push(fault(record.at.clone(), "all").help("help"));
                continue;
            }
            let points = record.points(of_teams, sink);
            let mut listed: Vec<usize> = Vec::new();
            for (number, at) in &record.numbers {
                match rows.get(number) {
                    Some(&row) => listed.push(row),
                    None => sink.push(fault(at.clone(), "nobody")),
                }
            }
            let everybody = record.numbers.is_empty();
            let mut changed = false;
            for row in if everybody { (0..cells.len()).collect() } else { listed } {
                let slots = match record.round {
                    Some(round) => round - 1..round,
                    None => 0..cells[row].len(),
                };
                for slot in slots {
                    let Some(cell) = cells[row].get(slot) else { continue };
                    let fits = record.letter == ' ' || record.letter == cell.letter;
                    changed |= fits;
                    for (score, value) in points.iter().enumerate().filter_map(|(score, value)| Some((score, (*value)?))).filter(|_| fits) {
                        let entry = found.entry((row, slot, score)).or_insert_with(|| (cell.points[score], record.at.clone()));
                        entry.0 = if record.letter == ' ' { entry.0 + value } else { value };
                    }
                }
            }
            if !changed {
                sink.push(fault(record.at.clone(), "type"));
            }
        }
        let entry = |((row, slot, score), (points, at)): ((usize, usize, usize), (Exact, Range<usize>))| AwardedEntry {
            of: (numbers[row].unwrap_or(0).to_string(), at.clone()),
            round: (u32::try_from(slot + 1).unwrap_or(u32::MAX), at.clone()),
            score: of_teams.then_some([TeamScore::Match, TeamScore::Game][score]),
            points: (points, at),
        };
        found.into_iter().map(entry).collect()
    }
}

impl Abnormal {
    /// The match points and the game points; of players, who have points of one kind, the first of the two alone.
    fn points(&self, of_teams: bool, sink: &mut Sink) -> [Option<Exact>; 2] {
        if of_teams {
            return [self.match_points, self.game_points];
        }
        if let (Some(first), Some(second)) = (self.match_points, self.game_points)
            && first != second
        {
            sink.push(Diagnostic::warning(Code::AbnormalPoints, self.at.clone()).label("both"));
        }
        [self.game_points.or(self.match_points), None]
    }
}

/// Reads a record whose fields begin at these columns: match points, game points, round, numbers.
fn read(record: &Record<'_>, [of_match, of_games, round, first]: [usize; 4]) -> Option<Abnormal> {
    let blank = |from: usize, to: usize| from > to || record.field(from, to).text.is_empty();
    let apart = blank(4, 4) && blank(6, of_match - 1) && blank(of_match + 4, of_games - 1) && blank(of_games + 4, round - 1);
    if !apart || !blank(round + 3, first - 1) {
        return None;
    }
    let letter = record.field(5, 5).text.chars().next().map_or(' ', |letter| letter.to_ascii_uppercase());
    let value = |column: usize| {
        let field = record.field(column, column + 3);
        if field.text.is_empty() { Some(None) } else { points(field.text).map(Some) }
    };
    let (match_points, game_points) = (value(of_match)?, value(of_games)?);
    let in_bounds = |value: Option<Exact>| value.is_none_or(|value| value.numerator().abs() <= 10_000 && 100 % value.denominator() == 0);
    let in_round = record.field(round, round + 2);
    let in_round = if in_round.text.is_empty() { 0 } else { whole(in_round.text)? as usize };
    if !(letter == ' ' || TYPES.contains(letter)) || !in_bounds(match_points) || !in_bounds(game_points) {
        return None;
    }
    match_points.or(game_points)?;
    let mut numbers = Vec::new();
    for column in (first..=record.width()).step_by(5) {
        let field = record.field(column, column + 3);
        if !field.text.is_empty() {
            numbers.push((whole(field.text)?, field.at));
        }
    }
    numbers.retain(|&(number, _)| number > 0);
    let round = Some(in_round).filter(|&round| round > 0);
    Some(Abnormal { letter, match_points, game_points, round, numbers, at: record.span() })
}
