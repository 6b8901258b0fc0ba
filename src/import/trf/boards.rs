//! The boards of a match: who sat opposite whom, in the order of the boards.

use super::games::RawCell;
use crate::tournament::{BoardResult, Colour, Forfeit, GameResult};

/// A player of a team with the cell of the round.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seat<'c> {
    pub number: u32,
    pub cell: &'c RawCell,
}

impl Seat<'_> {
    /// Whether the player has a place in the line-up: an opponent, or a forfeit without one.
    pub fn is_taken(&self) -> bool {
        self.cell.opponent.is_some() || matches!(self.cell.result, '+' | '-')
    }

    fn plays(&self, other: &Seat<'_>) -> bool {
        self.cell.opponent == Some(other.number)
    }

    fn is_alone(&self) -> bool {
        self.cell.opponent.is_none()
    }
}

/// One board: the players of the two teams, where there are any.
pub(super) type Board<'c> = (Option<Seat<'c>>, Option<Seat<'c>>);

/// The boards of a match in their order.
pub(super) struct Boards<'c> {
    pub boards: Vec<Board<'c>>,
    /// Whether the line-ups of both teams give this order.
    pub agreed: bool,
}

/// Puts the seats of two teams, each in the order of its own line-up, opposite each other. `line_ups` are those that the
/// file states, an empty board being `None`; such a line-up orders the boards.
pub(super) fn boards<'c>(own: &[Seat<'c>], other: &[Seat<'c>], line_ups: [Option<&[Option<u32>]>; 2]) -> Boards<'c> {
    match line_ups {
        [Some(line_up), _] => by_line_up(own, other, line_up),
        [None, Some(line_up)] => {
            let swapped = by_line_up(other, own, line_up);
            Boards { boards: swapped.boards.into_iter().map(|(theirs, ours)| (ours, theirs)).collect(), agreed: swapped.agreed }
        }
        [None, None] => by_rosters(own, other),
    }
}

fn by_line_up<'c>(own: &[Seat<'c>], other: &[Seat<'c>], line_up: &[Option<u32>]) -> Boards<'c> {
    let mut alone = other.iter().filter(|seat| seat.is_alone()).copied().peekable();
    let mut boards: Vec<Board<'c>> = Vec::with_capacity(line_up.len());
    for number in line_up {
        let ours = number.and_then(|number| own.iter().find(|seat| seat.number == number)).copied();
        let theirs = match ours {
            Some(ours) if !ours.is_alone() => other.iter().find(|seat| seat.plays(&ours)).copied(),
            // Two cannot have won against each other.
            Some(ours) if won(ours) => alone.next_if(|theirs| !won(*theirs)),
            _ => alone.next(),
        };
        boards.push((ours, theirs));
    }
    boards.extend(alone.map(|seat| (None, Some(seat))));
    while boards.last().is_some_and(|(ours, theirs)| ours.is_none() && theirs.is_none()) {
        boards.pop();
    }
    Boards { boards, agreed: true }
}

fn by_rosters<'c>(own: &[Seat<'c>], other: &[Seat<'c>]) -> Boards<'c> {
    let mut boards: Vec<Board<'c>> = Vec::with_capacity(own.len().max(other.len()));
    let mut taken = vec![false; other.len()];
    let mut agreed = true;
    let (mut i, mut j) = (0, 0);
    loop {
        while j < other.len() && taken[j] {
            j += 1;
        }
        match (own.get(i), other.get(j)) {
            (Some(&ours), Some(&theirs)) if ours.plays(&theirs) => {
                boards.push((Some(ours), Some(theirs)));
                i += 1;
                j += 1;
            }
            (Some(&ours), Some(&theirs)) if ours.is_alone() && theirs.is_alone() && !(won(ours) && won(theirs)) => {
                boards.push((Some(ours), Some(theirs)));
                i += 1;
                j += 1;
            }
            (Some(&ours), _) if ours.is_alone() => {
                boards.push((Some(ours), None));
                i += 1;
            }
            (_, Some(&theirs)) if theirs.is_alone() => {
                boards.push((None, Some(theirs)));
                j += 1;
            }
            (Some(&ours), _) => {
                // The other team has its players in another order.
                agreed = false;
                let at = other.iter().position(|seat| ours.plays(seat));
                if let Some(at) = at {
                    taken[at] = true;
                }
                boards.push((Some(ours), at.map(|at| other[at])));
                i += 1;
            }
            (None, Some(_)) => j += 1,
            (None, None) => return Boards { boards, agreed },
        }
    }
}

fn won(seat: Seat<'_>) -> bool {
    seat.cell.result == '+'
}

/// What happened on a board, seen from the first team; `None` where there is no result.
pub(super) fn result((ours, theirs): &Board<'_>) -> Option<BoardResult> {
    let letter = |seat: &Option<Seat<'_>>| seat.map_or(' ', |seat| seat.cell.result);
    let forfeited = |forfeit| Some(BoardResult::Forfeited(forfeit));
    let played = |result| Some(BoardResult::Played(result));
    match (letter(ours), letter(theirs)) {
        ('1' | 'W', _) => played(GameResult::Win),
        ('=' | 'D', _) => played(GameResult::Draw),
        ('0' | 'L', _) => played(GameResult::Loss),
        ('+', _) => forfeited(Forfeit::Win),
        (_, '+') => forfeited(Forfeit::Loss),
        // A loss to nobody: the other team has left the board empty, too.
        ('-', _) | (' ', '-') => forfeited(Forfeit::Both),
        _ if ours.is_none() && theirs.is_none() => forfeited(Forfeit::Both),
        _ => None,
    }
}

/// The colour of the first team on board 1, as the first board with a colour tells it: the colours of the boards are
/// those of record 352, else they alternate.
pub(super) fn colour(boards: &[Board<'_>], colours: Option<&[Colour]>) -> Option<Colour> {
    boards.iter().enumerate().find_map(|(board, (ours, theirs))| {
        let own = ours.and_then(|seat| seat.cell.colour);
        let here = own.or_else(|| theirs.and_then(|seat| seat.cell.colour).map(Colour::opposite))?;
        let as_board_1 = match colours {
            Some(colours) => colours.get(board).is_none_or(|colour| *colour == colours[0]),
            None => board.is_multiple_of(2),
        };
        Some(if as_board_1 { here } else { here.opposite() })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(results: &[(u32, Option<u32>, char)]) -> Vec<(u32, RawCell)> {
        let cell = |&(number, opponent, result): &(u32, Option<u32>, char)| (number, RawCell { opponent, result, ..RawCell::empty(0..0) });
        results.iter().map(cell).collect()
    }

    fn seats(cells: &[(u32, RawCell)]) -> Vec<Seat<'_>> {
        cells.iter().map(|(number, cell)| Seat { number: *number, cell }).collect()
    }

    fn numbers(boards: &Boards<'_>) -> Vec<(u32, u32)> {
        let number = |seat: &Option<Seat<'_>>| seat.map_or(0, |seat| seat.number);
        boards.boards.iter().map(|(ours, theirs)| (number(ours), number(theirs))).collect()
    }

    #[test]
    fn line_ups_are_put_opposite_each_other() {
        // Players 1 to 3 against 11 to 13; 2 won against nobody, 14 lost to nobody.
        let own = cells(&[(1, Some(11), '1'), (2, None, '+'), (3, Some(13), '0')]);
        let other = cells(&[(11, Some(1), '0'), (13, Some(3), '1'), (14, None, '-')]);
        let result_of = |boards: &Boards<'_>| boards.boards.iter().map(result).collect::<Vec<_>>();
        let found = boards(&seats(&own), &seats(&other), [None, None]);
        assert_eq!((numbers(&found), found.agreed), (vec![(1, 11), (2, 0), (3, 13), (0, 14)], true));
        assert_eq!(result_of(&found)[3], Some(BoardResult::Forfeited(Forfeit::Both)));
        // The stated line-up has its empty board, where the player without an opponent sat.
        let stated = [Some(1), Some(3), None];
        let found = boards(&seats(&other), &seats(&own), [None, Some(&stated)]);
        assert_eq!(numbers(&found), [(11, 1), (13, 3), (14, 0)]);
        // Against each other's order, the first team's counts.
        let crossed = cells(&[(12, Some(3), '1'), (11, Some(1), '0')]);
        let plain = cells(&[(1, Some(11), '1'), (3, Some(12), '0')]);
        let found = boards(&seats(&plain), &seats(&crossed), [None, None]);
        assert_eq!((numbers(&found), found.agreed), (vec![(1, 11), (3, 12)], false));
    }
}
