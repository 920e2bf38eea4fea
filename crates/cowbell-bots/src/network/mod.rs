//! Networks that learned a game: what a seat knows in, a value for each seat and a weight for each move out.
//!
//! Small enough to be evaluated one position at a time on one core, in plain safe code that compilers vectorise. Sums
//! are always made in the same order and nothing is fused, so that every machine gets the same numbers. `training/` makes
//! the weights; nothing here learns, reads files or starts threads.

mod layer;
mod read;
mod shelf;

pub use read::{Judgement, Reader};
pub(crate) use read::{hunch, soften};
pub use shelf::{install, of};

use layer::{BLOCK, Rows, dot};
use read::Source;

/// The most neurons of the first layer: wide, because most of an observation is zero and costs nothing.
pub(crate) const WIDEST: usize = 256;
/// The most neurons of the layers behind it.
pub(crate) const NARROW: usize = 64;

/// What the heads look at; zero behind the last neuron.
pub(crate) type Body = [f32; NARROW];

/// The weights of one game.
#[derive(Debug)]
pub struct Network {
    features: usize,
    seats: usize,
    points: f32,
    first: Rows,
    second: Rows,
    third: Rows,
    /// By output: the value of each relative seat, then its points.
    judge: Head,
    moves: Head,
}

/// Outputs, each with a row of weights.
#[derive(Debug)]
struct Head {
    wide: usize,
    weights: Vec<f32>,
    bias: Vec<f32>,
}

impl Head {
    fn output(&self, body: &Body, number: usize) -> f32 {
        dot(&self.weights[number * self.wide..][..self.wide], body) + self.bias[number]
    }
}

impl Network {
    /// Reads weights as `training/export.py` writes them; `None` if they are of another shape.
    pub fn from_bytes(bytes: &[u8]) -> Option<Network> {
        let mut source = Source::new(bytes)?;
        let [features, wide, narrow, moves, seats] = source.sizes()?;
        let fits =
            |neurons: usize, most: usize| neurons.is_multiple_of(BLOCK) && (1..=most).contains(&neurons);
        if !fits(wide, WIDEST) || !fits(narrow, NARROW) || seats == 0 || moves == 0 {
            return None;
        }
        let points = source.float()?;
        let first = source.layer(features, wide)?;
        let second = source.layer(wide, narrow)?;
        let third = source.layer(narrow, narrow)?;
        let mut head = |outputs: usize| {
            let weights = source.floats(outputs * narrow)?;
            Some(Head { wide: narrow, weights, bias: source.floats(outputs)? })
        };
        let (judge, moves) = (head(2 * seats)?, head(moves)?);
        let network = Network { features, seats, points, first, second, third, judge, moves };
        source.is_at_end().then_some(network)
    }

    /// How many moves, features and seats it was made for.
    pub fn sizes(&self) -> (usize, usize, usize) {
        (self.moves.bias.len(), self.features, self.seats)
    }

    /// The layers behind the first one.
    fn body(&self, wide: &[f32]) -> Body {
        let (mut second, mut third) = ([0.0; NARROW], [0.0; NARROW]);
        self.second.apply(wide, &mut second);
        self.third.apply(&second[..self.third.bias.len()], &mut third);
        core::array::from_fn(|at| second[at].max(0.0) + third[at].max(0.0))
    }

    /// The expected result of the seat that sits `step` seats after the observer: 1 is a win, 0 the last place.
    fn value(&self, body: &Body, step: usize) -> f32 {
        1.0 / (1.0 + (-self.judge.output(body, step)).exp())
    }

    /// The points it expects for that seat.
    fn points(&self, body: &Body, step: usize) -> f32 {
        self.points * self.judge.output(body, self.seats + step)
    }

    /// How good a move looks. Only differences count: a move with one more is `e` times as likely to be played.
    fn look(&self, body: &Body, number: usize) -> f32 {
        self.moves.output(body, number)
    }
}
