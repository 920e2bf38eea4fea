//! What every game must pass.

pub mod scenario;
mod subject;

pub use subject::Subject;
