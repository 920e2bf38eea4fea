//! Tic Tac Town: points so far, and for each card in a hand how near some line of the board is to it.
//!
//! Which cards three dice fulfil is tabled once for all triples, and from that which cards two dice, or one, leave
//! possible.

use std::sync::LazyLock;

use cowbell_rules::{Game, MAX_SEATS, Seat, Turn};
use cowbell_tic_tac_town::{Act, Card, Cards, Cell, Colour, Die, Kind, Move, Phase, TicTacTown};

use super::{Evaluate, Values};

impl Evaluate for TicTacTown {
    const PLAYOUT: [u32; 2] = [12, 12];
    /// Everybody can list them; but listed for one world only, they would be those that suit one hand.
    const HIDES_MOVES: bool = true;
    const READS_HANDS: bool = true;

    fn evaluate(&self) -> Values {
        expected(self, |_| 0.0)
    }

    /// Thinks of the cards that will be drawn for those fulfilled: who has met many cards has room for many.
    fn foresee(&self) -> Values {
        expected(self, |seat| to_draw(self, seat))
    }

    fn prior(&self, moves: &[Move], out: &mut Vec<f32>) {
        out.clear();
        let Turn::Seat(seat) = self.turn() else { return };
        let board = Board::of(self);
        let wishes = Wishes::of(self, seat);
        let mut sights = [const { None }; 16];
        out.extend(moves.iter().map(|mv| match mv.act() {
            Act::Place(die, cell) => {
                let at = usize::from(4 * cell.row() + cell.column());
                let sight = sights[at].get_or_insert_with(|| board.sight(at, &wishes));
                sight.look(number(die), &wishes)
            }
            Act::Keep => 0.6,
            Act::Reroll => 0.0,
            Act::Pile(kind) => [0.0, 0.5, 0.9][kind.index()] + 0.3 * (self.fulfilled(seat, kind) % 3) as f32,
        }));
    }

    /// A round is settled when its dice are gone.
    fn settles(&self, root: &TicTacTown) -> bool {
        self.round() != root.round()
    }
}

/// The place of each seat by its points, the promise of its cards, and what else it may hope for.
fn expected(state: &TicTacTown, more: impl Fn(Seat) -> f32) -> Values {
    let board = Board::of(state);
    let nearest = nearest(state, &board);
    let mut points = [0.0; MAX_SEATS];
    for seat in Seat::all(state.seats()) {
        points[seat.index()] = promise(state, seat, &board, &nearest) + more(seat);
    }
    let left = f32::from(state.rounds() - state.round()) / f32::from(state.rounds());
    standing(&points, state.seats(), 1.2 + 4.5 * left)
}

/// The points to be expected of cards not drawn yet: each has all rounds from the next one on.
fn to_draw(state: &TicTacTown, seat: Seat) -> f32 {
    let next = if state.phase() == Phase::Pile { state.round() } else { state.round() + 1 };
    let rounds = f32::from(state.rounds() - next);
    (4 - state.hand(seat).slots().len()) as f32 * 2.6 * (1.0 - 0.58f32.powf(rounds))
}

/// Cards by the fewest dice that some line still wants for them: none wanted is long fulfilled.
struct Nearest {
    /// One die of the pool would do.
    one: Cards,
    /// In two lines or more.
    twice: Cards,
    /// Two more dice.
    two: Cards,
    /// An empty line is left.
    has_empty: bool,
}

fn held(state: &TicTacTown, seat: Seat) -> Cards {
    state.hand(seat).slots().iter().fold(0, |cards, slot| cards | 1 << slot.card.index())
}

fn nearest(state: &TicTacTown, board: &Board) -> Nearest {
    let mut nearest = Nearest { one: 0, twice: 0, two: 0, has_empty: false };
    if state.phase() != Phase::Place {
        nearest.has_empty = true;
        return nearest;
    }
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    let mut pool: u32 = 0;
    for mv in &moves {
        if let Act::Place(die, _) = mv.act() {
            pool |= 1 << number(die);
        }
    }
    let held = Seat::all(state.seats()).fold(0, |all, seat| all | held(state, seat));
    for line in board.lines() {
        let dice = line.map(|cell| board.dice[cell]);
        match dice.map(|die| die != NONE) {
            [true, true, true] => {}
            [false, false, false] => nearest.has_empty = true,
            _ => {
                let possible = possible(dice) & held;
                if dice.iter().filter(|die| **die == NONE).count() == 2 {
                    nearest.two |= possible;
                } else if possible != 0 {
                    let cards = finishing(dice, pool) & possible;
                    nearest.twice |= nearest.one & cards;
                    nearest.one |= cards;
                }
            }
        }
    }
    nearest
}

fn promise(state: &TicTacTown, seat: Seat, board: &Board, nearest: &Nearest) -> f32 {
    let rounds_left = f32::from(state.rounds() - 1 - state.round());
    let is_next = state.turn() == Turn::Seat(seat);
    let left = board.free.min(board.pool);
    let mut points = state.score(seat) as f32;
    for slot in state.hand(seat).slots() {
        let card = 1 << slot.card.index();
        let chance = if nearest.one & card != 0 {
            match (is_next, nearest.twice & card != 0) {
                (true, _) => 0.95,
                (false, true) => 0.75,
                (false, false) => 0.55,
            }
        } else if nearest.two & card != 0 && left >= 2 {
            if left > 4 { 0.4 } else { 0.2 }
        } else if nearest.has_empty && left >= 3 {
            [0.45, 0.3, 0.2][slot.card.kind().index()]
        } else {
            0.0
        };
        // What is not fulfilled now may be in a later round.
        let later = 1.0 - [0.35f32, 0.5, 0.62][slot.card.kind().index()].powf(rounds_left);
        points += worth(state.fulfilled(seat, slot.card.kind()), slot.card.kind())
            * (chance + (1.0 - chance) * later);
    }
    points
}

/// What one more card of a kind is worth: its points, and its part of the bonus for three.
fn worth(fulfilled: i32, kind: Kind) -> f32 {
    f32::from(kind.points()) + [0.6, 0.9, 2.2][(fulfilled % 3) as usize]
}

/// The place each seat can expect from the points it can expect: against every other seat by the logistic curve.
fn standing(points: &Values, seats: usize, scale: f32) -> Values {
    let mut values = [0.0; MAX_SEATS];
    for seat in 0..seats {
        let beats = |other: usize| 1.0 / (1.0 + ((points[other] - points[seat]) / scale).exp());
        let sum: f32 = (0..seats).filter(|other| *other != seat).map(beats).sum();
        values[seat] = sum / (seats - 1) as f32;
    }
    values
}

/// A die as a small number, for tables; [`NONE`] is an empty cell.
fn number(die: Die) -> usize {
    6 * die.colour().index() + usize::from(die.value()) - 1
}

const DICE: usize = 24;
const NONE: usize = DICE;
const PLACES: usize = DICE + 1;

/// The cards that three places of a line leave possible, [`NONE`] standing for any die.
static POSSIBLE: LazyLock<Vec<Cards>> = LazyLock::new(|| {
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

fn index([a, b, c]: [usize; 3]) -> usize {
    (a * PLACES + b) * PLACES + c
}

fn possible(dice: [usize; 3]) -> Cards {
    POSSIBLE[index(dice)]
}

/// The cards that a die of the pool on the one empty place fulfils.
fn finishing(dice: [usize; 3], mut pool: u32) -> Cards {
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
struct Board {
    dice: [usize; 16],
    side: usize,
    free: u32,
    pool: u32,
}

impl Board {
    fn of(state: &TicTacTown) -> Board {
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

    fn lines(&self) -> impl Iterator<Item = [usize; 3]> {
        let starts = self.side - 2;
        let side = self.side;
        (0..side).flat_map(move |across| {
            (0..starts).flat_map(move |along| {
                let (row, column) = (4 * across + along, 4 * along + across);
                [[row, row + 1, row + 2], [column, column + 4, column + 8]]
            })
        })
    }

    /// What a die on this cell could do.
    fn sight(&self, at: usize, wishes: &Wishes) -> Sight {
        let mut sight = Sight { lines: [Open::default(); 4], len: 0 };
        for (line, place) in &LINES[self.side - 3][at] {
            let dice = line.map(|cell| self.dice[cell]);
            let wanted = possible(dice) & wishes.cards;
            if wanted != 0 {
                let stride = [PLACES * PLACES, PLACES, 1][*place];
                let gain = [2.0, 0.45, 0.1][dice.iter().filter(|die| **die == NONE).count() - 1];
                let loss = wishes.sum(wanted, |wish| wish.loss);
                sight.lines[sight.len] = Open { base: index(dice) - NONE * stride, stride, gain, loss };
                sight.len += 1;
            }
        }
        sight
    }
}

/// What the cards in all hands mean to the seat to move.
struct Wishes {
    cards: Cards,
    by_card: [Wish; 96],
}

#[derive(Clone, Copy, Default)]
struct Wish {
    /// The points of a card; less than nothing for another seat's.
    points: f32,
    /// What it costs to make it impossible on a line.
    loss: f32,
}

impl Wishes {
    fn of(state: &TicTacTown, mover: Seat) -> Wishes {
        let mut wishes = Wishes { cards: 0, by_card: [Wish::default(); 96] };
        for seat in Seat::all(state.seats()) {
            let [good, bad] = if seat == mover { [1.0, 0.08] } else { [-0.6, -0.024] };
            for slot in state.hand(seat).slots() {
                let points = f32::from(slot.card.kind().points());
                wishes.cards |= 1 << slot.card.index();
                wishes.by_card[slot.card.index()] = Wish { points: good * points, loss: bad * points };
            }
        }
        wishes
    }

    fn sum(&self, cards: Cards, figure: impl Fn(Wish) -> f32) -> f32 {
        let (mut rest, mut sum) = (cards, 0.0);
        while rest != 0 {
            sum += figure(self.by_card[rest.trailing_zeros() as usize]);
            rest &= rest - 1;
        }
        sum
    }
}

/// The lines through an empty cell that can still fulfil a card somebody holds.
struct Sight {
    lines: [Open; 4],
    len: usize,
}

/// Such a line.
#[derive(Clone, Copy, Default)]
struct Open {
    /// Where [`POSSIBLE`] has it with die 0 on the cell, and how far the next die is.
    base: usize,
    stride: usize,
    /// How much a card counts that stays possible: fulfilled, or one or two dice away.
    gain: f32,
    /// What it costs if no card stays possible.
    loss: f32,
}

impl Sight {
    /// How good a die looks here: cards it fulfils or brings near, less those it makes impossible.
    fn look(&self, die: usize, wishes: &Wishes) -> f32 {
        let table = &*POSSIBLE;
        let look = |line: &Open| {
            let cards = table[line.base + die * line.stride] & wishes.cards;
            wishes.sum(cards, |wish| line.gain * wish.points + wish.loss) - line.loss
        };
        self.lines[..self.len].iter().map(look).sum()
    }
}

/// The lines through a cell, and its place in each.
type Through = Vec<([usize; 3], usize)>;

/// These, by the side of the board (3 or 4) and by cell.
static LINES: LazyLock<[[Through; 16]; 2]> = LazyLock::new(|| {
    [3, 4].map(|side| {
        let board = Board { dice: [NONE; 16], side, free: 0, pool: 0 };
        core::array::from_fn(|cell| {
            let place = |line: [usize; 3]| Some((line, line.iter().position(|at| *at == cell)?));
            board.lines().filter_map(place).collect()
        })
    })
});
