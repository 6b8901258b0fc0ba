//! How a number is rounded to so many decimals.

use crate::Exact;

/// Where a number between two of so many decimals goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rounding {
    /// To the nearest, exactly half up.
    HalfUp,
    /// To the nearest, exactly half to the even one.
    HalfEven,
    /// Down.
    Down,
}

impl Rounding {
    /// The number rounded so.
    ///
    /// ```
    /// # use halfpoint::{Exact, rounding::Rounding};
    /// let to_hundredths = |rounding: Rounding| rounding.round(Exact::new(5, 8), 2).plain();
    /// assert_eq!([Rounding::HalfUp, Rounding::HalfEven, Rounding::Down].map(to_hundredths), ["0.63", "0.62", "0.62"]);
    /// ```
    ///
    /// # Panics
    ///
    /// When the number with so many decimals is beyond all bounds.
    pub fn round(self, number: Exact, places: u8) -> Exact {
        let scale = 10_i64.pow(u32::from(places));
        let half_up = number.rounded_half_up(places);
        match self {
            Rounding::HalfUp => half_up,
            Rounding::HalfEven => {
                let odd = (half_up * Exact::from(scale)).numerator() % 2 != 0;
                let halfway = half_up - number == Exact::new(1, 2 * scale);
                if odd && halfway { half_up - Exact::new(1, scale) } else { half_up }
            }
            Rounding::Down => Exact::new((scale * number.numerator()).div_euclid(number.denominator()), scale),
        }
    }

    /// The name in the public JSON.
    pub fn key(self) -> &'static str {
        match self {
            Rounding::HalfUp => "round-half-up",
            Rounding::HalfEven => "round-half-even",
            Rounding::Down => "round-down",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_go_where_they_are_told() {
        for (n, d, up, even, down) in [
            (3775, 2, 1888, 1888, 1887),
            (3773, 2, 1887, 1886, 1886),
            (-1, 2, 0, 0, -1),
            (-3, 2, -1, -2, -2),
            (7, 3, 2, 2, 2),
            (5, 3, 2, 2, 1),
            (4, 1, 4, 4, 4),
        ] {
            let to_whole = |rounding: Rounding| rounding.round(Exact::new(n, d), 0);
            let expected = [up, even, down].map(Exact::from);
            assert_eq!([Rounding::HalfUp, Rounding::HalfEven, Rounding::Down].map(to_whole), expected, "{n}/{d}");
        }
    }
}
