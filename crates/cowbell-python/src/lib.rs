//! The five games for Python: a module `cowbell._native`, which the package in `python/cowbell` presents.
//!
//! `single` is one match with moves as text or numbers, `vec` a batch of matches stepped on all cores. Neither
//! knows any game: `table` and `batch` are the typed code behind them, reached through the catalog's list.
//!
//! Nothing here can be called from Rust. From Python (`examples/tour.py` has more, and the tests run it):
//!
//! ```python
//! import cowbell
//!
//! game = cowbell.Match("te-kuiti", seed=7)
//! while not game.is_over:
//!     game.play(game.bot("easy"))
//! print(game.scores())
//! ```

mod batch;
mod batch_row;
mod convert;
mod errors;
mod legal;
mod pickle;
mod single;
mod svg;
mod table;
mod thought;
mod vec;

use pyo3::prelude::*;

/// The compiled half of the package.
#[pymodule]
mod _native {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::errors::IllegalMove;
    #[pymodule_export]
    use crate::games;
    #[pymodule_export]
    use crate::pickle::restore;
    #[pymodule_export]
    use crate::single::PyMatch;
    #[pymodule_export]
    use crate::vec::PyVecMatch;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("CHANCE", crate::table::CHANCE)?;
        module.add("OVER", crate::table::OVER)?;
        module.add("LEVELS", cowbell_bots::Level::ALL.map(|level| level.to_string()))
    }
}

/// What every game is: name, seats, options, and the sizes of its moves and observations.
#[pyfunction]
fn games(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    convert::to_python(py, &table::cards())
}
