//! The records of teams: who belongs to which (013, 310), line-ups (300), byes (320), forfeited matches (330), the
//! colours on the boards (352) and what a match is worth (362).

use std::collections::HashSet;
use std::ops::Range;

use super::games::{optional, pairing_number};
use super::record::{Field, Record};
use crate::Exact;
use crate::diagnostic::{Code, Diagnostic, Sink};
use crate::import::texts::{points, whole};
use crate::scenario::{control, control_fault, shorten};
use crate::tournament::{Colour, Forfeit, MAX_BOARDS};

/// A value and where it stands.
type At<T> = (T, Range<usize>);

/// The tags that only files of teams have.
pub(super) const TAGS: [&str; 7] = ["013", "310", "300", "320", "330", "352", "362"];

/// A team as a 013 or 310 record lists it.
#[derive(Clone, Debug)]
pub(super) struct TeamLine {
    pub number: Option<u32>,
    pub number_at: Range<usize>,
    pub name: Option<String>,
    pub name_at: Range<usize>,
    pub match_points: Option<At<Exact>>,
    pub game_points: Option<At<Exact>>,
    pub rank: Option<At<u32>>,
    /// The numbers of the members in board order.
    pub members: Vec<At<u32>>,
    pub at: Range<usize>,
    pub faulty: bool,
}

/// A match that record 330 says to be forfeited.
pub(super) struct ForfeitedMatch {
    /// How it ended for the team with White on board 1.
    pub forfeit: Forfeit,
    pub round: usize,
    pub white: u32,
    pub black: u32,
    pub at: Range<usize>,
}

/// A line-up that is not in the order of the team's record (300).
pub(super) struct LineUp {
    pub round: usize,
    pub team: u32,
    pub opponent: u32,
    /// The player on each board; `None` for an empty one.
    pub players: Vec<Option<u32>>,
    pub at: Range<usize>,
}

/// A bye that the pairing gave to a team (320).
pub(super) struct AllocatedBye {
    pub round: usize,
    pub team: u32,
    pub at: Range<usize>,
}

/// Everything that the records of teams say.
#[derive(Default)]
pub(super) struct TeamRecords {
    of_2016: Vec<TeamLine>,
    of_2026: Vec<TeamLine>,
    has_2026: bool,
    pub line_ups: Vec<LineUp>,
    pub byes: Vec<AllocatedBye>,
    /// What a bye that the pairing gives is worth, in match points and in game points.
    pub bye_points: [Option<At<Exact>>; 2],
    pub forfeits: Vec<ForfeitedMatch>,
    /// The rounds that the pairing made something of.
    known: HashSet<usize>,
    /// The colours of the boards of the team that has White on board 1.
    pub colours: Option<At<Vec<Colour>>>,
    /// What a match won, drawn and lost is worth, in match points.
    pub match_points: [Option<At<Exact>>; 3],
    /// The first record of teams.
    pub first: Option<Range<usize>>,
}

impl TeamRecords {
    /// Takes a record of teams.
    pub fn take(&mut self, record: &Record<'_>, sink: &mut Sink) {
        self.first.get_or_insert(record.span());
        match record.tag {
            "013" => self.of_2016.push(of_2016(record, self.of_2016.len(), sink)),
            "310" => {
                self.has_2026 = true;
                self.of_2026.push(of_2026(record, sink));
            }
            "300" => self.take_line_up(record, sink),
            "320" => self.take_byes(record, sink),
            "330" => self.take_forfeit(record, sink),
            "352" => self.take_colours(record, sink),
            _ => self.take_match_points(record, sink),
        }
    }

    /// Whether teams are listed by records 310.
    pub fn are_of_2026(&self) -> bool {
        self.has_2026
    }

    /// Whether no record lists a team.
    pub fn list_nobody(&self) -> bool {
        self.of_2026.is_empty() && self.of_2016.is_empty()
    }

    /// The teams: those of records 310, else those of records 013.
    pub fn teams(&mut self) -> Vec<TeamLine> {
        std::mem::take(if self.has_2026 { &mut self.of_2026 } else { &mut self.of_2016 })
    }

    /// Whether the records know of something that the pairing made in a round.
    pub fn knows_round(&self, round: usize) -> bool {
        self.known.contains(&round)
    }

    fn take_line_up(&mut self, record: &Record<'_>, sink: &mut Sink) {
        let (round, team, opponent) = (record.field(5, 7), record.field(9, 11), record.field(13, 15));
        let numbers = (positive(round.text), positive(team.text), positive(opponent.text));
        let (Some(number), Some(team), Some(opponent)) = numbers else {
            return sink.push(bad(record, &record.rest(5), "line-up"));
        };
        let mut players = Vec::new();
        for (_, field) in columns(record, 17) {
            match whole(field.text) {
                Some(0) => players.push(None),
                Some(player) => players.push(Some(player)),
                None if field.text.is_empty() => players.push(None),
                None => return sink.push(bad(record, &field, "line-up")),
            }
        }
        if players.len() > MAX_BOARDS {
            return sink.push(bad(record, &record.rest(5), "line-up"));
        }
        self.line_ups.push(LineUp { round: number as usize, team, opponent, players, at: record.span() });
    }

    fn take_byes(&mut self, record: &Record<'_>, sink: &mut Sink) {
        for (which, (first, last)) in [(5, 8), (10, 13)].into_iter().enumerate() {
            let field = record.field(first, last);
            if field.text.is_empty() {
                continue;
            }
            let Some(value) = points(field.text) else {
                return sink.push(bad(record, &field, "points"));
            };
            match &self.bye_points[which] {
                Some((stated, at)) if *stated != value => {
                    let fault = Diagnostic::warning(Code::HeaderTwice, field.at).arg("tag", "320").label("again");
                    sink.push(fault.also(at.clone(), "first"));
                }
                Some(_) => {}
                None => self.bye_points[which] = Some((value, field.at)),
            }
        }
        let mut first = 15;
        let mut round = 1;
        while first <= record.width() {
            let field = record.field(first, first + 2);
            match whole(field.text) {
                Some(0) => {}
                Some(team) => {
                    self.known.insert(round);
                    self.byes.push(AllocatedBye { round, team, at: field.at });
                }
                None if field.text.is_empty() => {}
                None => sink.push(bad(record, &field, "team")),
            }
            first += 4;
            round += 1;
        }
    }

    fn take_forfeit(&mut self, record: &Record<'_>, sink: &mut Sink) {
        let forfeit = match record.field(5, 6).text {
            "+-" => Forfeit::Win,
            "-+" => Forfeit::Loss,
            "--" => Forfeit::Both,
            _ => return sink.push(bad(record, &record.rest(5), "forfeit")),
        };
        let (round, white, black) = (record.field(8, 10), record.field(12, 14), record.field(16, 18));
        let (Some(round), Some(white), Some(black)) = (positive(round.text), positive(white.text), positive(black.text)) else {
            return sink.push(bad(record, &record.rest(5), "forfeit"));
        };
        self.known.insert(round as usize);
        self.forfeits.push(ForfeitedMatch { forfeit, round: round as usize, white, black, at: record.span() });
    }

    fn take_colours(&mut self, record: &Record<'_>, sink: &mut Sink) {
        let field = record.rest(5);
        let colour = |letter: char| match letter.to_ascii_uppercase() {
            'W' => Some(Colour::White),
            'B' => Some(Colour::Black),
            _ => None,
        };
        let colours: Option<Vec<Colour>> = field.text.chars().map(colour).collect();
        match colours.filter(|colours| (1..=MAX_BOARDS).contains(&colours.len())) {
            Some(colours) => match &self.colours {
                Some((first, at)) if *first != colours => {
                    let fault = Diagnostic::warning(Code::HeaderTwice, field.at).arg("tag", "352").label("again");
                    sink.push(fault.also(at.clone(), "first"));
                }
                Some(_) => {}
                None => self.colours = Some((colours, field.at)),
            },
            None => sink.push(bad(record, &field, "colours")),
        }
    }

    /// `TW 2.0   TD 1.0   TL 0.0`, at fixed columns or not.
    fn take_match_points(&mut self, record: &Record<'_>, sink: &mut Sink) {
        let mut pending: Option<usize> = None;
        for word in record.words() {
            let letters = word.text.len() - word.text.trim_start_matches(|letter: char| letter.is_ascii_alphabetic()).len();
            let (symbol, value) = word.text.split_at(letters);
            let which = match (symbol.to_ascii_uppercase().as_str(), pending.take()) {
                ("TW", None) => 0,
                ("TD", None) => 1,
                ("TL", None) => 2,
                ("", Some(which)) => which,
                _ => return sink.push(bad_points(&word)),
            };
            if value.is_empty() {
                pending = Some(which);
            } else if let Some(value) = points(value) {
                self.match_points[which] = Some((value, word.at));
            } else {
                return sink.push(bad_points(&word));
            }
        }
        if pending.is_some() {
            sink.push(bad_points(&record.rest(5)));
        }
    }
}

fn positive(text: &str) -> Option<u32> {
    whole(text).filter(|&number| number > 0)
}

/// The fields of four columns from a column on, one blank between them.
fn columns<'r, 't>(record: &'r Record<'t>, first: usize) -> impl Iterator<Item = (usize, Field<'t>)> + use<'r, 't> {
    (first..=record.width()).step_by(5).map(|first| (first, record.field(first, first + 3)))
}

fn bad(record: &Record<'_>, field: &Field<'_>, what: &'static str) -> Diagnostic {
    Diagnostic::warning(Code::BadHeader, field.at.clone()).arg("tag", record.tag).arg("text", shorten(field.text)).label(what)
}

fn bad_points(field: &Field<'_>) -> Diagnostic {
    Diagnostic::error(Code::BadScoring, field.at.clone()).arg("text", shorten(field.text)).help("teams")
}

/// The name and the members, which both records have.
fn team(record: &Record<'_>, number: Option<u32>, (first, last): (usize, usize), members: usize, sink: &mut Sink) -> TeamLine {
    let name = record.field(first, last);
    let mut line = TeamLine {
        number,
        number_at: record.tag_at(),
        name: Some(name.text.replace(['\t', '\r'], " ")),
        name_at: if name.text.is_empty() { record.tag_at() } else { name.at.clone() },
        match_points: None,
        game_points: None,
        rank: None,
        members: Vec::new(),
        at: record.span(),
        faulty: number.is_none(),
    };
    if let Some((at, letter)) = control(name.text) {
        sink.push(control_fault(letter, name.at.start + at..name.at.start + at + letter.len_utf8(), "name"));
        line.name = None;
        line.faulty = true;
    }
    for (first, field) in columns(record, members) {
        match whole(field.text) {
            Some(0) => {}
            Some(member) => line.members.push((member, field.at)),
            None if field.text.is_empty() => {}
            None => {
                sink.push(pairing_number(&field, record, &format!("{first}–{}", first + 3)).label("member"));
                line.faulty = true;
            }
        }
    }
    line
}

/// Reads a 013 record; such teams are numbered in their order.
fn of_2016(record: &Record<'_>, before: usize, sink: &mut Sink) -> TeamLine {
    team(record, u32::try_from(before + 1).ok(), (5, 36), 37, sink)
}

/// Reads a 310 record.
fn of_2026(record: &Record<'_>, sink: &mut Sink) -> TeamLine {
    let number = record.field(5, 7);
    let read = positive(number.text);
    if read.is_none() {
        sink.push(pairing_number(&number, record, "5–7").label("number"));
    }
    let line = team(record, read, (9, 40), 74, sink);
    TeamLine {
        number_at: if number.text.is_empty() { record.tag_at() } else { number.at },
        match_points: optional(record, (55, 60), "points", sink, points),
        game_points: optional(record, (62, 67), "points", sink, points),
        rank: optional(record, (69, 71), "rank", sink, positive),
        ..line
    }
}
