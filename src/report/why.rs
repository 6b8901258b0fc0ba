//! Why one participant stands above another: the code of the list that decides, with both workings.

use serde::Serialize;

use super::explanation::{Cell, Cited, Column, Explanation, Mark, Row, State, Table, articles, encounter, explanation, split_of};
use super::{Detail, Format, Scene};
use crate::render::{Arg, Citations, RenderError, Sentence, Setting, Templates, say};
use crate::rules::{Concept, Edition};
use crate::standings::Standings;
use crate::tiebreak::{Code, Method, Name, Order};
use crate::tournament::ParticipantId;

/// Why one participant stands above another, or why they share their places.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Why {
    /// `Timur Aslanov is above Roman Kovalev`.
    pub title: Sentence,
    /// The edition, and how the two come apart.
    pub lead: Vec<Sentence>,
    /// What every code of the list says of the two.
    pub list: Table,
    /// What other codes of the list would have said.
    pub otherwise: Vec<Sentence>,
    /// The workings: of both, or of the group in which direct encounter placed them.
    pub sides: Vec<Explanation>,
    /// The articles that are cited, in their order.
    pub articles: Vec<Cited>,
}

/// Explains why one of two participants stands above the other; in which order they are given does not matter. `None`
/// when the scene has no standings or the two are the same.
pub fn why(scene: &Scene<'_>, a: ParticipantId, b: ParticipantId) -> Option<Why> {
    let standings = scene.standings.filter(|_| a != b)?;
    let place = |id| standings.rows.iter().position(|row| row.participant == id);
    let (above, below) = if place(a)? <= place(b)? { (a, b) } else { (b, a) };
    let decisive = standings.separated_by(above, below);
    let both = |sentence: Sentence| sentence.with("above", scene.name(above)).with("below", scene.name(below));
    let title = both(say(if decisive.is_some() { "why-title" } else { "why-title-level" }));
    let mut lead = vec![say("lead-edition").with("edition", Arg::Text(scene.edition_title()))];
    match decisive {
        Some(position) => lead.extend(decided(scene, standings, position, above, below)),
        None => lead.extend(level(scene, standings, above, below)),
    }
    let sides = match decisive {
        Some(position) => {
            let code = standings.columns[position].code;
            match code.name.entry().method {
                Method::Group => vec![encounter::explanation(scene, code, Some(position), above)],
                _ => [above, below].into_iter().filter_map(|id| explanation(scene, code, id).ok()).collect(),
            }
        }
        None => Vec::new(),
    };
    let otherwise = decisive.map(|_| otherwise(scene, standings, above, below)).unwrap_or_default();
    let list = list(scene, standings, decisive, above, below);
    let mut why = Why { title, lead, list, otherwise, sides, articles: Vec::new() };
    for side in &mut why.sides {
        // One list for the whole page.
        side.articles.clear();
    }
    why.articles = articles(scene, &why);
    Some(why)
}

/// Whether a code is a final score, which is no tie-break.
fn is_points(name: Name) -> bool {
    matches!(name, Name::Pts | Name::Mpts | Name::Gpts)
}

/// The values of two participants in a column, or their places where the code ranks groups.
fn values(standings: &Standings, position: usize, a: ParticipantId, b: ParticipantId) -> [Arg; 2] {
    let column = &standings.columns[position];
    [a, b].map(|id| match column.values[id.index()] {
        Some(_) if matches!(column.code.name.entry().method, Method::Group) => {
            let tie = column.ties.iter().find(|tie| tie.members.contains(&id));
            let (first, last) = tie.map_or((1, 1), |tie| encounter::place_of(&tie.places, id));
            let key = if first == last { "why-place" } else { "why-places" };
            say(key).with("first", first).with("last", last).into()
        }
        Some(value) => value.into(),
        None if matches!(column.code.name.entry().method, Method::Group) => say("why-not-tied").into(),
        None => say("undefined-value").into(),
    })
}

/// How the list decides between the two.
fn decided(scene: &Scene<'_>, standings: &Standings, position: usize, above: ParticipantId, below: ParticipantId) -> Vec<Sentence> {
    let column = &standings.columns[position];
    let code = column.code;
    let [first, second] = values(standings, position, above, below);
    let named = |key: &'static str| {
        say(key)
            .with("above", scene.name(above))
            .with("below", scene.name(below))
            .with("first", first.clone())
            .with("second", second.clone())
            .with("tie-break", scene.code_name(code))
            .with("rule", Arg::Cite(scene.code_article(code)))
    };
    let mut said = Vec::new();
    if is_points(code.name) && position == 0 {
        return vec![named("why-points")];
    }
    let scores = [above, below].map(|id| scene.cx.score(id));
    if scores[0] == scores[1] {
        said.push(say(scene.by_score("why-both-scored")).with("score", scores[0]));
    }
    let earlier: Vec<Arg> = standings.columns[..position]
        .iter()
        .filter(|column| !is_points(column.code.name))
        .map(|column| Arg::from(scene.code_name(column.code)))
        .collect();
    let start =
        if earlier.is_empty() { named("why-first") } else { named("why-later").with("count", earlier.len()).with("earlier", earlier) };
    said.push(start);
    if !matches!(code.name.entry().method, Method::Group) {
        said.push(named(match (code.order(), code.name) {
            (Order::Ascending, Name::Rtng) => "why-lower-rating",
            (Order::Ascending, _) => "why-lower",
            (Order::Descending, _) => "why-higher",
        }));
        return said;
    }
    let Some((group, places)) = encounter::tied(scene, code, Some(position), above) else { return said };
    if let Some((slot, Some(winner))) = encounter::only_game(scene, &group) {
        let key = if scene.tournament().rounds_known() { "why-met-once" } else { "why-met-once-in-a-grid" };
        said.push(say(key).with("round", scene.round(slot)).with("winner", scene.name(winner)));
    } else if group.len() > 2 {
        said.push(say("why-group").with("count", group.len()).with("names", scene.names(group.iter().copied())));
    }
    if let Some(split) = split_of(scene, code, &group, above, below) {
        said.push(split);
    } else {
        let [first, second] = [above, below].map(|id| encounter::place_of(&places, id).0);
        said.push(named("why-places-given").with("first", first).with("second", second));
    }
    said
}

/// That nothing separates the two.
fn level(scene: &Scene<'_>, standings: &Standings, above: ParticipantId, below: ParticipantId) -> Vec<Sentence> {
    let row = standings.row(above);
    let (first, last) = row.map_or((0, 0), |row| (row.rank, row.last));
    vec![
        say("why-level")
            .with("above", scene.name(above))
            .with("below", scene.name(below))
            .with("first", first)
            .with("last", last)
            .with("rule", scene.cite(Concept::OrderOfApplication)),
    ]
}

/// Every code of the list with what it says of the two.
fn list(scene: &Scene<'_>, standings: &Standings, decisive: Option<usize>, above: ParticipantId, below: ParticipantId) -> Table {
    let rows = standings.columns.iter().enumerate().map(|(position, column)| {
        let [first, second] = values(standings, position, above, below);
        let (state, verdict) = match decisive {
            Some(at) if position == at => (State::Total, "why-decides"),
            Some(at) if position > at => (State::LeftOut, "why-not-asked"),
            _ => (State::Plain, "why-equal"),
        };
        let mark = if state == State::Total { Mark::Used } else { Mark::None };
        let cells = vec![
            Cell::head(say("why-code").with("code", Arg::Text(column.code.to_string())).with("name", scene.code_name(column.code))),
            Cell::of(first).marked(mark),
            Cell::of(second).marked(mark),
            Cell::of(say(verdict)),
        ];
        Row { id: None, state, cells }
    });
    let rows = rows.collect();
    let columns = vec![
        Column::headed("column-tie-break", false),
        Column::new(scene.name(above), true),
        Column::new(scene.name(below), true),
        Column::headed("column-verdict", false),
    ];
    Table { id: "list".into(), caption: say("caption-list"), columns, rows, legend: Vec::new() }
}

/// The codes of the list that would have put the two the other way round.
fn otherwise(scene: &Scene<'_>, standings: &Standings, above: ParticipantId, below: ParticipantId) -> Vec<Sentence> {
    let mut said = Vec::new();
    let codes: Vec<Code> = standings.columns.iter().map(|column| column.code).filter(|code| !is_points(code.name)).collect();
    let listed = standings.columns.iter().filter(|column| !is_points(column.code.name));
    for column in listed {
        let code = column.code;
        let [upper, lower] = [above, below].map(|id| column.values[id.index()]);
        let (Some(upper), Some(lower), Method::Each { .. }) = (upper, lower, code.name.entry().method) else { continue };
        let reversed = match code.order() {
            Order::Descending => lower > upper,
            Order::Ascending => lower < upper,
        };
        if reversed {
            said.push(
                say("why-had-begun")
                    .with("code", Arg::Text(code.to_string()))
                    .with("above", scene.name(above))
                    .with("below", scene.name(below))
                    .with("first", lower)
                    .with("second", upper)
                    .with("rule", Arg::Cite(scene.code_article(code))),
            );
        }
    }
    if !said.is_empty() {
        let codes = codes.iter().map(Code::to_string).collect::<Vec<_>>().join(", ");
        said.insert(0, say("why-list").with("list", Arg::Text(codes)));
    }
    said
}

/// Renders a comparison.
///
/// # Errors
///
/// When a template has a fault.
pub fn render(templates: &Templates, why: &Why, edition: &Edition, format: Format, detail: Detail) -> Result<String, RenderError> {
    let name = match (format, detail) {
        (Format::Json, _) => {
            let workings: Vec<_> = why.sides.iter().map(Explanation::working).collect();
            let json = serde_json::to_string_pretty(&workings).expect("workings are plain data");
            return Ok(format!("{json}\n"));
        }
        (Format::Text, Detail::Short) => "text/why-summary.txt.j2",
        (Format::Text, Detail::Full) => "text/why.txt.j2",
        (Format::Markdown, _) => "markdown/why.md.j2",
        (Format::Html, _) => "html/why.html.j2",
    };
    let citations = match format {
        Format::Html => Citations::Listed(why.articles.iter().map(|article| article.number.clone()).collect()),
        _ => Citations::Plain,
    };
    templates.render(name, why, &Setting { edition: Some(edition), citations })
}
