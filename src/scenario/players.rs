//! The participants with their rows: form (a), `games` in every player's mapping.

use super::cell::Cell;
use super::shape::{self, Fields, PLAYER};
use super::sheet::{Placed, Player};
use super::values::{line, number, shorten, whole};
use super::yaml::{Kind, Line, Node};
use crate::diagnostic::{Code, Diagnostic, Sink};

/// The largest pairing number.
pub(super) const LARGEST_NUMBER: u32 = 999_999_999;
/// The highest rating.
pub(super) const HIGHEST_RATING: u32 = 4000;

/// Reads `players:`.
pub(super) fn players(node: &Node<'_>, sink: &mut Sink) -> Vec<Player> {
    let items = shape::list(node, "players", sink).unwrap_or_default();
    items.iter().filter_map(|item| player(item, sink)).collect()
}

fn player(node: &Node<'_>, sink: &mut Sink) -> Option<Player> {
    let fields = Fields::of(node, &PLAYER, "players", sink)?;
    let here = shape::head(node, sink);
    let at = |name| fields.value(name).map_or(here.clone(), Node::span);
    let number_read = fields.value("no").and_then(|node| whole(node, "no", (1, LARGEST_NUMBER), sink));
    let name = fields.entry("name").and_then(|entry| line(entry, sink));
    let ratings = fields.value("rating").map_or_else(|| Some(Vec::new()), |node| ratings(node, sink));
    for key in ["title", "federation"] {
        fields.entry(key).and_then(|entry| line(entry, sink));
    }
    let points = fields.value("points").map(|node| number(node, "points", sink).map(|points| (points, node.span())));
    let mut faulty = points == Some(None);
    let mut commas = 0;
    let row = fields.value("games").and_then(|node| {
        let items = shape::list(node, "games", sink);
        faulty |= items.is_none();
        let items = items?;
        let rests = rests_of_decimals(items);
        commas = rests.iter().filter(|rest| **rest).count();
        let cell = |(item, rest): (&Node<'_>, bool)| {
            if rest { Placed { cell: None, at: item.span().into() } } else { cell_of_node(item, sink) }
        };
        Some(items.iter().zip(rests).map(cell).collect::<Vec<Placed>>())
    });
    faulty |= row.iter().flatten().any(|placed| placed.cell.is_none());
    let points = points.flatten();
    Some(Player { number: number_read, number_at: at("no"), name, name_at: at("name"), ratings, points, row, commas, faulty })
}

/// Reads a rating, or the list of those that a player had during the event. 0 is what tables print for none.
fn ratings(node: &Node<'_>, sink: &mut Sink) -> Option<Vec<u32>> {
    let items = match &node.kind {
        Kind::Sequence(items) => items.as_slice(),
        _ => std::slice::from_ref(node),
    };
    if items.is_empty() {
        sink.push(Diagnostic::error(Code::EmptyValue, node.span()).arg("key", "rating").help("help"));
    }
    let read: Vec<Option<u32>> = items.iter().map(|item| whole(item, "rating", (0, HIGHEST_RATING), sink)).collect();
    let ratings: Option<Vec<u32>> = read.into_iter().collect();
    ratings.map(|ratings| ratings.into_iter().filter(|&rating| rating > 0).collect())
}

/// For every item of a list of cells, whether it is the rest of one that a decimal comma cut in two: of `1b0,5` YAML
/// makes the items `1b0` and `5`.
pub(super) fn rests_of_decimals(items: &[Node<'_>]) -> Vec<bool> {
    let is_rest = |at: usize| {
        let (Some(before), Some(text)) = (at.checked_sub(1).map(|before| &items[before]), items[at].text()) else { return false };
        let digits = !text.is_empty() && text.len() <= 2 && text.bytes().all(|byte| byte.is_ascii_digit());
        let cut = before.text().is_some_and(|before| before.len() > 1 && before.ends_with(|letter: char| letter.is_ascii_digit()));
        digits && cut && before.span().end + 1 == items[at].span().start
    };
    (0..items.len()).map(is_rest).collect()
}

fn cell_of_node(node: &Node<'_>, sink: &mut Sink) -> Placed {
    let cell = shape::text(node, "games", sink).and_then(|text| cell(text, node.span(), sink));
    Placed { cell, at: node.span().into() }
}

/// Reads a cell of a table.
pub(super) fn cell_of_line(line: &Line<'_>, sink: &mut Sink) -> Placed {
    Placed { cell: cell(line.text, line.span(), sink), at: line.span().into() }
}

fn cell(text: &str, span: std::ops::Range<usize>, sink: &mut Sink) -> Option<Cell> {
    let cell = Cell::parse(text.trim());
    if cell.is_none() {
        let fault = Diagnostic::error(Code::BadCell, span).arg("text", shorten(text));
        // The commonest slip is to leave the colour out.
        let without_colour = text.trim().strip_suffix(['½', '=']).unwrap_or(text.trim()).bytes().all(|byte| byte.is_ascii_digit());
        sink.push(match Cell::similar_word(text.trim()) {
            Some(similar) => fault.arg("similar", similar).label("similar").help("help"),
            None if without_colour => fault.help("colour"),
            None => fault.help("help"),
        });
    }
    cell
}
