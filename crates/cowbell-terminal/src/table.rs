//! Where a match is played. The screen knows only this: a match here, or later one at a server's table.

use cowbell_rules::{Info, Refusal, Seat, Turn, Viewer};
use cowbell_scene::{Entry, Scene};

use crate::config::Player;

/// A table with a match on it.
pub trait Table {
    /// Which game.
    fn info(&self) -> &'static Info;
    /// Who sits where.
    fn players(&self) -> &[Player];
    /// Whether somebody at this keyboard decides for the seat.
    fn is_ours(&self, seat: Seat) -> bool;
    /// Who acts.
    fn turn(&self) -> Turn;
    /// How many events have happened.
    fn steps(&self) -> usize;
    /// What a viewer sees.
    fn scene(&self, viewer: Viewer) -> Scene;
    /// The log as the viewer may read it now.
    fn story(&self, viewer: Viewer) -> Vec<Entry>;
    /// The events after the first `since`, as the viewer was told them.
    fn news(&self, since: usize, viewer: Viewer) -> Vec<Entry>;
    /// Why a move would be refused; nothing if it is legal or cannot be asked.
    fn check(&self, seat: Seat, mv: &str) -> Option<Refusal>;
    /// Makes a move.
    fn play(&mut self, seat: Seat, mv: &str) -> Result<(), Refusal>;
    /// Whether the last move can be taken back: a person here made it and nothing new was learnt since.
    fn can_undo(&self) -> bool;
    /// Takes the last move back, if it can be.
    fn undo(&mut self);
    /// Asks for advice; it comes as an [`Outcome::Advice`].
    fn ask_advice(&mut self, seat: Seat);
    /// Lets others and chance go on. Returns at once.
    fn poll(&mut self) -> Vec<Outcome>;
    /// The match as a record, where it is ours to keep.
    fn record(&self) -> Option<String>;
}

/// What came of waiting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Something happened in the match.
    Changed,
    /// The advice that was asked for, in notation.
    Advice(String),
}
