//! Files changed at random: bytes, lines and fields of one file, and pieces of others.
#![allow(dead_code, reason = "each test takes what it needs")]

/// Numbers that follow from a seed (SplitMix64).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The numbers of a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// A number below `bound`, which is at least 1.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) >> 16) as usize % bound
    }

    /// True once in `times`.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of the items.
    pub fn of<'i, T>(&mut self, items: &'i [T]) -> &'i T {
        &items[self.below(items.len())]
    }

    /// A part of something so long: at most `most`, mostly short.
    fn part(&mut self, length: usize, most: usize) -> std::ops::Range<usize> {
        let start = self.below(length + 1);
        let most = if self.one_in(4) { most } else { most.min(12) };
        start..(start + self.below(most + 1)).min(length)
    }
}

/// Pieces that mean something to YAML or to the format of scenarios.
pub const PIECES: [&str; 72] = [
    "title: ",
    "tournament:",
    "players:",
    "games: ",
    "rounds:",
    "crosstable: |",
    "tie-breaks: ",
    "expect:",
    "under:",
    "published:",
    "questions:",
    "regulations: ",
    "system: ",
    "swiss",
    "round-robin",
    "double-round-robin",
    "scoring: ",
    "points: ",
    "name: ",
    "no: ",
    "value: ",
    "en: ",
    "ru: ",
    "contributions: ",
    "cut: ",
    "counted: ",
    "rank: ",
    "- ",
    "-",
    "? ",
    ": ",
    "\n",
    "\n  ",
    "\n    ",
    "[",
    "]",
    "{",
    "}",
    ", ",
    "\"",
    "'",
    "|",
    ">",
    "#",
    " #",
    "&a ",
    "*a",
    "!t ",
    "%",
    "@",
    "---\n",
    "...\n",
    "\t",
    "½",
    "1",
    "2",
    "99",
    "-1",
    "1e3",
    "10b1",
    "9+",
    "pab",
    "?",
    "*",
    "BH-C1",
    "KS/L+1",
    "PTS",
    "Ann",
    "Ёж",
    "\u{feff}",
    "\u{0}",
    "undefined",
];

/// Numbers at the edges of what machines and columns hold, and some that only look like numbers.
pub const NUMBERS: [&str; 24] = [
    "0",
    "00",
    "-0",
    "1",
    "-1",
    "0.5",
    ",5",
    "½",
    "1e9",
    "99",
    "100",
    "999",
    "9999",
    "10000",
    "65536",
    "2147483648",
    "4294967296",
    "9223372036854775807",
    "-9223372036854775808",
    "18446744073709551616",
    "170141183460469231731687303715884105728",
    "1/0",
    "1/3",
    "٣",
];

/// Letters that upset columns, terminals and pages.
pub const LETTERS: [&str; 16] = [
    "\u{0}",
    "\u{7}",
    "\u{1b}[31m",
    "\u{85}",
    "\u{ad}",
    "\u{200b}",
    "\u{202e}",
    "\u{2028}",
    "\u{feff}",
    "\u{fffd}",
    "\u{10ffff}",
    "e\u{301}\u{301}\u{301}",
    "👨‍👩‍👧",
    "ﷺ",
    "Ё",
    "𝟙",
];

/// Changes the bytes of a file at some places; `others` are files to take parts from, `pieces` what means something there.
pub fn mutate(bytes: &[u8], others: &[Vec<u8>], pieces: &[&str], random: &mut Random) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    // One change leaves a file whole more often, several come further from what somebody thought of.
    let times = if random.one_in(3) { 2 + random.below(6) } else { 1 };
    for _ in 0..times {
        change(&mut bytes, others, pieces, random);
    }
    bytes
}

fn change(bytes: &mut Vec<u8>, others: &[Vec<u8>], pieces: &[&str], random: &mut Random) {
    match random.below(16) {
        0 if !bytes.is_empty() => {
            let at = random.below(bytes.len());
            bytes[at] ^= 1 << random.below(8);
        }
        1 => {
            let range = random.part(bytes.len(), 400);
            bytes.drain(range);
        }
        2 => {
            let copy = bytes[random.part(bytes.len(), 400)].to_vec();
            let target = random.below(bytes.len() + 1);
            bytes.splice(target..target, copy);
        }
        3 => {
            // The head of one file and the tail of another.
            let other = random.of(others);
            bytes.truncate(random.below(bytes.len() + 1));
            bytes.extend_from_slice(&other[random.below(other.len() + 1)..]);
        }
        4 => {
            let other = random.of(others);
            let piece = other[random.part(other.len(), 2_000)].to_vec();
            let range = random.part(bytes.len(), 60);
            bytes.splice(range, piece);
        }
        5..=7 => {
            let texts = [pieces, &NUMBERS, &LETTERS][random.below(3)];
            let range = if random.one_in(2) { random.part(bytes.len(), 4) } else { random.part(bytes.len(), 0) };
            bytes.splice(range, random.of(texts).bytes());
        }
        8..=10 => change_lines(bytes, random),
        11 => {
            // A piece many times, within bounds that keep a run short.
            let piece = bytes[random.part(bytes.len(), 300)].to_vec();
            let times = random.below(1 + 40_000 / piece.len().max(40));
            let target = random.below(bytes.len() + 1);
            bytes.splice(target..target, piece.repeat(times));
        }
        _ => change_fields(bytes, pieces, random),
    }
}

/// Copies, drops or moves a line.
fn change_lines(bytes: &mut Vec<u8>, random: &mut Random) {
    let mut lines: Vec<Vec<u8>> = bytes.split_inclusive(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
    if lines.is_empty() {
        return;
    }
    let (one, other) = (random.below(lines.len()), random.below(lines.len()));
    match random.below(4) {
        0 => {
            let line = lines[one].clone();
            lines.insert(other, line);
        }
        1 => drop(lines.remove(one)),
        2 => lines.swap(one, other),
        // Half of a line and half of another.
        _ => {
            let (at, from) = (random.below(lines[one].len() + 1), random.below(lines[other].len() + 1));
            let tail = lines[other][from..].to_vec();
            lines[one].truncate(at);
            lines[one].extend(tail);
        }
    }
    *bytes = lines.concat();
}

/// Swaps two fields, or puts a number or a piece in the place of one. Fields are separated as in YAML, report files and
/// tables.
fn change_fields(bytes: &mut Vec<u8>, pieces: &[&str], random: &mut Random) {
    let separates = |byte: u8| matches!(byte, b' ' | b'\n' | b'\r' | b'\t' | b',' | b';' | b'|' | b'[' | b']' | b'{' | b'}' | b':');
    let mut fields: Vec<std::ops::Range<usize>> = Vec::new();
    let mut start = None;
    for at in 0..=bytes.len() {
        match (start, bytes.get(at).is_none_or(|&byte| separates(byte))) {
            (None, false) => start = Some(at),
            (Some(from), true) => {
                fields.push(from..at);
                start = None;
            }
            _ => {}
        }
    }
    if fields.is_empty() {
        return;
    }
    let one = random.of(&fields).clone();
    // What is the same width keeps the columns of a report file.
    let same: Vec<_> = fields.iter().filter(|field| field.len() == one.len()).cloned().collect();
    match random.below(4) {
        0 => {
            let text = random.of(&NUMBERS).bytes();
            bytes.splice(one, text);
        }
        1 => {
            let text = random.of(pieces).bytes();
            bytes.splice(one, text);
        }
        2 => {
            let text = bytes[random.of(&fields).clone()].to_vec();
            bytes.splice(one, text);
        }
        _ => {
            let text = bytes[random.of(&same).clone()].to_vec();
            bytes.splice(one, text);
        }
    }
}
