//! What can be done at a table, one function per action. A refused action changes nothing.

use cowbell_protocol::{Action, Code, Level, Phase, Phrase, Problem};
use cowbell_rules::{Refusal, Seat, Turn};

use super::dedup::Verdict;
use super::{Acted, Opening, SeatState, Step, Table, Who};
use crate::entry::{Chair, Entry, JournalRow, TableId};
use crate::fair::{Fair, Seed};
use crate::live_match::Dealt;
use crate::token::Key;

impl Table {
    /// Does what somebody wants to do, if it can be done.
    pub fn act(&mut self, who: Who, action: &Action) -> Result<Acted, Problem> {
        let seat = match (who, action) {
            (Who::Bot(seat), Action::Play { .. }) if self.bot_on(seat).is_some() => seat,
            (Who::Bot(_), _) => return Err(Code::BotPlays.into()),
            (Who::Person(seat), _) => seat,
        };
        match action {
            Action::Sit { name, salt } => self.sit(seat, name, salt, None),
            Action::Rise {} => self.rise(seat),
            Action::Play { version, mv } => self.play(who, seat, *version, mv),
            Action::Undo { version } => self.undo(seat, *version),
            Action::Resign {} => self.resign(seat),
            Action::Offer {} => self.offer(seat),
            Action::Withdraw {} => self.withdraw(seat),
            Action::Hand { level } => self.hand(seat, *level),
            Action::Take {} => self.take(seat),
            Action::Say { phrase } => self.say(seat, *phrase),
            // A rematch lays another table: see `rematch`.
            Action::Rematch {} => Err(Code::BadRequest.into()),
        }
    }

    /// Takes the first open seat; `key` opens it from now on.
    pub fn join(&mut self, name: &str, salt: &str, key: Key) -> Result<(Seat, Acted), Problem> {
        if self.phase() != Phase::Waiting {
            return Err(Code::Started.into());
        }
        let free = |place: &SeatState| matches!(place.chair, Chair::Open(_)) && place.name.is_none();
        let index = self.seats.iter().position(free).ok_or(Code::NoFreeSeat)?;
        let seat = Seat(index as u8);
        Ok((seat, self.sit(seat, name, salt, Some(key))?))
    }

    fn sit(&mut self, seat: Seat, name: &str, salt: &str, key: Option<Key>) -> Result<Acted, Problem> {
        let name = name.trim();
        if name.is_empty() || name.chars().count() > 40 || name.chars().any(char::is_control) {
            return Err(Code::BadName.into());
        }
        if salt.len() > 64 || !salt.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
        {
            return Err(Code::BadSalt.into());
        }
        let place = &self.seats[seat.index()];
        // After the start the salt stands; a name may still change.
        let salt = if self.phase() == Phase::Waiting { salt } else { &place.salt };
        if place.name.as_deref() == Some(name) && place.salt == salt && key.is_none() {
            return Ok(self.nothing());
        }
        let entry = Entry::Sit { seat, name: name.into(), salt: salt.into(), key };
        let mut steps = vec![self.note(entry, Vec::new())];
        steps.extend(self.start_if_full());
        Ok(self.acted(steps))
    }

    fn rise(&mut self, seat: Seat) -> Result<Acted, Problem> {
        if self.phase() != Phase::Waiting {
            return Err(Code::Started.into());
        }
        if self.seats[seat.index()].name.is_none() {
            return Ok(self.nothing());
        }
        self.one(Entry::Rise { seat })
    }

    /// The match starts with whoever takes the last seat: no salt can come later than that.
    pub(super) fn start_if_full(&mut self) -> Option<Step> {
        let taken = |place: &SeatState| place.name.is_some() || matches!(place.chair, Chair::Bot(_));
        if self.phase() != Phase::Waiting || !self.seats.iter().all(taken) {
            return None;
        }
        self.fix_dice();
        let dealt = self.deal_on();
        Some(self.note(Entry::Start { chance: texts(&dealt) }, dealt))
    }

    fn play(&mut self, who: Who, seat: Seat, version: u32, mv: &str) -> Result<Acted, Problem> {
        match self.dedup.judge(version, seat, mv) {
            Verdict::Doubled(version) => return Ok(Acted { steps: Vec::new(), version }),
            Verdict::Stale => return Err(Code::Stale.into()),
            Verdict::Fresh if version > self.version => return Err(Code::Stale.into()),
            Verdict::Fresh => {}
        }
        self.playing()?;
        if who == Who::Person(seat) && self.bot_on(seat).is_some() {
            return Err(Code::BotPlays.into());
        }
        let decided = self.board.decide(seat, mv).map_err(refused)?;
        self.taught = decided.taught;
        let dealt = self.deal_on();
        let step = self.note(Entry::Play { seat, mv: decided.text, chance: texts(&dealt) }, dealt);
        Ok(self.acted(vec![step]))
    }

    fn undo(&mut self, seat: Seat, version: u32) -> Result<Acted, Problem> {
        self.playing()?;
        if !self.dedup.is_fresh(version) || version > self.version {
            return Err(Code::Stale.into());
        }
        if self.board.turn() != Turn::Seat(seat) {
            return Err(
                if self.board.last_by() == Some(seat) { Code::Learnt } else { Code::NothingToUndo }.into()
            );
        }
        if self.board.last_by() != Some(seat) || self.board.steps() <= self.past {
            return Err(Code::NothingToUndo.into());
        }
        if self.taught {
            return Err(Code::Learnt.into());
        }
        self.step_back();
        self.one(Entry::Undo { seat })
    }

    fn resign(&mut self, seat: Seat) -> Result<Acted, Problem> {
        self.playing()?;
        if self.seats.len() > 2 {
            return Err(Code::TooManySeats.into());
        }
        self.one(Entry::Resign { seat })
    }

    fn offer(&mut self, seat: Seat) -> Result<Acted, Problem> {
        self.playing()?;
        if self.offers & 1 << seat.0 != 0 {
            return Ok(self.nothing());
        }
        let agrees =
            |other: Seat| other == seat || self.offers & 1 << other.0 != 0 || self.bot_on(other).is_some();
        let all = Seat::all(self.seats.len()).all(agrees);
        self.one(if all { Entry::Agree { seat } } else { Entry::Offer { seat } })
    }

    fn withdraw(&mut self, seat: Seat) -> Result<Acted, Problem> {
        self.playing()?;
        if self.offers & 1 << seat.0 == 0 {
            return Ok(self.nothing());
        }
        self.one(Entry::Withdraw { seat })
    }

    fn hand(&mut self, seat: Seat, level: Level) -> Result<Acted, Problem> {
        self.playing()?;
        if self.seats[seat.index()].stand_in == Some(level) {
            return Ok(self.nothing());
        }
        self.one(Entry::Hand { seat, level })
    }

    fn take(&mut self, seat: Seat) -> Result<Acted, Problem> {
        self.playing()?;
        if self.seats[seat.index()].stand_in.is_none() {
            return Ok(self.nothing());
        }
        self.one(Entry::Take { seat })
    }

    fn say(&mut self, seat: Seat, phrase: Phrase) -> Result<Acted, Problem> {
        self.one(Entry::Say { seat, phrase })
    }

    /// After the end: lays the same table again, everybody one seat further, with the keys they have. A second wish
    /// finds the table of the first.
    pub fn rematch(
        &mut self,
        seat: Seat,
        id: TableId,
        seed: &Seed,
    ) -> Result<(Acted, Option<Opening>), Problem> {
        if self.phase() != Phase::Over {
            return Err(Code::NotOver.into());
        }
        if self.rematch.is_some() {
            return Ok((self.nothing(), None));
        }
        let further = |chair: &Chair| match chair {
            Chair::Open(key) => Chair::Link(*key),
            chair => chair.clone(),
        };
        let mut seats: Vec<Chair> = self.seats.iter().map(|place| further(&place.chair)).collect();
        seats.rotate_right(1);
        let next =
            Table::begin(id, self.board.as_ref(), seats, (false, self.spectators), Some(seed), Vec::new());
        Ok((self.one(Entry::Rematch { seat, table: id.to_string() })?, Some(next)))
    }

    /// Takes the last move back.
    pub(super) fn step_back(&mut self) {
        self.board = self.board.before();
        self.taught = self.board.has_taught();
    }

    /// From now on the dice are fixed.
    pub(super) fn fix_dice(&mut self) {
        let seed = self.seed.clone().unwrap_or_else(|| Seed::new([0; 32]));
        self.fair = Some(Fair::new(&seed, self.seats.iter().map(|place| place.salt.as_str())));
    }

    /// Lets chance act until a seat is to move or the match is over.
    fn deal_on(&mut self) -> Vec<Dealt> {
        let mut dealt = Vec::new();
        let fair = self.fair.as_ref().expect("the dice are fixed before the first event");
        while self.board.turn() == Turn::Chance {
            let step = self.board.steps();
            dealt.push(self.board.deal(&mut fair.at(step)));
        }
        dealt
    }

    fn playing(&self) -> Result<(), Code> {
        match self.phase() {
            Phase::Playing => Ok(()),
            Phase::Waiting => Err(Code::NotStarted),
            Phase::Over => Err(Code::IsOver),
        }
    }

    /// Appends an entry whose effect on the match has been made.
    pub(super) fn note(&mut self, entry: Entry, dealt: Vec<Dealt>) -> Step {
        let text = serde_json::to_string(&entry).expect("an entry is plain data");
        self.link = self.link.then(&text);
        self.absorb(&entry);
        Step { row: JournalRow { version: self.version, text, link: self.link }, entry, dealt }
    }

    fn one(&mut self, entry: Entry) -> Result<Acted, Problem> {
        let step = self.note(entry, Vec::new());
        Ok(self.acted(vec![step]))
    }

    fn acted(&self, steps: Vec<Step>) -> Acted {
        Acted { steps, version: self.version }
    }

    /// The action had been done before.
    fn nothing(&self) -> Acted {
        self.acted(Vec::new())
    }
}

fn texts(dealt: &[Dealt]) -> Vec<String> {
    dealt.iter().map(|dealt| dealt.text.clone()).collect()
}

pub(super) fn refused(refusal: Refusal) -> Problem {
    Problem { code: refusal.code.into(), clause: refusal.clause.map(Into::into), message: refusal.message }
}
