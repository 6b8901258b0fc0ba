//! From bytes to text: UTF-8, or one of the older encodings that tournament programs write.

use encoding_rs::{Encoding, UTF_8, WINDOWS_1251, WINDOWS_1252};

use crate::diagnostic::{Code, Diagnostic};

/// A text with what had to be assumed about its bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decoded {
    /// The text. Line ends that are a carriage return alone are line feeds in it.
    pub text: String,
    /// The name of the encoding.
    pub encoding: &'static str,
    /// Whether the encoding was guessed from the bytes.
    pub guessed: bool,
    /// Whether bytes occur that the encoding does not have.
    pub malformed: bool,
}

impl Decoded {
    /// What there is to say about the encoding; it points at the first letter that depends on it.
    pub fn diagnostic(&self) -> Option<Diagnostic> {
        let letter = self.text.char_indices().find(|(_, letter)| if self.malformed { *letter == '\u{fffd}' } else { !letter.is_ascii() });
        let at = letter.map_or(0..0, |(at, letter)| at..at + letter.len_utf8());
        if self.malformed {
            Some(Diagnostic::error(Code::NotThisEncoding, at).arg("encoding", self.encoding).help("help"))
        } else {
            self.guessed.then(|| Diagnostic::warning(Code::OtherEncoding, at).arg("encoding", self.encoding).help("help"))
        }
    }
}

/// The encoding with this name, such as `windows-1251` or `cp1251`.
pub fn named(name: &str) -> Option<&'static Encoding> {
    let digits = name.to_ascii_lowercase().strip_prefix("cp").map(|digits| format!("windows-{digits}"));
    Encoding::for_label(digits.as_deref().unwrap_or(name).trim().as_bytes())
}

/// Decodes a file: by its byte order mark, as the encoding that the user names, as UTF-8, or as what the bytes look like.
pub fn decode(bytes: &[u8], named: Option<&'static Encoding>) -> Decoded {
    let marked = Encoding::for_bom(bytes).map(|(encoding, _)| encoding);
    let (encoding, guessed) = match marked.or(named) {
        Some(encoding) => (encoding, false),
        None if std::str::from_utf8(bytes).is_ok() => (UTF_8, false),
        None => (guess(bytes), true),
    };
    let (text, malformed) = encoding.decode_with_bom_removal(bytes);
    Decoded { text: plain_line_ends(text.into_owned()), encoding: encoding.name(), guessed, malformed }
}

/// In Cyrillic words nearly every letter is beyond ASCII, in western ones only some are.
fn guess(bytes: &[u8]) -> &'static Encoding {
    let cyrillic = |byte: u8| byte >= 0xC0 || byte == 0xA8 || byte == 0xB8;
    let letters = bytes.iter().filter(|&&byte| cyrillic(byte)).count();
    let pairs = bytes.windows(2).filter(|pair| cyrillic(pair[0]) && cyrillic(pair[1])).count();
    if letters > 0 && pairs * 2 >= letters { WINDOWS_1251 } else { WINDOWS_1252 }
}

/// Makes a line feed of every carriage return that stands alone; no byte moves.
fn plain_line_ends(text: String) -> String {
    let bytes = text.as_bytes();
    let alone = |at: usize| bytes[at] == b'\r' && bytes.get(at + 1) != Some(&b'\n');
    if !(0..bytes.len()).any(alone) {
        return text;
    }
    let letters = text.char_indices().map(|(at, letter)| if alone(at) { '\n' } else { letter });
    letters.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn knows_the_encodings_by_their_bytes() {
        let cyrillic = WINDOWS_1251.encode("001 Иванов Пётр\r002 Ёлкин").0.into_owned();
        let western = WINDOWS_1252.encode("Müller, Jürgen, Çelik, Åse").0.into_owned();
        for (bytes, encoding, guessed, text) in [
            (&cyrillic[..], "windows-1251", true, "001 Иванов Пётр\n002 Ёлкин"),
            (&western[..], "windows-1252", true, "Müller, Jürgen, Çelik, Åse"),
            ("\u{feff}Ёлка\r\n".as_bytes(), "UTF-8", false, "Ёлка\r\n"),
            (b"\xff\xfeA\0", "UTF-16LE", false, "A"),
            (b"", "UTF-8", false, ""),
        ] {
            let decoded = decode(bytes, None);
            assert_eq!((decoded.text.as_str(), decoded.encoding, decoded.guessed), (text, encoding, guessed));
            assert!(!decoded.malformed);
        }
        assert_eq!(decode(&cyrillic, named("CP1252")).encoding, "windows-1252");
        assert!(decode(&western, named("utf-8")).malformed);
        assert_eq!(named("klingon"), None);
    }
}
