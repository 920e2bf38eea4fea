//! What goes wrong, as Python says it.

use core::fmt::Display;

use cowbell_rules::Refusal;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

pyo3::create_exception!(
    cowbell,
    IllegalMove,
    PyValueError,
    "A move or outcome that cannot be. `code` names the reason, `clause` the rule (or None). Nothing has changed."
);

/// A refusal with its code and clause.
pub(crate) fn illegal(py: Python<'_>, refusal: &Refusal) -> PyErr {
    let error = IllegalMove::new_err(refusal.to_string());
    let value = error.value(py);
    match value.setattr("code", refusal.code).and_then(|()| value.setattr("clause", refusal.clause)) {
        Ok(()) => error,
        Err(other) => other,
    }
}

/// Any other unusable argument.
pub(crate) fn bad(reason: impl Display) -> PyErr {
    PyValueError::new_err(reason.to_string())
}
