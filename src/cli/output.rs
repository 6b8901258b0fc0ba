//! Writing to standard output and to files.

use std::io::Write;
use std::path::Path;

use super::Failure;

/// Writes a document to standard output, without colours where nobody could see them.
pub(super) fn print(text: &str) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes())?;
    if !text.ends_with('\n') {
        out.write_all(b"\n")?;
    }
    out.flush()?;
    Ok(())
}

/// Says something on standard error. Names of files may hold anything, so nothing in it acts on the terminal.
pub(super) fn say(text: impl std::fmt::Display) {
    let lines: Vec<String> = text.to_string().lines().map(crate::render::plain).collect();
    anstream::eprintln!("{}", lines.join("\n"));
}

/// Writes a file and the folders above it.
pub(super) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let failed = |error: std::io::Error| Failure::new(format_args!("{} cannot be written: {error}", path.display()));
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(failed)?;
    }
    std::fs::write(path, text).map_err(failed)
}
