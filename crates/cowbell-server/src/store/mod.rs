//! Where journals are stored. A [`Store`] appends and reads; it knows nothing about games.
//!
//! The contract, the same for every engine: a commit is durable once it is acknowledged, it happens completely or not at
//! all, and no version of a table is ever written twice ([`StoreError::Conflict`]): the store arbitrates between all
//! writers.

mod location;
mod lock;
mod memory;
mod notes;
#[cfg(feature = "postgres")]
mod postgres;
mod sqlite;
mod writer;

use core::fmt;
use core::pin::Pin;
use core::time::Duration;
use cowbell_rules::Seat;
use cowbell_table::{JournalRow, Mark, TableId};
use std::fs::File;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

pub use location::Location;
pub(crate) use location::without_password;
pub(crate) use lock::DataLock;
pub use memory::{Memory, Mishap};
pub use notes::{NewNote, Note, NoteKind, Replaces};
pub(crate) use notes::{change_list, made_once, read_list};
#[cfg(feature = "postgres")]
pub use postgres::Postgres;
pub use sqlite::Sqlite;

/// The result of a request to a store.
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// What is written for one table in one commit.
#[derive(Clone, Debug)]
pub struct Write {
    /// Which table.
    pub table: TableId,
    /// New entries; the first of a new table has version 1.
    pub rows: Vec<JournalRow>,
    /// What lists of tables filter by, if it has changed.
    pub mark: Option<Mark>,
    /// When all this happened, if it is a copy of a table from another store; otherwise now, by the store's clock.
    pub dates: Option<Dates>,
    /// Whom a new table is for.
    pub owner: Option<Tags>,
}

/// Whom a table is for, as numbers that say nothing about the address: lists of tables show only some of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tags {
    /// The network that created it.
    pub owner: i64,
    /// The site of that network.
    pub site: i64,
}

/// What the tables of a network, or of a site, count for while their match is not over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Holdings {
    /// How many there are.
    pub tables: u32,
    /// How many bots play there.
    pub bots: u32,
}

/// A node's claim on computing a bot's move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// At which table.
    pub table: TableId,
    /// For which version.
    pub version: u32,
    /// Which node.
    pub node: u64,
    /// How long the claim lasts without renewal, by the store's clock.
    pub lease: Duration,
}

/// Who is at a table, as one node says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Here {
    /// Which table.
    pub table: TableId,
    /// The player of this seat; none for spectators.
    pub seat: Option<Seat>,
    /// How many.
    pub count: u32,
}

/// What a store that nodes share says to a node that is at work.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beat {
    /// The store's clock.
    pub time: Duration,
    /// The other nodes, and how far each has counted: a number that stands still is a dead node's.
    pub others: Vec<(u64, i64)>,
}

/// When a table was created and when its match ended, in seconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dates {
    /// When it was created.
    pub opened: i64,
    /// When its match ended.
    pub ended: Option<i64>,
}

/// What is too old to be kept: everything before these times, in seconds since 1970. The smallest number means nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cutoffs {
    /// Finished matches, by their end.
    pub ended: i64,
    /// Tables whose match has not begun, by when they were last touched.
    pub waiting: i64,
    /// Matches under way, by when they were last touched.
    pub idle: i64,
}

impl Cutoffs {
    /// Nothing is too old.
    pub const NEVER: Cutoffs = Cutoffs { ended: i64::MIN, waiting: i64::MIN, idle: i64::MIN };
}

/// How many tables of one owner, and of one site, a list for strangers has: nobody can fill it alone.
const OF_OWNER: u32 = 5;
const OF_SITE: u32 = 10;
/// How many of the newest are considered for it.
const CONSIDERED: u32 = 5000;

/// Which tables to list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filter {
    /// Those in the lobby, newest first, and only some of each owner.
    Lobby,
    /// Those where strangers wait for others who want the same match ([`cowbell_table::seek_key`]), newest first, and only some of each
    /// owner.
    Seek(i64),
    /// Those whose match goes on though nobody looks.
    Timed,
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
    /// When a table was created and when it ended; none if it does not exist.
    fn dates(&self, table: TableId) -> StoreFuture<'_, Option<Dates>>;
    /// Whom a table is for, if that is known.
    fn owner(&self, table: TableId) -> StoreFuture<'_, Option<Tags>>;
    /// What the network with these tags has, and what its whole site has.
    fn holdings(&self, tags: Tags) -> StoreFuture<'_, (Holdings, Holdings)>;
    /// Says that someone has done something at these tables just now.
    fn touch(&self, tables: Vec<TableId>) -> StoreFuture<'_, ()>;
    /// Moves the store's calendar on by the time its clock has advanced since it was last asked, but at most by `step`, and
    /// returns the time by which tables are old, in seconds since 1970: the clock, but at most `trust` ahead of the
    /// calendar. A clock that jumps forward makes nothing old, however many nodes ask.
    fn calendar(&self, step: Duration, trust: Duration) -> StoreFuture<'_, i64>;
    /// Writes something that changes nothing: fails if the disk is full or read-only.
    fn check(&self) -> StoreFuture<'_, ()>;
    /// Deletes at most `most` tables that are too old; returns which.
    fn prune(&self, cutoffs: Cutoffs, most: u32) -> StoreFuture<'_, Vec<TableId>>;
    /// Deletes a table. False if there is none.
    fn delete(&self, table: TableId) -> StoreFuture<'_, bool>;
    /// Deletes a name wherever it is, or only at one table; returns the tables it was deleted from. The journals stay whole.
    fn delete_name(&self, name: String, table: Option<TableId>) -> StoreFuture<'_, Vec<TableId>>;

    /// All notes of a kind, oldest first.
    fn notes(&self, kind: NoteKind) -> StoreFuture<'_, Vec<Note>>;
    /// The text of one note.
    fn note_of(&self, kind: NoteKind, subject: String) -> StoreFuture<'_, Option<String>>;
    /// Writes a note if what is there may be replaced; false if not. [`NewNote`] says how.
    fn write_note(&self, note: NewNote) -> StoreFuture<'_, bool>;
    /// Removes a note. False if there is none.
    fn unnote(&self, kind: NoteKind, subject: String) -> StoreFuture<'_, bool>;
    /// Removes all notes of a kind that are older than this.
    fn unnote_before(&self, kind: NoteKind, at: i64) -> StoreFuture<'_, ()>;

    /// Whether other nodes can write to it too, so that a node's copy of a table can be out of date.
    fn is_shared(&self) -> bool {
        false
    }

    /// All entries of these tables after the given versions, in order: many journals in one query.
    fn news(&self, known: Vec<(TableId, u32)>) -> StoreFuture<'_, Vec<(TableId, JournalRow)>> {
        Box::pin(async move {
            let mut news = Vec::new();
            for (table, after) in known {
                news.extend(self.read(table, after).await?.into_iter().map(|row| (table, row)));
            }
            Ok(news)
        })
    }

    /// Says who is at tables of this node, for as long as the lease lasts by the store's clock, and returns who is at the same
    /// tables at other nodes. A single node has no others.
    fn meet(&self, node: u64, here: Vec<Here>, lease: Duration) -> StoreFuture<'_, Vec<Here>> {
        let _ = (node, here, lease);
        Box::pin(async { Ok(Vec::new()) })
    }

    /// Who is at these tables at other nodes than this one.
    fn who(&self, tables: Vec<TableId>, node: u64) -> StoreFuture<'_, Vec<Here>> {
        let _ = (tables, node);
        Box::pin(async { Ok(Vec::new()) })
    }

    /// Says that this node is at work, and returns what the clock of a store that nodes share says, and which others are at work.
    /// None for a single node, which has a monotonic clock of its own.
    fn beat(&self, node: u64) -> StoreFuture<'_, Option<Beat>> {
        let _ = node;
        Box::pin(async { Ok(None) })
    }

    /// Says that this node stops, so that the others do not take it for dead; or that another one is known to be dead.
    fn take_leave(&self, node: u64) -> StoreFuture<'_, ()> {
        let _ = node;
        Box::pin(async { Ok(()) })
    }

    /// Claims a bot's move, or renews the claim. False if another node has it, or the table has a newer version.
    /// A single node always gets the claim.
    fn claim(&self, claim: Claim) -> StoreFuture<'_, bool> {
        let _ = claim;
        Box::pin(async { Ok(true) })
    }
}

/// Opens a file, or makes it, that only its owner can read: journals hold every secret.
fn private_file(path: &Path) -> std::io::Result<File> {
    let mut options = File::options();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
        let file = options.mode(0o600).open(path)?;
        // One that someone else owns stays as it is.
        let _ = file.set_permissions(std::fs::Permissions::from_mode(0o600));
        Ok(file)
    }
    #[cfg(not(unix))]
    options.open(path)
}

/// Lists tables for strangers: the newest of each owner and site. A table of which nobody knows whose it is stands for itself.
fn shares(which: &str, most: &str) -> String {
    format!(
        "SELECT id FROM (SELECT id, opened, \
            row_number() OVER (PARTITION BY coalesce(owner, id) ORDER BY opened DESC) AS own, \
            row_number() OVER (PARTITION BY coalesce(site, id) ORDER BY opened DESC) AS near \
            FROM (SELECT id, opened, owner, site FROM tables WHERE {which} ORDER BY opened DESC LIMIT {CONSIDERED}) AS newest) \
            AS shared WHERE own <= {OF_OWNER} AND near <= {OF_SITE} ORDER BY opened DESC LIMIT {most}"
    )
}

/// Counts the tables of an owner, the bots there, and the same of the whole site, which its own are a part of.
fn counts(owner: &str, site: &str) -> String {
    format!(
        "SELECT count(*) FILTER (WHERE owner = {owner}), coalesce(sum(bots) FILTER (WHERE owner = {owner}), 0), \
            count(*), coalesce(sum(bots), 0) FROM tables WHERE live AND site = {site}"
    )
}

/// The names of an entry as they are stored; none if there are none.
fn names_text(names: &[String]) -> Option<String> {
    (!names.is_empty()).then(|| serde_json::to_string(names).expect("names are plain text"))
}

/// Reads them back.
fn read_names(text: Option<&str>) -> Result<Vec<String>, StoreError> {
    let Some(text) = text else { return Ok(Vec::new()) };
    serde_json::from_str(text).map_err(|error| StoreError::Damaged(format!("names cannot be read: {error}")))
}

/// The stored names without this one; none if it is not there.
fn without_name(names: &mut [String], name: &str) -> bool {
    let mut found = false;
    for own in names.iter_mut().filter(|own| *own == name) {
        own.clear();
        found = true;
    }
    found
}

/// Seconds since 1970 by the clock of this machine.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}

/// Why a request to a store failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Another node has already written this version of the table.
    Conflict,
    /// The disk is full.
    Full,
    /// The files cannot be written.
    ReadOnly,
    /// The files are damaged, or not a database of ours.
    Damaged(String),
    /// Written by a newer program, with this version of the schema.
    Future(i64),
    /// The folder or file cannot be opened.
    Closed(String),
    /// Anything else; it is unknown whether the data was written.
    Failed(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => write!(f, "someone else has written this version of the table"),
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
