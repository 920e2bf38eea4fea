//! One table in memory, with everybody who watches it.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::timekeeper::Stopwatch;
use crate::live::Audience;
use cowbell_table::{Table, TableId};

/// A table that this node has in memory.
pub(crate) struct OpenTable {
    pub(crate) id: TableId,
    /// The table; none while its latest change is on its way to the disk, or after that failed: then the store
    /// knows best, and it is read again.
    pub(crate) table: tokio::sync::Mutex<Option<Table>>,
    pub(crate) audience: Audience,
    /// Used since the last search for tables to close.
    pub(super) touched: AtomicBool,
    /// Since when the seat to move can think.
    stopwatch: Mutex<Stopwatch>,
    /// Whether a clock runs, so that the table has to stay in memory.
    timed: AtomicBool,
}

impl OpenTable {
    pub(super) fn new(table: Table) -> OpenTable {
        OpenTable {
            id: table.id(),
            audience: Audience::new(table.game().seats()),
            stopwatch: Mutex::new(Stopwatch::start(&table)),
            timed: AtomicBool::new(table.on_clock().is_some()),
            table: tokio::sync::Mutex::new(Some(table)),
            touched: AtomicBool::new(true),
        }
    }

    pub(super) fn stopwatch(&self) -> MutexGuard<'_, Stopwatch> {
        self.stopwatch.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn set_timed(&self, is_timed: bool) {
        self.timed.store(is_timed, Relaxed);
    }

    /// Whether a clock runs.
    pub(super) fn is_timed(&self) -> bool {
        self.timed.load(Relaxed)
    }

    /// Whether nobody watches, no clock runs, and nobody has used it since this was last asked.
    pub(super) fn is_deserted(&self) -> bool {
        self.audience.is_empty() && !self.is_timed() && !self.touched.swap(false, Relaxed)
    }
}
