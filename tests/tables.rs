//! Crosstables as programs print them in several languages and as people save them: all of one tournament, which must
//! come out of each.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use halfpoint::diagnostic::{Code, Source};
use halfpoint::import::{self, Imported, Numbers, Opened, Options, table};
use halfpoint::locale::ENGLISH;
use halfpoint::scenario::{Cell, Scenario};
use halfpoint::tournament::{ParticipantId, System};
use halfpoint::verdict;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/tables")
}

fn options() -> Options {
    let list = ["BH-C1", "BH", "SB"].into_iter().map(|code| code.parse().expect("a code")).collect();
    Options { list: Some(list), system: Some(System::Swiss), numbers: None }
}

/// The rows by starting number, as scenarios write them; a table by rank alone has no other numbers.
fn rows(scenario: &Scenario) -> Vec<(String, Option<u32>, String)> {
    let tournament = &scenario.tournament;
    let mut rows: Vec<_> = tournament
        .ids()
        .map(|id| {
            let participant = tournament.participant(id);
            let of = |opponent: ParticipantId| tournament.participant(opponent).name.split(',').next().unwrap_or_default().to_owned();
            let cells = tournament.row(id).iter().map(|&outcome| {
                let cell = Cell::of(outcome, tournament).to_string();
                let rest = cell.trim_start_matches(|letter: char| letter.is_ascii_digit()).to_owned();
                outcome.opponent().map_or(cell, |opponent| format!("{} {rest}", of(opponent)))
            });
            (participant.name.clone(), participant.rating, cells.collect::<Vec<_>>().join(", "))
        })
        .collect();
    rows.sort();
    rows
}

/// What must come out: the games of each player.
const GAMES: [(&str, u32, &str); 7] = [
    ("Conti, Chiara", 1950, "Ferrer w1, Keller w½, Ferrer b-, de Vries w½"),
    ("Ferrer, Fina", 1810, "Conti b0, pab, Conti w+, Sokol b½"),
    ("Gruber, Georg", 1770, "pab, de Vries b0, Yildiz w0, zpb"),
    ("Keller, Anna", 2010, "Sokol w1, Conti b½, de Vries w1, Yildiz b1"),
    ("Sokol, Dmitri", 1900, "Keller b0, Yildiz w1, hpb, Ferrer w½"),
    ("Yildiz, Elif", 1850, "de Vries w½, Sokol b0, Gruber b1, Keller w0"),
    ("de Vries, Bram", 1990, "Yildiz b½, Gruber w1, Keller b0, Conti b½"),
];

#[test]
fn one_tournament_comes_out_of_every_table() {
    let expected: Vec<_> = GAMES.iter().map(|&(name, rating, games)| (name.to_owned(), Some(rating), games.to_owned())).collect();
    let mut seen = 0;
    for entry in std::fs::read_dir(folder()).expect("the folder can be read") {
        let path = entry.expect("the entry can be read").path();
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        let bytes = std::fs::read(&path).expect("the file can be read");
        let Opened { scenario, diagnostics, facts, .. } = import::open(path, bytes, None, None, &options());
        let codes: Vec<Code> = diagnostics.iter().map(|found| found.code).collect();
        assert_eq!(codes, [Code::ByeUnclear, Code::ByeUnclear], "{name}: {diagnostics:?}");
        let scenario = scenario.expect("no errors");
        assert_eq!(rows(&scenario), expected, "{name}");
        let facts = facts.expect("it is a table");
        assert_eq!((facts.points, facts.ranks, facts.values, facts.rounds), (7, 7, 21, 4), "{name}");
        let verdict = verdict::check(&scenario);
        assert!(verdict.passes(), "{name}: {:?}", verdict.findings);
        assert!(
            ["Club Open", "Vereinsturnier", "Турнир клуба", "Open du club", "Abierto del club"]
                .contains(&scenario.title.in_language(ENGLISH))
        );
        seen += 1;
    }
    assert_eq!(seen, 9);
}

fn read(text: &str, options: &Options) -> Imported {
    table::read(Arc::new(Source { path: "x.tsv".into(), text: text.to_owned() }), options)
}

/// A wrong value is found in its cell, a wrong rank by what decides.
#[test]
fn altered_cells_are_named() {
    let path = folder().join("english-by-rank.tsv");
    let text = std::fs::read_to_string(path).expect("the file can be read");
    for (line, from, to, right, of) in [
        ("5\t2\t\tde Vries", "\t8,5\t", "\t9\t", "8.5", "BH"),
        ("6\t5\t\tYildiz", "\t1,5\t", "\t2\t", "1.5", "PTS"),
        ("1\t1\t\tKeller", "\t6,5", "\t6", "6.5", "SB"),
    ] {
        let altered: Vec<String> =
            text.lines().map(|row| if row.starts_with(line) { row.replacen(from, to, 1) } else { row.to_owned() }).collect();
        let altered = altered.join("\n");
        assert_ne!(altered, text.trim_end());
        let scenario = read(&altered, &options()).scenario.expect("no errors");
        let verdict = verdict::check(&scenario);
        let wrong: Vec<_> = verdict.findings.iter().filter(|finding| !finding.outcome.passes()).collect();
        assert_eq!(wrong.len(), 1, "{line}: {wrong:?}");
        let at = scenario.source.position(wrong[0].span.start);
        let row = altered.lines().nth(at.line - 1).expect("the line exists");
        assert!(row.starts_with(line), "{row}");
        let cell: String = row.chars().skip(at.column - 1).take_while(|letter| *letter != '\t').collect();
        assert_eq!(cell, to.trim(), "{line}");
        let shown = format!("{:?}", wrong[0]);
        let halfpoint::verdict::Computed::Value(Some(value)) = wrong[0].computed else { panic!("{shown}") };
        assert_eq!(value.plain(), right, "{line}");
        let halfpoint::scenario::Subject::TieBreak(code) = wrong[0].subject else { panic!("{shown}") };
        assert_eq!(code.to_string(), of);
    }
}

#[test]
fn whose_numbers_they_are_is_asked_only_where_both_fit() {
    // By rank Ann played Ben and Cas played Dee, by starting number Ann played Dee and Cas played Ben.
    let both = "Rk.\tNo.\tName\t1.Rd\n1\t3\tAnn\t2w1\n2\t4\tBen\t1b0\n3\t1\tCas\t4w1\n4\t2\tDee\t3b0\n";
    let asked = read(both, &Options::default());
    assert!(asked.scenario.is_none() && asked.diagnostics.iter().any(|found| found.code == Code::NumbersUnclear), "{asked:?}");
    for (numbers, opponent) in [(Numbers::Rank, "Ben"), (Numbers::Start, "Dee")] {
        let told = Options { numbers: Some(numbers), ..Options::default() };
        let tournament = read(both, &told).scenario.expect("no errors").tournament;
        let ann = tournament.by_name("Ann").expect("she plays");
        let met = tournament.row(ann)[0].opponent().expect("she met somebody");
        assert_eq!(tournament.participant(met).name, opponent);
    }
    // Where only one fits, nothing is asked.
    let one = both.replace("3\t1\tCas\t4w1\n4\t2\tDee", "3\t2\tCas\t4w1\n4\t1\tDee");
    let tournament = read(&one, &Options::default()).scenario.expect("no errors").tournament;
    let ann = tournament.by_name("Ann").expect("she plays");
    assert_eq!(tournament.row(ann)[0].opponent(), tournament.by_name("Ben"));
}

/// The tournament report files of Swiss tournaments on Lichess: right-aligned names, no ranks, rounds left out as `-`
/// without an opponent, half-point byes of who came late.
#[test]
fn report_files_of_lichess() {
    let player = |number: u32, name: &str, rating: u32, points: &str, rounds: &[&str]| {
        let mut line = format!("001 {number:>4}      {name:>33} {rating:>4}{:27} {points:>4}     ", "");
        for cell in rounds {
            line.push_str("  ");
            line.push_str(cell);
        }
        line
    };
    let lines = [
        "012 Weekend Swiss".to_owned(),
        "022 https://lichess.org/swiss/abcdefgh".to_owned(),
        "032 Lichess".to_owned(),
        "042 2026/05/09".to_owned(),
        "062 4".to_owned(),
        "092 Individual: Swiss-System".to_owned(),
        "102 https://lichess.org/swiss".to_owned(),
        "XXR 3".to_owned(),
        "XXC white1".to_owned(),
        player(1, "ann", 2100, "2.5", &["   3 w 1", "   2 b 1", "   4 w ="]),
        player(2, "ben", 2050, "1.0", &["   4 b 1", "   1 w 0", "0000 - -"]),
        player(3, "cas", 1990, "1.5", &["   1 b 0", "0000 - H", "0000 - U"]),
        player(4, "dee", 1900, "0.5", &["   2 w 0", "0000 - -", "   1 b ="]),
    ];
    let path = PathBuf::from("lichess.trf");
    let list = Some(vec!["SB".parse().expect("a code")]);
    let options = Options { list, ..Options::default() };
    let opened = import::open(path, (lines.join("\n") + "\n").into_bytes(), None, None, &options);
    let mut codes: Vec<Code> = opened.diagnostics.iter().map(|found| found.code).collect();
    codes.dedup();
    assert!(codes.iter().all(|code| *code == Code::ForfeitWithoutOpponent), "{:?}", opened.diagnostics);
    let scenario = opened.scenario.expect("no errors");
    let cells = |number: u32| {
        let id = scenario.tournament.by_number(number).expect("the number exists");
        let cells = scenario.tournament.row(id).iter().map(|&outcome| Cell::of(outcome, &scenario.tournament).to_string());
        (scenario.tournament.participant(id).name.clone(), cells.collect::<Vec<_>>().join(" "))
    };
    assert_eq!(cells(1), ("ann".to_owned(), "3w1 2b1 4w½".to_owned()));
    assert_eq!(cells(2), ("ben".to_owned(), "4b1 1w0 zpb".to_owned()));
    assert_eq!(cells(3), ("cas".to_owned(), "1b0 hpb pab".to_owned()));
    assert!(verdict::check(&scenario).passes());
}
