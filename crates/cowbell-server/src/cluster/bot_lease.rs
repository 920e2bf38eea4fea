//! A node's lease on a bot's move. It only saves double work: `(table, version)` in the store decides who has played.

use core::time::Duration;
use std::sync::Arc;

use cowbell_table::TableId;
use tokio::runtime::Handle;
use tokio::task::AbortHandle;

use crate::store::{Claim, StoreError};
use crate::tables::Tables;

/// How long a lease holds unless it is renewed. A bot stands still for this long when its node dies.
const LEASE: Duration = Duration::from_secs(5);
/// How often leases are renewed.
const RENEW: Duration = Duration::from_millis(1500);

/// A lease that is renewed as long as this lives.
pub(crate) struct BotLease(AbortHandle);

impl Drop for BotLease {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Tables {
    /// Leases a bot's move; none if another node has it. Called from a thread of the bots.
    pub(crate) fn lease_bot(
        self: &Arc<Tables>,
        runtime: &Handle,
        table: TableId,
        version: u32,
    ) -> Result<Option<BotLease>, StoreError> {
        let claim = Claim { table, version, node: self.node, lease: LEASE };
        if !runtime.block_on(self.store.claim(claim))? {
            return Ok(None);
        }
        let tables = self.clone();
        let renewing = runtime.spawn(async move {
            loop {
                tokio::time::sleep(RENEW).await;
                // If this fails or comes late, another node may think about the same; one of them will play.
                let _ = tables.store.claim(claim).await;
            }
        });
        Ok(Some(BotLease(renewing.abort_handle())))
    }
}
