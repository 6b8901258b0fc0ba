//! The rounds of a tournament as a report file needs them: a grid does not tell its own.

use super::loss::Unwritable;
use crate::tournament::Tournament;

/// The slot of everybody's every round; `None` for a free round. The encounters of a grid are put into the rounds of a
/// schedule.
pub(super) fn rounds(tournament: &Tournament) -> Result<Vec<Vec<Option<usize>>>, Unwritable> {
    if tournament.rounds_known() {
        return Ok(tournament.ids().map(|_| (0..tournament.slots()).map(Some).collect()).collect());
    }
    let size = tournament.participants().len();
    let cycles = tournament.system().cycles() as usize;
    if tournament.slots() != (size - 1) * cycles {
        return Err(Unwritable::Grid);
    }
    let even = size + size % 2;
    let of_cycle = even - 1;
    let mut rounds = vec![vec![None; of_cycle * cycles]; size];
    for id in tournament.ids() {
        let mut met = vec![0; size];
        for (slot, outcome) in tournament.row(id).iter().enumerate() {
            let Some(opponent) = outcome.opponent() else { return Err(Unwritable::Grid) };
            let cycle = met[opponent.index()];
            met[opponent.index()] += 1;
            if cycle >= cycles {
                return Err(Unwritable::Grid);
            }
            rounds[id.index()][cycle * of_cycle + meeting(id.index(), opponent.index(), even)] = Some(slot);
        }
    }
    Ok(rounds)
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
