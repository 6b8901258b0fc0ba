//! The facts as they were written: one row per participant, each cell with its place. The three ways to give the games
//! all end here.

use std::ops::Range;

use super::cell::Cell;
use crate::Exact;

/// Bytes of the file, small enough to keep for millions of cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Place {
    start: u32,
    end: u32,
}

impl Place {
    pub fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

impl From<Range<usize>> for Place {
    fn from(range: Range<usize>) -> Place {
        let small = |byte: usize| u32::try_from(byte).unwrap_or(u32::MAX);
        Place { start: small(range.start), end: small(range.end) }
    }
}

/// A cell and where it is written; without a cell where what is written there could not be read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed {
    pub cell: Option<Cell>,
    pub at: Place,
}

/// One participant as written.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    /// The number, where it could be read.
    pub number: Option<u32>,
    pub number_at: Range<usize>,
    /// The name, where it could be read.
    pub name: Option<String>,
    pub name_at: Range<usize>,
    /// The ratings, the first in front, empty of a player who has none; `None` where they could not be read.
    pub ratings: Option<Vec<u32>>,
    pub points: Option<(Exact, Range<usize>)>,
    /// The cells; `None` where the games were left out.
    pub row: Option<Vec<Placed>>,
    /// How many items of the row are the rest of a cell that a decimal comma cut in two.
    pub commas: usize,
    /// Whether something in the entry could not be read, so that what follows from it is no fault of its own.
    pub faulty: bool,
}

/// All participants.
#[derive(Clone, Debug)]
pub(crate) struct Sheet {
    pub players: Vec<Player>,
    /// Whether cells are rounds; otherwise they are the encounters of a grid.
    pub rounds_known: bool,
}
