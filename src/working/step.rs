//! One step of a working.

use std::sync::Arc;

use super::expected::{greatest_rating, least_rating};
use super::{Kind, Reason};
use crate::Exact;
use crate::rounding::Rounding;
use crate::rules::{Cites, Table};

/// The value of a step; `None` is undefined, and the step's reason says why.
pub type Value = Option<Exact>;

/// How the value of a step follows from its children.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operation {
    /// It does not: a fact, or undefined.
    Given,
    /// The sum of the children that [count](Part::Counted).
    Sum,
    /// The product of the children.
    Product,
    /// The first child divided by the second; undefined when that is 0 or less.
    Quotient,
    /// The first child less the second.
    Difference,
    /// The only child rounded to so many decimals.
    Round {
        /// The number of decimals that are kept.
        places: u8,
        /// Where a number in between goes.
        rounding: Rounding,
    },
    /// What a table has for the only child; undefined when the table has no line for it.
    Lookup(Table),
    /// The least whole rating at which the points of the first child are expected against the ratings of the other
    /// children that [count](Part::Counted); undefined when there is no least, or none.
    LeastRating,
    /// The greatest whole rating at which no more than the points of the first child are expected against the other
    /// children that [count](Part::Counted); the least that expects them where no rating expects more.
    GreatestRating,
    /// The least of the children.
    Least,
    /// The greatest of the children.
    Greatest,
    /// The child, rounded towards zero.
    Truncate,
    /// The first child; the others are what it was weighed against.
    First,
    /// 1 when the first child is at least the second, else 0.
    AtLeast,
    /// 1 when the first child is above the second, else 0.
    Above,
    /// It has none: the children are the lines of a table.
    Table,
}

impl Operation {
    /// The name in the public JSON.
    pub fn key(self) -> &'static str {
        match self {
            Operation::Given => "given",
            Operation::Sum => "sum",
            Operation::Product => "product",
            Operation::Quotient => "quotient",
            Operation::Difference => "difference",
            Operation::Round { rounding, .. } => rounding.key(),
            Operation::Lookup(_) => "lookup",
            Operation::LeastRating => "least-rating",
            Operation::GreatestRating => "greatest-rating",
            Operation::Least => "least",
            Operation::Greatest => "greatest",
            Operation::Truncate => "truncate",
            Operation::First => "first",
            Operation::AtLeast => "at-least",
            Operation::Above => "above",
            Operation::Table => "table",
        }
    }

    /// Applies the operation to children's values.
    pub(super) fn apply(self, mut children: impl Iterator<Item = (Value, Part)>) -> Value {
        match self {
            Operation::Given | Operation::Table => None,
            Operation::Sum => {
                children.filter(|&(_, part)| part == Part::Counted).try_fold(Exact::ZERO, |sum, (value, _)| Some(sum + value?))
            }
            Operation::Product => {
                children.filter(|&(_, part)| part != Part::Evidence).try_fold(Exact::ONE, |product, (value, _)| Some(product * value?))
            }
            Operation::Quotient => {
                let (dividend, divisor) = (children.next()?.0?, children.next()?.0?);
                (divisor > Exact::ZERO).then(|| dividend * Exact::new(divisor.denominator(), divisor.numerator()))
            }
            Operation::Difference => {
                let (minuend, subtrahend) = (children.next()?.0?, children.next()?.0?);
                Some(minuend - subtrahend)
            }
            Operation::Round { places, rounding } => Some(rounding.round(children.next()?.0?, places)),
            Operation::Lookup(table) => table.look_up(children.next()?.0?),
            Operation::LeastRating | Operation::GreatestRating => {
                let points = children.next()?.0?;
                let ratings = children.filter(|&(_, part)| part == Part::Counted).map(|(rating, _)| Some(rating?.numerator()));
                let ratings = ratings.collect::<Option<Vec<i64>>>()?;
                let find = if self == Operation::LeastRating { least_rating } else { greatest_rating };
                find(points, &ratings).map(Exact::from)
            }
            Operation::Least => {
                let first = children.next()?.0;
                children.try_fold(first?, |least, (value, _)| Some(least.min(value?)))
            }
            Operation::Greatest => {
                let first = children.next()?.0;
                children.try_fold(first?, |greatest, (value, _)| Some(greatest.max(value?)))
            }
            Operation::Truncate => Some(children.next()?.0?.truncated()),
            Operation::First => children.next()?.0,
            Operation::AtLeast | Operation::Above => {
                let (left, right) = (children.next()?.0?, children.next()?.0?);
                let holds = if self == Operation::Above { left > right } else { left >= right };
                Some(if holds { Exact::ONE } else { Exact::ZERO })
            }
        }
    }
}

/// What part a step plays in the sum above it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// It is added.
    Counted,
    /// It was considered and does not count; its reason says why.
    LeftOut,
    /// It would count and is cut.
    Cut,
    /// It shows how something was decided and is no addend.
    Evidence,
}

/// One step: what it is, its value, how that follows from the steps below, and the articles that order it.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    kind: Kind,
    operation: Operation,
    part: Part,
    cites: Cites,
    reason: Option<Reason>,
    value: Value,
    children: Vec<Child>,
}

/// A step below another one: its own, or one that many steps share.
#[derive(Clone, PartialEq, Debug)]
pub enum Child {
    /// A step of this place alone.
    Own(Step),
    /// A step that is built once and referred to, such as an opponent's adjusted score.
    Shared(Arc<Step>),
}

impl Child {
    /// The step.
    pub fn step(&self) -> &Step {
        match self {
            Child::Own(step) => step,
            Child::Shared(step) => step,
        }
    }

    /// The step, out of its shared place if it must be.
    pub fn into_step(self) -> Step {
        match self {
            Child::Own(step) => step,
            Child::Shared(step) => Arc::unwrap_or_clone(step),
        }
    }

    /// The part this step plays in the sum above. A shared step always counts where it is referred to.
    pub fn part(&self) -> Part {
        match self {
            Child::Own(step) => step.part,
            Child::Shared(_) => Part::Counted,
        }
    }

    /// Whether the step is shared.
    pub fn is_shared(&self) -> bool {
        matches!(self, Child::Shared(_))
    }
}

impl Step {
    /// A fact or, without a value, something undefined.
    pub(super) fn given(kind: Kind, part: Part, cites: Cites, reason: Option<Reason>, value: Value) -> Step {
        Step { kind, operation: Operation::Given, part, cites, reason, value, children: Vec::new() }
    }

    /// A step whose value follows from its children.
    pub(super) fn derived(
        kind: Kind,
        operation: Operation,
        part: Part,
        cites: Cites,
        reason: Option<Reason>,
        children: Vec<Child>,
    ) -> Step {
        let value = operation.apply(children.iter().map(|child| (child.step().value, child.part())));
        Step { kind, operation, part, cites, reason, value, children }
    }

    /// The same step as a cut one.
    pub(super) fn into_cut(mut self) -> Step {
        self.part = Part::Cut;
        self
    }

    /// What the step is.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// How its value follows from its children.
    pub fn operation(&self) -> Operation {
        self.operation
    }

    /// What part it plays in the sum above it.
    pub fn part(&self) -> Part {
        self.part
    }

    /// The concepts whose articles order it.
    pub fn cites(&self) -> Cites {
        self.cites
    }

    /// Why it applied, did not apply or has no value.
    pub fn reason(&self) -> Option<Reason> {
        self.reason
    }

    /// Its value.
    pub fn value(&self) -> Value {
        self.value
    }

    /// The steps below.
    pub fn children(&self) -> &[Child] {
        &self.children
    }

    /// The steps below, without regard to sharing.
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        self.children.iter().map(Child::step)
    }

    /// The step that has the contributions of the rounds below it: this one, or the one below that is averaged, rounded
    /// or holds the table of expectations. A step without contributions is its own.
    pub fn adding(&self) -> &Step {
        let own = self.steps().any(|step| matches!(step.kind(), Kind::Contribution { .. }));
        let below = || self.steps().find(|step| step.leads_to_contributions()).map(Step::adding);
        if own { self } else { below().unwrap_or(self) }
    }

    pub(super) fn leads_to_contributions(&self) -> bool {
        matches!(self.kind, Kind::Sum | Kind::Average | Kind::Expectation { .. })
    }
}

/// Computes a step's value once more from the facts at the leaves; always equal to [`Step::value`].
pub fn replay(step: &Step) -> Value {
    match step.operation {
        Operation::Given => step.value,
        operation => operation.apply(step.children.iter().map(|child| (replay(child.step()), child.part()))),
    }
}
