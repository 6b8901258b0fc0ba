//! The explanation of one value: the rows that matter, then each step in the order in which the regulation decides.
//!
//! [`explanation`] makes the view-model of one tie-break of one participant, [`render`] a text, a Markdown document or a
//! page of it.

mod arithmetic;
mod average;
mod counts;
mod crosstable;
pub(super) mod encounter;
mod koya;
mod model;
mod notes;
mod opponents;
mod own_rounds;
mod ratings;
mod step;
mod sums;
mod teams;
mod unplayed;

use serde::Serialize;
use serde_json::Value as Json;

pub use model::{Block, Cell, Cited, Column, Item, Legend, Mark, Note, Row, Section, State, Summary, Table};
pub(super) use step::in_its_unit;
pub use step::{StepLine, StepView, render_step, step};
pub use unplayed::unplayed_rounds;

use super::{Detail, Format, Scene};
use crate::render::{Arg, Citations, Line, RenderError, Sentence, Setting, Templates, say};
use crate::rules::{Concept, Edition, TrailingByes};
use crate::tiebreak::{Code, Method, Name, Refusal, only_in_group, refusal_under, working};
use crate::tournament::{GameResult, Outcome, ParticipantId};
use crate::working::{Part, Path, Step, Steps, to_json};
use arithmetic::contributions;
use crosstable::Excerpt;
pub(super) use encounter::split_of;

/// The explanation of one value.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Explanation {
    /// The code.
    pub code: Code,
    /// The path of the working's root, as an anchor.
    pub anchor: String,
    /// `Buchholz Cut-1 of David (4): 11½`.
    pub title: Sentence,
    /// The edition, the score, and what is special about the event.
    pub lead: Vec<Sentence>,
    /// The short form.
    pub summary: Summary,
    /// The rows of the crosstable that matter.
    pub excerpt: Option<Table>,
    /// The steps.
    pub sections: Vec<Section>,
    /// What other readings would give.
    pub notes: Vec<Note>,
    /// The articles that are cited, in their order.
    pub articles: Vec<Cited>,
    /// Whether the participants are teams.
    #[serde(skip)]
    pub teams: bool,
    #[serde(skip)]
    working: Json,
}

impl Explanation {
    /// The working as public JSON.
    pub fn working(&self) -> &Json {
        &self.working
    }
}

/// Explains the value of a code for one participant.
///
/// # Errors
///
/// When the code cannot be computed for the tournament.
pub fn explanation(scene: &Scene<'_>, code: Code, id: ParticipantId) -> Result<Explanation, Refusal> {
    let refusal = refusal_under(code, scene.tournament(), &scene.cx.reading(), scene.edition);
    if let Some(refusal) = refusal.filter(|refusal| !refusal.is_warning()) {
        return Err(refusal);
    }
    if of_group(scene, code, id) {
        return Ok(encounter::explanation(scene, code, None, id));
    }
    let steps = Steps::new();
    let Some(child) = working(scene.cx, &steps, code, id) else { return Ok(encounter::explanation(scene, code, None, id)) };
    let root = child.step();
    let path = Path::root(root.kind(), scene.tournament());
    // What is shown is counted in one score; other readings are asked of all the facts.
    let (all, scene) = (scene, &scene.of(code));
    let mut lead = lead(scene, id);
    lead.extend(teams::counted_score(all, code));
    if refusal == Some(Refusal::KoyaInSwiss) {
        lead.push(say("lead-koya-in-swiss").with("rule", Arg::Cite(scene.code_article(code))));
    }
    let undefined = root.value().is_none();
    let mut sections = if undefined && !has_contributions(root) { Vec::new() } else { sections(scene, root, code, id) };
    if undefined {
        sections.push(undefined_section(scene, root, code, id));
    }
    let title = match root.value() {
        Some(value) => say("title-value").with("value", value),
        None => say("title-undefined"),
    };
    let title = title.with("tie-break", scene.code_name(code)).with("name", scene.name(id)).with("number", scene.pairing_number(id));
    let mut explanation = Explanation {
        code,
        teams: scene.is_of_teams(),
        anchor: path.anchor(),
        title,
        lead,
        summary: summary(scene, root, code, id),
        excerpt: excerpt(scene, root, code, id),
        sections,
        notes: notes::of_value(all, root, code, id),
        articles: Vec::new(),
        working: to_json([root], scene.tournament(), scene.edition),
    };
    explanation.articles = articles(scene, &explanation);
    Ok(explanation)
}

/// Explains the value of the code at a position of the list. A code of tied groups may be listed again and then has
/// another group.
///
/// # Errors
///
/// When the code cannot be computed for the tournament.
pub fn explanation_at(scene: &Scene<'_>, position: usize, code: Code, id: ParticipantId) -> Result<Explanation, Refusal> {
    match refusal_under(code, scene.tournament(), &scene.cx.reading(), scene.edition) {
        None if of_group(scene, code, id) => Ok(encounter::explanation(scene, code, Some(position), id)),
        _ => explanation(scene, code, id),
    }
}

/// Whether a value is explained by the table of a tied group.
fn of_group(scene: &Scene<'_>, code: Code, id: ParticipantId) -> bool {
    match code.name.entry().method {
        Method::Group => true,
        _ => only_in_group(scene.cx, code) && encounter::tied(scene, code, None, id).is_some(),
    }
}

fn has_contributions(root: &Step) -> bool {
    !root.children().is_empty()
}

/// The edition, the score, and what the event reads otherwise.
fn lead(scene: &Scene<'_>, id: ParticipantId) -> Vec<Sentence> {
    let mut lead = vec![
        say("lead-edition").with("edition", Arg::Text(scene.edition_title())),
        say(scene.by_score("lead-score")).with("name", scene.name(id)).with("score", scene.cx.score(id)).with("maximum", scene.maximum()),
    ];
    let tournament = scene.tournament();
    if !tournament.is_complete() && tournament.rounds_known() {
        lead.push(say("lead-interim").with("round", tournament.slots()).with("rounds", tournament.scheduled_rounds()));
    }
    lead.extend(changes(scene));
    lead
}

/// The points that the event reads otherwise than its edition.
pub fn changes(scene: &Scene<'_>) -> Vec<Sentence> {
    let options = scene.cx.reading().options().into_iter().zip(scene.edition.reading.options());
    let changed = options.filter(|(own, edition)| own != edition).map(|((axis, option), _)| {
        let reading = Arg::Reading { axis: axis.to_owned(), option: option.to_owned() };
        say("lead-changed").with("reading", reading).with("rule", scene.cite(Concept::EventMayDiffer))
    });
    changed.collect()
}

fn sections(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Vec<Section> {
    match code.name {
        name if sums::is_sum(name) => sums::sections(scene, root, code, id),
        Name::Aob => average::sections(scene, root, code, id),
        Name::Ks => koya::sections(scene, root, code, id),
        Name::Ps => counts::running_sections(scene, root, code, id),
        Name::Pts | Name::Mpts | Name::Gpts => counts::points_sections(scene, root, code, id),
        Name::Mpvgp => teams::secondary_sections(scene, root, code, id),
        Name::Bc => teams::board_count_sections(scene, root, code, id),
        Name::Sssc => teams::strength_sections(scene, root, code, id),
        name if ratings::is_of_ratings(name) => ratings::sections(scene, root, code, id),
        Name::Tpn => {
            let sentence = number_rule(scene, code, id);
            vec![Section::new("number", say("section-number"), vec![scene.code_article(code)]).block(Block::text(sentence))]
        }
        _ => counts::sections(scene, root, code, id),
    }
}

/// How pairing numbers rank, and whose number it is.
fn number_rule(scene: &Scene<'_>, code: Code, id: ParticipantId) -> Sentence {
    say(if code.reversed { "number-reversed" } else { "number-rule" })
        .with("name", scene.name(id))
        .with("number", scene.pairing_number(id))
        .with("rule", Arg::Cite(scene.code_article(code)))
}

/// Why there is no value.
fn undefined_section(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Section {
    let reason = undefined_reason(root);
    let key = reason.map_or_else(|| "undefined-unknown".to_owned(), |reason| format!("undefined-{}", reason.key()));
    let sentence = say(key).with("name", scene.name(id)).with("rule", Arg::Cite(scene.code_article(code)));
    Section::new("undefined", say("section-undefined"), vec![scene.code_article(code)]).block(Block::text(sentence))
}

/// The reason of the deepest step without a value.
fn undefined_reason(step: &Step) -> Option<crate::working::Reason> {
    let below = step.steps().filter(|child| child.value().is_none() && child.part() == Part::Counted).find_map(undefined_reason);
    below.or(step.reason())
}

/// The short form.
fn summary(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Summary {
    let head = match root.value() {
        Some(value) => say("summary-value").with("value", value),
        None => say("summary-undefined"),
    };
    let head = head.with("code", Arg::Text(code.to_string())).with("name", scene.name(id)).with("number", scene.pairing_number(id));
    let mut basis = Vec::new();
    let (table, lines): (Option<Table>, Vec<Line>) = match code.name {
        name if sums::is_sum(name) => (Some(sums::table(scene, root, code, id)), sums::short_lines(root)),
        Name::Aob => (Some(average::table(scene, root, id)), average::lines(root)),
        Name::Ks => {
            if let Some(limit) = koya::limit(scene, root, code) {
                basis.extend(limit.sentences);
            }
            (Some(koya::table(scene, root, code, id)), sums::short_lines(root))
        }
        Name::Ps => (Some(counts::running_table(scene, root, id)), sums::short_lines(root)),
        Name::Pts | Name::Mpts | Name::Gpts | Name::Mpvgp => {
            (Some(counts::points_table(scene, root, id)), counts::points_line(root).into_iter().collect())
        }
        Name::Bc => (Some(teams::boards(scene, root, id, true)), teams::count_line(root).into_iter().collect()),
        Name::Sssc => (None, teams::strength_lines(root)),
        Name::Tpn => {
            basis.push(number_rule(scene, code, id));
            (None, Vec::new())
        }
        Name::Rtng if root.value().is_some() => {
            basis.extend(ratings::rating_rule(scene, root, code, id));
            (None, Vec::new())
        }
        name if ratings::is_of_ratings(name) => (ratings::table(scene, root, code, id), ratings::lines(root, code, id)),
        _ => (Some(counts::table(scene, root, id)), sums::short_lines(root)),
    };
    if root.value().is_none() {
        let reason = undefined_reason(root);
        let key = reason.map_or_else(|| "undefined-unknown".to_owned(), |reason| format!("undefined-{}", reason.key()));
        basis.push(say(key).with("name", scene.name(id)).with("rule", Arg::Cite(scene.code_article(code))));
    }
    let table = table.filter(|table| !table.rows.is_empty());
    Summary { head, cites: vec![scene.code_article(code)], basis, table, lines }
}

/// The rows of the crosstable that matter for a value.
fn excerpt(scene: &Scene<'_>, root: &Step, code: Code, id: ParticipantId) -> Option<Table> {
    if matches!(code.name, Name::Tpn | Name::Rtng) || scene.tournament().slots() == 0 {
        return None;
    }
    if let Some((strength, code)) = teams::strength(root) {
        return excerpt(scene, strength, code, id);
    }
    let own_record = matches!(
        code.name,
        Name::Pts | Name::Mpts | Name::Gpts | Name::Mpvgp | Name::Bc | Name::Win | Name::Won | Name::Bpg | Name::Bwg | Name::Ps | Name::Rep
    );
    let ids = match code.name {
        _ if own_record => vec![id],
        Name::Aob => average::involved(scene, root, id),
        name if ratings::is_of_ratings(name) => ratings::involved(scene, code, id),
        _ => std::iter::once(id).chain(sums::opponents_of(scene, id)).collect(),
    };
    let of_ratings = ratings::is_of_ratings(code.name);
    let parts: Vec<(u16, Part)> = if of_ratings {
        ratings::parts(scene, root, id)
    } else {
        contributions(root.adding()).into_iter().map(|one| (one.slot, one.part)).collect()
    };
    let adjusts = scene.adjusts(code);
    let fore = code.name == Name::Fb || code.fore;
    let drawn_slot = opponents::drawn_slot(scene).filter(|_| fore);
    let marks = |row: ParticipantId, slot: u16| {
        let outcome = scene.outcome(row, slot);
        let drew = matches!(outcome, Outcome::Played { result: GameResult::Draw, .. });
        if Some(usize::from(slot)) == drawn_slot && opponents::is_drawn(outcome) && !drew {
            return Mark::Changed;
        }
        if row == id {
            return match parts.iter().find(|(at, _)| *at == slot) {
                Some((_, Part::Counted)) => Mark::Used,
                Some((_, Part::Cut)) => Mark::Cut,
                _ => Mark::None,
            };
        }
        let resumed = opponents::before_the_drawn(scene, row, slot, fore).is_some();
        let trailing = adjusts && outcome.is_requested_bye() && !resumed && {
            let later = &scene.tournament().row(row)[usize::from(slot)..];
            let every = scene.cx.reading().trailing_byes == TrailingByes::EveryBye;
            (every || later.iter().all(|outcome| outcome.is_voluntary_unplayed()))
                && scene.tournament().scoring().draw != scene.awarded(row, slot)
        };
        if trailing && scene.cx.adjusted(row) != scene.cx.score(row) { Mark::Changed } else { Mark::None }
    };
    let reached: Vec<ParticipantId> = match code.name {
        Name::Ks => contributions(root.adding())
            .into_iter()
            .filter(|one| one.part == Part::Counted)
            .filter_map(|one| scene.outcome(id, one.slot).opponent())
            .collect(),
        name if sums::is_product(name) && !scene.is_swiss() => sums::opponents_of(scene, id),
        _ => Vec::new(),
    };
    let points_mark = |row: ParticipantId| if reached.contains(&row) { Mark::Used } else { Mark::None };
    let counted = |row: ParticipantId| match opponents::step_of(root, scene.cx.adjusted_kind(row, fore)) {
        Some(step) => step.value(),
        None => Some(if fore { opponents::fore_score(scene, row) } else { scene.cx.adjusted(row) }),
    };
    let rating_mark = |row: ParticipantId| if row == id { Mark::None } else { Mark::Used };
    let excerpt = Excerpt {
        own: Some(id),
        ids,
        marks: &marks,
        for_opponents: if adjusts { Some(&counted) } else { None },
        points_mark: &points_mark,
        rating_mark: if of_ratings { Some(&rating_mark) } else { None },
    };
    Some(crosstable::table(scene, &excerpt))
}

/// The whole crosstable, without marks.
pub fn crosstable(scene: &Scene<'_>) -> Table {
    let excerpt = Excerpt {
        own: None,
        ids: scene.tournament().ids().collect(),
        marks: &|_, _| Mark::None,
        for_opponents: None,
        points_mark: &|_| Mark::None,
        rating_mark: None,
    };
    Table { id: "crosstable".into(), caption: say("caption-crosstable"), ..crosstable::whole(scene, &excerpt) }
}

/// Every article that a model cites, in the order of the regulation.
pub(super) fn articles(scene: &Scene<'_>, model: &impl Serialize) -> Vec<Cited> {
    super::cited::articles(scene.edition, scene.language, model)
}

/// Renders an explanation.
///
/// # Errors
///
/// When a template has a fault.
pub fn render(
    templates: &Templates,
    explanation: &Explanation,
    edition: &Edition,
    format: Format,
    detail: Detail,
) -> Result<String, RenderError> {
    let name = match (format, detail) {
        (Format::Json, _) => {
            return Ok(format!("{:#}\n", explanation.working));
        }
        (Format::Text, Detail::Short) => "text/summary.txt.j2",
        (Format::Text, Detail::Full) => "text/explanation.txt.j2",
        (Format::Markdown, Detail::Short) => "markdown/summary.md.j2",
        (Format::Markdown, Detail::Full) => "markdown/explanation.md.j2",
        (Format::Html, Detail::Short) => "html/summary.html.j2",
        (Format::Html, Detail::Full) => "html/explanation.html.j2",
    };
    let citations = match (format, detail) {
        (Format::Html, Detail::Full) => Citations::Listed(explanation.articles.iter().map(|article| article.number.clone()).collect()),
        _ => Citations::Plain,
    };
    templates.render(name, explanation, &Setting { edition: Some(edition), citations, teams: explanation.teams })
}

/// Several explanations on one page.
#[derive(Debug, Serialize)]
struct Collection<'e> {
    title: &'e str,
    explanations: &'e [Explanation],
    articles: Vec<&'e Cited>,
}

/// Renders several explanations as one document.
///
/// # Errors
///
/// When a template has a fault.
pub fn render_all(
    templates: &Templates,
    title: &str,
    explanations: &[Explanation],
    edition: &Edition,
    format: Format,
    detail: Detail,
) -> Result<String, RenderError> {
    match format {
        Format::Json => Ok(format!("{:#}\n", merged(explanations, edition))),
        Format::Html => {
            let cited = |number: &str| explanations.iter().flat_map(|one| &one.articles).find(|cited| cited.number == number);
            let articles: Vec<&Cited> = edition.articles().filter_map(|article| cited(&article.number)).collect();
            let citations = Citations::Listed(articles.iter().map(|article| article.number.clone()).collect());
            let page = Collection { title, explanations, articles };
            let teams = explanations.first().is_some_and(|first| first.teams);
            templates.render("html/explanations.html.j2", &page, &Setting { edition: Some(edition), citations, teams })
        }
        Format::Text | Format::Markdown => {
            let parts = explanations.iter().map(|one| render(templates, one, edition, format, detail));
            Ok(parts.collect::<Result<Vec<_>, _>>()?.join("\n"))
        }
    }
}

/// The workings of several explanations as one document, each shared step once.
fn merged(explanations: &[Explanation], edition: &Edition) -> Json {
    let mut steps = Vec::new();
    let mut shared = serde_json::Map::new();
    for explanation in explanations {
        steps.extend(explanation.working["steps"].as_array().into_iter().flatten().cloned());
        shared.extend(explanation.working["shared"].as_object().into_iter().flatten().map(|(path, step)| (path.clone(), step.clone())));
    }
    serde_json::json!({ "working": crate::working::VERSION, "edition": edition.id, "steps": steps, "shared": shared })
}
