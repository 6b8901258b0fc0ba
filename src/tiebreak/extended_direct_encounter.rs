//! Extended direct encounter (EDE, C.07 13.3): direct encounter of tied teams on the primary score and, where that
//! separates nobody, on the secondary.
//!
//! Three teams have won one match each among themselves and made 5, 4 and 3 game points in them: match points separate
//! nobody, game points rank them.
//!
//! ```
//! # use halfpoint::Exact;
//! let [match_points, game_points] = [[2, 2, 2], [5, 4, 3]].map(|points| points.map(Exact::from));
//! assert!(match_points[0] == match_points[1] && match_points[1] == match_points[2]);
//! assert!(game_points[0] > game_points[1] && game_points[1] > game_points[2]);
//! ```
//!
//! Each smaller group begins anew with the primary score (13.3.3). For two teams that remain, EDEBT, EDEBB, EDET and
//! EDEB ask the results on the boards (13.3.2).

use super::direct_encounter::{self, Anew, Scratch};
use super::{Code, Context, Name, Ranking, board_results};
use crate::rules::{Cites, Concept, ExtendedDirectEncounterRestart};
use crate::tournament::ParticipantId;
use crate::working::{Kind, Label, Operation, Reason, Recorder};

/// Orders a tied group of at least two teams.
pub(super) fn rank<R: Recorder>(cx: &Context<'_>, r: &R, code: Code, group: &[ParticipantId]) -> Ranking<R::Node> {
    let stage = stage(cx, r, code, group, 0, 1, &mut Scratch::new(cx));
    let label = Label::new(Kind::Ranking { code, lead: lead(cx, group) }, &[Concept::ExtendedDirectEncounter]).evidence();
    Ranking { node: r.derive(label, Operation::Table, [stage.node]), ..stage }
}

fn lead(cx: &Context<'_>, group: &[ParticipantId]) -> ParticipantId {
    group.iter().copied().min_by_key(|&id| cx.tournament().participant(id).number).expect("a group has members")
}

/// One group: the primary score, then the secondary, then the boards; the subsets that are still tied.
fn stage<R: Recorder>(
    cx: &Context<'_>,
    r: &R,
    code: Code,
    group: &[ParticipantId],
    depth: u16,
    first_place: u32,
    scratch: &mut Scratch,
) -> Ranking<R::Node> {
    let mut nodes = Vec::new();
    let mut on = |cx: &Context<'_>, anew| {
        let Ranking { places, node, .. } = direct_encounter::rank_at_depth(cx, r, code, group, anew, depth, first_place, scratch);
        let label = cx.tournament().team_score().map(|score| {
            Label::new(Kind::OnScore { score }, &[Concept::ExtendedDirectEncounter, Concept::ExtendedDirectEncounterScores]).evidence()
        });
        nodes.push(match label {
            Some(label) => r.derive(label, Operation::Table, [node]),
            None => node,
        });
        places
    };
    let mut places = on(cx, Anew::No);
    let mut reason = Reason::PrimaryDecides;
    // The subsets that article 6 has finished with, on the score that it stays on.
    let mut finished = false;
    if places.len() == 1 {
        finished = cx.reading().extended_direct_encounter_restart == ExtendedDirectEncounterRestart::StayOnSecondary;
        places = on(cx.secondary(), if finished { Anew::Yes } else { Anew::No });
        reason = if places.len() > 1 { Reason::SecondaryDecides } else { Reason::NoScoreDecides };
    }
    let mut ordered = Vec::with_capacity(places.len());
    let mut place = first_place;
    let undivided = places.len() == 1;
    for subset in places {
        let members = u32::try_from(subset.len()).expect("participants are limited in number");
        let below = match subset.len() {
            1 => None,
            _ if undivided || finished => on_boards(cx, r, code, &subset, place),
            _ => Some(stage(cx, r, code, &subset, depth + 1, place, scratch)),
        };
        match below {
            Some(below) => {
                if undivided && below.places.len() > 1 {
                    reason = Reason::BoardsDecide;
                }
                ordered.extend(below.places);
                nodes.push(below.node);
            }
            None => ordered.push(subset),
        }
        place += members;
    }
    let cites: Cites = match (depth, reason) {
        (0, Reason::BoardsDecide) => &[Concept::ExtendedDirectEncounterScores, Concept::ExtendedDirectEncounterTwoTeams],
        (0, _) => &[Concept::ExtendedDirectEncounterScores],
        (_, Reason::BoardsDecide) => &[Concept::ExtendedDirectEncounterRestart, Concept::ExtendedDirectEncounterTwoTeams],
        (_, _) => &[Concept::ExtendedDirectEncounterScores, Concept::ExtendedDirectEncounterRestart],
    };
    let label = Label::new(Kind::Stage { lead: lead(cx, group), depth }, cites).because(reason).evidence();
    Ranking { places: ordered, values: Vec::new(), node: r.derive(label, Operation::Table, nodes) }
}

/// The boards of two teams that neither score separates (13.3.2); `None` where the code does not ask for them.
fn on_boards<R: Recorder>(cx: &Context<'_>, r: &R, code: Code, pair: &[ParticipantId], first_place: u32) -> Option<Ranking<R::Node>> {
    let names: &[Name] = match code.name {
        Name::Edebt => &[Name::Bc, Name::Tbr],
        Name::Edebb => &[Name::Bc, Name::Bbe],
        Name::Edet => &[Name::Tbr],
        Name::Edeb => &[Name::Bbe],
        _ => &[],
    };
    if pair.len() != 2 || names.is_empty() {
        return None;
    }
    let mut places = vec![pair.to_vec()];
    let mut nodes = Vec::new();
    for &name in names {
        let ranking = board_results::rank(cx, r, Code::plain(name), pair, first_place);
        nodes.push(ranking.node);
        places = ranking.places;
        if places.len() > 1 {
            break;
        }
    }
    let label = Label::new(Kind::OnBoards, &[Concept::ExtendedDirectEncounterTwoTeams]).evidence();
    Some(Ranking { places, values: Vec::new(), node: r.derive(label, Operation::Table, nodes) })
}
