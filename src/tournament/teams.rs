//! Tournaments of teams: matches on several boards, counted in match points and in game points (C.07 11.1).
//!
//! Each of the two scores gives a projection: a [`Tournament`] whose participants are the teams and whose points are
//! that score. The projections share their rounds and differ in what each round was worth, so a rule that is written
//! for players works on either. The tournament of the primary score carries the other one in [`Teams`].

use std::collections::HashMap;

use super::line_ups::{self, LineUp};
use super::{
    Colour, Forfeit, GameResult, Inconsistency, Outcome, Participant, ParticipantId, Parts, RatingRules, Scoring, System, Tournament,
};
use crate::Exact;

/// The most boards that a match may have.
pub const MAX_BOARDS: usize = 50;

/// One of the two scores of a team (C.07 11.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TeamScore {
    /// Match points: for winning, drawing or losing the match.
    Match,
    /// Game points: the sum of the points on the boards.
    Game,
}

impl TeamScore {
    /// The other score.
    pub fn other(self) -> TeamScore {
        match self {
            TeamScore::Match => TeamScore::Game,
            TeamScore::Game => TeamScore::Match,
        }
    }

    /// The abbreviation that codes use.
    pub fn abbreviation(self) -> &'static str {
        match self {
            TeamScore::Match => "MP",
            TeamScore::Game => "GP",
        }
    }
}

/// A member of a team.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The name as the source writes it.
    pub name: String,
    /// The rating in rating points, when the player has one.
    pub rating: Option<u32>,
}

/// One team.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Team {
    /// The pairing number, unique and at least 1.
    pub number: u32,
    /// The name.
    pub name: String,
    /// The members in board order, as far as the source tells them.
    pub players: Vec<Player>,
    /// The match points as the source states them, to compare with the matches.
    pub match_points: Option<Exact>,
    /// The game points as the source states them, to compare with the matches.
    pub game_points: Option<Exact>,
}

/// What happened to a team in one round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TeamCell {
    /// A match that was played.
    Match {
        /// The other team.
        opponent: ParticipantId,
        /// The team's colour on board 1, where the source tells it.
        colour: Option<Colour>,
        /// The team's own game points.
        game_points: Exact,
    },
    /// Anything else: a match forfeited as a whole, a bye, an absence. Never [`Outcome::Played`].
    Other(Outcome),
}

/// What happened on one board of a match, seen from one team.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BoardResult {
    /// A game over the board.
    Played(GameResult),
    /// A game that was not played.
    Forfeited(Forfeit),
}

impl BoardResult {
    /// The same board seen from the other team.
    pub fn opposite(self) -> BoardResult {
        match self {
            BoardResult::Played(result) => BoardResult::Played(result.opposite()),
            BoardResult::Forfeited(forfeit) => BoardResult::Forfeited(forfeit.opposite()),
        }
    }

    /// The result that the board counts as: a forfeit as a win and a loss (C.07 12), for two forfeits a loss each.
    pub fn counts_as(self) -> GameResult {
        match self {
            BoardResult::Played(result) => result,
            BoardResult::Forfeited(Forfeit::Win) => GameResult::Win,
            BoardResult::Forfeited(Forfeit::Loss | Forfeit::Both) => GameResult::Loss,
        }
    }
}

/// The boards of one match that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchBoards {
    /// One of the two teams.
    pub team: ParticipantId,
    /// The round, from 0.
    pub slot: usize,
    /// The results of that team from board 1 on.
    pub results: Vec<BoardResult>,
}

/// Points that a team was awarded in a round otherwise than its match is worth: what an arbiter decided, a bonus or a
/// penalty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AwardedCell {
    /// The team.
    pub team: ParticipantId,
    /// The round, from 0.
    pub slot: usize,
    /// Which of its scores.
    pub score: TeamScore,
    /// The points in place of those that the match is worth.
    pub points: Exact,
}

/// The parts of a tournament of teams before they are checked.
#[derive(Clone, Debug)]
pub struct TeamParts {
    /// How the pairings come about.
    pub system: System,
    /// The score that ranks the teams (C.07 11.1).
    pub primary: TeamScore,
    /// The number of boards of a match.
    pub boards: usize,
    /// What a match is worth in match points.
    pub match_scoring: Scoring,
    /// What a match is worth in game points: a win on every board, a draw on every board and so on.
    pub game_scoring: Scoring,
    /// The teams, in any order; `rows` follow it.
    pub teams: Vec<Team>,
    /// One row per team, all of the same length.
    pub rows: Vec<Vec<TeamCell>>,
    /// The boards of the matches, as far as they are known.
    pub games: Vec<MatchBoards>,
    /// Points that were awarded otherwise.
    pub awarded: Vec<AwardedCell>,
    /// Who sat at the boards, as far as it is known.
    pub line_ups: Vec<LineUp>,
    /// The number of rounds that the tournament is scheduled for.
    pub scheduled_rounds: usize,
}

/// Two facts about teams that cannot both be true. Slots count from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the team and slot that the variant names")]
pub enum TeamInconsistency {
    /// The rounds or the match points contradict each other.
    Matches(Inconsistency),
    /// The game points contradict each other.
    Games(Inconsistency),
    /// There is no board, or there are too many.
    Boards(usize),
    /// So many boards cannot give these game points to the two sides.
    ImpossibleMatch { team: ParticipantId, slot: usize, opponent: ParticipantId },
    /// Results are given for more or fewer boards than a match has.
    BoardCount { team: ParticipantId, slot: usize, boards: usize },
    /// The results on the boards give other game points than the row says.
    BoardPoints { team: ParticipantId, slot: usize, stated: Exact, computed: Exact },
    /// Results on boards are given for a round in which the team played no match.
    NoMatch { team: ParticipantId, slot: usize },
    /// The boards of a match are given twice.
    BoardsTwice { team: ParticipantId, slot: usize },
    /// A line-up is given for a round in which the team played no match.
    LineUpWithoutMatch { team: ParticipantId, slot: usize },
    /// Two line-ups are given for a match.
    LineUpTwice { team: ParticipantId, slot: usize },
    /// A line-up has more or fewer places than the match has boards.
    LineUpLength { team: ParticipantId, slot: usize, players: usize },
    /// A line-up has somebody beyond the roster, on a board counted from 0.
    LineUpMember { team: ParticipantId, slot: usize, board: usize },
    /// A line-up is out of roster order, or has a player twice, on a board counted from 0.
    LineUpOrder { team: ParticipantId, slot: usize, board: usize },
    /// Nobody sat at a board, counted from 0, that was not forfeited.
    EmptyBoard { team: ParticipantId, slot: usize, board: usize },
}

/// What a tournament of teams has beside the rounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Teams {
    primary: TeamScore,
    secondary: Tournament,
    boards: usize,
    players: Vec<Vec<Player>>,
    /// The results on the boards, cell by cell, seen from the team of the cell.
    games: Vec<Option<Box<[BoardResult]>>>,
    /// The line-ups, cell by cell.
    line_ups: Vec<Option<Box<[Option<usize>]>>>,
}

impl Teams {
    /// The score that ranks the teams.
    pub fn primary(&self) -> TeamScore {
        self.primary
    }

    /// The same tournament counted in the other score.
    pub fn secondary(&self) -> &Tournament {
        &self.secondary
    }

    /// The number of boards of a match.
    pub fn boards(&self) -> usize {
        self.boards
    }

    /// The members of a team in board order, as far as they are known.
    pub fn players(&self, id: ParticipantId) -> &[Player] {
        &self.players[id.index()]
    }

    /// The results of a team on the boards of a match that was played, where they are known.
    pub fn games(&self, id: ParticipantId, slot: usize) -> Option<&[BoardResult]> {
        self.games[id.index() * self.secondary.slots() + slot].as_deref()
    }

    /// Who of a team sat at the boards of a match, from board 1 on, where it is known: the place in the roster and the
    /// player; `None` where nobody sat.
    pub fn line_up(&self, id: ParticipantId, slot: usize) -> Option<Vec<Option<(usize, &Player)>>> {
        let line_up = self.line_ups[id.index() * self.secondary.slots() + slot].as_deref()?;
        let roster = self.players(id);
        Some(line_up.iter().map(|place| place.and_then(|place| Some((place, roster.get(place)?)))).collect())
    }

    /// Whether the boards of every match that was played are known.
    pub fn boards_known(&self) -> bool {
        let known = |(cell, outcome): (&Option<_>, &Outcome)| cell.is_some() || !outcome.is_played();
        self.games.iter().zip(&self.secondary.outcomes).all(known)
    }

    /// The game points of a result on one board.
    pub fn on_board(&self, tournament: &Tournament, result: GameResult) -> Exact {
        let boards = u32::try_from(self.boards).expect("boards are limited in number");
        let of_match = tournament.counted_in(TeamScore::Game).scoring();
        of_match.of_result(result).divided_by(boards)
    }
}

impl Tournament {
    /// Checks the parts of a tournament of teams against each other and makes a tournament of them, counted in the
    /// primary score.
    ///
    /// # Errors
    ///
    /// Every [`TeamInconsistency`] found.
    pub fn of_teams(parts: TeamParts) -> Result<Tournament, Vec<TeamInconsistency>> {
        let TeamParts { system, primary, boards, match_scoring, game_scoring, teams, rows, games, awarded, line_ups, scheduled_rounds } =
            parts;
        if boards == 0 || boards > MAX_BOARDS {
            return Err(vec![TeamInconsistency::Boards(boards)]);
        }
        let participants = |stated: fn(&Team) -> Option<Exact>| -> Vec<Participant> {
            let participant = |team: &Team| Participant {
                number: team.number,
                name: team.name.clone(),
                rating: None,
                later_ratings: Vec::new(),
                stated_score: stated(team),
            };
            teams.iter().map(participant).collect()
        };
        let outcomes: Vec<Vec<Outcome>> = (0..rows.len()).map(|index| outcomes(&rows, ParticipantId::new(index))).collect();
        let points = |row: &Vec<TeamCell>| -> Vec<Exact> { row.iter().map(|&cell| game_points(cell, &game_scoring)).collect() };
        let regular: Vec<Vec<Exact>> = rows.iter().map(points).collect();
        let otherwise = |score: TeamScore, mut points: Vec<Vec<Exact>>| {
            for cell in awarded.iter().filter(|cell| cell.score == score) {
                if let Some(points) = points.get_mut(cell.team.index()).and_then(|row| row.get_mut(cell.slot)) {
                    *points = cell.points;
                }
            }
            points
        };
        let of_outcomes: Vec<Vec<Exact>> =
            outcomes.iter().map(|row| row.iter().map(|&outcome| match_scoring.of(outcome)).collect()).collect();
        let of_matches = Some(otherwise(TeamScore::Match, of_outcomes.clone())).filter(|points| *points != of_outcomes);
        let points = otherwise(TeamScore::Game, regular.clone());
        let regular = (points != regular).then_some(regular);
        let parts = |scoring, participants, points| Parts {
            system,
            scoring,
            participants,
            rows: outcomes.clone(),
            points,
            scheduled_rounds,
            rounds_known: true,
            rating_rules: RatingRules::default(),
        };
        let matches = Tournament::new(parts(match_scoring, participants(|team| team.match_points), of_matches));
        let counted = Tournament::new(parts(game_scoring, participants(|team| team.game_points), Some(points)));
        let of_games = |fault: &Inconsistency| {
            use Inconsistency::{Points, ScoringOrder, ScoringValue, Total};
            matches!(fault, Total { .. } | Points { .. } | ScoringValue { .. } | ScoringOrder)
        };
        let mut faults: Vec<TeamInconsistency> = Vec::new();
        let (matches, counted) = match (matches, counted) {
            (Ok(matches), Ok(counted)) => (matches, counted),
            (matches, counted) => {
                faults.extend(matches.err().unwrap_or_default().into_iter().map(TeamInconsistency::Matches));
                let games = counted.err().unwrap_or_default().into_iter();
                faults.extend(games.filter(of_games).map(TeamInconsistency::Games));
                return Err(faults);
            }
        };
        let games = boards_of_cells(&matches, &rows, &games, boards, &game_scoring, &mut faults);
        check_possible(&rows, &games, boards, &game_scoring, &mut faults);
        let rosters = teams.iter().map(|team| team.players.len()).collect();
        let line_ups = line_ups::by_cell(line_ups, &line_ups::Facts { rows: &rows, games: &games, rosters, boards }, &mut faults);
        if !faults.is_empty() {
            return Err(faults);
        }
        let players = teams.into_iter().map(|team| team.players).collect();
        let (mut first, mut second) = (matches, counted);
        first.team_score = Some(TeamScore::Match);
        second.team_score = Some(TeamScore::Game);
        second.regular = regular.map(|points| points.into_iter().flatten().collect());
        if primary == TeamScore::Game {
            std::mem::swap(&mut first, &mut second);
        }
        first.teams = Some(Box::new(Teams { primary, secondary: second, boards, players, games, line_ups }));
        Ok(first)
    }

    /// What the tournament has beside the rounds when its participants are teams. The projection on the secondary score
    /// does not repeat it.
    pub fn teams(&self) -> Option<&Teams> {
        self.teams.as_deref()
    }

    /// The score of teams that the points of this tournament are; `None` for players.
    pub fn team_score(&self) -> Option<TeamScore> {
        self.team_score
    }

    /// Whether the participants are teams.
    pub fn is_of_teams(&self) -> bool {
        self.team_score.is_some()
    }

    /// The same tournament counted in a score of teams; the tournament itself where its points are that score, or where
    /// it has no other.
    pub fn counted_in(&self, score: TeamScore) -> &Tournament {
        match &self.teams {
            Some(teams) if teams.primary != score => &teams.secondary,
            _ => self,
        }
    }
}

/// What the rows say of a team, the results of matches being found by comparing the game points of the two sides.
fn outcomes(rows: &[Vec<TeamCell>], own: ParticipantId) -> Vec<Outcome> {
    let outcome = |(slot, &cell): (usize, &TeamCell)| match cell {
        TeamCell::Other(outcome) => outcome,
        TeamCell::Match { opponent, colour, game_points } => {
            let result = match rows.get(opponent.index()).and_then(|row| row.get(slot)) {
                Some(&TeamCell::Match { opponent: back, game_points: theirs, .. }) if back == own => match game_points.cmp(&theirs) {
                    std::cmp::Ordering::Greater => GameResult::Win,
                    std::cmp::Ordering::Equal => GameResult::Draw,
                    std::cmp::Ordering::Less => GameResult::Loss,
                },
                // Reported as one-sided; any result will do.
                _ => GameResult::Draw,
            };
            Outcome::Played { opponent, colour, result }
        }
    };
    rows[own.index()].iter().enumerate().map(outcome).collect()
}

fn game_points(cell: TeamCell, scoring: &Scoring) -> Exact {
    match cell {
        TeamCell::Match { game_points, .. } => game_points,
        TeamCell::Other(outcome) => scoring.of(outcome),
    }
}

/// The results on the boards, cell by cell.
fn boards_of_cells(
    matches: &Tournament,
    rows: &[Vec<TeamCell>],
    games: &[MatchBoards],
    boards: usize,
    scoring: &Scoring,
    faults: &mut Vec<TeamInconsistency>,
) -> Vec<Option<Box<[BoardResult]>>> {
    let slots = matches.slots();
    let mut cells: Vec<Option<Box<[BoardResult]>>> = vec![None; rows.len() * slots];
    let count = u32::try_from(boards).expect("boards are limited in number");
    let points =
        |results: &[BoardResult]| -> Exact { results.iter().map(|result| scoring.of_result(result.counts_as()).divided_by(count)).sum() };
    for MatchBoards { team, slot, results } in games {
        let (team, slot) = (*team, *slot);
        let cell = rows.get(team.index()).and_then(|row| row.get(slot));
        let Some(&TeamCell::Match { opponent, .. }) = cell else {
            faults.push(TeamInconsistency::NoMatch { team, slot });
            continue;
        };
        if results.len() != boards {
            faults.push(TeamInconsistency::BoardCount { team, slot, boards: results.len() });
            continue;
        }
        if cells[team.index() * slots + slot].is_some() {
            faults.push(TeamInconsistency::BoardsTwice { team, slot });
            continue;
        }
        let back: Vec<BoardResult> = results.iter().map(|result| result.opposite()).collect();
        for (side, results) in [(team, results.clone()), (opponent, back)] {
            let (stated, computed) = (game_points(rows[side.index()][slot], scoring), points(&results));
            if stated != computed {
                faults.push(TeamInconsistency::BoardPoints { team: side, slot, stated, computed });
            }
            cells[side.index() * slots + slot] = Some(results.into());
        }
    }
    cells
}

/// Checks that the game points of the two sides of a match can come from so many boards. Where the boards are given
/// they have been compared one by one; a board that both sides forfeited must be given.
fn check_possible(
    rows: &[Vec<TeamCell>],
    games: &[Option<Box<[BoardResult]>>],
    boards: usize,
    scoring: &Scoring,
    faults: &mut Vec<TeamInconsistency>,
) {
    let mut known: HashMap<(Exact, Exact), bool> = HashMap::new();
    for (index, row) in rows.iter().enumerate() {
        let team = ParticipantId::new(index);
        for (slot, &cell) in row.iter().enumerate() {
            let TeamCell::Match { opponent, game_points: own, .. } = cell else { continue };
            if team > opponent || games[index * row.len() + slot].is_some() {
                continue;
            }
            let theirs = game_points(rows[opponent.index()][slot], scoring);
            if !*known.entry((own, theirs)).or_insert_with(|| is_possible(own, theirs, boards, scoring)) {
                faults.push(TeamInconsistency::ImpossibleMatch { team, slot, opponent });
            }
        }
    }
}

fn is_possible(own: Exact, theirs: Exact, boards: usize, scoring: &Scoring) -> bool {
    let count = u32::try_from(boards).expect("boards are limited in number");
    let [win, draw, loss] = [scoring.win, scoring.draw, scoring.loss].map(|of_match| of_match.divided_by(count));
    let times = |value: Exact, count: usize| value * Exact::from(i64::try_from(count).expect("boards are limited in number"));
    (0..=boards).any(|won| {
        (0..=boards - won).any(|lost| {
            let drawn = boards - won - lost;
            let of = |won, lost| times(win, won) + times(draw, drawn) + times(loss, lost);
            (of(won, lost), of(lost, won)) == (own, theirs)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(index: usize) -> ParticipantId {
        ParticipantId::new(index)
    }

    fn played(opponent: usize, game_points: &str) -> TeamCell {
        TeamCell::Match { opponent: id(opponent), colour: None, game_points: game_points.parse().expect("a number") }
    }

    fn parts(rows: Vec<Vec<TeamCell>>, games: Vec<MatchBoards>) -> TeamParts {
        let team = |number: usize| Team {
            number: u32::try_from(number).expect("few teams") + 1,
            name: format!("Team {number}"),
            players: Vec::new(),
            match_points: None,
            game_points: None,
        };
        TeamParts {
            system: System::Swiss,
            primary: TeamScore::Match,
            boards: 4,
            match_scoring: Scoring::of_games(Exact::from(2), Exact::ONE, Exact::ZERO),
            game_scoring: Scoring::of_games(Exact::from(4), Exact::from(2), Exact::ZERO),
            teams: (0..rows.len()).map(team).collect(),
            scheduled_rounds: rows[0].len(),
            rows,
            games,
            awarded: Vec::new(),
            line_ups: Vec::new(),
        }
    }

    #[test]
    fn counts_matches_in_both_scores() {
        let tournament = Tournament::of_teams(parts(
            vec![
                vec![played(1, "2½"), TeamCell::Other(Outcome::HalfPointBye)],
                vec![played(0, "1½"), TeamCell::Other(Outcome::PairingAllocatedBye)],
            ],
            Vec::new(),
        ))
        .expect("a tournament of teams");
        let scores = |score| [0, 1].map(|index| tournament.counted_in(score).score(id(index)).to_string());
        assert_eq!(scores(TeamScore::Match), ["3", "2"]);
        assert_eq!(scores(TeamScore::Game), ["4½", "5½"]);
        assert!(!tournament.teams().expect("teams").boards_known());
    }

    #[test]
    fn boards_must_give_the_game_points() {
        use BoardResult::{Forfeited, Played};
        let rows = || vec![vec![played(1, "2½")], vec![played(0, "1½")]];
        let with = |results: Vec<BoardResult>| {
            Tournament::of_teams(parts(rows(), vec![MatchBoards { team: id(0), slot: 0, results }])).map(|tournament| {
                let teams = tournament.teams().expect("teams").clone();
                (teams.boards_known(), teams.games(id(1), 0).expect("known").to_vec())
            })
        };
        let [won, drawn, lost] = [GameResult::Win, GameResult::Draw, GameResult::Loss].map(Played);
        let forfeit = Forfeited(Forfeit::Win);
        assert_eq!(with(vec![won, forfeit, drawn, lost]), Ok((true, vec![lost, Forfeited(Forfeit::Loss), drawn, won])));
        let faults = with(vec![won, drawn, drawn, lost]).expect_err("2 to 2");
        assert!(matches!(faults[..], [TeamInconsistency::BoardPoints { .. }, TeamInconsistency::BoardPoints { .. }]));
        let faults = with(vec![won, drawn]).expect_err("two boards");
        assert!(matches!(faults[..], [TeamInconsistency::BoardCount { boards: 2, .. }]));
    }

    #[test]
    fn points_that_no_boards_give_are_refused() {
        for (own, theirs, possible) in
            [("2½", "1½", true), ("4", "0", true), ("2½", "1", false), ("2", "1", false), ("2¼", "1¾", false), ("5", "-1", false)]
        {
            let result = Tournament::of_teams(parts(vec![vec![played(1, own)], vec![played(0, theirs)]], Vec::new()));
            assert_eq!(result.is_ok(), possible, "{own} to {theirs}");
        }
        let three = Scoring::of_games(Exact::from(6), Exact::from(2), Exact::ZERO);
        // Two boards at 3, 1, 0: a win and a draw are 4 to 1, a win each 3 to 3, two draws 2 to 2.
        for (own, theirs, possible) in [(4, 1, true), (3, 3, true), (2, 2, true), (4, 2, false)] {
            assert_eq!(is_possible(Exact::from(own), Exact::from(theirs), 2, &three), possible, "{own} to {theirs}");
        }
    }
}
