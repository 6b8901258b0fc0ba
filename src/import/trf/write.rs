//! A scenario as a report file of 2026.
//!
//! Columns are exact, points have one decimal, every line ends with the carriage return that the format asks for,
//! followed by a line feed, without which other programs show the file as one line. What a report file cannot hold is
//! listed beside it.

use std::fmt::Write as _;

use super::abnormal::Worth;
use super::loss::{Loss, Unwritable};
use super::schedule;
use super::write_teams;
use crate::Exact;
use crate::import::{Kept, KeptRecord, edition_on};
use crate::locale::ENGLISH;
use crate::scenario::{Cell, Scenario, Subject, default_edition};
use crate::standings::Standings;
use crate::tiebreak::{Code, Context, Cut, Name};
use crate::tournament::{Colour, Forfeit, GameResult, Outcome, Participant, ParticipantId, RatingRules, Scoring, System, Tournament};

/// The largest pairing number that has room.
pub(super) const LARGEST_NUMBER: u32 = 9999;
/// The letters of a name that have room.
const NAME_WIDTH: usize = 33;

/// A report file with what it does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrittenReport {
    /// The file.
    pub text: String,
    /// What of the scenario is not in it.
    pub losses: Vec<Loss>,
}

/// Writes a scenario as a report file of 2026.
///
/// # Errors
///
/// [`Unwritable`] where the tournament does not fit the format.
pub fn write(scenario: &Scenario) -> Result<WrittenReport, Unwritable> {
    write_with(scenario, &Kept::default())
}

/// The same for a scenario that was read from a report file: what the file says beside the tournament stands in it again.
///
/// # Errors
///
/// [`Unwritable`] where the tournament does not fit the format.
pub fn write_with(scenario: &Scenario, kept: &Kept) -> Result<WrittenReport, Unwritable> {
    let tournament = &scenario.tournament;
    if let Some(teams) = tournament.teams() {
        return write_teams::write(scenario, teams, kept);
    }
    if tournament.system() == System::KnockOut {
        return Err(Unwritable::KnockOut);
    }
    if let Some(participant) = tournament.participants().iter().find(|participant| participant.number > LARGEST_NUMBER) {
        return Err(Unwritable::Number(participant.number));
    }
    let rounds = schedule::rounds(tournament)?;
    let mut report = Report::new(scenario, kept);
    let rated = tournament.participants().iter().filter(|participant| participant.rating.is_some()).count();
    report.head(scenario, [tournament.participants().len(), rated, 0]);
    report.scoring(tournament.scoring());
    report.kind(scenario, encoded(tournament.system()));
    let cx = Context::new(tournament, scenario.regulations.reading);
    let standings = Standings::new(&cx, &scenario.list);
    report.ruler(rounds.first().map_or(0, Vec::len));
    for (id, rounds) in tournament.ids().zip(&rounds) {
        let rank = standings.row(id).map_or(0, |row| row.rank);
        let row: Vec<Outcome> = rounds.iter().map(|slot| slot.map_or(Outcome::FreeRound, |slot| tournament.row(id)[slot])).collect();
        report.player(tournament, id, rank, &row);
    }
    report.abnormal(tournament, &rounds, [None, Some(tournament)]);
    report.kept_rest();
    Ok(WrittenReport { text: report.text, losses: report.losses })
}

/// The type of an individual tournament, in record 192.
fn encoded(system: System) -> &'static str {
    match system {
        System::Swiss => "CUSTOM_SWISS",
        System::RoundRobin => "FIDE_ROUNDROBIN",
        System::DoubleRoundRobin => "FIDE_DOUBLEROUNDROBIN",
        System::KnockOut => "CUSTOM_KNOCKOUT",
    }
}

fn general_losses(scenario: &Scenario, kept: &Kept) -> Vec<Loss> {
    let mut losses = Vec::new();
    let scores = [Name::Pts, Name::Mpts, Name::Gpts].map(|name| Subject::TieBreak(Code::plain(name)));
    let held = |subject: Subject| matches!(subject, Subject::Rank) || scores.contains(&subject);
    let others = scenario.expectations.iter().filter(|expectation| !held(expectation.subject)).count();
    if others > 0 {
        losses.push(Loss::Expectations(others));
    }
    let teaching = scenario.published.len() + scenario.under.len() + scenario.questions.len() + scenario.tags.len();
    // Where and when it was played stands in the records that it was read from.
    let has_origin = kept.records.iter().any(|record| ["022", "032", "052"].contains(&record.tag.as_str()));
    if teaching > 0 || scenario.about.is_some() || (scenario.origin.is_some() && !has_origin) {
        losses.push(Loss::Teaching);
    }
    if !scenario.regulations.changes.is_empty() {
        losses.push(Loss::Readings);
    }
    let by_start = scenario.starts.as_deref().and_then(edition_on).map_or(default_edition().id.as_str(), |edition| edition.id.as_str());
    if by_start != scenario.regulations.edition.id {
        losses.push(Loss::Edition);
    }
    let later = |participant: &Participant| !participant.later_ratings.is_empty();
    if scenario.tournament.rating_rules() != RatingRules::default() || scenario.tournament.participants().iter().any(later) {
        losses.push(Loss::Ratings);
    }
    if !scenario.tournament.rounds_known() {
        losses.push(Loss::Rounds);
    }
    let rows = || scenario.tournament.ids().flat_map(|id| scenario.tournament.row(id));
    if rows().any(|outcome| outcome.is_played() && outcome.colour().is_none()) {
        losses.push(Loss::Colours);
    }
    if rows().any(|outcome| *outcome == Outcome::Unknown) {
        losses.push(Loss::UnknownGames);
    }
    losses
}

pub(super) struct Report<'k> {
    pub text: String,
    pub losses: Vec<Loss>,
    kept: &'k Kept,
    /// The tag up to which kept records have been written.
    written: String,
}

impl<'k> Report<'k> {
    pub fn new(scenario: &Scenario, kept: &'k Kept) -> Report<'k> {
        Report { text: String::new(), losses: general_losses(scenario, kept), kept, written: String::new() }
    }

    /// A record of the header, after the kept ones that belong before it. A kept record of the same kind goes before.
    fn record(&mut self, tag: &str, line: &str) {
        self.kept_until(tag);
        if self.kept.tagged(tag).next().is_none() {
            self.line(line);
        }
    }

    /// The kept records of the header up to a tag.
    pub fn kept_until(&mut self, tag: &str) {
        let kept = self.kept;
        let header = |record: &&KeptRecord| record.tag.starts_with(['0', '1', '2']) && !["250", "260"].contains(&record.tag.as_str());
        let written = std::mem::replace(&mut self.written, tag.to_owned());
        let mut records: Vec<&KeptRecord> = kept.records.iter().filter(header).collect();
        records.sort_by_key(|record| &record.tag);
        for record in records.into_iter().filter(|record| record.tag > written && *record.tag <= *tag) {
            self.line(&record.line);
        }
    }

    /// The kept records that stand after the players: they may name players by their numbers.
    fn kept_rest(&mut self) {
        let kept = self.kept;
        for record in &kept.records {
            if !record.tag.starts_with(['0', '1', '2']) || ["250", "260"].contains(&record.tag.as_str()) {
                self.line(&record.line);
            }
        }
    }

    pub fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push_str("\r\n");
    }

    /// The records before those of points: the numbers are those of players, of players with a rating, and of teams.
    pub fn head(&mut self, scenario: &Scenario, [players, rated, teams]: [usize; 3]) {
        let tournament = &scenario.tournament;
        let who = if teams > 0 { "Team" } else { "Individual" };
        let how = match tournament.system() {
            System::Swiss => "Swiss-System",
            System::RoundRobin => "Round-Robin",
            System::DoubleRoundRobin => "Double Round-Robin",
            System::KnockOut => "Knock-out",
        };
        self.record("012", &format!("012 {}", scenario.title.in_language(ENGLISH)));
        if let Some(starts) = &scenario.starts {
            self.record("042", &format!("042 {}", starts.replace('-', "/")));
        }
        for (tag, count) in [("062", players), ("072", rated), ("082", teams)] {
            self.record(tag, &format!("{tag} {count}"));
        }
        self.record("092", &format!("092 {who}: {how}"));
        self.record("142", &format!("142 {}", tournament.scheduled_rounds()));
    }

    /// The type and the list of tie-breaks.
    pub fn kind(&mut self, scenario: &Scenario, encoded: &str) {
        self.record("192", &format!("192 {encoded}"));
        let codes: Vec<String> = scenario.list.iter().map(|&code| code_text(code)).collect();
        self.record("212", &format!("212 {}", codes.join(",")));
        self.kept_until("299");
    }

    /// Record 162 where the values are not the usual ones. Six symbols stand for ten values.
    pub fn scoring(&mut self, scoring: &Scoring) {
        if *scoring == Scoring::default() {
            return;
        }
        let held = Scoring {
            win: scoring.win,
            draw: scoring.draw,
            loss: scoring.loss,
            forfeit_win: scoring.win,
            forfeit_loss: scoring.zero_point_bye,
            pairing_allocated_bye: scoring.pairing_allocated_bye,
            full_point_bye: scoring.win,
            half_point_bye: scoring.draw,
            zero_point_bye: scoring.zero_point_bye,
            absence: scoring.zero_point_bye,
        };
        for ((name, value), (_, held)) in scoring.values().into_iter().zip(held.values()) {
            if value != held || one_decimal(value).is_none_or(|text| text.len() > 4) {
                self.losses.push(Loss::Scoring(name));
            }
        }
        let symbols = [
            ('W', scoring.win),
            ('D', scoring.draw),
            ('L', scoring.loss),
            ('A', scoring.zero_point_bye),
            ('P', scoring.pairing_allocated_bye),
        ];
        self.kept_until("162");
        let mut line = String::from("162 ");
        for (symbol, value) in symbols {
            let _ = write!(line, " {symbol}{:>4}   ", one_decimal(value).filter(|text| text.len() <= 4).unwrap_or_else(|| rounded(value)));
        }
        self.line(&line);
    }

    /// A comment that names the columns.
    pub fn ruler(&mut self, slots: usize) {
        let mut line = format!("{:<14}{:<34}{:<32}{:>4}{:>5}", "###  No. stit", "Name", "Rtng Fed     FIDE id Birth", "Pts.", "Rank");
        line = format!("{:<91}", line.trim_end());
        for round in 1..=slots {
            let _ = write!(line, "{:<10}", format!("round {round}"));
        }
        self.line(&line);
    }

    fn player(&mut self, tournament: &Tournament, id: ParticipantId, rank: u32, row: &[Outcome]) {
        let participant = tournament.participant(id);
        let cells: Vec<String> = row.iter().map(|&outcome| cell(outcome, tournament)).collect();
        let line = PlayerLine {
            number: participant.number,
            name: &participant.name,
            rating: participant.rating,
            points: tournament.score(id),
            rank: Some(rank),
            kept: self.kept.players.get(&participant.number),
        };
        self.player_line(&line, &cells);
    }

    /// A 001 record.
    pub fn player_line(&mut self, player: &PlayerLine<'_>, cells: &[String]) {
        let name = self.name(player.name, NAME_WIDTH);
        let rating = player.rating.map_or_else(String::new, |rating| rating.to_string());
        let points = self.points(player.points, 4, player.name);
        let rank = player.rank.map_or_else(String::new, |rank| rank.to_string());
        let mut line = match player.kept {
            Some([before, after]) => format!("001 {:>4} {before} {name} {rating:>4} {after} {points} {rank:>4}", player.number),
            None => format!("001 {:>4}      {name} {rating:>4}{:27} {points} {rank:>4}", player.number, ""),
        };
        for cell in cells {
            line.push_str("  ");
            line.push_str(cell);
        }
        self.line(&line);
    }

    /// Records 299: points that were awarded otherwise than the results are worth, in match points and in game points.
    /// Players have points of one kind, which stand as game points.
    pub fn abnormal(&mut self, tournament: &Tournament, rounds: &[Vec<Option<usize>>], scores: [Option<&Tournament>; 2]) {
        for id in tournament.ids() {
            for (round, slot) in rounds[id.index()].iter().enumerate() {
                let Some(slot) = *slot else { continue };
                let differs = |counted: &&Tournament| counted.awarded(id, slot) != counted.regular(id, slot);
                let [of_match, of_games] = scores.map(|counted| counted.filter(differs));
                if of_match.or(of_games).is_none() {
                    continue;
                }
                let outcome = tournament.row(id)[slot];
                let letter = Worth::letter(Cell::of(outcome, tournament), None);
                let participant = tournament.participant(id);
                let mut value = |counted: Option<&Tournament>| {
                    let Some(counted) = counted else { return String::new() };
                    let points = counted.awarded(id, slot);
                    // Of other results a record can only say the difference.
                    let points = if letter == '?' { points - counted.regular(id, slot) } else { points };
                    let text = if points < Exact::ZERO {
                        one_decimal(Exact::ZERO - points).map(|text| format!("-{text}"))
                    } else {
                        one_decimal(points)
                    };
                    text.filter(|text| text.len() <= 4).unwrap_or_else(|| {
                        self.losses.push(Loss::Points(participant.name.clone()));
                        String::new()
                    })
                };
                let values = [value(of_match), value(of_games)];
                if values.iter().all(String::is_empty) {
                    continue;
                }
                let letter = if letter == '?' { ' ' } else { letter };
                let number = participant.number;
                self.line(&format!("299 {letter}  {:>4}  {:>4}  {:03} {number:>4}", values[0], values[1], round + 1));
            }
        }
    }

    /// A name in so many columns.
    pub fn name(&mut self, name: &str, width: usize) -> String {
        if name.chars().count() > width {
            self.losses.push(Loss::Name(name.to_owned()));
        }
        let cut: String = name.chars().take(width).collect();
        let pad = " ".repeat(width - cut.chars().count());
        cut + &pad
    }

    /// Points with one decimal in so many columns; nothing, where they do not fit.
    pub fn points(&mut self, points: Exact, width: usize, of: &str) -> String {
        let text = one_decimal(points).filter(|text| text.len() <= width).unwrap_or_else(|| {
            self.losses.push(Loss::Points(of.to_owned()));
            String::new()
        });
        format!("{text:>width$}")
    }
}

/// A player as a 001 record shows one.
pub(super) struct PlayerLine<'s> {
    pub number: u32,
    pub name: &'s str,
    pub rating: Option<u32>,
    pub points: Exact,
    pub rank: Option<u32>,
    /// Columns that are kept.
    pub kept: Option<&'s [String; 2]>,
}

/// One round in eight columns.
fn cell(outcome: Outcome, tournament: &Tournament) -> String {
    let with = |opponent: ParticipantId, colour: Option<Colour>, result: char| {
        let letter = match colour {
            Some(Colour::White) => 'w',
            Some(Colour::Black) => 'b',
            None => '-',
        };
        format!("{:>4} {letter} {result}", tournament.participant(opponent).number)
    };
    match outcome {
        Outcome::Played { opponent, colour, result } => {
            let letter = match result {
                GameResult::Win => '1',
                GameResult::Draw => '=',
                GameResult::Loss => '0',
            };
            with(opponent, colour, letter)
        }
        Outcome::Forfeited { opponent, colour, forfeit } => with(opponent, colour, if forfeit == Forfeit::Win { '+' } else { '-' }),
        Outcome::NotYetPlayed { opponent } => with(opponent, None, '?'),
        Outcome::PairingAllocatedBye => "0000 - U".to_owned(),
        Outcome::FullPointBye => "0000 - F".to_owned(),
        Outcome::HalfPointBye => "0000 - H".to_owned(),
        Outcome::ZeroPointBye => "0000 - Z".to_owned(),
        Outcome::Unknown => "0000 - ?".to_owned(),
        Outcome::Absent | Outcome::FreeRound => " ".repeat(8),
    }
}

/// A number with exactly one decimal; `None` where it has more, or is less than nothing.
pub(super) fn one_decimal(value: Exact) -> Option<String> {
    if value < Exact::ZERO || 10 % value.denominator() != 0 {
        return None;
    }
    let tenths = value.numerator() * (10 / value.denominator());
    Some(format!("{}.{}", tenths / 10, tenths % 10))
}

/// The nearest number below that fits.
pub(super) fn rounded(value: Exact) -> String {
    let tenths = (value.numerator().saturating_mul(10) / value.denominator()).clamp(0, 999);
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// A code as report files spell it: every modifier after a slash.
fn code_text(code: Code) -> String {
    let cut = match code.cut {
        Cut::None => return code.to_string(),
        Cut::Lowest(count) => format!("C{count}"),
        Cut::Median(count) => format!("M{count}"),
    };
    code.to_string().replacen(&format!("-{cut}"), &format!("/{cut}"), 1)
}
