//! Many matches of one game, stepped side by side on all cores. Nothing allocates between two steps.

use cowbell_bots::{Evaluate, Visitor, visit};
use cowbell_catalog::{OpenError, Options, options_of};
use cowbell_rules::{Encode, Game};

use crate::batch_row::{BatchRow, Desk, Opponents, RowOut, mix};

/// Below this many matches a core is not worth waking.
const LEAST: usize = 32;

/// What a batch writes, one row a match.
pub(crate) struct Out<'a> {
    pub(crate) observation: &'a mut [f32],
    pub(crate) mask: &'a mut [bool],
    pub(crate) reward: &'a mut [f32],
    pub(crate) done: &'a mut [bool],
    pub(crate) to_move: &'a mut [i32],
    pub(crate) last: &'a mut [f32],
    pub(crate) seed: &'a mut [u64],
    pub(crate) score: &'a mut [f32],
    pub(crate) watcher: &'a mut [i32],
    pub(crate) watched: &'a mut [f32],
}

/// How many values of each array belong to one match.
#[derive(Clone, Copy)]
struct Widths {
    features: usize,
    moves: usize,
    seats: usize,
    watched: usize,
}

impl<'a> Out<'a> {
    fn widths(&self) -> Widths {
        let n = self.done.len().max(1);
        Widths {
            features: self.observation.len() / n,
            moves: self.mask.len() / n,
            seats: self.reward.len() / n,
            watched: self.watched.len() / n,
        }
    }

    /// Takes away the first `rows` rows.
    fn split_off(&mut self, rows: usize, Widths { features, moves, seats, watched }: Widths) -> Out<'a> {
        Out {
            observation: split_off(&mut self.observation, rows * features),
            mask: split_off(&mut self.mask, rows * moves),
            reward: split_off(&mut self.reward, rows * seats),
            done: split_off(&mut self.done, rows),
            to_move: split_off(&mut self.to_move, rows),
            last: split_off(&mut self.last, rows * features),
            seed: split_off(&mut self.seed, rows),
            score: split_off(&mut self.score, rows * seats),
            watcher: split_off(&mut self.watcher, rows),
            watched: split_off(&mut self.watched, rows * watched),
        }
    }

    /// What one match writes. Always inlined: these are ten pointers that are used at once.
    #[inline(always)]
    fn row(&mut self, index: usize, Widths { features, moves, seats, watched }: Widths) -> RowOut<'_> {
        RowOut {
            observation: &mut self.observation[index * features..][..features],
            mask: &mut self.mask[index * moves..][..moves],
            reward: &mut self.reward[index * seats..][..seats],
            done: &mut self.done[index],
            to_move: &mut self.to_move[index],
            last: &mut self.last[index * features..][..features],
            seed: &mut self.seed[index],
            score: &mut self.score[index * seats..][..seats],
            watcher: &mut self.watcher[index],
            watched: &mut self.watched[index * watched..][..watched],
        }
    }
}

/// Takes away the first `count` values.
fn split_off<'a, T>(array: &mut &'a mut [T], count: usize) -> &'a mut [T] {
    let (first, rest) = core::mem::take(array).split_at_mut(count);
    *array = rest;
    first
}

/// A batch of any game.
pub(crate) trait Batch: Send + Sync {
    /// Moves, features, seats.
    fn sizes(&self) -> (usize, usize, usize);
    /// Begins again from this seed.
    fn reset(&mut self, seed: u64, out: Out<'_>);
    /// The first match in which this move is not legal.
    fn illegal(&self, moves: &[i64]) -> Option<usize>;
    /// Makes one legal move in each match.
    fn step(&mut self, moves: &[i64], out: Out<'_>);
    /// Picks a legal move in each match.
    fn sample(&mut self, out: &mut [i64]);
}

struct BatchRows<G: Game> {
    fresh: G,
    rows: Vec<BatchRow<G>>,
    opponents: Opponents,
    /// This number of matches is stepped in one go.
    grain: usize,
}

impl<G: Encode + Evaluate> BatchRows<G> {
    fn each(
        &mut self,
        moves: &[i64],
        out: Out<'_>,
        work: impl Fn(&mut BatchRow<G>, i64, &mut Desk<'_, G>, RowOut<'_>) + Sync,
    ) {
        let desk = || Desk::new(&self.fresh, &self.opponents);
        spread(&mut self.rows, moves, out, self.grain, &desk, &work);
    }
}

/// Halves the work until the halves are small, and leaves it to the pool who does which.
fn spread<'a, G: Encode + Evaluate + 'a>(
    rows: &mut [BatchRow<G>],
    moves: &[i64],
    mut out: Out<'_>,
    grain: usize,
    desk: &(impl Fn() -> Desk<'a, G> + Sync),
    work: &(impl Fn(&mut BatchRow<G>, i64, &mut Desk<'_, G>, RowOut<'_>) + Sync),
) {
    if rows.len() <= grain {
        let (mut desk, widths) = (desk(), out.widths());
        for (index, (row, number)) in rows.iter_mut().zip(moves).enumerate() {
            work(row, *number, &mut desk, out.row(index, widths));
        }
        return;
    }
    let half = rows.len() / 2;
    let (first, second) = rows.split_at_mut(half);
    let (before, after) = moves.split_at(half);
    let left = out.split_off(half, out.widths());
    rayon::join(
        || spread(first, before, left, grain, desk, work),
        || spread(second, after, out, grain, desk, work),
    );
}

impl<G: Encode + Evaluate> Batch for BatchRows<G> {
    fn sizes(&self) -> (usize, usize, usize) {
        (G::MOVES, G::FEATURES, self.fresh.seats())
    }

    fn reset(&mut self, seed: u64, out: Out<'_>) {
        let roots = (0..self.rows.len()).map(|index| mix(seed, index as u64));
        self.rows.iter_mut().zip(roots).for_each(|(row, root)| *row = BatchRow::new(&self.fresh, root));
        let nothing = vec![0; self.rows.len()];
        self.each(&nothing, out, |row, _, desk, out| row.begin(desk, out));
    }

    fn illegal(&self, moves: &[i64]) -> Option<usize> {
        self.rows.iter().zip(moves).position(|(row, number)| !row.allows(*number))
    }

    fn step(&mut self, moves: &[i64], out: Out<'_>) {
        self.each(moves, out, BatchRow::step);
    }

    fn sample(&mut self, out: &mut [i64]) {
        self.rows.iter_mut().zip(out).for_each(|(row, place)| *place = row.sample());
    }
}

/// A batch of `n` matches on `threads` threads.
pub(crate) fn open(
    slug: &str,
    options: &Options,
    n: usize,
    opponents: Opponents,
    threads: usize,
) -> Result<Box<dyn Batch>, OpenError> {
    struct Open<'a> {
        options: &'a Options,
        n: usize,
        opponents: Opponents,
        threads: usize,
    }
    impl Visitor for Open<'_> {
        type Out = Result<Box<dyn Batch>, OpenError>;
        fn visit<G: Evaluate>(&mut self) -> Self::Out {
            let fresh = G::new(&options_of::<G>(self.options)?);
            let rows = vec![BatchRow::new(&fresh, 0); self.n];
            let grain = if self.threads == 1 { self.n } else { self.n.div_ceil(4 * self.threads).max(LEAST) };
            let opponents = core::mem::take(&mut self.opponents);
            Ok(Box::new(BatchRows { fresh, rows, opponents, grain }))
        }
    }
    visit(slug, &mut Open { options, n, opponents, threads })
        .unwrap_or_else(|| Err(OpenError::NoSuchGame(slug.to_string())))
}
