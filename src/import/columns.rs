//! What a pasted table publishes of each participant: points, rank and values of tie-breaks, as expectations.
//!
//! A value that is printed with decimals was perhaps rounded: it is right when it is the value rounded to as many
//! decimals as are printed. Then the value itself is expected, so that a scenario which is written holds it.

use std::ops::Range;

use super::Facts;
use super::list::Decided;
use super::ranks::{self, Rank, Ranks};
use super::texts::points;
use crate::Exact;
use crate::diagnostic::{Code, Diagnostic, Sink};
use crate::scenario::{Derivation, Expectation, Expected, Line, Scenario, Subject};
use crate::standings::Standings;
use crate::tiebreak::{self, Context, Method, Name, values};
use crate::tournament::ParticipantId;

/// What a row of the table publishes.
pub(super) struct PublishedRow<'t> {
    pub rank: Option<Rank>,
    pub points: Option<(Exact, Range<usize>)>,
    /// The values of the columns of tie-breaks, with the codes that head them.
    pub values: Vec<(Option<tiebreak::Code>, Line<'t>)>,
}

/// A column of which the values are compared.
struct Column {
    at: usize,
    code: tiebreak::Code,
    /// What is expected of each participant, and where it is printed.
    expected: Vec<Option<(Expected, Range<usize>)>>,
}

/// Makes expectations of what the table publishes.
pub(super) fn expectations(scenario: &mut Scenario, rows: Vec<PublishedRow<'_>>, decided: Decided, facts: &mut Facts, sink: &mut Sink) {
    let published: Vec<Option<Rank>> = rows.iter().map(|row| row.rank.clone()).collect();
    if let (Decided::First(count), Some((_, at))) = (decided, published.iter().flatten().next()) {
        let codes: Vec<String> = scenario.list.iter().take(count).map(ToString::to_string).collect();
        sink.push(Diagnostic::note(Code::RanksInPart, at.clone()).arg("codes", codes.join(", ")).help("help"));
    }
    let Ranks { expectations: ranks, compared } = ranks::expected(scenario, &published, decided, sink);
    facts.ranks = compared;
    let columns = columns(scenario, &rows, sink);
    let expect =
        |participant, subject, (expected, span)| Expectation { participant, subject, expected, derivation: Derivation::default(), span };
    for ((index, row), rank) in rows.into_iter().enumerate().zip(ranks) {
        let participant = ParticipantId::new(index);
        if let Some((points, at)) = row.points {
            let subject = Subject::TieBreak(tiebreak::Code::plain(Name::Pts));
            scenario.expectations.push(expect(participant, subject, (Expected::Number(points), at)));
            facts.points += 1;
        }
        for column in &columns {
            if let Some(expected) = column.expected[index].clone() {
                scenario.expectations.push(expect(participant, Subject::TieBreak(column.code), expected));
                facts.values += 1;
            }
        }
        scenario.expectations.extend(rank);
    }
}

/// The columns whose codes the list has, each code once.
fn columns(scenario: &Scenario, rows: &[PublishedRow<'_>], sink: &mut Sink) -> Vec<Column> {
    let cx = Context::new(&scenario.tournament, scenario.regulations.reading);
    let mut others = scenario.list.iter().copied().filter(|code| code.name != Name::Pts);
    let mut columns: Vec<Column> = Vec::new();
    let mut unnamed: Option<Range<usize>> = None;
    for (at, (heading, cell)) in rows[0].values.iter().enumerate() {
        // The code of a column: its own, or the next of the list.
        let Some(code) = heading.or_else(|| others.next()) else {
            if unnamed.is_none() {
                unnamed = Some(cell.span());
                let fault = Diagnostic::note(Code::TieBreakUnnamed, cell.span()).arg("text", format!("TB{}", at + 1));
                sink.push(fault.help("help"));
            }
            continue;
        };
        if code.name == Name::Pts || !scenario.list.contains(&code) || columns.iter().any(|column| column.code == code) {
            continue;
        }
        let printed: Vec<Option<(Exact, &Line<'_>)>> =
            rows.iter().map(|row| Some((points(row.values[at].1.text)?, &row.values[at].1))).collect();
        let expected = match code.name.entry().method {
            Method::Group => of_groups(scenario, &cx, code, &printed),
            _ => of_values(&cx, code, &printed),
        };
        columns.push(Column { at, code, expected });
    }
    columns.sort_by_key(|column| column.at);
    columns
}

/// Values as they are printed; rounded ones as what they are rounded from.
fn of_values(cx: &Context<'_>, code: tiebreak::Code, printed: &[Option<(Exact, &Line<'_>)>]) -> Vec<Option<(Expected, Range<usize>)>> {
    let computed = values(cx, code);
    let expected = |(index, cell): (usize, &Option<(Exact, &Line<'_>)>)| {
        let (printed, line) = cell.as_ref()?;
        let computed = computed.get(index).copied().flatten();
        let value = computed.filter(|&computed| is_rounded(line.text, *printed, computed)).unwrap_or(*printed);
        Some((Expected::Number(value), line.span()))
    };
    printed.iter().enumerate().map(expected).collect()
}

/// Whether a number that is printed with decimals is another one rounded to them.
fn is_rounded(text: &str, printed: Exact, computed: Exact) -> bool {
    let Some(at) = text.find(['.', ',']) else { return false };
    let places = text[at + 1..].chars().filter(char::is_ascii_digit).count();
    let Some(steps) = u32::try_from(places).ok().filter(|places| (1..=6).contains(places)).map(|places| 10_i64.pow(places)) else {
        return false;
    };
    let difference = if printed > computed { printed - computed } else { computed - printed };
    difference <= Exact::new(1, 2 * steps)
}

/// Places inside the tied groups. Programs print them as places or as points of the games inside the group; either orders
/// the members of a group, and the one that fits more groups is meant.
fn of_groups(
    scenario: &Scenario,
    cx: &Context<'_>,
    code: tiebreak::Code,
    printed: &[Option<(Exact, &Line<'_>)>],
) -> Vec<Option<(Expected, Range<usize>)>> {
    let standings = Standings::new(cx, &scenario.list);
    let column = standings.columns.iter().find(|column| column.code == code);
    let ties = column.map(|column| &column.ties[..]).unwrap_or_default();
    let read = |points_first: bool| {
        let mut expected: Vec<Option<(Expected, Range<usize>)>> = vec![None; printed.len()];
        let mut right = 0;
        for tie in ties {
            let cells: Option<Vec<(Exact, ParticipantId)>> =
                tie.members.iter().map(|&id| printed[id.index()].as_ref().map(|(value, _)| (*value, id))).collect();
            // Where somebody has no value, nothing tells their places.
            let Some(mut cells) = cells else { continue };
            cells.sort_by_key(|&(value, _)| value);
            if points_first {
                cells.reverse();
            }
            let mut first = 1;
            let mut found: Vec<(u32, u32, Vec<ParticipantId>)> = Vec::new();
            for level in cells.chunk_by(|a, b| a.0 == b.0) {
                let last = first + u32::try_from(level.len()).unwrap_or(u32::MAX) - 1;
                found.push((first, last, level.iter().map(|(_, id)| *id).collect()));
                first = last + 1;
            }
            let as_sets = |sets: &mut dyn Iterator<Item = Vec<ParticipantId>>| -> Vec<Vec<ParticipantId>> {
                let sorted = |mut set: Vec<ParticipantId>| {
                    set.sort_unstable();
                    set
                };
                sets.map(sorted).collect()
            };
            let here = as_sets(&mut found.iter().map(|(.., set)| set.clone()));
            right += usize::from(here == as_sets(&mut tie.places.iter().cloned()));
            for (first, last, set) in found {
                for id in set {
                    expected[id.index()] = printed[id.index()].as_ref().map(|(_, line)| (Expected::Places(first, last), line.span()));
                }
            }
        }
        (right, expected)
    };
    let (by_points, by_place) = (read(true), read(false));
    if by_place.0 > by_points.0 { by_place.1 } else { by_points.1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounded_numbers_are_those_they_are_rounded_from() {
        let third = Exact::new(74, 3);
        for (text, rounded) in
            [("24.67", true), ("24,7", true), ("24.667", true), ("24.66", false), ("25", false), ("24.68", false), ("24½", false)]
        {
            let printed = points(text).expect("a number");
            assert_eq!(is_rounded(text, printed, third), rounded, "{text}");
        }
    }
}
