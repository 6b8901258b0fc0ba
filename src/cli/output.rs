//! Writing to standard output and to files.

use std::io::Write;
use std::path::Path;

use clap::ValueEnum;

use super::{Failure, path_arg};
use crate::locale::Locale;
use crate::render::{Arg, Sentence, Templates, plain, say};

/// The format of a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum Format {
    /// For the terminal
    Text,
    /// Markdown
    Md,
    /// A page of HTML
    Html,
    /// JSON
    Json,
}

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

/// Writes a file and the folders above it.
pub(super) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let failed = |error: std::io::Error| {
        Failure::Said(say("cli-cannot-write").with("path", path_arg(path)).with("why", Arg::Text(error.to_string())))
    };
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(failed)?;
    }
    std::fs::write(path, text).map_err(failed)
}

/// Says something beside the output, on standard error.
pub(super) fn note(templates: &Templates, sentence: &Sentence) {
    anstream::eprintln!("{}", told(sentence, templates.locale()));
}

/// A sentence for the terminal.
pub(super) fn told(sentence: &Sentence, locale: &'static Locale) -> String {
    plain(sentence, locale).unwrap_or_else(|fault| fault.to_string())
}
