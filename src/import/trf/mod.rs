//! Tournament report files (TRF): what every pairing program exports.
//!
//! [`read`] takes the formats of 2006, 2016 and 2026 and the usual extensions (XXR, XXS, BBW and so on); [`write()`]
//! writes the format of 2026. A report file is a list of lines with fields at fixed columns: 001 records are players
//! with one cell per round, the others say what the tournament is.
//!
//! ```
//! use std::sync::Arc;
//!
//! use halfpoint::diagnostic::Source;
//! use halfpoint::import::{Options, trf};
//!
//! let text = "
//! 012 Club evening
//! 042 2026/05/01
//! 142 1
//! 192 FIDE_DUTCH_2026
//! 202 DE
//! 001    1      Anna Keller                       2010                             1.0    1     2 w 1
//! 001    2      Bram de Vries                     1990                             0.0    2     1 b 0
//! ";
//! let source = Arc::new(Source { path: "club.trf".into(), text: text.into() });
//! let imported = trf::read(source, &Options::default());
//! assert!(imported.diagnostics.is_empty());
//! let scenario = imported.scenario.expect("no errors");
//! assert_eq!(scenario.expectations.len(), 4);
//! assert!(halfpoint::verdict::check(&scenario).passes());
//! ```

mod abnormal;
mod boards;
pub(in crate::import) mod games;
mod header;
mod idle;
mod loss;
mod members;
mod players;
mod record;
mod schedule;
mod scoring;
pub(in crate::import) mod system;
mod team_records;
mod team_scoring;
mod teams;
mod write;
mod write_teams;

use std::ops::Range;
use std::sync::Arc;

use games::Row;
use header::Header;
pub use loss::{Loss, Unwritable};
use record::Record;
pub use write::{WrittenReport, write, write_with};

use super::list::list;
use super::ranks::{self, Rank, Ranks};
use super::{Facts, Imported, Kept, MAX_BYTES, Options};
use crate::Exact;
use crate::diagnostic::{Code, Diagnostic, Sink, Source};
use crate::scenario::{Derivation, Expectation, Expected, Scenario, Subject, with_bounds};
use crate::tiebreak;
use crate::tournament::{MAX_CELLS, Outcome, ParticipantId, Tournament};

/// Whether a text looks like a report file: it has a 001 record with a number where the number stands.
pub fn is_report(text: &str) -> bool {
    let is_player = |line: &str| {
        let rest = line.strip_prefix("001").and_then(|rest| rest.get(..5));
        rest.is_some_and(|number| number.starts_with(' ') && super::texts::whole(number.trim()).is_some())
    };
    text.lines().take(10_000).any(is_player)
}

/// Reads a report file. There is a scenario when nothing in the file is an error.
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
        Some((scenario, facts, kept)) if !failed => Imported { scenario: Some(scenario), diagnostics, facts, kept },
        _ => Imported::refused(diagnostics),
    }
}

fn scenario(source: &Arc<Source>, options: &Options, sink: &mut Sink) -> Option<(Scenario, Facts, Kept)> {
    let mut header = Header::default();
    let mut rows: Vec<Row> = Vec::new();
    // Where something is missing, the first line stands for the whole file.
    let place = Record::all(&source.text).next().map_or(0..0, |record| record.span());
    for record in Record::all(&source.text) {
        if record.tag == "001" {
            let row = games::row(&record, sink);
            let columns = [(10, 13), (54, 79)].map(|(first, last)| record.columns(first, last));
            if let Some(number) = row.player.number.filter(|_| columns.iter().any(|text| !text.trim().is_empty())) {
                header.kept.players.insert(number, columns);
            }
            rows.push(row);
        } else {
            header.take(&record, sink);
        }
    }
    if rows.is_empty() {
        sink.push(Diagnostic::error(Code::NoPlayerRecords, place).help("help"));
        return None;
    }
    let columns = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    if too_large(rows.len(), columns, place.clone(), sink) {
        return None;
    }
    let of_teams = header.is_of_teams(sink);
    let event = match of_teams {
        true => teams::event(&mut header, &rows, options, place.clone(), sink),
        false => players::event(&mut header, rows, options, place.clone(), sink),
    };
    let Event { tournament, slots, published } = event?;
    let regulations = header.regulations(place.clone(), sink);
    let list = list(header.list(), options, place.clone(), (&tournament, &regulations), sink);
    if list.codes.len() == 1 && options.list.is_none() && header.list_is_missing() {
        sink.push(Diagnostic::note(Code::NoTieBreakList, place).help("help"));
    }
    let mut numbers = Facts { rounds: slots, scheduled: header.announced(), start: header.start(), ..Facts::default() };
    let ranks: Vec<Option<Rank>> = published.iter().map(|published| published.rank.clone()).collect();
    let mut scenario = Scenario {
        source: Arc::clone(source),
        title: header.title(source).into(),
        about: None,
        origin: header.origin(),
        tags: Vec::new(),
        starts: header.start(),
        regulations,
        tournament,
        list: list.codes,
        spelled: list.spelled,
        expectations: Vec::new(),
        published: Vec::new(),
        under: Vec::new(),
        questions: Vec::new(),
    };
    let Ranks { expectations: ranks, compared } = ranks::expected(&scenario, &ranks, list.decided, sink);
    numbers.ranks = compared;
    for (index, (published, rank)) in published.into_iter().zip(ranks).enumerate() {
        let participant = ParticipantId::new(index);
        let known = !scenario.tournament.row(participant).contains(&Outcome::Unknown);
        for (code, value, span) in published.values {
            if known && !header.abnormal.is_open(published.number) {
                let (subject, expected) = (Subject::TieBreak(code), Expected::Number(value));
                scenario.expectations.push(Expectation { participant, subject, expected, derivation: Derivation::default(), span });
                numbers.points += 1;
            }
        }
        scenario.expectations.extend(rank);
    }
    if options.system.is_some() {
        // The type is another one than the file's.
        header.kept.records.retain(|record| record.tag != "192" && record.tag != "092");
    }
    Some((scenario, numbers, header.kept))
}

/// Whether a table has more cells than are computed, which is reported.
fn too_large(rows: usize, columns: usize, place: Range<usize>, sink: &mut Sink) -> bool {
    let too_large = rows.saturating_mul(columns) > MAX_CELLS;
    if too_large {
        sink.push(with_bounds(Diagnostic::error(Code::TooLarge, place).arg("count", rows).arg("other", columns)));
    }
    too_large
}

/// A tournament, and what the file publishes of each participant.
struct Event {
    tournament: Tournament,
    /// The rounds with games.
    slots: usize,
    published: Vec<Published>,
}

/// What the file publishes of a participant.
struct Published {
    number: Option<u32>,
    /// Scores, with their codes and places.
    values: Vec<(tiebreak::Code, Exact, Range<usize>)>,
    rank: Option<Rank>,
}
