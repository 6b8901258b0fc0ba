//! Contradictions between the facts, and the limits that keep arithmetic and time bounded.

use std::collections::{HashMap, HashSet};

use super::{Outcome, ParticipantId, Parts, System, Tournament};
use crate::Exact;

/// The most participants that a tournament may have.
pub const MAX_PARTICIPANTS: usize = 20_000;
/// The most rounds that a tournament may have.
pub const MAX_SLOTS: usize = 2_000;
/// The most cells (participants × rounds) that a tournament may have.
pub const MAX_CELLS: usize = 12_000_000;
/// The most points that one outcome may be worth, either way.
const MAX_POINTS: i64 = 100;
/// The largest common denominator of averages over repeated games (article 6.1.2).
const MAX_COMMON_MEETINGS: u64 = 1_000_000;

/// Two facts that cannot both be true, or a fact beyond a limit. Slots count from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the participant and slot that the variant names")]
pub enum Inconsistency {
    /// There is nobody.
    NoParticipants,
    /// More participants, rounds or cells than the limits allow.
    TooLarge { participants: usize, slots: usize },
    /// Two participants share a pairing number.
    NumberTwice { first: ParticipantId, second: ParticipantId },
    /// Two participants share a name, so an expectation could mean either.
    NameTwice { first: ParticipantId, second: ParticipantId },
    /// A row is shorter or longer than the others.
    RowLength { participant: ParticipantId, cells: usize, expected: usize },
    /// More rounds are given than scheduled.
    MoreThanScheduled { slots: usize, scheduled: usize },
    /// A participant is paired with themself.
    OwnOpponent { participant: ParticipantId, slot: usize },
    /// A names B, B's row names somebody else or nobody.
    OneSided { participant: ParticipantId, slot: usize, opponent: ParticipantId },
    /// Both name each other, the results do not complement each other.
    Results { participant: ParticipantId, slot: usize, opponent: ParticipantId },
    /// Both name each other, and both claim the same colour.
    Colours { participant: ParticipantId, slot: usize, opponent: ParticipantId },
    /// A bye of a kind that the system does not have: any bye in a round robin, a free round or pending game in a
    /// Swiss.
    NotOfSystem { participant: ParticipantId, slot: usize },
    /// Something other than an absence after the first absence.
    BackAfterWithdrawal { participant: ParticipantId, absent: usize, back: usize },
    /// The printed total is not the sum of the games.
    Total { participant: ParticipantId, printed: Exact, computed: Exact },
    /// Games are not known and no score is stated.
    NoScore { participant: ParticipantId },
    /// Two meet more often than the round robin has cycles.
    MetTooOften { participant: ParticipantId, opponent: ParticipantId, slot: usize },
    /// A value of the scoring system is beyond 100 points or has more than two decimals.
    ScoringValue { name: &'static str, value: Exact },
    /// A win is not worth more than a draw, or a draw less than a loss.
    ScoringOrder,
    /// The numbers of repeated meetings have no manageable common multiple.
    Meetings,
}

/// Checks the parts; every fault is found in one pass.
pub(super) fn check(parts: Parts) -> Result<Tournament, Vec<Inconsistency>> {
    let Parts { system, scoring, participants, rows, scheduled_rounds, rounds_known } = parts;
    let mut faults = Vec::new();
    let slots = rows.first().map_or(0, Vec::len);
    if participants.is_empty() {
        return Err(vec![Inconsistency::NoParticipants]);
    }
    let cells = participants.len().saturating_mul(slots);
    if participants.len() > MAX_PARTICIPANTS || slots.max(scheduled_rounds) > MAX_SLOTS || cells > MAX_CELLS {
        return Err(vec![Inconsistency::TooLarge { participants: participants.len(), slots: slots.max(scheduled_rounds) }]);
    }
    for (name, value) in scoring.values() {
        let two_decimals = value.decimals().is_some_and(|places| places <= 2);
        if !two_decimals || value > Exact::from(MAX_POINTS) || value < Exact::from(-MAX_POINTS) {
            faults.push(Inconsistency::ScoringValue { name, value });
        }
    }
    if scoring.win <= scoring.draw || scoring.draw < scoring.loss {
        faults.push(Inconsistency::ScoringOrder);
    }
    let mut numbers = HashMap::new();
    let mut names = HashMap::new();
    for (index, participant) in participants.iter().enumerate() {
        let id = ParticipantId::new(index);
        if let Some(&first) = numbers.get(&participant.number) {
            faults.push(Inconsistency::NumberTwice { first, second: id });
        } else {
            numbers.insert(participant.number, id);
        }
        if let Some(&first) = names.get(participant.name.as_str()) {
            faults.push(Inconsistency::NameTwice { first, second: id });
        } else {
            names.insert(participant.name.as_str(), id);
        }
    }
    let expected = most_common_length(&rows);
    for (index, row) in rows.iter().enumerate() {
        if row.len() != expected {
            faults.push(Inconsistency::RowLength { participant: ParticipantId::new(index), cells: row.len(), expected });
        }
    }
    if expected > scheduled_rounds && rounds_known {
        faults.push(Inconsistency::MoreThanScheduled { slots: expected, scheduled: scheduled_rounds });
    }
    if faults.iter().any(|fault| matches!(fault, Inconsistency::RowLength { .. })) {
        return Err(faults);
    }
    for (index, row) in rows.iter().enumerate() {
        check_row(ParticipantId::new(index), row, system, &mut faults);
    }
    check_pairs(&rows, rounds_known, system, &mut faults);
    for (index, participant) in participants.iter().enumerate() {
        let unknown = rows[index].contains(&Outcome::Unknown);
        let computed: Exact = rows[index].iter().map(|&outcome| scoring.of(outcome)).sum();
        let participant_id = ParticipantId::new(index);
        match participant.stated_score {
            None if unknown => faults.push(Inconsistency::NoScore { participant: participant_id }),
            Some(printed) if !unknown && printed != computed => {
                faults.push(Inconsistency::Total { participant: participant_id, printed, computed });
            }
            _ => {}
        }
    }
    if faults.is_empty() {
        let outcomes = rows.into_iter().flatten().collect();
        Ok(Tournament { system, scoring, participants, outcomes, slots, scheduled_rounds, rounds_known })
    } else {
        Err(faults)
    }
}

fn most_common_length(rows: &[Vec<Outcome>]) -> usize {
    let mut counts: HashMap<usize, usize> = HashMap::new();
    for row in rows {
        *counts.entry(row.len()).or_default() += 1;
    }
    counts.into_iter().max_by_key(|&(length, count)| (count, length)).map_or(0, |(length, _)| length)
}

fn check_row(participant: ParticipantId, row: &[Outcome], system: System, faults: &mut Vec<Inconsistency>) {
    let mut absent = None;
    for (slot, &outcome) in row.iter().enumerate() {
        let fits = match outcome {
            Outcome::FreeRound | Outcome::NotYetPlayed { .. } => system.has_fixed_pairings(),
            Outcome::PairingAllocatedBye | Outcome::FullPointBye | Outcome::HalfPointBye | Outcome::ZeroPointBye | Outcome::Absent => {
                !system.has_fixed_pairings()
            }
            Outcome::Played { .. } | Outcome::Forfeited { .. } | Outcome::Unknown => true,
        };
        if !fits {
            faults.push(Inconsistency::NotOfSystem { participant, slot });
        }
        match (absent, outcome) {
            (None, Outcome::Absent) => absent = Some(slot),
            (Some(first), outcome) if outcome != Outcome::Absent => {
                faults.push(Inconsistency::BackAfterWithdrawal { participant, absent: first, back: slot });
                absent = None;
            }
            _ => {}
        }
    }
}

/// Checks each pairing from both sides. A grid has no common slots, so there the opponent's cell is found by counting
/// the encounters of the two.
fn check_pairs(rows: &[Vec<Outcome>], rounds_known: bool, system: System, faults: &mut Vec<Inconsistency>) {
    let mut meetings: HashMap<(ParticipantId, ParticipantId), u32> = HashMap::new();
    let mut in_grid: HashMap<(ParticipantId, ParticipantId, u32), Outcome> = HashMap::new();
    if !rounds_known {
        let mut seen: HashMap<(ParticipantId, ParticipantId), u32> = HashMap::new();
        for (own, row) in rows.iter().enumerate().map(|(index, row)| (ParticipantId::new(index), row)) {
            for &outcome in row {
                if let Some(opponent) = outcome.opponent() {
                    let count = seen.entry((own, opponent)).or_default();
                    in_grid.insert((own, opponent, *count), outcome);
                    *count += 1;
                }
            }
        }
    }
    for (own, row) in rows.iter().enumerate().map(|(index, row)| (ParticipantId::new(index), row)) {
        for (slot, &outcome) in row.iter().enumerate() {
            let Some(opponent) = outcome.opponent() else { continue };
            if opponent == own {
                faults.push(Inconsistency::OwnOpponent { participant: own, slot });
                continue;
            }
            let met = meetings.entry((own, opponent)).or_default();
            let back =
                if rounds_known { rows.get(opponent.index()).map(|row| row[slot]) } else { in_grid.get(&(opponent, own, *met)).copied() };
            *met += 1;
            if system.has_fixed_pairings() && *met > system.cycles() && own < opponent {
                faults.push(Inconsistency::MetTooOften { participant: own, opponent, slot });
            }
            match back {
                Some(back) if back.opponent() == Some(own) => {
                    // Each contradiction is reported once, from the side that stands first in the table.
                    if own < opponent {
                        check_two_sides(own, slot, opponent, outcome, back, faults);
                    }
                }
                _ => faults.push(Inconsistency::OneSided { participant: own, slot, opponent }),
            }
        }
    }
    let different: HashSet<u32> = meetings.into_values().collect();
    let common = different.into_iter().try_fold(1_u64, |common, count| {
        let multiple = common / gcd(common, u64::from(count)) * u64::from(count);
        (multiple <= MAX_COMMON_MEETINGS).then_some(multiple)
    });
    if common.is_none() {
        faults.push(Inconsistency::Meetings);
    }
}

fn check_two_sides(
    own: ParticipantId,
    slot: usize,
    opponent: ParticipantId,
    outcome: Outcome,
    back: Outcome,
    faults: &mut Vec<Inconsistency>,
) {
    let without_colour = |outcome: Outcome| match outcome {
        Outcome::Played { opponent, result, .. } => Outcome::Played { opponent, colour: None, result },
        Outcome::Forfeited { opponent, forfeit, .. } => Outcome::Forfeited { opponent, colour: None, forfeit },
        other => other,
    };
    if outcome.mirrored(own).map(without_colour) != Some(without_colour(back)) {
        faults.push(Inconsistency::Results { participant: own, slot, opponent });
    } else if outcome.colour().is_some() && outcome.colour() == back.colour() {
        faults.push(Inconsistency::Colours { participant: own, slot, opponent });
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
