//! A tournament of teams: the records of teams say who belongs together, the players' records what happened. The matches
//! are made of the players' games.

use std::collections::HashMap;
use std::ops::Range;

use super::abnormal::Worth;
use super::boards::{self, Boards, Seat};
use super::games::{self, RawCell, Row};
use super::header::Header;
use super::idle::Idle;
use super::members;
use super::team_records::{ForfeitedMatch, LineUp, TeamLine};
use super::{Event, Published, team_scoring};
use crate::Exact;
use crate::diagnostic::{Code, Diagnostic, Sink};
use crate::import::Options;
use crate::scenario::{
    Cell, LineUpOfRound, Match, Placed, Player, Roster, Scorings, TeamEntry, TeamSheet, Written, assemble_teams, identities,
};
use crate::tiebreak::{self, Name};
use crate::tournament::{
    BoardResult, Colour, Forfeit, GameResult, MAX_BOARDS, ParticipantId, Player as Member, RatingRules, Scoring, System,
};

/// Reads the tournament of the teams that the header lists.
pub(super) fn event(header: &mut Header, rows: &[Row], options: &Options, place: Range<usize>, sink: &mut Sink) -> Option<Event> {
    let lines = header.teams.teams();
    header.compare_counts(rows.len(), Some(lines.len()), sink);
    let (on_board, on_board_at) = std::mem::take(&mut header.points).scoring(sink);
    let mut teams: Vec<Row> = lines.iter().map(|line| row(line, sink)).collect();
    games::separate_names(&mut teams, sink);
    let places = members::places(&lines, &teams, rows, sink);
    members::check(rows, &places, (on_board, on_board_at.clone()), place.clone(), sink);
    if sink.has_errors() {
        return None;
    }
    let columns = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    let by_number: HashMap<u32, &Row> = rows.iter().filter_map(|row| Some((row.player.number?, row))).collect();
    if super::too_large(teams.len(), columns.max(header.announced().unwrap_or(0)), place.clone(), sink) {
        return None;
    }
    let numbers = teams.iter().enumerate().rev().filter_map(|(team, row)| Some((row.player.number?, team))).collect();
    let field = Field { lines: &lines, teams: &teams, numbers, by_number: &by_number, places: &places };
    let pairings: Vec<Vec<Option<usize>>> = (0..columns).map(|slot| field.pairings(slot, sink)).collect();
    if sink.has_errors() {
        return None;
    }
    let met: Vec<Row> = teams.iter().enumerate().map(|(team, row)| field.met(team, row, &pairings)).collect();
    let system = match options.system {
        Some(system) => system,
        None => header.system(true, &met, place.clone(), sink)?,
    };
    let mut slots = games::rounds(rows, system, sink);
    // In a round of forfeits and byes the players may have nothing.
    let last = columns.max(header.announced().unwrap_or(0));
    slots = (slots + 1..=last).rev().find(|&round| header.teams.knows_round(round)).unwrap_or(slots);
    while header.teams.knows_round(slots + 1) {
        slots += 1;
    }
    if slots == 0 {
        sink.push(Diagnostic::error(Code::NoRounds, place).help("help"));
        return None;
    }
    let colours = header.teams.colours.clone().map(|(colours, _)| colours);
    let matches = field.matches(slots, &pairings, &header.teams.line_ups, sink);
    let boards = match &header.teams.colours {
        Some((colours, _)) => colours.len(),
        None => matches.iter().map(|one| one.boards.boards.len()).max().unwrap_or(1).max(1),
    };
    for one in &matches {
        let count = one.boards.boards.len();
        if count > boards || count > MAX_BOARDS {
            let fault = Diagnostic::error(Code::BoardsOfMatch, one.at.clone()).arg("count", count).arg("other", boards.min(MAX_BOARDS));
            let fault = fault.arg("name", field.name(one.first)).arg("opponent", field.name(one.second));
            sink.push(fault.arg("round", one.slot + 1).label("more"));
        }
    }
    let (of_match, of_match_at) = team_scoring::of_matches(header);
    let (of_games, of_games_at) = team_scoring::of_games(header, boards, on_board, on_board_at, rows, sink);
    if sink.has_errors() {
        return None;
    }
    let mut reader = Reader {
        field: &field,
        system,
        boards,
        colours: colours.as_deref(),
        worth: of_games,
        of_2026: header.teams.are_of_2026(),
        cells: vec![vec![None; slots]; teams.len()],
        games: Vec::new(),
        seats: teams.iter().map(|_| Vec::new()).collect(),
    };
    let forfeits = std::mem::take(&mut header.teams.forfeits);
    reader.forfeits(&forfeits, slots, &pairings, sink);
    for one in matches {
        reader.take(one, sink);
    }
    let byes = Idle::new(header, &field, sink);
    let entries = reader.entries(&lines, &byes, sink);
    let games = std::mem::take(&mut reader.games);
    let numbers: Vec<Option<u32>> = entries.iter().map(|entry| entry.base.number).collect();
    let cells: Vec<Vec<Worth>> = entries.iter().map(|entry| worths(entry, &entries, &field, [&of_match, &of_games])).collect();
    let awarded = header.abnormal.entries(&numbers, &cells, true, sink);
    let scheduled = header.scheduled(slots, sink);
    let written = Written {
        starts: None,
        awarded,
        system: Some(system),
        scoring: of_match,
        scoring_at: of_match_at,
        rating_rules: RatingRules::default(),
        rating_rules_faulty: false,
        announced: None,
        scheduled,
        key: place,
    };
    let scorings = Scorings { boards: Some(boards), primary: header.primary(), games: of_games, games_at: of_games_at };
    let (numbers, names) = identities(entries.iter().map(|entry| &entry.base), sink);
    let sheet = TeamSheet { teams: entries, numbers, names };
    let facts = assemble_teams(sheet, |_, _, _, _| games, written, scorings, sink);
    let published = lines.into_iter().map(published).collect();
    Some(Event { tournament: facts.tournament?, slots, published })
}

/// What a team's record publishes.
fn published(line: TeamLine) -> Published {
    let values = [(Name::Mpts, line.match_points), (Name::Gpts, line.game_points)];
    let values = values.into_iter().filter_map(|(name, stated)| {
        let (value, at) = stated?;
        Some((tiebreak::Code::plain(name), value, at))
    });
    Published { number: line.number, values: values.collect(), rank: line.rank }
}

/// What the rounds of a team are worth by their results.
fn worths(entry: &TeamEntry, entries: &[TeamEntry], field: &Field<'_>, [of_match, of_games]: [&Scoring; 2]) -> Vec<Worth> {
    let worth = |(slot, cell): (usize, &Placed)| {
        let cell = cell.cell.unwrap_or(Cell::Unknown);
        let own = entry.points.get(slot).copied().flatten();
        let other = cell.opponent().and_then(|number| entries.get(field.find(number)?));
        let theirs = other.and_then(|other| other.points.get(slot).copied().flatten());
        let result = own.zip(theirs).map(|(own, theirs)| match own.cmp(&theirs) {
            std::cmp::Ordering::Greater => GameResult::Win,
            std::cmp::Ordering::Equal => GameResult::Draw,
            std::cmp::Ordering::Less => GameResult::Loss,
        });
        let games = own.unwrap_or_else(|| Worth::points(cell, None, of_games));
        Worth { letter: Worth::letter(cell, result), points: [Worth::points(cell, result, of_match), games] }
    };
    entry.base.row.iter().flatten().enumerate().map(worth).collect()
}

/// A team as a row of a table whose cells are not known yet.
fn row(line: &TeamLine, sink: &mut Sink) -> Row {
    let mut name = line.name.clone();
    if let (Some(""), Some(number)) = (line.name.as_deref(), line.number) {
        let fallback = format!("#{number}");
        sink.push(Diagnostic::warning(Code::NameChanged, line.name_at.clone()).arg("name", &fallback).help("empty-team"));
        name = Some(fallback);
    }
    let player = Player {
        number: line.number,
        number_at: line.number_at.clone(),
        name,
        name_at: line.name_at.clone(),
        ratings: Some(Vec::new()),
        points: None,
        row: None,
        commas: 0,
        faulty: line.faulty,
    };
    Row { player, points: None, rank: None, cells: Vec::new(), at: line.at.clone() }
}

/// Who there is.
pub(super) struct Field<'r> {
    lines: &'r [TeamLine],
    pub teams: &'r [Row],
    numbers: HashMap<u32, usize>,
    by_number: &'r HashMap<u32, &'r Row>,
    /// The team of every player.
    places: &'r HashMap<u32, usize>,
}

/// A match of which the boards are known.
struct TeamMatch<'r> {
    slot: usize,
    first: usize,
    second: usize,
    boards: Boards<'r>,
    at: Range<usize>,
}

impl<'r> Field<'r> {
    pub fn name(&self, team: usize) -> &str {
        self.teams[team].player.name.as_deref().unwrap_or_default()
    }

    /// The team with this number.
    pub fn find(&self, number: u32) -> Option<usize> {
        self.numbers.get(&number).copied()
    }

    /// The members of a team who are in the line-up of a round, in the order of the team's record.
    fn seats(&self, team: usize, slot: usize) -> Vec<Seat<'r>> {
        self.cells(team, slot).filter(Seat::is_taken).collect()
    }

    /// The cells of the members of a team in a round.
    pub fn cells(&self, team: usize, slot: usize) -> impl Iterator<Item = Seat<'r>> {
        self.lines[team].members.iter().filter_map(move |(number, _)| {
            let cell = self.by_number.get(number)?.cells.get(slot)?;
            Some(Seat { number: *number, cell })
        })
    }

    /// The opponent of every team in a round, as the opponents of its players tell.
    fn pairings(&self, slot: usize, sink: &mut Sink) -> Vec<Option<usize>> {
        let mut pairings = vec![None; self.teams.len()];
        for (team, pairing) in pairings.iter_mut().enumerate() {
            let mut first: Option<(usize, &RawCell)> = None;
            for seat in self.seats(team, slot) {
                let opponent = seat.cell.opponent.and_then(|opponent| self.places.get(&opponent));
                let Some(&opponent) = opponent else { continue };
                let fault = || {
                    let fault = Diagnostic::error(Code::MatchUnclear, seat.cell.at.clone()).arg("name", self.name(team));
                    fault.arg("round", slot + 1).arg("opponent", self.name(opponent))
                };
                match first {
                    _ if opponent == team => sink.push(fault().label("own")),
                    None => first = Some((opponent, seat.cell)),
                    Some((earlier, cell)) if earlier != opponent => {
                        sink.push(fault().label("two").also(cell.at.clone(), "one"));
                        break;
                    }
                    Some(_) => {}
                }
            }
            *pairing = first.map(|(opponent, _)| opponent);
        }
        pairings
    }

    /// A team's row with nothing but its opponents.
    fn met(&self, team: usize, row: &Row, pairings: &[Vec<Option<usize>>]) -> Row {
        let cell = |round: &Vec<Option<usize>>| {
            let number = round[team].and_then(|opponent| self.teams[opponent].player.number);
            RawCell { opponent: number, ..RawCell::empty(row.at.clone()) }
        };
        Row { cells: pairings.iter().map(cell).collect(), ..row.clone() }
    }

    /// The matches with their boards, each once.
    fn matches(&self, slots: usize, pairings: &[Vec<Option<usize>>], line_ups: &[LineUp], sink: &mut Sink) -> Vec<TeamMatch<'r>> {
        let mut stated: HashMap<(usize, usize), &LineUp> = HashMap::new();
        for line_up in line_ups {
            let fault = || {
                let fault = Diagnostic::warning(Code::TeamRecord, line_up.at.clone()).arg("tag", "300");
                fault.arg("round", line_up.round).arg("number", line_up.team)
            };
            let Some(team) = self.find(line_up.team) else {
                sink.push(fault().label("nobody"));
                continue;
            };
            let slot = line_up.round - 1;
            let against = pairings.get(slot).and_then(|round| round[team]).and_then(|opponent| self.teams[opponent].player.number);
            let seated = self.seats(team, slot);
            let all_there = seated.len() <= MAX_BOARDS && seated.iter().all(|seat| line_up.players.contains(&Some(seat.number)));
            if against != Some(line_up.opponent) || !all_there {
                sink.push(fault().label("line-up"));
            } else {
                stated.insert((slot, team), line_up);
            }
        }
        let mut matches = Vec::new();
        for (slot, round) in pairings.iter().enumerate().take(slots) {
            for (first, second) in round.iter().enumerate() {
                let Some(second) = second.filter(|&second| first < second) else { continue };
                let (own, other) = (self.seats(first, slot), self.seats(second, slot));
                let at = own.first().or(other.first()).map_or(0..0, |seat| seat.cell.at.clone());
                let count = own.len().max(other.len());
                if count > MAX_BOARDS {
                    let fault = Diagnostic::error(Code::BoardsOfMatch, at).arg("name", self.name(first)).arg("opponent", self.name(second));
                    sink.push(fault.arg("round", slot + 1).arg("count", count).arg("other", MAX_BOARDS).label("more"));
                    continue;
                }
                let of = |team| stated.get(&(slot, team)).map(|line_up| &line_up.players[..]);
                let boards = boards::boards(&own, &other, [of(first), of(second)]);
                if !boards.agreed {
                    let fault = Diagnostic::warning(Code::BoardOrder, at.clone()).arg("name", self.name(first));
                    sink.push(fault.arg("opponent", self.name(second)).arg("round", slot + 1).help("help"));
                }
                matches.push(TeamMatch { slot, first, second, boards, at });
            }
        }
        matches
    }
}

/// A cell that is a match, with its place and game points.
type MatchCell = (Cell, Range<usize>, Option<Exact>);

/// Makes the cells of the teams.
struct Reader<'r> {
    field: &'r Field<'r>,
    system: System,
    boards: usize,
    colours: Option<&'r [Colour]>,
    /// What whole matches are worth in game points.
    worth: Scoring,
    of_2026: bool,
    /// The cells that are matches, with their places and game points.
    cells: Vec<Vec<Option<MatchCell>>>,
    games: Vec<Match>,
    /// Who sat at the boards, by team.
    seats: Vec<Vec<Seats>>,
}

/// The numbers of those who sat at the boards in a round.
struct Seats {
    slot: usize,
    numbers: Vec<Option<u32>>,
    at: Range<usize>,
}

impl Reader<'_> {
    fn number(&self, team: usize) -> u32 {
        self.field.teams[team].player.number.unwrap_or(0)
    }

    /// Takes the matches that records 330 say to be forfeited.
    fn forfeits(&mut self, forfeits: &[ForfeitedMatch], slots: usize, pairings: &[Vec<Option<usize>>], sink: &mut Sink) {
        for ForfeitedMatch { forfeit, round, white, black, at } in forfeits {
            let slot = round - 1;
            let fault = |number: u32| {
                let fault = Diagnostic::warning(Code::TeamRecord, at.clone()).arg("tag", "330");
                fault.arg("round", round).arg("number", number)
            };
            let find = |number: u32| self.field.find(number).filter(|_| slot < slots).ok_or(number);
            let (first, second) = match (find(*white), find(*black)) {
                (Ok(first), Ok(second)) => (first, second),
                (Err(number), _) | (_, Err(number)) => {
                    sink.push(fault(number).label("nobody"));
                    continue;
                }
            };
            let paired = |team: usize, other: usize| {
                let by_players = pairings.get(slot).and_then(|round| round[team]);
                by_players.is_none_or(|opponent| opponent == other) && self.cells[team][slot].is_none()
            };
            if first == second || !paired(first, second) || !paired(second, first) {
                sink.push(fault(*white).label("other"));
                continue;
            }
            let played = |team| {
                let mut cells = self.field.cells(team, slot);
                cells.find(|seat| matches!(seat.cell.result, '1' | '=' | '0' | 'W' | 'D' | 'L') && seat.cell.opponent.is_some())
            };
            if let Some(seat) = played(first) {
                sink.push(fault(*white).label("played").also(seat.cell.at.clone(), "game"));
            }
            let cell = |opponent, colour, forfeit| Cell::Forfeited { opponent, colour: Some(colour), forfeit };
            self.cells[first][slot] = Some((cell(*black, Colour::White, *forfeit), at.clone(), None));
            self.cells[second][slot] = Some((cell(*white, Colour::Black, forfeit.opposite()), at.clone(), None));
        }
    }

    /// Takes a match of which the players' records tell.
    fn take(&mut self, one: TeamMatch<'_>, sink: &mut Sink) {
        let TeamMatch { slot, first, second, boards: Boards { boards, .. }, at } = one;
        if self.cells[first][slot].is_some() || self.cells[second][slot].is_some() {
            return;
        }
        let colour = boards::colour(&boards, self.colours);
        let numbers = (self.number(first), self.number(second));
        let found: Vec<Option<BoardResult>> = boards.iter().map(boards::result).collect();
        let fault = |fault: Diagnostic| {
            let fault = fault.arg("name", self.field.name(first)).arg("opponent", self.field.name(second));
            fault.arg("round", slot + 1)
        };
        if found.iter().all(Option::is_none) && self.system.has_fixed_pairings() {
            self.cells[first][slot] = Some((Cell::NotYetPlayed { opponent: numbers.1 }, at.clone(), None));
            self.cells[second][slot] = Some((Cell::NotYetPlayed { opponent: numbers.0 }, at, None));
            return;
        }
        if let Some(board) = found.iter().position(Option::is_none) {
            let seat = boards[board].0.or(boards[board].1);
            let at = seat.map_or(at, |seat| seat.cell.at.clone());
            sink.push(fault(Diagnostic::error(Code::MatchNotOver, at)).help("help"));
            return;
        }
        let mut results: Vec<BoardResult> = found.into_iter().flatten().collect();
        if let Some(&BoardResult::Forfeited(forfeit)) = results.first()
            && results.iter().all(|result| *result == results[0])
        {
            let note = fault(Diagnostic::note(Code::MatchNotPlayed, at.clone()));
            if self.of_2026 {
                sink.push(note.label("counts").help("record"));
            } else {
                sink.push(note.label("forfeited"));
                let cell = |opponent, colour, forfeit| Cell::Forfeited { opponent, colour, forfeit };
                self.cells[first][slot] = Some((cell(numbers.1, colour, forfeit), at.clone(), None));
                let theirs = cell(numbers.0, colour.map(Colour::opposite), forfeit.opposite());
                self.cells[second][slot] = Some((theirs, at, None));
                return;
            }
        }
        if results.len() < self.boards {
            let count = results.len();
            let short = fault(Diagnostic::warning(Code::BoardsOfMatch, at.clone())).arg("count", count).arg("other", self.boards);
            sink.push(short.label("fewer"));
            results.resize(self.boards, BoardResult::Forfeited(Forfeit::Both));
        }
        let count = u32::try_from(self.boards).unwrap_or(u32::MAX);
        let worth = |result: BoardResult| self.worth.of_result(result.counts_as()).divided_by(count);
        let own = results.iter().map(|&result| worth(result)).sum();
        let theirs = results.iter().map(|&result| worth(result.opposite())).sum();
        let cell = |opponent, colour| Cell::Played { opponent, colour, result: GameResult::Draw };
        let there = boards.iter().find_map(|(_, theirs)| *theirs).map_or(at.clone(), |seat| seat.cell.at.clone());
        self.cells[first][slot] = Some((cell(numbers.1, colour), at.clone(), Some(own)));
        self.cells[second][slot] = Some((cell(numbers.0, colour.map(Colour::opposite)), there, Some(theirs)));
        let mut sat = |team: usize, seat: fn(&boards::Board<'_>) -> Option<u32>| {
            let mut numbers: Vec<Option<u32>> = boards.iter().map(seat).collect();
            numbers.resize(self.boards, None);
            self.seats[team].push(Seats { slot, numbers, at: at.clone() });
        };
        sat(first, |(ours, _)| ours.map(|seat| seat.number));
        sat(second, |(_, theirs)| theirs.map(|seat| seat.number));
        self.games.push(Match { first: ParticipantId::new(first), slot, results, at });
    }

    /// The teams with all their cells: rounds without a match are byes or absences.
    fn entries(&mut self, lines: &[TeamLine], byes: &Idle, sink: &mut Sink) -> Vec<TeamEntry> {
        let cells = std::mem::take(&mut self.cells);
        let mut entries = Vec::with_capacity(lines.len());
        for (team, (line, cells)) in lines.iter().zip(cells).enumerate() {
            let mut row = Vec::with_capacity(cells.len());
            let mut points = Vec::with_capacity(cells.len());
            // What looks like a zero-point bye is an absence where nothing follows.
            let mut gone = cells.len();
            for (slot, cell) in cells.into_iter().enumerate() {
                byes.compare(team, slot, cell.is_some(), self.field, sink);
                let (cell, at, worth) = match cell {
                    Some(found) => found,
                    None => {
                        let (cell, at, stated) = byes.cell(team, slot, self.field, self.system, sink);
                        if cell == Cell::ZeroPointBye && !stated {
                            gone = gone.min(slot);
                        } else {
                            gone = row.len() + 1;
                        }
                        row.push(Placed { cell: Some(cell), at: at.into() });
                        points.push(None);
                        continue;
                    }
                };
                gone = slot + 1;
                row.push(Placed { cell: Some(cell), at: at.into() });
                points.push(worth);
            }
            let length = row.len();
            for placed in row.iter_mut().skip(gone.min(length)) {
                placed.cell = Some(Cell::Absent);
            }
            let mut roster = Roster::default();
            let mut places: HashMap<u32, usize> = HashMap::new();
            let mut names: HashMap<String, Range<usize>> = HashMap::new();
            for (number, at) in &line.members {
                let player = self.field.by_number.get(number).map(|member| &member.player);
                let Some((player, name)) = player.and_then(|player| Some((player, player.name.clone()?))) else { continue };
                // A line-up names players, so a name must mean one member of the team.
                let name = match names.get(&name) {
                    Some(first) => {
                        let other = format!("{name} ({number})");
                        let fault = Diagnostic::warning(Code::NameChanged, player.name_at.clone()).arg("name", &other).label("again");
                        sink.push(fault.also(Range::clone(first), "first"));
                        other
                    }
                    None => name,
                };
                names.insert(name.clone(), player.name_at.clone());
                places.insert(*number, roster.players.len());
                roster.players.push(Member { name, rating: player.ratings.iter().flatten().next().copied() });
                roster.at.push(at.clone());
            }
            let line_ups = self.seats[team].iter().filter_map(|seats| line_up(seats, &places, &roster)).collect();
            entries.push(TeamEntry {
                base: Player { row: Some(row), ..self.field.teams[team].player.clone() },
                roster,
                line_ups,
                game_points: None,
                points,
            });
        }
        entries
    }
}

/// The line-up of a round in places of the roster; `None` where it is not in the order of the roster, as record 300 or a
/// match with crossed boards may have it.
fn line_up(seats: &Seats, places: &HashMap<u32, usize>, roster: &Roster) -> Option<LineUpOfRound> {
    let place = |number: &Option<u32>| match number {
        Some(number) => places.get(number).copied().map(Some),
        None => Some(None),
    };
    let players: Vec<Option<usize>> = seats.numbers.iter().map(place).collect::<Option<_>>()?;
    let in_order = players.iter().flatten().is_sorted_by(|above, below| above < below);
    in_order.then(|| {
        let players = players.into_iter().map(|player| (player, seats.at.clone())).collect();
        LineUpOfRound::new(seats.slot, players, seats.at.clone(), roster)
    })
}
