//! The flaws, one each, and the checks that must catch them, by what is broken.

use core::cell::Cell;

use super::*;

/// Defines mutants: a name, the checks that catch it with a part of what they say, and what it does otherwise.
macro_rules! flaws {
    ($($name:ident: $($check:ident $reason:literal),+ { $($item:item)+ })+) => {
        /// The checks that have caught something, each as often as it has.
        pub(super) const CAUGHT: &[&str] = &[$($(stringify!($check)),+),+];
        $(
            #[test]
            fn $name() {
                #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
                struct Flawed;
                impl Flaw for Flawed { $($item)+ }
                $(catches(stringify!($check), crate::check::$check::<Mutant<Flawed>>, $reason);)+
            }
        )+
    };
}

mod course;
mod moves;
mod records;
mod secrets;

/// The checks that have caught something.
pub(super) fn catching() -> BTreeSet<&'static str> {
    [course::CAUGHT, moves::CAUGHT, records::CAUGHT, secrets::CAUGHT].into_iter().flatten().copied().collect()
}

thread_local! {
    /// State where no state should be.
    static TIMES: Cell<u32> = const { Cell::new(0) };
}

/// How often this was asked, this time included.
fn times() -> u32 {
    TIMES.set(TIMES.get() + 1);
    TIMES.get()
}

fn hand(state: &HighCard, seat: usize) -> u8 {
    state.hands()[seat]
}
