//! The only place where the server measures how long people think: from the moment a node has stored or heard of the entry
//! that made it a seat's turn, in the time that counts for players (`pulse`). The table gets durations and never a time of day, so a
//! clock that is set or jumps changes nothing, and no two machines' clocks are compared.
//!
//! A node that has just loaded a table starts from what the journal says: while no node had the table, no clock ran. Nodes load every
//! match with a clock when they start (`resume`). Used time is written to the journal now and then, so that a crash forgets little
//! of it, and never charges more than was used.

use core::time::Duration;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use cowbell_protocol as protocol;
use cowbell_protocol::{Pace, Problem};
use cowbell_table::{Elapsed, Table, TableId};
use tokio::sync::Notify;
use tokio::time::Instant;

use super::{OpenTable, Tables};

/// How much used time a crash may forget: in a live match, and by correspondence.
const FORGOTTEN_LIVE: Duration = Duration::from_secs(15);
const FORGOTTEN_DAYS: Duration = Duration::from_secs(6 * 60 * 60);
/// A node that does not serve the seat to move may have heard of its turn earlier than the node that does; it counts this
/// much less.
const ELSEWHERE: Duration = Duration::from_secs(10);
/// How long to wait before a failed alarm is tried again.
const AGAIN: Duration = Duration::from_secs(1);

/// Since when the seat to move can think.
pub(super) struct Stopwatch {
    /// The version that started the measuring.
    since: u32,
    /// By the node's pulse.
    at: Duration,
}

impl Stopwatch {
    pub(super) fn start(table: &Table, now: Duration) -> Stopwatch {
        Stopwatch { since: table.timed_since(), at: now }
    }

    fn elapsed(&self, table: &Table, now: Duration) -> Duration {
        if self.since == table.timed_since() { now.saturating_sub(self.at) } else { Duration::ZERO }
    }
}

/// When which table has to be looked at next; one alarm for each table.
#[derive(Default)]
pub(crate) struct Alarms {
    set: Mutex<Set>,
    bell: Notify,
}

#[derive(Default)]
struct Set {
    order: BTreeSet<(Instant, TableId)>,
    next: BTreeMap<TableId, Instant>,
}

impl Alarms {
    fn set(&self, table: TableId, at: Instant) {
        let mut set = self.lock();
        if let Some(before) = set.next.insert(table, at) {
            set.order.remove(&(before, table));
        }
        set.order.insert((at, table));
        drop(set);
        self.bell.notify_one();
    }

    /// The next table whose alarm rings, once it does.
    async fn next(&self) -> TableId {
        loop {
            let first = self.lock().order.first().copied();
            let Some((at, table)) = first else {
                self.bell.notified().await;
                continue;
            };
            if at <= Instant::now() {
                let mut set = self.lock();
                if set.order.remove(&(at, table)) {
                    set.next.remove(&table);
                    return table;
                }
                continue;
            }
            tokio::select! {
                () = tokio::time::sleep_until(at) => {}
                () = self.bell.notified() => {}
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Set> {
        self.set.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables {
    /// Starts answering alarms.
    pub(super) fn start_timekeeper(self: &Arc<Tables>) {
        let (alarms, tables) = (self.alarms.clone(), Arc::downgrade(self));
        tokio::spawn(async move {
            loop {
                let table = alarms.next().await;
                let Some(tables) = tables.upgrade() else { return };
                tokio::spawn(async move { tables.ring(table).await });
            }
        });
    }

    /// How long the seat to move has been able to think.
    pub(super) fn elapsed(&self, open: &OpenTable, table: &Table, lag: u32) -> Elapsed {
        let away = open.away();
        let Some(seat) = table.on_clock() else { return Elapsed { away, ..Elapsed::default() } };
        let mut time = open.stopwatch().elapsed(table, self.pulse.now());
        if self.store.is_shared() && !open.audience.has(seat) {
            time = time.saturating_sub(ELSEWHERE);
        }
        Elapsed { ms: time.as_millis() as u64, lag: u64::from(lag), away }
    }

    /// After every change of a table: starts measuring again if the turn has changed, and sets the alarm.
    pub(crate) fn keep_time(&self, open: &OpenTable, table: &Table) {
        open.wait_for(table);
        open.set_timed(table.runs_on());
        if table.on_clock().is_none() {
            return;
        }
        let mut watch = open.stopwatch();
        if watch.since != table.timed_since() {
            *watch = Stopwatch::start(table, self.pulse.now());
        }
        drop(watch);
        self.set_alarm(open, table);
    }

    fn set_alarm(&self, open: &OpenTable, table: &Table) {
        let elapsed = self.elapsed(open, table, 0);
        let Some(left) = table.time_left(elapsed) else { return };
        let unwritten = Duration::from_millis(elapsed.ms);
        let due = Duration::from_millis(left).min(forgotten(table).saturating_sub(unwritten));
        self.alarms.set(open.id, Instant::now() + due);
    }

    /// An alarm: the time of a seat is up, or what it has used is to be written down.
    async fn ring(&self, id: TableId) {
        let Ok(open) = self.open_quietly(id).await else { return };
        if self.note_time(&open, forgotten).await.is_err() {
            return self.alarms.set(id, Instant::now() + AGAIN);
        }
        if let Some(table) = &*open.table.lock().await {
            self.keep_time(&open, table);
        }
    }

    /// Ends the time of a seat if it is up; else writes down what it has used, if that is at least `least`.
    async fn note_time(&self, open: &OpenTable, least: fn(&Table) -> Duration) -> Result<(), Problem> {
        // What was used and is not yet written down goes on from there.
        let mut rest = Stopwatch { since: 0, at: Duration::ZERO };
        let mut late = None;
        let noted = self.change(open, |table, elapsed| {
            let seat = table.on_clock();
            let mut acted = table.time_out(elapsed);
            late = seat.filter(|_| !acted.steps.is_empty());
            let used = Duration::from_millis(elapsed.ms);
            if acted.steps.is_empty() && used >= least(table) {
                let at = open.stopwatch().at + used;
                acted = table.note_time(elapsed);
                rest = Stopwatch { since: table.timed_since(), at };
            }
            Ok((acted, None))
        });
        noted.await?;
        if let Some(seat) = late {
            self.remind_out(open, seat).await;
        }
        let mut watch = open.stopwatch();
        if watch.since == rest.since && rest.since > 0 {
            *watch = rest;
        }
        Ok(())
    }

    /// The player of a seat has left this node, which alone knows how long the player has thought.
    pub(crate) async fn note_leaving(&self, open: &OpenTable) {
        if open.is_timed() && self.store.is_shared() {
            // If it fails, the player gains a few seconds.
            let _ = self.note_time(open, |_| Duration::from_millis(1)).await;
        }
    }

    /// Before the node closes: writes down everything that has been used.
    pub(crate) async fn note_all_times(&self) {
        let timed: Vec<Arc<OpenTable>> =
            self.all_open().values().filter(|open| open.is_timed()).cloned().collect();
        for open in timed {
            let _ = self.note_time(&open, |_| Duration::from_millis(1)).await;
        }
    }

    /// A whole table for a viewer, with the clocks as they stand now.
    pub(crate) fn show(
        &self,
        open: &OpenTable,
        table: &Table,
        mut shown: protocol::Table,
    ) -> protocol::Table {
        if let Some(clocks) = shown.clocks.as_mut().filter(|clocks| clocks.running.is_some()) {
            clocks.used += self.elapsed(open, table, 0).ms;
        }
        shown
    }
}

/// How much used time of this table may be forgotten.
fn forgotten(table: &Table) -> Duration {
    match table.pace() {
        Some(Pace::Days(_)) => FORGOTTEN_DAYS,
        _ => FORGOTTEN_LIVE,
    }
}
