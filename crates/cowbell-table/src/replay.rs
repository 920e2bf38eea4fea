//! Reading a journal back. Everything is checked again: the chain of hashes, the form, the rules.

use core::fmt;

use cowbell_catalog::{Dealt, OpenError, UnknownRules, open_by};
use cowbell_protocol::{Level, Phase, Reason};
use cowbell_rules::{Refusal, Seat, Told, Turn};

use crate::chain::{ChainHash, JournalRow};
use crate::chat::Lines;
use crate::clock::{ClockState, Elapsed};
use crate::dedup::Dedup;
use crate::entry::{Chair, Entry, TableId};
use crate::fair::Seed;
use crate::requests::Requests;
use crate::table::{SeatState, Step, Table};
use crate::token::Key;

/// Shown in place of a name that was deleted.
const DELETED: &str = "?";

/// Why a journal cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Broken {
    /// The journal is empty.
    Empty,
    /// An entry is missing, duplicated or out of order.
    Order(u32),
    /// An entry was altered after it was written.
    Altered(u32),
    /// An entry cannot be understood.
    Unreadable(u32, String),
    /// An entry is against the rules.
    Illegal(u32, Refusal),
    /// Nothing is wrong with it, but it is played by rules that this program does not know.
    Rules(UnknownRules),
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Broken::Empty => write!(f, "the journal is empty"),
            Broken::Order(version) => write!(f, "entry {version} of the journal is missing or out of order"),
            Broken::Altered(version) => {
                write!(f, "entry {version} of the journal was altered after it was written")
            }
            Broken::Unreadable(version, reason) => {
                write!(f, "entry {version} of the journal cannot be read: {reason}")
            }
            Broken::Illegal(version, refusal) => {
                write!(f, "entry {version} of the journal is refused: {refusal}")
            }
            Broken::Rules(unknown) => write!(f, "{unknown}"),
        }
    }
}

impl core::error::Error for Broken {}

impl Table {
    /// Loads a table from its whole journal.
    ///
    /// # Errors
    ///
    /// Which row cannot be read, and why.
    pub fn load(id: TableId, rows: &[JournalRow]) -> Result<Table, Broken> {
        let (first, rest) = rows.split_first().ok_or(Broken::Empty)?;
        let open = read(first, ChainHash::default(), 0)?;
        let mut table = Table::opened(id, &open)?;
        table.add(first.clone(), open, Vec::new());
        for row in rest {
            table.replay(row)?;
            while table.release().is_some() {}
        }
        Ok(table)
    }

    /// Adds a row that another node has appended to the journal.
    ///
    /// # Errors
    ///
    /// Why the row does not fit; the table must not be used after that.
    pub fn replay(&mut self, row: &JournalRow) -> Result<Step, Broken> {
        let entry = read(row, self.hash, self.version)?;
        if entry.seat().is_some_and(|seat| seat.index() >= self.seats.len()) {
            return Err(Broken::Unreadable(row.version, "the table has no such seat".into()));
        }
        let illegal = |refusal| Broken::Illegal(row.version, refusal);
        let before = matches!(entry, Entry::Play { .. } | Entry::Undo { .. } | Entry::Takeback { .. })
            .then(|| self.game.snapshot());
        let mut dealt = Vec::new();
        let mut chances: &[String] = &[];
        match &entry {
            Entry::Open { .. } => return Err(Broken::Order(row.version)),
            Entry::Start { chance } => {
                self.fix_dice();
                chances = chance;
            }
            Entry::Play { seat, mv, chance, .. } => {
                self.reveals.push(self.game.play(*seat, mv).map_err(illegal)?.reveals);
                chances = chance;
            }
            Entry::Undo { .. } => self.go_back(self.game.steps().saturating_sub(1)),
            Entry::Takeback { step, .. } if *step > self.game.steps() => {
                return Err(Broken::Unreadable(row.version, "the log has no such step".into()));
            }
            Entry::Takeback { step, .. } => self.go_back(*step),
            _ => {}
        }
        for chance in chances {
            dealt.push(self.game.settle(chance).map_err(illegal)?);
        }
        Ok(Step { before, ..self.add(row.clone(), entry, dealt) })
    }

    /// Adds an entry whose effect on the match has already been applied.
    pub(crate) fn add(&mut self, row: JournalRow, entry: Entry, dealt: Vec<Dealt>) -> Step {
        let before = (self.phase(), self.requests.open(), self.rematch, self.timed_since());
        self.hash = row.link;
        let uncovers = self.game.uncovers();
        self.reveals.extend(dealt.iter().map(|_| uncovers));
        self.absorb(&entry);
        self.keep_for_spectators(&row, &entry);
        let has_changed = (self.phase(), self.requests.open(), self.rematch, self.timed_since()) != before
            || entry.changes_head();
        Step { row, entry, dealt, before: None, head: has_changed.then(|| self.head()) }
    }

    /// An empty table as its first entry describes it.
    pub(crate) fn opened(id: TableId, first: &Entry) -> Result<Table, Broken> {
        let Entry::Open {
            game,
            rules,
            options,
            seats,
            lobby,
            spectators,
            hints,
            chat,
            delay,
            clock,
            patience,
            daily,
            seed,
            dice,
            past,
        } = first
        else {
            return Err(Broken::Order(1));
        };
        let mut board = open_by(game, *rules, options).map_err(|error| match error {
            OpenError::UnknownRules(unknown) => Broken::Rules(unknown),
            error => Broken::Unreadable(1, error.to_string()),
        })?;
        if seats.len() != board.seats() {
            return Err(Broken::Unreadable(1, "the number of seats is wrong".into()));
        }
        for event in past {
            let added = match event {
                Told::Move { seat, mv } => board.play(*seat, mv).map(drop),
                Told::Chance { chance, .. } => board.settle(chance).map(drop),
            };
            added.map_err(|refusal| Broken::Illegal(1, refusal))?;
        }
        let state = |chair: &Chair| SeatState {
            chair: chair.clone(),
            key: None,
            name: None,
            person: None,
            promise: if let Chair::Past { promise, .. } = chair { promise.clone() } else { String::new() },
            salt: if let Chair::Past { salt, .. } = chair { salt.clone() } else { String::new() },
            stand_in: None,
            out: false,
        };
        Ok(Table {
            id,
            game: board,
            seats: seats.iter().map(state).collect(),
            lobby: *lobby,
            spectators: *spectators,
            hints: *hints,
            chat: *chat,
            said: Lines::default(),
            delay: *delay,
            late: None,
            is_late: false,
            patience: *patience,
            daily: *daily,
            clock: clock.clone().map(|setting| ClockState::new(setting, seats.len())),
            elapsed: Elapsed::default(),
            seed: seed.as_deref().and_then(Seed::parse),
            dice: *dice,
            past: past.len(),
            fair: None,
            version: 0,
            reveals: vec![true; past.len()],
            dedup: Dedup::default(),
            over: None,
            requests: Requests::default(),
            rematch: None,
            hash: ChainHash::default(),
        })
    }

    /// Everything an entry changes besides the match itself.
    fn absorb(&mut self, entry: &Entry) {
        self.version += 1;
        self.requests.absorb(entry);
        self.keep_time(entry);
        match entry {
            Entry::Open { .. } | Entry::Time { .. } => {}
            Entry::Say { seat, phrase } => self.said.add_phrase(self.version, *seat, *phrase),
            Entry::Write { seat, text } => self.said.add_text(self.version, *seat, text),
            Entry::Introduce { seat, person } => self.seats[seat.index()].person = Key::parse(person),
            Entry::Offer { .. } | Entry::Withdraw { .. } => {}
            Entry::Ask { .. } | Entry::Allow { .. } | Entry::Decline { .. } => {}
            Entry::Sit { seat, name, promise, salt, key } => {
                let state = &mut self.seats[seat.index()];
                state.name = Some(name.clone());
                state.promise.clone_from(promise);
                // A person who only changes the name has perhaps shown the salt before.
                if promise.is_empty() {
                    state.salt.clone_from(salt);
                }
                state.key = key.or(state.key);
                // Perhaps it is someone else now.
                if key.is_some() {
                    state.person = None;
                }
            }
            Entry::Reveal { seat, salt } => self.seats[seat.index()].salt.clone_from(salt),
            Entry::Fill { seat, level } => self.seats[seat.index()].chair = Chair::Bot(level.clone()),
            Entry::Rise { seat } => {
                let state = &mut self.seats[seat.index()];
                (state.name, state.person) = (None, None);
                state.promise.clear();
                state.salt.clear();
            }
            Entry::Start { .. } | Entry::Undo { .. } | Entry::Takeback { .. } => {
                self.dedup.push(self.version, None);
            }
            Entry::Play { seat, mv, .. } => {
                self.dedup.push(self.version, Some((*seat, mv.clone())));
            }
            Entry::Resign { seat, level } => self.leave(*seat, level, Reason::Resigned(seat.0)),
            Entry::Out { seat, level } => self.leave(*seat, level, Reason::OutOfTime(seat.0)),
            Entry::Left { seat } => self.leave(*seat, &None, Reason::Left(seat.0)),
            Entry::Agree { .. } => self.over = Some(Reason::Agreed),
            Entry::Close { operator } => {
                self.over = Some(if *operator { Reason::Closed } else { Reason::Imported });
            }
            Entry::Hand { seat, level, .. } => self.seats[seat.index()].stand_in = Some(level.clone()),
            Entry::Take { seat } => self.seats[seat.index()].stand_in = None,
            Entry::Rematch { table, .. } => self.rematch = table.parse().ok(),
        }
        if self.phase() == Phase::Playing && self.game.turn() == Turn::Over {
            self.over = Some(Reason::Rules);
        }
    }
}

impl Table {
    /// A person is out of the match: it is over, or a bot plays on.
    fn leave(&mut self, seat: Seat, level: &Option<Level>, reason: Reason) {
        let state = &mut self.seats[seat.index()];
        state.out = true;
        match level {
            Some(level) => state.stand_in = Some(level.clone()),
            None => self.over = Some(reason),
        }
    }

    fn keep_time(&mut self, entry: &Entry) {
        let is_bot = matches!(entry, Entry::Play { seat, .. } if self.bot_on(*seat).is_some());
        let Some(clock) = &mut self.clock else { return };
        if let Entry::Takeback { ms, .. } = entry {
            clock.rewind(self.game.movers().skip(self.past).flatten().count(), *ms);
        }
        clock.absorb(entry, self.version, is_bot);
    }
}

fn read(row: &JournalRow, before: ChainHash, version: u32) -> Result<Entry, Broken> {
    if row.version != version + 1 {
        return Err(Broken::Order(version + 1));
    }
    if before.then(&row.text) != row.link {
        return Err(Broken::Altered(row.version));
    }
    let mut entry: Entry = serde_json::from_str(&row.text)
        .map_err(|error| Broken::Unreadable(row.version, error.to_string()))?;
    for (index, name) in entry.names().into_iter().enumerate() {
        if let Some(stored) = row.names.get(index) {
            name.clone_from(stored);
        }
        if name.is_empty() {
            *name = DELETED.into();
        }
    }
    Ok(entry)
}
