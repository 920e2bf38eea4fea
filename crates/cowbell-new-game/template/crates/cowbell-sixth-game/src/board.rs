//! What is on the table: one die, and how many turns a match has at most.

/// The sides of the die.
pub const FACES: u8 = 6;

/// The side that takes the points of the turn.
pub const BUST: u8 = 1;

/// Turns of both seats together.
pub const TURNS: u8 = 20;
