//! Where randomness comes from: always from outside. The rules own no random source.

use crate::Game;

/// A source of uniform numbers. The code that runs a match provides one.
pub trait Dice {
    /// A number from 0 to `n - 1`, each equally likely. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;
}

/// Fast seeded dice for play-outs, tests and benchmarks. Not for matches in which players must trust the dice.
impl Dice for fastrand::Rng {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        self.u32(..n)
    }
}

impl<D: Dice + ?Sized> Dice for &mut D {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

impl<D: Dice + ?Sized> Dice for Box<D> {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

/// Fast dice from a seed: equal seeds give equal numbers.
pub fn quick(seed: u64) -> fastrand::Rng {
    fastrand::Rng::with_seed(seed)
}

/// Picks an index with probability proportional to its weight.
///
/// # Panics
///
/// If all weights are zero.
#[inline]
pub fn weighted<D: Dice + ?Sized>(dice: &mut D, weights: &[u8]) -> usize {
    let total: u32 = weights.iter().map(|w| u32::from(*w)).sum();
    let mut rest = dice.below(total);
    for (index, weight) in weights.iter().enumerate() {
        let weight = u32::from(*weight);
        if rest < weight {
            return index;
        }
        rest -= weight;
    }
    unreachable!("the weights add up to {total}")
}

/// Draws an outcome of the pending random event from its list: with a number below the sum of all weights, the first
/// outcome whose weight and those before it add up to more. Slower than [`Game::draw`], but it needs nothing but the
/// list, so that anyone can repeat the draw with the same number.
///
/// # Panics
///
/// If no random event is pending.
pub fn draw_listed<G: Game, D: Dice + ?Sized>(state: &G, dice: &mut D) -> G::Chance {
    let mut chances = Vec::new();
    state.chances(&mut chances);
    draw_from(&chances, dice)
}

/// Draws from a list of outcomes with their weights, as [`draw_listed`] does.
///
/// # Panics
///
/// If the list is empty.
pub fn draw_from<C: Copy, D: Dice + ?Sized>(chances: &[(C, u32)], dice: &mut D) -> C {
    let mut rest = dice.below(chances.iter().map(|(_, weight)| weight).sum());
    for (chance, weight) in chances {
        if rest < *weight {
            return *chance;
        }
        rest -= weight;
    }
    panic!("no random event is pending");
}
