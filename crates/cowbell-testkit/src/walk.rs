//! Random matches to look at: seeded, so that a failure comes back, and spread, so that a long match costs no more
//! than a short one.

use core::any::Any;
use core::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};

use cowbell_rules::{Dice, EventOf, Game, Match, Turn, quick, step};

use crate::Subject;

/// What a check found: nothing wrong, or what is wrong.
pub type Verdict = Result<(), String>;

/// Gives up a check with a sentence unless the condition holds.
macro_rules! ensure {
    ($holds:expr, $($said:tt)+) => {
        if !$holds {
            return Err(format!($($said)+));
        }
    };
}
pub(crate) use ensure;

/// Gives up unless both are equal, and shows them.
pub(crate) fn same<T: PartialEq + Debug>(what: &str, left: &T, right: &T) -> Verdict {
    if left == right { Ok(()) } else { Err(format!("{what}:\n  {left:?}\n  {right:?}")) }
}

/// The dice a match is played with: what a random match is, everywhere in this crate.
pub(crate) type Thrown = fastrand_of::Rng;

mod fastrand_of {
    //! The rules crate names its dice only as what [`cowbell_rules::quick`] gives back.
    pub(crate) type Rng = fastrand::Rng;
}
