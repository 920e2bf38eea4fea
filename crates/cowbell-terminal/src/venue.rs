//! Where a match is played. This trait hides from the screen whether the match is local or on a server.

use cowbell_protocol::{Action, Problem};
use cowbell_rules::{Info, Seat, Turn, Viewer};
use cowbell_scene::{Entry, Scene, Text};

use crate::config::Player;

/// A table with a match on it, here or on a server.
pub trait Venue {
    /// The game.
    fn info(&self) -> &'static Info;
    /// The players, by seat.
    fn players(&self) -> &[Player];
    /// Whether a person at this keyboard plays this seat.
    fn is_ours(&self, seat: Seat) -> bool;
    /// The viewer, if the table dictates it; otherwise it depends on who is at the keyboard.
    fn viewer(&self) -> Option<Viewer> {
        None
    }
    /// Whose turn it is; chance while seats are still free.
    fn turn(&self) -> Turn;
    /// How many events have happened.
    fn steps(&self) -> usize;
    /// What a viewer sees.
    fn scene(&self, viewer: Viewer) -> Scene;
    /// The log as the viewer may read it now.
    fn story(&self, viewer: Viewer) -> Vec<Entry>;
    /// The events after the first `since`, as the viewer was told them.
    fn news(&self, since: usize, viewer: Viewer) -> Vec<Entry>;
    /// The rule that forbids these moves, none of which is legal. It may also arrive later, as an
    /// [`Outcome::Refused`].
    fn why(&mut self, seat: Seat, moves: &[String]) -> Option<Problem>;
    /// Makes or sends a move. If a sent move is refused, that arrives as an [`Outcome::Refused`].
    ///
    /// # Errors
    ///
    /// Why the move cannot be made here, or that the server cannot be reached.
    fn play(&mut self, seat: Seat, mv: &str) -> Result<(), Problem>;
    /// Whether the last move can be undone: a person here made it, and nothing new has been revealed since.
    fn can_undo(&self) -> bool;
    /// Undoes the last move if possible; true if that is done at once.
    fn undo(&mut self) -> bool;
    /// Requests a hint, which arrives as an [`Outcome::Advice`].
    fn ask_advice(&mut self, seat: Seat);
    /// Lets other players and chance continue. Returns at once.
    fn poll(&mut self) -> Vec<Outcome>;
    /// The match as a record, if we have it.
    fn record(&self) -> Option<String>;
    /// The status of the table apart from the match: who is away, who is watching.
    fn status(&self) -> Vec<Text> {
        Vec::new()
    }
    /// The clocks of the seats, if there are any.
    fn clocks(&self) -> Vec<Text> {
        Vec::new()
    }
    /// What can be done besides moves, such as chatting or resigning.
    fn acts(&self) -> Vec<Action> {
        Vec::new()
    }
    /// Hides what a seat says from now on, or shows it again; true if it is hidden now.
    fn mute(&mut self, seat: Seat) -> bool {
        let _ = seat;
        false
    }
    /// Blocks the person in a seat, wherever they play on this server.
    fn block(&mut self, seat: Seat) {
        let _ = seat;
    }
    /// Tells the operators of the server about a seat.
    fn report(&mut self, seat: Seat, reason: String) {
        let _ = (seat, reason);
    }
    /// Performs one of these actions.
    fn act(&mut self, action: Action) {
        let _ = action;
    }
}

/// A result of polling.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// Something happened in the match.
    Changed,
    /// The log has changed.
    Log,
    /// The status has changed.
    Status,
    /// The hint that was requested: the move in notation, and why it is better than others.
    Advice(String, Vec<Text>),
    /// Something was refused.
    Refused(Problem),
    /// Something happened apart from the match.
    Told(Text),
    /// The player should look, or listen, now.
    Rang,
    /// The whole record has arrived.
    Recorded,
    /// The table is gone for good.
    Gone(Problem),
}
