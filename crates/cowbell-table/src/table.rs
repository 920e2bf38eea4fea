//! The table itself: its data, how it is created, and what can be queried. Actions are in `act`, and what viewers are
//! told is in `show`.

use cowbell_bots::Level as BotLevel;
use cowbell_catalog::{AnyMatch, Dealt, OpenError, Snapshot, UnknownRules, open, open_by};
use cowbell_protocol::{Clock, Code, Head, Level, NewTable, Phase, Problem, Reason, SeatKind};
use cowbell_rules::{Seat, Told, Turn};

use crate::clock::{self, ClockState, Elapsed};
use crate::dedup::Dedup;
use crate::entry::{ChainHash, Chair, Entry, JournalRow, TableId};
use crate::fair::{self, Fair, Seed};
use crate::leavers;
use crate::requests::Requests;
use crate::token::{Key, Token};

/// One table, from the moment it is created.
pub struct Table {
    pub(crate) id: TableId,
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) seats: Vec<SeatState>,
    pub(crate) lobby: bool,
    pub(crate) spectators: bool,
    pub(crate) hints: bool,
    /// How many seconds the match waits for a player who is away, if the table has chosen; 0 for ever.
    pub(crate) patience: Option<u32>,
    /// The clocks, if the table has any.
    pub(crate) clock: Option<ClockState>,
    /// While an action is being done: how long the seat to move has been able to think, and has been away.
    pub(crate) elapsed: Elapsed,
    pub(crate) seed: Option<Seed>,
    /// The version of the dice.
    pub(crate) dice: u32,
    /// How many of the first events were played at another table.
    pub(crate) past: usize,
    /// The dice, once the match has started.
    pub(crate) fair: Option<Fair>,
    pub(crate) version: u32,
    /// Whether the last move revealed anything; if so, it cannot be undone.
    pub(crate) revealed: bool,
    /// The last changes of the match, to tell a duplicate move from a stale one.
    pub(crate) dedup: Dedup,
    pub(crate) over: Option<Reason>,
    /// What seats ask of each other.
    pub(crate) requests: Requests,
    pub(crate) rematch: Option<TableId>,
    pub(crate) hash: ChainHash,
}

/// One seat at the table.
pub(crate) struct SeatState {
    pub(crate) chair: Chair,
    /// What opens the seat instead of its link, since somebody sat down.
    pub(crate) key: Option<Key>,
    pub(crate) name: Option<String>,
    /// The promise of the salt; empty if there is none.
    pub(crate) promise: String,
    /// The salt, once it is shown.
    pub(crate) salt: String,
    pub(crate) stand_in: Option<Level>,
    /// Whether the person has resigned or run out of time while others play on.
    pub(crate) out: bool,
}

/// How a table is run, chosen when it is created.
#[derive(Clone, Default)]
pub(crate) struct Terms {
    pub(crate) lobby: bool,
    pub(crate) spectators: bool,
    pub(crate) hints: bool,
    pub(crate) clock: Option<Clock>,
    pub(crate) patience: Option<u32>,
}

/// Who acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// The person whose link opens this seat.
    Person(Seat),
    /// The bot that plays for this seat.
    Bot(Seat),
}

/// The result of an action: rows for the store, and news for the viewers.
#[derive(Debug)]
pub struct Acted {
    /// New entries; none if the action had already been done.
    pub steps: Vec<Step>,
    /// The version after the action, now or when it was first done.
    pub version: u32,
}

/// A new table, and the first entries of its journal.
pub type Opening = (Table, Vec<Step>);

/// One new entry of the journal.
#[derive(Debug)]
pub struct Step {
    /// For the store.
    pub row: JournalRow,
    /// For the viewers, who are told only what they may know.
    pub(crate) entry: Entry,
    /// The random events of the entry, each with the viewers who may know it.
    pub(crate) dealt: Vec<Dealt>,
    /// The match before the entry, if the entry was a move or took one back: viewers are told what is different now.
    pub(crate) before: Option<Snapshot>,
    /// Seats, phase, offers and so on after it, if the entry changed any of them.
    pub(crate) head: Option<Head>,
}

/// What lists of tables filter by; it rarely changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Not over.
    pub live: bool,
    /// Not begun.
    pub waiting: bool,
    /// Shown in the lobby.
    pub lobby: bool,
}

impl Table {
    /// Creates a table. Its match is played by the newest rules; or it continues `past`, by the rules of that match, which
    /// has the same game and options. `key` is asked once for every seat that is not for a bot.
    ///
    /// # Errors
    ///
    /// If there is no such game or level, or it cannot be played with these options.
    pub fn create(
        id: TableId,
        wish: &NewTable,
        past: Option<&dyn AnyMatch>,
        seed: &Seed,
        mut key: impl FnMut(Seat) -> Key,
    ) -> Result<Opening, Problem> {
        let opened = match past {
            None => open(&wish.game, &wish.options),
            Some(past) => open_by(&wish.game, past.rules(), &wish.options),
        };
        let game = opened.map_err(|error| match error {
            OpenError::NoSuchGame(_) => Code::NoSuchGame.because(error),
            OpenError::BadOptions(_) => Code::BadOptions.because(error),
            OpenError::UnknownRules(unknown) => unknown_rules(&unknown),
        })?;
        if wish.seats.len() > game.seats() {
            let (asked, has) = (wish.seats.len(), game.seats());
            return Err(
                Code::BadOptions.because(format!("{asked} seats are described; the table has {has}."))
            );
        }
        let chair = |seat: Seat| match wish.seats.get(seat.index()) {
            Some(SeatKind::Bot(level)) => check_level(level).map(|()| Chair::Bot(level.clone())),
            Some(SeatKind::Open) => Ok(Chair::Open(key(seat))),
            Some(SeatKind::Link) | None => Ok(Chair::Link(key(seat))),
        };
        let seats = Seat::all(game.seats()).map(chair).collect::<Result<_, _>>()?;
        wish.clock.as_ref().map_or(Ok(()), clock::check)?;
        wish.patience.map_or(Ok(()), leavers::check)?;
        let terms = Terms {
            lobby: wish.lobby,
            spectators: wish.spectators,
            hints: wish.hints,
            clock: wish.clock.clone(),
            patience: wish.patience,
        };
        let past = past.map(AnyMatch::events).unwrap_or_default();
        let dice = (fair::NEWEST, Some(seed));
        Ok(Table::begin(id, game.as_ref(), seats, terms, dice, past))
    }

    /// The table after its first entry, and after its start if it waits for nobody.
    pub(crate) fn begin(
        id: TableId,
        game: &dyn AnyMatch,
        seats: Vec<Chair>,
        terms: Terms,
        dice: (u32, Option<&Seed>),
        past: Vec<Told>,
    ) -> Opening {
        let (mut table, mut steps) = Table::founded(id, game, seats, terms, dice, past);
        steps.extend(table.start_if_ready());
        (table, steps)
    }

    /// The table after its first entry.
    pub(crate) fn founded(
        id: TableId,
        game: &dyn AnyMatch,
        seats: Vec<Chair>,
        terms: Terms,
        (dice, seed): (u32, Option<&Seed>),
        past: Vec<Told>,
    ) -> Opening {
        let open = Entry::Open {
            game: game.info().slug.into(),
            rules: game.rules(),
            options: game.options(),
            seats,
            lobby: terms.lobby,
            spectators: terms.spectators,
            hints: terms.hints,
            clock: terms.clock,
            patience: terms.patience,
            seed: seed.map(Seed::reveal),
            dice,
            past,
        };
        let mut table = Table::opened(id, &open).expect("these options have been opened before");
        let steps = vec![table.note(open, Vec::new())];
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
    pub fn chain_hash(&self) -> ChainHash {
        self.hash
    }

    /// The match.
    pub fn game(&self) -> &dyn AnyMatch {
        self.game.as_ref()
    }

    /// Waiting, playing or over.
    pub fn phase(&self) -> Phase {
        match (&self.fair, self.over) {
            (_, Some(_)) => Phase::Over,
            (Some(_), None) => Phase::Playing,
            (None, None) => Phase::Waiting,
        }
    }

    /// Whether anyone can watch.
    pub fn has_spectators(&self) -> bool {
        self.spectators
    }

    /// The seat that a token opens. Always compares with every seat, so that timing reveals nothing.
    pub fn seat_of(&self, token: &Token) -> Option<Seat> {
        let key = token.key();
        let mut found = None;
        for seat in Seat::all(self.seats.len()) {
            if self.opens(seat, key) {
                found = Some(seat);
            }
        }
        found
    }

    /// Whether this key opens the seat now.
    pub fn opens(&self, seat: Seat, key: Key) -> bool {
        let state = &self.seats[seat.index()];
        let is_own = state.key == Some(key);
        // A seat that is free can be taken with its link, also by the person who has left it.
        let is_link = state.chair.key() == Some(key) && (state.key.is_none() || state.name.is_none());
        is_own || is_link
    }

    /// Whether this key has opened a seat that somebody has taken since.
    pub fn is_used(&self, token: &Token) -> bool {
        self.seats.iter().any(|state| state.chair.key() == Some(token.key())) && self.seat_of(token).is_none()
    }

    /// The bot that is to move.
    pub fn bot_to_move(&self) -> Option<(Seat, Level)> {
        match self.game.turn() {
            Turn::Seat(seat) if self.phase() == Phase::Playing => {
                self.bot_on(seat).map(|level| (seat, level.clone()))
            }
            _ => None,
        }
    }

    /// The seed of the choices of the bot that is to move.
    pub fn bot_seed(&self) -> u64 {
        self.seed.as_ref().map_or(0, |seed| seed.for_bot(self.version))
    }

    /// The bot that plays for a seat.
    pub(crate) fn bot_on(&self, seat: Seat) -> Option<&Level> {
        let state = &self.seats[seat.index()];
        match &state.chair {
            Chair::Bot(level) => Some(level),
            _ => state.stand_in.as_ref(),
        }
    }

    /// What lists of tables need.
    pub fn mark(&self) -> Mark {
        let live = self.over.is_none();
        let waiting = self.phase() == Phase::Waiting;
        Mark { live, waiting, lobby: self.lobby && live }
    }
}

/// The problem with a match by rules that this program does not know.
pub fn unknown_rules(unknown: &UnknownRules) -> Problem {
    Problem { rules: Some(unknown.rules), ..Code::UnknownRules.because(unknown) }
}

/// Refuses an unknown bot level. A journal may hold levels of other versions; only new requests are checked.
///
/// # Errors
///
/// `NO_SUCH_LEVEL`, with a list of the known levels.
pub fn check_level(level: &Level) -> Result<(), Problem> {
    let levels = BotLevel::ALL.map(|level| level.to_string());
    if levels.iter().any(|name| name == level.word()) {
        return Ok(());
    }
    let levels = levels.join(", ");
    Err(Code::NoSuchLevel.because(format!("There is no level `{}`; the levels are {levels}.", level.word())))
}

impl SeatState {
    /// Whether anyone can take the seat: it is open to everyone and still free.
    pub(crate) fn is_open(&self) -> bool {
        matches!(self.chair, Chair::Open(_)) && self.name.is_none()
    }

    /// Whether a salt was promised and not shown.
    pub(crate) fn is_withheld(&self) -> bool {
        !self.promise.is_empty() && self.salt.is_empty()
    }

    /// Whether this seat is ready for the match to start.
    pub(crate) fn is_taken(&self) -> bool {
        self.name.is_some() || matches!(self.chair, Chair::Bot(_))
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
