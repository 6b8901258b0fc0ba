//! Report files and tables: what every record and every letter means, and that the files of known tournaments give the
//! values of their scenarios.

mod generate;
mod reports;
mod shipped;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use generate::teams::team_tournaments;
use generate::{cases, choices, tournaments, with_awarded};
use halfpoint::Exact;
use halfpoint::diagnostic::{Code, Severity, Source};
use halfpoint::import::{self, Imported, Kept, Kind, Numbers, Options, encoding, table, trf};
use halfpoint::locale::Locale;
use halfpoint::rules::rules;
use halfpoint::scenario::{self, Cell, Expected, Regulations, Scenario, Subject, to_yaml};
use halfpoint::standings::Standings;
use halfpoint::tiebreak::{Context, refusal, values};
use halfpoint::tournament::{Outcome, ParticipantId, Scoring, System, TeamScore, Tournament};
use halfpoint::verdict;
use proptest::prelude::*;
use reports::{codes, report, scenario_of};
use shipped::scenario_files;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn source(path: &str, text: &str) -> Arc<Source> {
    Arc::new(Source { path: path.into(), text: text.to_owned() })
}

fn report_with(text: &str, options: &Options) -> Imported {
    trf::read(source("x.trf", text), options)
}

fn list(text: &str) -> Options {
    Options { list: Some(text.split(',').map(|code| code.parse().expect("a code")).collect()), ..Options::default() }
}

fn exact(text: &str) -> Exact {
    text.parse().expect("a number")
}

/// A player's record.
fn player(number: u32, name: &str, points: &str, rank: &str, cells: &[&str]) -> String {
    let mut line = format!("001 {number:>4}      {name:<33} {:4}{:27} {points:>4} {rank:>4}", "", "");
    for cell in cells {
        line.push_str("  ");
        line.push_str(cell);
    }
    line.trim_end().to_owned()
}

/// A Swiss of the edition in force with these records before the players.
fn swiss(records: &str, players: &[String]) -> String {
    let head = "012 A test\n042 2026/05/01\n192 FIDE_DUTCH_2026\n202 BH\n";
    format!("{head}{records}{}\n", players.join("\n"))
}

/// The cells of a player, as scenarios write them.
fn cells(tournament: &Tournament, number: u32) -> Vec<String> {
    let id = tournament.by_number(number).expect("the number exists");
    tournament.row(id).iter().map(|&outcome| Cell::of(outcome, tournament).to_string()).collect()
}

/// One round of three players: what the third one's cell means, and what is said about it.
fn third(cell: &str) -> (Option<String>, Vec<Code>) {
    let first = player(1, "Ann", "1.0", "1", &["   2 w 1"]);
    let players = [first, player(2, "Ben", "0.0", "2", &["   1 b 0"]), player(3, "Cas", "", "", &[cell])];
    let imported = report(&swiss("", &players));
    let found = imported.scenario.as_ref().map(|scenario| cells(&scenario.tournament, 3).join(" "));
    (found, codes(&imported.diagnostics))
}

#[test]
fn every_letter_of_a_game() {
    for (own, other, first, second) in [
        ("1", "0", "2w1", "1b0"),
        ("=", "=", "2w½", "1b½"),
        ("0", "1", "2w0", "1b1"),
        ("W", "L", "2w1", "1b0"),
        ("D", "D", "2w½", "1b½"),
        ("l", "w", "2w0", "1b1"),
        ("d", "d", "2w½", "1b½"),
        ("+", "-", "2w+", "1b-"),
        ("-", "+", "2w-", "1b+"),
        ("-", "-", "2w--", "1b--"),
    ] {
        let players = [player(1, "Ann", "", "", &[&format!("   2 w {own}")]), player(2, "Ben", "", "", &[&format!("   1 B {other}")])];
        let imported = report(&swiss("", &players));
        assert_eq!(codes(&imported.diagnostics), [], "{own} {other}");
        let tournament = scenario_of(imported).tournament;
        assert_eq!((cells(&tournament, 1)[0].as_str(), cells(&tournament, 2)[0].as_str()), (first, second));
    }
}

#[test]
fn every_letter_without_an_opponent() {
    for (cell, meaning, said) in [
        ("0000 - U", "pab", &[][..]),
        ("0000 - u", "pab", &[]),
        ("0000 - F", "fpb", &[]),
        ("0000 - H", "hpb", &[]),
        ("0000 - Z", "zpb", &[]),
        ("       H", "hpb", &[]),
        ("   0 - H", "hpb", &[]),
        ("", "absent", &[]),
        ("0000 - +", "pab", &[Code::ByeAssumed]),
        ("0000 - =", "hpb", &[Code::ByeAssumed]),
        ("0000 - 1", "pab", &[Code::ByeAssumed]),
        ("0000 - -", "zpb", &[Code::ForfeitWithoutOpponent]),
        ("0000 - 0", "zpb", &[Code::ForfeitWithoutOpponent]),
    ] {
        assert_eq!(third(cell), (Some(meaning.to_owned()), said.to_vec()), "{cell}");
    }
    assert_eq!(third("0000 - x"), (None, vec![Code::UnknownResult]));
    assert_eq!(third("   1 w H"), (None, vec![Code::OpponentWithBye]));
    assert_eq!(third("   x w 1"), (None, vec![Code::BadField]));
    assert_eq!(third("   7 w 1"), (None, vec![Code::UnknownNumber]));
    assert_eq!(third("   3 w 1"), (None, vec![Code::OwnOpponent]));
    // Both name Ann, who names Ben.
    assert_eq!(third("   1 w 1"), (None, vec![Code::OneSided]));
}

#[test]
fn rounds_without_play() {
    // A gap is a zero-point bye, the end of a short line an absence after withdrawing.
    let rows = [
        player(1, "Ann", "", "", &["   2 w 1", "   3 b 1", "   4 w 1"]),
        player(2, "Ben", "", "", &["   1 b 0"]),
        player(3, "Cas", "", "", &["", "   1 w 0", "0000 - U"]),
        player(4, "Dee", "", "", &["        ", "        ", "   1 b 0"]),
    ];
    let third = player(3, "Cas", "", "", &["        ", "   1 w 0", "0000 - U"]);
    let text = swiss("", &[rows[0].clone(), rows[1].clone(), third, rows[3].clone()]);
    let tournament = scenario_of(report(&text)).tournament;
    assert_eq!(cells(&tournament, 2), ["1b0", "absent", "absent"]);
    assert_eq!(cells(&tournament, 3), ["zpb", "1w0", "pab"]);
    assert_eq!(cells(&tournament, 4), ["zpb", "zpb", "1b0"]);
    // In a round robin they are free rounds, and games without a result are still to be played.
    let robin = text.replace("FIDE_DUTCH_2026", "FIDE_ROUNDROBIN").replace("0000 - U", "").replace("202 BH", "202 SB");
    let tournament = scenario_of(report(&robin)).tournament;
    assert_eq!(cells(&tournament, 2), ["1b0", "free", "free"]);
    let coming = robin.replace("4 w 1", "4 w  ");
    let coming = coming.lines().map(|line| if line.starts_with("001    4") { line.replace("1 b 0", "1 b") } else { line.to_owned() });
    let tournament = scenario_of(report(&(coming.collect::<Vec<_>>().join("\n") + "\n"))).tournament;
    assert_eq!(cells(&tournament, 1), ["2w1", "3b1", "4*"]);
}

#[test]
fn an_unknown_result_takes_its_worth_from_the_points() {
    let rows = [player(1, "Ann", "1.5", "1", &["   2 w 1", "   2 b ?"]), player(2, "Ben", "0.5", "2", &["   1 b 0", "   1 w ?"])];
    let imported = report(&swiss("", &rows));
    assert_eq!(codes(&imported.diagnostics), [Code::ResultMissing, Code::ResultMissing]);
    let scenario = scenario_of(imported);
    assert_eq!(cells(&scenario.tournament, 1), ["2w1", "?"]);
    assert_eq!(scenario.tournament.score(ParticipantId::new(0)), exact("1½"));
    assert!(scenario.expectations.iter().all(|expectation| expectation.subject == Subject::Rank));
}

#[test]
fn line_ends_marks_and_comments_do_not_matter() {
    let text = swiss("142 1\n", &[player(1, "Ann", "1.0", "1", &["   2 w 1"]), player(2, "Ben", "0.0", "2", &["   1 b 0"])]);
    let plain = scenario_of(report(&text));
    for changed in
        [text.replace('\n', "\r\n"), text.replace('\n', "\r"), text.replace('\n', "   \n"), format!("\u{feff}### ruler\n\n{text}")]
    {
        let decoded = encoding::decode(changed.as_bytes(), None);
        assert!(decoded.diagnostic().is_none());
        let imported = report(&decoded.text);
        assert_eq!(codes(&imported.diagnostics), []);
        assert_eq!(scenario_of(imported).tournament, plain.tournament, "{changed:?}");
    }
}

#[test]
fn spans_point_into_the_columns() {
    let text = swiss("", &[player(1, "Ёлка", "1.0", "1", &["   2 w 1"]), player(2, "Ben", "0.5", "2", &["   1 b 0"])]);
    let scenario = scenario_of(report(&text));
    let verdict = verdict::check(&scenario);
    let wrong: Vec<_> = verdict.findings.iter().filter(|finding| !finding.outcome.passes()).collect();
    assert_eq!(wrong.len(), 1);
    let at = scenario.source.position(wrong[0].span.start);
    assert_eq!((at.line, at.column), (6, 82));
    assert_eq!(&text[wrong[0].span.clone()], "0.5");
}

#[test]
fn what_results_are_worth() {
    let rows = [player(1, "Ann", "", "", &["   2 w 1"]), player(2, "Ben", "", "", &["   1 b 0"])];
    let scoring = |records: &str| *scenario_of(report(&swiss(records, &rows))).tournament.scoring();
    let three = Scoring::of_games(exact("3"), exact("1"), exact("0"));
    assert_eq!(scoring("162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0\n"), three);
    assert_eq!(scoring("162  W 3.0    D 1.0\n"), three);
    assert_eq!(scoring("162  w 3.0    d 1.0    p 1.0\n").pairing_allocated_bye, exact("1"));
    assert_eq!(scoring("XXS W=3 D=1\n"), three);
    assert_eq!(scoring("XXS WW=3.0 BW=3.0 WD=1 BD=1 FW=3 FPB=3 PAB=3 HPB=1\n"), three);
    assert_eq!(scoring("BBW  3.0\nBBD  1.0\nBBL  0.0\n"), three);
    let odd = scoring("BBW 2\nBBD 1\nBBZ 0.5\nBBF 0.1\nBBU 1\nXXS FL=0.2\n");
    assert_eq!((odd.zero_point_bye, odd.absence, odd.forfeit_loss), (exact("0.5"), exact("0.5"), exact("0.1")));
    assert_eq!((odd.win, odd.forfeit_win, odd.pairing_allocated_bye), (exact("2"), exact("2"), exact("1")));
    assert_eq!(scoring("162  A 0.5\n").forfeit_loss, exact("0.5"));
    for bad in ["162  W\n", "162  3.0\n", "162  Q 1.0\n", "XXS W=x\n", "BBW\n", "162  W D 1.0\n"] {
        assert_eq!(codes(&report(&swiss(bad, &rows)).diagnostics), [Code::BadScoring], "{bad}");
    }
}

#[test]
fn the_type_of_the_tournament() {
    let rows = [player(1, "Ann", "", "", &["   2 w 1", "   2 b 1"]), player(2, "Ben", "", "", &["   1 b 0", "   1 w 0"])];
    let read = |record: &str| report(&format!("042 2026/05/01\n202 DE\n{record}\n{}\n{}\n", rows[0], rows[1]));
    for (record, system) in [
        ("192 FIDE_DUTCH", System::Swiss),
        ("192 FIDE_DUTCH_2017_BAKU", System::Swiss),
        ("192 FIDE_DUBOV", System::Swiss),
        ("192 FIDE_BURSTEIN", System::Swiss),
        ("192 custom_swiss", System::Swiss),
        ("192 FIDE_DOUBLEROUNDROBIN", System::DoubleRoundRobin),
        ("192 BERGER_ROUNDROBIN_G2", System::DoubleRoundRobin),
        ("092 Individual: Swiss-System", System::Swiss),
        ("092 Schweizer System", System::Swiss),
        ("092 Круговая: двухкруговой, round robin, double", System::DoubleRoundRobin),
        ("092 Individual: Double Round-Robin", System::DoubleRoundRobin),
    ] {
        let imported = read(record);
        assert_eq!(codes(&imported.diagnostics), [], "{record}");
        assert_eq!(scenario_of(imported).tournament.system(), system, "{record}");
    }
    for record in ["192 CUSTOM_KNOCKOUT", "192 BERGER_ROUNDROBIN_G4", "192 SCHEVENINGEN"] {
        assert_eq!(codes(&read(record).diagnostics), [Code::SystemNotHeld], "{record}");
    }
    // A round robin can only meet once.
    assert_eq!(codes(&read("192 FIDE_ROUNDROBIN").diagnostics), [Code::MetTooOften]);
    assert_eq!(codes(&read("192 SOMETHING").diagnostics), [Code::SystemAssumed]);
    let options = Options { system: Some(System::DoubleRoundRobin), ..Options::default() };
    let forced = report_with(&format!("042 2026/05/01\n202 DE\n192 CUSTOM_KNOCKOUT\n{}\n{}\n", rows[0], rows[1]), &options);
    assert_eq!(scenario_of(forced).tournament.system(), System::DoubleRoundRobin);
}

#[test]
fn rounds_dates_and_lists() {
    let rows = [player(1, "Ann", "1.0", "1", &["   2 w 1"]), player(2, "Ben", "0.0", "2", &["   1 b 0"])];
    let imported = report(&swiss("XXR 5\n", &rows));
    assert_eq!((imported.facts.rounds, imported.facts.scheduled), (1, Some(5)));
    assert_eq!(scenario_of(imported).tournament.scheduled_rounds(), 5);
    assert_eq!(codes(&report(&swiss("142 0\n", &rows)).diagnostics), [Code::BadHeader]);
    let fewer = [player(1, "Ann", "", "", &["   2 w 1", "   2 b 1"]), player(2, "Ben", "", "", &["   1 b 0", "   1 w 0"])];
    assert_eq!(codes(&report(&swiss("142 1\n", &fewer)).diagnostics), [Code::RoundsContradict]);
    // The same list in both records is no contradiction.
    assert_eq!(codes(&report(&swiss("212 PTS,BH\n", &rows)).diagnostics), []);
    assert_eq!(codes(&report(&swiss("212 PTS,SB\n", &rows)).diagnostics), [Code::HeaderTwice]);
    let text = swiss("", &rows).replace("202 BH", "202 bh/c1, sb/p ,KS/L1,DE,DE");
    let scenario = scenario_of(report(&text));
    let printed: Vec<String> = scenario.list.iter().map(ToString::to_string).collect();
    assert_eq!(printed, ["PTS", "BH-C1", "SB/P", "KS/L+1", "DE", "DE"]);
    // What is named on the command line goes before what the file has.
    let scenario = scenario_of(report_with(&text, &list("SB")));
    assert_eq!(scenario.spelled, ["PTS", "SB"]);
    for (date, edition, said) in [
        ("2026/05/01", "fide-c07-2026-03", &[][..]),
        ("2026-03-01", "fide-c07-2026-03", &[]),
        ("28.02.2026", "fide-c07-2024-08", &[]),
        ("2024/07/31", "fide-c07-2023-09", &[]),
        ("1999/05/01", "fide-c07-2026-03", &[Code::EditionAssumed]),
        ("soon", "fide-c07-2026-03", &[Code::BadHeader, Code::EditionAssumed]),
    ] {
        let text = swiss("", &rows).replace("042 2026/05/01", &format!("042 {date}"));
        let imported = report(&text);
        let mut found = codes(&imported.diagnostics);
        found.sort();
        assert_eq!(found, said, "{date}");
        assert_eq!(scenario_of(imported).regulations.edition.id, edition, "{date}");
    }
}

#[test]
fn byes_of_record_240() {
    let rows = [
        player(1, "Ann", "", "", &["   2 w 1", "0000 - H"]),
        player(2, "Ben", "", "", &["   1 b 0", "   3 w 1"]),
        player(3, "Cas", "", "", &["        ", "   2 b 0"]),
    ];
    let read = |record: &str| report(&swiss(record, &rows));
    let imported = read("240 F   1    3\n");
    assert_eq!(codes(&imported.diagnostics), [Code::ByeRecord]);
    assert_eq!(cells(&scenario_of(imported).tournament, 3), ["fpb", "2b0"]);
    // What the players' records say already, or say as well as a blank does, is nothing new.
    assert_eq!(codes(&read("240 H   2    1\n240 Z   1    3\n240 H   9    1\n").diagnostics), []);
    let differs = read("240 H   1    2\n");
    assert_eq!(codes(&differs.diagnostics), [Code::ByeRecord]);
    assert_eq!(cells(&scenario_of(differs).tournament, 2), ["1b0", "3w1"]);
    assert_eq!(codes(&read("240 H   1    9\n").diagnostics), [Code::ByeRecord]);
}

#[test]
fn records_that_are_kept_and_named() {
    let rows = [player(1, "Ann", "1.0", "1", &["   2 w 1"]), player(2, "Ben", "0.0", "2", &["   1 b 0"])];
    let quiet = "022 Rome\n032 ITA\n052 2026/05/02\n062 2\n072 2\n082 0\n102 Ada\n112 Bo\n112 Cy\n122 90+30\n132 26/05/01\n152 W\n172 IND FIDE\n182 Pairer 1.0\n222 90\nXXC white1\n801 x\n802 x\n";
    assert_eq!(codes(&report(&swiss(quiet, &rows)).diagnostics), []);
    assert_eq!(
        report(&swiss(quiet, &rows)).scenario.and_then(|scenario| scenario.origin).as_deref(),
        Some("Rome, ITA, 2026/05/01, 2026/05/02")
    );
    assert_eq!(codes(&report(&swiss("ITA x\nITA y\nACC z\n", &rows)).diagnostics), [Code::UnknownRecord, Code::UnknownRecord]);
    assert_eq!(codes(&report(&swiss("XXA    1  1.0\nXXZ 2\n260   1   2\nXXP 1 2\n250 x\n", &rows)).diagnostics), [Code::NoEffect; 5]);
}

#[test]
fn records_that_nothing_is_made_of_are_kept() {
    let first = player(1, "Ann", "1.0", "1", &["   2 w 1"]);
    let first = format!("{}wWGM{}ITA     1234567 1990/01/02{}", &first[..9], &first[13..53], &first[79..]);
    let rows = [first.clone(), player(2, "Ben", "0.0", "2", &["   1 b 0"])];
    let lines = ["022 Rome", "112 Bo", "112 Cy", "132 26/05/01", "182 Pairer 1.0", "222 90", "250 x", "ITA    1 a", "ITA    2 b", "XXZ 2"];
    let text = swiss(&(lines.join("\n") + "\n"), &rows);
    let imported = report(&text);
    let yaml =
        import::to_commented_yaml(imported.scenario.as_ref().expect("no errors"), &imported.diagnostics, &imported.kept, Locale::english());
    for line in ["250 x", "ITA    1 a", "ITA    2 b", "XXZ 2"] {
        assert!(yaml.contains(&format!("#   {line}\n")), "{yaml}");
    }
    assert!(!yaml.contains("# 022"), "{yaml}");
    let scenario = imported.scenario.expect("no errors");
    let written = trf::write_with(&scenario, &imported.kept).expect("it fits");
    assert_eq!(written.losses, []);
    for line in lines.iter().copied().chain(["042 2026/05/01", "192 FIDE_DUTCH_2026", &first]) {
        assert!(written.text.contains(&format!("{line}\r\n")), "{line}\n{}", written.text);
    }
    let tags: Vec<&str> = written.text.lines().map(|line| &line[..3]).take_while(|tag| *tag != "###").collect();
    assert!(tags.is_sorted(), "{tags:?}");
    let again = report(&written.text);
    assert_eq!(again.kept, Kept { records: again.kept.records.clone(), ..imported.kept.clone() });
    let lines = |kept: &Kept| kept.records.iter().map(|record| record.line.clone()).collect::<std::collections::BTreeSet<_>>();
    assert!(lines(&again.kept).is_superset(&lines(&imported.kept)));
    assert_eq!(scenario_of(again).tournament, scenario.tournament);
}

#[test]
fn points_awarded_otherwise() {
    let rows = |points: [&str; 3]| {
        [
            player(1, "Ann", points[0], "", &["   2 w 1", "   3 b ="]),
            player(2, "Ben", points[1], "", &["   1 b 0", "0000 - H"]),
            player(3, "Cas", points[2], "", &["0000 - U", "   1 w ="]),
        ]
    };
    let read = |record: &str, points: [&str; 3]| {
        let imported = report(&swiss(record, &rows(points)));
        let said = codes(&imported.diagnostics);
        let scenario = scenario_of(imported);
        let scores: Vec<String> = scenario.tournament.ids().map(|id| scenario.tournament.score(id).to_string()).collect();
        assert!(verdict::check(&scenario).passes(), "{record}");
        (said, scores.join(" "))
    };
    for (record, points, scores) in [
        ("", ["1.5", "0.5", "1.5"], "1½ ½ 1½"),
        // A result worth something else: in one round, in all, of everybody.
        ("299 W         0.5  001    1\n", ["1.0", "0.5", "1.5"], "1 ½ 1½"),
        ("299 W         0.5  000    1\n", ["1.0", "0.5", "1.5"], "1 ½ 1½"),
        ("299 D         0.0  000\n", ["1.0", "0.5", "1.0"], "1 ½ 1"),
        ("299 D         0.0  002    1    3\n", ["1.0", "0.5", "1.0"], "1 ½ 1"),
        ("299 L         0.2  001    2\n", ["1.5", "0.7", "1.5"], "1½ 0.7 1½"),
        ("299 h   0.0        002    2\n", ["1.5", "0.0", "1.5"], "1½ 0 1½"),
        // A bonus and a penalty.
        ("299           0.5  001    3\n", ["1.5", "0.5", "2.0"], "1½ ½ 2"),
        ("299          -1.0  002    1\n", ["0.5", "0.5", "1.5"], "½ ½ 1½"),
    ] {
        assert_eq!(read(record, points), (vec![], scores.to_owned()), "{record}");
    }
    assert_eq!(read("299 W       0.5 001    1\n", ["1.0", "0.5", "1.5"]), (vec![Code::AbnormalPoints], "1 ½ 1½".to_owned()));
    assert_eq!(read("299 W   0.0   0.5  001    1\n", ["1.0", "0.5", "1.5"]).0, [Code::AbnormalPoints]);
    assert_eq!(read("299 W         0.5  002    1\n", ["1.5", "0.5", "1.5"]).0, [Code::AbnormalPoints]);
    assert_eq!(read("299 W         0.5  001    1    9\n", ["1.0", "0.5", "1.5"]).0, [Code::AbnormalPoints]);
    // What belongs to no round is left out, and those whom it concerns are not compared.
    assert_eq!(read("299           0.5  000    1\n", ["9.0", "0.5", "1.5"]), (vec![Code::AbnormalPoints], "1½ ½ 1½".to_owned()));
    for bad in
        ["299 Q         0.5  001    1\n", "299 W         x    001    1\n", "299 W              001    1\n", "299 W         0.5  0x1    1\n"]
    {
        assert_eq!(read(bad, ["1.5", "0.5", "1.5"]).0, [Code::BadHeader], "{bad}");
    }
    // They are written, too.
    let scenario = scenario_of(report(&swiss("299 W         0.5  001    1\n", &rows(["1.0", "0.5", "1.5"]))));
    let written = trf::write(&scenario).expect("it fits");
    assert!(written.text.contains("\r\n299 W         0.5  001    1\r\n"), "{}", written.text);
    let again = scenario_of(report(&written.text));
    assert_eq!(again.tournament, scenario.tournament);
    assert_eq!(scenario::read(source("x.yaml", &to_yaml(&scenario))).0.expect("no errors").tournament, scenario.tournament);
}

#[test]
fn ranks_are_compared_when_the_list_is_whole() {
    let rows = |one: &str, two: &str| {
        [
            player(1, "Ann", "1.0", one, &["   3 w 1", "   4 b 0"]),
            player(2, "Ben", "1.0", two, &["   4 w 1", "   3 b 0"]),
            player(3, "Cas", "1.0", "3", &["   1 b 0", "   2 w 1"]),
            player(4, "Dee", "1.0", "4", &["   2 b 0", "   1 w 1"]),
        ]
    };
    // Everything is level: ranks of their own say nothing, which is said.
    let imported = report(&swiss("", &rows("1", "2")));
    assert_eq!(codes(&imported.diagnostics), [Code::RanksNotDecided]);
    assert!(verdict::check(&scenario_of(imported)).passes());
    // Shared ranks are exact.
    let shared = swiss("", &rows("1", "1").map(|row| row.replace("1.0    3", "1.0    1").replace("1.0    4", "1.0    1")));
    let imported = report(&shared);
    assert_eq!(codes(&imported.diagnostics), []);
    assert!(verdict::check(&scenario_of(imported)).passes());
    // Of an incomplete list, or without one, the ranks are compared as far as the rest decides.
    let apart = |text: String| {
        let imported = report(&text);
        let found = codes(&imported.diagnostics);
        let wrong = verdict::check(&scenario_of(imported)).findings.iter().filter(|finding| !finding.outcome.passes()).count();
        (found, wrong)
    };
    let apart_by_points = |one: &str, two: &str| {
        [
            player(1, "Ann", "2.0", one, &["   3 w 1", "   4 b 1"]),
            player(2, "Ben", "1.0", two, &["   4 w 1", "   3 b 0"]),
            player(3, "Cas", "1.0", "3", &["   1 b 0", "   2 w 1"]),
            player(4, "Dee", "0.0", "4", &["   2 b 0", "   1 w 0"]),
        ]
    };
    // Cas has the better Buchholz than Ben, which counts where it stands before what is left out.
    for (list, said, above) in
        [("202 BH,EDE\n", Code::CodeLeftOut, 2), ("202 EDE,BH\n", Code::CodeLeftOut, 0), ("", Code::NoTieBreakList, 0)]
    {
        for (rows, expected) in
            [(rows("1", "2"), 0), (rows("2", "1"), 0), (apart_by_points("1", "2"), above), (apart_by_points("2", "1"), 2 + above / 2)]
        {
            let (found, wrong) = apart(swiss("", &rows).replace("202 BH\n", list));
            assert_eq!((found, wrong), (vec![said], expected), "{list}");
        }
    }
}

/// The report file of a scenario: its own, or that of the tournament that several scenarios share; `None` where the
/// exercise tells only a part of a tournament.
fn report_of(scenario: &Path) -> Option<PathBuf> {
    let stem = scenario.file_stem().expect("a name").to_string_lossy();
    let file = |name: &str| root().join("tests/data/trf").join(name).with_extension("trf");
    let own = Some(file(&stem)).filter(|own| own.exists());
    // Rankings of the same tournament share a file.
    let mut shared = ["swiss-16-values", "team-14-values", "round-robin-6"].into_iter();
    own.or_else(|| shared.find(|shared| stem.starts_with(shared.trim_end_matches("-values"))).map(file))
}

/// A line with blanks in some columns.
fn blank(line: &str, columns: std::ops::Range<usize>) -> String {
    line.char_indices().map(|(at, letter)| if columns.contains(&at) { ' ' } else { letter }).collect()
}

#[test]
fn report_files_give_the_values_of_their_scenarios() {
    let mut used = BTreeMap::new();
    let mut without = Vec::new();
    for path in scenario_files("scenarios/official-exercises").into_iter().chain(scenario_files("scenarios/reported")) {
        let text = std::fs::read_to_string(&path).unwrap();
        let (scenario, _) = scenario::read(source("x.yaml", &text));
        let mut scenario = scenario.expect("no errors");
        let Some(file) = report_of(&path) else {
            without.push(path.file_stem().expect("a name").to_string_lossy().into_owned());
            continue;
        };
        let mut text = encoding::decode(&std::fs::read(&file).unwrap(), None).text;
        if scenario.tournament.teams().is_some_and(|teams| teams.primary() == TeamScore::Game) {
            // The ranks of the file are those by match points.
            text = text.replace("FIDE_TEAM_MP_GP", "FIDE_TEAM_GP_MP");
            text = text
                .lines()
                .map(|line| format!("{}\n", if line.starts_with("310") { blank(line, 68..71) } else { line.to_owned() }))
                .collect();
        }
        let imported = trf::read(source(&file.display().to_string(), &text), &Options::default());
        assert_eq!(codes(&imported.diagnostics), [Code::NoTieBreakList], "{}", file.display());
        let of_file = scenario_of(imported);
        assert!(verdict::check(&of_file).passes(), "{}", file.display());
        // The same people may have other numbers.
        let name = |id: ParticipantId| scenario.tournament.participant(id).name.clone();
        let there: BTreeMap<ParticipantId, ParticipantId> = scenario
            .tournament
            .ids()
            .map(|id| (id, of_file.tournament.by_name(&name(id)).unwrap_or_else(|| panic!("{}", name(id)))))
            .collect();
        // Steps are named by numbers.
        let same_numbers =
            there.iter().all(|(own, other)| scenario.tournament.participant(*own).number == of_file.tournament.participant(*other).number);
        let move_all = |expectations: &mut Vec<scenario::Expectation>| {
            for expectation in expectations {
                expectation.participant = there[&expectation.participant];
                if !same_numbers {
                    expectation.derivation.steps.clear();
                }
                for counted in expectation.derivation.counted.iter_mut().flatten() {
                    *counted = there[counted];
                }
            }
        };
        move_all(&mut scenario.expectations);
        for under in &mut scenario.under {
            move_all(&mut under.expectations);
        }
        for published in &mut scenario.published {
            assert!(same_numbers || published.step.is_none());
            published.participant = there[&published.participant];
        }
        scenario.tournament = of_file.tournament;
        let verdict = verdict::check(&scenario);
        let wrong: Vec<_> = verdict.findings.iter().filter(|finding| !finding.outcome.passes()).collect();
        assert!(wrong.is_empty(), "{}: {wrong:?}", path.display());
        *used.entry(file).or_insert(0) += verdict.findings.len();
    }
    assert_eq!(used.len(), 14, "{used:?}");
    assert_eq!(without, ["board-count-of-drawn-matches", "factor-of-eleven-rounds", "factor-of-game-points"]);
    // One more has the teams as a file of 2016 lists them.
    let files = std::fs::read_dir(root().join("tests/data/trf")).unwrap().count();
    assert_eq!(files, used.len() + 1);
}

/// Everything that a report file holds of a tournament.
fn held(tournament: &Tournament) -> impl PartialEq + std::fmt::Debug {
    let rows: Vec<Vec<Outcome>> = tournament.ids().map(|id| tournament.row(id).to_vec()).collect();
    let people: Vec<_> = tournament.participants().iter().map(|one| (one.number, one.name.clone(), one.rating)).collect();
    let scores: Vec<Exact> = tournament.ids().map(|id| tournament.score(id)).collect();
    (tournament.system(), *tournament.scoring(), people, rows, scores, tournament.scheduled_rounds())
}

fn plain_scenario(tournament: &Tournament) -> Scenario {
    let regulations = Regulations::of(rules().newest());
    let computed =
        |code: &halfpoint::tiebreak::Code| refusal(*code, tournament, &regulations.reading).is_none_or(|refusal| refusal.is_warning());
    let list = ["PTS", "DE", "BH/C1/P", "BH/M2", "SB", "KS/L-1", "TPN/R", "AOB/F"].map(|code| code.parse().expect("a code"));
    let list: Vec<_> = list.into_iter().filter(computed).collect();
    Scenario {
        source: source("", ""),
        title: "A tournament".into(),
        about: None,
        origin: None,
        tags: Vec::new(),
        starts: None,
        spelled: list.iter().map(ToString::to_string).collect(),
        list,
        regulations,
        tournament: tournament.clone(),
        expectations: Vec::new(),
        published: Vec::new(),
        under: Vec::new(),
        questions: Vec::new(),
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn reading_is_the_inverse_of_writing(event in tournaments(), mut choices in choices()) {
        prop_assume!(event.slots() > 0);
        let event = with_awarded(&event, &mut choices);
        // A last round in which nobody was paired looks like a round to come.
        let last = event.ids().any(|id| {
            let last = event.row(id)[event.slots() - 1];
            last.opponent().is_some() || last == Outcome::PairingAllocatedBye
        });
        prop_assume!(last);
        let scenario = plain_scenario(&event);
        let Ok(written) = trf::write(&scenario) else {
            prop_assert!(!event.rounds_known());
            return Ok(());
        };
        prop_assert!(written.text.lines().all(|line| line.chars().count() == line.trim_end().chars().count()));
        prop_assert!(written.text.split_inclusive('\n').all(|line| line.ends_with("\r\n")));
        let exact = !written.losses.iter().any(|loss| matches!(loss, trf::Loss::Scoring(_) | trf::Loss::Points(_) | trf::Loss::Rounds));
        let imported = report(&written.text);
        let errors: Vec<_> = imported.diagnostics.iter().filter(|found| found.severity == Severity::Error).collect();
        if !exact && !errors.is_empty() {
            // Values that the format cannot hold may be refused, never taken for others in silence.
            return Ok(());
        }
        prop_assert!(errors.is_empty(), "{:?}\n{}", errors, written.text);
        let again = imported.scenario.expect("no errors");
        prop_assert_eq!(&again.list, &scenario.list);
        if exact {
            prop_assert_eq!(format!("{:?}", held(&again.tournament)), format!("{:?}", held(&event)), "{}", written.text);
            let verdict = verdict::check(&again);
            prop_assert!(verdict.passes(), "{:?}\n{}", verdict.findings, written.text);
        } else if event.system().has_fixed_pairings() && *event.scoring() == *again.tournament.scoring() {
            // The rounds of a grid are made up; nothing that can be computed without rounds depends on them.
            let computed = |tournament: &Tournament| -> Vec<_> {
                let cx = Context::new(tournament, scenario.regulations.reading);
                scenario.list.iter().map(|&code| values(&cx, code)).collect()
            };
            prop_assert_eq!(computed(&again.tournament), computed(&event), "{}", written.text);
        }
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let decoded = encoding::decode(&bytes, None);
        examine(&decoded.text);
    }
}

proptest! {
    #![proptest_config(cases(120))]

    #[test]
    fn changed_files_are_read_or_refused(event in tournaments(), teams in team_tournaments(), mut choices in choices(), form in 0..3) {
        prop_assume!(event.slots() > 0);
        let report = |event: &Tournament| trf::write(&plain_scenario(event)).map(|written| written.text).unwrap_or_default();
        let text = match form {
            0 => pasted(&event),
            1 => report(&event),
            _ => report(&teams),
        };
        let mut letters: Vec<char> = text.chars().collect();
        let others: Vec<char> = "0123456789 wb=+-HFUZ½\t\r\n,;|\"#XxЁ\u{feff}\u{2028}.".chars().collect();
        for _ in 0..1 + choices.below(6) {
            if letters.is_empty() {
                break;
            }
            let at = choices.below(letters.len());
            let letter = others[choices.below(others.len())];
            match choices.below(4) {
                0 => letters[at] = letter,
                1 => letters.insert(at, letter),
                2 => drop(letters.remove(at)),
                _ => {
                    let end = (at + choices.below(120)).min(letters.len());
                    let copy: Vec<char> = letters[at..end].to_vec();
                    letters.splice(at..at, copy);
                }
            }
        }
        examine(&letters.into_iter().collect::<String>());
    }
}

/// Reads a text as a report file and as a table, and examines what comes of it.
fn examine(text: &str) {
    let _ = Kind::of(Path::new("x.txt"), text);
    for kind in [Kind::Report, Kind::Table] {
        for options in [Options::default(), list("BH-C1,SB,DE"), Options { numbers: Some(Numbers::Rank), ..Options::default() }] {
            let imported = import::read(kind, source("x.txt", text), &options);
            assert_eq!(imported.scenario.is_none(), imported.has_errors(), "{text}");
            for found in &imported.diagnostics {
                for label in std::iter::once(&found.primary).chain(&found.secondary) {
                    assert!(text.get(label.span.clone()).is_some(), "{:?} is no part of the text {text:?}", label.span);
                }
                assert!(!found.headline(Locale::english()).is_empty());
            }
            let Some(scenario) = imported.scenario else { continue };
            let yaml = import::to_commented_yaml(&scenario, &imported.diagnostics, &imported.kept, Locale::english());
            let (again, found) = scenario::read(source("x.yaml", &yaml));
            let errors: Vec<_> = found.iter().filter(|found| found.severity == Severity::Error).collect();
            assert!(errors.is_empty(), "{errors:?}\n{yaml}\n{text}");
            let again = again.expect("no errors");
            assert_eq!(format!("{:?}", held(&again.tournament)), format!("{:?}", held(&scenario.tournament)), "{yaml}");
            assert_eq!(again.expectations.len(), scenario.expectations.len());
        }
    }
}

/// A tournament as a web page prints it, by starting number.
fn pasted(tournament: &Tournament) -> String {
    let cx = Context::new(tournament, rules().newest().reading);
    let standings = Standings::new(&cx, &["PTS".parse().expect("a code")]);
    let mut text = String::from("Rk.\tNo.\tName\t");
    for round in 1..=tournament.slots() {
        text.push_str(&format!("{round}.Rd\t"));
    }
    text.push_str("Pts.\n");
    for row in &standings.rows {
        let participant = tournament.participant(row.participant);
        text.push_str(&format!("{}\t{}\t{}\t", row.rank, participant.number, participant.name));
        for &outcome in tournament.row(row.participant) {
            text.push_str(&format!("{}\t", Cell::of(outcome, tournament)));
        }
        text.push_str(&format!("{}\n", tournament.score(row.participant).to_string().replace('.', ",")));
    }
    text
}

fn pasted_table(text: &str, options: &Options) -> Imported {
    table::read(source("table.txt", text), options)
}

/// Five players after three rounds, by rank: Cas has number 1.
const BY_RANK: &str = "\
Club championship
Rk.\tSNo\t\tName\tRtg\t1.Rd\t2.Rd\t3.Rd\tPts.\tTB1\tTB2
1\t2\tFM\tKeller, Anna\t2010\t3w1\t2b½\t4w1\t2,5\t4\t5
2\t3\t\tde Vries, Bram\t1990\t4b1\t1w½\t5b1\t2,5\t3,5\t4,5
3\t1\t\tConti, Chiara\t1950\t1b0\t5w1\t-½\t1,5\t3,5\t5
4\t5\t\tSokol, Dmitri\t1900\t2w0\t-1\t1b0\t1\t5\t6
5\t4\t\tYildiz, Elif\t1850\t-1\t3b0\t2w0\t1\t4\t5
";

#[test]
fn a_table_by_rank_or_by_starting_number() {
    let options = Options { list: list("BH-C1,BH").list, ..Options::default() };
    let imported = pasted_table(BY_RANK, &options);
    assert_eq!(codes(&imported.diagnostics), [Code::SystemAssumed, Code::ByeUnclear]);
    assert_eq!((imported.facts.points, imported.facts.ranks, imported.facts.values), (5, 5, 10));
    let scenario = scenario_of(imported);
    assert_eq!(scenario.title, "Club championship".into());
    // The cells mean ranks, the numbers are the starting numbers.
    assert_eq!(cells(&scenario.tournament, 2), ["1w1", "3b½", "5w1"]);
    assert_eq!(cells(&scenario.tournament, 5), ["3w0", "pab", "2b0"]);
    let verdict = verdict::check(&scenario);
    assert!(verdict.passes(), "{:?}", verdict.findings);
    // The same by starting number.
    let by_start = pasted(&scenario.tournament);
    let again = scenario_of(pasted_table(&by_start, &Options::default()));
    for number in 1..=5 {
        assert_eq!(cells(&again.tournament, number), cells(&scenario.tournament, number));
    }
    // Read otherwise than it is meant, it contradicts itself.
    let forced = pasted_table(BY_RANK, &Options { numbers: Some(Numbers::Start), ..options });
    assert!(forced.scenario.is_none());
}

#[test]
fn tables_in_every_form() {
    let expected = scenario_of(pasted_table(BY_RANK, &Options::default())).tournament;
    let semicolons = BY_RANK.replace('\t', ";");
    let commas: String = BY_RANK
        .lines()
        .map(|line| {
            line.split('\t')
                .map(|cell| if cell.contains(',') { format!("\"{cell}\"") } else { cell.to_owned() })
                .collect::<Vec<_>>()
                .join(",")
                + "\r\n"
        })
        .collect();
    let bars: String = BY_RANK
        .lines()
        .map(|line| if line.contains('\t') { format!("| {} |\n", line.replace('\t', " | ")) } else { format!("{line}\n") })
        .collect();
    let widths: Vec<usize> = (0..10)
        .map(|at| BY_RANK.lines().filter_map(|line| line.split('\t').nth(at)).map(|cell| cell.chars().count()).max().unwrap_or(0))
        .collect();
    let aligned: String = BY_RANK
        .lines()
        .skip(1)
        .map(|line| {
            line.split('\t').zip(&widths).map(|(cell, width)| format!("{cell:width$}  ")).collect::<String>().trim_end().to_owned() + "\n"
        })
        .collect();
    let localised = BY_RANK
        .replace("Rk.", "Место")
        .replace("1.Rd", "1.Рд")
        .replace("2.Rd", "2. тур")
        .replace("Pts.", "Очки")
        .replace("Name", "Имя")
        .replace("w1", "б1")
        .replace("b½", "ч½");
    let german = BY_RANK.replace("Rk.", "Rg.").replace("SNo", "Snr").replace(".Rd", ".Rd.").replace("Pts.", "Pkt.").replace("TB", "Wtg");
    let formulas = semicolons.replace("3w1", "=\"3w1\"").replace("4b1", "\"4b1\"");
    for (form, text) in [
        ("semicolons", semicolons),
        ("commas", commas),
        ("bars", bars),
        ("aligned", aligned),
        ("localised", localised),
        ("german", german),
        ("formulas", formulas),
        ("captions", format!("{BY_RANK}\nAnnotation:\nTie Break1: Buchholz\n")),
    ] {
        assert!(table::is_table(&text), "{form}");
        let imported = pasted_table(&text, &Options::default());
        let scenario = scenario_of(imported);
        assert_eq!(format!("{:?}", held(&scenario.tournament)), format!("{:?}", held(&expected)), "{form}\n{text}");
        assert_eq!(scenario.expectations.len(), 6, "{form}");
    }
}

#[test]
fn a_grid_is_a_round_robin() {
    let text = "№\tИмя\t1\t2\t3\tОчки\n1\tИванов\t*\t½\t1\t1½\n2\tЁлкин\t½\t*\t1\t1½\n3\tЩукин\t0\t0\t*\t0\n";
    let scenario = scenario_of(pasted_table(text, &list("SB")));
    assert_eq!((scenario.tournament.system(), scenario.tournament.rounds_known()), (System::RoundRobin, false));
    assert!(verdict::check(&scenario).passes());
    let double = text.replace("½\t1\t1½", "½1\t11\t3½").replace("½\t*\t1\t1½", "½0\t*\t11\t2½").replace("0\t0\t*", "00\t00\t*");
    let scenario = scenario_of(pasted_table(&double, &Options::default()));
    assert_eq!(scenario.tournament.system(), System::DoubleRoundRobin);
    assert!(verdict::check(&scenario).passes());
}

#[test]
fn rounds_to_come_are_left_out_of_a_table() {
    let text = "No.\tName\t1.Rd\t2.Rd\n1\tAnn\t2w1\t3b\n2\tBen\t1b0\t4w*\n3\tCas\t4b½\t1w\n4\tDee\t3w½\t2b*\n";
    let imported = pasted_table(text, &Options::default());
    assert!(codes(&imported.diagnostics).contains(&Code::RoundNotPlayed));
    assert_eq!(cells(&scenario_of(imported).tournament, 1), ["2w1"]);
}

#[test]
fn files_are_known_by_name_or_text() {
    let report = swiss("", &[player(1, "Ann", "", "", &["   2 w 1"])]);
    for (name, text, kind) in [
        ("x.yaml", report.as_str(), Kind::Scenario),
        ("x.trf", "", Kind::Report),
        ("x.TRF", "", Kind::Report),
        ("x.txt", &report, Kind::Report),
        ("-", &report, Kind::Report),
        ("x.txt", BY_RANK, Kind::Table),
        ("x.csv", "nothing", Kind::Table),
        ("-", "title: x\ntournament:\n  players: [{name: A}]\n", Kind::Scenario),
        ("x", "", Kind::Scenario),
    ] {
        assert_eq!(Kind::of(Path::new(name), text), kind, "{name} {text}");
    }
}

#[test]
fn a_file_that_is_too_large_is_refused() {
    let text = "001    1\n".repeat(import::MAX_BYTES / 9 + 1);
    for kind in [Kind::Report, Kind::Table] {
        assert_eq!(codes(&import::read(kind, source("x", &text), &Options::default()).diagnostics), [Code::FileTooLarge]);
    }
}

#[test]
fn what_a_report_file_cannot_hold_is_listed() {
    let text = "title: x\nabout: y\ntournament:\n  system: swiss\n  scoring: {win: 1, draw: ½, loss: 0, full-point-bye: ¾}\n  players:\n    - {no: 1, name: A very long name that has no room in its columns, games: [2?1, fpb]}\n    - {no: 2, name: Ben, games: [1?0, zpb]}\ntie-breaks: [BH-C1]\nexpect:\n  Ben: {BH: 1, PTS: 0}\n";
    let (scenario, _) = scenario::read(source("x.yaml", text));
    let written = trf::write(&scenario.expect("no errors")).expect("it fits");
    let name = "A very long name that has no room in its columns".to_owned();
    use trf::Loss;
    assert_eq!(
        written.losses,
        [
            Loss::Expectations(1),
            Loss::Teaching,
            Loss::Colours,
            Loss::Scoring("full-point-bye"),
            Loss::Name(name.clone()),
            Loss::Points(name)
        ]
    );
    assert!(written.losses.iter().all(|loss| !loss.text(Locale::english()).is_empty()));
    assert!(written.text.contains("212 PTS,BH/C1\r\n"), "{}", written.text);
    let large = text.replace("no: 1,", "no: 10001,").replace("[1?0", "[10001?0");
    let (scenario, _) = scenario::read(source("x.yaml", &large));
    assert_eq!(trf::write(&scenario.expect("no errors")), Err(trf::Unwritable::Number(10001)));
}

#[test]
fn expectations_survive_the_way_to_yaml() {
    let imported = pasted_table(BY_RANK, &list("BH-C1,BH"));
    let scenario = scenario_of(imported);
    let (again, _) = scenario::read(source("x.yaml", &to_yaml(&scenario)));
    let of = |scenario: &Scenario| -> Vec<(ParticipantId, Subject, Expected)> {
        scenario.expectations.iter().map(|one| (one.participant, one.subject, one.expected)).collect()
    };
    assert_eq!(of(&again.expect("no errors")), of(&scenario));
}
