//! `halfpoint schema`.

use super::{Exit, Failure, output};

/// Prints the JSON Schema of scenarios.
pub(super) fn run() -> Result<Exit, Failure> {
    let schema = serde_json::to_string_pretty(&crate::scenario::schema()).map_err(Failure::new)?;
    output::print(&schema)?;
    Ok(Exit::Well)
}
