//! Buchholz, fore Buchholz and Sonneborn-Berger: sums over opponents, with cuts.

use super::super::Scene;
use super::arithmetic::{Contribution, contributions, has_cuts, result, sum_before_cuts};
use super::model::{Block, Cell, Column, Item, Row, Section, State, Table};
use super::{crosstable, opponents, own_rounds};
use crate::Exact;
use crate::render::{Arg, Line, Sentence, Style, say};
use crate::rules::{Concept, CutOrder, SonnebornBergerCut, UnplayedOpponents};
use crate::tiebreak::{Code, Cut, Name};
use crate::tournament::{Outcome, ParticipantId};
use crate::working::{Kind, Part, Path, Reason, Step};

/// Whether a code is a sum over opponents.
pub(super) fn is_sum(name: Name) -> bool {
    matches!(name, Name::Bh | Name::Fb) || is_product(name)
}

/// Whether a code multiplies the opponents' scores by the points scored against them.
pub(super) fn is_product(name: Name) -> bool {
    matches!(name, Name::Sb | Name::Emmsb | Name::Emgsb | Name::Egmsb | Name::Eggsb)
}

/// The article on what a cut of a sum over opponents takes.
fn cut_concept(name: Name) -> Concept {
    match name {
        Name::Sb => Concept::Cut1SonnebornBerger,
        name if is_product(name) => Concept::Cut1ExtendedSonnebornBerger,
        _ => Concept::Cut1Buchholz,
    }
}

/// The opponents that a working speaks of, in the order of the rounds, each once.
pub(super) fn opponents_of(scene: &Scene<'_>, id: ParticipantId) -> Vec<ParticipantId> {
    let mut ids = Vec::new();
    for opponent in scene.tournament().row(id).iter().filter_map(|outcome| outcome.opponent()) {
        if !ids.contains(&opponent) {
            ids.push(opponent);
        }
    }
    ids
}

/// The sections of a sum over opponents.
pub(super) fn sections(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Vec<Section> {
    let fore = code.name == Name::Fb;
    let article = code.name.entry().concept;
    let mut ids = opponents_of(scene, id);
    // Opponents that the working does not use, such as that of a game left out, are not explained.
    ids.retain(|&opponent| {
        [scene.cx.adjusted_kind(opponent, fore), scene.cx.score_kind(opponent, fore)]
            .iter()
            .any(|&kind| opponents::step_of(root, kind).is_some())
    });
    let mut sections = Vec::new();
    if fore {
        sections.push(final_round(scene, &ids, id));
    }
    sections.extend(opponents::section(scene, root, &ids, fore, article));
    sections.extend(own_rounds::section(scene, root, id, fore));
    sections.push(
        Section::new("contributions", say("section-contributions"), vec![scene.number(article)])
            .block(Block::table(table(scene, root, code, id))),
    );
    sections.extend(ending(scene, root, code, id));
    sections
}

/// The final round taken as drawn (8.3): what each opponent had and has.
fn final_round(scene: &Scene<'_>, ids: &[ParticipantId], id: ParticipantId) -> Section {
    let tournament = scene.tournament();
    let section = Section::new("final-round", say("section-final-round"), scene.numbers(&[Concept::ForeBuchholz]));
    let Some(last) = opponents::drawn_slot(scene) else {
        let sentence = say("final-round-not-paired").with("rule", scene.cite(Concept::ForeBuchholz));
        return section.block(Block::text(sentence));
    };
    let slot = u16::try_from(last).expect("rounds are limited in number");
    let sentence = say("final-round-drawn")
        .with("round", scene.round(slot))
        .with("draw", tournament.scoring().draw)
        .with("rule", scene.cite(Concept::ForeBuchholz));
    let column = |key: &'static str, numeric| Column::new(say(key).with("round", scene.round(slot)), numeric);
    let row = |&id: &ParticipantId| {
        let outcome = tournament.row(id)[last];
        let drawn = opponents::is_drawn(outcome);
        let (taken, points) = match outcome {
            Outcome::Unknown => (say("cell-unknown").into(), say("cell-unknown").into()),
            _ if drawn => (Arg::from(tournament.scoring().draw), Arg::strong(opponents::fore_score(scene, id))),
            _ => (say("as-awarded").into(), Arg::strong(opponents::fore_score(scene, id))),
        };
        let cells = vec![
            Cell::head(scene.name(id)),
            Cell::of(scene.cx.score(id)),
            Cell::of(crosstable::sign(scene, id, slot)),
            Cell::of(taken),
            Cell::of(points),
        ];
        Row { id: None, state: State::Plain, cells }
    };
    let everybody: Vec<ParticipantId> = ids.iter().copied().chain([id]).collect();
    let table = Table {
        id: "final-round".into(),
        caption: say("caption-final-round").with("round", scene.round(slot)),
        columns: vec![
            column("column-participant", false),
            column("column-points", true),
            column("column-final-round", false),
            column("column-taken-as", true),
            column("column-fore-points", true),
        ],
        rows: everybody.iter().map(row).collect(),
        legend: Vec::new(),
    };
    section.block(Block::text(sentence)).block(Block::table(table))
}

/// The contributions, round by round.
pub(super) fn table(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Table {
    let product = is_product(code.name);
    let path = Path::root(root.kind(), scene.tournament());
    let mut columns = vec![
        column(round_head(scene), true),
        column("column-opponent", false),
        column("column-result", false),
        column(if product { opponent_head(code.name) } else { "column-counts" }, true),
    ];
    if product {
        columns.push(column(times_head(code.name), true));
        columns.push(column("column-product", true));
    }
    columns.push(column("column-what", false));
    columns.push(column("column-why", false));
    let rows = contributions(root).into_iter().map(|one| {
        let outcome = scene.outcome(id, one.slot);
        let mut cells = vec![
            Cell::of(scene.round(one.slot)),
            Cell::head(crosstable::against(scene, outcome)),
            Cell::of(crosstable::result(scene, id, one.slot)),
        ];
        let styled = |value: Option<Exact>| match value {
            Some(value) if one.part == Part::Cut => Cell::of(Arg::cut(value)),
            Some(value) => Cell::of(value),
            None => Cell::of(say("undefined-value")),
        };
        if one.part == Part::LeftOut {
            cells.extend(std::iter::repeat_n(Cell::empty(), if product { 3 } else { 1 }));
        } else if product {
            let mut factors = one.step.steps().map(Step::value);
            cells.push(factors.next().flatten().map_or_else(Cell::empty, Cell::of));
            cells.push(factors.next().flatten().map_or_else(Cell::empty, Cell::of));
            cells.push(styled(one.value));
        } else {
            cells.push(styled(one.value));
        }
        cells.push(Cell::of(what(one.step)));
        cells.push(Cell::of(Arg::List(Vec::new())));
        let remarks = remarks(scene, root, one, id, outcome);
        if let Some(last) = cells.last_mut() {
            last.value = remarks;
        }
        Row { id: Some(path.child(one.step.kind(), scene.tournament()).anchor()), state: state(one.part), cells }
    });
    let rows = rows.collect();
    Table { id: "contributions".into(), caption: say("caption-contributions"), columns, rows, legend: Vec::new() }
}

/// Which of the opponents' scores is multiplied.
fn opponent_head(name: Name) -> &'static str {
    match name {
        Name::Emmsb | Name::Emgsb => "column-opponent-match-points",
        Name::Egmsb | Name::Eggsb => "column-opponent-game-points",
        _ => "column-opponent-score",
    }
}

/// By which of the own points it is multiplied.
fn times_head(name: Name) -> &'static str {
    match name {
        Name::Emmsb | Name::Egmsb => "column-times-match-points",
        Name::Emgsb | Name::Eggsb => "column-times-game-points",
        _ => "column-times",
    }
}

/// The head of a column.
pub(super) fn column(key: &'static str, numeric: bool) -> Column {
    Column::headed(key, numeric)
}

/// “Round”, or in a grid “Game”.
pub(super) fn round_head(scene: &Scene<'_>) -> &'static str {
    if scene.tournament().rounds_known() { "column-round" } else { "column-game" }
}

/// What becomes of a contribution, in a word.
pub(super) fn what(step: &Step) -> Sentence {
    let hidden = matches!(super::undefined_reason(step), Some(Reason::GamesUnknown | Reason::ColourUnknown));
    say(match step.part() {
        Part::Counted | Part::Evidence if step.value().is_none() && hidden => "part-unknown",
        Part::Counted | Part::Evidence => "part-counts",
        Part::LeftOut => "part-left-out",
        Part::Cut => "part-cut",
    })
}

/// What becomes of a row.
pub(super) fn state(part: Part) -> State {
    match part {
        Part::Counted | Part::Evidence => State::Counts,
        Part::LeftOut => State::LeftOut,
        Part::Cut => State::Cut,
    }
}

/// A reason in words, with the articles of its step.
pub(super) fn reason(reason: Reason, cites: Vec<String>) -> Sentence {
    let words = say(format!("reason-{}", reason.key()));
    if cites.is_empty() { words } else { say("remark").with("words", words).with("cites", Arg::Cites(cites)) }
}

/// Why a contribution is what it is: the adjusted score, the dummy with its cap, the cut.
fn remarks(scene: &Scene<'_>, root: &Step, one: Contribution<'_>, id: ParticipantId, outcome: Outcome) -> Arg {
    let mut remarks: Vec<Sentence> = Vec::new();
    if let Some(why) = one.step.reason() {
        if let Some(dummy) = own_rounds::dummy(one.step) {
            remarks.push(dummy_remark(scene, dummy));
        } else {
            let cites = one.step.cites().iter().map(|&concept| scene.number(concept)).collect();
            remarks.push(reason(why, cites));
        }
    }
    if let Some(opponent) = outcome.opponent().filter(|_| own_rounds::dummy(one.step).is_none()) {
        let source = one.step.steps().next();
        let score = match source.map(Step::kind) {
            Some(Kind::Adjusted { fore: true, .. } | Kind::Score { fore: true, .. }) => opponents::fore_score(scene, opponent),
            _ => scene.cx.score(opponent),
        };
        if score != scene.cx.score(opponent) {
            let cites = vec![scene.number(Concept::ForeBuchholz)];
            let words = say("remark-fore").with("score", scene.cx.score(opponent));
            remarks.push(say("remark").with("words", words).with("cites", Arg::Cites(cites)));
        }
        if source.and_then(Step::value).is_some_and(|value| value != score) {
            let all_draws = scene.cx.reading().unplayed_opponents == UnplayedOpponents::AllDraws;
            let cites = vec![scene.number(if all_draws { Concept::OpponentsUnplayed } else { Concept::AdjustedTrailingByes })];
            remarks.push(say("remark").with("words", say("remark-adjusted").with("score", score)).with("cites", Arg::Cites(cites)));
        }
    }
    for cut in root.steps() {
        if let (Kind::Cut { slot, .. }, Some(why)) = (cut.kind(), cut.reason())
            && slot == one.slot
        {
            let cites = cut.cites().last().map(|&concept| scene.number(concept)).into_iter().collect();
            remarks.push(reason(why, cites));
        }
    }
    let _ = id;
    match remarks.len() {
        0 => Arg::Empty,
        1 => remarks.remove(0).into(),
        _ => {
            let mut remarks = remarks.into_iter();
            let first = remarks.next().expect("there are several");
            remarks.fold(first, |before, after| say("remarks").with("before", before).with("after", after)).into()
        }
    }
}

/// `dummy, at most ½ × 5 = 2½`.
fn dummy_remark(scene: &Scene<'_>, dummy: &Step) -> Sentence {
    if dummy.kind() == Kind::VirtualOpponent {
        let cites = Arg::Cites(vec![scene.number(Concept::VirtualOpponent)]);
        return say("remark").with("words", say("remark-virtual-opponent")).with("cites", cites);
    }
    let mut steps = dummy.steps();
    let own = steps.next().and_then(Step::value).unwrap_or_default();
    let binding = steps.filter(|cap| cap.value() == dummy.value()).last();
    let words = match (dummy.reason(), binding) {
        (Some(Reason::CapBinds), Some(cap)) => {
            let mut parts = cap.steps().filter_map(Step::value);
            let words = say(if cap.cites().contains(&Concept::DummyCapDraws) { "remark-dummy-draws" } else { "remark-dummy-opponent" });
            words
                .with("own", own)
                .with("draw", parts.next().unwrap_or_default())
                .with("rounds", parts.next().unwrap_or_default())
                .with("cap", cap.value().unwrap_or_default())
        }
        _ => say("remark-dummy").with("own", own),
    };
    let cap = binding.filter(|_| dummy.reason() == Some(Reason::CapBinds)).and_then(|cap| cap.cites().first().copied());
    let concept = cap.unwrap_or(Concept::Dummy);
    say("remark").with("words", words).with("cites", Arg::Cites(vec![scene.number(concept)]))
}

/// The sum and, where something is cut, the cuts and the result.
pub(super) fn ending(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Vec<Section> {
    let article = code.name.entry().concept;
    let mut sections = Vec::new();
    if !has_cuts(root) {
        if let Some(line) = result(root) {
            sections.push(Section::new("sum", say("section-sum"), vec![scene.number(article)]).block(Block::Line { line }));
        }
        return sections;
    }
    if let Some(line) = sum_before_cuts(root) {
        sections.push(Section::new("sum", say("section-sum"), vec![scene.number(article)]).block(Block::Line { line }));
    }
    sections.push(cuts(scene, root, code, id));
    if let Some(line) = result(root) {
        sections.push(Section::new("result", say("section-result"), Vec::new()).block(Block::Line { line }));
    }
    sections
}

/// The cuts: the candidates, which rule chose, and what was considered.
fn cuts(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Section {
    let all = contributions(root);
    let mut gone: Vec<u16> = Vec::new();
    let mut items = Vec::new();
    let path = Path::root(root.kind(), scene.tournament());
    let several = root.steps().filter(|step| matches!(step.kind(), Kind::Cut { .. })).count() > 1;
    for cut in root.steps() {
        let Kind::Cut { order, slot } = cut.kind() else { continue };
        let left: Vec<Contribution<'_>> =
            all.iter().copied().filter(|one| one.part != Part::LeftOut && !gone.contains(&one.slot)).collect();
        let mut sentences = Vec::new();
        if several {
            let key = match (cut.reason(), order) {
                (Some(Reason::MostSignificant), _) => "cut-highest-head",
                _ => "cut-lowest-head",
            };
            let order = if cut.reason() == Some(Reason::MostSignificant) { order - code.cut.lowest() } else { order };
            sentences.push(say(key).with("order", u32::from(order)));
        }
        sentences.extend(cut_sentences(scene, cut, code, id, slot, &left, order));
        items.push(Item { id: Some(path.child(cut.kind(), scene.tournament()).anchor()), sentences, line: None });
        gone.push(slot);
    }
    let modifier = match code.cut {
        Cut::Median(1) => Concept::Median1,
        Cut::Median(_) => Concept::Median2,
        Cut::Lowest(2) => Concept::Cut2,
        _ => Concept::Cut1,
    };
    let title = say("section-cuts").with("count", items.len());
    let mut section = Section::new("cuts", title, vec![scene.number(modifier)]).block(Block::List { items });
    section.aside = cut_aside(scene, root, code, id, &all);
    section
}

/// Whose contribution it is: an opponent's, or a dummy's.
fn whose(scene: &Scene<'_>, sentence: Sentence, id: ParticipantId, one: Contribution<'_>) -> Sentence {
    let outcome = scene.outcome(id, one.slot);
    let sentence = sentence.with("round", scene.round(one.slot));
    match outcome.opponent() {
        Some(opponent) if own_rounds::dummy(one.step).is_none() => {
            let source = if scene.tournament().rounds_known() { "opponent" } else { "game" };
            sentence.choosing("source", source).with("opponent", scene.name(opponent))
        }
        _ => sentence.choosing("source", "dummy").with("opponent", crosstable::against(scene, outcome)),
    }
}

/// The opponent's score in a contribution.
fn score_of(one: Contribution<'_>) -> Option<Exact> {
    one.step.steps().next().and_then(Step::value)
}

fn cut_sentences(
    scene: &Scene<'_>,
    cut: &Step,
    code: Code,
    id: ParticipantId,
    slot: u16,
    left: &[Contribution<'_>],
    order: u8,
) -> Vec<Sentence> {
    let product = is_product(code.name);
    let find = |slot: u16| left.iter().copied().find(|one| one.slot == slot);
    let Some(goes) = find(slot) else { return Vec::new() };
    let mut candidates = cut.steps().filter_map(|candidate| match candidate.kind() {
        Kind::Candidate { slot, .. } => find(slot),
        _ => None,
    });
    candidates.next();
    let other = candidates.next();
    let reason = cut.reason();
    let least = if reason == Some(Reason::VoluntaryInstead) { other.unwrap_or(goes) } else { goes };
    let value = |one: Contribution<'_>| one.value.unwrap_or_default();
    let by_kind = |plain: &'static str, products: &'static str| if product { products } else { plain };
    let lowest_product = product && scene.cx.reading().sonneborn_berger_cut == SonnebornBergerCut::LowestProduct;
    let equals = left
        .iter()
        .filter(|one| if product && !lowest_product { score_of(**one) == score_of(least) } else { one.value == least.value })
        .count();
    let described = |key: &'static str, one: Contribution<'_>| {
        whose(scene, say(key), id, one)
            .with("value", value(one))
            .with("score", score_of(one).unwrap_or_default())
            .choosing("equal", if equals > 1 { "several" } else { "one" })
            .choosing("by", if lowest_product { "product" } else { "opponent" })
            .with("name", scene.name(id))
            .with("rule", scene.cite(cut_concept(code.name)))
    };
    match reason {
        Some(Reason::FirstRound) => {
            vec![
                say("cut-running")
                    .with("round", scene.round(slot))
                    .with("value", Arg::cut(value(goes)))
                    .with("rule", scene.cite(Concept::Cut1ProgressiveScore)),
            ]
        }
        Some(Reason::MostSignificant) => {
            let concept = if code.cut == Cut::Median(1) { Concept::Median1 } else { Concept::Median2 };
            let key = by_kind("cut-most", "cut-most-product");
            vec![described(key, goes).with("value", Arg::cut(value(goes))).with("rule", scene.cite(concept))]
        }
        Some(Reason::LeastSignificant) => {
            vec![described(by_kind("cut-least", "cut-least-product"), goes).with("value", Arg::cut(value(goes)))]
        }
        Some(why) => {
            let exception = if order > 1 { Concept::CutExceptionRepeat } else { Concept::CutExceptionOnce };
            let first = described(by_kind("cut-would-be", "cut-would-be-product"), least);
            let voluntary = match why {
                Reason::VoluntaryInstead => goes,
                _ => other.unwrap_or(goes),
            };
            let key = match why {
                Reason::VoluntaryInstead => "cut-voluntary-instead",
                Reason::VoluntaryLower => "cut-voluntary-lower",
                _ => "cut-voluntary-is-least",
            };
            let second = say(key)
                .with("name", scene.name(id))
                .with("round", scene.round(voluntary.slot))
                .with("least", value(least))
                .with("voluntary", value(voluntary))
                .with("cut", Arg::cut(value(goes)))
                .with("rule", scene.cite(Concept::CutException))
                .with("exception", scene.cite(exception))
                .with("term", scene.cite(Concept::VoluntaryUnplayedRound));
            vec![first, second]
        }
        None => Vec::new(),
    }
}

/// The rules that one might think of for the cuts and that do not apply.
fn cut_aside(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId, all: &[Contribution<'_>]) -> Vec<Sentence> {
    let mut said = Vec::new();
    let reasons: Vec<Reason> = root.steps().filter(|step| matches!(step.kind(), Kind::Cut { .. })).filter_map(Step::reason).collect();
    if reasons.contains(&Reason::FirstRound) {
        said.push(say("aside-progressive-cut").with("rule", scene.cite(Concept::CutException)));
        return said;
    }
    if scene.is_swiss() && scene.cx.reading().cut_order == CutOrder::VoluntaryFirst && reasons.contains(&Reason::LeastSignificant) {
        let voluntary = scene.tournament().row(id).iter().any(|outcome| outcome.is_voluntary_unplayed());
        let key = if voluntary { "aside-no-voluntary-left" } else { "aside-no-voluntary" };
        said.push(
            say(key)
                .with("name", scene.name(id))
                .with("rule", scene.cite(Concept::CutException))
                .with("term", scene.cite(Concept::VoluntaryUnplayedRound)),
        );
    }
    if reasons.contains(&Reason::MostSignificant) {
        said.push(say("aside-high-cut").with("rule", scene.cite(Concept::CutException)));
    }
    if is_product(code.name) && scene.cx.reading().sonneborn_berger_cut != SonnebornBergerCut::LowestProduct {
        // A product that is smaller than the one that goes, and stays because its opponent has more points.
        let cut = all.iter().filter(|one| one.part == Part::Cut);
        let smaller = cut.clone().find_map(|goes| {
            let smaller = all.iter().find(|one| one.part == Part::Counted && one.value < goes.value && score_of(**one) > score_of(*goes));
            smaller.map(|smaller| (*goes, *smaller))
        });
        if let Some((goes, stays)) = smaller {
            said.push(
                whose(scene, say("aside-smaller-product"), id, stays)
                    .with("value", stays.value.unwrap_or_default())
                    .with("cut", goes.value.unwrap_or_default())
                    .with("score", score_of(stays).unwrap_or_default())
                    .with("rule", scene.cite(cut_concept(code.name))),
            );
        }
    }
    said
}

/// Lines for the short form.
pub(super) fn short_lines(root: &Step) -> Vec<Line> {
    result(root).into_iter().collect()
}

/// A style that says whether a number counts.
pub(super) fn style(part: Part) -> Style {
    if part == Part::Cut { Style::Cut } else { Style::Plain }
}
