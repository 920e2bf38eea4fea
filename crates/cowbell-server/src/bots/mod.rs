//! Bots on a server: the trait that thinks, the bounded pool of threads it thinks on, hints and analyses. How a bot
//! decides is `cowbell-bots`' matter.

mod bot_pool;
mod brain;
mod hints;
mod reviews;

pub(crate) use bot_pool::{Queue, start};
pub use brain::{Brain, RandomBrain};
pub(crate) use reviews::Reviews;
