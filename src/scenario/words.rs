//! Texts of a scenario that people read: written once, or once per language.

use super::shape;
use super::values::{line_of, text_of};
use super::yaml::{Entry, Kind, Node};
use crate::diagnostic::{Code, Diagnostic, Sink};
use crate::locale::{ENGLISH, Locale};
use crate::rules::Texts;

/// A text in the words of its author.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Words {
    /// Written once, and shown in every language.
    Once(String),
    /// One text or more by the tags of their languages, in the order in which they are written.
    PerLanguage(Texts),
}

impl Words {
    /// The text for readers of a language: in it; where it is not written in it, in English; else the first.
    ///
    /// ```
    /// use halfpoint::rules::Texts;
    /// use halfpoint::scenario::Words;
    ///
    /// let words = Words::PerLanguage(Texts::from([("ru".to_owned(), "Ничья".to_owned()), ("en".to_owned(), "A draw".to_owned())]));
    /// assert_eq!([words.in_language("ru"), words.in_language("en"), words.in_language("de")], ["Ничья", "A draw", "A draw"]);
    /// assert_eq!(Words::from("Koya").in_language("ru"), "Koya");
    /// ```
    pub fn in_language(&self, language: &str) -> &str {
        match self {
            Words::Once(text) => text,
            Words::PerLanguage(texts) => {
                texts.get(language).or_else(|| texts.get(ENGLISH)).or_else(|| texts.values().next()).map_or("", String::as_str)
            }
        }
    }
}

impl From<String> for Words {
    fn from(text: String) -> Words {
        Words::Once(text)
    }
}

impl From<&str> for Words {
    fn from(text: &str) -> Words {
        Words::Once(text.to_owned())
    }
}

/// Words of which each text is one line.
pub(super) fn lines(entry: &Entry<'_>, sink: &mut Sink) -> Option<Words> {
    words(entry, line_of, sink)
}

/// Words of any length.
pub(super) fn texts(entry: &Entry<'_>, sink: &mut Sink) -> Option<Words> {
    words(entry, text_of, sink)
}

fn words(entry: &Entry<'_>, text: fn(&Node<'_>, &str, &mut Sink) -> Option<String>, sink: &mut Sink) -> Option<Words> {
    let (name, node) = (entry.key.text().unwrap_or_default(), &entry.value);
    let languages = match &node.kind {
        Kind::Scalar(_) => return text(node, name, sink).map(Words::Once),
        Kind::Sequence(_) => return shape::wrong_kind(node, "texts", name, sink),
        Kind::Mapping(languages) => languages,
    };
    if languages.is_empty() {
        sink.push(Diagnostic::error(Code::EmptyValue, node.span()).arg("key", name).help("help"));
    }
    let mut texts = Texts::new();
    for Entry { key, value } in languages {
        let language = key.text().unwrap_or_default();
        if !Locale::languages().any(|known| known == language) {
            shape::unknown_key(key, Locale::languages(), sink);
        } else if value.is_empty_text() {
            sink.push(Diagnostic::error(Code::EmptyValue, key.span()).arg("key", language).help("help"));
        } else if !texts.contains_key(language) {
            // A repeated language has been reported already; the first one counts.
            texts.extend(text(value, language, sink).map(|text| (language.to_owned(), text)));
        }
    }
    (!texts.is_empty()).then_some(Words::PerLanguage(texts))
}
