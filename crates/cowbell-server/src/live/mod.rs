//! Live play: one task per socket, the audience of each open table, and the queue of messages that wait for each viewer.
//! What a table says to whom is decided by the table itself, not here.

mod audience;
mod outbox;
pub(crate) mod socket;
mod watch;
pub(crate) mod websocket;

pub(crate) use audience::{Audience, Subscription, text};
