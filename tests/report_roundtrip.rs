//! From a scenario to a report file and back: every fact that the format can hold comes back, and what it cannot hold is
//! listed.

mod generate;
mod shipped;

use std::sync::Arc;

use generate::teams::awarded_team_tournaments;
use generate::{cases, choices, tournaments, with_awarded};
use halfpoint::Exact;
use halfpoint::diagnostic::{Severity, Source};
use halfpoint::import::{Options, trf};
use halfpoint::locale::ENGLISH;
use halfpoint::scenario::{self, Scenario, Subject};
use halfpoint::tiebreak::{Code, Name};
use halfpoint::tournament::{Outcome, ParticipantId, RatingRules, TeamScore, Teams, Tournament};
use halfpoint::verdict;
use proptest::prelude::*;
use shipped::scenario_files;
use trf::{Loss, Unwritable};

fn source(text: String) -> Arc<Source> {
    Arc::new(Source { path: "x".into(), text })
}

/// Whether a loss of some kind is listed.
fn lost(losses: &[Loss], kind: impl Fn(&Loss) -> bool) -> bool {
    losses.iter().any(kind)
}

/// What each participant did, without colours where those are not known.
fn rows(tournament: &Tournament, with_colours: bool) -> Vec<Vec<Outcome>> {
    let plain = |outcome: &Outcome| match *outcome {
        Outcome::Played { opponent, result, .. } if !with_colours => Outcome::Played { opponent, colour: None, result },
        Outcome::Forfeited { opponent, forfeit, .. } if !with_colours => Outcome::Forfeited { opponent, colour: None, forfeit },
        outcome => outcome,
    };
    tournament.ids().map(|id| tournament.row(id).iter().map(plain).collect()).collect()
}

fn awarded(tournament: &Tournament) -> Vec<Vec<Exact>> {
    tournament.ids().map(|id| (0..tournament.slots()).map(|slot| tournament.awarded(id, slot)).collect()).collect()
}

fn scores(tournament: &Tournament) -> Vec<(String, Exact)> {
    let mut scores: Vec<(String, Exact)> =
        tournament.ids().map(|id| (tournament.participant(id).name.clone(), tournament.score(id))).collect();
    scores.sort();
    scores
}

/// Writes the scenario, reads what was written and compares the two, fact by fact.
fn compare(scenario: &Scenario) -> Result<(), String> {
    let tournament = &scenario.tournament;
    let written = match trf::write(scenario) {
        Ok(written) => written,
        Err(Unwritable::Boards) if tournament.teams().is_some_and(|teams| !teams.boards_known()) => return Ok(()),
        Err(Unwritable::Grid) if !tournament.rounds_known() => return Ok(()),
        Err(why) => return Err(format!("{why:?}")),
    };
    let losses = &written.losses;
    let fail = |what: &str| Err(format!("{what}: {losses:?}\n{}", written.text));
    let imported = trf::read(source(written.text.clone()), &Options::default());
    let errors: Vec<_> = imported.diagnostics.iter().filter(|found| found.severity == Severity::Error).collect();
    let by_values = lost(losses, |loss| matches!(loss, Loss::Scoring(_)));
    let Some(again) = imported.scenario else {
        // Values that the format cannot hold may be refused, never taken for others in silence.
        return if by_values { Ok(()) } else { fail(&format!("{errors:?}")) };
    };
    let read = &again.tournament;
    let names = |tournament: &Tournament| -> Vec<(u32, String)> {
        tournament.participants().iter().map(|one| (one.number, one.name.clone())).collect()
    };
    let ratings = |tournament: &Tournament| -> Vec<Option<u32>> { tournament.participants().iter().map(|one| one.rating).collect() };
    if names(read) != names(tournament) && !lost(losses, |loss| matches!(loss, Loss::Name(_))) {
        return fail("names");
    }
    if ratings(read) != ratings(tournament) {
        return fail("ratings");
    }
    let later = tournament.participants().iter().any(|one| !one.later_ratings.is_empty());
    if (later || tournament.rating_rules() != RatingRules::default()) != lost(losses, |loss| *loss == Loss::Ratings) {
        return fail("later ratings");
    }
    if (read.system(), read.scheduled_rounds()) != (tournament.system(), tournament.scheduled_rounds()) {
        return fail("the system and the rounds");
    }
    if again.title.in_language(ENGLISH) != scenario.title.in_language(ENGLISH) || again.starts != scenario.starts {
        return fail("the title and the start");
    }
    if (again.regulations.edition.id != scenario.regulations.edition.id) != lost(losses, |loss| *loss == Loss::Edition) {
        return fail("the edition");
    }
    if scenario.regulations.changes.is_empty() == lost(losses, |loss| *loss == Loss::Readings) {
        return fail("the readings");
    }
    // A list may hold codes that the other primary score, or unknown colours, leave out.
    let same_codes = again.list == scenario.list;
    if !same_codes && !lost(losses, |loss| matches!(loss, Loss::Primary | Loss::Colours | Loss::Edition | Loss::Ratings)) {
        return fail("the list");
    }
    let unknown_games = lost(losses, |loss| *loss == Loss::UnknownGames);
    if tournament.ids().any(|id| tournament.has_unknown_games(id)) != unknown_games {
        return fail("unknown games");
    }
    if tournament.rounds_known() {
        let with_colours = !lost(losses, |loss| *loss == Loss::Colours);
        if rows(read, with_colours) != rows(tournament, with_colours) {
            return fail("the games");
        }
    } else if !lost(losses, |loss| *loss == Loss::Rounds) {
        return fail("the rounds of a grid");
    }
    let by_points = lost(losses, |loss| matches!(loss, Loss::Points(_)));
    if !by_values && !by_points {
        if read.scoring() != tournament.scoring() && !lost(losses, |loss| *loss == Loss::Primary) {
            return fail("the scoring system");
        }
        let primary = tournament.team_score();
        let counted = |tournament: &Tournament| primary.map_or_else(|| scores(tournament), |score| scores(tournament.counted_in(score)));
        if counted(read) != counted(tournament) {
            return fail("the scores");
        }
        if tournament.rounds_known() && !unknown_games {
            for score in [TeamScore::Match, TeamScore::Game] {
                if awarded(read.counted_in(score)) != awarded(tournament.counted_in(score)) {
                    return fail("the points awarded");
                }
            }
        }
    }
    if let (Some(teams), Some(found)) = (tournament.teams(), read.teams()) {
        let boards = |teams: &Teams| -> Vec<Vec<_>> {
            let of = |id: ParticipantId| (0..tournament.slots()).map(|slot| teams.games(id, slot).map(<[_]>::to_vec)).collect();
            tournament.ids().map(of).collect()
        };
        if boards(found) != boards(teams) || found.boards() != teams.boards() {
            return fail("the boards");
        }
        // Where nobody tells who sat at the boards, or no board had its two players, the file has somebody.
        let seats = |teams: &Teams, id: ParticipantId, slot: usize| -> Option<Vec<Option<usize>>> {
            Some(teams.line_up(id, slot)?.into_iter().map(|seat| seat.map(|(place, _)| place)).collect())
        };
        for (id, slot) in tournament.ids().flat_map(|id| (0..tournament.slots()).map(move |slot| (id, slot))) {
            let Outcome::Played { opponent, .. } = tournament.row(id)[slot] else { continue };
            let own = seats(teams, id, slot);
            let theirs = seats(teams, opponent, slot).unwrap_or_else(|| vec![Some(0); teams.boards()]);
            let held = own.as_ref().is_some_and(|own| own.iter().zip(&theirs).any(|(own, their)| own.is_some() && their.is_some()));
            if held && seats(found, id, slot) != own {
                return fail("the line-ups");
            }
            if !held && !lost(losses, |loss| *loss == Loss::LineUps) {
                return fail("the line-ups that are not told");
            }
        }
        if (found.primary() != teams.primary()) != lost(losses, |loss| *loss == Loss::Primary) {
            return fail("the primary score");
        }
        for id in tournament.ids() {
            let made_up = lost(losses, |loss| matches!(loss, Loss::Players(name) if *name == tournament.participant(id).name));
            if found.players(id) != teams.players(id) && !made_up && !lost(losses, |loss| matches!(loss, Loss::Name(_))) {
                return fail("the players");
            }
        }
    }
    let scores = [Name::Pts, Name::Mpts, Name::Gpts].map(|name| Subject::TieBreak(Code::plain(name)));
    let others = scenario.expectations.iter().filter(|one| one.subject != Subject::Rank && !scores.contains(&one.subject)).count();
    if lost(losses, |loss| *loss == Loss::Expectations(others)) != (others > 0) {
        return fail("the expectations");
    }
    // What the file publishes is what the rules give, so a check of it passes.
    let reordered = lost(losses, |loss| matches!(loss, Loss::Primary | Loss::Ratings));
    let faithful = same_codes && !reordered && !by_values && !by_points && !unknown_games && scenario.regulations.changes.is_empty();
    if faithful && again.regulations.edition.id == scenario.regulations.edition.id && tournament.rounds_known() {
        let verdict = verdict::check(&again);
        if !verdict.passes() {
            return fail(&format!("{:?}", verdict.findings.iter().find(|finding| !finding.outcome.passes())));
        }
    }
    Ok(())
}

#[test]
fn the_shipped_scenarios_come_back() {
    let mut faults = Vec::new();
    for path in scenario_files("scenarios") {
        let (scenario, _) = scenario::read(source(std::fs::read_to_string(&path).unwrap()));
        if let Err(fault) = compare(&scenario.expect("no errors")) {
            faults.push(format!("{}: {fault}", path.display()));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// A scenario with nothing in it but the tournament.
fn plain(tournament: &Tournament, list: &str) -> Scenario {
    let text = format!(
        "title: A tournament\ntournament:\n  system: swiss\n  starts: 2026-04-01\n  players: [{{no: 1, name: A, games: [pab]}}]\ntie-breaks: [{list}]\n"
    );
    let mut scenario = scenario::read(source(text)).0.expect("no errors");
    scenario.tournament = tournament.clone();
    scenario
}

/// A last round in which nobody was paired looks like a round to come.
fn ends(tournament: &Tournament) -> bool {
    tournament.slots() > 0
        && (tournament.system().has_fixed_pairings()
            || tournament.ids().any(|id| {
                let last = tournament.row(id)[tournament.slots() - 1];
                last.opponent().is_some() || last == Outcome::PairingAllocatedBye
            }))
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn tournaments_of_players_come_back(event in tournaments(), mut choices in choices()) {
        prop_assume!(ends(&event));
        let event = with_awarded(&event, &mut choices);
        let result = compare(&plain(&event, "PTS, TPN"));
        prop_assert!(result.is_ok(), "{}", result.unwrap_err());
    }

    #[test]
    fn tournaments_of_teams_come_back(event in awarded_team_tournaments()) {
        prop_assume!(ends(&event));
        let result = compare(&plain(&event, "PTS, TPN"));
        prop_assert!(result.is_ok(), "{}", result.unwrap_err());
    }
}
