//! Loading tables into memory and dropping them. Every table is in the store; memory holds those in use.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use cowbell_protocol::{Code, Problem};
use cowbell_table::{Broken, Table, TableId, unknown_rules};

use super::{OpenTable, Tables};

impl Tables {
    /// The open table of this id, for a person: its bots play from now on.
    pub(crate) async fn open(&self, id: TableId) -> Result<Arc<OpenTable>, Problem> {
        let open = self.open_quietly(id).await?;
        // A table that nobody attended has paused.
        if !open.attend() {
            open.forget_absences();
            self.call_bot_at(&open).await?;
        }
        Ok(open)
    }

    /// The open table of this id, loaded if it is not in memory. Nobody attends it for that.
    pub(crate) async fn open_quietly(&self, id: TableId) -> Result<Arc<OpenTable>, Problem> {
        let known = self.all_open().get(&id).cloned();
        let open = match known {
            Some(open) => open,
            None => self.keep_open(self.load(id).await?),
        };
        open.is_used.store(true, Relaxed);
        Ok(open)
    }

    /// Opens a table that someone has just created.
    pub(super) async fn open_new(&self, table: Table) -> Result<(), Problem> {
        let open = self.keep_open(table);
        open.attend();
        self.call_bot_at(&open).await
    }

    /// A table in memory where bots play.
    pub(crate) fn on(&self, id: TableId) -> Option<Arc<OpenTable>> {
        self.all_open().get(&id).filter(|open| open.is_on()).cloned()
    }

    /// Keeps a table in memory, unless it is there already.
    pub(super) fn keep_open(&self, table: Table) -> Arc<OpenTable> {
        self.note_salts(&table);
        let mut all = self.all_open();
        let open = all
            .entry(table.id())
            .or_insert_with(|| Arc::new(OpenTable::new(table, self.pulse.now())))
            .clone();
        self.metrics.tables.set(all.len() as i64);
        drop(all);
        if let Some(table) = open.table.try_lock().ok().as_deref().and_then(Option::as_ref) {
            self.keep_time(&open, table);
        }
        open
    }

    /// The table itself, read from the store again if its last write failed.
    pub(crate) async fn ready<'a>(
        &self,
        open: &OpenTable,
        guard: &'a mut Option<Table>,
    ) -> Result<&'a mut Table, Problem> {
        if guard.is_none() {
            let table = guard.insert(self.load(open.id).await?);
            // Nobody knows what the viewers have missed meanwhile.
            self.keep_time(open, table);
            self.metrics.dropped.add(open.audience.resync(table, |shown| self.show(open, table, shown)));
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
            match broken {
                Broken::Rules(unknown) => unknown_rules(&unknown),
                _ => Code::Corrupt.into(),
            }
        })
    }

    /// Takes tables that nobody uses out of memory.
    pub(super) fn close_deserted(&self) {
        let mut all = self.all_open();
        all.retain(|id, open| {
            let stays = Arc::strong_count(open) > 1 || !open.is_deserted();
            if !stays {
                self.owners.gone(*id);
            }
            stays
        });
        self.metrics.tables.set(all.len() as i64);
    }
}
