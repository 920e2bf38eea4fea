//! Tic Tac Town: points so far, and for each card in a hand how near some line of the board is to it.

mod board;
mod look;

use cowbell_catalog::games::tic_tac_town::{Act, Cards, Kind, Move, Phase, TicTacTown};
use cowbell_rules::{Game, MAX_SEATS, Seat, Turn};

use self::board::{Board, NONE, finishing, number, possible};
use self::look::{CardWorths, Sight};
use super::{Evaluate, Values};
use crate::level::Trust;

impl Evaluate for TicTacTown {
    const PLAYOUT: [u32; 2] = [12, 12];
    const TRUST: Trust = Trust { stop: 80, pace: 110, ..Trust::SEARCH };
    /// Everyone can list them; but listed for one world only, they would be those that suit one hand.
    const HIDES_MOVES: bool = true;
    const READS_HANDS: bool = true;

    fn evaluate(&self) -> Values {
        expected(self, |_| 0.0)
    }

    /// Thinks of the cards that will be drawn for those fulfilled: who has met many cards has room for many.
    fn foresee(&self) -> Values {
        expected(self, |seat| to_draw(self, seat))
    }

    fn ending(&self) -> &'static str {
        let points = |seat: Seat| self.score(seat);
        let most = Seat::all(self.seats()).map(points).max();
        let first = Seat::all(self.seats()).filter(|seat| Some(points(*seat)) == most).count();
        let winners = self.standing().map_or(0, |end| end.places.iter().filter(|place| **place == 1).count());
        match (first, winners) {
            (1, _) => "most points",
            (_, 1) => "equal points, more equations",
            _ => "shared first place",
        }
    }

    fn prior(&self, moves: &[Move], out: &mut Vec<f32>) {
        out.clear();
        let Turn::Seat(seat) = self.turn() else { return };
        let board = Board::of(self);
        let mut worths = CardWorths::of(self, seat);
        let mut sights = [const { None }; 16];
        out.extend(moves.iter().map(|mv| match mv.act() {
            Act::Place(die, cell) => {
                let at = usize::from(4 * cell.row() + cell.column());
                let sight = sights[at].get_or_insert_with(|| Sight::at(&board, at, &mut worths));
                sight.look(number(die), &mut worths)
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
