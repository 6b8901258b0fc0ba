//! What must hold of everything that comes of reading a file, whatever stands in it.
#![allow(dead_code, reason = "each test takes what it needs")]

use std::sync::Arc;

use halfpoint::diagnostic::{Diagnostic, Paint, Severity, Source, render};
use halfpoint::locale::Locale;
use halfpoint::scenario::{self, Scenario, to_yaml};

/// Diagnostics point into the text, have their words, and are shown in few words.
pub fn diagnostics(found: &[Diagnostic], source: &Source) {
    let english = Locale::english();
    // Two hundred errors and two hundred others, and what is said of the encoding.
    assert!(found.len() <= 401, "{} diagnostics", found.len());
    for diagnostic in found {
        for label in std::iter::once(&diagnostic.primary).chain(&diagnostic.secondary) {
            assert!(source.text.get(label.span.clone()).is_some(), "{}: {:?} is no part of the text", diagnostic.code, label.span);
            if let Some(name) = label.text {
                assert!(english.has(&format!("{}.{name}", diagnostic.code)), "{}.{name}", diagnostic.code);
            }
        }
        for name in &diagnostic.help {
            assert!(english.has(&format!("{}.{name}", diagnostic.code)), "{}.{name}", diagnostic.code);
        }
    }
    for diagnostic in found.iter().take(20) {
        let shown = render(diagnostic, source, english, Paint::Plain);
        assert!(shown.contains(diagnostic.code.as_str()), "{shown}");
        assert!(shown.len() < 20_000, "{} bytes", shown.len());
        let json = diagnostic.to_json(source, english);
        assert!(json["line"].as_u64().is_some_and(|line| line >= 1));
    }
}

/// There is a scenario exactly when nothing is an error.
pub fn outcome(scenario: Option<&Scenario>, found: &[Diagnostic]) {
    let errors = found.iter().any(|diagnostic| diagnostic.severity == Severity::Error);
    assert_eq!(scenario.is_none(), errors, "a scenario exactly when there is no error: {found:?}");
}

/// The scenario written as YAML is the same tournament.
pub fn written(scenario: &Scenario) {
    let written = to_yaml(scenario);
    let source = Arc::new(Source { path: "written.yaml".into(), text: written.clone() });
    let (again, faults) = scenario::read(source);
    let faults: Vec<_> = faults.iter().filter(|fault| fault.severity == Severity::Error).collect();
    assert!(faults.is_empty(), "{faults:?}\n{written}");
    assert_eq!(again.map(|again| again.tournament).as_ref(), Some(&scenario.tournament), "{written}");
}
