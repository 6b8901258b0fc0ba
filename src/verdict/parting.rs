//! Where an expected derivation and the working part.

use crate::Exact;
use crate::scenario::Derivation;
use crate::tournament::{ParticipantId, Tournament};
use crate::working::{Kind, Part, Step, Value, find};

/// The first step at which an expected derivation and ours part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Parting {
    /// A contribution is expected to be another number; `None` is a round that contributes nothing.
    Contribution {
        /// The slot, from 0.
        slot: usize,
        /// As the scenario states it.
        expected: Value,
        /// As the rules give it.
        computed: Value,
    },
    /// An opponent is expected to count and does not, or the other way round.
    Counted {
        /// The slot, from 0.
        slot: usize,
        /// The opponent.
        opponent: ParticipantId,
        /// Whether the scenario expects the opponent to count.
        expected: bool,
    },
    /// A contribution is expected to be cut and is not, or the other way round.
    Cut {
        /// The slot, from 0.
        slot: usize,
        /// Whether the scenario expects it to be cut.
        expected: bool,
    },
    /// A step is expected to have another value, or is none of the working's.
    Step {
        /// The path of the step.
        path: String,
        /// As the scenario states it.
        expected: Value,
        /// As the rules give it; `None` where the working has no such step.
        computed: Option<Value>,
    },
}

/// The first point at which a stated derivation is not that of the working: rounds before single steps.
pub(super) fn parting(working: &Step, derivation: &Derivation, tournament: &Tournament) -> Option<Parting> {
    let contributions: Vec<(usize, Option<ParticipantId>, &Step)> = working
        .adding()
        .steps()
        .filter_map(|step| match step.kind() {
            Kind::Contribution { slot, opponent } => Some((usize::from(slot), opponent, step)),
            _ => None,
        })
        .collect();
    for &(slot, opponent, step) in &contributions {
        let counts = step.part() != Part::LeftOut;
        let computed = if counts { step.value() } else { None };
        if let Some(expected) = derivation.contributions.as_ref().and_then(|all| all.get(slot))
            && !(*expected == computed || (*expected == Some(Exact::ZERO) && computed.is_none()))
        {
            return Some(Parting::Contribution { slot, expected: *expected, computed });
        }
        if let (Some(counted), Some(opponent)) = (&derivation.counted, opponent)
            && counted.contains(&opponent) != counts
        {
            return Some(Parting::Counted { slot, opponent, expected: !counts });
        }
    }
    for &(slot, _, step) in &contributions {
        if let Some(cut) = &derivation.cut {
            let is_cut = step.part() == Part::Cut;
            if cut.contains(&slot) != is_cut {
                return Some(Parting::Cut { slot, expected: !is_cut });
            }
        }
    }
    derivation.steps.iter().find_map(|(path, expected)| {
        let computed = find(working, path, tournament).map(|step| step.step.value());
        (computed != Some(*expected)).then(|| Parting::Step { path: path.clone(), expected: *expected, computed })
    })
}
