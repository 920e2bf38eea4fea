//! Bots on a server: the trait that thinks, the bounded pools of threads it thinks on, hints and analyses. How a bot
//! decides is `cowbell-bots`' matter.

mod advisers;
mod bot_pool;
mod brain;
mod coach;
mod day_bots;
mod fair_queue;
mod hints;
mod reviews;

use crate::http::network::Network;
use cowbell_table::TableId;

pub(crate) use advisers::{Advisers, Room};
pub(crate) use bot_pool::{Queue, start};
pub use brain::{Brain, RandomBrain};
pub(crate) use day_bots::play_day;
use fair_queue::FairQueue;
pub(crate) use reviews::{Reviews, USUAL};

/// On whose account a bot thinks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Payer {
    /// A network.
    Network(Network),
    /// A table of which nobody knows whose it is.
    Table(TableId),
    /// A push service, by a number for its name.
    Service(u64),
}
