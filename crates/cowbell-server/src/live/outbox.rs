//! The messages that wait for one viewer: a bounded queue between a table and a socket. A node has as many as it has
//! sockets and most are empty, so an empty one is small.

use core::future::poll_fn;
use core::task::{Context, Poll, Waker};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio_tungstenite::tungstenite::Utf8Bytes;

/// Messages that may wait for one viewer.
const MOST: usize = 64;

/// A new queue: what the audience keeps, and what the viewer keeps. It ends when either goes away.
pub(crate) fn outbox() -> (Outbox, OutboxReader) {
    let shared = Shared::default();
    (Outbox(shared.clone()), OutboxReader(shared))
}

/// Where messages are put in.
pub(crate) struct Outbox(Shared);

/// Where messages are taken out, until the viewer is dropped.
pub(crate) struct OutboxReader(Shared);

#[derive(Clone, Default)]
struct Shared(Arc<Mutex<Queued>>);

#[derive(Default)]
struct Queued {
    messages: VecDeque<Utf8Bytes>,
    reader: Option<Waker>,
    is_over: bool,
}

impl Outbox {
    /// Puts a message in. False if the viewer does not keep up, or is gone.
    pub(crate) fn put(&self, message: Utf8Bytes) -> bool {
        let mut waiting = self.0.lock();
        if waiting.is_over || waiting.messages.len() == MOST {
            return false;
        }
        waiting.messages.push_back(message);
        let reader = waiting.reader.take();
        drop(waiting);
        if let Some(reader) = reader {
            reader.wake();
        }
        true
    }
}

impl OutboxReader {
    /// The next message, once there is one; none at the end. A reader that stops waiting is no longer woken.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        struct Awake<'a>(&'a Shared);
        impl Drop for Awake<'_> {
            fn drop(&mut self) {
                self.0.lock().reader = None;
            }
        }
        let awake = Awake(&self.0);
        poll_fn(|context| awake.0.poll(context)).await
    }

    /// The next message, if one waits.
    pub(crate) fn take(&mut self) -> Option<Utf8Bytes> {
        self.0.lock().messages.pop_front()
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        self.0.end();
    }
}

impl Drop for OutboxReader {
    fn drop(&mut self) {
        self.0.end();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queued> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn poll(&self, context: &Context<'_>) -> Poll<Option<Utf8Bytes>> {
        let mut waiting = self.lock();
        match waiting.messages.pop_front() {
            Some(message) => Poll::Ready(Some(message)),
            None if waiting.is_over => Poll::Ready(None),
            None => {
                match &mut waiting.reader {
                    Some(reader) => reader.clone_from(context.waker()),
                    none => *none = Some(context.waker().clone()),
                }
                Poll::Pending
            }
        }
    }

    fn end(&self) {
        let mut waiting = self.lock();
        waiting.is_over = true;
        let reader = waiting.reader.take();
        drop(waiting);
        if let Some(reader) = reader {
            reader.wake();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn messages_come_out_in_order_and_the_end_comes_last() {
        let (outbox, mut reader) = outbox();
        assert!(outbox.put("1".into()) && outbox.put("2".into()));
        assert_eq!(reader.next().await.as_deref(), Some("1"));
        drop(outbox);
        assert_eq!((reader.take().as_deref(), reader.take()), (Some("2"), None));
        assert_eq!(reader.next().await, None);
    }

    #[tokio::test]
    async fn a_waiting_reader_is_woken_by_a_message_and_by_the_end() {
        let (outbox, mut reader) = outbox();
        let reading = tokio::spawn(async move { (reader.next().await, reader.next().await) });
        tokio::task::yield_now().await;
        assert!(outbox.put("1".into()));
        tokio::task::yield_now().await;
        drop(outbox);
        assert_eq!(reading.await.unwrap(), (Some("1".into()), None));
    }

    #[test]
    fn a_full_queue_and_one_that_nobody_reads_take_nothing() {
        let (outbox, reader) = outbox();
        assert_eq!((0..100).filter(|_| outbox.put("m".into())).count(), MOST);
        drop(reader);
        assert!(!outbox.put("m".into()));
    }
}
