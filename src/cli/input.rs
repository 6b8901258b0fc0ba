//! Finding and reading files: scenarios, report files and tables.

use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::ValueEnum;
use walkdir::WalkDir;

use super::{Failure, output, path_arg};
use crate::diagnostic::{Diagnostic, Paint, Source, nearest, render};
use crate::import::{self, Encoding, Facts, Kept, Kind, Numbers, Opened, Options, encoding, table, trf};
use crate::regulation::Swap;
use crate::render::{Arg, Sentence, Templates, say};
use crate::report::standings::with_points;
use crate::rules::{AXES, Axis, Edition, rules};
use crate::scenario::{self, Regulations, Scenario};
use crate::tiebreak::{Code, refusal_under};
use crate::tournament::System;

/// A file that was read: the scenario, when it has no errors, and what was found.
#[derive(Debug)]
pub(super) struct Read {
    pub(super) source: Arc<Source>,
    pub(super) scenario: Option<Scenario>,
    pub(super) diagnostics: Vec<Diagnostic>,
    /// What the file publishes; nothing for a scenario.
    pub(super) facts: Option<Facts>,
    /// What the file says beside the tournament.
    pub(super) kept: Kept,
}

/// What is said on the command line of files that are no scenarios.
#[derive(Clone, Debug, Default, clap::Args)]
pub(super) struct Foreign {
    /// The encoding of a report file or a table, such as windows-1251; by default it is found out
    #[arg(long, value_name = "NAME")]
    encoding: Option<String>,
    /// The system of a report file or a table that does not tell it
    #[arg(long, value_enum, value_name = "SYSTEM")]
    system: Option<SystemArgument>,
    /// What the cells of a table refer to
    #[arg(long, value_enum, value_name = "NUMBERS")]
    numbers: Option<NumbersArgument>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum SystemArgument {
    /// Swiss
    Swiss,
    /// Round robin
    RoundRobin,
    /// Double round robin
    DoubleRoundRobin,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum NumbersArgument {
    /// The ranks
    Rank,
    /// The starting numbers
    Start,
}

/// How files are to be read.
#[derive(Clone, Debug, Default)]
pub(super) struct Reading {
    encoding: Option<&'static Encoding>,
    pub(super) options: Options,
    /// What the file holds, where its name and text are not to decide.
    pub(super) kind: Option<Kind>,
}

impl Foreign {
    /// The same, examined, with the list of tie-breaks in place of the file's.
    pub(super) fn reading(&self, list: Option<&[String]>) -> Result<Reading, Failure> {
        let encoding = match &self.encoding {
            Some(name) => Some(encoding::named(name).ok_or_else(|| Failure::Said(text_of("cli-no-encoding", name)))?),
            None => None,
        };
        let codes = |list: &[String]| list.iter().map(|text| parsed(text)).collect::<Result<Vec<Code>, _>>();
        let system = self.system.map(|system| match system {
            SystemArgument::Swiss => System::Swiss,
            SystemArgument::RoundRobin => System::RoundRobin,
            SystemArgument::DoubleRoundRobin => System::DoubleRoundRobin,
        });
        let numbers = self.numbers.map(|numbers| match numbers {
            NumbersArgument::Rank => Numbers::Rank,
            NumbersArgument::Start => Numbers::Start,
        });
        let options = Options { list: list.map(codes).transpose()?, system, numbers };
        Ok(Reading { encoding, options, kind: None })
    }
}

/// The scenario files that the paths name: files as they are, folders with everything below them, in a fixed order;
/// `-` is standard input.
pub(super) fn find(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in paths {
        if path == Path::new(STANDARD_INPUT) {
            files.push(path.clone());
            continue;
        }
        if !path.exists() {
            return Err(Failure::Said(say("cli-does-not-exist").with("path", path_arg(path))));
        }
        for entry in WalkDir::new(path).sort_by_key(|entry| natural(&entry.file_name().to_string_lossy())) {
            match entry {
                Ok(entry) if entry.depth() == 0 && !entry.file_type().is_dir() => files.push(entry.into_path()),
                Ok(entry) if entry.file_type().is_file() && is_ours(entry.path()) => files.push(entry.into_path()),
                Ok(_) => {}
                // A folder that cannot be looked into is told like a file that cannot be read.
                Err(error) => files.extend(error.path().map(Path::to_path_buf)),
            }
        }
    }
    Ok(files)
}

/// Whether a file in a folder is meant: by its name, and where the name does not tell, by what stands in it.
fn is_ours(path: &Path) -> bool {
    let extension = path.extension().map(|extension| extension.to_string_lossy().to_lowercase());
    match extension.as_deref() {
        Some("yaml" | "yml" | "trf" | "trfx") => true,
        Some("txt" | "csv" | "tsv") => head(path).is_ok_and(|mut bytes| {
            // The end may be in the middle of a letter.
            if let Err(error) = std::str::from_utf8(&bytes)
                && error.error_len().is_none()
            {
                bytes.truncate(error.valid_up_to());
            }
            let text = encoding::decode(&bytes, None).text;
            trf::is_report(&text) || table::is_table(&text)
        }),
        _ => false,
    }
}

/// The first mebibyte of a file, which tells what it is.
fn head(path: &Path) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    std::fs::File::open(path)?.take(1024 * 1024).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The key that sorts names as people do: `4-2` before `14-1`.
fn natural(name: &str) -> Vec<(u64, String)> {
    let mut parts: Vec<(u64, String)> = Vec::new();
    let mut rest = name;
    while !rest.is_empty() {
        let digits = rest.len() - rest.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
        let (number, after) = rest.split_at(digits);
        let text = after.len() - after.trim_start_matches(|letter: char| !letter.is_ascii_digit()).len();
        let (text, after) = after.split_at(text);
        parts.push((number.parse().unwrap_or(u64::MAX), text.to_owned()));
        rest = after;
    }
    parts
}

/// The path that stands for standard input.
const STANDARD_INPUT: &str = "-";

/// Why a path gives no bytes.
#[derive(Debug)]
pub(super) enum Unreadable {
    /// It is a folder.
    Folder,
    /// It is a device or a named pipe, which might never end or begin.
    NoFile,
    /// The system says why.
    System(std::io::Error),
}

impl Unreadable {
    /// The same in words.
    pub(super) fn why(&self) -> Arg {
        match self {
            Unreadable::Folder => say("cli-is-folder").into(),
            Unreadable::NoFile => say("cli-is-no-file").into(),
            Unreadable::System(error) => Arg::Text(error.to_string()),
        }
    }
}

impl From<std::io::Error> for Unreadable {
    fn from(error: std::io::Error) -> Unreadable {
        Unreadable::System(error)
    }
}

/// Reads a file, or standard input, up to a little more than the largest that is accepted: what is longer is refused
/// without being held in memory.
fn bytes(path: &Path) -> Result<Vec<u8>, Unreadable> {
    let most = scenario::MAX_BYTES as u64 + 1;
    let mut bytes = Vec::new();
    if path == Path::new(STANDARD_INPUT) {
        std::io::stdin().lock().take(most).read_to_end(&mut bytes)?;
        return Ok(bytes);
    }
    let kind = std::fs::metadata(path)?.file_type();
    if kind.is_dir() {
        // One that may not be looked into says so.
        std::fs::read_dir(path)?;
        return Err(Unreadable::Folder);
    }
    // What a shell hands over for <(...) is open already.
    let handed_over = ["/dev/fd", "/dev/stdin", "/proc/self/fd"].into_iter().any(|folder| path.starts_with(folder));
    if !kind.is_file() && !handed_over {
        return Err(Unreadable::NoFile);
    }
    std::fs::File::open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Reads one file, or standard input.
///
/// # Errors
///
/// Why it cannot be read.
pub(super) fn read(path: &Path, reading: &Reading, templates: &Templates) -> Result<Read, Unreadable> {
    let bytes = bytes(path)?;
    let Opened { source, mut scenario, diagnostics, facts, kept } =
        import::open(path.to_path_buf(), bytes, reading.kind, reading.encoding, &reading.options);
    if let (Some(scenario), Some(list), None) = (&mut scenario, &reading.options.list, &facts) {
        let (tournament, regulations) = (&scenario.tournament, &scenario.regulations);
        let refused = |code: &Code| refusal_under(*code, tournament, &regulations.reading, regulations.edition);
        // A folder may hold tournaments of many kinds; what a list asks in vain of one of them is said of that one.
        let computed = |code: &Code| match refused(code) {
            Some(refusal) if !refusal.is_warning() => {
                let why = scenario::refusal_fault(*code, refusal, regulations.edition).sentence(templates.locale());
                output::note(templates, &say("cli-left-out").with("path", path_arg(path)).with("why", Arg::Text(why)));
                false
            }
            _ => true,
        };
        scenario.list = with_points(list.iter().copied().filter(computed).collect());
        scenario.spelled = scenario.list.iter().map(ToString::to_string).collect();
    }
    Ok(Read { source, scenario, diagnostics, facts, kept })
}

/// Reads one file without which a command cannot run.
pub(super) fn read_one(path: &Path, reading: &Reading, templates: &Templates) -> Result<Read, Failure> {
    read(path, reading, templates).map_err(|error| {
        let said = match &error {
            Unreadable::System(error) if error.kind() == std::io::ErrorKind::NotFound => say("cli-does-not-exist"),
            error => say("cli-cannot-read").with("why", error.why()),
        };
        Failure::Said(said.with("path", path_arg(path)))
    })
}

/// Reads one file that a command is about; its faults are printed, and errors end the command.
pub(super) fn scenario(path: &Path, reading: &Reading, templates: &Templates) -> Result<Scenario, Failure> {
    let Read { source, scenario, diagnostics, .. } = read_one(path, reading, templates)?;
    show(&diagnostics, &source, templates);
    scenario.ok_or(Failure::Diagnosed)
}

/// Prints what was found in a file.
pub(super) fn show(diagnostics: &[Diagnostic], source: &Source, templates: &Templates) {
    for diagnostic in diagnostics {
        anstream::eprintln!("{}", render(diagnostic, source, templates.locale(), Paint::Coloured));
    }
}

/// The edition with this id.
pub(super) fn edition(id: &str) -> Result<&'static Edition, Failure> {
    rules().edition(id).ok_or_else(|| {
        let known = rules().editions().map(|edition| edition.id.as_str());
        Failure::Said(text_of("cli-no-edition", id).with("known", all(known)))
    })
}

/// The regulations of a scenario, or those of the edition that the command line names, with the points that it reads
/// otherwise.
pub(super) fn regulations(scenario: &Scenario, id: Option<&str>, readings: &[String]) -> Result<Regulations, Failure> {
    let mut regulations = match id {
        Some(id) => Regulations::of(edition(id)?),
        None => scenario.regulations.clone(),
    };
    for text in readings {
        let Some((axis, option)) = text.split_once('=') else {
            return Err(Failure::Said(text_of("cli-no-reading", text)));
        };
        let (axis, option) = (axis.trim(), option.trim());
        let Some(&(axis, options)) = AXES.iter().find(|(id, _)| *id == axis) else {
            return Err(unknown("cli-no-axis", axis, AXES.iter().map(|(id, _)| *id), None));
        };
        let Some(&option) = options.iter().find(|id| **id == option) else {
            return Err(unknown("cli-no-option", option, options.iter().copied(), Some(axis)));
        };
        let reading = regulations.reading.with(axis, option);
        regulations.reading = reading.map_err(|_| Failure::Said(text_of("cli-no-reading", text)))?;
        regulations.changes.retain(|(changed, _)| *changed != axis);
        regulations.changes.push((axis, option));
    }
    Ok(regulations)
}

/// A sentence about a text of the command line.
fn text_of(key: &'static str, text: &str) -> Sentence {
    say(key).with("text", Arg::Text(text.to_owned()))
}

/// Ids one after the other.
fn all<'a>(ids: impl Iterator<Item = &'a str>) -> Arg {
    Arg::Text(ids.collect::<Vec<_>>().join(", "))
}

/// A text that names none of what is known, with what was probably meant, or all there is.
fn unknown<'a>(key: &'static str, text: &str, known: impl Iterator<Item = &'a str> + Clone, axis: Option<&str>) -> Failure {
    let sentence = match nearest(text, known.clone()) {
        Some(near) => say(format!("{key}.similar")).with("similar", Arg::Text(near.to_owned())),
        None => say(format!("{key}.known")).with("known", all(known)),
    };
    let sentence = axis.into_iter().fold(sentence, |sentence, axis| sentence.with("axis", Arg::Text(axis.to_owned())));
    Failure::Said(sentence.with("text", Arg::Text(text.to_owned())))
}

/// Other regulations, as the keys of “under” name them: an edition, or axes such as `dummy-cap=uncapped` that are read
/// otherwise, joined by `+`.
pub(super) fn other_regulations(scenario: &Scenario, text: &str) -> Result<Regulations, Failure> {
    let mut regulations = scenario.regulations.clone();
    for (index, part) in text.split('+').map(str::trim).enumerate() {
        match part.split_once('=') {
            None if index == 0 => regulations = Regulations::of(edition(part)?),
            None => return Err(Failure::Said(text_of("cli-edition-after-plus", part))),
            Some((axis, option)) => {
                let known = self::axis(axis)?;
                let option =
                    known.options.iter().find(|known| known.id == option).ok_or_else(|| {
                        unknown("cli-no-option", option, known.options.iter().map(|option| option.id.as_str()), Some(axis))
                    })?;
                regulations = Swap { axis: &known.id, option: &option.id, standing: option.is }.of(&regulations);
            }
        }
    }
    Ok(regulations)
}

/// The axis with this id.
pub(super) fn axis(id: &str) -> Result<&'static Axis, Failure> {
    rules().axis(id).ok_or_else(|| unknown("cli-no-axis", id, AXES.iter().map(|(id, _)| *id), None))
}

/// A code from the command line.
fn parsed(text: &str) -> Result<Code, Failure> {
    let text = text.trim();
    text.parse().map_err(|error| Failure::Fault(Box::new(scenario::code_fault(&error, text))))
}

/// A code from the command line that can be computed for the scenario.
pub(super) fn code(text: &str, scenario: &Scenario, regulations: &Regulations) -> Result<Code, Failure> {
    let code = parsed(text)?;
    match refusal_under(code, &scenario.tournament, &regulations.reading, regulations.edition) {
        Some(refusal) if !refusal.is_warning() => {
            Err(Failure::Fault(Box::new(scenario::refusal_fault(code, refusal, regulations.edition))))
        }
        _ => Ok(code),
    }
}

/// What should be thought of before a code of the list is used.
pub(super) fn warning(code: Code, scenario: &Scenario, regulations: &Regulations) -> Option<Diagnostic> {
    let refusal = crate::tiebreak::refusal(code, &scenario.tournament, &regulations.reading)?;
    refusal.is_warning().then(|| scenario::refusal_fault(code, refusal, regulations.edition))
}

#[cfg(test)]
mod tests {
    use super::natural;

    #[test]
    fn numbers_in_names_are_sorted_by_value() {
        let mut names = ["14-1-1-a-x", "4-2-b", "example-a", "4-2-a", "example-02", "16-4", "4"];
        names.sort_by_key(|name| natural(name));
        assert_eq!(names, ["4", "4-2-a", "4-2-b", "14-1-1-a-x", "16-4", "example-02", "example-a"]);
    }
}
