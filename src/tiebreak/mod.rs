//! The tie-breaks: one file each, computed against a recorder that keeps either the steps or the bare value.

mod code;

pub use code::{Code, Cut, Name, ParseCodeError, TeamScore};
