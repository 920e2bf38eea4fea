//! Following other nodes. What a node remembers of a table may be old as soon as somebody else writes to the store too.
//! It reads what it missed when the bus says so, when it is asked something, when a write collides, and from time to
//! time anyway: a message that is lost leaves nobody behind for long.

use core::time::Duration;
use std::collections::BTreeMap;
use std::sync::Arc;

use cowbell_protocol::Problem;

use crate::bus::Changed;
use crate::entry::{Row, TableId};
use crate::hub::Hub;
use crate::room::Room;
use crate::store::Filter;
use crate::table::Table;

/// How often a node looks around.
const LOOK: Duration = Duration::from_secs(1);
/// Every so many times it looks at all rooms with viewers, though the bus is up.
const SELDOM: u64 = 5;
/// Messages of the bus, and rooms, that go into one question.
const TOGETHER: usize = 1000;

impl Hub {
    /// Starts to listen to other nodes.
    pub(crate) fn start_listening(self: &Arc<Hub>) {
        let hub = self.clone();
        let mut others = self.bus.listen();
        tokio::spawn(async move {
            let mut batch = Vec::new();
            while others.recv_many(&mut batch, TOGETHER).await > 0 {
                hub.hear(&mut batch).await;
            }
        });
    }

    /// Starts to look around in a store that other nodes write to.
    pub(crate) fn start_looking(self: &Arc<Hub>, bot_threads: usize) {
        let hub = Arc::downgrade(self);
        tokio::spawn(async move {
            let mut was_up = false;
            for round in 0u64.. {
                let Some(hub) = hub.upgrade() else { return };
                let is_up = hub.bus.is_up();
                hub.meters.bus_up.set(is_up.into());
                // Right after the bus is back, what was said in between is missing.
                if !(is_up && was_up) || round.is_multiple_of(SELDOM) {
                    hub.look_around().await;
                }
                was_up = is_up;
                hub.take_over(bot_threads).await;
                drop(hub);
                tokio::time::sleep(LOOK).await;
            }
        });
    }

    /// What the other nodes tell, each table once.
    async fn hear(self: &Arc<Hub>, batch: &mut Vec<Changed>) {
        let mut newest = BTreeMap::new();
        for changed in batch.drain(..) {
            let version = newest.entry(changed.table).or_insert(0);
            *version = changed.version.max(*version);
        }
        let mut behind = Vec::new();
        for (id, version) in newest {
            let Some(room) = self.rooms().get(&id).cloned() else { continue };
            let Ok(table) = room.table.try_lock() else {
                // Somebody is at it, maybe for long: the others do not wait.
                let hub = self.clone();
                let room = room.clone();
                tokio::spawn(async move { hub.freshen(&room, &mut *room.table.lock().await).await });
                continue;
            };
            if table.as_ref().is_none_or(|table| table.version() < version) {
                drop(table);
                behind.push(room);
            }
        }
        self.follow(behind).await;
    }

    /// Looks whether the tables that somebody is watching are as the store has them.
    async fn look_around(&self) {
        let watched: Vec<Arc<Room>> =
            self.rooms().values().filter(|room| room.has_viewers()).cloned().collect();
        for rooms in watched.chunks(TOGETHER) {
            self.follow(rooms.to_vec()).await;
        }
    }

    /// Reads what is missing in these rooms, with one question for all.
    async fn follow(&self, rooms: Vec<Arc<Room>>) {
        let mut known = Vec::new();
        for room in &rooms {
            match &*room.table.lock().await {
                Some(table) => known.push((room.id, table.version())),
                // Its last write failed, and so did the reading after it.
                None => known.push((room.id, 0)),
            }
        }
        if known.is_empty() {
            return;
        }
        let news = match self.store.news(known).await {
            Ok(news) => news,
            Err(error) => return tracing::warn!(%error, "what other nodes have written cannot be read"),
        };
        let mut missed: BTreeMap<TableId, Vec<Row>> = BTreeMap::new();
        news.into_iter().for_each(|(table, row)| missed.entry(table).or_default().push(row));
        for room in rooms {
            let Some(rows) = missed.get(&room.id) else { continue };
            let mut guard = room.table.lock().await;
            match guard.as_mut() {
                Some(table) => {
                    if !self.replay(&room, table, rows) {
                        *guard = None;
                    }
                }
                None => drop(self.ready(&room, &mut guard).await),
            }
        }
    }

    /// Brings one table up to date before it is asked something. True if it was not.
    pub(crate) async fn freshen(&self, room: &Room, guard: &mut Option<Table>) -> Result<bool, Problem> {
        let Some(table) = guard.as_mut().filter(|_| self.store.is_shared()) else { return Ok(false) };
        let rows =
            self.store.read(room.id, table.version()).await.map_err(|error| self.failed(room.id, &error))?;
        if !self.replay(room, table, &rows) {
            *guard = None;
            self.ready(room, guard).await?;
        }
        Ok(!rows.is_empty())
    }

    /// Adds what others have written and tells the viewers. False if it does not fit.
    fn replay(&self, room: &Room, table: &mut Table, rows: &[Row]) -> bool {
        for row in rows {
            if row.version <= table.version() {
                continue;
            }
            match table.replay(row) {
                Ok(step) => {
                    self.meters.followed.add(1);
                    self.meters.dropped.add(room.tell(table, &step));
                }
                Err(broken) => {
                    tracing::error!(table = %room.id, %broken, "a table changed elsewhere cannot be followed");
                    return false;
                }
            }
        }
        true
    }

    /// Takes up bots' moves that no node has claimed, as many as there is time for: their node has died, or has more to do
    /// than this one.
    async fn take_over(&self, bot_threads: usize) {
        let room = (2 * bot_threads).saturating_sub(self.queue.len());
        if room == 0 {
            return;
        }
        match self.store.list(Filter::Bots, room as u32).await {
            Ok(tables) => tables.into_iter().for_each(|table| self.queue.push(table)),
            Err(error) => tracing::warn!(%error, "the tables with bots cannot be listed"),
        }
    }
}
