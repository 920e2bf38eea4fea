//! Where randomness comes from: always from outside. The rules own no random source.

/// A source of uniform numbers. Whoever runs a match brings one.
pub trait Dice {
    /// A number from 0 to `n - 1`, each equally likely. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;
}

/// Fast seeded dice for play-outs, tests and benchmarks. Not for dealt chance that somebody must trust.
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

/// Fast dice from a seed: equal seeds, equal throws.
pub fn quick(seed: u64) -> fastrand::Rng {
    fastrand::Rng::with_seed(seed)
}

/// Picks an index with probability proportional to its weight. The weights add up to at least 1.
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
