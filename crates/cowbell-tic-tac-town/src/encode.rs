//! The game as numbers: 389 moves, and an observation of what one seat may know.

use cowbell_rules::{Encode, Seat, spread};

use crate::board::{Cell, Colour, Die};
use crate::cards::{Card, Cards, Kind};
use crate::moves::{Act, Move};
use crate::options::Deck;
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

const fn number(die: Die) -> usize {
    6 * die.colour().index() + die.value() as usize - 1
}

impl Encode for TicTacTown {
    const MOVES: usize = OTHERS + DICE * 16;
    const FEATURES: usize = 16 * CELL + DICE + 3 * Card::COUNT + 4 * SEAT + TABLE;

    #[inline]
    fn number(mv: Move) -> usize {
        match mv.act() {
            Act::Pile(kind) => kind.index(),
            Act::Keep => 3,
            Act::Reroll => 4,
            Act::Place(die, cell) => OTHERS + 16 * number(die) + cell.index(),
        }
    }

    #[inline]
    fn numbered(number: usize) -> Move {
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

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        out.fill(0.0);
        let (board, rest) = out.split_at_mut(16 * CELL);
        let (pool, rest) = rest.split_at_mut(DICE);
        let (faces, rest) = rest.split_at_mut(3 * Card::COUNT);
        let (seats, table) = rest.split_at_mut(4 * SEAT);
        for (index, cell) in board.chunks_exact_mut(CELL).enumerate() {
            self.observe_cell(Cell(index as u8), cell);
        }
        for die in self.pool.each() {
            pool[number(die)] = f32::from(self.pool.count(die)) / 3.0;
        }
        // The own hand, all fulfilled cards, and those that may be anywhere else.
        let done = self.done.iter().fold(0, |all, done| all | done);
        let own = self.hand(seat).cards();
        let unseen = (self.pile | self.held) & !own;
        for (plane, set) in faces.chunks_exact_mut(Card::COUNT).zip([own, done, unseen]) {
            mark(plane, set);
        }
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
    fn observe_cell(&self, cell: Cell, out: &mut [f32]) {
        out[0] = flag(cell.column() < self.side() && cell.row() < self.side());
        if let Some(die) = self.die(cell) {
            out[1 + die.colour().index()] = 1.0;
            out[5] = f32::from(die.value()) / 6.0;
        }
    }

    fn observe_seat(&self, seat: Seat, out: &mut [f32]) {
        out[0] = 1.0;
        out[1] = flag(self.starter() == Some(seat));
        out[2] = flag(self.actor() == Some(seat));
        out[3] = self.score(seat).min(POINTS) as f32 / POINTS as f32;
        for slot in self.hand(seat).slots() {
            out[4 + slot.card.kind().index()] += 1.0 / HAND as f32;
        }
        for kind in Kind::ALL {
            out[7 + kind.index()] = self.fulfilled(seat, kind) as f32 / 24.0;
        }
    }

    fn observe_table(&self, out: &mut [f32]) {
        out[0] = f32::from(self.round + 1) / f32::from(self.rounds());
        out[1] = flag(self.rerolled);
        out[2] = flag(self.options.equations);
        out[3] = flag(self.options.deck == Deck::Single);
        out[4] = flag(self.phase == Phase::Pile);
        out[5] = flag(self.phase == Phase::Reroll);
        out[6] = flag(self.phase == Phase::Place);
        for kind in Kind::ALL {
            out[7 + kind.index()] = f32::from(self.pile(kind)) / 24.0;
        }
    }
}

fn flag(is_so: bool) -> f32 {
    f32::from(u8::from(is_so))
}
