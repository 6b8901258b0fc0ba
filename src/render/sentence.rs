//! Sentences as data: the key of a message and the values in it.
//!
//! A view-model holds no English. It says which sentence is meant and what stands in it; the words are in
//! `templates/locales/`, the way values look is decided by the output at hand.

use std::borrow::Cow;

use indexmap::IndexMap;
use serde::{Deserialize, Serialize};

use crate::Exact;
use crate::tournament::Colour;

/// A sentence, label or heading: a message with its values.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sentence {
    /// The key of the message.
    pub key: Cow<'static, str>,
    /// The values by their names in the message.
    #[serde(default, skip_serializing_if = "IndexMap::is_empty")]
    pub args: IndexMap<Cow<'static, str>, Arg>,
}

/// How a number is set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Style {
    /// As it is.
    #[default]
    Plain,
    /// As a result.
    Strong,
    /// Struck through.
    Cut,
}

/// A value in a sentence or in the cell of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", content = "value", rename_all = "kebab-case")]
pub enum Arg {
    /// Nothing.
    Empty,
    /// Text from outside.
    Text(String),
    /// The name of a participant.
    Name(String),
    /// An exact number, written for people.
    Number {
        /// The number as it is written.
        text: String,
        /// The number where it is whole, by which messages choose between singular and plural.
        whole: Option<i64>,
        /// How it is set.
        style: Style,
    },
    /// A whole number of things.
    Count(i64),
    /// The number of an article.
    Cite(String),
    /// The numbers of several articles.
    Cites(Vec<String>),
    /// The numbers of articles of another edition than the page is about.
    CitesIn {
        /// The id of the edition.
        edition: String,
        /// The numbers of the articles.
        numbers: Vec<String>,
    },
    /// A point of reading and how it is read: the question and the text of the option.
    Reading {
        /// The axis.
        axis: String,
        /// The option.
        option: String,
    },
    /// An edition by its id, shown by its title.
    Edition(String),
    /// An edition by its id, shown by its short title.
    EditionShort(String),
    /// The colour of the pieces, shown as a sign.
    Colour(String),
    /// Several values: “A, B and C”.
    List(Vec<Arg>),
    /// Several values in their order: “A; B; C”.
    Items(Vec<Arg>),
    /// Several values with nothing but a space between them.
    Row(Vec<Arg>),
    /// A word that a message chooses a variant by; it is not printed.
    Term(String),
    /// A sentence of its own.
    Sentence(Box<Sentence>),
    /// A line of arithmetic.
    Line(Line),
}

/// A line of arithmetic.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// The numbers from left to right, each with the sign before it.
    pub terms: Vec<Term>,
}

/// A number in a line of arithmetic.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Term {
    /// The sign before the number; empty before the first.
    pub sign: String,
    /// The number as it is written.
    pub text: String,
    /// How it is set.
    pub style: Style,
}

/// The sentence with this key.
pub fn say(key: impl Into<Cow<'static, str>>) -> Sentence {
    Sentence { key: key.into(), args: IndexMap::new() }
}

impl Sentence {
    /// Puts in a value.
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Sentence {
        self.args.insert(name.into(), value.into());
        self
    }

    /// Says of what kind the participants are, where no page does: teams or players.
    pub fn about(self, teams: bool) -> Sentence {
        self.choosing("entrants", if teams { "teams" } else { "players" })
    }

    /// Puts in a word to choose a variant by.
    pub fn choosing(self, name: &'static str, word: &'static str) -> Sentence {
        self.with(name, Arg::Term(word.into()))
    }
}

impl Arg {
    /// A number in a style.
    pub fn number(value: Exact, style: Style) -> Arg {
        Arg::Number { text: written(value), whole: value.is_whole().then(|| value.numerator()), style }
    }

    /// A number that is a result.
    pub fn strong(value: Exact) -> Arg {
        Arg::number(value, Style::Strong)
    }

    /// A number that is cut.
    pub fn cut(value: Exact) -> Arg {
        Arg::number(value, Style::Cut)
    }
}

impl From<Exact> for Arg {
    fn from(value: Exact) -> Arg {
        Arg::number(value, Style::Plain)
    }
}

impl From<usize> for Arg {
    fn from(count: usize) -> Arg {
        Arg::Count(i64::try_from(count).expect("counts are small"))
    }
}

impl From<u32> for Arg {
    fn from(count: u32) -> Arg {
        Arg::Count(i64::from(count))
    }
}

impl From<Sentence> for Arg {
    fn from(sentence: Sentence) -> Arg {
        Arg::Sentence(Box::new(sentence))
    }
}

impl From<Line> for Arg {
    fn from(line: Line) -> Arg {
        Arg::Line(line)
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(list: Vec<Arg>) -> Arg {
        Arg::List(list)
    }
}

impl From<Colour> for Arg {
    fn from(colour: Colour) -> Arg {
        Arg::Colour(
            match colour {
                Colour::Black => "black",
                Colour::White => "white",
            }
            .into(),
        )
    }
}

/// A number for people, with a true minus sign.
fn written(value: Exact) -> String {
    value.to_string().replace('-', "−")
}

impl Line {
    /// A line that begins with a number.
    pub fn new(first: Exact, style: Style) -> Line {
        Line { terms: vec![Term { sign: String::new(), text: in_line(first), style }] }
    }

    /// `a ∘ b ∘ c`; nought when there is no number.
    pub fn of(sign: &str, numbers: impl IntoIterator<Item = (Exact, Style)>) -> Line {
        let mut numbers = numbers.into_iter();
        let (first, style) = numbers.next().unwrap_or((Exact::ZERO, Style::Plain));
        numbers.fold(Line::new(first, style), |line, (number, style)| line.then(sign, number, style))
    }

    /// Adds a sign and a number.
    pub fn then(mut self, sign: &str, number: Exact, style: Style) -> Line {
        self.terms.push(Term { sign: sign.into(), text: in_line(number), style });
        self
    }

    /// Ends the line with its result.
    pub fn equals(self, result: Exact) -> Line {
        self.then("=", result, Style::Strong)
    }
}

/// A negative number among signs stands in brackets.
fn in_line(value: Exact) -> String {
    let text = written(value);
    if value < Exact::ZERO { format!("({text})") } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_sum_that_can_be_read() {
        let numbers = [("3", Style::Plain), ("2½", Style::Cut), ("-1", Style::Plain)];
        let line = Line::of("+", numbers.map(|(text, style)| (text.parse().expect(text), style))).equals(Exact::from(2));
        let text: Vec<String> = line.terms.iter().map(|term| format!("{}{}", term.sign, term.text)).collect();
        assert_eq!(text, ["3", "+2½", "+(−1)", "=2"]);
    }
}
