//! Random tournaments of teams: the rounds of a random tournament, with boards in every match.

use halfpoint::Exact;
use halfpoint::tournament::{
    AwardedCell, BoardResult, Colour, Forfeit, GameResult, LineUp, MatchBoards, Outcome, ParticipantId, Parts, Player, Scoring, System,
    Team, TeamCell, TeamParts, TeamScore, Tournament,
};
use proptest::prelude::*;

use super::{Choices, Event, Habits, choices, parts, round_robin, swiss, swiss_of};

/// Tournaments of teams of every kind.
pub fn team_tournaments() -> impl Strategy<Value = Event> {
    choices().prop_map(|mut choices| Event(team_tournament(&mut choices)))
}

/// The same with points that were awarded otherwise in some rounds.
pub fn awarded_team_tournaments() -> impl Strategy<Value = Event> {
    choices().prop_map(|mut choices| {
        let base = base(&mut choices);
        let known = !choices.one_in(5);
        Event(with_points(&mut choices, &base, known, true))
    })
}

/// What a match is worth in match points, or a match on so many boards in game points.
fn scoring(choices: &mut Choices, [win, draw, loss]: [Exact; 3]) -> Scoring {
    let usual = Scoring { pairing_allocated_bye: draw, ..Scoring::of_games(win, draw, loss) };
    match choices.below(5) {
        0..=2 => usual,
        3 => Scoring { pairing_allocated_bye: win, half_point_bye: loss, ..usual },
        _ => Scoring { forfeit_win: draw, full_point_bye: draw, absence: loss, ..usual },
    }
}

fn board(choices: &mut Choices, known: bool) -> BoardResult {
    // A board that both sides forfeit can only be told by giving the boards.
    match choices.below(if known { 14 } else { 11 }) {
        0..=3 => BoardResult::Played(GameResult::Win),
        4..=6 => BoardResult::Played(GameResult::Draw),
        7..=10 => BoardResult::Played(GameResult::Loss),
        11 => BoardResult::Forfeited(Forfeit::Win),
        12 => BoardResult::Forfeited(Forfeit::Loss),
        _ => BoardResult::Forfeited(Forfeit::Both),
    }
}

/// A tournament of teams of any kind, with every board known in most.
pub fn team_tournament(choices: &mut Choices) -> Tournament {
    let base = base(choices);
    let known = !choices.one_in(5);
    of_teams(choices, &base, known)
}

/// The rounds of a tournament of teams.
fn base(choices: &mut Choices) -> Tournament {
    let habits = Habits { gaps: false, negative: false, ..Habits::default() };
    if choices.below(5) < 4 { swiss(choices, habits) } else { round_robin(choices, habits) }
}

/// Knock-outs of two, four or eight teams: whoever goes on after a draw is drawn by lot.
pub fn knock_out(choices: &mut Choices) -> Tournament {
    let rounds = 1 + choices.below(3);
    let size = 1 << rounds;
    let mut parts = parts(&swiss_of(choices, size, rounds, rounds, Scoring::default(), Habits::PLAIN));
    let mut rows = vec![vec![Outcome::FreeRound; rounds]; size];
    let mut left: Vec<usize> = (0..size).collect();
    while left.len() > 1 {
        let slot = rounds - left.len().ilog2() as usize;
        let mut winners = Vec::new();
        for pair in left.chunks(2) {
            for (own, other, colour) in [(pair[0], pair[1], Colour::White), (pair[1], pair[0], Colour::Black)] {
                rows[own][slot] = Outcome::Played { opponent: ParticipantId::new(other), colour: Some(colour), result: GameResult::Draw };
            }
            winners.push(pair[choices.below(2)]);
        }
        left = winners;
    }
    parts.participants.iter_mut().for_each(|participant| participant.stated_score = None);
    let base = Tournament::new(Parts { system: System::KnockOut, rows, ..parts }).expect("a knock-out");
    of_teams(choices, &base, true)
}

/// Line-ups of some of the matches: rosters have one player more than a match has boards.
fn line_ups(choices: &mut Choices, rows: &[Vec<TeamCell>], games: &[MatchBoards], boards: usize) -> Vec<LineUp> {
    let mut line_ups = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let team = ParticipantId::new(index);
        for (slot, cell) in row.iter().enumerate() {
            let TeamCell::Match { .. } = cell else { continue };
            if !choices.one_in(3) {
                continue;
            }
            let left_out = choices.below(boards + 1);
            let mut players: Vec<Option<usize>> = (0..=boards).filter(|&place| place != left_out).map(Some).collect();
            // Nobody may have come to a board that is lost by forfeit.
            if let Some(own) = games.iter().find(|game| (game.team, game.slot) == (team, slot)) {
                for (player, result) in players.iter_mut().zip(&own.results) {
                    if matches!(result, BoardResult::Forfeited(Forfeit::Loss | Forfeit::Both)) && choices.one_in(2) {
                        *player = None;
                    }
                }
            }
            line_ups.push(LineUp { team, slot, players });
        }
    }
    line_ups
}

/// The rounds of a tournament, played by teams.
pub fn of_teams(choices: &mut Choices, base: &Tournament, known: bool) -> Tournament {
    with_points(choices, base, known, false)
}

fn with_points(choices: &mut Choices, base: &Tournament, known: bool, otherwise: bool) -> Tournament {
    let boards = 1 + choices.below(5);
    let times = |points: i64, of: i64| Exact::new(points, of) * Exact::from(i64::try_from(boards).expect("few"));
    let of_match = [[2, 1, 0], [3, 1, 0]][choices.below(2)].map(Exact::from);
    let of_games = if choices.one_in(5) { [times(3, 1), times(1, 1), times(0, 1)] } else { [times(1, 1), times(1, 2), times(0, 1)] };
    let match_scoring = scoring(choices, of_match);
    let game_scoring = scoring(choices, of_games);
    let count = u32::try_from(boards).expect("few");
    let points = |results: &[BoardResult]| -> Exact {
        results.iter().map(|result| game_scoring.of_result(result.counts_as()).divided_by(count)).sum()
    };
    let mut rows: Vec<Vec<TeamCell>> =
        base.ids().map(|id| base.row(id).iter().map(|&outcome| TeamCell::Other(outcome)).collect()).collect();
    let mut games = Vec::new();
    for id in base.ids() {
        for (slot, &outcome) in base.row(id).iter().enumerate() {
            let Outcome::Played { opponent, colour, .. } = outcome else { continue };
            if opponent < id {
                continue;
            }
            let results: Vec<BoardResult> = (0..boards).map(|_| board(choices, known)).collect();
            let back: Vec<BoardResult> = results.iter().map(|result| result.opposite()).collect();
            let theirs = base.row(opponent)[slot].colour();
            rows[id.index()][slot] = TeamCell::Match { opponent, colour, game_points: points(&results) };
            rows[opponent.index()][slot] = TeamCell::Match { opponent: id, colour: theirs, game_points: points(&back) };
            if known {
                games.push(MatchBoards { team: id, slot, results });
            }
        }
    }
    let mut awarded: Vec<AwardedCell> = Vec::new();
    let most = if otherwise && !rows[0].is_empty() { choices.below(4) } else { 0 };
    for _ in 0..most {
        let (team, slot) = (ParticipantId::new(choices.below(rows.len())), choices.below(rows[0].len()));
        let score = if choices.one_in(2) { TeamScore::Game } else { TeamScore::Match };
        if !awarded.iter().any(|cell| (cell.team, cell.slot, cell.score) == (team, slot, score)) {
            let points = Exact::new(i64::try_from(choices.below(8)).expect("few") - 2, 2);
            awarded.push(AwardedCell { team, slot, score, points });
        }
    }
    let in_games = |team: usize, slot: usize| {
        let of = |cell: &&AwardedCell| (cell.team.index(), cell.slot, cell.score) == (team, slot, TeamScore::Game);
        awarded.iter().find(of).map(|cell| cell.points)
    };
    let team = |(index, row): (usize, &Vec<TeamCell>)| {
        let participant = &base.participants()[index];
        let stated: Exact = row
            .iter()
            .enumerate()
            .map(|(slot, cell)| match (in_games(index, slot), cell) {
                (Some(points), _) => points,
                (None, TeamCell::Match { game_points, .. }) => *game_points,
                (None, TeamCell::Other(outcome)) => game_scoring.of(*outcome),
            })
            .sum();
        Team {
            number: participant.number,
            name: format!("Team {}", participant.number),
            players: (0..boards + 1)
                .map(|board| Player { name: format!("Player {board}"), rating: (board % 2 == 0).then_some(2000) })
                .collect(),
            match_points: None,
            game_points: choices.one_in(4).then_some(stated),
        }
    };
    let teams = rows.iter().enumerate().map(team).collect();
    let line_ups = line_ups(choices, &rows, &games, boards);
    Tournament::of_teams(TeamParts {
        system: base.system(),
        primary: if choices.one_in(3) { TeamScore::Game } else { TeamScore::Match },
        boards,
        match_scoring,
        game_scoring,
        teams,
        rows,
        games,
        awarded,
        line_ups,
        scheduled_rounds: base.scheduled_rounds(),
    })
    .expect("a generated tournament of teams is valid")
}
