//! What a game must provide to be tested. Each game implements [`Subject`] in its `src/tests.rs` and calls
//! [`conformance!`](crate::conformance): what it forgets does not compile, what it leaves empty fails.

use cowbell_rules::{Encode, Game};

/// A game under test.
pub trait Subject: Game + Encode {
    /// The crate's folder: `env!("CARGO_MANIFEST_DIR")`. RULES.md and testdata/ are found there.
    const FOLDER: &'static str;

    /// Every clause id of the rules. Each must stand in a scenario of RULES.md.
    const CLAUSES: &'static [&'static str];

    /// Every way in which a match can end, as named by [`Subject::ending`]. Each needs a playthrough.
    const ENDINGS: &'static [&'static str];

    /// The golden playthroughs: a file name without `.txt`, the options as JSON, the seed of the dice. A playthrough of an
    /// older version of the rules has `"rules"` among its options; it stays for ever.
    const PLAYTHROUGHS: &'static [(&'static str, &'static str, u64)];

    /// Tables worth testing: the default, fewest and most seats, each variant, odd options.
    fn tables() -> Vec<Self::Options>;

    /// How a finished match ended: one of [`Subject::ENDINGS`].
    fn ending(&self) -> &'static str;

    /// What must never change during a match (all tiles, cards, fences), counted from the state. Empty while there is
    /// nothing to count; a game whose box holds only dice and paper always returns an empty list.
    fn conserved(&self) -> Vec<u32>;

    /// Checks everything else that must hold in every reachable state.
    ///
    /// # Errors
    ///
    /// What does not hold.
    fn invariants(&self) -> Result<(), String>;

    /// The legal moves of the seat to move, found again by brute force: slow, plain, written from the rules in words
    /// and sharing no code with `legal.rs`. In any order.
    fn witness(&self) -> Vec<Self::Move>;
}
