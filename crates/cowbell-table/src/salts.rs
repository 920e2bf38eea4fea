//! The salts of the dice at a table: promised when a person sits down, shown when every seat is taken, left out if they are
//! withheld. `fair` has the construction.

use cowbell_protocol::{Code, Phase, Problem};
use cowbell_rules::Seat;

use crate::entry::Entry;
use crate::fair;
use crate::table::{Acted, SeatState, Step, Table};

impl Table {
    /// Shows the salt that was promised.
    pub(crate) fn reveal(&mut self, seat: Seat, salt: &str) -> Result<Acted, Problem> {
        let state = &self.seats[seat.index()];
        if state.salt == salt && !salt.is_empty() {
            return Ok(self.nothing());
        }
        if self.phase() != Phase::Waiting {
            return Err(Code::Started.into());
        }
        if !self.is_full() {
            return Err(Code::TooEarly.into());
        }
        if !fair::is_salt(salt) || fair::promise(salt) != state.promise {
            return Err(Code::BadSalt.into());
        }
        let mut steps = vec![self.note(Entry::Reveal { seat, salt: salt.into() }, Vec::new())];
        steps.extend(self.start_if_ready());
        Ok(self.acted(steps))
    }

    /// Whether every seat is taken, so that nobody can leave any more and salts are shown.
    pub(crate) fn is_full(&self) -> bool {
        self.seats.iter().all(SeatState::is_taken)
    }

    /// Whether the match could start but for salts that were promised and are not shown yet.
    pub fn awaits_salts(&self) -> bool {
        self.phase() == Phase::Waiting && self.is_full()
    }

    /// Starts a match without the salts that nobody has shown in time. A seat that withholds its salt cannot stop the match;
    /// the record names it.
    ///
    /// # Errors
    ///
    /// If the match does not wait for salts.
    pub fn start_without_salts(&mut self) -> Result<Acted, Problem> {
        if !self.awaits_salts() {
            return Err(Code::Started.into());
        }
        let step = self.start();
        Ok(self.acted(vec![step]))
    }

    /// The match starts when the last seat is taken and every promised salt is shown.
    pub(crate) fn start_if_ready(&mut self) -> Option<Step> {
        let is_ready = self.awaits_salts() && !self.seats.iter().any(SeatState::is_withheld);
        is_ready.then(|| self.start())
    }

    fn start(&mut self) -> Step {
        self.fix_dice();
        let dealt = self.deal_on();
        self.note_dealt(None, dealt)
    }
}
