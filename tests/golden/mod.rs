//! Texts held against files.

use std::path::Path;

/// Compares a text with its golden file in a folder of the repository, or rewrites the file.
pub fn compare(folder: &str, name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder).join(name);
    if std::env::var_os("HALFPOINT_BLESS").is_some() {
        std::fs::write(&path, text).expect("the folder exists");
        return;
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    if text != expected {
        let diff = similar::TextDiff::from_lines(expected.as_str(), text).unified_diff().header(name, "now").to_string();
        panic!("{diff}\nHALFPOINT_BLESS=1 rewrites the file");
    }
}
