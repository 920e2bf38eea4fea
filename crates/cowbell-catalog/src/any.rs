//! A match whose game is not known to the caller: moves, chance and views as text.

use core::any::Any;

use cowbell_rules::{
    Dice, Event, Game, Info, Match, PositionError, Refusal, Seat, Standing, Told, Turn, Viewer, tell,
};
use serde_json::Value;

use crate::list::Options;

/// A match with everything in notation, for server, terminal and interactive Python. Typed code uses
/// [`Match`] itself: text costs an allocation a move.
pub trait AnyMatch: Send + Sync {
    /// Which game it is.
    fn info(&self) -> &'static Info;
    /// The options, with every default spelled out.
    fn options(&self) -> Options;
    /// How many seats.
    fn seats(&self) -> usize;
    /// Who acts.
    fn turn(&self) -> Turn;
    /// The legal moves of the seat to move.
    fn legal(&self) -> Vec<String>;
    /// The outcomes of the pending random event with their weights.
    fn chances(&self) -> Vec<(String, u32)>;
    /// Makes a move.
    fn play(&mut self, seat: Seat, text: &str) -> Result<(), Refusal>;
    /// Lets a random event turn out like this.
    fn settle(&mut self, text: &str) -> Result<(), Refusal>;
    /// The only seat that would see this outcome of the pending random event, if it is one.
    fn seen_by(&self, text: &str) -> Option<Seat>;
    /// Draws an outcome of the pending random event. One must be pending.
    fn draw(&self, dice: &mut dyn Dice) -> String;
    /// Points and places, once the match is over.
    fn standing(&self) -> Option<Standing>;
    /// What a viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// What a viewer may know, as text for people.
    fn picture(&self, viewer: Viewer) -> String;
    /// The whole state as text.
    fn position(&self) -> String;
    /// Starts again from a position, with the same options and an empty log.
    fn set_position(&mut self, text: &str) -> Result<(), PositionError>;
    /// How many events have happened.
    fn steps(&self) -> usize;
    /// The log as a viewer may read it now.
    fn told(&self, viewer: Viewer) -> Vec<Told>;
    /// The log as a viewer was told it when it happened.
    fn recall(&self, viewer: Viewer) -> Vec<Told>;
    /// The whole log, secrets and all: for records, never for a viewer.
    fn events(&self) -> Vec<Told>;
    /// A copy.
    fn fork(&self) -> Box<dyn AnyMatch>;
    /// The typed [`Match`] inside, for code that has found the game's type by [`visit`](crate::visit).
    fn as_any(&self) -> &dyn Any;
}

impl<G: Game> AnyMatch for Match<G> {
    fn info(&self) -> &'static Info {
        const { &G::INFO }
    }

    fn options(&self) -> Options {
        match serde_json::to_value(self.state().options()) {
            Ok(Value::Object(options)) => options,
            other => unreachable!("options are a struct of plain values, not {other:?}"),
        }
    }

    fn seats(&self) -> usize {
        self.state().seats()
    }

    fn turn(&self) -> Turn {
        self.state().turn()
    }

    fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.state().legal_moves(&mut moves);
        moves.iter().map(G::Move::to_string).collect()
    }

    fn chances(&self) -> Vec<(String, u32)> {
        let mut chances = Vec::new();
        self.state().chances(&mut chances);
        chances.iter().map(|(chance, weight)| (chance.to_string(), *weight)).collect()
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<(), Refusal> {
        self.play_text(seat, text)
    }

    fn settle(&mut self, text: &str) -> Result<(), Refusal> {
        self.settle_text(text)
    }

    fn seen_by(&self, text: &str) -> Option<Seat> {
        let chance = text.parse().ok()?;
        let mut chances = Vec::new();
        self.state().chances(&mut chances);
        chances.iter().find(|(outcome, _)| *outcome == chance)?;
        self.state().secret(chance).map(|secret| secret.to)
    }

    fn draw(&self, dice: &mut dyn Dice) -> String {
        self.state().draw(dice).to_string()
    }

    fn standing(&self) -> Option<Standing> {
        self.state().standing()
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.state().view(viewer)).expect("a view is a struct of plain values")
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
            cowbell_rules::step(&mut state, *event);
        }
        events
    }

    fn fork(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
