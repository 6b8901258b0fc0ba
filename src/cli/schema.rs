//! `halfpoint schema`.

use super::{Exit, Failure, output};
use crate::locale::Locale;

/// Prints the JSON Schema of scenarios.
pub(super) fn run(locale: &Locale) -> Result<Exit, Failure> {
    let schema = serde_json::to_string_pretty(&crate::scenario::schema(locale)).map_err(Failure::of_others)?;
    output::print(&schema)?;
    Ok(Exit::Well)
}
