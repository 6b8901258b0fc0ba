//! Articles 11 to 13 once more, straight from the text.

use halfpoint::rules::{BoardTieBreaksScope, ExtendedDirectEncounterRestart, Reading, TeamByeBoards};
use halfpoint::tournament::Outcome::*;
use halfpoint::tournament::{BoardResult, Forfeit, GameResult, ParticipantId, System, TeamScore, Tournament};

use super::{Cuts, Naive, Q, Rule, classes, every_rule, whole};

/// The tie-breaks of teams.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TeamRule {
    /// A rule for players on one of the scores; without one on the primary.
    On(Option<TeamScore>, Rule),
    /// The match points or game points.
    Points(TeamScore),
    /// Article 12.1.
    BoardCount,
    /// Article 13.1.
    Secondary,
    /// Article 13.2: the opponents' score, the own points.
    Products(TeamScore, TeamScore, Cuts, bool),
    /// Article 13.4: a fixed factor, forfeits as games, the fore Buchholz.
    Strength(Option<u16>, bool, bool),
}

/// The codes that order groups.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GroupRule {
    /// Article 6 on a score.
    Encounter(Option<TeamScore>, bool),
    /// Article 13.3 with the boards that follow for two teams.
    Extended(&'static [GroupRule], bool),
    /// Article 12.1.
    BoardCount,
    /// Article 12.2.
    TopBoards,
    /// Article 12.3.
    BottomBoards,
}

/// Every rule of which a team has a value, with the text of its code.
pub fn team_rules() -> Vec<(String, TeamRule)> {
    use TeamScore::{Game, Match};
    let mut rules: Vec<(String, TeamRule)> = vec![
        ("MPTS".into(), TeamRule::Points(Match)),
        ("GPTS".into(), TeamRule::Points(Game)),
        ("MPvGP".into(), TeamRule::Secondary),
        ("BC".into(), TeamRule::BoardCount),
        ("SSSC".into(), TeamRule::Strength(None, false, false)),
        ("SSSC/P".into(), TeamRule::Strength(None, true, false)),
        ("SSSC/F".into(), TeamRule::Strength(None, false, true)),
        ("SSSC/K5".into(), TeamRule::Strength(Some(5), false, false)),
    ];
    for (text, rule) in every_rule() {
        let name = text.split(['/', '-']).next().expect("a name").to_owned();
        if name == "DE" {
            continue;
        }
        rules.push((text.clone(), TeamRule::On(if matches!(name.as_str(), "WIN" | "WON") { Some(Match) } else { None }, rule)));
        for (score, suffix) in [(Match, ":MP"), (Game, ":GP")] {
            if name != "TPN" && (score == Match || !matches!(name.as_str(), "WIN" | "WON")) {
                rules.push((text.replacen(&name, &format!("{name}{suffix}"), 1), TeamRule::On(Some(score), rule)));
            }
        }
    }
    for (name, theirs, own) in [("EMMSB", Match, Match), ("EMGSB", Match, Game), ("EGMSB", Game, Match), ("EGGSB", Game, Game)] {
        for (cut, cuts) in [("", Cuts::None), ("/C1", Cuts::Low(1)), ("/C2", Cuts::Low(2))] {
            for (played, forfeits) in [("", false), ("/P", true)] {
                rules.push((format!("{name}{cut}{played}"), TeamRule::Products(theirs, own, cuts, forfeits)));
            }
        }
    }
    rules
}

/// Every rule that orders groups.
pub fn group_rules() -> Vec<(&'static str, GroupRule)> {
    use GroupRule::*;
    use TeamScore::{Game, Match};
    vec![
        ("DE", Encounter(None, false)),
        ("DE:MP", Encounter(Some(Match), false)),
        ("DE:GP", Encounter(Some(Game), false)),
        ("DE:GP/P", Encounter(Some(Game), true)),
        ("EDE", Extended(&[], false)),
        ("EDE/P", Extended(&[], true)),
        ("EDEBT", Extended(&[BoardCount, TopBoards], false)),
        ("EDEBT/P", Extended(&[BoardCount, TopBoards], true)),
        ("EDEBB", Extended(&[BoardCount, BottomBoards], false)),
        ("EDEBB/P", Extended(&[BoardCount, BottomBoards], true)),
        ("EDET", Extended(&[TopBoards], false)),
        ("EDET/P", Extended(&[TopBoards], true)),
        ("EDEB", Extended(&[BottomBoards], false)),
        ("EDEB/P", Extended(&[BottomBoards], true)),
        ("BC", BoardCount),
        ("TBR", TopBoards),
        ("BBE", BottomBoards),
    ]
}

/// The same matches counted in both scores.
pub struct NaiveTeams<'t> {
    tournament: &'t Tournament,
    reading: Reading,
    primary: TeamScore,
    matches: Naive<'t>,
    games: Naive<'t>,
}

impl<'t> NaiveTeams<'t> {
    /// The two tables.
    pub fn new(tournament: &'t Tournament, reading: Reading) -> NaiveTeams<'t> {
        NaiveTeams {
            tournament,
            reading,
            primary: tournament.teams().expect("a tournament of teams").primary(),
            matches: Naive::new(tournament.counted_in(TeamScore::Match), reading),
            games: Naive::new(tournament.counted_in(TeamScore::Game), reading),
        }
    }

    fn on(&self, score: TeamScore) -> &Naive<'t> {
        match score {
            TeamScore::Match => &self.matches,
            TeamScore::Game => &self.games,
        }
    }

    fn secondary(&self) -> &Naive<'t> {
        self.on(if self.primary == TeamScore::Match { TeamScore::Game } else { TeamScore::Match })
    }

    /// The value of a rule for a team.
    pub fn value(&self, rule: TeamRule, id: usize) -> Option<Q> {
        match rule {
            TeamRule::On(score, rule) => self.on(score.unwrap_or(self.primary)).value(rule, id),
            TeamRule::Points(score) => self.on(score).scores[id],
            TeamRule::Secondary => self.secondary().scores[id],
            TeamRule::BoardCount if self.mutual_only() => None,
            TeamRule::BoardCount => Some(self.board_count(id, None)),
            TeamRule::Products(theirs, own, cuts, forfeits) => self.on(theirs).products(self.on(own), id, cuts, forfeits),
            TeamRule::Strength(fixed, forfeits, fore) => {
                let primary = self.on(self.primary);
                let strength = if fore { primary.fore() } else { primary }.buchholz(id, Cuts::None, forfeits)?;
                let factor = fixed.map_or_else(|| self.factor(), |fixed| whole(fixed.into()));
                Some(self.secondary().scores[id]? + strength / factor)
            }
        }
    }

    /// 13.4: rounded towards zero, and at least 1.
    fn factor(&self) -> Q {
        let rounds = match self.tournament.system() {
            System::Swiss => self.tournament.scheduled_rounds(),
            System::DoubleRoundRobin => 2 * (self.matches.count() - 1),
            System::RoundRobin | System::KnockOut => self.matches.count() - 1,
        };
        let quotient = self.on(self.primary).win() * whole(rounds) / self.secondary().win();
        quotient.trunc().max(whole(1))
    }

    // Article 12.

    fn mutual_only(&self) -> bool {
        self.tournament.system() == System::KnockOut || self.reading.board_tie_breaks_scope == BoardTieBreaksScope::MutualMatch
    }

    /// What a team has on a board, against everybody or against one team.
    fn on_board(&self, id: usize, board: usize, against: Option<usize>) -> Q {
        let teams = self.tournament.teams().expect("a tournament of teams");
        let boards = whole(teams.boards());
        let [win, draw, loss] = [self.games.win(), self.games.draw(), self.games.loss()].map(|of_match| of_match / boards);
        let as_result = self.reading.team_bye_boards == TeamByeBoards::AsResult;
        let mut sum = whole(0);
        for (slot, &outcome) in self.games.rows[id].iter().enumerate() {
            if against.is_some() && outcome.opponent().map(ParticipantId::index) != against {
                continue;
            }
            sum += match outcome {
                Played { .. } => match teams.games(ParticipantId::new(id), slot).expect("boards are known")[board] {
                    BoardResult::Played(GameResult::Win) | BoardResult::Forfeited(Forfeit::Win) => win,
                    BoardResult::Played(GameResult::Draw) => draw,
                    BoardResult::Played(GameResult::Loss) | BoardResult::Forfeited(Forfeit::Loss | Forfeit::Both) => loss,
                },
                Forfeited { forfeit: Forfeit::Win, .. } | PairingAllocatedBye => win,
                Forfeited { .. } => loss,
                FullPointBye if as_result => win,
                HalfPointBye if as_result => draw,
                ZeroPointBye | Absent if as_result => loss,
                _ => whole(0),
            };
        }
        sum
    }

    fn boards(&self) -> usize {
        self.tournament.teams().expect("a tournament of teams").boards()
    }

    /// 12.1.
    fn board_count(&self, id: usize, against: Option<usize>) -> Q {
        (0..self.boards()).map(|board| whole(board + 1) * self.on_board(id, board, against)).sum()
    }

    /// The order of a group by boards.
    fn by_boards(&self, rule: GroupRule, group: &[usize]) -> Vec<Vec<usize>> {
        let against: Vec<Option<usize>> = if self.mutual_only() {
            let &[one, other] = group else { return vec![group.to_vec()] };
            let met = |outcome| matches!(outcome, Played { .. } | Forfeited { .. });
            let opponent = Some(ParticipantId::new(other));
            if !self.games.rows[one].iter().any(|&outcome| outcome.opponent() == opponent && met(outcome)) {
                return vec![group.to_vec()];
            }
            vec![Some(other), Some(one)]
        } else {
            vec![None; group.len()]
        };
        let members: Vec<(usize, Option<usize>)> = group.iter().copied().zip(against).collect();
        let on = |board: usize, (id, against)| self.on_board(id, board, against);
        match rule {
            GroupRule::BoardCount => {
                // Only if all have the same game points.
                let points = |(id, against): (usize, Option<usize>)| -> Q {
                    let row = self.games.rows[id].iter().zip(&self.games.points[id]);
                    let counts = |opponent: Option<ParticipantId>| against.is_none() || opponent.map(ParticipantId::index) == against;
                    row.filter(|(outcome, _)| counts(outcome.opponent())).map(|(_, points)| points).sum()
                };
                if members.iter().any(|&member| points(member) != points(members[0])) {
                    return vec![group.to_vec()];
                }
                let values: Vec<(usize, Q)> = members.iter().map(|&(id, against)| (id, self.board_count(id, against))).collect();
                classes(&values, |a, b| a < b)
            }
            GroupRule::TopBoards => self.refine(&members, 0, &|board, member| (board < self.boards()).then(|| on(board, member))),
            GroupRule::BottomBoards => self.refine(&members, 1, &|left_out, member| {
                let count = self.boards().checked_sub(left_out).filter(|&count| count > 0)?;
                Some((0..count).map(|board| on(board, member)).sum())
            }),
            _ => unreachable!("not a rule on boards"),
        }
    }

    /// Compares by one number, those that are still equal by the next.
    fn refine(
        &self,
        members: &[(usize, Option<usize>)],
        step: usize,
        number: &dyn Fn(usize, (usize, Option<usize>)) -> Option<Q>,
    ) -> Vec<Vec<usize>> {
        let group = || members.iter().map(|&(id, _)| id).collect::<Vec<usize>>();
        if members.len() < 2 || number(step, members[0]).is_none() {
            return vec![group()];
        }
        let values: Vec<(usize, Option<Q>)> = members.iter().map(|&member| (member.0, number(step, member))).collect();
        let subsets = classes(&values, |a, b| a > b);
        let of = |subset: &Vec<usize>| members.iter().copied().filter(|(id, _)| subset.contains(id)).collect::<Vec<_>>();
        subsets.iter().flat_map(|subset| self.refine(&of(subset), step + 1, number)).collect()
    }

    // Article 13.3.

    /// The order of a group.
    pub fn order(&self, rule: GroupRule, group: &[usize]) -> Vec<Vec<usize>> {
        match rule {
            GroupRule::Encounter(score, forfeits) => self.on(score.unwrap_or(self.primary)).direct_encounter(group, forfeits),
            GroupRule::Extended(boards, forfeits) => self.extended(boards, forfeits, group),
            rule => self.by_boards(rule, group),
        }
    }

    fn extended(&self, boards: &'static [GroupRule], forfeits: bool, group: &[usize]) -> Vec<Vec<usize>> {
        if group.len() < 2 {
            return vec![group.to_vec()];
        }
        // 13.3.3.
        let anew = |subsets: Vec<Vec<usize>>| subsets.iter().flat_map(|subset| self.extended(boards, forfeits, subset)).collect();
        // 13.3.1.
        let by_primary = self.on(self.primary).one_table(group, forfeits);
        if by_primary.len() > 1 {
            return anew(by_primary);
        }
        if self.reading.extended_direct_encounter_restart == ExtendedDirectEncounterRestart::StayOnSecondary {
            let subsets = self.secondary().direct_encounter(group, forfeits);
            return subsets.iter().flat_map(|subset| self.two_teams(boards, subset)).collect();
        }
        let by_secondary = self.secondary().one_table(group, forfeits);
        if by_secondary.len() > 1 { anew(by_secondary) } else { self.two_teams(boards, group) }
    }

    /// 13.3.2.
    fn two_teams(&self, boards: &'static [GroupRule], group: &[usize]) -> Vec<Vec<usize>> {
        if group.len() == 2 {
            for &rule in boards {
                let order = self.by_boards(rule, group);
                if order.len() > 1 {
                    return order;
                }
            }
        }
        vec![group.to_vec()]
    }
}
