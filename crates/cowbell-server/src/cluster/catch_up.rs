//! Catching up with other nodes. A node's copy of a table is out of date as soon as another node writes to the store. It
//! reads the missing entries when the bus reports a change, when a request comes in, when a write conflicts, and at regular
//! intervals, so that a lost message causes only a short delay.

use core::time::Duration;
use std::collections::BTreeMap;
use std::sync::Arc;

use cowbell_protocol::Problem;
use cowbell_table::{JournalRow, Table, TableId};

use crate::cluster::bus::Changed;
use crate::tables::{OpenTable, Tables};

/// How often a node checks the store.
const LOOK: Duration = Duration::from_secs(1);
/// While the bus is up, tables with viewers are checked only once in this many rounds.
const SELDOM: u64 = 5;
/// The most bus messages, or tables, handled in one query.
const TOGETHER: usize = 1000;

impl Tables {
    /// Starts listening to other nodes.
    pub(crate) fn start_listening(self: &Arc<Tables>) {
        let tables = self.clone();
        let mut others = self.bus.listen();
        tokio::spawn(async move {
            let mut batch = Vec::new();
            while others.recv_many(&mut batch, TOGETHER).await > 0 {
                tables.hear(&mut batch).await;
            }
        });
    }

    /// Starts the regular checks of a store that other nodes write to.
    pub(crate) fn start_looking(self: &Arc<Tables>) {
        let tables = Arc::downgrade(self);
        tokio::spawn(async move {
            let mut was_up = false;
            for round in 0u64.. {
                let Some(tables) = tables.upgrade() else { return };
                let is_up = tables.bus.is_up();
                tables.metrics.bus_up.set(is_up.into());
                // Messages sent while the bus was down are lost, so check once more right after it is back.
                if !(is_up && was_up) || round.is_multiple_of(SELDOM) {
                    tables.look_around().await;
                }
                was_up = is_up;
                tables.take_over();
                drop(tables);
                tokio::time::sleep(LOOK).await;
            }
        });
    }

    /// Handles messages from other nodes, each table once.
    async fn hear(self: &Arc<Tables>, batch: &mut Vec<Changed>) {
        let mut newest = BTreeMap::new();
        for changed in batch.drain(..) {
            let version = newest.entry(changed.table).or_insert(0);
            *version = changed.version.max(*version);
        }
        let mut behind = Vec::new();
        for (id, version) in newest {
            let Some(open) = self.all_open().get(&id).cloned() else { continue };
            let Ok(table) = open.table.try_lock() else {
                // The table is locked, maybe for long: do not make the others wait.
                let tables = self.clone();
                let open = open.clone();
                tokio::spawn(async move { tables.freshen(&open, &mut *open.table.lock().await).await });
                continue;
            };
            if table.as_ref().is_none_or(|table| table.version() < version) {
                drop(table);
                behind.push(open);
            }
        }
        self.follow(behind).await;
    }

    /// Brings all tables with viewers up to date with the store.
    async fn look_around(&self) {
        let watched: Vec<Arc<OpenTable>> =
            self.all_open().values().filter(|open| !open.audience.is_empty()).cloned().collect();
        for opens in watched.chunks(TOGETHER) {
            self.follow(opens.to_vec()).await;
        }
    }

    /// Reads the missing entries of these tables with one query.
    async fn follow(&self, opens: Vec<Arc<OpenTable>>) {
        let mut known = Vec::new();
        for open in &opens {
            match &*open.table.lock().await {
                Some(table) => known.push((open.id, table.version())),
                // Its last write failed, and so did the attempt to reload it.
                None => known.push((open.id, 0)),
            }
        }
        if known.is_empty() {
            return;
        }
        let news = match self.store.news(known).await {
            Ok(news) => news,
            Err(error) => return tracing::warn!(%error, "what other nodes have written cannot be read"),
        };
        let mut missed: BTreeMap<TableId, Vec<JournalRow>> = BTreeMap::new();
        news.into_iter().for_each(|(table, row)| missed.entry(table).or_default().push(row));
        for open in opens {
            let Some(rows) = missed.get(&open.id) else { continue };
            let mut guard = open.table.lock().await;
            match guard.as_mut() {
                Some(table) => {
                    if !self.replay(&open, table, rows) {
                        *guard = None;
                    }
                }
                None => drop(self.ready(&open, &mut guard).await),
            }
        }
    }

    /// Brings one table up to date before a request. True if it was out of date.
    pub(crate) async fn freshen(&self, open: &OpenTable, guard: &mut Option<Table>) -> Result<bool, Problem> {
        let Some(table) = guard.as_mut().filter(|_| self.store.is_shared()) else { return Ok(false) };
        let rows =
            self.store.read(open.id, table.version()).await.map_err(|error| self.failed(open.id, &error))?;
        if !self.replay(open, table, &rows) {
            *guard = None;
            self.ready(open, guard).await?;
        }
        Ok(!rows.is_empty())
    }

    /// Adds entries written by other nodes and tells the viewers. False if they do not fit.
    fn replay(&self, open: &OpenTable, table: &mut Table, rows: &[JournalRow]) -> bool {
        for row in rows {
            if row.version <= table.version() {
                continue;
            }
            match table.replay(row) {
                Ok(step) => {
                    self.metrics.followed.add(1);
                    self.tell(open, table, &[step]);
                    self.keep_time(open, table);
                }
                Err(broken) => {
                    tracing::error!(table = %open.id, %broken, "a table changed elsewhere cannot be followed");
                    return false;
                }
            }
        }
        true
    }

    /// Calls the bots of all tables where they play: if another node has claimed the move and dies, this one
    /// finds the claim run out.
    fn take_over(&self) {
        let on: Vec<Arc<OpenTable>> = self.all_open().values().filter(|open| open.is_on()).cloned().collect();
        for open in on {
            // Someone is at it, and calls the bot afterwards.
            let Ok(guard) = open.table.try_lock() else { continue };
            if let Some(table) = guard.as_ref() {
                self.call_bot(table);
            }
        }
    }
}
