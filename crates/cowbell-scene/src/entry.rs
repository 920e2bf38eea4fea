//! Log entries: one event in words, with what moved from where to where.

use cowbell_rules::Seat;
use serde::{Deserialize, Serialize};

use crate::text::{Text, Word};

/// One event as a viewer is told it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Entry {
    /// The number of the event, from 1.
    pub step: usize,
    /// Who decided; none for chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(as = "Option<u8>", optional))]
    pub seat: Option<Seat>,
    /// The event in notation, as this viewer may read it.
    pub event: Word,
    /// In words: what was done, and what the rules did with it.
    pub text: Text,
    /// What moved, in order: enough to animate.
    pub changes: Vec<Change>,
}

/// Something that moved, turned or appeared.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Change {
    /// How.
    pub motion: Motion,
    /// What it shows, in notation; empty if the viewer may not know.
    pub face: Word,
    /// A place or area; none if it was not on the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub from: Option<Word>,
    /// A place or area; none if it leaves the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub to: Option<Word>,
}

/// How something moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// From a hand to the board.
    Place,
    /// From one place to another.
    Move,
    /// Turned over where it lies.
    Flip,
    /// Taken from the board by a seat.
    Collect,
    /// From a supply to a hand.
    Draw,
    /// Thrown.
    Roll,
    /// Out of the game.
    Remove,
    /// Pointed out where it lies: it made something count.
    Show,
}

impl Motion {
    /// All of them, by their number.
    pub(crate) const ALL: [Motion; 8] = [
        Motion::Place,
        Motion::Move,
        Motion::Flip,
        Motion::Collect,
        Motion::Draw,
        Motion::Roll,
        Motion::Remove,
        Motion::Show,
    ];
}

impl Change {
    /// A change of something that went from one place or area to another.
    pub fn new(motion: Motion, face: impl Into<Word>, from: impl Into<Word>, to: impl Into<Word>) -> Change {
        let some = |id: Word| if id.is_empty() { None } else { Some(id) };
        Change { motion, face: face.into(), from: some(from.into()), to: some(to.into()) }
    }
}
