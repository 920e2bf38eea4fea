//! The bounded pool of threads that bots think on, and the queue of tables that wait for one. A bot plays by the same
//! actions as everybody.

use std::collections::{BTreeSet, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};

use cowbell_catalog::AnyMatch;
use cowbell_protocol::{Action, Code, Level};
use cowbell_rules::Seat;
use cowbell_table::{TableId, Who};
use tokio::runtime::Handle;

use super::{Brain as _, RandomBrain};
use crate::tables::Tables;

/// Tables that wait for a bot, each once: the queue is never longer than there are tables.
#[derive(Default)]
pub(crate) struct Queue {
    waiting: Mutex<Waiting>,
    bell: Condvar,
}

#[derive(Default)]
struct Waiting {
    order: VecDeque<TableId>,
    known: BTreeSet<TableId>,
    closed: bool,
}

impl Queue {
    pub(crate) fn push(&self, table: TableId) {
        let mut waiting = self.waiting();
        if waiting.known.insert(table) {
            waiting.order.push_back(table);
            self.bell.notify_one();
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.waiting().order.len()
    }

    pub(crate) fn close(&self) {
        self.waiting().closed = true;
        self.bell.notify_all();
    }

    fn pop(&self) -> Option<TableId> {
        let mut waiting = self.waiting();
        loop {
            if waiting.closed {
                return None;
            }
            if let Some(table) = waiting.order.pop_front() {
                waiting.known.remove(&table);
                return Some(table);
            }
            waiting = self.bell.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Starts the threads. They end when the queue is closed.
pub(crate) fn start(tables: &Arc<Tables>, threads: usize) {
    let runtime = Handle::current();
    for number in 0..threads.max(1) {
        let (weak, queue, runtime) = (Arc::downgrade(tables), tables.queue.clone(), runtime.clone());
        let work = move || {
            while let Some(table) = queue.pop() {
                let Some(tables) = Weak::upgrade(&weak) else { return };
                turn(&tables, &runtime, table);
            }
        };
        thread::Builder::new()
            .name(format!("bot-{number}"))
            .spawn(work)
            .expect("the system has threads to spare");
    }
}

/// Plays one move, if it is still a bot's turn.
fn turn(tables: &Arc<Tables>, runtime: &Handle, id: TableId) {
    let job = match runtime.block_on(tables.bot_job(id)) {
        Ok(Some(job)) => job,
        Ok(None) => return,
        Err(problem) if problem.code == Code::Storage.text() => return again(tables, id),
        Err(_) => return,
    };
    let lease = match tables.lease_bot(runtime, id, job.version) {
        Ok(Some(lease)) => lease,
        // Another node thinks about it. If that one dies, the lease runs out and the table is found again.
        Ok(None) => return,
        Err(error) => {
            tracing::warn!(table = %id, %error, "a bot's move cannot be claimed");
            return again(tables, id);
        }
    };
    let began = Instant::now();
    let seed = id.0 ^ u64::from(job.version);
    let think = || tables.brain.think(job.game.as_ref(), job.seat, &job.level, seed);
    let mv = catch_unwind(AssertUnwindSafe(think)).unwrap_or_else(|_| {
        tracing::error!(table = %id, "a bot failed to think; it plays any move");
        RandomBrain.think(job.game.as_ref(), job.seat, &job.level, seed)
    });
    tables.metrics.bot_time.add(began.elapsed());
    drop(lease);
    let action = Action::Play { version: job.version, mv };
    if let Err(problem) = runtime.block_on(tables.act(id, Who::Bot(job.seat), &action)) {
        // The seat was taken back, or the disk failed: if a bot is still to move, it tries again.
        tracing::warn!(table = %id, code = problem.code, "a bot's move was not made");
        again(tables, id);
    }
}

fn again(tables: &Tables, id: TableId) {
    thread::sleep(Duration::from_millis(200));
    tables.queue.push(id);
}

/// What a bot needs to think.
pub(crate) struct Job {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) seat: Seat,
    pub(crate) level: Level,
    pub(crate) version: u32,
}
