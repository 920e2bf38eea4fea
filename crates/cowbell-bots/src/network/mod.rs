//! Networks that learned a game: what a seat knows in, a value for each seat and a weight for each move out.
//!
//! Small enough to be evaluated one position at a time on one core, in plain safe code that compilers vectorise. Sums
//! are always made in the same order and nothing is fused, so that every machine gets the same numbers. `training/` makes
//! the weights; nothing here learns, reads files or starts threads.

mod layer;
mod read;
mod shelf;

pub(crate) use read::soften;
pub use read::{Judgement, Reader};
pub use shelf::{install, of};

use layer::{Rows, dot};
use read::Source;

/// Neurons of the first layer: wide, because most of an observation is zero and costs nothing.
pub(crate) const WIDE: usize = 256;
/// Neurons of the layers behind it.
pub(crate) const NARROW: usize = 64;

/// What the heads look at.
pub(crate) type Body = [f32; NARROW];

/// The weights of one game.
#[derive(Debug)]
pub struct Network {
    features: usize,
    seats: usize,
    points: f32,
    first: Rows<WIDE>,
    second: Rows<NARROW>,
    third: Rows<NARROW>,
    /// By output: the value of each relative seat, then its points.
    judge: Vec<[f32; NARROW]>,
    judge_bias: Vec<f32>,
    moves: Vec<[f32; NARROW]>,
    move_bias: Vec<f32>,
}

impl Network {
    /// Reads weights as `training/export.py` writes them; `None` if they are of another shape.
    pub fn from_bytes(bytes: &[u8]) -> Option<Network> {
        let mut source = Source::new(bytes)?;
        let [features, wide, narrow, moves, seats] = source.sizes()?;
        if (wide, narrow) != (WIDE, NARROW) || seats == 0 || moves == 0 {
            return None;
        }
        let points = source.float()?;
        let first = source.layer(features)?;
        let second = source.layer(WIDE)?;
        let third = source.layer(NARROW)?;
        let judge = source.rows(2 * seats)?;
        let judge_bias = source.floats(2 * seats)?;
        let rows = source.rows(moves)?;
        let move_bias = source.floats(moves)?;
        let is_whole = source.is_at_end();
        let network = Network {
            features,
            seats,
            points,
            first,
            second,
            third,
            judge,
            judge_bias,
            moves: rows,
            move_bias,
        };
        is_whole.then_some(network)
    }

    /// How many moves, features and seats it was made for.
    pub fn sizes(&self) -> (usize, usize, usize) {
        (self.moves.len(), self.features, self.seats)
    }

    /// The layers behind the first one.
    fn body(&self, wide: &[f32; WIDE]) -> Body {
        let second = self.second.apply(wide);
        let third = self.third.apply(&second);
        let mut body = [0.0; NARROW];
        for ((body, second), third) in body.iter_mut().zip(second).zip(third) {
            *body = second.max(0.0) + third.max(0.0);
        }
        body
    }

    /// The expected result of the seat that sits `step` seats after the observer: 1 is a win, 0 the last place.
    fn value(&self, body: &Body, step: usize) -> f32 {
        1.0 / (1.0 + (-(dot(&self.judge[step], body) + self.judge_bias[step])).exp())
    }

    /// The points it expects for that seat.
    fn points(&self, body: &Body, step: usize) -> f32 {
        let at = self.seats + step;
        self.points * (dot(&self.judge[at], body) + self.judge_bias[at])
    }

    /// How good a move looks. Only differences count: a move with one more is `e` times as likely to be played.
    fn look(&self, body: &Body, number: usize) -> f32 {
        dot(&self.moves[number], body) + self.move_bias[number]
    }
}
