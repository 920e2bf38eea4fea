//! Catching up with other nodes. What a node remembers of a table may be old as soon as another node writes to the store.
//! It reads what it missed when the bus says so, when it is asked something, when a write collides, and from time to
//! time anyway: a lost message leaves nobody behind for long.

use core::time::Duration;
use std::collections::BTreeMap;
use std::sync::Arc;

use cowbell_protocol::Problem;
use cowbell_table::{JournalRow, Table, TableId};

use crate::cluster::bus::Changed;
use crate::tables::{OpenTable, Tables};

/// How often a node looks around.
const LOOK: Duration = Duration::from_secs(1);
/// Every this many times it looks at all tables with viewers, though the bus is up.
const SELDOM: u64 = 5;
/// Messages of the bus, and tables, that go into one question.
const TOGETHER: usize = 1000;

impl Tables {
    /// Starts to listen to other nodes.
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

    /// Starts to look around in a store that other nodes write to.
    pub(crate) fn start_looking(self: &Arc<Tables>) {
        let tables = Arc::downgrade(self);
        tokio::spawn(async move {
            let mut was_up = false;
            for round in 0u64.. {
                let Some(tables) = tables.upgrade() else { return };
                let is_up = tables.bus.is_up();
                tables.metrics.bus_up.set(is_up.into());
                // Right after the bus is back, what was said in between is missing.
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

    /// What the other nodes tell, each table once.
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
                // Somebody is at it, maybe for long: the others do not wait.
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

    /// Looks whether the tables that somebody is watching are as the store has them.
    async fn look_around(&self) {
        let watched: Vec<Arc<OpenTable>> =
            self.all_open().values().filter(|open| !open.audience.is_empty()).cloned().collect();
        for opens in watched.chunks(TOGETHER) {
            self.follow(opens.to_vec()).await;
        }
    }

    /// Reads what is missing at these tables, with one question for all.
    async fn follow(&self, opens: Vec<Arc<OpenTable>>) {
        let mut known = Vec::new();
        for open in &opens {
            match &*open.table.lock().await {
                Some(table) => known.push((open.id, table.version())),
                // Its last write failed, and so did the reading after it.
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

    /// Brings one table up to date before it is asked something. True if it was not.
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

    /// Adds what others have written and tells the viewers. False if it does not fit.
    fn replay(&self, open: &OpenTable, table: &mut Table, rows: &[JournalRow]) -> bool {
        for row in rows {
            if row.version <= table.version() {
                continue;
            }
            match table.replay(row) {
                Ok(step) => {
                    self.metrics.followed.add(1);
                    self.metrics.dropped.add(open.audience.tell(table, &step));
                }
                Err(broken) => {
                    tracing::error!(table = %open.id, %broken, "a table changed elsewhere cannot be followed");
                    return false;
                }
            }
        }
        true
    }

    /// Calls the bots of all tables that somebody attends here: if another node has claimed the move and dies, this one
    /// finds the claim run out.
    fn take_over(&self) {
        let attended: Vec<Arc<OpenTable>> =
            self.all_open().values().filter(|open| open.is_attended()).cloned().collect();
        for open in attended {
            // Somebody is at it, and calls the bot afterwards.
            let Ok(guard) = open.table.try_lock() else { continue };
            if let Some(table) = guard.as_ref() {
                self.call_bot(table);
            }
        }
    }
}
