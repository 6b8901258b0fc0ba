//! What a hostile file holds does no harm where it is shown or written: it closes no tag, moves no cursor, begins no
//! formula, adds no record, and reaches no file beside the report.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::Arc;

use halfpoint::diagnostic::{Severity, Source};
use halfpoint::import::{Options, trf};
use halfpoint::scenario::{self, Scenario};
use serde_json::Value;

/// Names that mean something to a page, a document, a template, a spreadsheet or a shell.
const NAMES: [&str; 8] = [
    "<script>alert(1)</script>",
    "**b** | [x](javascript:1) `c`",
    "{{ 7*7 }} {% raw %} ${7*7}",
    "{ $name } { -term } }{",
    "=cmd|'/C calc'!A0",
    "]]> --> &lt; \"'",
    "..%2f..\\../../etc/passwd",
    "001    9      # | --- \\n",
];

/// What acts on terminals or hides in texts, and may stand wherever nobody checks names.
const CONTROLS: &str = "\u{1b}]0;owned\u{7}\u{1b}[31m\u{9b}2J\u{202e}\u{2066}\r";

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n"))
}

/// A scenario in which everybody has one of the names, and some values are expected wrongly.
fn text() -> String {
    let title = format!("{{ru: {}, en: {}}}", quoted(NAMES[7]), quoted(NAMES[0]));
    let mut text = format!("title: {title}\nabout: {}\nsource: {}\n", quoted(&NAMES.join("\n")), quoted(NAMES[5]));
    text += "tournament:\n  system: swiss\n  players:\n";
    for (at, name) in NAMES.iter().enumerate() {
        let (opponent, cell) = if at % 2 == 0 { (at + 2, "w1") } else { (at, "b0") };
        text += &format!("    - {{no: {}, name: {}, games: [{opponent}{cell}, hpb]}}\n", at + 1, quoted(name));
    }
    text += "tie-breaks: [PTS, DE, BH-C1, SB]\nexpect:\n";
    for at in 1..=NAMES.len() {
        text += &format!("  {at}: {{PTS: 7, rank: {at}}}\n");
    }
    text + "questions:\n  - {ask: PTS, of: 1}\n"
}

fn read(text: String) -> Scenario {
    let (scenario, faults) = scenario::read(Arc::new(Source { path: "x.yaml".into(), text }));
    scenario.unwrap_or_else(|| panic!("{faults:?}"))
}

/// A folder of this test's own with the scenario in it.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("sinks").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    std::fs::write(folder.join("x.yaml"), text()).expect("the file can be written");
    folder
}

fn halfpoint(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_halfpoint"));
    // As on a terminal: nothing is filtered for a pipe.
    command.args(arguments).current_dir(folder).env("CLICOLOR_FORCE", "1").stdin(Stdio::null());
    command.output().expect("the program can be started")
}

fn output(folder: &Path, arguments: &[&str]) -> String {
    String::from_utf8(halfpoint(folder, arguments).stdout).expect("it is text")
}

/// Nothing but colours acts on the terminal.
fn assert_harmless_on_a_terminal(text: &str, what: &str) {
    let mut rest = text;
    while let Some(at) = rest.find(|letter: char| letter.is_control() && letter != '\n') {
        let sequence = &rest[at..];
        let colour = sequence.strip_prefix("\u{1b}[").and_then(|sequence| {
            let end = sequence.find(|letter: char| !letter.is_ascii_digit() && letter != ';')?;
            sequence[end..].strip_prefix('m')
        });
        rest = colour.unwrap_or_else(|| panic!("{what}: {:?}", sequence.chars().take(40).collect::<String>()));
    }
    let hidden = text.find(|letter: char| matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{2028}' | '\u{2029}'));
    assert_eq!(hidden, None, "{what}");
}

#[test]
fn terminals() {
    let folder = folder("terminals");
    let record = |number: u32, name: &str, rest: &str| format!("001 {number:>4}      {name:<33} {:4}{:27} {rest}", "", "");
    let report = format!(
        "012 Cup{CONTROLS}\n022 {CONTROLS}\n042 2026/05/01\n092 Swiss{CONTROLS}\n142 {CONTROLS}\n162  {CONTROLS}\n202 BH,Q{CONTROLS}\nQ{CONTROLS}\n{}\n{}\n{}\n",
        record(1, "Ann", " 1.0    1     2 w 1"),
        record(2, "Ben", &format!("{:<4}    2     1 b 0", &CONTROLS[..3])),
        record(3, &format!("Cas{CONTROLS}"), " 0.0    3  0000 - Z"),
    );
    std::fs::write(folder.join("x.trf"), &report).expect("the file can be written");
    std::fs::write(folder.join("y.trf"), report.replace(&format!("Cas{CONTROLS}"), "Cas")).expect("the file can be written");
    let table =
        format!("Cup{CONTROLS}\nNo.\tName\t1.Rd\t{CONTROLS}\tPts.\n1\tAnn{CONTROLS}\t2w1\t\t1\n2\tBen\t1b0{CONTROLS}\t\t{CONTROLS}\n");
    std::fs::write(folder.join("x.tsv"), table).expect("the file can be written");
    std::fs::write(folder.join("y.yaml"), format!("title: x{CONTROLS}\n{CONTROLS}: 1\ntie-breaks: [{CONTROLS}]\n"))
        .expect("it can be written");
    if cfg!(unix) {
        std::fs::write(folder.join(format!("z{CONTROLS}.yaml")), text()).expect("the file can be written");
        std::fs::write(folder.join(format!("z{CONTROLS}.trf")), report).expect("the file can be written");
    }
    let name = format!("z{CONTROLS}.trf");
    let runs: [&[&str]; 12] = [
        &["check", "."],
        &["check", ".", "--detail", "full", "--tie-breaks", "BH,KS,BPG,TBR"],
        &["check", &name, "no-such-file"],
        &["explain", "x.yaml"],
        &["explain", "x.yaml", "--why", "1", "2"],
        &["explain", &name],
        &["standings", "x.yaml"],
        &["standings", "y.trf"],
        &["compare", "x.yaml"],
        &["import", "y.trf"],
        &["import", "x.tsv"],
        &["standings", &name],
    ];
    for run in runs {
        let Output { stdout, stderr, .. } = halfpoint(&folder, run);
        for bytes in [stdout, stderr] {
            assert_harmless_on_a_terminal(&String::from_utf8_lossy(&bytes), &format!("{run:?}"));
        }
    }
    std::fs::remove_dir_all(folder).expect("the folder can be removed");
}

#[test]
fn pages_and_documents() {
    let folder = folder("pages");
    for (format, is_page) in [("html", true), ("md", false)] {
        for command in [
            &["explain", "x.yaml"][..],
            &["explain", "x.yaml", "--why", "1", "2"],
            &["explain", "x.yaml", "--step", "BH-C1/p1"],
            &["standings", "x.yaml"],
            &["compare", "x.yaml"],
        ] {
            let mut arguments = command.to_vec();
            arguments.extend(["--format", format]);
            let text = output(&folder, &arguments);
            assert!(text.contains("alert(1)"), "{arguments:?}: the name is not there");
            assert!(!text.contains("<script"), "{arguments:?}");
            assert!(!text.contains("49"), "{arguments:?}: a name was taken for a template");
            if is_page {
                assert!(!text.contains("]]>") && !text.contains("=\"'"), "{arguments:?}");
                assert!(command.len() > 2 || text.contains("{ $name }"), "{arguments:?}");
            } else {
                assert!(!text.contains("**b**") && !text.contains("[x](javascript"), "{arguments:?}");
                assert!(!text.lines().any(|line| line.starts_with("# | ---")), "{arguments:?}");
            }
        }
    }
    std::fs::remove_dir_all(folder).expect("the folder can be removed");
}

/// The pages of a report lie in its folder, whatever the files are called.
#[test]
fn the_folder_of_a_report() {
    let folder = folder("report");
    let inside = folder.join("a/b");
    std::fs::create_dir_all(&inside).expect("the folder can be made");
    for name in ["..%2f..%2fx.yaml", "{{ 7*7 }}.yaml", "index.yaml", "..yaml"] {
        std::fs::write(inside.join(name), text()).expect("the file can be written");
    }
    if cfg!(unix) {
        for name in ["..\\..\\x.yaml", "<b>\"&'.yaml", "a\nb.yaml"] {
            std::fs::write(inside.join(name), text()).expect("the file can be written");
        }
    }
    let everything = |folder: &Path| -> Vec<PathBuf> {
        let entries = walkdir::WalkDir::new(folder).sort_by_file_name().into_iter();
        entries.map(|entry| entry.expect("it can be read").into_path()).filter(|path| !path.starts_with(folder.join("a/r"))).collect()
    };
    let before = everything(&folder);
    let run = halfpoint(&inside, &["check", ".", "../../a/b", "--report", "../r"]);
    assert_eq!(run.status.code(), Some(1), "{}", String::from_utf8_lossy(&run.stderr));
    assert_eq!(everything(&folder), before, "something lies beside the report");
    let pages = std::fs::read_dir(folder.join("a/r")).expect("there is a report").count();
    assert!(pages > 2);
    std::fs::remove_dir_all(folder).expect("the folder can be removed");
}

/// Templates come from the folder that the user names and from nowhere else.
#[test]
fn templates() {
    let folder = folder("templates");
    std::fs::write(folder.join("secret.txt"), "it is told").expect("the file can be written");
    std::fs::create_dir_all(folder.join("own/text")).expect("the folder can be made");
    let secret = folder.join("secret.txt").display().to_string();
    for path in ["../secret.txt", "text/../../secret.txt", &secret] {
        let template = format!("{{% include \"{path}\" %}}");
        std::fs::write(folder.join("own/text/standings.txt.j2"), template).expect("the file can be written");
        let run = halfpoint(&folder, &["--templates", "own", "standings", "x.yaml"]);
        assert_eq!(run.status.code(), Some(2), "{path}");
        let all = [run.stdout, run.stderr].concat();
        assert!(!String::from_utf8_lossy(&all).contains("it is told"), "{path}");
    }
    std::fs::remove_dir_all(folder).expect("the folder can be removed");
}

#[test]
fn junit() {
    let folder = folder("junit");
    if cfg!(unix) {
        std::fs::write(folder.join(format!("<z\">{CONTROLS}]]>.yaml")), text()).expect("the file can be written");
    }
    let xml = output(&folder, &["check", ".", "--format", "junit"]);
    assert!(xml.chars().all(|letter| letter == '\n' || !letter.is_control()), "{xml:?}");
    // Every tag is one of the format's, and attributes end where their tags do.
    let mut open = Vec::new();
    for tag in xml.split('<').skip(1) {
        let (tag, text) = tag.split_once('>').expect("every tag is closed");
        assert!(!text.contains("]]>"), "{text}");
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        let name = tag.split([' ', '/', '\n']).find(|part| !part.is_empty()).unwrap_or_default();
        assert!(["?xml", "testsuites", "testsuite", "testcase", "failure", "error"].contains(&name), "{tag}");
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name.to_owned()));
        } else if !tag.ends_with(['/', '?']) {
            open.push(name.to_owned());
        }
    }
    assert!(open.is_empty(), "{open:?}");
    std::fs::remove_dir_all(folder).expect("the folder can be removed");
}

#[test]
fn json_and_csv() {
    let folder = folder("machines");
    for arguments in [
        &["check", "x.yaml", "--format", "json"][..],
        &["standings", "x.yaml", "--format", "json"],
        &["explain", "x.yaml", "--format", "json"],
        &["compare", "x.yaml", "--format", "json"],
    ] {
        let text = output(&folder, arguments);
        let json: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{arguments:?}: {error}"));
        assert!(json.is_object() || json.is_array(), "{arguments:?}");
    }
    let json: Value = serde_json::from_str(&output(&folder, &["standings", "x.yaml", "--format", "json"])).expect("it is JSON");
    for name in NAMES {
        assert!(json.to_string().contains(&Value::from(name).to_string()), "{name}");
    }
    let csv = output(&folder, &["standings", "x.yaml", "--format", "csv"]);
    let mut rows = csv::Reader::from_reader(csv.as_bytes());
    let rows: Vec<csv::StringRecord> = rows.records().collect::<Result<_, _>>().expect("it is CSV");
    assert_eq!(rows.len(), NAMES.len());
    assert!(rows.iter().flatten().all(|cell| !cell.starts_with(['=', '+', '-', '@', '\t'])), "{csv}");
    std::fs::remove_dir_all(folder).expect("the folder can be removed");
}

#[test]
fn report_files_and_scenarios() {
    let scenario = read(text());
    let names = |scenario: &Scenario| scenario.tournament.participants().iter().map(|one| one.name.clone()).collect::<Vec<_>>();
    let again = read(scenario::to_yaml(&scenario));
    assert_eq!(
        (names(&again), &again.title, &again.about, &again.origin),
        (names(&scenario), &scenario.title, &scenario.about, &scenario.origin)
    );
    assert_eq!(again.tournament, scenario.tournament);
    let written = trf::write(&scenario).expect("it fits").text;
    assert_eq!(written.matches("\n001 ").count(), NAMES.len());
    let imported = trf::read(Arc::new(Source { path: "x.trf".into(), text: written.clone() }), &Options::default());
    let errors: Vec<_> = imported.diagnostics.iter().filter(|found| found.severity == Severity::Error).collect();
    assert!(errors.is_empty(), "{errors:?}\n{written}");
    assert_eq!(names(&imported.scenario.expect("no errors")), names(&scenario));
}

/// What an imported file holds beside names goes into the comments and the keys of a scenario, and stays there.
#[test]
fn comments_of_an_import() {
    let folder = folder("comments");
    let player = |number: u32, rest: &str| format!("001 {number:>4}      P{number:<32} {:4}{:27} {rest}", "", "");
    let head = "012 x\": y\n022 a\u{2028}title: other\n042 2026/05/01\n092 Swiss\n202 BH,Q\u{85}title: other,\"\nQ\u{85}x\n";
    let report = format!("{head}{}\n{}\n", player(1, " 1.0    1     2 w 1"), player(2, " 0.0    2     1 b 0"));
    let name = if cfg!(unix) { "r\ntitle: other\n.trf" } else { "r.trf" };
    std::fs::write(folder.join(name), report).expect("the file can be written");
    let yaml = output(&folder, &["import", name]);
    assert!(!yaml.lines().any(|line| line.starts_with("title: other")), "{yaml}");
    let scenario = read(yaml);
    assert_eq!(scenario.title, "x\": y".into());
    assert_eq!(scenario.tournament.participants().len(), 2);
    std::fs::remove_dir_all(folder).expect("the folder can be removed");
}
