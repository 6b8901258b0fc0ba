//! Line-ups: who of a team's roster sat at the boards, round by round.

use std::collections::HashMap;
use std::ops::Range;

use super::shape;
use super::values::{shorten, whole};
use super::yaml::{Entry, Node};
use crate::diagnostic::{Code, Diagnostic, Sink, nearest};
use crate::tournament::{LineUp, ParticipantId, Player, TeamInconsistency};

/// The players of a team, and where each name is written.
#[derive(Default)]
pub(crate) struct Roster {
    pub players: Vec<Player>,
    pub at: Vec<Range<usize>>,
}

impl Roster {
    /// Reports names that two players share: a line-up could not tell them apart.
    pub fn tell_apart(&self, sink: &mut Sink) {
        let mut first: HashMap<&str, usize> = HashMap::new();
        for (place, player) in self.players.iter().enumerate() {
            if let Some(&earlier) = first.get(player.name.as_str()) {
                let fault = Diagnostic::error(Code::SameNameInTeam, self.at[place].clone()).arg("name", &player.name).label("again");
                sink.push(fault.also(self.at[earlier].clone(), "first").help("help"));
            } else {
                first.insert(&player.name, place);
            }
        }
    }

    /// The place of a player who is named, or whose place in board order is given.
    fn find(&self, text: &str) -> Option<usize> {
        let named = self.players.iter().position(|player| player.name == text);
        let numbered = || super::cell::number(text).map(|place| place as usize - 1).filter(|&place| place < self.players.len());
        named.or_else(numbered)
    }
}

/// One line-up as written.
pub(crate) struct Written {
    slot: usize,
    players: Vec<Option<usize>>,
    places: Places,
}

impl Written {
    /// The line-up of a round: who sat at the boards, by their places in the roster, and where each is told.
    pub fn new(slot: usize, players: Vec<(Option<usize>, Range<usize>)>, at: Range<usize>, roster: &Roster) -> Written {
        let name = |place: Option<usize>| place.map(|place| roster.players[place].name.clone());
        let named = players.iter().map(|(place, at)| (name(*place), at.clone())).collect();
        Written { slot, players: players.into_iter().map(|(place, _)| place).collect(), places: Places { at, players: named } }
    }
}

/// Where a line-up is written.
struct Places {
    /// The round.
    at: Range<usize>,
    /// Who sits at the boards, and where it says so.
    players: Vec<(Option<String>, Range<usize>)>,
}

/// Reads the line-ups of a team.
pub(super) fn line_ups(entry: &Entry<'_>, team: &str, roster: &Roster, sink: &mut Sink) -> Vec<Written> {
    let mut read: Vec<Written> = Vec::new();
    for round in shape::mapping(&entry.value, "line-ups", sink).unwrap_or_default() {
        let number = whole(&round.key, "line-ups", (1, 2000), sink);
        let items = shape::list(&round.value, "line-ups", sink);
        let Some((number, items)) = number.zip(items) else { continue };
        let players: Vec<Option<Option<usize>>> = items.iter().map(|item| player(item, team, roster, sink)).collect();
        let Some(players) = players.into_iter().collect::<Option<Vec<Option<usize>>>>() else { continue };
        let slot = number as usize - 1;
        if let Some(first) = read.iter().find(|first| first.slot == slot) {
            // The same spelling twice is a key twice, which has been reported.
            if sink.source().text.get(first.places.at.clone()) != round.key.text() {
                let fault = Diagnostic::error(Code::DuplicateKey, round.key.span()).arg("key", number).label("again");
                sink.push(fault.also(first.places.at.clone(), "first"));
            }
            continue;
        }
        let seats = players.into_iter().zip(items).map(|(place, item)| (place, item.span())).collect();
        read.push(Written::new(slot, seats, round.key.span(), roster));
    }
    read
}

/// Reads who sat at a board: the place in the roster, or `Some(None)` for nobody.
fn player(node: &Node<'_>, team: &str, roster: &Roster, sink: &mut Sink) -> Option<Option<usize>> {
    let text = shape::text(node, "line-ups", sink)?.trim();
    if let Some(place) = roster.find(text) {
        return Some(Some(place));
    }
    if matches!(text, "-" | "–" | "−" | "—") {
        return Some(None);
    }
    let fault = Diagnostic::error(Code::UnknownMember, node.span()).arg("name", shorten(text)).arg("team", team);
    let names = || roster.players.iter().map(|player| player.name.as_str());
    let similar = nearest(text, names()).and_then(|name| names().position(|one| one == name));
    sink.push(match similar {
        Some(place) => fault.also(roster.at[place].clone(), "similar"),
        None if roster.players.is_empty() => fault.help("roster"),
        None => fault.help("help"),
    });
    None
}

/// Where the line-ups of all teams are written.
pub(super) struct LineUpPlaces(HashMap<(ParticipantId, usize), Places>);

/// Takes the line-ups of all teams apart: what they say, and where.
pub(super) fn apart(teams: impl Iterator<Item = Vec<Written>>) -> (Vec<LineUp>, LineUpPlaces) {
    let mut line_ups = Vec::new();
    let mut places = HashMap::new();
    for (index, written) in teams.enumerate() {
        let team = ParticipantId::new(index);
        for Written { slot, players, places: at } in written {
            places.entry((team, slot)).or_insert(at);
            line_ups.push(LineUp { team, slot, players });
        }
    }
    (line_ups, LineUpPlaces(places))
}

impl LineUpPlaces {
    /// The diagnostic for a line-up that contradicts the roster, the matches or the boards. `name` is that of a team
    /// that has no other fault, `cell` where its row tells a round.
    pub fn diagnostic(
        &self,
        found: &TeamInconsistency,
        name: impl Fn(ParticipantId) -> Option<String>,
        cell: impl Fn(ParticipantId, usize) -> Option<Range<usize>>,
        boards: usize,
    ) -> Option<Diagnostic> {
        let of = |team, slot| self.0.get(&(team, slot));
        Some(match *found {
            TeamInconsistency::LineUpWithoutMatch { team, slot } => {
                let at = of(team, slot)?.at.clone();
                let fault = Diagnostic::error(Code::NoSuchMatch, at).arg("name", name(team)?).arg("round", slot + 1);
                match cell(team, slot) {
                    Some(there) => fault.label("here").also(there, "there"),
                    None => fault.label("beyond"),
                }
            }
            TeamInconsistency::LineUpLength { team, slot, players } => {
                let at = of(team, slot)?.at.clone();
                Diagnostic::error(Code::BoardCount, at).arg("count", players).arg("other", boards).help("line-up")
            }
            TeamInconsistency::LineUpOrder { team, slot, board } => {
                let players = &of(team, slot)?.players;
                let (own, here) = players.get(board)?;
                let (other, above) = players[..board].iter().rev().find(|(name, _)| name.is_some())?;
                let fault = Diagnostic::error(Code::LineUpOrder, here.clone()).arg("name", own.as_deref()?).arg("other", other.as_deref()?);
                let (same, label, second) = if own == other { ("same", "again", "first") } else { ("other", "here", "above") };
                let fault = fault.arg("team", name(team)?).arg("round", slot + 1).help("help");
                fault.arg("same", same).label(label).also(above.clone(), second)
            }
            TeamInconsistency::EmptyBoard { team, slot, board } => {
                let (_, at) = of(team, slot)?.players.get(board)?;
                let fault = Diagnostic::error(Code::EmptyBoard, at.clone()).arg("team", name(team)?);
                fault.arg("board", board + 1).arg("round", slot + 1).help("help")
            }
            // A key that is given twice has been reported, and the reader finds nobody beyond the roster.
            _ => return None,
        })
    }
}
