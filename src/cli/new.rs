//! `halfpoint new`.

use super::{Exit, Failure, output};
use crate::locale::Locale;

/// Prints a commented scenario to start from.
pub(super) fn run(locale: &Locale) -> Result<Exit, Failure> {
    output::print(crate::scenario::to_start_from(locale))?;
    Ok(Exit::Well)
}
