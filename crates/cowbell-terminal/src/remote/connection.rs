//! The live connection to a table. One thread owns the socket: it sends what it is told to, passes on what it
//! receives, and reconnects when the connection breaks, until that is pointless or nobody wants it any more.

mod company;

use std::io::ErrorKind;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use cowbell_protocol::{
    Action, ClientMessage, Code, Phase, Player, Problem, SeatInfo, Seek, ServerMessage, Show, VERSION,
};
use tungstenite::{Error, Message};

use super::connect::{CALL, Socket, connect};
use super::http::{Http, foreign, offline};
use super::keys::Keys;
use super::link::Link;
use super::messages::{Heard, Order};
use super::person::Person;

/// A connection may die silently: after half of this time without input a ping is sent, after all of it we reconnect.
const SILENCE: Duration = Duration::from_secs(20);
/// Shortest and longest wait before reconnecting, in milliseconds.
const WAIT: (u64, u64) = (250, 5_000);
/// The number of the action that says who plays here. Those of the client begin at 1.
const INTRODUCTION: u32 = 0;
/// The longest round trip that is told to the server, which forgives less than this.
const LAG: Duration = Duration::from_secs(5);

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

/// The connection, as seen from its thread.
struct Connection {
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
    /// The last ping that is not answered yet, and how long messages take to the server and back.
    pinged: Option<Instant>,
    lag: Duration,
    /// What a player waits for at a table where anyone can sit down, and when the server was last asked for others.
    seek: Option<(Seek, Instant)>,
    /// The table where the player has settled in, whether others can play there, and what says who plays, until it is sent.
    settled: String,
    has_company: bool,
    introduction: Option<Action>,
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
    let connection = Connection {
        http,
        link,
        orders,
        heard: tell,
        is_open: false,
        keys,
        tokens,
        sitting: None,
        pinged: None,
        lag: Duration::ZERO,
        seek: None,
        settled: String::new(),
        has_company: false,
        introduction: None,
    };
    thread::spawn(move || connection.run());
    (order, heard)
}

impl Connection {
    fn run(mut self) {
        let mut tries = 0;
        loop {
            self.is_open = false;
            self.settled.clear();
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
            paced: false,
        };
        if say(&mut socket, &hello).is_err() {
            return End::Lost(offline());
        }
        let (mut heard, mut asked) = (Instant::now(), None::<Instant>);
        loop {
            // Once at first, to know how slow the network is; later only if the server is silent.
            let is_silent = |since: Instant| since.elapsed() > SILENCE / 2;
            if self.is_open && asked.is_none_or(|asked| is_silent(asked) && is_silent(heard)) {
                asked = Some(Instant::now());
                self.pinged = asked;
                if say(&mut socket, &ClientMessage::Ping {}).is_err() {
                    return End::Lost(offline());
                }
            }
            if let Some(action) = self.introduction.take() {
                let introduction = ClientMessage::Do { id: INTRODUCTION, action, lag: 0 };
                if say(&mut socket, &introduction).is_err() {
                    return End::Lost(offline());
                }
            }
            if let Err(end) = self.seek_again() {
                return end;
            }
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
                    let lag = self.lag.min(LAG).as_millis() as u32;
                    say(socket, &ClientMessage::Do { id, action, lag })
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
                Order::Report(report) => {
                    let told = self.http.report(&report).map(drop);
                    self.tell(Heard::Reported(told))?;
                    Ok(())
                }
                Order::Block(seat) => {
                    let person = Person::of(&self.link, self.keys.own_person(&self.link.base()));
                    let blocked = person.ok_or_else(|| Code::NotYours.into());
                    let blocked = blocked.and_then(|person| person.block(&self.link.table, seat));
                    self.tell(Heard::Blocked(seat, blocked))?;
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
                let is_taken =
                    |seat: u8| table.seats.get(usize::from(seat)).is_some_and(|seat| seat.player.is_some());
                let is_bot = |seat: &SeatInfo| matches!(seat.player, Some(Player::Bot(_)));
                self.has_company = table.seats.iter().filter(|seat| !is_bot(seat)).count() > 1;
                if table.you.is_some_and(is_taken) {
                    self.settle_in(table.phase == Phase::Over);
                }
                self.seek = company::sought_at(&table).map(|request| (request, Instant::now()));
                let story = match table.state {
                    Some(_) => self.http.history().map_err(End::Lost)?,
                    None => Vec::new(),
                };
                Heard::Table(table, story)
            }
            ServerMessage::News(news) => {
                let phase = news.head.as_ref().map(|head| head.phase);
                if phase.is_some_and(|phase| phase != Phase::Waiting) {
                    self.seek = None;
                }
                if phase == Some(Phase::Over) && self.link.token.is_some() {
                    self.settle_in(true);
                }
                Heard::News(news)
            }
            // If it is refused, nobody can block this player, and everything else works.
            ServerMessage::Done { id: INTRODUCTION, .. }
            | ServerMessage::Refused { id: INTRODUCTION, .. } => {
                self.keep_up();
                return Ok(());
            }
            ServerMessage::Done { id, version } => {
                if self.sitting.take_if(|sitting| *sitting == id).is_some() {
                    self.rekey();
                    self.settle_in(false);
                }
                Heard::Done(id, version)
            }
            ServerMessage::Refused { id, problem } => Heard::Refused(id, problem),
            ServerMessage::Present { seats, watching, waits } => Heard::Present { seats, watching, waits },
            ServerMessage::Pong {} => {
                self.lag = self.pinged.take().map_or(self.lag, |pinged| pinged.elapsed());
                return Ok(());
            }
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
