//! Direct encounter: the separate standings of a tied group, and which article placed whom.

use super::super::Scene;
use super::crosstable::{self, Excerpt};
use super::model::{Block, Cell, Column, Item, Mark, Row, Section, State, Summary, Table};
use super::{Explanation, articles, notes, teams};
use crate::Exact;
use crate::render::{Arg, Line, Sentence, Style, say};
use crate::rules::{Concept, DirectEncounterRest};
use crate::standings::Standings;
use crate::tiebreak::{Code, Name, encounter_working};
use crate::tournament::{Outcome, ParticipantId};
use crate::working::{Kind, Part, Path, Reason, Step, Steps, to_json};

/// A member's line in the separate standings.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Member<'s> {
    pub(in super::super) id: ParticipantId,
    step: &'s Step,
    pub(in super::super) has: Exact,
    least: Exact,
    most: Exact,
    first: u32,
    last: u32,
}

/// The members of a table, in the order of the group.
pub(in super::super) fn members(table: &Step) -> Vec<Member<'_>> {
    table
        .steps()
        .filter_map(|step| match (step.kind(), step.reason()) {
            (Kind::Encounters { participant }, Some(Reason::Place { first, last })) => {
                let has = step.value().unwrap_or_default();
                let bound = |kind: Kind| step.steps().find(|child| child.kind() == kind).and_then(Step::value).unwrap_or(has);
                let (least, most) = (bound(Kind::Certain), bound(Kind::Reachable));
                Some(Member { id: participant, step, has, least, most, first, last })
            }
            _ => None,
        })
        .collect()
}

/// A game between two members.
#[derive(Clone, Copy, Debug)]
struct Game<'s> {
    slot: u16,
    step: &'s Step,
}

/// The games of a member against another one.
fn games<'s>(member: &Member<'s>, other: ParticipantId) -> Vec<Game<'s>> {
    member
        .step
        .steps()
        .filter_map(|step| match step.kind() {
            Kind::Contribution { slot, opponent } if opponent == Some(other) => Some(Game { slot, step }),
            _ => None,
        })
        .collect()
}

/// What a member has from the games against another one; `None` when no game counts.
fn points(member: &Member<'_>, other: ParticipantId) -> Option<Exact> {
    let counted: Vec<Exact> =
        games(member, other).into_iter().filter(|game| game.step.part() == Part::Counted).filter_map(|game| game.step.value()).collect();
    (!counted.is_empty()).then(|| counted.into_iter().sum())
}

/// The group that was tied when a code's turn came, with the places it gave.
pub(in super::super) fn tied(
    scene: &Scene<'_>,
    code: Code,
    column: Option<usize>,
    id: ParticipantId,
) -> Option<(Vec<ParticipantId>, Vec<Vec<ParticipantId>>)> {
    let listed = scene.standings.filter(|standings| standings.columns.iter().any(|column| column.code == code));
    // A code that the list does not have is asked of those who are level on points, as the check does.
    let asked;
    let standings = match listed {
        Some(standings) => standings,
        None => {
            asked = Standings::new(scene.cx, &[Code::plain(Name::Pts), code]);
            &asked
        }
    };
    let columns = standings.columns.iter().enumerate();
    let mut columns = columns.filter(|(at, one)| column.map_or(one.code == code, |wanted| wanted == *at));
    let tie = columns.find_map(|(_, one)| one.ties.iter().find(|tie| tie.members.contains(&id)))?;
    Some((tie.members.clone(), tie.places.clone()))
}

/// Which time a code is asked at a position of the list: 1 unless it is listed before as well.
pub(in super::super) fn turn(scene: &Scene<'_>, code: Code, column: Option<usize>) -> usize {
    let before =
        scene.standings.zip(column).map_or(0, |(standings, at)| standings.columns[..at].iter().filter(|one| one.code == code).count());
    before + 1
}

/// The name of a code, numbered where the list asks it again.
pub(in super::super) fn name_at(scene: &Scene<'_>, code: Code, column: Option<usize>) -> Sentence {
    let name = scene.code_name(code);
    match turn(scene, code, column) {
        1 => name,
        turn => say("tie-break-again").with("name", name).with("turn", turn),
    }
}

/// Explains the place of a participant in the group that was tied when the code's turn came: at this position of the
/// list, or else the first time that the participant was tied.
pub(in super::super) fn explanation(scene: &Scene<'_>, code: Code, column: Option<usize>, id: ParticipantId) -> Explanation {
    let name = |sentence: Sentence| sentence.with("name", scene.name(id)).with("number", scene.pairing_number(id));
    let turn = turn(scene, code, column);
    let numbered = |text: String| if turn == 1 { text } else { format!("{text}-{turn}") };
    let short = Arg::Text(if turn == 1 { code.to_string() } else { format!("{code} ({turn})") });
    let long = name_at(scene, code, column);
    let Some((mut group, places)) = tied(scene, code, column, id) else {
        let key = if code.name == Name::De { "encounter-not-tied" } else { "ranking-not-tied" };
        let sentence = say(key).with("name", scene.name(id)).with("rule", scene.cite(Concept::OrderOfApplication));
        let mut explanation = Explanation {
            code,
            teams: scene.is_of_teams(),
            anchor: format!("{}.p{}", numbered(code.to_string()), scene.pairing_number(id)),
            title: name(say("title-undefined").with("tie-break", long)),
            lead: super::lead(scene, id),
            summary: Summary {
                head: name(say("summary-undefined").with("code", short)),
                cites: vec![scene.code_article(code)],
                basis: vec![sentence.clone()],
                table: None,
                lines: Vec::new(),
            },
            excerpt: None,
            sections: vec![
                Section::new("undefined", say("section-undefined"), vec![scene.code_article(code)]).block(Block::text(sentence)),
            ],
            notes: Vec::new(),
            articles: Vec::new(),
            working: serde_json::Value::Null,
        };
        explanation.articles = articles(scene, &explanation);
        return explanation;
    };
    group.sort_by_key(|&member| scene.pairing_number(member));
    let steps = Steps::new();
    let ranking = encounter_working(scene.cx, &steps, code, &group);
    let root = ranking.node.step();
    let path = Path::root(root.kind(), scene.tournament());
    let place = place_of(&places, id);
    let count = group.len();
    let placed = |sentence: Sentence| name(sentence).with("count", count).with("first", place.0).with("last", place.1);
    let key = |alone: &'static str, shared: &'static str| if place.0 == place.1 { alone } else { shared };
    let (table, basis, sections) = if matches!(root.kind(), Kind::Ranking { .. }) {
        let (table, basis) = teams::group_summary(scene, root, &path, id);
        let mut sections = teams::group_sections(scene, root, &path);
        sections.push(teams::order(scene, code, &places));
        (table, basis, sections)
    } else {
        let view = scene.counted_in(code.counted_score());
        let sections = sections(&view, code, column, root, &path, &places);
        let top = members(root);
        let basis = missing(&view, &top).into_iter().chain(decision(&view, root, &top)).collect();
        (Some(table(&view, root, &path, Some(id))), basis, sections)
    };
    let mut explanation = Explanation {
        code,
        teams: scene.is_of_teams(),
        anchor: numbered(path.anchor()),
        title: placed(say(key("title-place", "title-places")).with("tie-break", long)),
        lead: lead(scene, &group),
        summary: Summary {
            head: placed(say(key("summary-place", "summary-places")).with("code", short)),
            cites: vec![scene.code_article(code)],
            basis,
            table,
            lines: Vec::new(),
        },
        excerpt: excerpt(&scene.counted_in(code.counted_score()), root, &group, id),
        sections,
        notes: notes::of_group(scene, code, &group, &places),
        articles: Vec::new(),
        working: to_json([root], scene.tournament(), scene.edition),
    };
    explanation.articles = articles(scene, &explanation);
    explanation
}

/// The first and the last of the places that a participant has in a group.
pub(in super::super) fn place_of(places: &[Vec<ParticipantId>], id: ParticipantId) -> (usize, usize) {
    let mut first = 1;
    for subset in places {
        if subset.contains(&id) {
            return (first, first + subset.len() - 1);
        }
        first += subset.len();
    }
    (first, first)
}

fn lead(scene: &Scene<'_>, group: &[ParticipantId]) -> Vec<Sentence> {
    let mut lead = vec![say("lead-edition").with("edition", Arg::Text(scene.edition_title()))];
    let scores: Vec<Exact> = group.iter().map(|&id| scene.cx.score(id)).collect();
    let names = scene.names(group.iter().copied());
    lead.push(if scores.iter().all(|score| *score == scores[0]) {
        say(scene.by_score("lead-tied-on")).with("names", names).with("score", scores[0])
    } else {
        say("lead-tied").with("names", names)
    });
    lead.extend(super::changes(scene));
    lead
}

/// The rows of the members, their games among themselves marked.
fn excerpt(scene: &Scene<'_>, root: &Step, group: &[ParticipantId], id: ParticipantId) -> Option<Table> {
    let all = members(root);
    let of_teams = matches!(root.kind(), Kind::Ranking { .. });
    let marks = |row: ParticipantId, slot: u16| {
        if of_teams {
            // Several tables are made of the matches among the members; which of them count, the tables say.
            let among = scene.outcome(row, slot).opponent().is_some_and(|opponent| group.contains(&opponent));
            return if among { Mark::Used } else { Mark::None };
        }
        let member = all.iter().find(|member| member.id == row);
        let counted = member.is_some_and(|member| {
            member
                .step
                .steps()
                .any(|step| matches!(step.kind(), Kind::Contribution { slot: at, .. } if at == slot) && step.part() == Part::Counted)
        });
        if counted { Mark::Used } else { Mark::None }
    };
    let points_mark = |_: ParticipantId| Mark::None;
    let excerpt =
        Excerpt { own: Some(id), ids: group.to_vec(), marks: &marks, for_opponents: None, points_mark: &points_mark, rating_mark: None };
    Some(crosstable::table(scene, &excerpt))
}

/// A section per table, and the order.
fn sections(scene: &Scene<'_>, code: Code, column: Option<usize>, root: &Step, path: &Path, places: &[Vec<ParticipantId>]) -> Vec<Section> {
    let mut sections = Vec::new();
    table_sections(scene, root, path, say("section-encounters"), Concept::DirectEncounterScore, &mut sections);
    let columns = scene.standings.map(|standings| standings.columns.as_slice()).unwrap_or_default();
    let at = column.or_else(|| columns.iter().position(|one| one.code == code));
    let last = at.is_some_and(|at| at + 1 == columns.len());
    let key = match (places.len(), last) {
        (1, false) => "encounter-stay-tied",
        (1, true) => "encounter-stay-tied-at-last",
        _ => "encounter-order",
    };
    let sentence = match places {
        [all] => say(key).with("names", scene.names(all.iter().copied())).with("rule", scene.cite(Concept::OrderOfApplication)),
        _ => say(key).with("order", notes::order_of(scene, places)),
    };
    let mut result = Section::new("result", say("section-order"), vec![scene.code_article(code)]).block(Block::text(sentence));
    if places.len() > 1 && places.iter().any(|subset| subset.len() > 1) {
        let shared = places.iter().filter(|subset| subset.len() > 1);
        let sentences = shared.map(|subset| {
            say(if last { "encounter-stay-tied-at-last" } else { "encounter-still-tied" })
                .with("names", scene.names(subset.iter().copied()))
                .with("rule", scene.cite(Concept::OrderOfApplication))
        });
        result.blocks.push(Block::Text { sentences: sentences.collect() });
    }
    sections.push(result);
    sections
}

/// The section of a table with this title, and those of the tables that begin anew below it.
pub(super) fn table_sections(scene: &Scene<'_>, step: &Step, path: &Path, title: Sentence, concept: Concept, sections: &mut Vec<Section>) {
    let all = members(step);
    let id = if sections.is_empty() { "table".to_owned() } else { format!("table-{}", sections.len() + 1) };
    let mut section = Section::new(id, title, scene.numbers(&[concept]));
    section.blocks.push(Block::table(table(scene, step, path, None)));
    let particulars = particulars(scene, &all);
    if !particulars.is_empty() {
        section.blocks.push(Block::List { items: particulars });
    }
    section.blocks.push(Block::Text { sentences: decision(scene, step, &all) });
    sections.push(section);
    for child in step.steps().filter(|child| matches!(child.kind(), Kind::Table { .. })) {
        let title = say("section-encounters-anew").with("names", scene.names(members(child).into_iter().map(|member| member.id)));
        table_sections(scene, child, &path.child(child.kind(), scene.tournament()), title, concept, sections);
    }
}

/// The separate standings: each member against each other.
pub(in super::super) fn table(scene: &Scene<'_>, step: &Step, path: &Path, own: Option<ParticipantId>) -> Table {
    let all = members(step);
    let open = all.iter().any(|member| member.most != member.has || member.least != member.has);
    let least_shown = all.iter().any(|member| member.least != member.has);
    let mut columns = vec![Column::headed("column-number", true), Column::headed("column-participant", false)];
    columns.extend(all.iter().map(|member| Column::new(scene.pairing_number(member.id), true)));
    columns.push(Column::headed("column-has", true));
    if least_shown {
        columns.push(Column::headed("column-least", true));
    }
    if open {
        columns.push(Column::headed("column-most", true));
    }
    columns.push(Column::headed("column-place", false));
    let rows = all.iter().map(|member| {
        let mut cells = vec![Cell::of(scene.pairing_number(member.id)), Cell::head(scene.name(member.id))];
        cells.extend(all.iter().map(|other| match points(member, other.id) {
            _ if other.id == member.id => Cell::of(say("cell-self")),
            Some(points) => Cell::of(points),
            None => Cell::of(say("cell-not-met")),
        }));
        cells.push(Cell::of(Arg::strong(member.has)));
        if least_shown {
            cells.push(Cell::of(member.least));
        }
        if open {
            cells.push(Cell::of(member.most));
        }
        let place = if member.first == member.last { "place-alone" } else { "place-shared" };
        cells.push(Cell::of(say(place).with("first", member.first).with("last", member.last)));
        let id = path.child(member.step.kind(), scene.tournament()).anchor();
        Row { id: Some(id), state: if own == Some(member.id) { State::Own } else { State::Plain }, cells }
    });
    let rows = rows.collect();
    Table { id: "encounters".into(), caption: say("caption-encounters"), columns, rows, legend: Vec::new() }
}

/// Averages, forfeits and games that are missing.
fn particulars(scene: &Scene<'_>, all: &[Member<'_>]) -> Vec<Item> {
    let mut sentences = Vec::new();
    for (at, member) in all.iter().enumerate() {
        for other in &all[at + 1..] {
            let pair = |key: &'static str| say(key).with("name", scene.name(member.id)).with("opponent", scene.name(other.id));
            let between = games(member, other.id);
            let averaged = between.iter().filter(|game| game.step.cites().contains(&Concept::DirectEncounterAverage)).count();
            if averaged > 1 {
                sentences.push(
                    pair("encounter-average")
                        .with("count", averaged)
                        .with("own", average(scene, member, other.id))
                        .with("other", average(scene, other, member.id))
                        .with("rule", scene.cite(Concept::DirectEncounterAverage)),
                );
            }
            // Where the rounds are not known, games of the same kind are told together.
            let rounds_known = scene.tournament().rounds_known();
            for (at, game) in between.iter().enumerate() {
                let told = [
                    (Reason::ForfeitLeftOut, "encounter-forfeit-left-out", Concept::DirectEncounterForfeits),
                    (Reason::RegularGame, "encounter-forfeit-regular", Concept::FixedPairings),
                    (Reason::ForfeitAsGame, "encounter-forfeit-counts", Concept::DirectEncounterForfeits),
                    (Reason::NotYetPlayed, "encounter-not-yet-played", Concept::DirectEncounterScore),
                ];
                let same = |one: &Game<'_>| one.step.reason() == game.step.reason();
                let again = !rounds_known && between[..at].iter().any(same);
                let Some((_, key, concept)) = told.into_iter().find(|(reason, ..)| game.step.reason() == Some(*reason)) else { continue };
                if again {
                    continue;
                }
                let count = between.iter().filter(|one| same(one)).count();
                sentences.push(
                    pair(key)
                        .choosing("rounds", if rounds_known { "known" } else { "unknown" })
                        .with("round", scene.round(game.slot))
                        .with("count", count)
                        .with("rule", scene.cite(concept)),
                );
            }
        }
    }
    sentences.extend(missing(scene, all));
    sentences.into_iter().map(|sentence| Item { id: None, sentences: vec![sentence], line: None }).collect()
}

/// The pairs that have no game that counts.
fn missing(scene: &Scene<'_>, all: &[Member<'_>]) -> Option<Sentence> {
    let pairs = all.iter().enumerate().flat_map(|(at, member)| all[at + 1..].iter().map(move |other| (member, other)));
    let missing = pairs.filter(|(member, other)| points(member, other.id).is_none());
    let missing: Vec<Arg> = missing
        .map(|(member, other)| say("encounter-pair").with("name", scene.name(member.id)).with("opponent", scene.name(other.id)).into())
        .collect();
    (!missing.is_empty()).then(|| say("encounter-missing").with("count", missing.len()).with("pairs", Arg::List(missing)))
}

/// The average of a member's games against another one: `1½ ÷ 2 = ¾`.
fn average(scene: &Scene<'_>, member: &Member<'_>, other: ParticipantId) -> Line {
    let counted: Vec<Game<'_>> = games(member, other).into_iter().filter(|game| game.step.part() == Part::Counted).collect();
    let total: Exact = counted.iter().map(|game| scene.awarded(member.id, game.slot)).sum();
    let count = Exact::from(i64::try_from(counted.len()).expect("rounds are limited in number"));
    Line::new(total, Style::Plain).then("÷", count, Style::Plain).equals(points(member, other).unwrap_or_default())
}

/// How a table decides, or why it does not.
pub(super) fn decision_of(scene: &Scene<'_>, table: &Step) -> Vec<Sentence> {
    decision(scene, table, &members(table))
}

fn decision(scene: &Scene<'_>, step: &Step, all: &[Member<'_>]) -> Vec<Sentence> {
    let with_rule = |key: &'static str, concept| say(key).with("rule", scene.cite(concept)).with("count", all.len());
    let missing = all.iter().any(|member| all.iter().any(|other| other.id != member.id && points(member, other.id).is_none()));
    let names = |ids: Vec<ParticipantId>| scene.names(ids);
    // In extended direct encounter the smaller groups begin anew above the table.
    let begins_anew = step.steps().any(|child| matches!(child.kind(), Kind::Table { .. }));
    let mut said = Vec::new();
    let one_table = scene.cx.reading().direct_encounter_rest == DirectEncounterRest::OneTable;
    let anew = if one_table { "encounter-one-table" } else { "encounter-begin-anew" };
    match step.reason() {
        Some(Reason::AllMet) => {
            if missing {
                said.push(say("encounter-missing-ignored"));
            } else {
                said.push(with_rule("encounter-all-met", Concept::DirectEncounterAllMet));
            }
            for subset in shared(all).into_iter().filter(|_| begins_anew || one_table) {
                said.push(with_rule(anew, Concept::DirectEncounterAllMet).with("names", names(subset)));
            }
        }
        Some(Reason::AllEqual) => said.push(with_rule("encounter-all-equal", Concept::DirectEncounterAllMet)),
        Some(Reason::MustAllMeet) => said.push(say("encounter-must-all-meet")),
        Some(Reason::GamesUnknown) => said.push(say("encounter-games-unknown")),
        Some(Reason::SomeCertain) => {
            said.push(with_rule("encounter-some-certain", Concept::DirectEncounterCertainty));
            let mut left: Vec<&Member<'_>> = all.iter().collect();
            left.sort_by_key(|member| member.first);
            while let Some(member) = left.first().copied().filter(|member| member.first == member.last) {
                left.remove(0);
                let best = left.iter().map(|other| other.most).max();
                let sentence = match best {
                    Some(best) => say("encounter-certain").with("least", member.least).with("most", best),
                    None => say("encounter-last"),
                };
                said.push(sentence.with("name", scene.name(member.id)).with("place", member.first));
            }
            if left.len() > 1 {
                said.push(uncertain(scene, "encounter-uncertain", &left).with("place", left[0].first));
                if begins_anew || one_table {
                    let ids = left.iter().map(|member| member.id).collect();
                    said.push(with_rule(anew, Concept::DirectEncounterCertainty).with("names", names(ids)));
                }
            }
        }
        Some(Reason::NothingCertain) => {
            let left: Vec<&Member<'_>> = all.iter().collect();
            said.push(with_rule("encounter-nothing-certain", Concept::DirectEncounterCertainty));
            said.push(uncertain(scene, "encounter-could-catch-up", &left));
        }
        _ => {}
    }
    said
}

/// Who has the most for certain, and who could catch up.
fn uncertain(scene: &Scene<'_>, key: &'static str, left: &[&Member<'_>]) -> Sentence {
    let mut order: Vec<&&Member<'_>> = left.iter().collect();
    order.sort_by_key(|member| std::cmp::Reverse((member.least, member.most)));
    let leader = order[0];
    let chaser = order[1..].iter().max_by_key(|member| (member.most, std::cmp::Reverse(member.first))).expect("two are left");
    say(key)
        .with("name", scene.name(leader.id))
        .with("least", leader.least)
        .with("other", scene.name(chaser.id))
        .with("most", chaser.most)
        .choosing("than", if chaser.most > leader.least { "more" } else { "as-much" })
}

/// What two have from the games against each other, whom a group of tied leaves level; and whether they have met.
pub(in super::super) fn between(scene: &Scene<'_>, code: Code, group: &[ParticipantId], a: ParticipantId, b: ParticipantId) -> Sentence {
    let steps = Steps::new();
    let ranking = encounter_working(scene.cx, &steps, code, group);
    let all = members(ranking.node.step());
    let points =
        |of: ParticipantId, against: ParticipantId| all.iter().find(|member| member.id == of).and_then(|member| points(member, against));
    let said = match (points(a, b), points(b, a)) {
        (Some(first), Some(second)) => {
            let key = if first == second { "why-level-equal" } else { "why-level-in-the-table" };
            say(key).with("first", first).with("second", second)
        }
        _ => say("why-level-not-met"),
    };
    said.with("above", scene.name(a)).with("below", scene.name(b)).with("rule", scene.cite(Concept::DirectEncounterScore))
}

/// The members that a table leaves equal.
fn shared(all: &[Member<'_>]) -> Vec<Vec<ParticipantId>> {
    let mut subsets: Vec<(u32, Vec<ParticipantId>)> = Vec::new();
    for member in all.iter().filter(|member| member.first != member.last) {
        match subsets.iter_mut().find(|(first, _)| *first == member.first) {
            Some((_, ids)) => ids.push(member.id),
            None => subsets.push((member.first, vec![member.id])),
        }
    }
    subsets.sort_by_key(|(first, _)| *first);
    subsets.into_iter().map(|(_, ids)| ids).collect()
}

/// The one game of two that were tied alone: who won, and in which slot; `None` when there is not just one game over the
/// board that counts.
pub(in super::super) fn only_game(scene: &Scene<'_>, group: &[ParticipantId]) -> Option<(u16, Option<ParticipantId>)> {
    let [a, b] = group else { return None };
    let row = scene.tournament().row(*a);
    let mut games = (0_u16..).zip(row).filter(|(_, outcome)| outcome.opponent() == Some(*b));
    let (slot, outcome) = games.next().filter(|_| games.next().is_none())?;
    let Outcome::Played { result, .. } = outcome else { return None };
    let winner = match result {
        crate::tournament::GameResult::Win => Some(*a),
        crate::tournament::GameResult::Loss => Some(*b),
        crate::tournament::GameResult::Draw => None,
    };
    Some((slot, winner))
}

/// What the table in which two members part says of them: their scores, or their certain places.
pub(in super::super) fn split_of(
    scene: &Scene<'_>,
    code: Code,
    group: &[ParticipantId],
    above: ParticipantId,
    below: ParticipantId,
) -> Option<Sentence> {
    let steps = Steps::new();
    let ranking = encounter_working(scene.cx, &steps, code, group);
    match ranking.node.step().kind() {
        Kind::Ranking { .. } => teams::split(scene, ranking.node.step(), above, below),
        _ => split(&scene.counted_in(code.counted_score()), ranking.node.step(), above, below),
    }
}

pub(super) fn split(scene: &Scene<'_>, table: &Step, above: ParticipantId, below: ParticipantId) -> Option<Sentence> {
    let all = members(table);
    let find = |id: ParticipantId| all.iter().find(|member| member.id == id);
    let (upper, lower) = (find(above)?, find(below)?);
    if (upper.first, upper.last) == (lower.first, lower.last) {
        return table
            .steps()
            .filter(|child| matches!(child.kind(), Kind::Table { .. }))
            .find_map(|child| split(scene, child, above, below));
    }
    let said = match table.reason() {
        Some(Reason::SomeCertain) => say("why-certain")
            .with("least", upper.least)
            .with("most", lower.most)
            .with("rule", scene.cite(Concept::DirectEncounterCertainty)),
        _ => say("why-encounter-scores")
            .with("count", all.len())
            .with("first", upper.has)
            .with("second", lower.has)
            .with("rule", scene.cite(Concept::DirectEncounterAllMet)),
    };
    Some(said.with("above", scene.name(above)).with("below", scene.name(below)))
}
