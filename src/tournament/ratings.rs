//! Which rating of a participant counts.

/// What the event announced on ratings where C.07 10 asks for an announcement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RatingRules {
    /// The rating, in rating points, that stands for that of every participant who has none; without it the tie-breaks
    /// on ratings are not used as soon as one participant is unrated.
    pub unrated: Option<u32>,
    /// Which of several ratings counts.
    pub used: RatingUsed,
}

/// Which rating of a participant who had several during the event counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum RatingUsed {
    /// The first, as C.07 10 has it.
    #[default]
    First,
    /// The last, where the event says so.
    Last,
}
