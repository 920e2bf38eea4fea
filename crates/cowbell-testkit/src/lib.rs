//! What every game must pass.
//!
//! A game implements [`Subject`] in its `src/tests.rs` and calls [`conformance!`]: one test for each promise of the
//! `Game` and `Encode` traits, the scenarios of its RULES.md, its golden playthroughs and its counts. `BLESS=1` in the
//! environment writes playthroughs and counts instead of comparing them; read the diff before you commit it.
//!
//! Rules are written as Markdown with scenarios, and scenarios run against the engine:
//!
//! ````
//! use cowbell_testkit::scenario;
//! use cowbell_testkit::toys::Race;
//!
//! let rules = "
//! Equal dice give one move, not two.
//!
//! ```scenario RACE-2
//! game race
//! options starter=0
//! chance roll 33
//! legal low, stay
//! refuse high SAME_DICE RACE-2
//! ```
//! ";
//! for block in scenario::blocks(rules) {
//!     let failures = scenario::run::<Race>(&block);
//!     assert!(failures.is_empty(), "{failures:?}");
//! }
//! ````

#![warn(clippy::missing_panics_doc)]

#[allow(
    clippy::missing_errors_doc,
    reason = "every check fails in the same way: with what is wrong, in a sentence"
)]
pub mod check;
mod hostile;
pub mod scenario;
mod subject;
mod tables;
#[cfg(test)]
mod tests;
pub mod toys;
mod walk;

pub use subject::Subject;
pub use tables::{Tables, Variant};
pub use walk::Verdict;

/// Makes a module `conformance` with one test for each promise: `conformance!(TicTacMoo);`
#[macro_export]
macro_rules! conformance {
    ($game:ty) => {
        mod conformance {
            use super::*;
            $crate::conformance!(@each test $game);
        }
    };
    (@each $what:ident $game:ty) => {
        $crate::conformance! { @$what $game:
            legal_moves_ascend
            legal_moves_are_what_check_accepts
            legal_moves_match_the_witness
            move_numbers_are_dense
            observations_are_whole
            refusals_name_their_reason
            refusals_change_nothing
            notation_reads_back
            hostile_text_is_harmless
            positions_read_back
            hostile_positions_are_harmless
            one_acts_at_a_time
            logs_replay
            nothing_is_lost
            ten_thousand_matches_end
            resampling_keeps_what_is_known
            resampling_is_fair
            resampled_matches_play_on
            secrets_are_seen_by_their_owner
            logs_keep_secrets
            outcomes_ascend
            draws_follow_the_weights
            options_are_listed
            tables_cover_the_options
            every_version_of_the_rules_can_be_played
            scenarios_hold
            every_clause_is_shown
            every_code_is_shown
            playthroughs_are_as_recorded
            every_ending_is_recorded
            counts_are_as_recorded
        }
    };
    (@test $game:ty: $($check:ident)+) => {
        $(
            #[test]
            fn $check() {
                if let Err(why) = $crate::check::$check::<$game>() {
                    panic!("{why}");
                }
            }
        )+
    };
    (@names $game:ty: $($check:ident)+) => {
        [$(stringify!($check)),+]
    };
}
