//! The ordered list applied to tied groups (C.07 4.2).
//!
//! Everybody is sorted by the first code; each group that is still tied goes to the next code by itself and inherits
//! nothing from its neighbours. What the last code leaves tied shares its places. An undefined value stands last; one
//! that is undefined because games are not known separates nobody.

use crate::tiebreak::{Code, Context, Method, Order, ranking, values};
use crate::tournament::ParticipantId;
use crate::working::Value;

/// One line of the standings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// Who.
    pub participant: ParticipantId,
    /// The rank, from 1; with shared places the first of them.
    pub rank: u32,
    /// The last of the shared places; equal to `rank` when the place is not shared.
    pub last: u32,
    /// The position in the list of the code that puts this participant below the one above; `None` in the first row
    /// and where the place is shared with the one above.
    pub decided_by: Option<usize>,
}

/// A group that was tied when a code of the list was applied to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tie {
    /// The members, in the order that the earlier codes and the table gave them.
    pub members: Vec<ParticipantId>,
    /// What the code made of it: the members in order, those still tied together.
    pub places: Vec<Vec<ParticipantId>>,
}

/// A code of the list with what it gave.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// The code.
    pub code: Code,
    /// Everybody's value by id; for direct encounter the place inside the tied group, for members of one.
    pub values: Vec<Value>,
    /// The groups that were tied when this code's turn came.
    pub ties: Vec<Tie>,
}

/// The standings: who stands where, and what decided it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standings {
    /// The rows in rank order.
    pub rows: Vec<Row>,
    /// The codes of the list in their order.
    pub columns: Vec<Column>,
    /// The place of everybody's row, by id.
    places: Vec<usize>,
}

impl Standings {
    /// Applies a list to a tournament.
    pub fn new(cx: &Context<'_>, list: &[Code]) -> Standings {
        // Each group with the code that separates it from the group before.
        let mut groups: Vec<(Vec<ParticipantId>, Option<usize>)> = vec![(cx.tournament().ids().collect(), None)];
        let mut columns = Vec::with_capacity(list.len());
        let unknown = cx.tournament().ids().any(|id| cx.tournament().has_unknown_games(id));
        for (position, &code) in list.iter().enumerate() {
            let mut column = Column { code, values: values(cx, code), ties: Vec::new() };
            let mut refined = Vec::with_capacity(groups.len());
            for (group, separated) in groups {
                if group.len() < 2 {
                    refined.push((group, separated));
                    continue;
                }
                let places = match code.name.entry().method {
                    Method::Group | Method::InGroup { .. } => {
                        let ranking = ranking(cx, code, &group);
                        for (member, value) in ranking.values {
                            column.values[member.index()] = value;
                        }
                        ranking.places
                    }
                    // A value that is not known might be any, so it separates nobody.
                    Method::Each { .. } if unknown && group.iter().any(|id| column.values[id.index()].is_none()) => vec![group.clone()],
                    Method::Each { .. } => by_value(&group, &column.values, code.order()),
                };
                if matches!(code.name.entry().method, Method::Group) {
                    let mut place = 1_u32;
                    for subset in &places {
                        for member in subset {
                            column.values[member.index()] = Some(place.into());
                        }
                        place += subset.len() as u32;
                    }
                }
                let separations = std::iter::once(separated).chain(std::iter::repeat(Some(position)));
                refined.extend(places.iter().cloned().zip(separations));
                column.ties.push(Tie { members: group, places });
            }
            groups = refined;
            columns.push(column);
        }
        let mut rows: Vec<Row> = Vec::with_capacity(cx.tournament().participants().len());
        let mut rank = 1;
        for (group, separated) in groups {
            let last = rank + group.len() as u32 - 1;
            for (at, participant) in group.into_iter().enumerate() {
                rows.push(Row { participant, rank, last, decided_by: if at == 0 { separated } else { None } });
            }
            rank = last + 1;
        }
        let mut places = vec![0; rows.len()];
        for (place, row) in rows.iter().enumerate() {
            places[row.participant.index()] = place;
        }
        Standings { rows, columns, places }
    }

    /// The row of a participant.
    pub fn row(&self, id: ParticipantId) -> Option<&Row> {
        self.places.get(id.index()).map(|&place| &self.rows[place])
    }

    /// The position of the code that separates two participants; `None` when they share their places.
    pub fn separated_by(&self, a: ParticipantId, b: ParticipantId) -> Option<usize> {
        self.columns.iter().position(|column| {
            let tie = column.ties.iter().find(|tie| tie.members.contains(&a) && tie.members.contains(&b));
            tie.is_some_and(|tie| !tie.places.iter().any(|subset| subset.contains(&a) && subset.contains(&b)))
        })
    }
}

/// A group sorted by value, equal values together; an undefined value stands last in either order.
fn by_value(group: &[ParticipantId], values: &[Value], order: Order) -> Vec<Vec<ParticipantId>> {
    let value = |id: &ParticipantId| values[id.index()];
    let mut sorted = group.to_vec();
    match order {
        Order::Descending => sorted.sort_by_key(|id| std::cmp::Reverse(value(id))),
        Order::Ascending => sorted.sort_by_key(|id| (value(id).is_none(), value(id))),
    }
    sorted.chunk_by(|a, b| value(a) == value(b)).map(<[ParticipantId]>::to_vec).collect()
}
