//! Group commit: whatever waits while one commit is under way goes into the next, so that a thousand tables pay for
//! one write to the disk.

use tokio::sync::{mpsc, oneshot};

use super::{StoreError, Write};

/// Commits that may wait; more must wait outside.
const WAITING: usize = 8192;
/// Commits that go together at most, so that none waits for long.
const TOGETHER: usize = 1024;

struct Wish {
    writes: Vec<Write>,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

/// What writes batches.
pub(super) trait Engine: Send + 'static {
    /// Writes all of it, durably, or nothing.
    fn write(&mut self, writes: &[Write]) -> impl Future<Output = Result<(), StoreError>> + Send;
}

/// The door to the one task that writes. It ends when all doors are gone.
#[derive(Clone)]
pub(super) struct Writer(mpsc::Sender<Wish>);

impl Writer {
    pub(super) fn start(mut engine: impl Engine) -> Writer {
        let (sender, mut wishes) = mpsc::channel::<Wish>(WAITING);
        tokio::spawn(async move {
            let mut batch = Vec::new();
            while wishes.recv_many(&mut batch, TOGETHER).await > 0 {
                write(&mut engine, &mut batch).await;
            }
        });
        Writer(sender)
    }

    pub(super) async fn commit(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let gone = || StoreError::Failed("the writer has stopped".into());
        let (answer, result) = oneshot::channel();
        self.0.send(Wish { writes, answer }).await.map_err(|_| gone())?;
        result.await.unwrap_or_else(|_| Err(gone()))
    }
}

/// One commit for all; if somebody's writes collide with another node's, one each, so that the others do not suffer.
async fn write(engine: &mut impl Engine, batch: &mut Vec<Wish>) {
    let mut all = Vec::with_capacity(batch.len());
    let mut ends = Vec::with_capacity(batch.len());
    for wish in batch.iter_mut() {
        all.append(&mut wish.writes);
        ends.push(all.len());
    }
    let together = engine.write(&all).await;
    let mut rest = all.as_slice();
    let mut start = 0;
    for (wish, end) in batch.drain(..).zip(ends) {
        let (own, others) = rest.split_at(end - start);
        (rest, start) = (others, end);
        let result = match &together {
            Err(StoreError::Conflict) => engine.write(own).await,
            result => result.clone(),
        };
        // Whoever asked may be gone; the write stands.
        let _ = wish.answer.send(result);
    }
}
