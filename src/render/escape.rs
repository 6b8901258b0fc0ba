//! Making text from outside harmless: a participant may be called `<script>`, `**bold**|` or worse.

/// One line without anything that a terminal or a page would act on: control characters and marks that turn the
/// direction of writing are dropped, line breaks become spaces.
pub fn plain(text: &str) -> String {
    text.chars()
        .filter_map(|letter| match letter {
            '\n' | '\r' | '\t' | '\u{2028}' | '\u{2029}' | '\u{85}' => Some(' '),
            '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => None,
            letter if letter.is_control() => None,
            letter => Some(letter),
        })
        .collect()
}

/// Text for HTML, in an element or an attribute.
pub fn html(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in plain(text).chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            letter => escaped.push(letter),
        }
    }
    escaped
}

/// Text of several lines for HTML: the lines stay, all else as in [`html`].
pub fn lines(text: &str) -> String {
    text.lines().map(html).collect::<Vec<_>>().join("\n")
}

/// A path for the link of a page: letters, digits and `-._~/` stay, everything else is escaped.
pub fn url(path: &str) -> String {
    let mut escaped = String::with_capacity(path.len());
    for byte in path.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            escaped.push(char::from(byte));
        } else {
            escaped += &format!("%{byte:02X}");
        }
    }
    escaped
}

/// Text for Markdown, in a paragraph, a heading or the cell of a table.
pub fn markdown(text: &str) -> String {
    let text = plain(text);
    let mut escaped = String::with_capacity(text.len() + 8);
    // A text may stand first in its line, where more signs have a meaning.
    let digits = text.len() - text.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    for (at, letter) in text.char_indices() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '\\' | '`' | '*' | '_' | '[' | ']' | '|' | '~' | '{' | '}' | '$' | '!' | '^' => {
                escaped.push('\\');
                escaped.push(letter);
            }
            '#' | '+' | '-' | '=' | '>' if at == 0 => {
                escaped.push('\\');
                escaped.push(letter);
            }
            '.' | ')' if at > 0 && at == digits => {
                escaped.push('\\');
                escaped.push(letter);
            }
            // Some renderers make links of bare addresses.
            ':' if text[at..].starts_with("://") => escaped.push_str("\\:"),
            '.' if text[..at].to_ascii_lowercase().ends_with("www") => escaped.push_str("\\."),
            letter => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_text_is_one_line_without_control_characters() {
        assert_eq!(plain("Ann\n\u{1b}[31mB\u{202e}ob\t\u{7}x"), "Ann [31mBob x");
        assert_eq!(plain("Тимур Асланов"), "Тимур Асланов");
    }

    #[test]
    fn markdown_keeps_names_and_disarms_signs() {
        for (name, escaped) in [
            ("Smith-Jones, O'Neil", "Smith-Jones, O'Neil"),
            ("**bold**|", "\\*\\*bold\\*\\*\\|"),
            ("[x](javascript:1)", "\\[x\\](javascript:1)"),
            ("<script>alert(1)</script>", "&lt;script>alert(1)&lt;/script>"),
            ("1. one", "1\\. one"),
            ("12) x", "12\\) x"),
            ("# head", "\\# head"),
            ("- item", "\\- item"),
            ("a\nb", "a b"),
            ("{{#include x}}", "\\{\\{#include x\\}\\}"),
            ("https://x.org www.x.org", "https\\://x.org www\\.x.org"),
        ] {
            assert_eq!(markdown(name), escaped, "{name}");
        }
    }

    #[test]
    fn a_link_has_nothing_that_a_browser_could_misread() {
        assert_eq!(url("a b/javascript:x\"#"), "a%20b/javascript%3Ax%22%23");
        assert_eq!(lines("a<b\r\n\u{1b}c"), "a&lt;b\nc");
    }

    #[test]
    fn html_has_no_tags_left() {
        assert_eq!(html("<b a='1'>\"&"), "&lt;b a=&#39;1&#39;&gt;&quot;&amp;");
    }
}
