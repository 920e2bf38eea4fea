//! Plain values between Python and Rust. JSON is the contract at every other boundary, so it is here too.

use cowbell_catalog::Options;
use numpy::{PyArray1, PyArrayMethods, PyReadwriteArray1};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde::Serialize;

use crate::errors::bad;

/// A move or an outcome: in notation, or by number.
#[derive(FromPyObject)]
pub(crate) enum Which {
    Number(usize),
    Text(String),
}

/// A value as Python's own dictionaries, lists, texts and numbers.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(value).map_err(bad)?;
    py.import("json")?.call_method1("loads", (text,))
}

/// Options from a dictionary. Python spells `first_starter` what the notation spells `first-starter`.
pub(crate) fn options(options: Option<&Bound<'_, PyDict>>) -> PyResult<Options> {
    let Some(options) = options else { return Ok(Options::new()) };
    let text: String = options.py().import("json")?.call_method1("dumps", (options,))?.extract()?;
    let read: Options = serde_json::from_str(&text).map_err(bad)?;
    Ok(read.into_iter().map(|(key, value)| (key.replace('_', "-"), value)).collect())
}

/// The array to write into, which must have `size` places.
pub(crate) fn room<'py, T: numpy::Element>(
    out: &Bound<'py, PyArray1<T>>,
    size: usize,
) -> PyResult<PyReadwriteArray1<'py, T>> {
    let array = out.try_readwrite().map_err(bad)?;
    match array.as_slice() {
        Ok(slice) if slice.len() == size => Ok(array),
        _ => Err(bad(format!("the array should have {size} places in one piece"))),
    }
}
