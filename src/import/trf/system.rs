//! Which system a report file is of: by record 192, by the words of 092, or by who met whom.

use std::collections::HashMap;
use std::ops::Range;

use super::games::Row;
use crate::diagnostic::{Code, Diagnostic, Sink};
use crate::scenario::shorten;
use crate::tournament::{System, TeamScore};

/// What record 192 names.
pub(in crate::import) enum Encoded {
    /// A system that tournaments have here.
    System(System),
    /// A Swiss of teams.
    Teams,
    /// A knock-out, which only teams have here.
    KnockOut,
    /// A system that they do not have.
    NotHeld,
    /// A word that the format does not have.
    Unknown,
}

/// Reads the encoded type of record 192.
pub(in crate::import) fn encoded(text: &str) -> Encoded {
    let text = text.to_ascii_uppercase();
    let cycles = text.rsplit_once("_G").and_then(|(_, cycles)| super::super::texts::whole(cycles));
    if text.contains("KNOCKOUT") {
        return Encoded::KnockOut;
    }
    if text.contains("SCHILLER") || text.contains("SCHEVENINGEN") {
        return Encoded::NotHeld;
    }
    if text.contains("ROUNDROBIN") {
        return match cycles {
            _ if text.contains("DOUBLE") => Encoded::System(System::DoubleRoundRobin),
            None | Some(1) => Encoded::System(System::RoundRobin),
            Some(2) => Encoded::System(System::DoubleRoundRobin),
            Some(_) => Encoded::NotHeld,
        };
    }
    if text.contains("TEAM") {
        return Encoded::Teams;
    }
    let swiss = ["SWISS", "DUTCH", "DUBOV", "BURSTEIN", "LIM"];
    if swiss.iter().any(|word| text.contains(word)) { Encoded::System(System::Swiss) } else { Encoded::Unknown }
}

/// Reads the free text of record 092.
pub(in crate::import) fn worded(text: &str) -> Option<System> {
    let text = text.to_lowercase();
    let robin = ["robin", "berger", "rundenturnier", "all-play-all", "кругов"].iter().any(|word| text.contains(word));
    let double = ["double", "doppel", "двухкруг", "2 cycles"].iter().any(|word| text.contains(word));
    let swiss = ["swiss", "schweizer", "suisse", "suizo", "швейцар"].iter().any(|word| text.contains(word));
    match (robin, swiss) {
        (true, false) if double => Some(System::DoubleRoundRobin),
        (true, false) => Some(System::RoundRobin),
        (false, true) => Some(System::Swiss),
        _ => None,
    }
}

/// The score that ranks the teams, in the type of record 192: the first that it names.
pub(in crate::import) fn primary(text: &str) -> Option<TeamScore> {
    text.to_ascii_uppercase().split('_').find_map(|word| match word {
        "MP" => Some(TeamScore::Match),
        "GP" => Some(TeamScore::Game),
        _ => None,
    })
}

/// Whether the free text of record 092 says that players take part, not teams.
pub(in crate::import) fn is_individual(text: &str) -> bool {
    let text = text.to_lowercase();
    ["individual", "einzel", "individuel", "личн"].iter().any(|word| text.contains(word))
}

/// Whether everybody is paired with everybody, as in a round robin that is over.
fn everybody(rows: &[Row], cycles: usize) -> bool {
    let others = rows.len().saturating_sub(1);
    rows.len() > 2
        && rows.iter().all(|row| {
            let mut met: HashMap<u32, usize> = HashMap::new();
            for opponent in row.cells.iter().filter_map(|cell| cell.opponent) {
                *met.entry(opponent).or_default() += 1;
            }
            met.len() == others && met.values().all(|&count| count == cycles)
        })
}

/// The system that the pairings show; it is said that nothing else tells it.
pub(in crate::import) fn by_pairings(rows: &[Row], text: Option<(&str, Range<usize>)>, first: Range<usize>, sink: &mut Sink) -> System {
    let system = if everybody(rows, 1) {
        System::RoundRobin
    } else if everybody(rows, 2) {
        System::DoubleRoundRobin
    } else {
        System::Swiss
    };
    let name = match system {
        System::RoundRobin => "round-robin",
        System::DoubleRoundRobin => "double-round-robin",
        _ => "swiss",
    };
    let (text, at) = text.map_or((String::new(), first), |(text, at)| (shorten(text), at));
    let fault = Diagnostic::note(Code::SystemAssumed, at).arg("system", name).arg("text", &text);
    sink.push(fault.help(if text.is_empty() { "silent" } else { "text" }));
    system
}
