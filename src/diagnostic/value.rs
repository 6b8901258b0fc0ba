//! What is put into the texts of a diagnostic.

use super::Diagnostic;
use crate::Exact;
use crate::locale::Locale;

/// A value in the texts of a diagnostic. What is written otherwise in another language is kept as what it is.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// A text of the file, a key, a code: the same in every language.
    Text(String),
    /// A number.
    Number(Exact),
    /// A day, as `YYYY-MM-DD`.
    Day(String),
    /// The words of a message without values.
    Words(&'static str),
    /// What another diagnostic says.
    Told(Box<Diagnostic>),
}

impl Value {
    /// The value in a language.
    pub fn text(&self, locale: &Locale) -> String {
        match self {
            Value::Text(text) => text.clone(),
            Value::Number(number) => locale.number(&number.to_string()),
            Value::Day(day) => locale.day(day),
            Value::Words(key) => locale.text(key, &[]).unwrap_or_default(),
            Value::Told(other) => other.sentence(locale),
        }
    }
}
