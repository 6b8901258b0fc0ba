//! The grammar of tie-break codes: `BH`, `BH-C1`, `BH:MP/C1/P`, `KS/L+1`.
//!
//! A code is a name, optionally the points it counts (`:MP`, `:GP`), and modifiers. The Handbook writes `BH-C1`, report
//! files write `BH/C1`; both are read. Printed are cuts as in the Handbook and the rest, which it does not have, as in
//! the report files: `BH-C1/P`.
//!
//! ```
//! use halfpoint::tiebreak::Code;
//!
//! let code: Code = "bh-c1/p".parse()?;
//! assert_eq!(code.to_string(), "BH-C1/P");
//! assert_eq!("KS/L1".parse::<Code>()?.to_string(), "KS/L+1");
//! # Ok::<(), halfpoint::tiebreak::ParseCodeError>(())
//! ```

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::tournament::TeamScore;

macro_rules! names {
    ($($(#[$doc:meta])* $variant:ident $text:literal),* $(,)?) => {
        /// The name of a tie-break, as article 5 of C.07 and the report file formats list it.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Name { $($(#[$doc])* $variant),* }

        impl Name {
            /// Every name, in the order of the articles.
            pub const ALL: &'static [Name] = &[$(Name::$variant),*];

            /// The name as FIDE prints it.
            pub fn as_str(self) -> &'static str {
                match self { $(Name::$variant => $text),* }
            }
        }
    };
}

names! {
    /// Points.
    Pts "PTS",
    /// Match points.
    Mpts "MPTS",
    /// Game points.
    Gpts "GPTS",
    /// Direct encounter.
    De "DE",
    /// Wins.
    Win "WIN",
    /// Games won.
    Won "WON",
    /// Games played with Black.
    Bpg "BPG",
    /// Games won with Black.
    Bwg "BWG",
    /// Progressive scores.
    Ps "PS",
    /// Rounds one elected to play in.
    Rep "REP",
    /// Standard points.
    Std "STD",
    /// Tournament pairing number.
    Tpn "TPN",
    /// Buchholz.
    Bh "BH",
    /// Average of opponents' Buchholz.
    Aob "AOB",
    /// Fore Buchholz.
    Fb "FB",
    /// Sonneborn-Berger.
    Sb "SB",
    /// Koya system.
    Ks "KS",
    /// Average rating of opponents.
    Aro "ARO",
    /// Tournament performance rating.
    Tpr "TPR",
    /// Perfect tournament performance.
    Ptp "PTP",
    /// Average performance rating of opponents.
    Apro "APRO",
    /// Average perfect performance of opponents.
    Appo "APPO",
    /// Rating.
    Rtng "RTNG",
    /// Board count.
    Bc "BC",
    /// Top board results.
    Tbr "TBR",
    /// Bottom board elimination.
    Bbe "BBE",
    /// Match points or game points.
    Mpvgp "MPvGP",
    /// Extended Sonneborn-Berger, match points by match points.
    Emmsb "EMMSB",
    /// Extended Sonneborn-Berger, match points by game points.
    Emgsb "EMGSB",
    /// Extended Sonneborn-Berger, game points by match points.
    Egmsb "EGMSB",
    /// Extended Sonneborn-Berger, game points by game points.
    Eggsb "EGGSB",
    /// Extended direct encounter.
    Ede "EDE",
    /// Extended direct encounter, then board count and top board results.
    Edebt "EDEBT",
    /// Extended direct encounter, then board count and bottom board elimination.
    Edebb "EDEBB",
    /// Extended direct encounter, then top board results.
    Edet "EDET",
    /// Extended direct encounter, then bottom board elimination.
    Edeb "EDEB",
    /// Scores and schedule strength combination.
    Sssc "SSSC",
}

impl Name {
    /// The name that a text spells, in any case.
    pub fn find(text: &str) -> Option<Name> {
        Name::ALL.iter().copied().find(|name| name.as_str().eq_ignore_ascii_case(text))
    }
}

/// What is left out of a sum (C.07 14.1-14.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Cut {
    /// Nothing.
    #[default]
    None,
    /// The least significant values (14.1, 14.2), this many.
    Lowest(u8),
    /// This many least and this many most significant values (14.3, 14.4).
    Median(u8),
}

impl Cut {
    /// How many of the least significant values go.
    pub fn lowest(self) -> u8 {
        match self {
            Cut::None => 0,
            Cut::Lowest(count) | Cut::Median(count) => count,
        }
    }

    /// How many of the most significant values go.
    pub fn highest(self) -> u8 {
        match self {
            Cut::None | Cut::Lowest(_) => 0,
            Cut::Median(count) => count,
        }
    }
}

/// A tie-break code with its modifiers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Code {
    /// The name.
    pub name: Name,
    /// The score of teams that it counts, where the code says so.
    pub score: Option<TeamScore>,
    /// What is cut.
    pub cut: Cut,
    /// By how many half points the Koya limit is moved (14.5).
    pub limit: i8,
    /// The factor of SSSC, where the code fixes it (13.4).
    pub factor: Option<u16>,
    /// Whether forfeits count as games against the scheduled opponent (`/P`).
    pub forfeits_played: bool,
    /// Whether the fore Buchholz is taken instead of the Buchholz (`/F`).
    pub fore: bool,
    /// Whether the order is reversed (`/R`).
    pub reversed: bool,
}

impl Code {
    /// The code without any modifier.
    pub const fn plain(name: Name) -> Code {
        Code { name, score: None, cut: Cut::None, limit: 0, factor: None, forfeits_played: false, fore: false, reversed: false }
    }

    /// The score of teams that the code counts: the one that it names, or that its name stands for. Without either it
    /// counts the primary score.
    pub fn counted_score(self) -> Option<TeamScore> {
        match self.name {
            Name::Mpts => Some(TeamScore::Match),
            Name::Gpts => Some(TeamScore::Game),
            // A match is won or not; a number of game points is neither.
            Name::Win | Name::Won => self.score.or(Some(TeamScore::Match)),
            _ => self.score,
        }
    }

    /// The same code with another cut.
    pub const fn with_cut(self, cut: Cut) -> Code {
        Code { cut, ..self }
    }
}

/// Prints cuts as the Handbook does and the other modifiers as the report files do: `BH-C1/P`.
impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::from(self.name.as_str());
        if let Some(score) = self.score {
            text += &format!(":{}", score.abbreviation());
        }
        match self.cut {
            Cut::None => {}
            Cut::Lowest(count) => text += &format!("-C{count}"),
            Cut::Median(count) => text += &format!("-M{count}"),
        }
        if self.limit != 0 {
            text += &format!("/L{:+}", self.limit);
        }
        if let Some(factor) = self.factor {
            text += &format!("/K{factor}");
        }
        for (set, letter) in [(self.forfeits_played, "/P"), (self.fore, "/F"), (self.reversed, "/R")] {
            if set {
                text.push_str(letter);
            }
        }
        f.pad(&text)
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Why a text is not a tie-break code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParseCodeError {
    /// No tie-break has this name; perhaps one with a similar name was meant.
    UnknownName {
        /// The name as written; the whole code where a code is meant that is written otherwise.
        name: String,
        /// The code that is probably meant.
        similar: Option<Code>,
    },
    /// The part after `:` is neither `MP` nor `GP`.
    UnknownScore(String),
    /// A modifier that does not exist.
    UnknownModifier(String),
    /// A modifier is given twice, or two that exclude each other.
    RepeatedModifier(String),
    /// A modifier that this tie-break does not take.
    ModifierNotTaken {
        /// The tie-break.
        name: Name,
        /// The modifier.
        modifier: String,
    },
}

impl fmt::Display for ParseCodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseCodeError::UnknownName { name, .. } => write!(f, "there is no tie-break “{name}”"),
            ParseCodeError::UnknownScore(text) => write!(f, "“:{text}” is neither :MP nor :GP"),
            ParseCodeError::UnknownModifier(text) => write!(f, "there is no modifier “/{text}”"),
            ParseCodeError::RepeatedModifier(text) => write!(f, "the modifier “/{text}” repeats or excludes an earlier one"),
            ParseCodeError::ModifierNotTaken { name, modifier } => write!(f, "{} takes no modifier “/{modifier}”", name.as_str()),
        }
    }
}

impl std::error::Error for ParseCodeError {}

/// Names that documents and programs use for a code that has another name today.
const ALIASES: [(&str, Name); 2] = [("GE", Name::Rep), ("POINTS", Name::Pts)];

impl FromStr for Code {
    type Err = ParseCodeError;

    fn from_str(text: &str) -> Result<Code, ParseCodeError> {
        let end = text.find([':', '/', '-']).unwrap_or(text.len());
        let (name, mut rest) = text.split_at(end);
        let alias = ALIASES.iter().find(|(alias, _)| alias.eq_ignore_ascii_case(name)).map(|&(_, name)| name);
        let known = Name::find(name).or(alias);
        let name = known.ok_or_else(|| match Code::meant_by(text) {
            Some(code) => ParseCodeError::UnknownName { name: text.to_owned(), similar: Some(code) },
            None => ParseCodeError::UnknownName { name: name.to_owned(), similar: similar_name(name).map(Code::plain) },
        })?;
        let mut code = Code::plain(name);
        if let Some(scored) = rest.strip_prefix(':') {
            let end = scored.find(['/', '-']).unwrap_or(scored.len());
            let (score, after) = scored.split_at(end);
            code.score = Some(match score.to_ascii_uppercase().as_str() {
                "MP" => TeamScore::Match,
                "GP" => TeamScore::Game,
                _ => return Err(ParseCodeError::UnknownScore(score.to_owned())),
            });
            rest = after;
        }
        while let Some(modifier) = rest.strip_prefix(['/', '-']) {
            // The minus of `L-1` belongs to the modifier.
            let search = if modifier.starts_with("L-") || modifier.starts_with("l-") { 2 } else { 0 };
            let end = modifier[search..].find(['/', '-']).map_or(modifier.len(), |at| at + search);
            let (modifier, after) = modifier.split_at(end);
            code.modify(modifier)?;
            rest = after;
        }
        if rest.is_empty() { Ok(code) } else { Err(ParseCodeError::UnknownModifier(rest.to_owned())) }
    }
}

/// What people call tie-breaks, in small letters without anything between them.
const SPOKEN: &[(&str, Name)] = &[
    ("points", Name::Pts),
    ("matchpoints", Name::Mpts),
    ("gamepoints", Name::Gpts),
    ("directencounter", Name::De),
    ("headtohead", Name::De),
    ("wins", Name::Win),
    ("numberofwins", Name::Win),
    ("gameswon", Name::Won),
    ("gameswithblack", Name::Bpg),
    ("gamesplayedwithblack", Name::Bpg),
    ("gameswonwithblack", Name::Bwg),
    ("progressive", Name::Ps),
    ("progressivescore", Name::Ps),
    ("progressivescores", Name::Ps),
    ("cumulative", Name::Ps),
    ("roundselected", Name::Rep),
    ("standardpoints", Name::Std),
    ("pairingnumber", Name::Tpn),
    ("startingnumber", Name::Tpn),
    ("buchholz", Name::Bh),
    ("averageofopponentsbuchholz", Name::Aob),
    ("forebuchholz", Name::Fb),
    ("sonnebornberger", Name::Sb),
    ("koya", Name::Ks),
    ("koyasystem", Name::Ks),
    ("averageratingofopponents", Name::Aro),
    ("averagerating", Name::Aro),
    ("performance", Name::Tpr),
    ("performancerating", Name::Tpr),
    ("tournamentperformancerating", Name::Tpr),
    ("perfecttournamentperformance", Name::Ptp),
    ("averageperformanceratingofopponents", Name::Apro),
    ("averageperfectperformanceofopponents", Name::Appo),
    ("rating", Name::Rtng),
    ("boardcount", Name::Bc),
    ("topboardresults", Name::Tbr),
    ("bottomboardelimination", Name::Bbe),
    ("extendeddirectencounter", Name::Ede),
];

impl Code {
    /// The code that a text means which is none: a cut without its hyphen (`BHC1`), or a tie-break by its name
    /// (`Buchholz Cut-1`, `Bucholz`).
    pub fn meant_by(text: &str) -> Option<Code> {
        let (head, rest) = text.split_at(text.find([':', '/']).unwrap_or(text.len()));
        let plain: String = head.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect();
        if plain.chars().count() > 60 {
            return None;
        }
        let with_cut = ["c", "cut", "m", "median"].iter().find_map(|word| {
            let (before, count) = plain.split_at_checked(plain.len().checked_sub(1)?)?;
            let name = spoken(before.strip_suffix(word)?)?;
            let cut = if word.starts_with('c') { 'C' } else { 'M' };
            format!("{}-{cut}{count}{rest}", name.as_str()).parse().ok()
        });
        with_cut.or_else(|| format!("{}{rest}", spoken(&plain)?.as_str()).parse().ok())
    }

    fn modify(&mut self, text: &str) -> Result<(), ParseCodeError> {
        let unknown = || ParseCodeError::UnknownModifier(text.to_owned());
        let repeated = |first: bool| if first { Ok(()) } else { Err(ParseCodeError::RepeatedModifier(text.to_owned())) };
        let taken = |taken: bool| {
            if taken { Ok(()) } else { Err(ParseCodeError::ModifierNotTaken { name: self.name, modifier: text.to_owned() }) }
        };
        let mut letters = text.chars();
        let letter = letters.next().ok_or_else(unknown)?.to_ascii_uppercase();
        let number = letters.as_str();
        let count = || match number {
            "1" => Ok(1),
            "2" => Ok(2),
            _ => Err(unknown()),
        };
        use Name::*;
        let cut_low = matches!(self.name, Bh | Fb | Sb | Ps | Aro | Emmsb | Emgsb | Egmsb | Eggsb);
        let median = matches!(self.name, Bh | Fb | Sb | Aro);
        match (letter, number) {
            ('C', _) => {
                repeated(self.cut == Cut::None)?;
                taken(cut_low)?;
                self.cut = Cut::Lowest(count()?);
            }
            ('M', _) => {
                repeated(self.cut == Cut::None)?;
                taken(median)?;
                self.cut = Cut::Median(count()?);
            }
            ('L', _) => {
                repeated(self.limit == 0)?;
                taken(self.name == Ks)?;
                let steps: i8 = number.parse().map_err(|_| unknown())?;
                if steps == 0 {
                    return Err(unknown());
                }
                self.limit = steps;
            }
            ('K', _) => {
                repeated(self.factor.is_none())?;
                taken(self.name == Sssc)?;
                self.factor = Some(number.parse().ok().filter(|&factor| factor > 0).ok_or_else(unknown)?);
            }
            ('P', "") => {
                repeated(!self.forfeits_played)?;
                let forfeits = [De, Bh, Fb, Sb, Ede, Edebt, Edebb, Edet, Edeb, Emmsb, Emgsb, Egmsb, Eggsb, Sssc];
                taken(forfeits.contains(&self.name))?;
                self.forfeits_played = true;
            }
            ('F', "") => {
                repeated(!self.fore)?;
                taken(matches!(self.name, Aob | Sssc))?;
                self.fore = true;
            }
            ('R', "") => {
                repeated(!self.reversed)?;
                taken(matches!(self.name, Tpn | Rtng))?;
                self.reversed = true;
            }
            _ => return Err(unknown()),
        }
        Ok(())
    }
}

/// The tie-break that a text in small letters names, by its code or nearly by what people call it.
fn spoken(text: &str) -> Option<Name> {
    let allowed = text.chars().count() / 4;
    let near = SPOKEN.iter().map(|&(known, name)| (crate::diagnostic::edit_distance(text, known), name));
    Name::find(text).or_else(|| near.filter(|&(distance, _)| distance <= allowed).min().map(|(_, name)| name))
}

/// The name nearest to a mistyped one, when it is near enough to suggest.
fn similar_name(text: &str) -> Option<Name> {
    if text.chars().count() < 2 {
        // Everything is near to a single letter.
        return None;
    }
    let upper = text.to_ascii_uppercase();
    let names = Name::ALL.iter().map(|name| (*name, name.as_str().to_ascii_uppercase()));
    let near = names.map(|(name, known)| (crate::diagnostic::edit_distance(&upper, &known), name));
    near.filter(|&(distance, _)| distance <= 1).min().map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn print(text: &str) -> String {
        text.parse::<Code>().expect(text).to_string()
    }

    #[test]
    fn reads_both_spellings() {
        for (written, printed) in [
            ("BH", "BH"),
            ("BH-C1", "BH-C1"),
            ("BH/C1", "BH-C1"),
            ("bh:mp/c1/p", "BH:MP-C1/P"),
            ("BH/M2", "BH-M2"),
            ("KS/L+1", "KS/L+1"),
            ("KS/L-2", "KS/L-2"),
            ("KS-L-2", "KS/L-2"),
            ("KS/L1", "KS/L+1"),
            ("TPN/R", "TPN/R"),
            ("GE", "REP"),
            ("mpvgp", "MPvGP"),
            ("SSSC/K3/P/F", "SSSC/K3/P/F"),
            ("AOB-F", "AOB/F"),
        ] {
            assert_eq!(print(written), printed, "{written}");
            assert_eq!(print(printed), printed);
        }
    }

    #[test]
    fn knows_what_is_meant() {
        for (written, meant) in [
            ("BHC1", Some("BH-C1")),
            ("bh c2", Some("BH-C2")),
            ("SBC1/P", Some("SB-C1/P")),
            ("BHM1", Some("BH-M1")),
            ("Buchholz", Some("BH")),
            ("Bucholz", Some("BH")),
            ("Buchholz Cut 1", Some("BH-C1")),
            ("Bucholz-C1", Some("BH-C1")),
            ("Sonneborn-Berger", Some("SB")),
            ("Sonneborn Berger", Some("SB")),
            ("Koya", Some("KS")),
            ("Wins", Some("WIN")),
            ("Direct Encounter", Some("DE")),
            ("BHZ", Some("BH")),
            ("X", None),
            ("KSC1", None),
            ("Prize", None),
        ] {
            let similar = match written.parse::<Code>() {
                Err(ParseCodeError::UnknownName { similar, .. }) => similar.map(|code| code.to_string()),
                other => panic!("{written}: {other:?}"),
            };
            assert_eq!(similar.as_deref(), meant, "{written}");
        }
    }

    #[test]
    fn refuses_what_the_grammar_does_not_have() {
        for (written, message) in [
            ("BHZ", "there is no tie-break “BHZ”"),
            ("", "there is no tie-break “”"),
            ("BH/C3", "there is no modifier “/C3”"),
            ("BH/X", "there is no modifier “/X”"),
            ("BH/C1/C2", "the modifier “/C2” repeats or excludes an earlier one"),
            ("KS/C1", "KS takes no modifier “/C1”"),
            ("KS/L0", "there is no modifier “/L0”"),
            ("BH:XP", "“:XP” is neither :MP nor :GP"),
            ("BH/", "there is no modifier “/”"),
            ("PS/M1", "PS takes no modifier “/M1”"),
        ] {
            assert_eq!(written.parse::<Code>().unwrap_err().to_string(), message, "{written}");
        }
    }
}
