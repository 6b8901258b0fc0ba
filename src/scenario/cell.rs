//! One cell: what happened to one participant in one round, as it is written.
//!
//! Many spellings are read, one is printed:
//!
//! ```
//! use halfpoint::scenario::Cell;
//!
//! for (written, printed) in [("+W9", "9w1"), ("10b=", "10b½"), ("=BYE", "hpb"), ("+F9", "9+"), ("--", "zpb")] {
//!     assert_eq!(Cell::parse(written).map(|cell| cell.to_string()).as_deref(), Some(printed));
//! }
//! assert_eq!(Cell::parse("10x1"), None);
//! ```

use std::fmt;

use crate::diagnostic::edit_distance;
use crate::tournament::{Colour, Forfeit, GameResult, Outcome, ParticipantId, Tournament};

/// A cell; it names opponents by their pairing numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the fields are those of the outcomes of the same names")]
pub enum Cell {
    /// A game over the board.
    Played { opponent: u32, colour: Option<Colour>, result: GameResult },
    /// A scheduled game that was not played.
    Forfeited { opponent: u32, colour: Option<Colour>, forfeit: Forfeit },
    /// A scheduled game that has not been played yet.
    NotYetPlayed { opponent: u32 },
    /// The pairing-allocated bye.
    PairingAllocatedBye,
    /// A full-point bye.
    FullPointBye,
    /// A half-point bye.
    HalfPointBye,
    /// A zero-point bye.
    ZeroPointBye,
    /// An absence after withdrawing.
    Absent,
    /// The free round of a round robin.
    FreeRound,
    /// A round of which nothing is known.
    Unknown,
}

/// The words for rounds without an opponent; the first of each kind is printed.
const WORDS: [(&str, Cell); 24] = [
    ("pab", Cell::PairingAllocatedBye),
    ("+bye", Cell::PairingAllocatedBye),
    ("u", Cell::PairingAllocatedBye),
    ("bye", Cell::PairingAllocatedBye),
    ("-1", Cell::PairingAllocatedBye),
    ("fpb", Cell::FullPointBye),
    ("f", Cell::FullPointBye),
    ("+1", Cell::FullPointBye),
    ("hpb", Cell::HalfPointBye),
    ("=bye", Cell::HalfPointBye),
    ("h", Cell::HalfPointBye),
    ("-½", Cell::HalfPointBye),
    ("-0.5", Cell::HalfPointBye),
    ("zpb", Cell::ZeroPointBye),
    ("--", Cell::ZeroPointBye),
    ("z", Cell::ZeroPointBye),
    ("-0", Cell::ZeroPointBye),
    ("absent", Cell::Absent),
    ("abs", Cell::Absent),
    ("0000", Cell::Absent),
    ("free", Cell::FreeRound),
    ("rest", Cell::FreeRound),
    ("?", Cell::Unknown),
    ("-0,5", Cell::HalfPointBye),
];

impl Cell {
    /// Reads one cell; letter case does not matter.
    pub fn parse(text: &str) -> Option<Cell> {
        let text: String = text.chars().map(plain_dash).flat_map(char::to_lowercase).collect();
        if let Some(&(_, cell)) = WORDS.iter().find(|(word, _)| *word == text) {
            return Some(cell);
        }
        if text.starts_with(|letter: char| letter.is_ascii_digit()) { by_opponent(&text) } else { by_result(&text) }
    }

    /// The word for a round without an opponent that a mistyped word means, when only one can be meant.
    pub(super) fn similar_word(text: &str) -> Option<&'static str> {
        let lower = text.to_lowercase();
        if lower.chars().count() < 3 || lower.len() > 12 || !lower.chars().all(char::is_alphabetic) {
            return None;
        }
        let words = WORDS.iter().filter(|(word, _)| word.len() >= 3 && word.bytes().all(|byte| byte.is_ascii_alphabetic()));
        let mut near = words.filter(|(word, _)| edit_distance(&lower, word) <= 1);
        let (word, cell) = near.next()?;
        near.all(|(_, other)| other == cell).then_some(*word)
    }

    /// The cell of an outcome.
    pub fn of(outcome: Outcome, tournament: &Tournament) -> Cell {
        let number = |id: ParticipantId| tournament.participant(id).number;
        match outcome {
            Outcome::Played { opponent, colour, result } => Cell::Played { opponent: number(opponent), colour, result },
            Outcome::Forfeited { opponent, colour, forfeit } => Cell::Forfeited { opponent: number(opponent), colour, forfeit },
            Outcome::NotYetPlayed { opponent } => Cell::NotYetPlayed { opponent: number(opponent) },
            Outcome::PairingAllocatedBye => Cell::PairingAllocatedBye,
            Outcome::FullPointBye => Cell::FullPointBye,
            Outcome::HalfPointBye => Cell::HalfPointBye,
            Outcome::ZeroPointBye => Cell::ZeroPointBye,
            Outcome::Absent => Cell::Absent,
            Outcome::FreeRound => Cell::FreeRound,
            Outcome::Unknown => Cell::Unknown,
        }
    }

    /// The pairing number of the opponent.
    pub fn opponent(self) -> Option<u32> {
        match self {
            Cell::Played { opponent, .. } | Cell::Forfeited { opponent, .. } | Cell::NotYetPlayed { opponent } => Some(opponent),
            _ => None,
        }
    }

    /// The outcome, once the opponent is known.
    pub(super) fn outcome(self, opponent: impl FnOnce(u32) -> Option<ParticipantId>) -> Option<Outcome> {
        Some(match self {
            Cell::Played { opponent: number, colour, result } => Outcome::Played { opponent: opponent(number)?, colour, result },
            Cell::Forfeited { opponent: number, colour, forfeit } => Outcome::Forfeited { opponent: opponent(number)?, colour, forfeit },
            Cell::NotYetPlayed { opponent: number } => Outcome::NotYetPlayed { opponent: opponent(number)? },
            Cell::PairingAllocatedBye => Outcome::PairingAllocatedBye,
            Cell::FullPointBye => Outcome::FullPointBye,
            Cell::HalfPointBye => Outcome::HalfPointBye,
            Cell::ZeroPointBye => Outcome::ZeroPointBye,
            Cell::Absent => Outcome::Absent,
            Cell::FreeRound => Outcome::FreeRound,
            Cell::Unknown => Outcome::Unknown,
        })
    }
}

/// Dashes and minus signs are typed in several ways.
pub(super) fn plain_dash(letter: char) -> char {
    if matches!(letter, '−' | '–' | '—' | '‑') { '-' } else { letter }
}

/// `10b1`, `9w+`, `12*`: the opponent first.
fn by_opponent(text: &str) -> Option<Cell> {
    let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    let opponent = number(&text[..end])?;
    let rest = &text[end..];
    let side = rest.chars().next().and_then(colour);
    let result = if side.is_some() { &rest[rest.chars().next().map_or(0, char::len_utf8)..] } else { rest };
    let forfeit = match result {
        "+" => Some(Forfeit::Win),
        "-" => Some(Forfeit::Loss),
        "--" => Some(Forfeit::Both),
        _ => None,
    };
    if let Some(forfeit) = forfeit {
        return Some(Cell::Forfeited { opponent, colour: side.flatten(), forfeit });
    }
    if result == "*" {
        return Some(Cell::NotYetPlayed { opponent });
    }
    // Without a letter for the colour, 51 could be opponent 51 or a win against 5.
    Some(Cell::Played { opponent, colour: side?, result: game_result(result)? })
}

/// `+W9`, `-F4`: the result first, as report files and chess servers print it.
fn by_result(text: &str) -> Option<Cell> {
    let mut letters = text.chars();
    let (sign, side) = (letters.next()?, letters.next()?);
    let opponent = number(letters.as_str())?;
    if side == 'f' {
        let forfeit = match sign {
            '+' => Forfeit::Win,
            '-' => Forfeit::Loss,
            'x' => Forfeit::Both,
            _ => return None,
        };
        return Some(Cell::Forfeited { opponent, colour: None, forfeit });
    }
    let result = match sign {
        '+' => GameResult::Win,
        '=' => GameResult::Draw,
        '-' => GameResult::Loss,
        _ => return None,
    };
    Some(Cell::Played { opponent, colour: colour(side)?, result })
}

/// The colour that a letter names; `Some(None)` for `?`, a colour that is not known.
pub(super) fn colour(letter: char) -> Option<Option<Colour>> {
    match letter {
        'w' | 'б' => Some(Some(Colour::White)),
        'b' | 'ч' => Some(Some(Colour::Black)),
        '?' => Some(None),
        _ => None,
    }
}

/// The result of a game that was played.
pub(super) fn game_result(text: &str) -> Option<GameResult> {
    match text {
        "1" => Some(GameResult::Win),
        "½" | "=" | "0.5" | "0,5" | ".5" | "1/2" => Some(GameResult::Draw),
        "0" => Some(GameResult::Loss),
        _ => None,
    }
}

/// A pairing number.
pub(super) fn number(text: &str) -> Option<u32> {
    let digits = !text.is_empty() && text.len() <= 9 && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten().filter(|&number| number > 0)
}

/// The one spelling that is printed.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |colour: Option<Colour>| match colour {
            Some(Colour::White) => "w",
            Some(Colour::Black) => "b",
            None => "",
        };
        match *self {
            Cell::Played { opponent, colour, result } => {
                let letter = if colour.is_some() { letter(colour) } else { "?" };
                let result = match result {
                    GameResult::Win => "1",
                    GameResult::Draw => "½",
                    GameResult::Loss => "0",
                };
                write!(f, "{opponent}{letter}{result}")
            }
            Cell::Forfeited { opponent, colour, forfeit } => {
                let sign = match forfeit {
                    Forfeit::Win => "+",
                    Forfeit::Loss => "-",
                    Forfeit::Both => "--",
                };
                write!(f, "{opponent}{}{sign}", letter(colour))
            }
            Cell::NotYetPlayed { opponent } => write!(f, "{opponent}*"),
            word => f.write_str(WORDS.iter().find(|(_, cell)| *cell == word).map_or("?", |(word, _)| word)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn print(text: &str) -> Option<String> {
        Cell::parse(text).map(|cell| cell.to_string())
    }

    #[test]
    fn reads_every_spelling() {
        for (printed, spellings) in [
            ("10b1", &["10b1", "10B1", "10ч1", "+B10"][..]),
            ("9w½", &["9w½", "9w=", "9w0.5", "9w0,5", "9W1/2", "9б½", "=W9"]),
            ("3w0", &["3w0", "-W3", "−W3"]),
            ("5?1", &["5?1", "+?5"]),
            ("9w+", &["9w+"]),
            ("9b-", &["9b-", "9B–"]),
            ("9+", &["9+", "+F9", "9?+"]),
            ("9-", &["9-", "-F9"]),
            ("9--", &["9--", "xF9", "XF9"]),
            ("9b--", &["9b--"]),
            ("pab", &["pab", "+BYE", "U", "bye", "-1"]),
            ("fpb", &["fpb", "F", "+1"]),
            ("hpb", &["hpb", "=BYE", "H", "-½", "-0.5"]),
            ("zpb", &["zpb", "--", "Z", "-0"]),
            ("absent", &["absent", "abs", "0000", "ABS"]),
            ("free", &["free", "rest"]),
            ("12*", &["12*", "12w*"]),
            ("?", &["?"]),
        ] {
            for spelling in spellings {
                assert_eq!(print(spelling).as_deref(), Some(printed), "{spelling}");
            }
        }
    }

    #[test]
    fn refuses_anything_else() {
        for text in ["", "10", "51", "10x1", "w1", "0w1", "10b2", "+W", "+W0", "=F9", "9=", "1234567890w1", "1½", "+", "*", "b1", "9w++"] {
            assert_eq!(print(text), None, "{text}");
        }
    }

    fn colours() -> impl Strategy<Value = Option<Colour>> {
        prop_oneof![Just(None), Just(Some(Colour::White)), Just(Some(Colour::Black))]
    }

    fn cells() -> impl Strategy<Value = Cell> {
        let results = prop_oneof![Just(GameResult::Win), Just(GameResult::Draw), Just(GameResult::Loss)];
        let forfeits = prop_oneof![Just(Forfeit::Win), Just(Forfeit::Loss), Just(Forfeit::Both)];
        prop_oneof![
            (1..100_000_u32, colours(), results).prop_map(|(opponent, colour, result)| Cell::Played { opponent, colour, result }),
            (1..100_000_u32, colours(), forfeits).prop_map(|(opponent, colour, forfeit)| Cell::Forfeited { opponent, colour, forfeit }),
            (1..100_000_u32).prop_map(|opponent| Cell::NotYetPlayed { opponent }),
            (0..WORDS.len()).prop_map(|index| WORDS[index].1),
        ]
    }

    proptest! {
        #[test]
        fn parsing_is_the_inverse_of_printing(cell in cells()) {
            prop_assert_eq!(Cell::parse(&cell.to_string()), Some(cell));
        }

        #[test]
        fn any_text_is_read_or_refused(text in proptest::collection::vec(proptest::sample::select("0159wWbчбFfxX+-=–½.,?* byeBYE".chars().collect::<Vec<_>>()), 0..8)) {
            Cell::parse(&text.into_iter().collect::<String>());
        }
    }
}
