//! Everything in a report file beside the players: dates, rounds, points, the list of tie-breaks.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use super::games::{RawCell, Row};
use super::record::{Field, Record};
use super::scoring::Points;
use super::system::{self, Encoded};
use crate::diagnostic::{Code as Fault, Diagnostic, Sink, Source};
use crate::import::texts::{day, whole};
use crate::scenario::{Regulations, control, default_edition, shorten};
use crate::tournament::{MAX_SLOTS, System};

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
    abnormal: HashSet<u32>,
    /// Whether abnormal points may concern everybody.
    abnormal_for_all: bool,
    team: Option<Range<usize>>,
    start: Option<At<String>>,
    seen: HashSet<String>,
}

/// A bye of record 240.
struct Bye {
    letter: char,
    round: usize,
    number: u32,
    at: Range<usize>,
}

/// Records with one line of text, by tag.
const SINGLE: [&str; 17] =
    ["012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "122", "152", "172", "182", "192", "222", "352"];
/// Records that tell people something and change no tie-break.
const INFORMATIVE: [&str; 4] = ["112", "132", "801", "802"];
/// Records of teams.
const TEAMS: [&str; 7] = ["013", "310", "300", "320", "330", "352", "362"];
/// Records that pairings depend on and tie-breaks do not.
const PAIRING_ONLY: [&str; 7] = ["250", "260", "XXA", "XXP", "XXZ", "XXC", "XXB"];

impl Header {
    /// Takes a record that is no player.
    pub fn take(&mut self, record: &Record<'_>, sink: &mut Sink) {
        let tag = record.tag.to_ascii_uppercase();
        let is_team = TEAMS.contains(&tag.as_str());
        if is_team {
            self.team.get_or_insert(record.span());
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
            "299" => self.take_abnormal(record, sink),
            tag if PAIRING_ONLY.contains(&tag) => {
                if self.seen.insert(tag.to_owned()) && tag != "XXC" {
                    sink.push(Diagnostic::note(Fault::NoEffect, record.tag_at()).arg("tag", tag));
                }
            }
            tag if is_team || INFORMATIVE.contains(&tag) => {}
            _ => {
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
                _ if field.text.is_empty() || field.text == "0000" => {}
                _ => sink.push(bad_header("240", &field, "number")),
            }
            first += 5;
        }
    }

    /// Points that no result explains have no place in the facts, so that is all that is said of them.
    fn take_abnormal(&mut self, record: &Record<'_>, sink: &mut Sink) {
        sink.push(Diagnostic::warning(Fault::AbnormalPoints, record.span()).help("help"));
        let mut first = 24;
        let before = self.abnormal.len();
        while first <= record.width() {
            self.abnormal.extend(whole(record.field(first, first + 3).text));
            first += 5;
        }
        self.abnormal_for_all |= self.abnormal.len() == before;
    }

    /// Whether a participant has points that no result explains.
    pub fn has_abnormal_points(&self, number: Option<u32>) -> bool {
        self.abnormal_for_all || number.is_some_and(|number| self.abnormal.contains(&number))
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

    /// Compares the number of players with the one that is announced.
    pub fn compare_players(&self, players: usize, sink: &mut Sink) {
        let Some((text, at)) = self.text("062") else { return };
        match whole(text.split_whitespace().next().unwrap_or_default()) {
            Some(announced) if announced as usize != players => {
                sink.push(Diagnostic::warning(Fault::PlayersCount, at.clone()).arg("count", announced).arg("other", players));
            }
            Some(_) => {}
            None => sink.push(bad_header("062", &Field { text, at: at.clone() }, "number")),
        }
    }

    /// The system.
    pub fn system(&self, rows: &[Row], first: Range<usize>, sink: &mut Sink) -> Option<System> {
        if let Some((text, at)) = self.text("192") {
            match system::encoded(text) {
                Encoded::System(system) => {
                    self.say_teams(sink);
                    return Some(system);
                }
                Encoded::NotHeld => {
                    sink.push(Diagnostic::error(Fault::SystemNotHeld, at.clone()).arg("text", shorten(text)).help("help"));
                    return None;
                }
                Encoded::Teams if self.team.is_none() => sink.push(Diagnostic::warning(Fault::TeamsNotYet, at.clone()).help("help")),
                Encoded::Teams => {}
                Encoded::Unknown => return Some(system::by_pairings(rows, Some((text, at.clone())), first, sink)),
            }
        }
        self.say_teams(sink);
        if self.is_of_teams() {
            return Some(System::Swiss);
        }
        match self.text("092") {
            Some((text, at)) => match system::worded(text) {
                Some(system) => Some(system),
                None => Some(system::by_pairings(rows, Some((text, at.clone())), first, sink)),
            },
            None => Some(system::by_pairings(rows, None, first, sink)),
        }
    }

    fn say_teams(&self, sink: &mut Sink) {
        if let Some(at) = &self.team {
            sink.push(Diagnostic::warning(Fault::TeamsNotYet, at.clone()).help("help"));
        }
    }

    fn is_of_teams(&self) -> bool {
        self.team.is_some() || self.text("192").is_some_and(|(text, _)| matches!(system::encoded(text), Encoded::Teams))
    }

    /// Puts the byes of records 240 where the players' records have nothing, and compares the others.
    pub fn fill_byes(&mut self, rows: &mut [Row], sink: &mut Sink) {
        let by_number: HashMap<u32, usize> = rows.iter().enumerate().filter_map(|(index, row)| Some((row.player.number?, index))).collect();
        let played = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
        for bye in std::mem::take(&mut self.byes) {
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
        crate::import::edition_on(day).unwrap_or_else(|| {
            let fault = Diagnostic::warning(Fault::EditionAssumed, at.clone()).arg("edition", &usual.edition.id).day("day", day);
            sink.push(fault.help("earlier"));
            usual
        })
    }

    /// Whether the file has no list.
    pub fn list_is_missing(&self) -> bool {
        self.list.is_none()
    }

    /// The list of tie-breaks. Those of teams say nothing of players.
    pub fn list(&self) -> &[At<String>] {
        match &self.list {
            Some((codes, _)) if !self.is_of_teams() => codes,
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
