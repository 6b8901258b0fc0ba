//! Writing the report of a check.

use std::path::{Path, PathBuf};

use super::{Failure, output};
use crate::render::Templates;
use crate::report::check::FileResult;
use crate::report::site::{self, INDEX, Shelf};
use crate::scenario::Scenario;

/// A folder that pages are written to.
struct Folder<'p>(&'p Path);

impl Shelf for Folder<'_> {
    type Error = Failure;

    fn put(&self, path: &str, text: &str) -> Result<(), Failure> {
        output::write(&self.0.join(path), text)
    }
}

/// Writes the report; the answer is where its first page lies.
pub(super) fn write(
    folder: &Path,
    results: &[FileResult],
    scenarios: &[Option<Scenario>],
    templates: &Templates,
) -> Result<PathBuf, Failure> {
    let shelf = Folder(folder);
    site::write(results, scenarios, templates, &shelf)?;
    Ok(folder.join(INDEX))
}
