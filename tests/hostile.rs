//! Scenarios that nobody would write, or only to do harm: reading ends soon, never panics, and what it says points into the
//! file. Files of all kinds, changed at random, are the matter of `tests/fuzz.rs`.

mod examine;
mod mutate;

use std::sync::Arc;
use std::time::{Duration, Instant};

use halfpoint::diagnostic::{Code, Diagnostic, Source};
use halfpoint::scenario::{self, Scenario};
use mutate::PIECES;
use proptest::collection::vec;
use proptest::prelude::*;

fn read(text: &str) -> (Arc<Source>, Option<Scenario>, Vec<Diagnostic>) {
    let source = Arc::new(Source { path: "x.yaml".into(), text: text.to_owned() });
    let (scenario, diagnostics) = scenario::read(Arc::clone(&source));
    (source, scenario, diagnostics)
}

/// Reads a text and examines everything that comes of it.
fn examine(text: &str) -> Vec<Code> {
    let (source, scenario, diagnostics) = read(text);
    examine::outcome(scenario.as_ref(), &diagnostics);
    examine::diagnostics(&diagnostics, &source);
    if let Some(scenario) = scenario {
        examine::written(&scenario);
    }
    diagnostics.iter().map(|diagnostic| diagnostic.code).collect()
}

fn cases(usual: u32) -> ProptestConfig {
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(usual);
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn random_bytes(bytes in vec(any::<u8>(), 0..600)) {
        examine(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn random_pieces(pieces in vec(proptest::sample::select(&PIECES[..]), 0..80)) {
        examine(&pieces.concat());
    }
}

/// Far above what anything here takes, also on a busy machine, and far below what it would take if time grew with the
/// square of the size.
const BOUND: Duration = Duration::from_secs(120);

/// Runs something that must end soon.
fn soon(name: &str, text: &str) -> Vec<Code> {
    let start = Instant::now();
    let codes = examine(text);
    assert!(start.elapsed() < BOUND, "{name} took {:?}", start.elapsed());
    codes
}

#[test]
fn repeated_pieces_end_soon() {
    const TIMES: usize = 60_000;
    for piece in
        PIECES.iter().copied().chain(["- - ", "{a: ", "[[", "a: b\n", "\r", "#\n", "'\n", "!t &a ", "&a *a ", "? ? ", "k: [\n", "\u{2028}"])
    {
        for before in ["", "title: ", "title: [", "tournament: {players: [", "x: |\n  "] {
            soon(piece, &format!("{before}{}", piece.repeat(TIMES / piece.len().max(1))));
        }
    }
}

#[test]
fn deep_nesting_is_refused() {
    for (open, close) in [("[", "]"), ("{a: ", "}"), ("- ", ""), ("? ", ""), ("[{a: ", "}]")] {
        let text = format!("{}x{}", open.repeat(50_000), close.repeat(50_000));
        let codes = soon(open, &text);
        assert!(matches!(codes[..], [Code::NestedTooDeep | Code::NotYaml]), "{open}: {codes:?}");
    }
    let mut staircase = String::new();
    for depth in 0..600 {
        staircase.push_str(&" ".repeat(depth));
        staircase.push_str("a:\n");
    }
    assert_eq!(soon("a staircase", &staircase), [Code::NestedTooDeep]);
}

#[test]
fn alias_bombs_are_refused() {
    let mut bomb = String::from("a: &a [x, x, x, x, x, x, x, x, x]\n");
    for letter in b'b'..=b'z' {
        let (own, before) = (char::from(letter), char::from(letter - 1));
        bomb += &format!("{own}: &{own} [{}]\n", vec![format!("*{before}"); 9].join(", "));
    }
    assert_eq!(soon("a bomb", &bomb), [Code::TooManyNodes]);
    // Anchors inside anchors keep what they mark once more each.
    let nested =
        format!("a: {}[{}]{}", (0..60).map(|index| format!("&a{index} [")).collect::<String>(), "x, ".repeat(200_000), "]".repeat(60));
    assert_eq!(soon("nested anchors", &nested), [Code::TooManyNodes]);
    let many = format!("a: &a x\nb: [{}]\n", "*a, ".repeat(300_000));
    assert!(soon("many aliases", &many).contains(&Code::UnknownKey));
}

#[test]
fn long_lines_and_long_names() {
    let name = "Ё".repeat(500_000);
    let codes = soon(
        "a long name",
        &format!(
            "title: x\ntournament:\n  system: swiss\n  players: [{{no: 1, name: {name}, games: [pab]}}]\ntie-breaks: [PTS]\nexpect:\n  {name}x: {{PTS: 1}}\n"
        ),
    );
    assert!(codes.iter().all(|code| matches!(code, Code::UnknownParticipant | Code::NotYaml)), "{codes:?}");
    soon("a long number", &format!("title: x\ntournament: {{system: swiss, rounds: {}}}\n", "9".repeat(500_000)));
    soon("a long code", &format!("title: x\ntie-breaks: [BH{}]\n", "-C1".repeat(200_000)));
    soon("a long key", &format!("{}: x\n", "k".repeat(1000)));
    soon("a long reading", &format!("title: x\nunder:\n  {}x: {{}}\n", "dummy-cap=uncapped+".repeat(50)));
}

/// A Swiss of many rounds: in each everybody plays, White wins.
fn swiss(people: usize, rounds: usize) -> String {
    let mut text = String::from("title: Many\ntournament:\n  system: swiss\n  players:\n");
    for number in 1..=people {
        text += &format!("    - {{no: {number}, name: Player {number}x}}\n");
    }
    text += "  rounds:\n";
    for round in 0..rounds {
        text += "    - |\n";
        for table in 0..people / 2 {
            // Player 1 stays, the others move on by one seat.
            let seat = |at: usize| if at == 0 { 1 } else { (at - 1 + round) % (people - 1) + 2 };
            text += &format!("      {}-{} 1-0\n", seat(table), seat(people - 1 - table));
        }
    }
    text + "tie-breaks: [PTS]\n"
}

#[test]
fn ten_thousand_players() {
    let start = Instant::now();
    let (_, scenario, diagnostics) = read(&swiss(10_000, 20));
    assert_eq!(diagnostics, []);
    let tournament = scenario.expect("no faults").tournament;
    assert_eq!((tournament.participants().len(), tournament.slots()), (10_000, 20));
    assert!(start.elapsed() < BOUND, "{:?}", start.elapsed());
}

#[test]
fn a_thousand_rounds() {
    let start = Instant::now();
    let (_, scenario, diagnostics) = read(&swiss(200, 1000));
    assert_eq!(diagnostics, []);
    assert_eq!(scenario.expect("no faults").tournament.slots(), 1000);
    assert!(start.elapsed() < BOUND, "{:?}", start.elapsed());
}

#[test]
fn a_grid_of_a_thousand() {
    let row = |own: usize| {
        let cells = (0..1000).map(|other| {
            if own == other {
                "*"
            } else if (own < other) == (own + other).is_multiple_of(2) {
                "1"
            } else {
                "0"
            }
        });
        format!("    | {} | Player {own}x | {} |\n", own + 1, cells.collect::<Vec<_>>().join("|"))
    };
    let rows: String = (0..1000).map(row).collect();
    let text = format!("title: Many\ntournament:\n  system: round-robin\n  crosstable: |\n{rows}tie-breaks: [PTS]\n");
    let start = Instant::now();
    let (_, scenario, diagnostics) = read(&text);
    assert_eq!(diagnostics, []);
    assert_eq!(scenario.expect("no faults").tournament.slots(), 999);
    assert!(start.elapsed() < BOUND, "{:?}", start.elapsed());
}

#[test]
fn thousands_of_faults_are_cut_off() {
    let text = swiss(2000, 10).replace("1-0", "1-1");
    let codes = soon("faults", &text);
    assert_eq!(codes.len(), 200);
    // Every unknown name is compared with every player, for a suggestion.
    let names: String = (0..2000).map(|index| format!("  Plaier {index}y: {{PTS: 1}}\n")).collect();
    soon("unknown names", &(swiss(2000, 2) + "expect:\n" + &names));
}
