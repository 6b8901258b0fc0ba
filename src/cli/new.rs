//! `halfpoint new`.

use super::{Exit, Failure, output};

/// Prints a commented scenario to start from.
pub(super) fn run() -> Result<Exit, Failure> {
    output::print(crate::scenario::TEMPLATE)?;
    Ok(Exit::Well)
}
