//! The format, described once: every mapping with its keys, what each means and what its value looks like.
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
    /// What it is.
    pub doc: &'static str,
    /// Its keys in the order in which they are usually written.
    pub keys: &'static [Key],
}

/// A key of a mapping.
#[derive(Debug)]
pub(super) struct Key {
    pub name: &'static str,
    pub required: bool,
    pub value: Value,
    pub doc: &'static str,
}

/// What a value looks like.
#[derive(Debug)]
pub(super) enum Value {
    /// A text of one line.
    Line,
    /// A text of any length.
    Text,
    /// An exact number.
    Number,
    /// A whole number from the first to the second.
    Whole(u32, u32),
    /// One of some words.
    Word(&'static [(&'static str, &'static str)]),
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

const fn key(name: &'static str, value: Value, doc: &'static str) -> Key {
    Key { name, required: false, value, doc }
}

const fn required(name: &'static str, value: Value, doc: &'static str) -> Key {
    Key { name, required: true, value, doc }
}

pub(super) static SCENARIO: Shape = Shape {
    name: "scenario",
    doc: "A tournament with the regulations it is played under and the values that it is expected to give.",
    keys: &[
        required("title", Value::Line, "What the scenario shows, in one line."),
        key("about", Value::Text, "What the case teaches, in Markdown. Articles in square brackets, such as [16.4.1], become links."),
        key("source", Value::Line, "Where the case comes from."),
        key("tags", Value::List(&Value::Line), "Words to select the scenario by."),
        key(
            "regulations",
            Value::Either(&[Value::Edition, Value::Mapping(&REGULATIONS)]),
            "The edition of the regulations, or a mapping that reads single points otherwise (C.07 16.6). Without it the edition in force when the tournament starts, where “starts” tells, else that of 1 March 2026.",
        ),
        required("tournament", Value::Mapping(&TOURNAMENT), "The facts: who took part and what happened."),
        key(
            "tie-breaks",
            Value::List(&Value::Code),
            "The ordered list of tie-breaks. Points (PTS) stand in front of it, written or not; without a list they alone rank.",
        ),
        key("expect", Value::Expectations, "The expected values, per participant."),
        key("published", Value::List(&Value::Mapping(&PUBLISHED)), "Printed values that are known to be wrong."),
        key("under", Value::Under, "Expected values under another edition, or with single axes read otherwise."),
        key("questions", Value::List(&Value::Mapping(&QUESTION)), "Questions for worksheets."),
    ],
};

pub(super) static REGULATIONS: Shape = Shape {
    name: "regulations",
    doc: "An edition with the points that the event reads otherwise.",
    keys: &[
        key(
            "edition",
            Value::Edition,
            "The edition. Without it the one in force when the tournament starts, where “starts” tells, else that of 1 March 2026.",
        ),
        key("readings", Value::Readings, "The axes that the event reads otherwise than the edition: axis and option."),
    ],
};

/// The systems as they are written.
pub(super) const SYSTEMS: [(&str, &str); 7] = [
    ("swiss", "Pairings made round by round."),
    ("round-robin", "Everybody meets everybody once."),
    ("double-round-robin", "Everybody meets everybody twice."),
    ("team-swiss", "Teams, paired round by round."),
    ("team-round-robin", "Teams; every team meets every other once."),
    ("team-double-round-robin", "Teams; every team meets every other twice."),
    ("team-knock-out", "Teams; whoever loses a match is out."),
];

/// The scores of teams as they are written.
pub(super) const PRIMARY: [(&str, &str); 2] =
    [("match-points", "Match points rank the teams."), ("game-points", "Game points rank the teams.")];
/// Which of several ratings counts, as it is written.
pub(super) const RATINGS_USED: [(&str, &str); 2] =
    [("first", "The first, as the regulation has it (C.07 10)."), ("last", "The last, where the event's own regulations say so.")];

pub(super) static TOURNAMENT: Shape = Shape {
    name: "tournament",
    doc: "The facts. The games are given in exactly one of three ways: in the rows of the players, round by round, or as a pasted crosstable.",
    keys: &[
        required("system", Value::Word(&SYSTEMS), "How the pairings come about."),
        key(
            "rounds",
            Value::Either(&[Value::Whole(1, 2000), Value::List(&Value::Either(&[Value::Text, Value::List(&Value::Pairing)]))]),
            "The number of rounds; or the rounds themselves, each a list of pairings such as 1-2 1-0 (White is named first), 3?4 ½-½ (colours not known), 5-6 +:- (forfeit), 7 pab (bye).",
        ),
        key(
            "scheduled-rounds",
            Value::Whole(1, 2000),
            "The number of rounds of the whole tournament, where fewer have been played so far.",
        ),
        key(
            "starts",
            Value::Line,
            "The day on which the tournament starts, such as 2025-05-01. Without “regulations” it decides which edition is in force.",
        ),
        key(
            "scoring",
            Value::Mapping(&SCORING),
            "What each outcome is worth, where it is not 1, ½ and 0; for teams in match points, where it is not 2, 1 and 0.",
        ),
        key("boards", Value::Whole(1, 50), "For teams: the number of boards of a match."),
        key("primary", Value::Word(&PRIMARY), "For teams: the score that ranks them; match points without it."),
        key("game-scoring", Value::Mapping(&GAME_SCORING), "For teams: what games and unplayed matches are worth in game points."),
        key(
            "unrated",
            Value::Whole(1, 4000),
            "The rating that the event announced for players who have none. Without it no tie-break on ratings is computed when a player is unrated (C.07 10).",
        ),
        key(
            "ratings-used",
            Value::Word(&RATINGS_USED),
            "Which rating counts of a player who had several during the event; the first without it.",
        ),
        key("players", Value::List(&Value::Mapping(&PLAYER)), "The participants."),
        key("teams", Value::List(&Value::Mapping(&TEAM)), "The participants of a tournament of teams."),
        key(
            "matches",
            Value::List(&Value::Matches),
            "For teams: the results on the boards, round by round. Each match is written 1-8: 1 ½ 0 1 (the team named first has White on board 1; its results from board 1 on), a game not played + or -, a match forfeited as a whole 1-8: +:-, a bye 5: pab.",
        ),
        key(
            "crosstable",
            Value::Text,
            "A pasted table, its columns separated by |, by tabs or by two or more spaces: a round-robin grid, or a Swiss table with one cell per round.",
        ),
    ],
};

pub(super) static SCORING: Shape = Shape {
    name: "scoring",
    doc: "What each outcome is worth, in points with at most two decimals.",
    keys: &[
        key("win", Value::Number, "A game won over the board; 1 without it."),
        key("draw", Value::Number, "A game drawn; ½ without it."),
        key("loss", Value::Number, "A game lost over the board; 0 without it."),
        key("forfeit-win", Value::Number, "A win by forfeit; as a win without it."),
        key("forfeit-loss", Value::Number, "A loss by forfeit, also when both sides forfeit; 0 without it."),
        key("pairing-allocated-bye", Value::Number, "The bye that the pairing gives; as a win without it."),
        key("full-point-bye", Value::Number, "A full-point bye; as a win without it."),
        key("half-point-bye", Value::Number, "A half-point bye; as a draw without it."),
        key("zero-point-bye", Value::Number, "A zero-point bye; 0 without it."),
        key("absence", Value::Number, "A round after withdrawing; as a zero-point bye without it."),
    ],
};

pub(super) static GAME_SCORING: Shape = Shape {
    name: "game-scoring",
    doc: "What is worth how many game points: a game on one board, and everything else per match.",
    keys: &[
        key("win", Value::Number, "A game won; 1 without it."),
        key("draw", Value::Number, "A game drawn; ½ without it."),
        key("loss", Value::Number, "A game lost; 0 without it."),
        key("forfeit-win", Value::Number, "A match won by forfeit; a win on every board without it."),
        key("forfeit-loss", Value::Number, "A match lost by forfeit, also when both sides forfeit; 0 without it."),
        key("pairing-allocated-bye", Value::Number, "The bye that the pairing gives; a draw on every board without it."),
        key("full-point-bye", Value::Number, "A full-point bye; a win on every board without it."),
        key("half-point-bye", Value::Number, "A half-point bye; a draw on every board without it."),
        key("zero-point-bye", Value::Number, "A zero-point bye; 0 without it."),
        key("absence", Value::Number, "A round after withdrawing; as a zero-point bye without it."),
    ],
};

pub(super) static TEAM: Shape = Shape {
    name: "team",
    doc: "One team.",
    keys: &[
        required("no", Value::Whole(1, 999_999_999), "The pairing number."),
        required("name", Value::Line, "The name, in any script."),
        key("players", Value::List(&Value::Either(&[Value::Line, Value::Mapping(&MEMBER)])), "The players in board order."),
        key("match-points", Value::Number, "The final match points, checked against the matches."),
        key("game-points", Value::Number, "The final game points, checked against the matches."),
        key(
            "games",
            Value::List(&Value::TeamCell),
            "One cell per round: 8w2½ (opponent, colour on board 1, own game points), 9w+ or 9- (match forfeited as a whole), pab, fpb, hpb, zpb (byes), absent, free, 12* (not yet played). It may be left out where \"matches\" tells everything.",
        ),
    ],
};

pub(super) static MEMBER: Shape = Shape {
    name: "member",
    doc: "A player of a team.",
    keys: &[required("name", Value::Line, "The name, in any script."), key("rating", Value::Whole(0, 4000), "The rating.")],
};

pub(super) static PLAYER: Shape = Shape {
    name: "player",
    doc: "One participant.",
    keys: &[
        required("no", Value::Whole(1, 999_999_999), "The pairing number."),
        required("name", Value::Line, "The name, in any script."),
        key(
            "rating",
            Value::Either(&[Value::Whole(0, 4000), Value::List(&Value::Whole(0, 4000))]),
            "The rating; left out, or 0 as tables print it, for a player who has none. Of a player who had several during the event a list, the first in front.",
        ),
        key("title", Value::Line, "The title, such as WGM."),
        key("federation", Value::Line, "The federation."),
        key("points", Value::Number, "The final score: checked against the games, or the score itself where games are not known."),
        key(
            "games",
            Value::List(&Value::Cell),
            "One cell per round: 10b1 (opponent, colour, own result), 9w+ or 9- (forfeit), pab, fpb, hpb, zpb (byes), absent, free, 12* (not yet played), ? (not known).",
        ),
    ],
};

pub(super) static DERIVATION: Shape = Shape {
    name: "derivation",
    doc: "A value and how it is expected to come about.",
    keys: &[
        required(
            "value",
            Value::Either(&[Value::Number, Value::Place, Value::Undefined]),
            "The value: a number, a place, or the word undefined.",
        ),
        key("counted", Value::List(&Value::Participant), "The opponents whose games count (KS)."),
        key(
            "contributions",
            Value::List(&Value::Contribution),
            "What each round contributes, in order and before any cut; \"-\" for a round that contributes nothing.",
        ),
        key("cut", Value::List(&Value::Whole(1, 2000)), "The rounds whose contributions are cut."),
    ],
};

/// What an expected value looks like.
pub(super) static EXPECTED: Value = Value::Either(&[Value::Number, Value::Place, Value::Undefined, Value::Mapping(&DERIVATION)]);

pub(super) static PUBLISHED: Shape = Shape {
    name: "published",
    doc: "A printed value that is known to be wrong.",
    keys: &[
        required("participant", Value::Participant, "Whose value it is."),
        required("tie-break", Value::Subject, "The code, or rank."),
        required("printed", Value::Either(&[Value::Number, Value::Place, Value::Undefined]), "The value as printed."),
        required("because", Value::Text, "Why it is wrong."),
        key("in", Value::Line, "Where it is printed."),
    ],
};

pub(super) static QUESTION: Shape = Shape {
    name: "question",
    doc: "A question for a worksheet.",
    keys: &[required("ask", Value::Code, "The tie-break asked for."), required("of", Value::Participant, "Whose value is asked for.")],
};

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
                None => unknown_key(&entry.key, shape, sink),
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

fn unknown_key(key: &Node<'_>, shape: &'static Shape, sink: &mut Sink) {
    let written = key.text().unwrap_or_default();
    let fault = Diagnostic::error(Code::UnknownKey, key.span()).arg("key", shorten(written));
    sink.push(match nearest(written, shape.keys.iter().map(|key| key.name)) {
        Some(similar) => fault.arg("similar", similar).label("similar"),
        None => {
            let known: Vec<&str> = shape.keys.iter().map(|key| key.name).collect();
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
