//! Contradictions between the facts, and the limits that keep arithmetic and time bounded.

use std::collections::{BTreeSet, HashMap};

use super::{Outcome, Participant, ParticipantId, Parts, Scoring, System, Tournament};
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
    /// The points of a cell are missing, beyond 100 or have more than two decimals.
    Points { participant: ParticipantId, slot: usize },
    /// A win is not worth more than a draw, or a draw less than a loss.
    ScoringOrder,
    /// The numbers of repeated meetings have no manageable common multiple.
    Meetings,
}

/// Checks the parts; every fault is found in one pass.
pub(super) fn check(parts: Parts) -> Result<Tournament, Vec<Inconsistency>> {
    let Parts { system, scoring, participants, rows, points, scheduled_rounds, rounds_known, rating_rules } = parts;
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
        if !is_within_bounds(value) {
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
    if let Some(points) = &points {
        check_points(&rows, points, &mut faults);
    }
    // Sums of values beyond the bounds could grow beyond all numbers.
    let beyond = |fault: &Inconsistency| matches!(fault, Inconsistency::ScoringValue { .. } | Inconsistency::Points { .. });
    if !faults.iter().any(beyond) {
        check_totals(&participants, &rows, points.as_deref(), &scoring, &mut faults);
    }
    if faults.is_empty() {
        let colours_known = colours_known(&rows);
        let outcomes = rows.into_iter().flatten().collect();
        let unrated = unrated(&participants);
        let points = points.map(|points| points.into_iter().flatten().collect());
        Ok(Tournament {
            system,
            scoring,
            participants,
            outcomes,
            points,
            regular: None,
            slots,
            scheduled_rounds,
            rounds_known,
            rating_rules,
            unrated,
            colours_known,
            team_score: None,
            teams: None,
        })
    } else {
        Err(faults)
    }
}

/// Whether no game was played with colours that are not known.
pub(crate) fn colours_known(rows: &[Vec<Outcome>]) -> bool {
    rows.iter().flatten().all(|outcome| !outcome.is_played() || outcome.colour().is_some())
}

fn is_within_bounds(value: Exact) -> bool {
    let two_decimals = value.decimals().is_some_and(|places| places <= 2);
    two_decimals && value <= Exact::from(MAX_POINTS) && value >= Exact::from(-MAX_POINTS)
}

/// Checks that every cell has its points, and that they are within the bounds.
fn check_points(rows: &[Vec<Outcome>], points: &[Vec<Exact>], faults: &mut Vec<Inconsistency>) {
    for (index, row) in rows.iter().enumerate() {
        let participant = ParticipantId::new(index);
        let given = points.get(index).map_or(&[][..], Vec::as_slice);
        let missing = (given.len() != row.len()).then_some(given.len().min(row.len()));
        let beyond = given.iter().position(|&value| !is_within_bounds(value));
        if let Some(slot) = beyond.or(missing) {
            faults.push(Inconsistency::Points { participant, slot });
        }
    }
}

/// The first participant without a rating, and the number of those.
fn unrated(participants: &[Participant]) -> Option<(ParticipantId, u32)> {
    let mut without = (0_usize..).zip(participants).filter(|(_, participant)| participant.rating.is_none());
    let (first, _) = without.next()?;
    let others = u32::try_from(without.count()).expect("participants are limited in number");
    Some((ParticipantId::new(first), others + 1))
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

/// Compares stated scores with the games.
fn check_totals(
    participants: &[Participant],
    rows: &[Vec<Outcome>],
    points: Option<&[Vec<Exact>]>,
    scoring: &Scoring,
    faults: &mut Vec<Inconsistency>,
) {
    // The bounds leave two decimals, so a row is summed in hundredths.
    let hundredths = |value: Exact| value.numerator() * (100 / value.denominator());
    for (index, (participant, row)) in participants.iter().zip(rows).enumerate() {
        let id = ParticipantId::new(index);
        let unknown = row.contains(&Outcome::Unknown);
        match participant.stated_score {
            None if unknown => faults.push(Inconsistency::NoScore { participant: id }),
            Some(printed) if !unknown => {
                let computed = match points {
                    Some(points) => points[index].iter().map(|&value| hundredths(value)).sum(),
                    None => row.iter().map(|&outcome| hundredths(scoring.of(outcome))).sum(),
                };
                let computed = Exact::new(computed, 100);
                if printed != computed {
                    faults.push(Inconsistency::Total { participant: id, printed, computed });
                }
            }
            _ => {}
        }
    }
}

/// Checks each pairing from both sides, in time that grows with the number of cells.
fn check_pairs(rows: &[Vec<Outcome>], rounds_known: bool, system: System, faults: &mut Vec<Inconsistency>) {
    // A grid has no common slots, so there the opponent's cell is found by counting the encounters of the two.
    let encounters = if rounds_known { Vec::new() } else { rows.iter().map(|row| by_opponent(row)).collect() };
    let mut meetings = vec![0_u32; rows.len()];
    let mut different = BTreeSet::new();
    for (own, row) in rows.iter().enumerate().map(|(index, row)| (ParticipantId::new(index), row)) {
        for (slot, &outcome) in row.iter().enumerate() {
            let Some(opponent) = outcome.opponent() else { continue };
            if opponent == own {
                faults.push(Inconsistency::OwnOpponent { participant: own, slot });
                continue;
            }
            let Some(met) = meetings.get_mut(opponent.index()) else {
                faults.push(Inconsistency::OneSided { participant: own, slot, opponent });
                continue;
            };
            let back = if rounds_known {
                Some(rows[opponent.index()][slot])
            } else {
                nth_encounter(&encounters[opponent.index()], own, *met).map(|slot| rows[opponent.index()][slot])
            };
            *met += 1;
            if matches!(system, System::RoundRobin | System::DoubleRoundRobin) && *met > system.cycles() && own < opponent {
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
        for opponent in row.iter().filter_map(|outcome| outcome.opponent()) {
            if let Some(met) = meetings.get_mut(opponent.index())
                && *met > 0
            {
                different.insert(*met);
                *met = 0;
            }
        }
    }
    let common = different.into_iter().try_fold(1_u64, |common, count| {
        let multiple = common / gcd(common, u64::from(count)) * u64::from(count);
        (multiple <= MAX_COMMON_MEETINGS).then_some(multiple)
    });
    if common.is_none() {
        faults.push(Inconsistency::Meetings);
    }
}

/// The encounters of a row by opponent, those with the same opponent in the order of the slots.
fn by_opponent(row: &[Outcome]) -> Vec<(ParticipantId, usize)> {
    let mut encounters: Vec<(ParticipantId, usize)> =
        row.iter().enumerate().filter_map(|(slot, outcome)| Some((outcome.opponent()?, slot))).collect();
    encounters.sort_unstable();
    encounters
}

/// The slot of the encounter with this opponent that has so many before it.
fn nth_encounter(encounters: &[(ParticipantId, usize)], opponent: ParticipantId, before: u32) -> Option<usize> {
    let first = encounters.partition_point(|&(other, _)| other < opponent);
    let &(found, slot) = encounters.get(first + before as usize)?;
    (found == opponent).then_some(slot)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::{Colour, Forfeit, GameResult, RatingRules};

    fn played(opponent: usize, result: GameResult) -> Outcome {
        Outcome::Played { opponent: ParticipantId::new(opponent), colour: None, result }
    }

    fn parts(system: System, rows: Vec<Vec<Outcome>>, rounds_known: bool) -> Parts {
        let participant = |index| Participant {
            number: index + 1,
            name: format!("P{index}"),
            rating: None,
            later_ratings: Vec::new(),
            stated_score: None,
        };
        let participants = (0..u32::try_from(rows.len()).expect("few rows")).map(participant).collect();
        let scheduled_rounds = rows[0].len();
        let rating_rules = RatingRules::default();
        Parts { system, scoring: Scoring::default(), participants, rows, points: None, scheduled_rounds, rounds_known, rating_rules }
    }

    const WIN: GameResult = GameResult::Win;
    const DRAW: GameResult = GameResult::Draw;
    const LOSS: GameResult = GameResult::Loss;

    #[test]
    fn finds_the_answer_to_an_encounter_of_a_grid() {
        // Each row has its opponents in the order of the table, so the two cells of a game stand in different slots.
        let good =
            vec![vec![played(1, WIN), played(2, DRAW)], vec![played(0, LOSS), played(2, WIN)], vec![played(0, DRAW), played(1, LOSS)]];
        assert!(check(parts(System::RoundRobin, good.clone(), false)).is_ok());
        let mut bad = good;
        bad[2][1] = played(1, WIN);
        let (participant, opponent) = (ParticipantId::new(1), ParticipantId::new(2));
        let faults = check(parts(System::RoundRobin, bad, false)).expect_err("both won");
        assert_eq!(faults, [Inconsistency::Results { participant, slot: 1, opponent }]);
    }

    #[test]
    fn counts_meetings_per_pair() {
        let rows = |times: usize| vec![vec![played(1, DRAW); times], vec![played(0, DRAW); times]];
        assert!(check(parts(System::DoubleRoundRobin, rows(2), true)).is_ok());
        let faults = check(parts(System::DoubleRoundRobin, rows(3), true)).expect_err("three games");
        assert!(matches!(faults[..], [Inconsistency::MetTooOften { slot: 2, .. }]));
    }

    #[test]
    fn compares_both_sides() {
        let forfeit = |opponent: usize, forfeit| Outcome::Forfeited { opponent: ParticipantId::new(opponent), colour: None, forfeit };
        let white =
            |opponent: usize, result| Outcome::Played { opponent: ParticipantId::new(opponent), colour: Some(Colour::White), result };
        for (one, other, well) in [
            (played(1, WIN), played(0, LOSS), true),
            (played(1, WIN), played(0, DRAW), false),
            (played(1, WIN), forfeit(0, Forfeit::Loss), false),
            (forfeit(1, Forfeit::Both), forfeit(0, Forfeit::Both), true),
            (forfeit(1, Forfeit::Win), forfeit(0, Forfeit::Both), false),
            (white(1, DRAW), white(0, DRAW), false),
            (white(1, DRAW), played(0, DRAW), true),
            (played(1, WIN), Outcome::ZeroPointBye, false),
        ] {
            let result = check(parts(System::Swiss, vec![vec![one], vec![other]], true));
            assert_eq!(result.is_ok(), well, "{one:?} {other:?}");
        }
    }

    #[test]
    fn values_beyond_the_bounds_are_not_summed() {
        let mut parts = parts(System::Swiss, vec![vec![Outcome::FullPointBye; 3]], true);
        parts.scoring = Scoring::of_games(Exact::new(1, 999_999_929), Exact::new(1, 999_999_937), Exact::ZERO);
        let faults = check(parts).expect_err("no decimals");
        assert!(faults.iter().all(|fault| matches!(fault, Inconsistency::ScoringValue { .. })));
    }
}
