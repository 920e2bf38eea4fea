//! Group commit: everything that arrives during one commit goes into the next, so that a thousand tables share one write
//! to the disk.

use core::ops::{Deref, Range};
use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use super::{StoreError, Write};

/// How many commits can be queued; further callers wait until there is room.
const WAITING: usize = 8192;
/// The most commits in one batch, so that none waits for long.
const TOGETHER: usize = 1024;
/// How often the writer yields to other tasks before a commit: under load this doubles the size of batches, and without
/// load it costs microseconds.
const ROUNDS: usize = 3;

struct PendingCommit {
    writes: Vec<Write>,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

/// Writes batches to a database.
pub(super) trait Engine: Send + 'static {
    /// Writes all of it durably, or nothing.
    fn write(&mut self, batch: Batch) -> impl Future<Output = Result<(), StoreError>> + Send;
}

/// Writes for one transaction; can be sent to another thread.
pub(super) struct Batch {
    all: Arc<Vec<Write>>,
    part: Range<usize>,
}

impl Deref for Batch {
    type Target = [Write];
    fn deref(&self) -> &[Write] {
        &self.all[self.part.clone()]
    }
}

/// A handle to the one task that writes. The task ends when all handles are gone.
#[derive(Clone)]
pub(super) struct Writer(mpsc::Sender<PendingCommit>);

impl Writer {
    pub(super) fn start(mut engine: impl Engine) -> Writer {
        let (sender, mut commits) = mpsc::channel::<PendingCommit>(WAITING);
        tokio::spawn(async move {
            let mut batch = Vec::new();
            while commits.recv_many(&mut batch, TOGETHER).await > 0 {
                for _ in 0..ROUNDS {
                    tokio::task::yield_now().await;
                    let room = TOGETHER.saturating_sub(batch.len());
                    batch.extend(core::iter::from_fn(|| commits.try_recv().ok()).take(room));
                }
                write(&mut engine, &mut batch).await;
            }
        });
        Writer(sender)
    }

    pub(super) async fn commit(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let gone = || StoreError::Failed("the writer has stopped".into());
        let (answer, result) = oneshot::channel();
        self.0.send(PendingCommit { writes, answer }).await.map_err(|_| gone())?;
        result.await.unwrap_or_else(|_| Err(gone()))
    }
}

/// One commit for all. If one write conflicts with another node's, the batch is split in half, and so on: the other
/// writes succeed, and one conflict among a thousand costs ten more commits.
async fn write(engine: &mut impl Engine, batch: &mut Vec<PendingCommit>) {
    let mut all = Vec::with_capacity(batch.len());
    let mut commits = Vec::with_capacity(batch.len());
    for mut commit in batch.drain(..) {
        let start = all.len();
        all.append(&mut commit.writes);
        commits.push((start..all.len(), commit.answer));
    }
    let all = Arc::new(all);
    let mut parts = vec![commits];
    while let Some(mut part) = parts.pop() {
        let (Some((first, _)), Some((last, _))) = (part.first(), part.last()) else { continue };
        let result = engine.write(Batch { all: all.clone(), part: first.start..last.end }).await;
        if result == Err(StoreError::Conflict) && part.len() > 1 {
            let second = part.split_off(part.len() / 2);
            parts.extend([second, part]);
            continue;
        }
        for (_, answer) in part {
            // The caller may be gone; the write is valid anyway.
            let _ = answer.send(result.clone());
        }
    }
}
