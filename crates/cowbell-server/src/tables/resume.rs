//! Matches that go on though nobody looks, because they have a clock. A node that starts loads them all, so that a restart stops clocks
//! only while it lasts; and when another node is gone, whether it has died or taken its leave, the others load what it had. Several
//! nodes may have the same match: the store arbitrates, as it does for everything else.

use core::time::Duration;
use std::sync::Arc;

use super::{OpenTable, Tables};
use crate::store::{Filter, StoreError, Write};

/// How long to wait before it is tried again.
const AGAIN: Duration = Duration::from_secs(1);

impl Tables {
    /// Loads the matches that go on by themselves, in the background.
    pub(super) fn start_resuming(self: &Arc<Tables>) {
        let tables = Arc::downgrade(self);
        tokio::spawn(async move {
            while let Some(tables) = tables.upgrade() {
                match tables.resume().await {
                    Ok(()) => return,
                    Err(error) => tracing::warn!(%error, "matches with a clock cannot be found"),
                }
                drop(tables);
                tokio::time::sleep(AGAIN).await;
            }
        });
    }

    async fn resume(&self) -> Result<(), StoreError> {
        for id in self.store.list(Filter::Timed, u32::MAX).await? {
            // One that cannot be read is no reason to leave out the others; the log says why.
            if let Ok(open) = self.open_quietly(id).await {
                self.resume_one(&open).await?;
            }
        }
        Ok(())
    }

    async fn resume_one(&self, open: &OpenTable) -> Result<(), StoreError> {
        let mut guard = open.table.lock().await;
        let Ok(table) = self.ready(open, &mut guard).await else { return Ok(()) };
        self.call_bot(table);
        let mark = table.mark();
        if !mark.timed {
            // The store did not know better: this was noted by an earlier version, or another node has changed the table just now.
            let (rows, mark) = (Vec::new(), Some(mark));
            self.commit(vec![Write { table: open.id, rows, mark, dates: None, owner: None }]).await?;
        }
        Ok(())
    }
}
