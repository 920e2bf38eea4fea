//! The threads that hints and analyses are computed on: a share of their own, so that bots do not wait for them nor they for
//! bots. Everybody who asks gets the same time.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use cowbell_protocol::Code;
use tokio::sync::oneshot;

use super::{FairQueue, Payer};

/// Questions of one payer that may wait.
const MOST_OF_ONE: usize = 4;
/// Questions of everybody that may wait.
const MOST: usize = 512;

type Question = Box<dyn FnOnce() + Send>;

/// The door to the threads. They end when it is gone.
pub(crate) struct Advisers(Arc<Shared>);

#[derive(Default)]
struct Shared {
    waiting: Mutex<Waiting>,
    bell: Condvar,
}

#[derive(Default)]
struct Waiting {
    questions: FairQueue<Payer, Question>,
    closed: bool,
}

impl Advisers {
    pub(crate) fn start(threads: usize) -> Advisers {
        let shared = Arc::new(Shared::default());
        for number in 0..threads.max(1) {
            let shared = shared.clone();
            thread::Builder::new()
                .name(format!("hint-{number}"))
                .spawn(move || shared.work())
                .expect("the system has threads to spare");
        }
        Advisers(shared)
    }

    /// Has something computed. Refused as busy if this payer, or everybody together, waits for too much already.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        payer: Payer,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Code> {
        let (answer, answered) = oneshot::channel();
        let question = Box::new(move || {
            // Nobody waits for it any more: the time goes to others.
            if !answer.is_closed() {
                let _ = answer.send(think());
            }
        });
        {
            let mut waiting = self.0.waiting();
            if waiting.questions.waiting(payer) >= MOST_OF_ONE || waiting.questions.len() >= MOST {
                return Err(Code::Busy);
            }
            waiting.questions.push(payer, question);
        }
        self.0.bell.notify_one();
        answered.await.map_err(|_| Code::Busy)
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
                tracing::error!("a bot failed to think about a hint or an analysis");
            }
            self.waiting().questions.done(payer, began.elapsed());
        }
    }

    fn next(&self) -> Option<(Payer, Question)> {
        let mut waiting = self.waiting();
        loop {
            if waiting.closed {
                return None;
            }
            if let Some(next) = waiting.questions.pop() {
                return Some(next);
            }
            waiting = self.bell.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
