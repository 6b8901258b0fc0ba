//! Line-ups: who of a roster sat at the boards of a match.

use super::{BoardResult, Forfeit, ParticipantId, TeamCell, TeamInconsistency};

/// The line-up of a team in one match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineUp {
    /// The team.
    pub team: ParticipantId,
    /// The round, from 0.
    pub slot: usize,
    /// From board 1 on the place in the roster, from 0, of whoever sat there; `None` where nobody did.
    pub players: Vec<Option<usize>>,
}

/// What line-ups are held against.
pub(super) struct Facts<'a> {
    /// One row per team.
    pub rows: &'a [Vec<TeamCell>],
    /// The results on the boards, cell by cell, where they are known.
    pub games: &'a [Option<Box<[BoardResult]>>],
    /// The sizes of the rosters.
    pub rosters: Vec<usize>,
    /// The number of boards of a match.
    pub boards: usize,
}

/// The line-ups cell by cell, as far as nothing is wrong with them.
///
/// A line-up belongs to a match that was played and has as many places as the match has boards; whoever sits on a lower
/// board stands lower in the roster; a board where nobody sits is forfeited.
pub(super) fn by_cell(line_ups: Vec<LineUp>, facts: &Facts<'_>, faults: &mut Vec<TeamInconsistency>) -> Vec<Option<Box<[Option<usize>]>>> {
    let slots = facts.rows.first().map_or(0, Vec::len);
    let mut cells: Vec<Option<Box<[Option<usize>]>>> = vec![None; facts.games.len()];
    for LineUp { team, slot, players } in line_ups {
        let before = faults.len();
        let cell = facts.rows.get(team.index()).and_then(|row| row.get(slot));
        if !matches!(cell, Some(TeamCell::Match { .. })) {
            faults.push(TeamInconsistency::LineUpWithoutMatch { team, slot });
            continue;
        }
        let at = team.index() * slots + slot;
        if cells[at].is_some() {
            faults.push(TeamInconsistency::LineUpTwice { team, slot });
        }
        if players.len() != facts.boards {
            faults.push(TeamInconsistency::LineUpLength { team, slot, players: players.len() });
        }
        let mut above: Option<usize> = None;
        for (board, &player) in players.iter().enumerate() {
            let Some(place) = player else { continue };
            if place >= facts.rosters[team.index()] {
                faults.push(TeamInconsistency::LineUpMember { team, slot, board });
            } else if above.is_some_and(|above| place <= above) {
                faults.push(TeamInconsistency::LineUpOrder { team, slot, board });
            } else {
                above = Some(place);
            }
        }
        let lost = |result: &BoardResult| matches!(result, BoardResult::Forfeited(Forfeit::Loss | Forfeit::Both));
        for (board, result) in facts.games[at].iter().flatten().enumerate() {
            if players.get(board) == Some(&None) && !lost(result) {
                faults.push(TeamInconsistency::EmptyBoard { team, slot, board });
            }
        }
        if faults.len() == before {
            cells[at] = Some(players.into());
        }
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Exact;
    use crate::tournament::GameResult;

    /// What is wrong with a line-up of team 0, which has five players and met team 1 on three boards in round 1.
    fn faults(slot: usize, players: &[Option<usize>]) -> Vec<TeamInconsistency> {
        let cell = |opponent| TeamCell::Match { opponent: ParticipantId::new(opponent), colour: None, game_points: Exact::ONE };
        let bye = TeamCell::Other(crate::tournament::Outcome::PairingAllocatedBye);
        let rows = vec![vec![cell(1), bye], vec![cell(0), bye]];
        let own: Box<[BoardResult]> =
            Box::new([BoardResult::Played(GameResult::Win), BoardResult::Forfeited(Forfeit::Loss), BoardResult::Played(GameResult::Loss)]);
        let games = [Some(own), None, None, None];
        let facts = Facts { rows: &rows, games: &games, rosters: vec![5, 5], boards: 3 };
        let mut faults = Vec::new();
        let line_up = LineUp { team: ParticipantId::new(0), slot, players: players.to_vec() };
        let cells = by_cell(vec![line_up], &facts, &mut faults);
        assert_eq!(cells[0].is_some(), faults.is_empty());
        faults
    }

    #[test]
    fn line_ups_follow_the_roster() {
        let team = ParticipantId::new(0);
        let some = |places: [usize; 3]| places.map(Some);
        assert_eq!(faults(0, &some([0, 1, 2])), []);
        assert_eq!(faults(0, &some([1, 3, 4])), []);
        assert_eq!(faults(0, &some([0, 3, 2])), [TeamInconsistency::LineUpOrder { team, slot: 0, board: 2 }]);
        assert_eq!(faults(0, &some([0, 0, 2])), [TeamInconsistency::LineUpOrder { team, slot: 0, board: 1 }]);
        assert_eq!(faults(0, &some([0, 1, 5])), [TeamInconsistency::LineUpMember { team, slot: 0, board: 2 }]);
    }

    #[test]
    fn line_ups_belong_to_matches_and_their_boards() {
        let team = ParticipantId::new(0);
        assert_eq!(faults(0, &[Some(0), None, Some(1)]), []);
        assert_eq!(faults(0, &[Some(0), Some(1), None]), [TeamInconsistency::EmptyBoard { team, slot: 0, board: 2 }]);
        assert_eq!(faults(0, &[Some(0), Some(1)]), [TeamInconsistency::LineUpLength { team, slot: 0, players: 2 }]);
        assert_eq!(faults(1, &[Some(0), Some(1), Some(2)]), [TeamInconsistency::LineUpWithoutMatch { team, slot: 1 }]);
        assert_eq!(faults(7, &[Some(0), Some(1), Some(2)]), [TeamInconsistency::LineUpWithoutMatch { team, slot: 7 }]);
    }
}
