//! The format, described once: every mapping with its keys and what the value of each looks like. What they mean is in
//! `templates/locales/*/schema.ftl`, as `schema-player` with the attribute `.rating`.
//!
//! The reader takes from it which keys exist, which are required and what could have been meant by a mistyped one;
//! [`schema`](super::schema) makes of it what editors complete and explain while one writes.

use super::values::shorten;
use super::yaml::{Entry, Kind, Node};
use crate::diagnostic::{Code, Diagnostic, Sink, nearest};

/// A mapping with fixed keys.
#[derive(Debug)]
pub(super) struct Shape {
    /// Its name in the schema.
    pub name: &'static str,
    /// Its keys in the order in which they are usually written.
    pub keys: &'static [Key],
}

/// A key of a mapping.
#[derive(Debug)]
pub(super) struct Key {
    pub name: &'static str,
    pub required: bool,
    pub value: Value,
}

/// What a value looks like.
#[derive(Debug)]
pub(super) enum Value {
    /// A text of one line.
    Line,
    /// A text of any length.
    Text,
    /// A text of the kind inside, or a mapping from languages to such texts.
    Words(&'static Value),
    /// An exact number.
    Number,
    /// A whole number from the first to the second.
    Whole(u32, u32),
    /// One of some words, and what they are called together in the language files.
    Word(&'static str, &'static [&'static str]),
    /// The id of an edition.
    Edition,
    /// A tie-break code.
    Code,
    /// A tie-break code or `rank`.
    Subject,
    /// A cell of one participant in one round.
    Cell,
    /// A cell of one team in one round.
    TeamCell,
    /// The matches of a round with the results on the boards.
    Matches,
    /// A mapping from rounds to who sat at the boards.
    LineUps,
    /// A pairing of one round.
    Pairing,
    /// A participant's name or pairing number.
    Participant,
    /// A number, the sign for none, or for a rank a place.
    Contribution,
    /// A place, or shared places.
    Place,
    /// The word for a value that does not exist.
    Undefined,
    /// The path of a step of a working.
    Path,
    /// A mapping from paths to the values of steps.
    Steps,
    /// A list.
    List(&'static Value),
    /// A mapping with fixed keys.
    Mapping(&'static Shape),
    /// A mapping from axes to options.
    Readings,
    /// A mapping from participants to what is expected of them.
    Expectations,
    /// A mapping from regulations to such mappings.
    Under,
    /// One of several.
    Either(&'static [Value]),
}

const fn key(name: &'static str, value: Value) -> Key {
    Key { name, required: false, value }
}

const fn required(name: &'static str, value: Value) -> Key {
    Key { name, required: true, value }
}

pub(super) static SCENARIO: Shape = Shape {
    name: "scenario",
    keys: &[
        required("title", Value::Words(&Value::Line)),
        key("about", Value::Words(&Value::Text)),
        key("source", Value::Line),
        key("tags", Value::List(&Value::Line)),
        key("regulations", Value::Either(&[Value::Edition, Value::Mapping(&REGULATIONS)])),
        required("tournament", Value::Mapping(&TOURNAMENT)),
        key("tie-breaks", Value::List(&Value::Code)),
        key("expect", Value::Expectations),
        key("published", Value::List(&Value::Mapping(&PUBLISHED))),
        key("under", Value::Under),
        key("questions", Value::List(&Value::Mapping(&QUESTION))),
    ],
};

pub(super) static REGULATIONS: Shape =
    Shape { name: "regulations", keys: &[key("edition", Value::Edition), key("readings", Value::Readings)] };

/// The systems as they are written.
pub(super) const SYSTEMS: [&str; 7] =
    ["swiss", "round-robin", "double-round-robin", "team-swiss", "team-round-robin", "team-double-round-robin", "team-knock-out"];

/// The scores of teams as they are written.
pub(super) const PRIMARY: [&str; 2] = ["match-points", "game-points"];
/// Which of several ratings counts, as it is written.
pub(super) const RATINGS_USED: [&str; 2] = ["first", "last"];

pub(super) static TOURNAMENT: Shape = Shape {
    name: "tournament",
    keys: &[
        required("system", Value::Word("system", &SYSTEMS)),
        key("rounds", Value::Either(&[Value::Whole(1, 2000), Value::List(&Value::Either(&[Value::Text, Value::List(&Value::Pairing)]))])),
        key("scheduled-rounds", Value::Whole(1, 2000)),
        key("starts", Value::Line),
        key("scoring", Value::Mapping(&SCORING)),
        key("boards", Value::Whole(1, 50)),
        key("primary", Value::Word("primary", &PRIMARY)),
        key("game-scoring", Value::Mapping(&GAME_SCORING)),
        key("unrated", Value::Whole(1, 4000)),
        key("ratings-used", Value::Word("ratings-used", &RATINGS_USED)),
        key("awarded", Value::List(&Value::Mapping(&AWARDED))),
        key("players", Value::List(&Value::Mapping(&PLAYER))),
        key("teams", Value::List(&Value::Mapping(&TEAM))),
        key("matches", Value::List(&Value::Matches)),
        key("crosstable", Value::Text),
    ],
};

pub(super) static SCORING: Shape = Shape {
    name: "scoring",
    keys: &[
        key("win", Value::Number),
        key("draw", Value::Number),
        key("loss", Value::Number),
        key("forfeit-win", Value::Number),
        key("forfeit-loss", Value::Number),
        key("pairing-allocated-bye", Value::Number),
        key("full-point-bye", Value::Number),
        key("half-point-bye", Value::Number),
        key("zero-point-bye", Value::Number),
        key("absence", Value::Number),
    ],
};

pub(super) static AWARDED: Shape = Shape {
    name: "awarded",
    keys: &[
        required("of", Value::Participant),
        required("round", Value::Whole(1, 2000)),
        key("points", Value::Number),
        key("match-points", Value::Number),
        key("game-points", Value::Number),
    ],
};

pub(super) static GAME_SCORING: Shape = Shape {
    name: "game-scoring",
    keys: &[
        key("win", Value::Number),
        key("draw", Value::Number),
        key("loss", Value::Number),
        key("forfeit-win", Value::Number),
        key("forfeit-loss", Value::Number),
        key("pairing-allocated-bye", Value::Number),
        key("full-point-bye", Value::Number),
        key("half-point-bye", Value::Number),
        key("zero-point-bye", Value::Number),
        key("absence", Value::Number),
    ],
};

pub(super) static TEAM: Shape = Shape {
    name: "team",
    keys: &[
        required("no", Value::Whole(1, 999_999_999)),
        required("name", Value::Line),
        key("players", Value::List(&Value::Either(&[Value::Line, Value::Mapping(&MEMBER)]))),
        key("line-ups", Value::LineUps),
        key("match-points", Value::Number),
        key("game-points", Value::Number),
        key("games", Value::List(&Value::TeamCell)),
    ],
};

pub(super) static MEMBER: Shape = Shape { name: "member", keys: &[required("name", Value::Line), key("rating", Value::Whole(0, 4000))] };

pub(super) static PLAYER: Shape = Shape {
    name: "player",
    keys: &[
        required("no", Value::Whole(1, 999_999_999)),
        required("name", Value::Line),
        key("rating", Value::Either(&[Value::Whole(0, 4000), Value::List(&Value::Whole(0, 4000))])),
        key("title", Value::Line),
        key("federation", Value::Line),
        key("points", Value::Number),
        key("games", Value::List(&Value::Cell)),
    ],
};

pub(super) static DERIVATION: Shape = Shape {
    name: "derivation",
    keys: &[
        required("value", Value::Either(&[Value::Number, Value::Place, Value::Undefined])),
        key("counted", Value::List(&Value::Participant)),
        key("contributions", Value::List(&Value::Contribution)),
        key("cut", Value::List(&Value::Whole(1, 2000))),
        key("steps", Value::Steps),
    ],
};

/// What an expected value looks like.
pub(super) static EXPECTED: Value = Value::Either(&[Value::Number, Value::Place, Value::Undefined, Value::Mapping(&DERIVATION)]);

pub(super) static PUBLISHED: Shape = Shape {
    name: "published",
    keys: &[
        required("participant", Value::Participant),
        required("tie-break", Value::Subject),
        key("step", Value::Path),
        required("printed", Value::Either(&[Value::Number, Value::Place, Value::Undefined])),
        required("because", Value::Words(&Value::Text)),
        key("in", Value::Words(&Value::Line)),
    ],
};

pub(super) static QUESTION: Shape = Shape { name: "question", keys: &[required("ask", Value::Code), required("of", Value::Participant)] };

/// The values of a mapping with fixed keys.
pub(super) struct Fields<'n, 's> {
    shape: &'static Shape,
    values: Vec<Option<&'n Entry<'s>>>,
}

impl<'n, 's> Fields<'n, 's> {
    /// Takes a mapping apart. Unknown, missing and empty keys are reported; `place` is where a missing key is shown and
    /// `name` what the mapping is called.
    pub fn of(node: &'n Node<'s>, shape: &'static Shape, name: &str, sink: &mut Sink) -> Option<Fields<'n, 's>> {
        let entries = mapping(node, name, sink)?;
        let mut values: Vec<Option<&Entry<'_>>> = vec![None; shape.keys.len()];
        for entry in entries {
            let written = entry.key.text().unwrap_or_default();
            match shape.keys.iter().position(|key| key.name == written) {
                // A repeated key has been reported already; the first one counts.
                Some(at) if values[at].is_none() => values[at] = Some(entry),
                Some(_) => {}
                None => unknown_key(&entry.key, shape.keys.iter().map(|key| key.name), sink),
            }
        }
        for (key, value) in shape.keys.iter().zip(&mut values) {
            match value {
                None if key.required => {
                    let at = if name.is_empty() { 0..0 } else { head(node, sink) };
                    sink.push(Diagnostic::error(Code::MissingKey, at).arg("key", key.name).arg("place", name).arg("where", depth(name)));
                }
                Some(entry) if entry.value.is_empty_text() => {
                    sink.push(Diagnostic::error(Code::EmptyValue, entry.key.span()).arg("key", key.name).help("help"));
                    *value = None;
                }
                _ => {}
            }
        }
        Some(Fields { shape, values })
    }

    /// The entry of a key, where it is written and not empty.
    pub fn entry(&self, name: &str) -> Option<&'n Entry<'s>> {
        let at = self.shape.keys.iter().position(|key| key.name == name);
        debug_assert!(at.is_some(), "{} has no key {name}", self.shape.name);
        at.and_then(|at| self.values[at])
    }

    /// The value of a key.
    pub fn value(&self, name: &str) -> Option<&'n Node<'s>> {
        self.entry(name).map(|entry| &entry.value)
    }
}

/// Reports a key that is none of those that can stand there.
pub(super) fn unknown_key(key: &Node<'_>, known: impl Iterator<Item = &'static str> + Clone, sink: &mut Sink) {
    let written = key.text().unwrap_or_default();
    let fault = Diagnostic::error(Code::UnknownKey, key.span()).arg("key", shorten(written));
    sink.push(match nearest(written, known.clone()) {
        Some(similar) => fault.arg("similar", similar).label("similar"),
        None => {
            let known: Vec<&str> = known.collect();
            fault.arg("known", known.join(", ")).help("known")
        }
    });
}

/// Whether a name is that of the whole file, which has none.
fn depth(name: &str) -> &'static str {
    if name.is_empty() { "top" } else { "inside" }
}

/// The first line of a node, enough to show which one is meant.
pub(super) fn head(node: &Node<'_>, sink: &Sink) -> std::ops::Range<usize> {
    let span = node.span();
    let text = &sink.source().text[span.clone()];
    span.start..span.start + text.find('\n').unwrap_or(text.len())
}

/// The entries of a mapping.
pub(super) fn mapping<'n, 's>(node: &'n Node<'s>, name: &str, sink: &mut Sink) -> Option<&'n [Entry<'s>]> {
    match &node.kind {
        Kind::Mapping(entries) => Some(entries),
        _ => wrong_kind(node, "mapping", name, sink),
    }
}

/// The items of a list.
pub(super) fn list<'n, 's>(node: &'n Node<'s>, name: &str, sink: &mut Sink) -> Option<&'n [Node<'s>]> {
    match &node.kind {
        Kind::Sequence(items) => Some(items),
        _ => wrong_kind(node, "list", name, sink),
    }
}

/// A text.
pub(super) fn text<'n>(node: &'n Node<'_>, name: &str, sink: &mut Sink) -> Option<&'n str> {
    match node.text() {
        Some(text) => Some(text),
        None => wrong_kind(node, "text", name, sink),
    }
}

/// Reports that a value is of another kind than it must be.
pub(super) fn wrong_kind<T>(node: &Node<'_>, wanted: &str, name: &str, sink: &mut Sink) -> Option<T> {
    let found = match node.kind {
        Kind::Scalar(_) => "text",
        Kind::Sequence(_) => "list",
        Kind::Mapping(_) => "mapping",
    };
    let fault = Diagnostic::error(Code::WrongKind, head(node, sink)).arg("name", name).arg("where", depth(name));
    let fault = fault.arg("found", found).arg("wanted", wanted);
    sink.push(if wanted == "list" { fault.help("list") } else { fault });
    None
}
