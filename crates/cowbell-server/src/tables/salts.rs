//! Matches that are waiting for their dice salts. A client shows its salt by itself, as soon as every seat is taken; what is
//! not shown in time is withheld, so that nobody can stop a match by staying silent.

use core::time::Duration;
use std::sync::{Arc, PoisonError};
use std::time::Instant;

use cowbell_table::{Elapsed, Table, TableId};

use super::Tables;

/// How long a match waits for salts.
pub(crate) const WAIT: Duration = Duration::from_secs(10);
/// How often it is looked whether a match has waited long enough.
const LOOK: Duration = Duration::from_secs(1);

impl Tables {
    /// Notes that a table waits for salts, if it does.
    pub(super) fn note_salts(&self, table: &Table) {
        if table.awaits_salts() {
            let mut waiting = self.awaiting_salts.lock().unwrap_or_else(PoisonError::into_inner);
            waiting.entry(table.id()).or_insert_with(Instant::now);
        }
    }

    /// Begins to start matches that have waited long enough.
    pub(super) fn start_without_silent_seats(self: &Arc<Tables>) {
        let tables = Arc::downgrade(self);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(LOOK).await;
                let Some(tables) = tables.upgrade() else { return };
                for id in tables.have_waited() {
                    // A refusal means that the match has started meanwhile; after a failed write someone will look again.
                    if let Ok(open) = tables.open(id).await {
                        let start = |table: &mut Table, _: Elapsed| Ok((table.start_without_salts()?, None));
                        let _ = tables.change(&open, start).await;
                    }
                }
            }
        });
    }

    fn have_waited(&self) -> Vec<TableId> {
        let mut waiting = self.awaiting_salts.lock().unwrap_or_else(PoisonError::into_inner);
        let due = waiting.extract_if(.., |_, since| since.elapsed() > WAIT);
        due.map(|(id, _)| id).collect()
    }
}
