//! Files of every kind, changed at random, through the whole chain: read, computed, checked, explained, written.
//!
//! Nothing may panic, point outside the file or take longer than a second. A usual run is short; for a long one,
//!
//! ```sh
//! HALFPOINT_FUZZ_SECONDS=600 cargo test --release --test fuzz reports
//! ```
//!
//! changes report files for ten minutes (`scenarios`, `tables` and `encodings` are the others). `HALFPOINT_FUZZ_SEED`
//! chooses other changes. What fails is kept in `target/tmp/fuzz/` under a name that the message tells; `last-KIND` there
//! is the file of a run that did not end, `longest-KIND` the file that took the longest.

mod examine;
mod mutate;
mod shipped;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Once};
use std::time::{Duration, Instant};

use halfpoint::import::{self, Encoding, Kind, Opened, Options, encoding, trf};
use halfpoint::locale::Locale;
use halfpoint::render::Templates;
use halfpoint::report::check::FileResult;
use halfpoint::report::explanation::{explanation, render};
use halfpoint::report::standings::{Table, headings};
use halfpoint::report::{Detail, Format, Scene, why};
use halfpoint::scenario::{Cell, Scenario};
use halfpoint::standings::Standings;
use halfpoint::tiebreak::Context;
use halfpoint::tournament::{ParticipantId, Tournament};
use halfpoint::verdict;
use mutate::{PIECES, Random, mutate};
use shipped::scenario_files;

/// The longest that one file may take. Builds without optimisation are some thirty times slower.
const BOUND: Duration = if cfg!(debug_assertions) { Duration::from_secs(40) } else { Duration::from_secs(1) };

/// How long a reader is tried by default.
const USUAL: Duration = Duration::from_secs(3);

fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{variable} is no number")))
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

static TEMPLATES: LazyLock<Templates> = LazyLock::new(|| Templates::embedded(Locale::english()));

/// The files of some folders that have one of the suffixes.
fn files(folders: &[&str], suffixes: &[&str]) -> Vec<Vec<u8>> {
    let mut found: Vec<PathBuf> = Vec::new();
    for folder in folders {
        for entry in walkdir::WalkDir::new(root().join(folder)).sort_by_file_name() {
            let path = entry.expect("the folder can be read").into_path();
            if path.extension().is_some_and(|suffix| suffixes.iter().any(|known| suffix == *known)) {
                found.push(path);
            }
        }
    }
    assert!(!found.is_empty());
    found.into_iter().map(|path| std::fs::read(path).expect("the file can be read")).filter(|bytes| bytes.len() < 20_000).collect()
}

/// The shipped scenarios.
fn shipped_scenarios() -> Vec<Scenario> {
    let open = |path: PathBuf| {
        let bytes = std::fs::read(&path).expect("the file can be read");
        import::open(path, bytes, Some(Kind::Scenario), None, &Options::default()).scenario
    };
    scenario_files("scenarios").into_iter().filter_map(open).collect()
}

/// A tournament as a table by starting number, separated by tabs.
fn to_table(tournament: &Tournament) -> String {
    let mut text = String::from("No.\tName\tRtg");
    for round in 1..=tournament.slots() {
        let _ = write!(text, "\t{round}.Rd");
    }
    text.push_str("\tPts.\tTB1\n");
    for id in tournament.ids() {
        let participant = tournament.participant(id);
        let rating = participant.rating.map_or_else(String::new, |rating| rating.to_string());
        let _ = write!(text, "{}\t{}\t{rating}", participant.number, participant.name);
        for &outcome in tournament.row(id) {
            let _ = write!(text, "\t{}", Cell::of(outcome, tournament));
        }
        let _ = writeln!(text, "\t{}\t1,5", tournament.score(id).plain());
    }
    text
}

/// Pieces that mean something in report files.
const RECORDS: [&str; 44] = [
    "\n001 ",
    "\n012 ",
    "\n013 ",
    "\n042 2026/05/01",
    "\n052 ",
    "\n062 4",
    "\n092 Round Robin",
    "\n132 ",
    "\n142 9",
    "\n152 W",
    "\n162  W 3.0    D 1.0",
    "\n162 ",
    "\n192 FIDE_DUTCH_2026",
    "\n192 FIDE_TEAM_MP_GP",
    "\n202 ",
    "\n212 PTS,BH/C1,SB/P,KS/L+1",
    "\n240 H   1    3",
    "\n250 ",
    "\n260 ",
    "\n299 W    1.0   0.5   1    1",
    "\n300 ",
    "\n310   1 ",
    "\n320 ",
    "\n330 +-   1   1   2",
    "\n352 WBWB",
    "\n362  TW 2.0",
    "\n801 ",
    "\nXXR 9",
    "\nXXS W=3",
    "\nXXC rank",
    "\nXXA ",
    "\nBBW 3.0",
    "\n### ",
    "0000 - U",
    "0000 - H",
    "   1 w 1",
    "   2 b =",
    "   3 - -",
    "0000 - +",
    "\r",
    "\t",
    "    ",
    "          ",
    "BH:MP/C1/P",
];

/// Pieces that mean something in tables.
const CELLS: [&str; 44] = [
    "Rk.",
    "SNo",
    "Name",
    "Rtg",
    "1.Rd",
    "2.Rd",
    "Pts.",
    "TB1",
    "TB2",
    "№",
    "Имя",
    "Очки",
    "Место",
    "\t",
    ";",
    "|",
    ",",
    "  ",
    "\"",
    "=\"",
    "12w1",
    "5b½",
    "9w0",
    "7w+",
    "7b-",
    "-1",
    "-½",
    "-0",
    "1,5",
    "2½",
    "*",
    "1",
    "0",
    "½",
    "1/2",
    "w",
    "b",
    "б",
    "ч",
    "s1",
    "\n",
    "\r\n",
    "\n\n",
    "-----",
];

/// What is done with a file in one reading.
struct Reader {
    name: &'static str,
    corpus: Vec<Vec<u8>>,
    pieces: Vec<&'static str>,
    kind: Option<Kind>,
    encodings: Vec<Option<&'static Encoding>>,
}

impl Reader {
    /// Tries the reader for as long as is asked.
    fn run(&self) {
        let seconds = number("HALFPOINT_FUZZ_SECONDS");
        let seed = number("HALFPOINT_FUZZ_SEED").unwrap_or(1);
        let long = seconds.map_or(USUAL, Duration::from_secs);
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("fuzz");
        std::fs::create_dir_all(&folder).expect("the folder can be made");
        catch_places();
        let mut random = Random::new(seed);
        let mut failures: BTreeMap<String, PathBuf> = BTreeMap::new();
        let (mut tried, mut computed, mut longest) = (0, 0, Duration::ZERO);
        let start = Instant::now();
        while start.elapsed() < long && failures.len() < 20 {
            let original: &Vec<u8> = random.of(&self.corpus);
            let bytes = mutate(original, &self.corpus, &self.pieces, &mut random);
            let named = *random.of(&self.encodings);
            let choice = random.below(1 << 20);
            if seconds.is_some() {
                std::fs::write(folder.join(format!("last-{}", self.name)), &bytes).expect("the folder can be written to");
            }
            let try_it = || {
                let (start, busy) = (Instant::now(), busy());
                let done = catch_unwind(AssertUnwindSafe(|| chain(&bytes, self.kind, named, choice)));
                let elapsed = busy.and_then(|before| self::busy()?.checked_sub(before)).unwrap_or_else(|| start.elapsed());
                (done.map_err(|_| PLACE.take()), elapsed)
            };
            let (mut done, mut elapsed) = try_it();
            for _ in 0..3 {
                if elapsed > BOUND && done.is_ok() {
                    let again = try_it();
                    (done, elapsed) = (again.0, elapsed.min(again.1));
                }
            }
            if elapsed > BOUND && done.is_ok() {
                done = Err(format!("a file takes {elapsed:?}"));
            }
            if elapsed > longest {
                longest = elapsed;
                if seconds.is_some() {
                    std::fs::write(folder.join(format!("longest-{}", self.name)), &bytes).expect("the folder can be written to");
                }
            }
            tried += 1;
            match done {
                Ok(whole) => computed += usize::from(whole),
                Err(place) if !failures.contains_key(&place) => {
                    let path = folder.join(format!("{}-{seed}-{tried}", self.name));
                    std::fs::write(&path, &bytes).expect("the folder can be written to");
                    failures.insert(place, path);
                }
                Err(_) => {}
            }
        }
        println!("{}: {tried} files, {computed} of them computed, the longest took {longest:?}", self.name);
        assert!(failures.is_empty(), "{failures:#?}");
        assert!(computed > 0, "not one of {tried} files was computed");
    }
}

thread_local! {
    /// Where the last panic of this thread was, and its message.
    static PLACE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Remembers where a panic was instead of printing it, in the threads of this file.
fn catch_places() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            let place = info.location().map(|place| format!("{}:{}", place.file(), place.line())).unwrap_or_default();
            if place.starts_with("tests/fuzz.rs") {
                usual(info);
            }
            let payload = info.payload();
            let message = payload.downcast_ref::<String>().map(String::as_str).or(payload.downcast_ref::<&str>().copied());
            let message = message.unwrap_or_default();
            PLACE.set(format!("{place}: {}", message.chars().take(120).collect::<String>()));
        }));
    });
}

/// How long this thread has had a processor, where the system tells: what else a machine does must not count.
fn busy() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

/// Everything that the program does with a file; whether it was computed.
fn chain(bytes: &[u8], kind: Option<Kind>, named: Option<&'static Encoding>, choice: usize) -> bool {
    let opened = import::open("x".into(), bytes.to_vec(), kind, named, &Options::default());
    let Opened { source, scenario, diagnostics, kept, .. } = opened;
    examine::outcome(scenario.as_ref(), &diagnostics);
    examine::diagnostics(&diagnostics, &source);
    let Some(scenario) = scenario else { return false };
    examine::written(&scenario);
    let commented = import::to_commented_yaml(&scenario, &diagnostics, &kept, Locale::english());
    assert!(commented.contains("title:"));
    if let Ok(report) = trf::write_with(&scenario, &kept) {
        let path = "written.trf".into();
        let again = import::open(path, report.text.clone().into_bytes(), Some(Kind::Report), None, &Options::default());
        examine::diagnostics(&again.diagnostics, &again.source);
        assert!(again.scenario.is_some() || !report.losses.is_empty(), "{:?}\n{}", again.diagnostics, report.text);
    }
    explain(&scenario, choice);
    true
}

/// Checks the scenario and explains some of its values.
fn explain(scenario: &Scenario, choice: usize) {
    let edition = scenario.regulations.edition;
    let result = FileResult::checked(scenario, &verdict::check(scenario), Vec::new(), Locale::english());
    let json = halfpoint::report::check::to_json(std::slice::from_ref(&result));
    assert!(json.is_object() || json.is_array());
    let cx = Context::new(&scenario.tournament, scenario.regulations.reading);
    let standings = Standings::new(&cx, &scenario.list);
    let table = Table::new(scenario, edition, &standings, &headings(&scenario.list, &scenario.spelled), "en");
    assert_eq!(table.to_csv().lines().count(), table.to_text_rows(Locale::english()).len());
    let scene = Scene::new(&cx, edition, Some(&standings), "en");
    let people = standings.rows.len();
    let formats = [Format::Text, Format::Markdown, Format::Html, Format::Json];
    let (format, detail) = (formats[choice % 4], if choice % 8 < 4 { Detail::Full } else { Detail::Short });
    let code = scenario.list[(choice / 8) % scenario.list.len()];
    let id = ParticipantId::new((choice / 64) % people);
    if let Ok(explanation) = explanation(&scene, code, id) {
        render(&TEMPLATES, &explanation, edition, format, detail).expect("the templates have no fault");
    }
    if people > 1 {
        let at = (choice / 64) % (people - 1);
        let [upper, lower] = [at, at + 1].map(|at| standings.rows[at].participant);
        let why = why::why(&scene, upper, lower).expect("both are in the standings");
        why::render(&TEMPLATES, &why, edition, format, detail).expect("the templates have no fault");
    }
}

#[test]
fn scenarios() {
    let corpus = files(&["scenarios", "tests/diagnostics", "templates"], &["yaml"]);
    // The alias bomb has its own test; here it would take the time of all others.
    let corpus = corpus.into_iter().filter(|bytes| !bytes.windows(4).any(|part| part == b"&f [")).collect();
    Reader { name: "scenarios", corpus, pieces: PIECES.to_vec(), kind: Some(Kind::Scenario), encodings: vec![None] }.run();
}

#[test]
fn reports() {
    let mut corpus = files(&["tests/data", "tests/diagnostics", "tests/commands"], &["trf"]);
    corpus.extend(shipped_scenarios().iter().filter_map(|scenario| trf::write(scenario).ok()).map(|report| report.text.into_bytes()));
    Reader { name: "reports", corpus, pieces: RECORDS.to_vec(), kind: Some(Kind::Report), encodings: vec![None] }.run();
}

#[test]
fn tables() {
    let mut corpus = files(&["tests/data", "tests/diagnostics", "tests/commands"], &["tsv", "csv"]);
    let scenarios = shipped_scenarios();
    let tables = scenarios.iter().map(|scenario| to_table(&scenario.tournament));
    corpus.extend(tables.enumerate().map(|(index, table)| {
        let separator = ["\t", ";", " | ", "   "][index % 4];
        table.replace('\t', separator).into_bytes()
    }));
    corpus.retain(|bytes| bytes.len() < 20_000);
    Reader { name: "tables", corpus, pieces: CELLS.to_vec(), kind: Some(Kind::Table), encodings: vec![None] }.run();
}

#[test]
fn encodings() {
    let names = ["windows-1251", "windows-1252", "utf-8", "utf-16le", "utf-16be", "koi8-r", "shift_jis", "gb18030", "iso-8859-2"];
    let encodings: Vec<_> =
        names.into_iter().map(|name| Some(encoding::named(name).expect("a name of an encoding"))).chain([None]).collect();
    let mut corpus = files(&["tests/data", "tests/commands"], &["trf", "tsv"]);
    let texts: Vec<String> = corpus.iter().map(|bytes| String::from_utf8_lossy(bytes).replace("Anna", "Анна Ёлкина, Müller")).collect();
    for encoding in encodings.iter().flatten() {
        corpus.extend(texts.iter().map(|text| encoding.encode(text).0.into_owned()));
    }
    for text in &texts {
        let marked = format!("\u{feff}{text}");
        corpus.push(marked.encode_utf16().flat_map(u16::to_le_bytes).collect());
        corpus.push(marked.encode_utf16().flat_map(u16::to_be_bytes).collect());
        corpus.push(marked.into_bytes());
    }
    let pieces = vec!["\u{feff}", "Ё", "Müller", "\r", "\r\n", "\n001 ", "\t"];
    Reader { name: "encodings", corpus, pieces, kind: None, encodings }.run();
}
