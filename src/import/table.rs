//! Pasted tables.
use super::{Imported, Options};
use crate::diagnostic::Source;
use std::sync::Arc;
/// Whether.
pub fn is_table(_: &str) -> bool {
    false
}
/// Reads.
pub fn read(source: Arc<Source>, options: &Options) -> Imported {
    super::trf::read(source, options)
}
