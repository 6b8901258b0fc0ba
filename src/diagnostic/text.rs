//! The words of a diagnostic.

use super::{Code, Diagnostic};
use crate::locale::{FluentValue, Locale};

/// The arguments that are handed over as numbers, so that a message can say “1 round” and “2 rounds”. All others are
/// texts and stay letter by letter as they are.
const COUNTS: [&str; 3] = ["count", "other", "limit"];

impl Diagnostic {
    /// The headline.
    pub fn headline(&self, locale: &Locale) -> String {
        locale.text(self.code.as_str(), &self.values(locale)).unwrap_or_else(|| self.code.to_string())
    }

    /// The text of an attribute of the message: a label or a help.
    pub fn attribute(&self, locale: &Locale, name: &str) -> String {
        locale.text(&format!("{}.{name}", self.code), &self.values(locale)).unwrap_or_else(|| name.to_owned())
    }

    /// The headline with the label of the place, for where no file is shown.
    pub fn sentence(&self, locale: &Locale) -> String {
        let headline = self.headline(locale);
        match self.primary.text {
            Some(label) => format!("{headline} ({})", self.attribute(locale, label)),
            None => headline,
        }
    }

    /// The headline with what would help, in one line.
    pub fn advice(&self, locale: &Locale) -> String {
        match self.primary.text.or_else(|| self.help.first().copied()) {
            Some(name) => format!("{}; {}", self.headline(locale), self.attribute(locale, name)),
            None => self.headline(locale),
        }
    }

    fn values(&self, locale: &Locale) -> Vec<(&str, FluentValue<'_>)> {
        self.args
            .iter()
            .map(|(name, value)| {
                let text = value.text(locale);
                let number = COUNTS.contains(name).then(|| text.parse::<i64>().ok()).flatten();
                (*name, number.map_or_else(|| FluentValue::from(text), FluentValue::from))
            })
            .collect()
    }
}

impl Code {
    /// What the code means and how to mend the fault, in one to three sentences.
    pub fn meaning(self, locale: &Locale) -> String {
        locale.text(&format!("{self}.meaning"), &[]).unwrap_or_default()
    }
}
