//! The working as public JSON.

use serde_json::{Map, Value as Json, json};

use super::{Operation, Part, Path, Step, locate};
use crate::rules::Edition;
use crate::tournament::Tournament;

/// The version of the JSON form; it stands at the root as `"working"`.
pub const VERSION: u32 = 1;

/// Workings as one JSON document: the trees, and beside them, once each, the steps that they share.
pub fn to_json<'s>(roots: impl IntoIterator<Item = &'s Step>, tournament: &Tournament, edition: &Edition) -> Json {
    let mut shared = Map::new();
    let steps: Vec<Json> =
        roots.into_iter().map(|root| node(&Path::root(root.kind(), tournament), root, tournament, edition, &mut shared)).collect();
    json!({ "working": VERSION, "edition": edition.id, "steps": steps, "shared": shared })
}

fn node(path: &Path, step: &Step, tournament: &Tournament, edition: &Edition, shared: &mut Map<String, Json>) -> Json {
    let mut json = Map::new();
    json.insert("path".into(), path.as_str().into());
    json.insert("operation".into(), step.operation().key().into());
    match step.operation() {
        Operation::Round { places, .. } => {
            json.insert("places".into(), places.into());
        }
        Operation::Lookup(table) => {
            json.insert("table".into(), edition.number(table.concept()).into());
        }
        _ => {}
    }
    json.insert("value".into(), step.value().map_or(Json::Null, |value| value.plain().into()));
    if step.part() != Part::Counted {
        let part = match step.part() {
            Part::Counted => "counted",
            Part::LeftOut => "left-out",
            Part::Cut => "cut",
            Part::Evidence => "evidence",
        };
        json.insert("part".into(), part.into());
    }
    if let Some(reason) = step.reason() {
        json.insert("reason".into(), reason.key().into());
    }
    if !step.cites().is_empty() {
        json.insert("cites".into(), step.cites().iter().map(|&concept| edition.number(concept)).collect());
    }
    let mut children = Vec::new();
    for (child, located) in step.children().iter().zip(locate(path, step, tournament)) {
        if child.is_shared() {
            let name = located.path.as_str();
            if !shared.contains_key(name) {
                // Holds the place while the step itself is written, so that it is written once.
                shared.insert(name.to_owned(), Json::Null);
                let written = node(&located.path, located.step, tournament, edition, shared);
                shared.insert(name.to_owned(), written);
            }
            children.push(json!({ "shared": name, "value": located.step.value().map(|value| value.plain()) }));
        } else {
            children.push(node(&located.path, located.step, tournament, edition, shared));
        }
    }
    if !children.is_empty() {
        json.insert("children".into(), children.into());
    }
    Json::Object(json)
}
