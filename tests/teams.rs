//! The tie-breaks of teams against a second, naive implementation of their articles, and laws that hold whatever the
//! tournament.

mod generate;
mod naive;

use std::collections::{BTreeSet, HashMap};

use generate::teams::{knock_out, team_tournament, team_tournaments};
use generate::{Choices, Event, cases, choices, readings, swaps};
use halfpoint::Exact;
use halfpoint::rules::{Reading, rules};
use halfpoint::standings::Standings;
use halfpoint::tiebreak::{Code, Context, Name, Refusal, encounter, encounter_working, refusal, values, working};
use halfpoint::tournament::{Outcome, ParticipantId, Parts, System, TeamScore, Tournament};
use halfpoint::working::{Operation, Path, Step, Steps, Value, find, locate, replay};
use naive::teams::{NaiveTeams, TeamRule, group_rules, team_rules};
use naive::{Q, every_rule, fraction};
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;

fn newest() -> Reading {
    rules().newest().reading
}

fn code(text: &str) -> Code {
    text.parse().expect("a code of teams")
}

fn of(cx: &Context<'_>, text: &str) -> Vec<Value> {
    values(cx, code(text))
}

/// The same code on match points: `BH:MP/C1`.
fn on_match_points(text: &str) -> String {
    let end = text.find('/').unwrap_or(text.len());
    format!("{}:MP{}", &text[..end], &text[end..])
}

/// Whether every board is known, so that the rules on boards can be asked.
fn has_boards(event: &Tournament) -> bool {
    event.teams().is_some_and(halfpoint::tournament::Teams::boards_known)
}

fn values_agree(event: &Event, reading: Reading) -> Result<(), TestCaseError> {
    let cx = Context::new(event, reading);
    let naive = NaiveTeams::new(event, reading);
    for (text, rule) in team_rules().into_iter().filter(|(_, rule)| *rule != TeamRule::BoardCount || has_boards(event)) {
        let computed: Vec<Option<Q>> = of(&cx, &text).into_iter().map(|value| value.map(fraction)).collect();
        let expected: Vec<Option<Q>> = event.ids().map(|id| naive.value(rule, id.index())).collect();
        prop_assert_eq!(computed, expected, "{} under {:?}", text, reading.options());
    }
    Ok(())
}

fn groups_agree(event: &Event, reading: Reading, group: &[usize]) -> Result<(), TestCaseError> {
    let cx = Context::new(event, reading);
    let naive = NaiveTeams::new(event, reading);
    let members: Vec<ParticipantId> = group.iter().copied().map(ParticipantId::new).collect();
    for (text, rule) in group_rules() {
        let needs_boards = refusal(code(text), event, &reading) == Some(Refusal::BoardsNotKnown);
        if needs_boards || !has_boards(event) && matches!(text, "BC" | "TBR" | "BBE") {
            continue;
        }
        let sets = |places: Vec<Vec<usize>>| places.into_iter().map(BTreeSet::from_iter).collect::<Vec<BTreeSet<usize>>>();
        let computed = encounter(&cx, code(text), &members).iter().map(|tied| tied.iter().map(|id| id.index()).collect()).collect();
        prop_assert_eq!(sets(computed), sets(naive.order(rule, group)), "{} of {:?} under {:?}", text, group, reading.options());
        let shown = encounter_working(&cx, &Steps::new(), code(text), &members);
        prop_assert_eq!(&shown.places, &encounter(&cx, code(text), &members), "{}", text);
    }
    Ok(())
}

#[test]
fn every_code_with_every_modifier_has_a_rule() {
    let written: BTreeSet<Code> = every_rule()
        .iter()
        .map(|(text, _)| text.as_str())
        .chain(team_rules().iter().map(|(text, _)| text.as_str()))
        .chain(group_rules().iter().map(|(text, _)| *text))
        .map(code)
        .collect();
    for name in Name::ALL {
        for modifier in ["", "/C1", "/C2", "/M1", "/M2", "/P", "/F", "/R", "/L+1", "/K5"] {
            if let Ok(code) = format!("{}{modifier}", name.as_str()).parse::<Code>() {
                assert!(written.contains(&code), "{code} is computed once only");
            }
        }
    }
}

/// A tournament with a group of at least two.
fn with_group() -> impl Strategy<Value = (Event, Vec<usize>)> {
    with_group_of(team_tournament)
}

fn with_group_of(make: fn(&mut Choices) -> Tournament) -> impl Strategy<Value = (Event, Vec<usize>)> {
    choices().prop_map(move |mut choices| {
        let event = Event(make(&mut choices));
        let everybody = choices.shuffled((0..event.participants().len()).collect());
        let size = 2 + choices.below((everybody.len() - 1).min(7));
        (event, everybody[..size.min(everybody.len())].to_vec())
    })
}

/// All steps of a working with their paths, a shared step once.
fn walk<'s>(root: &'s Step, tournament: &Tournament) -> Result<Vec<(Path, &'s Step)>, TestCaseError> {
    let mut found: HashMap<String, &Step> = HashMap::new();
    let mut open = vec![(Path::root(root.kind(), tournament), root, false)];
    let mut walked = Vec::new();
    while let Some((path, step, shared)) = open.pop() {
        if let Some(earlier) = found.insert(path.as_str().to_owned(), step) {
            prop_assert!(shared && std::ptr::eq(earlier, step), "two steps are named {path}");
            continue;
        }
        for (child, located) in step.children().iter().zip(locate(&path, step, tournament)) {
            open.push((located.path, located.step, child.is_shared()));
        }
        walked.push((path, step));
    }
    Ok(walked)
}

/// Every step has a name of its own, replays, cites articles that exist, and says why it has no value.
fn examine(root: &Step, tournament: &Tournament) -> Result<(), TestCaseError> {
    // A reading may take an option of an older edition, whose articles the newest one does not have.
    let has_article = |id: &str| rules().editions().any(|edition| edition.on(id).is_some());
    prop_assert!(!root.cites().is_empty());
    for (path, step) in walk(root, tournament)? {
        prop_assert_eq!(replay(step), step.value(), "{}", path);
        prop_assert!(std::ptr::eq(find(root, path.as_str(), tournament).expect("a step of the working").step, step), "{}", path);
        for &concept in step.cites() {
            prop_assert!(has_article(concept.id()), "{}: {}", path, concept);
        }
        let undefined = step.value().is_none() && step.operation() != Operation::Table;
        let explained = step.reason().is_some() || step.steps().any(|below| below.value().is_none());
        prop_assert!(!undefined || explained, "{} is undefined without a reason", path);
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(600))]

    #[test]
    fn values_of_the_newest_edition(event in team_tournaments()) {
        values_agree(&event, newest())?;
    }

    #[test]
    fn values_with_one_axis_read_otherwise(event in team_tournaments(), swap in any::<prop::sample::Index>()) {
        let swaps = swaps(newest());
        let (.., reading) = swaps[swap.index(swaps.len())];
        values_agree(&event, reading)?;
    }

    #[test]
    fn values_with_every_axis_read_anyhow(event in team_tournaments(), reading in readings(newest())) {
        values_agree(&event, reading)?;
    }

    #[test]
    fn orders_of_groups((event, group) in with_group(), reading in readings(newest())) {
        groups_agree(&event, newest(), &group)?;
        groups_agree(&event, reading, &group)?;
    }

    #[test]
    fn orders_of_groups_in_a_knock_out((event, group) in with_group_of(knock_out), reading in readings(newest())) {
        groups_agree(&event, newest(), &group)?;
        groups_agree(&event, reading, &group)?;
    }
}

proptest! {
    #![proptest_config(cases(120))]

    #[test]
    fn a_working_agrees_with_the_bare_values(event in team_tournaments(), reading in readings(newest())) {
        let cx = Context::new(&event, reading);
        let steps = Steps::new();
        for (text, _) in team_rules() {
            for (id, value) in event.ids().zip(of(&cx, &text)) {
                let child = working(&cx, &steps, code(&text), id).expect("every team has a value");
                prop_assert_eq!(child.step().value(), value, "{}", text);
            }
        }
    }

    #[test]
    fn every_step_is_named_replays_and_cites(event in team_tournaments(), reading in readings(newest()), at in any::<prop::sample::Index>()) {
        let cx = Context::new(&event, reading);
        let id = ParticipantId::new(at.index(event.participants().len()));
        // Looking every step up is slow; each case tries some of the codes.
        let rules = team_rules();
        for (text, _) in rules.iter().cycle().skip(at.index(rules.len())).take(rules.len() / 8) {
            examine(working(&cx, &Steps::new(), code(text), id).expect("a value").step(), &event)?;
        }
    }

    #[test]
    fn every_step_of_a_group_is_named_replays_and_cites((event, group) in with_group(), reading in readings(newest())) {
        let cx = Context::new(&event, reading);
        let members: Vec<ParticipantId> = group.into_iter().map(ParticipantId::new).collect();
        for (text, _) in group_rules() {
            examine(encounter_working(&cx, &Steps::new(), code(text), &members).node.step(), &event)?;
        }
    }

    #[test]
    fn a_code_on_match_points_is_that_of_players_with_these_results(event in team_tournaments(), reading in readings(newest())) {
        let matches = event.counted_in(TeamScore::Match);
        let players = Tournament::new(Parts {
            system: matches.system(),
            scoring: *matches.scoring(),
            participants: matches.participants().to_vec(),
            rows: matches.ids().map(|id| matches.row(id).to_vec()).collect(),
            points: None,
            scheduled_rounds: matches.scheduled_rounds(),
            rounds_known: true,
            rating_rules: matches.rating_rules(),
        }).expect("the same results");
        let (teams, players) = (Context::new(&event, reading), Context::new(&players, reading));
        for text in ["BH", "BH/C1", "BH/M1/P", "FB", "AOB", "SB", "SB/C2", "PS", "STD", "KS", "REP", "BPG", "WIN", "WON"] {
            prop_assert_eq!(of(&teams, &on_match_points(text)), of(&players, text), "{}", text);
        }
        prop_assert_eq!(of(&teams, "EMMSB/C1"), of(&players, "SB/C1"));
    }

    #[test]
    fn which_score_is_primary_changes_only_the_codes_that_name_none(event in team_tournaments(), reading in readings(newest())) {
        let cx = Context::new(&event, reading);
        let primary = event.teams().expect("teams").primary().abbreviation();
        for name in ["BH", "SB", "PS", "KS", "AOB"] {
            prop_assert_eq!(of(&cx, name), of(&cx, &format!("{name}:{primary}")));
        }
        let secondary = if primary == "MP" { "GPTS" } else { "MPTS" };
        prop_assert_eq!(of(&cx, "MPvGP"), of(&cx, secondary));
    }

    #[test]
    fn the_boards_of_all_teams_add_up(event in team_tournaments()) {
        prop_assume!(has_boards(&event));
        let games = event.counted_in(TeamScore::Game);
        let only_matches = |id: ParticipantId| games.row(id).iter().all(|outcome| matches!(outcome, Outcome::Played { .. } | Outcome::FreeRound | Outcome::NotYetPlayed { .. }));
        // Board count weighs each board with its number: between once and as often as there are boards.
        let boards = Exact::from(i64::try_from(event.teams().expect("teams").boards()).expect("few"));
        for (id, count) in event.ids().zip(of(&Context::new(&event, newest()), "BC")).filter(|(id, _)| only_matches(*id)) {
            let points = games.score(id);
            prop_assert!(Some(points) <= count && count <= Some(points * boards));
        }
    }

    #[test]
    fn a_longer_list_only_separates_further(event in team_tournaments(), reading in readings(newest())) {
        let cx = Context::new(&event, reading);
        let boards = has_boards(&event);
        let list: Vec<Code> = ["PTS", "EDEBT", "BC", "TBR", "EGMSB", "TPN"].into_iter().map(code).filter(|code| {
            boards || !matches!(code.name, Name::Edebt | Name::Bc | Name::Tbr)
        }).collect();
        let mut shorter = Standings::new(&cx, &list[..1]);
        for length in 2..=list.len() {
            let longer = Standings::new(&cx, &list[..length]);
            for id in event.ids() {
                let (before, after) = (shorter.row(id).expect("a row"), longer.row(id).expect("a row"));
                prop_assert!(before.rank <= after.rank && after.last <= before.last);
            }
            shorter = longer;
        }
        prop_assert!(shorter.rows.iter().all(|row| row.rank == row.last));
    }

    #[test]
    fn codes_are_refused_where_their_articles_say_so(event in team_tournaments()) {
        let refused = |text: &str| refusal(code(text), &event, &newest());
        for text in ["ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"] {
            prop_assert_eq!(refused(text), Some(Refusal::RatingsOfTeams), "{}", text);
        }
        prop_assert_eq!(refused("WIN:GP"), Some(Refusal::MatchPointsOnly));
        prop_assert_eq!(refused("EMMSB:GP"), Some(Refusal::ScoreFixed));
        let boards = (!has_boards(&event)).then_some(Refusal::BoardsNotKnown);
        for text in ["BC", "TBR", "BBE", "EDEBT", "EDEB"] {
            prop_assert_eq!(refused(text), boards, "{}", text);
        }
        let family = (event.system() != System::Swiss).then_some(Refusal::BuchholzInRoundRobin);
        for text in ["BH:GP", "SSSC"] {
            prop_assert_eq!(refused(text), family, "{}", text);
        }
        prop_assert_eq!(refused("EDE"), None);
    }
}
