//! The ratings of which a score is expected (C.07 10.3).

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
    if wanted <= 0 || wanted > 100 * i64::try_from(ratings.len()).ok()? {
        return None;
    }
    first(ratings, |expected| expected >= wanted)
}

/// The greatest whole rating at which no more than so many points are expected; the least that expects them where all
/// points were made, for then no rating expects more.
pub(super) fn greatest_rating(points: Exact, ratings: &[i64]) -> Option<i64> {
    let most = (points.numerator() * 100).div_euclid(points.denominator());
    let all = 100 * i64::try_from(ratings.len()).ok()?;
    if most >= all {
        return least_rating(points, ratings);
    }
    if most < 0 { None } else { first(ratings, |expected| expected > most).map(|above| above - 1) }
}

/// The first rating whose expectation, in hundredths, is enough.
fn first(ratings: &[i64], enough: impl Fn(i64) -> bool) -> Option<i64> {
    let expected = |rating: i64| ratings.iter().map(|opponent| expected_hundredths(rating - opponent)).sum::<i64>();
    // At the lower end nothing is expected, at the upper end everything, and the sum never falls in between.
    let mut short = ratings.iter().min()? - whole_range();
    let mut there = ratings.iter().max()? + whole_range();
    while there - short > 1 {
        let middle = short + (there - short) / 2;
        if enough(expected(middle)) { there = middle } else { short = middle }
    }
    Some(there)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn least(points: &str, ratings: &[i64]) -> Option<i64> {
        least_rating(points.parse().expect("a number"), ratings)
    }

    fn greatest(points: &str, ratings: &[i64]) -> Option<i64> {
        greatest_rating(points.parse().expect("a number"), ratings)
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
    fn finds_the_greatest_rating() {
        // 0.50 reaches up to a difference of 3, and 0.51 is more.
        assert_eq!(greatest("½", &[2000]), Some(2003));
        // Just 3.50 is expected of 2112 alone; 1.00 of 1995 and 1996; of 2233 1.99 and of 2234 2.01.
        assert_eq!(greatest("3½", &[1700, 1950, 1850, 2050, 2150]), Some(2112));
        assert_eq!((least("1", &[1920, 2310, 2180]), greatest("1", &[1920, 2310, 2180])), (Some(1995), Some(1996)));
        assert_eq!((least("2", &[2045, 1920, 2310]), greatest("2", &[2045, 1920, 2310])), (Some(2234), Some(2233)));
        assert_eq!(greatest("1", &[2000]), Some(2736));
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
