//! What one seat asks of the others: to end the match without a result, or to take back a move. Others agree, decline, or
//! answer with a move, which declines everything. To ask again a seat has to wait for the next move, and it can ask only
//! [`MOST`] times in a match, so nobody can be pestered. Bots agree to everything.

use cowbell_protocol::{Code, Problem, Request, Takeback};
use cowbell_rules::{MAX_SEATS, Seat};

use crate::entry::Entry;
use crate::table::{Acted, Step, Table};

/// How often a seat can ask for the same thing in one match.
pub(crate) const MOST: u8 = 10;

/// Everything that is being asked at a table.
#[derive(Default)]
pub(crate) struct Requests {
    /// Seats that have offered to end the match.
    offers: Seats,
    takeback: Option<Asked>,
    /// Who has asked what since the last move, and how often in the whole match.
    ends: Memory,
    takebacks: Memory,
}

/// A set of seats, one bit each.
type Seats = u16;

#[derive(Clone, Copy, PartialEq)]
struct Asked {
    by: Seat,
    step: usize,
    allowed: Seats,
}

#[derive(Default)]
struct Memory {
    lately: Seats,
    times: [u8; MAX_SEATS],
}

impl Memory {
    fn add(&mut self, seat: Seat) {
        self.lately |= bit(seat);
        self.times[seat.index()] = self.times[seat.index()].saturating_add(1);
    }

    /// Refuses a seat that has asked since the last move, or too often.
    fn check(&self, seat: Seat) -> Result<(), Code> {
        match () {
            () if self.lately & bit(seat) != 0 => Err(Code::AskedAlready),
            () if self.times[seat.index()] >= MOST => Err(Code::AskedEnough),
            () => Ok(()),
        }
    }
}

impl Requests {
    /// What an entry changes. A change of the match ends every request.
    pub(crate) fn absorb(&mut self, entry: &Entry) {
        match entry {
            Entry::Offer { seat } => {
                self.offers |= bit(*seat);
                self.ends.add(*seat);
            }
            Entry::Ask { seat, step } => {
                self.takeback = Some(Asked { by: *seat, step: *step, allowed: 0 });
                self.takebacks.add(*seat);
            }
            Entry::Allow { seat } => {
                if let Some(asked) = &mut self.takeback {
                    asked.allowed |= bit(*seat);
                }
            }
            Entry::Decline { what: Request::End, .. } => self.offers = 0,
            Entry::Decline { what: Request::Takeback, .. } | Entry::Undo { .. } => self.takeback = None,
            // A seat that is out of the match asks for nothing any more.
            Entry::Withdraw { seat } | Entry::Resign { seat, .. } | Entry::Out { seat, .. } => {
                self.offers &= !bit(*seat);
                self.takeback = self.takeback.filter(|asked| asked.by != *seat);
            }
            Entry::Takeback { .. } => (self.offers, self.takeback) = (0, None),
            Entry::Play { .. } => {
                (self.offers, self.takeback) = (0, None);
                (self.ends.lately, self.takebacks.lately) = (0, 0);
            }
            _ => {}
        }
    }

    /// The seats that have offered to end the match.
    pub(crate) fn offers(&self) -> Vec<u8> {
        seats(self.offers)
    }

    /// The move that a seat asks to take back.
    pub(crate) fn takeback(&self) -> Option<Takeback> {
        let asked = self.takeback?;
        Some(Takeback { seat: asked.by.0, step: asked.step as u32, allowed: seats(asked.allowed) })
    }

    /// What is open, to find out whether an entry has changed it.
    pub(crate) fn open(&self) -> impl PartialEq + use<> {
        (self.offers, self.takeback)
    }

    fn has_offered(&self, seat: Seat) -> bool {
        self.offers & bit(seat) != 0
    }
}

impl Table {
    pub(crate) fn offer(&mut self, seat: Seat) -> Result<Acted, Problem> {
        self.playing()?;
        let agrees =
            |other: Seat| other == seat || self.requests.has_offered(other) || self.bot_on(other).is_some();
        let mut others = Seat::all(self.seats.len()).filter(|other| !agrees(*other));
        match (others.next(), others.next()) {
            (None, _) => return self.one(Entry::Agree { seat }),
            // The only one who could object has left.
            (Some(left), None) if self.has_left(left) => return self.one(Entry::Left { seat: left }),
            _ => {}
        }
        if self.requests.has_offered(seat) {
            return Ok(self.nothing());
        }
        // Agreeing with someone's offer is always possible.
        if self.requests.offers == 0 {
            self.requests.ends.check(seat)?;
        }
        self.one(Entry::Offer { seat })
    }

    pub(crate) fn withdraw(&mut self, seat: Seat) -> Result<Acted, Problem> {
        self.playing()?;
        let asks = self.requests.takeback.is_some_and(|asked| asked.by == seat);
        if !asks && !self.requests.has_offered(seat) {
            return Ok(self.nothing());
        }
        self.one(Entry::Withdraw { seat })
    }

    pub(crate) fn decline(&mut self, seat: Seat, what: Request) -> Result<Acted, Problem> {
        self.playing()?;
        let is_open = match what {
            Request::End => self.requests.offers & !bit(seat) != 0,
            Request::Takeback => self.requests.takeback.is_some_and(|asked| asked.by != seat),
        };
        if is_open { self.one(Entry::Decline { seat, what }) } else { Ok(self.nothing()) }
    }

    /// Asks to take back the seat's last move; done at once where there is nobody to ask.
    pub(crate) fn ask(&mut self, seat: Seat, version: u32) -> Result<Acted, Problem> {
        self.playing()?;
        self.without_help()?;
        if !self.dedup.is_fresh(version) || version > self.version {
            return Err(Code::Stale.into());
        }
        match self.requests.takeback {
            Some(asked) if asked.by == seat => return Ok(self.nothing()),
            Some(_) => return Err(Code::AskedAlready.into()),
            None => {}
        }
        let step = self.step_before_last_move(seat)?;
        if self.allows_all(seat, 0) {
            return self.take_back(seat, step);
        }
        self.requests.takebacks.check(seat)?;
        self.one(Entry::Ask { seat, step })
    }

    pub(crate) fn allow(&mut self, seat: Seat, version: u32) -> Result<Acted, Problem> {
        self.playing()?;
        if !self.dedup.is_fresh(version) || version > self.version {
            return Err(Code::Stale.into());
        }
        let asked = self.requests.takeback.filter(|asked| asked.by != seat).ok_or(Code::NothingAsked)?;
        if self.allows_all(asked.by, asked.allowed | bit(seat)) {
            return self.take_back(asked.by, asked.step);
        }
        if asked.allowed & bit(seat) != 0 {
            return Ok(self.nothing());
        }
        self.one(Entry::Allow { seat })
    }

    fn take_back(&mut self, seat: Seat, step: usize) -> Result<Acted, Problem> {
        let before = self.game.snapshot();
        let ms = self.thought(seat);
        self.go_back(step);
        let taken = self.note(Entry::Takeback { seat, step, ms }, Vec::new());
        Ok(self.acted(vec![Step { before: Some(before), ..taken }]))
    }

    /// Whether everyone besides `by` has allowed what it asks.
    fn allows_all(&self, by: Seat, allowed: Seats) -> bool {
        let allows = |seat: Seat| seat == by || allowed & bit(seat) != 0 || self.bot_on(seat).is_some();
        Seat::all(self.seats.len()).all(allows)
    }

    /// How many events the log had before the last move of a seat.
    ///
    /// # Errors
    ///
    /// If it has made no move at this table, or something hidden was revealed by it or since.
    fn step_before_last_move(&self, seat: Seat) -> Result<usize, Code> {
        let since = self.game.movers().rev().position(|mover| mover == Some(seat));
        let step = since.map(|since| self.game.steps() - 1 - since).filter(|step| *step >= self.past);
        let step = step.ok_or(Code::NothingToUndo)?;
        if self.reveals[step..].contains(&true) { Err(Code::Revealed) } else { Ok(step) }
    }

    /// The seats whose last move can be taken back if everyone agrees, and those that have made none.
    pub(crate) fn takebacks(&self) -> (Vec<u8>, Vec<u8>) {
        let (mut possible, mut unmoved) = (Vec::new(), Vec::new());
        if self.playing().is_err() || self.without_help().is_err() {
            return (possible, unmoved);
        }
        for seat in Seat::all(self.seats.len()) {
            match self.step_before_last_move(seat) {
                Ok(_) => possible.push(seat.0),
                Err(Code::NothingToUndo) => unmoved.push(seat.0),
                Err(_) => {}
            }
        }
        (possible, unmoved)
    }
}

fn bit(seat: Seat) -> Seats {
    1 << seat.0
}

fn seats(set: Seats) -> Vec<u8> {
    (0..Seats::BITS as u8).filter(|seat| set & 1 << seat != 0).collect()
}
