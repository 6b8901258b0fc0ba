//! What the choice of a reading decides: which reading gives a wrong value, what changes between two regulations, and
//! which options a set of scenarios really tests.

pub mod compare;
pub mod coverage;
pub mod diagnosis;

use crate::rules::{Standing, rules};
use crate::scenario::Regulations;

/// A single axis read otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Swap {
    /// The axis.
    pub axis: &'static str,
    /// The other option.
    pub option: &'static str,
    /// What the option is.
    pub standing: Standing,
}

impl Swap {
    /// The regulations with the axis read so.
    pub fn of(self, regulations: &Regulations) -> Regulations {
        let mut other = regulations.clone();
        if let Ok(reading) = other.reading.with(self.axis, self.option) {
            other.reading = reading;
            other.changes.retain(|&(axis, _)| axis != self.axis);
            other.changes.push((self.axis, self.option));
        }
        other
    }
}

/// Every way to read a single axis otherwise than the regulations do, in the order of the axes.
pub fn swaps(regulations: &Regulations) -> Vec<Swap> {
    let of_axis = |(axis, present): (&'static str, &'static str)| {
        let options = rules().axis(axis).map(|axis| axis.options.as_slice()).unwrap_or_default();
        let others = options.iter().filter(move |option| option.id != present);
        others.map(move |option| Swap { axis, option: &option.id, standing: option.is })
    };
    regulations.reading.options().into_iter().flat_map(of_axis).collect()
}
