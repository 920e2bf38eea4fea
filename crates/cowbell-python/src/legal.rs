//! The legal moves of one match in a batch: what is asked of them at every step, whichever way the game has them.

use cowbell_rules::{Encode, Numbers};

/// The numbers of the legal moves.
#[derive(Clone)]
pub(crate) struct Legal {
    /// Whether they are in `set`, and not in `list`.
    is_set: bool,
    set: Numbers,
    /// Ascending.
    list: Vec<u16>,
}

impl Legal {
    /// None yet, with room for as many as the game can have.
    pub(crate) fn none<G: Encode>() -> Legal {
        const { assert!(G::MOVES <= 1 << u16::BITS, "a move's number has sixteen bits") };
        Legal { is_set: false, set: Numbers::below(G::MOVES), list: Vec::with_capacity(G::INFO.most_moves) }
    }

    /// Takes them from a state, and writes the mask; `moves` is room for a list.
    #[inline]
    pub(crate) fn read<G: Encode>(&mut self, state: &G, moves: &mut Vec<G::Move>, mask: &mut [bool]) {
        if self.is_set {
            self.set.clear();
        }
        self.is_set = state.legal_set(&mut self.set);
        if self.is_set {
            return self.set.write(mask);
        }
        state.legal_moves(moves);
        mask.fill(false);
        self.list.clear();
        self.list.extend(moves.iter().map(|mv| {
            let number = G::number(*mv);
            mask[number] = true;
            number as u16
        }));
    }

    /// Whether the move with this number is one of them.
    #[inline]
    pub(crate) fn has(&self, number: i64) -> bool {
        let Ok(number) = u16::try_from(number) else { return false };
        if self.is_set { self.set.has(number.into()) } else { self.list.binary_search(&number).is_ok() }
    }

    /// One of them, each equally likely.
    #[inline]
    pub(crate) fn pick(&self, dice: &mut fastrand::Rng) -> i64 {
        if self.is_set {
            self.set.nth(dice.usize(..self.set.len())) as i64
        } else {
            self.list[dice.usize(..self.list.len())].into()
        }
    }
}
