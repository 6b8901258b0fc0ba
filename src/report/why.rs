//! Why one participant stands above another: the code of the list that decides, with both workings.

use std::cmp::Ordering;

use serde::Serialize;
use serde_json::{Value as Json, json};

use super::explanation::{Cell, Cited, Column, Explanation, Mark, Row, State, Table, articles, encounter, explanation, split_of};
use super::readings::reading_sentence;
use super::{Detail, Format, Scene};
use crate::render::{Arg, Citations, RenderError, Sentence, Setting, Templates, say};
use crate::rules::{Concept, Edition};
use crate::standings::{self, Standings, Tie};
use crate::tiebreak::{Code, Method, Name, Order, working};
use crate::tournament::ParticipantId;
use crate::working::{Child, Steps};

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
    /// Where the text admits another reading, or another edition has another rule, and it puts the two otherwise.
    pub readings: Vec<Sentence>,
    /// The workings: of both, or of the group in which direct encounter placed them.
    pub sides: Vec<Explanation>,
    /// The articles that are cited, in their order.
    pub articles: Vec<Cited>,
    /// Whether the participants are teams.
    #[serde(skip)]
    pub teams: bool,
    #[serde(skip)]
    json: Json,
}

/// How two participants come apart, in sentences alone: the lead, and what other codes of the list would have said.
#[cfg(feature = "cli")]
pub(super) fn in_short(scene: &Scene<'_>, a: ParticipantId, b: ParticipantId) -> Option<(Vec<Sentence>, Vec<Sentence>)> {
    let Apart { lead, otherwise, .. } = Apart::of(scene, a, b)?;
    Some((lead, otherwise))
}

/// How two participants come apart.
struct Apart {
    above: ParticipantId,
    below: ParticipantId,
    /// The position in the list of the code that decides; `None` where they are level.
    decisive: Option<usize>,
    lead: Vec<Sentence>,
    otherwise: Vec<Sentence>,
}

impl Apart {
    fn of(scene: &Scene<'_>, a: ParticipantId, b: ParticipantId) -> Option<Apart> {
        let standings = scene.standings.filter(|_| a != b)?;
        let place = |id| standings.rows.iter().position(|row| row.participant == id);
        let (above, below) = if place(a)? <= place(b)? { (a, b) } else { (b, a) };
        let decisive = standings.separated_by(above, below);
        let mut lead = vec![say("lead-edition").with("edition", Arg::Text(scene.edition_title()))];
        match decisive {
            Some(position) => lead.extend(decided(scene, standings, position, above, below)),
            None => lead.extend(level(scene, standings, above, below)),
        }
        // Points that differ come before any tie-break.
        let on_points = decisive.is_some_and(|position| is_points(standings.columns[position].code));
        let otherwise = if decisive.is_none() || on_points { Vec::new() } else { otherwise(scene, standings, above, below) };
        Some(Apart { above, below, decisive, lead, otherwise })
    }
}

/// Explains why one of two participants stands above the other; in which order they are given does not matter. `None`
/// when the scene has no standings or the two are the same.
pub fn why(scene: &Scene<'_>, a: ParticipantId, b: ParticipantId) -> Option<Why> {
    let standings = scene.standings?;
    let Apart { above, below, decisive, lead, otherwise } = Apart::of(scene, a, b)?;
    let both = |sentence: Sentence| sentence.with("above", scene.name(above)).with("below", scene.name(below));
    let title = both(say(if decisive.is_some() { "why-title" } else { "why-title-level" }));
    let groups = |position: usize| encounter::explanation(scene, standings.columns[position].code, Some(position), above);
    let of_groups = |position: &usize| matches!(standings.columns[*position].code.name.entry().method, Method::Group);
    let sides = match decisive {
        Some(position) if of_groups(&position) => vec![groups(position)],
        Some(position) => {
            let code = standings.columns[position].code;
            [above, below].into_iter().filter_map(|id| explanation(scene, code, id).ok()).collect()
        }
        None => (0..standings.columns.len()).filter(of_groups).map(groups).collect(),
    };
    let list = list(scene, standings, decisive, above, below);
    let json = to_json(scene, standings, decisive, above, below);
    let readings = read_otherwise(scene, decisive.is_some(), above, below);
    let mut why = Why { title, lead, list, otherwise, readings, sides, articles: Vec::new(), teams: scene.is_of_teams(), json };
    for side in &mut why.sides {
        // One list for the whole page.
        side.articles.clear();
    }
    why.articles = articles(scene, &why);
    Some(why)
}

/// Whether a code is the score itself, which comes before the tie-breaks.
fn is_points(code: Code) -> bool {
    matches!(code.name, Name::Pts | Name::Mpts | Name::Gpts)
}

/// The comparison as public JSON: who is above, what every code of the list says of the two, and the workings of all
/// that was asked.
fn to_json(scene: &Scene<'_>, standings: &Standings, decisive: Option<usize>, above: ParticipantId, below: ParticipantId) -> Json {
    let person = |id: ParticipantId| {
        let row = standings.row(id);
        json!({
            "number": scene.pairing_number(id),
            "name": scene.tournament().participant(id).name,
            "rank": row.map(|row| row.rank),
            "last": row.map(|row| row.last),
        })
    };
    let mut shared = serde_json::Map::new();
    let mut list = Vec::new();
    for (position, column) in standings.columns.iter().enumerate() {
        let asked = decisive.is_none_or(|at| position <= at);
        let of_groups = matches!(column.code.name.entry().method, Method::Group);
        let verdict = match decisive {
            Some(at) if position == at => "decides",
            Some(at) if position > at => "not-asked",
            _ => "equal",
        };
        let of = |id: ParticipantId| match column.ties.iter().find(|tie| tie.members.contains(&id)) {
            Some(tie) if of_groups => {
                let (first, last) = encounter::place_of(&tie.places, id);
                json!({ "first": first, "last": last })
            }
            _ if of_groups => Json::Null,
            _ => column.values[id.index()].map_or(Json::Null, |value| value.plain().into()),
        };
        let mut entry = json!({
            "code": column.code.to_string(),
            "article": scene.code_article(column.code),
            "verdict": verdict,
            if of_groups { "places" } else { "values" }: [of(above), of(below)],
        });
        if asked {
            let working = if of_groups {
                encounter::explanation(scene, column.code, Some(position), above).working().clone()
            } else {
                let steps = Steps::new();
                let roots: Vec<Child> = [above, below].into_iter().filter_map(|id| working(scene.cx, &steps, column.code, id)).collect();
                crate::working::to_json(roots.iter().map(Child::step), scene.tournament(), scene.edition)
            };
            entry["steps"] = working["steps"].clone();
            shared.extend(working["shared"].as_object().into_iter().flatten().map(|(path, step)| (path.clone(), step.clone())));
        }
        list.push(entry);
    }
    json!({
        "working": crate::working::VERSION,
        "edition": scene.edition.id,
        "verdict": if decisive.is_some() { "above" } else { "level" },
        "participants": [person(above), person(below)],
        "decided_by": decisive.map(|position| json!({ "position": position + 1, "code": standings.columns[position].code.to_string() })),
        "list": list,
        "shared": shared,
    })
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
            .with("tie-break", encounter::name_at(scene, code, Some(position)))
            .with("rule", Arg::Cite(scene.code_article(code)))
    };
    let mut said = Vec::new();
    if is_points(code) && position == 0 {
        return vec![named("why-points")];
    }
    let scores = [above, below].map(|id| scene.cx.score(id));
    if scores[0] == scores[1] {
        said.push(say(scene.by_score("why-both-scored")).with("score", scores[0]));
    }
    let earlier = standings.columns[..position].iter().enumerate().filter(|(_, column)| !is_points(column.code));
    let earlier: Vec<Arg> =
        earlier.map(|(at, column)| say("why-earlier").with("name", encounter::name_at(scene, column.code, Some(at))).into()).collect();
    let start =
        if earlier.is_empty() { named("why-first") } else { named("why-later").with("count", earlier.len()).with("earlier", earlier) };
    said.extend(left_level(scene, &standings.columns[..position], above, below));
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
    let mut said = vec![
        say("why-level")
            .with("above", scene.name(above))
            .with("below", scene.name(below))
            .with("first", first)
            .with("last", last)
            .with("rule", scene.cite(Concept::OrderOfApplication)),
    ];
    let equal = |column: &standings::Column| match column.code.name.entry().method {
        Method::Group => None,
        _ => {
            Some(Arg::from(say("why-value").with("code", Arg::Text(column.code.to_string())).with("value", column.values[above.index()]?)))
        }
    };
    let equal: Vec<Arg> = standings.columns.iter().filter_map(equal).collect();
    if !equal.is_empty() {
        said.push(say("why-level-values").with("values", Arg::List(equal)));
    }
    said.extend(left_level(scene, &standings.columns, above, below));
    said
}

/// What direct encounter says of two whom it left level: once for each code, because with the same code a later table has
/// the same games between the two.
fn left_level(scene: &Scene<'_>, columns: &[standings::Column], above: ParticipantId, below: ParticipantId) -> Vec<Sentence> {
    let mut told: Vec<Code> = Vec::new();
    let mut said = Vec::new();
    for column in columns.iter().filter(|column| matches!(column.code.name, Name::De)) {
        let both = |tie: &&Tie| [above, below].iter().all(|id| tie.members.contains(id));
        if let Some(tie) = column.ties.iter().find(both).filter(|_| !told.contains(&column.code)) {
            told.push(column.code);
            said.push(encounter::between(scene, column.code, &tie.members, above, below));
        }
    }
    said
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
            Cell::head(
                say("why-code")
                    .with("code", Arg::Text(column.code.to_string()))
                    .with("name", encounter::name_at(scene, column.code, Some(position))),
            ),
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
    let codes: Vec<Code> = standings.columns.iter().map(|column| column.code).filter(|code| !is_points(*code)).collect();
    let listed = standings.columns.iter().filter(|column| !is_points(column.code));
    let mut told: Vec<Code> = Vec::new();
    for column in listed {
        let code = column.code;
        if told.contains(&code) {
            continue;
        }
        told.push(code);
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

/// What readings that differ in one point make of the two, where it is something else.
fn read_otherwise(scene: &Scene<'_>, separated: bool, above: ParticipantId, below: ParticipantId) -> Vec<Sentence> {
    let mut said = Vec::new();
    for other in scene.other_ranks() {
        let (key, upper, lower) = match (other.of(above).cmp(&other.of(below)), separated) {
            (Ordering::Less, true) | (Ordering::Equal, false) => continue,
            (Ordering::Equal, true) => ("why-read-level", above, below),
            (Ordering::Less, false) => ("why-read-above", above, below),
            (Ordering::Greater, _) => ("why-read-above", below, above),
        };
        said.push(reading_sentence(scene.edition, other.axis, other.option));
        said.push(say(key).with("above", scene.name(upper)).with("below", scene.name(lower)));
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
            return Ok(format!("{:#}\n", why.json));
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
    templates.render(name, why, &Setting { edition: Some(edition), citations, teams: why.teams })
}
