//! Whether the server can do its work. The answer is kept for a moment, so that asking often costs nothing.

use core::time::Duration;
use std::time::Instant;

use tokio::sync::Mutex;

use crate::store::{Store, StoreError};

/// How long an answer is good for.
const FRESH: Duration = Duration::from_secs(1);

/// The last answer.
#[derive(Default)]
pub(crate) struct Health(Mutex<Option<(Instant, Result<(), StoreError>)>>);

impl Health {
    /// Writes to the store: only that shows whether the disk is full or read-only.
    pub(crate) async fn check(&self, store: &dyn Store) -> Result<(), StoreError> {
        let mut last = self.0.lock().await;
        match &*last {
            Some((asked, answer)) if asked.elapsed() < FRESH => answer.clone(),
            _ => {
                let answer = store.check().await;
                *last = Some((Instant::now(), answer.clone()));
                answer
            }
        }
    }
}
