//! The checks of [`conformance!`](crate::conformance), each a function of the game. All are driven by what
//! [`Subject`](crate::Subject) makes a game provide, over every table and a number of seeded random matches.

mod chance;
mod counts;
mod encode;
mod flow;
mod legal;
mod notation;
pub(crate) mod options;
mod playthroughs;
mod positions;
mod refusals;
mod rules;
mod secrets;
mod views;

pub use chance::{draws_follow_the_weights, outcomes_ascend};
pub use counts::counts_are_as_recorded;
pub use encode::{move_numbers_are_dense, observations_are_whole};
pub use flow::{logs_replay, nothing_is_lost, one_acts_at_a_time, ten_thousand_matches_end};
pub use legal::{legal_moves_are_what_check_accepts, legal_moves_ascend, legal_moves_match_the_witness};
pub use notation::{hostile_text_is_harmless, notation_reads_back};
pub use options::{every_version_of_the_rules_can_be_played, options_are_listed, tables_cover_the_options};
pub use playthroughs::{every_ending_is_recorded, playthroughs_are_as_recorded};
pub use positions::{hostile_positions_are_harmless, positions_read_back};
pub use refusals::{refusals_change_nothing, refusals_name_their_reason};
pub use rules::{every_clause_is_shown, every_code_is_shown, scenarios_hold};
pub use secrets::{logs_keep_secrets, secrets_are_seen_by_their_owner};
pub use views::{resampled_matches_play_on, resampling_is_fair, resampling_keeps_what_is_known};
