//! The sentences, per language.
//!
//! Code that has something to say names a message and the values in it; the words are in
//! `templates/locales/LANGUAGE/*.ftl`, in the Fluent format that translators' tools know.
//!
//! ```
//! use halfpoint::locale::Locale;
//!
//! let english = Locale::english();
//! let headline = english.text("S025", &[("text", "swis".into())]);
//! assert_eq!(headline.as_deref(), Some("there is no system “swis”"));
//! assert_eq!(english.text("no-such-message", &[]), None);
//! ```

use std::fmt;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

pub use fluent_bundle::FluentValue;

static EMBEDDED: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/templates/locales");

static ENGLISH: LazyLock<Locale> = LazyLock::new(|| Locale::embedded("en"));

/// All messages of one language.
pub struct Locale {
    language: LanguageIdentifier,
    bundle: FluentBundle<FluentResource>,
}

impl Locale {
    /// The messages in English; read once per process, when first used.
    pub fn english() -> &'static Locale {
        &ENGLISH
    }

    /// The language's tag, such as `en`.
    pub fn language(&self) -> String {
        self.language.to_string()
    }

    /// The text of a message, or of an attribute as `message.attribute`, with these values; `None` where the language
    /// has no such message.
    pub fn text(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> Option<String> {
        let (message, attribute) = key.split_once('.').map_or((key, None), |(message, attribute)| (message, Some(attribute)));
        let message = self.bundle.get_message(message)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut faults);
        debug_assert!(faults.is_empty(), "the message {key} does not fit its values: {faults:?}");
        Some(text.into_owned())
    }

    /// Whether the language has this message or attribute.
    pub fn has(&self, key: &str) -> bool {
        let (message, attribute) = key.split_once('.').map_or((key, None), |(message, attribute)| (message, Some(attribute)));
        let message = self.bundle.get_message(message);
        message.is_some_and(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).is_some(),
            None => message.value().is_some(),
        })
    }

    /// Reads the folder of a language. The folder is part of the program and a test reads every one, so a fault in it
    /// cannot reach a user.
    fn embedded(folder: &str) -> Locale {
        let language: LanguageIdentifier = folder.parse().expect("folders of templates/locales are named by language tags");
        let mut bundle = FluentBundle::new_concurrent(vec![language.clone()]);
        // Isolation marks are invisible characters around each value; they would be copied out of pages and terminals.
        bundle.set_use_isolating(false);
        let files = EMBEDDED.get_dir(folder).map(Dir::files).into_iter().flatten();
        for file in files.filter(|file| file.path().extension().is_some_and(|extension| extension == "ftl")) {
            let text = file.contents_utf8().unwrap_or_else(|| panic!("{} is not UTF-8", file.path().display()));
            let resource = FluentResource::try_new(text.to_owned())
                .unwrap_or_else(|(_, faults)| panic!("{} is not Fluent: {faults:?}", file.path().display()));
            bundle.add_resource(resource).unwrap_or_else(|faults| panic!("{}: {faults:?}", file.path().display()));
        }
        Locale { language, bundle }
    }
}

impl fmt::Debug for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Locale").field("language", &self.language).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_can_be_read() {
        for folder in EMBEDDED.dirs() {
            let name = folder.path().to_str().expect("folder names are plain");
            assert_eq!(Locale::embedded(name).language(), name);
        }
    }

    #[test]
    fn finds_messages_and_attributes() {
        let english = Locale::english();
        assert!(english.has("S001") && english.has("S001.meaning"));
        assert!(!english.has("S001.no-such-attribute") && !english.has("no-such-message"));
    }

    #[test]
    fn values_are_put_in_without_marks_around_them() {
        let text = Locale::english().text("S018", &[("text", "½½".into())]);
        assert_eq!(text.as_deref(), Some("“½½” is not a number"));
    }
}
