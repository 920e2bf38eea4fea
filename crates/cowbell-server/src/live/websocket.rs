//! A WebSocket without a copy of what is sent. The library copies each frame into a buffer that it never gives back, and the
//! first scene is ten times as long as the news after it: for every viewer a node would keep those bytes for nothing. So
//! texts go from the bytes that all viewers share straight to the connection, and the library writes only its own frames.

use core::future::poll_fn;
use core::pin::Pin;
use core::task::{Context, Poll, ready};
use std::collections::VecDeque;
use std::io::{ErrorKind, IoSlice};

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::Response;
use cowbell_protocol::Code;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

/// The largest message a client may send.
pub(crate) const MOST_BYTES: usize = 4096;
/// At most this many texts are sent with one call.
const TOGETHER: usize = 8;

/// An open socket.
pub(crate) struct WebSocket<S = TokioIo<Upgraded>> {
    /// Reads everything, and writes what is no text.
    stream: WebSocketStream<S>,
    unsent: VecDeque<Unsent>,
}

/// A text on its way.
struct Unsent {
    head: [u8; 10],
    head_size: usize,
    text: Utf8Bytes,
    /// How many bytes of head and text are sent.
    sent: usize,
}

/// A connection that is about to become a socket.
pub(crate) struct Upgrade(OnUpgrade);

/// Accepts the request for a socket: the answer to it, and the connection.
///
/// # Errors
///
/// If it is not such a request.
pub(crate) fn accept(mut request: Request) -> Result<(Response, Upgrade), Code> {
    let headers = request.headers();
    let key = headers.get(header::SEC_WEBSOCKET_KEY).ok_or(Code::BadRequest)?;
    let is_upgrade = has(headers, header::CONNECTION, "upgrade")
        && has(headers, header::UPGRADE, "websocket")
        && has(headers, header::SEC_WEBSOCKET_VERSION, "13");
    if !is_upgrade {
        return Err(Code::BadRequest);
    }
    let answer = Response::builder()
        .status(StatusCode::SWITCHING_PROTOCOLS)
        .header(header::CONNECTION, "upgrade")
        .header(header::UPGRADE, "websocket")
        .header(header::SEC_WEBSOCKET_ACCEPT, derive_accept_key(key.as_bytes()))
        .body(Body::empty())
        .expect("these are headers");
    let upgrade = request.extensions_mut().remove::<OnUpgrade>().ok_or(Code::BadRequest)?;
    Ok((answer, Upgrade(upgrade)))
}

/// Whether a header has this word in its list.
fn has(headers: &HeaderMap, name: header::HeaderName, word: &str) -> bool {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|item| item.trim().eq_ignore_ascii_case(word))
}

impl Upgrade {
    /// The socket, once the answer is sent; none if the connection is gone.
    pub(crate) async fn socket(self) -> Option<WebSocket> {
        Some(WebSocket::new(TokioIo::new(self.0.await.ok()?)).await)
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> WebSocket<S> {
    async fn new(stream: S) -> WebSocket<S> {
        let config = WebSocketConfig::default()
            .max_message_size(Some(MOST_BYTES))
            .max_frame_size(Some(MOST_BYTES))
            .read_buffer_size(512)
            .write_buffer_size(0);
        let stream = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await;
        WebSocket { stream, unsent: VecDeque::new() }
    }

    /// The next message; none at the end.
    pub(crate) async fn recv(&mut self) -> Option<Result<Message, Error>> {
        self.stream.next().await
    }

    /// Sends a message, after everything that was queued before.
    pub(crate) async fn send(&mut self, message: Message) -> Result<(), Error> {
        self.flush().await?;
        self.stream.send(message).await
    }

    /// Queues a text: the caller flushes.
    pub(crate) fn queue(&mut self, text: Utf8Bytes) {
        self.unsent.push_back(Unsent::new(text));
    }

    /// Sends everything that was queued. If it is given up halfway, the next call goes on there.
    pub(crate) async fn flush(&mut self) -> Result<(), Error> {
        // The library's frames, such as the answer to a ping, must not come into the middle of ours, nor ours into theirs.
        if self.unsent.front().is_some_and(|text| text.sent > 0) {
            poll_fn(|context| self.poll_unsent(context)).await?;
        }
        self.stream.flush().await?;
        poll_fn(|context| self.poll_unsent(context)).await
    }

    fn poll_unsent(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Error>> {
        while !self.unsent.is_empty() {
            let mut slices = [IoSlice::new(&[]); 2 * TOGETHER];
            let texts = self.unsent.iter().take(TOGETHER);
            for (pair, text) in slices.chunks_exact_mut(2).zip(texts) {
                pair.copy_from_slice(&text.slices());
            }
            let together = &slices[..2 * self.unsent.len().min(TOGETHER)];
            match ready!(Pin::new(self.stream.get_mut()).poll_write_vectored(context, together))? {
                0 => return Poll::Ready(Err(Error::Io(ErrorKind::WriteZero.into()))),
                sent => self.mark_sent(sent),
            }
        }
        Poll::Ready(Ok(()))
    }

    fn mark_sent(&mut self, mut sent: usize) {
        while let Some(text) = self.unsent.front_mut() {
            let rest = text.rest();
            text.sent += sent.min(rest);
            if sent < rest {
                return;
            }
            sent -= rest;
            self.unsent.pop_front();
        }
    }
}

impl Unsent {
    /// A text as one frame.
    fn new(text: Utf8Bytes) -> Unsent {
        const TEXT: u8 = 0x81;
        let length = (text.len() as u64).to_be_bytes();
        let (head_size, size) = match text.len() {
            short @ ..126 => (2, short as u8),
            ..0x1_0000 => (4, 126),
            _ => (10, 127),
        };
        let mut head = [0; 10];
        head[..2].copy_from_slice(&[TEXT, size]);
        head[2..head_size].copy_from_slice(&length[8 - (head_size - 2)..]);
        Unsent { head, head_size, text, sent: 0 }
    }

    fn rest(&self) -> usize {
        self.head_size + self.text.len() - self.sent
    }

    /// What is not sent yet.
    fn slices(&self) -> [IoSlice<'_>; 2] {
        let head = &self.head[self.sent.min(self.head_size)..self.head_size];
        let text = &self.text.as_bytes()[self.sent.saturating_sub(self.head_size)..];
        [IoSlice::new(head), IoSlice::new(text)]
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{DuplexStream, duplex};

    use super::*;

    async fn both(room: usize) -> (WebSocket<DuplexStream>, WebSocketStream<DuplexStream>) {
        let (near, far) = duplex(room);
        let client = WebSocketStream::from_raw_socket(far, Role::Client, None).await;
        (WebSocket::new(near).await, client)
    }

    #[tokio::test]
    async fn texts_of_every_size_arrive_whole_and_in_order() {
        let (mut socket, mut client) = both(1 << 20).await;
        let sizes = [0, 1, 125, 126, 127, 4096, 65_535, 65_536, 100_000, 3, 0, 5];
        for size in sizes {
            socket.queue("ü".repeat(size / 2 + size % 2).into());
        }
        socket.flush().await.unwrap();
        for size in sizes {
            let text = "ü".repeat(size / 2 + size % 2);
            assert_eq!(client.next().await.unwrap().unwrap(), Message::text(text));
        }
    }

    #[tokio::test]
    async fn what_was_given_up_halfway_is_finished_before_anything_else() {
        let (mut socket, mut client) = both(1000).await;
        client.send(Message::Ping(Default::default())).await.unwrap();
        assert_eq!(socket.recv().await.unwrap().unwrap(), Message::Ping(Default::default()));
        let text = "Kühe ".repeat(4000);
        socket.queue(text.as_str().into());
        socket.queue("more".into());
        let is_waiting = {
            let mut flushing = core::pin::pin!(socket.flush());
            poll_fn(|context| Poll::Ready(flushing.as_mut().poll(context).is_pending())).await
        };
        assert!(is_waiting, "nobody reads");
        let sending = tokio::spawn(async move {
            socket.send(Message::text("bye")).await.unwrap();
            socket
        });
        let mut heard = Vec::new();
        while heard.last() != Some(&Message::text("bye")) {
            heard.push(client.next().await.unwrap().unwrap());
        }
        let pong = Message::Pong(Default::default());
        assert_eq!(heard, [pong, Message::text(text), Message::text("more"), Message::text("bye")]);
        drop(sending.await);
    }
}
