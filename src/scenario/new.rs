//! A scenario to start from.

use crate::locale::Locale;

/// A commented scenario that shows the format, in a language: `new-scenario.yaml` beside its messages. `halfpoint new`
/// prints it.
pub fn to_start_from(locale: &Locale) -> &'static str {
    locale.file("new-scenario.yaml").unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::diagnostic::Source;

    #[test]
    fn has_no_fault_in_any_language() {
        for language in Locale::languages() {
            let text = to_start_from(Locale::of(language).expect(language)).to_owned();
            let (scenario, faults) = crate::scenario::read(Arc::new(Source { path: "new.yaml".into(), text }));
            assert_eq!(faults, [], "{language}");
            assert!(scenario.is_some_and(|scenario| crate::verdict::check(&scenario).passes()), "{language}");
        }
    }
}
