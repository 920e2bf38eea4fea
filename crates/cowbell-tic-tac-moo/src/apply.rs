//! What moves and chance outcomes do, one function per phase, in the order of a match.

use cowbell_rules::{Dice, Seat, weighted};

use crate::board::{self, Species};
use crate::moves::{Chance, Move, Pair};
use crate::options::{SupplyEnd, WinTime};
use crate::state::{Phase, TicTacMoo};

impl TicTacMoo {
    #[inline]
    pub(crate) fn make(&mut self, mv: Move) {
        match self.phase {
            Phase::Start => self.lay_start(mv),
            Phase::First => self.lay_first(mv),
            Phase::Second => self.lay_second(mv),
            _ => unreachable!("no seat is to move"),
        }
    }

    fn lay_start(&mut self, mv: Move) {
        self.start[self.seat.index()] &= !(1 << mv.species().index());
        // Four starting tiles of four species: there is no herd to look for (TTM-14).
        self.tiles[mv.species().index()] |= mv.cell().bit();
        self.seat = self.seat.other();
        if self.start == [0; 2] {
            self.ready(Phase::First);
        }
    }

    #[inline]
    fn lay_first(&mut self, mv: Move) {
        self.lay(mv);
        let [one, two] = self.hand[self.seat.index()];
        self.hand[self.seat.index()] = [if one == Some(mv.species()) { two } else { one }, None];
        match (self.options.win_time, self.won()) {
            (WinTime::Immediate, Some(end)) => self.phase = Phase::Over(end),
            _ => self.ready(Phase::Second),
        }
    }

    #[inline]
    fn lay_second(&mut self, mv: Move) {
        self.lay(mv);
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

    /// Lays a tile and collects every herd through it (TTM-31).
    #[inline]
    fn lay(&mut self, mv: Move) {
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
                Phase::Over(self.count(true))
            } else if placement == Phase::First {
                Phase::RedrawFirst
            } else {
                Phase::RedrawSecond
            };
        }
    }

    /// The tiles of the own supply whose species has room: what a redraw can end with (TTM-25).
    pub(crate) fn redrawable(&self) -> [u8; 4] {
        let supply = self.supply[self.seat.index()];
        Species::ALL.map(|species| if self.room(species) != 0 { supply[species.index()] } else { 0 })
    }

    /// A refill draws as far as the supply reaches (TTM-41).
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

    #[inline]
    pub(crate) fn happen(&mut self, chance: Chance) {
        match (self.phase, chance) {
            (Phase::SetUp, Chance::Draw(tile)) => self.draw_open(tile),
            (Phase::Deal, Chance::Deal(pair)) => self.deal(pair),
            (Phase::RedrawFirst, Chance::Redraw(tile)) => self.redraw(tile, Phase::First),
            (Phase::RedrawSecond, Chance::Redraw(tile)) => self.redraw(tile, Phase::Second),
            (Phase::RefillHand, Chance::Draw(tile)) => self.refill_hand(tile),
            (Phase::RefillBarn, Chance::Draw(tile)) => self.refill_barn(tile),
            _ => unreachable!("{chance} cannot happen now"),
        }
    }

    fn draw_open(&mut self, tile: Species) {
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

    fn deal(&mut self, Pair(one, two): Pair) {
        let south = 1 << one.index() | 1 << two.index();
        self.start = [south, 0b1111 ^ south];
        // Whoever holds the cow begins (TTM-11).
        self.seat = Seat((south & 1 << Species::Cow.index() == 0) as u8);
        self.phase = Phase::Start;
    }

    fn redraw(&mut self, tile: Species, placement: Phase) {
        let us = self.seat.index();
        self.supply[us][tile.index()] -= 1;
        if let Some(old) = self.barn[us].replace(tile) {
            self.supply[us][old.index()] += 1;
        }
        self.phase = placement;
    }

    #[inline]
    fn refill_hand(&mut self, tile: Species) {
        let us = self.seat.index();
        self.supply[us][tile.index()] -= 1;
        self.hand[us][1] = Some(tile);
        self.phase = Phase::RefillBarn;
        self.skip_empty_supply();
    }

    #[inline]
    fn refill_barn(&mut self, tile: Species) {
        let us = self.seat.index();
        self.supply[us][tile.index()] -= 1;
        self.barn[us] = Some(tile);
        self.end_turn();
    }

    pub(crate) fn outcomes(&self, out: &mut Vec<(Chance, u32)>) {
        out.clear();
        let mut add = |weights: [u8; 4], chance: fn(Species) -> Chance| {
            let listed = Species::ALL.into_iter().filter(|species| weights[species.index()] > 0);
            out.extend(listed.map(|species| (chance(species), u32::from(weights[species.index()]))));
        };
        match self.phase {
            Phase::SetUp | Phase::RefillHand | Phase::RefillBarn => {
                add(self.supply[self.seat.index()], Chance::Draw);
            }
            Phase::Deal => out.extend(Pair::ALL.map(|pair| (Chance::Deal(pair), 1))),
            Phase::RedrawFirst | Phase::RedrawSecond => add(self.redrawable(), Chance::Redraw),
            _ => {}
        }
    }

    #[inline]
    pub(crate) fn throw<D: Dice + ?Sized>(&self, dice: &mut D) -> Chance {
        match self.phase {
            Phase::Deal => Chance::Deal(Pair::ALL[dice.below(6) as usize]),
            Phase::RedrawFirst | Phase::RedrawSecond => {
                Chance::Redraw(Species::ALL[weighted(dice, &self.redrawable())])
            }
            _ => Chance::Draw(Species::ALL[weighted(dice, &self.supply[self.seat.index()])]),
        }
    }
}
