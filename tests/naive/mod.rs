//! A second implementation of articles 4 to 10 and 14 to 16, straight from the text: every rule a small function, no
//! regard to speed, and nothing shared with the engine but the facts of a tournament and the names of the readings.

#![allow(dead_code, reason = "each test takes what it needs")]

pub mod teams;

use halfpoint::Exact;
use halfpoint::rules::{
    CapRounds, CutOrder, DirectEncounterForfeits, DirectEncounterMissing, DirectEncounterRepeats, DirectEncounterRest, DummyCap,
    ForeFinalRound, FractionRounding, KoyaForfeits, KoyaMaximum, KoyaOwnResult, KoyaSteps, KoyaThreshold, OwnScore, PerfectPerformance,
    RatingRounding, Reading, RoundRobinForfeitLosses, RoundRobinForfeitRatings, RoundRobinForfeitWins, RoundsAfterWithdrawal,
    SonnebornBergerCut, SonnebornBergerDraws, SonnebornBergerUnplayed, StandardPoints, TrailingByes, TrailingForfeits, UnplayedOpponents,
    UnplayedOwn,
};
use halfpoint::tournament::Outcome::*;
use halfpoint::tournament::{Colour, Forfeit, GameResult, Outcome, ParticipantId, RatingUsed, System, TeamScore, Tournament};
use num_rational::Ratio;

/// A fraction of its own.
pub type Q = Ratio<i128>;

/// A whole number as a fraction.
fn whole(number: usize) -> Q {
    Q::from_integer(number as i128)
}

/// One half.
fn half() -> Q {
    Q::new(1, 2)
}

/// The engine's number as a fraction.
pub fn fraction(number: Exact) -> Q {
    Q::new(number.numerator().into(), number.denominator().into())
}

/// More cuts than the text of a code asks for never occur.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cuts {
    /// Nothing is cut.
    None,
    /// Articles 14.1 and 14.2.
    Low(usize),
    /// Articles 14.3 and 14.4.
    Both(usize),
}

/// The tie-breaks with the modifiers that change their value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// The final score.
    Points,
    /// Article 6, with forfeits counted or not.
    DirectEncounter { forfeits: bool },
    /// Article 7.1.
    Wins,
    /// Article 7.2.
    GamesWon,
    /// Article 7.3.
    GamesWithBlack,
    /// Article 7.4.
    GamesWonWithBlack,
    /// Article 7.5.
    Progressive(Cuts),
    /// Article 7.6.
    RoundsElected,
    /// Article 7.7.
    StandardPoints,
    /// Article 7.8, ascending or descending.
    PairingNumber { reversed: bool },
    /// Article 8.1, with forfeits as games or not.
    Buchholz(Cuts, bool),
    /// Article 8.2, of the Buchholz or of the fore Buchholz.
    AverageBuchholz { fore: bool },
    /// Article 8.3, with forfeits as games or not.
    ForeBuchholz(Cuts, bool),
    /// Article 9.1, with forfeits as games or not.
    SonnebornBerger(Cuts, bool),
    /// Article 9.2, the limit moved by half points.
    Koya(i8),
    /// Article 10.1.
    AverageRating(Cuts),
    /// Article 10.2.
    Performance,
    /// Article 10.3.
    PerfectPerformance,
    /// Article 10.4.
    AveragePerformance,
    /// Article 10.5.
    AveragePerfectPerformance,
    /// Article 10.6, descending or ascending.
    Rating { reversed: bool },
}

/// Every rule with the text of its code.
pub fn every_rule() -> Vec<(String, Rule)> {
    use Rule::*;
    let cuts = [("", Cuts::None), ("/C1", Cuts::Low(1)), ("/C2", Cuts::Low(2)), ("/M1", Cuts::Both(1)), ("/M2", Cuts::Both(2))];
    let mut rules: Vec<(String, Rule)> = [
        ("PTS", Points),
        ("DE", DirectEncounter { forfeits: false }),
        ("DE/P", DirectEncounter { forfeits: true }),
        ("WIN", Wins),
        ("WON", GamesWon),
        ("BPG", GamesWithBlack),
        ("BWG", GamesWonWithBlack),
        ("REP", RoundsElected),
        ("STD", StandardPoints),
        ("TPN", PairingNumber { reversed: false }),
        ("TPN/R", PairingNumber { reversed: true }),
        ("AOB", AverageBuchholz { fore: false }),
        ("AOB/F", AverageBuchholz { fore: true }),
        ("KS", Koya(0)),
        ("KS/L+1", Koya(1)),
        ("KS/L-1", Koya(-1)),
        ("KS/L+3", Koya(3)),
        ("TPR", Performance),
        ("PTP", PerfectPerformance),
        ("APRO", AveragePerformance),
        ("APPO", AveragePerfectPerformance),
        ("RTNG", Rating { reversed: false }),
        ("RTNG/R", Rating { reversed: true }),
    ]
    .map(|(code, rule)| (code.to_owned(), rule))
    .into();
    for (cut, cuts) in cuts {
        if !matches!(cuts, Cuts::Both(_)) {
            rules.push((format!("PS{cut}"), Progressive(cuts)));
        }
        rules.push((format!("ARO{cut}"), AverageRating(cuts)));
        for (played, forfeits) in [("", false), ("/P", true)] {
            rules.push((format!("BH{cut}{played}"), Buchholz(cuts, forfeits)));
            rules.push((format!("FB{cut}{played}"), ForeBuchholz(cuts, forfeits)));
            rules.push((format!("SB{cut}{played}"), SonnebornBerger(cuts, forfeits)));
        }
    }
    rules
}

/// A table of rounds with the scores that follow from it, under a reading.
pub struct Naive<'t> {
    tournament: &'t Tournament,
    reading: Reading,
    rows: Vec<Vec<Outcome>>,
    /// What each round was worth.
    points: Vec<Vec<Q>>,
    /// The final scores; unknown where a stated score can no longer be told apart.
    scores: Vec<Option<Q>>,
    /// The same table for fore Buchholz.
    fore: Option<Box<Naive<'t>>>,
}

/// One value of a sum over opponents.
#[derive(Clone, Copy, Debug)]
struct Item {
    slot: usize,
    opponent_score: Q,
    points: Q,
    voluntary: bool,
    /// Whether it is a game that was drawn.
    drawn: bool,
    /// What is added.
    value: Q,
}

impl<'t> Naive<'t> {
    /// The table as it is.
    pub fn new(tournament: &'t Tournament, reading: Reading) -> Naive<'t> {
        let rows: Vec<Vec<Outcome>> = tournament.ids().map(|id| tournament.row(id).to_vec()).collect();
        let mut naive = Naive { tournament, reading, rows, points: Vec::new(), scores: Vec::new(), fore: None };
        for id in 0..naive.rows.len() {
            let points: Vec<Q> = match tournament.team_score() {
                // The game points of a match are facts; everything else follows from the scoring system.
                Some(TeamScore::Game) => {
                    (0..naive.rows[id].len()).map(|slot| fraction(tournament.awarded(ParticipantId::new(id), slot))).collect()
                }
                _ => naive.rows[id].iter().map(|&outcome| naive.worth(outcome)).collect(),
            };
            let sum = points.iter().sum();
            naive.points.push(points);
            let known = !naive.rows[id].contains(&Unknown);
            let stated = tournament.participants()[id].stated_score.map(fraction);
            naive.scores.push(if known { Some(sum) } else { stated });
        }
        naive.fore = Some(Box::new(naive.with_final_round_drawn()));
        naive
    }

    fn fore(&self) -> &Naive<'t> {
        self.fore.as_ref().expect("made when the table was")
    }

    /// Article 8.3: the table after a draw in every paired game of the final round.
    fn with_final_round_drawn(&self) -> Naive<'t> {
        let (rows, points, scores) = (self.rows.clone(), self.points.clone(), self.scores.clone());
        let mut fore = Naive { tournament: self.tournament, reading: self.reading, rows, points, scores, fore: None };
        let slots = self.tournament.slots();
        let paired = match self.reading.fore_final_round {
            ForeFinalRound::LastScheduled => slots == self.tournament.scheduled_rounds() && slots > 0,
            ForeFinalRound::LastEntered => slots > 0,
        };
        if !paired {
            return fore;
        }
        for id in 0..self.count() {
            let (row, points, score) = (&mut fore.rows[id], &mut fore.points[id], &mut fore.scores[id]);
            let before = row[slots - 1];
            let after = match before {
                Played { opponent, colour, .. } | Forfeited { opponent, colour, .. } => {
                    Played { opponent, colour, result: GameResult::Draw }
                }
                NotYetPlayed { opponent } => Played { opponent, colour: None, result: GameResult::Draw },
                other => other,
            };
            row[slots - 1] = after;
            if before.opponent().is_some() {
                points[slots - 1] = self.draw();
            }
            let change = points[slots - 1] - self.points[id][slots - 1];
            *score = if before == Unknown { None } else { score.map(|score| score + change) };
        }
        fore
    }

    fn count(&self) -> usize {
        self.rows.len()
    }

    fn fixed(&self) -> bool {
        self.tournament.system() != System::Swiss
    }

    fn win(&self) -> Q {
        fraction(self.tournament.scoring().win)
    }

    fn draw(&self) -> Q {
        fraction(self.tournament.scoring().draw)
    }

    fn loss(&self) -> Q {
        fraction(self.tournament.scoring().loss)
    }

    /// The points that the scoring system gives.
    fn worth(&self, outcome: Outcome) -> Q {
        let scoring = self.tournament.scoring();
        fraction(match outcome {
            Played { result: GameResult::Win, .. } => scoring.win,
            Played { result: GameResult::Draw, .. } => scoring.draw,
            Played { result: GameResult::Loss, .. } => scoring.loss,
            Forfeited { forfeit: Forfeit::Win, .. } => scoring.forfeit_win,
            Forfeited { .. } => scoring.forfeit_loss,
            PairingAllocatedBye => scoring.pairing_allocated_bye,
            FullPointBye => scoring.full_point_bye,
            HalfPointBye => scoring.half_point_bye,
            ZeroPointBye => scoring.zero_point_bye,
            Absent => scoring.absence,
            FreeRound | NotYetPlayed { .. } | Unknown => Exact::ZERO,
        })
    }

    // Article 16.1.

    /// 16.1.1: half-point and zero-point byes, and every round after a withdrawal.
    fn requested_bye(outcome: Outcome) -> bool {
        matches!(outcome, HalfPointBye | ZeroPointBye | Absent)
    }

    /// A loss by forfeit, of one or of both.
    fn forfeit_loss(outcome: Outcome) -> bool {
        matches!(outcome, Forfeited { forfeit: Forfeit::Loss | Forfeit::Both, .. })
    }

    /// 16.1.2: a requested bye or a forfeit loss.
    fn voluntary(outcome: Outcome) -> bool {
        Self::requested_bye(outcome) || Self::forfeit_loss(outcome)
    }

    // Articles 16.2 and 16.3.

    /// Whether only voluntary unplayed rounds follow.
    fn nothing_else_follows(row: &[Outcome], slot: usize) -> bool {
        row[slot + 1..].iter().all(|&later| Self::voluntary(later))
    }

    /// 16.3: the score that counts for opponents. In fixed pairings (15.2) it is the score itself.
    fn adjusted(&self, id: usize) -> Option<Q> {
        let mut adjusted = self.scores[id]?;
        if self.fixed() {
            return Some(adjusted);
        }
        let row = &self.rows[id];
        if self.reading.unplayed_opponents == UnplayedOpponents::AllDraws {
            // Before September 2023: a draw for every round that was not played.
            let unplayed = |outcome| !matches!(outcome, Played { .. } | NotYetPlayed { .. } | FreeRound | Unknown);
            for slot in (0..row.len()).filter(|&slot| unplayed(row[slot])) {
                adjusted += self.draw() - self.points[id][slot];
            }
            return Some(adjusted);
        }
        for (slot, &outcome) in row.iter().enumerate() {
            // 16.2.5 with 16.3.2: a draw for each; 16.2.3 and 16.2.4 with 16.3.1: as awarded.
            let trailing = Self::nothing_else_follows(row, slot);
            let drawn = match self.reading.trailing_byes {
                TrailingByes::Draws => trailing && Self::requested_bye(outcome),
                TrailingByes::AsAwarded => false,
                TrailingByes::EveryBye => Self::requested_bye(outcome),
            };
            let drawn = drawn || trailing && Self::forfeit_loss(outcome) && self.reading.trailing_forfeits == TrailingForfeits::Draws;
            if drawn {
                adjusted += self.draw() - self.points[id][slot];
            }
        }
        Some(adjusted)
    }

    /// 16.4: the dummy of an own unplayed round.
    fn dummy(&self, id: usize, outcome: Outcome) -> Option<Q> {
        let own = match self.reading.own_score {
            OwnScore::Final => self.scores[id]?,
            OwnScore::Adjusted => self.adjusted(id)?,
        };
        let rounds = match self.reading.cap_rounds {
            CapRounds::ComputedFor => self.tournament.slots(),
            CapRounds::Scheduled => self.tournament.scheduled_rounds(),
        };
        // 16.4.2.
        let draws = self.draw() * whole(rounds);
        let scheduled = match outcome {
            Forfeited { opponent, .. } => Some(opponent.index()),
            _ => None,
        };
        Some(match (self.reading.dummy_cap, scheduled) {
            (DummyCap::Uncapped, _) => own,
            (DummyCap::DrawsOnly, _) => own.min(draws),
            // 16.4.1.
            (DummyCap::Capped, Some(opponent)) => own.min(self.adjusted(opponent)?),
            (DummyCap::BothCaps, Some(opponent)) => own.min(self.adjusted(opponent)?).min(draws),
            (_, None) => own.min(draws),
        })
    }

    /// Before September 2023: the virtual opponent of an own unplayed round, by the formula of the time.
    fn virtual_opponent(&self, id: usize, slot: usize) -> Option<Q> {
        let row = &self.rows[id];
        if row[..slot].contains(&Unknown) {
            return None;
        }
        let before: Q = self.points[id][..slot].iter().sum();
        let (n, round) = (whole(row.len()), whole(slot + 1));
        Some(before + (self.win() - self.points[id][slot]) + self.draw() * (n - round))
    }

    /// What the rounds of a participant bring to Buchholz and Sonneborn-Berger; `None` when one of them is not known.
    fn items(&self, id: usize, forfeits_are_games: bool) -> Option<Vec<(Item, bool)>> {
        let mut items = Vec::new();
        let row = &self.rows[id];
        for (slot, &outcome) in row.iter().enumerate() {
            let points = self.points[id][slot];
            let withdrawn = matches!(outcome, ZeroPointBye | Absent) && Self::nothing_else_follows(row, slot);
            if withdrawn && self.reading.rounds_after_withdrawal == RoundsAfterWithdrawal::Dropped {
                continue;
            }
            let (opponent_score, voluntary, dummy) = match outcome {
                Played { opponent, .. } => (self.adjusted(opponent.index())?, false, false),
                // 15.2 or the event's own rule.
                Forfeited { opponent, .. } if self.fixed() || forfeits_are_games => (self.adjusted(opponent.index())?, false, false),
                // 15.2: not an element of any sum.
                FreeRound | NotYetPlayed { .. } => continue,
                Unknown => return None,
                other if self.reading.unplayed_own == UnplayedOwn::VirtualOpponent => {
                    (self.virtual_opponent(id, slot)?, Self::voluntary(other), true)
                }
                other => (self.dummy(id, other)?, Self::voluntary(other), true),
            };
            let drawn = matches!(outcome, Played { result: GameResult::Draw, .. });
            items.push((Item { slot, opponent_score, points, voluntary, drawn, value: opponent_score }, dummy));
        }
        Some(items)
    }

    // Articles 14.1 to 14.4 with 16.5.

    /// The index of the least item by a key, the first of equals.
    fn least<K: PartialOrd>(items: &[Item], wanted: impl Fn(&Item) -> bool, key: impl Fn(&Item) -> K) -> Option<usize> {
        let mut least: Option<usize> = None;
        for at in 0..items.len() {
            if wanted(&items[at]) && least.is_none_or(|least| key(&items[at]) < key(&items[least])) {
                least = Some(at);
            }
        }
        least
    }

    /// 14.1 to 14.4: the sum without what is cut. `key` orders from the least significant to the most significant.
    fn cut_sum(&self, mut items: Vec<Item>, cuts: Cuts, key: impl Fn(&Item) -> (Q, Q)) -> Q {
        let (low, high) = match cuts {
            Cuts::None => (0, 0),
            Cuts::Low(low) => (low, 0),
            Cuts::Both(both) => (both, both),
        };
        for _ in 0..low {
            let Some(least) = Self::least(&items, |_| true, &key) else { break };
            // 16.5: of equal voluntary contributions, that of the lowest opponent, as in 14.1.1.d.
            let voluntary = Self::least(&items, |item| item.voluntary, |item| (item.value, item.opponent_score));
            let goes = match voluntary {
                Some(voluntary) if self.reading.cut_order == CutOrder::VoluntaryFirst && items[voluntary].value >= items[least].value => {
                    voluntary
                }
                _ => least,
            };
            items.remove(goes);
        }
        for _ in 0..high {
            // The greatest is the least by the negated key.
            let Some(most) = Self::least(&items, |_| true, |item| (-key(item).0, -key(item).1)) else { break };
            items.remove(most);
        }
        items.iter().map(|item| item.value).sum()
    }

    // Article 8.

    /// 8.1.
    fn buchholz(&self, id: usize, cuts: Cuts, forfeits_are_games: bool) -> Option<Q> {
        let items = self.items(id, forfeits_are_games)?;
        let items = items.into_iter().map(|(item, _)| item).collect();
        Some(self.cut_sum(items, cuts, |item| (item.value, whole(0))))
    }

    /// 8.2: over the opponents met over the board, as the rounds really were.
    fn average_buchholz(&self, id: usize, fore: bool) -> Option<Q> {
        if self.rows[id].contains(&Unknown) {
            return None;
        }
        let source = if fore { self.fore() } else { self };
        let mut values = Vec::new();
        for &outcome in &self.rows[id] {
            if let Played { opponent, .. } = outcome {
                values.push(source.buchholz(opponent.index(), Cuts::None, false)?);
            }
        }
        (!values.is_empty()).then(|| values.iter().sum::<Q>() / whole(values.len()))
    }

    // Article 9.

    /// 9.1.
    fn sonneborn_berger(&self, id: usize, cuts: Cuts, forfeits_are_games: bool) -> Option<Q> {
        self.products(self, id, cuts, forfeits_are_games)
    }

    /// 9.1 and 13.2: the opponents' scores of this table times the points of another.
    fn products(&self, own: &Naive<'_>, id: usize, cuts: Cuts, forfeits_are_games: bool) -> Option<Q> {
        let mut items = Vec::new();
        for (mut item, dummy) in self.items(id, forfeits_are_games)? {
            if dummy && self.reading.sonneborn_berger_unplayed == SonnebornBergerUnplayed::LeftOut {
                continue;
            }
            item.points = own.points[id][item.slot];
            let whole_draw = item.drawn && self.reading.sonneborn_berger_draws == SonnebornBergerDraws::Whole;
            item.value = item.opponent_score * if whole_draw { own.win() } else { item.points };
            items.push(item);
        }
        Some(self.cut_sum(items, cuts, |item| match self.reading.sonneborn_berger_cut {
            SonnebornBergerCut::LowestOpponent => (item.opponent_score, item.value),
            SonnebornBergerCut::WorstResult => (item.opponent_score, item.points),
            SonnebornBergerCut::LowestProduct => (item.value, whole(0)),
        }))
    }

    /// 9.2 with 14.5.
    fn koya(&self, id: usize, steps: i8) -> Option<Q> {
        let cycles = if self.tournament.system() == System::DoubleRoundRobin { 2 } else { 1 };
        let games = match self.reading.koya_maximum {
            KoyaMaximum::OwnGames if self.fixed() => (self.count() - 1) * cycles,
            _ => self.tournament.scheduled_rounds(),
        };
        let unmoved = self.win() * whole(games) * half();
        let by_groups = steps != 0 && self.reading.koya_steps == KoyaSteps::ScoreGroups;
        let limit = if by_groups { unmoved } else { unmoved + half() * Q::from_integer(steps.into()) };
        let measured_by = |limit: Q, score: Q| match self.reading.koya_threshold {
            KoyaThreshold::AtLeastHalf => score >= limit,
            KoyaThreshold::AboveHalf => score > limit,
        };
        let reaches = |score: Q| measured_by(limit, score);
        let mut counting: Vec<Q> = self.scores.iter().copied().collect::<Option<_>>()?;
        let (lowest, highest) = (counting.iter().copied().min()?, counting.iter().copied().max()?);
        let mut below: Vec<Q> = counting.iter().copied().filter(|&score| !reaches(score)).collect();
        counting.retain(|&score| reaches(score));
        // Before September 2023: score groups leave from below, or join from above.
        for _ in 0..if by_groups { steps.unsigned_abs() } else { 0 } {
            if steps > 0 {
                let lowest = counting.iter().min().copied();
                below.extend(lowest);
                counting.retain(|&score| Some(score) != lowest);
            } else if let Some(next) = below.iter().max().copied() {
                counting.push(next);
                below.retain(|&score| score != next);
            }
        }
        // A score that is nobody's is measured by the lowest that counts or, read so, by the highest that does not; a limit
        // beyond all scores lies half a point away from them.
        let reaches_the_least = |score: Q| {
            if !by_groups {
                return reaches(score);
            }
            match self.reading.koya_threshold {
                KoyaThreshold::AtLeastHalf => score >= counting.iter().min().copied().unwrap_or_else(|| highest + half()),
                KoyaThreshold::AboveHalf => score > below.iter().max().copied().unwrap_or_else(|| lowest - half()),
            }
        };
        let mut sum = whole(0);
        for (slot, &outcome) in self.rows[id].iter().enumerate() {
            match outcome {
                Forfeited { .. } if self.reading.koya_forfeits == KoyaForfeits::LeftOut => {}
                Played { opponent, .. } | Forfeited { opponent, .. } => {
                    let score = self.scores[opponent.index()]?;
                    let counts = match self.reading.koya_own_result {
                        KoyaOwnResult::TakenFromOpponents => reaches_the_least(score - self.made_against(opponent.index(), id)),
                        KoyaOwnResult::Nothing | KoyaOwnResult::Added => counting.contains(&score),
                    };
                    if counts {
                        sum += self.points[id][slot];
                    }
                }
                Unknown => return None,
                _ => {}
            }
        }
        if self.reading.koya_own_result == KoyaOwnResult::Added && counting.contains(&self.scores[id]?) {
            sum += self.scores[id]?;
        }
        Some(sum)
    }

    /// What one participant made in the games against another.
    fn made_against(&self, own: usize, other: usize) -> Q {
        let games = self.rows[other].iter().enumerate().filter(|(_, outcome)| match outcome {
            Played { opponent, .. } | Forfeited { opponent, .. } => opponent.index() == own,
            _ => false,
        });
        games.map(|(slot, _)| self.points[own][slot]).sum()
    }

    // Article 10.

    /// The rating that counts: the first or last of several, else the one announced for unrated participants.
    fn rating(&self, id: usize) -> Option<Q> {
        let participant = &self.tournament.participants()[id];
        let mut ratings: Vec<u32> = participant.rating.into_iter().chain(participant.later_ratings.iter().copied()).collect();
        if self.tournament.rating_rules().used == RatingUsed::Last {
            ratings.reverse();
        }
        let rating = ratings.first().copied().or(self.tournament.rating_rules().unrated)?;
        Some(whole(rating as usize))
    }

    /// The games over the board: the opponent, and the result on the scale 1, ½, 0. Unknown when a game is.
    fn over_the_board(&self, id: usize) -> Option<Vec<(usize, Q)>> {
        let mut games = Vec::new();
        for &outcome in &self.rows[id] {
            match outcome {
                Played { opponent, result, .. } => {
                    let points = match result {
                        GameResult::Win => whole(1),
                        GameResult::Draw => half(),
                        GameResult::Loss => whole(0),
                    };
                    games.push((opponent.index(), points));
                }
                // To the letter of 15.2 until 2026.
                Forfeited { opponent, forfeit, .. }
                    if self.fixed() && self.reading.round_robin_forfeit_ratings == RoundRobinForfeitRatings::RegularGames =>
                {
                    games.push((opponent.index(), whole(usize::from(forfeit == Forfeit::Win))));
                }
                Unknown => return None,
                _ => {}
            }
        }
        Some(games)
    }

    /// To a number of decimals, half up.
    fn half_up(number: Q, decimals: u32) -> Q {
        let scale = Q::from_integer(10_i128.pow(decimals));
        (number * scale + half()).floor() / scale
    }

    /// To a number of decimals, half to the even one.
    fn half_even(number: Q, decimals: u32) -> Q {
        let scale = Q::from_integer(10_i128.pow(decimals));
        let (below, rest) = ((number * scale).floor(), (number * scale).fract());
        let rest = if rest < whole(0) { rest + whole(1) } else { rest };
        let even = below.to_integer().rem_euclid(2) == 0;
        (if rest < half() || rest == half() && even { below } else { below + whole(1) }) / scale
    }

    /// To a number of decimals, down.
    fn down(number: Q, decimals: u32) -> Q {
        let scale = Q::from_integer(10_i128.pow(decimals));
        (number * scale).floor() / scale
    }

    /// An average as article 10 rounds it.
    fn rounded(&self, average: Q) -> Q {
        match self.reading.rating_rounding {
            RatingRounding::HalfUp => Self::half_up(average, 0),
            RatingRounding::HalfEven => Self::half_even(average, 0),
            RatingRounding::Down => Self::down(average, 0),
        }
    }

    /// The rounded average of what the opponents met over the board have.
    fn average_over_the_board(&self, id: usize, of: impl Fn(usize) -> Option<Q>) -> Option<Q> {
        let values = self.over_the_board(id)?.into_iter().map(|(opponent, _)| of(opponent)).collect::<Option<Vec<Q>>>()?;
        (!values.is_empty()).then(|| self.rounded(values.iter().sum::<Q>() / whole(values.len())))
    }

    /// 10.1 with 14.1.1.b: the lowest ratings go, then the highest.
    fn average_rating(&self, id: usize, cuts: Cuts) -> Option<Q> {
        let games = self.over_the_board(id)?;
        let mut ratings = games.into_iter().map(|(opponent, _)| self.rating(opponent)).collect::<Option<Vec<Q>>>()?;
        ratings.sort();
        let (low, high) = match cuts {
            Cuts::None => (0, 0),
            Cuts::Low(low) => (low, 0),
            Cuts::Both(both) => (both, both),
        };
        if ratings.len() <= low + high {
            return None;
        }
        let left = &ratings[low..ratings.len() - high];
        Some(self.rounded(left.iter().sum::<Q>() / whole(left.len())))
    }

    /// 10.2.
    fn performance(&self, id: usize) -> Option<Q> {
        let average = self.average_rating(id, Cuts::None)?;
        let games = self.over_the_board(id)?;
        let points: Q = games.iter().map(|&(_, points)| points).sum();
        let fraction = points / whole(games.len());
        let fraction = match self.reading.fraction_rounding {
            FractionRounding::HalfUp => Self::half_up(fraction, 2),
            FractionRounding::HalfEven => Self::half_even(fraction, 2),
            FractionRounding::Down => Self::down(fraction, 2),
        };
        Some(average + Q::from_integer(difference_of(fraction)))
    }

    /// 10.3: ratings are tried in great steps upwards until one will do, then in small steps downwards.
    fn perfect_performance(&self, id: usize) -> Option<Q> {
        let games = self.over_the_board(id)?;
        let points: Q = games.iter().map(|&(_, points)| points).sum();
        let ratings = games.iter().map(|&(opponent, _)| self.rating(opponent)).collect::<Option<Vec<Q>>>()?;
        let lowest = ratings.iter().min()?.to_integer();
        if points == whole(0) {
            return Some(Q::from_integer(lowest - 800));
        }
        let hundredths = (points * whole(100)).to_integer();
        let expected = |rating: i128| ratings.iter().map(|opponent| expected_of(rating - opponent.to_integer())).sum::<i128>();
        let will_do = |rating: i128| expected(rating) >= hundredths;
        let mut rating = lowest - 800;
        while !will_do(rating) {
            rating += 40;
        }
        while will_do(rating - 1) {
            rating -= 1;
        }
        let full = points == whole(games.len());
        if self.reading.perfect_performance == PerfectPerformance::Highest && !full {
            // The lowest may already be too much, where no rating fits exactly.
            rating -= 1;
            while expected(rating + 1) <= hundredths {
                rating += 1;
            }
        }
        Some(Q::from_integer(rating))
    }

    // Article 7.

    /// The sum of what every round counts.
    fn each_round(&self, id: usize, counts: impl Fn(usize, Outcome) -> Option<Q>) -> Option<Q> {
        let mut sum = whole(0);
        for (slot, &outcome) in self.rows[id].iter().enumerate() {
            sum += if outcome == Unknown { None } else { counts(slot, outcome) }?;
        }
        Some(sum)
    }

    /// 7.1: rounds worth a win, played or not.
    fn wins(&self, id: usize) -> Option<Q> {
        self.each_round(id, |slot, outcome| {
            let round = !matches!(outcome, FreeRound | NotYetPlayed { .. });
            Some(whole(usize::from(round && self.points[id][slot] == self.win())))
        })
    }

    /// The colour and result of what counts as a game for 7.2 to 7.4: games over the board; where the pairings are
    /// fixed and 15.2 is read so, forfeit wins too.
    fn game(&self, outcome: Outcome) -> Option<(Option<Colour>, GameResult)> {
        let forfeit_wins = self.fixed() && self.reading.round_robin_forfeit_wins == RoundRobinForfeitWins::RegularGames;
        match outcome {
            Played { colour, result, .. } => Some((colour, result)),
            Forfeited { colour, forfeit: Forfeit::Win, .. } if forfeit_wins => Some((colour, GameResult::Win)),
            _ => None,
        }
    }

    /// 7.2.
    fn games_won(&self, id: usize) -> Option<Q> {
        self.each_round(id, |_, outcome| Some(whole(usize::from(matches!(self.game(outcome), Some((_, GameResult::Win)))))))
    }

    /// 7.3: undefined where a colour is not known.
    fn games_with_black(&self, id: usize) -> Option<Q> {
        self.each_round(id, |_, outcome| match self.game(outcome) {
            Some((colour, _)) => Some(whole(usize::from(colour? == Colour::Black))),
            None => Some(whole(0)),
        })
    }

    /// 7.4.
    fn games_won_with_black(&self, id: usize) -> Option<Q> {
        self.each_round(id, |_, outcome| match self.game(outcome) {
            Some((colour, GameResult::Win)) => Some(whole(usize::from(colour? == Colour::Black))),
            _ => Some(whole(0)),
        })
    }

    /// 7.5, and 14.1.1.c: the scores after the first rounds are cut.
    fn progressive(&self, id: usize, cuts: Cuts) -> Option<Q> {
        let cut = match cuts {
            Cuts::None => 0,
            Cuts::Low(low) | Cuts::Both(low) => low,
        };
        let row = &self.rows[id];
        let mut sum = whole(0);
        for round in cut..row.len() {
            if row[..=round].contains(&Unknown) {
                return None;
            }
            sum += self.points[id][..=round].iter().sum::<Q>();
        }
        Some(sum)
    }

    /// 7.6.
    fn rounds_elected(&self, id: usize) -> Option<Q> {
        self.each_round(id, |_, outcome| {
            let forfeit_loss_is_game = self.fixed() && self.reading.round_robin_forfeit_losses == RoundRobinForfeitLosses::RegularGames;
            let not_elected = Self::requested_bye(outcome) || Self::forfeit_loss(outcome) && !forfeit_loss_is_game;
            Some(whole(usize::from(!not_elected && outcome != FreeRound)))
        })
    }

    /// 7.7.
    fn standard_points(&self, id: usize) -> Option<Q> {
        self.each_round(id, |slot, outcome| {
            let opponent = match outcome {
                // No result yet, or no element of any sum.
                FreeRound | NotYetPlayed { .. } => return Some(whole(0)),
                Played { opponent, .. } | Forfeited { opponent, .. } => Some(opponent.index()),
                _ => None,
            };
            let own = self.points[id][slot];
            let other = match (opponent, self.reading.standard_points) {
                (Some(opponent), StandardPoints::AgainstOpponent) if self.tournament.team_score().is_some() => self.points[opponent][slot],
                (Some(_), StandardPoints::AgainstOpponent) => self.worth(Self::other_side(outcome)),
                _ => self.draw(),
            };
            Some(if own > other {
                whole(1)
            } else if own == other {
                half()
            } else {
                whole(0)
            })
        })
    }

    /// The same pairing as the opponent had it.
    fn other_side(outcome: Outcome) -> Outcome {
        match outcome {
            Played { opponent, colour, result } => {
                let result = match result {
                    GameResult::Win => GameResult::Loss,
                    GameResult::Draw => GameResult::Draw,
                    GameResult::Loss => GameResult::Win,
                };
                Played { opponent, colour, result }
            }
            Forfeited { opponent, colour, forfeit } => {
                let forfeit = match forfeit {
                    Forfeit::Win => Forfeit::Loss,
                    Forfeit::Loss => Forfeit::Win,
                    Forfeit::Both => Forfeit::Both,
                };
                Forfeited { opponent, colour, forfeit }
            }
            other => other,
        }
    }

    // Article 6.

    /// 6.1.1: which games count.
    fn counts(&self, outcome: Outcome, code_counts_forfeits: bool) -> bool {
        match outcome {
            Played { .. } => true,
            Forfeited { .. } => match self.reading.direct_encounter_forfeits {
                DirectEncounterForfeits::LeftOut => self.fixed() || code_counts_forfeits,
                DirectEncounterForfeits::Counted => true,
                DirectEncounterForfeits::Never => code_counts_forfeits,
            },
            _ => false,
        }
    }

    /// 6.1.2: what one member adds from another; `None` when they have no game that counts.
    fn encounter(&self, own: usize, other: usize, forfeits: bool) -> Option<Q> {
        let games: Vec<Q> = self.rows[own]
            .iter()
            .zip(&self.points[own])
            .filter(|&(&outcome, _)| outcome.opponent() == Some(ParticipantId::new(other)) && self.counts(outcome, forfeits))
            .map(|(_, &points)| points)
            .collect();
        let sum: Q = games.iter().sum();
        match self.reading.direct_encounter_repeats {
            _ if games.is_empty() => None,
            DirectEncounterRepeats::Average => Some(sum / whole(games.len())),
            DirectEncounterRepeats::Sum => Some(sum),
        }
    }

    /// Article 6: a group in order, those that stay tied together.
    pub fn direct_encounter(&self, group: &[usize], forfeits: bool) -> Vec<Vec<usize>> {
        let order = self.one_table(group, forfeits);
        let one_table = self.reading.direct_encounter_rest == DirectEncounterRest::OneTable;
        if order.len() == 1 || one_table {
            order
        } else {
            order.iter().flat_map(|subset| self.direct_encounter(subset, forfeits)).collect()
        }
    }

    /// One table of article 6; no subset begins anew.
    fn one_table(&self, group: &[usize], forfeits: bool) -> Vec<Vec<usize>> {
        // Games that are not known may be games between the two.
        if group.len() < 2 || group.iter().any(|&own| self.rows[own].contains(&Unknown)) {
            return vec![group.to_vec()];
        }
        let mut missing = Vec::new();
        for (at, &own) in group.iter().enumerate() {
            for &other in &group[at + 1..] {
                if self.encounter(own, other, forfeits).is_none() {
                    missing.push((own, other));
                }
            }
        }
        // 6.1.
        let score = |own: usize| -> Q { group.iter().filter_map(|&other| self.encounter(own, other, forfeits)).sum() };
        let scores: Vec<(usize, Q)> = group.iter().map(|&own| (own, score(own))).collect();
        match self.reading.direct_encounter_missing {
            DirectEncounterMissing::AllMustMeet if !missing.is_empty() => vec![group.to_vec()],
            DirectEncounterMissing::Certainty if !missing.is_empty() => {
                // 6.3.
                let placed = self.certain_places(&scores, &missing);
                let rest: Vec<usize> = group.iter().copied().filter(|own| !placed.contains(own)).collect();
                let mut order: Vec<Vec<usize>> = placed.into_iter().map(|own| vec![own]).collect();
                if !rest.is_empty() {
                    order.push(rest);
                }
                order
            }
            // 6.2.
            _ => classes(&scores, |a, b| a > b),
        }
    }

    /// 6.3: who is first, second ... in this table whatever the missing games give. Few missing games are tried with
    /// every result; of many, the worst for one and the best for the others.
    fn certain_places(&self, scores: &[(usize, Q)], missing: &[(usize, usize)]) -> Vec<usize> {
        let results = [(self.win(), self.loss()), (self.draw(), self.draw()), (self.loss(), self.win())];
        let few = missing.len() <= 7;
        let mut tables: Vec<Vec<(usize, Q)>> = vec![scores.to_vec()];
        if few {
            for &(a, b) in missing {
                let with = |table: &Vec<(usize, Q)>, (first, second): (Q, Q)| -> Vec<(usize, Q)> {
                    let gets = |id: usize| {
                        if id == a {
                            first
                        } else if id == b {
                            second
                        } else {
                            whole(0)
                        }
                    };
                    table.iter().map(|&(id, score)| (id, score + gets(id))).collect()
                };
                tables = tables.iter().flat_map(|table| results.map(|result| with(table, result))).collect();
            }
        }
        let open = |id: usize| whole(missing.iter().filter(|&&(a, b)| a == id || b == id).count());
        let mut placed: Vec<usize> = Vec::new();
        loop {
            let unplaced: Vec<usize> = scores.iter().map(|&(id, _)| id).filter(|id| !placed.contains(id)).collect();
            let of = |table: &[(usize, Q)], id: usize| table.iter().find(|&&(member, _)| member == id).expect("a member").1;
            let sure = |id: usize| {
                let others = || unplaced.iter().copied().filter(|&other| other != id);
                if few {
                    tables.iter().all(|table| others().all(|other| of(table, id) > of(table, other)))
                } else {
                    let least = of(scores, id) + self.loss() * open(id);
                    others().all(|other| least > of(scores, other) + self.win() * open(other))
                }
            };
            match unplaced.iter().copied().find(|&id| sure(id)) {
                Some(id) => placed.push(id),
                None => return placed,
            }
        }
    }

    /// The value of a rule; `None` when it is undefined. Direct encounter has none.
    pub fn value(&self, rule: Rule, id: usize) -> Option<Q> {
        match rule {
            Rule::Points => self.scores[id],
            Rule::DirectEncounter { .. } => None,
            Rule::Wins => self.wins(id),
            Rule::GamesWon => self.games_won(id),
            Rule::GamesWithBlack => self.games_with_black(id),
            Rule::GamesWonWithBlack => self.games_won_with_black(id),
            Rule::Progressive(cuts) => self.progressive(id, cuts),
            Rule::RoundsElected => self.rounds_elected(id),
            Rule::StandardPoints => self.standard_points(id),
            Rule::PairingNumber { .. } => Some(whole(self.tournament.participants()[id].number as usize)),
            Rule::Buchholz(cuts, forfeits) => self.buchholz(id, cuts, forfeits),
            Rule::AverageBuchholz { fore } => self.average_buchholz(id, fore),
            Rule::ForeBuchholz(cuts, forfeits) => self.fore().buchholz(id, cuts, forfeits),
            Rule::SonnebornBerger(cuts, forfeits) => self.sonneborn_berger(id, cuts, forfeits),
            Rule::Koya(steps) => self.koya(id, steps),
            Rule::AverageRating(cuts) => self.average_rating(id, cuts),
            Rule::Performance => self.performance(id),
            Rule::PerfectPerformance => self.perfect_performance(id),
            Rule::AveragePerformance => self.average_over_the_board(id, |opponent| self.performance(opponent)),
            Rule::AveragePerfectPerformance => self.average_over_the_board(id, |opponent| self.perfect_performance(opponent)),
            Rule::Rating { .. } => self.rating(id),
        }
    }

    /// 4.2: the groups in rank order, each with the position of the rule that separates it from the one before.
    pub fn standings(&self, list: &[Rule]) -> Vec<(Vec<usize>, Option<usize>)> {
        let mut groups = vec![((0..self.count()).collect::<Vec<usize>>(), None)];
        for (position, &rule) in list.iter().enumerate() {
            let mut refined = Vec::new();
            for (group, separated) in groups {
                let subsets = match rule {
                    Rule::DirectEncounter { forfeits } => self.direct_encounter(&group, forfeits),
                    _ => {
                        let values: Vec<(usize, Option<Q>)> = group.iter().map(|&id| (id, self.value(rule, id))).collect();
                        // A value that is not known separates nobody.
                        let unknown = self.rows.iter().any(|row| row.contains(&Unknown));
                        if unknown && values.iter().any(|(_, value)| value.is_none()) {
                            refined.push((group, separated));
                            continue;
                        }
                        let ascending = matches!(rule, Rule::PairingNumber { reversed: false } | Rule::Rating { reversed: true });
                        // An undefined value stands last.
                        classes(&values, |a, b| match (a, b) {
                            (Some(a), Some(b)) => {
                                if ascending {
                                    a < b
                                } else {
                                    a > b
                                }
                            }
                            (a, b) => a.is_some() && b.is_none(),
                        })
                    }
                };
                for (at, subset) in subsets.into_iter().enumerate() {
                    refined.push((subset, if at == 0 { separated } else { Some(position) }));
                }
            }
            groups = refined;
        }
        groups
    }
}

/// The members in classes of equal value, those first whom `before` puts before all others.
fn classes<V: PartialEq + Copy>(values: &[(usize, V)], before: impl Fn(V, V) -> bool) -> Vec<Vec<usize>> {
    let mut left = values.to_vec();
    let mut classes = Vec::new();
    while !left.is_empty() {
        let best = left.iter().find(|(_, value)| !left.iter().any(|&(_, other)| before(other, *value))).expect("an order has a first").1;
        classes.push(left.iter().filter(|(_, value)| *value == best).map(|&(id, _)| id).collect());
        left.retain(|(_, value)| *value != best);
    }
    classes
}

/// Table 8.1.1: the differences for 1.00, 0.99 and so on down to 0.50.
const DIFFERENCES: [i128; 51] = [
    800, 677, 589, 538, 501, 470, 444, 422, 401, 383, 366, 351, 336, 322, 309, 296, 284, 273, 262, 251, 240, 230, 220, 211, 202, 193, 184,
    175, 166, 158, 149, 141, 133, 125, 117, 110, 102, 95, 87, 80, 72, 65, 57, 50, 43, 36, 29, 21, 14, 7, 0,
];

/// 8.1.1 for a fraction in whole hundredths.
fn difference_of(fraction: Q) -> i128 {
    let below_one = ((whole(1) - fraction) * whole(100)).to_integer() as usize;
    if below_one <= 50 { DIFFERENCES[below_one] } else { -DIFFERENCES[100 - below_one] }
}

/// Table 8.1.2: the greatest differences for which the higher rated side expects 0.50, 0.51 and so on up to 0.99.
const BAND_ENDS: [i128; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197, 206, 215, 225, 235,
    245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735,
];

/// 8.1.2, in hundredths.
fn expected_of(difference: i128) -> i128 {
    let higher = 50 + BAND_ENDS.partition_point(|&end| end < difference.abs()) as i128;
    if difference < 0 { 100 - higher } else { higher }
}
