//! The trait every game implements.

use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::str::FromStr;

use serde::Serialize;

use crate::{Dice, Fault, Match, Options, PositionError, Seat, Standing, Told, Turn, Viewer, draw_listed};

/// What a game is, whatever the table.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Info {
    /// The name in paths, records and commands: `tic-tac-moo`.
    pub slug: &'static str,
    /// The name on the box.
    pub name: &'static str,
    /// Fewest and most seats.
    pub seats: (usize, usize),
    /// Whether a seat can hold something that others must not see.
    pub has_secrets: bool,
    /// The newest version of the rules. All from 1 to this one can be played ([`Options::with_rules`]); a record names
    /// its own.
    pub rules: u32,
    /// No decision ever has more legal moves than this.
    pub most_moves: usize,
}

/// A game: the state of one match as a plain value, and the rules as functions on it.
///
/// - **Chance is explicit and lazy.** Nothing is shuffled ahead: a draw picks from what is still unseen at
///   the moment it happens, so no state knows a hidden thing before someone sees it.
/// - **After every event** a seat or chance acts, or the match is over. What the rules do by themselves (a turn
///   ends, a herd is collected, a round is scored) happens inside the event before.
/// - **Nothing allocates** between two decisions: lists are written into buffers the caller keeps.
/// - **No event is refused halfway**: [`check`](Game::check) decides, [`apply`](Game::apply) obeys.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// What the game is.
    const INFO: Info;

    /// What a table chooses before play.
    type Options: Options;
    /// One decision of one seat.
    type Move: Copy + Ord + Hash + Debug + Display + FromStr + Send + Sync + 'static;
    /// One outcome of one random event.
    type Chance: Copy + Ord + Hash + Debug + Display + FromStr + Send + Sync + 'static;
    /// Why a move is refused.
    type Fault: Fault;
    /// What one seat or a spectator may know; its JSON is the wire contract, its `Display` a plain picture.
    type View: Serialize + Clone + PartialEq + Debug + Display + Send + 'static;

    /// A new match. The options have passed [`Options::check`].
    fn new(options: &Self::Options) -> Self;

    /// The options of this match.
    fn options(&self) -> Self::Options;

    /// How many seats this match has.
    fn seats(&self) -> usize;

    /// Who acts next.
    fn turn(&self) -> Turn;

    /// Writes the legal moves of the seat to move into `out`, ascending, without duplicates; empty if no seat
    /// is to move. The order is part of the contract. `out` is cleared first.
    fn legal_moves(&self, out: &mut Vec<Self::Move>);

    /// Whether `seat` may make this move now.
    ///
    /// # Errors
    ///
    /// The first reason against it, in the order of the rules.
    fn check(&self, seat: Seat, mv: Self::Move) -> Result<(), Self::Fault>;

    /// Makes a move of the seat to move. The move must be legal: see [`Game::check`].
    fn apply(&mut self, mv: Self::Move);

    /// Writes every outcome of the pending random event with its weight, ascending; empty if none is pending.
    /// `out` is cleared first.
    fn chances(&self, out: &mut Vec<(Self::Chance, u32)>);

    /// Draws an outcome of the pending random event with the same weights, without listing them all.
    fn draw<D: Dice + ?Sized>(&self, dice: &mut D) -> Self::Chance;

    /// Settles the pending random event. The outcome must be one of [`Game::chances`].
    fn settle(&mut self, chance: Self::Chance);

    /// The one seat that sees the outcome of the pending random event, and what all others are told
    /// instead. `None` if everyone sees it.
    fn secret(&self, chance: Self::Chance) -> Option<Secret> {
        let _ = chance;
        None
    }

    /// Whether a legal move of the seat to move reveals anything beyond the move itself: it shows a card, tests what is
    /// hidden, or changes what has to be remembered. In a game with secrets every move does, unless the game knows
    /// better.
    fn reveals(&self, mv: Self::Move) -> bool {
        let _ = mv;
        Self::INFO.has_secrets
    }

    /// Whether random events show what was hidden, so that they cannot be taken back even if everyone agrees. Dice and draws
    /// in the open do not; a tile that has to be remembered does.
    fn uncovers() -> bool {
        Self::INFO.has_secrets
    }

    /// Points and places, once the match is over.
    fn standing(&self) -> Option<Standing>;

    /// Points and places as they would be if the match ended now, by what everyone has seen; none if the game cannot say. Games
    /// for three and more should: when someone leaves, the others may end the match with it.
    fn so_far(&self) -> Option<Standing> {
        self.standing()
    }

    /// What `viewer` may know, built from nothing else.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A random state that `seat` cannot tell from this one, with the probability that follows from everything `seat`
    /// has ever been shown.
    fn resample<D: Dice + ?Sized>(&self, seat: Seat, dice: &mut D) -> Self;

    /// An upper bound on the events of a whole match with these options.
    fn longest(&self) -> usize;

    /// The state as text. [`Game::from_position`] gives the same state back.
    fn position(&self) -> String;

    /// Reads a position, complete or partial, for a table with these options.
    ///
    /// # Errors
    ///
    /// Where the text is wrong, and what would be right.
    fn from_position(options: &Self::Options, text: &str) -> Result<Self, PositionError>;

    /// Reads a move, filling in what the notation lets a player leave out in this state.
    fn read_move(&self, text: &str) -> Option<Self::Move> {
        text.parse().ok()
    }

    /// The options of the match of this day, counted from 1970, that everyone plays against the same dice. None if the game
    /// has no such match. Seat 0 is the player's; bots play all others.
    fn of_day(day: u32) -> Option<Self::Options> {
        let _ = day;
        None
    }

    /// Draws an outcome of the pending random event so that everyone who plays with the same dice meets the same luck, as far
    /// as their matches are alike: `dice` gives the dice with a number, and a game numbers what should be the same for all. By
    /// default that is the place in the log.
    ///
    /// # Panics
    ///
    /// If no random event is pending.
    fn draw_alike<D: Dice>(game: &Match<Self>, dice: impl Fn(usize) -> D) -> Self::Chance {
        draw_listed(game.state(), &mut dice(game.log().len()))
    }

    /// The log as `viewer` may read it *now*. Games of memory show less here than was once seen.
    fn told(game: &Match<Self>, viewer: Viewer) -> Vec<Told> {
        game.recall(viewer)
    }
}

/// A random event that only one seat may see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Secret {
    /// The seat that sees it.
    pub to: Seat,
    /// What everyone else is told: `deal ?`.
    pub others: &'static str,
}
