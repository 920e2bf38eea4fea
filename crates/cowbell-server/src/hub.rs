//! All rooms of a node, and the one way anything happens: decide, write to the disk, then tell.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use cowbell_protocol::{Action, Code, Created, Event, Join, Joined, NewTable, Problem, ServerMessage, Show};
use cowbell_rules::{Seat, Viewer};
use tokio::sync::Semaphore;

use crate::brain::{Brain, Queue};
use crate::bus::{Bus, Changed};
use crate::entry::{Row, TableId};
use crate::fair::Seed;
use crate::meter::Meters;
use crate::room::{Room, Watch, text};
use crate::store::{Filter, Store, StoreError, Write};
use crate::table::{Acted, Laid, Mark, Step, Table, Who};
use crate::token::Token;

/// So often a change that collides with another node's is decided anew.
const COLLISIONS: u32 = 3;

/// All rooms of a node.
pub struct Hub {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bus: Arc<dyn Bus>,
    /// Who this node is among those that share the store.
    pub(crate) node: u64,
    pub(crate) brain: Arc<dyn Brain>,
    pub(crate) queue: Arc<Queue>,
    rooms: Mutex<BTreeMap<TableId, Arc<Room>>>,
    /// What it counts.
    pub meters: Meters,
    pub(crate) hints: Semaphore,
}

impl Hub {
    /// A node without doors. `hints` says how many hints are thought about at once.
    pub fn new(store: Arc<dyn Store>, bus: Arc<dyn Bus>, brain: Arc<dyn Brain>, hints: usize) -> Arc<Hub> {
        let (queue, rooms, meters, hints) =
            (Arc::default(), Mutex::default(), Meters::default(), Semaphore::new(hints));
        let node = u64::from_be_bytes(random());
        Arc::new(Hub { store, bus, node, brain, queue, rooms, meters, hints })
    }

    /// Starts what runs beside the doors: bots, the eye on other nodes, the look around for deserted rooms.
    pub fn start(self: &Arc<Hub>, bot_threads: usize) {
        crate::brain::start(self, bot_threads);
        self.start_listening();
        if self.store.is_shared() {
            self.start_looking(bot_threads);
        } else {
            let hub = self.clone();
            tokio::spawn(async move {
                match hub.store.list(Filter::Bots, u32::MAX).await {
                    Ok(tables) => tables.into_iter().for_each(|table| hub.queue.push(table)),
                    Err(error) => tracing::error!(%error, "the tables with bots cannot be listed"),
                }
            });
        }
        let hub = Arc::downgrade(self);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(core::time::Duration::from_secs(60)).await;
                let Some(hub) = hub.upgrade() else { return };
                hub.close_deserted();
            }
        });
    }

    /// Lays a table.
    pub async fn create(&self, wish: &NewTable) -> Result<Created, Problem> {
        self.lay(wish, Vec::new()).await
    }

    /// Lays a table whose match goes on from these events.
    pub(crate) async fn lay(&self, wish: &NewTable, past: Vec<Event>) -> Result<Created, Problem> {
        let seed = Seed::new(random());
        let mut tokens: Vec<Option<String>> = Vec::new();
        let (table, steps) = Table::lay(TableId(u64::from_be_bytes(random())), wish, past, &seed, |seat| {
            let token = Token::new(random());
            tokens.resize(seat.index() + 1, None);
            tokens[seat.index()] = Some(token.show());
            token.key()
        })?;
        tokens.resize(table.game().seats(), None);
        let id = table.id();
        self.admit(table, steps).await?;
        Ok(Created { table: id.to_string(), tokens, commitment: seed.commitment() })
    }

    /// Stores a new table and gives it a room.
    pub(crate) async fn admit(&self, table: Table, mut steps: Vec<Step>) -> Result<(), Problem> {
        self.commit(vec![write(&table, &mut steps, None)])
            .await
            .map_err(|error| self.failed(table.id(), &error))?;
        self.call_bot(&table);
        self.seat_room(table);
        Ok(())
    }

    /// Does something at a table. When it is answered, it is on disk.
    pub async fn act(&self, id: TableId, who: Who, action: &Action) -> Result<u32, Problem> {
        self.act_in(&*self.room(id).await?, who, action).await
    }

    /// The same, for whoever is in the room.
    pub(crate) async fn act_in(&self, room: &Room, who: Who, action: &Action) -> Result<u32, Problem> {
        let began = Instant::now();
        let result = self.change(room, |table| match (action, who) {
            (Action::Rematch {}, Who::Person(seat)) => {
                table.rematch(seat, TableId(u64::from_be_bytes(random())), &Seed::new(random()))
            }
            _ => Ok((table.act(who, action)?, None)),
        });
        let result = result.await;
        match &result {
            Ok(_) => {
                self.meters.actions.add(1);
                self.meters.action_time.add(began.elapsed());
                if matches!(action, Action::Play { .. }) {
                    self.meters.moves.add(1);
                }
            }
            Err(_) => self.meters.refused.add(1),
        }
        result
    }

    /// Takes an open seat.
    pub async fn join(&self, id: TableId, wish: &Join) -> Result<Joined, Problem> {
        let room = self.room(id).await?;
        let token = Token::new(random());
        let mut seat = Seat(0);
        let joining = self.change(&room, |table| {
            let (taken, acted) = table.join(&wish.name, &wish.salt, token.key())?;
            seat = taken;
            Ok((acted, None))
        });
        let version = joining.await?;
        Ok(Joined { seat: seat.0, token: token.show(), version })
    }

    /// The one way a table changes: decide, write, then tell. The table is out of its room meanwhile: if anything
    /// goes wrong, or whoever asked goes away, the store is read again and nothing unwritten is ever shown.
    async fn change(
        &self,
        room: &Room,
        mut decide: impl FnMut(&mut Table) -> Result<(Acted, Option<Laid>), Problem>,
    ) -> Result<u32, Problem> {
        let mut guard = room.table.lock().await;
        let (mut is_fresh, mut collisions) = (false, 0);
        let (table, acted, laid) = loop {
            self.ready(room, &mut guard).await?;
            let mut table = guard.take().expect("the table is ready");
            let before = table.mark();
            let (mut acted, mut laid) = match decide(&mut table) {
                Ok((acted, laid)) if !acted.steps.is_empty() => (acted, laid),
                // Nothing has changed; but a refusal by what another node has made old is none.
                other => {
                    *guard = Some(table);
                    if other.is_err() && !is_fresh && self.freshen(room, &mut guard).await? {
                        is_fresh = true;
                        continue;
                    }
                    return other.map(|(acted, _)| acted.version);
                }
            };
            let mut writes = vec![write(&table, &mut acted.steps, Some(before))];
            writes.extend(laid.as_mut().map(|(table, steps)| write(table, steps, None)));
            let Err(error) = self.commit(writes).await else { break (table, acted, laid) };
            // What is on disk counts, whatever was meant to be.
            let _ = self.ready(room, &mut guard).await;
            // Another node was faster: whether it can still be done is to be decided anew.
            collisions += 1;
            if error != StoreError::Conflict || collisions > COLLISIONS {
                return Err(self.failed(room.id, &error));
            }
        };
        if let Some((next, _)) = laid {
            self.call_bot(&next);
            self.seat_room(next);
        }
        acted.steps.iter().for_each(|step| self.meters.dropped.add(room.tell(&table, step)));
        self.bus.publish(Changed { table: room.id, version: table.version() });
        self.call_bot(&table);
        *guard = Some(table);
        Ok(acted.version)
    }

    /// Reads something off a table.
    pub async fn look<T>(
        &self,
        id: TableId,
        look: impl FnOnce(&Table) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        let room = self.room(id).await?;
        let mut guard = room.table.lock().await;
        self.ready(&room, &mut guard).await?;
        self.freshen(&room, &mut guard).await?;
        look(self.ready(&room, &mut guard).await?)
    }

    /// Opens a table for a viewer: its first view, and the queue of everything after it.
    pub(crate) async fn watch(
        &self,
        id: TableId,
        viewer: Viewer,
        show: Show,
    ) -> Result<(Arc<Room>, Utf8Bytes, Watch), Problem> {
        let room = self.room(id).await?;
        let mut guard = room.table.lock().await;
        let table = self.ready(&room, &mut guard).await?;
        let first = text(&ServerMessage::Table(Box::new(table.show_as(viewer, show))));
        let watch = room.enter(viewer, show);
        drop(guard);
        Ok((room, first, watch))
    }

    /// Waits until a table is newer than `version`, for those who have no socket.
    pub(crate) async fn wait(
        &self,
        id: TableId,
        viewer: Viewer,
        version: u32,
        most: core::time::Duration,
    ) -> Result<(), Problem> {
        let (room, _, mut watch) = self.watch(id, viewer, Show::View).await?;
        let newer = self.look(id, |table| Ok(table.version() > version)).await;
        if let Ok(false) = newer {
            let _ = tokio::time::timeout(most, watch.news.next()).await;
        }
        room.leave(watch.number);
        newer.map(|_| ())
    }

    /// The room of a table, laid out if it is not in memory.
    async fn room(&self, id: TableId) -> Result<Arc<Room>, Problem> {
        if let Some(room) = self.rooms().get(&id) {
            room.touched.store(true, Relaxed);
            return Ok(room.clone());
        }
        let table = self.load(id).await?;
        Ok(self.seat_room(table))
    }

    /// A room for a table, unless it has one.
    fn seat_room(&self, table: Table) -> Arc<Room> {
        let mut rooms = self.rooms();
        let room = rooms.entry(table.id()).or_insert_with(|| Arc::new(Room::new(table))).clone();
        self.meters.tables.set(rooms.len() as i64);
        room
    }

    pub(crate) async fn ready<'a>(
        &self,
        room: &Room,
        guard: &'a mut Option<Table>,
    ) -> Result<&'a mut Table, Problem> {
        if guard.is_none() {
            let table = guard.insert(self.load(room.id).await?);
            // Nobody knows what the viewers have missed meanwhile.
            self.meters.dropped.add(room.resync(table));
        }
        Ok(guard.as_mut().expect("just loaded"))
    }

    async fn load(&self, id: TableId) -> Result<Table, Problem> {
        let rows = self.store.read(id, 0).await.map_err(|error| self.failed(id, &error))?;
        if rows.is_empty() {
            return Err(Code::NoSuchTable.into());
        }
        Table::load(id, &rows).map_err(|broken| {
            tracing::error!(table = %id, %broken, "a table cannot be read");
            Code::Corrupt.into()
        })
    }

    async fn commit(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let began = Instant::now();
        let result = self.store.commit(writes).await;
        self.meters.commit_time.add(began.elapsed());
        result
    }

    pub(crate) fn failed(&self, id: TableId, error: &StoreError) -> Problem {
        if *error == StoreError::Conflict {
            return Code::Stale.into();
        }
        self.meters.store_errors.add(1);
        tracing::error!(table = %id, %error, "the store failed");
        Code::Storage.into()
    }

    /// Ends all queues: whoever watches learns that the node closes.
    pub(crate) fn close(&self) {
        self.queue.close();
        self.rooms().values().for_each(|room| room.close());
    }

    /// Takes rooms nobody uses out of memory. Their tables are in the store.
    fn close_deserted(&self) {
        let mut rooms = self.rooms();
        rooms.retain(|_, room| Arc::strong_count(room) > 1 || !room.is_deserted());
        self.meters.tables.set(rooms.len() as i64);
    }

    pub(crate) fn rooms(&self) -> MutexGuard<'_, BTreeMap<TableId, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What goes to the store; the texts move there, nobody else reads them.
fn write(table: &Table, steps: &mut [Step], before: Option<Mark>) -> Write {
    let mark = Some(table.mark()).filter(|mark| before != Some(*mark));
    let row = |step: &mut Step| Row { text: core::mem::take(&mut step.row.text), ..step.row };
    Write { table: table.id(), rows: steps.iter_mut().map(row).collect(), mark, dates: None }
}

/// Bytes nobody can guess.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has a random source");
    bytes
}
