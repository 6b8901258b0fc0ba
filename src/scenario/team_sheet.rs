//! Tournaments of teams as they were written, and the facts that they give.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use super::awarded;
use super::contradiction::{self, Places};
use super::facts::{Facts, Lengths, Scorings, Written, outcomes, participants};
use super::line_ups::{self, LineUpPlaces, Roster};
use super::sheet::{Place, Player};
use crate::Exact;
use crate::diagnostic::{Code, Diagnostic, Sink};
use crate::tiebreak::Circumstances;
use crate::tournament::{
    AwardedCell, BoardResult, MAX_CELLS, MAX_PARTICIPANTS, MatchBoards, Outcome, ParticipantId, System, Team, TeamCell, TeamInconsistency,
    TeamParts, Tournament, colours_known,
};

/// One team as written: the parts it shares with a player, and the rest.
pub(crate) struct TeamEntry {
    /// Number, name, match points and cells; the results of matches are filled in from the game points.
    pub base: Player,
    pub roster: Roster,
    pub line_ups: Vec<line_ups::Written>,
    pub game_points: Option<(Exact, Range<usize>)>,
    /// The game points of the cells that are matches.
    pub points: Vec<Option<Exact>>,
}

/// One pairing of a round with what happened on the boards.
pub(crate) struct Match {
    pub first: ParticipantId,
    pub slot: usize,
    pub results: Vec<BoardResult>,
    pub at: Range<usize>,
}

/// Everybody as written, with what numbers and names mean.
pub(crate) struct TeamSheet {
    pub teams: Vec<TeamEntry>,
    pub numbers: HashMap<u32, ParticipantId>,
    pub names: HashMap<String, ParticipantId>,
}

/// Puts the facts together; every contradiction is reported at its place. `games` gives the boards once the rows are
/// known, with the places of their cells.
pub(crate) fn assemble_teams(
    sheet: TeamSheet,
    games: impl FnOnce(&[Vec<Outcome>], &[Vec<Place>], &mut [TeamEntry], &mut Sink) -> Vec<Match>,
    written: Written,
    scorings: Scorings,
    sink: &mut Sink,
) -> Facts {
    let TeamSheet { mut teams, numbers, names } = sheet;
    let system = written.system.unwrap_or(System::Swiss);
    let boards = scorings.boards;
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
        return facts;
    }
    if slots == 0 {
        sink.push(Diagnostic::error(Code::NoGames, written.key).help("teams"));
        return facts;
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
    let games = games(&rows, &cells_at, &mut teams, sink);
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
    // The boards are listed under one of the two teams.
    let mut boards_at: HashMap<(ParticipantId, usize), Range<usize>> = HashMap::new();
    for one in &games {
        let opponent = rows[one.first.index()][one.slot].opponent();
        for id in std::iter::once(one.first).chain(opponent) {
            boards_at.entry((id, one.slot)).or_insert_with(|| one.at.clone());
        }
    }
    let (line_ups, line_ups_at) = line_ups::apart(teams.iter_mut().map(|team| std::mem::take(&mut team.line_ups)));
    let awarded = awarded::resolve(written.awarded, &facts, sink)
        .into_iter()
        .filter_map(|one| Some(AwardedCell { team: one.participant, slot: one.slot, score: one.score?, points: one.points }));
    let parts = TeamParts {
        awarded: awarded.collect(),
        system,
        primary: scorings.primary,
        boards: boards.unwrap_or(1),
        match_scoring: written.scoring,
        game_scoring: scorings.games,
        rows: team_cells(&teams, &rows, system),
        teams: teams.iter_mut().map(TeamEntry::take).collect(),
        games: games.into_iter().map(|one| MatchBoards { team: one.first, slot: one.slot, results: one.results }).collect(),
        line_ups,
        scheduled_rounds: lengths.scheduled,
    };
    match Tournament::of_teams(parts) {
        Ok(tournament) if !faulty.contains(&true) && written.system.is_some() && boards.is_some() => {
            facts.tournament = Some(tournament);
        }
        Ok(_) => {}
        Err(contradictions) => {
            let mut told: HashSet<usize> = HashSet::new();
            for found in contradictions {
                // Where both sides differ from the boards by as much, that is one fault.
                if let TeamInconsistency::BoardPoints { team, slot, .. } = found
                    && boards_at.get(&(team, slot)).is_some_and(|at| !told.insert(at.start))
                {
                    continue;
                }
                let fault = match &found {
                    TeamInconsistency::Matches(inner) => contradiction::diagnostic(inner, &facts.participants, &of_matches, written.system),
                    TeamInconsistency::Games(inner) => contradiction::diagnostic(inner, &facts.participants, &of_games, written.system),
                    found => on_boards(found, &facts, &of_matches, (&boards_at, &line_ups_at), boards),
                };
                if let Some(fault) = fault {
                    sink.push(fault);
                }
            }
        }
    }
    facts
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
            players: std::mem::take(&mut self.roster.players),
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
    (boards_at, line_ups_at): (&HashMap<(ParticipantId, usize), Range<usize>>, &LineUpPlaces),
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
            let at = boards_at.get(&(team, slot))?;
            let fault = Diagnostic::error(Code::BoardPoints, at.clone()).arg("name", name(team)).arg("round", slot + 1);
            fault.number("stated", stated).number("computed", computed).label("boards").also(places.cell(team, slot), "cell")
        }
        TeamInconsistency::BoardCount { team, slot, boards: count } => {
            let at = boards_at.get(&(team, slot)).cloned().unwrap_or_else(|| places.key.clone());
            Diagnostic::error(Code::BoardCount, at).arg("count", count).arg("other", boards).help("help")
        }
        TeamInconsistency::NoMatch { .. } | TeamInconsistency::BoardsTwice { .. } => return None,
        _ => {
            let cell = |team: ParticipantId, slot| (slot < facts.slots).then(|| places.cell(team, slot));
            let name = |team| (!faulty(team)).then(|| name(team).to_owned());
            return line_ups_at.diagnostic(found, name, cell, boards);
        }
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
