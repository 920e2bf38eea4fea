//! One lesson as bytes: a fixed number for each game, so that a reader can map a file as a table.
//!
//! The observation and the hunch of the hand-written evaluation (integers, 120 for one), then by seat, observer first: what the search expects, how the match
//! ended (both in 65535ths), and the points; then how many seats there are, whether the result counts, whether the
//! row shows moves, a spare byte; the legal moves as bits; and the moves searched most, each with its share in 65535ths.

use std::io::{self, Write};

use cowbell_rules::{Encode, Seat, Standing, quick};
use serde::Serialize;

use crate::eval::Evaluate;
use crate::network::hunch;
use crate::think::Thought;

/// This many moves come with their shares.
const SHOWN: usize = 24;

/// What a row of a game consists of.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Shape {
    /// Values of the observation, and the hunch behind them.
    pub features: usize,
    /// The most seats.
    pub seats: usize,
    /// All moves as text, by number.
    pub moves: Vec<String>,
    /// Moves that come with their shares.
    pub shown: usize,
    /// Bytes of a row.
    pub bytes: usize,
}

impl Shape {
    pub(super) fn of<G: Encode>() -> Shape {
        let seats = G::INFO.seats.1;
        Shape {
            features: G::FEATURES + 1,
            seats,
            moves: (0..G::MOVES).map(|number| G::numbered(number).to_string()).collect(),
            shown: SHOWN,
            bytes: G::FEATURES + 1 + 6 * seats + 4 + G::MOVES.div_ceil(8) + 4 * SHOWN,
        }
    }
}

/// A position and what was found about it.
pub(super) struct Lesson {
    seat: Seat,
    observation: Vec<i8>,
    /// By seat.
    values: Vec<f32>,
    legal: Vec<u8>,
    shares: Vec<(u16, u16)>,
    /// Whether what the match came to says something about this position.
    pub(super) counts: bool,
}

/// A share as a whole number.
fn whole(share: f32) -> u16 {
    (share.clamp(0.0, 1.0) * 65_535.0).round() as u16
}

impl Lesson {
    pub(super) fn of<G: Evaluate>(
        state: &G,
        seat: Seat,
        thought: &Thought<G::Move>,
        shows_moves: bool,
    ) -> Lesson {
        // What is there for every reader to see must not tell what the seat does not know.
        let state = &state.resample(seat, &mut quick(0));
        let mut observation = vec![0.0; G::FEATURES + 1];
        state.observe(seat, &mut observation[..G::FEATURES]);
        observation[G::FEATURES] = hunch(state, seat);
        let mut values = thought.values.clone();
        // A search tries bad moves as well: between two, the best one tells more than the mean of all.
        if let ([_, _], cowbell_rules::Turn::Seat(mover)) = (&values[..], state.turn()) {
            let value = thought.moves[0].value;
            values[mover.index()] = value;
            values[mover.other().index()] = 1.0 - value;
        }
        let mut legal = vec![0; G::MOVES.div_ceil(8)];
        let mut shares = Vec::new();
        if shows_moves {
            for ranked in &thought.moves {
                let number = G::number(ranked.mv);
                legal[number / 8] |= 1 << (number % 8);
                if shares.len() < SHOWN {
                    shares.push((number as u16, whole(ranked.share)));
                }
            }
        }
        let observation = observation.iter().map(|value| (value * 120.0).round() as i8).collect();
        Lesson { seat, observation, values, legal, shares, counts: true }
    }

    pub(super) fn write<G: Evaluate>(
        &self,
        standing: &Standing,
        seats: usize,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let shape = (G::FEATURES + 1, G::INFO.seats.1);
        let mut bytes = Vec::with_capacity(shape.0 + 6 * shape.1 + 4 + self.legal.len() + 4 * SHOWN);
        bytes.extend(self.observation.iter().map(|value| *value as u8));
        let others = |step: usize| (step < seats).then(|| Seat(((self.seat.index() + step) % seats) as u8));
        let mut put = |of: &dyn Fn(Seat) -> u16| {
            for step in 0..shape.1 {
                bytes.extend(others(step).map_or(0, of).to_le_bytes());
            }
        };
        put(&|seat| whole(self.values[seat.index()]));
        put(&|seat| whole(standing.reward(seat)));
        put(&|seat| standing.scores[seat.index()].clamp(-30_000, 30_000) as i16 as u16);
        bytes.extend([seats as u8, u8::from(self.counts), u8::from(!self.shares.is_empty()), 0]);
        bytes.extend(&self.legal);
        for (number, share) in self.shares.iter().chain([&(0, 0); SHOWN]).take(SHOWN) {
            bytes.extend(number.to_le_bytes());
            bytes.extend(share.to_le_bytes());
        }
        out.write_all(&bytes)
    }
}
