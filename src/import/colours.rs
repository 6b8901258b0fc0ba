//! The letters by which tables name colours: they are those of the page's language, so that `b` is Black on an English
//! page and White on a French one. Which language it is shows in the other letter.

use crate::scenario::Cell;

/// White and Black in some languages; the first pair that has all letters of a table is taken.
const PAIRS: [[char; 2]; 10] = [
    // English, and the German of many programs.
    ['w', 'b'],
    // German.
    ['w', 's'],
    // Russian.
    ['б', 'ч'],
    // French, Italian, Spanish.
    ['b', 'n'],
    // Portuguese.
    ['b', 'p'],
    // Czech, Polish.
    ['b', 'c'],
    // Dutch.
    ['w', 'z'],
    // Hungarian, Swedish.
    ['v', 's'],
    // Danish, Norwegian.
    ['h', 's'],
    // Turkish.
    ['b', 's'],
];

/// The letters of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Colours([char; 2]);

impl Colours {
    /// The letters that the cells of a table use.
    pub fn of<'c>(cells: impl Iterator<Item = &'c str>) -> Colours {
        let mut seen: Vec<char> = Vec::new();
        for letter in cells.filter_map(|cell| letter(cell).map(|(_, letter)| letter)) {
            if !seen.contains(&letter) {
                seen.push(letter);
            }
            if seen.len() > 2 {
                break;
            }
        }
        let pair = PAIRS.into_iter().find(|pair| seen.iter().all(|letter| pair.contains(letter)));
        Colours(pair.unwrap_or(PAIRS[0]))
    }

    /// Reads a cell as tables write it: blanks inside do not matter.
    pub fn cell(self, text: &str) -> Option<Cell> {
        let text: String = text.split(' ').collect();
        let Some((at, letter)) = letter(&text) else { return Cell::parse(&text) };
        let [white, black] = self.0;
        let usual = match letter {
            letter if letter == white => "w",
            letter if letter == black => "b",
            _ => return Cell::parse(&text),
        };
        let after = at + text[at..].chars().next().map_or(0, char::len_utf8);
        Cell::parse(&format!("{}{usual}{}", &text[..at], &text[after..]))
    }

    /// A pairing without a result: `12w`, `12b*`.
    pub fn pending(self, text: &str) -> Option<&str> {
        let text = text.trim_end_matches('*');
        let colour = |letter: char| letter.to_lowercase().next().is_some_and(|letter| self.0.contains(&letter));
        Some(text.strip_suffix(colour).unwrap_or(text).trim()).filter(|number| !number.is_empty())
    }
}

/// The letter after the number of an opponent, in lower case, and where it stands.
fn letter(cell: &str) -> Option<(usize, char)> {
    let rest = cell.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let at = cell.len() - rest.len();
    let rest = rest.trim_start();
    let letter = rest.chars().next().filter(|letter| at > 0 && letter.is_alphabetic())?;
    Some((cell.len() - rest.len(), letter.to_lowercase().next().unwrap_or(letter)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::Colour;

    fn colours(cells: &[&str]) -> Vec<Option<Colour>> {
        let colours = Colours::of(cells.iter().copied());
        let colour = |cell: &&str| match colours.cell(cell) {
            Some(Cell::Played { colour, .. } | Cell::Forfeited { colour, .. }) => colour,
            other => panic!("{cell}: {other:?}"),
        };
        cells.iter().map(colour).collect()
    }

    #[test]
    fn the_other_letter_tells_the_language() {
        let [white, black] = [Some(Colour::White), Some(Colour::Black)];
        assert_eq!(colours(&["2w1", "11 b ½", "3B0"]), [white, black, black]);
        assert_eq!(colours(&["2w1", "11s½"]), [white, black]);
        assert_eq!(colours(&["2S1"]), [black]);
        assert_eq!(colours(&["2b1", "11n½"]), [white, black]);
        assert_eq!(colours(&["2 b 1", "11 p +"]), [white, black]);
        assert_eq!(colours(&["2б1", "11Ч½"]), [white, black]);
        assert_eq!(colours(&["2v1", "11s½"]), [white, black]);
        assert_eq!(colours(&["2b1"]), [black]);
    }

    #[test]
    fn letters_of_no_language_are_no_colours() {
        let colours = Colours::of(["2w1", "3n1", "4b1"].into_iter());
        assert_eq!(colours.cell("3n1"), None);
        assert!(colours.cell("2w1").is_some() && colours.cell("pab").is_some() && colours.cell("-½").is_some());
        assert_eq!((colours.pending("12w"), colours.pending("12 b*"), colours.pending("w")), (Some("12"), Some("12"), None));
    }
}
