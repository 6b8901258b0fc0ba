//! Finding and reading scenario files.

use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use walkdir::WalkDir;

use super::Failure;
use crate::diagnostic::{Diagnostic, Paint, Source, nearest, render};
use crate::render::Templates;
use crate::rules::{AXES, Edition, rules};
use crate::scenario::{self, Regulations, Scenario};
use crate::tiebreak::{Code, ParseCodeError};

/// A file that was read: the scenario, when it has no errors, and what was found.
#[derive(Debug)]
pub(super) struct Read {
    pub(super) source: Arc<Source>,
    pub(super) scenario: Option<Scenario>,
    pub(super) diagnostics: Vec<Diagnostic>,
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
            return Err(Failure::new(format_args!("{} does not exist", path.display())));
        }
        for entry in WalkDir::new(path).sort_by_key(|entry| natural(&entry.file_name().to_string_lossy())) {
            let entry = entry.map_err(Failure::new)?;
            let is_yaml = entry.path().extension().is_some_and(|extension| extension == "yaml" || extension == "yml");
            if entry.file_type().is_file() && (is_yaml || entry.depth() == 0) {
                files.push(entry.into_path());
            }
        }
    }
    Ok(files)
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

/// Reads a file, or standard input, up to a little more than the largest that is accepted: what is longer is refused
/// without being held in memory.
fn bytes(path: &Path) -> std::io::Result<Vec<u8>> {
    let most = scenario::MAX_BYTES as u64 + 1;
    let mut bytes = Vec::new();
    if path == Path::new(STANDARD_INPUT) {
        std::io::stdin().lock().take(most).read_to_end(&mut bytes)?;
    } else {
        std::fs::File::open(path)?.take(most).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

/// Reads one file, or standard input.
pub(super) fn read(path: &Path) -> Result<Read, Failure> {
    let bytes = bytes(path).map_err(|error| Failure::new(format_args!("{} cannot be read: {error}", path.display())))?;
    let (source, scenario, diagnostics) = scenario::read_bytes(path.to_path_buf(), bytes);
    Ok(Read { source, scenario, diagnostics })
}

/// Reads one file that a command is about; its faults are printed, and errors end the command.
pub(super) fn scenario(path: &Path, templates: &Templates) -> Result<Scenario, Failure> {
    let Read { source, scenario, diagnostics } = read(path)?;
    for diagnostic in &diagnostics {
        anstream::eprintln!("{}", render(diagnostic, &source, templates.locale(), Paint::Coloured));
    }
    scenario.ok_or(Failure::Diagnosed)
}

/// The edition with this id.
pub(super) fn edition(id: &str) -> Result<&'static Edition, Failure> {
    rules().edition(id).ok_or_else(|| {
        let known: Vec<&str> = rules().editions().map(|edition| edition.id.as_str()).collect();
        Failure::new(format_args!("there is no edition “{id}”; there is {}", known.join(", ")))
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
            return Err(Failure::new(format_args!("“{text}” is no reading; write AXIS=OPTION, such as dummy-cap=uncapped")));
        };
        let (axis, option) = (axis.trim(), option.trim());
        let Some(&(axis, options)) = AXES.iter().find(|(id, _)| *id == axis) else {
            return Err(unknown(format_args!("there is no axis “{axis}”"), axis, AXES.iter().map(|(id, _)| *id)));
        };
        let Some(&option) = options.iter().find(|id| **id == option) else {
            return Err(unknown(format_args!("the axis {axis} has no option “{option}”"), option, options.iter().copied()));
        };
        let reading = regulations.reading.with(axis, option);
        regulations.reading = reading.map_err(|_| Failure::new(format_args!("“{text}” is no reading")))?;
        regulations.changes.retain(|(changed, _)| *changed != axis);
        regulations.changes.push((axis, option));
    }
    Ok(regulations)
}

fn unknown<'a>(fault: std::fmt::Arguments<'_>, text: &str, known: impl Iterator<Item = &'a str> + Clone) -> Failure {
    match nearest(text, known.clone()) {
        Some(near) => Failure::new(format_args!("{fault}; did you mean “{near}”?")),
        None => Failure::new(format_args!("{fault}; there is {}", known.collect::<Vec<_>>().join(", "))),
    }
}

/// A code from the command line that can be computed for the scenario.
pub(super) fn code(text: &str, scenario: &Scenario, regulations: &Regulations) -> Result<Code, Failure> {
    let code: Code = text.trim().parse().map_err(|error| match &error {
        ParseCodeError::UnknownName { similar: Some(similar), .. } => Failure::new(format_args!("{error}; did you mean {similar}?")),
        _ => Failure::new(error),
    })?;
    match crate::tiebreak::refusal(code, &scenario.tournament, &regulations.reading) {
        Some(refusal) if !refusal.is_warning() => Err(Failure::new(crate::scenario::refusal_text(code, refusal, regulations.edition))),
        _ => Ok(code),
    }
}

/// What should be thought of before a code of the list is used.
pub(super) fn warning(code: Code, scenario: &Scenario, regulations: &Regulations) -> Option<String> {
    let refusal = crate::tiebreak::refusal(code, &scenario.tournament, &regulations.reading)?;
    refusal.is_warning().then(|| crate::scenario::refusal_text(code, refusal, regulations.edition))
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
