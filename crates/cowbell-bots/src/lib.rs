//! Bots that decide from what a seat may know: levels, search, analysis, arena.

mod analyse;
mod any;
pub mod arena;
pub mod eval;
pub mod exact;
mod level;
pub mod search;
mod think;

pub use analyse::analyse;
pub use any::{AnyMind, Visitor, analyse_any, arena_any, mind_any, think_any, visit};
pub use eval::Evaluate;
pub use level::{Bot, Budget, Level};
pub use think::{Mind, Ranked, Thought, think};

#[cfg(test)]
mod tests;
