//! Where a match is played. The screen knows only this: a match here, or one at a server's table.

use cowbell_protocol::{Action, Problem};
use cowbell_rules::{Info, Seat, Turn, Viewer};
use cowbell_scene::{Entry, Scene, Text};

use crate::config::Player;

/// A table with a match on it.
pub trait Table {
    /// Which game.
    fn info(&self) -> &'static Info;
    /// Who sits where.
    fn players(&self) -> &[Player];
    /// Whether somebody at this keyboard decides for the seat.
    fn is_ours(&self, seat: Seat) -> bool;
    /// Whose eyes, where the table and not the keyboard decides that.
    fn viewer(&self) -> Option<Viewer> {
        None
    }
    /// Who acts; chance as long as seats are free.
    fn turn(&self) -> Turn;
    /// How many events have happened.
    fn steps(&self) -> usize;
    /// What a viewer sees.
    fn scene(&self, viewer: Viewer) -> Scene;
    /// The log as the viewer may read it now.
    fn story(&self, viewer: Viewer) -> Vec<Entry>;
    /// The events after the first `since`, as the viewer was told them.
    fn news(&self, since: usize, viewer: Viewer) -> Vec<Entry>;
    /// The rule against these moves, none of which is legal. It may also come later, as an [`Outcome::Refused`].
    fn why(&mut self, seat: Seat, moves: &[String]) -> Option<Problem>;
    /// Makes a move, or sets it on its way; refused then, it comes back as an [`Outcome::Refused`].
    fn play(&mut self, seat: Seat, mv: &str) -> Result<(), Problem>;
    /// Whether the last move can be taken back: a person here made it and nothing new was learnt since.
    fn can_undo(&self) -> bool;
    /// Takes the last move back, if it can be; true if that is done at once.
    fn undo(&mut self) -> bool;
    /// Asks for advice; it comes as an [`Outcome::Advice`].
    fn ask_advice(&mut self, seat: Seat);
    /// Lets others and chance go on. Returns at once.
    fn poll(&mut self) -> Vec<Outcome>;
    /// The match as a record, where it is ours to keep.
    fn record(&self) -> Option<String>;
    /// How things stand beside the match: who is away, who watches.
    fn status(&self) -> Vec<Text> {
        Vec::new()
    }
    /// What can be done beside making moves: to speak, to give up.
    fn acts(&self) -> Vec<Action> {
        Vec::new()
    }
    /// Does one of them.
    fn act(&mut self, action: Action) {
        let _ = action;
    }
}

/// What came of waiting.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// Something happened in the match.
    Changed,
    /// The log reads otherwise than before.
    Log,
    /// How things stand has changed.
    Status,
    /// The advice that was asked for, in notation.
    Advice(String),
    /// Something was not done.
    Refused(Problem),
    /// Something happened beside the match.
    Told(Text),
    /// The whole record is here.
    Recorded,
    /// The table is gone for good.
    Gone(Problem),
}
