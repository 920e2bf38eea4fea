//! Bots that decide from what a seat may know: levels, search, analysis, arena.
//!
//! - [`think`] is one decision of one [`Level`]; a [`Mind`] sits in a seat for a whole match and keeps its search tree.
//! - [`analyse`] ranks the moves of a position and says what each seat can expect.
//! - [`analysis`] goes through a whole match: what was luck, what was skill, what would have been better.
//! - [`search`] and [`exact`] are what these build on: tree search over possible worlds, and expectimax for endgames.
//! - [`eval`] is all a bot knows about a game beyond its rules, one file per game.
//! - [`lessons`] are matches of bots against themselves, for a network to learn from.
//! - [`lab`] measures what a game is like over many matches between bots.
//! - [`puzzles`] are positions with one clearly best move, found by bots.
//! - [`arena`] plays tournaments. `STRENGTH.md` beside this crate has the results.
//! - The functions ending in `_any` do the same for a match whose game is known only by name.
//!
//! A bot never looks at the state it is given: the first thing it does is ask for a state that its seat cannot
//! tell from the true one ([`cowbell_rules::Game::resample`]), and another one for every iteration.
//!
//! Thinking takes as long as its [`Budget`] allows, on the thread that asks. A server therefore asks on its own worker
//! thread and can stop a bot with the flag in [`search::Limit`].
//!
//! ```
//! use cowbell_bots::{Bot, Budget, Level, Mind, search::Limit, think};
//! use cowbell_rules::{Game, Match, Turn, quick};
//! use cowbell_catalog::games::tic_tac_town::TicTacTown;
//!
//! let mut dice = quick(7);
//! let mut game = Match::<TicTacTown>::new(&Default::default());
//! game.roll_on(&mut dice);
//! let Turn::Seat(seat) = game.state().turn() else { panic!("someone draws a card") };
//!
//! // One decision: every legal move with the result to be expected, best first. With a fixed number of
//! // iterations the same seed thinks the same.
//! let budget = Budget::of(Level::Hard).exactly(500);
//! let thought = think(game.state(), seat, Level::Hard, budget, 1);
//! assert_eq!(thought.moves.len(), 3);
//! assert_eq!(thought, think(game.state(), seat, Level::Hard, budget, 1));
//!
//! // A whole match: a beginner against someone better, each on a seat of its own.
//! let bots = ["easy", "hard@50"].map(|bot| bot.parse::<Bot>().unwrap());
//! let mut minds = [0, 1].map(|seat| Mind::new(bots[seat as usize], cowbell_rules::Seat(seat), 1));
//! while let Turn::Seat(seat) = game.state().turn() {
//!     let thought = minds[seat.index()].decide(&game, Limit::default());
//!     game.play(seat, *thought.best()).unwrap();
//!     game.roll_on(&mut dice);
//! }
//! assert!(game.state().standing().is_some());
//! ```

mod analyse;
pub mod analysis;
mod any;
pub mod arena;
pub mod eval;
pub mod exact;
pub mod lab;
pub mod lessons;
mod level;
pub mod network;
pub mod puzzles;
pub mod search;
mod think;

pub use analyse::analyse;
pub use any::{
    AnyMind, Visitor, analyse_any, arena_any, judge_any, mind_any, think_any, visit, visit_all, visit_match,
};
pub use eval::Evaluate;
pub use level::{Bot, Budget, Level, Trust};
pub use think::{Mind, Ranked, Thought, think};

#[cfg(test)]
mod tests;
