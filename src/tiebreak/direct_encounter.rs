//! Direct encounter (DE, C.07 6): separate standings of the tied participants from the games between them.
//!
//! Several games against the same member count with their average (6.1.2), forfeits do not count unless the pairings
//! are fixed or the event says so (6.1.1, 15.2). When every two members have met, the scores rank them, and every
//! subset that is still equal begins anew among itself (6.2). When not, a member is placed first only if no result of
//! the missing games could let anybody catch up; then the same is asked for the second place, and at the first place
//! that is not certain the rest begins anew (6.3).
//!
//! A member with 2 points for certain stays ahead of one with 1 who misses no game, and not of one with 0 who misses
//! two:
//!
//! ```
//! # use halfpoint::Exact;
//! let reachable = |made: i64, missing: i64| Exact::from(made + missing);
//! assert!(Exact::from(2) > reachable(1, 0));
//! assert!(Exact::from(2) <= reachable(0, 2));
//! ```

use std::collections::HashSet;

use super::{Code, Context};
use crate::Exact;
use crate::rules::{Cites, Concept, DirectEncounterForfeits, DirectEncounterMissing, DirectEncounterRepeats, DirectEncounterRest};
use crate::tournament::{Outcome, ParticipantId};
use crate::working::{Kind, Label, Operation, Reason, Recorder, Value};

/// A tied group as a code of groups orders it.
#[derive(Debug)]
pub struct Ranking<N> {
    /// The members in order; those of one inner list stay tied.
    pub places: Vec<Vec<ParticipantId>>,
    /// The values of the members, where the code shows more than their places.
    pub values: Vec<(ParticipantId, Value)>,
    /// The separate standings, with those that were made anew among the members.
    pub node: N,
}

/// What one member has against the others.
#[derive(Clone, Copy, Debug)]
struct Line {
    member: ParticipantId,
    made: Exact,
    missing: u32,
}

/// The games of one member against one other.
#[derive(Clone, Copy, Default, Debug)]
struct Meeting {
    points: Exact,
    games: u32,
}

/// Orders a tied group of at least two.
pub(super) fn rank<R: Recorder>(cx: &Context<'_>, r: &R, code: Code, group: &[ParticipantId]) -> Ranking<R::Node> {
    rank_at_depth(cx, r, code, group, Anew::Yes, 0, 1, &mut Scratch::new(cx))
}

/// Whether a subset that is still equal begins anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Anew {
    /// It does (6.2, 6.3).
    Yes,
    /// The caller sees to it.
    No,
}

/// Room that is used for every table instead of being allocated anew.
pub(super) struct Scratch {
    /// Each member's place in the group at hand; `usize::MAX` for everybody else.
    place: Vec<usize>,
    /// The meetings of the member at hand, by the other member's place.
    met: Vec<Meeting>,
}

impl Scratch {
    /// Room for the participants of a tournament.
    pub(super) fn new(cx: &Context<'_>) -> Scratch {
        Scratch { place: vec![usize::MAX; cx.tournament().participants().len()], met: Vec::new() }
    }
}

/// Orders a group of at least two below other tables; `first_place` is the place of its first member.
#[expect(clippy::too_many_arguments, reason = "a table is made from where it stands and from what it is about")]
pub(super) fn rank_at_depth<R: Recorder>(
    cx: &Context<'_>,
    r: &R,
    code: Code,
    group: &[ParticipantId],
    again: Anew,
    depth: u16,
    first_place: u32,
    scratch: &mut Scratch,
) -> Ranking<R::Node> {
    let forfeits = forfeits_count(cx, code);
    let lines = lines(cx, group, forfeits, scratch);
    let all_met = lines.iter().all(|line| line.missing == 0);
    let missing = cx.reading().direct_encounter_missing;
    let (mut places, mut anew, reason): (Vec<Vec<ParticipantId>>, Vec<usize>, Reason) =
        if group.iter().any(|&member| cx.tournament().has_unknown_games(member)) {
            // Two who seem not to have met may have met in a game that is not known.
            (vec![group.to_vec()], Vec::new(), Reason::GamesUnknown)
        } else if all_met || missing == DirectEncounterMissing::IgnoreMissing {
            let subsets = by_score(&lines);
            if subsets.len() == 1 {
                (subsets, Vec::new(), Reason::AllEqual)
            } else {
                let still_equal = (0..subsets.len()).filter(|&at| subsets[at].len() > 1).collect();
                (subsets, still_equal, Reason::AllMet)
            }
        } else if missing == DirectEncounterMissing::AllMustMeet {
            (vec![group.to_vec()], Vec::new(), Reason::MustAllMeet)
        } else {
            let (placed, rest) = certain_places(cx, &lines);
            if placed.is_empty() {
                (vec![group.to_vec()], Vec::new(), Reason::NothingCertain)
            } else {
                let mut places: Vec<Vec<ParticipantId>> = placed.into_iter().map(|member| vec![member]).collect();
                let mut anew = Vec::new();
                if !rest.is_empty() {
                    if rest.len() > 1 {
                        anew.push(places.len());
                    }
                    places.push(rest);
                }
                (places, anew, Reason::SomeCertain)
            }
        };
    if cx.reading().direct_encounter_rest == DirectEncounterRest::OneTable {
        anew.clear();
    }
    let shown = r.shown(|| table(cx, r, code, group, &lines, &places, reason, first_place, scratch));
    let mut below = Vec::new();
    // From the back, so that the places still to come keep their positions.
    while let Some(at) = anew.pop().filter(|_| again == Anew::Yes) {
        let first = first_place + places[..at].iter().map(|subset| subset.len() as u32).sum::<u32>();
        let subset = rank_at_depth(cx, r, code, &places[at], again, depth + 1, first, scratch);
        places.splice(at..=at, subset.places);
        below.push(subset.node);
    }
    below.reverse();
    let cites: Cites = match reason {
        Reason::AllMet | Reason::AllEqual | Reason::MustAllMeet => &[Concept::DirectEncounter, Concept::DirectEncounterAllMet],
        _ => &[Concept::DirectEncounter, Concept::DirectEncounterCertainty],
    };
    let lead = group.iter().copied().min_by_key(|&id| cx.tournament().participant(id).number).expect("a group has members");
    let label = Label::new(Kind::Table { lead, depth }, cites).because(reason).evidence();
    let node = match shown {
        Some(members) => r.derive(label, Operation::Table, members.into_iter().chain(below)),
        None => r.given(label, None),
    };
    Ranking { places, values: Vec::new(), node }
}

fn forfeits_count(cx: &Context<'_>, code: Code) -> bool {
    let fixed = cx.tournament().system().has_fixed_pairings();
    match cx.reading().direct_encounter_forfeits {
        DirectEncounterForfeits::Counted => true,
        DirectEncounterForfeits::LeftOut => code.forfeits_played || fixed,
        DirectEncounterForfeits::Never => code.forfeits_played,
    }
}

/// Whether a game counts in the separate standings.
fn counts(outcome: Outcome, forfeits: bool) -> bool {
    match outcome {
        Outcome::Played { .. } => true,
        Outcome::Forfeited { .. } => forfeits,
        _ => false,
    }
}

fn lines(cx: &Context<'_>, group: &[ParticipantId], forfeits: bool, scratch: &mut Scratch) -> Vec<Line> {
    for (place, member) in group.iter().enumerate() {
        scratch.place[member.index()] = place;
    }
    let sum = cx.reading().direct_encounter_repeats == DirectEncounterRepeats::Sum;
    scratch.met.clear();
    scratch.met.resize(group.len(), Meeting::default());
    let line = |&member: &ParticipantId| {
        let mut met_places: Vec<usize> = Vec::new();
        for (slot, outcome) in cx.row(member).filter(|&(_, outcome)| counts(outcome, forfeits)) {
            let place = outcome.opponent().map_or(usize::MAX, |opponent| scratch.place[opponent.index()]);
            if place == usize::MAX {
                continue;
            }
            let meeting = &mut scratch.met[place];
            if meeting.games == 0 {
                met_places.push(place);
            }
            meeting.points = meeting.points + cx.tournament().awarded(member, usize::from(slot));
            meeting.games += 1;
        }
        let missing = u32::try_from(group.len() - 1 - met_places.len()).expect("participants are limited in number");
        let made = met_places.into_iter().map(|place| std::mem::take(&mut scratch.met[place]));
        let made = made.map(|meeting| if sum { meeting.points } else { meeting.points.divided_by(meeting.games) }).sum();
        Line { member, made, missing }
    };
    let lines = group.iter().map(line).collect();
    for member in group {
        scratch.place[member.index()] = usize::MAX;
    }
    lines
}

/// The members by score, those with equal scores together, each subset in the order of the group.
fn by_score(lines: &[Line]) -> Vec<Vec<ParticipantId>> {
    let mut sorted: Vec<&Line> = lines.iter().collect();
    sorted.sort_by_key(|line| std::cmp::Reverse(line.made));
    sorted.chunk_by(|a, b| a.made == b.made).map(|equal| equal.iter().map(|line| line.member).collect()).collect()
}

fn certain(cx: &Context<'_>, line: &Line) -> Exact {
    line.made + cx.tournament().scoring().loss * Exact::from(line.missing)
}

fn reachable(cx: &Context<'_>, line: &Line) -> Exact {
    line.made + cx.tournament().scoring().win * Exact::from(line.missing)
}

/// The members placed one after the other for certain, and the rest (6.3).
fn certain_places(cx: &Context<'_>, lines: &[Line]) -> (Vec<ParticipantId>, Vec<ParticipantId>) {
    // Only the member with the most for certain can be sure of the next place, and only if nobody else reaches it.
    let mut rest: Vec<&Line> = lines.iter().collect();
    rest.sort_by_key(|line| std::cmp::Reverse((certain(cx, line), reachable(cx, line))));
    let mut best_after = vec![None; rest.len() + 1];
    for at in (0..rest.len()).rev() {
        best_after[at] = best_after[at + 1].max(Some(reachable(cx, rest[at])));
    }
    let placed = (0..rest.len()).take_while(|&at| Some(certain(cx, rest[at])) > best_after[at + 1]).count();
    let placed_members: Vec<ParticipantId> = rest[..placed].iter().map(|line| line.member).collect();
    // The rest keeps the order of the group.
    let is_placed: HashSet<ParticipantId> = rest[..placed].iter().map(|line| line.member).collect();
    let left = lines.iter().map(|line| line.member).filter(|member| !is_placed.contains(member)).collect();
    (placed_members, left)
}

/// The steps of one table: for each member the score from each game, and what missing games leave open.
#[expect(clippy::too_many_arguments, reason = "one table is shown from everything that made it")]
fn table<R: Recorder>(
    cx: &Context<'_>,
    r: &R,
    code: Code,
    group: &[ParticipantId],
    lines: &[Line],
    places: &[Vec<ParticipantId>],
    reason: Reason,
    first_place: u32,
    scratch: &mut Scratch,
) -> Vec<R::Node> {
    for (place, member) in group.iter().enumerate() {
        scratch.place[member.index()] = place;
    }
    let mut place_of = vec![(0, 0); group.len()];
    let mut next = first_place;
    for subset in places {
        let last = next + subset.len() as u32 - 1;
        for member in subset {
            place_of[scratch.place[member.index()]] = (next, last);
        }
        next = last + 1;
    }
    let forfeits = forfeits_count(cx, code);
    let averaged = cx.reading().direct_encounter_repeats == DirectEncounterRepeats::Average;
    let nodes = group.iter().zip(lines).enumerate().map(|(at, (&member, line))| {
        let games: Vec<(u16, Outcome, usize)> = cx
            .row(member)
            .filter_map(|(slot, outcome)| {
                let place = scratch.place[outcome.opponent()?.index()];
                (place != usize::MAX).then_some((slot, outcome, place))
            })
            .collect();
        let repeats = |place: usize| games.iter().filter(|&&(_, outcome, other)| other == place && counts(outcome, forfeits)).count();
        let contributions = games.iter().map(|&(slot, outcome, place)| {
            let kind = Kind::Contribution { slot, opponent: outcome.opponent() };
            let points = Some(cx.tournament().awarded(member, usize::from(slot)));
            if !counts(outcome, forfeits) {
                let forfeit = matches!(outcome, Outcome::Forfeited { .. });
                let reason = if forfeit { Reason::ForfeitLeftOut } else { Reason::NotYetPlayed };
                return r.given(Label::new(kind, &[Concept::DirectEncounterForfeits]).because(reason).left_out(), points);
            }
            let forfeit = matches!(outcome, Outcome::Forfeited { .. });
            let fixed = cx.tournament().system().has_fixed_pairings();
            let (cites, reason): (Cites, _) = match (forfeit, fixed) {
                (true, true) => (&[Concept::DirectEncounterScore, Concept::FixedPairings], Some(Reason::RegularGame)),
                (true, false) => (&[Concept::DirectEncounterForfeits], Some(Reason::ForfeitAsGame)),
                (false, _) => (&[Concept::DirectEncounterScore], None),
            };
            let count = repeats(place);
            if count > 1 && averaged {
                // Each of several games brings its share of their average.
                let points = r.given(Label::new(Kind::Awarded { slot }, &[]), points);
                let count = i64::try_from(count).expect("rounds are limited in number");
                let count = r.given(Label::new(Kind::Count, &[]), Some(Exact::from(count)));
                return r.derive(
                    Label::new(kind, &[Concept::DirectEncounterAverage]).because_of(reason),
                    Operation::Quotient,
                    [points, count],
                );
            }
            r.given(Label::new(kind, cites).because_of(reason), points)
        });
        let contributions: Vec<R::Node> = contributions.collect();
        let open = (line.missing > 0 || reason == Reason::SomeCertain).then(|| bounds(cx, r, line));
        let (first, last) = place_of[at];
        let label =
            Label::new(Kind::Encounters { participant: member }, &[Concept::DirectEncounterScore]).because(Reason::Place { first, last });
        r.derive(label, Operation::Sum, contributions.into_iter().chain(open.into_iter().flatten()))
    });
    let nodes = nodes.collect();
    for member in group {
        scratch.place[member.index()] = usize::MAX;
    }
    nodes
}

/// What a member has for certain and what it could still reach.
fn bounds<R: Recorder>(cx: &Context<'_>, r: &R, line: &Line) -> [R::Node; 2] {
    let scoring = cx.tournament().scoring();
    let bound = |kind, each: Exact| {
        let made = r.given(Label::new(Kind::Sum, &[]), Some(line.made));
        let missing = r.given(Label::new(Kind::Missing, &[]), Some(each * Exact::from(line.missing)));
        r.derive(Label::new(kind, &[Concept::DirectEncounterCertainty]).evidence(), Operation::Sum, [made, missing])
    };
    [bound(Kind::Certain, scoring.loss), bound(Kind::Reachable, scoring.win)]
}
