//! The tournament: its mapping is read, the facts are put together and held against each other.

use std::collections::HashMap;
use std::ops::Range;

use super::awarded::AwardedEntry;
use super::cell::Cell;
use super::contradiction::{self, Places};
use super::players::HIGHEST_RATING;
use super::shape::{self, Fields, RATINGS_USED, SCORING, SYSTEMS, TOURNAMENT};
use super::sheet::{Place, Placed, Player, Sheet};
use super::values::{line, number, shorten, whole};
use super::yaml::{Entry, Kind, Node};
use super::{awarded, crosstable, players, rounds, teams};
use crate::Exact;
use crate::diagnostic::{Code, Diagnostic, Sink, nearest};
use crate::tiebreak::Circumstances;
use crate::tournament::{
    MAX_BOARDS, MAX_CELLS, MAX_PARTICIPANTS, Outcome, Participant, ParticipantId, Parts, RatingRules, RatingUsed, Scoring, System,
    TeamScore, Tournament, colours_known,
};

/// What the rest of the file may refer to.
pub(crate) struct Facts {
    /// Everybody, also those whose entry has a fault.
    pub participants: Vec<Participant>,
    /// Where each name is written.
    pub names_at: Vec<Range<usize>>,
    /// The number of rounds or encounters.
    pub slots: usize,
    /// Whether slots are rounds.
    pub rounds_known: bool,
    /// The day on which the tournament starts, and where it is written.
    pub starts: Option<(String, Range<usize>)>,
    /// The tournament, where nothing is wrong with it.
    pub tournament: Option<Tournament>,
    /// What codes can be refused for, whether or not there is a tournament.
    pub circumstances: Circumstances,
    pub numbers: HashMap<u32, ParticipantId>,
    pub names: HashMap<String, ParticipantId>,
}

impl Facts {
    /// The participant with this number, or with exactly this name.
    pub fn find(&self, text: &str) -> Option<ParticipantId> {
        let number = super::cell::number(text);
        number.and_then(|number| self.numbers.get(&number)).or_else(|| self.names.get(text)).copied()
    }

    /// The diagnostic for a text that is nobody; a similar name is suggested with the place where it is written.
    pub fn unknown(&self, text: &str, at: Range<usize>) -> Diagnostic {
        let fault = Diagnostic::error(Code::UnknownParticipant, at).arg("name", shorten(text));
        let names = self.participants.iter().map(|participant| participant.name.as_str());
        let similar = nearest(text, names).and_then(|name| self.find(name));
        let fault = match similar {
            Some(id) => fault.also(self.names_at[id.index()].clone(), "similar"),
            None => fault,
        };
        fault.help("help")
    }
}

/// Reads `tournament:`. Where the participants could not be read there are none; the codes of the list can be judged all
/// the same.
pub(super) fn facts(node: &Node<'_>, key: Range<usize>, sink: &mut Sink) -> Option<Facts> {
    let fields = Fields::of(node, &TOURNAMENT, "tournament", sink)?;
    let system = fields.value("system").and_then(|node| system(node, sink));
    let facts = facts_of(&fields, system, key, sink);
    facts.or_else(|| {
        let (system, of_teams) = system?;
        let rounds_known = !system.has_fixed_pairings() || fields.entry("crosstable").is_none();
        Some(Facts {
            participants: Vec::new(),
            names_at: Vec::new(),
            slots: 0,
            rounds_known,
            starts: None,
            tournament: None,
            circumstances: Circumstances {
                system: Some(system),
                boards_known: of_teams.then_some(true),
                rounds_known,
                colours_known: true,
                unrated: None,
            },
            numbers: HashMap::new(),
            names: HashMap::new(),
        })
    })
}

fn facts_of(fields: &Fields<'_, '_>, system: Option<(System, bool)>, key: Range<usize>, sink: &mut Sink) -> Option<Facts> {
    let written = |scoring, scoring_at, sink: &mut Sink| {
        let rounds = |name: &'static str, sink: &mut Sink| {
            let node = fields.value(name).filter(|node| name != "rounds" || node.text().is_some())?;
            Some((whole(node, name, (1, MOST_ROUNDS), sink)? as usize, node.span()))
        };
        let scheduled = rounds("scheduled-rounds", sink);
        let announced = rounds("rounds", sink);
        let rating_rules = rating_rules(fields, sink);
        let rating_rules_faulty = fields.value("unrated").is_some() && rating_rules.unrated.is_none();
        let starts = fields.entry("starts").and_then(|entry| day(entry, sink));
        let of_teams = system.map_or(fields.entry("teams").is_some(), |(_, of_teams)| of_teams);
        let awarded = fields.value("awarded").map(|node| awarded::awarded(node, of_teams, sink)).unwrap_or_default();
        Written {
            starts,
            awarded,
            system: system.map(|(system, _)| system),
            scoring,
            scoring_at,
            rating_rules,
            rating_rules_faulty,
            announced,
            scheduled,
            key: key.clone(),
        }
    };
    // A wrong word for the system is reported; what the rest is about is seen from the keys.
    let of_teams = system.map_or(fields.entry("teams").is_some(), |(_, of_teams)| of_teams);
    if system.is_some() {
        teams::foreign_keys(fields, of_teams, sink);
    }
    if of_teams {
        if fields.entry("teams").is_none() && fields.entry("players").is_some() {
            return None;
        }
        let (scoring, scoring_at) = scoring(fields.value("scoring"), teams::usual_scoring(), sink);
        let scorings = scorings(fields, sink);
        let written = written(scoring, scoring_at, sink);
        return teams::facts(fields, written, scorings, sink);
    }
    if fields.entry("teams").is_some() && fields.entry("players").is_none() {
        return None;
    }
    let (scoring, scoring_at) = scoring(fields.value("scoring"), Scoring::default(), sink);
    // A wrong word for the system is reported; the rest is read as if it were the commonest.
    let sheet = sheet(fields, system.map_or(System::Swiss, |(system, _)| system), &key, sink);
    let written = written(scoring, scoring_at, sink);
    let sheet = sheet?;
    if sheet.players.is_empty() {
        let at = fields.entry("players").map_or(key.clone(), |entry| entry.key.span());
        sink.push(Diagnostic::error(Code::NoParticipants, at));
        return None;
    }
    Some(assemble(sheet, written, sink))
}

const MOST_ROUNDS: u32 = 2000;

/// Reads a day, `YYYY-MM-DD`.
fn day(entry: &Entry<'_>, sink: &mut Sink) -> Option<(String, Range<usize>)> {
    let day = line(entry, sink)?;
    let parts: Vec<&str> = day.split('-').collect();
    let number = |part: &str, length: usize| part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit());
    let within = |part: &str, most: u32| part.parse().is_ok_and(|number: u32| (1..=most).contains(&number));
    let well = match parts[..] {
        [year, month, of_month] => number(year, 4) && number(month, 2) && number(of_month, 2) && within(month, 12) && within(of_month, 31),
        _ => false,
    };
    if !well {
        sink.push(Diagnostic::error(Code::NotADay, entry.value.span()).arg("text", shorten(&day)).help("help"));
        return None;
    }
    Some((day, entry.value.span()))
}

/// The system, and whether its participants are teams.
fn system(node: &Node<'_>, sink: &mut Sink) -> Option<(System, bool)> {
    let text = shape::text(node, "system", sink)?;
    let plain: String = text.trim().chars().map(super::cell::plain_dash).flat_map(char::to_lowercase).collect();
    let system = match plain.replace([' ', '_'], "-").as_str() {
        "swiss" => (System::Swiss, false),
        "round-robin" => (System::RoundRobin, false),
        "double-round-robin" => (System::DoubleRoundRobin, false),
        "team-swiss" => (System::Swiss, true),
        "team-round-robin" => (System::RoundRobin, true),
        "team-double-round-robin" => (System::DoubleRoundRobin, true),
        "team-knock-out" => (System::KnockOut, true),
        _ => {
            let fault = Diagnostic::error(Code::UnknownSystem, node.span()).arg("text", shorten(text));
            sink.push(match nearest(text, SYSTEMS) {
                Some(similar) => fault.arg("similar", similar).label("similar"),
                None => fault.arg("known", SYSTEMS.join(", ")).help("known"),
            });
            return None;
        }
    };
    Some(system)
}

/// What the event announced on ratings.
fn rating_rules(fields: &Fields<'_, '_>, sink: &mut Sink) -> RatingRules {
    let unrated = fields.value("unrated").and_then(|node| whole(node, "unrated", (1, HIGHEST_RATING), sink));
    let used = fields.value("ratings-used").and_then(|node| match shape::text(node, "ratings-used", sink)?.trim() {
        "first" => Some(RatingUsed::First),
        "last" => Some(RatingUsed::Last),
        text => {
            let fault = Diagnostic::error(Code::UnknownWord, node.span()).arg("text", shorten(text)).arg("key", "ratings-used");
            sink.push(fault.arg("known", RATINGS_USED.join(", ")).help("known"));
            None
        }
    });
    RatingRules { unrated, used: used.unwrap_or_default() }
}

/// Where each value of the scoring system is written.
pub(crate) type ScoringPlaces = HashMap<&'static str, Range<usize>>;

/// Reads a scoring system; what is not written follows from what is, or is as usual.
fn scoring(node: Option<&Node<'_>>, usual: Scoring, sink: &mut Sink) -> (Scoring, ScoringPlaces) {
    let Some(node) = node else { return (usual, HashMap::new()) };
    let mut places = HashMap::from([("", node.span())]);
    let Some(fields) = Fields::of(node, &SCORING, "scoring", sink) else { return (usual, places) };
    let mut value = |name: &'static str| {
        let node = fields.value(name)?;
        places.insert(name, node.span());
        number(node, name, sink)
    };
    let (win, draw, loss) = (value("win"), value("draw"), value("loss"));
    let games = Scoring::of_games(win.unwrap_or(usual.win), draw.unwrap_or(usual.draw), loss.unwrap_or(usual.loss));
    // A bye that the pairing gives is worth a win to a player and a draw to a team.
    let bye = if usual.pairing_allocated_bye == usual.draw { games.draw } else { games.win };
    let mut scoring = Scoring { pairing_allocated_bye: bye, ..games };
    scoring.forfeit_win = value("forfeit-win").unwrap_or(scoring.forfeit_win);
    scoring.forfeit_loss = value("forfeit-loss").unwrap_or(scoring.forfeit_loss);
    scoring.pairing_allocated_bye = value("pairing-allocated-bye").unwrap_or(scoring.pairing_allocated_bye);
    scoring.full_point_bye = value("full-point-bye").unwrap_or(scoring.full_point_bye);
    scoring.half_point_bye = value("half-point-bye").unwrap_or(scoring.half_point_bye);
    scoring.zero_point_bye = value("zero-point-bye").unwrap_or(scoring.zero_point_bye);
    scoring.absence = value("absence").unwrap_or(scoring.zero_point_bye);
    (scoring, places)
}

/// What only tournaments of teams have: the boards, the primary score and the game points of a match.
pub(crate) struct Scorings {
    pub boards: Option<usize>,
    pub primary: TeamScore,
    /// What a whole match is worth in game points.
    pub games: Scoring,
    pub games_at: ScoringPlaces,
}

fn scorings(fields: &Fields<'_, '_>, sink: &mut Sink) -> Scorings {
    let most = u32::try_from(MAX_BOARDS).unwrap_or(u32::MAX);
    let boards = fields.value("boards").map(|node| whole(node, "boards", (1, most), sink));
    if boards.is_none()
        && let Some(entry) = fields.entry("teams")
    {
        let fault = Diagnostic::error(Code::MissingKey, entry.key.span()).arg("key", "boards").arg("place", "tournament");
        sink.push(fault.arg("where", "inside"));
    }
    let boards = boards.flatten().map(|boards| boards as usize);
    let primary = fields.value("primary").and_then(|node| teams::primary(node, sink)).unwrap_or(TeamScore::Match);
    let (games, games_at) = teams::game_scoring(fields.value("game-scoring"), boards.unwrap_or(1), sink);
    Scorings { boards, primary, games, games_at }
}

/// Reads the games in the one way in which they are given.
fn sheet(fields: &Fields<'_, '_>, system: System, key: &Range<usize>, sink: &mut Sink) -> Option<Sheet> {
    let rounds_entry = fields.entry("rounds").filter(|entry| entry.value.text().is_none());
    let (players_entry, table_entry) = (fields.entry("players"), fields.entry("crosstable"));
    if let Some(table) = table_entry {
        if let Some(other) = players_entry.or(rounds_entry) {
            let fault = Diagnostic::error(Code::SeveralWays, other.key.span()).label("again");
            sink.push(fault.also(table.key.span(), "first").help("help"));
        }
        return crosstable::crosstable(&table.value, system, sink);
    }
    let Some(entry) = players_entry else {
        sink.push(Diagnostic::error(Code::NoGames, key.clone()).help("help"));
        return None;
    };
    let mut players = players::players(&entry.value, sink);
    if players.is_empty() && !matches!(&entry.value.kind, Kind::Sequence(items) if items.is_empty()) {
        return None;
    }
    if let Some(entry) = rounds_entry {
        let given = players.iter().find_map(|player| player.row.as_ref()?.first());
        if let Some(first) = given {
            let fault = Diagnostic::error(Code::SeveralWays, first.at.range()).label("games");
            sink.push(fault.also(entry.key.span(), "rounds").help("help"));
        }
        if let Some(list) = shape::list(&entry.value, "rounds", sink) {
            rounds::rounds(list, &mut players, system, sink);
        }
    }
    Some(Sheet { players, rounds_known: true })
}

/// What is said of a tournament beside its players and games, with the places of what can be at fault.
pub(crate) struct Written {
    pub starts: Option<(String, Range<usize>)>,
    /// Points awarded otherwise than the scoring system says.
    pub awarded: Vec<AwardedEntry>,
    pub system: Option<System>,
    pub scoring: Scoring,
    pub scoring_at: ScoringPlaces,
    pub rating_rules: RatingRules,
    /// Whether something of them could not be read.
    pub rating_rules_faulty: bool,
    pub announced: Option<(usize, Range<usize>)>,
    pub scheduled: Option<(usize, Range<usize>)>,
    pub key: Range<usize>,
}

/// Puts the facts together; every contradiction is reported at its place.
pub(crate) fn assemble(sheet: Sheet, written: Written, sink: &mut Sink) -> Facts {
    let Sheet { mut players, rounds_known } = sheet;
    let system = written.system.unwrap_or(System::Swiss);
    let (numbers, names) = identities(players.iter(), sink);
    let lengths = Lengths::of(players.iter(), &written, rounds_known, sink);
    let slots = lengths.slots;
    let mut facts = Facts {
        participants: participants(players.iter()),
        names_at: players.iter().map(|player| player.name_at.clone()).collect(),
        slots,
        rounds_known,
        starts: written.starts.clone(),
        tournament: None,
        circumstances: Circumstances {
            system: written.system,
            boards_known: None,
            rounds_known,
            // Seen below.
            colours_known: true,
            unrated: unrated(&players).filter(|_| !written.rating_rules_faulty && written.rating_rules.unrated.is_none()),
        },
        numbers,
        names,
    };
    if players.len() > MAX_PARTICIPANTS || players.len().saturating_mul(slots) > MAX_CELLS {
        let fault = Diagnostic::error(Code::TooLarge, written.key).arg("count", players.len()).arg("other", slots);
        sink.push(contradiction::with_bounds(fault));
        return facts;
    }
    if slots == 0 {
        sink.push(Diagnostic::error(Code::NoGames, written.key).help("help"));
        return facts;
    }
    let numbers_complete = players.iter().all(|player| player.number.is_some());
    let mut rows = Vec::with_capacity(players.len());
    let mut places = Vec::with_capacity(players.len());
    for player in &mut players {
        let (row, at) = outcomes(player, slots, &facts.numbers, numbers_complete, sink);
        rows.push(row);
        places.push(at);
    }
    facts.circumstances.colours_known = colours_known(&rows);
    if rounds_known {
        mirror(&mut rows, &mut places, &mut players, sink);
    }
    let mut participants = facts.participants.clone();
    for (index, player) in players.iter().enumerate() {
        impossible_score(player, &rows[index], &written.scoring, sink);
        if player.faulty {
            // Without a score the unread games would count as a second fault.
            participants[index].stated_score.get_or_insert(Exact::ZERO);
        }
    }
    let places = Places {
        names: facts.names_at.clone(),
        points: players.iter().map(|player| player.points.as_ref().map(|(_, at)| at.clone())).collect(),
        faulty: players.iter().map(|player| player.faulty || player.number.is_none() || player.name.is_none()).collect(),
        cells: places,
        scoring: written.scoring_at,
        key: written.key,
        rounds_known,
    };
    drop(players);
    let mut awarded = awarded::resolve(written.awarded, &facts, sink);
    awarded.retain(|one| written.scoring.of(rows[one.participant.index()][one.slot]) != one.points);
    let points = (!awarded.is_empty()).then(|| {
        let of_row = |row: &Vec<Outcome>| row.iter().map(|&outcome| written.scoring.of(outcome)).collect();
        let mut points: Vec<Vec<Exact>> = rows.iter().map(of_row).collect();
        for one in &awarded {
            points[one.participant.index()][one.slot] = one.points;
        }
        points
    });
    let scheduled_rounds = lengths.scheduled;
    let rating_rules = written.rating_rules;
    let parts = Parts { system, scoring: written.scoring, participants, rows, points, scheduled_rounds, rounds_known, rating_rules };
    match Tournament::new(parts) {
        // What was read in place of faulty parts is not a tournament.
        Ok(tournament) if !places.faulty.contains(&true) && written.system.is_some() => facts.tournament = Some(tournament),
        Ok(_) => {}
        Err(contradictions) => {
            for contradiction in contradictions {
                if let Some(fault) = contradiction::diagnostic(&contradiction, &facts.participants, &places, written.system) {
                    sink.push(fault);
                }
            }
        }
    }
    facts
}

/// The number of the first player without a rating, and how many there are; a rating that could not be read is one.
fn unrated(players: &[Player]) -> Option<(u32, u32)> {
    let mut without = players.iter().filter(|player| player.ratings.as_ref().is_some_and(Vec::is_empty));
    let first = without.next()?;
    Some((first.number.unwrap_or(0), u32::try_from(without.count()).unwrap_or(u32::MAX).saturating_add(1)))
}

/// Numbers and names; each must mean one participant.
pub(crate) fn identities<'p>(
    players: impl Iterator<Item = &'p Player>,
    sink: &mut Sink,
) -> (HashMap<u32, ParticipantId>, HashMap<String, ParticipantId>) {
    let players: Vec<&Player> = players.take(MAX_PARTICIPANTS).collect();
    let mut numbers: HashMap<u32, ParticipantId> = HashMap::new();
    let mut names: HashMap<String, ParticipantId> = HashMap::new();
    for (index, player) in players.iter().enumerate() {
        let id = ParticipantId::new(index);
        if let Some(number) = player.number {
            if let Some(first) = numbers.get(&number) {
                let fault = Diagnostic::error(Code::NumberTwice, player.number_at.clone()).arg("number", number).label("again");
                sink.push(fault.also(players[first.index()].number_at.clone(), "first"));
            } else {
                numbers.insert(number, id);
            }
        }
        let Some(name) = &player.name else { continue };
        if super::cell::number(name).is_some() {
            sink.push(Diagnostic::error(Code::NameOfDigits, player.name_at.clone()).arg("name", name).help("help"));
        }
        if let Some(first) = names.get(name) {
            let fault = Diagnostic::error(Code::NameTwice, player.name_at.clone()).arg("name", name).label("again");
            sink.push(fault.also(players[first.index()].name_at.clone(), "first").help("help"));
        } else {
            names.insert(name.clone(), id);
        }
    }
    (numbers, names)
}

pub(super) fn participants<'p>(players: impl Iterator<Item = &'p Player>) -> Vec<Participant> {
    let participant = |player: &Player| Participant {
        number: player.number.unwrap_or(0),
        name: player.name.clone().unwrap_or_default(),
        rating: player.ratings.iter().flatten().next().copied(),
        later_ratings: player.ratings.iter().flatten().skip(1).copied().collect(),
        stated_score: player.points.as_ref().map(|(points, _)| *points),
    };
    players.map(participant).collect()
}

/// How many rounds there are and how many there will be.
pub(super) struct Lengths {
    pub slots: usize,
    pub scheduled: usize,
}

impl Lengths {
    pub fn of<'p>(
        players: impl ExactSizeIterator<Item = &'p Player> + Clone,
        written: &Written,
        rounds_known: bool,
        sink: &mut Sink,
    ) -> Lengths {
        let mut counts: HashMap<usize, usize> = HashMap::new();
        for (player, row) in players.clone().filter_map(|player| Some((player, player.row.as_ref()?))) {
            *counts.entry(row.len() - player.commas).or_default() += 1;
        }
        let usual = counts.iter().max_by_key(|&(&length, &count)| (count, length)).map(|(&length, _)| length);
        let announced = written.announced.as_ref().map(|&(rounds, _)| rounds);
        let slots = usual.or(announced).unwrap_or(0);
        for player in players.clone() {
            if let Some(row) = player.row.as_ref().filter(|row| row.len() != slots || player.commas > 0) {
                let at = match (row.first(), row.last()) {
                    (Some(first), Some(last)) => first.at.range().start..last.at.range().end,
                    _ => player.name_at.clone(),
                };
                let name = player.name.as_deref().unwrap_or_default();
                // Where a decimal comma makes up for a cell that is missing, the length is right by chance.
                let count = if row.len() == slots { slots - player.commas } else { row.len() };
                let fault = Diagnostic::error(Code::RowLength, at).arg("name", name).arg("count", count).arg("other", slots);
                sink.push(if player.commas > 0 { fault.help("comma") } else { fault.help("help") });
            }
        }
        // Of an odd number of players everybody sits out one round of a cycle, which a grid does not show.
        let cycles = written.system.map_or(1, System::cycles) as usize;
        let count = players.len();
        let grid_rounds = if count % 2 == 1 { count * cycles } else { slots };
        if let (Some((rounds, at)), Some(usual)) = (&written.announced, usual)
            && *rounds != usual
            && (rounds_known || *rounds != grid_rounds)
        {
            let fault = Diagnostic::error(Code::RoundsDiffer, at.clone()).arg("count", rounds).arg("other", usual);
            sink.push(if rounds_known { fault.help("help") } else { fault.help("grid") });
        }
        let mut scheduled = if rounds_known { slots } else { grid_rounds };
        if let Some((rounds, at)) = &written.scheduled {
            if *rounds < scheduled {
                let fault = Diagnostic::error(Code::RoundsDiffer, at.clone()).arg("count", rounds).arg("other", scheduled);
                sink.push(fault.help("scheduled"));
            } else {
                scheduled = *rounds;
            }
        }
        Lengths { slots, scheduled }
    }
}

/// The outcomes of a row, with the place of each.
pub(super) fn outcomes(
    player: &mut Player,
    slots: usize,
    numbers: &HashMap<u32, ParticipantId>,
    numbers_complete: bool,
    sink: &mut Sink,
) -> (Vec<Outcome>, Vec<Place>) {
    let Some(cells) = player.row.take() else {
        return (vec![Outcome::Unknown; slots], vec![Place::from(player.name_at.clone()); slots]);
    };
    player.faulty |= cells.len() != slots;
    // In a row that is too long nothing tells which cell slipped into which round.
    let slipped = cells.len() > slots;
    let mut row = Vec::with_capacity(slots);
    let mut places = Vec::with_capacity(slots);
    for Placed { cell, at } in cells.into_iter().take(slots) {
        let outcome = cell.and_then(|cell| cell.outcome(|number| numbers.get(&number).copied()));
        if let (Some(number), None) = (cell.and_then(Cell::opponent), outcome) {
            // Where a number could not be read, it may be the very one that is missing.
            if numbers_complete {
                sink.push(Diagnostic::error(Code::UnknownNumber, digits_in(at.range(), number, sink)).arg("number", number));
            }
            player.faulty = true;
        }
        row.push(outcome.unwrap_or(Outcome::Unknown));
        places.push(at);
    }
    if slipped {
        row.clear();
    }
    row.resize(slots, Outcome::Unknown);
    places.resize(slots, Place::from(player.name_at.clone()));
    (row, places)
}

/// The digits of a number inside a cell.
fn digits_in(cell: Range<usize>, number: u32, sink: &Sink) -> Range<usize> {
    let digits = number.to_string();
    let at = sink.source().text.get(cell.clone()).and_then(|text| text.find(&digits));
    at.map_or(cell.clone(), |at| cell.start + at..cell.start + at + digits.len())
}

/// Fills in what an unknown row must say because another row says it.
fn mirror(rows: &mut [Vec<Outcome>], places: &mut [Vec<Place>], players: &mut [Player], sink: &mut Sink) {
    // The cells that were filled in, with whoever they were taken from.
    let mut taken: HashMap<(usize, usize), usize> = HashMap::new();
    for own in 0..rows.len() {
        for slot in 0..rows[own].len() {
            let outcome = rows[own][slot];
            let Some(opponent) = outcome.opponent().map(ParticipantId::index).filter(|&opponent| opponent != own) else { continue };
            if taken.contains_key(&(own, slot)) {
                continue;
            }
            if let Some(&other) = taken.get(&(opponent, slot)) {
                let name = |index: usize| players[index].name.clone().unwrap_or_default();
                let fault = Diagnostic::error(Code::OpponentTaken, places[own][slot].range()).label("again");
                let fault = fault.arg("name", name(opponent)).arg("round", slot + 1).arg("one", name(other)).arg("two", name(own));
                sink.push(fault.also(places[other][slot].range(), "first"));
                players[own].faulty = true;
                players[opponent].faulty = true;
            } else if rows[opponent][slot] == Outcome::Unknown
                && let Some(mirrored) = outcome.mirrored(ParticipantId::new(own))
            {
                rows[opponent][slot] = mirrored;
                places[opponent][slot] = places[own][slot];
                taken.insert((opponent, slot), own);
            }
        }
    }
}

/// A stated score that the games which are known, and the best or worst in the others, cannot give.
fn impossible_score(player: &Player, row: &[Outcome], scoring: &Scoring, sink: &mut Sink) {
    let Some((points, at)) = player.points.as_ref().filter(|_| !player.faulty) else { return };
    let unknown = row.iter().filter(|&&outcome| outcome == Outcome::Unknown).count();
    let (Ok(count), false) = (u32::try_from(unknown), unknown == 0) else { return };
    let values = scoring.values().map(|(_, value)| value);
    // Values beyond the bounds are a fault of their own, and their sums could grow beyond all numbers.
    let in_bounds = values.iter().all(|value| value.numerator().abs() <= 100_000 && 100 % value.denominator() == 0);
    let (Some(least), Some(most), true) = (values.iter().min(), values.iter().max(), in_bounds) else { return };
    let known: Exact = row.iter().map(|&outcome| scoring.of(outcome)).sum();
    let (least, most) = (known + *least * Exact::from(count), known + *most * Exact::from(count));
    if *points < least || *points > most {
        let name = player.name.as_deref().unwrap_or_default();
        let fault = Diagnostic::error(Code::ImpossibleScore, at.clone()).arg("name", name).number("points", *points);
        sink.push(fault.number("least", least).number("most", most));
    }
}
