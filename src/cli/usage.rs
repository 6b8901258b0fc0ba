//! What is wrong with the arguments, in other languages than English: the parser of the arguments speaks no other.

use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::output;
use crate::locale::{ENGLISH, Locale};
use crate::render::{Arg, say};

/// What an error of the arguments says in the language; `None` where the parser's own words are as good: in English, and
/// for help and version, which are no errors.
pub(super) fn told(error: &clap::Error, locale: &'static Locale) -> Option<String> {
    if locale.language() == ENGLISH || !error.use_stderr() {
        return None;
    }
    let text = |kind: ContextKind| error.get(kind).map(written);
    let key = match error.kind() {
        ErrorKind::InvalidValue if text(ContextKind::InvalidValue).is_none_or(|value| value.is_empty()) => "usage-no-value",
        ErrorKind::InvalidValue => "usage-invalid-value",
        ErrorKind::UnknownArgument => "usage-unknown-argument",
        ErrorKind::InvalidSubcommand => "usage-unknown-command",
        ErrorKind::TooManyValues => "usage-too-many-values",
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => "usage-wrong-number",
        ErrorKind::ArgumentConflict if text(ContextKind::InvalidArg) == text(ContextKind::PriorArg) => "usage-twice",
        ErrorKind::ArgumentConflict => "usage-conflict",
        ErrorKind::MissingRequiredArgument => "usage-missing",
        // The parser shows the help then.
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => return None,
        _ => "usage-other",
    };
    let values = [
        ("argument", ContextKind::InvalidArg),
        ("prior", ContextKind::PriorArg),
        ("value", ContextKind::InvalidValue),
        ("command", ContextKind::InvalidSubcommand),
        ("count", ContextKind::ExpectedNumValues),
        ("actual", ContextKind::ActualNumValues),
    ];
    let sentence = values.into_iter().fold(say(key), |sentence, (name, kind)| sentence.with(name, said(text(kind))));
    let mut lines = vec![output::told(&say("cli-error").with("why", sentence), locale)];
    let mut hint = |key: &'static str, kinds: &[ContextKind]| {
        if let Some(value) = kinds.iter().find_map(|&kind| text(kind)).filter(|value| !value.is_empty()) {
            lines.push(format!("  {}", output::told(&say(key).with("value", said(Some(value))), locale)));
        }
    };
    hint("usage-similar", &[ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue]);
    hint("usage-possible", &[ContextKind::ValidValue, ContextKind::ValidSubcommand]);
    lines.push(String::new());
    lines.push(output::told(&say("usage-help"), locale));
    Some(lines.join("\n"))
}

fn said(text: Option<String>) -> Arg {
    Arg::Text(text.unwrap_or_default())
}

fn written(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(values) => values.join(", "),
        value => value.to_string(),
    }
}
