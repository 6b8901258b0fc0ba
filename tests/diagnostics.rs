//! The diagnostics: one file with the fault for each, the message it gives, and the gallery of them all.
//!
//! `HALFPOINT_BLESS=1` writes the expected messages, the gallery and the schema anew; read the difference before you
//! keep it.

mod shipped;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

use halfpoint::diagnostic::{Code, Diagnostic, Paint, Severity, Source, render};
use halfpoint::import::{self, Opened, Options, encoding};
use halfpoint::locale::Locale;
use halfpoint::scenario::{self, schema};
use halfpoint::tournament::System;
use shipped::scenario_files;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Compares a file with what it must hold, or writes it.
fn compare(path: &Path, text: &str) {
    if std::env::var_os("HALFPOINT_BLESS").is_some() {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).unwrap();
        }
        std::fs::write(path, text).unwrap();
        return;
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    if kept != text {
        let difference = similar::TextDiff::from_lines(kept.as_str(), text).unified_diff().header("kept", "now").to_string();
        panic!("{} is not up to date; HALFPOINT_BLESS=1 rewrites it\n{difference}", path.display());
    }
}

/// A report file with a player of this name.
fn report(name: &[u8]) -> Vec<u8> {
    let mut bytes = b"012 A test\n042 2026/05/01\n192 FIDE_DUTCH_2026\n202 BH\n001    1      ".to_vec();
    bytes.extend_from_slice(name);
    bytes.resize(bytes.len() + 66 - name.len(), b' ');
    bytes.extend_from_slice(b" 1.0    1     2 w 1\n001    2      Ben");
    bytes.resize(bytes.len() + 63, b' ');
    bytes.extend_from_slice(b" 0.0    2     1 b 0\n");
    bytes
}

/// A file with a fault.
struct Case {
    code: Code,
    /// The path that messages show.
    path: String,
    bytes: Vec<u8>,
    /// What to print in the gallery in place of a text that is too long.
    instead: Option<&'static str>,
}

impl Case {
    fn of(code: Code) -> Case {
        let extension = match code.as_str() {
            text if text.starts_with('S') => "yaml",
            "T032" | "T037" | "T038" | "T039" | "T040" | "T041" => "tsv",
            _ => "trf",
        };
        let path = format!("{code}-{}.{extension}", code.name());
        let (bytes, instead) = match code {
            Code::FileTooLarge => ("# A file of 33 MB.\n".repeat(33 * 1024 * 1024 / 19).into_bytes(), Some("# A file of 33 MB.")),
            Code::TooLarge => {
                let rounds = "    - 1-2 ½-½\n".repeat(2001);
                let players = "  players: [{no: 1, name: Ann}, {no: 2, name: Ben}]\n";
                let text = format!("title: A test\ntournament:\n  system: swiss\n{players}  rounds:\n{rounds}tie-breaks: [PTS]\n");
                (text.into_bytes(), Some("# Two players, 2001 rounds."))
            }
            // Files of the repository are text everywhere, so these bytes are made here.
            Code::NotUtf8 => (b"title: \xca\xee\xff\n".to_vec(), Some("title: (“Коя” in Windows-1251)")),
            Code::OtherEncoding => (report(b"\xc0\xed\xed\xe0"), Some("(a report file in which Ann is “Анна” in Windows-1251)")),
            Code::NotThisEncoding => {
                (report(b"Bj\xf6rn"), Some("(a report file in which Ann is “Björn” in Windows-1252, read with --encoding utf-8)"))
            }
            _ => {
                let file = root().join("tests/diagnostics").join(&path);
                (std::fs::read(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display())), None)
            }
        };
        Case { code, path, bytes, instead }
    }

    fn read(&self) -> (Arc<Source>, Vec<Diagnostic>) {
        // Only an encoding that somebody names can be the wrong one.
        let named = (self.code == Code::NotThisEncoding).then(|| encoding::named("utf-8").expect("it exists"));
        // Tables never tell their system, which is a note of its own.
        let options = Options { system: self.path.ends_with(".tsv").then_some(System::Swiss), ..Options::default() };
        let Opened { source, scenario, diagnostics, .. } =
            import::open(self.path.clone().into(), self.bytes.clone(), None, named, &options);
        let errors = diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error);
        assert_eq!(scenario.is_none(), errors, "{}: a scenario exactly when there is no error", self.code);
        (source, diagnostics)
    }

    /// The language of the file, for the gallery.
    fn language(&self) -> &'static str {
        if self.path.ends_with(".yaml") { "yaml" } else { "text" }
    }

    fn message(&self) -> String {
        let (source, diagnostics) = self.read();
        let messages: Vec<String> =
            diagnostics.iter().map(|diagnostic| render(diagnostic, &source, Locale::english(), Paint::Plain)).collect();
        messages.join("\n\n") + "\n"
    }

    /// The text as the gallery shows it: long lines are cut.
    fn shown(&self) -> String {
        const MOST: usize = 120;
        let mut shown = String::new();
        for line in self.instead.map_or_else(|| String::from_utf8_lossy(&self.bytes), Into::into).lines() {
            let cut: String = line.chars().take(MOST).collect();
            let dots = if cut.len() < line.len() { "…" } else { "" };
            let _ = writeln!(shown, "{cut}{dots}");
        }
        shown
    }
}

#[test]
fn every_code_has_a_case_that_gives_exactly_it() {
    for &code in Code::ALL {
        let case = Case::of(code);
        let (_, diagnostics) = case.read();
        let codes: BTreeSet<Code> = diagnostics.iter().map(|diagnostic| diagnostic.code).collect();
        assert!(codes.contains(&code), "{}: gives {codes:?}", case.path);
        // A missing key and a wrong row have no other effect either: a fault is reported once, not with all it causes.
        assert_eq!(codes.len(), 1, "{}: gives {codes:?}", case.path);
    }
}

#[test]
fn messages_are_as_kept() {
    for &code in Code::ALL {
        let case = Case::of(code);
        let path = root().join("tests/diagnostics").join(&case.path).with_extension("txt");
        compare(&path, &case.message());
    }
}

#[test]
fn there_are_no_cases_without_a_code() {
    let names: BTreeSet<String> = Code::ALL.iter().map(|code| format!("{code}-{}", code.name())).collect();
    for entry in std::fs::read_dir(root().join("tests/diagnostics")).unwrap() {
        let path = entry.unwrap().path();
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        assert!(names.contains(&stem), "{} belongs to no code", path.display());
    }
}

#[test]
fn every_text_is_there() {
    let english = Locale::english();
    for &code in Code::ALL {
        assert!(english.has(code.as_str()), "{code} has no headline");
        let meaning = code.meaning(english);
        assert!(meaning.ends_with('.'), "{code} has no meaning");
        assert!(!meaning.replace("“!”", "").contains('!'), "{code} raises its voice");
        for diagnostic in Case::of(code).read().1 {
            let labels = std::iter::once(&diagnostic.primary).chain(&diagnostic.secondary).filter_map(|label| label.text);
            for attribute in labels.chain(diagnostic.help.iter().copied()) {
                assert!(english.has(&format!("{}.{attribute}", diagnostic.code)), "{}.{attribute}", diagnostic.code);
            }
            let headline = diagnostic.headline(english);
            assert!(!headline.contains(['{', '!']) && !headline.ends_with('.'), "{code}: {headline}");
        }
    }
}

/// Attributes that no code names could be removed; attributes that a code names must be there, also those that no case
/// shows.
#[test]
fn texts_and_code_agree() {
    let mut texts = String::new();
    for file in ["diagnostics.ftl", "import.ftl"] {
        texts.push_str(&std::fs::read_to_string(root().join("templates/locales/en").join(file)).unwrap());
    }
    let mut sources = String::new();
    for folder in ["src/scenario", "src/import", "src/import/trf"] {
        for entry in std::fs::read_dir(root().join(folder)).unwrap() {
            let path = entry.unwrap().path();
            if path.is_file() {
                sources.push_str(&std::fs::read_to_string(path).unwrap());
            }
        }
    }
    for line in texts.lines() {
        let Some((attribute, _)) = line.strip_prefix("    .").and_then(|line| line.split_once(" = ")) else { continue };
        assert!(attribute == "meaning" || sources.contains(&format!("\"{attribute}\"")), "no code shows .{attribute}");
    }
}

#[test]
fn several_faults_of_a_file_are_all_reported() {
    let text = "\
titel: Four things are wrong here
tournament:
  system: swiss
  players:
    - {no: 1, name: Ann, rating: high, games: [2w1, 3b½]}
    - {no: 2, name: Ben, games: [1b0, pabb]}
    - {no: 3, name: Cas, games: [zpb, 1w½]}
tie-breaks: [PTS, BH-C3]
expect:
  Anne: {PTS: 1½}
  Ben: {PTS: one, rank: 9}
";
    let source = Arc::new(Source { path: "faults.yaml".into(), text: text.to_owned() });
    let (scenario, diagnostics) = scenario::read(Arc::clone(&source));
    assert!(scenario.is_none());
    let found: Vec<(Code, usize, usize)> = diagnostics
        .iter()
        .map(|diagnostic| {
            let at = source.position(diagnostic.primary.span.start);
            (diagnostic.code, at.line, at.column)
        })
        .collect();
    assert_eq!(
        found,
        [
            (Code::UnknownKey, 1, 1),
            (Code::MissingKey, 1, 1),
            (Code::NotAWholeNumber, 5, 34),
            (Code::BadCell, 6, 39),
            (Code::UnknownModifier, 8, 22),
            (Code::UnknownParticipant, 10, 3),
            (Code::NotANumber, 11, 14),
            (Code::PlaceBeyondField, 11, 25),
        ]
    );
}

/// What a code is refused for does not depend on whether the facts agree with each other.
#[test]
fn codes_are_judged_beside_other_faults() {
    let judged = [
        Code::CodeForTeams,
        Code::TeamScoreOfPlayers,
        Code::BuchholzInRoundRobin,
        Code::RoundsNotKnown,
        Code::ColoursNotKnown,
        Code::KoyaInSwiss,
        Code::UnratedPlayer,
        Code::ScoreFixed,
        Code::RatingsOfTeams,
        Code::BoardsNotKnown,
        Code::NotForKnockOut,
    ];
    let codes = |text: &str| {
        let source = Arc::new(Source { path: "x.yaml".into(), text: text.to_owned() });
        scenario::read(source).1.iter().map(|diagnostic| diagnostic.code).collect::<BTreeSet<Code>>()
    };
    for code in judged {
        let text = String::from_utf8(Case::of(code).bytes).unwrap();
        let points = if text.contains("teams:") { "{no: 1, match-points: 9, " } else { "{no: 1, points: 9, " };
        let wrong_total = text.replacen("{no: 1, ", points, 1).replacen("| 1½     |", "| 9      |", 1);
        assert_eq!(codes(&wrong_total), BTreeSet::from([code, Code::WrongTotal]), "{wrong_total}");
        // Of unread participants nothing is known but the system.
        if ![Code::ColoursNotKnown, Code::UnratedPlayer, Code::BoardsNotKnown].contains(&code) {
            let at = text.find("  players:").or(text.find("  teams:")).or(text.find("  crosstable:")).unwrap();
            let key = text[at..].split_inclusive(':').next().unwrap();
            let rest = &text[text.find("tie-breaks:").unwrap()..];
            let unread = format!("{}{key} {{}}\n{rest}", &text[..at]);
            assert!(codes(&unread).contains(&code), "{unread}");
        }
    }
    // A rating that could not be read is no missing rating.
    let unrated = String::from_utf8(Case::of(Code::UnratedPlayer).bytes).unwrap();
    let unread = unrated.replace("name: Ben,", "name: Ben, rating: high,");
    assert_eq!(codes(&unread), BTreeSet::from([Code::NotAWholeNumber]), "{unread}");
}

fn found(text: &str) -> Vec<Diagnostic> {
    let source = Arc::new(Source { path: "x.yaml".into(), text: text.to_owned() });
    scenario::read(source).1
}

/// Whatever a pasted table prints beside the rounds gives one message for the column, not one for every row.
#[test]
fn a_column_that_is_no_round_is_named_once() {
    let table = |heading: &str, values: [&str; 3]| {
        let [a, b, c] = values;
        format!(
            "title: x\ntournament:\n  system: swiss\n  crosstable: |\n    | no | name | 1.Rd | 2.Rd | Pts. | {heading} |\n             \x20   | 1 | Ann | 2w1 | 3b1 | 2 | {a} |\n    | 2 | Ben | 1b0 | pab | 1 | {b} |\n    | 3 | Cas | pab | 1w0 | 1 | {c} |\n"
        )
    };
    for heading in ["TB1", "TB 2", "BH", "BH-C1", "BHC1", "Buchholz", "Buch. Cut 1", "SB", "Sonneborn-Berger", "Wins", "DE", "Koya"] {
        let faults = found(&table(heading, ["1½", "2", "2"]));
        let shown: Vec<_> = faults.iter().map(|fault| (fault.code, fault.severity)).collect();
        let wanted = if heading == "Buch. Cut 1" { Severity::Error } else { Severity::Warning };
        assert_eq!(shown, [(Code::UnknownColumn, wanted)], "{heading}");
    }
    for heading in ["Prize", "Rp", "rtg+/-", "Club/City"] {
        let faults = found(&table(heading, ["a cup", "7", "-"]));
        let shown: Vec<_> = faults.iter().map(|fault| (fault.code, fault.severity)).collect();
        assert_eq!(shown, [(Code::UnknownColumn, Severity::Error)], "{heading}");
    }
    // A mistyped cell of a round is a fault of the cell.
    for heading in ["3", "R3", "3.Rd", "Round 3", "Rd 3"] {
        let codes: Vec<Code> = found(&table(heading, ["2x1", "1x0", "zpb"])).iter().map(|fault| fault.code).collect();
        assert_eq!(codes, [Code::BadCell, Code::BadCell], "{heading}");
    }
    // In a grid the columns that are too many are left out; initials head the others.
    let grid = "title: x\ntournament:\n  system: round-robin\n  crosstable: |\n    | no | name | BH | SB | Pts | SB |\n                \x20   | 1 | Bea Hill | * | 1 | 1 | 0 |\n    | 2 | Sam Berg | 0 | * | 0 | 0 |\n";
    let codes: Vec<Code> = found(grid).iter().map(|fault| fault.code).collect();
    assert_eq!(codes, [Code::UnknownColumn]);
}

/// A decimal comma makes two items of one: one fault, and nothing of what seems to follow from it.
#[test]
fn a_decimal_comma_in_a_list_is_one_fault() {
    for (first, second, third) in
        [("2w1, 3b0,5", "1b0, pab", "pab, 1w½"), ("2w1,3b0,5", "1b0,pab", "pab,1w½"), ("2w0,5, 3b1", "1b½, pab", "pab, 1w0")]
    {
        let text = format!(
            "title: x\ntournament:\n  system: swiss\n  players:\n    - {{no: 1, name: Ann, games: [{first}], points: 1.5}}\n    - {{no: 2, name: Ben, games: [{second}]}}\n    - {{no: 3, name: Cas, games: [{third}]}}\n"
        );
        let faults = found(&text);
        assert_eq!(
            faults.iter().map(|fault| (fault.code, &fault.help[..])).collect::<Vec<_>>(),
            [(Code::RowLength, &["comma"][..])],
            "{text}"
        );
    }
    // Half the rows have a comma.
    let two = "title: x\ntournament:\n  system: swiss\n  players:\n    - {no: 1, name: Ann, games: [2w0,5]}\n    - {no: 2, name: Ben, games: [1b½]}\n";
    assert_eq!(found(two).iter().map(|fault| fault.code).collect::<Vec<_>>(), [Code::RowLength]);
    let teams = "title: x\ntournament:\n  system: team-swiss\n  boards: 2\n  teams:\n    - {no: 1, name: A, games: [2w0,5]}\n    - {no: 2, name: B, games: [1b1½]}\n";
    assert_eq!(found(teams).iter().map(|fault| fault.code).collect::<Vec<_>>(), [Code::RowLength]);
    // A comma in place of a blank makes up for the cell that is missing.
    let even = two.replace("2w0,5]", "2w0,1, 2b1]").replace("1b½]", "1b1, 1b½, 1w0]");
    assert_eq!(
        found(&even).iter().map(|fault| (fault.code, &fault.help[..])).collect::<Vec<_>>(),
        [(Code::RowLength, &["comma"][..])],
        "{even}"
    );
    // A cell too many slips like that, too.
    let more = two.replace("2w0,5", "pab, 2w½");
    assert_eq!(found(&more).iter().map(|fault| fault.code).collect::<Vec<_>>(), [Code::RowLength], "{more}");
}

#[test]
fn slips_have_the_suggestion_that_is_meant() {
    let message = |text: &str| {
        let source = Arc::new(Source { path: "x.yaml".into(), text: text.to_owned() });
        let faults = scenario::read(Arc::clone(&source)).1;
        let shown: Vec<String> = faults.iter().map(|fault| render(fault, &source, Locale::english(), Paint::Plain)).collect();
        shown.join("\n")
    };
    let file = |system: &str, edition: &str, cell: &str, list: &str, name: &str| {
        format!(
            "title: x\nregulations: {edition}\ntournament:\n  system: {system}\n  players:\n    - {{no: 1, name: A, games: [2w1, {cell}]}}\n    - {{no: 2, name: B, games: [1b0, hpb]}}\ntie-breaks: [{list}]\nexpect:\n  {name}: {{PTS: 0}}\n"
        )
    };
    let edition = "fide-c07-2026-03";
    for system in ["swiss", "Swiss", "SWISS"] {
        assert_eq!(message(&file(system, edition, "hpb", "PTS", "A")), "", "{system}");
    }
    for (word, cell) in [("hbp", "hpb"), ("pba", "pab"), ("absnt", "absent"), ("bey", "bye"), ("zppb", "zpb")] {
        let text = message(&file("swiss", edition, word, "PTS", "A"));
        assert!(text.contains(&format!("did you mean “{cell}”?")), "{text}");
    }
    for word in ["xpb", "won", "x"] {
        assert!(!message(&file("swiss", edition, word, "PTS", "A")).contains("did you mean"), "{word}");
    }
    for (written, code) in [("BHC1", "BH-C1"), ("Bucholz", "BH"), ("Sonneborn-Berger", "SB"), ("Koya", "KS"), ("Wins", "WIN")] {
        let text = message(&file("swiss", edition, "hpb", written, "A"));
        assert!(text.contains(&format!("did you mean {code}?")), "{text}");
        assert!(text.contains(&format!("{} did you mean", "^".repeat(written.len()))), "{text}");
    }
    // One letter is near to every other letter, and one edition to every other edition.
    assert!(!message(&file("swiss", edition, "hpb", "PTS", "C")).contains("did you mean"));
    for (id, is_near) in [("fide-c07-2026-3", true), ("fide-c07-2026-30", true), ("fide-c07-2019-11", false), ("fide-c07-1999", false)] {
        let text = message(&file("swiss", id, "hpb", "PTS", "A"));
        assert_eq!(text.contains("did you mean"), is_near, "{text}");
    }
    // Blanks that are not ASCII stand around a code, too.
    let text = message(&file("swiss", edition, "hpb", "\u{2003}BHX\u{2003}", "A"));
    assert!(text.contains("did you mean BH?") || text.contains("there is no tie-break “BHX”"), "{text}");
    for system in ["round robin", "Round-Robin", "ROUND_ROBIN", "Round–Robin"] {
        let text = format!("title: x\ntournament:\n  system: {system}\n  crosstable: |\n    Ann  *  1\n    Ben  0  *\n");
        assert_eq!(message(&text), "", "{system}");
    }
}

#[test]
fn columns_are_right_in_every_script() {
    let text = "title: Ничья\ntournament:\n  system: swiss\n  players:\n    - {no: 1, name: Ёлкина, games: [2б½]}\n    - {no: 2, name: Щукин, games: [1ч½]}\ntie-breaks: [PTS]\nexpect:\n  Ёлкин: {PTS: ½½}\n";
    let source = Arc::new(Source { path: "x.yaml".into(), text: text.to_owned() });
    let (_, diagnostics) = scenario::read(Arc::clone(&source));
    let text = render(&diagnostics[0], &source, Locale::english(), Paint::Plain);
    assert!(text.contains("x.yaml:9:3"), "{text}");
    assert!(
        text.contains("5 |     - {no: 1, name: Ёлкина, games: [2б½]}\n  |                     ------ did you mean this one?"),
        "{text}"
    );
    assert!(text.contains("9 |   Ёлкин: {PTS: ½½}\n  |   ^^^^^"), "{text}");
}

#[test]
fn excerpts_of_long_lines_are_short() {
    let cells = "2w1, ".repeat(20_000);
    let text =
        format!("title: x\ntournament:\n  system: swiss\n  players:\n    - {{no: 1, name: Ann, games: [{cells}2x1]}}\ntie-breaks: [PTS]\n");
    let source = Arc::new(Source { path: "x.yaml".into(), text });
    let (_, diagnostics) = scenario::read(Arc::clone(&source));
    let fault = diagnostics.iter().find(|diagnostic| diagnostic.code == Code::BadCell).expect("a bad cell");
    let text = render(fault, &source, Locale::english(), Paint::Plain);
    assert!(text.contains("x.yaml:5:100034"), "{text}");
    assert!(text.lines().all(|line| line.chars().count() < 200), "{text}");
    assert!(text.contains("2x1"), "{text}");
}

#[test]
fn the_gallery_is_up_to_date() {
    let english = Locale::english();
    let mut page = String::from("<!-- Written by tests/diagnostics.rs: do not edit. -->\n\n# Diagnostics\n\n");
    page.push_str("What Halfpoint says about a file that it cannot take as it is, code by code: what it means, a file that has the fault, and the message. `halfpoint rule S014` prints the meaning on the terminal.\n");
    for &code in Code::ALL {
        let case = Case::of(code);
        let _ = write!(page, "\n## {code}: {} {{#{code}}}\n\n{}\n", code.name().replace('-', " "), code.meaning(english));
        let _ = write!(page, "\n```{}\n{}```\n\n```text\n{}```\n", case.language(), case.shown(), case.message());
    }
    compare(&root().join("book/src/diagnostics.md"), &page);
}

#[test]
fn the_schema_is_up_to_date() {
    let text = serde_json::to_string_pretty(&schema(Locale::english())).unwrap() + "\n";
    compare(&root().join("scenarios/schema.json"), &text);
}

#[test]
fn the_shipped_scenarios_have_no_fault() {
    let mut messages = String::new();
    for path in scenario_files("scenarios") {
        let text = std::fs::read_to_string(&path).unwrap();
        let source = Arc::new(Source { path, text });
        for diagnostic in scenario::read(Arc::clone(&source)).1 {
            messages += &render(&diagnostic, &source, Locale::english(), Paint::Plain);
            messages.push('\n');
        }
    }
    assert!(messages.is_empty(), "{messages}");
}

#[test]
fn boards_are_held_against_either_side_of_a_match() {
    let codes = |castle: &str, harbour: &str| -> Vec<Code> {
        let text = format!(
            "title: x\ntournament:\n  system: team-swiss\n  boards: 2\n  teams:\n    - {{no: 1, name: Castle, games: [2w{castle}]}}\n    - {{no: 2, name: Harbour, games: [1b{harbour}]}}\n  matches:\n    - 1-2: 1 ½\ntie-breaks: [MPTS]\n"
        );
        scenario::read(Arc::new(Source { path: "x.yaml".into(), text })).1.iter().map(|found| found.code).collect()
    };
    assert_eq!(codes("1½", "½"), []);
    for (castle, harbour) in [("1½", "¼"), ("1¼", "½"), ("1", "1"), ("1¼", "¼")] {
        assert_eq!(codes(castle, harbour), [Code::BoardPoints], "{castle} {harbour}");
    }
}
