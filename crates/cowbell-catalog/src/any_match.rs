//! A match whose game the caller does not know: moves, chance and views are text or JSON. This is the only erased
//! match in the workspace; code that needs the game's own type gets it with [`typed`] inside a
//! [`Visitor`](crate::Visitor).

use core::any::Any;
use core::fmt::{Display, Write as _};

use cowbell_rules::{
    Dice, Encode, Event, Game, Info, Match, Options as _, PositionError, Refusal, Seat, Standing, Told, Turn,
    Viewer, draw_listed, step, tell,
};
use serde::ser::{Serialize, SerializeSeq, Serializer};
use serde_json::Value;

use crate::list::Options;
use crate::numbered::Numbered;

/// A match with everything in notation, for tables, clients and interactive Python. Typed code uses [`Match`] itself,
/// because text costs an allocation per move.
pub trait AnyMatch: Numbered + Send + Sync {
    /// The game.
    fn info(&self) -> &'static Info;
    /// The options, including all defaults.
    fn options(&self) -> Options;
    /// The version of the rules that this match is played by.
    fn rules(&self) -> u32;
    /// Number of seats.
    fn seats(&self) -> usize;
    /// Whose turn it is.
    fn turn(&self) -> Turn;
    /// The legal moves of the seat to move.
    fn legal(&self) -> Vec<String>;
    /// The outcomes of the pending random event with their weights.
    fn chances(&self) -> Vec<(String, u32)>;

    /// Makes a move.
    ///
    /// # Errors
    ///
    /// Why `seat` may not make it now; then nothing has changed.
    fn play(&mut self, seat: Seat, text: &str) -> Result<Played, Refusal>;
    /// Settles the pending random event with this outcome.
    ///
    /// # Errors
    ///
    /// `NOT_A_CHANCE` if it cannot have this outcome; then nothing has changed.
    fn settle(&mut self, text: &str) -> Result<Dealt, Refusal>;
    /// Draws and settles random events until a seat is to move or the match is over.
    fn roll_on(&mut self, dice: &mut dyn Dice);
    /// As [`AnyMatch::deal`], for everyone who plays with the same dice ([`Game::draw_alike`]).
    ///
    /// # Panics
    ///
    /// If no random event is pending.
    fn deal_alike<'a>(&mut self, dice: &dyn Fn(usize) -> Box<dyn Dice + 'a>) -> Dealt;
    /// Draws the pending random event from its list of outcomes, so that anyone can repeat the draw ([`draw_listed`]),
    /// and settles it.
    ///
    /// # Panics
    ///
    /// If no random event is pending.
    fn deal(&mut self, dice: &mut dyn Dice) -> Dealt;
    /// What [`AnyMatch::deal`] would draw.
    ///
    /// # Panics
    ///
    /// If no random event is pending.
    fn due(&self, dice: &mut dyn Dice) -> String;
    /// What [`AnyMatch::deal_alike`] would draw.
    ///
    /// # Panics
    ///
    /// If no random event is pending.
    fn due_alike<'a>(&self, dice: &dyn Fn(usize) -> Box<dyn Dice + 'a>) -> String;
    /// Draws an outcome of the pending random event with the game's own fast method.
    ///
    /// # Panics
    ///
    /// If no random event is pending.
    fn draw(&self, dice: &mut dyn Dice) -> String;
    /// The only seat that would see this outcome of the pending random event, if the outcome is secret.
    fn seen_by(&self, text: &str) -> Option<Seat>;

    /// Points and places, once the match is over.
    fn standing(&self) -> Option<Standing>;
    /// Points and places as they would be if the match ended now, if the game can say.
    fn so_far(&self) -> Option<Standing>;
    /// What a viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// Appends the JSON of a view to a message.
    fn write_view(&self, viewer: Viewer, out: &mut Vec<u8>);
    /// Appends the legal moves to a message, as a JSON array.
    fn write_legal(&self, out: &mut Vec<u8>);
    /// What a viewer may know, as human-readable text.
    fn picture(&self, viewer: Viewer) -> String;
    /// The whole state as text.
    fn position(&self) -> String;
    /// Restarts from a position, with the same options and an empty log.
    ///
    /// # Errors
    ///
    /// Where and why the text cannot be read.
    fn set_position(&mut self, text: &str) -> Result<(), PositionError>;

    /// Number of events so far.
    fn steps(&self) -> usize;
    /// The match after its first `steps` events, as if the others had not happened yet.
    ///
    /// # Panics
    ///
    /// If fewer events have happened.
    fn up_to(&self, steps: usize) -> Box<dyn AnyMatch>;
    /// The seat that made each event; none for chance.
    fn movers(&self) -> Box<dyn DoubleEndedIterator<Item = Option<Seat>> + '_>;
    /// Whether random events show what was hidden ([`Game::uncovers`]).
    fn uncovers(&self) -> bool;
    /// The log as a viewer may read it now.
    fn told(&self, viewer: Viewer) -> Vec<Told>;
    /// The log as a viewer was told it when the events happened.
    fn recall(&self, viewer: Viewer) -> Vec<Told>;
    /// The whole log, including secrets: for records, never for a viewer.
    fn events(&self) -> Vec<Told>;

    /// The state now, to compare a later one with. Unlike a [`AnyMatch::fork`] it has no log, so it is small.
    fn snapshot(&self) -> Snapshot;
    /// A copy.
    fn fork(&self) -> Box<dyn AnyMatch>;
    /// The typed [`Match`] inside, for [`typed`].
    fn as_any(&self) -> &dyn Any;
}

/// A move that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Its canonical form.
    pub text: String,
    /// Whether the move revealed anything beyond the fact that it was made ([`Game::reveals`]).
    pub reveals: bool,
}

/// An outcome of chance, and who may know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dealt {
    /// The outcome in notation.
    pub text: String,
    /// The only seat that saw it and what the others are told, if it is secret.
    pub secret: Option<(Seat, &'static str)>,
}

impl Dealt {
    /// The event as `viewer` is told it.
    pub fn told(&self, viewer: Viewer) -> Told {
        match self.secret {
            None => Told::Chance { chance: self.text.clone(), to: None },
            Some((to, _)) if viewer.is(to) => Told::Chance { chance: self.text.clone(), to: Some(to) },
            Some((to, others)) => Told::Chance { chance: others.into(), to: Some(to) },
        }
    }
}

/// The state of a match at one moment, without its log.
#[derive(Debug)]
pub struct Snapshot {
    steps: usize,
    state: Box<dyn Any + Send + Sync>,
}

impl Snapshot {
    /// How many events had happened.
    pub fn steps(&self) -> usize {
        self.steps
    }

    /// The state itself; none if it is of another game.
    pub fn state<G: Game>(&self) -> Option<&G> {
        self.state.downcast_ref()
    }
}

/// Calls `deal` until a seat is to move or the match is over: [`cowbell_rules::roll_on`] for a match whose game the caller
/// does not know. `deal` settles the pending random event.
pub fn deal_on(game: &mut dyn AnyMatch, mut deal: impl FnMut(&mut dyn AnyMatch)) {
    while game.turn() == Turn::Chance {
        deal(game);
    }
}

/// The typed match inside an erased one; none if it is a match of another game.
pub fn typed<G: Game>(game: &dyn AnyMatch) -> Option<&Match<G>> {
    game.as_any().downcast_ref()
}

impl<G: Encode> AnyMatch for Match<G> {
    fn info(&self) -> &'static Info {
        const { &G::INFO }
    }

    fn options(&self) -> Options {
        match serde_json::to_value(self.state().options()) {
            Ok(Value::Object(options)) => options,
            other => unreachable!("options are a struct of plain values, not {other:?}"),
        }
    }

    fn rules(&self) -> u32 {
        self.state().options().rules()
    }

    fn seats(&self) -> usize {
        self.state().seats()
    }

    fn turn(&self) -> Turn {
        self.state().turn()
    }

    fn legal(&self) -> Vec<String> {
        listed(self).iter().map(G::Move::to_string).collect()
    }

    fn chances(&self) -> Vec<(String, u32)> {
        let mut chances = Vec::new();
        self.state().chances(&mut chances);
        chances.iter().map(|(chance, weight)| (chance.to_string(), *weight)).collect()
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<Played, Refusal> {
        let mv = self.check_move(seat, text)?;
        let played = Played { text: mv.to_string(), reveals: self.state().reveals(mv) };
        self.add_unchecked(Event::Move { seat, mv });
        Ok(played)
    }

    fn settle(&mut self, text: &str) -> Result<Dealt, Refusal> {
        let chance = self.check_chance(text)?;
        Ok(settle_checked(self, chance))
    }

    fn roll_on(&mut self, dice: &mut dyn Dice) {
        Match::roll_on(self, dice);
    }

    fn deal(&mut self, dice: &mut dyn Dice) -> Dealt {
        let chance = draw_listed(self.state(), dice);
        settle_checked(self, chance)
    }

    fn deal_alike<'a>(&mut self, dice: &dyn Fn(usize) -> Box<dyn Dice + 'a>) -> Dealt {
        let chance = G::draw_alike(self, dice);
        settle_checked(self, chance)
    }

    fn due(&self, dice: &mut dyn Dice) -> String {
        draw_listed(self.state(), dice).to_string()
    }

    fn due_alike<'a>(&self, dice: &dyn Fn(usize) -> Box<dyn Dice + 'a>) -> String {
        G::draw_alike(self, dice).to_string()
    }

    fn draw(&self, dice: &mut dyn Dice) -> String {
        self.state().draw(dice).to_string()
    }

    fn seen_by(&self, text: &str) -> Option<Seat> {
        let chance = self.check_chance(text).ok()?;
        self.state().secret(chance).map(|secret| secret.to)
    }

    fn standing(&self) -> Option<Standing> {
        self.state().standing()
    }

    fn so_far(&self) -> Option<Standing> {
        self.state().so_far()
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.state().view(viewer)).expect("a view is a struct of plain values")
    }

    fn write_view(&self, viewer: Viewer, out: &mut Vec<u8>) {
        serde_json::to_writer(out, &self.state().view(viewer)).expect("a view is a struct of plain values");
    }

    fn write_legal(&self, out: &mut Vec<u8>) {
        serde_json::to_writer(out, &Words(&listed(self))).expect("a list of plain words");
    }

    fn picture(&self, viewer: Viewer) -> String {
        self.state().view(viewer).to_string()
    }

    fn position(&self) -> String {
        self.state().position()
    }

    fn set_position(&mut self, text: &str) -> Result<(), PositionError> {
        *self = Match::from_state(G::from_position(&self.state().options(), text)?);
        Ok(())
    }

    fn steps(&self) -> usize {
        self.log().len()
    }

    fn up_to(&self, steps: usize) -> Box<dyn AnyMatch> {
        Box::new(Match::up_to(self, steps))
    }

    fn movers(&self) -> Box<dyn DoubleEndedIterator<Item = Option<Seat>> + '_> {
        Box::new(self.log().iter().map(Event::seat))
    }

    fn uncovers(&self) -> bool {
        G::uncovers()
    }

    fn told(&self, viewer: Viewer) -> Vec<Told> {
        G::told(self, viewer)
    }

    fn recall(&self, viewer: Viewer) -> Vec<Told> {
        Match::recall(self, viewer)
    }

    fn events(&self) -> Vec<Told> {
        let mut state = self.start().clone();
        let mut events = Vec::with_capacity(self.log().len());
        for event in self.log() {
            let viewer = match event {
                Event::Chance(chance) => state.secret(*chance).map(|secret| Viewer::Seat(secret.to)),
                Event::Move { .. } => None,
            };
            events.push(tell(&state, *event, viewer.unwrap_or(Viewer::Spectator)));
            step(&mut state, *event);
        }
        events
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot { steps: self.log().len(), state: Box::new(self.state().clone()) }
    }

    fn fork(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn listed<G: Game>(game: &Match<G>) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.state().legal_moves(&mut moves);
    moves
}

/// Settles an outcome that was just drawn from the list or checked against it.
fn settle_checked<G: Game>(game: &mut Match<G>, chance: G::Chance) -> Dealt {
    let secret = game.state().secret(chance).map(|secret| (secret.to, secret.others));
    game.add_unchecked(Event::Chance(chance));
    Dealt { text: chance.to_string(), secret }
}

/// A list of items that serialize as strings, all formatted in the same buffer.
struct Words<'a, T>(&'a [T]);

impl<T: Display> Serialize for Words<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.0.len()))?;
        let mut word = String::new();
        for item in self.0 {
            word.clear();
            let _ = write!(word, "{item}");
            list.serialize_element(&word)?;
        }
        list.end()
    }
}
