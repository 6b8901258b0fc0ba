//! Tournaments from the files that arbiters have: report files ([`trf`]) and pasted tables ([`table`]).
//!
//! Both become a [`Scenario`] whose places point into the file. What the file publishes, points, ranks and values of
//! tie-breaks, becomes what the scenario expects, so that checking the scenario checks the file. Nothing is mended in
//! silence: whatever the file leaves open is a note or a warning.

mod colours;
mod columns;
mod comments;
pub mod encoding;
mod kept;
mod list;
mod ranks;
pub mod table;
mod texts;
pub mod trf;

use std::path::{Path, PathBuf};
use std::sync::Arc;

pub use comments::to_commented_yaml;
pub use encoding_rs::Encoding;
pub use kept::{Kept, KeptRecord};

use crate::diagnostic::{Diagnostic, Severity, Source};
use crate::rules::Edition;
use crate::scenario::{self, Scenario};
use crate::tiebreak::Code;
use crate::tournament::System;

/// The largest report file or table that is read, in bytes: as large as a scenario.
pub const MAX_BYTES: usize = scenario::MAX_BYTES;

/// What a file holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A scenario in YAML.
    Scenario,
    /// A tournament report file.
    Report,
    /// A table, pasted or saved from a spreadsheet.
    Table,
}

impl Kind {
    /// What a file holds by its name, and where the name does not tell, by what stands in it.
    pub fn of(path: &Path, text: &str) -> Kind {
        let extension = path.extension().map(|extension| extension.to_string_lossy().to_lowercase());
        match extension.as_deref() {
            Some("yaml" | "yml") => Kind::Scenario,
            Some("trf" | "trfx") => Kind::Report,
            _ if trf::is_report(text) => Kind::Report,
            Some("csv" | "tsv") => Kind::Table,
            _ if is_scenario(text) => Kind::Scenario,
            _ if table::is_table(text) => Kind::Table,
            _ => Kind::Scenario,
        }
    }
}

/// Whether some line begins with a key that every scenario has.
fn is_scenario(text: &str) -> bool {
    text.lines().any(|line| line.starts_with("tournament:") || line.starts_with("tie-breaks:"))
}

/// Which numbers the cells of a table refer to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbers {
    /// The ranks.
    Rank,
    /// The starting numbers.
    Start,
}

/// What the user says of a file beside what stands in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The list of tie-breaks, in place of the file's.
    pub list: Option<Vec<Code>>,
    /// The system, in place of the file's.
    pub system: Option<System>,
    /// Which numbers the cells of a table refer to.
    pub numbers: Option<Numbers>,
}

/// A file that was read.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The scenario, when the file has no errors.
    pub scenario: Option<Scenario>,
    /// What was found, in the order of the places.
    pub diagnostics: Vec<Diagnostic>,
    /// What the file publishes and the scenario compares.
    pub facts: Facts,
    /// What the file says beside the tournament.
    pub kept: Kept,
}

impl Imported {
    fn refused(diagnostics: Vec<Diagnostic>) -> Imported {
        Imported { scenario: None, diagnostics, facts: Facts::default(), kept: Kept::default() }
    }

    /// Whether something is an error.
    pub fn has_errors(&self) -> bool {
        self.diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
    }
}

/// What a file publishes, in numbers: what a check of it compares.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Facts {
    /// Published points that are compared.
    pub points: usize,
    /// Published ranks that are compared.
    pub ranks: usize,
    /// Published values of tie-breaks that are compared.
    pub values: usize,
    /// The rounds with games.
    pub rounds: usize,
    /// The rounds that the file says there will be.
    pub scheduled: Option<usize>,
    /// The day on which the tournament starts, `YYYY-MM-DD`.
    pub start: Option<String>,
}

/// Reads a file of a kind that is not a scenario's.
pub fn read(kind: Kind, source: Arc<Source>, options: &Options) -> Imported {
    match kind {
        Kind::Table => table::read(source, options),
        Kind::Report | Kind::Scenario => trf::read(source, options),
    }
}

/// A file that was opened, whatever it holds.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The file as text.
    pub source: Arc<Source>,
    /// The scenario, when nothing in the file is an error.
    pub scenario: Option<Scenario>,
    /// What was found.
    pub diagnostics: Vec<Diagnostic>,
    /// What the file publishes; nothing for a scenario in YAML.
    pub facts: Option<Facts>,
    /// What the file says beside the tournament.
    pub kept: Kept,
}

/// Reads the bytes of a file of any kind: `kind` and `named`, its encoding, are found out where they are not given.
/// Scenarios are UTF-8 always.
pub fn open(path: PathBuf, bytes: Vec<u8>, kind: Option<Kind>, named: Option<&'static Encoding>, options: &Options) -> Opened {
    let decoded = encoding::decode(&bytes, named);
    let kind = kind.unwrap_or_else(|| Kind::of(&path, &decoded.text));
    if kind == Kind::Scenario {
        let (source, scenario, diagnostics) = scenario::read_bytes(path, bytes);
        return Opened { source, scenario, diagnostics, facts: None, kept: Kept::default() };
    }
    let mut diagnostics: Vec<Diagnostic> = decoded.diagnostic().into_iter().collect();
    let source = Arc::new(Source { path, text: decoded.text });
    if diagnostics.iter().any(|found| found.severity == Severity::Error) {
        return Opened { source, scenario: None, diagnostics, facts: None, kept: Kept::default() };
    }
    let imported = read(kind, Arc::clone(&source), options);
    diagnostics.extend(imported.diagnostics);
    Opened { source, scenario: imported.scenario, diagnostics, facts: Some(imported.facts), kept: imported.kept }
}

/// The edition in force on a day, `YYYY-MM-DD`; `None` where no edition that the program has was in force then.
fn edition_on(day: &str) -> Option<&'static Edition> {
    crate::rules::rules().in_force_on(day)
}
