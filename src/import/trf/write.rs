//! A scenario as a report file of 2026.
//!
//! Columns are exact, points have one decimal, every line ends with the carriage return that the format asks for,
//! followed by a line feed, without which other programs show the file as one line. What a report file cannot hold is
//! listed beside it.

use std::fmt::Write as _;

use crate::Exact;
use crate::locale::{FluentValue, Locale};
use crate::scenario::{Scenario, Subject};
use crate::standings::Standings;
use crate::tiebreak::{Code, Context, Cut, Name};
use crate::tournament::{Colour, Forfeit, GameResult, Outcome, Participant, ParticipantId, RatingRules, Scoring, System, Tournament};

/// The largest pairing number that has room.
const LARGEST_NUMBER: u32 = 9999;
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

/// Something that a report file cannot hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Loss {
    /// Expected values beside points and ranks, this many.
    Expectations(usize),
    /// Printed values, values under other regulations, questions, tags or the text about the case.
    Teaching,
    /// The event's own readings.
    Readings,
    /// The edition: a report file has a start date, a scenario has none.
    Edition,
    /// A name that is cut to the letters that have room.
    Name(String),
    /// A value of the scoring system, by its name.
    Scoring(&'static str),
    /// Points that have more than one decimal, of somebody.
    Points(String),
    /// Ratings that change during the event, and the rating announced for those who have none.
    Ratings,
    /// Colours that are not known.
    Colours,
    /// Rounds that are not known: those of a grid are made up.
    Rounds,
    /// Games that are not known.
    UnknownGames,
}

/// A scenario that no report file can hold at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unwritable {
    /// Teams, which are not written yet.
    Teams,
    /// A knock-out, which report files are not read as.
    KnockOut,
    /// A pairing number has more than four digits.
    Number(u32),
    /// The encounters of a grid that is not complete have no rounds.
    Grid,
}

impl Loss {
    /// What is not in the file, in words.
    pub fn text(&self, locale: &Locale) -> String {
        let key = match self {
            Loss::Expectations(_) => "trf-loss-expectations",
            Loss::Teaching => "trf-loss-teaching",
            Loss::Readings => "trf-loss-readings",
            Loss::Edition => "trf-loss-edition",
            Loss::Name(_) => "trf-loss-name",
            Loss::Scoring(_) => "trf-loss-scoring",
            Loss::Points(_) => "trf-loss-points",
            Loss::Ratings => "trf-loss-ratings",
            Loss::Colours => "trf-loss-colours",
            Loss::Rounds => "trf-loss-rounds",
            Loss::UnknownGames => "trf-loss-unknown-games",
        };
        let (count, what) = match self {
            Loss::Expectations(count) => (*count, ""),
            Loss::Name(name) | Loss::Points(name) => (1, name.as_str()),
            Loss::Scoring(name) => (1, *name),
            _ => (1, ""),
        };
        let count = FluentValue::from(i64::try_from(count).unwrap_or(i64::MAX));
        locale.text(key, &[("count", count), ("what", FluentValue::from(what))]).unwrap_or_default()
    }
}

impl Unwritable {
    /// The key of the message that says why, with the pairing number concerned.
    pub fn key(self) -> (&'static str, Option<u32>) {
        match self {
            Unwritable::Teams => ("trf-unwritable-teams", None),
            Unwritable::KnockOut => ("trf-unwritable-knock-out", None),
            Unwritable::Number(number) => ("trf-unwritable-number", Some(number)),
            Unwritable::Grid => ("trf-unwritable-grid", None),
        }
    }
}

/// Writes a scenario as a report file of 2026.
///
/// # Errors
///
/// [`Unwritable`] where the tournament does not fit the format.
pub fn write(scenario: &Scenario) -> Result<WrittenReport, Unwritable> {
    let tournament = &scenario.tournament;
    if tournament.teams().is_some() {
        return Err(Unwritable::Teams);
    }
    if tournament.system() == System::KnockOut {
        return Err(Unwritable::KnockOut);
    }
    if let Some(participant) = tournament.participants().iter().find(|participant| participant.number > LARGEST_NUMBER) {
        return Err(Unwritable::Number(participant.number));
    }
    let rows = rows(tournament)?;
    let mut report = Report { text: String::new(), losses: general_losses(scenario) };
    report.header(scenario);
    let cx = Context::new(tournament, scenario.regulations.reading);
    let standings = Standings::new(&cx, &scenario.list);
    report.ruler(tournament.slots());
    for (id, row) in tournament.ids().zip(rows) {
        let rank = standings.row(id).map_or(0, |row| row.rank);
        report.player(tournament, id, rank, &row);
    }
    Ok(WrittenReport { text: report.text, losses: report.losses })
}

fn general_losses(scenario: &Scenario) -> Vec<Loss> {
    let mut losses = Vec::new();
    let kept = |subject: Subject| matches!(subject, Subject::Rank) || subject == Subject::TieBreak(Code::plain(Name::Pts));
    let others = scenario.expectations.iter().filter(|expectation| !kept(expectation.subject)).count();
    if others > 0 {
        losses.push(Loss::Expectations(others));
    }
    let teaching = scenario.published.len() + scenario.under.len() + scenario.questions.len() + scenario.tags.len();
    if teaching > 0 || scenario.about.is_some() || scenario.origin.is_some() {
        losses.push(Loss::Teaching);
    }
    if !scenario.regulations.changes.is_empty() {
        losses.push(Loss::Readings);
    }
    losses.push(Loss::Edition);
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

/// The outcomes round by round. The encounters of a grid are put into the rounds of a schedule.
fn rows(tournament: &Tournament) -> Result<Vec<Vec<Outcome>>, Unwritable> {
    if tournament.rounds_known() {
        return Ok(tournament.ids().map(|id| tournament.row(id).to_vec()).collect());
    }
    let size = tournament.participants().len();
    let cycles = tournament.system().cycles() as usize;
    if tournament.slots() != (size - 1) * cycles {
        return Err(Unwritable::Grid);
    }
    let even = size + size % 2;
    let rounds = even - 1;
    let mut rows = vec![vec![Outcome::FreeRound; rounds * cycles]; size];
    for id in tournament.ids() {
        let mut met = vec![0; size];
        for &outcome in tournament.row(id) {
            let Some(opponent) = outcome.opponent() else { return Err(Unwritable::Grid) };
            let cycle = met[opponent.index()];
            met[opponent.index()] += 1;
            if cycle >= cycles {
                return Err(Unwritable::Grid);
            }
            rows[id.index()][cycle * rounds + meeting(id.index(), opponent.index(), even)] = outcome;
        }
    }
    Ok(rows)
}

/// The round, from 0, in which two meet when all but the last go round a circle.
fn meeting(a: usize, b: usize, even: usize) -> usize {
    let last = even - 1;
    if a == last {
        2 * b % last
    } else if b == last {
        2 * a % last
    } else {
        (a + b) % last
    }
}

struct Report {
    text: String,
    losses: Vec<Loss>,
}

impl Report {
    fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push_str("\r\n");
    }

    fn header(&mut self, scenario: &Scenario) {
        let tournament = &scenario.tournament;
        let rated = tournament.participants().iter().filter(|participant| participant.rating.is_some()).count();
        let (words, encoded) = match tournament.system() {
            System::Swiss => ("Individual: Swiss-System", "CUSTOM_SWISS"),
            System::RoundRobin => ("Individual: Round-Robin", "FIDE_ROUNDROBIN"),
            System::DoubleRoundRobin => ("Individual: Double Round-Robin", "FIDE_DOUBLEROUNDROBIN"),
            System::KnockOut => ("Individual: Knock-out", "CUSTOM_KNOCKOUT"),
        };
        self.line(&format!("012 {}", scenario.title));
        self.line(&format!("062 {}", tournament.participants().len()));
        self.line(&format!("072 {rated}"));
        self.line("082 0");
        self.line(&format!("092 {words}"));
        self.line(&format!("142 {}", tournament.scheduled_rounds()));
        self.scoring(tournament.scoring());
        self.line(&format!("192 {encoded}"));
        let codes: Vec<String> = scenario.list.iter().map(|&code| code_text(code)).collect();
        self.line(&format!("212 {}", codes.join(",")));
    }

    /// Record 162 where the values are not the usual ones. Six symbols stand for ten values.
    fn scoring(&mut self, scoring: &Scoring) {
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
            if value != held || one_decimal(value).is_none() {
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
        let mut line = String::from("162 ");
        for (symbol, value) in symbols {
            let _ = write!(line, " {symbol}{:>4}   ", one_decimal(value).unwrap_or_else(|| rounded(value)));
        }
        self.line(&line);
    }

    /// A comment that names the columns.
    fn ruler(&mut self, slots: usize) {
        let mut line = format!("{:<14}{:<34}{:<32}{:>4}{:>5}", "###  No. stit", "Name", "Rtng Fed     FIDE id Birth", "Pts.", "Rank");
        line = format!("{:<91}", line.trim_end());
        for round in 1..=slots {
            let _ = write!(line, "{:<10}", format!("round {round}"));
        }
        self.line(&line);
    }

    fn player(&mut self, tournament: &Tournament, id: ParticipantId, rank: u32, row: &[Outcome]) {
        let participant = tournament.participant(id);
        let mut name = participant.name.clone();
        if name.chars().count() > NAME_WIDTH {
            self.losses.push(Loss::Name(name.clone()));
            name = name.chars().take(NAME_WIDTH).collect();
        }
        let rating = participant.rating.map_or_else(String::new, |rating| rating.to_string());
        let score = tournament.score(id);
        let points = one_decimal(score).unwrap_or_else(|| {
            self.losses.push(Loss::Points(participant.name.clone()));
            String::new()
        });
        let pad = " ".repeat(NAME_WIDTH - name.chars().count());
        let mut line = format!("001 {:>4}      {name}{pad} {rating:>4}{:27} {points:>4} {rank:>4}", participant.number, "");
        for &outcome in row {
            line.push_str("  ");
            line.push_str(&cell(outcome, tournament));
        }
        self.line(&line);
    }
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

/// A number with exactly one decimal, in the four columns of points; `None` where it does not fit.
fn one_decimal(value: Exact) -> Option<String> {
    if value < Exact::ZERO || 10 % value.denominator() != 0 {
        return None;
    }
    let tenths = value.numerator() * (10 / value.denominator());
    let text = format!("{}.{}", tenths / 10, tenths % 10);
    (text.len() <= 4).then_some(text)
}

/// The nearest number below that fits.
fn rounded(value: Exact) -> String {
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
