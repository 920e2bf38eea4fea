//! Layers: rows of weights that are added up.

use super::WIDEST;

/// Outputs that are added up together. All layers are multiples of it wide.
pub(super) const BLOCK: usize = 32;

/// A layer by its inputs: for each a row with one weight for every output.
#[derive(Debug)]
pub(super) struct Rows {
    wide: usize,
    weights: Vec<f32>,
    pub(super) bias: Vec<f32>,
}

impl Rows {
    /// A layer with rows as wide as its biases.
    pub(super) fn new(weights: Vec<f32>, bias: Vec<f32>) -> Rows {
        Rows { wide: bias.len(), weights, bias }
    }

    /// Adds multiples of some rows, given by their numbers.
    #[inline]
    pub(super) fn add(&self, inputs: &[(usize, f32)], sums: &mut [f32]) {
        for (block, sums) in sums[..self.wide].as_chunks_mut::<BLOCK>().0.iter_mut().enumerate() {
            // A copy that fits into registers.
            let mut own = *sums;
            for (input, times) in inputs {
                let row = &self.weights[input * self.wide + block * BLOCK..];
                if let Some(row) = row.first_chunk::<BLOCK>() {
                    for (sum, weight) in own.iter_mut().zip(row) {
                        *sum += times * weight;
                    }
                }
            }
            *sums = own;
        }
    }

    /// The outputs for these inputs, of which negative ones count as zero.
    pub(super) fn apply(&self, inputs: &[f32], sums: &mut [f32]) {
        sums[..self.wide].copy_from_slice(&self.bias);
        // Half of them are zero, nobody knows which: a list made without branches spares wrong guesses.
        let mut active = [(0, 0.0); WIDEST];
        let mut count = 0;
        for (number, input) in inputs.iter().enumerate() {
            active[count & (WIDEST - 1)] = (number, *input);
            count += usize::from(*input > 0.0);
        }
        self.add(&active[..count], sums);
    }
}

/// The sum of products, in eight sums side by side: in this order on every machine.
#[inline]
pub(super) fn dot(one: &[f32], other: &[f32]) -> f32 {
    let mut sums = [0.0; 8];
    for (one, other) in one.as_chunks::<8>().0.iter().zip(other.as_chunks::<8>().0) {
        for ((sum, one), other) in sums.iter_mut().zip(one).zip(other) {
            *sum += one * other;
        }
    }
    let [a, b, c, d, e, f, g, h] = sums;
    ((a + e) + (b + f)) + ((c + g) + (d + h))
}
