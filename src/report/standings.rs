//! The standings as a table: what the templates, the CSV and the JSON are made from.

use serde::Serialize;
use serde_json::{Map, Value as Json, json};

use super::check::{places, plain_places};
use crate::locale::Locale;
use crate::rules::Edition;
use crate::scenario::Scenario;
use crate::standings::{Column, Standings};
use crate::tiebreak::{Code, Method, Name, Order};
use crate::tournament::{ParticipantId, Tournament};

/// The table of the standings.
#[derive(Clone, Debug, Serialize)]
pub struct Table {
    /// The scenario's title.
    pub title: String,
    /// The edition's id.
    pub edition: String,
    /// The edition's title.
    pub edition_title: String,
    /// The codes of the list as headings, in their order.
    pub codes: Vec<String>,
    /// The lines in rank order.
    pub rows: Vec<Line>,
    /// Whether a place is shared.
    pub shares: bool,
    /// Whether the participants are teams.
    #[serde(skip)]
    pub teams: bool,
}

/// One participant's line.
#[derive(Clone, Debug, Serialize)]
pub struct Line {
    /// The rank, from 1; shared places have equal ranks.
    pub rank: u32,
    /// The last of the shared places.
    pub last: u32,
    /// Whether the place is shared.
    pub shared: bool,
    /// The pairing number.
    pub number: u32,
    /// The name.
    pub name: String,
    /// The values in the order of the codes.
    pub cells: Vec<Cell>,
    /// What put this participant below the one above.
    pub decided: Option<Decided>,
}

/// One value.
#[derive(Clone, Debug, Serialize)]
pub struct Cell {
    /// For people: `2½`, of places in a tied group `2` or `2–4`; `None` when there is none.
    pub text: Option<String>,
    /// For machines: `2.5` or `53/3`, of places `2` or `2-4`.
    pub plain: Option<String>,
    /// Whether the code was asked for this participant, being still tied.
    pub asked: bool,
}

impl Cell {
    /// The value as a field of comma-separated values. Shared places keep the dash of people: a spreadsheet would take
    /// `1-4` for a date.
    fn field(&self) -> String {
        let value = if self.text.as_ref().is_some_and(|text| text.contains('–')) { &self.text } else { &self.plain };
        value.clone().unwrap_or_default()
    }
}

/// The tie-break that separates a line from the one above.
#[derive(Clone, Debug, Serialize)]
pub struct Decided {
    /// In one line: `BH 5 > 4`.
    pub text: String,
    /// The code.
    pub code: String,
    /// The value above, for people.
    pub above: Option<String>,
    /// The value of this line, for people.
    pub below: Option<String>,
    /// How the two compare: `>` where the higher stands first.
    pub sign: &'static str,
}

impl Table {
    /// The table of standings that were computed from a scenario; `headings` are the codes as the list spells them. The
    /// edition's title is in the language.
    pub fn new(scenario: &Scenario, edition: &Edition, standings: &Standings, headings: &[String], language: &str) -> Table {
        let tournament = &scenario.tournament;
        let mut rows: Vec<Line> = Vec::with_capacity(standings.rows.len());
        let asked: Vec<Vec<bool>> = standings.columns.iter().map(|column| asked(tournament, column)).collect();
        let mut above: Option<ParticipantId> = None;
        for row in &standings.rows {
            let participant = tournament.participant(row.participant);
            let index = row.participant.index();
            let cells = standings.columns.iter().zip(&asked).map(|(column, asked)| {
                let (text, plain) = shown(column, row.participant).unzip();
                Cell { text, plain, asked: asked[index] }
            });
            let decided = above.zip(row.decided_by).map(|(above, position)| {
                let column = &standings.columns[position];
                let text = |id: ParticipantId| shown(column, id).map(|(text, _)| text);
                let ascending = matches!(column.code.name.entry().method, Method::Group) || column.code.order() == Order::Ascending;
                let (above, below) = (text(above), text(row.participant));
                let sign = if ascending { "<" } else { ">" };
                let or_dash = |value: &Option<String>| value.clone().unwrap_or_else(|| "–".to_owned());
                let code = headings[position].clone();
                Decided { text: format!("{code} {} {sign} {}", or_dash(&above), or_dash(&below)), code, above, below, sign }
            });
            rows.push(Line {
                rank: row.rank,
                last: row.last,
                shared: row.rank != row.last,
                number: participant.number,
                name: participant.name.clone(),
                cells: cells.collect(),
                decided,
            });
            above = Some(row.participant);
        }
        let shares = rows.iter().any(|line| line.shared);
        let edition_title = crate::render::in_language(&edition.title, language).to_owned();
        let title = scenario.title.in_language(language).to_owned();
        Table { title, edition: edition.id.clone(), edition_title, codes: headings.to_vec(), rows, shares, teams: tournament.is_of_teams() }
    }

    /// The lines for plain text in a language, a heading line first.
    pub fn to_text_rows(&self, locale: &Locale) -> Vec<Vec<String>> {
        let word = |key: &str| locale.text(key, &[Locale::entrants(self.teams)]).unwrap_or_default();
        let heading = [word("standings-rank"), word("standings-number"), word("standings-name")];
        let heading = heading.into_iter().chain(self.codes.iter().cloned()).chain([word("standings-decided")]).collect();
        let shared = word("standings-shared");
        let mut rows = vec![heading];
        let mut above: Option<&Line> = None;
        for line in &self.rows {
            let rank = if line.shared { format!("{}–{}", line.rank, line.last) } else { line.rank.to_string() };
            let decided = match &line.decided {
                Some(decided) => locale.number(&decided.text),
                None if above.is_some_and(|above| above.rank == line.rank) => shared.clone(),
                None => String::new(),
            };
            let cells = line.cells.iter().map(|cell| cell.text.as_ref().map_or_else(|| "–".to_owned(), |text| locale.number(text)));
            rows.push([rank, line.number.to_string(), line.name.clone()].into_iter().chain(cells).chain([decided]).collect());
            above = Some(line);
        }
        rows
    }

    /// The public JSON: participants in rank order, shared places with equal ranks, values exact, undefined as null.
    ///
    /// Every value is one string: a number such as `"2.5"` or `"53/3"`; of direct encounter and the other codes that
    /// order a tied group, the place in the group, `"1"` alone and `"1-4"` where places are shared, and null for
    /// whoever was not tied. The keys of the values are the codes as the list spells them, a code that is listed again
    /// with its number: `"BH/C1"`, `"DE (2)"`.
    pub fn to_json(&self) -> Json {
        let participants = self.rows.iter().map(|line| {
            let mut values = Map::new();
            for (code, cell) in self.codes.iter().zip(&line.cells) {
                values.insert(code.clone(), cell.plain.clone().map_or(Json::Null, Json::String));
            }
            json!({ "id": line.number, "name": line.name, "rank": line.rank, "values": values })
        });
        json!({ "edition": self.edition, "participants": participants.collect::<Vec<_>>() })
    }

    /// The table as comma-separated values with a heading line. `last` is the last of the places that are shared, and
    /// the rank where it is not shared.
    pub fn to_csv(&self) -> String {
        let mut writer = csv::Writer::from_writer(Vec::new());
        let heading = ["rank", "last", "no", "name"].into_iter().map(str::to_owned).chain(self.codes.iter().cloned());
        let heading = heading.chain(["decided by".to_owned()]);
        let lines = self.rows.iter().map(|line| {
            let facts = [line.rank.to_string(), line.last.to_string(), line.number.to_string(), harmless(&line.name)];
            let decided = line.decided.as_ref().map(|decided| decided.text.clone()).unwrap_or_default();
            facts.into_iter().chain(line.cells.iter().map(Cell::field)).chain([decided]).collect::<Vec<_>>()
        });
        for record in std::iter::once(heading.collect()).chain(lines) {
            writer.write_record(record).expect("writing to memory does not fail");
        }
        String::from_utf8(writer.into_inner().expect("writing to memory does not fail")).expect("the fields are UTF-8")
    }
}

/// A name that a spreadsheet would take for a formula is marked as text.
fn harmless(name: &str) -> String {
    if name.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{name}") } else { name.to_owned() }
}

/// A value for people and for machines; of a code that orders groups, the places in the tied group.
fn shown(column: &Column, id: ParticipantId) -> Option<(String, String)> {
    if matches!(column.code.name.entry().method, Method::Group)
        && let Some((first, last)) = places_in_group(column, id)
    {
        return Some((places(first, last), plain_places(first, last)));
    }
    column.values[id.index()].map(|value| (value.to_string(), value.plain()))
}

/// The places that a code gives somebody in the group that was tied when its turn came, first and last.
fn places_in_group(column: &Column, id: ParticipantId) -> Option<(u32, u32)> {
    let tie = column.ties.iter().find(|tie| tie.members.contains(&id))?;
    let at = tie.places.iter().position(|subset| subset.contains(&id))?;
    let before: usize = tie.places[..at].iter().map(Vec::len).sum();
    let [first, last] = [before + 1, before + tie.places[at].len()].map(|place| u32::try_from(place).unwrap_or(u32::MAX));
    Some((first, last))
}

/// For everybody, whether the code's turn came while they were still tied.
fn asked(tournament: &Tournament, column: &Column) -> Vec<bool> {
    let mut asked = vec![false; tournament.participants().len()];
    for member in column.ties.iter().flat_map(|tie| &tie.members) {
        asked[member.index()] = true;
    }
    asked
}

/// The headings of a list as it is spelled: a code that is listed again is numbered.
pub fn headings(list: &[Code], spelled: &[String]) -> Vec<String> {
    let numbered = list.iter().zip(spelled).enumerate().map(|(position, (code, heading))| {
        let again = list[..position].iter().filter(|earlier| *earlier == code).count();
        if again > 0 { format!("{heading} ({})", again + 1) } else { heading.clone() }
    });
    numbered.collect()
}

/// The list with the points in front, where it does not begin with them.
pub fn with_points(mut list: Vec<Code>) -> Vec<Code> {
    if !list.iter().any(|code| matches!(code.name, Name::Pts | Name::Mpts | Name::Gpts)) {
        list.insert(0, Code::plain(Name::Pts));
    }
    list
}
