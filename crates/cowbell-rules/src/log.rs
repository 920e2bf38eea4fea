//! A match: options, log, and the state they lead to.

use serde::Serialize;

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

/// The event type of a game.
pub type EventOf<G> = Event<<G as Game>::Move, <G as Game>::Chance>;

/// One line of the log as somebody is told it: `{"seat":1,"move":"Hc3"}` or `{"chance":"deal ?","to":2}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
        #[serde(skip_serializing_if = "Option::is_none")]
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

/// One playing of a game: where it began, every event since, and the state they lead to. The checked door
/// in front of [`Game::apply`] and [`Game::settle`]: an event that is refused changes nothing.
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

    /// Makes a move, if it is legal.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Result<(), G::Fault> {
        self.state.check(seat, mv)?;
        self.state.apply(mv);
        self.log.push(Event::Move { seat, mv });
        Ok(())
    }

    /// Makes a move given in notation, if it is one and legal.
    pub fn play_text(&mut self, seat: Seat, text: &str) -> Result<(), Refusal> {
        let mv = self.state.read_move(text).ok_or_else(|| Refusal::not_a_move(text))?;
        Ok(self.play(seat, mv)?)
    }

    /// Lets a random event turn out like this, if it can.
    pub fn settle(&mut self, chance: G::Chance) -> Result<(), Refusal> {
        let mut chances = Vec::new();
        self.state.chances(&mut chances);
        if !chances.iter().any(|(outcome, weight)| *outcome == chance && *weight > 0) {
            return Err(Refusal::not_a_chance(&chance.to_string()));
        }
        self.state.settle(chance);
        self.log.push(Event::Chance(chance));
        Ok(())
    }

    /// Lets a random event given in notation happen, if it can.
    pub fn settle_text(&mut self, text: &str) -> Result<(), Refusal> {
        let chance = text.parse().map_err(|_| Refusal::not_a_chance(text))?;
        self.settle(chance)
    }

    /// Adds an event, if it is legal.
    pub fn add(&mut self, event: EventOf<G>) -> Result<(), Refusal> {
        match event {
            Event::Move { seat, mv } => Ok(self.play(seat, mv)?),
            Event::Chance(chance) => self.settle(chance),
        }
    }

    /// Draws and settles random events until a seat is to move or the match is over.
    pub fn roll_on<D: Dice + ?Sized>(&mut self, dice: &mut D) {
        while self.state.turn() == Turn::Chance {
            let chance = self.state.draw(dice);
            self.state.settle(chance);
            self.log.push(Event::Chance(chance));
        }
    }

    /// The log as `viewer` was told it when it happened, with perfect memory. This is the information state of
    /// a seat: two matches with equal recall cannot be told apart by it.
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

/// What `viewer` is told of the next event in `state`.
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

/// Applies an event that is known to be legal.
pub fn step<G: Game>(state: &mut G, event: EventOf<G>) {
    match event {
        Event::Move { mv, .. } => state.apply(mv),
        Event::Chance(chance) => state.settle(chance),
    }
}
