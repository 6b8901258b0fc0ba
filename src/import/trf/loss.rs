//! What a report file cannot hold.

use crate::locale::{FluentValue, Locale};

/// Something that a report file cannot hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Loss {
    /// Expected values beside points and ranks, this many.
    Expectations(usize),
    /// Printed values, values under other regulations, questions, tags or the text about the case.
    Teaching,
    /// The event's own readings.
    Readings,
    /// The edition: a report file has it only by the start date of the tournament.
    Edition,
    /// A name that is cut to the letters that have room.
    Name(String),
    /// A value of the scoring system, by its name.
    Scoring(&'static str),
    /// Points that have more than one decimal, of somebody.
    Points(String),
    /// Ratings that change during the event, and the rating announced for those who have none.
    Ratings,
    /// Colours that are not known.
    Colours,
    /// Rounds that are not known: those of a grid are made up.
    Rounds,
    /// Games that are not known.
    UnknownGames,
    /// Who sat on which board: the first members of each team are taken.
    LineUps,
    /// Players of a team, by its name: the file needs one for each board.
    Players(String),
    /// Records of the file that was read, by their tags.
    Records(String),
    /// That game points rank the teams: only the types of Swiss tournaments say so.
    Primary,
}

/// A scenario that no report file can hold at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unwritable {
    /// Teams of which the results on the boards are not all known: a report file is made of games.
    Boards,
    /// A knock-out of players, which report files are not read as.
    KnockOut,
    /// A pairing number has more digits than there is room for.
    Number(u32),
    /// The encounters of a grid that is not complete have no rounds.
    Grid,
}

impl Loss {
    /// What is not in the file, in words.
    pub fn text(&self, locale: &Locale) -> String {
        let key = match self {
            Loss::Expectations(_) => "trf-loss-expectations",
            Loss::Teaching => "trf-loss-teaching",
            Loss::Readings => "trf-loss-readings",
            Loss::Edition => "trf-loss-edition",
            Loss::Name(_) => "trf-loss-name",
            Loss::Scoring(_) => "trf-loss-scoring",
            Loss::Points(_) => "trf-loss-points",
            Loss::Ratings => "trf-loss-ratings",
            Loss::Colours => "trf-loss-colours",
            Loss::Rounds => "trf-loss-rounds",
            Loss::UnknownGames => "trf-loss-unknown-games",
            Loss::LineUps => "trf-loss-line-ups",
            Loss::Players(_) => "trf-loss-players",
            Loss::Records(_) => "trf-loss-records",
            Loss::Primary => "trf-loss-primary",
        };
        let (count, what) = match self {
            Loss::Expectations(count) => (*count, ""),
            Loss::Name(name) | Loss::Points(name) | Loss::Players(name) | Loss::Records(name) => (1, name.as_str()),
            Loss::Scoring(name) => (1, *name),
            _ => (1, ""),
        };
        let count = FluentValue::from(i64::try_from(count).unwrap_or(i64::MAX));
        locale.text(key, &[("count", count), ("what", FluentValue::from(what))]).unwrap_or_default()
    }
}

impl Unwritable {
    /// The key of the message that says why, with the pairing number concerned.
    pub fn key(self) -> (&'static str, Option<u32>) {
        match self {
            Unwritable::Boards => ("trf-unwritable-boards", None),
            Unwritable::KnockOut => ("trf-unwritable-knock-out", None),
            Unwritable::Number(number) => ("trf-unwritable-number", Some(number)),
            Unwritable::Grid => ("trf-unwritable-grid", None),
        }
    }
}
