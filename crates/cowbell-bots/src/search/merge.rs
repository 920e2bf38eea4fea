//! Root parallelism: several trees with seeds of their own, one thread each, and one sum of what they found.

use cowbell_rules::MAX_SEATS;

use super::tree::NodeKind;
use super::{Limit, Search};
use crate::eval::{Evaluate, Values};

/// A move at the root and what the search found about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MoveStats<M> {
    /// The move.
    pub mv: M,
    /// How often it was tried.
    pub visits: u32,
    /// The mean result for the seat to move.
    pub value: f32,
}

/// What a search found.
#[derive(Clone, PartialEq, Debug)]
pub struct Found<M> {
    /// The legal moves, the most visited first; empty if no seat is to move.
    pub lines: Vec<MoveStats<M>>,
    /// The result each seat can expect.
    pub values: Values,
    /// How many iterations it took.
    pub iterations: u32,
}

/// Runs all trees side by side and adds up what they find. The iterations are shared out evenly. With equal trees
/// and no limit the result is always the same, however the threads are scheduled.
pub fn search<G: Evaluate>(trees: &mut [Search<G>], iterations: u32, limit: Limit<'_>) -> Found<G::Move> {
    let each = iterations.div_ceil(trees.len() as u32);
    if let [only] = trees {
        only.run(each, limit);
    } else {
        std::thread::scope(|scope| {
            for tree in trees.iter_mut() {
                scope.spawn(move || tree.run(each, limit));
            }
        });
    }
    sum(trees)
}

fn sum<G: Evaluate>(trees: &[Search<G>]) -> Found<G::Move> {
    let mut moves = Vec::new();
    trees[0].root.legal_moves(&mut moves);
    let mut tried = vec![(0u32, 0.0f32); moves.len()];
    let mut found = Found { lines: Vec::new(), values: [0.0; MAX_SEATS], iterations: 0 };
    for tree in trees {
        found.iterations += tree.iterations;
        found.values.iter_mut().zip(tree.totals).for_each(|(sum, total)| *sum += total);
        if let NodeKind::Seat(_) = tree.tree.node(tree.top).kind {
            for edge in tree.tree.edges(tree.top) {
                if let Ok(index) = moves.binary_search(&edge.mv) {
                    tried[index].0 += edge.visits;
                    tried[index].1 += edge.total;
                }
            }
        }
    }
    found.values.iter_mut().for_each(|value| *value /= found.iterations.max(1) as f32);
    found.lines = moves
        .iter()
        .zip(tried)
        .map(|(mv, (visits, total))| MoveStats { mv: *mv, visits, value: total / visits.max(1) as f32 })
        .collect();
    // A stable sort: equally visited moves stay in the order of the rules.
    found.lines.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
    found
}
