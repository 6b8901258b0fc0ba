//! The files of a folder, for the tests that go through all of them.

use std::path::{Path, PathBuf};

use walkdir::WalkDir;

/// The scenarios in a folder of the repository and the folders below it, by name; never none.
pub fn scenario_files(folder: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = WalkDir::new(&root).sort_by_file_name().into_iter().map(|entry| entry.expect("the folder can be read"));
    let found: Vec<PathBuf> =
        entries.map(walkdir::DirEntry::into_path).filter(|path| path.extension().is_some_and(|extension| extension == "yaml")).collect();
    assert!(!found.is_empty(), "there are no scenarios in {}", root.display());
    found
}
