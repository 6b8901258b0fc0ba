//! Report files in tests: reading one, and what came of it.

use std::sync::Arc;

use halfpoint::diagnostic::{Code, Diagnostic, Severity, Source};
use halfpoint::import::{Imported, Options, trf};
use halfpoint::scenario::Scenario;

/// Reads a report file.
pub fn report(text: &str) -> Imported {
    trf::read(Arc::new(Source { path: "x.trf".into(), text: text.to_owned() }), &Options::default())
}

/// The codes of what was found, in their order.
pub fn codes(diagnostics: &[Diagnostic]) -> Vec<Code> {
    diagnostics.iter().map(|diagnostic| diagnostic.code).collect()
}

/// The scenario of a file without errors.
pub fn scenario_of(imported: Imported) -> Scenario {
    let errors: Vec<_> = imported.diagnostics.iter().filter(|found| found.severity == Severity::Error).cloned().collect();
    imported.scenario.unwrap_or_else(|| panic!("{errors:?}"))
}
