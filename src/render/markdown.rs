//! Markdown to HTML, for the texts of the rules and of scenarios.

use pulldown_cmark::{BrokenLink, CowStr, Event, Options, Parser, Tag, TagEnd, html};

use super::escape;

/// What a reference such as `[16.3.2]` becomes in HTML; `None` when it names no article.
pub type Citing<'a> = dyn Fn(&str) -> Option<String> + 'a;

/// The destination that marks a link as a citation until it is written.
const CITATION: &str = "citation:";

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
