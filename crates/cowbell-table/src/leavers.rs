//! Players who leave in the middle of a match. When the match has waited for one for as long as the table's patience, the
//! others may go on waiting, let a bot play there until the player is back, or end the match. Nobody measures here: the caller says
//! how long the match has waited for the seat to move while its player was away.

use cowbell_protocol::{Code, Level, Pace, Phase, Problem};
use cowbell_rules::{Seat, Turn};

use crate::entry::Entry;
use crate::table::{Acted, Table, check_level};

/// The patience of a table that has not chosen one, in seconds: with a live clock, and without any.
const LIVE: u32 = 2 * 60;
const UNHURRIED: u32 = 10 * 60;

/// Refuses a patience that is too short to come back in, or too long to count.
pub(crate) fn check(patience: u32) -> Result<(), Problem> {
    match patience {
        0 | 10..=86_400 => Ok(()),
        _ => Err(Code::BadPatience.into()),
    }
}

impl Table {
    /// How many seconds the match waits for a player who is away; none if for ever.
    pub fn patience(&self) -> Option<u32> {
        let otherwise = match self.pace() {
            Some(Pace::Days(_)) => return None,
            Some(Pace::Live { .. }) => LIVE,
            None => UNHURRIED,
        };
        Some(self.patience.unwrap_or(otherwise)).filter(|patience| *patience > 0)
    }

    /// The seat that the match waits for: it is to move, and a person plays it.
    pub fn awaited(&self) -> Option<Seat> {
        match self.game.turn() {
            Turn::Seat(seat) if self.phase() == Phase::Playing && self.bot_on(seat).is_none() => Some(seat),
            _ => None,
        }
    }

    /// Whether the match has waited for this seat long enough.
    pub(crate) fn has_left(&self, seat: Seat) -> bool {
        let is_long = |patience: u32| self.elapsed.away >= u64::from(patience) * 1000;
        self.awaited() == Some(seat) && self.patience().is_some_and(is_long)
    }

    pub(crate) fn replace(&mut self, by: Seat, seat: u8, level: &Level) -> Result<Acted, Problem> {
        self.playing()?;
        check_level(level)?;
        let seat = Seat(seat);
        let state = self.seats.get(seat.index()).ok_or(Code::BadRequest)?;
        if state.stand_in.as_ref() == Some(level) {
            return Ok(self.nothing());
        }
        if seat == by || !self.has_left(seat) {
            return Err(Code::NotAway.into());
        }
        self.one(Entry::Hand { seat, level: level.clone(), by: Some(by) })
    }
}
