//! Laws that hold whatever the tournament: of the working, and of the tie-breaks themselves.

mod generate;

use std::collections::{BTreeSet, HashMap};

use generate::{Choices, Event, Habits, cases, choices, parts, readings, round_robin, swiss, tournament, tournaments};
use halfpoint::Exact;
use halfpoint::rules::{Reading, Table, rules};
use halfpoint::standings::Standings;
use halfpoint::tiebreak::{Code, Context, Cut, Method, Name, Refusal, encounter, encounter_working, refusal, values, working};
use halfpoint::tournament::{Colour, Outcome, ParticipantId, Parts, Scoring, System, TeamScore, Tournament};
use halfpoint::working::{Kind, Operation, Part, Path, Reason, Step, Steps, Value, find, locate, replay};
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;

const HABITS: Habits = Habits { byes: true, forfeits: true, interim: true, gaps: true, negative: true, odd: true };
const CODES: &str = "PTS WIN WON BPG BWG PS PS/C1 PS/C2 REP STD TPN TPN/R BH BH/C1 BH/C2 BH/M1 BH/M2 BH/P BH/C1/P AOB AOB/F FB FB/C1 FB/C2 \
                     FB/M1 FB/M2 FB/P SB SB/C1 SB/C2 SB/M1 SB/M2 SB/P SB/C1/P KS KS/L+1 KS/L-1 ARO ARO/C1 ARO/C2 ARO/M1 ARO/M2 TPR PTP APRO \
                     APPO RTNG RTNG/R";

fn newest() -> Reading {
    rules().newest().reading
}

fn code(text: &str) -> Code {
    text.parse().expect("a code")
}

fn codes() -> impl Iterator<Item = Code> {
    CODES.split_whitespace().map(code)
}

/// The values of a code under the newest edition.
fn of(tournament: &Tournament, text: &str) -> Vec<Value> {
    values(&Context::new(tournament, newest()), code(text))
}

/// Tournaments made with some habits.
fn made(make: fn(&mut Choices, Habits) -> Tournament, habits: Habits) -> impl Strategy<Value = Event> {
    choices().prop_map(move |mut choices| Event(make(&mut choices, habits)))
}

fn of_any_system(choices: &mut Choices, habits: Habits) -> Tournament {
    if choices.one_in(2) { round_robin(choices, habits) } else { swiss(choices, habits) }
}

/// A tournament with a group of at least two.
fn with_group() -> impl Strategy<Value = (Event, Vec<ParticipantId>)> {
    choices().prop_map(|mut choices| {
        let event = Event(tournament(&mut choices));
        let everybody = choices.shuffled(event.ids().collect());
        let size = 2 + choices.below(everybody.len() - 1);
        (event, everybody[..size].to_vec())
    })
}

fn sets(places: &[Vec<ParticipantId>]) -> Vec<BTreeSet<ParticipantId>> {
    places.iter().map(|tied| tied.iter().copied().collect()).collect()
}

/// Every `a` at most its `b`, where both are defined.
fn at_most(a: &[Value], b: &[Value], law: &str) -> Result<(), TestCaseError> {
    for (a, b) in a.iter().zip(b) {
        prop_assert_eq!(a.is_some(), b.is_some(), "{}", law);
        prop_assert!(a <= b, "{}: {:?} and {:?}", law, a, b);
    }
    Ok(())
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
            if child.is_shared() {
                prop_assert_eq!(&located.path, &Path::root(located.step.kind(), tournament));
            } else {
                prop_assert!(located.path.as_str().starts_with(path.as_str()));
            }
            open.push((located.path, located.step, child.is_shared()));
        }
        walked.push((path, step));
    }
    Ok(walked)
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn a_working_replays_and_agrees_with_the_bare_values(event in tournaments(), reading in readings(newest())) {
        let cx = Context::new(&event, reading);
        let steps = Steps::new();
        for code in codes() {
            for (id, value) in event.ids().zip(values(&cx, code)) {
                let child = working(&cx, &steps, code, id).expect("everybody has a value");
                prop_assert_eq!(child.step().value(), value, "{}", code);
                prop_assert_eq!(replay(child.step()), value, "{}", code);
                prop_assert_eq!(child.step().kind(), Kind::TieBreak { code, participant: id });
            }
        }
    }

    #[test]
    fn the_working_of_direct_encounter_replays_and_agrees((event, group) in with_group(), reading in readings(newest())) {
        let cx = Context::new(&event, reading);
        for code in [code("DE"), code("DE/P")] {
            let ranking = encounter_working(&cx, &Steps::new(), code, &group);
            prop_assert_eq!(&ranking.places, &encounter(&cx, code, &group));
            for (path, step) in walk(ranking.node.step(), &event)? {
                prop_assert_eq!(replay(step), step.value(), "{}", path);
            }
        }
    }

    #[test]
    fn every_step_of_a_direct_encounter_has_a_name_of_its_own((event, group) in with_group(), reading in readings(newest())) {
        let cx = Context::new(&event, reading);
        let root = encounter_working(&cx, &Steps::new(), code("DE"), &group).node.into_step();
        for (path, step) in walk(&root, &event)? {
            prop_assert!(std::ptr::eq(find(&root, path.as_str(), &event).expect("a step of the working").step, step), "{path}");
        }
    }

    #[test]
    fn what_is_cut_has_its_step_and_what_has_a_step_is_cut(event in tournaments(), reading in readings(newest())) {
        let cx = Context::new(&event, reading);
        let steps = Steps::new();
        for code in codes() {
            for id in event.ids() {
                let root = working(&cx, &steps, code, id).expect("everybody has a value").into_step();
                let adding = root.adding();
                let contributions = || adding.steps().filter_map(|step| match step.kind() {
                    Kind::Contribution { slot, .. } => Some((slot, step)),
                    _ => None,
                });
                let cut: Vec<u16> = contributions().filter(|(_, step)| step.part() == Part::Cut).map(|(slot, _)| slot).collect();
                let ordered: Vec<(u8, u16)> = adding.steps().filter_map(|step| match step.kind() {
                    Kind::Cut { order, slot } => Some((order, slot)),
                    _ => None,
                }).collect();
                let mut slots: Vec<u16> = ordered.iter().map(|&(_, slot)| slot).collect();
                slots.sort_unstable();
                prop_assert_eq!(&cut, &slots, "{}", code);
                let elements = contributions().filter(|(_, step)| matches!(step.part(), Part::Counted | Part::Cut)).count();
                if adding.value().is_some() && code.name != Name::Ks {
                    prop_assert_eq!(cut.len(), elements.min(usize::from(code.cut.lowest() + code.cut.highest())), "{}", code);
                }
                let low = ordered.iter().filter(|&&(order, _)| order <= code.cut.lowest()).count();
                prop_assert!(ordered.iter().take(low).enumerate().all(|(at, &(order, _))| usize::from(order) == at + 1));
                // What a cut shows first is what it cuts.
                for step in adding.steps() {
                    if let Kind::Cut { slot, .. } = step.kind() {
                        let gone = contributions().find(|&(at, _)| at == slot).expect("a contribution").1;
                        prop_assert_eq!(step.value(), gone.value());
                        prop_assert_eq!(step.part(), Part::Evidence);
                    }
                }
            }
        }
    }
}

// These look at every step of every working.
proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn every_step_has_a_name_of_its_own_by_which_it_is_found(event in tournaments(), reading in readings(newest()), at in any::<prop::sample::Index>()) {
        let cx = Context::new(&event, reading);
        let steps = Steps::new();
        let id = ParticipantId::new(at.index(event.participants().len()));
        for code in codes() {
            let root = working(&cx, &steps, code, id).expect("everybody has a value").into_step();
            let walked = walk(&root, &event)?;
            // Of a large working, a sample: each look-up may walk through all of it.
            for &(ref path, step) in walked.iter().step_by(1 + walked.len() / 80) {
                let located = find(&root, path.as_str(), &event).expect("a step of the working");
                prop_assert!(std::ptr::eq(located.step, step), "{path} finds another step");
                prop_assert!(path.as_str().split('/').all(|part| !part.is_empty()));
            }
        }
    }

    #[test]
    fn every_citation_has_an_article_and_every_undefined_value_a_reason(event in tournaments(), reading in readings(newest())) {
        let cx = Context::new(&event, reading);
        let steps = Steps::new();
        let edition = rules().newest();
        for (code, id) in codes().flat_map(|code| event.ids().map(move |id| (code, id))) {
            let child = working(&cx, &steps, code, id).expect("everybody has a value");
            prop_assert!(!child.step().cites().is_empty(), "{} cites nothing", code);
            for (path, step) in walk(child.step(), &event)? {
                for &concept in step.cites() {
                    prop_assert!(edition.number(concept) != "?", "{}: {}", path, concept);
                }
                let undefined = step.value().is_none() && step.operation() != Operation::Table;
                let explained = step.reason().is_some() || step.steps().any(|below| below.value().is_none());
                prop_assert!(!undefined || explained, "{} is undefined without a reason", path);
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn names_and_numbers_mean_nothing((event, group) in with_group(), seed in any::<u64>(), reading in readings(newest())) {
        // Row `at` of the other tournament is row `order[at]` of this one.
        let mut choices = Choices::Seed(seed);
        let order: Vec<usize> = choices.shuffled((0..event.participants().len()).collect());
        let place: HashMap<usize, usize> = order.iter().enumerate().map(|(at, &old)| (old, at)).collect();
        let moved = |id: ParticipantId| ParticipantId::new(place[&id.index()]);
        let numbers = choices.shuffled((1..=order.len() as u32).collect());
        let mut parts = parts(&event);
        parts.rows = order.iter().map(|&old| event.row(ParticipantId::new(old)).iter().map(|&outcome| match outcome {
            Outcome::Played { opponent, colour, result } => Outcome::Played { opponent: moved(opponent), colour, result },
            Outcome::Forfeited { opponent, colour, forfeit } => Outcome::Forfeited { opponent: moved(opponent), colour, forfeit },
            Outcome::NotYetPlayed { opponent } => Outcome::NotYetPlayed { opponent: moved(opponent) },
            other => other,
        }).collect()).collect();
        parts.participants = order.iter().map(|&old| event.participants()[old].clone()).collect();
        for (participant, number) in parts.participants.iter_mut().zip(numbers) {
            participant.number = number;
        }
        let other = Tournament::new(parts).expect("the same tournament in another order");
        let (here, there) = (Context::new(&event, reading), Context::new(&other, reading));
        for code in codes().filter(|code| code.name != Name::Tpn) {
            let (here, there) = (values(&here, code), values(&there, code));
            for id in event.ids() {
                prop_assert_eq!(here[id.index()], there[moved(id).index()], "{}", code);
            }
        }
        let among: Vec<ParticipantId> = group.iter().map(|&id| moved(id)).collect();
        let expected: Vec<Vec<ParticipantId>> =
            encounter(&here, code("DE"), &group).iter().map(|tied| tied.iter().map(|&id| moved(id)).collect()).collect();
        prop_assert_eq!(sets(&encounter(&there, code("DE"), &among)), sets(&expected));
        let list = ["PTS", "DE", "SB/C2", "BH/C1"].map(code);
        let (here, there) = (Standings::new(&here, &list), Standings::new(&there, &list));
        for id in event.ids() {
            let (here, there) = (here.row(id).expect("a row"), there.row(moved(id)).expect("a row"));
            prop_assert_eq!((here.rank, here.last), (there.rank, there.last));
        }
    }

    #[test]
    fn the_order_of_the_rounds_means_nothing_but_to_ps_and_fb(
        event in made(swiss, Habits { byes: false, interim: false, ..HABITS }),
        seed in any::<u64>(),
    ) {
        let order: Vec<usize> = Choices::Seed(seed).shuffled((0..event.slots()).collect());
        let mut parts = parts(&event);
        parts.rows = parts.rows.iter().map(|row| order.iter().map(|&slot| row[slot]).collect()).collect();
        let other = Tournament::new(parts).expect("the same rounds in another order");
        for code in codes().filter(|code| !matches!(code.name, Name::Ps | Name::Fb) && !code.fore) {
            prop_assert_eq!(values(&Context::new(&event, newest()), code), values(&Context::new(&other, newest()), code), "{}", code);
        }
    }

    #[test]
    fn the_colours_mean_nothing_but_to_bpg_and_bwg(event in tournaments(), reading in readings(newest())) {
        let mut parts = parts(&event);
        for outcome in parts.rows.iter_mut().flatten() {
            if let Outcome::Played { colour, .. } | Outcome::Forfeited { colour, .. } = outcome {
                *colour = colour.map(Colour::opposite);
            }
        }
        let other = Tournament::new(parts).expect("the same games with the colours swapped");
        let (here, there) = (Context::new(&event, reading), Context::new(&other, reading));
        for code in codes().filter(|code| !matches!(code.name, Name::Bpg | Name::Bwg)) {
            prop_assert_eq!(values(&here, code), values(&there, code), "{}", code);
        }
        let group: Vec<ParticipantId> = event.ids().collect();
        prop_assert_eq!(encounter(&here, code("DE"), &group), encounter(&there, code("DE"), &group));
        // A game won is won with Black here or there.
        for id in event.ids() {
            let sum = |a: Value, b: Value| Some(a? + b?);
            let won = |cx: &Context<'_>, text| values(cx, code(text))[id.index()];
            if let Some(both) = sum(won(&here, "BWG"), won(&there, "BWG")) {
                prop_assert_eq!(Some(both), won(&here, "WON"));
            }
        }
    }

    #[test]
    fn cutting_more_leaves_no_more(event in made(of_any_system, Habits { negative: false, ..HABITS }), reading in readings(newest())) {
        let cx = Context::new(&event, reading);
        let of = |text: &str| values(&cx, code(text));
        for name in ["BH", "FB"] {
            let [plain, cut1, cut2, median1, median2] = ["", "/C1", "/C2", "/M1", "/M2"].map(|cut| of(&format!("{name}{cut}")));
            at_most(&cut1, &plain, "C1")?;
            at_most(&cut2, &cut1, "C2")?;
            at_most(&median1, &cut1, "M1")?;
            at_most(&median2, &median1, "M2")?;
            at_most(&median2, &cut2, "M2 and C2")?;
        }
        at_most(&of("SB/C1"), &of("SB"), "SB/C1")?;
        at_most(&of("SB/C2"), &of("SB/C1"), "SB/C2")?;
        if event.ids().all(|id| !event.row(id).contains(&Outcome::Unknown)) {
            at_most(&of("PS/C1"), &of("PS"), "PS/C1")?;
            at_most(&of("PS/C2"), &of("PS/C1"), "PS/C2")?;
        }
    }

    #[test]
    fn of_opponents_ratings_the_lowest_are_cut(event in made(of_any_system, HABITS)) {
        let [plain, cut1, cut2, median1] = ["ARO", "ARO/C1", "ARO/C2", "ARO/M1"].map(|text| of(&event, text));
        for id in event.ids() {
            let at = id.index();
            // Each is defined at most where the one before is, and what is left of the ratings has no lower average.
            prop_assert!(cut1[at].is_none() || plain[at] <= cut1[at]);
            prop_assert!(cut2[at].is_none() || cut1[at] <= cut2[at]);
            prop_assert!(median1[at].is_none() || median1[at] <= cut1[at]);
            let met: Vec<Option<u32>> = event.row(id).iter().filter(|outcome| outcome.is_played())
                .map(|outcome| event.rating(outcome.opponent().expect("an opponent"))).collect();
            if let Some(average) = plain[at] {
                let bound = |rating: Option<&Option<u32>>| rating.copied().flatten().map(Exact::from);
                prop_assert!(bound(met.iter().min()) <= Some(average) && Some(average) <= bound(met.iter().max()));
            }
        }
    }

    #[test]
    fn a_perfect_performance_is_the_least_rating_that_will_do(event in made(of_any_system, HABITS)) {
        for (id, value) in event.ids().zip(of(&event, "PTP")) {
            let Some(value) = value else { continue };
            let games: Vec<(i64, Exact)> = event.row(id).iter().filter_map(|&outcome| match outcome {
                Outcome::Played { opponent, result, .. } => {
                    let points = Scoring::default().of_result(result);
                    Some((event.rating(opponent).expect("a value needs ratings").into(), points))
                }
                _ => None,
            }).collect();
            let points: Exact = games.iter().map(|&(_, points)| points).sum();
            let expected = |rating: i64| games.iter()
                .map(|(opponent, _)| Table::ExpectedScore.look_up(Exact::from(rating - opponent)).expect("a whole difference")).sum::<Exact>();
            let rating = value.numerator();
            prop_assert!(value.is_whole() && expected(rating) >= points);
            if points.is_zero() {
                prop_assert_eq!(Some(rating + 800), games.iter().map(|&(opponent, _)| opponent).min());
            } else {
                prop_assert!(expected(rating - 1) < points);
            }
        }
    }

    #[test]
    fn who_gains_rating_points_gives_them_on(event in made(of_any_system, HABITS), more in 1_u32..300) {
        let mut parts = parts(&event);
        for participant in &mut parts.participants {
            participant.rating = participant.rating.map(|rating| rating + more);
            participant.later_ratings.iter_mut().for_each(|rating| *rating += more);
        }
        parts.rating_rules.unrated = parts.rating_rules.unrated.map(|rating| rating + more);
        let other = Tournament::new(parts).expect("the same tournament");
        for text in ["ARO", "ARO/C1", "ARO/M1", "TPR", "PTP", "APRO", "APPO", "RTNG"] {
            let moved: Vec<Value> = of(&event, text).into_iter().map(|value| Some(value? + Exact::from(more))).collect();
            prop_assert_eq!(of(&other, text), moved, "{}", text);
        }
    }

    #[test]
    fn forfeits_and_byes_mean_nothing_to_ratings(event in made(swiss, HABITS)) {
        let mut parts = without_totals(&event);
        for outcome in parts.rows.iter_mut().flatten() {
            if !matches!(outcome, Outcome::Played { .. } | Outcome::Unknown | Outcome::Absent) {
                *outcome = Outcome::HalfPointBye;
            }
        }
        parts.participants.iter_mut().zip(event.ids()).for_each(|(participant, id)| {
            participant.stated_score = event.row(id).contains(&Outcome::Unknown).then(|| event.score(id));
        });
        let other = Tournament::new(parts).expect("the same games over the board");
        for text in ["ARO", "ARO/C1", "ARO/M2", "TPR", "PTP", "APRO", "APPO"] {
            prop_assert_eq!(of(&other, text), of(&event, text), "{}", text);
        }
    }

    #[test]
    fn the_points_of_a_result_mean_nothing_to_ratings(event in made(of_any_system, HABITS)) {
        let mut parts = without_totals(&event);
        parts.participants.iter_mut().zip(event.ids()).for_each(|(participant, id)| {
            participant.stated_score = event.row(id).contains(&Outcome::Unknown).then(|| event.score(id));
        });
        let other = Tournament::new(Parts { scoring: Scoring::of_games(Exact::from(3), Exact::ONE, Exact::ZERO), ..parts }).expect("the same games");
        for text in ["ARO", "TPR", "PTP", "APRO", "APPO"] {
            prop_assert_eq!(of(&other, text), of(&event, text), "{}", text);
        }
    }

    #[test]
    fn a_higher_limit_lets_fewer_opponents_count(event in made(of_any_system, Habits { negative: false, ..HABITS })) {
        at_most(&of(&event, "KS/L+1"), &of(&event, "KS"), "L+1")?;
        at_most(&of(&event, "KS"), &of(&event, "KS/L-1"), "L-1")?;
        let koya = of(&event, "KS");
        prop_assert!(event.ids().all(|id| koya[id.index()].is_none_or(|koya| koya <= event.score(id))));
    }

    #[test]
    fn a_tighter_cap_gives_no_more(event in made(swiss, Habits { negative: false, ..HABITS })) {
        let under = |option| values(&Context::new(&event, newest().with("dummy-cap", option).expect("an option")), code("BH"));
        at_most(&under("capped"), &under("uncapped"), "capped")?;
        at_most(&under("both-caps"), &under("capped"), "both caps")?;
    }

    #[test]
    fn the_scores_of_a_round_robin_are_its_games(event in made(round_robin, Habits { odd: true, ..Habits::PLAIN })) {
        let event = Tournament::new(Parts { scoring: Scoring::default(), ..without_totals(&event) }).expect("the same games");
        let people = event.participants().len() as i64;
        let games = people * (people - 1) / 2 * i64::from(event.system().cycles());
        prop_assert_eq!(event.ids().map(|id| event.score(id)).sum::<Exact>(), Exact::from(games));
        let standard: Exact = of(&event, "STD").into_iter().flatten().sum();
        prop_assert_eq!(standard, Exact::from(games));
    }

    #[test]
    fn without_unplayed_rounds_buchholz_is_the_sum_of_the_opponents_scores(event in made(swiss, Habits::PLAIN)) {
        let opponents = |id: ParticipantId| event.row(id).iter().map(|outcome| outcome.opponent().expect("everybody is paired"));
        let buchholz: Vec<Value> = event.ids().map(|id| Some(opponents(id).map(|opponent| event.score(opponent)).sum())).collect();
        prop_assert_eq!(of(&event, "BH"), buchholz.clone());
        prop_assert_eq!(of(&event, "BH/P"), buchholz.clone());
        for id in event.ids() {
            let met: Vec<Exact> = opponents(id).filter_map(|opponent| buchholz[opponent.index()]).collect();
            let average = of(&event, "AOB")[id.index()];
            prop_assert!(met.iter().copied().min() <= average && average <= met.iter().copied().max());
        }
        let sum = |values: Vec<Value>| values.into_iter().flatten().sum::<Exact>();
        prop_assert_eq!(sum(of(&event, "REP")), Exact::from((event.participants().len() * event.slots()) as i64));
    }

    #[test]
    fn standard_points_restore_the_usual_scale(event in made(of_any_system, Habits { odd: true, ..Habits::PLAIN })) {
        let paired = |id: &ParticipantId| event.row(*id).iter().all(|outcome| outcome.opponent().is_some());
        let usual = Tournament::new(Parts { scoring: Scoring::default(), ..without_totals(&event) }).expect("the same games");
        for id in event.ids().filter(paired) {
            prop_assert_eq!(of(&event, "STD")[id.index()], Some(usual.score(id)));
        }
    }

    #[test]
    fn before_the_final_round_fore_buchholz_is_buchholz(event in made(swiss, HABITS)) {
        if !event.is_complete() {
            prop_assert_eq!(of(&event, "FB"), of(&event, "BH"));
            prop_assert_eq!(of(&event, "AOB/F"), of(&event, "AOB"));
        }
    }

    #[test]
    fn a_longer_list_only_separates_further(event in tournaments(), reading in readings(newest())) {
        let cx = Context::new(&event, reading);
        let list = ["PTS", "DE", "WIN", "BH/C1", "SB", "TPN"].map(code);
        let mut shorter = Standings::new(&cx, &list[..1]);
        for length in 2..=list.len() {
            let longer = Standings::new(&cx, &list[..length]);
            for id in event.ids() {
                let (before, after) = (shorter.row(id).expect("a row"), longer.row(id).expect("a row"));
                prop_assert!(before.rank <= after.rank && after.last <= before.last);
            }
            shorter = longer;
        }
        // Pairing numbers separate everybody.
        prop_assert!(shorter.rows.iter().all(|row| row.rank == row.last));
        for pair in shorter.rows.windows(2) {
            prop_assert_eq!(pair[1].decided_by, shorter.separated_by(pair[0].participant, pair[1].participant));
        }
    }

    #[test]
    fn codes_are_refused_where_their_articles_say_so(event in tournaments(), reading in readings(newest())) {
        let swiss = event.system() == System::Swiss;
        let allowed = reading.options().contains(&("buchholz-in-round-robins", "allowed"));
        for code in codes() {
            let family = matches!(code.name, Name::Bh | Name::Fb | Name::Aob);
            let expected = match code.name {
                Name::Ks if swiss => Some(Refusal::KoyaInSwiss),
                _ if family && !swiss && !allowed => Some(Refusal::BuchholzInRoundRobin),
                Name::Bpg | Name::Bwg if !event.colours_known() => Some(Refusal::ColoursNotKnown),
                Name::Ps | Name::Fb if !event.rounds_known() => Some(Refusal::RoundsNotKnown),
                Name::Aro | Name::Tpr | Name::Ptp | Name::Apro | Name::Appo | Name::Rtng if event.rating_rules().unrated.is_none() => {
                    event.unrated().map(|(first, count)| Refusal::Unrated { number: event.participant(first).number, count })
                }
                _ => None,
            };
            prop_assert_eq!(refusal(code, &event, &reading), expected, "{}", code);
        }
    }
}

/// The parts without stated totals, for another scoring system.
fn without_totals(event: &Tournament) -> Parts {
    let mut parts = parts(event);
    parts.participants.iter_mut().for_each(|participant| participant.stated_score = None);
    parts
}

/// Codes with every modifier that their names take, and one that they may not take.
fn any_code() -> impl Strategy<Value = Code> {
    let cut = prop_oneof![Just(Cut::None), (1_u8..=2).prop_map(Cut::Lowest), (1_u8..=2).prop_map(Cut::Median)];
    let score = prop::option::of(prop_oneof![Just(TeamScore::Match), Just(TeamScore::Game)]);
    let name = prop::sample::select(Name::ALL);
    (name, score, cut, any::<i8>(), prop::option::of(1_u16..), any::<[bool; 3]>()).prop_map(
        |(name, score, cut, limit, factor, [forfeits_played, fore, reversed])| {
            let plain = Code { score, ..Code::plain(name) };
            match name {
                Name::Bh | Name::Fb | Name::Sb => Code { cut, forfeits_played, ..plain },
                Name::Aro => Code { cut, ..plain },
                Name::Ps => Code { cut: if matches!(cut, Cut::Median(_)) { Cut::None } else { cut }, ..plain },
                Name::Ks => Code { limit, ..plain },
                Name::Sssc => Code { factor, forfeits_played, fore, ..plain },
                Name::Aob => Code { fore, ..plain },
                Name::Tpn | Name::Rtng => Code { reversed, ..plain },
                Name::De => Code { forfeits_played, ..plain },
                _ => plain,
            }
        },
    )
}

proptest! {
    #[test]
    fn codes_print_as_they_are_read(code in any_code()) {
        let printed = code.to_string();
        prop_assert_eq!(printed.parse(), Ok(code));
        prop_assert_eq!(printed.to_lowercase().parse(), Ok(code));
        let with_hyphens = printed.replace('/', "-");
        prop_assert_eq!(with_hyphens.parse(), Ok(code));
    }

    #[test]
    fn numbers_print_as_they_are_read(hundredths in -100_000_000_i64..100_000_000, n in -1_000_000_i64..1_000_000, d in prop::sample::select(vec![1_i64, 2, 3, 4, 6, 7, 8, 9, 11, 12])) {
        for number in [Exact::new(hundredths, 100), Exact::new(n, d)] {
            prop_assert_eq!(number.to_string().parse::<Exact>(), Ok(number));
            prop_assert_eq!(number.plain().parse::<Exact>(), Ok(number));
        }
    }

    #[test]
    fn nothing_that_is_typed_for_a_code_or_a_number_panics(text in ".{0,12}") {
        let _ = text.parse::<Code>();
        let _ = text.parse::<Exact>();
    }
}

#[test]
fn a_direct_encounter_of_many_is_computed() {
    let mut choices = Choices::Seed(7);
    let event = generate::swiss_of(&mut choices, 400, 9, 9, Scoring::default(), Habits::default());
    let everybody: Vec<ParticipantId> = event.ids().collect();
    let places = encounter(&Context::new(&event, newest()), code("DE"), &everybody);
    assert_eq!(places.concat().len(), everybody.len());
}

#[test]
fn names_of_each_method_have_what_they_need() {
    let event = generate::swiss_of(&mut Choices::Seed(1), 6, 3, 3, Scoring::default(), Habits::PLAIN);
    let cx = Context::new(&event, newest());
    for &name in Name::ALL {
        let code = Code::plain(name);
        let computed = working(&cx, &Steps::new(), code, ParticipantId::new(0)).is_some();
        assert_eq!(computed, matches!(name.entry().method, Method::Each { .. } | Method::InGroup { .. }), "{code}");
    }
}

#[test]
fn a_value_without_games_over_the_board_says_so() {
    let mut parts = parts(&generate::swiss_of(&mut Choices::Seed(1), 4, 1, 1, Scoring::default(), Habits::PLAIN));
    parts.rows = vec![vec![Outcome::ZeroPointBye]; 4];
    parts.participants.iter_mut().for_each(|participant| participant.stated_score = None);
    let event = Tournament::new(parts).expect("a round that nobody plays");
    let step = working(&Context::new(&event, newest()), &Steps::new(), code("AOB"), ParticipantId::new(0)).expect("a value").into_step();
    assert_eq!((step.value(), step.reason()), (None, Some(Reason::NobodyMet)));
}
