//! The board as small numbers, and which cards a line can still fulfil.
//!
//! Which cards three dice fulfil is tabled once for all triples, and from that which cards two dice, or one, leave
//! possible.

use std::sync::LazyLock;

use cowbell_catalog::games::tic_tac_town::{Card, Cards, Cell, Colour, Die, TicTacTown};

/// A die as a small number, for tables; [`NONE`] is an empty cell.
pub(super) fn number(die: Die) -> usize {
    6 * die.colour().index() + usize::from(die.value()) - 1
}

pub(super) const DICE: usize = 24;
pub(super) const NONE: usize = DICE;
pub(super) const PLACES: usize = DICE + 1;

/// The cards that three places of a line leave possible, [`NONE`] standing for any die.
pub(super) static POSSIBLE: LazyLock<Vec<Cards>> = LazyLock::new(|| {
    let dice: Vec<Die> =
        Colour::ALL.into_iter().flat_map(|c| (1..=6).map(move |value| Die::new(c, value))).collect();
    let mut table = vec![0; PLACES * PLACES * PLACES];
    for card in Card::all() {
        let pattern = card.pattern();
        for (a, one) in dice.iter().enumerate() {
            for (b, two) in dice.iter().enumerate() {
                for (c, three) in dice.iter().enumerate() {
                    if pattern.is_fulfilled([*one, *two, *three]) {
                        for (a, b, c) in known_parts(a, b, c) {
                            table[index([a, b, c])] |= 1 << card.index();
                        }
                    }
                }
            }
        }
    }
    table
});

/// A triple and all that is left of it when dice are taken away.
fn known_parts(a: usize, b: usize, c: usize) -> impl Iterator<Item = (usize, usize, usize)> {
    (0..8).map(move |gone: u8| {
        let keep = |place: u8, die: usize| if gone >> place & 1 == 1 { NONE } else { die };
        (keep(0, a), keep(1, b), keep(2, c))
    })
}

pub(super) fn index([a, b, c]: [usize; 3]) -> usize {
    (a * PLACES + b) * PLACES + c
}

pub(super) fn possible(dice: [usize; 3]) -> Cards {
    POSSIBLE[index(dice)]
}

/// The cards that a die of the pool on the one empty place fulfils.
pub(super) fn finishing(dice: [usize; 3], mut pool: u32) -> Cards {
    let table = &*POSSIBLE;
    let mut cards = 0;
    while pool != 0 {
        let die = pool.trailing_zeros() as usize;
        pool &= pool - 1;
        cards |= table[index(dice.map(|at| if at == NONE { die } else { at }))];
    }
    cards
}

/// The dice on the board as small numbers.
pub(super) struct Board {
    pub(super) dice: [usize; 16],
    pub(super) side: usize,
    pub(super) free: u32,
    pub(super) pool: u32,
}

impl Board {
    pub(super) fn of(state: &TicTacTown) -> Board {
        let side = state.side();
        let mut board = Board { dice: [NONE; 16], side: side.into(), free: 0, pool: 12 };
        for row in 0..side {
            for column in 0..side {
                match state.die(Cell::at(column, row)) {
                    Some(die) => {
                        board.dice[usize::from(4 * row + column)] = number(die);
                        board.pool -= 1;
                    }
                    None => board.free += 1,
                }
            }
        }
        board
    }

    pub(super) fn lines(&self) -> impl Iterator<Item = [usize; 3]> {
        let starts = self.side - 2;
        let side = self.side;
        (0..side).flat_map(move |across| {
            (0..starts).flat_map(move |along| {
                let (row, column) = (4 * across + along, 4 * along + across);
                [[row, row + 1, row + 2], [column, column + 4, column + 8]]
            })
        })
    }
}
