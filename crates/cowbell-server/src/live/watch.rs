//! Starting to watch a table: with a socket, or for one long poll.

use core::time::Duration;

use cowbell_protocol::{Problem, ServerMessage, Show};
use cowbell_table::TableId;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::{Audience, Subscription, text};
use crate::app::Identity;
use crate::tables::Tables;

impl Tables {
    /// Opens a table for a viewer: its first view, and the queue of everything after it.
    pub(crate) async fn watch(
        &self,
        id: TableId,
        identity: Identity,
        show: Show,
        is_paced: bool,
    ) -> Result<(Utf8Bytes, Subscription), Problem> {
        let open = self.open(id).await?;
        let mut guard = open.table.lock().await;
        let table = self.ready(&open, &mut guard).await?;
        identity.check(table)?;
        let shown = self.show(&open, table, table.show_as(identity.viewer(), show));
        let first = text(&ServerMessage::Table(Box::new(shown)));
        // While the table is held, nothing can happen between the first view and the first news.
        let subscription = Audience::enter(&open, identity, show, is_paced);
        drop(guard);
        Ok((first, subscription))
    }

    /// Waits until a table is newer than `version`, for clients without a socket.
    pub(crate) async fn wait(
        &self,
        id: TableId,
        identity: Identity,
        version: u32,
        most: Duration,
    ) -> Result<(), Problem> {
        let (_, mut subscription) = self.watch(id, identity, Show::View, false).await?;
        let newer = self.look_for(id, identity, |table| Ok(table.version() > version)).await;
        if let Ok(false) = newer {
            let _ = tokio::time::timeout(most, subscription.news.next()).await;
        }
        // Until the next poll; one that is cut off leaves nobody behind.
        if let Identity::Seat(seat, _) = identity {
            subscription.open.saw_acting(seat);
        }
        newer.map(|_| ())
    }
}
