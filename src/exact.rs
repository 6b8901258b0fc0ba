//! Exact numbers: points, sums of products, averages.
//!
//! Nothing in Halfpoint is a floating point number. Every score and every tie-break value is an [`Exact`], a reduced
//! fraction; a value is equal to another only when it is exactly equal, so two averages never look tied because both
//! were rounded to `13.4`.
//!
//! ```
//! use halfpoint::Exact;
//!
//! let half: Exact = "½".parse()?;
//! let score: Exact = "2,5".parse()?;
//! assert_eq!(score + half, Exact::from(3));
//! assert_eq!((score * half).to_string(), "1¼");
//! assert_eq!(Exact::new(53, 3).plain(), "53/3");
//! # Ok::<(), halfpoint::exact::ParseExactError>(())
//! ```

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Mul, Neg, Sub};
use std::str::FromStr;

use num_rational::Ratio;
use serde::{Serialize, Serializer};

/// An exact number, kept as a reduced fraction.
///
/// The unit depends on the value: points for scores, points × points for Sonneborn-Berger, rounds for counts.
/// Arithmetic panics on overflow instead of wrapping; the limits that a [`Tournament`](crate::tournament::Tournament)
/// enforces keep every tie-break far below it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Exact(Ratio<i64>);

impl Exact {
    /// Nought.
    pub const ZERO: Exact = Exact(Ratio::new_raw(0, 1));
    /// One.
    pub const ONE: Exact = Exact(Ratio::new_raw(1, 1));
    /// One half.
    pub const HALF: Exact = Exact(Ratio::new_raw(1, 2));

    /// The fraction `numerator / denominator`, reduced.
    ///
    /// # Panics
    ///
    /// When the denominator is 0.
    pub fn new(numerator: i64, denominator: i64) -> Exact {
        Exact(Ratio::new(numerator, denominator))
    }

    /// The numerator of the reduced fraction; it carries the sign.
    pub fn numerator(self) -> i64 {
        *self.0.numer()
    }

    /// The denominator of the reduced fraction, at least 1.
    pub fn denominator(self) -> i64 {
        *self.0.denom()
    }

    /// Whether the number is whole.
    pub fn is_whole(self) -> bool {
        self.denominator() == 1
    }

    /// Whether the number is 0.
    pub fn is_zero(self) -> bool {
        self.numerator() == 0
    }

    /// The number divided by a count.
    ///
    /// # Panics
    ///
    /// When `count` is 0.
    pub fn divided_by(self, count: u32) -> Exact {
        Exact(self.0 / Ratio::from_integer(i64::from(count)))
    }

    /// The whole number next to it on the side of nought.
    pub fn truncated(self) -> Exact {
        Exact::from(self.numerator() / self.denominator())
    }

    /// The number rounded to so many decimals, exactly half rounded up.
    ///
    /// ```
    /// # use halfpoint::Exact;
    /// assert_eq!(Exact::new(3775, 2).rounded_half_up(0), Exact::from(1888));
    /// assert_eq!(Exact::new(3, 8).rounded_half_up(2), Exact::new(38, 100));
    /// assert_eq!(Exact::new(-1, 2).rounded_half_up(0), Exact::ZERO);
    /// ```
    ///
    /// # Panics
    ///
    /// When the number with so many decimals is beyond all bounds.
    pub fn rounded_half_up(self, places: u8) -> Exact {
        let scale = 10_i64.pow(u32::from(places));
        // Half of a unit more, then the whole part.
        let (numerator, denominator) = (2 * scale * self.numerator() + self.denominator(), 2 * self.denominator());
        Exact::new(numerator.div_euclid(denominator), scale)
    }

    /// How often 1 is halved to give the unit of the fraction; `None` when no few halvings do.
    fn halvings(self) -> Option<u32> {
        let unit = self.denominator();
        (unit & (unit - 1) == 0 && unit < 1 << 20).then(|| unit.trailing_zeros())
    }

    /// The numerator halved so many times, reduced.
    fn halved(numerator: i64, times: u32) -> Exact {
        let even = numerator.trailing_zeros().min(times);
        Exact(Ratio::new_raw(numerator >> even, 1 << (times - even)))
    }

    /// The number of decimals the number ends after, or `None` when it never ends (as 53/3).
    pub fn decimals(self) -> Option<u32> {
        let (mut rest, mut twos, mut fives) = (self.denominator(), 0, 0);
        while rest % 2 == 0 {
            rest /= 2;
            twos += 1;
        }
        while rest % 5 == 0 {
            rest /= 5;
            fives += 1;
        }
        (rest == 1).then_some(u32::max(twos, fives))
    }

    /// The form for machines: a decimal where it ends (`2.5`, `13.375`), else a fraction (`53/3`).
    pub fn plain(self) -> String {
        match self.decimals() {
            Some(places) => self.decimal(places),
            None => format!("{}/{}", self.numerator(), self.denominator()),
        }
    }

    /// The decimal with just so many places as the number has, written without a float.
    fn decimal(self, places: u32) -> String {
        let sign = if self.numerator() < 0 { "-" } else { "" };
        let (n, d) = (i128::from(self.numerator()).abs(), i128::from(self.denominator()));
        let whole = n / d;
        if places == 0 {
            return format!("{sign}{whole}");
        }
        let fraction = (n % d) * 10_i128.pow(places) / d;
        format!("{sign}{whole}.{fraction:0width$}", width = places as usize)
    }
}

impl From<i64> for Exact {
    fn from(whole: i64) -> Exact {
        Exact(Ratio::from_integer(whole))
    }
}

impl From<u32> for Exact {
    fn from(whole: u32) -> Exact {
        Exact::from(i64::from(whole))
    }
}

impl From<i32> for Exact {
    fn from(whole: i32) -> Exact {
        Exact::from(i64::from(whole))
    }
}

/// Halves and quarters, which nearly all scores and products are, are reduced by halving; only other fractions need a
/// greatest common divisor, which would be most of the work of a tie-break.
impl Add for Exact {
    type Output = Exact;
    fn add(self, other: Exact) -> Exact {
        match (self.halvings(), other.halvings()) {
            (Some(a), Some(b)) => {
                let common = a.max(b);
                Exact::halved(self.numerator() * (1 << (common - a)) + other.numerator() * (1 << (common - b)), common)
            }
            _ => Exact(self.0 + other.0),
        }
    }
}

impl Sub for Exact {
    type Output = Exact;
    fn sub(self, other: Exact) -> Exact {
        self + -other
    }
}

impl Mul for Exact {
    type Output = Exact;
    fn mul(self, other: Exact) -> Exact {
        match (self.halvings(), other.halvings()) {
            (Some(a), Some(b)) => Exact::halved(self.numerator() * other.numerator(), a + b),
            _ => Exact(self.0 * other.0),
        }
    }
}

impl Neg for Exact {
    type Output = Exact;
    fn neg(self) -> Exact {
        Exact(-self.0)
    }
}

impl Sum for Exact {
    fn sum<I: Iterator<Item = Exact>>(numbers: I) -> Exact {
        numbers.fold(Exact::ZERO, Add::add)
    }
}

/// The form for people: quarters, halves, thirds and sixths as signs (`2½`, `¾`), other decimals as they are (`13.375`), the
/// rest as a fraction (`53/7`).
impl fmt::Display for Exact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (n, d) = (self.numerator(), self.denominator());
        let sign = match (n.unsigned_abs() % d.unsigned_abs(), d) {
            (1, 2) => "½",
            (1, 4) => "¼",
            (3, 4) => "¾",
            (1, 3) => "⅓",
            (2, 3) => "⅔",
            (1, 6) => "⅙",
            (5, 6) => "⅚",
            _ => return f.pad(&self.plain()),
        };
        let minus = if n < 0 { "-" } else { "" };
        match n.unsigned_abs() / d.unsigned_abs() {
            0 => f.pad(&format!("{minus}{sign}")),
            whole => f.pad(&format!("{minus}{whole}{sign}")),
        }
    }
}

impl fmt::Debug for Exact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// As text in the [plain](Exact::plain) form, so that no reader of the JSON turns it into a float.
impl Serialize for Exact {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.plain())
    }
}

/// A text is not a number that Halfpoint reads exactly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseExactError;

impl fmt::Display for ParseExactError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an exact number such as 2, ½, 2½, 2.5, 2,5 or 5/2")
    }
}

impl std::error::Error for ParseExactError {}

/// The largest whole part, numerator or denominator that a text may have.
const LARGEST: i64 = 1_000_000_000;

/// Reads `2`, `½`, `2½`, `2.5`, `2,5`, `5/2` and each with a minus sign (`-` or `−`).
///
/// # Errors
///
/// [`ParseExactError`] for anything else, for more than six decimals and for numbers beyond a thousand million.
impl FromStr for Exact {
    type Err = ParseExactError;

    fn from_str(text: &str) -> Result<Exact, ParseExactError> {
        let (negative, digits) = match text.strip_prefix(['-', '−']) {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let magnitude = parse_magnitude(digits).ok_or(ParseExactError)?;
        Ok(if negative { -magnitude } else { magnitude })
    }
}

fn parse_magnitude(text: &str) -> Option<Exact> {
    if let Some((n, d)) = text.split_once('/') {
        let (n, d) = (whole(n)?, whole(d)?);
        return (d != 0).then(|| Exact::new(n, d));
    }
    if let Some((units, decimals)) = text.split_once(['.', ',']) {
        if decimals.is_empty() || decimals.len() > 6 {
            return None;
        }
        let scale = 10_i64.pow(u32::try_from(decimals.len()).ok()?);
        let units = if units.is_empty() { 0 } else { whole(units)? };
        return Some(Exact::from(units) + Exact::new(whole(decimals)?, scale));
    }
    let sign = text.chars().next_back()?;
    let fraction = match sign {
        '½' => Exact::new(1, 2),
        '¼' => Exact::new(1, 4),
        '¾' => Exact::new(3, 4),
        '⅓' => Exact::new(1, 3),
        '⅔' => Exact::new(2, 3),
        '⅙' => Exact::new(1, 6),
        '⅚' => Exact::new(5, 6),
        _ => return whole(text).map(Exact::from),
    };
    match &text[..text.len() - sign.len_utf8()] {
        "" => Some(fraction),
        units => Some(Exact::from(whole(units)?) + fraction),
    }
}

fn whole(text: &str) -> Option<i64> {
    let plain = !text.is_empty() && text.len() <= 10 && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten().filter(|&number| number <= LARGEST)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn reads_every_spelling_of_a_score() {
        for (text, n, d) in [
            ("2", 2, 1),
            ("½", 1, 2),
            ("2½", 5, 2),
            ("2.5", 5, 2),
            ("2,5", 5, 2),
            ("5/2", 5, 2),
            ("0.25", 1, 4),
            (".5", 1, 2),
            ("12⅔", 38, 3),
            ("37⅚", 227, 6),
            ("-1", -1, 1),
            ("−½", -1, 2),
            ("1.33", 133, 100),
        ] {
            assert_eq!(text.parse(), Ok(Exact::new(n, d)), "{text}");
        }
    }

    #[test]
    fn refuses_anything_else() {
        for text in ["", "-", "2..5", "2.", "1e3", "0x10", "½½", "1/0", "2 ½", "+1", "two", "99999999999", "1.1234567", "½2", "--1"] {
            assert_eq!(text.parse::<Exact>(), Err(ParseExactError), "{text}");
        }
    }

    #[test]
    fn prints_for_people_and_for_machines() {
        for (n, d, people, plain) in [
            (5, 2, "2½", "2.5"),
            (-1, 2, "-½", "-0.5"),
            (21, 4, "5¼", "5.25"),
            (107, 8, "13.375", "13.375"),
            (53, 3, "17⅔", "53/3"),
            (52, 7, "52/7", "52/7"),
            (0, 1, "0", "0"),
            (133, 100, "1.33", "1.33"),
        ] {
            assert_eq!(Exact::new(n, d).to_string(), people);
            assert_eq!(Exact::new(n, d).plain(), plain);
        }
    }

    proptest! {
        #[test]
        fn halves_are_reckoned_like_any_fraction(
            (n, d) in (-100_000_i64..100_000, prop::sample::select(vec![1, 2, 3, 4, 8, 100])),
            (m, e) in (-100_000_i64..100_000, prop::sample::select(vec![1, 2, 3, 4, 8, 100])),
        ) {
            let (a, b) = (Exact::new(n, d), Exact::new(m, e));
            prop_assert_eq!(a + b, Exact(Ratio::new(n, d) + Ratio::new(m, e)));
            prop_assert_eq!(a - b, Exact(Ratio::new(n, d) - Ratio::new(m, e)));
            prop_assert_eq!(a * b, Exact(Ratio::new(n, d) * Ratio::new(m, e)));
        }

        #[test]
        fn parsing_is_the_inverse_of_printing(n in -1_000_000_i64..1_000_000, d in 1_i64..2000) {
            let number = Exact::new(n, d);
            prop_assert_eq!(number.plain().parse::<Exact>().ok().or_else(|| number.decimals().filter(|&p| p > 6).map(|_| number)), Some(number));
            if number.decimals().is_none_or(|places| places <= 6) {
                prop_assert_eq!(number.to_string().parse::<Exact>(), Ok(number));
            }
        }
    }
}
