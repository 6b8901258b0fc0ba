//! What a report file says beside the tournament: records and columns that the scenario does not hold. They are kept as
//! they stand, so that a report file which is written from what was read has them again.

use std::collections::HashMap;

/// A record that is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptRecord {
    /// The tag: the first three letters, in upper case.
    pub tag: String,
    /// The whole line.
    pub line: String,
    /// Whether a note says that it is not used.
    pub noted: bool,
}

/// What is kept of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Kept {
    /// The records, in their order.
    pub records: Vec<KeptRecord>,
    /// Sex and title, and federation, number and day of birth, of players by their number: the columns 10-13 and 54-79.
    pub players: HashMap<u32, [String; 2]>,
}

impl Kept {
    /// Keeps a record.
    pub(super) fn keep(&mut self, tag: &str, line: &str, noted: bool) {
        self.records.push(KeptRecord { tag: tag.to_owned(), line: line.to_owned(), noted });
    }

    /// The records with a tag.
    pub(super) fn tagged<'k>(&'k self, tag: &'k str) -> impl Iterator<Item = &'k KeptRecord> {
        self.records.iter().filter(move |record| record.tag == tag)
    }
}
