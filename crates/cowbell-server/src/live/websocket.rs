//! A WebSocket whose buffers stay small. The library copies each frame into a buffer that it never gives back, and the
//! first scene is ten times as long as the news after it: for every viewer a node would keep those bytes for nothing. So a
//! long message is sent as several frames, which any client puts together again.

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
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Bytes, Error, Message, Utf8Bytes};

/// The largest message a client may send.
pub(crate) const MOST_BYTES: usize = 4096;
/// A longer message is sent in pieces. Almost all news are shorter.
const LONG: usize = 4096;
/// The size of a piece.
const PIECE: usize = 1024;

/// An open socket.
pub(crate) struct WebSocket<S = TokioIo<Upgraded>> {
    stream: WebSocketStream<S>,
    /// Whether sending a long text was given up before its last piece.
    is_halfway: bool,
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
            .read_buffer_size(1024)
            .write_buffer_size(LONG)
            .max_write_buffer_size(1024 * 1024);
        let stream = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await;
        WebSocket { stream, is_halfway: false }
    }

    /// The next message; none at the end.
    pub(crate) async fn recv(&mut self) -> Option<Result<Message, Error>> {
        self.stream.next().await
    }

    /// Sends a message, and everything that was queued before. In the middle of a long text nobody would understand another one:
    /// only a close frame or a ping may stand there.
    pub(crate) async fn send(&mut self, message: Message) -> Result<(), Error> {
        if self.is_halfway && message.is_text() {
            return Ok(());
        }
        self.stream.send(message).await
    }

    /// Queues a text: the caller flushes. The pieces of a long one do not wait for each other in the buffer.
    pub(crate) async fn feed(&mut self, text: Utf8Bytes) -> Result<(), Error> {
        if text.len() <= LONG {
            return self.stream.feed(Message::Text(text)).await;
        }
        self.is_halfway = true;
        let (mut rest, mut kind) = (Bytes::from(text), Data::Text);
        while !rest.is_empty() {
            let piece = rest.split_to(PIECE.min(rest.len()));
            let frame = Frame::message(piece, OpCode::Data(kind), rest.is_empty());
            self.stream.send(Message::Frame(frame)).await?;
            kind = Data::Continue;
        }
        self.is_halfway = false;
        Ok(())
    }

    /// Sends everything that was queued.
    pub(crate) async fn flush(&mut self) -> Result<(), Error> {
        self.stream.flush().await
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;
    use tokio::io::{AsyncReadExt, duplex};

    use super::*;

    #[tokio::test]
    async fn a_long_text_crosses_in_short_frames_and_arrives_whole() {
        let text = "Kühe ".repeat(4000);
        let (near, far) = duplex(1 << 20);
        let mut socket = WebSocket::new(near).await;
        for _ in 0..2 {
            socket.feed(text.as_str().into()).await.unwrap();
        }
        socket.flush().await.unwrap();
        let mut client = WebSocketStream::from_raw_socket(far, Role::Client, None).await;
        for _ in 0..2 {
            assert_eq!(client.next().await.unwrap().unwrap(), Message::text(text.as_str()));
        }
    }

    /// A server that closes does not wait until slow clients have read everything.
    #[tokio::test]
    async fn a_long_text_that_is_given_up_is_followed_by_a_close_frame_and_no_text() {
        let (near, far) = duplex(2000);
        let mut socket = WebSocket::new(near).await;
        assert!(socket.feed("x".repeat(50_000).into()).now_or_never().is_none(), "nobody reads");
        let farewell = tokio::spawn(async move {
            socket.send(Message::text("bye")).await.unwrap();
            socket.send(Message::Close(None)).await.unwrap();
        });
        let mut client = WebSocketStream::from_raw_socket(far, Role::Client, None).await;
        assert_eq!(client.next().await.unwrap().unwrap(), Message::Close(None));
        farewell.await.unwrap();
    }

    #[tokio::test]
    async fn no_frame_needs_a_large_buffer_and_short_texts_are_one_frame() {
        let (near, mut far) = duplex(1 << 20);
        let mut socket = WebSocket::new(near).await;
        let sizes = [100, LONG, LONG + 1, 50_000];
        for size in sizes {
            socket.feed("x".repeat(size).into()).await.unwrap();
        }
        socket.flush().await.unwrap();
        drop(socket);
        let (mut bytes, mut frames) = (Vec::new(), vec![Vec::new()]);
        far.read_to_end(&mut bytes).await.unwrap();
        let mut rest = &bytes[..];
        while let [head, size, more @ ..] = rest {
            let (length, more) = match (size, more) {
                (126, [high, low, more @ ..]) => (usize::from(*high) << 8 | usize::from(*low), more),
                (short, more) => (usize::from(*short), more),
            };
            frames.last_mut().unwrap().push(length);
            if head & 0x80 != 0 {
                frames.push(Vec::new());
            }
            rest = &more[length..];
        }
        assert_eq!(frames.pop(), Some(Vec::new()));
        assert_eq!(frames.iter().map(|frames| frames.iter().sum()).collect::<Vec<usize>>(), sizes);
        assert_eq!(frames[..2], [vec![100], vec![LONG]]);
        assert!(frames[2..].iter().flatten().all(|length| *length <= PIECE), "{frames:?}");
    }
}
