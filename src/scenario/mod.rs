//! Scenarios: a tournament in YAML together with the values it is expected to give.
//!
//! [`read`] turns a file into a [`Scenario`], or into diagnostics that point at every fault of the file at once.

mod awarded;
mod cell;
mod codes;
mod contradiction;
mod crosstable;
mod derivation;
mod expect;
mod facts;
mod line_ups;
mod lower;
mod new;
mod pairing;
mod players;
mod regulations;
mod rounds;
mod schema;
mod shape;
mod sheet;
mod team_sheet;
mod teams;
mod values;
mod words;
mod write;
mod yaml;

use std::ops::Range;
use std::sync::Arc;

pub use cell::Cell;
pub use codes::{code_fault, refusal_fault};
pub use lower::{read, read_bytes};
pub use new::to_start_from;
pub use schema::schema;
pub use words::Words;
pub use write::to_yaml;
pub use yaml::MAX_BYTES;

pub(crate) use awarded::AwardedEntry;
pub(crate) use contradiction::with_bounds;
pub(crate) use crosstable::grid;
pub(crate) use facts::{ScoringPlaces, Scorings, Written, assemble, identities};
pub(crate) use line_ups::{Roster, Written as LineUpOfRound};
pub(crate) use regulations::default_edition;
pub(crate) use sheet::{Placed, Player, Sheet};
pub(crate) use team_sheet::{Match, TeamEntry, TeamSheet, assemble_teams};
pub(crate) use teams::usual_scoring;
pub(crate) use values::{control, control_fault, not_a_number, shorten};
pub(crate) use yaml::Line;

use crate::Exact;
use crate::diagnostic::Source;
use crate::rules::{Edition, Reading};
use crate::tiebreak::Code;
use crate::tournament::{ParticipantId, TeamScore, Tournament};
use crate::working::Value;

/// A scenario, ready to be checked.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The file it was read from.
    pub source: Arc<Source>,
    /// The title, one line.
    pub title: Words,
    /// What the case teaches, in Markdown.
    pub about: Option<Words>,
    /// Where the case comes from.
    pub origin: Option<String>,
    /// Words to select it by.
    pub tags: Vec<String>,
    /// The day on which the tournament starts, `YYYY-MM-DD`, where it is told.
    pub starts: Option<String>,
    /// The regulations it is played under.
    pub regulations: Regulations,
    /// The facts.
    pub tournament: Tournament,
    /// The ordered list of tie-breaks; `PTS` stands first.
    pub list: Vec<Code>,
    /// The codes of the list as the file spells them: headings of tables.
    pub spelled: Vec<String>,
    /// The values that it is expected to give.
    pub expectations: Vec<Expectation>,
    /// Printed values that are known to be wrong.
    pub published: Vec<Published>,
    /// Expected values under other regulations.
    pub under: Vec<Under>,
    /// Questions for worksheets.
    pub questions: Vec<Question>,
}

/// An edition, with the axes that the event reads otherwise (C.07 16.6).
#[derive(Clone, Debug)]
pub struct Regulations {
    /// The edition.
    pub edition: &'static Edition,
    /// The edition's reading with the event's changes.
    pub reading: Reading,
    /// The event's changes: `(axis, option)`.
    pub changes: Vec<(&'static str, &'static str)>,
}

impl Regulations {
    /// An edition as it stands.
    pub fn of(edition: &'static Edition) -> Regulations {
        Regulations { edition, reading: edition.reading, changes: Vec::new() }
    }
}

/// What is expected to have a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Subject {
    /// A tie-break; for `DE` the place inside the tied group.
    TieBreak(Code),
    /// The rank in the final standings.
    Rank,
    /// The score that counts for opponents (C.07 16.3); of teams the one that is named, or the primary.
    Adjusted(Option<TeamScore>),
}

/// A value as a scenario expects or a source prints it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// An exact number.
    Number(Exact),
    /// A place, or shared places: first and last.
    Places(u32, u32),
    /// No value.
    Undefined,
}

/// How a value is expected to come about; each part only where the scenario states it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Derivation {
    /// The opponents whose games count.
    pub counted: Option<Vec<ParticipantId>>,
    /// The contribution of each slot before any cut; `None` where there is none.
    pub contributions: Option<Vec<Option<Exact>>>,
    /// The slots, from 0, whose contributions are cut.
    pub cut: Option<Vec<usize>>,
    /// The values of single steps of the working, by their paths.
    pub steps: Vec<(String, Value)>,
}

/// One expected value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expectation {
    /// Whose.
    pub participant: ParticipantId,
    /// Of what.
    pub subject: Subject,
    /// The value.
    pub expected: Expected,
    /// How it comes about.
    pub derivation: Derivation,
    /// Where the file states it.
    pub span: Range<usize>,
}

/// A printed value that is known to be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Published {
    /// Whose.
    pub participant: ParticipantId,
    /// Of what.
    pub subject: Subject,
    /// The path of the step of its working that is printed, where it is not the value itself.
    pub step: Option<String>,
    /// The value as printed.
    pub printed: Expected,
    /// Why it is wrong.
    pub because: Words,
    /// Where it is printed.
    pub printed_in: Option<Words>,
    /// Where the file states it.
    pub span: Range<usize>,
}

/// Expected values under other regulations.
#[derive(Clone, Debug)]
pub struct Under {
    /// The key in the file, such as `dummy-cap=uncapped`.
    pub key: String,
    /// The other regulations.
    pub regulations: Regulations,
    /// The values.
    pub expectations: Vec<Expectation>,
}

/// A question for a worksheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// The tie-break asked for.
    pub ask: Code,
    /// Whose value.
    pub of: ParticipantId,
}
