//! The line of arithmetic that a working ends in.

use crate::Exact;
use crate::render::{Line, Style};
use crate::working::{Kind, Operation, Part, Step, Value};

/// What one round gives to a value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Contribution<'s> {
    /// The slot.
    pub(super) slot: u16,
    /// The step.
    pub(super) step: &'s Step,
    /// What becomes of it.
    pub(super) part: Part,
    /// Its value.
    pub(super) value: Value,
}

/// The contributions below a step, in the order of the rounds.
pub(super) fn contributions(step: &Step) -> Vec<Contribution<'_>> {
    step.steps()
        .filter_map(|child| match child.kind() {
            Kind::Contribution { slot, .. } => Some(Contribution { slot, step: child, part: child.part(), value: child.value() }),
            _ => None,
        })
        .collect()
}

/// The sum of all contributions, nothing cut yet: `3 + 2½ + 1½ = 7`.
pub(super) fn sum_before_cuts(step: &Step) -> Option<Line> {
    let values = contributions(step).into_iter().filter(|one| one.part != Part::LeftOut).map(|one| one.value);
    let values: Vec<Exact> = values.collect::<Option<_>>()?;
    let sum = values.iter().copied().sum();
    Some(Line::of("+", values.into_iter().map(|value| (value, Style::Plain))).equals(sum))
}

/// The value as one line: `3 + ~~2½~~ + 1½ = 4½`, or a quotient, or the single number it is.
pub(super) fn result(step: &Step) -> Option<Line> {
    let value = step.value()?;
    if step.operation() == Operation::Quotient {
        let mut parts = step.steps().filter_map(Step::value);
        return Some(Line::new(parts.next()?, Style::Plain).then("÷", parts.next()?, Style::Plain).equals(value));
    }
    if step.operation() == Operation::Sum && step.steps().next().is_some_and(|first| first.kind() == Kind::Sum) {
        // A sum of the contributions and of what is added to it.
        let parts = step.steps().map(|part| Some((part.value()?, Style::Plain))).collect::<Option<Vec<_>>>()?;
        return Some(if let [(only, _)] = parts[..] { Line::new(only, Style::Strong) } else { Line::of("+", parts).equals(value) });
    }
    let counted: Vec<Contribution<'_>> = contributions(step).into_iter().filter(|one| one.part != Part::LeftOut).collect();
    if counted.is_empty() {
        // Rounds that were considered add up to nothing.
        return contributions(step).first().map(|_| Line::new(value, Style::Strong));
    }
    let style = |part| if part == Part::Cut { Style::Cut } else { Style::Plain };
    let terms = counted.iter().map(|one| Some((one.value?, style(one.part)))).collect::<Option<Vec<_>>>()?;
    if let [(only, Style::Plain)] = terms.as_slice() {
        return Some(Line::new(*only, Style::Strong));
    }
    Some(Line::of("+", terms).equals(value))
}

/// Whether anything is cut.
pub(super) fn has_cuts(step: &Step) -> bool {
    step.steps().any(|child| matches!(child.kind(), Kind::Cut { .. }))
}
