//! Where journals are kept. A [`Store`] appends and reads; it knows nothing of games.
//!
//! The contract, the same for every engine: a commit is durable when it is answered, it happens as a whole or not at
//! all, and no version of a table is ever written twice ([`StoreError::Conflict`]): the store arbitrates, whoever
//! asks.

mod memory;
mod sqlite;
mod writer;

use core::fmt;
use core::pin::Pin;

pub use memory::{Memory, Mishap};
pub use sqlite::Sqlite;

use crate::entry::{Row, TableId};
use crate::table::Mark;

/// The answer of a store.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// What is written together for one table.
#[derive(Clone, Debug)]
pub struct Write {
    /// Which table.
    pub table: TableId,
    /// New entries; the first of a new table has version 1.
    pub rows: Vec<Row>,
    /// What lists are made by, where it has changed.
    pub mark: Option<Mark>,
    /// Seconds since 1970.
    pub now: i64,
}

/// Which tables to list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filter {
    /// Those of the lobby, newest first.
    Lobby,
    /// Live ones in which a bot plays.
    Bots,
    /// All, oldest first.
    All,
}

/// A store of journals.
pub trait Store: Send + Sync + 'static {
    /// Writes all of it or nothing, durably.
    fn commit(&self, writes: Vec<Write>) -> Answer<'_, ()>;
    /// The journal of a table after a version, in order; empty if there is none.
    fn read(&self, table: TableId, after: u32) -> Answer<'_, Vec<Row>>;
    /// At most `most` tables.
    fn list(&self, filter: Filter, most: u32) -> Answer<'_, Vec<TableId>>;
    /// Forgets at most `most` finished tables that ended before `time`; says how many.
    fn prune(&self, time: i64, most: u32) -> Answer<'_, u64>;
}

/// Why a store did not do what it was asked to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Somebody else has written this version of the table.
    Conflict,
    /// The disk is full.
    Full,
    /// The files cannot be written.
    ReadOnly,
    /// The files are damaged, or no database of ours.
    Damaged(String),
    /// Written by a newer program, with this version of the schema.
    Future(i64),
    /// The folder or file cannot be opened.
    Closed(String),
    /// Anything else; whether it was written is not known.
    Failed(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => write!(f, "somebody else has written this version of the table"),
            StoreError::Full => write!(f, "the disk is full; nothing was written"),
            StoreError::ReadOnly => {
                write!(f, "the database cannot be written to: check the rights of its folder")
            }
            StoreError::Damaged(reason) => {
                write!(f, "the database is damaged or not one of ours, and was left untouched: {reason}")
            }
            StoreError::Future(schema) => {
                write!(
                    f,
                    "the database has schema {schema}, written by a newer program; it was left untouched"
                )
            }
            StoreError::Closed(reason) => write!(f, "the database cannot be opened: {reason}"),
            StoreError::Failed(reason) => write!(f, "the database failed: {reason}"),
        }
    }
}

impl core::error::Error for StoreError {}
