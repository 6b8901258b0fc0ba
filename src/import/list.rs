//! The list of tie-breaks of an imported file.

use std::ops::Range;

use super::Options;
use crate::diagnostic::{Code as Fault, Diagnostic, Sink, Value};
use crate::scenario::{Regulations, code_fault, refusal_fault, shorten};
use crate::tiebreak::{Code, Method, Name, refusal_under};
use crate::tournament::Tournament;

/// A list that can be computed.
pub(super) struct List {
    /// The codes, points first.
    pub codes: Vec<Code>,
    /// The codes as they are spelled.
    pub spelled: Vec<String>,
    /// Whether it is the whole order: nothing was left out.
    pub complete: bool,
}

fn told(fault: Diagnostic) -> Value {
    Value::Told(Box::new(fault))
}

/// Takes the list that the user names, or the file's. Codes that this tournament cannot have are left out, which is
/// said.
pub(super) fn list(
    of_file: &[(String, Range<usize>)],
    options: &Options,
    place: Range<usize>,
    (tournament, regulations): (&Tournament, &Regulations),
    sink: &mut Sink,
) -> List {
    let named: Option<Vec<(String, Range<usize>)>> =
        options.list.as_ref().map(|codes| codes.iter().map(|code| (code.to_string(), place.clone())).collect());
    let mut list = List { codes: Vec::new(), spelled: Vec::new(), complete: true };
    for (text, at) in named.as_deref().unwrap_or(of_file) {
        let code = match text.parse::<Code>() {
            Ok(code) => match refusal_under(code, tournament, &regulations.reading, regulations.edition) {
                Some(refusal) if !refusal.is_warning() => Err(told(refusal_fault(code, refusal, regulations.edition))),
                _ if code.name == Name::Pts && !list.codes.is_empty() => Err(Value::Words("trf-points-first")),
                // Only the order of a group by its own games can be asked again (4.3).
                _ if list.codes.contains(&code) && !matches!(code.name.entry().method, Method::Group) => {
                    Err(Value::Words("trf-listed-before"))
                }
                _ => Ok(code),
            },
            Err(error) => Err(told(code_fault(&error, text))),
        };
        match code {
            Ok(code) => {
                list.codes.push(code);
                list.spelled.push(text.clone());
            }
            Err(why) => {
                let fault = Diagnostic::warning(Fault::CodeLeftOut, at.clone()).arg("code", shorten(text)).value("why", why);
                sink.push(fault.help("help"));
                list.complete = false;
            }
        }
    }
    if list.codes.first().is_none_or(|first| first.name != Name::Pts) {
        list.codes.insert(0, Code::plain(Name::Pts));
        list.spelled.insert(0, "PTS".to_owned());
    }
    list
}
