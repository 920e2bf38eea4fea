//! A WebSocket. One task per socket: it reads messages, acts, and passes on what the table tells its audience.

use core::future::poll_fn;
use core::net::IpAddr;
use core::task::Poll;
use core::time::Duration;
use std::sync::Arc;

use cowbell_protocol::{ClientMessage, Code, Problem, ServerMessage, VERSION};
use cowbell_table::{Table, TableId};
use tokio::time::{MissedTickBehavior, interval, timeout};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};

use super::websocket::WebSocket;
use super::{Subscription, text};
use crate::app::{App, Identity};
use crate::http::gate::ROW;
use crate::http::limits::SocketLimit;
use crate::http::network::Network;
use crate::tables::OpenTable;

/// This many refused messages in a row end the conversation.
const PATIENCE: u32 = 100;
/// A client says hello within this time.
const HELLO: Duration = Duration::from_secs(10);
/// A frame is taken off our hands within this time.
const WRITE: Duration = Duration::from_secs(10);
/// The last words, which a closing server waits for, within this time.
const FAREWELL: Duration = Duration::from_millis(500);
/// Silence is answered with a ping after one of these and with the end after two.
const TICK: Duration = Duration::from_secs(30);

/// Why a socket ends.
enum End {
    /// The client is gone.
    Gone,
    /// The client says goodbye.
    Closed,
    /// The server says goodbye.
    Bye(Problem),
}

impl From<Code> for End {
    fn from(code: Code) -> End {
        End::Bye(code.into())
    }
}

impl From<Problem> for End {
    fn from(problem: Problem) -> End {
        End::Bye(problem)
    }
}

impl From<tungstenite::Error> for End {
    fn from(_: tungstenite::Error) -> End {
        End::Gone
    }
}

/// Serves one socket until it ends.
pub(crate) async fn serve(app: Arc<App>, mut socket: WebSocket, (network, address): (Network, IpAddr)) {
    let _counted = app.tables.metrics.sockets.one_more();
    // A node has thousands of these, and most of them wait: what is done only now and then is kept elsewhere meanwhile.
    let end = match Box::pin(hello(&app, &mut socket)).await {
        Ok((identity, mut subscription)) => {
            app.tables.owners.used(subscription.open.id, network);
            // Spectators come and go unannounced: a thousand of them would speak of nothing else.
            let is_seated = matches!(identity, Identity::Seat(..));
            if is_seated {
                subscription.announce();
                // A bot that has waited for an earlier screen of this player may go on.
                let _ = Box::pin(app.tables.call_bot_at(&subscription.open)).await;
            }
            let end = talk(&app, &mut socket, (identity, network, address), &mut subscription).await;
            if let Identity::Seat(seat, _) = identity {
                Box::pin(app.tables.note_leaving(&subscription.open)).await;
                if matches!(&end, End::Bye(problem) if problem.code == Code::TooSlow.text()) {
                    Box::pin(app.tables.remind_silent(&subscription.open, seat)).await;
                }
            }
            end
        }
        Err(end) => end,
    };
    let last = async {
        match end {
            End::Gone => {}
            // The answer to the close frame waits to be sent.
            End::Closed => drop(socket.flush().await),
            End::Bye(problem) => {
                let close = CloseFrame { code: close_code(&problem), reason: problem.code.as_str().into() };
                let _ = socket.send(Message::Text(text(&ServerMessage::Bye { problem }))).await;
                let _ = socket.send(Message::Close(Some(close))).await;
            }
        }
    };
    let _ = timeout(FAREWELL, last).await;
}

/// What the close frame says to programs that know nothing of our messages.
fn close_code(problem: &Problem) -> CloseCode {
    match problem.status() {
        408 | 503 => CloseCode::Again,
        _ => CloseCode::Policy,
    }
}

/// What came is not even a frame that can be read. If the connection is gone, nobody hears the answer.
fn broken(error: &tungstenite::Error) -> End {
    Code::BadRequest.because(error).into()
}

/// The first message opens the table.
async fn hello(app: &App, socket: &mut WebSocket) -> Result<(Identity, Subscription), End> {
    let first = timeout(HELLO, socket.recv()).await.map_err(|_| Code::TooSlow)?;
    let first = match first {
        Some(Ok(Message::Text(first))) => first,
        Some(Err(error)) => return Err(broken(&error)),
        _ => return Err(Code::BadRequest.into()),
    };
    let Ok(ClientMessage::Hello { protocol, table, token, show, paced }) = serde_json::from_str(&first)
    else {
        return Err(Code::BadRequest.into());
    };
    if protocol != VERSION {
        return Err(Code::WrongVersion.into());
    }
    let id: TableId = table.parse().map_err(|()| Code::NoSuchTable)?;
    let identity = app.identity(id, token.as_deref()).await?;
    let (view, subscription) = app.tables.watch(id, identity, show, paced).await?;
    write(app, socket, [view]).await?;
    Ok((identity, subscription))
}

async fn talk(
    app: &App,
    socket: &mut WebSocket,
    (mut identity, network, address): (Identity, Network, IpAddr),
    subscription: &mut Subscription,
) -> End {
    let open = subscription.open.clone();
    let mut limit = SocketLimit::new(app.config.rate);
    let mut ticks = interval(TICK);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut silent, mut refused) = (0, 0);
    let mut orders = app.orders.changes();
    loop {
        // A viewer that comes after all queues have ended would never hear of it, and one that sends without end would not
        // listen.
        if app.is_closing() {
            return Code::Busy.into();
        }
        let done = tokio::select! {
            // In order: every message is answered together with the news that wait, so neither can starve the other.
            biased;
            message = socket.recv() => {
                silent = 0;
                let allowed = limit.allows() && message_is_allowed(app, network, &message);
                let answered = match message {
                    None => return End::Gone,
                    Some(Err(error)) => return broken(&error),
                    Some(Ok(message)) => {
                        let who = (&mut identity, network, subscription.number);
                        Box::pin(answer(app, &open, who, message, allowed)).await
                    }
                };
                if allowed {
                    refused = 0;
                } else {
                    app.tables.metrics.limited.add(1);
                    refused += 1;
                }
                if refused > PATIENCE {
                    return Code::TooFast.into();
                }
                match answered {
                    Ok(answer) => write(app, socket, waiting(subscription).chain(answer)).await,
                    Err(end) => return end,
                }
            }
            news = subscription.news.next() => match news {
                Some(news) => write(app, socket, [news].into_iter().chain(waiting(subscription))).await,
                None => return if app.is_closing() { Code::Busy } else { Code::TooSlow }.into(),
            },
            // Also those who say nothing.
            Ok(()) = orders.changed() => match app.orders.is_banned(address) {
                true => return Code::Banned.into(),
                false => Ok(()),
            },
            _ = ticks.tick() => {
                silent += 1;
                match silent {
                    0 | 1 => Ok(()),
                    2 => timeout(WRITE, socket.send(Message::Ping(Default::default()))).await.map_or(Err(End::Gone), |sent| Ok(sent?)),
                    _ => return Code::TooSlow.into(),
                }
            }
        };
        if let Err(end) = done {
            return end;
        }
    }
}

/// What a network does through all its sockets counts together, and together with its requests.
fn message_is_allowed(
    app: &App,
    network: Network,
    message: &Option<Result<Message, tungstenite::Error>>,
) -> bool {
    let Some(Ok(Message::Text(text))) = message else { return true };
    app.limits.allows_action(network, text.len() + ROW)
}

/// Everything that waits for this viewer now.
fn waiting(subscription: &mut Subscription) -> impl Iterator<Item = Utf8Bytes> {
    core::iter::from_fn(|| subscription.news.take())
}

/// What one message of the client leads to.
async fn answer(
    app: &App,
    open: &OpenTable,
    (identity, network, number): (&mut Identity, Network, u64),
    message: Message,
    allowed: bool,
) -> Result<Option<Utf8Bytes>, End> {
    let message = match message {
        Message::Text(message) => message,
        Message::Binary(_) => return Err(Code::BadRequest.into()),
        Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => return Ok(None),
        Message::Close(_) => return Err(End::Closed),
    };
    let Ok(message) = serde_json::from_str(&message) else { return Err(Code::BadRequest.into()) };
    let answer = match message {
        ClientMessage::Hello { .. } => return Err(Code::BadRequest.into()),
        ClientMessage::Ping {} => ServerMessage::Pong {},
        ClientMessage::Seen { version } => {
            open.audience.saw(number, version);
            if allowed {
                // A bot may have waited for it.
                app.tables.call_bot_at(open).await?;
            }
            return Ok(None);
        }
        ClientMessage::Sync {} => {
            if allowed {
                let again = |table: &Table| {
                    open.audience.show_again(number, table, |shown| app.tables.show(open, table, shown));
                    Ok(())
                };
                app.tables.look(open.id, again).await?;
            }
            return Ok(None);
        }
        ClientMessage::Do { id, action, lag } => {
            let result = match allowed {
                true => app.act(open, (&mut *identity, Some(number)), network, &action, lag).await,
                false => Err(Code::TooFast.into()),
            };
            match result {
                Ok(version) => ServerMessage::Done { id, version },
                Err(problem) => ServerMessage::Refused { id, problem },
            }
        }
    };
    Ok(Some(text(&answer)))
}

/// Sends messages with one trip to the network. A closing server does not wait for a client that does not read.
async fn write(
    app: &App,
    socket: &mut WebSocket,
    messages: impl IntoIterator<Item = Utf8Bytes>,
) -> Result<(), End> {
    messages.into_iter().for_each(|message| socket.queue(message));
    let mut sending = core::pin::pin!(socket.flush());
    // Mostly the network takes it at once.
    if let Poll::Ready(sent) = poll_fn(|context| Poll::Ready(sending.as_mut().poll(context))).await {
        return Ok(sent?);
    }
    let mut closing = app.closing.clone();
    tokio::select! {
        biased;
        sent = timeout(WRITE, sending) => sent.map_or(Err(End::Gone), |sent| Ok(sent?)),
        _ = closing.wait_for(|is_closing| *is_closing) => Err(Code::Busy.into()),
    }
}
