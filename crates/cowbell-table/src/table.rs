//! The table itself: its data, how it is created, and what can be queried. Actions are in `act`, and what viewers are
//! told is in `show`.

use cowbell_bots::Level as BotLevel;
use cowbell_catalog::{AnyMatch, Dealt, OpenError, Snapshot, UnknownRules, open, open_by};
use cowbell_protocol::{Chat, Clock, Code, Head, Level, NewTable, Phase, Problem, Reason, SeatKind};
use cowbell_rules::{Seat, Told, Turn};

use crate::chain::{ChainHash, JournalRow};
use crate::chat::Lines;
use crate::clock::{self, ClockState, Elapsed};
use crate::day::{Daily, OPPONENT};
use crate::dedup::Dedup;
use crate::entry::{Chair, Entry, TableId};
use crate::fair::{self, Fair, Seed};
use crate::late::{self, Late};
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
    pub(crate) chat: Chat,
    /// What was said last.
    pub(crate) said: Lines,
    /// How many moves spectators are behind, and the table as they see it, where that makes a difference.
    pub(crate) delay: u8,
    pub(crate) late: Option<Box<Late>>,
    /// Whether this is the table as spectators see it, some moves behind.
    pub(crate) is_late: bool,
    /// How many seconds the match waits for a player who is away, if the table has chosen; 0 for ever.
    pub(crate) patience: Option<u32>,
    /// The match of the day that is played here.
    pub(crate) daily: Option<Daily>,
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
    /// For each event of the log, whether it revealed anything; if so, it cannot be undone.
    pub(crate) reveals: Vec<bool>,
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
    /// What opens the seat instead of its link, since someone sat down.
    pub(crate) key: Option<Key>,
    pub(crate) name: Option<String>,
    /// Who it is, if the person has said so.
    pub(crate) person: Option<Key>,
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
    pub(crate) chat: Chat,
    pub(crate) delay: u8,
    pub(crate) clock: Option<Clock>,
    pub(crate) patience: Option<u32>,
    pub(crate) daily: Option<Daily>,
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

impl Table {
    /// Creates a table. Its match is played by the newest rules; or it continues `past`, by the rules of that match, which
    /// has the same game and options. `key` is asked once for every seat that is not for a bot.
    ///
    /// # Errors
    ///
    /// If there is no such game or level, or it cannot be played with these options.
    pub fn create(
        id: TableId,
        request: &NewTable,
        past: Option<&dyn AnyMatch>,
        seed: &Seed,
        mut key: impl FnMut(Seat) -> Key,
    ) -> Result<Opening, Problem> {
        let opened = match past {
            None => open(&request.game, &request.options),
            Some(past) => open_by(&request.game, past.rules(), &request.options),
        };
        let game = opened.map_err(|error| match error {
            OpenError::NoSuchGame(_) => Code::NoSuchGame.because(error),
            OpenError::BadOptions(_) => Code::BadOptions.because(error),
            OpenError::UnknownRules(unknown) => unknown_rules(&unknown),
        })?;
        if request.seats.len() > game.seats() {
            let (asked, has) = (request.seats.len(), game.seats());
            return Err(
                Code::BadOptions.because(format!("{asked} seats are described; the table has {has}."))
            );
        }
        let chair = |seat: Seat| match request.seats.get(seat.index()) {
            Some(SeatKind::Bot(level)) => check_level(level).map(|()| Chair::Bot(level.clone())),
            Some(SeatKind::Open) => Ok(Chair::Open(key(seat))),
            Some(SeatKind::Link) | None => Ok(Chair::Link(key(seat))),
        };
        let seats = Seat::all(game.seats()).map(chair).collect::<Result<_, _>>()?;
        request.clock.as_ref().map_or(Ok(()), clock::check)?;
        request.patience.map_or(Ok(()), leavers::check)?;
        let delay = late::check(request.delay.unwrap_or(0), game.as_ref())?;
        let terms = Terms {
            lobby: request.lobby,
            spectators: request.spectators,
            hints: request.hints,
            chat: request.chat,
            delay,
            clock: request.clock.clone(),
            patience: request.patience,
            daily: None,
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
            chat: terms.chat,
            delay: terms.delay,
            clock: terms.clock,
            patience: terms.patience,
            daily: terms.daily,
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

    /// The hash of what opens a seat that someone has taken.
    pub fn key_of(&self, seat: Seat) -> Option<Key> {
        let state = self.seats.get(seat.index()).filter(|state| state.name.is_some())?;
        state.key.or(state.chair.key())
    }

    /// Whether this key opens the seat now.
    pub fn opens(&self, seat: Seat, key: Key) -> bool {
        let state = &self.seats[seat.index()];
        let is_own = state.key == Some(key);
        // A seat that is free can be taken with its link, also by the person who has left it.
        let is_link = state.chair.key() == Some(key) && (state.key.is_none() || state.name.is_none());
        is_own || is_link
    }

    /// Whether this key has opened a seat that someone has taken since.
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

    /// Whether bots play every seat, so that no person waits for a move.
    pub fn is_left_to_bots(&self) -> bool {
        Seat::all(self.seats.len()).all(|seat| self.bot_on(seat).is_some())
    }

    /// The seed of the choices of the bot that is to move. In the match of the day it follows from the position alone.
    pub fn bot_seed(&self) -> u64 {
        self.seed.as_ref().map_or(0, |seed| match self.daily {
            Some(_) => seed.for_bot_in(OPPONENT, &self.game.position()),
            None => seed.for_bot(self.version),
        })
    }

    /// The bot that plays for a seat.
    pub(crate) fn bot_on(&self, seat: Seat) -> Option<&Level> {
        let state = &self.seats[seat.index()];
        match &state.chair {
            Chair::Bot(level) => Some(level),
            _ => state.stand_in.as_ref(),
        }
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
    pub(crate) fn key(&self) -> Option<Key> {
        match self {
            Chair::Link(key) | Chair::Open(key) => Some(*key),
            Chair::Bot(_) | Chair::Past { .. } => None,
        }
    }
}
