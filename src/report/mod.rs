//! What is shown of results: view-models that templates put on a page, and the formats for machines.

pub mod article;
pub mod check;
#[cfg(feature = "cli")]
pub mod junit;
pub mod standings;
