//! What moves and outcomes of chance do. One function per phase, in the order of legal.rs; then what the rules do by
//! themselves.

use cowbell_rules::Seat;

use crate::board::{Cell, Cells, Edge, Side};
use crate::moves::{Chance, Move, Pair};
use crate::state::{Phase, TeKuiti};
use crate::tiles::{Kind, Tile};

/// A solo game has no more flips than this (TEK-62).
pub(crate) const MOST_FLIPS: u16 = 300;

#[inline]
pub(crate) fn apply(state: &mut TeKuiti, mv: Move) {
    match mv {
        Move::Fence(edge) if state.phase == Phase::Herd => state.apply_herd(edge),
        Move::Fence(edge) => state.apply_place(edge),
        Move::Flip(cell) => state.apply_flip(cell),
        Move::Take(pair) => state.apply_take(pair),
        Move::End => state.end_sheep_turn(),
        Move::Unfence(edge) => state.apply_ram(edge),
    }
}

#[inline]
pub(crate) fn settle(state: &mut TeKuiti, chance: Chance) {
    match (state.phase, chance) {
        (_, Chance::Start(seat)) => state.settle_start(seat),
        (Phase::Tile(cell), Chance::Tile(tile)) => state.settle_tile(cell, tile),
        (phase, chance) => unreachable!("{chance} cannot happen in {phase:?}"),
    }
}

impl TeKuiti {
    /// TEK-11, TEK-37: final phase, empty stock, then turn change.
    fn apply_place(&mut self, edge: Edge) {
        self.raise(edge);
        if self.stock() == 0 {
            self.end_round();
        } else if self.phase == Phase::Place(2) {
            self.phase = Phase::Place(1);
        } else if self.is_last_turn || self.tiles & self.open == 0 {
            self.end_round();
        } else {
            self.go_on();
        }
    }

    fn apply_flip(&mut self, cell: Cell) {
        match self.tile(cell) {
            None => self.phase = Phase::Tile(cell),
            Some(tile) => self.reveal(cell, tile),
        }
    }

    fn apply_take(&mut self, pair: Pair) {
        let kind = self.kind(pair.cells()[0]).expect("a legal pair has been seen");
        self.take(pair.bits(), kind);
        self.go_on();
    }

    /// TEK-25: one fence, and then the sheep turn continues, unless that was the last fence.
    fn apply_herd(&mut self, edge: Edge) {
        self.raise(edge);
        if self.stock() == 0 { self.end_round() } else { self.go_on() }
    }

    /// TEK-23: the fence goes back to the stock.
    fn apply_ram(&mut self, edge: Edge) {
        self.fences.remove(edge);
        self.open = self.fences.open();
        self.test_final();
        self.go_on();
    }

    fn settle_start(&mut self, seat: Seat) {
        self.shepherd = seat;
        self.phase = Phase::Place(2);
    }

    /// A tile is seen for the first time this round. Sheep stay on the field and are remembered.
    fn settle_tile(&mut self, cell: Cell, tile: Tile) {
        *self.bag.count_mut(tile) -= 1;
        if tile.kind.is_sheep() {
            self.sheep[tile.kind.index()] |= cell.bit();
            if let Some(side) = tile.daisy {
                self.daisies[side as usize] |= cell.bit();
            }
        }
        self.reveal(cell, tile);
    }

    /// A tile lies face up. TEK-37: removal, final phase, effect.
    fn reveal(&mut self, cell: Cell, tile: Tile) {
        if self.is_solo() {
            self.flips += 1;
            if let Some(side) = tile.daisy {
                self.grow(cell, side);
            }
        }
        match tile.kind {
            Kind::Ram => {
                self.remove(cell.bit());
                // Without a fence or without a tile the ram has no effect (TEK-24, TEK-56).
                if !self.fences.is_empty() && self.tiles != 0 {
                    self.phase = Phase::Ram;
                    return;
                }
            }
            Kind::Shepherd => {
                self.remove(cell.bit());
                if self.tiles != 0 && !self.is_solo() {
                    self.phase = Phase::Herd;
                    return;
                }
            }
            _ => {
                self.up |= cell.bit();
                self.flipped |= cell.bit();
                self.n_flipped += 1;
            }
        }
        self.go_on();
    }

    /// A daisy grows a fence on its side of the cell, or on the next free side clockwise (TEK-53, TEK-54).
    fn grow(&mut self, cell: Cell, daisy: Side) {
        let mut side = daisy;
        for _ in Side::ALL {
            let edge = Edge::of(cell, side);
            if !self.fences.has(edge) {
                return self.raise(edge);
            }
            side = side.clockwise();
        }
        unreachable!("an enclosed tile cannot be flipped");
    }

    /// Waits for the next decision of the sheep player, or ends a turn in which there is nothing left to decide.
    #[inline]
    pub(crate) fn go_on(&mut self) {
        if self.is_solo() {
            self.go_on_solo();
        } else if self.must_flip() || self.is_final && self.has_pair() {
            self.phase = Phase::Flip;
        } else {
            self.end_sheep_turn();
        }
    }

    /// The end of a sheep turn: TEK-21, TEK-22 in the normal phase, TEK-31, TEK-33 in the final phase,
    /// TEK-36.
    fn end_sheep_turn(&mut self) {
        if !self.is_final {
            // A taken pair may begin the final phase, hence the second test below.
            self.match_up(self.open);
            // With `final-phase` dynamic it may lead back there, and older pairs can be taken (TEK-31, TEK-37).
            if self.is_final && self.has_pair() {
                self.phase = Phase::Flip;
                return;
            }
        }
        self.flipped = 0;
        self.n_flipped = 0;
        let open_tiles = self.tiles & self.open;
        if open_tiles == 0 {
            return self.end_round();
        }
        if !self.is_final {
            self.up = 0;
        } else if open_tiles & !self.up == 0 {
            self.is_last_turn = true;
        }
        self.phase = Phase::Place(if self.stock() == 1 { 1 } else { 2 });
    }

    /// The solo game: a full turn is resolved, then its ends are tested, the won one first (TEK-55 to
    /// TEK-62).
    fn go_on_solo(&mut self) {
        if self.n_flipped == 2 {
            self.match_up(if self.options.take_enclosed { !0 } else { self.open });
            self.up = 0;
            self.flipped = 0;
            self.n_flipped = 0;
        }
        // With no tile to flip, all are enclosed (TEK-58), or one lies face up without a partner (TEK-60).
        let is_over = self.flippable() == 0 || self.stock() == 0 || self.flips >= MOST_FLIPS;
        self.phase = if is_over { Phase::Over } else { Phase::Flip };
    }

    /// Takes the two sheep flipped in this turn if they are of one type and both `within` (TEK-21, TEK-26,
    /// TEK-55).
    fn match_up(&mut self, within: Cells) {
        let pair = self.flipped & within;
        if pair.count_ones() < 2 {
            return;
        }
        if let Some(kind) = Kind::SHEEP.into_iter().find(|kind| self.sheep[kind.index()] & pair == pair) {
            self.take(pair, kind);
        }
    }

    fn take(&mut self, pair: Cells, kind: Kind) {
        self.taken[kind.index()] += 2;
        self.remove(pair);
    }

    /// Tiles leave the field.
    fn remove(&mut self, gone: Cells) {
        self.tiles &= !gone;
        self.up &= !gone;
        self.flipped &= !gone;
        self.sheep.iter_mut().for_each(|same| *same &= !gone);
        self.daisies.iter_mut().for_each(|side| *side &= !gone);
        self.test_final();
    }

    /// Places a fence.
    fn raise(&mut self, edge: Edge) {
        self.fences.insert(edge);
        if self.fences.may_close(edge) {
            self.open = self.fences.open();
            self.test_final();
        }
    }

    /// TEK-29, TEK-30. The solo game has no final phase (TEK-52).
    pub(crate) fn test_final(&mut self) {
        self.is_final = !self.is_solo() && (self.has_few() || self.is_final && self.is_latched());
    }
}
