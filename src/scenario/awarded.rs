//! Points that were awarded otherwise than the scoring system says: what an arbiter decided, a bonus or a penalty.

use std::collections::HashMap;
use std::ops::Range;

use super::facts::Facts;
use super::shape::{self, AWARDED, Fields};
use super::values::{number, whole};
use super::yaml::Node;
use crate::Exact;
use crate::diagnostic::{Code, Diagnostic, Sink};
use crate::tournament::{ParticipantId, TeamScore};

/// An entry as it is written.
#[derive(Clone, Debug)]
pub(crate) struct AwardedEntry {
    /// The name or the number of the participant.
    pub of: (String, Range<usize>),
    /// The round, from 1.
    pub round: (u32, Range<usize>),
    /// Of teams, which of their scores.
    pub score: Option<TeamScore>,
    pub points: (Exact, Range<usize>),
}

/// An entry whose participant and round exist.
#[derive(Clone, Copy, Debug)]
pub(super) struct Awarded {
    pub participant: ParticipantId,
    pub slot: usize,
    pub score: Option<TeamScore>,
    pub points: Exact,
}

/// The points of entries, by key: those of players and the two of teams.
const POINTS: [(&str, Option<TeamScore>); 3] =
    [("points", None), ("match-points", Some(TeamScore::Match)), ("game-points", Some(TeamScore::Game))];

/// Reads `awarded:`.
pub(super) fn awarded(node: &Node<'_>, of_teams: bool, sink: &mut Sink) -> Vec<AwardedEntry> {
    let mut entries = Vec::new();
    for item in shape::list(node, "awarded", sink).unwrap_or_default() {
        let Some(fields) = Fields::of(item, &AWARDED, "awarded", sink) else { continue };
        let of = fields.value("of").and_then(|node| Some((shape::text(node, "of", sink)?.trim().to_owned(), node.span())));
        let round = fields.value("round").and_then(|node| Some((whole(node, "round", (1, u32::MAX), sink)?, node.span())));
        let mut stated = false;
        for (key, score) in POINTS {
            let Some(entry) = fields.entry(key) else { continue };
            stated = true;
            if score.is_some() != of_teams {
                let fault = Diagnostic::error(Code::KeyOfOtherSystem, entry.key.span()).arg("key", key);
                sink.push(fault.help(if of_teams { "awarded-teams" } else { "awarded-players" }));
                continue;
            }
            let points = number(&entry.value, key, sink).map(|points| (points, entry.value.span()));
            if let (Some(of), Some(round), Some(points)) = (&of, &round, points) {
                entries.push(AwardedEntry { of: of.clone(), round: round.clone(), score, points });
            }
        }
        if !stated {
            let key = if of_teams { "match-points" } else { "points" };
            let fault = Diagnostic::error(Code::MissingKey, shape::head(item, sink)).arg("key", key).arg("place", "awarded");
            sink.push(fault.arg("where", "inside"));
        }
    }
    entries
}

/// Finds whom the entries are about; each cell has one.
pub(super) fn resolve(entries: Vec<AwardedEntry>, facts: &Facts, sink: &mut Sink) -> Vec<Awarded> {
    let mut seen: HashMap<(ParticipantId, usize, Option<TeamScore>), Range<usize>> = HashMap::new();
    let mut found = Vec::with_capacity(entries.len());
    for AwardedEntry { of, round, score, points } in entries {
        let Some(participant) = facts.find(&of.0) else {
            if !sink.is_full() {
                sink.push(facts.unknown(&of.0, of.1));
            }
            continue;
        };
        let (points, at) = points;
        if points.numerator().abs() > 100 * points.denominator() || points.decimals().is_none_or(|places| places > 2) {
            sink.push(Diagnostic::error(Code::ScoringValue, at).arg("name", "awarded").number("value", points));
            continue;
        }
        let slot = round.0 as usize - 1;
        if slot >= facts.slots {
            let fault = Diagnostic::error(Code::NotAWholeNumber, round.1).arg("text", round.0).arg("key", "round");
            sink.push(fault.arg("least", 1).arg("most", facts.slots));
            continue;
        }
        if let Some(first) = seen.get(&(participant, slot, score)) {
            let name = &facts.participants[participant.index()].name;
            let fault = Diagnostic::error(Code::AwardedTwice, at).arg("name", name).arg("round", round.0).label("again");
            sink.push(fault.also(first.clone(), "first"));
            continue;
        }
        seen.insert((participant, slot, score), at);
        found.push(Awarded { participant, slot, score, points });
    }
    found
}
