//! Markdown to HTML, for the texts of the rules and of scenarios.

use pulldown_cmark::{BrokenLink, CowStr, Event, Options, Parser, Tag, TagEnd, html};

use super::escape;

/// What a reference such as `[16.3.2]` becomes in HTML; `None` when it names no article.
pub type Citing<'a> = dyn Fn(&str) -> Option<String> + 'a;

/// The destination that marks a link as a citation until it is written.
const CITATION: &str = "citation:";

/// A block of Markdown on its way to plain text.
enum Plain {
    /// A paragraph or heading, or an item of a list with its sign.
    Words { sign: String, text: String, tight: bool },
    /// A table, row by row.
    Table(Vec<Vec<String>>),
}

/// Converts Markdown to plain text for a terminal: the marks go, paragraphs are broken at `width` letters, and every line
/// after the first begins with `indent` spaces.
pub fn to_plain(source: &str, width: usize, indent: usize) -> String {
    let mut blocks: Vec<Plain> = Vec::new();
    let mut sign = String::new();
    let mut text = String::new();
    // The next number of each list that is open; `None` where it has no numbers.
    let mut lists: Vec<Option<u64>> = Vec::new();
    let close = |blocks: &mut Vec<Plain>, sign: &mut String, text: &mut String, tight: bool| {
        if !text.trim().is_empty() {
            blocks.push(Plain::Words { sign: std::mem::take(sign), text: std::mem::take(text), tight });
        }
    };
    for event in Parser::new_ext(source, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH) {
        match event {
            Event::Start(Tag::Table(_)) => blocks.push(Plain::Table(Vec::new())),
            Event::Start(Tag::TableHead | Tag::TableRow) => {
                if let Some(Plain::Table(rows)) = blocks.last_mut() {
                    rows.push(Vec::new());
                }
            }
            Event::End(TagEnd::TableCell) => {
                let cell = std::mem::take(&mut text);
                if let Some(Plain::Table(rows)) = blocks.last_mut()
                    && let Some(row) = rows.last_mut()
                {
                    row.push(cell.trim().to_owned());
                }
            }
            Event::Start(Tag::List(first)) => {
                close(&mut blocks, &mut sign, &mut text, !lists.is_empty());
                lists.push(first);
            }
            Event::End(TagEnd::List(_)) => {
                lists.pop();
            }
            Event::Start(Tag::Item) => {
                let inner = "  ".repeat(lists.len().saturating_sub(1));
                sign = match lists.last_mut() {
                    Some(Some(number)) => {
                        *number += 1;
                        format!("{inner}{}. ", *number - 1)
                    }
                    _ => format!("{inner}- "),
                };
            }
            Event::End(TagEnd::Item | TagEnd::Paragraph | TagEnd::Heading(_)) => {
                close(&mut blocks, &mut sign, &mut text, !lists.is_empty())
            }
            Event::Text(words) | Event::Code(words) | Event::Html(words) | Event::InlineHtml(words) => text.push_str(&printable(&words)),
            Event::SoftBreak | Event::HardBreak => text.push(' '),
            _ => {}
        }
    }
    close(&mut blocks, &mut sign, &mut text, false);
    let mut lines: Vec<String> = Vec::new();
    let mut before_tight = false;
    for block in blocks {
        let tight = matches!(block, Plain::Words { tight: true, .. });
        let follows_closely = tight && before_tight;
        if !lines.is_empty() && !follows_closely {
            lines.push(String::new());
        }
        before_tight = tight;
        match block {
            Plain::Words { sign, text, .. } => {
                let inner = sign.chars().count();
                let wrapped = super::text::wrap(&text, width, indent + inner);
                lines.extend(format!("{sign}{wrapped}").lines().map(|line| line.trim_end().to_owned()));
            }
            Plain::Table(rows) => {
                let widths: Vec<usize> = (0..rows.iter().map(Vec::len).max().unwrap_or_default())
                    .map(|at| rows.iter().filter_map(|row| row.get(at)).map(|cell| cell.chars().count()).max().unwrap_or_default())
                    .collect();
                for row in rows {
                    let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}"));
                    let line = cells.collect::<Vec<_>>().join("  ");
                    lines.push(
                        format!("{}{}", if lines.is_empty() { String::new() } else { " ".repeat(indent) }, line).trim_end().to_owned(),
                    );
                }
            }
        }
    }
    let margin = " ".repeat(indent);
    let lines = lines.iter().enumerate().map(|(at, line)| match (at, line.starts_with(&margin) || line.is_empty()) {
        (0, _) | (_, true) => line.clone(),
        _ => format!("{margin}{line}"),
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Converts Markdown to HTML. Raw HTML becomes text, links to anything but pages lose their target, images become
/// their description, header cells carry their scope, and references to articles become citations.
pub fn to_html(text: &str, cite: &Citing<'_>) -> String {
    let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH;
    let known = |link: BrokenLink<'_>| {
        let number = link.reference.to_string();
        cite(&number).is_some().then(|| (CowStr::from(format!("{CITATION}{number}")), CowStr::from("")))
    };
    let parser = Parser::new_with_broken_link_callback(text, options, Some(known));
    let mut in_head = false;
    let mut in_citation = false;
    let mut dropped_links = 0_usize;
    let events = parser.filter_map(|event| match event {
        Event::Start(Tag::TableHead) => {
            in_head = true;
            Some(event)
        }
        Event::End(TagEnd::TableHead) => {
            in_head = false;
            Some(event)
        }
        Event::Start(Tag::TableCell) if in_head => Some(Event::InlineHtml("<th scope=\"col\">".into())),
        Event::End(TagEnd::TableCell) if in_head => Some(Event::InlineHtml("</th>".into())),
        Event::Start(Tag::Link { ref dest_url, .. }) => {
            if let Some(number) = dest_url.strip_prefix(CITATION) {
                in_citation = true;
                return cite(number).map(|html| Event::InlineHtml(html.into()));
            }
            if is_page(dest_url) {
                return Some(event);
            }
            dropped_links += 1;
            None
        }
        Event::End(TagEnd::Link) if in_citation => {
            in_citation = false;
            None
        }
        Event::End(TagEnd::Link) if dropped_links > 0 => {
            dropped_links -= 1;
            None
        }
        _ if in_citation => None,
        Event::Start(Tag::Image { .. }) | Event::End(TagEnd::Image) => None,
        Event::Html(text) | Event::InlineHtml(text) => Some(Event::Text(text)),
        Event::Text(text) => Some(Event::Text(printable(&text).into())),
        Event::Code(text) => Some(Event::Code(printable(&text).into())),
        event => Some(event),
    });
    let mut written = String::new();
    html::push_html(&mut written, events);
    written
}

/// Markdown that stays Markdown: raw HTML becomes text, references to articles become citations.
pub fn cited(text: &str, cite: &Citing<'_>) -> String {
    let mut written = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(['<', '[']) {
        written.push_str(&printable(&rest[..at]));
        rest = &rest[at..];
        let citation =
            rest.strip_prefix('[').and_then(|after| after.split_once(']')).and_then(|(number, after)| Some((cite(number)?, after)));
        if let Some((citation, after)) = citation {
            written.push_str(&citation);
            rest = after;
        } else {
            written.push_str(if rest.starts_with('<') { "&lt;" } else { "[" });
            rest = &rest[1..];
        }
    }
    written.push_str(&printable(rest));
    written
}

/// Whether a link leads to a page: by the web or inside the site.
fn is_page(destination: &str) -> bool {
    let destination = destination.to_ascii_lowercase();
    let has_scheme = destination.split(['/', '?', '#']).next().is_some_and(|start| start.contains(':'));
    destination.starts_with("https://") || destination.starts_with("http://") || !has_scheme
}

/// Text without control characters; line breaks of code stay.
fn printable(text: &str) -> String {
    text.split('\n').map(escape::plain).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_text_holds_no_marks_of_markdown() {
        for article in crate::rules::rules().editions().flat_map(crate::rules::Edition::articles) {
            for text in article.text.values() {
                let plain = to_plain(text, 88, 4);
                assert!(!plain.contains(['*', '`', '#', '|', '~']), "{plain}");
                assert!(!plain.lines().any(|line| line.ends_with(' ')) && !plain.contains("\n\n\n"), "{plain}");
                assert!(plain.lines().skip(1).all(|line| line.is_empty() || line.starts_with("    ")), "{plain}");
            }
        }
        let source = "One *thing*\nand `/R`.\n\n### Head\n\n- **a** b\n- c\n\n| x | y |\n|---|---|\n| 1 | [2] |";
        assert_eq!(to_plain(source, 60, 0), "One thing and /R.\n\nHead\n\n- a b\n- c\n\nx  y\n1  [2]");
    }

    fn html(text: &str) -> String {
        to_html(text, &|number| (number == "16.3.2").then(|| format!("<a href=\"16-3-2.html\">{number}</a>")))
    }

    #[test]
    fn markdown_stays_markdown_without_raw_html() {
        let cite = |number: &str| (number == "16.3.2").then(|| "[16.3.2](x.md)".to_owned());
        assert_eq!(cited("a <b> [16.3.2] [no] **c**\nd", &cite), "a &lt;b> [16.3.2](x.md) [no] **c**\nd");
        assert_eq!(cited("[[<", &cite), "[[&lt;");
    }

    #[test]
    fn raw_html_and_scripts_are_text() {
        assert_eq!(html("a <b>x</b>"), "<p>a &lt;b&gt;x&lt;/b&gt;</p>\n");
        assert!(!html("<script>alert(1)</script>").contains("<script"));
        assert_eq!(html("[x](javascript:alert(1))"), "<p>x</p>\n");
        assert_eq!(html("[x](JavaScript&colon;alert(1))"), "<p>x</p>\n");
        assert_eq!(html("![x](https://x.org/y.png)"), "<p>x</p>\n");
        assert_eq!(html("[x](https://x.org/)"), "<p><a href=\"https://x.org/\">x</a></p>\n");
    }

    #[test]
    fn references_become_citations() {
        assert_eq!(html("see [16.3.2], not [99]"), "<p>see <a href=\"16-3-2.html\">16.3.2</a>, not [99]</p>\n");
    }

    #[test]
    fn header_cells_have_their_scope() {
        assert!(html("| a | b |\n|---|---|\n| 1 | ~~2~~ |\n").contains("<th scope=\"col\">a</th>"));
    }
}
