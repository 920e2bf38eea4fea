//! Who plays a seat: sitting down, getting up and filling free seats with bots before the start, handing over to a bot and back, leaving the match.

use cowbell_catalog::AnyMatch;
use cowbell_protocol::{Action, Clock, Code, Level, Phase, Problem};
use cowbell_rules::Seat;

use crate::clock::ClockState;
use crate::entry::{Chair, Entry};
use crate::fair;
use crate::table::{Acted, SeatState, Step, Table, check_level};
use crate::token::{Key, Token};

/// The level of the bot that plays on for a seat that is out of the match.
const SUCCESSOR: &str = "medium";

impl Table {
    /// Takes the first open seat; `key` opens it from now on. If it opens a seat already, the answer to the first request was
    /// lost, and it is given again.
    ///
    /// # Errors
    ///
    /// If no seat is open, or the key is a link of this table, or the name or promise is refused.
    pub fn join(&mut self, name: &str, promise: &str, key: Key) -> Result<(Seat, Acted), Problem> {
        let has_joined = |state: &SeatState| state.name.is_some() && state.key == Some(key);
        if let Some(index) = self.seats.iter().position(has_joined) {
            return Ok((Seat(index as u8), self.nothing()));
        }
        if self.phase() != Phase::Waiting {
            return Err(Code::Started.into());
        }
        self.check_new(key)?;
        let index = self.seats.iter().position(SeatState::is_open).ok_or(Code::NoFreeSeat)?;
        let seat = Seat(index as u8);
        Ok((seat, self.sit(seat, name, promise, Some(key))?))
    }

    /// The key that opens the seat from now on. The creator of a table knows the links of all seats, so a person who sits
    /// down must choose another secret.
    pub(crate) fn new_key(&self, seat: Seat, token: Option<&str>) -> Result<Option<Key>, Problem> {
        match token {
            None if self.seats[seat.index()].name.is_none() => Err(Code::BadToken.into()),
            None => Ok(None),
            Some(token) => {
                let key = Token::parse(token).ok_or(Code::BadToken)?.key();
                if self.seats[seat.index()].key == Some(key) {
                    return Ok(None);
                }
                self.check_new(key)?;
                Ok(Some(key))
            }
        }
    }

    /// Refuses the links of this table: the person who created it knows them all.
    fn check_new(&self, key: Key) -> Result<(), Problem> {
        match self.seats.iter().any(|state| state.chair.key() == Some(key)) {
            true => Err(Code::BadToken.because("A new secret is needed, not a link of this table.")),
            false => Ok(()),
        }
    }

    pub(crate) fn sit(
        &mut self,
        seat: Seat,
        name: &str,
        promise: &str,
        key: Option<Key>,
    ) -> Result<Acted, Problem> {
        let name = &*crate::name::clean(name).ok_or(Code::BadName)?;
        if !promise.is_empty() && !fair::is_promise(promise) {
            return Err(Code::BadPromise.into());
        }
        // The dice of the day are the same for everyone.
        let promise = if self.daily.is_some() { "" } else { promise };
        let state = &self.seats[seat.index()];
        // Once every seat is taken, salts are shown: a promise that could still change would be none.
        let (promise, salt) = match self.is_full() {
            true => (state.promise.clone(), state.salt.clone()),
            false => (promise.to_lowercase(), String::new()),
        };
        if state.name.as_deref() == Some(name) && state.promise == promise && key.is_none() {
            return Ok(self.nothing());
        }
        let salt = if promise.is_empty() { salt } else { String::new() };
        let entry = Entry::Sit { seat, name: name.into(), promise, salt, key };
        let mut steps = vec![self.note(entry, Vec::new())];
        steps.extend(self.start_if_ready());
        Ok(self.acted(steps))
    }

    pub(crate) fn rise(&mut self, seat: Seat) -> Result<Acted, Problem> {
        if self.phase() != Phase::Waiting || self.is_full() {
            return Err(Code::Started.into());
        }
        if self.seats[seat.index()].name.is_none() {
            return Ok(self.nothing());
        }
        self.one(Entry::Rise { seat })
    }

    /// Whether every seat was open to anyone, so that nobody is the host.
    pub fn is_seek(&self) -> bool {
        self.lobby && self.seats.iter().all(|state| matches!(state.chair, Chair::Open(_) | Chair::Bot(_)))
    }

    /// Whether someone with the same request could sit down here: strangers wait for others at this table. How strong a bot would
    /// take over when time runs out is a matter of taste, and no reason to miss each other: the table's choice counts.
    pub fn is_sought(&self, game: &dyn AnyMatch, clock: Option<&Clock>) -> bool {
        let own = self.clock.as_ref().map(ClockState::setting);
        let choice = |clock: &Clock| (clock.pace, core::mem::discriminant(&clock.out));
        self.is_seek()
            && self.phase() == Phase::Waiting
            && self.seats.iter().any(SeatState::is_open)
            && (self.game.info().slug, self.game.options()) == (game.info().slug, game.options())
            && own.map(choice) == clock.map(choice)
    }

    /// The seats that anyone can take.
    pub fn open_seats(&self) -> Vec<Seat> {
        Seat::all(self.seats.len()).filter(|seat| self.seats[seat.index()].is_open()).collect()
    }

    /// The seats where people wait.
    pub fn people(&self) -> Vec<Seat> {
        Seat::all(self.seats.len()).filter(|seat| self.seats[seat.index()].name.is_some()).collect()
    }

    /// How many tables and bots an action of this seat adds: bots that fill seats or take a person's place, or a rematch with its
    /// bots.
    pub fn adds(&self, seat: Seat, action: &Action) -> (u32, u32) {
        let bot_on = |seat: Seat| {
            let is_person = seat.index() < self.seats.len() && self.bot_on(seat).is_none();
            (0, u32::from(is_person))
        };
        match (action, self.phase()) {
            (Action::Fill { .. }, Phase::Waiting) => (0, self.open_seats().len() as u32),
            (Action::Hand { .. }, Phase::Playing) => bot_on(seat),
            (Action::Replace { seat, .. }, Phase::Playing) => bot_on(Seat(*seat)),
            (Action::Rematch {}, Phase::Over) if self.rematch.is_none() => {
                let bots = self.seats.iter().filter(|state| matches!(state.chair, Chair::Bot(_)));
                (1, bots.count() as u32)
            }
            _ => (0, 0),
        }
    }

    pub(crate) fn fill(&mut self, seat: Seat, level: &Level) -> Result<Acted, Problem> {
        check_level(level)?;
        if self.phase() != Phase::Waiting {
            return Err(Code::Started.into());
        }
        if !self.is_seek() || self.seats[seat.index()].name.is_none() {
            return Err(Code::NotYours.into());
        }
        let free = self.open_seats();
        let fill = |seat: Seat| self.note(Entry::Fill { seat, level: level.clone() }, Vec::new());
        let mut steps: Vec<Step> = free.into_iter().map(fill).collect();
        steps.extend(self.start_if_ready());
        Ok(self.acted(steps))
    }

    pub(crate) fn resign(&mut self, seat: Seat) -> Result<Acted, Problem> {
        self.playing()?;
        self.one(Entry::Resign { seat, level: self.successor(seat) })
    }

    /// The bot that plays on for a seat that is out of the match; none if at most one other seat is left, or only bots are,
    /// because the match is over then.
    pub(crate) fn successor(&self, seat: Seat) -> Option<Level> {
        let is_in = |other: &Seat| *other != seat && !self.seats[other.index()].out;
        let others: Vec<Seat> = Seat::all(self.seats.len()).filter(is_in).collect();
        // Someone for whom a bot plays at the moment can come back.
        let is_person = |other: &Seat| !matches!(self.seats[other.index()].chair, Chair::Bot(_));
        (others.len() > 1 && others.iter().any(is_person)).then(|| Level::new(SUCCESSOR))
    }

    pub(crate) fn hand(&mut self, seat: Seat, level: &Level) -> Result<Acted, Problem> {
        self.playing()?;
        self.without_help()?;
        check_level(level)?;
        if self.seats[seat.index()].stand_in.as_ref() == Some(level) {
            return Ok(self.nothing());
        }
        self.one(Entry::Hand { seat, level: level.clone(), by: None })
    }

    pub(crate) fn take(&mut self, seat: Seat) -> Result<Acted, Problem> {
        self.playing()?;
        if self.seats[seat.index()].stand_in.is_none() {
            return Ok(self.nothing());
        }
        if !self.has_time(seat) {
            return Err(Code::OutOfTime.into());
        }
        self.one(Entry::Take { seat })
    }
}
