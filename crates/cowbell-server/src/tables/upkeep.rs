//! What a server does about tables that nobody needs any longer: finished ones are deleted after a while, and so are those
//! that never began, matches that nobody touches, and old lines of the audit trail.

use core::time::Duration;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use super::Tables;
use super::daily::KEEP_DAYS;
use crate::store::{Cutoffs, NoteKind, StoreError};
use cowbell_table::TableId;

/// In seconds.
pub(crate) const DAY: i64 = 24 * 60 * 60;
/// How often old tables are looked for.
const EVERY: Duration = Duration::from_secs(10 * 60);
/// Tables deleted with one commit.
pub(crate) const TOGETHER: u32 = 200;

/// How long tables are kept.
#[derive(clap::Args, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep {
    /// Days to keep finished matches; 0 keeps them forever
    #[arg(long, default_value = "0")]
    pub keep_days: u32,
    /// Days to keep tables whose match has not begun, since the last activity there; 0 keeps them forever
    #[arg(long, default_value = "7")]
    pub keep_waiting_days: u32,
    /// Days to keep matches under way, since the last activity there; 0 keeps them forever
    #[arg(long, default_value = "90")]
    pub keep_idle_days: u32,
    /// Days to keep the audit trail (with addresses) and reports about players; 0 keeps them forever
    #[arg(long, default_value = "90")]
    pub keep_audit_days: u32,
    /// Days to keep what people store under a personal key, and whom they block, since it last changed; 0 keeps it forever
    #[arg(long, default_value = "400")]
    pub keep_person_days: u32,
}

impl Keep {
    /// What is too old at this time of the store's calendar.
    pub(crate) fn cutoffs(self, today: i64) -> Cutoffs {
        Cutoffs {
            ended: before(today, self.keep_days),
            waiting: before(today, self.keep_waiting_days),
            idle: before(today, self.keep_idle_days),
        }
    }
}

fn before(today: i64, days: u32) -> i64 {
    if days == 0 { i64::MIN } else { today - i64::from(days) * DAY }
}

impl Tables {
    /// Deletes what is too old, now and then.
    pub(crate) fn start_upkeep(self: &Arc<Tables>, keep: Keep) {
        let tables = Arc::downgrade(self);
        tokio::spawn(async move {
            // The time before this server started does not count: nobody knows whether the clock was right.
            let (mut step, mut began) = (Duration::ZERO, Instant::now());
            while let Some(tables) = tables.upgrade() {
                if let Err(error) = tables.forget_old(keep, step).await {
                    tracing::error!(%error, "old tables cannot be deleted");
                }
                drop(tables);
                tokio::time::sleep(EVERY).await;
                step = began.elapsed();
                began = Instant::now();
            }
        });
    }

    /// Deletes what is too old, a few at a time. The store's calendar moves on by at most `step`, the time that has really
    /// passed, whatever the clock of the machine says.
    async fn forget_old(&self, keep: Keep, step: Duration) -> Result<(), StoreError> {
        let today = self.store.calendar(step, Duration::ZERO).await?;
        self.store.unnote_before(NoteKind::Audit, before(today, keep.keep_audit_days)).await?;
        self.store.unnote_before(NoteKind::Report, before(today, keep.keep_audit_days)).await?;
        for kind in [NoteKind::Person, NoteKind::Blocks, NoteKind::Devices, NoteKind::Reminders] {
            self.store.unnote_before(kind, before(today, keep.keep_person_days)).await?;
        }
        self.store.unnote_before(NoteKind::Day, before(today, KEEP_DAYS)).await?;
        loop {
            let gone = self.store.prune(keep.cutoffs(today), TOGETHER).await?;
            if gone.is_empty() {
                return Ok(());
            }
            tracing::info!(gone = gone.len(), "old tables deleted");
            gone.into_iter().for_each(|table| self.forgotten(table));
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// A table was deleted from the store, or changed there by an operator: nobody uses this node's copy any more. Viewers
    /// lose their connection and ask again.
    pub(crate) fn forgotten(&self, table: TableId) {
        self.owners.gone(table);
        if let Some(open) = self.all_open().remove(&table) {
            open.audience.close();
        }
    }

    /// Tells the store which tables have changed, so that matches under way are not taken for deserted ones.
    pub(super) async fn note_touched(&self) {
        let is_changed =
            |(_, open): &(&TableId, &Arc<super::OpenTable>)| open.is_changed.swap(false, Relaxed);
        let changed: Vec<TableId> = self.all_open().iter().filter(is_changed).map(|(id, _)| *id).collect();
        if changed.is_empty() {
            return;
        }
        if let Err(error) = self.store.touch(changed.clone()).await {
            tracing::warn!(%error, "the store cannot be told which tables are in use");
            let all = self.all_open();
            changed.iter().filter_map(|id| all.get(id)).for_each(|open| open.is_changed.store(true, Relaxed));
        }
    }
}
