//! The lines of a report file: a tag in the first three columns, fields at fixed columns. Columns count from 1 and both
//! ends belong to the field, as the format's description has it.

use std::ops::Range;

/// One line with its tag.
#[derive(Clone, Debug)]
pub(super) struct Record<'t> {
    /// The tag: the first three letters.
    pub tag: &'t str,
    /// The whole line without its end.
    pub line: &'t str,
    /// The byte of the file at which the line begins.
    pub start: usize,
    /// The byte of every column, where columns and bytes are not the same.
    columns: Vec<u32>,
    plain: bool,
}

/// What stands at some columns.
#[derive(Clone, Debug)]
pub(super) struct Field<'t> {
    /// The text without the blanks around it.
    pub text: &'t str,
    /// The bytes of the file: of the text, or of all columns where there is none.
    pub at: Range<usize>,
}

impl<'t> Record<'t> {
    /// The records of a text; blank lines and `###` comments are none.
    pub fn all(text: &'t str) -> impl Iterator<Item = Record<'t>> {
        let mut start = 0;
        text.split('\n').filter_map(move |line| {
            let at = start;
            start += line.len() + 1;
            let line = line.strip_suffix('\r').unwrap_or(line).trim_end();
            if line.trim().is_empty() || line.starts_with("###") { None } else { Some(Record::of(line, at)) }
        })
    }

    fn of(line: &'t str, start: usize) -> Record<'t> {
        let tag = line.char_indices().nth(3).map_or(line, |(end, _)| &line[..end]);
        let plain = line.is_ascii();
        let columns = if plain { Vec::new() } else { line.char_indices().map(|(at, _)| u32::try_from(at).unwrap_or(u32::MAX)).collect() };
        Record { tag, line, start, columns, plain }
    }

    /// The same line with columns that are bytes, as some programs write them.
    pub fn in_bytes(&self) -> Record<'t> {
        Record { plain: true, ..self.clone() }
    }

    /// The number of columns.
    pub fn width(&self) -> usize {
        if self.plain { self.line.len() } else { self.columns.len() }
    }

    /// The byte of the line at which a column, from 0, begins.
    fn byte(&self, column: usize) -> usize {
        if self.plain {
            let column = column.min(self.line.len());
            (0..=column).rev().find(|&at| self.line.is_char_boundary(at)).unwrap_or(0)
        } else {
            self.columns.get(column).map_or(self.line.len(), |&at| at as usize)
        }
    }

    /// What stands from one column to another.
    pub fn field(&self, first: usize, last: usize) -> Field<'t> {
        let (from, to) = (self.byte(first - 1), self.byte(last));
        let text = &self.line[from..to.max(from)];
        let trimmed = text.trim();
        if trimmed.is_empty() {
            return Field { text: "", at: self.start + from..self.start + to.max(from) };
        }
        let begin = self.start + from + (text.len() - text.trim_start().len());
        Field { text: trimmed, at: begin..begin + trimmed.len() }
    }

    /// The letters from one column to another, blanks where the line is too short.
    pub fn columns(&self, first: usize, last: usize) -> String {
        let (from, to) = (self.byte(first - 1), self.byte(last));
        let width = last + 1 - first;
        format!("{:<width$}", &self.line[from..to.max(from)])
    }

    /// What stands from a column to the end of the line.
    pub fn rest(&self, first: usize) -> Field<'t> {
        self.field(first, self.width().max(first))
    }

    /// The bytes of the whole line.
    pub fn span(&self) -> Range<usize> {
        self.start..self.start + self.line.len()
    }

    /// The bytes of the tag.
    pub fn tag_at(&self) -> Range<usize> {
        self.start..self.start + self.tag.len()
    }

    /// The words after the tag, each with its place.
    pub fn words(&self) -> Vec<Field<'t>> {
        let mut words = Vec::new();
        let mut from = self.tag.len();
        while let Some(skip) = self.line[from..].find(|letter: char| !letter.is_whitespace()) {
            let begin = from + skip;
            let end = self.line[begin..].find(char::is_whitespace).map_or(self.line.len(), |at| begin + at);
            words.push(Field { text: &self.line[begin..end], at: self.start + begin..self.start + end });
            from = end;
        }
        words
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_letters_and_may_be_missing() {
        let records: Vec<Record<'_>> = Record::all("012 Кубок\r\n\n### note\r\n001    1\n7").collect();
        let tags: Vec<&str> = records.iter().map(|record| record.tag).collect();
        assert_eq!(tags, ["012", "001", "7"]);
        assert_eq!(records[0].field(6, 8).text, "убо");
        assert_eq!(records[0].in_bytes().field(5, 8).text, "Ку");
        assert_eq!(records[1].field(5, 8).text, "1");
        assert_eq!(records[1].field(92, 95).text, "");
        assert_eq!(records[0].rest(5).text, "Кубок");
        assert_eq!(records[0].words()[0].text, "Кубок");
        assert_eq!(records[2].rest(5).at, 37..37);
    }
}
