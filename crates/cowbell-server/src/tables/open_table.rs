//! One table in memory, with everybody who watches it.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

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
}

impl OpenTable {
    pub(super) fn new(table: Table) -> OpenTable {
        OpenTable {
            id: table.id(),
            audience: Audience::new(table.game().seats()),
            table: tokio::sync::Mutex::new(Some(table)),
            touched: AtomicBool::new(true),
        }
    }

    /// Whether nobody watches, and nobody has used it since this was last asked.
    pub(super) fn is_deserted(&self) -> bool {
        self.audience.is_empty() && !self.touched.swap(false, Relaxed)
    }
}
