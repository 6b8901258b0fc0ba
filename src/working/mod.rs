//! The working: a tree of steps, each with its value, the rule it follows and the reason it applied or did not.
//!
//! A tie-break value exists only as the result of such a tree. A step's value is computed from its children when it is
//! built and cannot be set; [`replay`] computes it once more from the leaves. Tie-breaks are written against a
//! [`Recorder`], so that the same computation also runs without keeping any step: see [`Values`].

mod expected;
mod json;
mod kind;
mod path;
mod reason;
mod recorder;
mod step;

pub use json::{VERSION, to_json};
pub use kind::Kind;
pub use path::{Located, Path, adding, find, locate};
pub use reason::{Category, Reason};
pub use recorder::{Label, Recorder, Steps, Values};
pub use step::{Child, Operation, Part, Step, Value, replay};
