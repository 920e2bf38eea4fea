//! The registry of open tables, and everything a node needs around them: store, bus, bots, metrics. How a table changes is
//! in `change`, how it comes into memory in `load`, who is at it in `attendance`; watching is in `live`.

mod attendance;
mod blocks;
mod change;
mod daily;
mod day_puzzle;
mod load;
mod manners;
mod open_table;
mod owners;
mod pulse;
mod remind;
mod resume;
mod salts;
mod seek;
#[cfg(test)]
mod tests;
mod timekeeper;
mod upkeep;

use core::time::Duration;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Instant;

use cowbell_catalog::AnyMatch;
use cowbell_protocol::{Created, NewTable, Problem, Show, Table as ShownTable};
use cowbell_table::{Seed, Step, Table, TableId, Token};

pub(crate) use blocks::{forget_name, person};
pub(crate) use change::is_full;
use daily::BotMatches;
pub(crate) use daily::KEEP_DAYS;
pub(crate) use open_table::OpenTable;
pub(crate) use owners::Owner;
use owners::Owners;
use pulse::Pulse;
use timekeeper::Alarms;
pub use upkeep::Keep;
pub(crate) use upkeep::{DAY, TOGETHER};

use crate::app::Identity;
use crate::bots::{Advisers, Brain, Queue, Reviews, Room};
use crate::cluster::bus::Bus;
use crate::push::Push;
use crate::random::random;
use crate::store::{Store, StoreError, Write};
use crate::telemetry::metrics::Metrics;

/// How often tables that nobody uses are looked for.
const SWEEP: Duration = Duration::from_secs(60);

/// All open tables of a node.
pub struct Tables {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bus: Arc<dyn Bus>,
    /// Who this node is among those that share the store.
    pub node: u64,
    pub(crate) brain: Arc<dyn Brain>,
    pub(crate) queue: Arc<Queue>,
    pub(crate) advisers: Advisers,
    pub(crate) owners: Owners,
    open: Mutex<BTreeMap<TableId, Arc<OpenTable>>>,
    /// The tables that wait for salts, and since when.
    awaiting_salts: Mutex<BTreeMap<TableId, Instant>>,
    /// When and why writing to the store has last failed.
    write_failed: Mutex<Option<(Instant, StoreError)>>,
    /// What it counts.
    pub metrics: Metrics,
    pub(crate) reviews: Reviews,
    /// The matches of a day that bots are playing now.
    playing: BotMatches,
    alarms: Arc<Alarms>,
    pulse: Pulse,
    /// Reminders, once the server has opened them.
    pub(crate) push: OnceLock<Arc<Push>>,
}

impl Tables {
    /// A node without HTTP and sockets. `hints` is how many hints are computed at once.
    pub fn new(store: Arc<dyn Store>, bus: Arc<dyn Bus>, brain: Arc<dyn Brain>, hints: usize) -> Arc<Tables> {
        let (queue, owners, open, awaiting_salts, write_failed, metrics) = Default::default();
        let node = u64::from_be_bytes(random());
        let threads = hints.max(1);
        let room = Room { threads, running_of_one: threads, waiting: 512, waiting_of_one: 4 };
        let advisers = Advisers::start("hint", room);
        let (reviews, playing, alarms, pulse, push) = Default::default();
        Arc::new(Tables {
            store,
            bus,
            node,
            brain,
            queue,
            advisers,
            owners,
            open,
            awaiting_salts,
            write_failed,
            metrics,
            reviews,
            playing,
            alarms,
            pulse,
            push,
        })
    }

    /// Starts what runs in the background: bots, clocks, catching up with other nodes, closing deserted tables.
    pub fn start(self: &Arc<Tables>, bot_threads: usize) {
        crate::bots::start(self, bot_threads);
        self.start_pulse();
        self.start_timekeeper();
        self.start_resuming();
        self.start_attendance();
        self.start_listening();
        self.start_without_silent_seats();
        if self.store.is_shared() {
            self.start_looking();
        }
        let tables = Arc::downgrade(self);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(SWEEP).await;
                let Some(tables) = tables.upgrade() else { return };
                tables.note_touched().await;
                tables.close_deserted();
            }
        });
    }

    /// Creates a table.
    ///
    /// # Errors
    ///
    /// If the game does not accept the options or the seats, or the store does not answer.
    pub async fn create(&self, request: &NewTable) -> Result<Created, Problem> {
        self.create_for(request, None, None).await
    }

    /// Creates a table for someone, whose match continues another one.
    pub(crate) async fn create_for(
        &self,
        request: &NewTable,
        past: Option<&dyn AnyMatch>,
        owner: Option<Owner>,
    ) -> Result<Created, Problem> {
        let seed = Seed::new(random());
        let mut tokens: Vec<Option<String>> = Vec::new();
        let id = TableId(u64::from_be_bytes(random()));
        let (table, steps) = Table::create(id, request, past, &seed, |seat| {
            let token = Token::new(random());
            tokens.resize(seat.index() + 1, None);
            tokens[seat.index()] = Some(token.show());
            token.key()
        })?;
        tokens.resize(table.game().seats(), None);
        self.admit(table, steps, owner).await?;
        Ok(Created { table: id.to_string(), tokens, commitment: seed.commitment() })
    }

    /// Stores a new table and opens it.
    pub(crate) async fn admit(
        &self,
        table: Table,
        mut steps: Vec<Step>,
        owner: Option<Owner>,
    ) -> Result<(), Problem> {
        let tags = owner.as_ref().map(|owner| self.owners.tags(owner.network()));
        let write = Write { owner: tags, ..change::write(&table, &mut steps, None) };
        self.commit(vec![write]).await.map_err(|error| self.failed(table.id(), &error))?;
        if let Some(owner) = owner {
            self.owners.used(table.id(), owner.network());
        }
        self.open_new(table).await
    }

    /// Reads something off a table.
    ///
    /// # Errors
    ///
    /// If there is no such table, the store does not answer, or `look` itself fails.
    pub async fn look<T>(
        &self,
        id: TableId,
        look: impl FnOnce(&Table) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        self.look_at(&*self.open(id).await?, look).await
    }

    /// Reads something off a table that is listed; its bots do not play for that.
    pub(crate) async fn look_in_passing<T>(
        &self,
        id: TableId,
        look: impl FnOnce(&Table) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        self.look_at(&*self.open_quietly(id).await?, look).await
    }

    async fn look_at<T>(
        &self,
        open: &OpenTable,
        look: impl FnOnce(&Table) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        let mut guard = open.table.lock().await;
        self.ready(open, &mut guard).await?;
        self.freshen(open, &mut guard).await?;
        look(self.ready(open, &mut guard).await?)
    }

    /// Reads something off a table as a viewer sees it: spectators may be some moves behind.
    pub(crate) async fn look_for<T>(
        &self,
        id: TableId,
        identity: Identity,
        look: impl FnOnce(&Table) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        let seen = |table: &Table| {
            identity.check(table)?;
            look(table.seen_by(identity.viewer()))
        };
        self.look(id, seen).await
    }

    /// A whole table for a viewer.
    pub(crate) async fn look_as(
        &self,
        id: TableId,
        identity: Identity,
        show: Show,
    ) -> Result<ShownTable, Problem> {
        let open = self.open(id).await?;
        let shown = |table: &Table| {
            identity.check(table)?;
            Ok(self.show(&open, table, table.show_as(identity.viewer(), show)))
        };
        self.look_at(&open, shown).await
    }

    /// Ends all queues: every viewer learns that the node closes.
    pub(crate) fn close(&self) {
        self.queue.close();
        self.all_open().values().for_each(|open| open.audience.close());
    }

    pub(crate) fn all_open(&self) -> MutexGuard<'_, BTreeMap<TableId, Arc<OpenTable>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
