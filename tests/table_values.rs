//! What pasted tables publish: values that are rounded, direct encounters, ranks without a list.

use std::sync::Arc;
use std::time::Instant;

use halfpoint::Exact;
use halfpoint::diagnostic::{Code, Source};
use halfpoint::import::{Imported, Options, table};
use halfpoint::scenario::{Expected, Scenario};
use halfpoint::tournament::System;
use halfpoint::verdict;

fn read(text: &str, list: Option<&str>, system: System) -> Imported {
    let list = list.map(|list| list.split(',').map(|code| code.parse().expect("a code")).collect());
    let options = Options { list, system: Some(system), ..Options::default() };
    table::read(Arc::new(Source { path: "table.txt".into(), text: text.to_owned() }), &options)
}

fn codes(imported: &Imported) -> Vec<Code> {
    imported.diagnostics.iter().map(|found| found.code).collect()
}

/// The printed texts that are not right.
fn wrong(imported: Imported) -> Vec<String> {
    let scenario: Scenario = imported.scenario.expect("no errors");
    let verdict = verdict::check(&scenario);
    let findings = verdict.findings.iter().filter(|finding| !finding.outcome.passes());
    findings.map(|finding| scenario.source.text[finding.span.clone()].to_owned()).collect()
}

/// Three rounds of four players; Ann beat Ben, and the two are level.
fn four(de: [&str; 4]) -> String {
    format!(
        "Rk.\tNo.\tName\t1.Rd\t2.Rd\t3.Rd\tPts.\tDE\n1\t1\tAnn\t4w0\t3b1\t2w1\t2\t{}\n2\t2\tBen\t3w1\t4b1\t1b0\t2\t{}\n3\t3\tCas\t2b0\t1w0\t4w1\t1\t{}\n4\t4\tDee\t1b1\t2w0\t3b0\t1\t{}\n",
        de[0], de[1], de[2], de[3]
    )
}

#[test]
fn direct_encounters_are_points_or_places() {
    for (column, expected) in [
        (["1", "0", "1", "0"], &[][..]),
        (["1,0", "0,0", "1,0", "0,0"], &[]),
        (["1", "2", "1", "2"], &[]),
        // Of one group nothing is printed.
        (["1", "2", "", "2"], &[]),
        // Against the games in one group: the column is still one of points.
        (["1", "0", "0", "1"], &["0", "1"]),
        // And one of places where more groups are right so.
        (["1", "2", "2", "1"], &["1", "2", "2", "1"]),
        (["1", "1", "1", "0"], &["1", "1"]),
    ] {
        let imported = read(&four(column), None, System::Swiss);
        let found = wrong(imported);
        if expected.len() == 4 {
            assert_eq!(found.len(), 2, "{column:?}");
        } else {
            assert_eq!(found, expected, "{column:?}");
        }
    }
    // Nobody else is tied, so nothing else is compared.
    let imported = read(&four(["1", "0", "1", "0"]), Some("DE"), System::Swiss);
    assert_eq!((imported.facts.points, imported.facts.ranks, imported.facts.values), (4, 4, 4));
}

#[test]
fn rounded_values_are_right_as_they_are_printed() {
    // The opponents of Ann have Buchholz 3½, 5½ and 3½: their average is 4⅙.
    let table = |value: &str| {
        format!(
            "No.\tName\t1.Rd\t2.Rd\t3.Rd\tPts.\tAOB\n1\tAnn\t2w1\t3b1\t4w½\t2,5\t{value}\n2\tBen\t1b0\t5b1\t3w1\t2\t\n3\tCas\t6w1\t1w0\t2b0\t1\t\n4\tDee\t5b1\t6w1\t1b½\t2,5\t\n5\tEva\t4w0\t2w0\t6b0\t0\t\n6\tFay\t3b0\t4b0\t5w1\t\n"
        )
    };
    let computed = {
        let imported = read(&table("0"), None, System::Swiss);
        let scenario = imported.scenario.expect("no errors");
        verdict::check(&scenario).findings.iter().find(|finding| !finding.outcome.passes()).expect("0 is wrong").computed
    };
    let verdict::Computed::Value(Some(value)) = computed else { panic!("{computed:?}") };
    assert_eq!(value, "25/6".parse::<Exact>().expect("a number"));
    for (printed, right) in
        [("4.17", true), ("4,17", true), ("4.2", true), ("4.167", true), ("25/6", true), ("4.16", false), ("4.18", false), ("4", false)]
    {
        let imported = read(&table(printed), None, System::Swiss);
        let expected = imported.scenario.as_ref().expect("no errors").expectations.iter().map(|one| one.expected).collect::<Vec<_>>();
        assert_eq!(expected.contains(&Expected::Number(value)), right, "{printed}");
        assert_eq!(wrong(imported), if right { vec![] } else { vec![printed.to_owned()] }, "{printed}");
    }
}

#[test]
fn ranks_are_compared_as_far_as_the_points_decide() {
    let table = |ranks: [&str; 4], heading: &str| {
        let [a, b, c, d] = ranks;
        format!(
            "Rk.\tNo.\tName\t1.Rd\t2.Rd\tPts.\t{heading}\n{a}\t1\tAnn\t3w1\t4b1\t2\t9\n{b}\t2\tBen\t4w1\t3b0\t1\t8\n{c}\t3\tCas\t1b0\t2w1\t1\t7\n{d}\t4\tDee\t2b0\t1w0\t0\t6\n"
        )
    };
    for (ranks, bad) in [
        (["1", "2", "3", "4"], &[][..]),
        (["1", "3", "2", "4"], &[]),
        (["1", "2", "2", "4"], &[]),
        (["2", "1", "3", "4"], &["2", "1"]),
        (["1", "2", "4", "3"], &["4", "3"]),
    ] {
        for heading in ["Prize", "TB1"] {
            let imported = read(&table(ranks, heading), None, System::Swiss);
            let said = codes(&imported);
            assert!(said.contains(&Code::RanksInPart), "{said:?}");
            assert_eq!(imported.facts.ranks, 4);
            assert_eq!(wrong(imported), bad, "{ranks:?}");
        }
    }
    // With a list that is whole there is nothing more to say.
    assert!(!codes(&read(&table(["1", "2", "3", "4"], "Prize"), Some("TPN"), System::Swiss)).contains(&Code::RanksInPart));
    // A column without a name may stand before one that has one.
    let partly = table(["1", "2", "3", "4"], "TB1\tBH");
    assert!(codes(&read(&partly, None, System::Swiss)).contains(&Code::RanksInPart));
}

/// Matching ranks takes time that grows with the players, not with their square.
#[test]
fn a_large_table_is_read_in_time() {
    let players: u32 = 20_000;
    let mut text = String::from("Rk.\tNo.\tName\t1.Rd\tPts.\n");
    for number in 1..=players {
        let (opponent, result) = if number % 2 == 1 { (number + 1, "w1\t1") } else { (number - 1, "b0\t0") };
        let rank = number.div_ceil(2) + if number % 2 == 0 { players / 2 } else { 0 };
        text.push_str(&format!("{rank}\t{number}\tPlayer {number}\t{opponent}{result}\n"));
    }
    let start = Instant::now();
    let imported = read(&text, None, System::Swiss);
    assert_eq!((imported.facts.points, imported.facts.ranks), (20_000, 20_000));
    let scenario = imported.scenario.expect("no errors");
    assert!(verdict::check(&scenario).passes());
    // Unoptimised and beside other work; quadratic code takes minutes.
    assert!(start.elapsed().as_secs() < 60, "{:?}", start.elapsed());
}
