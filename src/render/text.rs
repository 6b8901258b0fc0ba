//! Plain text laid out for a terminal: wrapped paragraphs and aligned columns.

/// Breaks text into lines of at most `width` letters; every line after the first begins with `indent` spaces.
pub fn wrap(text: &str, width: usize, indent: usize) -> String {
    let mut wrapped = String::new();
    let mut length = indent;
    for word in text.split_whitespace() {
        let letters = word.chars().count();
        if wrapped.is_empty() {
            length += letters;
        } else if length + 1 + letters > width {
            wrapped.push('\n');
            wrapped.push_str(&" ".repeat(indent));
            length = indent + letters;
        } else {
            wrapped.push(' ');
            length += 1 + letters;
        }
        wrapped.push_str(word);
    }
    wrapped
}

/// One line with text at both ends.
pub fn ends(left: &str, right: &str, width: usize) -> String {
    let gap = width.saturating_sub(left.chars().count() + right.chars().count()).max(2);
    format!("{left}{}{right}", " ".repeat(gap)).trim_end().to_owned()
}

/// How columns are laid out.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Whether the first row holds the heads of the columns.
    pub heads: bool,
    /// The width to which a last column of words is kept, where the others leave room.
    pub width: usize,
    /// The spaces before each row.
    pub indent: usize,
}

/// Rows as aligned columns, numbers to the right. Columns without any text below their head take no room.
pub fn columns(rows: &[Vec<String>], numeric: &[bool], layout: Layout) -> String {
    let Layout { heads, width, indent } = layout;
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let letters = |cell: &String| cell.chars().count();
    let widest = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(letters).max().unwrap_or(0);
    let is_empty = |column: usize| rows.iter().skip(usize::from(heads)).filter_map(|row| row.get(column)).all(String::is_empty);
    let shown: Vec<usize> = (0..count).filter(|&column| !is_empty(column)).collect();
    let is_number = |column: usize| numeric.get(column).copied().unwrap_or(false);
    let mut lines = Vec::new();
    for row in rows {
        let mut line = " ".repeat(indent);
        for (place, &column) in shown.iter().enumerate() {
            let empty = String::new();
            let cell = row.get(column).unwrap_or(&empty);
            if place > 0 {
                line.push_str("  ");
            }
            let at = line.chars().count();
            if place + 1 == shown.len() && !is_number(column) {
                line.push_str(&wrap(cell, width.max(at + LEAST), at));
            } else {
                let padding = " ".repeat(widest(column) - letters(cell));
                let (before, after) = if is_number(column) { (padding.as_str(), "") } else { ("", padding.as_str()) };
                line.push_str(before);
                line.push_str(cell);
                line.push_str(after);
            }
        }
        lines.push(line.trim_end().to_owned());
    }
    lines.join("\n")
}

/// A last column is never narrower than this.
const LEAST: usize = 24;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wraps_at_the_width() {
        assert_eq!(wrap("one two  three\nfour", 9, 2), "one two\n  three\n  four");
    }

    #[test]
    fn aligns_columns() {
        let rows = [["", "name", "points", "x", "why"], ["r1", "Анна", "3½", "", "one two three four"], ["r10", "Bo", "10", "", ""]];
        let rows = rows.map(|row| row.map(str::to_owned).to_vec());
        let laid_out = columns(&rows, &[false, false, true, false, false], Layout { heads: true, width: 20, indent: 2 });
        assert_eq!(laid_out, "       name  points  why\n  r1   Анна      3½  one two three four\n  r10  Bo        10");
    }
}
