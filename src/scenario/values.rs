//! Single values: lines, numbers, whole numbers.

use std::ops::Range;

use super::shape;
use super::yaml::{Entry, Line, Node};
use crate::Exact;
use crate::diagnostic::{Code, Diagnostic, Sink};

/// A text of one line with something in it, without the blanks around it.
pub(super) fn line(entry: &Entry<'_>, sink: &mut Sink) -> Option<String> {
    let name = entry.key.text().unwrap_or_default().to_owned();
    line_of(&entry.value, &name, sink)
}

/// The same for a value without a key of its own, such as an item of a list.
pub(super) fn line_of(node: &Node<'_>, name: &str, sink: &mut Sink) -> Option<String> {
    let text = text_of(node, name, sink)?;
    if text.contains(['\n', '\r']) {
        sink.push(Diagnostic::error(Code::SeveralLines, shape::head(node, sink)).arg("key", name));
        return None;
    }
    if let Some(at) = text.find('\t') {
        // In a pasted table a tab would begin another column.
        sink.push(control_fault('\t', node.part(at..at + 1), name));
        return None;
    }
    Some(text)
}

/// A text with something in it, without the blanks around it.
pub(super) fn text_of(node: &Node<'_>, name: &str, sink: &mut Sink) -> Option<String> {
    let text = shape::text(node, name, sink)?;
    if text.trim().is_empty() {
        sink.push(Diagnostic::error(Code::EmptyValue, node.span()).arg("key", name).help("help"));
        return None;
    }
    if let Some((at, letter)) = control(text) {
        sink.push(control_fault(letter, node.part(at..at + letter.len_utf8()), name));
        return None;
    }
    Some(text.trim().to_owned())
}

/// The first character that no page and no terminal can show as it is. Line breaks and tabs are texts' own.
pub(crate) fn control(text: &str) -> Option<(usize, char)> {
    // Marks of direction can make one name look like another, so they are refused with the control characters.
    let hidden = |letter: char| {
        letter.is_control() && !matches!(letter, '\n' | '\r' | '\t')
            || matches!(letter, '\u{feff}' | '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    text.char_indices().find(|&(_, letter)| hidden(letter))
}

pub(crate) fn control_fault(letter: char, span: Range<usize>, name: &str) -> Diagnostic {
    Diagnostic::error(Code::ControlCharacter, span).arg("character", format!("U+{:04X}", u32::from(letter))).arg("key", name)
}

/// An exact number.
pub(super) fn number(node: &Node<'_>, name: &str, sink: &mut Sink) -> Option<Exact> {
    let text = shape::text(node, name, sink)?;
    let number = text.trim().parse().ok();
    if number.is_none() {
        sink.push(not_a_number(text, node.span()));
    }
    number
}

pub(crate) fn not_a_number(text: &str, span: Range<usize>) -> Diagnostic {
    Diagnostic::error(Code::NotANumber, span).arg("text", shorten(text)).help("help")
}

/// A whole number between two bounds.
pub(super) fn whole(node: &Node<'_>, name: &str, bounds: (u32, u32), sink: &mut Sink) -> Option<u32> {
    let text = shape::text(node, name, sink)?;
    whole_text(text, node.span(), name, bounds, sink)
}

/// The same for a part of a text, such as a column of a table.
pub(super) fn whole_of(line: &Line<'_>, name: &str, bounds: (u32, u32), sink: &mut Sink) -> Option<u32> {
    whole_text(line.text, line.span(), name, bounds, sink)
}

fn whole_text(text: &str, span: Range<usize>, name: &str, (least, most): (u32, u32), sink: &mut Sink) -> Option<u32> {
    let text = text.trim();
    let digits = !text.is_empty() && text.len() <= 10 && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = digits.then(|| text.parse().ok()).flatten().filter(|number| (least..=most).contains(number));
    if number.is_none() {
        let fault = Diagnostic::error(Code::NotAWholeNumber, span).arg("text", shorten(text)).arg("key", name);
        sink.push(fault.arg("least", least).arg("most", most));
    }
    number
}

/// A text as messages repeat it: not more than a line's worth, and without line breaks.
pub(crate) fn shorten(text: &str) -> String {
    const MOST: usize = 60;
    let mut short: String = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).take(MOST).collect();
    if text.chars().nth(MOST).is_some() {
        short.push('…');
    }
    short
}
