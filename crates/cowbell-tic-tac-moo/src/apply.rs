//! What moves and outcomes of chance do. One function per phase, in the order of legal.rs; then what the rules do by
//! themselves.

use cowbell_rules::Seat;

use crate::board::{self, Species};
use crate::moves::{Chance, Move, Pair};
use crate::options::{SupplyEnd, WinTime};
use crate::state::{Phase, TicTacMoo};

#[inline]
pub(crate) fn apply(state: &mut TicTacMoo, mv: Move) {
    match state.phase {
        Phase::Start => state.apply_start(mv),
        Phase::First => state.apply_first(mv),
        Phase::Second => state.apply_second(mv),
        _ => unreachable!("no seat is to move"),
    }
}

#[inline]
pub(crate) fn settle(state: &mut TicTacMoo, chance: Chance) {
    match (state.phase, chance) {
        (Phase::SetUp, Chance::Draw(tile)) => state.settle_set_up(tile),
        (Phase::Deal, Chance::Deal(pair)) => state.settle_deal(pair),
        (Phase::RedrawFirst, Chance::Redraw(tile)) => state.settle_redraw(tile, Phase::First),
        (Phase::RedrawSecond, Chance::Redraw(tile)) => state.settle_redraw(tile, Phase::Second),
        (Phase::RefillHand, Chance::Draw(tile)) => state.settle_refill_hand(tile),
        (Phase::RefillBarn, Chance::Draw(tile)) => state.settle_refill_barn(tile),
        _ => unreachable!("{chance} cannot happen now"),
    }
}

impl TicTacMoo {
    fn apply_start(&mut self, mv: Move) {
        self.start[self.seat.index()] &= !(1 << mv.species().index());
        // Four starting tiles of four species cannot form a herd (TTM-14).
        self.tiles[mv.species().index()] |= mv.cell().bit();
        self.seat = self.seat.other();
        if self.start == [0; 2] {
            self.ready(Phase::First);
        }
    }

    #[inline]
    fn apply_first(&mut self, mv: Move) {
        self.place(mv);
        let [one, two] = self.hand[self.seat.index()];
        self.hand[self.seat.index()] = [if one == Some(mv.species()) { two } else { one }, None];
        match (self.options.win_time, self.won()) {
            (WinTime::Immediate, Some(end)) => self.phase = Phase::Over(end),
            _ => self.ready(Phase::Second),
        }
    }

    #[inline]
    fn apply_second(&mut self, mv: Move) {
        self.place(mv);
        let us = self.seat.index();
        self.hand[us] = [None; 2];
        if let Some(end) = self.won() {
            self.phase = Phase::Over(end);
            return;
        }
        self.hand[us][0] = self.barn[us].take();
        self.phase = Phase::RefillHand;
        self.skip_empty_supply();
    }

    fn settle_set_up(&mut self, tile: Species) {
        let us = self.seat.index();
        self.supply[us][tile.index()] -= 1;
        if let Some(slot) = self.hand[us].iter_mut().find(|slot| slot.is_none()) {
            *slot = Some(tile);
            return;
        }
        self.barn[us] = Some(tile);
        self.seat = self.seat.other();
        if us == 1 {
            self.phase = Phase::Deal;
        }
    }

    fn settle_deal(&mut self, Pair(one, two): Pair) {
        let south = 1 << one.index() | 1 << two.index();
        self.start = [south, 0b1111 ^ south];
        // The seat with the cow begins (TTM-11).
        self.seat = Seat((south & 1 << Species::Cow.index() == 0) as u8);
        self.phase = Phase::Start;
    }

    fn settle_redraw(&mut self, tile: Species, placement: Phase) {
        let us = self.seat.index();
        self.supply[us][tile.index()] -= 1;
        if let Some(old) = self.barn[us].replace(tile) {
            self.supply[us][old.index()] += 1;
        }
        self.phase = placement;
    }

    #[inline]
    fn settle_refill_hand(&mut self, tile: Species) {
        let us = self.seat.index();
        self.supply[us][tile.index()] -= 1;
        self.hand[us][1] = Some(tile);
        self.phase = Phase::RefillBarn;
        self.skip_empty_supply();
    }

    #[inline]
    fn settle_refill_barn(&mut self, tile: Species) {
        let us = self.seat.index();
        self.supply[us][tile.index()] -= 1;
        self.barn[us] = Some(tile);
        self.end_turn();
    }

    /// Places a tile and collects every herd through it (TTM-31).
    #[inline]
    fn place(&mut self, mv: Move) {
        let species = mv.species().index();
        let herd = board::herd(self.tiles[species], mv.cell());
        self.tiles[species] = self.tiles[species] & !herd | mv.cell().bit();
        self.taken[self.seat.index()][species] += herd.count_ones() as u8;
    }

    /// Goes on to a placement, after a redraw if the barn species is walled in (TTM-24 to TTM-27).
    #[inline]
    pub(crate) fn ready(&mut self, placement: Phase) {
        self.phase = placement;
        if self.targets() == 0 {
            self.phase = if self.redrawable().iter().all(|count| *count == 0) {
                Phase::Over(self.end_stuck())
            } else if placement == Phase::First {
                Phase::RedrawFirst
            } else {
                Phase::RedrawSecond
            };
        }
    }

    /// The tiles of the seat's own supply whose species has room: the possible results of a redraw (TTM-25).
    pub(crate) fn redrawable(&self) -> [u8; 4] {
        let supply = self.supply[self.seat.index()];
        Species::ALL.map(|species| if self.room(species) != 0 { supply[species.index()] } else { 0 })
    }

    /// A refill draws only as long as the supply lasts (TTM-41).
    #[inline]
    fn skip_empty_supply(&mut self) {
        if self.supply[self.seat.index()] == [0; 4] {
            self.end_turn();
        }
    }

    #[inline]
    fn end_turn(&mut self) {
        let is_exhausted = |seat: Seat| self.barn[seat.index()].is_none();
        let (us, them) = (is_exhausted(self.seat), is_exhausted(self.seat.other()));
        let is_over = match self.options.supply_end {
            SupplyEnd::Both => us && them,
            SupplyEnd::First => us || them,
        };
        if is_over {
            self.phase = Phase::Over(self.count(false));
            return;
        }
        // An exhausted player takes no further turn (TTM-60).
        if !them {
            self.seat = self.seat.other();
        }
        self.ready(Phase::First);
    }
}
