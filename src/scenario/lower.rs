//! From the tree to a scenario.

use std::path::PathBuf;
use std::sync::Arc;

use super::expect::{self, Context};
use super::shape::{self, Fields, SCENARIO};
use super::values::{line, line_of};
use super::yaml::{self, LIMITS};
use super::{Regulations, Scenario, codes, facts, regulations, words};
use crate::diagnostic::{Code as Fault, Diagnostic, Sink, Source};

/// Reads a scenario.
///
/// Every fault of the file is found in one go, in the order of its places: reading goes on after a fault wherever
/// something can still be said. There is a scenario when no fault is an error; warnings may accompany it.
pub fn read(source: Arc<Source>) -> (Option<Scenario>, Vec<Diagnostic>) {
    let mut sink = Sink::new(Arc::clone(&source));
    let scenario = scenario(&source, &mut sink);
    let scenario = if sink.has_errors() { None } else { scenario };
    (scenario, sink.finish())
}

/// Reads a scenario from the bytes of a file, which need not be text.
///
/// Beside what [`read`] finds, bytes that are not UTF-8 are a fault; the source then holds what could be read.
pub fn read_bytes(path: PathBuf, bytes: Vec<u8>) -> (Arc<Source>, Option<Scenario>, Vec<Diagnostic>) {
    match String::from_utf8(bytes) {
        Ok(text) => {
            let source = Arc::new(Source { path, text });
            let (scenario, diagnostics) = read(Arc::clone(&source));
            (source, scenario, diagnostics)
        }
        Err(error) => {
            let at = error.utf8_error().valid_up_to();
            let text = String::from_utf8_lossy(error.as_bytes()).into_owned();
            let fault = Diagnostic::error(Fault::NotUtf8, at..at + char::REPLACEMENT_CHARACTER.len_utf8()).label("label").help("help");
            (Arc::new(Source { path, text }), None, vec![fault])
        }
    }
}

fn scenario(source: &Arc<Source>, sink: &mut Sink) -> Option<Scenario> {
    let root = yaml::parse(&source.text, LIMITS, sink)?;
    let fields = Fields::of(&root, &SCENARIO, "", sink)?;
    let title = fields.entry("title").and_then(|entry| words::lines(entry, sink));
    let about = fields.entry("about").and_then(|entry| words::texts(entry, sink));
    let origin = fields.entry("source").and_then(|entry| line(entry, sink));
    let tags = fields.value("tags").and_then(|node| shape::list(node, "tags", sink)).unwrap_or_default();
    let tags = tags.iter().filter_map(|node| line_of(node, "tags", sink)).collect();
    let list = fields.value("tie-breaks").map_or_else(|| vec![codes::Listed::points()], |node| codes::list(node, sink));
    let facts = fields.entry("tournament").and_then(|entry| facts::facts(&entry.value, entry.key.span(), sink))?;
    let in_force = regulations::in_force(&facts.starts, fields.value("regulations").is_some(), sink);
    let read = fields.value("regulations").map(|node| regulations::regulations(node, in_force, sink));
    // Faulty regulations are reported; what they would refuse is judged by the default ones.
    let regulations = read.flatten().unwrap_or_else(|| Regulations::of(in_force));
    for listed in &list {
        codes::refuse(listed.code, listed.at.clone(), &facts, &regulations, sink);
    }
    if facts.participants.is_empty() {
        // Nothing can be said of what refers to participants.
        return None;
    }
    let context = Context { facts: &facts, regulations: &regulations };
    let expectations = fields.value("expect").map(|node| expect::expectations(node, "expect", context, sink)).unwrap_or_default();
    let published = fields.value("published").map(|node| expect::published(node, &expectations, context, sink)).unwrap_or_default();
    let under = fields.value("under").map(|node| expect::under(node, context, sink)).unwrap_or_default();
    let questions = fields.value("questions").map(|node| expect::questions(node, context, sink)).unwrap_or_default();
    let (list, spelled) = list.into_iter().map(|listed| (listed.code, listed.spelled)).unzip();
    Some(Scenario {
        source: Arc::clone(source),
        title: title?,
        about,
        origin,
        tags,
        starts: facts.starts.map(|(day, _)| day),
        regulations,
        tournament: facts.tournament?,
        list,
        spelled,
        expectations,
        published,
        under,
        questions,
    })
}
