//! A node's claim on a bot's move. It only saves double work: whoever plays, `(table, version)` decides.

use core::time::Duration;
use std::sync::Arc;

use tokio::runtime::Handle;
use tokio::task::AbortHandle;

use crate::entry::TableId;
use crate::hub::Hub;
use crate::store::{Claim, StoreError};

/// How long a claim holds unless it is renewed: so long a bot stands still when its node dies.
const LEASE: Duration = Duration::from_secs(5);
/// Claims are renewed so often.
const RENEW: Duration = Duration::from_millis(1500);

/// A claim that is renewed as long as this lives.
pub(crate) struct Claimed(AbortHandle);

impl Drop for Claimed {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Hub {
    /// Claims a bot's move; none if another node has it. Called from a thread of the bots.
    pub(crate) fn claim(
        self: &Arc<Hub>,
        runtime: &Handle,
        table: TableId,
        version: u32,
    ) -> Result<Option<Claimed>, StoreError> {
        let claim = Claim { table, version, node: self.node, lease: LEASE };
        if !runtime.block_on(self.store.claim(claim))? {
            return Ok(None);
        }
        let hub = self.clone();
        let renewing = runtime.spawn(async move {
            loop {
                tokio::time::sleep(RENEW).await;
                // If this fails or comes late, another node may think about the same; one of them will play.
                let _ = hub.store.claim(claim).await;
            }
        });
        Ok(Some(Claimed(renewing.abort_handle())))
    }
}
