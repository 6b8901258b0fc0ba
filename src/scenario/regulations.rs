//! Which regulations: an edition, and the axes that are read otherwise.

use std::ops::Range;

use super::Regulations;
use super::shape::{self, Fields, REGULATIONS};
use super::values::shorten;
use super::yaml::{Line, Node};
use crate::diagnostic::{Code, Diagnostic, Sink, edit_distance, nearest};
use crate::rules::{AXES, Edition, rules};

/// The edition that a scenario is read under when it names none. It does not move when a newer one is added: a scenario
/// that passed keeps passing.
pub(super) const DEFAULT_EDITION: &str = "fide-c07-2026-03";

pub(crate) fn default_edition() -> &'static Edition {
    rules().edition(DEFAULT_EDITION).unwrap_or_else(|| rules().newest())
}

/// The edition in force on the day on which a tournament starts; without a day the default one. Whoever names an edition
/// need not play while it is in force, so a day before the first edition is a fault only where none is `named`.
pub(super) fn in_force(starts: &Option<(String, Range<usize>)>, named: bool, sink: &mut Sink) -> &'static Edition {
    let Some((day, at)) = starts else { return default_edition() };
    rules().in_force_on(day).unwrap_or_else(|| {
        if !named {
            let first = rules().editions().filter_map(|edition| edition.in_force_from.as_deref()).min().unwrap_or_default();
            sink.push(Diagnostic::error(Code::NoEditionInForce, at.clone()).day("day", day).day("first", first).help("help"));
        }
        default_edition()
    })
}

/// Reads `regulations:`, an id or a mapping; `in_force` is the edition of a mapping that names none.
pub(super) fn regulations(node: &Node<'_>, in_force: &'static Edition, sink: &mut Sink) -> Option<Regulations> {
    if let Some(id) = node.text() {
        return edition(id, node.span(), sink).map(Regulations::of);
    }
    let fields = Fields::of(node, &REGULATIONS, "regulations", sink)?;
    let edition = match fields.value("edition") {
        Some(node) => shape::text(node, "edition", sink).and_then(|id| edition(id, node.span(), sink))?,
        None => in_force,
    };
    let mut regulations = Regulations::of(edition);
    if let Some(node) = fields.value("readings") {
        for entry in shape::mapping(node, "readings", sink)? {
            let (Some(axis), Some(option)) = (entry.key.text(), shape::text(&entry.value, "readings", sink)) else { continue };
            change(&mut regulations, (axis, entry.key.span()), (option, entry.value.span()), sink);
        }
    }
    Some(regulations)
}

/// Reads a key of `under:`, such as `fide-c07-2024-08` or `dummy-cap=uncapped+cut-order=plain-lowest`. Axes change the
/// scenario's own regulations, or those of the edition that the key begins with.
pub(super) fn under(key: &Node<'_>, own: &Regulations, sink: &mut Sink) -> Option<Regulations> {
    let source = std::sync::Arc::clone(sink.source());
    let lines = key.lines(&source.text);
    let parts: Vec<Line<'_>> = lines.iter().flat_map(|line| line.split(|letter| letter == '+')).collect();
    let mut regulations = own.clone();
    let mut changed: Vec<(&str, Range<usize>)> = Vec::new();
    let mut well = true;
    for (index, part) in parts.iter().enumerate() {
        let Some(at) = part.text.find('=') else {
            match edition(part.text, part.span(), sink) {
                Some(edition) if index == 0 => {
                    if edition.id == own.edition.id && parts.len() == 1 && own.changes.is_empty() {
                        sink.push(Diagnostic::warning(Code::NothingChanged, part.span()).arg("what", &edition.id));
                    }
                    regulations = Regulations::of(edition);
                }
                Some(edition) => {
                    sink.push(Diagnostic::error(Code::UnknownAxis, part.span()).arg("axis", &edition.id).help("first"));
                    well = false;
                }
                None => well = false,
            }
            continue;
        };
        let (axis, option) = (part.cut(0..at), part.cut(at + 1..part.text.len()));
        if let Some((_, first)) = changed.iter().find(|(earlier, _)| *earlier == axis.text) {
            let fault = Diagnostic::error(Code::AxisTwice, axis.span()).arg("axis", axis.text).label("again");
            sink.push(fault.also(first.clone(), "first"));
            well = false;
            continue;
        }
        well &= change(&mut regulations, (axis.text, axis.span()), (option.text, option.span()), sink);
        changed.push((axis.text, axis.span()));
    }
    (well && !parts.is_empty()).then_some(regulations)
}

fn edition(id: &str, at: Range<usize>, sink: &mut Sink) -> Option<&'static Edition> {
    let found = rules().edition(id.trim());
    if found.is_none() {
        let fault = Diagnostic::error(Code::UnknownEdition, at).arg("id", shorten(id));
        let ids = || rules().editions().map(|edition| edition.id.as_str());
        // The ids are alike: only a slip of the pen is near.
        let near = nearest(id, ids()).filter(|similar| edit_distance(&id.trim().to_lowercase(), similar) <= 2);
        sink.push(match near {
            Some(similar) => fault.arg("similar", similar).label("similar"),
            None => fault.arg("known", ids().collect::<Vec<_>>().join(", ")).help("known"),
        });
    }
    found
}

/// Sets one axis; says whether there is such an axis with such an option.
fn change(regulations: &mut Regulations, axis: (&str, Range<usize>), option: (&str, Range<usize>), sink: &mut Sink) -> bool {
    let Some(&(axis_id, options)) = AXES.iter().find(|(id, _)| *id == axis.0) else {
        let fault = Diagnostic::error(Code::UnknownAxis, axis.1).arg("axis", shorten(axis.0));
        sink.push(match nearest(axis.0, AXES.iter().map(|(id, _)| *id)) {
            Some(similar) => fault.arg("similar", similar).label("similar"),
            None => fault.arg("known", AXES.iter().map(|(id, _)| *id).collect::<Vec<_>>().join(", ")).help("known"),
        });
        return false;
    };
    let Some(&option_id) = options.iter().find(|id| **id == option.0) else {
        let fault = Diagnostic::error(Code::UnknownOption, option.1).arg("axis", axis_id).arg("option", shorten(option.0));
        let fault = match nearest(option.0, options.iter().copied()) {
            Some(similar) => fault.arg("similar", similar).label("similar"),
            None => fault,
        };
        sink.push(fault.arg("known", options.join(", ")).help("known"));
        return false;
    };
    let Ok(reading) = regulations.reading.with(axis_id, option_id) else { return false };
    if reading == regulations.reading {
        let what = format!("{axis_id}: {option_id}");
        sink.push(Diagnostic::warning(Code::NothingChanged, axis.1.start..option.1.end).arg("what", what));
    }
    regulations.reading = reading;
    regulations.changes.retain(|(changed, _)| *changed != axis_id);
    regulations.changes.push((axis_id, option_id));
    true
}
