//! `cowbell.Match`: one match, with moves as text or numbers.

use cowbell_catalog::Record;
use cowbell_rules::{Seat, Turn, Viewer, quick};
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyAny, PyDict};

use crate::batch_row::mix;
use crate::convert::{Which, options, room, to_python};
use crate::errors::{bad, illegal};
use crate::table::{self, Seated, SetUpError, reward, turn_number};
use crate::{svg, thought};

/// One match.
#[pyclass(name = "Match", module = "cowbell._native")]
pub(crate) struct PyMatch {
    pub(crate) table: Seated,
    pub(crate) seed: u64,
    /// Settles chance.
    pub(crate) dice: fastrand::Rng,
    /// Picks moves at random, on a stream of its own: how a match is played does not change what is dealt.
    pub(crate) picks: fastrand::Rng,
    pub(crate) is_explicit: bool,
}

impl PyMatch {
    pub(crate) fn new(table: Seated, seed: u64, is_explicit: bool) -> PyMatch {
        PyMatch { table, seed, dice: quick(seed), picks: quick(!seed), is_explicit }
    }

    pub(crate) fn open_error(error: SetUpError) -> PyErr {
        match error {
            SetUpError::Open(error) => bad(error),
            SetUpError::Position(error) => bad(format!("the position cannot be read: {error}")),
        }
    }

    fn go_on(&mut self) {
        if !self.is_explicit {
            self.table.roll_on(&mut self.dice);
        }
    }

    fn seat(&self, seat: usize) -> PyResult<Seat> {
        let seats = self.table.game().seats();
        if seat < seats {
            Ok(Seat(seat as u8))
        } else {
            Err(bad(format!("the seats are 0 to {}", seats - 1)))
        }
    }

    fn viewer(&self, seat: Option<usize>) -> PyResult<Viewer> {
        seat.map_or(Ok(Viewer::Spectator), |seat| self.seat(seat).map(Viewer::Seat))
    }

    /// The seat meant; without one the seat to move, and where no seat is, the first.
    fn observer(&self, seat: Option<usize>) -> PyResult<Seat> {
        match (seat, self.table.game().turn()) {
            (Some(seat), _) => self.seat(seat),
            (None, Turn::Seat(seat)) => Ok(seat),
            (None, _) => Ok(Seat(0)),
        }
    }

    fn mover(&self) -> PyResult<Seat> {
        match self.table.game().turn() {
            Turn::Seat(seat) => Ok(seat),
            _ => Err(bad("no seat is to move now")),
        }
    }
}

#[pymethods]
impl PyMatch {
    #[new]
    #[pyo3(signature = (game, options=None, seed=None, *, explicit_chance=false, position=None, rules=None))]
    fn open(
        game: &str,
        options: Option<&Bound<'_, PyDict>>,
        seed: Option<u64>,
        explicit_chance: bool,
        position: Option<&str>,
        rules: Option<u32>,
    ) -> PyResult<PyMatch> {
        let options = self::options(options)?;
        let table = table::open(game, rules, &options, position, None).map_err(PyMatch::open_error)?;
        let mut new = PyMatch::new(table, seed.unwrap_or_else(|| fastrand::u64(..)), explicit_chance);
        new.go_on();
        Ok(new)
    }

    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, seed: Option<u64>) {
        self.seed = seed.unwrap_or_else(|| mix(self.seed, 0));
        (self.dice, self.picks) = (quick(self.seed), quick(!self.seed));
        self.table.restart();
        self.go_on();
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.table.game().info().slug
    }

    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.table.game().options())
    }

    #[getter]
    fn rules(&self) -> u32 {
        self.table.game().rules()
    }

    #[getter]
    fn seats(&self) -> usize {
        self.table.game().seats()
    }

    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    #[getter]
    fn turn(&self) -> i32 {
        turn_number(self.table.game().turn())
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.table.game().turn() == Turn::Over
    }

    #[getter]
    fn steps(&self) -> usize {
        self.table.game().steps()
    }

    #[getter]
    fn longest(&self) -> usize {
        self.table.game().longest()
    }

    #[getter]
    fn num_moves(&self) -> usize {
        self.table.game().sizes().0
    }

    #[getter]
    fn num_features(&self) -> usize {
        self.table.game().sizes().1
    }

    fn legal_moves(&self) -> Vec<String> {
        self.table.game().legal()
    }

    fn legal_numbers(&self) -> Vec<usize> {
        self.table.legal().to_vec()
    }

    fn move_number(&self, text: &str) -> PyResult<usize> {
        self.table.game().number_of(text).ok_or_else(|| bad(format!("`{text}` is not a move of this game")))
    }

    fn move_text(&self, number: usize) -> PyResult<String> {
        self.table
            .game()
            .text_of(number)
            .ok_or_else(|| bad(format!("move numbers are below {}", self.num_moves())))
    }

    fn play(&mut self, py: Python<'_>, which: Which) -> PyResult<()> {
        let played = match which {
            Which::Number(number) => self.table.play(number),
            Which::Text(text) => self.table.play_text(&text),
        };
        played.map_err(|refusal| illegal(py, &refusal))?;
        self.go_on();
        Ok(())
    }

    fn sample(&mut self) -> PyResult<usize> {
        self.table.sample(&mut self.picks).ok_or_else(|| bad("no seat is to move now"))
    }

    fn step(
        &mut self,
        py: Python<'_>,
        number: usize,
        observation: &Bound<'_, PyArray1<f32>>,
        mask: &Bound<'_, PyArray1<bool>>,
    ) -> PyResult<i32> {
        let (moves, features) = self.table.game().sizes();
        let (mut observation, mut mask) = (room(observation, features)?, room(mask, moves)?);
        self.table.play(number).map_err(|refusal| illegal(py, &refusal))?;
        self.go_on();
        let turn = self.table.game().turn();
        let seat = if let Turn::Seat(seat) = turn { seat } else { Seat(0) };
        self.table.game().observe(seat, observation.as_slice_mut().map_err(bad)?);
        self.table.mask(mask.as_slice_mut().map_err(bad)?);
        Ok(turn_number(turn))
    }

    fn chances(&self) -> Vec<(String, u32)> {
        self.table.game().chances()
    }

    fn settle(&mut self, py: Python<'_>, which: Which) -> PyResult<()> {
        let settled = match which {
            Which::Number(index) => self.table.settle(index),
            Which::Text(text) => self.table.settle_text(&text),
        };
        settled.map_err(|refusal| illegal(py, &refusal))?;
        self.go_on();
        Ok(())
    }

    fn roll(&mut self) {
        self.table.roll_on(&mut self.dice);
    }

    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.table.game().view(self.viewer(seat)?))
    }

    #[pyo3(signature = (seat=None))]
    fn log<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.table.game().recall(self.viewer(seat)?))
    }

    fn information_state_string(&mut self, seat: usize) -> PyResult<String> {
        let seat = self.seat(seat)?;
        Ok(self.table.information(seat))
    }

    #[pyo3(signature = (seat=None, out=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
        out: Option<Bound<'py, PyArray1<f32>>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let (_, features) = self.table.game().sizes();
        let out = out.unwrap_or_else(|| PyArray1::zeros(py, features, false));
        self.table.game().observe(self.observer(seat)?, room(&out, features)?.as_slice_mut().map_err(bad)?);
        Ok(out)
    }

    #[pyo3(signature = (out=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<bool>>>,
    ) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let (moves, _) = self.table.game().sizes();
        let out = out.unwrap_or_else(|| PyArray1::zeros(py, moves, false));
        self.table.mask(room(&out, moves)?.as_slice_mut().map_err(bad)?);
        Ok(out)
    }

    fn scores(&self) -> Option<Vec<i32>> {
        self.table.game().standing().map(|standing| standing.scores.to_vec())
    }

    fn places(&self) -> Option<Vec<u32>> {
        self.table
            .game()
            .standing()
            .map(|standing| standing.places.iter().map(|place| (*place).into()).collect())
    }

    fn rewards(&self) -> Vec<f64> {
        let seats = Seat::all(self.seats());
        match self.table.game().standing() {
            Some(standing) => seats.map(|seat| reward(&standing, seat)).collect(),
            None => seats.map(|_| 0.0).collect(),
        }
    }

    pub(crate) fn clone(&self) -> PyMatch {
        PyMatch { table: self.table.clone(), dice: self.dice.clone(), picks: self.picks.clone(), ..*self }
    }

    fn __copy__(&self) -> PyMatch {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyMatch {
        self.clone()
    }

    #[pyo3(signature = (seat, seed=None))]
    fn resample(&self, seat: usize, seed: Option<u64>) -> PyResult<PyMatch> {
        let seed = seed.unwrap_or_else(|| fastrand::u64(..));
        let table = self.table.resample(self.seat(seat)?, &mut quick(seed));
        Ok(PyMatch::new(table, seed, self.is_explicit))
    }

    #[pyo3(signature = (players=Vec::new()))]
    fn save(&self, players: Vec<String>) -> PyResult<String> {
        if self.table.start().is_some() {
            return Err(bad(
                "a match that began from a position has no record; keep its position, or pickle it",
            ));
        }
        Ok(Record::of(self.table.game(), players).to_string())
    }

    #[staticmethod]
    #[pyo3(signature = (text, *, seed=None, explicit_chance=false))]
    fn load(py: Python<'_>, text: &str, seed: Option<u64>, explicit_chance: bool) -> PyResult<PyMatch> {
        let record = Record::parse(text).map_err(bad)?;
        let header = &record.header;
        let table = table::open(&header.game, Some(header.rules), &header.options, None, None);
        let table = table.map_err(PyMatch::open_error)?;
        let mut new = PyMatch::new(table, seed.unwrap_or_else(|| fastrand::u64(..)), explicit_chance);
        for line in &record.lines {
            new.table.add(&line.event).map_err(|refusal| illegal(py, &refusal)).inspect_err(|error| {
                // Best effort: the error stands without its note.
                let _ = error.value(py).call_method1("add_note", (format!("in line {}", line.number),));
            })?;
        }
        new.go_on();
        Ok(new)
    }

    fn position(&self) -> String {
        self.table.game().position()
    }

    #[pyo3(signature = (mode="text", seat=None))]
    fn render(&self, mode: &str, seat: Option<usize>) -> PyResult<String> {
        let picture = self.table.game().picture(self.viewer(seat)?);
        match mode {
            "text" => Ok(picture),
            "svg" => Ok(svg::draw(self.table.game().info().name, &picture)),
            _ => Err(bad(format!("`{mode}` should be text or svg"))),
        }
    }

    #[pyo3(signature = (level="medium", seed=0))]
    fn bot(&self, py: Python<'_>, level: &str, seed: u64) -> PyResult<String> {
        thought::decide(py, self.table.game(), self.mover()?, level, seed)
    }

    #[pyo3(signature = (seat=None, iterations=4000, threads=1, seed=0))]
    fn analyse<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
        iterations: u32,
        threads: usize,
        seed: u64,
    ) -> PyResult<Bound<'py, PyAny>> {
        thought::analyse(py, self.table.game(), self.observer(seat)?, (iterations, threads), seed)
    }

    #[pyo3(signature = (seconds=10.0, *, passes=None, seed=1, progress=None))]
    fn review<'py>(
        &self,
        py: Python<'py>,
        seconds: f64,
        passes: Option<u32>,
        seed: u64,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        thought::review(py, self.table.game(), seconds, passes, seed, progress)
    }

    #[pyo3(signature = (seat=None))]
    fn judge<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Bound<'py, PyAny>> {
        thought::judge(py, self.table.game(), self.observer(seat)?)
    }

    fn __repr__(&self) -> String {
        let turn = match self.table.game().turn() {
            Turn::Seat(seat) => format!("seat {seat} to move"),
            Turn::Chance => "chance to act".into(),
            Turn::Over => "over".into(),
        };
        format!("<Match {} after {} events, {turn}>", self.game(), self.steps())
    }

    fn __str__(&self) -> String {
        self.table.game().picture(Viewer::Spectator)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        crate::pickle::reduce(py, self)
    }
}
