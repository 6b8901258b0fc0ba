//! The tie-breaks: one file each, computed against a recorder that keeps either the steps or the bare value.

mod average_opponents_buchholz;
mod average_performance_of_opponents;
mod average_rating_of_opponents;
mod board_results;
mod buchholz;
mod code;
mod context;
mod cut;
mod direct_encounter;
mod extended_direct_encounter;
mod extended_sonneborn_berger;
mod games_with_black;
mod games_won;
mod koya;
mod match_or_game_points;
mod over_board;
mod own_record;
mod pairing_number;
mod perfect_tournament_performance;
mod points;
mod progressive_score;
mod rating;
mod registry;
mod rounds_elected;
mod scores_and_schedule_strength;
mod sonneborn_berger;
mod standard_points;
mod tournament_performance_rating;
mod unplayed;
mod wins;

pub use code::{Code, Cut, Name, ParseCodeError};
pub use context::Context;
pub use direct_encounter::Ranking;
pub(crate) use registry::ranking;
pub use registry::{
    Circumstances, Entry, Method, Order, REGISTRY, Refusal, adjusted_working, encounter, encounter_working, only_in_group, refusal,
    refusal_in, refusal_under, score_working, values, working,
};
