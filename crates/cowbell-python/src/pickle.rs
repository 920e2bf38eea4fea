//! A match as one text that keeps everything, for `pickle`: where it began, the log, the dice.

use cowbell_catalog::Options;
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::errors::{bad, illegal};
use crate::single::PyMatch;
use crate::table::{self, Known};

/// The function that restores, and what it needs.
pub(crate) fn reduce<'py>(py: Python<'py>, game: &PyMatch) -> PyResult<(Bound<'py, PyAny>, (String,))> {
    let (table, any) = (&game.table, game.table.game());
    let known = table.start().map(|start| (start, table.known()));
    let kept = json!({
        "game": any.info().slug,
        "rules": any.rules(),
        "options": any.options(),
        "start": known,
        "log": any.events(),
        "seed": game.seed,
        "dice": game.dice.get_seed(),
        "picks": game.picks.get_seed(),
        "explicit": game.is_explicit,
    });
    Ok((py.import("cowbell._native")?.getattr("restore")?, (kept.to_string(),)))
}

/// Gives back the match that [`reduce`] has kept.
#[pyfunction]
pub(crate) fn restore(py: Python<'_>, text: &str) -> PyResult<PyMatch> {
    let kept: Value = serde_json::from_str(text).map_err(bad)?;
    let number = |key: &str| kept[key].as_u64().ok_or_else(|| bad(format!("`{key}` should be a number")));
    let options: Options = serde_json::from_value(kept["options"].clone()).map_err(bad)?;
    let start: Option<(String, Vec<Known>)> = serde_json::from_value(kept["start"].clone()).map_err(bad)?;
    let (position, known) = start.unzip();
    let slug = kept["game"].as_str().unwrap_or_default();
    let rules = if kept["rules"].is_null() { 1 } else { number("rules")? as u32 };
    let table = table::open(slug, Some(rules), &options, position.as_deref(), known);
    let table = table.map_err(PyMatch::open_error)?;
    let mut game = PyMatch::new(table, number("seed")?, kept["explicit"] == true);
    for event in kept["log"].as_array().into_iter().flatten() {
        let text = |key: &str| event[key].as_str().map(str::to_string);
        let added = match (text("move"), text("chance")) {
            (Some(mv), _) => game.table.play_text(&mv),
            (None, chance) => game.table.settle_text(&chance.unwrap_or_default()),
        };
        added.map_err(|refusal| illegal(py, &refusal))?;
    }
    game.dice = fastrand::Rng::with_seed(number("dice")?);
    game.picks = fastrand::Rng::with_seed(number("picks")?);
    Ok(game)
}
