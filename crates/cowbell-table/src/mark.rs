//! What lists of tables filter by. It is stored beside the journal, so that nobody has to read journals to find a table.

use cowbell_catalog::AnyMatch;
use cowbell_protocol::{Clock, OutOfTime, Phase};
use cowbell_rules::Seat;
use serde_json::json;
use sha2::{Digest as _, Sha256};

use crate::clock::ClockState;
use crate::table::Table;

/// What lists of tables filter by; it rarely changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Not over.
    pub live: bool,
    /// Not begun.
    pub waiting: bool,
    /// Shown in the lobby.
    pub lobby: bool,
    /// The match goes on though nobody looks: see [`Table::runs_on`].
    pub timed: bool,
    /// Strangers wait here for others who want the same: [`seek_key`].
    pub seek: Option<i64>,
    /// How many seats bots play.
    pub bots: u8,
}

/// A number for what strangers want to play. Those who want the same have the same number; the reverse is only likely.
pub fn seek_key(game: &dyn AnyMatch, clock: Option<&Clock>) -> i64 {
    // As in `Table::is_sought`: how strong a bot would take over does not matter.
    let clock = clock.map(|clock| (clock.pace, clock.out == OutOfTime::Lose));
    let key = json!([game.info().slug, game.options(), clock]).to_string();
    let hash: [u8; 32] = Sha256::digest(key).into();
    i64::from_be_bytes(core::array::from_fn(|index| hash[index]))
}

impl Table {
    /// What lists of tables need.
    pub fn mark(&self) -> Mark {
        let live = self.over.is_none();
        let waiting = self.phase() == Phase::Waiting;
        let setting = self.clock.as_ref().map(ClockState::setting);
        let is_sought = waiting && self.is_seek() && !self.open_seats().is_empty();
        let seek = is_sought.then(|| seek_key(self.game.as_ref(), setting));
        let is_bot = |seat: &Seat| self.bot_on(*seat).is_some();
        let bots = Seat::all(self.seats.len()).filter(is_bot).count() as u8;
        Mark { live, waiting, lobby: self.lobby && live, timed: self.runs_on(), seek, bots }
    }

    /// Whether the match goes on though nobody looks: it has a clock, and at least one person still plays. Bots alone wait until
    /// someone comes.
    pub fn runs_on(&self) -> bool {
        let is_person = |seat: Seat| {
            let state = &self.seats[seat.index()];
            state.name.is_some() && !state.out && self.bot_on(seat).is_none()
        };
        self.clock.is_some() && self.phase() == Phase::Playing && Seat::all(self.seats.len()).any(is_person)
    }
}
