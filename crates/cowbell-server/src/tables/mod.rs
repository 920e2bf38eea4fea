//! The registry of open tables, and everything a node needs around them: store, bus, bots, metrics. How a table changes is
//! in `change`, how it comes into memory in `load`; watching is in `live`.

mod change;
mod load;
mod open_table;
mod timekeeper;

use core::time::Duration;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use cowbell_catalog::AnyMatch;
use cowbell_protocol::{Created, NewTable, Problem, Show, Table as ShownTable};
use cowbell_rules::Viewer;
use cowbell_table::{Seed, Step, Table, TableId, Token};
use tokio::sync::Semaphore;

pub(crate) use open_table::OpenTable;
use timekeeper::Alarms;

use crate::bots::{Brain, Queue};
use crate::cluster::bus::Bus;
use crate::random::random;
use crate::store::{Filter, Store};
use crate::telemetry::metrics::Metrics;

/// How often tables that nobody uses are looked for.
const SWEEP: Duration = Duration::from_secs(60);

/// All open tables of a node.
pub struct Tables {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bus: Arc<dyn Bus>,
    /// Who this node is among those that share the store.
    pub(crate) node: u64,
    pub(crate) brain: Arc<dyn Brain>,
    pub(crate) queue: Arc<Queue>,
    open: Mutex<BTreeMap<TableId, Arc<OpenTable>>>,
    /// What it counts.
    pub metrics: Metrics,
    pub(crate) hints: Semaphore,
    alarms: Arc<Alarms>,
}

impl Tables {
    /// A node without HTTP and sockets. `hints` is how many hints are computed at once.
    pub fn new(store: Arc<dyn Store>, bus: Arc<dyn Bus>, brain: Arc<dyn Brain>, hints: usize) -> Arc<Tables> {
        let (queue, open, metrics, hints) =
            (Arc::default(), Mutex::default(), Metrics::default(), Semaphore::new(hints));
        let node = u64::from_be_bytes(random());
        let alarms = Arc::default();
        Arc::new(Tables { store, bus, node, brain, queue, open, metrics, hints, alarms })
    }

    /// Starts what runs in the background: bots, clocks, catching up with other nodes, closing deserted tables.
    pub fn start(self: &Arc<Tables>, bot_threads: usize) {
        crate::bots::start(self, bot_threads);
        self.start_timekeeper();
        self.start_listening();
        if self.store.is_shared() {
            self.start_looking(bot_threads);
        } else {
            let tables = self.clone();
            tokio::spawn(async move {
                match tables.store.list(Filter::Bots, u32::MAX).await {
                    Ok(ids) => ids.into_iter().for_each(|id| tables.queue.push(id)),
                    Err(error) => tracing::error!(%error, "the tables with bots cannot be listed"),
                }
            });
        }
        let tables = Arc::downgrade(self);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(SWEEP).await;
                let Some(tables) = tables.upgrade() else { return };
                tables.close_deserted();
            }
        });
    }

    /// Creates a table.
    pub async fn create(&self, wish: &NewTable) -> Result<Created, Problem> {
        self.create_from(wish, None).await
    }

    /// Creates a table whose match continues another one.
    pub(crate) async fn create_from(
        &self,
        wish: &NewTable,
        past: Option<&dyn AnyMatch>,
    ) -> Result<Created, Problem> {
        let seed = Seed::new(random());
        let mut tokens: Vec<Option<String>> = Vec::new();
        let id = TableId(u64::from_be_bytes(random()));
        let (table, steps) = Table::create(id, wish, past, &seed, |seat| {
            let token = Token::new(random());
            tokens.resize(seat.index() + 1, None);
            tokens[seat.index()] = Some(token.show());
            token.key()
        })?;
        tokens.resize(table.game().seats(), None);
        self.admit(table, steps).await?;
        Ok(Created { table: id.to_string(), tokens, commitment: seed.commitment() })
    }

    /// Stores a new table and opens it.
    pub(crate) async fn admit(&self, table: Table, mut steps: Vec<Step>) -> Result<(), Problem> {
        self.commit(vec![change::write(&table, &mut steps, None)])
            .await
            .map_err(|error| self.failed(table.id(), &error))?;
        self.call_bot(&table);
        self.keep_open(table);
        Ok(())
    }

    /// Reads something off a table.
    pub async fn look<T>(
        &self,
        id: TableId,
        look: impl FnOnce(&Table) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        let open = self.open(id).await?;
        let mut guard = open.table.lock().await;
        self.ready(&open, &mut guard).await?;
        self.freshen(&open, &mut guard).await?;
        look(self.ready(&open, &mut guard).await?)
    }

    /// A whole table for a viewer.
    pub(crate) async fn look_at(&self, id: TableId, viewer: Viewer, show: Show) -> Result<ShownTable, Problem> {
        let open = self.open(id).await?;
        self.look(id, |table| Ok(self.show(&open, table, table.show_as(viewer, show)))).await
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
