//! The parts of an explanation.

use serde::Serialize;

use crate::render::{Arg, Line, Sentence};

/// One numbered part of an explanation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Section {
    /// A telling name, such as `cuts`.
    pub id: String,
    /// The heading.
    pub title: Sentence,
    /// The articles that it follows.
    pub cites: Vec<String>,
    /// What is shown.
    pub blocks: Vec<Block>,
    /// What was considered and did not apply.
    pub aside: Vec<Sentence>,
}

impl Section {
    /// A section without any block yet.
    pub(in crate::report) fn new(id: impl Into<String>, title: Sentence, cites: Vec<String>) -> Section {
        Section { id: id.into(), title, cites, blocks: Vec::new(), aside: Vec::new() }
    }

    pub(in crate::report) fn block(mut self, block: Block) -> Section {
        self.blocks.push(block);
        self
    }
}

/// A piece of a section.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "block", rename_all = "kebab-case")]
pub enum Block {
    /// A paragraph.
    Text {
        /// Its sentences.
        sentences: Vec<Sentence>,
    },
    /// A list.
    List {
        /// Its items.
        items: Vec<Item>,
    },
    /// A table.
    Table {
        /// The table.
        table: Table,
    },
    /// A line of arithmetic by itself.
    Line {
        /// The line.
        line: Line,
    },
}

impl Block {
    pub(in crate::report) fn text(sentence: Sentence) -> Block {
        Block::Text { sentences: vec![sentence] }
    }

    pub(in crate::report) fn table(table: Table) -> Block {
        Block::Table { table }
    }
}

/// An item of a list.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Item {
    /// The path of the step that it explains, as an anchor.
    pub id: Option<String>,
    /// Its sentences.
    pub sentences: Vec<Sentence>,
    /// The line of arithmetic that it ends with.
    pub line: Option<Line>,
}

/// A table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Table {
    /// A telling name, such as `contributions`.
    pub id: String,
    /// The caption.
    pub caption: Sentence,
    /// The columns.
    pub columns: Vec<Column>,
    /// The rows.
    pub rows: Vec<Row>,
    /// What the signs and marks mean.
    pub legend: Vec<Legend>,
}

/// The head of a column.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Column {
    /// The words.
    pub head: Arg,
    /// Whether it holds numbers, which stand to the right.
    pub numeric: bool,
    /// What it is for: `plain`, `what` becomes of a row, or `why`.
    pub role: &'static str,
}

impl Column {
    pub(in crate::report) fn new(head: impl Into<Arg>, numeric: bool) -> Column {
        Column { head: head.into(), numeric, role: "plain" }
    }

    /// The column with these words.
    pub(in crate::report) fn headed(key: &'static str, numeric: bool) -> Column {
        let role = match key {
            "column-what" => "what",
            "column-why" => "why",
            _ => "plain",
        };
        Column { head: crate::render::say(key).into(), numeric, role }
    }
}

/// A row of a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// The path of the step that it shows, as an anchor.
    pub id: Option<String>,
    /// What becomes of it.
    pub state: State,
    /// The cells.
    pub cells: Vec<Cell>,
}

/// What becomes of the round that a row shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// Nothing in particular.
    Plain,
    /// The participant whose value is explained.
    Own,
    /// It counts.
    Counts,
    /// It does not count.
    LeftOut,
    /// It is cut.
    Cut,
    /// A total.
    Total,
}

/// A cell of a table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Cell {
    /// What stands in it.
    pub value: Arg,
    /// Whether it heads its row.
    pub header: bool,
    /// How it is marked.
    pub mark: Mark,
}

impl Cell {
    pub(in crate::report) fn of(value: impl Into<Arg>) -> Cell {
        Cell { value: value.into(), header: false, mark: Mark::None }
    }

    pub(in crate::report) fn empty() -> Cell {
        Cell::of(Arg::Empty)
    }

    pub(in crate::report) fn head(value: impl Into<Arg>) -> Cell {
        Cell { value: value.into(), header: true, mark: Mark::None }
    }

    pub(in crate::report) fn marked(self, mark: Mark) -> Cell {
        Cell { mark, ..self }
    }
}

/// How a cell is marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// Not at all.
    None,
    /// The working uses it.
    Used,
    /// The working uses it and then cuts it.
    Cut,
    /// It counts otherwise than the cell says.
    Changed,
}

/// What a sign or mark means.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Legend {
    /// The mark; `None` where the sentence shows its sign itself.
    pub mark: Mark,
    /// The meaning.
    pub sentence: Sentence,
}

/// What another reading would give.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Note {
    /// What the other reading is: `edition`, `admissible` or `misreading`.
    pub standing: &'static str,
    /// The axis.
    pub axis: String,
    /// The option.
    pub option: String,
    /// What it says, and what follows from it.
    pub sentences: Vec<Sentence>,
}

/// The short form: a heading, the contributions and the arithmetic.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// `KS of Roman Kovalev (3) = 1`.
    pub head: Sentence,
    /// The articles that the value follows.
    pub cites: Vec<String>,
    /// What must be known beforehand, such as the limit of the Koya system.
    pub basis: Vec<Sentence>,
    /// The contributions.
    pub table: Option<Table>,
    /// The arithmetic.
    pub lines: Vec<Line>,
}

/// An article that a page cites.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Cited {
    /// The number.
    pub number: String,
    /// The title.
    pub title: String,
    /// The text in our own words, in Markdown.
    pub text: String,
}
