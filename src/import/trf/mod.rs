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

pub(in crate::import) mod games;
mod header;
mod record;
mod scoring;
pub(in crate::import) mod system;
mod write;

use std::sync::Arc;

use games::Row;
use header::Header;
use record::Record;
pub use write::{Loss, Unwritable, WrittenReport, write};

use super::list::{List, list};
use super::ranks::{self, Rank};
use super::{Facts, Imported, MAX_BYTES, Options};
use crate::diagnostic::{Code, Diagnostic, Sink, Source};
use crate::scenario::{Derivation, Expectation, Expected, Scenario, Sheet, Subject, Written, assemble};
use crate::tiebreak::{self, Name};
use crate::tournament::{Outcome, ParticipantId, RatingRules};

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
        Some((scenario, facts)) if !failed => Imported { scenario: Some(scenario), diagnostics, facts },
        _ => Imported::refused(diagnostics),
    }
}

fn scenario(source: &Arc<Source>, options: &Options, sink: &mut Sink) -> Option<(Scenario, Facts)> {
    let mut header = Header::default();
    let mut rows: Vec<Row> = Vec::new();
    // Where something is missing, the first line stands for the whole file.
    let place = Record::all(&source.text).next().map_or(0..0, |record| record.span());
    for record in Record::all(&source.text) {
        if record.tag == "001" {
            rows.push(games::row(&record, sink));
        } else {
            header.take(&record, sink);
        }
    }
    if rows.is_empty() {
        sink.push(Diagnostic::error(Code::NoPlayerRecords, place).help("help"));
        return None;
    }
    header.compare_players(rows.len(), sink);
    let system = match options.system {
        Some(system) => system,
        None => header.system(&rows, place.clone(), sink)?,
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
    let mut players: Vec<_> = rows.iter().map(|row| row.player.clone()).collect();
    for (player, row) in players.iter_mut().zip(&rows) {
        // Where a game is not known, the points say what it was worth.
        let unknown = |cell: &crate::scenario::Placed| cell.cell == Some(crate::scenario::Cell::Unknown);
        if player.row.as_ref().is_some_and(|cells| cells.iter().any(unknown)) {
            player.points = row.points.clone();
        }
    }
    let written = Written {
        starts: None,
        system: Some(system),
        scoring,
        scoring_at,
        announced: None,
        scheduled,
        rating_rules: RatingRules::default(),
        rating_rules_faulty: false,
        key: place.clone(),
    };
    let facts = assemble(Sheet { players, rounds_known: true }, written, sink);
    let tournament = facts.tournament?;
    let regulations = header.regulations(place.clone(), sink);
    let List { codes, spelled, complete } = list(header.list(), options, place.clone(), (&tournament, &regulations), sink);
    let mut scenario = Scenario {
        source: Arc::clone(source),
        title: header.title(source),
        about: None,
        origin: header.origin(),
        tags: Vec::new(),
        starts: header.start(),
        regulations,
        tournament,
        list: codes,
        spelled,
        expectations: Vec::new(),
        published: Vec::new(),
        under: Vec::new(),
        questions: Vec::new(),
    };
    let published: Vec<Option<Rank>> = rows.iter().map(|row| row.rank.clone()).collect();
    let compare_ranks = complete && scenario.list.len() > 1;
    if scenario.list.len() == 1 {
        games::ranks_and_points(&rows, sink);
        if options.list.is_none() && header.list_is_missing() {
            sink.push(Diagnostic::note(Code::NoTieBreakList, place.clone()).help("help"));
        }
    }
    let ranks = if compare_ranks { ranks::expected(&scenario, &published, sink) } else { Vec::new() };
    let mut numbers = Facts { rounds: slots, scheduled: header.announced(), start: header.start(), ..Facts::default() };
    for (index, row) in rows.iter().enumerate() {
        let participant = ParticipantId::new(index);
        let known = !scenario.tournament.row(participant).contains(&Outcome::Unknown);
        if let Some((points, at)) = row.points.clone().filter(|_| known && !header.has_abnormal_points(row.player.number)) {
            let subject = Subject::TieBreak(tiebreak::Code::plain(Name::Pts));
            let expected = Expected::Number(points);
            scenario.expectations.push(Expectation { participant, subject, expected, derivation: Derivation::default(), span: at });
            numbers.points += 1;
        }
        if let Some(expectation) = ranks.iter().find(|rank| rank.participant == participant) {
            scenario.expectations.push(expectation.clone());
            numbers.ranks += 1;
        }
    }
    Some((scenario, numbers))
}
