//! What can be done at a table, one function for each action. A refused action changes nothing. The rules about undo
//! are here and nowhere else; who plays a seat is in `seats`, what is said in `chat`, what seats ask of each other in `requests`, time in `clock`, what
//! becomes of those who leave in `leavers`.
//! [`Table::show`](Table::show) calls the same functions.

use cowbell_catalog::{Dealt, open};
use cowbell_protocol::{Action, Code, Phase, Phrase, Problem};
use cowbell_rules::{Seat, Turn};

use crate::chain::JournalRow;
use crate::clock::Elapsed;
use crate::dedup::Verdict;
use crate::entry::{Chair, Entry, TableId};
use crate::fair::{self, Fair, Seed};
use crate::table::{Acted, Opening, SeatState, Step, Table, Terms, Who};

/// A move that was made, and the time it took.
pub(crate) struct Decision {
    pub(crate) seat: Seat,
    pub(crate) mv: String,
    pub(crate) ms: u64,
    pub(crate) lag: u64,
}

impl Table {
    /// Performs an action, if it is allowed.
    ///
    /// # Errors
    ///
    /// Why the action is refused; nothing has changed then.
    pub fn act(&mut self, who: Who, action: &Action) -> Result<Acted, Problem> {
        self.act_after(who, action, Elapsed::default())
    }

    /// The same at a table with clocks, when the seat to move has been able to think for some time.
    ///
    /// # Errors
    ///
    /// Why the action is refused; nothing has changed then.
    pub fn act_after(&mut self, who: Who, action: &Action, elapsed: Elapsed) -> Result<Acted, Problem> {
        self.elapsed = elapsed;
        let acted = self.dispatch(who, action);
        self.elapsed = Elapsed::default();
        acted
    }

    fn dispatch(&mut self, who: Who, action: &Action) -> Result<Acted, Problem> {
        let seat = match (who, action) {
            (Who::Bot(seat), Action::Play { .. }) if self.bot_on(seat).is_some() => seat,
            (Who::Bot(_), _) => return Err(Code::BotPlays.into()),
            (Who::Person(seat), _) => seat,
        };
        let is_talk = matches!(
            action,
            Action::Sit { .. }
                | Action::Say { .. }
                | Action::Write { .. }
                | Action::Introduce { .. }
                | Action::Rematch {}
        );
        if who == Who::Person(seat) && self.seats[seat.index()].out && !is_talk {
            return Err(Code::IsOut.into());
        }
        match action {
            Action::Sit { name, promise, token } => {
                self.sit(seat, name, promise, self.new_key(seat, token.as_deref())?)
            }
            Action::Reveal { salt } => self.reveal(seat, salt),
            Action::Rise {} => self.rise(seat),
            Action::Fill { level } => self.fill(seat, level),
            Action::Play { version, mv } => self.play(who, seat, *version, mv),
            Action::Undo { version } => self.undo(seat, *version),
            Action::Resign {} => self.resign(seat),
            Action::Offer {} => self.offer(seat),
            Action::Ask { version } => self.ask(seat, *version),
            Action::Allow { version } => self.allow(seat, *version),
            Action::Decline { what } => self.decline(seat, *what),
            Action::Withdraw {} => self.withdraw(seat),
            Action::Hand { level } => self.hand(seat, level),
            Action::Take {} => self.take(seat),
            Action::Replace { seat: whom, level } => self.replace(seat, *whom, level),
            Action::Say { phrase } => self.say(seat, *phrase),
            Action::Write { text } => self.write(seat, text),
            Action::Introduce { person } => self.introduce(seat, person),
            // A rematch creates another table: see `rematch`.
            Action::Rematch {} => Err(Code::BadRequest.into()),
        }
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
        let (ms, lag) = self.clocked(seat)?;
        let played = self.game.play(seat, mv)?;
        self.reveals.push(played.reveals);
        let dealt = self.deal_on();
        let step = self.note_dealt(Some(Decision { seat, mv: played.text, ms, lag }), dealt);
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
        let (ms, lag) = self.clocked(seat)?;
        let before = self.game.snapshot();
        self.go_back(self.game.steps() - 1);
        let step = self.note(Entry::Undo { seat, ms, lag }, Vec::new());
        Ok(self.acted(vec![Step { before: Some(before), ..step }]))
    }

    /// Why a seat may not take back the last move; none if it may. The seat that made a move can take it back as long as
    /// it is still that seat's turn and the move has revealed nothing ([`cowbell_rules::Game::reveals`]).
    pub(crate) fn why_no_undo(&self, seat: Seat) -> Option<Code> {
        let is_own = self.game.movers().next_back().flatten() == Some(seat) && self.game.steps() > self.past;
        match self.game.turn() {
            _ if !is_own => Some(Code::NothingToUndo),
            Turn::Seat(turn) if turn == seat && self.reveals.last() == Some(&false) => None,
            _ => Some(Code::Revealed),
        }
    }

    /// Lets a seat ask for a hint. Where several people play, only if the table allows it, and everyone hears of it.
    ///
    /// # Errors
    ///
    /// If it is not the seat's turn, or the table does not allow hints.
    pub fn ask_hint(&mut self, seat: Seat) -> Result<Acted, Problem> {
        self.playing()?;
        self.without_help()?;
        if self.game.turn() != Turn::Seat(seat) {
            return Err(Code::NotYourTurn.into());
        }
        match (self.human_seats() > 1, self.hints) {
            (false, _) => Ok(self.nothing()),
            (true, false) => Err(Code::HintsOff.into()),
            (true, true) => self.one(Entry::Say { seat, phrase: Phrase::AskedHint }),
        }
    }

    /// Whether a seat may be warned and shown its chances while it thinks: on its turn, and only if all others are bots.
    ///
    /// # Errors
    ///
    /// If it is not the seat's turn, or someone else plays too.
    pub fn check_training(&self, seat: Seat) -> Result<(), Problem> {
        self.playing()?;
        self.without_help()?;
        if self.game.turn() != Turn::Seat(seat) {
            return Err(Code::NotYourTurn.into());
        }
        if self.human_seats() > 1 { Err(Code::HintsOff.into()) } else { Ok(()) }
    }

    /// How many seats are for people.
    fn human_seats(&self) -> usize {
        self.seats.iter().filter(|state| !matches!(state.chair, Chair::Bot(_))).count()
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
        let further = |state: &SeatState| match &state.chair {
            Chair::Link(link) | Chair::Open(link) => Chair::Link(state.key.unwrap_or(*link)),
            chair => chair.clone(),
        };
        let mut seats: Vec<Chair> = self.seats.iter().map(further).collect();
        seats.rotate_right(1);
        let game = open(self.game.info().slug, &self.game.options())
            .map_err(|error| Code::BadOptions.because(error))?;
        let terms = Terms {
            lobby: false,
            spectators: self.spectators,
            hints: self.hints,
            chat: self.chat,
            delay: self.delay,
            clock: self.clock.as_ref().map(|clock| clock.setting().clone()),
            patience: self.patience,
            daily: None,
        };
        let dice = (fair::NEWEST, Some(seed));
        let next = Table::begin(id, game.as_ref(), seats, terms, dice, Vec::new());
        Ok((self.one(Entry::Rematch { seat, table: id.to_string() })?, Some(next)))
    }

    /// Takes back everything after the first `steps` events.
    pub(crate) fn go_back(&mut self, steps: usize) {
        self.game = self.game.up_to(steps);
        self.reveals.truncate(steps);
    }

    /// Fixes the dice from now on.
    pub(crate) fn fix_dice(&mut self) {
        let seed = self.seed.clone().unwrap_or_else(|| Seed::new([0; 32]));
        let salts = self.seats.iter().map(|state| (state.promise.as_str(), state.salt.as_str()));
        self.fair = Some(Fair::new(self.dice, &seed, salts));
    }

    /// Settles random events until a seat is to move or the match is over.
    pub(crate) fn deal_on(&mut self) -> Vec<Dealt> {
        let fair = self.fair.as_ref().expect("the dice are fixed before the first event");
        fair.deal_on(self.game.as_mut())
    }

    pub(crate) fn playing(&self) -> Result<(), Code> {
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
    pub(crate) fn note_dealt(&mut self, decision: Option<Decision>, dealt: Vec<Dealt>) -> Step {
        let chance = dealt.iter().map(|dealt| dealt.text.clone()).collect();
        let entry = match decision {
            None => Entry::Start { chance },
            Some(Decision { seat, mv, ms, lag }) => Entry::Play { seat, mv, chance, ms, lag },
        };
        self.note(entry, dealt)
    }

    pub(crate) fn one(&mut self, entry: Entry) -> Result<Acted, Problem> {
        Ok(self.one_of(entry))
    }

    /// Appends an entry; before one that stops or starts a clock comes what the seat to move has used until then.
    pub(crate) fn one_of(&mut self, entry: Entry) -> Acted {
        let is_timed = matches!(
            entry,
            Entry::Resign { .. }
                | Entry::Agree { .. }
                | Entry::Hand { .. }
                | Entry::Take { .. }
                | Entry::Out { .. }
                | Entry::Left { .. }
        );
        let mut steps: Vec<Step> = is_timed.then(|| self.timed()).flatten().into_iter().collect();
        steps.push(self.note(entry, Vec::new()));
        self.acted(steps)
    }

    pub(crate) fn acted(&self, steps: Vec<Step>) -> Acted {
        Acted { steps, version: self.version }
    }

    /// The answer to an action that had already been done.
    pub(crate) fn nothing(&self) -> Acted {
        self.acted(Vec::new())
    }
}
