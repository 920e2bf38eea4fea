//! Where journals are kept. A [`Store`] appends and reads; it knows nothing of games.
//!
//! The contract, the same for every engine: a commit is durable when it is answered, it happens as a whole or not at
//! all, and no version of a table is ever written twice ([`StoreError::Conflict`]): the store arbitrates, whoever
//! asks.

mod location;
mod memory;
#[cfg(feature = "postgres")]
mod postgres;
mod sqlite;
mod writer;

use core::fmt;
use core::pin::Pin;
use core::time::Duration;
use cowbell_table::{JournalRow, Mark, TableId};
use std::time::{SystemTime, UNIX_EPOCH};

pub use location::Location;
pub(crate) use location::without_password;
pub use memory::{Memory, Mishap};
#[cfg(feature = "postgres")]
pub use postgres::Postgres;
pub use sqlite::Sqlite;

/// The answer of a store.
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// What is written together for one table.
#[derive(Clone, Debug)]
pub struct Write {
    /// Which table.
    pub table: TableId,
    /// New entries; the first of a new table has version 1.
    pub rows: Vec<JournalRow>,
    /// What lists are made by, where it has changed.
    pub mark: Option<Mark>,
    /// When all this happened, if it is a copy of a table elsewhere; otherwise now, by the clock of the store.
    pub dates: Option<Dates>,
}

/// A node's wish to think about a bot's move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// At which table.
    pub table: TableId,
    /// In answer to which version.
    pub version: u32,
    /// Who wants to.
    pub node: u64,
    /// How long the claim holds if it is not renewed, by the clock of the store.
    pub lease: Duration,
}

/// When a table was laid and when its match ended, in seconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dates {
    /// Laid.
    pub opened: i64,
    /// Over.
    pub ended: Option<i64>,
}

/// Which tables to list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filter {
    /// Those of the lobby, newest first.
    Lobby,
    /// Those where a bot is to move and no node has claimed the move.
    Bots,
    /// All, oldest first.
    All,
}

/// A store of journals.
pub trait Store: Send + Sync + 'static {
    /// Writes all of it or nothing, durably.
    fn commit(&self, writes: Vec<Write>) -> StoreFuture<'_, ()>;
    /// The journal of a table after a version, in order; empty if there is none.
    fn read(&self, table: TableId, after: u32) -> StoreFuture<'_, Vec<JournalRow>>;
    /// At most `most` tables.
    fn list(&self, filter: Filter, most: u32) -> StoreFuture<'_, Vec<TableId>>;
    /// When a table was laid and when it ended; none if it does not exist.
    fn dates(&self, table: TableId) -> StoreFuture<'_, Option<Dates>>;
    /// Forgets at most `most` tables that ended more than `age` seconds ago by the clock of the store; says how many.
    fn prune(&self, age: i64, most: u32) -> StoreFuture<'_, u64>;

    /// Whether other nodes may write to it too, so that what a node remembers can be old.
    fn is_shared(&self) -> bool {
        false
    }

    /// All entries of these tables that are newer than what is known of them, in order: many journals for one question.
    fn news(&self, known: Vec<(TableId, u32)>) -> StoreFuture<'_, Vec<(TableId, JournalRow)>> {
        Box::pin(async move {
            let mut news = Vec::new();
            for (table, after) in known {
                news.extend(self.read(table, after).await?.into_iter().map(|row| (table, row)));
            }
            Ok(news)
        })
    }

    /// Claims a bot's move, or renews the claim. False if another node has it, or the table has moved on.
    /// Where there is but one node, it has every claim.
    fn claim(&self, claim: Claim) -> StoreFuture<'_, bool> {
        let _ = claim;
        Box::pin(async { Ok(true) })
    }
}

impl Dates {
    /// Laid or over at this moment.
    fn now() -> Dates {
        Dates { opened: now(), ended: Some(now()) }
    }
}

/// Seconds since 1970 by the clock of this machine.
fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
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
                write!(f, "the database cannot be written to: check the rights of its folder or user")
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
