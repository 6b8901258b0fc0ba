//! The ways to write a tournament: different notations of the same facts give the same tournament.

use std::sync::Arc;

use halfpoint::Exact;
use halfpoint::diagnostic::{Paint, Source, render};
use halfpoint::locale::Locale;
use halfpoint::scenario::{self, Cell, Scenario, Words};
use halfpoint::tournament::Tournament;

fn read(text: &str) -> Scenario {
    let source = Arc::new(Source { path: "x.yaml".into(), text: text.to_owned() });
    let (scenario, diagnostics) = scenario::read(Arc::clone(&source));
    let messages = diagnostics.iter().map(|diagnostic| render(diagnostic, &source, Locale::english(), Paint::Plain));
    assert!(diagnostics.is_empty(), "{}\n{text}", messages.collect::<Vec<_>>().join("\n"));
    scenario.expect("no faults")
}

/// The tournament with these lines in its mapping.
fn tournament(system: &str, lines: &str) -> Tournament {
    let lines: String = lines.lines().map(|line| format!("  {line}\n")).collect();
    read(&format!("title: A test\ntournament:\n  system: {system}\n{lines}tie-breaks: [PTS]\n")).tournament
}

/// The cells, a row per participant.
fn rows(tournament: &Tournament) -> Vec<String> {
    let row = |id| tournament.row(id).iter().map(|&outcome| Cell::of(outcome, tournament).to_string()).collect::<Vec<_>>().join(" ");
    tournament.ids().map(row).collect()
}

#[test]
fn a_swiss_in_rows_in_rounds_and_in_a_table() {
    let players = "\
players:
  - {no: 1, name: Ann, rating: 2100, games: [+W3, =B2, 4w+, H]}
  - {no: 2, name: Ben, games: [5b0, 1б=, U, '--']}
  - {no: 3, name: Cas, rating: 1999, games: [1B0, +1, '=?5', z]}
  - {no: 4, name: Dan, games: [abs, '0000', 1b-, absent]}
  - {no: 5, name: Eve, games: [2w1, zpb, 3?0.5, -0]}
";
    // An absence ends with the round in which somebody is paired again, which is a fault: so Dan is told otherwise here.
    let players = players.replace("[abs, '0000', 1b-, absent]", "[zpb, zpb, 1b-, absent]");
    let expected = ["3w1 2b½ 4w+ hpb", "5b0 1w½ pab zpb", "1b0 fpb 5?½ zpb", "zpb zpb 1b- absent", "2w1 zpb 3?½ zpb"];
    let rounds = "\
players:
  - {no: 1, name: Ann, rating: 2100}
  - {no: 2, name: Ben}
  - {no: 3, name: Cas, rating: 1999}
  - {no: 4, name: Dan}
  - {no: 5, name: Eve}
rounds:
  - [1-3 1-0, 5-2 1-0]
  - 2-1 ½-½, 3 fpb
  - |
    1-4 +:-
    3?5 =-=
    2 pab
  - - 1 hpb
    - 4 absent
";
    let bars = "\
crosstable: |
  | no | name | rtg  | 1   | 2   | 3    | 4      | pts |
  |----|------|------|-----|-----|------|--------|-----|
  | 1  | Ann  | 2100 | 3w1 | 2b½ | 4w+  | hpb    | 3   |
  | 2  | Ben  |      | 5b0 | 1w½ | pab  | zpb    | 1½  |
  | 3  | Cas  | 1999 | 1b0 | fpb | 5?½  | zpb    | 1½  |
  | 4  | Dan  | 0    | zpb | zpb | 1b-  | absent | 0   |
  | 5  | Eve  | -    | 2w1 | zpb | 3?½  | zpb    | 1.5 |
";
    let blanks = "\
crosstable: |
  player    1     2     3     4        total
  1.   Ann       3w1   2b½   4w+   hpb      3
  2.   Ben       5b0   1w½   pab   zpb      1½
  3.   Cas       1b0   fpb   5?½   zpb      1½
  4.   Dan       zpb   zpb   1b-   absent   0
  5.   Eve       2w1   zpb   3?½   zpb      1½
";
    let bare = "\
crosstable: |
  1 | Ann | 2100 | 3w1 | 2b½ | 4w+ | hpb    | 3
  2 | Ben | 2000 | 5b0 | 1w½ | pab | zpb    | 1½
  3 | Cas | 1999 | 1b0 | fpb | 5?½ | zpb    | 1½
  4 | Dan | 1800 | zpb | zpb | 1b- | absent | 0
  5 | Eve | 1700 | 2w1 | zpb | 3?½ | zpb    | 1½
";
    for (name, text) in [("rows", players.as_str()), ("rounds", rounds), ("bars", bars), ("blanks", blanks), ("bare", bare)] {
        let tournament = tournament("swiss", text);
        assert_eq!(rows(&tournament), expected, "{name}");
        assert_eq!((tournament.slots(), tournament.scheduled_rounds(), tournament.rounds_known()), (4, 4, true), "{name}");
        let names: Vec<&str> = tournament.participants().iter().map(|participant| participant.name.as_str()).collect();
        assert_eq!(names, ["Ann", "Ben", "Cas", "Dan", "Eve"], "{name}");
        let rated = tournament.participants()[2].rating;
        assert_eq!(rated, if name == "blanks" { None } else { Some(1999) }, "{name}");
    }
}

#[test]
fn an_absence_lasts() {
    let text = "\
players: [{no: 1, name: Ann}, {no: 2, name: Ben}, {no: 3, name: Cas}]
rounds:
  - [1-2 1-0, 3 pab]
  - [1-3 1-0, 2 absent]
  - [3-1 1-0]
";
    assert_eq!(rows(&tournament("swiss", text)), ["2w1 3w1 3b0", "1b0 absent absent", "pab 1b0 1w1"]);
}

#[test]
fn a_schedule_may_be_longer_than_what_was_played() {
    let text = "\
players: [{no: 1, name: Ann}, {no: 2, name: Ben}]
scheduled-rounds: 9
rounds: [1-2 1-0]
";
    let tournament = tournament("swiss", text);
    assert_eq!((tournament.slots(), tournament.scheduled_rounds()), (1, 9));
}

#[test]
fn what_one_row_says_completes_another() {
    let text = "\
rounds: 3
players:
  - {no: 1, name: Leo, games: [21w1, 22b½, zpb]}
  - {no: 21, name: Opponent 1, points: 2}
  - {no: 22, name: Opponent 2, points: 1, games: [zpb, '?', 23*]}
  - {no: 23, name: Opponent 3, points: 0}
";
    let text = text.replace(", 23*", ", '?'");
    let tournament = tournament("swiss", &text);
    assert_eq!(rows(&tournament), ["21w1 22b½ zpb", "1b0 ? ?", "zpb 1w½ ?", "? ? ?"]);
    let scores: Vec<String> = tournament.ids().map(|id| tournament.score(id).to_string()).collect();
    assert_eq!(scores, ["1½", "2", "1", "0"]);
}

#[test]
fn a_round_robin_as_a_grid() {
    let bars = "\
crosstable: |
  |   | player          | 1 | 2 | 3 | points |
  | 1 | Pavel Grigoriev | * | ½ | 1 | 1½     |
  | 2 | Oleg Tarasov    | = | x | + | 1½     |
  | 3 | Darya Belova    | 0 | - |   | 0      |
";
    let compact = "\
crosstable: |
  | 1 | Pavel Grigoriev | 2150 | * ½ 1 | 1½ |
  | 2 | Oleg Tarasov    | 2100 | ½ * + | 1½ |
  | 3 | Darya Belova    | 2000 | 0 - * | 0  |
";
    let blanks = "\
crosstable: |
  #  name             1  2  3  pts
  1  Pavel Grigoriev  *  ½  1  1½
  2  Oleg Tarasov     ½  *  +  1½
  3  Darya Belova     0  -  *  0
";
    let tabs = "crosstable: |\n  name\telo\t1\t2\t3\tpts\n  Pavel Grigoriev\t2150\t*\t½\t1\t1½\n  Oleg Tarasov\t\t½\t*\t+\t1½\n  Darya Belova\t2000\t0\t-\t*\t0\n";
    for (name, text) in [("bars", bars), ("compact", compact), ("blanks", blanks), ("tabs", tabs)] {
        let tournament = tournament("round-robin", text);
        assert_eq!(rows(&tournament), ["2?½ 3?1", "1?½ 3+", "1?0 2-"], "{name}");
        assert!(!tournament.rounds_known());
        // Everybody sits out one of three rounds.
        assert_eq!((tournament.slots(), tournament.scheduled_rounds()), (2, 3), "{name}");
        let numbers: Vec<u32> = tournament.participants().iter().map(|participant| participant.number).collect();
        assert_eq!(numbers, [1, 2, 3]);
    }
}

#[test]
fn a_double_round_robin_as_a_grid() {
    let text = "\
crosstable: |
  | no | name | 1   | 2   | 3   |
  | 4  | Ann  | *   | 1½  | 0 + |
  | 9  | Ben  | 0,½ | *   | --  |
  | 2  | Cas  | 1-  | - - | *   |
";
    let tournament = tournament("double-round-robin", text);
    assert_eq!(rows(&tournament), ["9?1 2?0 9?½ 2+", "4?0 2-- 4?½ 2--", "4?1 9-- 4- 9--"]);
}

#[test]
fn a_round_robin_with_games_to_come() {
    let rounds = "\
players: [{no: 1, name: Ann}, {no: 2, name: Ben}, {no: 3, name: Cas}]
rounds:
  - [1-2 1-0]
  - [3-1 *]
  - [2-3 *]
";
    assert_eq!(rows(&tournament("round-robin", rounds)), ["2w1 3* free", "1b0 free 3*", "free 1* 2*"]);
    let cells = "\
players:
  - {no: 1, name: Ann, games: [2w1, 3w*, free]}
  - {no: 2, name: Ben, games: [1b0, rest, 3*]}
  - {no: 3, name: Cas, games: [free, 1b*, 2*]}
";
    assert_eq!(rows(&tournament("round-robin", cells)), ["2w1 3* free", "1b0 free 3*", "free 1* 2*"]);
    let grid = "\
crosstable: |
  | name | 1 | 2 | 3 |
  | Ann  | * | 1 | * |
  | Ben  | 0 | * | * |
  | Cas  | * | * | * |
";
    assert_eq!(rows(&tournament("round-robin", grid)), ["2?1 3*", "1?0 3*", "1* 2*"]);
}

#[test]
fn values_of_the_scoring_system_follow_each_other() {
    let text = "\
scoring: {win: 3, draw: 1, zero-point-bye: ½}
players: [{no: 1, name: Ann, games: [fpb]}]
";
    let scoring = *tournament("swiss", text).scoring();
    let expected = [(3, 1), (1, 1), (0, 1), (3, 1), (0, 1), (3, 1), (3, 1), (1, 1), (1, 2), (1, 2)];
    assert_eq!(scoring.values().map(|(_, value)| value), expected.map(|(n, d)| Exact::new(n, d)));
}

#[test]
fn aliases_and_block_style_are_yaml_like_any_other() {
    let text = "\
title: >
  A folded title
about: &text |
  Lines,

    an indented one.
source: 'It''s here'
tags:
- koya
- \"a \\\"quoted\\\" one\"
tournament:
  system: round-robin
  players:
  - no: 1
    name: Ann
    games: [2w1]
  - no: 2
    name: Ben
    games:
    - 1b0
tie-breaks:
- PTS
- KS
expect: {Ann: &ann {PTS: 1}, Ben: {PTS: 0}}
under:
  koya-threshold=above-half: {1: *ann}
";
    // Windows editors end lines in two characters and may put a mark in front.
    let windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
    assert_eq!(read(&windows).tournament, read(text).tournament);
    assert_eq!(read(&windows).about, read(text).about);
    let scenario = read(text);
    assert_eq!(scenario.title, Words::from("A folded title"));
    assert_eq!(scenario.about, Some(Words::from("Lines,\n\n  an indented one.")));
    assert_eq!(scenario.origin.as_deref(), Some("It's here"));
    assert_eq!(scenario.tags, ["koya", "a \"quoted\" one"]);
    assert_eq!(scenario.under[0].expectations.len(), 1);
    assert_eq!(scenario.list.len(), 2);
}
