//! The live connection to a table. One thread owns the socket: it sends what it is told to, passes on what it
//! receives, and reconnects when the connection breaks, until that is pointless or nobody wants it any more.

use std::io::ErrorKind;
use std::net::{TcpStream, ToSocketAddrs};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use cowbell_protocol::{
    Action, ClientMessage, Code, Hint, News, Problem, ServerMessage, Show, Table, VERSION,
};
use cowbell_scene::Entry;
use tungstenite::client::IntoClientRequest;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Connector, Error, HandshakeError, Message, WebSocket, client_tls_with_config};

use super::http::{Http, foreign, offline, trust};
use super::keys::Keys;
use super::link::Link;

/// Timeout for connecting and for the first response.
const CALL: Duration = Duration::from_secs(8);
/// How long to wait for input before checking for something to send.
const LISTEN: Duration = Duration::from_millis(15);
/// A connection may die silently: after half of this time without input a ping is sent, after all of it we reconnect.
const SILENCE: Duration = Duration::from_secs(20);
/// Shortest and longest wait before reconnecting, in milliseconds.
const WAIT: (u64, u64) = (250, 5_000);

/// An order to the connection.
pub(crate) enum Order {
    /// Send this action with this id.
    Do(u32, Action),
    /// Request the whole table.
    Sync,
    /// Fetch the log.
    History,
    /// Ask a bot for a hint.
    Hint,
    /// Fetch the record.
    Record,
    /// Switch to another table on this server.
    Visit(String),
}

/// What has been received.
pub(crate) enum Heard {
    /// The whole table, and its log.
    Table(Box<Table>, Vec<Entry>),
    /// What has changed.
    News(Box<News>),
    /// The log.
    Story(Vec<Entry>),
    /// The action with this id is done and stored; the table now has this version.
    Done(u32, u32),
    /// The action with this id was refused.
    Refused(u32, Problem),
    /// Which seats are connected, and how many people watch.
    Present { seats: Vec<bool>, watching: u32, waits: Option<u32> },
    /// The answer to a request for a hint.
    Hint(Result<Hint, Problem>),
    /// The record.
    Record(String),
    /// The connection is lost; reconnecting.
    Lost(Problem),
    /// The connection is gone for good; reconnecting is pointless.
    Gone(Problem),
}

/// Why a connection ended.
enum End {
    /// The client has left.
    Left,
    /// Another table is to be opened.
    Moved,
    /// The connection broke.
    Lost(Problem),
    /// The server will never accept us.
    Gone(Problem),
}

type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

/// The connection, as seen from its thread.
struct Line {
    link: Link,
    http: Http,
    orders: Receiver<Order>,
    heard: Sender<Heard>,
    /// Whether the server has sent the table on this connection.
    is_open: bool,
    keys: Keys,
    /// What may open the seat, the likeliest first.
    tokens: Vec<String>,
    /// The number of the action that takes the seat, until it is answered.
    sitting: Option<u32>,
}

/// Connects to a table. The thread ends when the sender is dropped.
pub(super) fn call(link: Link, keys: Keys) -> (Sender<Order>, Receiver<Heard>) {
    let (order, orders) = channel();
    let (tell, heard) = channel();
    let tokens = match &link.token {
        Some(token) => keys.known(&link.table, token).into_iter().chain([token.clone()]).collect(),
        None => Vec::new(),
    };
    let http = Http::new(link.clone());
    let line = Line { http, link, orders, heard: tell, is_open: false, keys, tokens, sitting: None };
    thread::spawn(move || line.run());
    (order, heard)
}

impl Line {
    fn run(mut self) {
        let mut tries = 0;
        loop {
            self.is_open = false;
            self.rekey();
            let problem = match self.talk() {
                End::Left => return,
                End::Moved => {
                    tries = 0;
                    continue;
                }
                End::Gone(problem) => {
                    let _ = self.heard.send(Heard::Gone(problem));
                    return;
                }
                End::Lost(problem) => problem,
            };
            tries = if self.is_open { 0 } else { tries + 1 };
            if self.heard.send(Heard::Lost(problem)).is_err() || !self.pause(tries) {
                return;
            }
        }
    }

    /// Opens the seat with the likeliest of its secrets from now on.
    fn rekey(&mut self) {
        self.link.token = self.tokens.first().cloned();
        self.http.rekey(self.link.token.clone());
    }

    /// Completes the action that takes a seat with a secret of this machine's own.
    fn choose_secret(&mut self, id: u32, action: &mut Action) {
        let (Action::Sit { token, .. }, Some(link)) = (action, &self.link.token) else { return };
        // Without a random source the server refuses to seat us, and says why.
        if let Ok(own) = self.keys.replace(&self.link.table, link) {
            self.tokens = vec![own.clone(), link.clone()];
            self.sitting = Some(id);
            *token = Some(own);
        }
    }

    /// Waits before reconnecting; false if the client has left. Orders that arrive meanwhile are dropped.
    fn pause(&self, tries: u32) -> bool {
        let wait = (WAIT.0 << tries.min(8)).min(WAIT.1);
        // Spread the delays, so that clients do not all reconnect to a restarted server at the same moment.
        let spread = 0.75 + f64::from(std::process::id() % 100) / 200.0;
        let until = Instant::now() + Duration::from_millis(wait).mul_f64(spread);
        loop {
            match self.orders.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => return true,
                Err(RecvTimeoutError::Disconnected) => return false,
            }
        }
    }

    /// Runs one connection, from connecting to its end.
    fn talk(&mut self) -> End {
        let mut socket = match connect(&self.link) {
            Ok(socket) => socket,
            Err(problem) if problem.code == "OFFLINE" => return End::Lost(problem),
            Err(problem) => return End::Gone(problem),
        };
        let hello = ClientMessage::Hello {
            protocol: VERSION,
            table: self.link.table.clone(),
            token: self.link.token.clone(),
            show: Show::Scene,
        };
        if say(&mut socket, &hello).is_err() {
            return End::Lost(offline());
        }
        let (mut heard, mut asked) = (Instant::now(), Instant::now());
        loop {
            match self.obey(&mut socket) {
                Ok(()) => {}
                Err(end) => {
                    let _ = socket.close(None);
                    let _ = socket.flush();
                    return end;
                }
            }
            match socket.read() {
                Ok(Message::Text(text)) => {
                    heard = Instant::now();
                    if let Err(end) = self.hear(&text) {
                        return end;
                    }
                }
                Ok(_) => heard = Instant::now(),
                Err(Error::Io(error))
                    if matches!(
                        error.kind(),
                        ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted
                    ) =>
                {
                    let limit = if self.is_open { SILENCE } else { CALL };
                    if heard.elapsed() > limit {
                        return End::Lost(offline());
                    }
                    if self.is_open && heard.elapsed() > SILENCE / 2 && asked.elapsed() > SILENCE / 2 {
                        asked = Instant::now();
                        if say(&mut socket, &ClientMessage::Ping {}).is_err() {
                            return End::Lost(offline());
                        }
                    }
                }
                Err(_) => return End::Lost(offline()),
            }
        }
    }

    /// Carries out the orders that have arrived.
    fn obey(&mut self, socket: &mut Socket) -> Result<(), End> {
        loop {
            let order = match self.orders.try_recv() {
                Ok(order) => order,
                Err(TryRecvError::Empty) => return Ok(()),
                Err(TryRecvError::Disconnected) => return Err(End::Left),
            };
            let said = match order {
                Order::Do(id, mut action) => {
                    self.choose_secret(id, &mut action);
                    say(socket, &ClientMessage::Do { id, action, lag: 0 })
                }
                Order::Sync => say(socket, &ClientMessage::Sync {}),
                Order::History => {
                    // If this fails, the log stays incomplete until the next update.
                    if let Ok(story) = self.http.history() {
                        self.tell(Heard::Story(story))?;
                    }
                    Ok(())
                }
                Order::Hint => {
                    let (http, heard) = (self.http.clone(), self.heard.clone());
                    // A bot thinks for a while; keep the connection going meanwhile.
                    thread::spawn(move || heard.send(Heard::Hint(http.hint())));
                    Ok(())
                }
                Order::Record => {
                    if let Ok(record) = self.http.record() {
                        self.tell(Heard::Record(record))?;
                    }
                    Ok(())
                }
                Order::Visit(table) => {
                    self.tokens.truncate(1);
                    self.http.visit(&table);
                    self.link.table = table;
                    return Err(End::Moved);
                }
            };
            said.map_err(|_| End::Lost(offline()))?;
        }
    }

    fn tell(&self, heard: Heard) -> Result<(), End> {
        self.heard.send(heard).map_err(|_| End::Left)
    }

    /// Passes on a message from the server.
    fn hear(&mut self, text: &str) -> Result<(), End> {
        let Ok(message) = ServerMessage::read(text) else { return Err(End::Gone(foreign())) };
        let heard = match message {
            ServerMessage::Table(table) => {
                self.is_open = true;
                let story = match table.state {
                    Some(_) => self.http.history().map_err(End::Lost)?,
                    None => Vec::new(),
                };
                Heard::Table(table, story)
            }
            ServerMessage::News(news) => Heard::News(news),
            ServerMessage::Done { id, version } => {
                if self.sitting.take_if(|sitting| *sitting == id).is_some() {
                    self.rekey();
                }
                Heard::Done(id, version)
            }
            ServerMessage::Refused { id, problem } => Heard::Refused(id, problem),
            ServerMessage::Present { seats, watching, waits } => Heard::Present { seats, watching, waits },
            ServerMessage::Pong {} => return Ok(()),
            ServerMessage::Bye { problem } if is_foreign_key(&problem) && self.tokens.len() > 1 => {
                self.tokens.remove(0);
                return Err(End::Moved);
            }
            ServerMessage::Bye { problem } => {
                return Err(if is_final(&problem) { End::Gone(problem) } else { End::Lost(problem) });
            }
        };
        self.tell(heard)
    }
}

/// Whether another secret may open the seat.
fn is_foreign_key(problem: &Problem) -> bool {
    [Code::NotYours, Code::LinkUsed].iter().any(|code| code.text() == problem.code)
}

/// Whether reconnecting is pointless.
fn is_final(problem: &Problem) -> bool {
    let last = [
        Code::NoSuchTable,
        Code::NotYours,
        Code::LinkUsed,
        Code::NoSpectators,
        Code::Corrupt,
        Code::UnknownRules,
        Code::WrongVersion,
        Code::BadRequest,
    ];
    last.iter().any(|code| code.text() == problem.code)
}

fn say(socket: &mut Socket, message: &ClientMessage) -> tungstenite::Result<()> {
    let text = serde_json::to_string(message).expect("a message is plain data");
    socket.send(Message::text(text))
}

/// Opens the socket.
fn connect(link: &Link) -> Result<Socket, Problem> {
    let request = link.socket().into_client_request().map_err(|_| foreign())?;
    let uri = request.uri();
    let port = uri.port_u16().unwrap_or(if link.scheme == "https" { 443 } else { 80 });
    let host = uri.host().unwrap_or_default().trim_matches(['[', ']']);
    let addresses = (host, port).to_socket_addrs().map_err(|_| offline())?;
    let mut tcp = None;
    for address in addresses {
        tcp = TcpStream::connect_timeout(&address, CALL).ok();
        if tcp.is_some() {
            break;
        }
    }
    let tcp = tcp.ok_or_else(offline)?;
    let patient = |time| tcp.set_read_timeout(Some(time)).and_then(|()| tcp.set_write_timeout(Some(CALL)));
    patient(CALL).and_then(|()| tcp.set_nodelay(true)).map_err(|_| offline())?;
    let connector = (link.scheme == "https").then(|| Connector::Rustls(trust()));
    let stream = tcp.try_clone().map_err(|_| offline())?;
    let (socket, _) =
        client_tls_with_config(request, stream, None, connector).map_err(|error| match error {
            HandshakeError::Failure(Error::Http(answer)) => {
                let text = answer.body().as_deref().unwrap_or_default();
                // A busy Cowbell server refuses with a problem of its own as JSON.
                serde_json::from_slice::<Problem>(text).map_or_else(|_| foreign(), |_| offline())
            }
            HandshakeError::Failure(Error::Tls(why)) => Problem { message: why.to_string(), ..distrusted() },
            HandshakeError::Failure(Error::Protocol(_) | Error::HttpFormat(_)) => foreign(),
            HandshakeError::Failure(Error::Io(error)) if error.kind() == ErrorKind::InvalidData => {
                distrusted()
            }
            _ => offline(),
        })?;
    patient(LISTEN).map_err(|_| offline())?;
    Ok(socket)
}

/// The server's certificate is not trusted.
fn distrusted() -> Problem {
    Problem::new("NO_TRUST", "The server's certificate is not trusted by this machine.")
}
