//! A match on a server: what one seat or a spectator knows of it, kept up to date by a live connection.

mod acts;
mod clock;
mod connect;
mod connection;
mod hear;
mod host;
mod http;
mod keys;
mod link;
mod lobby;
mod messages;
mod mine;
mod person;
mod venue;

use std::collections::BTreeSet;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use cowbell_catalog::{infos, open};
use cowbell_protocol as protocol;
use cowbell_protocol::{Action, Code, Phase, Problem, Reason, Seek};
use cowbell_rules::{Info, Seat, Viewer};
use cowbell_scene::{Entry, Scene, Text, scene_of};
use cowbell_table::fair;

use self::clock::Countdown;
use self::connection::call;
pub(crate) use self::host::{Hosted, create};
use self::http::{Http, foreign, offline};
pub(crate) use self::keys::Keys;
pub(crate) use self::link::Link;
pub(crate) use self::lobby::{Lobby, describe as describe_table};
pub(crate) use self::messages::{Heard, Order};
pub(crate) use self::person::Person;
use crate::config::Player;

/// How long to wait for the connection to close.
const FAREWELL: Duration = Duration::from_millis(500);

/// A table on a server.
pub(crate) struct Remote {
    orders: Sender<Order>,
    heard: Receiver<Heard>,
    info: &'static Info,
    table: protocol::Table,
    scene: Scene,
    players: Vec<Player>,
    /// The log as it may be read now.
    story: Vec<Entry>,
    /// The events as they were reported when they happened.
    told: Vec<Entry>,
    /// Messages between the events.
    asides: Vec<Entry>,
    clock: Countdown,
    present: Vec<bool>,
    watching: u32,
    /// When the others may decide about the player whom the match waits for.
    waits: Option<Instant>,
    is_lost: bool,
    is_gone: bool,
    /// The move that has not been answered yet. It is sent again after reconnecting; the server never makes it twice.
    waiting: Option<(u32, Action)>,
    /// Other actions that have not been answered yet.
    unanswered: BTreeSet<u32>,
    /// Illegal moves sent to the server only to get the reason.
    asked: BTreeSet<u32>,
    number: u32,
    /// Whether to move to the rematch as soon as its table is created.
    wants_rematch: bool,
    name: String,
    /// Seats whose words are hidden, here alone or because the person is blocked.
    muted: BTreeSet<u8>,
    blocked: BTreeSet<u8>,
    /// This client's contribution to the dice: promised when it sits down, shown when every seat is taken.
    salt: String,
    record: Option<String>,
}

impl Remote {
    /// Opens the table of a link, and sits down under this name if the seat is free.
    pub(crate) fn join(link: Link, name: String, keys: Keys) -> Result<Remote, Problem> {
        let (orders, heard) = call(link, keys);
        let (table, story) = loop {
            match heard.recv() {
                Ok(Heard::Table(table, story)) => break (*table, story),
                Ok(Heard::Lost(problem) | Heard::Gone(problem)) => return Err(problem),
                Ok(_) => {}
                Err(_) => return Err(offline()),
            }
        };
        Remote::at(orders, heard, table, story, name)
    }

    /// Takes a seat on a server to play with anyone; returns its link.
    pub(crate) fn seek(server: &str, mut request: Seek, keys: &Keys) -> Result<String, Problem> {
        let link = Link::read(Some(server), "seek").ok_or_else(foreign)?;
        request.person = keys.own_person(&link.base());
        let sought = Http::new(link.clone()).seek(&request)?;
        Ok(Link { table: sought.table, token: Some(sought.token), ..link }.whole())
    }

    /// Takes a seat on a server to play the match of the day; its link, and whether this try counts.
    pub(crate) fn play_today(server: &str, game: &str, keys: &Keys) -> Result<(String, bool), Problem> {
        let mut link = Link::read(Some(server), "day").ok_or_else(foreign)?;
        let created = Http::new(link.clone()).play_today(game, keys.own_person(&link.base()))?;
        (link.table, link.token) = (created.table, created.tokens.into_iter().next().flatten());
        let counts = Http::new(link.clone()).table()?.daily.is_some_and(|daily| daily.counts);
        Ok((link.whole(), counts))
    }

    /// A table whose state has been received.
    pub(crate) fn at(
        orders: Sender<Order>,
        heard: Receiver<Heard>,
        table: protocol::Table,
        story: Vec<Entry>,
        name: String,
    ) -> Result<Remote, Problem> {
        let (info, scene) = shown(&table)?;
        let mut remote = Remote {
            orders,
            heard,
            info,
            players: players(&table),
            scene,
            told: story.clone(),
            story,
            asides: Vec::new(),
            clock: Countdown::default(),
            present: Vec::new(),
            watching: 0,
            waits: None,
            is_lost: false,
            is_gone: false,
            waiting: None,
            unanswered: BTreeSet::new(),
            asked: BTreeSet::new(),
            number: 0,
            wants_rematch: false,
            name,
            muted: BTreeSet::new(),
            blocked: BTreeSet::new(),
            salt: String::new(),
            record: None,
            table,
        };
        remote.clock.hear(remote.table.clocks.as_ref(), true);
        remote.arrive();
        Ok(remote)
    }

    /// The table as this client knows it.
    #[cfg(test)]
    pub(crate) fn shown_table(&self) -> &protocol::Table {
        &self.table
    }

    fn me(&self) -> Option<Seat> {
        self.table.you.map(Seat)
    }

    /// Sends an order to the connection. If its thread has ended, a [`Heard`] message has reported why.
    fn order(&self, order: Order) {
        let _ = self.orders.send(order);
    }

    /// Sends an action; returns the id that its answer will have.
    fn send(&mut self, action: Action) -> u32 {
        self.number += 1;
        self.order(Order::Do(self.number, action));
        self.number
    }

    /// Fails if the connection is down.
    fn reach(&self) -> Result<(), Problem> {
        if self.is_lost || self.is_gone { Err(offline()) } else { Ok(()) }
    }

    /// What to do at a new table: sit down, or fetch the record of a finished match.
    fn arrive(&mut self) {
        let is_free =
            |seat: Seat| self.table.seats.get(seat.index()).is_some_and(|seat| seat.player.is_none());
        if self.table.phase == Phase::Waiting && self.me().is_some_and(is_free) {
            // The connection adds the secret that opens the seat from now on.
            self.salt = salt();
            let promise = if self.salt.is_empty() { String::new() } else { fair::promise(&self.salt) };
            let action = Action::Sit { name: self.name.clone(), promise, token: None };
            let id = self.send(action);
            self.unanswered.insert(id);
        }
        self.show_salt();
        if self.table.phase == Phase::Over && self.record.is_none() {
            self.order(Order::Record);
        }
    }
}

impl Remote {
    /// Shows the promised salt once every seat is taken.
    fn show_salt(&mut self) {
        let is_full = self.table.seats.iter().all(|seat| seat.player.is_some());
        if self.table.phase == Phase::Waiting && is_full && !self.salt.is_empty() && self.me().is_some() {
            let salt = core::mem::take(&mut self.salt);
            let id = self.send(Action::Reveal { salt });
            self.unanswered.insert(id);
        }
    }
}

/// Lets the last messages go out: the connection closes once it has sent everything, or after a timeout.
impl Drop for Remote {
    fn drop(&mut self) {
        self.orders = channel().0;
        let until = Instant::now() + FAREWELL;
        while self.heard.recv_timeout(until.saturating_duration_since(Instant::now())).is_ok() {}
    }
}

/// A random contribution of this client to the dice.
fn salt() -> String {
    let mut bytes = [0; 12];
    // Without a random source, rely on the server's randomness alone.
    getrandom::fill(&mut bytes)
        .map_or(String::new(), |()| bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// The players, as this client names them.
fn players(table: &protocol::Table) -> Vec<Player> {
    let player = |seat: &protocol::SeatInfo| match &seat.player {
        Some(protocol::Player::Human(name)) => Player::Human(name.clone()),
        Some(protocol::Player::Bot(level)) => Player::Bot(level.word().into()),
        None => Player::Human(String::new()),
    };
    table.seats.iter().map(player).collect()
}

/// The game and the scene to show: the empty table before the start, and the reason if the match ended by resignation
/// or agreement.
fn shown(table: &protocol::Table) -> Result<(&'static Info, Scene), Problem> {
    let info = infos().iter().find(|info| info.slug == table.game).ok_or(Code::NoSuchGame)?;
    let Some(state) = &table.state else {
        let empty = open(&table.game, &table.options).map_err(|why| Code::BadOptions.because(why))?;
        let free = table.seats.iter().filter(|seat| seat.player.is_none()).count();
        let mut scene = scene_of(empty.as_ref(), Viewer::Spectator);
        (scene.choices, scene.me) = (Vec::new(), table.you.map(Seat));
        scene.ask = Text::new("term-waits").number("count", free as i64);
        return Ok((info, scene));
    };
    let raw = state.scene.as_ref().ok_or_else(foreign)?;
    let mut scene: Scene = serde_json::from_str(raw.get()).map_err(|_| foreign())?;
    if let Some(standing) = state.over.as_ref().and_then(|over| over.standing.as_ref()) {
        for (side, place) in scene.sides.iter_mut().zip(&standing.places) {
            side.place = Some(*place);
        }
    }
    match state.over.as_ref().map(|over| over.reason) {
        Some(Reason::Resigned(seat)) => scene.ask = Text::new("web-over-resigned").seat(Seat(seat)),
        Some(Reason::OutOfTime(seat)) => scene.ask = Text::new("web-time-up").seat(Seat(seat)),
        Some(Reason::Left(seat)) => scene.ask = Text::new("web-left").seat(Seat(seat)),
        Some(Reason::Agreed) => scene.ask = Text::new("web-over-agreed"),
        Some(Reason::Closed) => scene.ask = Text::new("web-over-closed"),
        _ => {}
    }
    let is_handed = |seat: u8| table.seats.get(usize::from(seat)).is_some_and(|seat| seat.stand_in.is_some());
    if table.phase == Phase::Over || table.you.is_some_and(is_handed) {
        scene.choices.clear();
    }
    Ok((info, scene))
}
