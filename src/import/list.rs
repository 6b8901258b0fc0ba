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
    /// How far it orders the participants.
    pub decided: Decided,
}

/// How far a list orders the participants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Decided {
    /// It is the whole order.
    Whole,
    /// So many of its codes stand before something that is not known: a code that was left out, or the rest of a list that
    /// the file does not name.
    First(usize),
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
    let mut list = List { codes: Vec::new(), spelled: Vec::new(), decided: Decided::Whole };
    let mut before: Option<usize> = None;
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
                before.get_or_insert(list.codes.len());
            }
        }
    }
    // Teams have points of two kinds, and either may stand first.
    if list.codes.first().is_none_or(|first| !matches!(first.name, Name::Pts | Name::Mpts | Name::Gpts)) {
        list.codes.insert(0, Code::plain(Name::Pts));
        list.spelled.insert(0, "PTS".to_owned());
        before = before.map(|before| before + 1);
    }
    if let Some(before) = before {
        list.decided = Decided::First(before.max(1));
    } else if list.codes.len() == 1 {
        list.decided = Decided::First(1);
    }
    list
}
