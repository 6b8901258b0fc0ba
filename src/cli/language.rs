//! Which language the program speaks.

use std::ffi::OsString;

use crate::diagnostic::nearest;
use crate::locale::Locale;
use crate::render::{Arg, Sentence, say};

/// The environment variable that names the language where the command line does not.
pub(super) const VARIABLE: &str = "HALFPOINT_LANG";

/// The language that the command line or else the environment names; English where neither does.
///
/// # Errors
///
/// The sentence that there is no such language.
pub(super) fn chosen(arguments: impl Iterator<Item = OsString>, variable: Option<String>) -> Result<&'static Locale, Sentence> {
    let named = option(arguments).or_else(|| variable.filter(|value| !value.trim().is_empty()));
    let Some(text) = named else { return Ok(Locale::english()) };
    Locale::of(&text).ok_or_else(|| {
        let sentence = match nearest(&text, Locale::languages()) {
            Some(near) => say("cli-no-language.similar").with("similar", Arg::Text(near.to_owned())),
            None => say("cli-no-language.known").with("known", Arg::Text(Locale::languages().collect::<Vec<_>>().join(", "))),
        };
        sentence.with("text", Arg::Text(text))
    })
}

/// The value of `--lang`. The arguments are read in full only afterwards, so what is wrong with them is told in the
/// language.
fn option(arguments: impl Iterator<Item = OsString>) -> Option<String> {
    let mut arguments = arguments.map(|argument| argument.to_string_lossy().into_owned()).take_while(|argument| argument != "--");
    while let Some(argument) = arguments.next() {
        if argument == "--lang" {
            return arguments.next();
        }
        if let Some(value) = argument.strip_prefix("--lang=") {
            return Some(value.to_owned());
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(arguments: &str, variable: Option<&str>) -> Result<String, Sentence> {
        chosen(arguments.split_whitespace().map(OsString::from), variable.map(str::to_owned)).map(Locale::language)
    }

    #[test]
    fn the_command_line_comes_before_the_environment() {
        for (arguments, variable, language_of) in [
            ("check", None, "en"),
            ("check --lang ru", None, "ru"),
            ("--lang=ru check x", Some("en"), "ru"),
            ("check", Some("ru_RU.UTF-8"), "ru"),
            ("check", Some(" "), "en"),
            ("check -- --lang ru", None, "en"),
            ("check --lang", None, "en"),
        ] {
            assert_eq!(language(arguments, variable).as_deref(), Ok(language_of), "{arguments}");
        }
    }

    #[test]
    fn a_language_that_is_not_known_is_named_with_one_that_is() {
        assert_eq!(language("--lang rus", None).map_err(|sentence| sentence.key), Err("cli-no-language.similar".into()));
        assert_eq!(language("", Some("tlh")).map_err(|sentence| sentence.key), Err("cli-no-language.known".into()));
    }
}
