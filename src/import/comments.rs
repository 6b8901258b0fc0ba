//! The scenario of an imported file, with what deserves a look as comments.

use std::fmt::Write as _;

use crate::diagnostic::{Diagnostic, Severity, Source};
use crate::locale::{FluentValue, Locale};
use crate::scenario::{Scenario, to_yaml};

/// The scenario in YAML, after comments that say where it comes from and what the source leaves open.
pub fn to_commented_yaml(scenario: &Scenario, diagnostics: &[Diagnostic], locale: &Locale) -> String {
    let mut out = String::new();
    let said = |key: &str, values: &[(&str, FluentValue<'_>)]| locale.text(key, values).unwrap_or_default();
    comment(
        &mut out,
        &match scenario.source.path.file_name().map(|name| name.to_string_lossy()) {
            Some(name) => said("import-from", &[("name", name.into())]),
            None => said("import-from-standard-input", &[]),
        },
    );
    let open: Vec<&Diagnostic> = diagnostics.iter().filter(|found| found.severity != Severity::Error).collect();
    if !open.is_empty() {
        comment(&mut out, &said("import-look", &[]));
    }
    for found in open {
        let line = FluentValue::from(line(found, &scenario.source));
        comment(&mut out, &said("import-line", &[("line", line), ("found", found.headline(locale).into())]));
        for help in &found.help {
            comment(&mut out, &format!("  {}", found.attribute(locale, help)));
        }
    }
    out + &to_yaml(scenario)
}

fn line(found: &Diagnostic, source: &Source) -> usize {
    source.position(found.primary.span.start).line
}

fn comment(out: &mut String, text: &str) {
    // Names from the file may hold anything; a comment ends with its line.
    let unfit = |letter: char| letter.is_control() || matches!(letter, '\u{feff}' | '\u{2028}' | '\u{2029}' | '\u{fffe}' | '\u{ffff}');
    let text: String = text.chars().map(|letter| if unfit(letter) { ' ' } else { letter }).collect();
    let _ = writeln!(out, "# {}", text.trim_end());
}
