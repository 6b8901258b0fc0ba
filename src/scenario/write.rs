//! From a scenario back to YAML, in the style of the shipped scenarios.
//!
//! Reading what was written gives the same scenario again; only the places in the file differ.

use std::fmt::Write;

use indexmap::IndexMap;

use super::cell::Cell;
use super::regulations::DEFAULT_EDITION;
use super::values::control;
use super::{Derivation, Expectation, Expected, Published, Regulations, Scenario, Words};
use crate::Exact;
use crate::rules::rules;
use crate::tournament::{
    BoardResult, Colour, Forfeit, GameResult, Outcome, ParticipantId, Player, RatingRules, RatingUsed, Scoring, System, TeamScore, Teams,
    Tournament,
};

/// The longest key, in letters, that stands on one line; readers of YAML take 1024.
const LONGEST_KEY: usize = 1000;

/// The scenario as a YAML file: games in the players' rows, or a grid where the rounds are not known.
pub fn to_yaml(scenario: &Scenario) -> String {
    let mut out = String::new();
    words(&mut out, "title", &scenario.title, |out, key, title| line(out, key, &quoted(title)));
    if let Some(about) = &scenario.about {
        words(&mut out, "about", about, block);
    }
    if let Some(origin) = &scenario.origin {
        line(&mut out, "source", &quoted(origin));
    }
    if !scenario.tags.is_empty() {
        line(&mut out, "tags", &list(scenario.tags.iter().map(|tag| quoted(tag))));
    }
    regulations(&mut out, &scenario.regulations, scenario.starts.as_deref());
    tournament(&mut out, &scenario.tournament, scenario.starts.as_deref());
    line(&mut out, "tie-breaks", &list(scenario.spelled.iter().cloned()));
    if !scenario.expectations.is_empty() {
        out.push_str("expect:\n");
        expectations(&mut out, &scenario.expectations, &scenario.tournament, "  ");
    }
    if !scenario.published.is_empty() {
        out.push_str("published:\n");
        for published in &scenario.published {
            let _ = writeln!(out, "  - {{{}}}", published_row(published, &scenario.tournament));
        }
    }
    if !scenario.under.is_empty() {
        out.push_str("under:\n");
        for under in &scenario.under {
            let _ = write!(out, "  {}:", quoted(&under.key));
            if under.expectations.is_empty() {
                out.push_str(" {}\n");
            } else {
                out.push('\n');
                expectations(&mut out, &under.expectations, &scenario.tournament, "    ");
            }
        }
    }
    if !scenario.questions.is_empty() {
        out.push_str("questions:\n");
        for question in &scenario.questions {
            let _ = writeln!(out, "  - {{ask: {}, of: {}}}", question.ask, name(question.of, &scenario.tournament));
        }
    }
    out
}

fn line(out: &mut String, key: &str, value: &str) {
    let _ = writeln!(out, "{key}: {value}");
}

/// A text under its key, or under the key one per language. The keys that `write` is given are indented.
fn words(out: &mut String, key: &str, words: &Words, write: fn(&mut String, &str, &str)) {
    match words {
        Words::Once(text) => write(out, key, text),
        Words::PerLanguage(texts) => {
            let _ = writeln!(out, "{key}:");
            for (language, text) in texts {
                write(out, &format!("  {}", quoted(language)), text);
            }
        }
    }
}

/// A text line by line, indented below its key.
fn block(out: &mut String, key: &str, text: &str) {
    if !fits_block(text) {
        return line(out, key, &double_quoted(text));
    }
    let _ = writeln!(out, "{key}: |");
    let indent = key.len() - key.trim_start().len() + 2;
    for text in text.lines() {
        let indent = if text.is_empty() { 0 } else { indent };
        let _ = writeln!(out, "{:indent$}{text}", "");
    }
}

/// The same as a value between brackets, as one line.
fn words_between_brackets(words: &Words) -> String {
    match words {
        Words::Once(text) => double_quoted(text),
        Words::PerLanguage(texts) => {
            let texts = texts.iter().map(|(language, text)| format!("{}: {}", quoted(language), double_quoted(text)));
            format!("{{{}}}", texts.collect::<Vec<_>>().join(", "))
        }
    }
}

fn list(items: impl IntoIterator<Item = String>) -> String {
    format!("[{}]", items.into_iter().collect::<Vec<_>>().join(", "))
}

fn regulations(out: &mut String, regulations: &Regulations, starts: Option<&str>) {
    let edition = regulations.edition.id.as_str();
    // What goes without saying is not written: the edition in force on the day of the start, or the default one.
    let understood = match starts {
        Some(day) => rules().in_force_on(day).map(|edition| edition.id.as_str()),
        None => Some(DEFAULT_EDITION),
    };
    if !regulations.changes.is_empty() {
        let changes: Vec<String> = regulations.changes.iter().map(|(axis, option)| format!("{axis}: {option}")).collect();
        let _ = writeln!(out, "regulations: {{edition: {edition}, readings: {{{}}}}}", changes.join(", "));
    } else if understood != Some(edition) {
        line(out, "regulations", edition);
    }
}

fn tournament(out: &mut String, tournament: &Tournament, starts: Option<&str>) {
    out.push_str("tournament:\n");
    let system = match tournament.system() {
        System::Swiss => "swiss",
        System::RoundRobin => "round-robin",
        System::DoubleRoundRobin => "double-round-robin",
        System::KnockOut => "knock-out",
    };
    let prefix = if tournament.teams().is_some() { "team-" } else { "" };
    line(out, "  system", &format!("{prefix}{system}"));
    if let Some(day) = starts {
        line(out, "  starts", day);
    }
    if let Some(teams) = tournament.teams() {
        return of_teams(out, tournament, teams);
    }
    let grid = if tournament.rounds_known() { None } else { grid(tournament) };
    if grid.is_none() {
        line(out, "  rounds", &tournament.slots().to_string());
    }
    // An odd grid has a round more than encounters, which is not written.
    if grid.is_none() && tournament.scheduled_rounds() > tournament.slots() {
        line(out, "  scheduled-rounds", &tournament.scheduled_rounds().to_string());
    }
    scoring(out, tournament.scoring());
    let RatingRules { unrated, used } = tournament.rating_rules();
    if let Some(rating) = unrated {
        line(out, "  unrated", &rating.to_string());
    }
    if used == RatingUsed::Last {
        line(out, "  ratings-used", "last");
    }
    awarded(out, tournament, &[("points", tournament)]);
    match grid {
        Some(rows) => {
            out.push_str("  crosstable: |\n");
            let bars = !tournament.participants().iter().any(|participant| participant.name.contains('|'));
            for row in rows {
                let text = if bars { format!("| {} |", row.join(" | ")) } else { row.join("\t").trim_end().to_owned() };
                let _ = writeln!(out, "    {text}");
            }
        }
        None => {
            out.push_str("  players:\n");
            for id in tournament.ids() {
                let _ = writeln!(out, "    - {{{}}}", player(id, tournament));
            }
        }
    }
}

/// Points that were awarded otherwise, those of one cell together.
fn awarded(out: &mut String, tournament: &Tournament, scores: &[(&str, &Tournament)]) {
    let mut cells: IndexMap<(ParticipantId, usize), String> = IndexMap::new();
    for (key, counted) in scores {
        for (id, slot, points) in counted.awarded_otherwise() {
            let _ = write!(cells.entry((id, slot)).or_default(), ", {key}: {}", number(points));
        }
    }
    if !cells.is_empty() {
        out.push_str("  awarded:\n");
    }
    for ((id, slot), points) in cells {
        let _ = writeln!(out, "    - {{of: {}, round: {}{points}}}", name(id, tournament), slot + 1);
    }
}

fn of_teams(out: &mut String, tournament: &Tournament, teams: &Teams) {
    line(out, "  rounds", &tournament.slots().to_string());
    if tournament.scheduled_rounds() > tournament.slots() {
        line(out, "  scheduled-rounds", &tournament.scheduled_rounds().to_string());
    }
    line(out, "  boards", &teams.boards().to_string());
    if teams.primary() == TeamScore::Game {
        line(out, "  primary", "game-points");
    }
    let (matches, games) = (tournament.counted_in(TeamScore::Match), tournament.counted_in(TeamScore::Game));
    let values = |scoring: &Scoring, games: [Exact; 3]| {
        let values = scoring.values().into_iter().enumerate();
        let value = |(at, (name, value)): (usize, (&str, Exact))| format!("{name}: {}", number(games.get(at).copied().unwrap_or(value)));
        values.map(value).collect::<Vec<_>>().join(", ")
    };
    let scoring = matches.scoring();
    let _ = writeln!(out, "  scoring: {{{}}}", values(scoring, [scoring.win, scoring.draw, scoring.loss]));
    let on_board = [GameResult::Win, GameResult::Draw, GameResult::Loss].map(|result| teams.on_board(tournament, result));
    let _ = writeln!(out, "  game-scoring: {{{}}}", values(games.scoring(), on_board));
    awarded(out, tournament, &[("match-points", matches), ("game-points", games)]);
    out.push_str("  teams:\n");
    for id in tournament.ids() {
        let _ = writeln!(out, "    - {{{}}}", team(id, matches, games, teams));
    }
    let slots = 0..tournament.slots();
    let rounds: Vec<String> = slots.map(|slot| boards_of_round(slot, tournament, teams)).collect();
    if rounds.iter().any(|round| !round.is_empty()) {
        out.push_str("  matches:\n");
        for round in rounds {
            let _ = writeln!(out, "    - {{{round}}}");
        }
    }
}

fn team(id: ParticipantId, matches: &Tournament, games: &Tournament, teams: &Teams) -> String {
    let participant = matches.participant(id);
    let mut text = format!("no: {}, name: {}", participant.number, quoted(&participant.name));
    if !teams.players(id).is_empty() {
        let player = |player: &Player| match player.rating {
            Some(rating) => format!("{{name: {}, rating: {rating}}}", quoted(&player.name)),
            None => quoted(&player.name),
        };
        let _ = write!(text, ", players: {}", list(teams.players(id).iter().map(player)));
    }
    let line_up = |slot: usize| {
        let player = |player: Option<(usize, &Player)>| player.map_or_else(|| "\"-\"".to_owned(), |(_, player)| quoted(&player.name));
        let players = teams.line_up(id, slot)?.into_iter().map(player);
        Some(format!("{}: {}", slot + 1, list(players)))
    };
    let line_ups: Vec<String> = (0..matches.slots()).filter_map(line_up).collect();
    if !line_ups.is_empty() {
        let _ = write!(text, ", line-ups: {{{}}}", line_ups.join(", "));
    }
    for (key, tournament) in [("match-points", matches), ("game-points", games)] {
        if let Some(points) = tournament.participant(id).stated_score {
            let _ = write!(text, ", {key}: {}", number(points));
        }
    }
    let cell = |(slot, outcome): (usize, &Outcome)| match Cell::of(*outcome, matches) {
        Cell::Played { opponent, colour, .. } => {
            let colour = match colour {
                Some(Colour::White) => "w",
                Some(Colour::Black) => "b",
                None => "?",
            };
            format!("{opponent}{colour}{}", number(games.regular(id, slot)))
        }
        cell => cell.to_string(),
    };
    let _ = write!(text, ", games: {}", list(matches.row(id).iter().enumerate().map(cell)));
    text
}

/// The boards of the matches of a round, as far as they are known: `1-8: 1 ½ 0 +`.
fn boards_of_round(slot: usize, tournament: &Tournament, teams: &Teams) -> String {
    let of_team = |id: ParticipantId| {
        let Outcome::Played { opponent, colour, .. } = tournament.row(id)[slot] else { return None };
        // Each match is written once: by the team that has White on board 1, or by either where it is not known.
        let known = colour.is_some() && tournament.row(opponent)[slot].colour().is_some();
        let first = if known { colour == Some(Colour::White) } else { id < opponent };
        let results = teams.games(id, slot).filter(|_| first)?;
        let sign = |result: &BoardResult| match result {
            BoardResult::Played(GameResult::Win) => "1",
            BoardResult::Played(GameResult::Draw) => "½",
            BoardResult::Played(GameResult::Loss) => "0",
            BoardResult::Forfeited(Forfeit::Win) => "+",
            BoardResult::Forfeited(Forfeit::Loss) => "-",
            BoardResult::Forfeited(Forfeit::Both) => "--",
        };
        let results: Vec<&str> = results.iter().map(sign).collect();
        let separator = if known { "-" } else { "?" };
        let [own, other] = [id, opponent].map(|id| tournament.participant(id).number);
        Some(format!("\"{own}{separator}{other}\": \"{}\"", results.join(" ")))
    };
    tournament.ids().filter_map(of_team).collect::<Vec<_>>().join(", ")
}

/// Only what differs from the usual values.
fn scoring(out: &mut String, scoring: &Scoring) {
    if *scoring == Scoring::default() {
        return;
    }
    let usual = Scoring::of_games(scoring.win, scoring.draw, scoring.loss);
    let usual = Scoring { absence: scoring.zero_point_bye, ..usual };
    let values = scoring.values().into_iter().zip(usual.values()).enumerate();
    let values = values.filter(|(index, (value, usual))| *index < 3 || value != usual);
    let values: Vec<String> = values.map(|(_, ((name, value), _))| format!("{name}: {}", number(value))).collect();
    let _ = writeln!(out, "  scoring: {{{}}}", values.join(", "));
}

fn player(id: ParticipantId, tournament: &Tournament) -> String {
    let participant = tournament.participant(id);
    let mut text = format!("no: {}, name: {}", participant.number, quoted(&participant.name));
    if let Some(rating) = participant.rating {
        if participant.later_ratings.is_empty() {
            let _ = write!(text, ", rating: {rating}");
        } else {
            let ratings = std::iter::once(&rating).chain(&participant.later_ratings);
            let _ = write!(text, ", rating: {}", list(ratings.map(ToString::to_string)));
        }
    }
    if let Some(points) = participant.stated_score {
        let _ = write!(text, ", points: {}", number(points));
    }
    let row = tournament.row(id);
    if row.iter().any(|&outcome| outcome != Outcome::Unknown) {
        let cell = |outcome: &Outcome| match Cell::of(*outcome, tournament) {
            // In YAML a lone question mark begins a key.
            Cell::Unknown => "\"?\"".to_owned(),
            cell => cell.to_string(),
        };
        let _ = write!(text, ", games: {}", list(row.iter().map(cell)));
    }
    text
}

/// The rows of a grid, the header first; `None` when the facts do not have the form of one.
fn grid(tournament: &Tournament) -> Option<Vec<Vec<String>>> {
    let size = tournament.participants().len();
    let cycles = tournament.system().cycles() as usize;
    let rounds = (size - 1 + size % 2) * cycles;
    let complete = tournament.slots() == (size - 1) * cycles && tournament.scheduled_rounds() == rounds;
    if !tournament.system().has_fixed_pairings() || !complete {
        return None;
    }
    let participants = tournament.participants();
    let (rated, scored) = (participants.iter().any(|one| one.rating.is_some()), participants.iter().any(|one| one.stated_score.is_some()));
    let mut header = vec!["no".to_owned(), "name".to_owned()];
    if rated {
        header.push("rating".to_owned());
    }
    header.extend((1..=size).map(|column| column.to_string()));
    if scored {
        header.push("points".to_owned());
    }
    let mut table = vec![header];
    for id in tournament.ids() {
        let participant = tournament.participant(id);
        if !participant.later_ratings.is_empty() {
            // A cell has room for one.
            return None;
        }
        let mut row = vec![participant.number.to_string(), participant.name.clone()];
        if rated {
            row.push(participant.rating.map_or_else(String::new, |rating| rating.to_string()));
        }
        for other in tournament.ids() {
            row.push(if other == id { "*".to_owned() } else { marks(id, other, tournament)? });
        }
        if scored {
            row.push(participant.stated_score.map_or_else(String::new, number));
        }
        table.push(row);
    }
    let width = |column: usize| table.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..table[0].len()).map(width).collect();
    let padded = |row: Vec<String>| row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}")).collect();
    Some(table.into_iter().map(padded).collect())
}

/// What a grid says of two participants, one mark per cycle.
fn marks(own: ParticipantId, other: ParticipantId, tournament: &Tournament) -> Option<String> {
    let size = tournament.participants().len();
    let column = other.index() - usize::from(other > own);
    let mut marks = Vec::new();
    for cycle in 0..tournament.system().cycles() as usize {
        marks.push(match tournament.row(own)[cycle * (size - 1) + column] {
            Outcome::Played { opponent, colour: None, result } if opponent == other => match result {
                GameResult::Win => "1",
                GameResult::Draw => "½",
                GameResult::Loss => "0",
            },
            Outcome::Forfeited { opponent, colour: None, forfeit } if opponent == other => match forfeit {
                Forfeit::Win => "+",
                Forfeit::Loss | Forfeit::Both => "-",
            },
            Outcome::NotYetPlayed { opponent } if opponent == other => "*",
            _ => return None,
        });
    }
    Some(marks.join(" "))
}

/// The values of one participant stand together, at the place of the first.
fn expectations(out: &mut String, expectations: &[Expectation], tournament: &Tournament, indent: &str) {
    let mut by_participant: IndexMap<ParticipantId, Vec<String>> = IndexMap::new();
    for expectation in expectations {
        by_participant.entry(expectation.participant).or_default().push(expectation_text(expectation, tournament));
    }
    for (id, values) in by_participant {
        let _ = writeln!(out, "{indent}{}: {{{}}}", name(id, tournament), values.join(", "));
    }
}

fn expectation_text(expectation: &Expectation, tournament: &Tournament) -> String {
    let value = expected(expectation.expected);
    let Derivation { counted, contributions, cut, steps } = &expectation.derivation;
    let mut parts = vec![format!("value: {value}")];
    if let Some(counted) = counted {
        parts.push(format!("counted: {}", list(counted.iter().map(|&id| name(id, tournament)))));
    }
    if let Some(contributions) = contributions {
        let texts = contributions.iter().map(|one| one.map_or_else(|| "\"-\"".to_owned(), number));
        parts.push(format!("contributions: {}", list(texts)));
    }
    if let Some(cut) = cut {
        parts.push(format!("cut: {}", list(cut.iter().map(|slot| (slot + 1).to_string()))));
    }
    if !steps.is_empty() {
        let texts = steps.iter().map(|(path, value)| format!("{path}: {}", value.map_or_else(|| "undefined".to_owned(), number)));
        parts.push(format!("steps: {{{}}}", texts.collect::<Vec<_>>().join(", ")));
    }
    if parts.len() == 1 {
        format!("{}: {value}", expectation.subject)
    } else {
        format!("{}: {{{}}}", expectation.subject, parts.join(", "))
    }
}

fn expected(expected: Expected) -> String {
    match expected {
        Expected::Number(value) => number(value),
        Expected::Places(first, last) if first == last => first.to_string(),
        Expected::Places(first, last) => format!("{first}-{last}"),
        Expected::Undefined => "undefined".to_owned(),
    }
}

/// A number in a form that is read again: decimals with more than six places are not.
fn number(value: Exact) -> String {
    match value.decimals() {
        Some(places) if places > 6 => format!("{}/{}", value.numerator(), value.denominator()),
        _ => value.to_string(),
    }
}

fn published_row(published: &Published, tournament: &Tournament) -> String {
    let Published { participant, subject, step, printed, because, printed_in, .. } = published;
    let mut text = format!("participant: {}, tie-break: {subject}", name(*participant, tournament));
    if let Some(step) = step {
        let _ = write!(text, ", step: {step}");
    }
    let _ = write!(text, ", printed: {}", expected(*printed));
    let _ = write!(text, ", because: {}", words_between_brackets(because));
    if let Some(place) = printed_in {
        let _ = write!(text, ", in: {}", words_between_brackets(place));
    }
    text
}

/// A participant as a key or in a list: by name, or by number where the name is longer than YAML allows a key to be.
fn name(id: ParticipantId, tournament: &Tournament) -> String {
    let participant = tournament.participant(id);
    let quoted = quoted(&participant.name);
    if quoted.chars().count() <= LONGEST_KEY { quoted } else { participant.number.to_string() }
}

/// Whether a text can be written line by line.
fn fits_block(text: &str) -> bool {
    !text.starts_with(char::is_whitespace) && control(text).is_none() && !text.contains(['\r', '\t', '\u{85}']) && text.trim() == text
}

/// A text as a value anywhere, also between brackets; quoted only where it must be.
fn quoted(text: &str) -> String {
    let plain_first = text.chars().next().is_some_and(|letter| letter.is_alphanumeric());
    let plain = |letter: char| {
        letter.is_alphanumeric() || matches!(letter, ' ' | '.' | '\'' | '-' | '_' | '/' | '(' | ')' | '’' | '½' | '=' | '+' | '–')
    };
    let dashes = text.contains(" -") || text.contains("- ") || text.ends_with(['-', ' ']);
    let safe = plain_first && text.chars().all(plain) && !dashes;
    // Other readers of YAML take these words for something else than texts.
    let reserved = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(&text.to_lowercase().as_str());
    if safe && !reserved { text.to_owned() } else { double_quoted(text) }
}

fn double_quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            '\r' => quoted.push_str("\\r"),
            '\t' => quoted.push_str("\\t"),
            '\u{85}' | '\u{a0}' | '\u{feff}' | '\u{2028}' | '\u{2029}' => {
                let _ = write!(quoted, "\\u{:04x}", u32::from(letter));
            }
            letter => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_only_what_must_be() {
        for (text, written) in [
            ("Roman Kovalev", "Roman Kovalev"),
            ("Пётр Ёлкин", "Пётр Ёлкин"),
            ("O'Brien", "O'Brien"),
            ("no", "\"no\""),
            ("a: b", "\"a: b\""),
            ("-x", "\"-x\""),
            ("say \"hi\"", "\"say \\\"hi\\\"\""),
            ("x #1", "\"x #1\""),
            ("dummy-cap=uncapped", "dummy-cap=uncapped"),
        ] {
            assert_eq!(quoted(text), written);
        }
    }
}
