//! The game as numbers: 389 moves, and an observation of what one seat may know.

use cowbell_rules::{Encode, Seat, spread};

use crate::board::{Cell, Colour, Die, cells};
use crate::cards::{self, Card, Cards, Kind};
use crate::moves::{Act, Move};
use crate::options::Deck;
use crate::score::points;
use crate::state::{HAND, Phase, TicTacTown};

/// Colours times values.
const DICE: usize = 4 * 6;

/// Moves that place no die: three piles, `keep`, `reroll`.
const OTHERS: usize = 5;

/// Per cell: whether the board has it, four colours, the value.
const CELL: usize = 1 + 4 + 1;

/// Per seat: whether it plays, starts, acts; points; cards face down and fulfilled, by kind.
const SEAT: usize = 3 + 1 + 3 + 3;

/// The table: round, reroll used, options, three phases, three piles.
const TABLE: usize = 1 + 1 + 2 + 3 + 3;

/// No more points than this count; few matches have half as many.
const POINTS: i32 = 64;

/// A cell by the byte of its die, 0 for none.
static LOOKS: [[f32; CELL]; 32] = {
    let mut looks = [[0.0; CELL]; 32];
    let mut byte = 0;
    while byte < 32 {
        if let Some(die) = Die::from_byte(byte) {
            looks[byte as usize][1 + die.colour().index()] = 1.0;
            looks[byte as usize][5] = die.value() as f32 / 6.0;
        }
        byte += 1;
    }
    looks
};

/// Up to three dice alike.
const THIRDS: [f32; 4] = [0.0, 1.0 / 3.0, 2.0 / 3.0, 1.0];

const fn numbered(number: usize) -> Move {
    Move::new(match number {
        0..=2 => Act::Pile(Kind::ALL[number]),
        3 => Act::Keep,
        4 => Act::Reroll,
        _ => {
            let (die, cell) = ((number - OTHERS) / 16, (number - OTHERS) % 16);
            Act::Place(Die::new(Colour::ALL[die / 6], die as u8 % 6 + 1), Cell(cell as u8))
        }
    })
}

impl Encode for TicTacTown {
    const MOVES: usize = OTHERS + DICE * 16;
    const FEATURES: usize = 16 * CELL + DICE + 3 * Card::COUNT + 4 * SEAT + TABLE;

    #[inline]
    fn number(mv: Move) -> usize {
        // Moves come by the hundred: a table has no branches.
        static NUMBERS: [u16; 512] = {
            let mut numbers = [0; 512];
            let mut number = 0;
            while number < TicTacTown::MOVES {
                numbers[numbered(number).bits() as usize] = number as u16;
                number += 1;
            }
            numbers
        };
        NUMBERS[mv.bits() as usize & 511].into()
    }

    #[inline]
    fn numbered(number: usize) -> Move {
        numbered(number)
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let (board, rest) = out.split_at_mut(16 * CELL);
        let (pool, rest) = rest.split_at_mut(DICE);
        let (faces, rest) = rest.split_at_mut(3 * Card::COUNT);
        let (seats, table) = rest.split_at_mut(4 * SEAT);
        let on_board = cells(self.side());
        for (index, out) in board.as_chunks_mut::<CELL>().0.iter_mut().enumerate() {
            *out = LOOKS[self.board[index].map_or(0, Die::byte) as usize & 31];
            out[0] = f32::from(on_board >> index & 1);
        }
        for (out, colour) in pool.as_chunks_mut::<6>().0.iter_mut().zip(Colour::ALL) {
            *out =
                [1, 2, 3, 4, 5, 6].map(|value| THIRDS[usize::from(self.pool.count(Die::new(colour, value)))]);
        }
        // The own hand, all fulfilled cards, and those that may be anywhere else.
        let done = self.done.iter().fold(0, |all, done| all | done);
        let own = self.hand(seat).cards();
        let unseen = (self.pile | self.held) & !own;
        for (plane, set) in faces.chunks_exact_mut(Card::COUNT).zip([own, done, unseen]) {
            mark(plane, set);
        }
        seats.fill(0.0);
        let mut other = seat;
        for side in seats.chunks_exact_mut(SEAT).take(self.table()) {
            self.observe_seat(other, side);
            other = other.next(self.table());
        }
        self.observe_table(table);
    }
}

fn mark(plane: &mut [f32], set: Cards) {
    let (low, high) = plane.split_at_mut(64);
    spread(set as u64, low);
    spread((set >> 64) as u64, high);
}

impl TicTacTown {
    fn observe_seat(&self, seat: Seat, out: &mut [f32]) {
        out[0] = 1.0;
        out[1] = flag(self.starter() == Some(seat));
        out[2] = flag(self.actor() == Some(seat));
        // One byte a kind.
        let held = self
            .hand(seat)
            .slots()
            .iter()
            .fold(0, |held, slot| held + (1_u32 << (8 * slot.card.kind().index())));
        let [colours, sums, equations, _] = held.to_le_bytes().map(|count| f32::from(count) / HAND as f32);
        out[4..7].copy_from_slice(&[colours, sums, equations]);
        let fulfilled = cards::count(self.done(seat));
        out[3] = points(fulfilled).min(POINTS) as f32 / POINTS as f32;
        out[7..].copy_from_slice(&fulfilled.map(|count| count as f32 / 24.0));
    }

    fn observe_table(&self, out: &mut [f32]) {
        out[0] = f32::from(self.round + 1) / f32::from(self.rounds());
        out[1] = flag(self.rerolled);
        out[2] = flag(self.options.equations);
        out[3] = flag(self.options.deck == Deck::Single);
        out[4] = flag(self.phase == Phase::Pile);
        out[5] = flag(self.phase == Phase::Reroll);
        out[6] = flag(self.phase == Phase::Place);
        out[7..].copy_from_slice(&cards::count(self.pile).map(|count| count as f32 / 24.0));
    }
}

fn flag(is_so: bool) -> f32 {
    f32::from(u8::from(is_so))
}
