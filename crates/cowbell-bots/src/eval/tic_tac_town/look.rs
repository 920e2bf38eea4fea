//! How good a die looks on a cell: what it does for the cards of the seat to move, and for those of others.

use std::sync::LazyLock;

use cowbell_catalog::games::tic_tac_town::{Cards, TicTacTown};
use cowbell_rules::{Game, Seat};

use super::board::{Board, DICE, NONE, PLACES, POSSIBLE, index, possible};

/// What the cards in all hands mean to the seat to move.
pub(super) struct CardWorths {
    cards: Cards,
    by_card: [CardWorth; 96],
    /// How a die looks in the middle of an empty line and at its end, once that was asked: there are many such lines,
    /// all alike.
    on_empty: [[Option<f32>; DICE]; 2],
    /// What it costs to spoil an empty line for all, once that was asked.
    empty_loss: Option<f32>,
}

#[derive(Clone, Copy, Default)]
struct CardWorth {
    /// The points of a card; less than nothing for another seat's.
    points: f32,
    /// What it costs to make it impossible on a line.
    loss: f32,
}

impl CardWorths {
    pub(super) fn of(state: &TicTacTown, mover: Seat) -> CardWorths {
        let mut worths = CardWorths {
            cards: 0,
            by_card: [CardWorth::default(); 96],
            on_empty: [[None; DICE]; 2],
            empty_loss: None,
        };
        for seat in Seat::all(state.seats()) {
            let [good, bad] = if seat == mover { [1.0, 0.08] } else { [-0.6, -0.024] };
            for slot in state.hand(seat).slots() {
                let points = f32::from(slot.card.kind().points());
                worths.cards |= 1 << slot.card.index();
                worths.by_card[slot.card.index()] = CardWorth { points: good * points, loss: bad * points };
            }
        }
        worths
    }

    fn sum(&self, cards: Cards, figure: impl Fn(CardWorth) -> f32) -> f32 {
        let mut sum = 0.0;
        // Half by half: the bits of a long number are slow to walk through.
        for (half, first) in [(cards as u64, 0), ((cards >> 64) as u64, 64)] {
            let mut rest = half;
            while rest != 0 {
                sum += figure(self.by_card[first + rest.trailing_zeros() as usize]);
                rest &= rest - 1;
            }
        }
        sum
    }

    fn loss(&self, cards: Cards) -> f32 {
        self.sum(cards, |worth| worth.loss)
    }
}

/// The lines through an empty cell that can still fulfil a card someone holds.
pub(super) struct Sight {
    lines: [Open; 4],
    len: usize,
}

/// Such a line.
#[derive(Clone, Copy, Default)]
struct Open {
    /// Where [`POSSIBLE`] has it with die 0 on the cell, and how far the next die is.
    base: u16,
    stride: u16,
    /// How much a card counts that stays possible: fulfilled, or one or two dice away.
    gain: f32,
    /// What it costs if no card stays possible.
    loss: f32,
    /// Whether the cell is at the end of the line, if that is empty.
    on_empty: Option<bool>,
}

impl Open {
    fn look(&self, die: usize, worths: &CardWorths) -> f32 {
        let cards = POSSIBLE[usize::from(self.base) + die * usize::from(self.stride)] & worths.cards;
        worths.sum(cards, |worth| self.gain * worth.points + worth.loss) - self.loss
    }
}

impl Sight {
    /// What a die on this cell could do.
    pub(super) fn at(board: &Board, at: usize, worths: &mut CardWorths) -> Sight {
        let mut sight = Sight { lines: [Open::default(); 4], len: 0 };
        for (line, is_end) in &LINES[board.side - 3][at] {
            let dice = line.map(|cell| board.dice[cell]);
            let wanted = possible(dice) & worths.cards;
            if wanted != 0 {
                let wants = dice.iter().filter(|die| **die == NONE).count();
                let loss = match (wants, worths.empty_loss) {
                    (3, Some(loss)) => loss,
                    _ => worths.loss(wanted),
                };
                if wants == 3 {
                    worths.empty_loss = Some(loss);
                }
                let stride = if *is_end { 1 } else { PLACES };
                sight.lines[sight.len] = Open {
                    base: (index(dice) - NONE * stride) as u16,
                    stride: stride as u16,
                    gain: [2.0, 0.45, 0.1][wants - 1],
                    loss,
                    on_empty: (wants == 3).then_some(*is_end),
                };
                sight.len += 1;
            }
        }
        sight
    }

    /// How good a die looks here: cards it fulfils or brings near, less those it makes impossible.
    pub(super) fn look(&self, die: usize, worths: &mut CardWorths) -> f32 {
        let mut sum = 0.0;
        for line in &self.lines[..self.len] {
            sum += match line.on_empty {
                None => line.look(die, worths),
                Some(is_end) => match worths.on_empty[usize::from(is_end)][die] {
                    Some(look) => look,
                    None => {
                        let look = line.look(die, worths);
                        worths.on_empty[usize::from(is_end)][die] = Some(look);
                        look
                    }
                },
            };
        }
        sum
    }
}

/// The lines through a cell, and whether it is at their end. A line reads the same from either end, so that the cell is
/// never the first: what [`POSSIBLE`] has of different dice on it lies close together.
type Through = Vec<([usize; 3], bool)>;

/// These, by the side of the board (3 or 4) and by cell.
static LINES: LazyLock<[[Through; 16]; 2]> = LazyLock::new(|| {
    [3, 4].map(|side| {
        let board = Board { dice: [NONE; 16], side, free: 0, pool: 0 };
        core::array::from_fn(|cell| {
            let through = |[one, two, three]: [usize; 3]| match cell {
                _ if cell == one => Some(([three, two, one], true)),
                _ if cell == two => Some(([one, two, three], false)),
                _ if cell == three => Some(([one, two, three], true)),
                _ => None,
            };
            board.lines().filter_map(through).collect()
        })
    })
});
