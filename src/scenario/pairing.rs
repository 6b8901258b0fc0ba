//! One pairing of a round, as it is written: `1-2 1-0`, `3?4 ½-½`, `5 pab`.

use std::ops::Range;

use super::cell::{Cell, game_result, number, plain_dash};
use crate::tournament::{Colour, Forfeit, GameResult};

/// What a pairing says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pairing {
    /// A game or a scheduled game; results are White's (or the first named's).
    Game { first: u32, second: u32, colours_known: bool, result: Result },
    /// A round without an opponent.
    Alone { number: u32, cell: Cell },
}

/// The result of a pairing, seen from the side named first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Result {
    Played(GameResult),
    Forfeited(Forfeit),
    NotYetPlayed,
}

/// Why a text is not a pairing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// It has not the form of one.
    Form,
    /// The part at these bytes is no result, or its two sides do not go together.
    Result(Range<usize>),
}

impl Pairing {
    /// Reads one pairing.
    pub fn parse(text: &str) -> std::result::Result<Pairing, Fault> {
        let (first, rest) = leading_number(text).ok_or(Fault::Form)?;
        let trimmed = rest.trim_start();
        let separator = trimmed.chars().next().ok_or(Fault::Form)?;
        if matches!(plain_dash(separator), '-' | '?' | ':') {
            let after = trimmed[separator.len_utf8()..].trim_start();
            // `5 -1` is a bye in the spelling of cells, `5-1` the beginning of a pairing.
            if let Some((second, result)) = leading_number(after).filter(|(_, result)| result.starts_with(char::is_whitespace)) {
                let result = result.trim_start();
                let start = text.len() - result.len();
                let result = parse_result(result.trim_end()).ok_or(Fault::Result(start..start + result.trim_end().len()))?;
                return Ok(Pairing::Game { first, second, colours_known: separator != '?', result });
            }
        }
        if !rest.starts_with(char::is_whitespace) {
            return Err(Fault::Form);
        }
        match Cell::parse(rest.trim()) {
            Some(cell) if cell.opponent().is_none() && cell != Cell::Unknown => Ok(Pairing::Alone { number: first, cell }),
            _ => Err(Fault::Form),
        }
    }

    /// The cells that the pairing gives, each with the number of the participant whose cell it is.
    pub fn cells(self) -> Vec<(u32, Cell)> {
        match self {
            Pairing::Alone { number, cell } => vec![(number, cell)],
            Pairing::Game { first, second, colours_known, result } => {
                let colour = |side| colours_known.then_some(side);
                let cell = |opponent, colour, result| match result {
                    Result::Played(result) => Cell::Played { opponent, colour, result },
                    Result::Forfeited(forfeit) => Cell::Forfeited { opponent, colour, forfeit },
                    Result::NotYetPlayed => Cell::NotYetPlayed { opponent },
                };
                let opposite = match result {
                    Result::Played(result) => Result::Played(result.opposite()),
                    Result::Forfeited(forfeit) => Result::Forfeited(forfeit.opposite()),
                    Result::NotYetPlayed => Result::NotYetPlayed,
                };
                vec![(first, cell(second, colour(Colour::White), result)), (second, cell(first, colour(Colour::Black), opposite))]
            }
        }
    }
}

fn leading_number(text: &str) -> Option<(u32, &str)> {
    let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    Some((number(&text[..end])?, &text[end..]))
}

/// Reads `1-0`, `½:½`, `+/-`, `1-0f`, `*` …
pub(super) fn parse_result(text: &str) -> Option<Result> {
    let text: String = text.chars().map(plain_dash).filter(|letter| !letter.is_whitespace()).flat_map(char::to_lowercase).collect();
    let forfeit = match text.as_str() {
        "*" | "*-*" | "*:*" => return Some(Result::NotYetPlayed),
        "=" | "½" => return Some(Result::Played(GameResult::Draw)),
        "+:-" | "+/-" | "+--" | "1-0f" | "1:0f" => Some(Forfeit::Win),
        "-:+" | "-/+" | "--+" | "0-1f" | "0:1f" => Some(Forfeit::Loss),
        "-:-" | "-/-" | "---" | "0-0f" | "0:0f" => Some(Forfeit::Both),
        _ => None,
    };
    if let Some(forfeit) = forfeit {
        return Some(Result::Forfeited(forfeit));
    }
    let (first, second) = text.split_once(['-', ':'])?;
    let (first, second) = (game_result(first)?, game_result(second)?);
    (first == second.opposite()).then_some(Result::Played(first))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(result: Result) -> std::result::Result<Pairing, Fault> {
        Ok(Pairing::Game { first: 1, second: 12, colours_known: true, result })
    }

    #[test]
    fn reads_every_spelling_of_a_result() {
        for (result, spellings) in [
            (Result::Played(GameResult::Win), &["1-0", "1:0", "1 - 0", "1–0"][..]),
            (Result::Played(GameResult::Draw), &["½-½", "0.5-0.5", "0,5-0,5", "1/2-1/2", "=-=", "=", "½"]),
            (Result::Played(GameResult::Loss), &["0-1"]),
            (Result::Forfeited(Forfeit::Win), &["+:-", "+/-", "+--", "1-0f", "1-0F"]),
            (Result::Forfeited(Forfeit::Loss), &["-:+", "-/+", "--+", "0-1f"]),
            (Result::Forfeited(Forfeit::Both), &["-:-", "-/-", "0-0f"]),
            (Result::NotYetPlayed, &["*"]),
        ] {
            for spelling in spellings {
                assert_eq!(Pairing::parse(&format!("1-12 {spelling}")), game(result), "{spelling}");
            }
        }
    }

    #[test]
    fn reads_who_played_whom() {
        let draw = Result::Played(GameResult::Draw);
        assert_eq!(Pairing::parse("1 - 12  ½-½"), game(draw));
        assert_eq!(Pairing::parse("1?12 ="), Ok(Pairing::Game { first: 1, second: 12, colours_known: false, result: draw }));
        assert_eq!(Pairing::parse("5 pab"), Ok(Pairing::Alone { number: 5, cell: Cell::PairingAllocatedBye }));
        assert_eq!(Pairing::parse("5 -1"), Ok(Pairing::Alone { number: 5, cell: Cell::PairingAllocatedBye }));
        assert_eq!(Pairing::parse("9 absent"), Ok(Pairing::Alone { number: 9, cell: Cell::Absent }));
    }

    #[test]
    fn says_which_part_is_wrong() {
        for (text, fault) in [
            ("", Fault::Form),
            ("Ann-Ben 1-0", Fault::Form),
            ("1-2", Fault::Form),
            ("1-2 1-1", Fault::Result(4..7)),
            ("1-2  0-0", Fault::Result(5..8)),
            ("5 pabb", Fault::Form),
            ("5 9w1", Fault::Form),
            ("5pab", Fault::Form),
            ("5 ?", Fault::Form),
        ] {
            assert_eq!(Pairing::parse(text), Err(fault), "{text}");
        }
    }
}
