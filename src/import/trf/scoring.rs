//! What results are worth: the records 162, XXS and BBW, BBD, BBL, BBZ, BBF, BBU.

use std::ops::Range;

use super::record::Record;
use crate::Exact;
use crate::diagnostic::{Code, Diagnostic, Sink};
use crate::import::texts::points;
use crate::scenario::{ScoringPlaces, shorten};
use crate::tournament::Scoring;

/// A value that the file states.
struct Stated {
    symbol: String,
    value: Exact,
    at: Range<usize>,
}

/// The values that the file states, in its order.
#[derive(Default)]
pub(super) struct Points {
    stated: Vec<Stated>,
    /// The first record, which stands for the whole.
    first: Option<Range<usize>>,
}

/// The symbols of 162 and XXS, each with the names of the values that it sets. A later, narrower symbol wins.
const SYMBOLS: [(&str, &[&str]); 20] = [
    ("W", &["win", "forfeit-win", "full-point-bye", "pairing-allocated-bye"]),
    ("D", &["draw", "half-point-bye"]),
    ("L", &["loss"]),
    ("A", &["zero-point-bye", "forfeit-loss", "absence"]),
    ("WW", &["win"]),
    ("BW", &["win"]),
    ("WD", &["draw"]),
    ("BD", &["draw"]),
    ("WL", &["loss"]),
    ("BL", &["loss"]),
    ("FW", &["forfeit-win"]),
    ("FL", &["forfeit-loss"]),
    ("FPB", &["full-point-bye"]),
    ("HPB", &["half-point-bye"]),
    ("ZPB", &["zero-point-bye", "absence"]),
    ("P", &["pairing-allocated-bye"]),
    ("PAB", &["pairing-allocated-bye"]),
    ("BBZ", &["zero-point-bye", "absence"]),
    ("BBF", &["forfeit-loss"]),
    ("X", &[]),
];

impl Points {
    /// Reads 162 or XXS: symbols with values, `W 3.0` at fixed columns or `W=3.0` anywhere.
    pub fn symbols(&mut self, record: &Record<'_>, sink: &mut Sink) {
        let mut pending: Option<(String, Range<usize>)> = None;
        for word in record.words() {
            let letters = word.text.len() - word.text.trim_start_matches(|letter: char| letter.is_ascii_alphabetic()).len();
            let (symbol, value) = word.text.split_at(letters);
            let value = value.trim_start_matches('=');
            let symbol = match (symbol.is_empty(), pending.take()) {
                (false, None) => (symbol.to_ascii_uppercase(), word.at.clone()),
                (true, Some(before)) => before,
                _ => return sink.push(bad(word.text, word.at)),
            };
            if value.is_empty() {
                pending = Some(symbol);
            } else if !self.state(symbol.0, value, symbol.1.start..word.at.end, record, sink) {
                return;
            }
        }
        if let Some((symbol, at)) = pending {
            sink.push(bad(&symbol, at));
        }
    }

    /// Reads BBW and its like: the tag says what the value is of.
    pub fn tagged(&mut self, record: &Record<'_>, sink: &mut Sink) {
        let symbol = match record.tag.to_ascii_uppercase().as_str() {
            "BBW" => "W",
            "BBD" => "D",
            "BBL" => "L",
            "BBU" => "PAB",
            other => return self.value_of(other.to_owned(), record, sink),
        };
        self.value_of(symbol.to_owned(), record, sink);
    }

    fn value_of(&mut self, symbol: String, record: &Record<'_>, sink: &mut Sink) {
        let rest = record.rest(4);
        self.state(symbol, rest.text, rest.at, record, sink);
    }

    fn state(&mut self, symbol: String, value: &str, at: Range<usize>, record: &Record<'_>, sink: &mut Sink) -> bool {
        let known = SYMBOLS.iter().any(|(known, _)| *known == symbol);
        let Some(value) = points(value).filter(|_| known) else {
            sink.push(bad(sink.source().text.get(at.clone()).unwrap_or_default().to_owned().as_str(), at));
            return false;
        };
        self.first.get_or_insert(record.span());
        self.stated.push(Stated { symbol, value, at });
        true
    }

    /// The scoring system, with the places of what is stated.
    pub fn scoring(self, sink: &mut Sink) -> (Scoring, ScoringPlaces) {
        let mut scoring = Scoring::default();
        let mut places = ScoringPlaces::new();
        if let Some(first) = self.first {
            places.insert("", first);
        }
        for (symbol, names) in SYMBOLS {
            for stated in self.stated.iter().filter(|stated| stated.symbol == symbol) {
                // Nobody's game is worth something else with Black.
                let white = self.stated.iter().find(|white| symbol.starts_with('B') && white.symbol == symbol.replacen('B', "W", 1));
                if let Some(white) = white.filter(|white| white.value != stated.value) {
                    let fault = Diagnostic::warning(Code::ScoringNotHeld, stated.at.clone()).label("colour");
                    sink.push(fault.also(white.at.clone(), "white"));
                }
                if symbol == "X" && stated.value != scoring.draw {
                    sink.push(Diagnostic::warning(Code::ScoringNotHeld, stated.at.clone()).label("unknown"));
                }
                for &name in names {
                    places.insert(name, stated.at.clone());
                    *value_mut(&mut scoring, name) = stated.value;
                }
            }
        }
        (scoring, places)
    }
}

fn value_mut<'s>(scoring: &'s mut Scoring, name: &str) -> &'s mut Exact {
    match name {
        "win" => &mut scoring.win,
        "draw" => &mut scoring.draw,
        "loss" => &mut scoring.loss,
        "forfeit-win" => &mut scoring.forfeit_win,
        "forfeit-loss" => &mut scoring.forfeit_loss,
        "pairing-allocated-bye" => &mut scoring.pairing_allocated_bye,
        "full-point-bye" => &mut scoring.full_point_bye,
        "half-point-bye" => &mut scoring.half_point_bye,
        "zero-point-bye" => &mut scoring.zero_point_bye,
        _ => &mut scoring.absence,
    }
}

fn bad(text: &str, at: Range<usize>) -> Diagnostic {
    Diagnostic::error(Code::BadScoring, at).arg("text", shorten(text)).help("help")
}
