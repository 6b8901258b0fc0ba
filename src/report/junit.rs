//! The results of a check in the JUnit dialect that build servers read: a suite per folder, a case per scenario.

use indexmap::IndexMap;
use quick_junit::{NonSuccessKind, Report, TestCase, TestCaseStatus, TestSuite};

use super::check::{FileResult, Status};

/// The report as XML; `details` words each result in full.
pub fn report(results: &[FileResult], details: &[String]) -> String {
    let mut suites: IndexMap<String, TestSuite> = IndexMap::new();
    for (result, details) in results.iter().zip(details) {
        let (folder, name) = result.path.rsplit_once(['/', '\\']).unwrap_or((".", &result.path));
        let suite = suites.entry(folder.to_owned()).or_insert_with(|| TestSuite::new(folder));
        let mut status = match result.status {
            Status::Pass => TestCaseStatus::success(),
            Status::Fail => TestCaseStatus::non_success(NonSuccessKind::Failure),
            Status::Fault => TestCaseStatus::non_success(NonSuccessKind::Error),
        };
        if result.status != Status::Pass {
            status.set_message(&result.title);
            status.set_description(details);
        }
        let mut case = TestCase::new(name.trim_end_matches(".yaml"), status);
        case.set_classname(folder.replace(['/', '\\'], "."));
        suite.add_test_case(case);
    }
    let mut report = Report::new("halfpoint");
    report.add_test_suites(suites.into_values());
    report.to_string().expect("writing to memory does not fail")
}
