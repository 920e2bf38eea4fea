//! Reading a journal back. Everything is checked again: the chain of hashes, the form, the rules.

use core::fmt;

use cowbell_protocol::{Event, Phase, Reason};
use cowbell_rules::{Refusal, Seat, Turn};

use super::dedup::Dedup;
use super::{SeatState, Step, Table};
use crate::entry::{ChainHash, Chair, Entry, JournalRow, TableId};
use crate::fair::Seed;
use crate::live_match;

/// Why a journal cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Broken {
    /// The journal is empty.
    Empty,
    /// An entry is missing, doubled or out of order.
    Order(u32),
    /// An entry was altered after it was written.
    Altered(u32),
    /// An entry cannot be understood.
    Unreadable(u32, String),
    /// An entry is against the rules.
    Illegal(u32, Refusal),
    /// Played by other rules than this program knows.
    Rules(u32),
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
            Broken::Rules(rules) => {
                write!(f, "played by version {rules} of the rules, which this program does not know")
            }
        }
    }
}

impl core::error::Error for Broken {}

impl Table {
    /// The table that a whole journal makes.
    pub fn load(id: TableId, rows: &[JournalRow]) -> Result<Table, Broken> {
        let (first, rest) = rows.split_first().ok_or(Broken::Empty)?;
        let open = read(first, ChainHash::default(), 0)?;
        let mut table = Table::opened(id, &open)?;
        table.link = first.link;
        table.absorb(&open);
        rest.iter().try_for_each(|row| table.replay(row).map(|_| ()))?;
        Ok(table)
    }

    /// Adds a row that somebody has appended to the journal.
    pub fn replay(&mut self, row: &JournalRow) -> Result<Step, Broken> {
        let entry = read(row, self.link, self.version)?;
        if entry.seat().is_some_and(|seat| seat.index() >= self.seats.len()) {
            return Err(Broken::Unreadable(row.version, "the table has no such seat".into()));
        }
        let illegal = |refusal| Broken::Illegal(row.version, refusal);
        let mut dealt = Vec::new();
        let mut chances: &[String] = &[];
        match &entry {
            Entry::Open { .. } => return Err(Broken::Order(row.version)),
            Entry::Start { chance } => {
                self.fix_dice();
                chances = chance;
            }
            Entry::Play { seat, mv, chance } => {
                self.taught = self.board.decide(*seat, mv).map_err(illegal)?.taught;
                chances = chance;
            }
            Entry::Undo { .. } => self.step_back(),
            _ => {}
        }
        for chance in chances {
            dealt.push(self.board.repeat(chance).map_err(illegal)?);
        }
        self.link = row.link;
        self.absorb(&entry);
        Ok(Step { row: row.clone(), entry, dealt })
    }

    /// An empty table as its first entry describes it.
    pub(super) fn opened(id: TableId, open: &Entry) -> Result<Table, Broken> {
        let Entry::Open { game, rules, options, seats, lobby, spectators, seed, past } = open else {
            return Err(Broken::Order(1));
        };
        let mut board =
            live_match::open(game, options).map_err(|error| Broken::Unreadable(1, error.to_string()))?;
        if board.info().rules != *rules {
            return Err(Broken::Rules(*rules));
        }
        if seats.len() != board.seats() {
            return Err(Broken::Unreadable(1, "the number of seats is wrong".into()));
        }
        for event in past {
            let added = match event {
                Event::Move { seat, mv } => board.play(Seat(*seat), mv),
                Event::Chance { chance, .. } => board.repeat(chance).map(drop),
            };
            added.map_err(|refusal| Broken::Illegal(1, refusal))?;
        }
        let place = |chair: &Chair| SeatState {
            chair: chair.clone(),
            name: None,
            salt: if let Chair::Past { salt, .. } = chair { salt.clone() } else { String::new() },
            stand_in: None,
        };
        Ok(Table {
            id,
            board,
            seats: seats.iter().map(place).collect(),
            lobby: *lobby,
            spectators: *spectators,
            seed: seed.as_deref().and_then(Seed::parse),
            past: past.len(),
            fair: None,
            version: 0,
            taught: true,
            dedup: Dedup::default(),
            over: None,
            offers: 0,
            rematch: None,
            link: ChainHash::default(),
        })
    }

    /// Everything an entry changes besides the match itself.
    pub(super) fn absorb(&mut self, entry: &Entry) {
        self.version += 1;
        match entry {
            Entry::Open { .. } | Entry::Say { .. } => {}
            Entry::Sit { seat, name, salt, key } => {
                let place = &mut self.seats[seat.index()];
                place.name = Some(name.clone());
                place.salt.clone_from(salt);
                if let Some(key) = key {
                    place.chair = Chair::Open(*key);
                }
            }
            Entry::Rise { seat } => {
                let place = &mut self.seats[seat.index()];
                place.name = None;
                place.salt.clear();
            }
            Entry::Start { .. } | Entry::Undo { .. } => self.dedup.push(self.version, None),
            Entry::Play { seat, mv, .. } => {
                self.offers = 0;
                self.dedup.push(self.version, Some((*seat, mv.clone())));
            }
            Entry::Resign { seat } => self.over = Some(Reason::Resigned(seat.0)),
            Entry::Agree { .. } => self.over = Some(Reason::Agreed),
            Entry::Close {} => self.over = Some(Reason::Imported),
            Entry::Offer { seat } => self.offers |= 1 << seat.0,
            Entry::Withdraw { seat } => self.offers &= !(1 << seat.0),
            Entry::Hand { seat, level } => self.seats[seat.index()].stand_in = Some(*level),
            Entry::Take { seat } => self.seats[seat.index()].stand_in = None,
            Entry::Rematch { table, .. } => self.rematch = table.parse().ok(),
        }
        if self.phase() == Phase::Playing && self.board.turn() == Turn::Over {
            self.over = Some(Reason::Rules);
        }
    }
}

fn read(row: &JournalRow, before: ChainHash, version: u32) -> Result<Entry, Broken> {
    if row.version != version + 1 {
        return Err(Broken::Order(version + 1));
    }
    if before.then(&row.text) != row.link {
        return Err(Broken::Altered(row.version));
    }
    serde_json::from_str(&row.text).map_err(|error| Broken::Unreadable(row.version, error.to_string()))
}
