//! What is shown of results: view-models that templates put on a page, and the formats for machines.
//!
//! A view-model is data: it names the sentences and holds every number, and templates only arrange them.

pub mod article;
pub mod check;
mod cited;
pub mod compare;
pub mod coverage;
pub mod explanation;
pub mod finding;
#[cfg(feature = "cli")]
pub mod junit;
pub mod readings;
mod scene;
#[cfg(feature = "cli")]
pub mod site;
pub mod standings;
pub mod why;

pub use cited::OfEdition;
pub use scene::{Other, Scene};

/// The format of a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Plain text for a terminal.
    Text,
    /// Markdown.
    Markdown,
    /// A page of HTML that stands alone.
    Html,
    /// The working as JSON.
    Json,
}

/// How much is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// The contributions and the line of arithmetic.
    Short,
    /// Every step with its article, what did not apply, and what other readings would give.
    Full,
}
