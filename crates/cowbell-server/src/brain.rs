//! Bots: who thinks, and the bounded pool of threads they think on. A bot plays through the same door as everybody.

use std::collections::{BTreeSet, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};

use cowbell_catalog::AnyMatch;
use cowbell_protocol::{Action, Code, Judged, Level};
use cowbell_rules::{Dice, Seat, quick};
use tokio::runtime::Handle;

use crate::entry::TableId;
use crate::hub::Hub;
use crate::table::Who;

/// Whoever thinks for bots and hints. It must decide from what `seat` may know.
pub trait Brain: Send + Sync + 'static {
    /// A legal move for `seat`, which is to move. Equal seeds, equal moves.
    fn think(&self, game: &dyn AnyMatch, seat: Seat, level: Level, seed: u64) -> String;
    /// The levels it has for a game.
    fn levels(&self, game: &str) -> Vec<Level>;
    /// What each seat can expect and the moves of the seat to move, best first, as `seat` sees it. Who cannot
    /// judge expects everything alike.
    fn judge(&self, game: &dyn AnyMatch, seat: Seat, seed: u64) -> (Vec<f32>, Vec<Judged>) {
        let _ = (seat, seed);
        (vec![0.5; game.seats()], Vec::new())
    }
}

/// Plays any legal move, whatever the level.
pub struct Monkey;

impl Brain for Monkey {
    fn think(&self, game: &dyn AnyMatch, _: Seat, _: Level, seed: u64) -> String {
        let mut legal = game.legal();
        legal.swap_remove(quick(seed).below(legal.len() as u32) as usize)
    }

    fn levels(&self, _: &str) -> Vec<Level> {
        vec![Level::Random]
    }
}

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
pub(crate) fn start(hub: &Arc<Hub>, threads: usize) {
    let runtime = Handle::current();
    for number in 0..threads.max(1) {
        let (hub, queue, runtime) = (Arc::downgrade(hub), hub.queue.clone(), runtime.clone());
        let work = move || {
            while let Some(table) = queue.pop() {
                let Some(hub) = Weak::upgrade(&hub) else { return };
                turn(&hub, &runtime, table);
            }
        };
        thread::Builder::new()
            .name(format!("bot-{number}"))
            .spawn(work)
            .expect("the system has threads to spare");
    }
}

/// Plays one move, if it is still a bot's turn.
fn turn(hub: &Arc<Hub>, runtime: &Handle, id: TableId) {
    let job = match runtime.block_on(hub.bot_job(id)) {
        Ok(Some(job)) => job,
        Ok(None) => return,
        Err(problem) if problem.code == Code::Storage.text() => return again(hub, id),
        Err(_) => return,
    };
    let claimed = match hub.claim(runtime, id, job.version) {
        Ok(Some(claimed)) => claimed,
        // Another node thinks about it. If that one dies, the claim runs out and the table is found again.
        Ok(None) => return,
        Err(error) => {
            tracing::warn!(table = %id, %error, "a bot's move cannot be claimed");
            return again(hub, id);
        }
    };
    let began = Instant::now();
    let seed = id.0 ^ u64::from(job.version);
    let think = || hub.brain.think(job.game.as_ref(), job.seat, job.level, seed);
    let mv = catch_unwind(AssertUnwindSafe(think)).unwrap_or_else(|_| {
        tracing::error!(table = %id, "a bot failed to think; it plays any move");
        Monkey.think(job.game.as_ref(), job.seat, job.level, seed)
    });
    hub.meters.bot_time.add(began.elapsed());
    drop(claimed);
    let action = Action::Play { version: job.version, mv };
    if let Err(problem) = runtime.block_on(hub.act(id, Who::Bot(job.seat), &action)) {
        // The seat was taken back, or the disk failed: if a bot is still to move, it tries again.
        tracing::warn!(table = %id, code = problem.code, "a bot's move was not made");
        again(hub, id);
    }
}

fn again(hub: &Hub, id: TableId) {
    thread::sleep(Duration::from_millis(200));
    hub.queue.push(id);
}

/// What a bot needs to think.
pub(crate) struct Job {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) seat: Seat,
    pub(crate) level: Level,
    pub(crate) version: u32,
}
