//! The game as numbers: 389 moves, and an observation of what one seat may know.

use cowbell_rules::{Encode, Numbers, Seat, spread};

use crate::board::{Cell, Colour, Die, cells, each};
use crate::cards::{self, Card, Cards, Kind};
use crate::moves::{Act, Move};
use crate::options::Deck;
use crate::score::points_of;
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

/// A cell of the board by the byte of its die, 0 for none.
static LOOKS: [[f32; CELL]; 32] = {
    let mut looks = [[0.0; CELL]; 32];
    let mut byte = 0;
    while byte < 32 {
        looks[byte as usize][0] = 1.0;
        if let Some(die) = Die::from_byte(byte) {
            looks[byte as usize][1 + die.colour().index()] = 1.0;
            looks[byte as usize][5] = die.value() as f32 / 6.0;
        }
        byte += 1;
    }
    looks
};

/// Four dice by their byte of [`Pool::fours`](crate::board::Pool::fours): how many of each, as a share of three.
static THIRDS: [[f32; 4]; 256] = {
    let mut thirds = [[0.0; 4]; 256];
    let mut at = 0;
    while at < 4 * 256 {
        let (byte, die) = (at / 4, at % 4);
        thirds[byte][die] = (byte >> (2 * die) & 3) as f32 / 3.0;
        at += 1;
    }
    thirds
};

/// By the same byte, 1 for each die there is, sixteen places apart: times a set of cells, it is that set for each die.
static APART: [u64; 256] = {
    let mut apart = [0; 256];
    let mut at = 0;
    while at < 4 * 256 {
        let (byte, die) = (at / 4, at % 4);
        apart[byte] |= ((byte >> (2 * die) & 3 != 0) as u64) << (16 * die);
        at += 1;
    }
    apart
};

/// A number of cards as a share of a series, and for each kind what they are worth as a share of [`POINTS`].
static CARDS: [[f32; 4]; 64] = {
    let mut cards = [[0.0; 4]; 64];
    let mut count = 0;
    while count < 64 {
        cards[count][0] = count as f32 / 24.0;
        let mut kind = 0;
        while kind < 3 {
            cards[count][1 + kind] = points_of(Kind::ALL[kind], count as i32) as f32 / POINTS as f32;
            kind += 1;
        }
        count += 1;
    }
    cards
};

/// A number of cards of each kind as a share of a series.
#[inline]
fn shares(counts: [i32; 3]) -> [f32; 3] {
    counts.map(|count| CARDS[count as usize & 63][0])
}

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

    #[inline]
    fn legal_set(&self, out: &mut Numbers) -> bool {
        if self.phase != Phase::Place {
            return false;
        }
        let free = u64::from(self.free());
        for (index, dice) in self.pool.fours().into_iter().enumerate() {
            out.insert(OTHERS + 4 * 16 * index, free * APART[dice as usize]);
        }
        true
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let (board, rest) = out.split_at_mut(16 * CELL);
        let (pool, rest) = rest.split_at_mut(DICE);
        let (faces, rest) = rest.split_at_mut(3 * Card::COUNT);
        let (seats, table) = rest.split_at_mut(4 * SEAT);
        let board = board.as_chunks_mut::<CELL>().0;
        for (out, die) in board.iter_mut().zip(self.board) {
            *out = LOOKS[die.map_or(0, Die::byte) as usize & 31];
        }
        for cell in each(!cells(self.side())) {
            board[cell.index()][0] = 0.0;
        }
        for (out, dice) in pool.as_chunks_mut().0.iter_mut().zip(self.pool.fours()) {
            *out = THIRDS[dice as usize];
        }
        // The own hand, all fulfilled cards, and those that may be anywhere else.
        let done = self.done.iter().fold(0, |all, done| all | done);
        let own = self.hand(seat).cards();
        let unseen = (self.pile | self.held) & !own;
        for (plane, set) in faces.chunks_exact_mut(Card::COUNT).zip([own, done, unseen]) {
            mark(plane, set);
        }
        seats.fill(0.0);
        let (mut other, starter, actor) = (seat, self.starter(), self.actor());
        for side in seats.as_chunks_mut().0.iter_mut().take(self.table()) {
            self.observe_seat(other, side);
            side[1] = flag(starter == Some(other));
            side[2] = flag(actor == Some(other));
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
    /// All but whether the seat starts and acts.
    #[inline]
    fn observe_seat(&self, seat: Seat, out: &mut [f32; SEAT]) {
        out[0] = 1.0;
        let fulfilled = cards::count(self.done(seat));
        // Multiples of a power of two: the sum is exact.
        let [colours, sums, equations] = fulfilled.map(|count| CARDS[count as usize & 63]);
        out[3] = (colours[1] + sums[2] + equations[3]).min(1.0);
        out[4..7].copy_from_slice(&self.hand(seat).kinds().map(|count| f32::from(count) / HAND as f32));
        out[7..].copy_from_slice(&shares(fulfilled));
    }

    fn observe_table(&self, out: &mut [f32]) {
        out[0] = f32::from(self.round + 1) / f32::from(self.rounds());
        out[1] = flag(self.rerolled);
        out[2] = flag(self.options.equations);
        out[3] = flag(self.options.deck == Deck::Single);
        out[4] = flag(self.phase == Phase::Pile);
        out[5] = flag(self.phase == Phase::Reroll);
        out[6] = flag(self.phase == Phase::Place);
        out[7..].copy_from_slice(&shares(cards::count(self.pile)));
    }
}

fn flag(is_so: bool) -> f32 {
    f32::from(u8::from(is_so))
}
