//! The sentences, per language.
//!
//! Code that has something to say names a message and the values in it; the words are in
//! `templates/locales/LANGUAGE/*.ftl`, in the Fluent format that translators' tools know. A folder there is a language:
//! nothing else lists them, and a message that a language lacks is never put in by another one.
//!
//! ```
//! use halfpoint::locale::Locale;
//!
//! let english = Locale::english();
//! let headline = english.text("S025", &[("text", "swis".into())]);
//! assert_eq!(headline.as_deref(), Some("there is no system “swis”"));
//! assert_eq!(english.text("no-such-message", &[]), None);
//! assert_eq!(Locale::of("en").map(Locale::language), Some("en".to_owned()));
//! ```

use std::fmt;
use std::sync::{LazyLock, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

pub use fluent_bundle::FluentValue;

static EMBEDDED: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/templates/locales");

/// The languages by their tags, English first, each read when it is first used.
static LOCALES: LazyLock<Vec<(&str, OnceLock<Locale>)>> = LazyLock::new(|| {
    let mut tags: Vec<&str> = EMBEDDED.dirs().filter_map(|folder| folder.path().to_str()).collect();
    tags.sort_by_key(|&tag| (tag != ENGLISH, tag));
    tags.into_iter().map(|tag| (tag, OnceLock::new())).collect()
});

/// The language that the messages are written in first.
pub const ENGLISH: &str = "en";

/// All messages of one language.
pub struct Locale {
    language: LanguageIdentifier,
    bundle: FluentBundle<FluentResource>,
    /// The sign before the decimals of a number; looked up once, as pages are full of numbers.
    decimal_sign: String,
}

impl Locale {
    /// The messages in English; read once per process, when first used.
    pub fn english() -> &'static Locale {
        Locale::of(ENGLISH).expect("there is a folder of English messages")
    }

    /// The messages in the language with this tag, such as `ru`; a region (`ru-RU`, `ru_RU.UTF-8`) does not matter.
    /// `None` where there is no folder of the language.
    pub fn of(text: &str) -> Option<&'static Locale> {
        let lower = text.trim().to_lowercase();
        let tag = lower.split(['-', '_', '.']).next()?;
        let (tag, locale) = LOCALES.iter().find(|(known, _)| *known == tag)?;
        Some(locale.get_or_init(|| Locale::embedded(tag)))
    }

    /// The tags of all languages, English first.
    pub fn languages() -> impl Iterator<Item = &'static str> + Clone {
        LOCALES.iter().map(|(tag, _)| *tag)
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
        let args = std::iter::once(Locale::entrants(false)).chain(args.iter().map(|(name, value)| (*name, value.clone())));
        let args: FluentArgs<'_> = args.collect();
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut faults);
        debug_assert!(faults.is_empty(), "the message {key} does not fit its values: {faults:?}");
        Some(text.into_owned())
    }

    /// The value `$entrants`, which every message has: `teams` or `players`. A message that is asked without it speaks of
    /// players.
    pub fn entrants(teams: bool) -> (&'static str, FluentValue<'static>) {
        ("entrants", if teams { "teams" } else { "players" }.into())
    }

    /// A file that stands beside the messages.
    pub fn file(&self, name: &str) -> Option<&'static str> {
        EMBEDDED.get_file(format!("{}/{name}", self.language))?.contents_utf8()
    }

    /// A number for people: with the decimal sign of the language where `text`, which is written as machines write it,
    /// has a point between two digits.
    pub fn number(&self, text: &str) -> String {
        if self.decimal_sign == "." || !text.contains('.') {
            return text.to_owned();
        }
        let mut written = String::with_capacity(text.len());
        let mut digit_before = false;
        let mut letters = text.chars().peekable();
        while let Some(letter) = letters.next() {
            let digit_after = letters.peek().is_some_and(char::is_ascii_digit);
            if letter == '.' && digit_before && digit_after {
                written.push_str(&self.decimal_sign)
            } else {
                written.push(letter)
            }
            digit_before = letter.is_ascii_digit();
        }
        written
    }

    /// A day for people, given as `YYYY-MM-DD`; any other text stays as it is.
    pub fn day(&self, text: &str) -> String {
        let parts: Vec<&str> = text.split('-').collect();
        let [year, month, day] = parts[..] else { return text.to_owned() };
        self.text("day", &[("year", year.into()), ("month", month.into()), ("day", day.into())]).unwrap_or_else(|| text.to_owned())
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
        let mut locale = Locale { language, bundle, decimal_sign: String::new() };
        locale.decimal_sign = locale.text("decimal-sign", &[]).unwrap_or_else(|| ".".to_owned());
        locale
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
        assert_eq!(Locale::languages().next(), Some(ENGLISH));
        for tag in Locale::languages() {
            assert_eq!(Locale::of(tag).map(Locale::language).as_deref(), Some(tag));
        }
    }

    #[test]
    fn a_language_is_found_by_its_tag() {
        for text in ["ru", "RU", "ru-RU", "ru_RU.UTF-8"] {
            assert_eq!(Locale::of(text).map(Locale::language).as_deref(), Some("ru"), "{text}");
        }
        for text in ["rus", "", "tlh"] {
            assert!(Locale::of(text).is_none(), "{text}");
        }
    }

    #[test]
    fn numbers_and_days_are_written_as_the_language_does() {
        let [english, russian] = ["en", "ru"].map(|tag| Locale::of(tag).expect(tag));
        for (text, written) in [("13.375", "13,375"), ("2½", "2½"), ("1–4", "1–4"), ("BH-C1 7.75 > 7.5", "BH-C1 7,75 > 7,5"), ("3.", "3.")]
        {
            assert_eq!((english.number(text), russian.number(text)), (text.to_owned(), written.to_owned()));
        }
        assert_eq!((english.day("2026-05-01"), russian.day("2026-05-01")), ("2026-05-01".to_owned(), "01.05.2026".to_owned()));
        assert_eq!(russian.day("in May"), "in May");
    }

    #[test]
    fn finds_messages_and_attributes() {
        let english = Locale::english();
        assert!(english.has("S001") && english.has("S001.meaning"));
        assert!(!english.has("S001.no-such-attribute") && !english.has("no-such-message"));
    }

    #[test]
    fn a_message_speaks_of_players_unless_it_is_asked_of_teams() {
        let russian = Locale::of("ru").expect("ru");
        assert_eq!(russian.text("standings-name", &[]).as_deref(), Some("участник"));
        assert_eq!(russian.text("standings-name", &[Locale::entrants(true)]).as_deref(), Some("команда"));
    }

    #[test]
    fn values_are_put_in_without_marks_around_them() {
        let text = Locale::english().text("S018", &[("text", "½½".into())]);
        assert_eq!(text.as_deref(), Some("“½½” is not a number"));
    }
}
