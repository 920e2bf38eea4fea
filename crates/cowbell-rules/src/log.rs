//! A match: where it began, its log, and the state they lead to.
//!
//! Every event is checked once, on its way in. What comes from outside goes through [`Match::play`], [`Match::settle`]
//! or [`Match::add`]; code that has just checked or drawn an event itself hands it to [`Match::add_unchecked`].

use serde::{Deserialize, Serialize};

use crate::{Dice, Game, Refusal, Seat, Turn, Viewer};

/// One line of the log.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event<M, C> {
    /// A decision of a seat.
    Move {
        /// Who decided.
        seat: Seat,
        /// What.
        mv: M,
    },
    /// A random event.
    Chance(C),
}

impl<M, C> Event<M, C> {
    /// The seat that decided; `None` for a random event.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Event::Move { seat, .. } => Some(*seat),
            Event::Chance(_) => None,
        }
    }
}

/// The event type of a game.
pub type EventOf<G> = Event<<G as Game>::Move, <G as Game>::Chance>;

/// One line of the log as a viewer is told it: `{"seat":1,"move":"Hc3"}` or `{"chance":"deal ?","to":2}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Told {
    /// A decision of a seat.
    Move {
        /// Who decided.
        seat: Seat,
        /// What, in notation.
        #[serde(rename = "move")]
        mv: String,
    },
    /// A random event.
    Chance {
        /// What happened, or as much of it as the reader may know.
        chance: String,
        /// The only seat that saw it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Seat>,
    },
}

impl Told {
    /// The notation alone, without seats.
    pub fn text(&self) -> &str {
        match self {
            Told::Move { mv, .. } => mv,
            Told::Chance { chance, .. } => chance,
        }
    }
}

/// One playing of a game: the state it began with, every event since, and the state they lead to. An event that is
/// refused changes nothing.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Match<G: Game> {
    start: G,
    state: G,
    log: Vec<EventOf<G>>,
}

impl<G: Game> Match<G> {
    /// A new match. The options have passed [`crate::Options::check`].
    pub fn new(options: &G::Options) -> Self {
        Self::from_state(G::new(options))
    }

    /// A match that begins in the middle.
    pub fn from_state(start: G) -> Self {
        Match { state: start.clone(), start, log: Vec::new() }
    }

    /// The state now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The state before the first event of the log.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// Every event so far.
    pub fn log(&self) -> &[EventOf<G>] {
        &self.log
    }

    /// The state after the first `steps` events. Replaying them checks nothing again.
    ///
    /// # Panics
    ///
    /// If the log has fewer events.
    pub fn state_at(&self, steps: usize) -> G {
        let mut state = self.start.clone();
        self.log[..steps].iter().for_each(|event| step(&mut state, *event));
        state
    }

    /// The match after its first `steps` events, as if the others had not happened yet.
    ///
    /// # Panics
    ///
    /// If the log has fewer events.
    pub fn up_to(&self, steps: usize) -> Self {
        Match { start: self.start.clone(), state: self.state_at(steps), log: self.log[..steps].to_vec() }
    }

    /// Makes a move, if it is legal.
    ///
    /// # Errors
    ///
    /// The reason why `seat` may not make this move now.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Result<(), G::Fault> {
        self.state.check(seat, mv)?;
        self.add_unchecked(Event::Move { seat, mv });
        Ok(())
    }

    /// Makes a move given in notation, if it is one and legal.
    ///
    /// # Errors
    ///
    /// As [`Match::check_move`].
    pub fn play_text(&mut self, seat: Seat, text: &str) -> Result<(), Refusal> {
        let mv = self.check_move(seat, text)?;
        self.add_unchecked(Event::Move { seat, mv });
        Ok(())
    }

    /// The move that a text means, checked: [`Match::add_unchecked`] may have it.
    ///
    /// # Errors
    ///
    /// `NOT_A_MOVE` if the text is not a move of this game, otherwise the reason why `seat` may not make it now.
    pub fn check_move(&self, seat: Seat, text: &str) -> Result<G::Move, Refusal> {
        let mv = self.state.read_move(text).ok_or_else(|| Refusal::not_a_move(text))?;
        self.state.check(seat, mv)?;
        Ok(mv)
    }

    /// Settles the pending random event with this outcome, if it is possible.
    ///
    /// # Errors
    ///
    /// `NOT_A_CHANCE` if no random event is pending or it cannot have this outcome.
    pub fn settle(&mut self, chance: G::Chance) -> Result<(), Refusal> {
        if !self.is_possible(chance) {
            return Err(Refusal::not_a_chance(&chance.to_string()));
        }
        self.add_unchecked(Event::Chance(chance));
        Ok(())
    }

    /// Settles the pending random event with an outcome given in notation, if it is possible.
    ///
    /// # Errors
    ///
    /// As [`Match::check_chance`].
    pub fn settle_text(&mut self, text: &str) -> Result<(), Refusal> {
        let chance = self.check_chance(text)?;
        self.add_unchecked(Event::Chance(chance));
        Ok(())
    }

    /// The outcome that a text means, checked: [`Match::add_unchecked`] may have it.
    ///
    /// # Errors
    ///
    /// `NOT_A_CHANCE` if the text is not a possible outcome of the pending random event.
    pub fn check_chance(&self, text: &str) -> Result<G::Chance, Refusal> {
        match text.parse() {
            Ok(chance) if self.is_possible(chance) => Ok(chance),
            Ok(chance) => Err(Refusal::not_a_chance(&chance.to_string())),
            Err(_) => Err(Refusal::not_a_chance(text)),
        }
    }

    fn is_possible(&self, chance: G::Chance) -> bool {
        let mut chances = Vec::new();
        self.state.chances(&mut chances);
        chances.iter().any(|(outcome, weight)| *outcome == chance && *weight > 0)
    }

    /// Adds an event, if it is legal.
    ///
    /// # Errors
    ///
    /// As [`Match::play`] and [`Match::settle`].
    pub fn add(&mut self, event: EventOf<G>) -> Result<(), Refusal> {
        match event {
            Event::Move { seat, mv } => Ok(self.play(seat, mv)?),
            Event::Chance(chance) => self.settle(chance),
        }
    }

    /// Adds an event without checking it. Only for a move that [`Game::check`] or [`Match::check_move`] has just
    /// accepted for this seat, and for an outcome that was just drawn, listed or accepted by [`Match::check_chance`]:
    /// anything else leads to a state that no rule describes, or to a panic.
    #[inline]
    pub fn add_unchecked(&mut self, event: EventOf<G>) {
        step(&mut self.state, event);
        self.log.push(event);
    }

    /// Draws and settles random events until a seat is to move or the match is over.
    pub fn roll_on<D: Dice + ?Sized>(&mut self, dice: &mut D) {
        roll_on(&mut self.state, dice, |_, chance| self.log.push(Event::Chance(chance)));
    }

    /// The log as `viewer` was told it when it happened, with perfect memory. For a seat this is its
    /// information state: it cannot tell two matches with equal recall apart.
    pub fn recall(&self, viewer: Viewer) -> Vec<Told> {
        let mut state = self.start.clone();
        let mut told = Vec::with_capacity(self.log.len());
        for event in &self.log {
            told.push(tell(&state, *event, viewer));
            step(&mut state, *event);
        }
        told
    }
}

/// What `viewer` is told of `event`, which is about to happen in `state`.
pub fn tell<G: Game>(state: &G, event: EventOf<G>, viewer: Viewer) -> Told {
    match event {
        Event::Move { seat, mv } => Told::Move { seat, mv: mv.to_string() },
        Event::Chance(chance) => match state.secret(chance) {
            None => Told::Chance { chance: chance.to_string(), to: None },
            Some(secret) if viewer.is(secret.to) => {
                Told::Chance { chance: chance.to_string(), to: Some(secret.to) }
            }
            Some(secret) => Told::Chance { chance: secret.others.to_string(), to: Some(secret.to) },
        },
    }
}

/// Draws and settles random events until a seat is to move or the match is over. `each` sees every outcome with the
/// state it is drawn in, just before it is settled.
#[inline]
pub fn roll_on<G: Game, D: Dice + ?Sized>(state: &mut G, dice: &mut D, mut each: impl FnMut(&G, G::Chance)) {
    while state.turn() == Turn::Chance {
        let chance = state.draw(dice);
        each(state, chance);
        state.settle(chance);
    }
}

/// Applies an event that is known to be legal.
#[inline]
pub fn step<G: Game>(state: &mut G, event: EventOf<G>) {
    match event {
        Event::Move { mv, .. } => state.apply(mv),
        Event::Chance(chance) => state.settle(chance),
    }
}
