//! What moves and outcomes of chance do. One function per phase, in the order of legal.rs; then what the rules do by
//! themselves.

use cowbell_rules::Seat;

use crate::board::{Card, NON_STARTERS, STARTERS};
use crate::faces::Kind;
use crate::moves::{Chance, Move};
use crate::state::{HAND, Mow, Phase};

#[inline]
pub(crate) fn apply(state: &mut Mow, mv: Move) {
    match mv.card() {
        Some(card) => state.apply_play(card, mv),
        None => state.apply_take(),
    }
}

#[inline]
pub(crate) fn settle(state: &mut Mow, chance: Chance) {
    match chance {
        Chance::Start(seat) => state.begin_round(seat),
        Chance::Deal(card) => state.settle_deal(card),
        Chance::Draw(card) => state.settle_draw(card),
    }
}

impl Mow {
    #[inline]
    fn apply_play(&mut self, card: Card, mv: Move) {
        let draws = self.join(card, mv);
        if mv.flips() {
            self.arrow = self.arrow.turned();
        }
        self.next = mv.next().unwrap_or(self.neighbour());
        self.pending =
            if draws > 1 { self.deck.len().min(draws) } else { draws.min(!self.deck.is_empty() as u8) };
        self.phase = Phase::Draw;
        if self.pending == 0 {
            self.end_turn();
        }
    }

    fn apply_take(&mut self) {
        let herd = core::mem::take(&mut self.herds[self.place as usize]);
        let shed = &mut self.sheds[self.seat.index()];
        shed.cards += herd.len();
        shed.flies += herd.flies();
        if self.deck.is_empty() {
            self.end_round();
        } else {
            self.begin_turn();
        }
    }

    fn settle_deal(&mut self, card: Card) {
        self.give(card);
        if self.pending == 0 {
            self.seat = self.next;
            self.begin_turn();
        } else if self.pending.is_multiple_of(HAND) {
            self.seat = Seat(self.seat.0 + 1);
        }
    }

    #[inline]
    fn settle_draw(&mut self, card: Card) {
        self.give(card);
        if self.pending == 0 {
            self.end_turn();
        }
    }

    /// Moves a card from the hand to the herd. Returns the number of cards that it lets its farmer draw.
    #[inline]
    fn join(&mut self, card: Card, mv: Move) -> u8 {
        let us = self.seat.index();
        self.hands[us].remove(card);
        self.recognise(card);
        let herd = &mut self.herds[self.place as usize];
        match (card.kind(), card.number()) {
            (Kind::Acrobat, _) => herd.climb(card),
            (Kind::Mad, _) => {
                let eight = herd.replace();
                self.hands[us].add(eight);
                self.shown = Some((self.seat, eight));
            }
            (_, Some(number)) => herd.stand(card, number),
            (Kind::Calf, None) => {
                if let Some(value) = mv.end().and_then(|end| herd.calf_at(end)) {
                    herd.stand_calf(value);
                }
            }
            (_, None) => herd.fill(),
        }
        match card.kind() {
            Kind::Thin | Kind::Mad => 0,
            Kind::Dairy => 2,
            _ => 1,
        }
    }

    /// A card that leaves a hand may be one that was known to be there.
    #[inline]
    fn recognise(&mut self, card: Card) {
        if card.is_in(NON_STARTERS) {
            let barred = &mut self.barred[self.seat.index()];
            *barred = barred.saturating_sub(1);
        }
        if self.shown == Some((self.seat, card)) {
            self.shown = None;
        }
    }

    #[inline]
    fn give(&mut self, card: Card) {
        self.deck.remove(card);
        self.hands[self.seat.index()].add(card);
        self.pending -= 1;
    }

    #[inline]
    fn end_turn(&mut self) {
        self.seat = self.next;
        if self.is_duel() {
            self.place = self.next_place();
        }
        self.begin_turn();
    }

    #[inline]
    pub(crate) fn begin_turn(&mut self) {
        self.phase = Phase::Play;
        if self.herd().is_empty() {
            self.pass_on();
        }
    }

    /// With no herd on the table the turn passes to the first farmer who can start one (MOW-25).
    fn pass_on(&mut self) {
        for _ in self.all_seats() {
            let hand = self.hand();
            if hand.kinds() & STARTERS != 0 {
                self.next = self.seat;
                return;
            }
            self.barred[self.seat.index()] = hand.len();
            self.seat = self.neighbour();
        }
        // No match gets here, but a position with very few cards can, and its round must end somehow.
        self.end_round();
    }
}
