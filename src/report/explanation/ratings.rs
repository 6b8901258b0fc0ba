//! The tie-breaks on ratings (10): averages with their sum, quotient and rounding; performances with the fraction of
//! points and the look-up; perfect performances with the expectations at the value and one point below.

use super::super::Scene;
use super::arithmetic::{contributions, has_cuts, result};
use super::model::{Block, Cell, Column, Item, Row, Section, State, Table};
use super::opponents::step_of;
use super::sums::{column, reason, round_head, state, style, what};
use super::{crosstable, sums};
use crate::Exact;
use crate::render::{Arg, Line, Sentence, Style, Term, say};
use crate::rules::{Concept, FractionRounding, RatingRounding, RoundRobinForfeitRatings};
use crate::tiebreak::{Code, Cut, Name};
use crate::tournament::{Outcome, ParticipantId};
use crate::working::{Kind, Part, Path, Reason, Step, adding};

/// Whether a tie-break is one of article 10.
pub(super) fn is_of_ratings(name: Name) -> bool {
    matches!(name, Name::Aro | Name::Tpr | Name::Ptp | Name::Apro | Name::Appo | Name::Rtng)
}

/// The sections of a tie-break on ratings.
pub(super) fn sections(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Vec<Section> {
    match code.name {
        Name::Rtng => vec![own_rating(scene, root, code, id)],
        Name::Tpr => performance(scene, root, code, id),
        Name::Ptp => perfect(scene, root, code, id),
        Name::Aro => averaged(scene, root, code, id),
        _ => {
            let mut sections: Vec<Section> = performances(scene, root, code).into_iter().collect();
            sections.extend(averaged(scene, root, code, id));
            sections
        }
    }
}

/// Whose games the working uses, the participant first.
pub(super) fn involved(scene: &Scene<'_>, code: Code, id: ParticipantId) -> Vec<ParticipantId> {
    let met = |id: ParticipantId| {
        scene.tournament().row(id).iter().filter(|&&outcome| counts(scene, outcome)).filter_map(|outcome| outcome.opponent())
    };
    let mut ids = vec![id];
    let own: Vec<ParticipantId> = met(id).collect();
    let others = own.iter().copied().filter(|_| matches!(code.name, Name::Apro | Name::Appo)).flat_map(met);
    for one in own.iter().copied().chain(others) {
        if !ids.contains(&one) {
            ids.push(one);
        }
    }
    if matches!(code.name, Name::Apro | Name::Appo) {
        ids[1..].sort_by_key(|&id| scene.pairing_number(id));
    }
    ids
}

/// What becomes of each round of the participant.
pub(super) fn parts(scene: &Scene<'_>, root: &Step, id: ParticipantId) -> Vec<(u16, Part)> {
    let found = contributions(root.adding());
    if !found.is_empty() {
        return found.into_iter().map(|one| (one.slot, one.part)).collect();
    }
    let rounds = (0..).zip(scene.tournament().row(id));
    rounds.map(|(slot, &outcome)| (slot, if counts(scene, outcome) { Part::Counted } else { Part::LeftOut })).collect()
}

/// Whether with fixed pairings forfeits are read as regular games here.
fn forfeits_count(scene: &Scene<'_>) -> bool {
    !scene.is_swiss() && scene.cx.reading().round_robin_forfeit_ratings == RoundRobinForfeitRatings::RegularGames
}

/// Whether an outcome counts for the tie-breaks on ratings.
fn counts(scene: &Scene<'_>, outcome: Outcome) -> bool {
    outcome.is_played() || matches!(outcome, Outcome::Forfeited { .. }) && forfeits_count(scene)
}

/// The table of the short form.
pub(super) fn table(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Option<Table> {
    match code.name {
        Name::Rtng => None,
        Name::Tpr => Some(opponents_table(scene, average_step(root, id)?, Code::plain(Name::Aro), id)),
        Name::Ptp => {
            let expectation = expectations(root).into_iter().next()?;
            Some(expectation_table(scene, root, expectation, id))
        }
        _ => Some(opponents_table(scene, root, code, id)),
    }
}

/// The lines of the short form.
pub(super) fn lines(root: &Step, code: Code, id: ParticipantId) -> Vec<Line> {
    match code.name {
        Name::Rtng => Vec::new(),
        Name::Tpr => {
            let fraction = below(root, Kind::Fraction).and_then(quotient_line);
            let rounded = below(root, Kind::RoundedFraction).and_then(rounding_line);
            fraction.into_iter().chain(rounded).chain(performance_line(root)).collect()
        }
        Name::Ptp => {
            let of_tables = expectations(root).into_iter().filter_map(|step| expectation_line(step, score(root, id)?));
            of_tables.chain(zero_line(root)).collect()
        }
        _ => average_lines(root),
    }
}

/// The first step of a kind below a step.
fn below(step: &Step, kind: Kind) -> Option<&Step> {
    step_of(step, kind)
}

/// The average rating in the working of a performance.
fn average_step(root: &Step, id: ParticipantId) -> Option<&Step> {
    root.steps().find(|step| step.kind() == Kind::TieBreak { code: Code::plain(Name::Aro), participant: id })
}

/// The points made over the board.
fn score(root: &Step, id: ParticipantId) -> Option<Exact> {
    below(root, Kind::OverBoard { participant: id })?.value()
}

/// The tables of expectations, that of the value first.
fn expectations(root: &Step) -> Vec<&Step> {
    root.steps().filter(|step| matches!(step.kind(), Kind::Expectation { .. })).collect()
}

/// Why only some rounds count, where not all do.
fn only_over_board(scene: &Scene<'_>, id: ParticipantId) -> Option<Sentence> {
    let row = scene.tournament().row(id);
    let forfeit = row.iter().any(|outcome| matches!(outcome, Outcome::Forfeited { .. }));
    if row.iter().all(|outcome| outcome.is_played()) {
        None
    } else if forfeit && forfeits_count(scene) {
        Some(say("ratings-with-forfeits").with("rule", scene.cite(Concept::FixedPairings)))
    } else if forfeit && !scene.is_swiss() {
        let sentence = say("only-over-board-fixed").with("rule", scene.cite(Concept::Ratings));
        Some(sentence.with("fixed", scene.cite(Concept::FixedPairings)))
    } else {
        Some(say("only-over-board").with("rule", scene.cite(Concept::Ratings)))
    }
}

/// The opponents met, the cuts, the sum, the quotient and its rounding.
fn averaged(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Vec<Section> {
    let article = vec![scene.code_article(code)];
    let title = if forfeits_count(scene) { "section-average-of-opponents" } else { "section-average" };
    let mut met = Section::new("contributions", say(title), article.clone());
    if let Some(sentence) = only_over_board(scene, id) {
        met = met.block(Block::text(sentence));
    }
    let mut sections = vec![met.block(Block::table(opponents_table(scene, root, code, id)))];
    if has_cuts(root.adding()) {
        sections.push(cuts(scene, root, code, id));
    }
    sections.extend(quotient(scene, root, code));
    sections
}

/// The sum, its division and the rounding.
fn quotient(scene: &Scene<'_>, root: &Step, code: Code) -> Option<Section> {
    let value = root.value()?;
    let average = below(root, Kind::Average)?.value()?;
    let halfway = (average + average).is_whole();
    let key = match scene.cx.reading().rating_rounding {
        _ if average.is_whole() => "average-whole",
        RatingRounding::Down => "average-rounded-down",
        RatingRounding::HalfEven if halfway => "average-rounded-half-even",
        RatingRounding::HalfUp if halfway => "average-rounded-half",
        RatingRounding::HalfUp | RatingRounding::HalfEven => "average-rounded",
    };
    let sentence =
        say(key).with("average", shown(average)).with("value", Arg::strong(value)).with("rule", Arg::Cite(scene.code_article(code)));
    let mut section = Section::new("result", say("section-quotient"), vec![scene.code_article(code)]);
    for line in average_lines(root).into_iter().take(2) {
        section = section.block(Block::Line { line });
    }
    Some(section.block(Block::text(sentence)))
}

/// The sum, the quotient and, where there is something to round, the rounding.
fn average_lines(root: &Step) -> Vec<Line> {
    let sum = below(root, Kind::Sum).and_then(result);
    let average = below(root, Kind::Average);
    sum.into_iter().chain(average.and_then(quotient_line)).chain(rounding_line(root)).collect()
}

/// `7550 ÷ 4 = 1887½`.
fn quotient_line(step: &Step) -> Option<Line> {
    let mut parts = step.steps().filter_map(Step::value);
    let (dividend, divisor) = (parts.next()?, parts.next()?);
    Some(then(Line::new(dividend, Style::Plain).then("÷", divisor, Style::Plain), "=", shown_text(step.value()?), Style::Strong))
}

/// `1887½ → 1888`, where something is rounded.
fn rounding_line(step: &Step) -> Option<Line> {
    let (rounded, exact) = (step.value()?, step.steps().next()?.value()?);
    let text = if rounded.is_whole() { shown_text(rounded) } else { hundredths_text(rounded) };
    (rounded != exact).then(|| then(then(Line { terms: Vec::new() }, "", shown_text(exact), Style::Plain), "→", text, Style::Strong))
}

/// The cuts of ratings.
fn cuts(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Section {
    let located = adding(root, scene.tournament());
    let cuts: Vec<&Step> = located.step.steps().filter(|step| matches!(step.kind(), Kind::Cut { .. })).collect();
    let items = cuts.iter().filter_map(|cut| {
        let Kind::Cut { slot, .. } = cut.kind() else { return None };
        let highest = cut.reason() == Some(Reason::MostSignificant);
        let sentence = say(if highest { "cut-highest-rating" } else { "cut-lowest-rating" })
            .choosing("unit", if scene.tournament().rounds_known() { "round" } else { "game" })
            .choosing("left", if cut.kind() == cuts[0].kind() { "all" } else { "left" })
            .with("value", Arg::cut(cut.value()?))
            .with("opponent", crosstable::against(scene, scene.outcome(id, slot)))
            .with("round", scene.round(slot))
            .with("rule", scene.cite(*cut.cites().last()?));
        Some(Item { id: Some(located.path.child(cut.kind(), scene.tournament()).anchor()), sentences: vec![sentence], line: None })
    });
    let items: Vec<Item> = items.collect();
    let modifier = match code.cut {
        Cut::Median(1) => Concept::Median1,
        Cut::Median(_) => Concept::Median2,
        Cut::Lowest(2) => Concept::Cut2,
        _ => Concept::Cut1,
    };
    let title = say("section-cuts").with("count", items.len());
    let mut section = Section::new("cuts", title, vec![scene.number(modifier)]).block(Block::List { items });
    if scene.is_swiss() && scene.tournament().row(id).iter().any(|outcome| outcome.is_voluntary_unplayed()) {
        section.aside.push(say("aside-ratings-cut").with("name", scene.name(id)).with("rule", scene.cite(Concept::CutException)));
    }
    section
}

/// The opponents of the rounds with what each brings.
fn opponents_table(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Table {
    let located = adding(root, scene.tournament());
    let cuts: Vec<(u16, Sentence)> = located
        .step
        .steps()
        .filter_map(|cut| match (cut.kind(), cut.reason()) {
            (Kind::Cut { slot, .. }, Some(why)) => {
                let cites = cut.cites().last().map(|&concept| scene.number(concept)).into_iter().collect();
                Some((slot, reason(why, cites)))
            }
            _ => None,
        })
        .collect();
    let rows = contributions(located.step).into_iter().map(|one| {
        let outcome = scene.outcome(id, one.slot);
        let value = match one.value {
            _ if one.part == Part::LeftOut => Cell::empty(),
            Some(value) => Cell::of(Arg::number(value, style(one.part))),
            None => Cell::of(say("undefined-value")),
        };
        let why = match cuts.iter().find(|(slot, _)| *slot == one.slot) {
            Some((_, why)) => why.clone().into(),
            None => why(scene, one.step),
        };
        let cells = vec![
            Cell::of(scene.round(one.slot)),
            Cell::head(crosstable::against(scene, outcome)),
            Cell::of(crosstable::result(scene, id, one.slot)),
            value,
            Cell::of(what(one.step)),
            Cell::of(why),
        ];
        Row { id: Some(located.path.child(one.step.kind(), scene.tournament()).anchor()), state: state(one.part), cells }
    });
    let (caption, head) = match code.name {
        Name::Aro => ("caption-ratings", "column-rating"),
        Name::Apro => ("caption-performances", "column-performance"),
        _ => ("caption-perfect-performances", "column-perfect-performance"),
    };
    Table {
        id: "contributions".into(),
        caption: say(caption),
        columns: vec![
            column(round_head(scene), true),
            column("column-opponent", false),
            column("column-result", false),
            column(head, true),
            column("column-what", false),
            column("column-why", false),
        ],
        rows: rows.collect(),
        legend: Vec::new(),
    }
}

/// Why a round is as it is: its own reason, or that of the rating in it.
fn why(scene: &Scene<'_>, step: &Step) -> Arg {
    let parts = step.steps().filter(|part| !matches!(part.kind(), Kind::TieBreak { .. }));
    let rating = parts.flat_map(|part| std::iter::once(part).chain(part.steps())).find(|part| matches!(part.kind(), Kind::Rating { .. }));
    let Some(why) = step.reason().or_else(|| rating.and_then(Step::reason)) else { return Arg::Empty };
    let cites = match why {
        Reason::ForfeitUnplayed | Reason::RegularGame => vec![scene.number(Concept::FixedPairings)],
        Reason::FirstRating | Reason::LastRating | Reason::SubstituteRating => vec![scene.number(Concept::Ratings)],
        _ => Vec::new(),
    };
    reason(why, cites).into()
}

/// The average, the fraction, the look-up and the sum of a performance.
fn performance(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Vec<Section> {
    let Some(average) = average_step(root, id) else { return Vec::new() };
    let mut sections = averaged(scene, average, Code::plain(Name::Aro), id);
    if let Some(section) = sections.last_mut().filter(|section| section.id == "result") {
        section.id = "average".into();
        section.title = say("section-average-rating");
    }
    let article = vec![scene.code_article(code)];
    let fraction = || {
        let rounded = below(root, Kind::RoundedFraction)?;
        let mut section = Section::new("fraction", say("section-fraction"), article.clone());
        section.blocks.push(Block::Text { sentences: score_sentences(scene, root, id)? });
        section.blocks.push(Block::Line { line: quotient_line(below(root, Kind::Fraction)?)? });
        if rounded.value() != rounded.steps().next()?.value() {
            let key = match scene.cx.reading().fraction_rounding {
                FractionRounding::HalfUp => "fraction-rounded",
                FractionRounding::HalfEven => "fraction-rounded-half-even",
                FractionRounding::Down => "fraction-rounded-down",
            };
            let sentence = say(key).with("fraction", strong_hundredths(rounded.value()?));
            section.blocks.push(Block::text(sentence.with("rule", Arg::Cite(scene.code_article(code)))));
        }
        Some(section)
    };
    sections.extend(fraction());
    let difference = || {
        let (rounded, difference) = (below(root, Kind::RoundedFraction)?.value()?, below(root, Kind::FromFraction)?.value()?);
        let key = match (rounded.is_zero(), rounded == Exact::ONE) {
            (true, _) => "difference-zero",
            (_, true) => "difference-full",
            _ => "difference-found",
        };
        let sentence = say(key)
            .with("fraction", hundredths(rounded))
            .with("difference", Arg::strong(difference))
            .with("rule", Arg::Cite(scene.code_article(code)))
            .with("table", scene.cite(Concept::ScoreToRatingDifference));
        let cites = scene.numbers(&[Concept::ScoreToRatingDifference]);
        Some(Section::new("difference", say("section-difference"), cites).block(Block::text(sentence)))
    };
    sections.extend(difference());
    if let Some(line) = performance_line(root) {
        sections.push(Section::new("result", say("section-result"), article).block(Block::Line { line }));
    }
    sections
}

/// “Maria made 1½ points in 4 games over the board.”
fn score_sentences(scene: &Scene<'_>, root: &Step, id: ParticipantId) -> Option<Vec<Sentence>> {
    let step = below(root, Kind::OverBoard { participant: id })?;
    let points = step.value()?;
    let games = step.steps().filter(|round| round.part() == Part::Counted).count();
    let with_forfeits = step.steps().any(|round| round.reason() == Some(Reason::RegularGame));
    let mut sentences = vec![
        say(if with_forfeits { "score-with-forfeits" } else { "score-over-board" })
            .with("name", scene.name(id))
            .with("points", points)
            .with("games", games)
            .choosing("score", if points == Exact::ONE { "one" } else { "other" })
            .with("rule", scene.cite(if with_forfeits { Concept::FixedPairings } else { Concept::Ratings })),
    ];
    if step.steps().any(|round| round.part() == Part::LeftOut) {
        sentences.push(say(if forfeits_count(scene) { "score-free-rounds-left-out" } else { "score-left-out" }));
    }
    if step.steps().any(|round| round.reason() == Some(Reason::StandardResult)) {
        sentences.push(say("score-standard").with("rule", scene.cite(Concept::Ratings)));
    }
    Some(sentences)
}

/// `1863 − 87 = 1776`.
fn performance_line(root: &Step) -> Option<Line> {
    let mut parts = root.steps().filter_map(Step::value);
    let (average, difference) = (parts.next()?, parts.next()?);
    let (sign, magnitude) = if difference < Exact::ZERO { ("−", -difference) } else { ("+", difference) };
    Some(Line::new(average, Style::Plain).then(sign, magnitude, Style::Plain).equals(root.value()?))
}

/// The score, and the expectations at the value and one point below.
fn perfect(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Vec<Section> {
    let article = vec![scene.code_article(code)];
    let rule = || Arg::Cite(scene.code_article(code));
    let mut sections = Vec::new();
    if let Some(sentences) = score_sentences(scene, root, id).filter(|_| root.value().is_some()) {
        let section = Section::new("score", say("section-score-to-reach"), article.clone());
        sections.push(section.block(Block::Text { sentences }));
    }
    if let Some(line) = zero_line(root) {
        let sentence = say("perfect-zero").with("name", scene.name(id)).with("rule", rule());
        let section = Section::new("result", say("section-result"), article).block(Block::text(sentence));
        sections.push(section.block(Block::Line { line }));
        return sections;
    }
    let Some(points) = score(root, id) else { return sections };
    for (at, step) in expectations(root).into_iter().enumerate() {
        let (Kind::Expectation { rating }, Some(expected)) = (step.kind(), step.value()) else { continue };
        let rating_arg = || Arg::from(Exact::from(rating));
        let key = match step.reason() {
            Some(Reason::ScoreNotExceeded) => "expected-not-exceeded",
            Some(Reason::ScoreExceeded) => "expected-exceeded",
            Some(Reason::ScoreReached) => "expected-reached",
            _ => "expected-missed",
        };
        let mut sentences = vec![
            say(key)
                .with("rating", rating_arg())
                .with("expected", hundredths(expected))
                .with("points", hundredths(points))
                .with("least", Arg::strong(Exact::from(rating + 1)))
                .with("greatest", Arg::strong(Exact::from(rating - 1)))
                .with("rule", rule()),
        ];
        if at == 1 && Some(points) == games(root, id) {
            sentences.push(say("expected-full").with("table", scene.cite(Concept::RatingDifferenceToScore)));
        }
        let cites = vec![scene.code_article(code), scene.number(Concept::RatingDifferenceToScore)];
        let id_of_section = match step.reason() {
            _ if at == 0 => "expected",
            Some(Reason::ScoreExceeded) => "more",
            _ => "less",
        };
        let title = say("section-expected").with("rating", rating_arg());
        let mut section = Section::new(id_of_section, title, cites).block(Block::table(expectation_table(scene, root, step, id)));
        if let Some(line) = expectation_line(step, points) {
            section = section.block(Block::Line { line });
        }
        sections.push(section.block(Block::Text { sentences }));
    }
    sections
}

/// The number of games over the board, as points.
fn games(root: &Step, id: ParticipantId) -> Option<Exact> {
    let step = below(root, Kind::OverBoard { participant: id })?;
    let games = step.steps().filter(|round| round.part() == Part::Counted).count();
    i64::try_from(games).ok().map(Exact::from)
}

/// What a rating is expected to score, game by game.
fn expectation_table(scene: &Scene<'_>, root: &Step, expectation: &Step, id: ParticipantId) -> Table {
    let tournament = scene.tournament();
    let path = Path::root(root.kind(), tournament).child(expectation.kind(), tournament);
    let rows = contributions(expectation).into_iter().map(|one| {
        let outcome = scene.outcome(id, one.slot);
        let distance = one.step.steps().next();
        let rating = distance.and_then(|distance| distance.steps().nth(1)).and_then(Step::value);
        let counted = one.part == Part::Counted;
        let cells = vec![
            Cell::of(scene.round(one.slot)),
            Cell::head(crosstable::against(scene, outcome)),
            rating.map_or_else(Cell::empty, Cell::of),
            distance.and_then(Step::value).map_or_else(Cell::empty, Cell::of),
            one.value.filter(|_| counted).map_or_else(Cell::empty, |value| Cell::of(hundredths(value))),
            Cell::of(what(one.step)),
            Cell::of(why(scene, one.step)),
        ];
        Row { id: Some(path.child(one.step.kind(), tournament).anchor()), state: state(one.part), cells }
    });
    let mut rows: Vec<Row> = rows.collect();
    if let Some(total) = expectation.value() {
        let mut cells = vec![Cell::empty(); 7];
        cells[1] = Cell::head(say("expected-total"));
        cells[4] = Cell::of(strong_hundredths(total));
        rows.push(Row { id: Some(path.anchor()), state: State::Total, cells });
    }
    let rating = match expectation.kind() {
        Kind::Expectation { rating } => Exact::from(rating),
        _ => Exact::ZERO,
    };
    Table {
        id: format!("expected-at-{}", rating.plain()),
        caption: say("caption-expected").with("rating", rating),
        columns: vec![
            column(round_head(scene), true),
            column("column-opponent", false),
            column("column-rating", true),
            column("column-difference", true),
            column("column-expected", true),
            column("column-what", false),
            column("column-why", false),
        ],
        rows,
        legend: Vec::new(),
    }
}

/// `0.93 + 0.71 + 0.82 + 0.59 + 0.45 = 3.50 ≥ 3.50`.
fn expectation_line(expectation: &Step, points: Exact) -> Option<Line> {
    let total = expectation.value()?;
    let mut line = Line { terms: Vec::new() };
    for one in contributions(expectation).into_iter().filter(|one| one.part == Part::Counted) {
        let sign = if line.terms.is_empty() { "" } else { "+" };
        line = then(line, sign, hundredths_text(one.value?), Style::Plain);
    }
    let line = then(line, "=", hundredths_text(total), Style::Strong);
    let sign = match expectation.reason() {
        Some(Reason::ScoreNotExceeded) => "≤",
        Some(Reason::ScoreExceeded) => ">",
        _ if total >= points => "≥",
        _ => "<",
    };
    Some(then(line, sign, hundredths_text(points), Style::Plain))
}

/// `2050 − 800 = 1250`, after a score of zero.
fn zero_line(root: &Step) -> Option<Line> {
    let lowest = root.steps().find(|step| step.kind() == Kind::LowestRating)?.value()?;
    let distance = root.steps().find(|step| step.kind() == Kind::BelowLowest)?.value()?;
    Some(Line::new(lowest, Style::Plain).then("−", distance, Style::Plain).equals(root.value()?))
}

/// The performances of the opponents met, each once, in the order of the rounds.
fn performances(scene: &Scene<'_>, root: &Step, code: Code) -> Option<Section> {
    let mut told: Vec<ParticipantId> = Vec::new();
    let mut items = Vec::new();
    for one in contributions(root.adding()) {
        let Some((step, Kind::TieBreak { participant, .. })) = one.step.steps().next().map(|step| (step, step.kind())) else { continue };
        if told.contains(&participant) {
            continue;
        }
        told.push(participant);
        let path = Path::root(step.kind(), scene.tournament());
        let Some((sentence, line)) = performance_of(scene, step, participant) else { continue };
        items.push(Item { id: Some(path.anchor()), sentences: vec![sentence], line });
    }
    if items.is_empty() {
        return None;
    }
    let (key, concept) = match code.name {
        Name::Appo => ("section-opponents-perfect", Concept::PerfectTournamentPerformance),
        _ => ("section-opponents-performances", Concept::TournamentPerformanceRating),
    };
    Some(Section::new("performances", say(key), scene.numbers(&[concept])).block(Block::List { items }))
}

/// One opponent's performance in a sentence, with the line it ends in.
fn performance_of(scene: &Scene<'_>, step: &Step, opponent: ParticipantId) -> Option<(Sentence, Option<Line>)> {
    let value = step.value()?;
    let points = score(step, opponent)?;
    let about = |key: &'static str| {
        say(key)
            .with("name", scene.name(opponent))
            .with("value", Arg::strong(value))
            .with("points", points)
            .with("games", count(step, opponent))
    };
    if let Some(average) = average_step(step, opponent) {
        let sentence = about("opponent-performance")
            .with("average", average.value()?)
            .with("fraction", hundredths(below(step, Kind::RoundedFraction)?.value()?))
            .with("difference", below(step, Kind::FromFraction)?.value()?);
        return Some((sentence, performance_line(step)));
    }
    if let Some(line) = zero_line(step) {
        return Some((about("opponent-perfect-zero"), Some(line)));
    }
    let [reached, missed] = expectations(step)[..] else { return None };
    let highest = missed.reason() == Some(Reason::ScoreExceeded);
    let sentence = about(if highest { "opponent-perfect-highest" } else { "opponent-perfect" })
        .with("reached", hundredths(reached.value()?))
        .with("missed", hundredths(missed.value()?))
        .with("less", value - Exact::ONE)
        .with("more", value + Exact::ONE);
    Some((sentence, None))
}

/// The number of games over the board.
fn count(step: &Step, id: ParticipantId) -> usize {
    let rounds = below(step, Kind::OverBoard { participant: id });
    rounds.map_or(0, |step| step.steps().filter(|round| round.part() == Part::Counted).count())
}

/// The own rating.
fn own_rating(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Section {
    let sentences = rating_rule(scene, root, code, id);
    Section::new("rating", say("section-rating"), vec![scene.code_article(code)]).block(Block::Text { sentences })
}

/// How ratings rank, and whose rating it is.
pub(super) fn rating_rule(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Vec<Sentence> {
    let rating = root.value().unwrap_or_default();
    let mut sentences = vec![
        say(if code.reversed { "rating-reversed" } else { "rating-rule" })
            .with("name", scene.name(id))
            .with("rating", rating)
            .with("rule", Arg::Cite(scene.code_article(code))),
    ];
    let participant = scene.tournament().participant(id);
    let ratings = participant.rating.iter().chain(&participant.later_ratings).map(|&rating| Arg::from(Exact::from(rating)));
    let note = match root.steps().next().and_then(Step::reason) {
        Some(Reason::SubstituteRating) => Some("rating-substitute"),
        Some(Reason::FirstRating) => Some("rating-first"),
        Some(Reason::LastRating) => Some("rating-last"),
        _ => None,
    };
    sentences.extend(note.map(|key| {
        say(key).with("name", scene.name(id)).with("ratings", Arg::List(ratings.collect())).with("rule", scene.cite(Concept::Ratings))
    }));
    sentences
}

/// The column of ratings in an excerpt.
pub(super) fn rating_column() -> Column {
    sums::column("column-rating", true)
}

/// A line with one more term.
fn then(mut line: Line, sign: &str, text: String, style: Style) -> Line {
    line.terms.push(Term { sign: sign.into(), text, style });
    line
}

/// A number with just two decimals.
pub(super) fn hundredths(value: Exact) -> Arg {
    Arg::Number { text: hundredths_text(value), whole: None, style: Style::Plain }
}

fn strong_hundredths(value: Exact) -> Arg {
    Arg::Number { text: hundredths_text(value), whole: None, style: Style::Strong }
}

fn hundredths_text(value: Exact) -> String {
    let hundredths = value.rounded_half_up(2) * Exact::from(100);
    format!("{}.{:02}", hundredths.numerator() / 100, hundredths.numerator() % 100)
}

/// An average for people: halves, quarters and thirds as signs, few decimals as they are, of many the first three.
fn shown(value: Exact) -> Arg {
    Arg::Number { text: shown_text(value), whole: value.is_whole().then(|| value.numerator()), style: Style::Plain }
}

fn shown_text(value: Exact) -> String {
    let fraction_below_one = value < Exact::ONE && !value.is_whole();
    match value.decimals() {
        Some(places) if fraction_below_one && places <= 2 => hundredths_text(value),
        Some(places) if fraction_below_one && places <= 6 => value.plain(),
        None if fraction_below_one => truncated(value),
        Some(places) if places <= 4 => value.to_string(),
        _ if value.denominator() == 3 => value.to_string(),
        _ => truncated(value),
    }
}

/// `0.666…`
fn truncated(value: Exact) -> String {
    let thousandths = value.numerator() * 1000 / value.denominator();
    format!("{}.{:03}…", thousandths / 1000, thousandths % 1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn averages_and_fractions_are_shown_for_people() {
        for (n, d, text) in [
            (3775, 2, "1887½"),
            (5765, 3, "1921⅔"),
            (13901, 7, "1985.857…"),
            (1820, 1, "1820"),
            (3, 4, "0.75"),
            (1, 2, "0.50"),
            (3, 8, "0.375"),
            (2, 3, "0.666…"),
            (0, 1, "0"),
            (1, 1, "1"),
        ] {
            assert_eq!(shown_text(Exact::new(n, d)), text);
        }
    }
}
