//! What can be done at a table, one function for each action. A refused action changes nothing. The rules about undo,
//! offers and open seats are here and nowhere else; [`Table::show`](Table::show) calls the same functions.

use cowbell_catalog::{Dealt, open};
use cowbell_protocol::{Action, Code, Level, Phase, Phrase, Problem};
use cowbell_rules::{Seat, Turn};

use crate::dedup::Verdict;
use crate::entry::{Chair, Entry, JournalRow, TableId};
use crate::fair::{Fair, Seed};
use crate::table::{Acted, Opening, SeatState, Step, Table, Who, check_level};
use crate::token::Key;

impl Table {
    /// Performs an action, if it is allowed.
    ///
    /// # Errors
    ///
    /// Why the action is refused; nothing has changed then.
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
            Action::Hand { level } => self.hand(seat, level),
            Action::Take {} => self.take(seat),
            Action::Say { phrase } => self.say(seat, *phrase),
            // A rematch creates another table: see `rematch`.
            Action::Rematch {} => Err(Code::BadRequest.into()),
        }
    }

    /// Takes the first open seat; `key` opens it from now on.
    ///
    /// # Errors
    ///
    /// If no seat is open, or the name or salt is refused.
    pub fn join(&mut self, name: &str, salt: &str, key: Key) -> Result<(Seat, Acted), Problem> {
        if self.phase() != Phase::Waiting {
            return Err(Code::Started.into());
        }
        let index = self.seats.iter().position(SeatState::is_open).ok_or(Code::NoFreeSeat)?;
        let seat = Seat(index as u8);
        Ok((seat, self.sit(seat, name, salt, Some(key))?))
    }

    fn sit(&mut self, seat: Seat, name: &str, salt: &str, key: Option<Key>) -> Result<Acted, Problem> {
        let name = &*crate::name::clean(name).ok_or(Code::BadName)?;
        if salt.len() > 64 || !salt.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
        {
            return Err(Code::BadSalt.into());
        }
        let state = &self.seats[seat.index()];
        // After the start the salt is fixed; the name can still change.
        let salt = if self.phase() == Phase::Waiting { salt } else { &state.salt };
        if state.name.as_deref() == Some(name) && state.salt == salt && key.is_none() {
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

    /// The match starts when the last seat is taken: no salt can come later than that.
    pub(crate) fn start_if_full(&mut self) -> Option<Step> {
        if self.phase() != Phase::Waiting || !self.seats.iter().all(SeatState::is_taken) {
            return None;
        }
        self.fix_dice();
        let dealt = self.deal_on();
        Some(self.note_dealt(None, dealt))
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
        let before = self.game.snapshot();
        let played = self.game.play(seat, mv)?;
        self.revealed = played.reveals;
        let dealt = self.deal_on();
        let step = self.note_dealt(Some((seat, played.text)), dealt);
        Ok(self.acted(vec![Step { before: Some(before), ..step }]))
    }

    fn undo(&mut self, seat: Seat, version: u32) -> Result<Acted, Problem> {
        self.playing()?;
        if !self.dedup.is_fresh(version) || version > self.version {
            return Err(Code::Stale.into());
        }
        if let Some(code) = self.why_no_undo(seat) {
            return Err(code.into());
        }
        let before = self.game.snapshot();
        self.step_back();
        let step = self.note(Entry::Undo { seat }, Vec::new());
        Ok(self.acted(vec![Step { before: Some(before), ..step }]))
    }

    /// Why a seat may not take back the last move; none if it may. The seat that made a move can take it back as long as
    /// it is still that seat's turn and the move has revealed nothing ([`cowbell_rules::Game::reveals`]).
    pub(crate) fn why_no_undo(&self, seat: Seat) -> Option<Code> {
        let is_own = self.game.last_mover() == Some(seat) && self.game.steps() > self.past;
        match self.game.turn() {
            _ if !is_own => Some(Code::NothingToUndo),
            Turn::Seat(turn) if turn == seat && !self.revealed => None,
            _ => Some(Code::Revealed),
        }
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
        if self.has_offered(seat) {
            return Ok(self.nothing());
        }
        // Bots accept every offer.
        let agrees = |other: Seat| other == seat || self.has_offered(other) || self.bot_on(other).is_some();
        let all = Seat::all(self.seats.len()).all(agrees);
        self.one(if all { Entry::Agree { seat } } else { Entry::Offer { seat } })
    }

    /// Whether a seat's offer to end the match still stands: a move declines every open offer.
    pub(crate) fn has_offered(&self, seat: Seat) -> bool {
        self.offers & 1 << seat.0 != 0
    }

    fn withdraw(&mut self, seat: Seat) -> Result<Acted, Problem> {
        self.playing()?;
        if !self.has_offered(seat) {
            return Ok(self.nothing());
        }
        self.one(Entry::Withdraw { seat })
    }

    fn hand(&mut self, seat: Seat, level: &Level) -> Result<Acted, Problem> {
        self.playing()?;
        check_level(level)?;
        if self.seats[seat.index()].stand_in.as_ref() == Some(level) {
            return Ok(self.nothing());
        }
        self.one(Entry::Hand { seat, level: level.clone() })
    }

    fn take(&mut self, seat: Seat) -> Result<Acted, Problem> {
        self.playing()?;
        if self.seats[seat.index()].stand_in.is_none() {
            return Ok(self.nothing());
        }
        self.one(Entry::Take { seat })
    }

    /// Lets a seat ask for a hint. Where several people play, only if the table allows it, and everybody hears of it.
    ///
    /// # Errors
    ///
    /// If it is not the seat's turn, or the table does not allow hints.
    pub fn ask_hint(&mut self, seat: Seat) -> Result<Acted, Problem> {
        self.playing()?;
        if self.game.turn() != Turn::Seat(seat) {
            return Err(Code::NotYourTurn.into());
        }
        let people = self.seats.iter().filter(|state| !matches!(state.chair, Chair::Bot(_))).count();
        match (people > 1, self.hints) {
            (false, _) => Ok(self.nothing()),
            (true, false) => Err(Code::HintsOff.into()),
            (true, true) => self.one(Entry::Say { seat, phrase: Phrase::AskedHint }),
        }
    }

    /// Ends the match for the operator of the server.
    ///
    /// # Errors
    ///
    /// If it has not begun or is over.
    pub fn close(&mut self) -> Result<Acted, Problem> {
        self.playing()?;
        self.one(Entry::Close { operator: true })
    }

    fn say(&mut self, seat: Seat, phrase: Phrase) -> Result<Acted, Problem> {
        if phrase == Phrase::AskedHint {
            return Err(Code::BadRequest.into());
        }
        self.one(Entry::Say { seat, phrase })
    }

    /// After the end: creates a table for the rematch, everyone moved on by one seat and keeping their keys. It is a new
    /// match, so it is played by the newest rules. A second request returns the table of the first.
    ///
    /// # Errors
    ///
    /// If the match is not over.
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
        let mut seats: Vec<Chair> = self.seats.iter().map(|state| further(&state.chair)).collect();
        seats.rotate_right(1);
        let game = open(self.game.info().slug, &self.game.options())
            .map_err(|error| Code::BadOptions.because(error))?;
        let next = Table::begin(
            id,
            game.as_ref(),
            seats,
            (false, self.spectators, self.hints),
            Some(seed),
            Vec::new(),
        );
        Ok((self.one(Entry::Rematch { seat, table: id.to_string() })?, Some(next)))
    }

    /// Takes back the last move.
    pub(crate) fn step_back(&mut self) {
        self.game = self.game.up_to(self.game.steps().saturating_sub(1));
        self.revealed = self.game.last_reveals();
    }

    /// Fixes the dice from now on.
    pub(crate) fn fix_dice(&mut self) {
        let seed = self.seed.clone().unwrap_or_else(|| Seed::new([0; 32]));
        self.fair = Some(Fair::new(&seed, self.seats.iter().map(|state| state.salt.as_str())));
    }

    /// Settles random events until a seat is to move or the match is over.
    pub(crate) fn deal_on(&mut self) -> Vec<Dealt> {
        let mut dealt = Vec::new();
        let fair = self.fair.as_ref().expect("the dice are fixed before the first event");
        while self.game.turn() == Turn::Chance {
            let step = self.game.steps();
            dealt.push(self.game.deal(&mut fair.at(step)));
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

    /// Appends an entry whose effect on the match has already been applied.
    pub(crate) fn note(&mut self, mut entry: Entry, dealt: Vec<Dealt>) -> Step {
        let names = entry.names().into_iter().map(|name| name.clone()).collect();
        let text = serde_json::to_string(&entry).expect("an entry is plain data");
        let link = self.hash.then(&text);
        self.add(JournalRow { version: self.version + 1, text, link, names }, entry, dealt)
    }

    /// Appends a move, or the start, and the random events that followed.
    pub(crate) fn note_dealt(&mut self, decision: Option<(Seat, String)>, dealt: Vec<Dealt>) -> Step {
        let chance = dealt.iter().map(|dealt| dealt.text.clone()).collect();
        let entry = match decision {
            None => Entry::Start { chance },
            Some((seat, mv)) => Entry::Play { seat, mv, chance },
        };
        self.note(entry, dealt)
    }

    fn one(&mut self, entry: Entry) -> Result<Acted, Problem> {
        let step = self.note(entry, Vec::new());
        Ok(self.acted(vec![step]))
    }

    fn acted(&self, steps: Vec<Step>) -> Acted {
        Acted { steps, version: self.version }
    }

    /// The answer to an action that had already been done.
    fn nothing(&self) -> Acted {
        self.acted(Vec::new())
    }
}
