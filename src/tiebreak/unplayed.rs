//! Unplayed rounds: articles 15 and 16.
//!
//! In fixed pairings forfeits are regular games and a free round is no element of any sum (15.2). In a Swiss each
//! unplayed round has a category (16.2); a participant counts for opponents with an adjusted score (16.3); in the
//! participant's own tie-breaks an unplayed round is a game against a dummy (16.4).
//!
//! Before September 2023 an own unplayed round was a game against a virtual opponent, and every unplayed round of an
//! opponent counted as a draw.

use super::Context;
use crate::Exact;
use crate::rules::{CapRounds, Cites, Concept, DummyCap, ForeFinalRound, OwnScore, Reading, RoundsAfterWithdrawal};
use crate::rules::{TrailingByes, TrailingForfeits, UnplayedOpponents, UnplayedOwn};
use crate::tournament::{Forfeit, GameResult, Outcome, ParticipantId, Tournament};
use crate::working::{Category, Kind, Label, Operation, Reason, Recorder, Value};

/// Scores and adjusted scores, as they are or with the final round taken as drawn.
#[derive(Debug)]
pub(super) struct Basis {
    /// The slot whose paired games are taken as drawn.
    drawn: Option<usize>,
    /// Final scores; undefined where the final round is taken as drawn and what it really gave is not known.
    scores: Vec<Value>,
    adjusted: Vec<Value>,
    /// The first slot from which on every round of the participant is a voluntary unplayed one.
    trailing: Vec<usize>,
}

impl Basis {
    /// The scores as they are.
    pub(super) fn real(tournament: &Tournament, reading: Reading) -> Basis {
        Basis::new(tournament, reading, None)
    }

    /// The scores after replacing every paired game of the final round by a draw (8.3). Before the final round is
    /// paired there is nothing to replace.
    pub(super) fn fore(tournament: &Tournament, reading: Reading) -> Basis {
        let last = tournament.slots().checked_sub(1);
        let drawn = match reading.fore_final_round {
            ForeFinalRound::LastScheduled => last.filter(|_| tournament.is_complete()),
            ForeFinalRound::LastEntered => last,
        };
        Basis::new(tournament, reading, drawn)
    }

    fn new(tournament: &Tournament, reading: Reading, drawn: Option<usize>) -> Basis {
        let count = tournament.participants().len();
        let mut basis = Basis { drawn, scores: Vec::with_capacity(count), adjusted: Vec::new(), trailing: Vec::with_capacity(count) };
        for id in tournament.ids() {
            let row = tournament.row(id);
            let voluntary = (0..row.len()).rev().take_while(|&slot| basis.outcome(row, slot).is_voluntary_unplayed()).count();
            basis.trailing.push(row.len() - voluntary);
            let score = match drawn {
                None => Some(tournament.score(id)),
                Some(slot) if row[slot] == Outcome::Unknown => None,
                Some(slot) => Some(tournament.score(id) + basis.drawn_addition(tournament, id, slot)),
            };
            basis.scores.push(score);
        }
        // In fixed pairings opponents count with their scores as they are (15.2).
        let adjust = |id: ParticipantId| {
            let score = basis.scores[id.index()]?;
            let row = tournament.row(id);
            let additions = |slot| basis.for_opponents(tournament, reading, id, slot).0 - basis.awarded(tournament, id, slot);
            let all = reading.unplayed_opponents == UnplayedOpponents::AllDraws || reading.trailing_byes == TrailingByes::EveryBye;
            let first = if all { 0 } else { basis.trailing[id.index()] };
            Some(score + (first..row.len()).map(additions).sum())
        };
        let adjusted = if tournament.system().has_fixed_pairings() { basis.scores.clone() } else { tournament.ids().map(adjust).collect() };
        basis.adjusted = adjusted;
        basis
    }

    /// The final score as awarded.
    pub(super) fn score(&self, id: ParticipantId) -> Value {
        self.scores[id.index()]
    }

    /// The score that counts for opponents.
    pub(super) fn adjusted(&self, id: ParticipantId) -> Value {
        self.adjusted[id.index()]
    }

    /// What taking the final round as drawn adds to a score.
    fn drawn_addition(&self, tournament: &Tournament, id: ParticipantId, slot: usize) -> Exact {
        self.awarded(tournament, id, slot) - tournament.awarded(id, slot)
    }

    /// What a participant was awarded in a slot, the final round being drawn where this basis says so.
    fn awarded(&self, tournament: &Tournament, id: ParticipantId, slot: usize) -> Exact {
        let row = tournament.row(id);
        if self.is_drawn(row, slot) { tournament.scoring().draw } else { tournament.awarded(id, slot) }
    }

    /// Whether taking the final round as drawn changes what happened in a slot.
    fn is_changed(&self, tournament: &Tournament, id: ParticipantId, slot: usize) -> bool {
        let row = tournament.row(id);
        self.is_drawn(row, slot)
            && (self.outcome(row, slot) != row[slot] || self.awarded(tournament, id, slot) != tournament.awarded(id, slot))
    }

    /// Whether a slot is a paired game of the final round that this basis takes as drawn.
    fn is_drawn(&self, row: &[Outcome], slot: usize) -> bool {
        let paired = matches!(row[slot], Outcome::Played { .. } | Outcome::Forfeited { .. } | Outcome::NotYetPlayed { .. });
        paired && self.drawn == Some(slot)
    }

    /// What happened in a slot, the final round being drawn where this basis says so.
    pub(super) fn outcome(&self, row: &[Outcome], slot: usize) -> Outcome {
        let outcome = row[slot];
        match outcome.opponent() {
            Some(opponent) if self.is_drawn(row, slot) => Outcome::Played { opponent, colour: outcome.colour(), result: GameResult::Draw },
            _ => outcome,
        }
    }

    /// The category of an unplayed round (16.2); `None` for a round that is none.
    pub(super) fn category(&self, id: ParticipantId, slot: usize, outcome: Outcome) -> Option<Category> {
        match outcome {
            Outcome::PairingAllocatedBye | Outcome::FullPointBye => Some(Category::Bye),
            Outcome::Forfeited { forfeit: Forfeit::Win, .. } => Some(Category::ForfeitWin),
            Outcome::Forfeited { .. } => Some(Category::ForfeitLoss),
            Outcome::HalfPointBye | Outcome::ZeroPointBye | Outcome::Absent => {
                let trailing = slot >= self.trailing[id.index()];
                Some(if trailing { Category::TrailingBye } else { Category::RequestedBye })
            }
            Outcome::Played { .. } | Outcome::FreeRound | Outcome::NotYetPlayed { .. } | Outcome::Unknown => None,
        }
    }

    /// What a round counts when the participant's score is used for opponents (16.3), and why.
    fn for_opponents(&self, tournament: &Tournament, reading: Reading, id: ParticipantId, slot: usize) -> (Exact, Option<Reason>) {
        let outcome = self.outcome(tournament.row(id), slot);
        let category = self.category(id, slot, outcome);
        let drawn = match category {
            Some(_) if reading.unplayed_opponents == UnplayedOpponents::AllDraws => true,
            Some(Category::TrailingBye) => reading.trailing_byes != TrailingByes::AsAwarded,
            Some(Category::RequestedBye) => reading.trailing_byes == TrailingByes::EveryBye,
            Some(Category::ForfeitLoss) => reading.trailing_forfeits == TrailingForfeits::Draws && slot >= self.trailing[id.index()],
            _ => false,
        };
        match category {
            Some(category) if drawn => (tournament.scoring().draw, Some(Reason::DrawForOpponents(category))),
            category => (self.awarded(tournament, id, slot), category.map(Reason::Unplayed)),
        }
    }
}

/// The step of a final score: the awarded points of each round.
pub(super) fn score<R: Recorder>(cx: &Context<'_>, r: &R, fore: bool, id: ParticipantId) -> R::Node {
    let basis = cx.basis(fore);
    let kind = cx.score_kind(id, fore);
    r.known(kind, basis.score(id), || {
        let tournament = cx.tournament();
        let row = tournament.row(id);
        let cites: Cites = if fore { &[Concept::ForeBuchholz] } else { &[] };
        if row.contains(&Outcome::Unknown) {
            return r.derive(Label::new(kind, cites), Operation::Sum, stated(cx, r, fore, id));
        }
        let rounds = (0..).zip(0..row.len()).map(|(at, slot)| {
            let outcome = basis.outcome(row, slot);
            let label = Label::new(Kind::Awarded { slot: at }, &[]);
            let drawn = basis.is_changed(tournament, id, slot).then_some(Reason::FinalRoundDrawn);
            let reason = drawn.or(basis.category(id, slot, outcome).map(Reason::Unplayed));
            r.given(label.because_of(reason), Some(basis.awarded(tournament, id, slot)))
        });
        r.derive(Label::new(kind, cites), Operation::Sum, rounds)
    })
}

/// The steps of a stated score, and of what the final round adds to it when it is taken as drawn; undefined when what
/// that round gave is hidden in the stated score.
fn stated<R: Recorder>(cx: &Context<'_>, r: &R, fore: bool, id: ParticipantId) -> Vec<R::Node> {
    let tournament = cx.tournament();
    let basis = cx.basis(fore);
    let row = tournament.row(id);
    let hidden = basis.drawn.is_some_and(|slot| row[slot] == Outcome::Unknown);
    let score = (!hidden).then(|| tournament.score(id));
    let stated = r.given(Label::new(Kind::Stated, &[]).because(Reason::GamesUnknown), score);
    let drawn = basis.drawn.filter(|&slot| basis.is_changed(tournament, id, slot)).map(|slot| {
        let kind = Kind::Addition { slot: u16::try_from(slot).expect("rounds are limited in number") };
        let label = Label::new(kind, &[Concept::ForeBuchholz]).because(Reason::FinalRoundDrawn);
        r.given(label, Some(basis.drawn_addition(tournament, id, slot)))
    });
    std::iter::once(stated).chain(drawn).collect()
}

/// The step of the score that counts for opponents: in fixed pairings the score as it is, in a Swiss the adjusted
/// score of 16.3.
pub(super) fn adjusted<R: Recorder>(cx: &Context<'_>, r: &R, fore: bool, id: ParticipantId) -> R::Node {
    if cx.tournament().system().has_fixed_pairings() {
        return score(cx, r, fore, id);
    }
    let basis = cx.basis(fore);
    let kind = cx.adjusted_kind(id, fore);
    r.known(kind, basis.adjusted(id), || {
        let tournament = cx.tournament();
        let row = tournament.row(id);
        let unknown = row.contains(&Outcome::Unknown);
        let round = |slot: usize| {
            let at = u16::try_from(slot).expect("rounds are limited in number");
            let (value, reason) = basis.for_opponents(tournament, cx.reading(), id, slot);
            let all_draws = cx.reading().unplayed_opponents == UnplayedOpponents::AllDraws;
            let cites: Cites = match reason {
                Some(_) if all_draws => &[Concept::OpponentsUnplayed],
                Some(Reason::DrawForOpponents(Category::RequestedBye)) => &[Concept::CategoryRequestedBye, Concept::AdjustedTrailingByes],
                Some(Reason::DrawForOpponents(_)) => &[Concept::CategoryTrailingBye, Concept::AdjustedTrailingByes],
                Some(_) => &[Concept::AdjustedAsAwarded],
                None => &[],
            };
            if unknown {
                let added = value - basis.awarded(tournament, id, slot);
                return r.given(Label::new(Kind::Addition { slot: at }, cites).because_of(reason), Some(added));
            }
            let drawn = basis.is_changed(tournament, id, slot).then_some(Reason::FinalRoundDrawn);
            r.given(Label::new(Kind::Awarded { slot: at }, cites).because_of(drawn.or(reason)), Some(value))
        };
        let all_draws = cx.reading().unplayed_opponents == UnplayedOpponents::AllDraws;
        let label = Label::new(kind, if all_draws { &[Concept::OpponentsUnplayed] } else { &[Concept::AdjustedScore] });
        if unknown {
            let known = (0..row.len()).filter(|&slot| basis.category(id, slot, basis.outcome(row, slot)).is_some());
            r.derive(label, Operation::Sum, stated(cx, r, fore, id).into_iter().chain(known.map(round)))
        } else {
            r.derive(label, Operation::Sum, (0..row.len()).map(round))
        }
    })
}

/// The opponent's score that one round brings to a sum over opponents.
#[derive(Debug)]
pub(super) struct Opposition<N> {
    /// The score, or the dummy's.
    pub(super) node: N,
    /// Its value.
    pub(super) value: Value,
    /// Whether the round is a voluntary unplayed one in the sense of 16.5.
    pub(super) voluntary: bool,
    /// Why, where the round was not played.
    pub(super) reason: Option<Reason>,
    /// The articles beside the code's own.
    pub(super) cites: Cites,
}

/// The articles that leave a round out of a sum; `usual` are those of the sum.
pub(super) fn leaving_out(reason: Reason, usual: Cites) -> Cites {
    match reason {
        Reason::FreeRound => &[Concept::FixedPairings],
        Reason::AfterWithdrawal => &[Concept::RequestedBye],
        _ => usual,
    }
}

/// What a round is as an element of Buchholz and Sonneborn-Berger.
#[derive(Debug)]
pub(super) enum Element<N> {
    /// It brings an opponent's score.
    Opposition(Opposition<N>),
    /// It is no element, for this reason.
    Nothing(Reason),
}

/// What one round brings to a sum over opponents.
pub(super) fn element<R: Recorder>(
    cx: &Context<'_>,
    r: &R,
    fore: bool,
    forfeits_played: bool,
    id: ParticipantId,
    slot: usize,
) -> Element<R::Node> {
    let tournament = cx.tournament();
    let basis = cx.basis(fore);
    let outcome = basis.outcome(tournament.row(id), slot);
    let fixed = tournament.system().has_fixed_pairings();
    let against = |opponent, reason: Option<Reason>, cites: Cites| {
        let node = adjusted(cx, r, fore, opponent);
        Element::Opposition(Opposition { value: R::value(&node), node, voluntary: false, reason, cites })
    };
    match outcome {
        Outcome::Played { opponent, .. } => {
            let drawn = basis.is_changed(tournament, id, slot);
            against(opponent, drawn.then_some(Reason::FinalRoundDrawn), if drawn { &[Concept::ForeBuchholz] } else { &[] })
        }
        Outcome::Forfeited { opponent, .. } if fixed => against(opponent, Some(Reason::RegularGame), &[Concept::FixedPairings]),
        Outcome::Forfeited { opponent, .. } if forfeits_played => {
            against(opponent, Some(Reason::ForfeitAsGame), &[Concept::EventMayDiffer])
        }
        Outcome::FreeRound => Element::Nothing(Reason::FreeRound),
        Outcome::NotYetPlayed { .. } => Element::Nothing(Reason::NotYetPlayed),
        Outcome::Unknown => {
            let node = r.given(Label::new(Kind::Stated, &[]).because(Reason::GamesUnknown), None);
            Element::Opposition(Opposition { node, value: None, voluntary: false, reason: Some(Reason::GamesUnknown), cites: &[] })
        }
        unplayed => {
            let category = basis.category(id, slot, unplayed).expect("the other outcomes are handled above");
            let dropped = cx.reading().rounds_after_withdrawal == RoundsAfterWithdrawal::Dropped;
            if dropped && category == Category::TrailingBye && unplayed != Outcome::HalfPointBye {
                return Element::Nothing(Reason::AfterWithdrawal);
            }
            let virtual_opponent = cx.reading().unplayed_own == UnplayedOwn::VirtualOpponent;
            let node =
                if virtual_opponent { self::virtual_opponent(cx, r, fore, id, slot) } else { dummy(cx, r, fore, id, unplayed, category) };
            Element::Opposition(Opposition {
                value: R::value(&node),
                node,
                voluntary: unplayed.is_voluntary_unplayed(),
                reason: Some(Reason::Unplayed(category)),
                cites: if virtual_opponent { &[Concept::VirtualOpponent] } else { category_cites(category) },
            })
        }
    }
}

fn category_cites(category: Category) -> Cites {
    match category {
        Category::Bye => &[Concept::CategoryBye, Concept::Dummy],
        Category::ForfeitWin => &[Concept::CategoryForfeitWin, Concept::Dummy],
        Category::RequestedBye => &[Concept::CategoryRequestedBye, Concept::Dummy],
        Category::ForfeitLoss => &[Concept::CategoryForfeitLoss, Concept::Dummy],
        Category::TrailingBye => &[Concept::CategoryTrailingBye, Concept::Dummy],
    }
}

/// The score of the virtual opponent that stood in for an own unplayed round before September 2023: the participant's
/// score before the round, the complement of what the round gave, and a draw in each later round.
fn virtual_opponent<R: Recorder>(cx: &Context<'_>, r: &R, fore: bool, id: ParticipantId, slot: usize) -> R::Node {
    let tournament = cx.tournament();
    let basis = cx.basis(fore);
    let row = tournament.row(id);
    let scoring = tournament.scoring();
    let rounds = (0..).zip(0..slot).map(|(at, slot)| {
        let unknown = row[slot] == Outcome::Unknown;
        let value = (!unknown).then(|| basis.awarded(tournament, id, slot));
        r.given(Label::new(Kind::Awarded { slot: at }, &[]).because_of(unknown.then_some(Reason::GamesUnknown)), value)
    });
    let before = r.derive(Label::new(Kind::Before, &[]), Operation::Sum, rounds);
    let complement = scoring.win - basis.awarded(tournament, id, slot);
    let complement = r.given(Label::new(Kind::Complement, &[]), Some(complement));
    let later = i64::try_from(tournament.slots() - slot - 1).expect("rounds are limited in number");
    let draw = r.given(Label::new(Kind::Draw, &[]), Some(scoring.draw));
    let later = r.given(Label::new(Kind::Rounds, &[]), Some(Exact::from(later)));
    let later = r.derive(Label::new(Kind::LaterDraws, &[]), Operation::Product, [draw, later]);
    r.derive(Label::new(Kind::VirtualOpponent, &[Concept::VirtualOpponent]), Operation::Sum, [before, complement, later])
}

/// The score of the dummy that stands in for an own unplayed round (16.4).
fn dummy<R: Recorder>(cx: &Context<'_>, r: &R, fore: bool, id: ParticipantId, outcome: Outcome, category: Category) -> R::Node {
    let tournament = cx.tournament();
    let reading = cx.reading();
    let own = match reading.own_score {
        OwnScore::Final => score(cx, r, fore, id),
        OwnScore::Adjusted => adjusted(cx, r, fore, id),
    };
    let scheduled = outcome.opponent();
    let by_opponent = |opponent| {
        let cap = adjusted(cx, r, fore, opponent);
        r.derive(Label::new(Kind::OpponentCap, &[Concept::DummyCapForfeit]), Operation::First, [cap])
    };
    let by_draws = || {
        let rounds = match reading.cap_rounds {
            CapRounds::ComputedFor => tournament.slots(),
            CapRounds::Scheduled => tournament.scheduled_rounds(),
        };
        let rounds = i64::try_from(rounds).expect("rounds are limited in number");
        let draw = r.given(Label::new(Kind::Draw, &[]), Some(tournament.scoring().draw));
        let rounds = r.given(Label::new(Kind::Rounds, &[]), Some(Exact::from(rounds)));
        r.derive(Label::new(Kind::DrawsCap, &[Concept::DummyCapDraws]), Operation::Product, [draw, rounds])
    };
    let caps = match (reading.dummy_cap, scheduled) {
        (DummyCap::Uncapped, _) => [None, None],
        (DummyCap::Capped, Some(opponent)) => [Some(by_opponent(opponent)), None],
        (DummyCap::BothCaps, Some(opponent)) => [Some(by_opponent(opponent)), Some(by_draws())],
        (DummyCap::Capped | DummyCap::BothCaps, None) | (DummyCap::DrawsOnly, _) => [Some(by_draws()), None],
    };
    let binds = caps.iter().flatten().any(|cap| R::value(cap) < R::value(&own));
    let by_scheduled = scheduled.is_some() && reading.dummy_cap != DummyCap::DrawsOnly;
    let cites: Cites = match (caps[0].is_some(), by_scheduled) {
        (false, _) => &[Concept::Dummy],
        (true, true) => &[Concept::Dummy, Concept::DummyCapForfeit],
        (true, false) => &[Concept::Dummy, Concept::DummyCapDraws],
    };
    let reason = match caps[0] {
        None => Reason::Unplayed(category),
        Some(_) if binds => Reason::CapBinds,
        Some(_) => Reason::CapIdle,
    };
    r.derive(Label::new(Kind::Dummy, cites).because(reason), Operation::Least, std::iter::once(own).chain(caps.into_iter().flatten()))
}
