//! YAML as a tree that knows where everything stands.
//!
//! One parse gives values and places together, so a fault is shown exactly where it is, and numbers keep the text they
//! were written with. Hostile files are bounded: see [`Limits`].

use std::borrow::Cow;
use std::collections::HashMap;
use std::ops::Range;

use saphyr_parser::{Event, Parser, ScalarStyle, ScanError, Span};

use crate::diagnostic::{Code, Diagnostic, Sink};

/// The bounds within which a file is read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// Bytes of the file.
    pub bytes: usize,
    /// Lists and mappings inside each other.
    pub depth: usize,
    /// Texts, lists and mappings, counted after every alias is replaced by what it stands for.
    pub nodes: usize,
}

/// The largest file that is read, in bytes.
pub const MAX_BYTES: usize = 32 * 1024 * 1024;

/// The bounds of every scenario.
pub(super) const LIMITS: Limits = Limits { bytes: MAX_BYTES, depth: 64, nodes: 5_000_000 };

const MILLION: usize = 1_000_000;

/// A value and the bytes it stands at.
#[derive(Clone, Debug)]
pub(super) struct Node<'s> {
    start: u32,
    end: u32,
    pub kind: Kind<'s>,
}

/// The three kinds of values.
#[derive(Clone, Debug)]
pub(super) enum Kind<'s> {
    Scalar(Scalar<'s>),
    Sequence(Vec<Node<'s>>),
    Mapping(Vec<Entry<'s>>),
}

/// A text; what it means is for the reader to say, so that `2.50` and `010` stay as written.
#[derive(Clone, Debug)]
pub(super) struct Scalar<'s> {
    pub text: Cow<'s, str>,
    block: bool,
    /// Where the text stands letter by letter in the file; `None` when escapes or folding made it.
    verbatim: Option<u32>,
}

/// A key with its value.
#[derive(Clone, Debug)]
pub(super) struct Entry<'s> {
    pub key: Node<'s>,
    pub value: Node<'s>,
}

impl<'s> Node<'s> {
    /// The bytes of the node.
    pub fn span(&self) -> Range<usize> {
        self.start as usize..self.end as usize
    }

    /// The text, when the node is one.
    pub fn text(&self) -> Option<&str> {
        match &self.kind {
            Kind::Scalar(scalar) => Some(&scalar.text),
            _ => None,
        }
    }

    /// Whether nothing was written.
    pub fn is_empty_text(&self) -> bool {
        self.start == self.end && self.text() == Some("")
    }

    /// The bytes of a part of the text; of the whole node where the text does not stand there letter by letter.
    pub fn part(&self, part: Range<usize>) -> Range<usize> {
        match &self.kind {
            Kind::Scalar(Scalar { verbatim: Some(at), .. }) => *at as usize + part.start..*at as usize + part.end,
            _ => self.span(),
        }
    }

    /// The lines of the text with the bytes at which each begins. The lines of a block (`|`, `>`) are those of the
    /// file, without their indentation.
    pub fn lines<'a>(&'a self, source: &'a str) -> Vec<Line<'a>> {
        let Kind::Scalar(scalar) = &self.kind else { return Vec::new() };
        if scalar.block {
            return split_lines(&source[self.span()], Some(self.start as usize), self.span());
        }
        split_lines(&scalar.text, scalar.verbatim.map(|at| at as usize), self.span())
    }
}

/// One line of a text and where it stands.
#[derive(Clone, Debug)]
pub(crate) struct Line<'a> {
    pub text: &'a str,
    at: Option<usize>,
    whole: Range<usize>,
}

impl<'a> Line<'a> {
    /// A text that stands in the file as it is, from this byte on.
    pub fn new(text: &'a str, at: usize) -> Line<'a> {
        Line { text, at: Some(at), whole: at..at + text.len() }
    }

    /// The bytes of a part of the line.
    pub fn part(&self, part: Range<usize>) -> Range<usize> {
        match self.at {
            Some(at) => at + part.start..at + part.end,
            None => self.whole.clone(),
        }
    }

    /// The bytes of the line.
    pub fn span(&self) -> Range<usize> {
        self.part(0..self.text.len())
    }

    /// A part of the line as a line, without the blanks around it.
    pub fn cut(&self, part: Range<usize>) -> Line<'a> {
        let text = &self.text[part.clone()];
        let trimmed = text.trim();
        let start = part.start + (text.len() - text.trim_start().len());
        Line { text: trimmed, at: self.at.map(|at| at + start), whole: self.whole.clone() }
    }

    /// A part of the line as a line, just as it is.
    pub fn cut_exactly(&self, part: Range<usize>) -> Line<'a> {
        let at = self.at.map(|at| at + part.start);
        Line { text: &self.text[part], at, whole: self.whole.clone() }
    }

    /// The parts between separators, without the blanks around them.
    pub fn split(&self, separator: impl Fn(char) -> bool) -> Vec<Line<'a>> {
        let mut parts = Vec::new();
        let mut start = 0;
        for (at, letter) in self.text.char_indices().filter(|&(_, letter)| separator(letter)) {
            parts.push(self.cut(start..at));
            start = at + letter.len_utf8();
        }
        parts.push(self.cut(start..self.text.len()));
        parts
    }
}

fn split_lines<'a>(text: &'a str, at: Option<usize>, whole: Range<usize>) -> Vec<Line<'a>> {
    let all = Line { text, at, whole };
    all.split(|letter| letter == '\n').into_iter().filter(|line| !line.text.is_empty()).collect()
}

/// Reads the text of a file. A fault of the YAML itself ends the reading; duplicate keys and tags do not.
pub(super) fn parse<'s>(text: &'s str, limits: Limits, sink: &mut Sink) -> Option<Node<'s>> {
    if text.len() > limits.bytes {
        sink.push(Diagnostic::error(Code::FileTooLarge, 0..0).arg("limit", limits.bytes / (1024 * 1024)));
        return None;
    }
    // The parser keeps all tokens of a bracketed list until the list ends, so their number is bounded beforehand.
    if let Some((at, _)) = text.bytes().enumerate().filter(|(_, byte)| b",[]{}".contains(byte)).nth(limits.nodes) {
        sink.push(Diagnostic::error(Code::TooManyNodes, at..at + 1).arg("limit", limits.nodes / MILLION));
        return None;
    }
    let mut builder = Builder {
        text,
        limits,
        bytes: Bytes::new(text),
        open: Vec::new(),
        anchors: HashMap::new(),
        nodes: 0,
        block_end: None,
        copies: 0,
        root: None,
    };
    for event in Parser::new_from_str(text) {
        let step = match event {
            Ok((event, span)) => builder.take(event, span, sink),
            Err(error) => Err(builder.syntax(&error)),
        };
        if let Err(fault) = step {
            sink.push(*fault);
            return None;
        }
    }
    if builder.root.is_none() {
        sink.push(Diagnostic::error(Code::EmptyFile, 0..0).help("help"));
    }
    builder.root
}

type Step = Result<(), Box<Diagnostic>>;

/// From characters, which the parser counts, to bytes. Events come in the order of the text with short steps back, so
/// marks at every so many characters are enough and a table as large as the file is not needed.
struct Bytes<'s> {
    text: &'s str,
    /// The byte of each `EVERY`th character; empty when the text is ASCII and both counts agree.
    marks: Vec<u32>,
}

impl<'s> Bytes<'s> {
    const EVERY: usize = 64;

    fn new(text: &'s str) -> Bytes<'s> {
        let marks = if text.is_ascii() {
            Vec::new()
        } else {
            text.char_indices().step_by(Bytes::EVERY).map(|(byte, _)| u32::try_from(byte).unwrap_or(u32::MAX)).collect()
        };
        Bytes { text, marks }
    }

    fn byte(&self, character: usize) -> usize {
        if self.marks.is_empty() {
            return character.min(self.text.len());
        }
        let Some(&mark) = self.marks.get(character / Bytes::EVERY) else { return self.text.len() };
        let rest = &self.text[mark as usize..];
        mark as usize + rest.char_indices().nth(character % Bytes::EVERY).map_or(rest.len(), |(byte, _)| byte)
    }

    fn span(&self, span: Span) -> Range<usize> {
        let start = self.byte(span.start.index());
        start..self.byte(span.end.index()).max(start)
    }
}

/// A list or mapping that is still being read.
struct Open<'s> {
    node: Node<'s>,
    key: Option<Node<'s>>,
    anchor: usize,
    /// The number of nodes before it.
    before: usize,
}

struct Anchored<'s> {
    node: Node<'s>,
    nodes: usize,
}

struct Builder<'s> {
    text: &'s str,
    limits: Limits,
    bytes: Bytes<'s>,
    open: Vec<Open<'s>>,
    anchors: HashMap<usize, Anchored<'s>>,
    nodes: usize,
    /// Where the last text in block style ended.
    block_end: Option<usize>,
    /// The nodes that are kept a second time because they have an anchor.
    copies: usize,
    root: Option<Node<'s>>,
}

impl<'s> Builder<'s> {
    fn take(&mut self, event: Event<'s>, span: Span, sink: &mut Sink) -> Step {
        let place = self.bytes.span(span);
        match event {
            Event::Scalar(text, style, anchor, tag) => {
                self.tag(tag.is_some(), &place, sink);
                self.count(1, &place)?;
                if matches!(style, ScalarStyle::Literal | ScalarStyle::Folded) {
                    self.block_end = Some(place.end);
                }
                let node = self.scalar(text, style, place);
                self.anchor(anchor, &node, 1)?;
                self.put(node, sink)
            }
            Event::Alias(id) => {
                let Some(anchored) = self.anchors.get(&id) else {
                    return Err(Box::new(Diagnostic::error(Code::AliasInItself, place)));
                };
                let nodes = anchored.nodes;
                // The count comes first, so that a bomb is refused before its nodes exist.
                self.count(nodes, &place)?;
                let node = self.anchors[&id].node.clone();
                self.put(node, sink)
            }
            Event::SequenceStart(anchor, tag) => {
                self.tag(tag.is_some(), &place, sink);
                self.enter(Kind::Sequence(Vec::new()), anchor, place)
            }
            Event::MappingStart(anchor, tag) => {
                self.tag(tag.is_some(), &place, sink);
                self.enter(Kind::Mapping(Vec::new()), anchor, place)
            }
            Event::SequenceEnd | Event::MappingEnd => self.leave(place.end, sink),
            Event::DocumentStart(_) if self.root.is_some() => Err(Box::new(Diagnostic::error(Code::SeveralDocuments, place).help("help"))),
            _ => Ok(()),
        }
    }

    fn scalar(&self, text: Cow<'s, str>, style: ScalarStyle, place: Range<usize>) -> Node<'s> {
        if text.is_empty() && style == ScalarStyle::Plain {
            let at = small(place.start);
            let scalar = Scalar { text: Cow::Borrowed(""), block: false, verbatim: Some(at) };
            return Node { start: at, end: at, kind: Kind::Scalar(scalar) };
        }
        let quoted = matches!(style, ScalarStyle::SingleQuoted | ScalarStyle::DoubleQuoted);
        let block = matches!(style, ScalarStyle::Literal | ScalarStyle::Folded);
        let inner = if quoted { place.start + 1..place.end.saturating_sub(1).max(place.start + 1) } else { place.clone() };
        // Most texts stand in the file as they are and need no copy.
        let same = self.text.get(inner.clone()).filter(|&written| written == text);
        let verbatim = same.map(|_| small(inner.start));
        let text = same.map_or_else(|| Cow::Owned(text.into_owned()), Cow::Borrowed);
        Node { start: small(place.start), end: small(place.end), kind: Kind::Scalar(Scalar { text, block, verbatim }) }
    }

    fn tag(&self, tagged: bool, place: &Range<usize>, sink: &mut Sink) {
        if tagged {
            // The event's place may be that of the value; the mark that matters stands before it on the line.
            let before = self.text[..place.end].rfind('!').filter(|&at| !self.text[at..place.end].contains('\n'));
            let before = before.map(|at| self.text[..at].trim_end_matches('!').len());
            let span = before.map_or(place.clone(), |at| {
                let length = self.text[at..].find(|letter: char| letter.is_whitespace()).unwrap_or(1);
                at..at + length
            });
            sink.push(Diagnostic::error(Code::TagNotUsed, span));
        }
    }

    fn count(&mut self, nodes: usize, place: &Range<usize>) -> Step {
        self.nodes = self.nodes.saturating_add(nodes);
        if self.nodes > self.limits.nodes {
            return Err(Box::new(Diagnostic::error(Code::TooManyNodes, place.clone()).arg("limit", self.limits.nodes / MILLION)));
        }
        Ok(())
    }

    fn anchor(&mut self, id: usize, node: &Node<'s>, nodes: usize) -> Step {
        if id > 0 {
            self.copies = self.copies.saturating_add(nodes);
            if self.copies > self.limits.nodes {
                return Err(Box::new(Diagnostic::error(Code::TooManyNodes, node.span()).arg("limit", self.limits.nodes / MILLION)));
            }
            self.anchors.insert(id, Anchored { node: node.clone(), nodes });
        }
        Ok(())
    }

    fn enter(&mut self, kind: Kind<'s>, anchor: usize, place: Range<usize>) -> Step {
        if self.open.len() >= self.limits.depth {
            return Err(Box::new(Diagnostic::error(Code::NestedTooDeep, place).arg("limit", self.limits.depth)));
        }
        let before = self.nodes;
        self.count(1, &place)?;
        let start = small(place.start);
        self.open.push(Open { node: Node { start, end: start, kind }, key: None, anchor, before });
        Ok(())
    }

    fn leave(&mut self, end: usize, sink: &mut Sink) -> Step {
        let Some(open) = self.open.pop() else { return Ok(()) };
        let Open { mut node, anchor, before, .. } = open;
        // The parser ends a block where the next token begins; the blanks and comments before it are not part of it.
        let last = match &node.kind {
            Kind::Sequence(items) => items.last().map(|item| item.end),
            Kind::Mapping(entries) => entries.last().map(|entry| entry.value.end.max(entry.key.end)),
            Kind::Scalar(_) => None,
        };
        let flow = self.text[..end].ends_with([']', '}']) && self.text[node.start as usize..].starts_with(['[', '{']);
        node.end = if flow { small(end) } else { last.unwrap_or(node.start).max(node.start) };
        if let Kind::Mapping(entries) = &node.kind {
            duplicates(entries, sink);
        }
        self.anchor(anchor, &node, self.nodes - before)?;
        self.put(node, sink)
    }

    fn put(&mut self, node: Node<'s>, sink: &mut Sink) -> Step {
        let Some(open) = self.open.last_mut() else {
            self.root.get_or_insert(node);
            return Ok(());
        };
        match &mut open.node.kind {
            Kind::Sequence(items) => items.push(node),
            Kind::Mapping(entries) => match open.key.take() {
                None => open.key = Some(node),
                Some(key) => {
                    if key.text().is_none() {
                        sink.push(Diagnostic::error(Code::KeyNotText, key.span()));
                    } else {
                        entries.push(Entry { key, value: node });
                    }
                }
            },
            Kind::Scalar(_) => {}
        }
        Ok(())
    }

    fn syntax(&self, error: &ScanError) -> Box<Diagnostic> {
        let mut at = self.bytes.byte(error.marker().index());
        if cause(error.info()) == "tab" {
            // The parser may complain at the end of the line before the tab.
            let lines = self.text[at..].split_inclusive('\n').take(2).map(str::len).sum::<usize>();
            at += self.text[at..at + lines].find('\t').unwrap_or(0);
        }
        let end = self.text[at..].chars().next().filter(|&letter| letter != '\n').map_or(at, |letter| at + letter.len_utf8());
        let fault = Diagnostic::error(Code::NotYaml, at..end).arg("why", error.info());
        // A block ends at the first line that is less indented than its first; the rest looks like keys.
        let after_block = self.block_end.and_then(|end| self.text.get(end..at)).is_some_and(|between| between.trim().is_empty());
        let fault = fault.label(if after_block { "block" } else { cause(error.info()) });
        match open_bracket(&self.text[..at]).filter(|_| cause(error.info()) == "bracket") {
            Some(opened) => Box::new(fault.also(opened..opened + 1, "opened")),
            None => Box::new(fault),
        }
    }
}

/// The bracket that is still open at the end of a text, or is closed there by one of another kind. A bracket that is
/// not closed is noticed far below; the place to mend is where it was opened.
fn open_bracket(text: &str) -> Option<usize> {
    // A key at the left margin is outside all brackets, or is the first one behind a bracket that is not closed.
    let margin = |at: &usize| text[*at..].starts_with(|letter: char| letter.is_alphanumeric());
    let starts = text.rmatch_indices('\n').map(|(at, _)| at + 1).filter(margin).chain([0]);
    starts.take(2).find_map(|start| open_bracket_from(text, start))
}

fn open_bracket_from(text: &str, start: usize) -> Option<usize> {
    let mut open: Vec<(usize, u8)> = Vec::new();
    let (mut quote, mut before) = (None, b'\n');
    for (at, &byte) in text.as_bytes().iter().enumerate().skip(start) {
        let begins = matches!(before, b' ' | b'\n' | b'[' | b'{' | b',');
        match (quote, byte) {
            (Some(b'#'), b'\n') => quote = None,
            (Some(mark), byte) if mark == byte && !(mark == b'"' && before == b'\\') => quote = None,
            (Some(_), _) => {}
            (None, b'"' | b'\'') if begins => quote = Some(byte),
            (None, b'#') if matches!(before, b' ' | b'\n') => quote = Some(byte),
            (None, b'[' | b'{') if begins => open.push((at, byte)),
            (None, b']' | b'}') => match open.pop() {
                // The two brackets of a kind are two apart in ASCII.
                Some((opened, kind)) if kind + 2 != byte => return Some(opened),
                _ => {}
            },
            _ => {}
        }
        before = byte;
    }
    open.last().map(|&(at, _)| at)
}

/// The label that says in plain words what the parser stumbled over.
fn cause(info: &str) -> &'static str {
    const CAUSES: [(&str, &str); 21] = [
        ("unprintable", "unprintable"),
        ("tab", "tab"),
        ("flow sequence, expected", "bracket"),
        ("flow mapping, did not find", "bracket"),
        ("only valid inside a block", "bracket"),
        ("flow construct", "bracket"),
        ("misplaced bracket", "unopened"),
        ("quoted scalar, found unexpected end", "quote"),
        ("in quoted scalar", "quote"),
        ("trailing content after double-quoted", "after-quote"),
        ("escape", "escape"),
        ("hexadecimal", "escape"),
        ("cannot start with '-'", "dash"),
        ("mapping values are not allowed", "colon"),
        ("unknown anchor", "anchor"),
        ("anchor or alias", "star"),
        ("unexpected character", "quotable"),
        ("ndent", "indentation"),
        ("simple key expect", "key"),
        ("did not find expected key", "key"),
        ("did not find expected '-'", "item"),
    ];
    CAUSES.iter().find(|(part, _)| info.contains(part)).map_or("other", |(_, cause)| cause)
}

fn duplicates(entries: &[Entry<'_>], sink: &mut Sink) {
    let mut seen: HashMap<&str, &Node<'_>> = HashMap::with_capacity(entries.len());
    for key in entries.iter().map(|entry| &entry.key) {
        let text = key.text().unwrap_or_default();
        if let Some(first) = seen.get(text) {
            sink.push(Diagnostic::error(Code::DuplicateKey, key.span()).arg("key", text).label("again").also(first.span(), "first"));
        } else {
            seen.insert(text, key);
        }
    }
}

/// Files are far smaller than four gigabytes: see [`LIMITS`].
fn small(byte: usize) -> u32 {
    u32::try_from(byte).unwrap_or(u32::MAX)
}
