//! Whether the server can do its work. The answer is kept for a moment, so that asking often costs nothing.

use core::time::Duration;
use std::time::Instant;

use tokio::sync::Mutex;

use crate::store::StoreError;
use crate::tables::Tables;

/// How long an answer is good for.
const FRESH: Duration = Duration::from_secs(1);

/// How long a move that could not be stored counts.
const RECENT: Duration = Duration::from_secs(5);

/// The last answer.
#[derive(Default)]
pub(crate) struct Health(Mutex<Option<(Instant, Result<(), StoreError>)>>);

impl Health {
    /// Writes to the store: only that shows whether the disk is full or read-only. Where there is room for little, moves may
    /// have failed all the same.
    pub(crate) async fn check(&self, tables: &Tables) -> Result<(), StoreError> {
        if let Some(error) = tables.has_failed_within(RECENT) {
            return Err(error);
        }
        let mut last = self.0.lock().await;
        match &*last {
            Some((asked, answer)) if asked.elapsed() < FRESH => answer.clone(),
            _ => {
                let answer = tables.store.check().await;
                *last = Some((Instant::now(), answer.clone()));
                answer
            }
        }
    }
}
