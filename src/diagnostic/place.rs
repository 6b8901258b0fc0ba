//! From bytes to lines and columns.

use std::ops::Range;

use super::Source;

/// A place as an editor shows it: both count from 1, columns in characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Position {
    /// The line.
    pub line: usize,
    /// The character in the line.
    pub column: usize,
}

impl Source {
    /// The line and column of a byte.
    pub fn position(&self, byte: usize) -> Position {
        let line = self.line_at(byte);
        let before = &self.text[..line.start];
        // A byte order mark at the beginning of the file is no column of the first line.
        let column = self.text[line.start..self.boundary(byte)].chars().filter(|&letter| letter != '\u{feff}').count() + 1;
        Position { line: before.bytes().filter(|&byte| byte == b'\n').count() + 1, column }
    }

    /// The bytes of the line that a byte is in, without the line break.
    pub(super) fn line_at(&self, byte: usize) -> Range<usize> {
        let byte = self.boundary(byte);
        let start = self.text[..byte].rfind('\n').map_or(0, |at| at + 1);
        let end = self.text[byte..].find('\n').map_or(self.text.len(), |at| byte + at);
        let end = if end > start && self.text.as_bytes()[end - 1] == b'\r' { end - 1 } else { end };
        start..end.max(start)
    }

    /// The nearest byte, not after this one, at which a character begins.
    fn boundary(&self, byte: usize) -> usize {
        let byte = byte.min(self.text.len());
        (0..=byte).rev().find(|&at| self.text.is_char_boundary(at)).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_characters() {
        let source = Source { path: "x.yaml".into(), text: "имя: Ёж\r\nscore: 2½ of 3\n".to_owned() };
        for (what, line, column) in [("имя", 1, 1), ("Ёж", 1, 6), ("score", 2, 1), ("of", 2, 11)] {
            let byte = source.text.find(what).expect(what);
            assert_eq!(source.position(byte), Position { line, column }, "{what}");
        }
        assert_eq!(source.position(9999), Position { line: 3, column: 1 });
        assert_eq!(&source.text[source.line_at(3)], "имя: Ёж");
    }
}
