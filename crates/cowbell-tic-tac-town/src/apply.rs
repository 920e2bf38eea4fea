//! What moves and outcomes of chance do. One function per phase, in the order of legal.rs; then what the rules do by
//! themselves.

use cowbell_rules::{Pick, Seat};

use crate::board::{self, Cell, Colour, Die, Pool};
use crate::cards::{self, Card, Cards, Kind};
use crate::moves::{Act, Chance, Move};
use crate::state::{Phase, Slot, TicTacTown};

#[inline]
pub(crate) fn apply(state: &mut TicTacTown, mv: Move) {
    match mv.act() {
        Act::Pile(kind) => state.phase = Phase::Card(kind),
        Act::Keep => state.phase = Phase::Place,
        Act::Reroll => state.apply_reroll(),
        Act::Place(die, cell) => state.apply_place(die, cell),
    }
}

#[inline]
pub(crate) fn settle(state: &mut TicTacTown, chance: Chance) {
    match chance {
        Chance::Card(card) => state.settle_card(card),
        Chance::Start(seat) => state.settle_start(seat),
        Chance::Roll(colour, values) => state.settle_roll(colour, values),
    }
}

impl TicTacTown {
    fn apply_reroll(&mut self) {
        self.rerolled = true;
        self.begin_roll();
    }

    #[inline]
    fn apply_place(&mut self, die: Die, cell: Cell) {
        self.pool.take(die);
        self.board[cell.index()] = Some(die);
        self.taken |= cell.bit();
        let met = self.completed(cell);
        if met != 0 {
            self.meet(met);
        }
        // The dice or the spaces run out (TTT-22).
        if self.pool.is_empty() || self.free() == 0 {
            self.end_round();
        } else {
            self.seat = self.seat.next(self.table());
        }
    }

    fn settle_card(&mut self, card: Card) {
        self.pile ^= card.bit();
        self.held |= card.bit();
        self.hands[self.seat.index()].push(Slot { card, since: self.round });
        let Phase::Deal(kind) = self.phase else { return self.draw_on() };
        let last = if self.options.equations { Kind::Equation } else { Kind::Sum };
        if kind < last {
            self.phase = Phase::Deal(Kind::ALL[kind.index() + 1]);
            return;
        }
        self.seat = self.seat.next(self.table());
        self.phase = Phase::Deal(Kind::Colours);
        // Once everyone has their cards, seat 0 is the first to choose.
        if self.seat == Seat(0) {
            self.draw_on();
        }
    }

    fn settle_start(&mut self, seat: Seat) {
        self.first = seat;
        self.begin_roll();
    }

    #[inline]
    fn settle_roll(&mut self, colour: Colour, values: [u8; 3]) {
        for value in values {
            self.pool.add(Die::new(colour, value));
        }
        self.phase = match Colour::ALL.get(colour.index() + 1) {
            Some(next) => Phase::Roll(*next),
            None if self.rerolled => Phase::Place,
            None => Phase::Reroll,
        };
    }

    /// The cards of this deck that the lines through a cell fulfil. No other line has changed.
    #[inline]
    pub(crate) fn completed(&self, cell: Cell) -> Cards {
        let mut met = 0;
        for line in board::lines_through(cell) {
            if line.all & self.taken == line.all {
                let [one, two, three] = line.cells.map(|cell| self.board[cell as usize & 15]);
                if let (Some(one), Some(two), Some(three)) = (one, two, three) {
                    met |= cards::fulfilled([one, two, three]);
                }
            }
        }
        met & cards::deck(&self.options)
    }

    /// Turns up every card in any hand that the dice have met (TTT-19 to TTT-21).
    #[inline]
    fn meet(&mut self, met: Cards) {
        self.met[self.round as usize] |= met;
        let turned = self.held & met;
        if turned == 0 {
            return;
        }
        self.held ^= turned;
        for (hand, done) in self.hands.iter_mut().zip(&mut self.done) {
            *done |= hand.cards() & turned;
            hand.remove(turned);
        }
    }

    /// The dice are removed; cards are drawn before the next round, none after the last (TTT-23, TTT-36).
    fn end_round(&mut self) {
        self.pool = Pool::default();
        self.board = [None; 16];
        self.taken = 0;
        self.rerolled = false;
        if self.round + 1 == self.rounds() {
            self.phase = Phase::Over;
            self.seat = Seat(0);
            return;
        }
        self.round += 1;
        self.seat = self.round_starter();
        self.draw_on();
    }

    /// Goes on to the next card to be chosen, starting with the seat that drew last, or to the dice.
    pub(crate) fn draw_on(&mut self) {
        loop {
            if self.pile != 0 && !self.hands[self.seat.index()].is_full() {
                self.phase = Phase::Pile;
                return;
            }
            self.seat = self.seat.next(self.table());
            if self.seat == self.first_to_draw() {
                break;
            }
        }
        if self.round == 0 && self.options.starter == Pick::Random {
            self.phase = Phase::Start;
        } else {
            self.begin_roll();
        }
    }

    fn begin_roll(&mut self) {
        self.seat = self.round_starter();
        self.pool = Pool::default();
        self.phase = Phase::Roll(Colour::Red);
    }
}
