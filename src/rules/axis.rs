//! The words of the axes.

use serde::Deserialize;

use super::Texts;

/// What an option of an axis is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// The rule of an edition.
    Edition,
    /// The rule of an edition before September 2023, of another regime than today's: not told beside values of today.
    Former,
    /// A reading that the text allows.
    Admissible,
    /// A reading that the text rules out and that learners or programs are known for.
    Misreading,
}

impl Standing {
    /// Whether it is the rule of an edition, today's or an older one.
    pub fn is_of_an_edition(self) -> bool {
        matches!(self, Standing::Edition | Standing::Former)
    }
}

/// One way to read a point.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AxisOption {
    /// The id, such as `uncapped`.
    pub id: String,
    /// What it is.
    pub is: Standing,
    /// What is done.
    pub text: Texts,
    /// Why.
    pub ground: Texts,
}

/// A point on which editions differ, the text is open or learners err.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Axis {
    /// The id, such as `dummy-cap`.
    pub id: String,
    /// The concepts whose articles decide it.
    pub concepts: Vec<String>,
    /// The question in plain words.
    pub question: Texts,
    /// The ways to read it.
    pub options: Vec<AxisOption>,
}

impl Axis {
    /// The option with this id.
    pub fn option(&self, id: &str) -> Option<&AxisOption> {
        self.options.iter().find(|option| option.id == id)
    }
}
