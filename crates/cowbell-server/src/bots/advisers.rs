//! Threads for work that takes time and that someone waits for: hints and analyses, so that bots do not wait for them nor they for
//! bots; analyses of whole matches (`reviews`); reminders (`push`); pictures, proofs and the like (`App::compute`). Everyone who asks gets
//! the same time.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use cowbell_protocol::Code;
use tokio::sync::oneshot;

use super::{FairQueue, Payer};

/// How much there may be at a time.
#[derive(Clone, Copy)]
pub(crate) struct Room {
    /// Questions that are thought about at once.
    pub(crate) threads: usize,
    /// Those of one payer.
    pub(crate) running_of_one: usize,
    /// Questions that wait.
    pub(crate) waiting: usize,
    /// Those of one payer.
    pub(crate) waiting_of_one: usize,
}

type Question = Box<dyn FnOnce() + Send>;

/// The door to the threads. They end when it is gone.
pub(crate) struct Advisers(Arc<Shared>);

struct Shared {
    waiting: Mutex<Questions>,
    bell: Condvar,
    room: Room,
}

#[derive(Default)]
struct Questions {
    questions: FairQueue<Payer, Question>,
    /// How many of whose questions are thought about now.
    running: BTreeMap<Payer, usize>,
    closed: bool,
}

impl Advisers {
    /// Threads of this name.
    pub(crate) fn start(name: &str, room: Room) -> Advisers {
        let (waiting, bell) = Default::default();
        let shared = Arc::new(Shared { waiting, bell, room });
        for number in 0..room.threads {
            let shared = shared.clone();
            thread::Builder::new()
                .name(format!("{name}-{number}"))
                .spawn(move || shared.work())
                .expect("the system has threads to spare");
        }
        Advisers(shared)
    }

    /// Has something computed. Refused as busy if this payer, or everyone together, waits for too much already.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        payer: Payer,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Code> {
        let (answer, answered) = oneshot::channel();
        let question = move || {
            // Nobody waits for it any more: the time goes to others.
            if !answer.is_closed() {
                let _ = answer.send(think());
            }
        };
        self.push(payer, question)?;
        answered.await.map_err(|_| Code::Busy)
    }

    /// Has something done, whether or not someone waits for it. Refused like [`Advisers::ask`].
    pub(super) fn push(&self, payer: Payer, work: impl FnOnce() + Send + 'static) -> Result<(), Code> {
        let mut waiting = self.0.waiting();
        let Room { waiting: most, waiting_of_one: most_of_one, .. } = self.0.room;
        if waiting.questions.waiting(payer) >= most_of_one || waiting.questions.len() >= most {
            return Err(Code::Busy);
        }
        waiting.questions.push(payer, Box::new(work));
        drop(waiting);
        self.0.bell.notify_one();
        Ok(())
    }
}

impl Drop for Advisers {
    fn drop(&mut self) {
        self.0.waiting().closed = true;
        self.0.bell.notify_all();
    }
}

impl Shared {
    fn work(&self) {
        while let Some((payer, question)) = self.next() {
            let began = Instant::now();
            if catch_unwind(AssertUnwindSafe(question)).is_err() {
                tracing::error!("something that was asked for could not be computed");
            }
            self.done(payer, began);
        }
    }

    fn next(&self) -> Option<(Payer, Question)> {
        let mut waiting = self.waiting();
        loop {
            if waiting.closed {
                return None;
            }
            let Questions { questions, running, .. } = &mut *waiting;
            let may = |payer| running.get(&payer).is_none_or(|running| *running < self.room.running_of_one);
            if let Some(next) = questions.pop_of(may) {
                *running.entry(next.0).or_default() += 1;
                return Some(next);
            }
            waiting = self.bell.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn done(&self, payer: Payer, began: Instant) {
        let mut waiting = self.waiting();
        waiting.questions.done(payer, began.elapsed());
        if let Some(running) = waiting.running.get_mut(&payer) {
            *running -= 1;
            if *running == 0 {
                waiting.running.remove(&payer);
            }
        }
        drop(waiting);
        // What could not begin while this was under way can now.
        self.bell.notify_all();
    }

    fn waiting(&self) -> MutexGuard<'_, Questions> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
