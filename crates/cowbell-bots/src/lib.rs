//! Bots that decide from what a seat may know: levels, search, analysis, arena.

pub mod arena;
pub mod eval;
pub mod exact;
mod level;
pub mod search;
mod think;

pub use eval::Evaluate;
pub use level::{Bot, Budget, Level};
pub use think::{Mind, Ranked, Thought, think};
