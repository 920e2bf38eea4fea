//! What bots think of a match: their move, an analysis of a position or of a whole match, the judgement of a network. Other Python
//! threads run meanwhile.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use cowbell_bots::analysis::analyst_any;
use cowbell_bots::{Bot, Budget, Level, analyse_any, judge_any, mind_any, search::Limit};
use cowbell_catalog::AnyMatch;
use cowbell_rules::Seat;
use pyo3::prelude::*;
use pyo3::types::PyBool;

use crate::convert::to_python;
use crate::errors::bad;

/// The move of a bot.
pub(crate) fn decide(
    py: Python<'_>,
    game: &dyn AnyMatch,
    seat: Seat,
    level: &str,
    seed: u64,
) -> PyResult<String> {
    let bot: Bot = level.parse().map_err(bad)?;
    let thought = py.detach(|| mind_any(game.info().slug, bot, seat, seed).decide(game, Limit::default()));
    Ok(thought.best().clone())
}

/// What each seat can expect, and how good the moves are.
pub(crate) fn analyse<'py>(
    py: Python<'py>,
    game: &dyn AnyMatch,
    seat: Seat,
    (iterations, threads): (u32, usize),
    seed: u64,
) -> PyResult<Bound<'py, PyAny>> {
    let budget = Budget::of(Level::Expert).exactly(iterations.max(1)).on(threads.max(1));
    let thought = py.detach(|| analyse_any(game, seat, budget, seed, Limit::default()));
    to_python(py, &thought)
}

/// What was luck and what was skill in the match, within some seconds or by a number of passes. `progress` is told after every
/// item and can end the work by returning `False`; what is known by then is the answer.
pub(crate) fn review<'py>(
    py: Python<'py>,
    game: &dyn AnyMatch,
    seconds: f64,
    passes: Option<u32>,
    seed: u64,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    if passes.is_none() && !(seconds > 0.0 && seconds < 1e6) || passes == Some(0) {
        return Err(bad("an analysis takes some seconds, or one pass or more"));
    }
    let until = passes.is_none().then(|| Instant::now() + Duration::from_secs_f64(seconds));
    let stop = AtomicBool::new(false);
    let mut failed = None;
    let review = py.detach(|| {
        let mut analyst = analyst_any(game, seed);
        let limit = Limit { until, stop: Some(&stop) };
        analyst.work(passes.unwrap_or(16), limit, &mut |now| {
            let goes_on = Python::attach(|py| {
                // Ctrl-C, as everywhere in Python.
                py.check_signals()?;
                let Some(progress) = &progress else { return Ok(true) };
                let answer = progress.call1(py, (now.pass, now.done, now.items))?;
                Ok(!answer.bind(py).is(PyBool::new(py, false)))
            });
            match goes_on {
                Ok(true) => {}
                Ok(false) => stop.store(true, Ordering::Relaxed),
                Err(error) => {
                    failed = Some(error);
                    stop.store(true, Ordering::Relaxed);
                }
            }
        });
        analyst.review()
    });
    match failed {
        Some(error) => Err(error),
        None => to_python(py, &review),
    }
}

/// What a network expects.
pub(crate) fn judge<'py>(py: Python<'py>, game: &dyn AnyMatch, seat: Seat) -> PyResult<Bound<'py, PyAny>> {
    let judged = judge_any(game, seat);
    let judged = judged.ok_or_else(|| bad(format!("no network has learned {}", game.info().slug)))?;
    to_python(py, &judged)
}
