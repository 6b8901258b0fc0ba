//! Report files line by line: encodings, columns, tags and codes as programs write them.

mod reports;

use halfpoint::diagnostic::Code;
use halfpoint::import::{Kind, Options, encoding, open};
use halfpoint::scenario::Scenario;
use halfpoint::tiebreak::{Context, values};
use halfpoint::tournament::{Outcome, System};
use reports::{codes, report, scenario_of};

/// A player's record.
fn player(number: u32, name: &str, cells: &[&str]) -> String {
    let mut line = format!("001 {number:>4}      {name:<33} {:4}{:27} {:>4} {:>4}", "", "", "", "");
    for cell in cells {
        line.push_str("  ");
        line.push_str(cell);
    }
    line.trim_end().to_owned() + "\n"
}

/// Two players after one round.
fn two(records: &str, name: &str) -> String {
    let players = player(1, name, &["   2 w 1"]) + &player(2, "Ben", &["   1 b 0"]);
    format!("012 A test\n042 2026/05/01\n192 FIDE_DUTCH_2026\n202 BH\n{records}{players}")
}

#[test]
fn encodings_of_report_files() {
    let text = two("", "Анна");
    let read = |bytes: Vec<u8>, named: Option<&str>| {
        let named = named.map(|name| encoding::named(name).expect("it exists"));
        let opened = open("x.trf".into(), bytes, Some(Kind::Report), named, &Options::default());
        let name = opened.scenario.map(|scenario| scenario.tournament.participants()[0].name.clone());
        (codes(&opened.diagnostics), name)
    };
    let anna = Some("Анна".to_owned());
    assert_eq!(read(text.clone().into_bytes(), None), (vec![], anna.clone()));
    let cyrillic: Vec<u8> = text
        .chars()
        .flat_map(|letter| match letter {
            'А' => vec![0xc0],
            'н' => vec![0xed],
            'а' => vec![0xe0],
            letter => letter.to_string().into_bytes(),
        })
        .collect();
    assert_eq!(read(cyrillic.clone(), None), (vec![Code::OtherEncoding], anna.clone()));
    assert_eq!(read(cyrillic, Some("windows-1251")), (vec![], anna));
    let western: Vec<u8> = two("", "Bjorn X").into_bytes().into_iter().map(|byte| if byte == b'X' { 0xf6 } else { byte }).collect();
    assert_eq!(read(western, None), (vec![Code::OtherEncoding], Some("Bjorn ö".to_owned())));
}

#[test]
fn shifted_and_tabbed_records() {
    // A letter of two bytes takes two columns in some programs.
    let line = player(1, "Ёж", &["   2 w 1"]);
    let in_bytes = two("", "Ann").replace(&player(1, "Ann", &["   2 w 1"]), &line.replacen("Ёж  ", "Ёж", 1));
    let imported = report(&in_bytes);
    assert_eq!(codes(&imported.diagnostics), [Code::ColumnsInBytes]);
    assert_eq!(scenario_of(imported).tournament.participants()[0].name, "Ёж");
    let shifted = two("", "Ann").replacen("   2 w 1", "    2 w 1", 1);
    assert!(codes(&report(&shifted).diagnostics).contains(&Code::MisalignedRecord));
    let tab = two("", "A\tn");
    assert_eq!(codes(&report(&tab).diagnostics), [Code::TabInRecord]);
}

#[test]
fn draft_codes_are_not_known() {
    let records = "ACC x\nTSE x\nPAB 1\nFPB 1\nHPB 1\nZPB 1\nMFO x\nDFM x\n";
    let imported = report(&two(records, "Ann"));
    assert_eq!(codes(&imported.diagnostics), [Code::UnknownRecord; 8]);
    assert_eq!(imported.kept.records.iter().filter(|record| record.noted).count(), 8);
    assert_eq!(scenario_of(imported).tournament, scenario_of(report(&two("", "Ann"))).tournament);
}

#[test]
fn letters_of_either_case() {
    let upper = two("XXR 3\nXXS W=3 D=1\n", "Ann");
    let lower = two("xxr 3\nxxs w=3 d=1\n", "Ann").replace("w 1", "W 1").replace("FIDE_DUTCH", "fide_dutch").replace("202 BH", "202 bh");
    let read = |text: &str| {
        let imported = report(text);
        assert_eq!(codes(&imported.diagnostics), []);
        let scenario = scenario_of(imported);
        (scenario.tournament, scenario.list)
    };
    assert_eq!(read(&upper), read(&lower));
}

#[test]
fn codes_as_report_files_spell_them() {
    for (written, code) in [
        ("BH/C1", "BH-C1"),
        ("bh-c1", "BH-C1"),
        ("BH/C1/P", "BH/P-C1"),
        ("BH/M1", "BH-M1"),
        ("KS/L+1", "KS/L+1"),
        ("KS/L-1", "KS/L-1"),
        ("KS/L1", "KS/L+1"),
        ("TPN/R", "TPN/R"),
        ("AOB/F", "AOB/F"),
        ("DE/P", "DE/P"),
        ("GE", "REP"),
        ("PS/C2", "PS-C2"),
    ] {
        let imported = report(&two("", "Ann").replace("202 BH", &format!("202 {written}")));
        let said = codes(&imported.diagnostics);
        assert!(said.is_empty() || written.starts_with("KS"), "{written}: {said:?}");
        let list = scenario_of(imported).list;
        assert_eq!(list.last().copied(), Some(code.parse().expect("a code")), "{written}");
    }
    for unknown in ["OTHER_Lots", "BH/U1500", "BH/C1#", "XX"] {
        let imported = report(&two("", "Ann").replace("202 BH", &format!("202 {unknown}")));
        assert_eq!(codes(&imported.diagnostics), [Code::CodeLeftOut], "{unknown}");
    }
}

#[test]
fn a_game_without_a_colour() {
    let text = two("", "Ann").replace("   2 w 1", "   2 - 1");
    let imported = report(&text);
    assert_eq!(codes(&imported.diagnostics), [Code::ColourMissing]);
    let row = scenario_of(imported).tournament;
    assert!(matches!(row.row(row.by_number(1).expect("1"))[0], Outcome::Played { colour: None, .. }));
}

#[test]
fn acceleration_counts_in_no_tie_break() {
    let records = "250  1.0  1.0 001 002    1    2\nXXA    1  1.0\n";
    let accelerated = report(&two(records, "Ann"));
    assert_eq!(codes(&accelerated.diagnostics), [Code::NoEffect, Code::NoEffect]);
    let (accelerated, plain) = (scenario_of(accelerated), scenario_of(report(&two("", "Ann"))));
    assert_eq!((&accelerated.tournament, accelerated.tournament.system()), (&plain.tournament, System::Swiss));
    let computed = |scenario: &Scenario| {
        let cx = Context::new(&scenario.tournament, scenario.regulations.reading);
        scenario.list.iter().map(|&code| values(&cx, code)).collect::<Vec<_>>()
    };
    assert_eq!(computed(&accelerated), computed(&plain));
}
