//! Layers: rows of weights that are added up.

/// A layer by its inputs: for each a row with one weight for every output.
#[derive(Debug)]
pub(super) struct Rows<const N: usize> {
    pub(super) rows: Vec<[f32; N]>,
    pub(super) bias: [f32; N],
}

impl<const N: usize> Rows<N> {
    /// The outputs for these inputs, with negative ones counted as zero.
    pub(super) fn apply<const M: usize>(&self, inputs: &[f32; M]) -> [f32; N] {
        let mut sums = self.bias;
        for (input, row) in inputs.iter().zip(&self.rows) {
            if *input > 0.0 {
                add(&mut sums, *input, row);
            }
        }
        sums
    }
}

/// Adds a multiple of a row.
#[inline]
pub(super) fn add<const N: usize>(sums: &mut [f32; N], times: f32, row: &[f32; N]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += times * weight;
    }
}

/// The sum of products, in eight sums side by side: in this order on every machine.
#[inline]
pub(super) fn dot<const N: usize>(one: &[f32; N], other: &[f32; N]) -> f32 {
    const { assert!(N.is_multiple_of(8)) };
    let mut sums = [0.0; 8];
    for (one, other) in one.as_chunks::<8>().0.iter().zip(other.as_chunks::<8>().0) {
        for ((sum, one), other) in sums.iter_mut().zip(one).zip(other) {
            *sum += one * other;
        }
    }
    let [a, b, c, d, e, f, g, h] = sums;
    ((a + e) + (b + f)) + ((c + g) + (d + h))
}
