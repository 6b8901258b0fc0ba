//! What is explained from: a tournament under a reading, the edition that is cited, the standings.

use std::cell::OnceCell;

use crate::Exact;
use crate::render::{Arg, Sentence, in_language, say};
use crate::rules::{Concept, Edition, Standing, rules};
use crate::standings::Standings;
use crate::tiebreak::{Code, Context, Cut, Name, refusal};
use crate::tournament::{Outcome, ParticipantId, TeamScore, Tournament};

/// A reading that differs on one axis.
#[derive(Debug)]
pub struct Other<'a> {
    /// The axis.
    pub axis: &'static str,
    /// The option.
    pub option: &'static str,
    /// What the option is.
    pub standing: Standing,
    /// The tournament under it.
    pub cx: Context<'a>,
}

/// The ranks that a reading gives which another edition has, or which the text admits.
#[derive(Debug)]
pub struct OtherRanks {
    /// The axis.
    pub axis: &'static str,
    /// The option.
    pub option: &'static str,
    /// The rank of each participant.
    ranks: Vec<u32>,
}

impl OtherRanks {
    /// The rank of a participant.
    pub fn of(&self, id: ParticipantId) -> u32 {
        self.ranks[id.index()]
    }
}

/// Everything that explanations of one tournament have in common.
#[derive(Debug)]
pub struct Scene<'a> {
    /// The tournament under its reading.
    pub cx: &'a Context<'a>,
    /// The edition whose articles are cited.
    pub edition: &'a Edition,
    /// The standings, for codes that look at tied groups.
    pub standings: Option<&'a Standings>,
    /// The language of titles that are not in the language files.
    pub language: &'a str,
    others: OnceCell<Vec<Other<'a>>>,
    ranks: OnceCell<Vec<OtherRanks>>,
}

impl<'a> Scene<'a> {
    /// Prepares a tournament for explanations in a language.
    pub fn new(cx: &'a Context<'a>, edition: &'a Edition, standings: Option<&'a Standings>, language: &'a str) -> Scene<'a> {
        Scene { cx, edition, standings, language, others: OnceCell::new(), ranks: OnceCell::new() }
    }

    /// The same scene with the facts counted in a score of teams.
    pub fn counted_in(&self, score: Option<TeamScore>) -> Scene<'a> {
        Scene::new(self.cx.counted_in(score), self.edition, self.standings, self.language)
    }

    /// The scene in which the opponents of a code are counted: of teams in the score that the code names, or that its
    /// name stands for.
    pub fn of(&self, code: Code) -> Scene<'a> {
        match code.name {
            Name::Emmsb | Name::Emgsb => self.counted_in(Some(TeamScore::Match)),
            Name::Egmsb | Name::Eggsb => self.counted_in(Some(TeamScore::Game)),
            Name::Mpvgp => self.counted_in(self.tournament().team_score().map(TeamScore::other)),
            _ => self.counted_in(code.counted_score()),
        }
    }

    /// The key of a sentence that names the points: for teams that of match points or game points.
    pub fn by_score(&self, key: &'static str) -> String {
        match self.tournament().team_score() {
            Some(score) => format!("{key}-{}", score.abbreviation()),
            None => key.to_owned(),
        }
    }

    /// The facts.
    pub fn tournament(&self) -> &'a Tournament {
        self.cx.tournament()
    }

    /// The tournament under every reading that differs on just one axis; computed once.
    pub fn others(&self) -> &[Other<'a>] {
        self.others.get_or_init(|| {
            let mut others = Vec::new();
            for (axis, present) in self.cx.reading().options() {
                let options = rules().axis(axis).map(|axis| axis.options.as_slice()).unwrap_or_default();
                for option in options.iter().filter(|option| option.id != present && option.is != Standing::Former) {
                    if let Ok(reading) = self.cx.reading().with(axis, &option.id) {
                        let cx = Context::new(self.tournament(), reading);
                        others.push(Other { axis, option: &option.id, standing: option.is, cx });
                    }
                }
            }
            others.sort_by_key(|other| match other.standing {
                Standing::Edition | Standing::Former => 0,
                Standing::Admissible => 1,
                Standing::Misreading => 2,
            });
            others
        })
    }

    /// The ranks by the scene's list under every reading of another edition, and every one that the text admits, which
    /// differs on just one axis and has all the codes; computed once. Nothing where the scene has no standings.
    pub fn other_ranks(&self) -> &[OtherRanks] {
        self.ranks.get_or_init(|| {
            let list: Vec<Code> = self.standings.iter().flat_map(|standings| &standings.columns).map(|column| column.code).collect();
            let ranks = |other: &Other<'_>| {
                let refused =
                    |&code: &Code| refusal(code, self.tournament(), &other.cx.reading()).is_some_and(|refusal| !refusal.is_warning());
                if list.iter().any(refused) {
                    return None;
                }
                let mut ranks = vec![0; self.tournament().participants().len()];
                for row in Standings::new(&other.cx, &list).rows {
                    ranks[row.participant.index()] = row.rank;
                }
                Some(OtherRanks { axis: other.axis, option: other.option, ranks })
            };
            let told = |other: &&Other<'_>| matches!(other.standing, Standing::Edition | Standing::Admissible);
            if list.is_empty() { Vec::new() } else { self.others().iter().filter(told).filter_map(ranks).collect() }
        })
    }

    /// The number of the article on a concept.
    pub fn number(&self, concept: Concept) -> String {
        self.edition.number(concept).to_owned()
    }

    /// The numbers of several articles.
    pub fn numbers(&self, concepts: &[Concept]) -> Vec<String> {
        concepts.iter().map(|&concept| self.number(concept)).collect()
    }

    /// A citation as a value.
    pub fn cite(&self, concept: Concept) -> Arg {
        Arg::Cite(self.number(concept))
    }

    /// A participant's name as a value.
    pub fn name(&self, id: ParticipantId) -> Arg {
        Arg::Name(self.tournament().participant(id).name.clone())
    }

    /// A participant's pairing number.
    pub fn pairing_number(&self, id: ParticipantId) -> u32 {
        self.tournament().participant(id).number
    }

    /// The names of several participants.
    pub fn names(&self, ids: impl IntoIterator<Item = ParticipantId>) -> Arg {
        Arg::List(ids.into_iter().map(|id| self.name(id)).collect())
    }

    /// The edition's title.
    pub fn edition_title(&self) -> String {
        in_language(&self.edition.title, self.language).to_owned()
    }

    /// The outcome of a slot.
    pub fn outcome(&self, id: ParticipantId, slot: u16) -> Outcome {
        self.tournament().row(id)[usize::from(slot)]
    }

    /// What a participant was awarded in a slot.
    pub fn awarded(&self, id: ParticipantId, slot: u16) -> Exact {
        self.tournament().awarded(id, usize::from(slot))
    }

    /// The round of a slot, or in a grid the number of the game.
    pub fn round(&self, slot: u16) -> Arg {
        Arg::Count(i64::from(slot) + 1)
    }

    /// “4 and 5”.
    pub fn rounds(&self, slots: &[u16]) -> Arg {
        Arg::List(slots.iter().map(|&slot| self.round(slot)).collect())
    }

    /// The points that one could have scored: a win in every round, or with fixed pairings in every game.
    pub fn maximum(&self) -> Exact {
        let tournament = self.tournament();
        let games = if tournament.system().has_fixed_pairings() {
            (tournament.participants().len() - 1) * tournament.system().cycles() as usize
        } else {
            tournament.slots()
        };
        tournament.scoring().win * Exact::from(i64::try_from(games).expect("rounds are limited in number"))
    }

    /// The name of a tie-break with its modifiers: “Buchholz Cut-1”.
    pub fn code_name(&self, code: Code) -> Sentence {
        let key = format!("tie-break-{}", code.name.as_str());
        let moved = Exact::HALF * Exact::from(u32::from(code.limit.unsigned_abs()));
        let name = match code.cut {
            Cut::None if code.limit > 0 => say(key + ".raised").with("moved", moved),
            Cut::None if code.limit < 0 => say(key + ".lowered").with("moved", moved),
            Cut::None if code.fore => say(key + ".fore"),
            Cut::None if code.reversed => say(key + ".reversed"),
            Cut::None => say(key),
            Cut::Lowest(count) => say(key + ".cut").with("count", u32::from(count)),
            Cut::Median(count) => say(key + ".median").with("count", u32::from(count)),
        };
        let name = match code.score {
            Some(TeamScore::Match) => say("tie-break-on-match-points").with("name", name),
            Some(TeamScore::Game) => say("tie-break-on-game-points").with("name", name),
            None => name,
        };
        if code.forfeits_played { say("tie-break-with-forfeits").with("name", name) } else { name }
    }

    /// The article that defines a tie-break.
    pub fn code_article(&self, code: Code) -> String {
        self.number(code.name.entry().concept)
    }

    /// Whether the participants are teams.
    pub fn is_of_teams(&self) -> bool {
        self.tournament().is_of_teams()
    }

    /// Whether unplayed rounds follow article 16.
    pub fn is_swiss(&self) -> bool {
        !self.tournament().system().has_fixed_pairings()
    }

    /// Whether a code sums opponents' scores, which in a Swiss are adjusted.
    pub fn adjusts(&self, code: Code) -> bool {
        self.is_swiss()
            && matches!(code.name, Name::Bh | Name::Fb | Name::Sb | Name::Aob | Name::Emmsb | Name::Emgsb | Name::Egmsb | Name::Eggsb)
    }
}
