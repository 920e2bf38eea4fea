//! One table in memory, with everyone who is watching it.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::attendance::Attendance;
use super::manners::Manners;
use super::timekeeper::Stopwatch;
use crate::live::Audience;
use cowbell_table::{Table, TableId};

/// Without a viewer, someone who asked for the table this long ago still attends: clients without a socket ask now and then.
const ATTENTION: Duration = Duration::from_secs(60);

/// A table that this node has in memory.
pub(crate) struct OpenTable {
    pub(crate) id: TableId,
    /// The table; none while its latest change is on its way to the disk, or after that failed: then the store
    /// knows best, and it is read again.
    pub(crate) table: tokio::sync::Mutex<Option<Table>>,
    pub(crate) audience: Audience,
    pub(super) attendance: Mutex<Attendance>,
    /// Used since the last search for tables to close.
    pub(super) is_used: AtomicBool,
    /// Changed since the store was last told that someone still plays here.
    pub(super) is_changed: AtomicBool,
    /// When a person last asked for it.
    asked: Mutex<Option<Instant>>,
    /// Who has written how much lately.
    manners: Mutex<Manners>,
    /// Since when the seat to move can think.
    stopwatch: Mutex<Stopwatch>,
    /// Whether the match goes on though nobody looks, so that the table has to stay in memory.
    timed: AtomicBool,
}

impl OpenTable {
    /// The table, at this time of the node's pulse.
    pub(super) fn new(table: Table, now: Duration) -> OpenTable {
        OpenTable {
            id: table.id(),
            audience: Audience::new(table.game().seats()),
            attendance: Mutex::new(Attendance::new(&table)),
            manners: Mutex::new(Manners::new(table.game().seats())),
            stopwatch: Mutex::new(Stopwatch::start(&table, now)),
            timed: AtomicBool::new(table.runs_on()),
            table: tokio::sync::Mutex::new(Some(table)),
            is_used: AtomicBool::new(true),
            is_changed: AtomicBool::new(false),
            asked: Mutex::new(None),
        }
    }

    pub(super) fn stopwatch(&self) -> MutexGuard<'_, Stopwatch> {
        self.stopwatch.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn manners(&self) -> MutexGuard<'_, Manners> {
        self.manners.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn set_timed(&self, is_timed: bool) {
        self.timed.store(is_timed, Relaxed);
    }

    /// Whether the match goes on though nobody looks, because it has a clock.
    pub(super) fn is_timed(&self) -> bool {
        self.timed.load(Relaxed)
    }

    /// Whether nobody watches, there is no clock, and nobody has used it since this was last asked.
    pub(super) fn is_deserted(&self) -> bool {
        self.audience.is_empty() && !self.is_timed() && !self.is_used.swap(false, Relaxed)
    }

    /// A person asks for it. Says whether anyone attended before.
    pub(super) fn attend(&self) -> bool {
        let was_attended = self.is_attended();
        *self.asked.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        was_attended
    }

    /// Whether bots play here: for people. Where nobody looks, they wait, unless someone plays against a clock.
    pub(crate) fn is_on(&self) -> bool {
        self.is_attended() || self.is_timed()
    }

    /// Whether someone watches or has asked for it lately.
    pub(crate) fn is_attended(&self) -> bool {
        let asked = *self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.is_some_and(|asked| asked.elapsed() < ATTENTION) || !self.audience.is_empty()
    }
}
