//! Lines played to the end of the match, for those who ask about points.
//!
//! A search judges who is likely to win after a few moves, and a judgement has no points. So some of its iterations go on
//! from there as play-outs do, until the match is over. That changes nothing in the search itself: it has its own dice.

use cowbell_rules::{Turn, quick};

use super::Search;
use crate::eval::{Evaluate, Values, Worth};

/// Every fourth iteration is played to the end, which takes longer than all the rest of it.
const EVERY: u32 = 4;

/// The points with which lines have ended.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Tally {
    lines: u32,
    sums: [f64; cowbell_rules::MAX_SEATS],
    squares: [f64; cowbell_rules::MAX_SEATS],
}

impl Tally {
    pub(crate) fn add(&mut self, points: &Values) {
        self.lines += 1;
        for (seat, points) in points.iter().enumerate() {
            self.sums[seat] += f64::from(*points);
            self.squares[seat] += f64::from(*points).powi(2);
        }
    }

    /// Adds the lines of another search.
    pub(crate) fn merge(&mut self, other: &Tally) {
        self.lines += other.lines;
        self.sums.iter_mut().zip(other.sums).for_each(|(sum, other)| *sum += other);
        self.squares.iter_mut().zip(other.squares).for_each(|(sum, other)| *sum += other);
    }

    pub(crate) fn mean(&self) -> Values {
        self.sums.map(|sum| (sum / f64::from(self.lines.max(1))) as f32)
    }

    /// The standard error of the mean of a seat. A single line is a known result.
    pub(crate) fn error(&self, seat: usize) -> f32 {
        let lines = f64::from(self.lines);
        if self.lines < 2 {
            return 0.0;
        }
        let spread = self.squares[seat] - self.sums[seat].powi(2) / lines;
        (spread.max(0.0) / (lines - 1.0) / lines).sqrt() as f32
    }
}

impl<G: Evaluate> Search<G> {
    /// The same, which plays some lines to the end if the game is about points.
    pub(crate) fn counting(self) -> Search<G> {
        Search { tally: G::POINTS.map(|_| Tally::default()), ..self }
    }

    /// The points of the lines that were played to the end.
    pub(crate) fn tally(&self) -> Tally {
        self.tally.unwrap_or_default()
    }

    /// Plays an iteration to the end, if its turn has come.
    pub(super) fn count(&mut self, mut world: G) {
        if self.tally.is_none() || self.iterations % EVERY != 1 {
            return;
        }
        let own = quick(self.dice.clone().u64(..));
        let dice = core::mem::replace(&mut self.dice, own);
        loop {
            match world.turn() {
                Turn::Over => break,
                Turn::Seat(seat) => self.play_one(&mut world, seat),
                Turn::Chance => {
                    let chance = world.draw(&mut self.dice);
                    world.settle(chance);
                }
            }
        }
        self.dice = dice;
        if let Some(tally) = &mut self.tally {
            tally.add(&Worth::of(&world).points);
        }
    }
}
