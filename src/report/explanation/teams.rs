//! What only tournaments of teams have: the results on the boards, extended direct encounter, and the combination of
//! scores and schedule strength.

use super::super::Scene;
use super::arithmetic::{contributions, result};
use super::encounter;
use super::model::{Block, Cell, Column, Item, Row, Section, State, Table};
use super::{counts, crosstable, notes, sums};
use crate::Exact;
use crate::render::{Arg, Line, Sentence, Style, say};
use crate::rules::Concept;
use crate::tiebreak::{Code, Name};
use crate::tournament::{ParticipantId, Player, TeamScore};
use crate::working::{Kind, Operation, Part, Path, Reason, Step};

/// “match points” or “game points”.
fn score_name(score: TeamScore) -> Sentence {
    say(match score {
        TeamScore::Match => "score-match-points",
        TeamScore::Game => "score-game-points",
    })
}

/// Which score a code counts that does not say so: the primary one.
pub(super) fn counted_score(scene: &Scene<'_>, code: Code) -> Option<Sentence> {
    let of_players = matches!(code.name, Name::Bh | Name::Fb | Name::Aob | Name::Sb | Name::Ks | Name::Ps | Name::Std);
    let teams = scene.tournament().teams().filter(|_| of_players && code.score.is_none())?;
    let sentence = say("lead-primary-score").with("score", score_name(teams.primary()));
    Some(sentence.with("rule", scene.cite(Concept::TeamTieBreaks)).with("term", scene.cite(Concept::MatchAndGamePoints)))
}

/// The score of teams that a scene counts.
fn counted(scene: &Scene<'_>) -> TeamScore {
    scene.tournament().team_score().unwrap_or(TeamScore::Match)
}

/// The scene of the score that is not the primary one.
pub(super) fn secondary<'a>(scene: &Scene<'a>) -> Scene<'a> {
    scene.counted_in(Some(counted(scene).other()))
}

/// Which score is the secondary one.
fn secondary_rule(scene: &Scene<'_>, primary: TeamScore) -> Sentence {
    say("strength-secondary")
        .with("score", score_name(primary.other()))
        .with("primary", score_name(primary))
        .with("rule", scene.cite(Concept::MatchAndGamePoints))
}

/// The secondary score as a tie-break (13.1), in the scene that counts it.
pub(super) fn secondary_sections(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Vec<Section> {
    let mut sections = counts::points_sections(scene, root, code, id);
    if let Some(first) = sections.first_mut() {
        first.blocks.insert(0, Block::text(secondary_rule(scene, counted(scene).other())));
    }
    sections
}

// Scores and schedule strength (13.4).

/// The Buchholz that the combination divides, with its code.
pub(super) fn strength(root: &Step) -> Option<(&Step, Code)> {
    let divided = root.steps().find(|step| step.kind() == Kind::Divided)?;
    let strength = divided.steps().next()?;
    match strength.kind() {
        Kind::TieBreak { code, .. } => Some((strength, code)),
        _ => None,
    }
}

/// The secondary score, the Buchholz, the factor and the sum.
pub(super) fn strength_sections(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Vec<Section> {
    let article = vec![scene.code_article(code)];
    let Some((buchholz, of)) = strength(root) else { return Vec::new() };
    let other = secondary(scene);
    let table = Table { id: "secondary".into(), ..counts::points_table(&other, root, id) };
    let rule = secondary_rule(scene, counted(scene));
    let mut section =
        Section::new("secondary", say("section-secondary"), article.clone()).block(Block::text(rule)).block(Block::table(table));
    section.blocks.extend(root.steps().next().and_then(score_line).map(|line| Block::Line { line }));
    let mut sections = vec![section];
    sections.extend(sums::sections(scene, buchholz, of, id));
    sections.push(factor(scene, root, article.clone()));
    let lines = strength_lines(root).into_iter().map(|line| Block::Line { line });
    sections.push(Section { blocks: lines.collect(), ..Section::new("result", say("section-result"), article) });
    sections
}

/// A score as the sum of its rounds.
fn score_line(score: &Step) -> Option<Line> {
    Some(Line::of("+", score.steps().filter_map(Step::value).map(|points| (points, Style::Plain))).equals(score.value()?))
}

/// How the factor comes about.
fn factor(scene: &Scene<'_>, root: &Step, article: Vec<String>) -> Section {
    let section = Section::new("factor", say("section-factor"), article);
    let Some(factor) = root.steps().find(|step| step.kind() == Kind::Divided).and_then(|divided| divided.steps().nth(1)) else {
        return section;
    };
    let rule = scene.cite(Concept::ScoresAndScheduleStrength);
    let value = factor.value().unwrap_or_default();
    if factor.reason() == Some(Reason::FactorFixed) {
        return section.block(Block::text(say("factor-fixed").with("factor", Arg::strong(value)).with("rule", rule)));
    }
    let rounded = factor.steps().next();
    let quotient = rounded.and_then(|rounded| rounded.steps().next());
    let parts: Vec<Exact> = quotient.into_iter().flat_map(Step::steps).filter_map(Step::value).collect();
    let (Some(quotient), [highest, of_match]) = (quotient.and_then(Step::value), parts.as_slice()) else { return section };
    let win = scene.tournament().scoring().win;
    let sentence = say("factor-rule")
        .with("primary", score_name(counted(scene)))
        .with("secondary", score_name(counted(scene).other()))
        .with("highest", *highest)
        .with("win", win)
        .with("match", *of_match)
        .with("rule", rule.clone());
    let line = Line::new(*highest, Style::Plain).then("÷", *of_match, Style::Plain).equals(quotient);
    let rounding = match factor.reason() {
        Some(Reason::FactorOfNought) => say("factor-of-nought"),
        _ if quotient.is_whole() => say("factor-whole"),
        _ => say("factor-rounded"),
    };
    section
        .block(Block::text(sentence))
        .block(Block::Line { line })
        .block(Block::text(rounding.with("factor", Arg::strong(value)).with("rule", rule)))
}

/// `61 ÷ 3 = 20⅓` and `17½ + 20⅓ = 37⅚`.
pub(super) fn strength_lines(root: &Step) -> Vec<Line> {
    let mut steps = root.steps();
    let (Some(score), Some(divided), Some(value)) = (steps.next(), steps.next(), root.value()) else { return Vec::new() };
    let Some(score) = score.value() else { return Vec::new() };
    let sum = divided.value().map(|divided| Line::of("+", [(score, Style::Plain), (divided, Style::Plain)]).equals(value));
    result(divided).into_iter().chain(sum).collect()
}

// Results on the boards (12).

/// The totals on the boards below a step, in the order of the boards.
fn totals(step: &Step) -> Vec<(u8, &Step)> {
    let mut found: Vec<(u8, &Step)> = Vec::new();
    collect_totals(step, &mut found);
    found.sort_by_key(|(board, _)| *board);
    found.dedup_by_key(|(board, _)| *board);
    found
}

fn collect_totals<'s>(step: &'s Step, found: &mut Vec<(u8, &'s Step)>) {
    if let Kind::BoardTotal { board, .. } = step.kind() {
        found.push((board, step));
        return;
    }
    for child in step.steps() {
        collect_totals(child, found);
    }
}

/// The sections of board count of one team.
pub(super) fn board_count_sections(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Vec<Section> {
    let article = vec![scene.code_article(code)];
    let rule = say("counts-BC").with("rule", Arg::Cite(scene.code_article(code)));
    let mut section = Section::new("boards", say("section-boards"), article.clone())
        .block(Block::text(rule))
        .block(Block::table(boards(scene, root, id, true)));
    let items = particulars(scene, root, id);
    if !items.is_empty() {
        section.blocks.push(Block::List { items });
    }
    let mut sections = vec![section];
    if let Some(line) = count_line(root) {
        sections.push(Section::new("sum", say("section-sum"), article).block(Block::Line { line }));
    }
    sections
}

/// `7 + 8 + 10½ + 12 = 37½`: the products of the boards.
pub(super) fn count_line(step: &Step) -> Option<Line> {
    let value = step.value()?;
    let products = step.steps().filter(|child| matches!(child.kind(), Kind::Board { .. })).map(Step::value);
    let products: Vec<Exact> = products.collect::<Option<_>>()?;
    if products.is_empty() {
        return None;
    }
    Some(Line::of("+", products.into_iter().map(|product| (product, Style::Plain))).equals(value))
}

/// The points of a team on each board, round by round; for board count times the number of the board.
pub(super) fn boards(scene: &Scene<'_>, step: &Step, id: ParticipantId, weighed: bool) -> Table {
    let all = totals(step);
    let slots: Vec<u16> = all.first().map(|(_, total)| contributions(total).iter().map(|one| one.slot).collect()).unwrap_or_default();
    let mut columns = vec![Column::headed("column-board", true)];
    columns.extend(slots.iter().map(|&slot| {
        Column::new(say("column-round-against").with("round", scene.round(slot)).with("opponent", short(scene, id, slot)), true)
    }));
    columns.push(Column::headed("column-points", true));
    if weighed {
        columns.push(Column::headed("column-board-product", true));
    }
    let rows = all.iter().map(|&(board, total)| {
        let mut cells = vec![Cell::head(Arg::Count(i64::from(board)))];
        cells.extend(contributions(total).iter().map(|one| match one.value {
            Some(value) if one.part == Part::Counted => Cell::of(value),
            Some(_) => Cell::of(say("cell-nothing")),
            None => Cell::of(say("undefined-value")),
        }));
        cells.push(total.value().map_or_else(|| Cell::of(say("undefined-value")), |value| Cell::of(Arg::strong(value))));
        if weighed {
            let product = total.value().map(|value| value * Exact::from(u32::from(board)));
            cells.push(product.map_or_else(Cell::empty, Cell::of));
        }
        let id = Path::root(total.kind(), scene.tournament()).anchor();
        Row { id: Some(id), state: State::Counts, cells }
    });
    let rows = rows.collect();
    let id_of = format!("boards-p{}", scene.pairing_number(id));
    Table { id: id_of, caption: say("caption-boards").with("name", scene.name(id)), columns, rows, legend: Vec::new() }
}

/// The opponent's number, or the sign of the round.
fn short(scene: &Scene<'_>, id: ParticipantId, slot: u16) -> Arg {
    match scene.outcome(id, slot).opponent() {
        Some(opponent) => Arg::from(scene.pairing_number(opponent)),
        None => crosstable::sign(scene, id, slot).into(),
    }
}

/// Who sat at the boards of a match and what each made; `None` where the line-up is not known.
fn line_up(scene: &Scene<'_>, all: &[(u8, &Step)], id: ParticipantId, slot: u16) -> Option<Sentence> {
    let players = scene.tournament().teams()?.line_up(id, usize::from(slot))?;
    let points = |total: &Step| contributions(total).iter().find(|one| one.slot == slot).and_then(|one| one.value);
    let player = |(player, &(_, total)): (Option<(usize, &Player)>, &(u8, &Step))| {
        let said = match player {
            Some((_, player)) => say("boards-player").with("name", Arg::Name(player.name.clone())),
            None => say("boards-nobody"),
        };
        Arg::from(said.with("points", points(total).unwrap_or_default()))
    };
    let players = players.into_iter().zip(all).map(player).collect();
    let sentence = say("boards-line-up").with("round", scene.round(slot)).with("players", Arg::List(players));
    Some(sentence.with("against", crosstable::against(scene, scene.outcome(id, slot))))
}

/// What is said of the boards, round by round: who sat at them, and what counts there without a match; then of games
/// that were forfeited.
fn particulars(scene: &Scene<'_>, step: &Step, id: ParticipantId) -> Vec<Item> {
    let mut items = Vec::new();
    let all = totals(step);
    let Some((_, first)) = all.first() else { return items };
    for one in contributions(first) {
        let outcome = scene.outcome(id, one.slot);
        items.extend(line_up(scene, &all, id, one.slot).map(|sentence| Item { id: None, sentences: vec![sentence], line: None }));
        let key = match one.step.reason() {
            Some(Reason::WinOnEveryBoard) => "boards-win",
            Some(Reason::ForfeitOnEveryBoard) => "boards-forfeit",
            Some(Reason::NothingOnBoards) => "boards-nothing",
            Some(Reason::ByeOnEveryBoard) => "boards-bye",
            _ => continue,
        };
        let sentence = say(key)
            .with("round", scene.round(one.slot))
            .with("name", scene.name(id))
            .with("against", crosstable::against(scene, outcome))
            .with("points", one.value.unwrap_or_default())
            .with("rule", scene.cite(Concept::TeamKnockOut));
        items.push(Item { id: None, sentences: vec![sentence], line: None });
    }
    for &(board, total) in &all {
        for one in contributions(total).into_iter().filter(|one| one.step.reason() == Some(Reason::ForfeitAsGame)) {
            let outcome = scene.outcome(id, one.slot);
            let sentence = say("boards-game-forfeited")
                .with("board", u32::from(board))
                .with("round", scene.round(one.slot))
                .with("against", crosstable::against(scene, outcome))
                .with("points", one.value.unwrap_or_default())
                .with("rule", scene.cite(Concept::TeamKnockOut));
            items.push(Item { id: None, sentences: vec![sentence], line: None });
        }
    }
    items
}

// Groups.

/// The members of an order by boards, each with its place.
fn members(step: &Step) -> Vec<(ParticipantId, &Step, (u32, u32))> {
    let member = |child| {
        let child: &Step = child;
        match (child.kind(), child.reason()) {
            (Kind::Encounters { participant }, Some(Reason::Place { first, last })) => Some((participant, child, (first, last))),
            _ => None,
        }
    };
    step.steps().filter_map(member).collect()
}

/// What a working of a group decides first: the short form's table and sentences.
pub(super) fn group_summary(scene: &Scene<'_>, root: &Step, path: &Path, own: ParticipantId) -> (Option<Table>, Vec<Sentence>) {
    match root.kind() {
        Kind::Ranking { code, .. } if is_of_boards(code.name) => {
            (members_table(scene, root, path, code.name, Some(own)), board_decision(scene, root, code.name))
        }
        _ => {
            let Some(stage) = root.steps().next() else { return (None, Vec::new()) };
            let path = path.child(stage.kind(), scene.tournament());
            let boards = stage.steps().find(|step| step.kind() == Kind::OnBoards);
            if let (Some(Reason::BoardsDecide), Some(boards)) = (stage.reason(), boards)
                && let Some(ranking) = boards.steps().last()
                && let Kind::Ranking { code, .. } = ranking.kind()
            {
                let path = path.child(boards.kind(), scene.tournament()).child(ranking.kind(), scene.tournament());
                let mut sentences = stage_sentences(scene, stage);
                sentences.extend(board_decision(scene, ranking, code.name));
                return (members_table(scene, ranking, &path, code.name, Some(own)), sentences);
            }
            let deciding = stage.steps().filter(|step| matches!(step.kind(), Kind::OnScore { .. })).last();
            let Some((score, on, table)) = deciding.and_then(on_score) else { return (None, stage_sentences(scene, stage)) };
            let view = scene.counted_in(Some(score));
            let path = path.child(on.kind(), scene.tournament()).child(table.kind(), scene.tournament());
            let mut sentences = stage_sentences(scene, stage);
            sentences.extend(encounter::decision_of(&view, table));
            (Some(encounter::table(&view, table, &path, Some(own))), sentences)
        }
    }
}

fn is_of_boards(name: Name) -> bool {
    matches!(name, Name::Bc | Name::Tbr | Name::Bbe)
}

/// The score of a step that applies direct encounter to it, and the table.
fn on_score(step: &Step) -> Option<(TeamScore, &Step, &Step)> {
    match step.kind() {
        Kind::OnScore { score } => Some((score, step, step.steps().next()?)),
        _ => None,
    }
}

/// The sections of the order of a group.
pub(super) fn group_sections(scene: &Scene<'_>, root: &Step, path: &Path) -> Vec<Section> {
    let mut sections = Vec::new();
    match root.kind() {
        Kind::Ranking { code, .. } if is_of_boards(code.name) => board_sections(scene, root, path, code.name, &mut sections),
        _ => {
            for stage in root.steps() {
                let path = path.child(stage.kind(), scene.tournament());
                stage_sections(scene, stage, &path, &mut sections);
            }
        }
    }
    sections
}

/// One stage of extended direct encounter: the tables of each score, the boards, the smaller groups.
fn stage_sections(scene: &Scene<'_>, stage: &Step, path: &Path, sections: &mut Vec<Section>) {
    for child in stage.steps() {
        let below = path.child(child.kind(), scene.tournament());
        match child.kind() {
            Kind::OnScore { score } => {
                let view = scene.counted_in(Some(score));
                let Some(table) = child.steps().next() else { continue };
                let names = view.names(encounter::members(table).into_iter().map(|member| member.id));
                let title = say("section-on-score").with("score", score_name(score)).with("names", names);
                let path = below.child(table.kind(), scene.tournament());
                let concept = if matches!(stage.kind(), Kind::Stage { depth: 0, .. }) {
                    Concept::ExtendedDirectEncounterScores
                } else {
                    Concept::ExtendedDirectEncounterRestart
                };
                encounter::table_sections(&view, table, &path, title, concept, sections);
            }
            Kind::OnBoards => {
                for ranking in child.steps() {
                    if let Kind::Ranking { code, .. } = ranking.kind() {
                        let path = below.child(ranking.kind(), scene.tournament());
                        board_sections(scene, ranking, &path, code.name, sections);
                    }
                }
            }
            _ => {}
        }
    }
    let sentences = stage_sentences(scene, stage);
    if let Some(section) = sections.last_mut().filter(|_| !sentences.is_empty()) {
        section.blocks.push(Block::Text { sentences });
    }
    for child in stage.steps().filter(|child| matches!(child.kind(), Kind::Stage { .. })) {
        stage_sections(scene, child, &path.child(child.kind(), scene.tournament()), sections);
    }
}

/// What a stage has come to.
fn stage_sentences(scene: &Scene<'_>, stage: &Step) -> Vec<Sentence> {
    let primary = counted(scene);
    let sentence = |key: &'static str, concept| {
        say(key).with("primary", score_name(primary)).with("secondary", score_name(primary.other())).with("rule", scene.cite(concept))
    };
    let first = match stage.reason() {
        Some(Reason::PrimaryDecides) => sentence("stage-primary", Concept::ExtendedDirectEncounterScores),
        Some(Reason::SecondaryDecides) => sentence("stage-secondary", Concept::ExtendedDirectEncounterScores),
        Some(Reason::NoScoreDecides) => sentence("stage-neither", Concept::ExtendedDirectEncounterScores),
        Some(Reason::BoardsDecide) => sentence("stage-boards", Concept::ExtendedDirectEncounterTwoTeams),
        _ => return Vec::new(),
    };
    let mut said = vec![first];
    for child in stage.steps() {
        if let Kind::Stage { .. } = child.kind()
            && let Some((_, _, table)) = child.steps().find_map(on_score)
        {
            let names = scene.names(encounter::members(table).into_iter().map(|member| member.id));
            said.push(sentence("stage-anew", Concept::ExtendedDirectEncounterRestart).with("names", names));
        }
    }
    said
}

/// The members of an order by boards: a table of all, and one for each.
fn board_sections(scene: &Scene<'_>, ranking: &Step, path: &Path, name: Name, sections: &mut Vec<Section>) {
    let article = vec![scene.code_article(Code::plain(name))];
    let id = format!("boards-{}", sections.len() + 1);
    let mut section = Section::new(id, say("section-by-boards").with("tie-break", scene.code_name(Code::plain(name))), article.clone());
    let key = match name {
        Name::Tbr => "boards-rule-TBR",
        Name::Bbe => "boards-rule-BBE",
        _ => "counts-BC",
    };
    section.blocks.push(Block::text(say(key).with("rule", Arg::Cite(article[0].clone()))));
    let mutual = ranking.steps().flat_map(totals).any(|(_, total)| matches!(total.kind(), Kind::BoardTotal { against: Some(_), .. }));
    if mutual {
        section.blocks.push(Block::text(say("boards-mutual").with("rule", scene.cite(Concept::TeamKnockOut))));
    }
    for (member, step, _) in members(ranking) {
        let table =
            Table { id: format!("{}-p{}", section.id, scene.pairing_number(member)), ..boards(scene, step, member, name == Name::Bc) };
        section.blocks.push(Block::text(say("boards-of").with("name", scene.name(member))));
        section.blocks.push(Block::table(table));
        let items = particulars(scene, step, member);
        if !items.is_empty() {
            section.blocks.push(Block::List { items });
        }
    }
    section.blocks.extend(members_table(scene, ranking, path, name, None).map(Block::table));
    section.blocks.push(Block::Text { sentences: board_decision(scene, ranking, name) });
    sections.push(section);
}

/// The numbers by which the members are compared, one column each.
fn members_table(scene: &Scene<'_>, ranking: &Step, path: &Path, name: Name, own: Option<ParticipantId>) -> Option<Table> {
    let all = members(ranking);
    let boards = all.first().map(|(_, step, _)| totals(step).len())?;
    let mut columns = vec![Column::headed("column-number", true), Column::headed("column-participant", false)];
    let board = |key: &'static str, count: usize| Column::new(say(key).with("board", count), true);
    match name {
        Name::Bbe => columns.extend((1..=boards).rev().map(|count| board("column-boards-up-to", count))),
        Name::Tbr => columns.extend((1..=boards).map(|count| board("column-on-board", count))),
        _ => {
            columns.extend((1..=boards).map(|count| board("column-times-board", count)));
            columns.push(Column::headed("column-board-count", true));
        }
    }
    columns.push(Column::headed("column-place", false));
    let rows = all.iter().map(|&(id, step, (first, last))| {
        let mut cells = vec![Cell::of(scene.pairing_number(id)), Cell::head(scene.name(id))];
        let values = step.steps().map(Step::value);
        cells.extend(values.map(|value| value.map_or_else(|| Cell::of(say("undefined-value")), Cell::of)));
        if name == Name::Bc {
            cells.push(step.value().map_or_else(|| Cell::of(say("undefined-value")), |value| Cell::of(Arg::strong(value))));
        }
        let place = if first == last { "place-alone" } else { "place-shared" };
        cells.push(Cell::of(say(place).with("first", first).with("last", last)));
        let state = if own == Some(id) { State::Own } else { State::Plain };
        Row { id: Some(path.child(step.kind(), scene.tournament()).anchor()), state, cells }
    });
    let rows = rows.collect();
    let id = format!("compared-{}", path.anchor());
    Some(Table { id, caption: say("caption-compared"), columns, rows, legend: Vec::new() })
}

/// How the boards decide, or why they do not.
fn board_decision(scene: &Scene<'_>, ranking: &Step, name: Name) -> Vec<Sentence> {
    let rule = Arg::Cite(scene.code_article(Code::plain(name)));
    let key = match ranking.reason() {
        Some(Reason::BoardsDecide) => return vec![first_difference(scene, ranking, name).with("rule", rule)],
        Some(Reason::GamePointsDiffer) => "boards-game-points-differ",
        Some(Reason::NoMutualMatch) => "boards-no-mutual-match",
        Some(Reason::BoardsUnknown) => "boards-unknown",
        _ => "boards-equal",
    };
    vec![say(key).with("rule", rule)]
}

/// Where the first two members with different places part.
fn first_difference(scene: &Scene<'_>, ranking: &Step, name: Name) -> Sentence {
    let mut all = members(ranking);
    all.sort_by_key(|(_, _, (first, _))| *first);
    let pair = all.windows(2).find(|pair| pair[0].2 != pair[1].2);
    match pair {
        Some([(upper, above, _), (lower, below, _)]) => difference(scene, name, (*upper, above), (*lower, below)),
        _ => say("boards-equal"),
    }
}

/// What puts one member above another.
fn difference(scene: &Scene<'_>, name: Name, (upper, above): (ParticipantId, &Step), (lower, below): (ParticipantId, &Step)) -> Sentence {
    let sentence = |key: &'static str, first: Option<Exact>, second: Option<Exact>| {
        say(key)
            .with("above", scene.name(upper))
            .with("below", scene.name(lower))
            .with("first", first.unwrap_or_default())
            .with("second", second.unwrap_or_default())
    };
    if name == Name::Bc {
        return sentence("boards-lower-count", above.value(), below.value());
    }
    let pairs: Vec<(Option<Exact>, Option<Exact>)> = above.steps().map(Step::value).zip(below.steps().map(Step::value)).collect();
    let at = pairs.iter().position(|(one, other)| one != other).unwrap_or(0);
    let (first, second) = pairs.get(at).copied().unwrap_or_default();
    if name == Name::Tbr {
        sentence("boards-differ-on", first, second).with("board", at + 1)
    } else {
        sentence("boards-differ-up-to", first, second).with("board", pairs.len() - at)
    }
}

/// The order as a list: “1. Koalas; 2. Narwhals”.
pub(super) fn order(scene: &Scene<'_>, code: Code, places: &[Vec<ParticipantId>]) -> Section {
    let sentence = match places {
        [all] => {
            say("encounter-stay-tied").with("names", scene.names(all.iter().copied())).with("rule", scene.cite(Concept::OrderOfApplication))
        }
        _ => say("ranking-order").with("order", notes::order_of(scene, places)),
    };
    let mut section = Section::new("result", say("section-order"), vec![scene.code_article(code)]).block(Block::text(sentence));
    if places.len() > 1 {
        let shared = places.iter().filter(|subset| subset.len() > 1);
        let sentences: Vec<Sentence> = shared
            .map(|subset| {
                say("encounter-still-tied")
                    .with("names", scene.names(subset.iter().copied()))
                    .with("rule", scene.cite(Concept::OrderOfApplication))
            })
            .collect();
        if !sentences.is_empty() {
            section.blocks.push(Block::Text { sentences });
        }
    }
    section
}

/// What the working in which two members part says of them.
pub(super) fn split(scene: &Scene<'_>, step: &Step, above: ParticipantId, below: ParticipantId) -> Option<Sentence> {
    match step.kind() {
        Kind::Ranking { code, .. } if is_of_boards(code.name) => {
            let all = members(step);
            let find = |id: ParticipantId| all.iter().copied().find(|(member, ..)| *member == id);
            let (upper, lower) = (find(above)?, find(below)?);
            let rule = Arg::Cite(scene.code_article(code));
            let said = || difference(scene, code.name, (upper.0, upper.1), (lower.0, lower.1)).with("rule", rule);
            (upper.2 != lower.2).then(said)
        }
        Kind::OnScore { score } => {
            let view = scene.counted_in(Some(score));
            step.steps().find_map(|table| encounter::split(&view, table, above, below))
        }
        _ if step.operation() == Operation::Table => step.steps().find_map(|child| split(scene, child, above, below)),
        _ => None,
    }
}
