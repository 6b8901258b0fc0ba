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

/// Rows as aligned columns, numbers to the right. Columns without any text take no room.
pub fn columns(rows: &[Vec<String>], numeric: &[bool], indent: usize) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..count).map(width).collect();
    let lines = rows.iter().map(|row| {
        let mut line = " ".repeat(indent);
        let mut gap = 0;
        for (column, cell) in row.iter().enumerate().filter(|&(column, _)| widths[column] > 0) {
            let padding = " ".repeat(widths[column] - cell.chars().count());
            line.push_str(&" ".repeat(gap));
            if numeric.get(column).copied().unwrap_or(false) {
                line.push_str(&padding);
                line.push_str(cell);
            } else {
                line.push_str(cell);
                line.push_str(&padding);
            }
            gap = 2;
        }
        line.trim_end().to_owned()
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wraps_at_the_width() {
        assert_eq!(wrap("one two  three\nfour", 9, 2), "one two\n  three\n  four");
    }

    #[test]
    fn aligns_columns() {
        let rows = [vec!["r1".into(), "Анна".into(), "3½".into()], vec!["r10".into(), "Bo".into(), "10".into()]];
        assert_eq!(columns(&rows, &[false, false, true], 2), "  r1   Анна  3½\n  r10  Bo    10");
    }
}
