//! Diagnostics for people, with the excerpt of the file.

use std::ops::Range;

use annotate_snippets::renderer::DEFAULT_TERM_WIDTH;
use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Origin, Renderer, Snippet};

use super::{Diagnostic, Label, Severity, Source};
use crate::locale::Locale;

/// Whether the text carries colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paint {
    /// No.
    Plain,
    /// ANSI colours.
    Coloured,
}

/// Lines longer than this many bytes are cut around the place that matters before they are laid out.
const LONG_LINE: usize = 2_000;
/// How many bytes of a long line are kept before and after the place.
const KEPT: usize = 200;
/// Excerpts further apart than this many lines are laid out one by one.
const FAR_APART: usize = 500;

/// The diagnostic as a terminal shows it, in a language, with or without colours, without a final line break.
pub fn render(diagnostic: &Diagnostic, source: &Source, locale: &Locale, paint: Paint) -> String {
    let named = |level: Level<'static>, key: &str| match locale.text(key, &[]) {
        Some(word) => level.with_name(word),
        None => level,
    };
    let level = match diagnostic.severity {
        Severity::Error => named(Level::ERROR, "level-error"),
        Severity::Warning => named(Level::WARNING, "level-warning"),
        Severity::Note => named(Level::NOTE, "level-note"),
    };
    let path = plain(&source.path.to_string_lossy());
    let labels: Vec<Shown> = std::iter::once((&diagnostic.primary, AnnotationKind::Primary))
        .chain(diagnostic.secondary.iter().map(|label| (label, AnnotationKind::Context)))
        .map(|(label, kind)| Shown::new(diagnostic, label, kind, source, locale))
        .collect();
    let mut group = Group::with_title(level.primary_title(diagnostic.headline(locale)).id(diagnostic.code.as_str()));
    let excerpts = excerpts(labels, source);
    if excerpts.iter().any(|excerpt| excerpt.cut) {
        let at = source.position(diagnostic.primary.span.start);
        group = group.element(Origin::path(path).line(at.line).char_column(at.column));
        group = group.elements(excerpts.into_iter().map(Excerpt::into_snippet));
    } else {
        group = group.elements(excerpts.into_iter().map(|excerpt| excerpt.into_snippet().path(path.clone())));
    }
    let helps = diagnostic.help.iter().map(|name| named(Level::HELP, "level-help").message(diagnostic.attribute(locale, name)));
    let group = group.elements(helps);
    let renderer = match paint {
        Paint::Plain => Renderer::plain(),
        Paint::Coloured => Renderer::styled(),
    };
    let text = renderer.term_width(DEFAULT_TERM_WIDTH).render(&[group]);
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n")
}

/// A name of a file in which nothing acts on a terminal.
fn plain(path: &str) -> String {
    let acts = |letter: char| letter.is_control() || matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    path.chars().map(|letter| if acts(letter) { '\u{fffd}' } else { letter }).collect()
}

/// Text for an excerpt, byte by byte as long as it was. A tab would be shown wider than the one column that the marks
/// below count for it; the layout itself takes care of the other control characters that ASCII has, not of those beyond.
fn same_width(text: &str) -> String {
    let fit = |letter: char| match letter {
        '\t' => ' ',
        '\u{80}'..='\u{9f}' => '·',
        '\u{2028}' | '\u{2029}' => '\u{fffd}',
        letter => letter,
    };
    text.chars().map(fit).collect()
}

/// A label that is going to be shown.
struct Shown {
    line: Range<usize>,
    number: usize,
    span: Range<usize>,
    kind: AnnotationKind,
    text: Option<String>,
}

impl Shown {
    /// Cuts a label that runs over several lines to its first: what follows would only be copied.
    fn new(diagnostic: &Diagnostic, label: &Label, kind: AnnotationKind, source: &Source, locale: &Locale) -> Shown {
        let line = source.line_at(label.span.start);
        let start = label.span.start.clamp(line.start, line.end);
        let end = label.span.end.clamp(start, line.end);
        let number = source.position(line.start).line;
        Shown { line, number, span: start..end, kind, text: label.text.map(|name| diagnostic.attribute(locale, name)) }
    }
}

/// A run of lines with its labels.
struct Excerpt {
    first_line: usize,
    text: String,
    annotations: Vec<Annotation<'static>>,
    cut: bool,
}

impl Excerpt {
    fn into_snippet(self) -> Snippet<'static, Annotation<'static>> {
        Snippet::source(self.text).line_start(self.first_line).fold(true).annotations(self.annotations)
    }
}

/// Makes excerpts of the lines that have labels. The lines between them are left out of the text where they are many:
/// the layout shows `...` for them all the same.
fn excerpts(mut labels: Vec<Shown>, source: &Source) -> Vec<Excerpt> {
    labels.sort_by_key(|label| label.line.start);
    let mut excerpts: Vec<Excerpt> = Vec::new();
    let mut last: Option<Range<usize>> = None;
    let mut last_number = 0;
    let mut labels = labels.into_iter().peekable();
    while let Some(first) = labels.next() {
        let mut here = vec![first];
        while let Some(next) = labels.next_if(|next| next.line.start == here[0].line.start) {
            here.push(next);
        }
        let (line, number) = (here[0].line.clone(), here[0].number);
        let window = window(&here, source);
        let joins = last.is_some() && number - last_number <= FAR_APART;
        if !joins {
            excerpts.push(Excerpt { first_line: number, text: String::new(), annotations: Vec::new(), cut: false });
        }
        let Some(excerpt) = excerpts.last_mut() else { continue };
        if joins && let Some(last) = &last {
            excerpt.text.push('\n');
            let between = source.text.get(last.end..line.start).unwrap_or_default();
            for skipped in between.lines().skip(1).take(number - last_number - 1) {
                if skipped.len() <= KEPT {
                    excerpt.text.push_str(&same_width(skipped));
                }
                excerpt.text.push('\n');
            }
        }
        let mut offset = excerpt.text.len();
        if window.start > line.start {
            excerpt.text.push('…');
            offset += '…'.len_utf8();
            excerpt.cut = true;
        }
        excerpt.text.push_str(&same_width(&source.text[window.clone()]));
        if window.end < line.end {
            excerpt.text.push('…');
        }
        for label in here {
            let inside = |byte: usize| byte.clamp(window.start, window.end) - window.start + offset;
            let span = inside(label.span.start)..inside(label.span.end);
            excerpt.annotations.push(label.kind.span(span).label(label.text));
        }
        (last, last_number) = (Some(line), number);
    }
    excerpts
}

/// The part of a line that is shown: all of it, or what stands around its labels.
fn window(labels: &[Shown], source: &Source) -> Range<usize> {
    let line = labels[0].line.clone();
    if line.len() <= LONG_LINE {
        return line;
    }
    let centre = labels.iter().find(|label| matches!(label.kind, AnnotationKind::Primary)).unwrap_or(&labels[0]);
    let last = labels.iter().map(|label| label.span.end).max().unwrap_or(line.end);
    let mut start = centre.span.start.saturating_sub(KEPT).max(line.start);
    let mut end = (last + KEPT).min(centre.span.start + LONG_LINE).min(line.end);
    while !source.text.is_char_boundary(start) {
        start += 1;
    }
    while !source.text.is_char_boundary(end) {
        end -= 1;
    }
    start..end.max(start)
}
