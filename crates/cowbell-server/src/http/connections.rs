//! Connections: accepted, counted, and ended when they stand still. Everything here is about those who connect and then send
//! nothing, half a request, or take nothing off our hands; what a request may do is the gate's matter.

use core::net::SocketAddr;
use core::pin::Pin;
use core::time::Duration;
use std::io;
use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::http::StatusCode;
use cowbell_protocol::{Code, Problem};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, watch};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt as _;

use super::linger::Lingering;
use super::network::Network;
use super::quotas::{Held, Resource, Usage};

/// The most that a head may take.
const HEAD_BYTES: usize = 16 * 1024;
/// Open files that are left for the store, the log and the like.
const RESERVED: usize = 64;
/// A log line about connections is not repeated within this time.
const QUIET: Duration = Duration::from_secs(10);
/// When no file is left, the next try is after this time.
const PAUSE: Duration = Duration::from_millis(50);

/// How many of those that are refused at the door are given time to read why.
const FAREWELLS: usize = RESERVED / 2;

/// How long a connection may stand still.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeLimits {
    /// The head of a request has come within this time, from the moment the connection is free for it.
    pub head: Duration,
    /// The body has come within this time.
    pub body: Duration,
    /// The client takes something off our hands within this time.
    pub write: Duration,
    /// Something comes within this time. Sockets are pinged more often, and nobody waits longer for an answer.
    pub read: Duration,
}

impl Default for TimeLimits {
    fn default() -> TimeLimits {
        let [head, body, write, read] = [15, 15, 30, 120].map(Duration::from_secs);
        TimeLimits { head, body, write, read }
    }
}

/// How many connections there may be, and how long they may stand still.
pub(crate) struct Caps {
    time_limits: TimeLimits,
    /// Counts those of each address; none where all come from a proxy.
    pub(crate) usage: Option<Arc<Usage>>,
    all: Arc<Semaphore>,
    farewells: Arc<Semaphore>,
    most: usize,
}

impl Caps {
    /// As many as the limit of open files allows.
    pub(crate) fn new(time_limits: TimeLimits, usage: Option<Arc<Usage>>, open_files: usize) -> Caps {
        let most = open_files.saturating_sub(RESERVED).clamp(16, Semaphore::MAX_PERMITS);
        let [all, farewells] = [most, FAREWELLS].map(|many| Arc::new(Semaphore::new(many)));
        Caps { time_limits, usage, all, farewells, most }
    }

    /// Lets a connection in, or says why not.
    fn enter(&self, peer: SocketAddr) -> Result<Connection, Code> {
        let permit = self.all.clone().try_acquire_owned().map_err(|_| Code::Busy)?;
        let hold = |usage: &Arc<Usage>| {
            usage.hold(Network::of(peer.ip()), Resource::Connections, 1).ok_or(Code::Quota)
        };
        Ok(Connection(Arc::new((permit, self.usage.as_ref().map(hold).transpose()?))))
    }

    /// Tells a connection why it is not let in. In a flood most of them are cut off before they can read it.
    fn refuse(&self, stream: TcpStream, code: Code) {
        let body = serde_json::to_string(&Problem::from(code)).expect("a problem is plain text");
        let status = StatusCode::from_u16(code.status()).expect("the statuses of codes are valid");
        let answer = format!(
            "HTTP/1.1 {status}\r\nRetry-After: 10\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let _ = stream.try_write(answer.as_bytes());
        if let Ok(permit) = self.farewells.clone().try_acquire_owned() {
            drop(Lingering::new(stream, permit));
        }
    }
}

/// A connection as it is counted. A socket keeps it beyond the request it began with.
#[derive(Clone)]
pub(crate) struct Connection(
    #[expect(dead_code, reason = "held, not read")] Arc<(OwnedSemaphorePermit, Option<Held>)>,
);

/// Accepts and serves until `end`, then lets everyone finish the request under way.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    caps: Caps,
    mut closing: watch::Receiver<bool>,
) {
    // Ends when every connection has dropped its part.
    let (serving, mut served) = mpsc::channel::<()>(1);
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(caps.time_limits.head).max_buf_size(HEAD_BYTES);
    let mut said = None;
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = closing.changed() => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                accept_failed(&error, &mut said).await;
                continue;
            }
        };
        let held = match caps.enter(peer) {
            Ok(held) => held,
            Err(code) => {
                if code == Code::Busy && is_time(&mut said) {
                    tracing::warn!(
                        connections = caps.most,
                        "no more connections: the limit of open files is reached; those already in are served (raise \
                         LimitNOFILE or ulimit -n)"
                    );
                }
                caps.refuse(stream, code);
                continue;
            }
        };
        let stream = timed(stream, held.clone(), caps.time_limits);
        let connection = http.serve_connection(stream, answering(router.clone(), peer, held));
        let (serving, mut closing) = (serving.clone(), closing.clone());
        tokio::spawn(async move {
            let mut connection = core::pin::pin!(connection.with_upgrades());
            // What goes wrong with one connection is its own affair.
            tokio::select! {
                _ = connection.as_mut() => {}
                _ = closing.changed() => {
                    connection.as_mut().graceful_shutdown();
                    let _ = connection.await;
                }
            }
            drop(serving);
        });
    }
    drop((listener, serving));
    served.recv().await;
}

/// A connection that ends when nothing moves.
fn timed(
    stream: TcpStream,
    held: Connection,
    time_limits: TimeLimits,
) -> TokioIo<Pin<Box<TimeoutStream<Lingering<Connection>>>>> {
    // Without this the other player sees a move up to 40 ms late.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(Lingering::new(stream, held));
    stream.set_read_timeout(Some(time_limits.read));
    stream.set_write_timeout(Some(time_limits.write));
    TokioIo::new(Box::pin(stream))
}

/// The router, told who asks.
fn answering(
    router: Router,
    peer: SocketAddr,
    held: Connection,
) -> impl hyper::service::Service<
    hyper::Request<Incoming>,
    Response = axum::response::Response,
    Error = core::convert::Infallible,
    Future: Send + 'static,
> + Send
+ 'static {
    service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(held.clone());
        router.clone().oneshot(request)
    })
}

/// Says why nobody can be let in, and waits a moment: at once it would fail again.
async fn accept_failed(error: &io::Error, said: &mut Option<Instant>) {
    // The client was faster, and is gone: nobody needs to know.
    if matches!(error.kind(), io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset) {
        return;
    }
    if is_time(said) {
        tracing::error!(
            %error,
            "a connection cannot be accepted; those already in are served (raise LimitNOFILE or ulimit -n if there are \
             too many open files)"
        );
    }
    tokio::time::sleep(PAUSE).await;
}

fn is_time(said: &mut Option<Instant>) -> bool {
    let due = said.is_none_or(|said| said.elapsed() > QUIET);
    if due {
        *said = Some(Instant::now());
    }
    due
}
