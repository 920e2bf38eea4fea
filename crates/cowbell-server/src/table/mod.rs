//! The match logic as a pure state machine: no I/O, no clock, no random source of its own.
//!
//! A table is what its journal makes it. [`Table::act`] decides what somebody wants to do and appends to the
//! journal; [`Table::replay`] reads the journal back. Whoever calls `act` writes its rows to the store before
//! telling anybody, and throws the table away if that fails.

mod act;
mod dedup;
mod news_json;
mod record;
mod replay;
mod show;
#[cfg(test)]
mod tests;

use cowbell_catalog::AnyMatch;
use cowbell_protocol::{Code, Event, Level, NewTable, Phase, Problem, Reason, SeatKind};
use cowbell_rules::{Seat, Turn};

use crate::entry::{ChainHash, Chair, Entry, JournalRow, TableId};
use crate::fair::{Fair, Seed};
use crate::live_match::{self, Board, Dealt};
use crate::token::{Key, Token};
use dedup::Dedup;

pub(crate) use news_json::{Frame, text};
pub use replay::Broken;
pub(crate) use show::{event, raw};

/// One table, from the moment it is laid.
pub struct Table {
    id: TableId,
    board: Box<dyn Board>,
    seats: Vec<SeatState>,
    lobby: bool,
    spectators: bool,
    seed: Option<Seed>,
    /// How many events were played at another table.
    past: usize,
    /// The dice, from the start on.
    fair: Option<Fair>,
    version: u32,
    /// Whether anybody has learnt anything from the last move: then it cannot be undone.
    taught: bool,
    /// The last changes of the match, to know a doubled move from a stale one.
    dedup: Dedup,
    over: Option<Reason>,
    offers: u16,
    rematch: Option<TableId>,
    link: ChainHash,
}

/// One seat at the table.
struct SeatState {
    chair: Chair,
    name: Option<String>,
    salt: String,
    stand_in: Option<Level>,
}

/// Who acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// The person whose link opens this seat.
    Person(Seat),
    /// The bot that plays on this seat.
    Bot(Seat),
}

/// What has been done: rows for the store, and news for the viewers.
#[derive(Debug)]
pub struct Acted {
    /// New entries; none if the action had been done before.
    pub steps: Vec<Step>,
    /// The version that the action led to, now or the first time.
    pub version: u32,
}

/// A new table, and the first entries of its journal.
pub type Opening = (Table, Vec<Step>);

/// One new entry of the journal.
#[derive(Debug)]
pub struct Step {
    /// For the store.
    pub row: JournalRow,
    /// For the viewers, each of whom is told less.
    pub(crate) entry: Entry,
    /// The random events of the entry, with who may know them.
    pub(crate) dealt: Vec<Dealt>,
}

/// What lists of tables are made by; changes seldom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Not over.
    pub live: bool,
    /// Not begun.
    pub waiting: bool,
    /// Shown in the lobby.
    pub lobby: bool,
    /// A bot is to move.
    pub bots: bool,
}

impl Table {
    /// Lays a table whose match goes on from `past`, the legal events of another one. `key` is asked once for every seat
    /// that is not a bot's.
    pub fn create(
        id: TableId,
        wish: &NewTable,
        past: Vec<Event>,
        seed: &Seed,
        mut key: impl FnMut(Seat) -> Key,
    ) -> Result<Opening, Problem> {
        let board = live_match::open(&wish.game, &wish.options).map_err(|error| match error {
            cowbell_catalog::OpenError::NoSuchGame(_) => Code::NoSuchGame.because(error),
            cowbell_catalog::OpenError::BadOptions(_) => Code::BadOptions.because(error),
        })?;
        if wish.seats.len() > board.seats() {
            let (asked, has) = (wish.seats.len(), board.seats());
            return Err(
                Code::BadOptions.because(format!("{asked} seats are described; the table has {has}."))
            );
        }
        let seats = Seat::all(board.seats())
            .map(|seat| match wish.seats.get(seat.index()) {
                Some(SeatKind::Bot(level)) => Chair::Bot(*level),
                Some(SeatKind::Open) => Chair::Open(key(seat)),
                Some(SeatKind::Link) | None => Chair::Link(key(seat)),
            })
            .collect();
        Ok(Table::begin(id, board.as_ref(), seats, (wish.lobby, wish.spectators), Some(seed), past))
    }

    /// The table after its first entry, and after its start if nobody has to sit down.
    fn begin(
        id: TableId,
        board: &dyn Board,
        seats: Vec<Chair>,
        (lobby, spectators): (bool, bool),
        seed: Option<&Seed>,
        past: Vec<Event>,
    ) -> Opening {
        let open = Entry::Open {
            game: board.info().slug.into(),
            rules: board.info().rules,
            options: board.options(),
            seats,
            lobby,
            spectators,
            seed: seed.map(Seed::reveal),
            past,
        };
        let mut table = Table::opened(id, &open).expect("these options have been opened before");
        let mut steps = vec![table.note(open, Vec::new())];
        steps.extend(table.start_if_full());
        (table, steps)
    }

    /// Its id.
    pub fn id(&self) -> TableId {
        self.id
    }

    /// How many entries the journal has.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// The hash of the journal.
    pub fn link(&self) -> ChainHash {
        self.link
    }

    /// The match.
    pub fn game(&self) -> &dyn AnyMatch {
        self.board.as_ref()
    }

    /// How far it is.
    pub fn phase(&self) -> Phase {
        match (&self.fair, self.over) {
            (_, Some(_)) => Phase::Over,
            (Some(_), None) => Phase::Playing,
            (None, None) => Phase::Waiting,
        }
    }

    /// Whether anybody may watch.
    pub fn has_spectators(&self) -> bool {
        self.spectators
    }

    /// The seat that a token opens. Every seat is compared, whichever it is.
    pub fn seat_of(&self, token: &Token) -> Option<Seat> {
        let key = token.key();
        let mut found = None;
        for (seat, place) in Seat::all(self.seats.len()).zip(&self.seats) {
            if place.chair.key().is_some_and(|own| own == key) {
                found = Some(seat);
            }
        }
        found
    }

    /// The bot that is to move.
    pub fn bot_to_move(&self) -> Option<(Seat, Level)> {
        match self.board.turn() {
            Turn::Seat(seat) if self.phase() == Phase::Playing => {
                self.bot_on(seat).map(|level| (seat, level))
            }
            _ => None,
        }
    }

    /// What the choices of the bot that is to move follow from.
    pub fn bot_seed(&self) -> u64 {
        self.seed.as_ref().map_or(0, |seed| seed.for_bot(self.version))
    }

    /// The bot that plays on a seat.
    fn bot_on(&self, seat: Seat) -> Option<Level> {
        let place = &self.seats[seat.index()];
        match place.chair {
            Chair::Bot(level) => Some(level),
            _ => place.stand_in,
        }
    }

    /// What lists of tables need.
    pub fn mark(&self) -> Mark {
        let live = self.over.is_none();
        let waiting = self.phase() == Phase::Waiting;
        Mark { live, waiting, lobby: self.lobby && live, bots: self.bot_to_move().is_some() }
    }
}

impl Chair {
    fn key(&self) -> Option<Key> {
        match self {
            Chair::Link(key) | Chair::Open(key) => Some(*key),
            Chair::Bot(_) | Chair::Past { .. } => None,
        }
    }
}
