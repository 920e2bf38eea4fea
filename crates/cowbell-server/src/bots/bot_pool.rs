//! The bounded pool of threads that bots think on, and the queue of tables that wait for one. A bot plays by the same
//! actions as everyone. Tables share the threads by whom they are for; bots that answer at once have a thread of their
//! own and never wait for those that think. A table that nobody attends pauses: see [`OpenTable::is_on`].

use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};

use cowbell_bots::Level as Skill;
use cowbell_catalog::AnyMatch;
use cowbell_protocol::{Action, Level};
use cowbell_rules::Seat;
use cowbell_table::{TableId, Who};
use tokio::runtime::Handle;

use super::{Brain as _, FairQueue, Payer, RandomBrain};
use crate::tables::{OpenTable, Tables};

/// Tables that wait for a bot, each once: the queue is never longer than there are tables.
#[derive(Default)]
pub(crate) struct Queue {
    waiting: Mutex<WaitingTables>,
    bell: Condvar,
}

#[derive(Default)]
struct WaitingTables {
    known: BTreeSet<TableId>,
    quick: FairQueue<Payer, TableId>,
    slow: FairQueue<Payer, TableId>,
    /// Tables that a thread is at, and what was pushed for them meanwhile: one thread at a time.
    busy: BTreeMap<TableId, Option<(Lane, Payer)>>,
    closed: bool,
}

/// What a thread takes from the queue.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lane {
    /// Bots that answer at once, and no others.
    Quick,
    /// Bots that think; where none waits, any.
    Slow,
}

impl Queue {
    pub(crate) fn push(&self, table: TableId, payer: Payer, level: &Level) {
        let is_quick = level.word().parse().is_ok_and(|level: Skill| !level.searches());
        let lane = if is_quick { Lane::Quick } else { Lane::Slow };
        let mut waiting = self.waiting();
        match waiting.busy.get_mut(&table) {
            Some(next) => *next = Some((lane, payer)),
            None => self.line_up(&mut waiting, lane, payer, table),
        }
    }

    fn line_up(&self, waiting: &mut WaitingTables, lane: Lane, payer: Payer, table: TableId) {
        if waiting.known.insert(table) {
            match lane {
                Lane::Quick => waiting.quick.push(payer, table),
                Lane::Slow => waiting.slow.push(payer, table),
            }
            // The right thread must hear it, whichever it is.
            self.bell.notify_all();
        }
    }

    pub(crate) fn len(&self) -> usize {
        let waiting = self.waiting();
        waiting.quick.len() + waiting.slow.len()
    }

    pub(crate) fn close(&self) {
        self.waiting().closed = true;
        self.bell.notify_all();
    }

    fn pop(&self, lane: Lane) -> Option<(Lane, Payer, TableId)> {
        let mut waiting = self.waiting();
        loop {
            if waiting.closed {
                return None;
            }
            let slow = if lane == Lane::Slow { waiting.slow.pop() } else { None };
            let found = match slow {
                Some((payer, table)) => Some((Lane::Slow, payer, table)),
                None => waiting.quick.pop().map(|(payer, table)| (Lane::Quick, payer, table)),
            };
            if let Some(found) = found {
                waiting.known.remove(&found.2);
                waiting.busy.insert(found.2, None);
                return Some(found);
            }
            waiting = self.bell.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn done(&self, lane: Lane, payer: Payer, table: TableId, took: Duration) {
        let mut waiting = self.waiting();
        match lane {
            Lane::Quick => waiting.quick.done(payer, took),
            Lane::Slow => waiting.slow.done(payer, took),
        }
        if let Some(Some((lane, payer))) = waiting.busy.remove(&table) {
            self.line_up(&mut waiting, lane, payer, table);
        }
    }

    fn waiting(&self) -> MutexGuard<'_, WaitingTables> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Starts the threads. They end when the queue is closed.
pub(crate) fn start(tables: &Arc<Tables>, threads: usize) {
    let runtime = Handle::current();
    let lanes = core::iter::once(Lane::Quick).chain(core::iter::repeat_n(Lane::Slow, threads.max(1)));
    for (number, lane) in lanes.enumerate() {
        let (weak, queue, runtime) = (Arc::downgrade(tables), tables.queue.clone(), runtime.clone());
        let work = move || {
            while let Some((lane, payer, table)) = queue.pop(lane) {
                let Some(tables) = Weak::upgrade(&weak) else { return };
                let began = Instant::now();
                turn(&tables, &runtime, table);
                queue.done(lane, payer, table, began.elapsed());
            }
        };
        thread::Builder::new()
            .name(format!("bot-{number}"))
            .spawn(work)
            .expect("the system has threads to spare");
    }
}

/// Plays one move, if it is still a bot's turn and the match has not paused.
fn turn(tables: &Arc<Tables>, runtime: &Handle, id: TableId) {
    let Some(open) = tables.on(id) else { return };
    let job = match runtime.block_on(tables.bot_job(&open)) {
        Ok(Some(job)) => job,
        Ok(None) => return,
        Err(_) => return again(tables, runtime, &open),
    };
    let lease = match tables.lease_bot(runtime, id, job.version) {
        Ok(Some(lease)) => lease,
        // Another node thinks about it. If that one dies, the lease runs out and the table is found again.
        Ok(None) => return,
        Err(error) => {
            tracing::warn!(table = %id, %error, "a bot's move cannot be claimed");
            return again(tables, runtime, &open);
        }
    };
    let began = Instant::now();
    let think = || match job.is_steady {
        true => tables.brain.think_steadily(job.game.as_ref(), job.seat, &job.level, job.seed),
        false => tables.brain.think(job.game.as_ref(), job.seat, &job.level, job.seed),
    };
    let mv = catch_unwind(AssertUnwindSafe(think)).unwrap_or_else(|_| {
        tracing::error!(table = %id, "a bot failed to think; it plays any move");
        RandomBrain.think(job.game.as_ref(), job.seat, &job.level, job.seed)
    });
    tables.metrics.bot_time.add(began.elapsed());
    drop(lease);
    let action = Action::Play { version: job.version, mv };
    if let Err(problem) = runtime.block_on(tables.act_at(&open, Who::Bot(job.seat), &action)) {
        // The seat was taken back, or the disk failed: if a bot is still to move, it tries again.
        tracing::warn!(table = %id, code = problem.code, "a bot's move was not made");
        again(tables, runtime, &open);
    }
}

/// Calls the bot again in a while, without keeping a thread from other tables meanwhile.
fn again(tables: &Arc<Tables>, runtime: &Handle, open: &Arc<OpenTable>) {
    let (tables, open) = (tables.clone(), open.clone());
    runtime.spawn(async move {
        loop {
            tokio::time::sleep(Duration::from_millis(200)).await;
            if tables.call_bot_at(&open).await.is_ok() || !open.is_on() {
                return;
            }
        }
    });
}

/// What a bot needs to think.
pub(crate) struct Job {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) seat: Seat,
    pub(crate) level: Level,
    pub(crate) version: u32,
    pub(crate) seed: u64,
    /// Whether it decides the same on every machine.
    pub(crate) is_steady: bool,
}
