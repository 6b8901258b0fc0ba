//! One step of a working, with the steps above and below it.

use serde::Serialize;

use super::super::{Format, Scene};
use super::model::Cited;
use super::{articles, crosstable, encounter, of_group, ratings};
use crate::Exact;
use crate::render::{Arg, Citations, RenderError, Sentence, Setting, Templates, say};
use crate::rules::Edition;
use crate::tiebreak::{Code, Context, adjusted_working, encounter_working, score_working, working};
use crate::tournament::{ParticipantId, TeamScore};
use crate::working::{Child, Kind, Part, Path, Step, Steps, locate};

/// A step in a line: what it is, its value, and why.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct StepLine {
    /// What kind of step it is.
    #[serde(skip)]
    pub kind: Kind,
    /// The path.
    pub path: String,
    /// What it is.
    pub words: Sentence,
    /// Its value.
    pub value: Arg,
    /// What becomes of it in the step above.
    pub part: Option<Sentence>,
    /// Why it is as it is.
    pub reason: Option<Sentence>,
    /// The articles that order it.
    pub cites: Vec<String>,
}

/// A step with the steps above it, outermost first, and those right below.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct StepView {
    /// The steps above.
    pub above: Vec<StepLine>,
    /// The step.
    pub step: StepLine,
    /// The steps below.
    pub below: Vec<StepLine>,
    /// The articles that are cited, in their order.
    pub articles: Vec<Cited>,
    /// Whether the participants are teams.
    #[serde(skip)]
    pub teams: bool,
}

/// The step with a path such as `KS/p3/r4`. The path of a step that many workings share, such as `adjusted/p12`, does not
/// tell the working: it is looked for in the one that is given, and without one in that of the score.
pub fn step(scene: &Scene<'_>, within: Option<(Code, ParticipantId)>, path: &str) -> Option<StepView> {
    let steps = Steps::new();
    let (root, id): (Child, ParticipantId) = match within.or_else(|| root_of(scene, path)) {
        Some((code, id)) if of_group(scene, code, id) => {
            let (mut group, _) = encounter::tied(scene, code, None, id)?;
            group.sort_by_key(|&member| scene.pairing_number(member));
            (encounter_working(scene.cx, &steps, code, &group).node, id)
        }
        Some((code, id)) => (working(scene.cx, &steps, code, id)?, id),
        None => {
            let (score, compute, id) = score_of(scene, path)?;
            (compute(scene.cx.counted_in(score), &steps, id), id)
        }
    };
    let start = Path::root(root.step().kind(), scene.tournament());
    let mut trail = Vec::new();
    let found = find(scene, &start, root.step(), path, &mut trail)?;
    let owner = |step: &Step, before: ParticipantId| match step.kind() {
        Kind::TieBreak { participant, .. }
        | Kind::Score { participant, .. }
        | Kind::Adjusted { participant, .. }
        | Kind::Rating { participant }
        | Kind::OverBoard { participant }
        | Kind::Encounters { participant } => participant,
        _ => before,
    };
    let mut of = id;
    let mut above = Vec::new();
    for (path, step) in &trail {
        of = owner(step, of);
        above.push(line(scene, path, step, of));
    }
    let (path, step) = found;
    of = owner(step, of);
    let below = locate(&path, step, scene.tournament());
    let below = below.iter().map(|located| line(scene, &located.path, located.step, owner(located.step, of))).collect();
    let mut view = StepView { above, step: line(scene, &path, step, of), below, articles: Vec::new(), teams: scene.is_of_teams() };
    view.articles = articles(scene, &view);
    Some(view)
}

/// The code and the participant that a path begins with.
fn root_of(scene: &Scene<'_>, path: &str) -> Option<(Code, ParticipantId)> {
    let mut parts = path.split('/');
    let code = code_of(parts.next()?)?;
    let number = parts.next()?.trim_start_matches("group-").strip_prefix('p')?.parse().ok()?;
    Some((code, scene.tournament().by_number(number)?))
}

/// The code that a path begins with: the bars before modifiers are written as hyphens there.
fn code_of(text: &str) -> Option<Code> {
    let hyphens: Vec<usize> = text.match_indices('-').map(|(at, _)| at).take(8).collect();
    (0..1_u32 << hyphens.len()).find_map(|bars| {
        let is_bar = |at: usize| hyphens.iter().position(|hyphen| *hyphen == at).is_some_and(|index| bars >> index & 1 == 1);
        let text: String = text.char_indices().map(|(at, letter)| if is_bar(at) { '/' } else { letter }).collect();
        text.parse().ok()
    })
}

/// What computes a score with its steps.
type Compute = fn(&Context<'_>, &Steps, ParticipantId) -> Child;

/// The score, how it is computed and the participant that the path of an adjusted score, or of a score as awarded, begins with.
fn score_of(scene: &Scene<'_>, path: &str) -> Option<(Option<TeamScore>, Compute, ParticipantId)> {
    let mut parts = path.split('/');
    let kind = parts.next()?;
    let scores = [TeamScore::Match, TeamScore::Game];
    let named = scores.into_iter().find_map(|score| Some((score, kind.strip_prefix(score.abbreviation())?.strip_prefix('-')?)));
    let (score, kind) = named.map_or((None, kind), |(score, kind)| (Some(score), kind));
    let number = parts.next()?.strip_prefix('p')?.parse().ok()?;
    let compute: Compute = match kind {
        "adjusted" => adjusted_working,
        "score" => score_working,
        _ => return None,
    };
    Some((score, compute, scene.tournament().by_number(number)?))
}

/// Finds a step, and on the way fills the trail of those above it.
fn find<'s>(scene: &Scene<'_>, at: &Path, step: &'s Step, wanted: &str, trail: &mut Vec<(Path, &'s Step)>) -> Option<(Path, &'s Step)> {
    if at.as_str() == wanted {
        return Some((at.clone(), step));
    }
    trail.push((at.clone(), step));
    for located in locate(at, step, scene.tournament()) {
        if let Some(found) = find(scene, &located.path, located.step, wanted, trail) {
            return Some(found);
        }
    }
    trail.pop();
    None
}

fn line(scene: &Scene<'_>, path: &Path, step: &Step, of: ParticipantId) -> StepLine {
    let value = match step.value() {
        Some(value) => in_its_unit(step.kind(), value),
        None if matches!(step.kind(), Kind::Table { .. }) => Arg::Empty,
        None => say("undefined-value").into(),
    };
    let part = match step.part() {
        Part::Counted | Part::Evidence => None,
        Part::LeftOut => Some(say("part-left-out")),
        Part::Cut => Some(say("part-cut")),
    };
    let reason = step.reason().map(|reason| say(format!("reason-{}", reason.key())));
    let cites = step.cites().iter().map(|&concept| scene.number(concept)).collect();
    StepLine { kind: step.kind(), path: path.as_str().to_owned(), words: words(scene, step.kind(), of), value, part, reason, cites }
}

/// The value of a step for people: fractions of points and expected scores have two decimals.
pub(in super::super) fn in_its_unit(kind: Kind, value: Exact) -> Arg {
    match kind {
        Kind::RoundedFraction | Kind::Expectation { .. } => ratings::hundredths(value),
        _ => Arg::from(value),
    }
}

/// What a step is, in words.
pub(super) fn words(scene: &Scene<'_>, kind: Kind, of: ParticipantId) -> Sentence {
    let name = |key: &'static str, id| say(key).with("name", scene.name(id));
    let unit = if scene.tournament().rounds_known() { "round" } else { "game" };
    let round = |key: &'static str, slot| say(key).with("round", scene.round(slot)).choosing("unit", unit);
    match kind {
        Kind::TieBreak { code, participant } => name("step-tie-break", participant).with("tie-break", scene.code_name(code)),
        Kind::Contribution { slot, .. } => {
            round("step-contribution", slot).with("against", crosstable::against(scene, scene.outcome(of, slot)))
        }
        Kind::Score { participant, fore: false, .. } => name("step-score", participant),
        Kind::Score { participant, fore: true, .. } => name("step-fore-score", participant),
        Kind::Adjusted { participant, fore: false, .. } => name("step-adjusted", participant),
        Kind::Adjusted { participant, fore: true, .. } => name("step-fore-adjusted", participant),
        Kind::Awarded { slot } => round("step-awarded", slot),
        Kind::Stated => say("step-stated"),
        Kind::Addition { slot } => round("step-addition", slot),
        Kind::Dummy => say("step-dummy"),
        Kind::VirtualOpponent => say("step-virtual-opponent"),
        Kind::Complement => say("step-complement"),
        Kind::LaterDraws => say("step-later-draws"),
        Kind::OpponentCap => say("step-opponent-cap"),
        Kind::DrawsCap => say("step-draws-cap"),
        Kind::Draw => say("step-draw"),
        Kind::Win => say("step-win"),
        Kind::Rounds => say("step-rounds"),
        Kind::Games => say("step-games"),
        Kind::Half => say("step-half"),
        Kind::Limit { steps: 0, .. } => say("step-limit"),
        Kind::Limit { .. } => say("step-moved-limit"),
        Kind::LimitMoved => say("step-limit-moved"),
        Kind::Reaches => say("step-reaches"),
        Kind::WithoutOwn => say("step-without-own"),
        Kind::AgainstOwn => say("step-against-own"),
        Kind::Before => say("step-before"),
        Kind::Running => say("step-running"),
        Kind::Cut { order, slot } => round("step-cut", slot).with("order", u32::from(order)),
        Kind::Candidate { slot, voluntary: true } => round("step-candidate-voluntary", slot),
        Kind::Candidate { slot, voluntary: false } => round("step-candidate", slot),
        Kind::Sum => say("step-sum"),
        Kind::Count => say("step-count"),
        Kind::Table { lead, depth: 0 } => name("step-table", lead),
        Kind::Table { lead, .. } => name("step-table-anew", lead),
        Kind::Encounters { participant } => name("step-encounters", participant),
        Kind::Certain => say("step-certain"),
        Kind::Reachable => say("step-reachable"),
        Kind::Missing => say("step-missing"),
        Kind::PairingNumber => say("step-pairing-number"),
        Kind::Ranking { code, lead } => name("step-ranking", lead).with("tie-break", scene.code_name(code)),
        Kind::Stage { lead, depth: 0 } => name("step-stage", lead),
        Kind::Stage { lead, .. } => name("step-stage-anew", lead),
        Kind::OnScore { score } => say("step-on-score").choosing("score", score.abbreviation()),
        Kind::OnBoards => say("step-on-boards"),
        Kind::BoardTotal { participant, board, .. } => name("step-board-total", participant).with("board", u32::from(board)),
        Kind::Board { board } => say("step-board").with("board", u32::from(board)),
        Kind::BoardNumber => say("step-board-number"),
        Kind::TopBoards { count } => say("step-top-boards").with("count", u32::from(count)),
        Kind::Factor => say("step-factor"),
        Kind::FactorQuotient => say("step-factor-quotient"),
        Kind::RoundedFactor => say("step-rounded-factor"),
        Kind::HighestScore => say("step-highest-score"),
        Kind::LeastFactor => say("step-least-factor"),
        Kind::Divided => say("step-divided"),
        Kind::Rating { participant } => name("step-rating", participant),
        Kind::OverBoard { participant } => name("step-over-board", participant),
        Kind::Average => say("step-average"),
        Kind::Fraction => say("step-fraction"),
        Kind::RoundedFraction => say("step-rounded-fraction"),
        Kind::FromFraction => say("step-from-fraction"),
        Kind::LowestRating => say("step-lowest-rating"),
        Kind::BelowLowest => say("step-below-lowest"),
        Kind::Expectation { rating } => say("step-expectation").with("rating", Exact::from(rating)),
        Kind::Distance => say("step-distance"),
        Kind::Assumed => say("step-assumed"),
    }
}

/// Renders a step.
///
/// # Errors
///
/// When a template has a fault.
pub fn render_step(templates: &Templates, view: &StepView, edition: &Edition, format: Format) -> Result<String, RenderError> {
    let name = match format {
        Format::Json => {
            let json = serde_json::to_string_pretty(view).expect("view-models are plain data");
            return Ok(format!("{json}\n"));
        }
        Format::Text => "text/step.txt.j2",
        Format::Markdown => "markdown/step.md.j2",
        Format::Html => "html/step.html.j2",
    };
    let citations = match format {
        Format::Html => Citations::Listed(view.articles.iter().map(|article| article.number.clone()).collect()),
        _ => Citations::Plain,
    };
    templates.render(name, view, &Setting { edition: Some(edition), citations, teams: view.teams })
}
