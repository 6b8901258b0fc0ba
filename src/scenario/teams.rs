//! Tournaments of teams: the teams with their cells, and the results on the boards.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use super::cell::{Cell, colour, game_result, number as pairing_number, plain_dash};
use super::contradiction::{self, Places};
use super::facts::{Facts, Lengths, ScoringPlaces, Scorings, Written, identities, outcomes, participants};
use super::pairing::{Result as BoardText, parse_result};
use super::players::{HIGHEST_RATING, LARGEST_NUMBER, rests_of_decimals};
use super::shape::{self, Fields, GAME_SCORING, MEMBER, PRIMARY, TEAM};
use super::sheet::{Place, Placed, Player};
use super::values::{line, line_of, number, shorten, whole};
use super::yaml::{Entry, Kind, Line, Node};
use crate::Exact;
use crate::diagnostic::{Code, Diagnostic, Sink};
use crate::tiebreak::Circumstances;
use crate::tournament::{
    BoardResult, Colour, Forfeit, GameResult, MAX_CELLS, MAX_PARTICIPANTS, MatchBoards, Outcome, ParticipantId, Player as Member, Scoring,
    System, Team, TeamCell, TeamInconsistency, TeamParts, TeamScore, Tournament, colours_known,
};

/// The keys that only tournaments of teams have, and those that only tournaments of players have.
pub(super) const TEAM_KEYS: [&str; 5] = ["teams", "boards", "primary", "game-scoring", "matches"];
pub(super) const PLAYER_KEYS: [&str; 2] = ["players", "crosstable"];

/// One team as written: the parts it shares with a player, and the rest.
struct TeamEntry {
    /// Number, name, match points and cells; the results of matches are filled in from the game points.
    base: Player,
    players: Vec<Member>,
    game_points: Option<(Exact, Range<usize>)>,
    /// The game points of the cells that are matches.
    points: Vec<Option<Exact>>,
}

/// One pairing of a round with what happened on the boards.
struct Match {
    first: ParticipantId,
    slot: usize,
    results: Vec<BoardResult>,
    at: Range<usize>,
}

/// Reads the tournament of teams whose system is known.
pub(super) fn facts(fields: &Fields<'_, '_>, written: Written, scorings: Scorings, sink: &mut Sink) -> Option<Facts> {
    let key = written.key.clone();
    let entry = fields.entry("teams");
    let Some(entry) = entry else {
        sink.push(Diagnostic::error(Code::MissingKey, key).arg("key", "teams").arg("place", "tournament").arg("where", "inside"));
        return None;
    };
    let system = written.system.unwrap_or(System::Swiss);
    let items = shape::list(&entry.value, "teams", sink)?;
    let mut teams: Vec<TeamEntry> = items.iter().filter_map(|item| team(item, sink)).collect();
    if teams.is_empty() {
        if items.is_empty() {
            sink.push(Diagnostic::error(Code::NoParticipants, entry.key.span()));
        }
        return None;
    }
    if let Some(rounds) = fields.entry("rounds").filter(|entry| entry.value.text().is_none()) {
        sink.push(Diagnostic::error(Code::KeyOfOtherSystem, rounds.key.span()).arg("key", "rounds").help("rounds"));
    }
    let boards = scorings.boards;
    let rounds = fields.value("matches").and_then(|node| shape::list(node, "matches", sink)).unwrap_or_default();
    let (numbers, names) = identities(teams.iter().map(|team| &team.base), sink);
    let derived = teams.iter().all(|team| team.base.row.is_none());
    if !derived {
        for team in teams.iter_mut().filter(|team| team.base.row.is_none()) {
            let at = team.base.name_at.clone();
            sink.push(Diagnostic::error(Code::MissingKey, at).arg("key", "games").arg("place", "teams").arg("where", "inside"));
            team.base.faulty = true;
        }
    } else if rounds.is_empty() {
        sink.push(Diagnostic::error(Code::NoGames, key).help("teams"));
        return None;
    }
    let reader = Reader { numbers: &numbers, boards, scoring: scorings.games };
    let mut listed: Vec<Vec<Listed>> = Vec::new();
    if rounds.len().saturating_mul(teams.len()) <= MAX_CELLS {
        let complete = teams.iter().all(|team| team.base.number.is_some());
        listed = rounds.iter().map(|round| reader.round(round, &teams, complete, sink)).collect();
    }
    if derived {
        fill(&mut teams, &listed, system);
    } else if system == System::KnockOut {
        pad(&mut teams);
    }
    let lengths = Lengths::of(teams.iter().map(|team| &team.base), &written, true, sink);
    let slots = lengths.slots;
    let mut facts = Facts {
        starts: written.starts.clone(),
        participants: participants(teams.iter().map(|team| &team.base)),
        names_at: teams.iter().map(|team| team.base.name_at.clone()).collect(),
        slots,
        rounds_known: true,
        tournament: None,
        // Whether the boards and the colours are all known is seen below.
        circumstances: Circumstances {
            system: written.system,
            boards_known: Some(true),
            rounds_known: true,
            colours_known: true,
            unrated: None,
        },
        numbers: numbers.clone(),
        names,
    };
    if teams.len() > MAX_PARTICIPANTS || teams.len().saturating_mul(slots) > MAX_CELLS {
        let fault = Diagnostic::error(Code::TooLarge, written.key).arg("count", teams.len()).arg("other", slots);
        sink.push(contradiction::with_bounds(fault));
        return Some(facts);
    }
    if slots == 0 {
        sink.push(Diagnostic::error(Code::NoGames, written.key).help("teams"));
        return Some(facts);
    }
    let complete = teams.iter().all(|team| team.base.number.is_some());
    let mut rows = Vec::with_capacity(teams.len());
    let mut cells_at = Vec::with_capacity(teams.len());
    for team in &mut teams {
        let (row, at) = outcomes(&mut team.base, slots, &numbers, complete, sink);
        rows.push(row);
        cells_at.push(at);
    }
    facts.circumstances.colours_known = colours_known(&rows);
    let mut games = Vec::new();
    for (slot, round) in listed.into_iter().enumerate() {
        for listed in round {
            games.extend(listed.hold_against(slot, &rows, &cells_at, &mut teams, derived, sink));
        }
    }
    let faulty: Vec<bool> = teams.iter().map(|team| team.base.faulty || team.base.number.is_none() || team.base.name.is_none()).collect();
    if !faulty.contains(&true) {
        facts.circumstances.boards_known = Some(boards_known(&rows, &games));
    }
    let places = |points: Vec<Option<Range<usize>>>, scoring| Places {
        names: facts.names_at.clone(),
        points,
        faulty: faulty.clone(),
        cells: cells_at.clone(),
        scoring,
        key: written.key.clone(),
        rounds_known: true,
    };
    let of_matches = places(teams.iter().map(|team| stated_at(team.base.points.as_ref())).collect(), written.scoring_at);
    let of_games = places(teams.iter().map(|team| stated_at(team.game_points.as_ref())).collect(), scorings.games_at);
    let boards_at: HashMap<(ParticipantId, usize), Range<usize>> =
        games.iter().map(|one: &Match| ((one.first, one.slot), one.at.clone())).collect();
    let parts = TeamParts {
        system,
        primary: scorings.primary,
        boards: boards.unwrap_or(1),
        match_scoring: written.scoring,
        game_scoring: scorings.games,
        rows: team_cells(&teams, &rows, system),
        teams: teams.iter_mut().map(TeamEntry::take).collect(),
        games: games.into_iter().map(|one| MatchBoards { team: one.first, slot: one.slot, results: one.results }).collect(),
        scheduled_rounds: lengths.scheduled,
    };
    match Tournament::of_teams(parts) {
        Ok(tournament) if !faulty.contains(&true) && written.system.is_some() && boards.is_some() => {
            facts.tournament = Some(tournament);
        }
        Ok(_) => {}
        Err(contradictions) => {
            for found in contradictions {
                let fault = match &found {
                    TeamInconsistency::Matches(inner) => contradiction::diagnostic(inner, &facts.participants, &of_matches, written.system),
                    TeamInconsistency::Games(inner) => contradiction::diagnostic(inner, &facts.participants, &of_games, written.system),
                    found => on_boards(found, &facts, &of_matches, &boards_at, boards),
                };
                if let Some(fault) = fault {
                    sink.push(fault);
                }
            }
        }
    }
    Some(facts)
}

/// Whether the results on the boards of every match that was played are there.
fn boards_known(rows: &[Vec<Outcome>], games: &[Match]) -> bool {
    let listed: HashSet<(ParticipantId, usize)> = games.iter().map(|one| (one.first, one.slot)).collect();
    let is_listed = |own: ParticipantId, slot: usize, outcome: Outcome| {
        let Outcome::Played { opponent, .. } = outcome else { return true };
        listed.contains(&(own, slot)) || listed.contains(&(opponent, slot))
    };
    rows.iter()
        .enumerate()
        .all(|(own, row)| row.iter().enumerate().all(|(slot, &outcome)| is_listed(ParticipantId::new(own), slot, outcome)))
}

fn stated_at(stated: Option<&(Exact, Range<usize>)>) -> Option<Range<usize>> {
    stated.map(|(_, at)| at.clone())
}

impl TeamEntry {
    fn take(&mut self) -> Team {
        Team {
            number: self.base.number.unwrap_or(0),
            name: self.base.name.clone().unwrap_or_default(),
            players: std::mem::take(&mut self.players),
            match_points: self.base.points.as_ref().map(|(points, _)| *points),
            game_points: self.game_points.as_ref().map(|(points, _)| *points),
        }
    }
}

/// The diagnostic for a contradiction on the boards; `None` where something else at the place was faulty.
fn on_boards(
    found: &TeamInconsistency,
    facts: &Facts,
    places: &Places,
    boards_at: &HashMap<(ParticipantId, usize), Range<usize>>,
    boards: Option<usize>,
) -> Option<Diagnostic> {
    let boards = boards?;
    let name = |id: ParticipantId| facts.participants[id.index()].name.as_str();
    let faulty = |id: ParticipantId| places.faulty[id.index()];
    Some(match *found {
        TeamInconsistency::ImpossibleMatch { team, opponent, .. } if faulty(team) || faulty(opponent) => return None,
        TeamInconsistency::ImpossibleMatch { team, slot, opponent } => {
            let (here, there) = (places.cell(team, slot), places.cell(opponent, slot));
            let fault = Diagnostic::error(Code::ImpossibleMatch, here.clone()).arg("name", name(team)).arg("opponent", name(opponent));
            let fault = fault.arg("round", slot + 1).arg("boards", boards).help("help");
            if here == there { fault } else { fault.label("one").also(there, "two") }
        }
        TeamInconsistency::BoardPoints { team, .. } if faulty(team) => return None,
        TeamInconsistency::BoardPoints { team, slot, stated, computed } => {
            // The other side differs by as much, which is no fault of its own.
            let at = boards_at.get(&(team, slot))?;
            let fault = Diagnostic::error(Code::BoardPoints, at.clone()).arg("name", name(team)).arg("round", slot + 1);
            fault.number("stated", stated).number("computed", computed).label("boards").also(places.cell(team, slot), "cell")
        }
        TeamInconsistency::BoardCount { team, slot, boards: count } => {
            let at = boards_at.get(&(team, slot)).cloned().unwrap_or_else(|| places.key.clone());
            Diagnostic::error(Code::BoardCount, at).arg("count", count).arg("other", boards).help("help")
        }
        // What leads to these has been reported while the matches were read.
        _ => return None,
    })
}

/// The cells with the game points of those that are matches.
fn team_cells(teams: &[TeamEntry], rows: &[Vec<Outcome>], system: System) -> Vec<Vec<TeamCell>> {
    let unread = if system.has_fixed_pairings() { Outcome::FreeRound } else { Outcome::ZeroPointBye };
    let cell = |outcome: Outcome, points: Option<Exact>| match outcome {
        Outcome::Played { opponent, colour, .. } => TeamCell::Match { opponent, colour, game_points: points.unwrap_or_default() },
        // A cell that could not be read has been reported.
        Outcome::Unknown => TeamCell::Other(unread),
        outcome => TeamCell::Other(outcome),
    };
    let row = |(team, row): (&TeamEntry, &Vec<Outcome>)| {
        row.iter().enumerate().map(|(slot, &outcome)| cell(outcome, team.points.get(slot).copied().flatten())).collect()
    };
    teams.iter().zip(rows).map(row).collect()
}

/// Whoever is out of a knock-out has no more cells.
fn pad(teams: &mut [TeamEntry]) {
    let longest = teams.iter().filter_map(|team| team.base.row.as_ref()).map(Vec::len).max().unwrap_or(0);
    for team in teams {
        let at = Place::from(team.base.name_at.clone());
        if let Some(row) = &mut team.base.row {
            row.resize(longest, Placed { cell: Some(Cell::FreeRound), at });
        }
    }
}

/// Makes the rows from the list of matches.
fn fill(teams: &mut [TeamEntry], listed: &[Vec<Listed>], system: System) {
    for team in teams.iter_mut() {
        team.base.row = Some(Vec::with_capacity(listed.len()));
    }
    for (slot, round) in listed.iter().enumerate() {
        let mut spoilt = false;
        for listed in round {
            spoilt |= matches!(listed.what, What::Faulty);
            for (id, cell, points) in listed.cells(teams) {
                let team = &mut teams[id.index()];
                if let Some(row) = team.base.row.as_mut().filter(|row| row.len() == slot) {
                    row.push(Placed { cell, at: listed.at.clone().into() });
                    team.points.push(points);
                }
            }
        }
        for team in teams.iter_mut() {
            let at = Place::from(team.base.name_at.clone());
            let row = team.base.row.get_or_insert_default();
            if row.len() == slot {
                let cell = match (system, row.last().and_then(|last| last.cell)) {
                    // Whoever sits out a round that could not all be read may have been paired there.
                    _ if spoilt => None,
                    (System::Swiss, Some(Cell::Absent)) => Some(Cell::Absent),
                    (System::Swiss, _) => Some(Cell::ZeroPointBye),
                    _ => Some(Cell::FreeRound),
                };
                team.base.faulty |= spoilt;
                row.push(Placed { cell, at });
                team.points.push(None);
            }
        }
    }
}

/// One entry of a round of `matches`.
struct Listed {
    /// The team named first, and the other one.
    teams: Option<(ParticipantId, Option<ParticipantId>)>,
    colours_known: bool,
    what: What,
    at: Range<usize>,
}

enum What {
    /// The results on the boards, seen from the team named first, with its game points and those of the other.
    Boards(Vec<BoardResult>, [Exact; 2]),
    /// The match was forfeited as a whole.
    Forfeited(Forfeit),
    /// A round without an opponent.
    Alone(Cell),
    /// Reported.
    Faulty,
}

impl Listed {
    /// The cells that the entry gives.
    fn cells(&self, teams: &[TeamEntry]) -> Vec<(ParticipantId, Option<Cell>, Option<Exact>)> {
        let Some((first, second)) = self.teams else { return Vec::new() };
        let number = |id: ParticipantId| teams[id.index()].base.number.unwrap_or(0);
        let colour = |colour: Colour| self.colours_known.then_some(colour);
        match (&self.what, second) {
            (What::Boards(_, [own, theirs]), Some(second)) => {
                let cell =
                    |opponent, side| Some(Cell::Played { opponent: number(opponent), colour: colour(side), result: GameResult::Draw });
                vec![(first, cell(second, Colour::White), Some(*own)), (second, cell(first, Colour::Black), Some(*theirs))]
            }
            (What::Forfeited(forfeit), Some(second)) => {
                let cell = |opponent, side, forfeit| Some(Cell::Forfeited { opponent: number(opponent), colour: colour(side), forfeit });
                vec![(first, cell(second, Colour::White, *forfeit), None), (second, cell(first, Colour::Black, forfeit.opposite()), None)]
            }
            (What::Alone(cell), None) => vec![(first, Some(*cell), None)],
            _ => std::iter::once(first).chain(second).map(|id| (id, None, None)).collect(),
        }
    }

    /// Compares the entry with the rows; the boards of a match that was played.
    fn hold_against(
        self,
        slot: usize,
        rows: &[Vec<Outcome>],
        cells_at: &[Vec<Place>],
        teams: &mut [TeamEntry],
        derived: bool,
        sink: &mut Sink,
    ) -> Option<Match> {
        let (first, second) = self.teams?;
        if matches!(self.what, What::Faulty) {
            return None;
        }
        let cell = rows[first.index()].get(slot).copied();
        let agrees = match (&self.what, cell) {
            _ if derived => true,
            (What::Boards(..), Some(Outcome::Played { opponent, colour, .. })) => {
                Some(opponent) == second && (!self.colours_known || colour != Some(Colour::Black))
            }
            (What::Forfeited(wanted), Some(Outcome::Forfeited { opponent, forfeit, .. })) => Some(opponent) == second && forfeit == *wanted,
            (What::Alone(wanted), Some(outcome)) => wanted.outcome(|_| None) == Some(outcome),
            (_, _) => false,
        };
        if !agrees {
            // A row with a fault of its own may be what is meant.
            let faulty = teams[first.index()].base.faulty || second.is_some_and(|second| teams[second.index()].base.faulty);
            if !faulty {
                let name = teams[first.index()].base.name.clone().unwrap_or_default();
                let fault = Diagnostic::error(Code::NoSuchMatch, self.at).arg("name", name).arg("round", slot + 1).label("here");
                let there = cells_at[first.index()].get(slot).map(|place| place.range());
                sink.push(match there {
                    Some(there) => fault.also(there, "there"),
                    None => fault,
                });
            }
            teams[first.index()].base.faulty = true;
            return None;
        }
        match self.what {
            What::Boards(results, _) => Some(Match { first, slot, results, at: self.at }),
            _ => None,
        }
    }
}

/// Reads the list of matches.
struct Reader<'a> {
    numbers: &'a HashMap<u32, ParticipantId>,
    boards: Option<usize>,
    scoring: Scoring,
}

impl Reader<'_> {
    fn round(&self, round: &Node<'_>, teams: &[TeamEntry], complete: bool, sink: &mut Sink) -> Vec<Listed> {
        let mut named: HashMap<ParticipantId, Range<usize>> = HashMap::new();
        let entries = shape::mapping(round, "matches", sink).unwrap_or_default();
        entries.iter().map(|entry| self.entry(entry, teams, complete, &mut named, sink)).collect()
    }

    fn entry(
        &self,
        entry: &Entry<'_>,
        teams: &[TeamEntry],
        complete: bool,
        named: &mut HashMap<ParticipantId, Range<usize>>,
        sink: &mut Sink,
    ) -> Listed {
        let at = entry.key.span();
        let mut listed = Listed { teams: None, colours_known: true, what: What::Faulty, at: at.start..entry.value.span().end.max(at.end) };
        let text = entry.key.text().unwrap_or_default();
        let Some((first, second, colours_known)) = pair(text) else {
            sink.push(Diagnostic::error(Code::BadPairing, at).arg("text", shorten(text)).help("teams"));
            return listed;
        };
        listed.colours_known = colours_known;
        if second == Some(first) {
            sink.push(Diagnostic::error(Code::OwnOpponent, at).arg("number", first));
            return listed;
        }
        let mut find = |wanted: u32| {
            let found = self.numbers.get(&wanted).copied();
            match found {
                // Where a number could not be read, it may be the very one that is missing.
                None if complete => sink.push(Diagnostic::error(Code::UnknownNumber, at.clone()).arg("number", wanted)),
                None => {}
                Some(id) => {
                    if let Some(earlier) = named.get(&id) {
                        let name = teams[id.index()].base.name.clone().unwrap_or_default();
                        let fault = Diagnostic::error(Code::PairedTwice, at.clone()).arg("number", wanted).arg("name", name);
                        sink.push(fault.label("again").also(earlier.clone(), "first"));
                        return None;
                    }
                    named.insert(id, at.clone());
                }
            }
            found
        };
        let (first, other) = (find(first), second.map(&mut find));
        let Some(first) = first else { return listed };
        if other == Some(None) {
            return listed;
        }
        let other = other.flatten();
        listed.teams = Some((first, other));
        listed.what = self.what(&entry.value, other.is_some(), sink);
        listed
    }

    /// What happened: the results on the boards, a forfeit of the whole match, or a word for a round without a match.
    fn what(&self, value: &Node<'_>, paired: bool, sink: &mut Sink) -> What {
        let source = std::sync::Arc::clone(sink.source());
        let bad = |line: &Line<'_>| {
            let fault = Diagnostic::error(Code::BadBoards, line.span()).arg("text", shorten(line.text));
            fault.help(if paired { "boards" } else { "bye" })
        };
        let lines: Vec<Line<'_>> = match &value.kind {
            Kind::Scalar(_) => value.lines(&source.text).iter().flat_map(words).collect(),
            Kind::Sequence(items) => items.iter().flat_map(|item| item.lines(&source.text)).flat_map(|line| words(&line)).collect(),
            Kind::Mapping(_) => Vec::new(),
        };
        if lines.is_empty() {
            let text = value.text().unwrap_or_default();
            sink.push(Diagnostic::error(Code::BadBoards, shape::head(value, sink)).arg("text", shorten(text)).help("boards"));
            return What::Faulty;
        }
        if !paired {
            let [only] = &lines[..] else {
                sink.push(bad(&lines[1]));
                return What::Faulty;
            };
            return match Cell::parse(only.text) {
                Some(cell) if cell.opponent().is_none() && cell != Cell::Unknown => What::Alone(cell),
                _ => {
                    sink.push(bad(only));
                    What::Faulty
                }
            };
        }
        let mut results = Vec::with_capacity(lines.len());
        for line in &lines {
            let Some(result) = board(line.text) else {
                sink.push(bad(line));
                return What::Faulty;
            };
            results.push(result);
        }
        if let ([BoardResult::Forfeited(forfeit)], true) = (&results[..], self.boards != Some(1)) {
            return What::Forfeited(*forfeit);
        }
        let Some(boards) = self.boards else { return What::Faulty };
        if results.len() != boards {
            let fault = Diagnostic::error(Code::BoardCount, shape::head(value, sink)).arg("count", results.len());
            sink.push(fault.arg("other", boards).help("help"));
            return What::Faulty;
        }
        let count = u32::try_from(boards).unwrap_or(u32::MAX);
        let worth = |result: GameResult| self.scoring.of_result(result).divided_by(count);
        let own = results.iter().map(|result| worth(result.counts_as())).sum();
        let theirs = results.iter().map(|result| worth(result.opposite().counts_as())).sum();
        What::Boards(results, [own, theirs])
    }
}

/// The words of a line.
fn words<'a>(line: &Line<'a>) -> Vec<Line<'a>> {
    let separator = |letter: char| letter.is_whitespace() || matches!(letter, ',' | ';');
    line.split(separator).into_iter().filter(|word| !word.text.is_empty()).collect()
}

/// Reads the key of a match: `1-8`, with colours unknown `1?8`, or one number.
fn pair(text: &str) -> Option<(u32, Option<u32>, bool)> {
    let text = text.trim();
    if let Some(alone) = pairing_number(text) {
        return Some((alone, None, true));
    }
    let (at, separator) = text.char_indices().find(|&(_, letter)| matches!(plain_dash(letter), '-' | '?' | ':'))?;
    let (first, second) = (text[..at].trim(), text[at + separator.len_utf8()..].trim());
    Some((pairing_number(first)?, Some(pairing_number(second)?), separator != '?'))
}

/// Reads the result on one board, seen from the team named first: `1`, `½-½`, `+:-`.
fn board(text: &str) -> Option<BoardResult> {
    let plain: String = text.chars().map(plain_dash).flat_map(char::to_lowercase).collect();
    match plain.as_str() {
        "+" => return Some(BoardResult::Forfeited(Forfeit::Win)),
        "-" => return Some(BoardResult::Forfeited(Forfeit::Loss)),
        "--" => return Some(BoardResult::Forfeited(Forfeit::Both)),
        _ => {}
    }
    if let Some(result) = game_result(&plain) {
        return Some(BoardResult::Played(result));
    }
    match parse_result(&plain)? {
        BoardText::Played(result) => Some(BoardResult::Played(result)),
        BoardText::Forfeited(forfeit) => Some(BoardResult::Forfeited(forfeit)),
        BoardText::NotYetPlayed => None,
    }
}

/// Reads the cell of a team: `8w2½` is a match against 8 with White on board 1 and 2½ game points; anything else is
/// written as for players.
pub(super) fn team_cell(text: &str) -> Option<(Cell, Option<Exact>)> {
    let text = text.trim();
    let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    let letter = text[end..].chars().next().and_then(|letter| letter.to_lowercase().next());
    if let (Some(opponent), Some(letter)) = (pairing_number(&text[..end]), letter)
        && let Some(side) = colour(letter)
    {
        let points = &text[end + text[end..].chars().next().map_or(0, char::len_utf8)..];
        // Beyond these bounds nothing can be right.
        let sensible =
            |points: &Exact| *points >= Exact::ZERO && *points <= Exact::from(100) && points.decimals().is_some_and(|places| places <= 2);
        if let Some(points) = points.parse::<Exact>().ok().filter(sensible) {
            return Some((Cell::Played { opponent, colour: side, result: GameResult::Draw }, Some(points)));
        }
    }
    let cell = Cell::parse(text)?;
    (!matches!(cell, Cell::Played { .. } | Cell::Unknown)).then_some((cell, None))
}

fn team(node: &Node<'_>, sink: &mut Sink) -> Option<TeamEntry> {
    let fields = Fields::of(node, &TEAM, "teams", sink)?;
    let here = shape::head(node, sink);
    let at = |name| fields.value(name).map_or(here.clone(), Node::span);
    let number_read = fields.value("no").and_then(|node| whole(node, "no", (1, LARGEST_NUMBER), sink));
    let name = fields.entry("name").and_then(|entry| line(entry, sink));
    let mut faulty = false;
    let mut stated = |key: &'static str, sink: &mut Sink| {
        let node = fields.value(key)?;
        let points = number(node, key, sink);
        faulty |= points.is_none();
        Some((points?, node.span()))
    };
    let (match_points, game_points) = (stated("match-points", sink), stated("game-points", sink));
    let (mut points, mut commas) = (Vec::new(), 0);
    let row = fields.value("games").and_then(|node| {
        let items = shape::list(node, "games", sink);
        faulty |= items.is_none();
        let mut row = Vec::new();
        let items = items?;
        let rests = rests_of_decimals(items);
        commas = rests.iter().filter(|rest| **rest).count();
        for (item, rest) in items.iter().zip(rests) {
            if rest {
                row.push(Placed { cell: None, at: item.span().into() });
                points.push(None);
                continue;
            }
            let text = shape::text(item, "games", sink);
            let cell = text.and_then(team_cell);
            if let (Some(text), None) = (text, cell) {
                let fault = Diagnostic::error(Code::BadCell, item.span()).arg("text", shorten(text)).help("team");
                sink.push(match Cell::similar_word(text.trim()) {
                    Some(similar) => fault.arg("similar", similar).label("similar"),
                    None => fault,
                });
            }
            row.push(Placed { cell: cell.map(|(cell, _)| cell), at: item.span().into() });
            points.push(cell.and_then(|(_, points)| points));
        }
        Some(row)
    });
    faulty |= row.iter().flatten().any(|placed: &Placed| placed.cell.is_none());
    let players = fields.value("players").and_then(|node| shape::list(node, "players", sink)).unwrap_or_default();
    let players = players.iter().filter_map(|node| member(node, sink)).collect();
    let base = Player {
        number: number_read,
        number_at: at("no"),
        name,
        name_at: at("name"),
        ratings: Some(Vec::new()),
        points: match_points,
        row,
        commas,
        faulty,
    };
    Some(TeamEntry { base, players, game_points, points })
}

/// A player of a team: a name, or a name and a rating.
fn member(node: &Node<'_>, sink: &mut Sink) -> Option<Member> {
    if node.text().is_some() {
        return Some(Member { name: line_of(node, "players", sink)?, rating: None });
    }
    let fields = Fields::of(node, &MEMBER, "players", sink)?;
    let rating = fields.value("rating").and_then(|node| whole(node, "rating", (0, HIGHEST_RATING), sink));
    let name = fields.entry("name").and_then(|entry| line(entry, sink))?;
    Some(Member { name, rating })
}

/// Reports the keys that only the other kind of tournaments has.
pub(super) fn foreign_keys(fields: &Fields<'_, '_>, teams: bool, sink: &mut Sink) {
    let keys: &[&'static str] = if teams { &PLAYER_KEYS } else { &TEAM_KEYS };
    for &key in keys {
        if let Some(entry) = fields.entry(key) {
            let fault = Diagnostic::error(Code::KeyOfOtherSystem, entry.key.span()).arg("key", key);
            sink.push(fault.help(if teams { "teams" } else { "players" }));
        }
    }
}

/// The score that a word names.
pub(super) fn primary(node: &Node<'_>, sink: &mut Sink) -> Option<TeamScore> {
    let text = shape::text(node, "primary", sink)?;
    match text.trim() {
        "match-points" => Some(TeamScore::Match),
        "game-points" => Some(TeamScore::Game),
        _ => {
            let fault = Diagnostic::error(Code::UnknownWord, node.span()).arg("text", shorten(text)).arg("key", "primary");
            sink.push(fault.arg("known", PRIMARY.join(", ")).help("known"));
            None
        }
    }
}

/// Match points where the file says nothing: 2, 1 and 0, and a draw for the bye that the pairing gives.
pub(super) fn usual_scoring() -> Scoring {
    Scoring { pairing_allocated_bye: Exact::ONE, ..Scoring::of_games(Exact::from(2), Exact::ONE, Exact::ZERO) }
}

/// Reads `game-scoring:`, the games on one board and everything else per match, as what whole matches are worth.
pub(super) fn game_scoring(node: Option<&Node<'_>>, boards: usize, sink: &mut Sink) -> (Scoring, ScoringPlaces) {
    let mut places = node.map(|node| HashMap::from([("", node.span())])).unwrap_or_default();
    let fields = node.and_then(|node| Fields::of(node, &GAME_SCORING, "game-scoring", sink));
    let mut value = |name: &'static str| {
        let node = fields.as_ref()?.value(name)?;
        places.insert(name, node.span());
        number(node, name, sink)
    };
    let boards = Exact::from(i64::try_from(boards).unwrap_or(1));
    // A value far beyond the bounds is reported when the facts are checked, and must not grow beyond all numbers here.
    let of_match = |value: Exact| if value.numerator().abs() <= 1_000_000 { value * boards } else { value };
    let win = of_match(value("win").unwrap_or(Exact::ONE));
    let draw = of_match(value("draw").unwrap_or(Exact::HALF));
    let loss = of_match(value("loss").unwrap_or(Exact::ZERO));
    let mut scoring = Scoring { pairing_allocated_bye: draw, ..Scoring::of_games(win, draw, loss) };
    scoring.forfeit_win = value("forfeit-win").unwrap_or(scoring.forfeit_win);
    scoring.forfeit_loss = value("forfeit-loss").unwrap_or(scoring.forfeit_loss);
    scoring.pairing_allocated_bye = value("pairing-allocated-bye").unwrap_or(scoring.pairing_allocated_bye);
    scoring.full_point_bye = value("full-point-bye").unwrap_or(scoring.full_point_bye);
    scoring.half_point_bye = value("half-point-bye").unwrap_or(scoring.half_point_bye);
    scoring.zero_point_bye = value("zero-point-bye").unwrap_or(scoring.zero_point_bye);
    scoring.absence = value("absence").unwrap_or(scoring.zero_point_bye);
    (scoring, places)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_cells_of_teams() {
        let played = |opponent, colour| Cell::Played { opponent, colour, result: GameResult::Draw };
        let half = |text: &str| Some(text.parse::<Exact>().expect("a number"));
        for (text, read) in [
            ("8w2½", Some((played(8, Some(Colour::White)), half("2½")))),
            ("8W2.5", Some((played(8, Some(Colour::White)), half("2½")))),
            ("12b0", Some((played(12, Some(Colour::Black)), half("0")))),
            ("3?1½", Some((played(3, None), half("1½")))),
            ("9+", Some((Cell::Forfeited { opponent: 9, colour: None, forfeit: Forfeit::Win }, None))),
            ("9b--", Some((Cell::Forfeited { opponent: 9, colour: Some(Colour::Black), forfeit: Forfeit::Both }, None))),
            ("pab", Some((Cell::PairingAllocatedBye, None))),
            ("+W9", None),
            ("?", None),
            ("8w", None),
            ("8w-1", None),
            ("8w101", None),
            ("8", None),
        ] {
            assert_eq!(team_cell(text), read, "{text}");
        }
    }

    #[test]
    fn reads_boards() {
        use BoardResult::{Forfeited, Played};
        for (text, read) in [
            ("1", Some(Played(GameResult::Win))),
            ("½", Some(Played(GameResult::Draw))),
            ("½-½", Some(Played(GameResult::Draw))),
            ("0-1", Some(Played(GameResult::Loss))),
            ("+", Some(Forfeited(Forfeit::Win))),
            ("−", Some(Forfeited(Forfeit::Loss))),
            ("-:-", Some(Forfeited(Forfeit::Both))),
            ("+:-", Some(Forfeited(Forfeit::Win))),
            ("2", None),
            ("*", None),
            ("1-1", None),
        ] {
            assert_eq!(board(text), read, "{text}");
        }
    }

    #[test]
    fn reads_who_met_whom() {
        for (text, read) in [
            ("1-8", Some((1, Some(8), true))),
            (" 1 – 8 ", Some((1, Some(8), true))),
            ("1?8", Some((1, Some(8), false))),
            ("12", Some((12, None, true))),
            ("1-", None),
            ("a-b", None),
        ] {
            assert_eq!(pair(text), read, "{text}");
        }
    }
}
