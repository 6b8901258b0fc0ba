//! The results on the boards (C.07 12): board count (BC, 12.1), top board results (TBR, 12.2) and bottom board
//! elimination (BBE, 12.3).
//!
//! Board count adds up, over the boards, the number of the board times the game points made on it: the lower, the more
//! was made on the top boards. It applies only to teams with equal game points. Results 1, ½, ½, 0 on four boards:
//!
//! ```
//! # use halfpoint::Exact;
//! let [win, draw] = ["1", "½"].map(|points| points.parse::<Exact>().unwrap());
//! assert_eq!(Exact::from(1) * win + Exact::from(2) * draw + Exact::from(3) * draw, "3½".parse().unwrap());
//! ```
//!
//! Top board results compare board 1, then board 2 and so on; bottom board elimination compares all boards but the
//! last, then all but the last two and so on. A forfeited game counts as a win and a loss, a pairing-allocated bye as a
//! win on every board.

use super::{Code, Context, Name, Ranking};
use crate::Exact;
use crate::rules::{BoardTieBreaksScope, Cites, Concept, TeamByeBoards};
use crate::tournament::{BoardResult, Forfeit, GameResult, Outcome, ParticipantId, System, TeamScore, Teams};
use crate::working::{Kind, Label, Operation, Reason, Recorder, Value};

/// The team whose matches alone count, where only the match between two teams does.
type Against = Option<ParticipantId>;

/// The board count of a team in the whole tournament; undefined where only the match between two teams counts, which is
/// a matter of a tied group.
pub(super) fn compute<R: Recorder>(cx: &Context<'_>, r: &R, code: Code, id: ParticipantId) -> R::Node {
    let label = Label::new(Kind::TieBreak { code, participant: id }, &[Concept::BoardCount]);
    match cx.tournament().teams() {
        Some(teams) if scope(cx) == BoardTieBreaksScope::WholeTournament => {
            r.derive(label, Operation::Sum, counted_boards(cx, r, teams, id, None))
        }
        Some(_) => r.given(label.because(Reason::NoMutualMatch), None),
        None => r.given(label.because(Reason::BoardsUnknown), None),
    }
}

/// Whether a team has board results only against the one team that it is tied with.
pub(super) fn only_in_group(cx: &Context<'_>) -> bool {
    scope(cx) == BoardTieBreaksScope::MutualMatch
}

/// Which matches count. What a knock-out decides is one match.
fn scope(cx: &Context<'_>) -> BoardTieBreaksScope {
    match cx.tournament().system() {
        System::KnockOut => BoardTieBreaksScope::MutualMatch,
        _ => cx.reading().board_tie_breaks_scope,
    }
}

fn met(cx: &Context<'_>, one: ParticipantId, other: ParticipantId) -> bool {
    cx.row(one).any(|(_, outcome)| outcome.opponent() == Some(other) && !matches!(outcome, Outcome::NotYetPlayed { .. }))
}

/// Orders a tied group of at least two teams by BC, TBR or BBE; `first_place` is the place of its first member.
pub(super) fn rank<R: Recorder>(cx: &Context<'_>, r: &R, code: Code, group: &[ParticipantId], first_place: u32) -> Ranking<R::Node> {
    let lead = group.iter().copied().min_by_key(|&id| cx.tournament().participant(id).number).expect("a group has members");
    let label = Label::new(Kind::Ranking { code, lead }, article(code.name)).evidence();
    let stay_tied = |reason| Ranking {
        places: vec![group.to_vec()],
        values: Vec::new(),
        node: r.derive(label.because(reason), Operation::Table, Vec::new()),
    };
    let Some(teams) = cx.tournament().teams() else { return stay_tied(Reason::BoardsUnknown) };
    let against: Vec<Against> = match (scope(cx), group) {
        (BoardTieBreaksScope::WholeTournament, _) => vec![None; group.len()],
        (BoardTieBreaksScope::MutualMatch, &[one, other]) if met(cx, one, other) => vec![Some(other), Some(one)],
        (BoardTieBreaksScope::MutualMatch, _) => return stay_tied(Reason::NoMutualMatch),
    };
    let members: Vec<(ParticipantId, Against)> = group.iter().copied().zip(against).collect();
    let compared: Vec<(ParticipantId, Vec<Value>)> =
        members.iter().map(|&(id, against)| (id, compared(cx, teams, code.name, id, against))).collect();
    let mut points = members.iter().map(|&(id, against)| game_points(cx, id, against));
    let first = points.next();
    let applies = code.name != Name::Bc || points.all(|points| Some(points) == first);
    let known = compared.iter().all(|(_, values)| values.iter().all(Option::is_some));
    let places = if known && applies { sorted(&compared, code.name) } else { vec![group.to_vec()] };
    let reason = match (known, applies) {
        (false, _) => Reason::BoardsUnknown,
        (true, false) => Reason::GamePointsDiffer,
        (true, true) if places.len() > 1 => Reason::BoardsDecide,
        (true, true) => Reason::BoardsEqual,
    };
    let shown = r.shown(|| {
        let mut place = first_place;
        let mut shown = Vec::with_capacity(group.len());
        for subset in &places {
            let last = place + subset.len() as u32 - 1;
            for &(id, against) in members.iter().filter(|(id, _)| subset.contains(id)) {
                shown.push(member(cx, r, teams, code.name, id, against, Reason::Place { first: place, last }));
            }
            place = last + 1;
        }
        shown
    });
    let values = if code.name == Name::Bc { compared.iter().map(|(id, values)| (*id, values[0])).collect() } else { Vec::new() };
    Ranking { places, values, node: r.derive(label.because(reason), Operation::Table, shown.unwrap_or_default()) }
}

fn article(name: Name) -> Cites {
    match name {
        Name::Tbr => &[Concept::TopBoardResults],
        Name::Bbe => &[Concept::BottomBoardElimination],
        _ => &[Concept::BoardCount],
    }
}

/// The game points that must be equal for board count to apply: those of the tournament, or of the match that counts.
fn game_points(cx: &Context<'_>, id: ParticipantId, against: Against) -> Exact {
    let games = cx.counted_in(Some(TeamScore::Game));
    match against {
        None => games.score(id),
        Some(_) => rounds(cx, id, against).map(|(slot, _)| games.tournament().awarded(id, usize::from(slot))).sum(),
    }
}

/// The members with equal values together, the best first.
fn sorted(compared: &[(ParticipantId, Vec<Value>)], name: Name) -> Vec<Vec<ParticipantId>> {
    let mut sorted: Vec<&(ParticipantId, Vec<Value>)> = compared.iter().collect();
    sorted.sort_by(|(_, one), (_, other)| if name == Name::Bc { one.cmp(other) } else { other.cmp(one) });
    sorted.chunk_by(|(_, one), (_, other)| one == other).map(|equal| equal.iter().map(|&&(id, _)| id).collect()).collect()
}

/// The numbers by which teams are compared, one after the other.
fn compared(cx: &Context<'_>, teams: &Teams, name: Name, id: ParticipantId, against: Against) -> Vec<Value> {
    let totals: Vec<Value> = boards(teams).map(|board| total(cx, teams, id, board, against)).collect();
    match name {
        Name::Tbr => totals,
        Name::Bbe => (1..totals.len()).rev().map(|count| totals[..count].iter().copied().sum()).collect(),
        _ => vec![(1..).zip(&totals).map(|(number, &total): (u32, _)| Some(Exact::from(number) * total?)).sum()],
    }
}

fn boards(teams: &Teams) -> impl Iterator<Item = u8> {
    1..=u8::try_from(teams.boards()).expect("boards are limited in number")
}

/// The rounds of a team that are looked at.
fn rounds(cx: &Context<'_>, id: ParticipantId, against: Against) -> impl Iterator<Item = (u16, Outcome)> {
    cx.row(id).filter(move |(_, outcome)| against.is_none() || outcome.opponent() == against)
}

/// What a round is on the boards.
enum OnBoards<'t> {
    /// A match with a result on each board.
    Results(&'t [BoardResult]),
    /// The same result on every board.
    Every(GameResult, Reason, Cites),
    /// Nothing.
    Nothing(Reason, Cites),
    /// A match whose boards are not known.
    Unknown,
}

fn on_boards<'t>(cx: &Context<'_>, teams: &'t Teams, id: ParticipantId, slot: u16) -> OnBoards<'t> {
    let cites: Cites = &[Concept::TeamKnockOut];
    let bye = |result| match cx.reading().team_bye_boards {
        TeamByeBoards::Nothing => OnBoards::Nothing(Reason::NothingOnBoards, cites),
        TeamByeBoards::AsResult => OnBoards::Every(result, Reason::ByeOnEveryBoard, cites),
    };
    match cx.tournament().row(id)[usize::from(slot)] {
        Outcome::Played { .. } => teams.games(id, usize::from(slot)).map_or(OnBoards::Unknown, OnBoards::Results),
        Outcome::Forfeited { forfeit: Forfeit::Win, .. } => OnBoards::Every(GameResult::Win, Reason::ForfeitOnEveryBoard, cites),
        Outcome::Forfeited { .. } => OnBoards::Every(GameResult::Loss, Reason::ForfeitOnEveryBoard, cites),
        Outcome::PairingAllocatedBye => OnBoards::Every(GameResult::Win, Reason::WinOnEveryBoard, cites),
        Outcome::FullPointBye => bye(GameResult::Win),
        Outcome::HalfPointBye => bye(GameResult::Draw),
        Outcome::ZeroPointBye | Outcome::Absent => bye(GameResult::Loss),
        Outcome::FreeRound => OnBoards::Nothing(Reason::FreeRound, &[Concept::FixedPairings]),
        Outcome::NotYetPlayed { .. } => OnBoards::Nothing(Reason::NotYetPlayed, &[]),
        Outcome::Unknown => OnBoards::Unknown,
    }
}

/// The game points of a team on a board; undefined where a match has no known boards.
fn total(cx: &Context<'_>, teams: &Teams, id: ParticipantId, board: u8, against: Against) -> Value {
    let worth = |result| teams.on_board(cx.tournament(), result);
    rounds(cx, id, against)
        .map(|(slot, _)| match on_boards(cx, teams, id, slot) {
            OnBoards::Results(results) => Some(worth(results[usize::from(board) - 1].counts_as())),
            OnBoards::Every(result, ..) => Some(worth(result)),
            OnBoards::Nothing(..) => Some(Exact::ZERO),
            OnBoards::Unknown => None,
        })
        .sum()
}

/// The step of the game points of a team on a board.
fn total_step<R: Recorder>(cx: &Context<'_>, r: &R, teams: &Teams, id: ParticipantId, board: u8, against: Against) -> R::Node {
    let kind = Kind::BoardTotal { participant: id, board, against };
    r.known(kind, total(cx, teams, id, board, against), || {
        let worth = |result| Some(teams.on_board(cx.tournament(), result));
        let contributions = rounds(cx, id, against).map(|(slot, outcome)| {
            let kind = Kind::Contribution { slot, opponent: outcome.opponent() };
            match on_boards(cx, teams, id, slot) {
                OnBoards::Results(results) => {
                    let result = results[usize::from(board) - 1];
                    let (cites, reason): (Cites, _) = match result {
                        BoardResult::Played(_) => (&[], None),
                        BoardResult::Forfeited(_) => (&[Concept::TeamKnockOut], Some(Reason::ForfeitAsGame)),
                    };
                    r.given(Label::new(kind, cites).because_of(reason), worth(result.counts_as()))
                }
                OnBoards::Every(result, reason, cites) => r.given(Label::new(kind, cites).because(reason), worth(result)),
                OnBoards::Nothing(reason, cites) => r.given(Label::new(kind, cites).because(reason).left_out(), Some(Exact::ZERO)),
                OnBoards::Unknown => r.given(Label::new(kind, &[]).because(Reason::BoardsUnknown), None),
            }
        });
        r.derive(Label::new(kind, &[]), Operation::Sum, contributions)
    })
}

/// The steps of board count: on each board its number times the points made there.
fn counted_boards<R: Recorder>(cx: &Context<'_>, r: &R, teams: &Teams, id: ParticipantId, against: Against) -> Vec<R::Node> {
    let product = |board: u8| {
        let number = r.given(Label::new(Kind::BoardNumber, &[]), Some(Exact::from(u32::from(board))));
        let total = total_step(cx, r, teams, id, board, against);
        r.derive(Label::new(Kind::Board { board }, &[Concept::BoardCount]), Operation::Product, [number, total])
    };
    boards(teams).map(product).collect()
}

/// The step of one member of a tied group.
fn member<R: Recorder>(cx: &Context<'_>, r: &R, teams: &Teams, name: Name, id: ParticipantId, against: Against, place: Reason) -> R::Node {
    let label = Label::new(Kind::Encounters { participant: id }, article(name)).because(place);
    let total = |board| total_step(cx, r, teams, id, board, against);
    match name {
        Name::Tbr => r.derive(label, Operation::Table, boards(teams).map(total)),
        Name::Bbe => {
            let first = |count| {
                let label = Label::new(Kind::TopBoards { count }, &[Concept::BottomBoardElimination]);
                r.derive(label, Operation::Sum, (1..=count).map(total))
            };
            let counts: Vec<u8> = boards(teams).collect();
            r.derive(label, Operation::Table, counts.iter().rev().skip(1).map(|&count| first(count)).collect::<Vec<_>>())
        }
        _ => r.derive(label, Operation::Sum, counted_boards(cx, r, teams, id, against)),
    }
}
