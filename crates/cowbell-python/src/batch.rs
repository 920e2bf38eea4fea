//! Many matches of one game, stepped side by side on all cores. Nothing allocates between two steps.

use cowbell_bots::Evaluate;
use cowbell_catalog::{OpenError, Options, options_of};
use cowbell_rules::{Encode, Game};

use crate::lane::{Desk, Lane, Opponents, Row, mix};

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
}

impl<'a> Out<'a> {
    /// The first `rows` rows, and the others.
    fn split(self, rows: usize) -> (Out<'a>, Out<'a>) {
        let n = self.done.len();
        let width = |len: usize| rows * (len / n);
        let observation = self.observation.split_at_mut(width(self.observation.len()));
        let mask = self.mask.split_at_mut(width(self.mask.len()));
        let reward = self.reward.split_at_mut(width(self.reward.len()));
        let done = self.done.split_at_mut(rows);
        let to_move = self.to_move.split_at_mut(rows);
        let last = self.last.split_at_mut(width(self.last.len()));
        let seed = self.seed.split_at_mut(rows);
        let half = |o, m, r, d, t, l, s| Out {
            observation: o,
            mask: m,
            reward: r,
            done: d,
            to_move: t,
            last: l,
            seed: s,
        };
        (
            half(observation.0, mask.0, reward.0, done.0, to_move.0, last.0, seed.0),
            half(observation.1, mask.1, reward.1, done.1, to_move.1, last.1, seed.1),
        )
    }

    fn rows(self) -> impl Iterator<Item = Row<'a>> {
        let n = self.done.len();
        let (features, moves, seats) =
            (self.observation.len() / n, self.mask.len() / n, self.reward.len() / n);
        let rows = self.observation.chunks_exact_mut(features).zip(self.mask.chunks_exact_mut(moves));
        let rows = rows.zip(self.reward.chunks_exact_mut(seats)).zip(self.last.chunks_exact_mut(features));
        let numbers = self.done.iter_mut().zip(self.to_move).zip(self.seed);
        rows.zip(numbers).map(|((((observation, mask), reward), last), ((done, to_move), seed))| Row {
            observation,
            mask,
            reward,
            done,
            to_move,
            last,
            seed,
        })
    }
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

struct Lanes<G: Game> {
    fresh: G,
    lanes: Vec<Lane<G>>,
    opponents: Opponents,
    /// So many matches are stepped in one go.
    grain: usize,
}

impl<G: Encode + Evaluate> Lanes<G> {
    fn each(
        &mut self,
        moves: &[i64],
        out: Out<'_>,
        work: impl Fn(&mut Lane<G>, i64, &mut Desk<'_, G>, Row<'_>) + Sync,
    ) {
        let desk = || Desk::new(&self.fresh, &self.opponents);
        spread(&mut self.lanes, moves, out, self.grain, &desk, &work);
    }
}

/// Halves the work until the halves are small, and leaves it to the pool who does which.
fn spread<'a, G: Encode + Evaluate + 'a>(
    lanes: &mut [Lane<G>],
    moves: &[i64],
    out: Out<'_>,
    grain: usize,
    desk: &(impl Fn() -> Desk<'a, G> + Sync),
    work: &(impl Fn(&mut Lane<G>, i64, &mut Desk<'_, G>, Row<'_>) + Sync),
) {
    if lanes.len() <= grain {
        let mut desk = desk();
        for ((lane, number), row) in lanes.iter_mut().zip(moves).zip(out.rows()) {
            work(lane, *number, &mut desk, row);
        }
        return;
    }
    let half = lanes.len() / 2;
    let (first, second) = lanes.split_at_mut(half);
    let (before, after) = moves.split_at(half);
    let (left, right) = out.split(half);
    rayon::join(
        || spread(first, before, left, grain, desk, work),
        || spread(second, after, right, grain, desk, work),
    );
}

impl<G: Encode + Evaluate> Batch for Lanes<G> {
    fn sizes(&self) -> (usize, usize, usize) {
        (G::MOVES, G::FEATURES, self.fresh.seats())
    }

    fn reset(&mut self, seed: u64, out: Out<'_>) {
        let roots = (0..self.lanes.len()).map(|index| mix(seed, index as u64));
        self.lanes.iter_mut().zip(roots).for_each(|(lane, root)| *lane = Lane::new(&self.fresh, root));
        let nothing = vec![0; self.lanes.len()];
        self.each(&nothing, out, |lane, _, desk, row| lane.begin(desk, row));
    }

    fn illegal(&self, moves: &[i64]) -> Option<usize> {
        self.lanes.iter().zip(moves).position(|(lane, number)| !lane.allows(*number))
    }

    fn step(&mut self, moves: &[i64], out: Out<'_>) {
        self.each(moves, out, Lane::step);
    }

    fn sample(&mut self, out: &mut [i64]) {
        self.lanes.iter_mut().zip(out).for_each(|(lane, place)| *place = lane.sample());
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
    fn set_up<G: Encode + Evaluate>(
        options: &Options,
        n: usize,
        opponents: Opponents,
        threads: usize,
    ) -> Result<Box<dyn Batch>, OpenError> {
        let fresh = G::new(&options_of::<G>(options)?);
        let lanes = vec![Lane::new(&fresh, 0); n];
        let grain = if threads == 1 { n } else { n.div_ceil(4 * threads).max(LEAST) };
        Ok(Box::new(Lanes { fresh, lanes, opponents, grain }))
    }
    macro_rules! dispatch {
        ($($game:ty,)*) => {
            $(if slug == <$game as Game>::INFO.slug {
                return set_up::<$game>(options, n, opponents, threads);
            })*
        };
    }
    cowbell_catalog::games!(dispatch);
    Err(OpenError::NoSuchGame(slug.to_string()))
}
