//! A tournament of teams as a report file of 2026.
//!
//! A report file is made of games, so every match needs its boards, and every board its players. Where a scenario does not
//! tell who sat there, the first members of each team are taken, which is said.

use std::fmt::Write as _;

use super::loss::{Loss, Unwritable};
use super::schedule;
use super::write::{LARGEST_NUMBER, PlayerLine, Report, WrittenReport, one_decimal, rounded};
use crate::Exact;
use crate::import::Kept;
use crate::scenario::Scenario;
use crate::standings::Standings;
use crate::tiebreak::Context;
use crate::tournament::{BoardResult, Colour, Forfeit, GameResult, Outcome, ParticipantId, Scoring, System, TeamScore, Teams, Tournament};

/// The largest number of a team that has room.
const LARGEST_TEAM: u32 = 999;
/// The letters of a team's name that have room.
const NAME_WIDTH: usize = 32;

/// Writes the scenario.
pub(super) fn write(scenario: &Scenario, teams: &Teams, kept: &Kept) -> Result<WrittenReport, Unwritable> {
    let tournament = &scenario.tournament;
    if !teams.boards_known() {
        return Err(Unwritable::Boards);
    }
    if let Some(team) = tournament.participants().iter().find(|team| team.number > LARGEST_TEAM) {
        return Err(Unwritable::Number(team.number));
    }
    let mut report = Report::new(scenario, kept);
    let others: Vec<&str> = kept.records.iter().filter(|record| record.noted).map(|record| record.tag.as_str()).collect();
    if !others.is_empty() {
        // They may name players, who have other numbers now.
        report.losses.push(Loss::Records(others.join(", ")));
    }
    let rosters = rosters(tournament, teams, &mut report.losses);
    let players: usize = rosters.iter().map(Vec::len).sum();
    if let Some(number) = u32::try_from(players).ok().filter(|&number| number > LARGEST_NUMBER) {
        return Err(Unwritable::Number(number));
    }
    let writer = Writer { tournament, teams, rosters };
    let rated = writer.rosters.iter().flatten().filter(|member| member.rating.is_some()).count();
    report.head(scenario, [players, rated, tournament.participants().len()]);
    let on_board = writer.scoring(&mut report);
    let encoded = writer.encoded(&mut report.losses);
    report.kind(scenario, encoded);
    report.line(&format!("352 {}", colours(teams.boards())));
    writer.match_points(&mut report);
    report.ruler(tournament.slots());
    for id in tournament.ids() {
        let seats: Vec<Vec<Option<usize>>> = (0..tournament.slots()).map(|slot| writer.seats(id, slot)).collect();
        for (place, member) in writer.rosters[id.index()].iter().enumerate() {
            let board = |slot: usize| seats[slot].iter().position(|&seat| seat == Some(place));
            let cells: Vec<String> = (0..tournament.slots()).map(|slot| writer.cell(id, board(slot), slot)).collect();
            let results = (0..tournament.slots()).filter_map(|slot| writer.result(id, board(slot)?, slot));
            let points = results.map(|result| worth(result, &on_board)).sum();
            let line = PlayerLine { number: member.number, name: &member.name, rating: member.rating, points, rank: None, kept: None };
            report.player_line(&line, &cells);
        }
    }
    let cx = Context::new(tournament, scenario.regulations.reading);
    let standings = Standings::new(&cx, &scenario.list);
    for id in tournament.ids() {
        writer.team(id, standings.row(id).map_or(0, |row| row.rank), &mut report);
    }
    writer.empty_boards(&mut report);
    writer.byes(&mut report);
    writer.forfeits(&mut report);
    let matches = tournament.counted_in(TeamScore::Match);
    report.abnormal(matches, &schedule::rounds(tournament)?, [Some(matches), Some(tournament.counted_in(TeamScore::Game))]);
    Ok(WrittenReport { text: report.text, losses: report.losses })
}

/// A member of a team with a number in the file.
struct Member {
    number: u32,
    name: String,
    rating: Option<u32>,
}

/// The members of every team, at least as many as a match has boards.
fn rosters(tournament: &Tournament, teams: &Teams, losses: &mut Vec<Loss>) -> Vec<Vec<Member>> {
    let mut number = 0;
    let mut rosters = Vec::with_capacity(tournament.participants().len());
    for id in tournament.ids() {
        let known = teams.players(id);
        let team = &tournament.participant(id).name;
        if known.len() < teams.boards() {
            losses.push(Loss::Players(team.clone()));
        }
        let member = |at: usize| {
            number += 1;
            match known.get(at) {
                Some(player) => Member { number, name: player.name.clone(), rating: player.rating },
                None => Member { number, name: format!("{team} {}", at + 1), rating: None },
            }
        };
        rosters.push((0..known.len().max(teams.boards())).map(member).collect());
    }
    let untold = |id: ParticipantId| {
        let row = tournament.row(id).iter().enumerate();
        row.into_iter().any(|(slot, outcome)| outcome.is_played() && line_up(tournament, teams, id, slot).is_none())
    };
    if tournament.ids().any(untold) {
        losses.push(Loss::LineUps);
    }
    rosters
}

/// Who sat at the boards of a match, by places in the roster, where it is told and the file can hold it: games tell which
/// teams met, so one board at least must have had its two players.
fn line_up(tournament: &Tournament, teams: &Teams, id: ParticipantId, slot: usize) -> Option<Vec<Option<usize>>> {
    let told = |id: ParticipantId| -> Option<Vec<Option<usize>>> {
        Some(teams.line_up(id, slot)?.into_iter().map(|seat| seat.map(|(place, _)| place)).collect())
    };
    let own = told(id)?;
    let met = match told(tournament.row(id)[slot].opponent()?) {
        Some(theirs) => own.iter().zip(&theirs).any(|(ours, theirs)| ours.is_some() && theirs.is_some()),
        None => own.iter().any(Option::is_some),
    };
    met.then_some(own)
}

/// The colours of the boards of the team with White on board 1.
fn colours(boards: usize) -> String {
    (0..boards).map(|board| if board.is_multiple_of(2) { 'W' } else { 'B' }).collect()
}

/// What a result on a board is worth to the player.
fn worth(result: BoardResult, on_board: &Scoring) -> Exact {
    match result {
        BoardResult::Played(result) => on_board.of_result(result),
        BoardResult::Forfeited(Forfeit::Win) => on_board.forfeit_win,
        BoardResult::Forfeited(_) => on_board.forfeit_loss,
    }
}

struct Writer<'t> {
    tournament: &'t Tournament,
    teams: &'t Teams,
    rosters: Vec<Vec<Member>>,
}

impl Writer<'_> {
    fn number(&self, id: ParticipantId) -> u32 {
        self.tournament.participant(id).number
    }

    /// The type, which names the primary score of a Swiss.
    fn encoded(&self, losses: &mut Vec<Loss>) -> &'static str {
        let by_games = self.teams.primary() == TeamScore::Game;
        if by_games && self.tournament.system() != System::Swiss {
            losses.push(Loss::Primary);
        }
        match self.tournament.system() {
            System::Swiss if by_games => "FIDE_TEAM_GP_MP",
            System::Swiss => "FIDE_TEAM_MP_GP",
            System::RoundRobin => "FIDE_ROUNDROBIN",
            System::DoubleRoundRobin => "FIDE_DOUBLEROUNDROBIN",
            System::KnockOut => "CUSTOM_KNOCKOUT",
        }
    }

    /// Record 162: what a game on a board is worth.
    fn scoring(&self, report: &mut Report) -> Scoring {
        let worth = |result| self.teams.on_board(self.tournament, result);
        let on_board = Scoring::of_games(worth(GameResult::Win), worth(GameResult::Draw), worth(GameResult::Loss));
        report.scoring(&on_board);
        let of_match = self.tournament.counted_in(TeamScore::Game).scoring();
        let held = Scoring {
            pairing_allocated_bye: of_match.pairing_allocated_bye,
            ..Scoring::of_games(of_match.win, of_match.draw, of_match.loss)
        };
        not_held(of_match, &held, &["win", "draw", "loss"], &mut report.losses);
        on_board
    }

    /// Record 362: what a match is worth.
    fn match_points(&self, report: &mut Report) {
        let scoring = self.tournament.counted_in(TeamScore::Match).scoring();
        let held =
            Scoring { pairing_allocated_bye: scoring.pairing_allocated_bye, ..Scoring::of_games(scoring.win, scoring.draw, scoring.loss) };
        not_held(scoring, &held, &[], &mut report.losses);
        let value = |value: Exact| fitting(value).unwrap_or_else(|| rounded(value));
        let values = [("TW", scoring.win), ("TD", scoring.draw), ("TL", scoring.loss)];
        let symbols: Vec<String> = values.iter().map(|(symbol, points)| format!("{symbol}{:>4}   ", value(*points))).collect();
        report.line(&format!("362 {}", symbols.concat()));
    }

    /// The members at the boards of a round, by their places in the roster; `None` where nobody sat.
    fn seats(&self, id: ParticipantId, slot: usize) -> Vec<Option<usize>> {
        line_up(self.tournament, self.teams, id, slot).unwrap_or_else(|| (0..self.teams.boards()).map(Some).collect())
    }

    /// What happened on a board in a round, seen from a team.
    fn result(&self, id: ParticipantId, board: usize, slot: usize) -> Option<BoardResult> {
        match self.tournament.row(id)[slot] {
            Outcome::Played { .. } => self.teams.games(id, slot).and_then(|games| games.get(board)).copied(),
            Outcome::Forfeited { forfeit, .. } => Some(BoardResult::Forfeited(forfeit)),
            _ => None,
        }
    }

    /// A team's colour on board 1, as either of the two tells it.
    fn colour(&self, id: ParticipantId, slot: usize) -> Option<Colour> {
        let outcome = self.tournament.row(id)[slot];
        outcome.colour().or_else(|| self.tournament.row(outcome.opponent()?)[slot].colour().map(Colour::opposite))
    }

    /// The round of a member who sat at a board, or at none, in eight columns.
    fn cell(&self, id: ParticipantId, board: Option<usize>, slot: usize) -> String {
        let outcome = self.tournament.row(id)[slot];
        let Some((opponent, board)) = outcome.opponent().zip(board) else {
            return if matches!(outcome, Outcome::Absent | Outcome::FreeRound) { " ".repeat(8) } else { "0000 - Z".to_owned() };
        };
        let letter = match self.result(id, board, slot) {
            Some(BoardResult::Played(GameResult::Win)) => '1',
            Some(BoardResult::Played(GameResult::Draw)) => '=',
            Some(BoardResult::Played(GameResult::Loss)) => '0',
            Some(BoardResult::Forfeited(Forfeit::Win)) => '+',
            Some(BoardResult::Forfeited(_)) => '-',
            None => '?',
        };
        let colour = self.colour(id, slot).map(|colour| if board.is_multiple_of(2) { colour } else { colour.opposite() });
        let colour = match colour {
            Some(Colour::White) => 'w',
            Some(Colour::Black) => 'b',
            None => '-',
        };
        match self.seats(opponent, slot)[board] {
            Some(place) => format!("{:>4} {colour} {letter}", self.rosters[opponent.index()][place].number),
            None => format!("0000 {colour} {letter}"),
        }
    }

    /// Records 300: where a board was empty, which the others' games do not tell.
    fn empty_boards(&self, report: &mut Report) {
        for slot in 0..self.tournament.slots() {
            for id in self.tournament.ids() {
                let seats = self.seats(id, slot);
                let Some(opponent) = self.tournament.row(id)[slot].opponent().filter(|_| seats.contains(&None)) else { continue };
                let mut line = format!("300 {:03} {:03} {:03}", slot + 1, self.number(id), self.number(opponent));
                for seat in seats {
                    let _ = write!(line, " {:04}", seat.map_or(0, |place| self.rosters[id.index()][place].number));
                }
                report.line(&line);
            }
        }
    }

    /// Record 310.
    fn team(&self, id: ParticipantId, rank: u32, report: &mut Report) {
        let name = &self.tournament.participant(id).name;
        let mut line = format!("310 {:>3} {} {:5} {:6}", self.number(id), report.name(name, NAME_WIDTH), "", "");
        for score in [TeamScore::Match, TeamScore::Game] {
            let points = report.points(self.tournament.counted_in(score).score(id), 6, name);
            let _ = write!(line, " {points}");
        }
        let _ = write!(line, " {rank:>3} ");
        for member in &self.rosters[id.index()] {
            let _ = write!(line, " {:>4}", member.number);
        }
        report.line(&line);
    }

    /// Records 320 and 240.
    fn byes(&self, report: &mut Report) {
        let slots = 0..self.tournament.slots();
        let having = |slot: usize, outcome: Outcome| self.tournament.ids().filter(move |&id| self.tournament.row(id)[slot] == outcome);
        let most = slots.clone().map(|slot| having(slot, Outcome::PairingAllocatedBye).count()).max().unwrap_or(0);
        let [matches, games] = [TeamScore::Match, TeamScore::Game].map(|score| self.tournament.counted_in(score).scoring());
        let is_draw = |scoring: &Scoring| scoring.pairing_allocated_bye == scoring.draw;
        // What the bye is worth stands in the record, also where nobody has it.
        let lines = if is_draw(matches) && is_draw(games) { most } else { most.max(1) };
        for nth in 0..lines {
            let worth = [matches, games].map(|scoring| scoring.pairing_allocated_bye);
            let worth = worth.map(|value| fitting(value).unwrap_or_else(|| rounded(value)));
            let mut line = format!("320 {:>4} {:>4}", worth[0], worth[1]);
            for slot in slots.clone() {
                let team = having(slot, Outcome::PairingAllocatedBye).nth(nth);
                let _ = write!(line, " {:03}", team.map_or(0, |id| self.number(id)));
            }
            report.line(&line);
        }
        for (letter, outcome) in [('F', Outcome::FullPointBye), ('H', Outcome::HalfPointBye), ('Z', Outcome::ZeroPointBye)] {
            for slot in slots.clone() {
                let teams: Vec<String> = having(slot, outcome).map(|id| format!(" {:>4}", self.number(id))).collect();
                if !teams.is_empty() {
                    report.line(&format!("240 {letter} {:03}{}", slot + 1, teams.concat()));
                }
            }
        }
    }

    /// Records 330.
    fn forfeits(&self, report: &mut Report) {
        for slot in 0..self.tournament.slots() {
            for id in self.tournament.ids() {
                let Outcome::Forfeited { opponent, forfeit, .. } = self.tournament.row(id)[slot] else { continue };
                let colour = self.colour(id, slot);
                let first = colour.map_or(id < opponent, |colour| colour == Colour::White);
                if !first {
                    continue;
                }
                if colour.is_none() && !report.losses.contains(&Loss::Colours) {
                    report.losses.push(Loss::Colours);
                }
                let sign = match forfeit {
                    Forfeit::Win => "+-",
                    Forfeit::Loss => "-+",
                    Forfeit::Both => "--",
                };
                report.line(&format!("330 {sign} {:03} {:03} {:03}", slot + 1, self.number(id), self.number(opponent)));
            }
        }
    }
}

/// A value with one decimal, in four columns.
fn fitting(value: Exact) -> Option<String> {
    one_decimal(value).filter(|text| text.len() <= 4)
}

/// Lists the values that the file does not hold; the values `elsewhere` stand in another form.
fn not_held(scoring: &Scoring, held: &Scoring, elsewhere: &[&str], losses: &mut Vec<Loss>) {
    for ((name, value), (_, held)) in scoring.values().into_iter().zip(held.values()) {
        let fits = elsewhere.contains(&name) || fitting(value).is_some();
        if (value != held || !fits) && !losses.contains(&Loss::Scoring(name)) {
            losses.push(Loss::Scoring(name));
        }
    }
}
