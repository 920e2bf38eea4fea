//! `cowbell.VecMatch`: a batch whose results stand in NumPy arrays that are written in place.

use std::thread::available_parallelism;

use cowbell_bots::Bot;
use cowbell_rules::{MAX_SEATS, Seat};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use pyo3::prelude::*;
use pyo3::types::{PyAny, PyDict};

use crate::batch::{self, Batch, Out};
use crate::convert::options;
use crate::errors::{IllegalMove, bad};

/// Many matches.
#[pyclass(name = "VecMatch", module = "cowbell._native")]
pub(crate) struct PyVecMatch {
    batch: Box<dyn Batch>,
    /// Its own threads; none where one is enough.
    pool: Option<rayon::ThreadPool>,
    game: String,
    n: usize,
    seed: u64,
    observation: Py<PyArray2<f32>>,
    mask: Py<PyArray2<bool>>,
    reward: Py<PyArray2<f32>>,
    done: Py<PyArray1<bool>>,
    to_move: Py<PyArray1<i32>>,
    final_observation: Py<PyArray2<f32>>,
    seeds: Py<PyArray1<u64>>,
    score: Py<PyArray2<f32>>,
    watcher: Py<PyArray1<i32>>,
    watched: Py<PyArray2<f32>>,
}

impl PyVecMatch {
    /// Lets the batch write into the arrays, without the interpreter's lock.
    fn write(&mut self, py: Python<'_>, work: impl FnOnce(&mut dyn Batch, Out<'_>) + Send) -> PyResult<()> {
        let mut observation = self.observation.bind(py).try_readwrite().map_err(bad)?;
        let mut mask = self.mask.bind(py).try_readwrite().map_err(bad)?;
        let mut reward = self.reward.bind(py).try_readwrite().map_err(bad)?;
        let mut done = self.done.bind(py).try_readwrite().map_err(bad)?;
        let mut to_move = self.to_move.bind(py).try_readwrite().map_err(bad)?;
        let mut last = self.final_observation.bind(py).try_readwrite().map_err(bad)?;
        let mut seed = self.seeds.bind(py).try_readwrite().map_err(bad)?;
        let mut score = self.score.bind(py).try_readwrite().map_err(bad)?;
        let mut watcher = self.watcher.bind(py).try_readwrite().map_err(bad)?;
        let mut watched = self.watched.bind(py).try_readwrite().map_err(bad)?;
        let out = Out {
            observation: observation.as_slice_mut().map_err(bad)?,
            mask: mask.as_slice_mut().map_err(bad)?,
            reward: reward.as_slice_mut().map_err(bad)?,
            done: done.as_slice_mut().map_err(bad)?,
            to_move: to_move.as_slice_mut().map_err(bad)?,
            last: last.as_slice_mut().map_err(bad)?,
            seed: seed.as_slice_mut().map_err(bad)?,
            score: score.as_slice_mut().map_err(bad)?,
            watcher: watcher.as_slice_mut().map_err(bad)?,
            watched: watched.as_slice_mut().map_err(bad)?,
        };
        let (batch, pool) = (&mut *self.batch, &self.pool);
        py.detach(|| match pool {
            Some(pool) => pool.install(|| work(batch, out)),
            None => work(batch, out),
        });
        Ok(())
    }
}

/// Bots by seat: `{1: "medium"}`, or one for all seats but the first.
#[derive(FromPyObject)]
pub(crate) enum Against {
    Everyone(String),
    Seats(std::collections::BTreeMap<usize, String>),
}

fn opponents(against: Option<Against>, seats: usize) -> PyResult<[Option<Bot>; MAX_SEATS]> {
    let mut bots = [None; MAX_SEATS];
    match against {
        None => {}
        Some(Against::Everyone(level)) => {
            let bot: Bot = level.parse().map_err(bad)?;
            bots[1..].fill(Some(bot));
        }
        Some(Against::Seats(levels)) => {
            for (seat, level) in levels {
                let place = bots.get_mut(seat).filter(|_| seat < seats);
                *place.ok_or_else(|| bad(format!("the seats are 0 to {}", seats - 1)))? =
                    Some(level.parse().map_err(bad)?);
            }
        }
    }
    match Seat::all(seats).all(|seat| bots[seat.index()].is_some()) {
        true => Err(bad("every seat has a bot: nobody is left to learn")),
        false => Ok(bots),
    }
}

#[pymethods]
impl PyVecMatch {
    #[new]
    #[pyo3(signature = (game, n, options=None, seed=0, opponents=None, threads=None, watch=false))]
    #[expect(clippy::too_many_arguments, reason = "they are Python's keywords")]
    fn open(
        py: Python<'_>,
        game: &str,
        n: usize,
        options: Option<&Bound<'_, PyDict>>,
        seed: u64,
        opponents: Option<Against>,
        threads: Option<usize>,
        watch: bool,
    ) -> PyResult<PyVecMatch> {
        let options = self::options(options)?;
        let threads = threads.unwrap_or_else(|| available_parallelism().map_or(1, usize::from)).max(1);
        if n == 0 {
            return Err(bad("a batch has at least one match"));
        }
        let seats = cowbell_catalog::open(game, &options).map_err(bad)?.seats();
        let bots = self::opponents(opponents, seats)?;
        let batch = batch::open(game, &options, n, bots, threads).map_err(bad)?;
        let (moves, features, seats) = batch.sizes();
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads);
        let mut new = PyVecMatch {
            batch,
            pool: (threads > 1).then(|| pool.build().map_err(bad)).transpose()?,
            game: game.to_string(),
            n,
            seed,
            observation: PyArray2::zeros(py, [n, features], false).unbind(),
            mask: PyArray2::zeros(py, [n, moves], false).unbind(),
            reward: PyArray2::zeros(py, [n, seats], false).unbind(),
            done: PyArray1::zeros(py, n, false).unbind(),
            to_move: PyArray1::zeros(py, n, false).unbind(),
            final_observation: PyArray2::zeros(py, [n, features], false).unbind(),
            seeds: PyArray1::zeros(py, n, false).unbind(),
            score: PyArray2::zeros(py, [n, seats], false).unbind(),
            watcher: PyArray1::zeros(py, n, false).unbind(),
            watched: PyArray2::zeros(py, [n, if watch { features } else { 0 }], false).unbind(),
        };
        new.reset(py, Some(seed))?;
        Ok(new)
    }

    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<u64>) -> PyResult<()> {
        self.seed = seed.unwrap_or(self.seed);
        let seed = self.seed;
        self.write(py, |batch, out| batch.reset(seed, out))
    }

    fn step(&mut self, py: Python<'_>, moves: &Bound<'_, PyAny>) -> PyResult<()> {
        let moves: PyReadonlyArray1<'_, i64> = match moves.extract() {
            Ok(moves) => moves,
            Err(_) => py.import("numpy")?.call_method1("ascontiguousarray", (moves, "int64"))?.extract()?,
        };
        let moves = moves.as_slice().map_err(bad)?;
        if moves.len() != self.n {
            return Err(bad(format!("{} moves for {} matches", moves.len(), self.n)));
        }
        if let Some(index) = self.batch.illegal(moves) {
            let number = moves[index];
            return Err(IllegalMove::new_err(format!(
                "move {number} is not legal in match {index}; nothing was played"
            )));
        }
        self.write(py, |batch, out| batch.step(moves, out))
    }

    #[pyo3(signature = (out=None))]
    fn sample<'py>(
        &mut self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<i64>>>,
    ) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let out = out.unwrap_or_else(|| PyArray1::zeros(py, self.n, false));
        self.batch.sample(crate::convert::room(&out, self.n)?.as_slice_mut().map_err(bad)?);
        Ok(out)
    }

    #[getter]
    fn game(&self) -> &str {
        &self.game
    }

    #[getter]
    fn n(&self) -> usize {
        self.n
    }

    fn __len__(&self) -> usize {
        self.n
    }

    #[getter]
    fn seats(&self) -> usize {
        self.batch.sizes().2
    }

    #[getter]
    fn num_moves(&self) -> usize {
        self.batch.sizes().0
    }

    #[getter]
    fn num_features(&self) -> usize {
        self.batch.sizes().1
    }

    #[getter]
    fn observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f32>> {
        self.observation.bind(py).clone()
    }

    #[getter]
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<bool>> {
        self.mask.bind(py).clone()
    }

    #[getter]
    fn reward<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f32>> {
        self.reward.bind(py).clone()
    }

    #[getter]
    fn done<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.done.bind(py).clone()
    }

    #[getter]
    fn to_move<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i32>> {
        self.to_move.bind(py).clone()
    }

    #[getter]
    fn final_observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f32>> {
        self.final_observation.bind(py).clone()
    }

    #[getter]
    fn seeds<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u64>> {
        self.seeds.bind(py).clone()
    }

    #[getter]
    fn score<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f32>> {
        self.score.bind(py).clone()
    }

    #[getter]
    fn watcher<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i32>> {
        self.watcher.bind(py).clone()
    }

    #[getter]
    fn watched<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f32>> {
        self.watched.bind(py).clone()
    }
}
