//! The least rating that is expected to reach a score (C.07 10.3).

use crate::Exact;
use crate::rules::{expected_hundredths, whole_range};

/// The least whole rating at which so many points are expected against opponents with these ratings, by table 8.1.2 of
/// the Rating Regulations.
///
/// There is none for more points than games, and no least one for 0 points or less: every rating expects those.
pub(super) fn least_rating(points: Exact, ratings: &[i64]) -> Option<i64> {
    // The sum of expectations is a number of hundredths, so it reaches the points when it reaches the next hundredth.
    let (hundredths, parts) = (points.numerator() * 100, points.denominator());
    let wanted = hundredths.div_euclid(parts) + i64::from(hundredths.rem_euclid(parts) > 0);
    let games = i64::try_from(ratings.len()).ok()?;
    if wanted <= 0 || wanted > 100 * games {
        return None;
    }
    let expected = |rating: i64| ratings.iter().map(|opponent| expected_hundredths(rating - opponent)).sum::<i64>();
    // At the lower end nothing is expected, at the upper end everything, and the sum never falls in between.
    let mut short = ratings.iter().min()? - whole_range();
    let mut enough = ratings.iter().max()? + whole_range();
    while enough - short > 1 {
        let middle = short + (enough - short) / 2;
        if expected(middle) >= wanted { enough = middle } else { short = middle }
    }
    Some(enough)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn least(points: &str, ratings: &[i64]) -> Option<i64> {
        least_rating(points.parse().expect("a number"), ratings)
    }

    #[test]
    fn finds_the_least_rating() {
        assert_eq!(least("3½", &[1700, 1950, 1850, 2050, 2150]), Some(2112));
        assert_eq!(least("4", &[1750, 1900, 2200, 1450, 2100]), Some(2216));
        assert_eq!(least("2", &[1950, 1850, 1600]), Some(1942));
        // Half of the points against one opponent: 0.50 reaches down to a difference of 3.
        assert_eq!(least("½", &[2000]), Some(1997));
    }

    #[test]
    fn a_full_score_is_expected_736_points_above_the_highest() {
        assert_eq!(least("1", &[2000]), Some(2736));
        assert_eq!(least("2", &[1500, 2000]), Some(2736));
    }

    #[test]
    fn without_points_or_with_too_many_there_is_no_least() {
        assert_eq!(least("0", &[2000]), None);
        assert_eq!(least("1½", &[2000]), None);
        assert_eq!(least("0", &[]), None);
    }
}
