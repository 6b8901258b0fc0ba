//! Generated tournaments, written as scenarios, are read back as they were and give what was computed.

mod generate;

use std::sync::Arc;

use generate::{cases, scenario, tournaments};
use halfpoint::diagnostic::{Severity, Source};
use halfpoint::rules::rules;
use halfpoint::scenario;
use halfpoint::tiebreak::{Code, Refusal, refusal};
use halfpoint::verdict;
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn what_is_written_is_read(event in tournaments()) {
        prop_assume!(event.rounds_known() && event.slots() > 0);
        let reading = rules().newest().reading;
        let computable = |code: &Code| refusal(*code, &event, &reading).is_none_or(Refusal::is_warning);
        let list = ["PTS", "BH/C1", "AOB", "SB", "KS", "STD", "WON", "ARO/C1", "TPR", "APPO", "RTNG"].map(|code| code.parse().expect("a code"));
        let list: Vec<Code> = list.into_iter().filter(computable).collect();
        let source = Arc::new(Source { path: "generated.yaml".into(), text: scenario(&event, &list) });
        let (read, diagnostics) = scenario::read(Arc::clone(&source));
        let errors: Vec<_> = diagnostics.iter().filter(|diagnostic| diagnostic.severity == Severity::Error).collect();
        prop_assert!(errors.is_empty(), "{:?}\n{}", errors, source.text);
        let read = read.expect("a scenario without errors");
        prop_assert_eq!(&read.tournament, &*event);
        let verdict = verdict::check(&read);
        prop_assert!(verdict.passes(), "{:?}\n{}", verdict.findings, source.text);
        prop_assert_eq!(verdict.findings.len(), event.participants().len() * (list.len() + 1));
    }
}
