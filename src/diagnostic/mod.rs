//! Faults in a user's file: what is wrong, where, and what would help.
//!
//! A [`Diagnostic`] carries data, never a sentence: its code selects the texts in `templates/locales/`, its arguments
//! fill them in. Reading collects all faults of a file in a [`Sink`] instead of stopping at the first.

mod code;
mod json;
mod place;
mod similar;
#[cfg(feature = "cli")]
mod terminal;
mod text;
mod value;

use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;

pub use code::Code;
pub use place::Position;
pub use similar::{edit_distance, nearest};
#[cfg(feature = "cli")]
pub use terminal::{Paint, render};
pub use value::Value;

use crate::Exact;

/// A file that diagnostics point into.
#[derive(Debug)]
pub struct Source {
    /// The path as the user gave it.
    pub path: PathBuf,
    /// The text.
    pub text: String,
}

/// How grave a fault is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// The file cannot be used as it is.
    Error,
    /// The file can be used; something in it deserves a look.
    Warning,
    /// Nothing is wrong; this is how something that the file leaves open was taken.
    Note,
}

/// A place in the file with the text that stands beneath it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// The bytes of the source.
    pub span: Range<usize>,
    /// The attribute of the diagnostic's message that words the label, such as `label` or `first`.
    pub text: Option<&'static str>,
}

/// One fault.
#[derive(Clone, PartialEq, Debug)]
pub struct Diagnostic {
    /// What kind of fault.
    pub code: Code,
    /// How grave it is.
    pub severity: Severity,
    /// The data of its texts.
    pub args: Vec<(&'static str, Value)>,
    /// Where it is.
    pub primary: Label,
    /// Other places that it concerns.
    pub secondary: Vec<Label>,
    /// The attributes of the message that are shown as help.
    pub help: Vec<&'static str>,
}

impl Diagnostic {
    /// An error at a place.
    pub fn error(code: Code, span: Range<usize>) -> Diagnostic {
        let primary = Label { span, text: None };
        Diagnostic { code, severity: Severity::Error, args: Vec::new(), primary, secondary: Vec::new(), help: Vec::new() }
    }

    /// A warning at a place.
    pub fn warning(code: Code, span: Range<usize>) -> Diagnostic {
        Diagnostic { severity: Severity::Warning, ..Diagnostic::error(code, span) }
    }

    /// A note at a place.
    pub fn note(code: Code, span: Range<usize>) -> Diagnostic {
        Diagnostic { severity: Severity::Note, ..Diagnostic::error(code, span) }
    }

    /// Adds a value for the texts. What a file makes longer than any message should be is cut.
    pub fn arg(self, name: &'static str, value: impl ToString) -> Diagnostic {
        const MOST: usize = 1000;
        let mut text = value.to_string();
        if let Some((end, _)) = text.char_indices().nth(MOST) {
            text.truncate(end);
            text.push('…');
        }
        self.value(name, Value::Text(text))
    }

    /// Adds a number for the texts, which is written as the language writes numbers.
    pub fn number(self, name: &'static str, value: Exact) -> Diagnostic {
        self.value(name, Value::Number(value))
    }

    /// Adds a day for the texts, given as `YYYY-MM-DD`.
    pub fn day(self, name: &'static str, day: impl ToString) -> Diagnostic {
        self.value(name, Value::Day(day.to_string()))
    }

    /// Adds a value of any kind.
    pub fn value(mut self, name: &'static str, value: Value) -> Diagnostic {
        self.args.push((name, value));
        self
    }

    /// Words the primary label.
    pub fn label(mut self, text: &'static str) -> Diagnostic {
        self.primary.text = Some(text);
        self
    }

    /// Adds another place.
    pub fn also(mut self, span: Range<usize>, text: &'static str) -> Diagnostic {
        self.secondary.push(Label { span, text: Some(text) });
        self
    }

    /// Adds a line of help.
    pub fn help(mut self, text: &'static str) -> Diagnostic {
        self.help.push(text);
        self
    }
}

/// Collects the diagnostics of one file.
#[derive(Debug)]
pub struct Sink {
    source: Arc<Source>,
    errors: Vec<Diagnostic>,
    warnings: Vec<Diagnostic>,
}

/// More errors, or more warnings, than this are not kept: nobody reads them, and a hostile file could ask for millions.
/// The two are counted apart, so that warnings never crowd out an error.
const MAX_KEPT: usize = 200;

impl Sink {
    /// An empty sink for a file.
    pub fn new(source: Arc<Source>) -> Sink {
        Sink { source, errors: Vec::new(), warnings: Vec::new() }
    }

    /// The file.
    pub fn source(&self) -> &Arc<Source> {
        &self.source
    }

    /// Adds a fault.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        let kept = match diagnostic.severity {
            Severity::Error => &mut self.errors,
            Severity::Warning | Severity::Note => &mut self.warnings,
        };
        if kept.len() < MAX_KEPT {
            kept.push(diagnostic);
        }
    }

    /// Whether a fault of this kind was found already.
    pub fn has(&self, code: Code) -> bool {
        self.errors.iter().chain(&self.warnings).any(|diagnostic| diagnostic.code == code)
    }

    /// Whether further errors are not kept, so that nothing costly needs to be found out about them.
    pub fn is_full(&self) -> bool {
        self.errors.len() >= MAX_KEPT
    }

    /// Whether an error was found.
    pub fn has_errors(&self) -> bool {
        !self.errors.is_empty()
    }

    /// The faults in the order of their places, each once: what an alias repeats is one fault.
    pub fn finish(self) -> Vec<Diagnostic> {
        let mut diagnostics = self.errors;
        diagnostics.extend(self.warnings);
        diagnostics.sort_by_key(|diagnostic| (diagnostic.primary.span.start, diagnostic.code));
        diagnostics.dedup();
        diagnostics
    }
}
