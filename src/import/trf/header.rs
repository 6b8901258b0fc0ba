//! Everything in a report file beside the players: dates, rounds, points, the list of tie-breaks.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use super::abnormal::AbnormalPoints;
use super::games::{RawCell, Row};
use super::record::{Field, Record};
use super::scoring::Points;
use super::system::{self, Encoded};
use super::team_records::{self, TeamRecords};
use crate::diagnostic::{Code as Fault, Diagnostic, Sink, Source};
use crate::import::Kept;
use crate::import::texts::{day, whole};
use crate::scenario::{Regulations, control, default_edition, shorten};
use crate::tournament::{MAX_SLOTS, System, TeamScore};

/// A value and where it stands.
type At<T> = (T, Range<usize>);

/// What the records say.
#[derive(Default)]
pub(super) struct Header {
    texts: HashMap<&'static str, At<String>>,
    rounds: Option<At<usize>>,
    pub points: Points,
    list: Option<(Vec<At<String>>, Range<usize>)>,
    byes: Vec<Bye>,
    pub abnormal: AbnormalPoints,
    pub teams: TeamRecords,
    /// Whether the file names teams that no record lists.
    teams_missing: bool,
    start: Option<At<String>>,
    pub kept: Kept,
    seen: HashSet<String>,
}

/// A bye of record 240.
pub(super) struct Bye {
    /// F, H or Z.
    pub letter: char,
    pub round: usize,
    /// The number of the player, or of the team.
    pub number: u32,
    pub at: Range<usize>,
}

/// Records with one line of text, by tag.
const SINGLE: [&str; 16] = ["012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "122", "152", "172", "182", "192", "222"];
/// Records that tell people something and change no tie-break.
const INFORMATIVE: [&str; 4] = ["112", "132", "801", "802"];
/// Records that pairings depend on and tie-breaks do not.
const PAIRING_ONLY: [&str; 7] = ["250", "260", "XXA", "XXP", "XXZ", "XXC", "XXB"];

impl Header {
    /// Takes a record that is no player.
    pub fn take(&mut self, record: &Record<'_>, sink: &mut Sink) {
        let tag = record.tag.to_ascii_uppercase();
        if team_records::TAGS.contains(&tag.as_str()) {
            return self.teams.take(record, sink);
        }
        if let Some(&single) = SINGLE.iter().find(|single| **single == tag) {
            let field = record.rest(5);
            // A second line that says the same does no harm; deputies and notes may have several.
            match self.texts.get(single) {
                Some((first, at)) if *first != field.text => {
                    let fault = Diagnostic::warning(Fault::HeaderTwice, field.at).arg("tag", single).label("again");
                    sink.push(fault.also(at.clone(), "first"));
                }
                Some(_) => {}
                None if field.text.is_empty() => {}
                None => {
                    self.dates(single, &field, sink);
                    // The day of the start is a fact of the scenario, and the numbers are counted.
                    let is_held = ["012", "062", "072", "082"].contains(&single) || (single == "042" && self.start.is_some());
                    if !is_held {
                        self.kept.keep(single, record.line, false);
                    }
                    self.texts.insert(single, (field.text.to_owned(), field.at));
                }
            }
            return;
        }
        match tag.as_str() {
            "142" | "XXR" => self.take_rounds(record, sink),
            "162" | "XXS" => self.points.symbols(record, sink),
            "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => self.points.tagged(record, sink),
            "202" | "212" => self.take_list(record, &tag, sink),
            "240" => self.take_byes(record, sink),
            "299" => self.abnormal.take(record, sink),
            tag if PAIRING_ONLY.contains(&tag) => {
                self.kept.keep(tag, record.line, tag != "XXC");
                if self.seen.insert(tag.to_owned()) && tag != "XXC" {
                    sink.push(Diagnostic::note(Fault::NoEffect, record.tag_at()).arg("tag", tag));
                }
            }
            tag if INFORMATIVE.contains(&tag) => self.kept.keep(tag, record.line, false),
            _ => {
                self.kept.keep(&tag, record.line, true);
                if self.seen.insert(tag.clone()) {
                    sink.push(Diagnostic::note(Fault::UnknownRecord, record.tag_at()).arg("tag", shorten(&tag)));
                }
            }
        }
    }

    fn dates(&mut self, tag: &str, field: &Field<'_>, sink: &mut Sink) {
        if tag != "042" && tag != "052" {
            return;
        }
        match day(field.text) {
            Some(day) if tag == "042" => self.start = Some((day, field.at.clone())),
            Some(_) => {}
            None => sink.push(bad_header(tag, field, "date")),
        }
    }

    fn take_rounds(&mut self, record: &Record<'_>, sink: &mut Sink) {
        let field = record.rest(4);
        let Some(rounds) = whole(field.text).map(|rounds| rounds as usize).filter(|rounds| (1..=MAX_SLOTS).contains(rounds)) else {
            return sink.push(bad_header(record.tag, &field, "rounds"));
        };
        match &self.rounds {
            Some((first, at)) if *first != rounds => {
                let fault = Diagnostic::warning(Fault::RoundsContradict, field.at).arg("count", rounds).arg("other", first);
                sink.push(fault.label("again").also(at.clone(), "first"));
            }
            Some(_) => {}
            None => self.rounds = Some((rounds, field.at)),
        }
    }

    fn take_list(&mut self, record: &Record<'_>, tag: &str, sink: &mut Sink) {
        let field = record.rest(5);
        let mut codes = Vec::new();
        let mut start = 0;
        for part in field.text.split(',') {
            let text = part.trim();
            let at = field.at.start + start + (part.len() - part.trim_start().len());
            if !text.is_empty() {
                codes.push((text.to_owned(), at..at + text.len()));
            }
            start += part.len() + 1;
        }
        if codes.is_empty() {
            return;
        }
        if let Some((first, at)) = &self.list {
            let plain = |codes: &[At<String>]| -> Vec<String> {
                let codes = codes.iter().map(|(code, _)| code.to_ascii_uppercase());
                codes.filter(|code| code != "PTS").collect()
            };
            if plain(first) != plain(&codes) {
                let fault = Diagnostic::warning(Fault::HeaderTwice, field.at).arg("tag", tag).label("again");
                sink.push(fault.also(at.clone(), "first"));
            }
            return;
        }
        self.list = Some((codes, field.at));
    }

    fn take_byes(&mut self, record: &Record<'_>, sink: &mut Sink) {
        let (letter, round) = (record.field(5, 5), record.field(7, 9));
        let kind = letter.text.chars().next().map(|letter| letter.to_ascii_uppercase()).filter(|letter| "FHZ".contains(*letter));
        let number = whole(round.text).map(|round| round as usize).filter(|&round| round > 0);
        let (Some(letter), Some(round)) = (kind, number) else {
            return sink.push(bad_header("240", &record.rest(5), "bye"));
        };
        let mut first = 11;
        while first <= record.width() {
            let field = record.field(first, first + 3);
            match whole(field.text) {
                Some(number) if number > 0 => self.byes.push(Bye { letter, round, number, at: field.at }),
                Some(_) => {}
                None if field.text.is_empty() => {}
                _ => sink.push(bad_header("240", &field, "number")),
            }
            first += 5;
        }
    }

    fn text(&self, tag: &str) -> Option<&At<String>> {
        self.texts.get(tag)
    }

    /// The title: the name of the tournament, or of the file.
    pub fn title(&self, source: &Source) -> String {
        let named = self.text("012").map(|(text, _)| clean(text));
        let of_file = || source.path.file_stem().map(|stem| clean(&stem.to_string_lossy()));
        let title = named.filter(|title| !title.is_empty()).or_else(of_file).unwrap_or_default();
        if title.is_empty() { "A tournament".to_owned() } else { title }
    }

    /// Where and when it was played, as far as the file says.
    pub fn origin(&self) -> Option<String> {
        let parts = ["022", "032", "042", "052"].iter().filter_map(|tag| self.text(tag));
        let parts: Vec<String> = parts.map(|(text, _)| clean(text)).filter(|text| !text.is_empty()).collect();
        (!parts.is_empty()).then(|| parts.join(", "))
    }

    /// The day on which it starts.
    pub fn start(&self) -> Option<String> {
        self.start.as_ref().map(|(day, _)| day.clone())
    }

    /// The number of rounds that is announced.
    pub fn announced(&self) -> Option<usize> {
        self.rounds.as_ref().map(|(rounds, _)| *rounds)
    }

    /// Compares the numbers of players and of teams with those that are announced.
    pub fn compare_counts(&self, players: usize, teams: Option<usize>, sink: &mut Sink) {
        for (tag, listed, what) in [("062", Some(players), "players"), ("082", teams, "teams")] {
            let (Some((text, at)), Some(listed)) = (self.text(tag), listed) else { continue };
            match whole(text.split_whitespace().next().unwrap_or_default()) {
                Some(announced) if announced as usize != listed => {
                    let fault = Diagnostic::warning(Fault::PlayersCount, at.clone()).arg("count", announced).arg("other", listed);
                    sink.push(fault.arg("what", what));
                }
                Some(_) => {}
                None => sink.push(bad_header(tag, &Field { text, at: at.clone() }, "number")),
            }
        }
    }

    /// Whether the participants are teams. Records of teams that say nothing of the tournament are left aside, which is
    /// said.
    pub fn is_of_teams(&mut self, sink: &mut Sink) -> bool {
        let encoded = self.text("192").map(|(text, at)| (system::encoded(text), at.clone()));
        let left_aside = |at: Range<usize>, why: &'static str| Diagnostic::warning(Fault::TeamsLeftAside, at).label(why).help("help");
        if self.teams.list_nobody() {
            let named = encoded.filter(|(encoded, _)| matches!(encoded, Encoded::Teams)).map(|(_, at)| at);
            self.teams_missing = named.is_some();
            if let Some(at) = named.or(self.teams.first.clone()) {
                sink.push(left_aside(at, "missing"));
            }
            return false;
        }
        if self.teams.are_of_2026() {
            return true;
        }
        // Before 2026 an individual tournament might list the teams of a classification beside it.
        let individual = match &encoded {
            Some((Encoded::System(System::Swiss), at)) => Some(at.clone()),
            Some((Encoded::Teams, _)) => None,
            _ => self.text("092").filter(|(text, _)| system::is_individual(text)).map(|(_, at)| at.clone()),
        };
        match (individual, &self.teams.first) {
            (Some(at), Some(first)) => {
                sink.push(left_aside(first.clone(), "individual").also(at, "players"));
                false
            }
            _ => true,
        }
    }

    /// The score that ranks the teams: the first that the type of the tournament names.
    pub fn primary(&self) -> TeamScore {
        self.text("192").and_then(|(text, _)| system::primary(text)).unwrap_or(TeamScore::Match)
    }

    /// The system; `rows` tell who met whom.
    pub fn system(&self, of_teams: bool, rows: &[Row], first: Range<usize>, sink: &mut Sink) -> Option<System> {
        if let Some((text, at)) = self.text("192") {
            match system::encoded(text) {
                Encoded::System(system) => return Some(system),
                Encoded::KnockOut if of_teams => return Some(System::KnockOut),
                Encoded::KnockOut | Encoded::NotHeld => {
                    sink.push(Diagnostic::error(Fault::SystemNotHeld, at.clone()).arg("text", shorten(text)).help("help"));
                    return None;
                }
                Encoded::Teams => return Some(System::Swiss),
                Encoded::Unknown => return Some(system::by_pairings(rows, Some((text, at.clone())), first, sink)),
            }
        }
        match self.text("092") {
            Some((text, at)) => match system::worded(text) {
                Some(system) => Some(system),
                None => Some(system::by_pairings(rows, Some((text, at.clone())), first, sink)),
            },
            None => Some(system::by_pairings(rows, None, first, sink)),
        }
    }

    /// The byes of records 240.
    pub fn byes(&mut self) -> Vec<Bye> {
        std::mem::take(&mut self.byes)
    }

    /// Puts the byes of records 240 where the players' records have nothing, and compares the others.
    pub fn fill_byes(&mut self, rows: &mut [Row], sink: &mut Sink) {
        let by_number: HashMap<u32, usize> = rows.iter().enumerate().filter_map(|(index, row)| Some((row.player.number?, index))).collect();
        let played = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
        for bye in self.byes() {
            let fault = Diagnostic::warning(Fault::ByeRecord, bye.at.clone()).arg("round", bye.round).arg("number", bye.number);
            let fault = fault.arg("text", bye.letter);
            let Some(&index) = by_number.get(&bye.number) else {
                sink.push(fault.label("nobody"));
                continue;
            };
            let row = &mut rows[index];
            // A bye of a round to come is no fact yet.
            if bye.round > played {
                continue;
            }
            match row.cells.get(bye.round - 1).filter(|cell| !cell.is_blank()) {
                Some(cell) if cell.opponent.is_none() && cell.result == bye.letter => {}
                Some(cell) => sink.push(fault.label("other").also(cell.at.clone(), "cell")),
                None if bye.letter == 'Z' => {}
                None => {
                    sink.push(fault.label("filled"));
                    while row.cells.len() < bye.round {
                        row.cells.push(RawCell::empty(row.at.end..row.at.end));
                    }
                    row.cells[bye.round - 1] = RawCell::bye(bye.letter, bye.at);
                }
            }
        }
    }

    /// The number of rounds that the tournament is scheduled for, where it is more than are played.
    pub fn scheduled(&self, slots: usize, sink: &mut Sink) -> Option<At<usize>> {
        let (rounds, at) = self.rounds.clone()?;
        if rounds < slots {
            let fault = Diagnostic::warning(Fault::RoundsContradict, at).arg("count", rounds).arg("other", slots);
            sink.push(fault.label("fewer").help("fewer-help"));
            return None;
        }
        Some((rounds, at))
    }

    /// The edition in force when the tournament started.
    pub fn regulations(&self, first: Range<usize>, sink: &mut Sink) -> Regulations {
        let usual = Regulations::of(default_edition());
        let Some((day, at)) = &self.start else {
            sink.push(Diagnostic::note(Fault::EditionAssumed, first).arg("edition", &usual.edition.id).arg("day", "").help("silent"));
            return usual;
        };
        crate::import::edition_on(day).map(Regulations::of).unwrap_or_else(|| {
            let fault = Diagnostic::warning(Fault::EditionAssumed, at.clone()).arg("edition", &usual.edition.id).day("day", day);
            sink.push(fault.help("earlier"));
            usual
        })
    }

    /// Whether the file has no list.
    pub fn list_is_missing(&self) -> bool {
        self.list.is_none()
    }

    /// The list of tie-breaks. That of teams which no record lists says nothing of the players.
    pub fn list(&self) -> &[At<String>] {
        match &self.list {
            Some((codes, _)) if !self.teams_missing => codes,
            _ => &[],
        }
    }
}

/// A text of a header as a scenario can hold it: one line without control characters.
fn clean(text: &str) -> String {
    let mut text = text.replace(['\t', '\r'], " ");
    while let Some((at, letter)) = control(&text) {
        text.replace_range(at..at + letter.len_utf8(), " ");
    }
    text.trim().to_owned()
}

fn bad_header(tag: &str, field: &Field<'_>, what: &'static str) -> Diagnostic {
    Diagnostic::warning(Fault::BadHeader, field.at.clone()).arg("tag", tag).arg("text", shorten(field.text)).label(what)
}
