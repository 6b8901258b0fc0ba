//! What a computation is written against: a recorder that keeps the steps, or one that keeps only values.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

use super::{Child, Kind, Operation, Part, Reason, Step, Value};
use crate::rules::Cites;

/// What a step is apart from its value.
#[derive(Clone, Copy, Debug)]
pub struct Label {
    kind: Kind,
    cites: Cites,
    part: Part,
    reason: Option<Reason>,
}

impl Label {
    /// A step of this kind, ordered by these articles, that counts in the sum above it.
    pub fn new(kind: Kind, cites: Cites) -> Label {
        Label { kind, cites, part: Part::Counted, reason: None }
    }

    /// Says why.
    pub fn because(self, reason: Reason) -> Label {
        Label { reason: Some(reason), ..self }
    }

    /// Says why, where there is something to say.
    pub fn because_of(self, reason: Option<Reason>) -> Label {
        Label { reason, ..self }
    }

    /// Makes it a step that was considered and does not count.
    pub fn left_out(self) -> Label {
        Label { part: Part::LeftOut, ..self }
    }

    /// Makes it count or be left out.
    pub fn counted_if(self, counted: bool) -> Label {
        if counted { self } else { self.left_out() }
    }

    /// Makes it a step that shows how something was decided.
    pub fn evidence(self) -> Label {
        Label { part: Part::Evidence, ..self }
    }
}

/// Takes the steps of a computation; every tie-break is written once against it.
pub trait Recorder {
    /// Whether steps are kept, so that it is worth building those that only show something.
    const KEEPS: bool;

    /// What a step becomes.
    type Node;

    /// A fact, or something undefined.
    fn given(&self, label: Label, value: Value) -> Self::Node;

    /// A step whose value follows from its children.
    fn derive(&self, label: Label, operation: Operation, children: impl IntoIterator<Item = Self::Node>) -> Self::Node;

    /// A step that many refer to and whose value is known: built once where steps are kept.
    fn known(&self, kind: Kind, value: Value, build: impl FnOnce() -> Self::Node) -> Self::Node;

    /// The value of a step.
    fn value(node: &Self::Node) -> Value;

    /// The same step as a cut one.
    fn cut(node: Self::Node) -> Self::Node;

    /// Steps that show how something was decided, built only where steps are kept.
    fn shown<T>(&self, build: impl FnOnce() -> T) -> Option<T> {
        Self::KEEPS.then(build)
    }
}

/// Keeps the steps.
#[derive(Debug, Default)]
pub struct Steps {
    shared: RefCell<HashMap<Kind, Arc<Step>>>,
}

impl Steps {
    /// A recorder without any step yet.
    pub fn new() -> Steps {
        Steps::default()
    }
}

impl Recorder for Steps {
    const KEEPS: bool = true;
    type Node = Child;

    fn given(&self, label: Label, value: Value) -> Child {
        let Label { kind, cites, part, reason } = label;
        Child::Own(Step::given(kind, part, cites, reason, value))
    }

    fn derive(&self, label: Label, operation: Operation, children: impl IntoIterator<Item = Child>) -> Child {
        let Label { kind, cites, part, reason } = label;
        Child::Own(Step::derived(kind, operation, part, cites, reason, children.into_iter().collect()))
    }

    fn known(&self, kind: Kind, value: Value, build: impl FnOnce() -> Child) -> Child {
        if let Some(step) = self.shared.borrow().get(&kind) {
            return Child::Shared(Arc::clone(step));
        }
        // Not under the borrow: what is built may refer to shared steps itself.
        let step = Arc::new(build().into_step());
        debug_assert_eq!(step.value(), value, "{kind:?}");
        self.shared.borrow_mut().insert(kind, Arc::clone(&step));
        Child::Shared(step)
    }

    fn value(node: &Child) -> Value {
        node.step().value()
    }

    fn cut(node: Child) -> Child {
        Child::Own(node.into_step().into_cut())
    }
}

/// Keeps only values.
#[derive(Clone, Copy, Debug, Default)]
pub struct Values;

impl Recorder for Values {
    const KEEPS: bool = false;
    type Node = (Value, Part);

    fn given(&self, label: Label, value: Value) -> (Value, Part) {
        (value, label.part)
    }

    fn derive(&self, label: Label, operation: Operation, children: impl IntoIterator<Item = (Value, Part)>) -> (Value, Part) {
        (operation.apply(children.into_iter()), label.part)
    }

    fn known(&self, _: Kind, value: Value, _: impl FnOnce() -> (Value, Part)) -> (Value, Part) {
        (value, Part::Counted)
    }

    fn value(node: &(Value, Part)) -> Value {
        node.0
    }

    fn cut((value, _): (Value, Part)) -> (Value, Part) {
        (value, Part::Cut)
    }
}
