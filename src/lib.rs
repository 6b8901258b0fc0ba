//! Halfpoint recomputes chess tie-breaks.
#[cfg(feature = "cli")]
pub mod cli;
pub mod diagnostic;
pub mod exact;
pub mod locale;
pub mod render;
pub mod report;
pub mod rules;
pub mod scenario;
pub mod standings;
pub mod tiebreak;
pub mod tournament;
pub mod verdict;
pub mod working;

pub use exact::Exact;
