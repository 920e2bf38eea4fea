//! What the connection to a table is told to do, and what it reports.

use cowbell_protocol::{Action, Blocks, Hint, News, Problem, Report, Table};
use cowbell_rules::Seat;
use cowbell_scene::Entry;

/// An order to the connection.
pub(crate) enum Order {
    /// Send this action with this id.
    Do(u32, Action),
    /// Request the whole table.
    Sync,
    /// Fetch the log.
    History,
    /// Ask a bot for a hint.
    Hint,
    /// Tell the operators of the server about a seat.
    Report(Report),
    /// Block the person in a seat.
    Block(Seat),
    /// Fetch the record.
    Record,
    /// Switch to another table on this server.
    Visit(String),
}

/// What has been received.
pub(crate) enum Heard {
    /// The whole table, and its log.
    Table(Box<Table>, Vec<Entry>),
    /// What has changed.
    News(Box<News>),
    /// The log.
    Story(Vec<Entry>),
    /// The action with this id is done and stored; the table now has this version.
    Done(u32, u32),
    /// The action with this id was refused.
    Refused(u32, Problem),
    /// Which seats are connected, and how many people watch.
    Present { seats: Vec<bool>, watching: u32, waits: Option<u32> },
    /// The answer to a request for a hint.
    Hint(Result<Hint, Problem>),
    /// Whether the operators have been told.
    Reported(Result<(), Problem>),
    /// The seats of people who are blocked.
    Blocks(Blocks),
    /// Whether the person in this seat is blocked now.
    Blocked(Seat, Result<Blocks, Problem>),
    /// The record.
    Record(String),
    /// The link of the seat at another table, where someone waits for the same.
    Found(String),
    /// The connection is lost; reconnecting.
    Lost(Problem),
    /// The connection is gone for good; reconnecting is pointless.
    Gone(Problem),
}
