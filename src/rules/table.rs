//! The two conversion tables of the FIDE Rating Regulations (B.02 8.1.1 and 8.1.2), which the tie-breaks on ratings
//! consult.
//!
//! Both are read from `rules/fide-b02/` and checked when they are first used. Everything is whole: fractions and
//! expected scores in hundredths, differences in rating points.

use std::fmt::Write;
use std::path::Path;
use std::sync::LazyLock;

use super::Concept;
use super::load::{LoadError, text};
use crate::Exact;

/// A table in which a value is looked up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Table {
    /// From the fraction of points scored to a rating difference (8.1.1).
    RatingDifference,
    /// From a rating difference to the expected score in one game (8.1.2).
    ExpectedScore,
}

impl Table {
    /// The concept of the article that has the table.
    pub fn concept(self) -> Concept {
        match self {
            Table::RatingDifference => Concept::ScoreToRatingDifference,
            Table::ExpectedScore => Concept::RatingDifferenceToScore,
        }
    }

    /// The value that belongs to a fraction (in whole hundredths) or to a difference (in whole points); `None` for any
    /// other number.
    ///
    /// ```
    /// # use halfpoint::{Exact, rules::Table};
    /// let of = |table: Table, number: &str| table.look_up(number.parse().unwrap()).map(|value| value.to_string());
    /// assert_eq!(of(Table::RatingDifference, "0.75").as_deref(), Some("193"));
    /// assert_eq!(of(Table::RatingDifference, "0.375"), None);
    /// assert_eq!(of(Table::ExpectedScore, "162").as_deref(), Some("0.71"));
    /// assert_eq!(of(Table::ExpectedScore, "-162").as_deref(), Some("0.29"));
    /// ```
    pub fn look_up(self, number: Exact) -> Option<Exact> {
        match self {
            Table::RatingDifference => {
                let hundredths = number * Exact::from(100);
                let index = usize::try_from(hundredths.numerator()).ok().filter(|_| hundredths.is_whole())?;
                TABLES.differences.get(index).map(|&difference| Exact::from(difference))
            }
            Table::ExpectedScore => number.is_whole().then(|| Exact::new(expected_hundredths(number.numerator()), 100)),
        }
    }

    /// The file of the table.
    fn file(self) -> &'static str {
        match self {
            Table::RatingDifference => "fide-b02/8-1-1.csv",
            Table::ExpectedScore => "fide-b02/8-1-2.csv",
        }
    }

    /// The table that belongs to the file of an article, if there is one.
    pub(super) fn beside(article: &Path) -> Option<Table> {
        let file = article.with_extension("csv");
        [Table::RatingDifference, Table::ExpectedScore].into_iter().find(|table| Path::new(table.file()) == file)
    }

    /// The table as the page of its article shows it, several columns side by side.
    pub(super) fn to_markdown(self) -> String {
        let (heads, cells): (&[&str], Vec<Vec<String>>) = match self {
            Table::RatingDifference => {
                let line = |(index, difference): (usize, &i64)| vec![hundredths(index as i64), signed(*difference)];
                (&["p", "dp"], TABLES.differences.iter().enumerate().rev().map(line).collect())
            }
            Table::ExpectedScore => {
                let line = |band: &Band| {
                    let to = band.to.map_or_else(|| "+".to_owned(), |to| format!("–{to}"));
                    vec![format!("{}{to}", band.from), hundredths(band.higher), hundredths(100 - band.higher)]
                };
                (&["D", "PD", "1 − PD"], TABLES.bands.iter().map(line).collect())
            }
        };
        let side_by_side = if self == Table::RatingDifference { 4 } else { 3 };
        let height = cells.len().div_ceil(side_by_side);
        let row = |cells: Vec<&str>| format!("| {} |\n", cells.join(" | "));
        let mut markdown = row(heads.repeat(side_by_side));
        let _ = writeln!(markdown, "|{}", "---|".repeat(heads.len() * side_by_side));
        for line in 0..height {
            let columns = (0..side_by_side).flat_map(|column| match cells.get(column * height + line) {
                Some(cells) => cells.iter().map(String::as_str).collect(),
                None => vec![""; heads.len()],
            });
            markdown += &row(columns.collect());
        }
        markdown
    }
}

/// The expected score, in hundredths, of a side whose rating is so many points above the opponent's.
pub(crate) fn expected_hundredths(difference: i64) -> i64 {
    let higher = usize::try_from(difference.unsigned_abs()).ok().and_then(|points| TABLES.expected.get(points)).copied().unwrap_or(100);
    if difference < 0 { 100 - i64::from(higher) } else { i64::from(higher) }
}

/// From this difference on the table expects everything of one side and nothing of the other.
pub(crate) fn whole_range() -> i64 {
    i64::try_from(TABLES.expected.len()).expect("the table is short")
}

/// Differences of one band of 8.1.2.
#[derive(Clone, Copy, Debug)]
struct Band {
    from: i64,
    /// `None` in the last band, which has no end.
    to: Option<i64>,
    /// What the higher rated side is expected to score, in hundredths.
    higher: i64,
}

#[derive(Debug)]
struct Tables {
    /// The difference by the fraction in hundredths.
    differences: Vec<i64>,
    bands: Vec<Band>,
    /// What the higher rated side is expected to score, in hundredths, by the difference; 100 beyond.
    expected: Vec<u8>,
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| load().unwrap_or_else(|error| panic!("the embedded rules: {error}")));

fn load() -> Result<Tables, LoadError> {
    let differences = differences(Table::RatingDifference.file())?;
    let bands = bands(Table::ExpectedScore.file())?;
    let mut expected = Vec::new();
    for band in &bands {
        let count = band.to.map_or(0, |to| to + 1 - band.from);
        expected.extend((0..count).map(|_| u8::try_from(band.higher).expect("checked to be at most 100")));
    }
    Ok(Tables { differences, bands, expected })
}

/// The lines of a file below its heading, each with so many fields.
fn lines(file: &str, fields: usize) -> Result<Vec<Vec<&'static str>>, LoadError> {
    let line = |line: &'static str| {
        let cells: Vec<&str> = line.split(',').collect();
        if cells.len() == fields { Ok(cells) } else { Err(LoadError::new(file, format!("the line {line} has not {fields} fields"))) }
    };
    text(file)?.lines().skip(1).map(line).collect()
}

/// A field in hundredths.
fn in_hundredths(file: &str, field: &str) -> Result<i64, LoadError> {
    let number: Exact = field.parse().map_err(|error| LoadError::new(file, error))?;
    let scaled = number * Exact::from(100);
    if scaled.is_whole() { Ok(scaled.numerator()) } else { Err(LoadError::new(file, format!("{field} has more than two decimals"))) }
}

fn whole(file: &str, field: &str) -> Result<i64, LoadError> {
    field.parse().map_err(|error| LoadError::new(file, error))
}

fn differences(file: &str) -> Result<Vec<i64>, LoadError> {
    let mut by_fraction = vec![None; 101];
    for fields in lines(file, 2)? {
        let (fraction, difference) = (in_hundredths(file, fields[0])?, whole(file, fields[1])?);
        let place = usize::try_from(fraction).ok().and_then(|index| by_fraction.get_mut(index));
        match place {
            Some(place @ None) => *place = Some(difference),
            _ => return Err(LoadError::new(file, format!("the fraction {} has no place or a second one", fields[0]))),
        }
    }
    let differences: Vec<i64> =
        by_fraction.into_iter().collect::<Option<_>>().ok_or_else(|| LoadError::new(file, "a fraction from 0 to 1 is missing"))?;
    if !differences.is_sorted_by(|a, b| a < b) {
        return Err(LoadError::new(file, "the differences do not rise with the fractions"));
    }
    if (0..=100).any(|index| differences[index] != -differences[100 - index]) {
        return Err(LoadError::new(file, "a fraction and its complement have not opposite differences"));
    }
    Ok(differences)
}

fn bands(file: &str) -> Result<Vec<Band>, LoadError> {
    let mut bands: Vec<Band> = Vec::new();
    let mut next = Some(0);
    for fields in lines(file, 4)? {
        let to = if fields[1].is_empty() { None } else { Some(whole(file, fields[1])?) };
        let (higher, lower) = (in_hundredths(file, fields[2])?, in_hundredths(file, fields[3])?);
        let band = Band { from: whole(file, fields[0])?, to, higher };
        if next != Some(band.from) || to.is_some_and(|to| to < band.from) {
            return Err(LoadError::new(file, format!("the band from {} does not follow the one before", band.from)));
        }
        if higher + lower != 100 || higher > 100 {
            return Err(LoadError::new(file, format!("the two sides of the band from {} do not share one point", band.from)));
        }
        if bands.last().is_some_and(|before| before.higher >= higher) {
            return Err(LoadError::new(file, format!("the expectation does not rise in the band from {}", band.from)));
        }
        next = to.map(|to| to + 1);
        bands.push(band);
    }
    let ends = bands.first().zip(bands.last()).is_some_and(|(first, last)| first.higher == 50 && last.higher == 100 && last.to.is_none());
    if ends && bands.len() == 51 { Ok(bands) } else { Err(LoadError::new(file, "51 bands from 0.50 to 1.00 are expected, the last open")) }
}

fn hundredths(number: i64) -> String {
    format!("{}.{:02}", number / 100, number % 100)
}

fn signed(number: i64) -> String {
    if number < 0 { format!("−{}", -number) } else { number.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_have_their_ends_and_their_middle() {
        for (fraction, difference) in [("0", -800), ("0.01", -677), ("0.38", -87), ("0.5", 0), ("0.67", 125), ("1", 800)] {
            assert_eq!(Table::RatingDifference.look_up(fraction.parse().unwrap()), Some(Exact::from(difference)), "{fraction}");
        }
        for (difference, expected) in [(0, 50), (3, 50), (4, 51), (-4, 49), (400, 92), (735, 99), (736, 100), (-736, 0), (9999, 100)] {
            assert_eq!(expected_hundredths(difference), expected, "{difference}");
        }
        assert_eq!(whole_range(), 736);
    }

    #[test]
    fn nothing_is_interpolated() {
        for text in ["0.005", "1.01", "-0.01", "1/3"] {
            assert_eq!(Table::RatingDifference.look_up(text.parse().unwrap()), None, "{text}");
        }
        assert_eq!(Table::ExpectedScore.look_up(Exact::HALF), None);
    }

    #[test]
    fn the_expectations_of_the_two_sides_share_one_point() {
        assert!((-1000..=1000).all(|difference| expected_hundredths(difference) + expected_hundredths(-difference) == 100));
    }
}
