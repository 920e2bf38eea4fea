//! The game as numbers: 123 moves, and an observation of what a seat may know.

use cowbell_rules::{Encode, MAX_SEATS, Seat, Viewer, spread, spread_as};

use crate::board::{CALF, Card, GREEN, YELLOW, each};
use crate::cards::Cards;
use crate::faces::TOP;
use crate::herd::Herd;
use crate::moves::{End, Move};
use crate::options::NextStart;
use crate::state::{Arrow, HAND, Mow, PLACES, Phase};

/// The number of the first move with each card; after the last card, that of taking.
const FIRST: [u8; Card::COUNT + 1] = {
    let mut first = [0; Card::COUNT + 1];
    let mut index = 0;
    while index < Card::COUNT {
        first[index + 1] = first[index] + choices(Card(index as u8));
        index += 1;
    }
    first
};

/// The card of each move, by its number; one beyond the last for taking.
static CARDS: [u8; Mow::MOVES] = {
    let mut cards = [Card::COUNT as u8; Mow::MOVES];
    let mut number = 0;
    while number < Mow::MOVES - 1 {
        let after = if number == 0 { 0 } else { cards[number - 1] };
        cards[number] = after + (number == FIRST[after as usize + 1] as usize) as u8;
        number += 1;
    }
    cards
};

/// How many moves a card has at the largest table: the arrow turned or not; every farmer; a calf's ends.
const fn choices(card: Card) -> u8 {
    if card.is_in(CALF) {
        2 * MAX_SEATS as u8
    } else if card.is_in(YELLOW) {
        MAX_SEATS as u8
    } else if card.is_in(GREEN) {
        2
    } else {
        1
    }
}

/// Per herd: its cards, slowpokes, vacant numbers, ends, the calf's value.
const HERD: usize = Card::COUNT + 5;
/// Per farmer: cards in hand, barred, shown, taken, flies, total, and whether he acts, is next, started, exists.
const FARMER: usize = 10;
/// Phases, arrow, deck, pending cards, table size, target, next-start.
const TABLE: usize = 5 + 6;

/// A number of cards as a share of the largest hand.
static HANDS: [f32; 8] = {
    let mut hands = [0.0; 8];
    let mut cards = 0;
    while cards < 8 {
        hands[cards as usize] = cards as f32 / (HAND + 1) as f32;
        cards += 1;
    }
    hands
};

impl Encode for Mow {
    const MOVES: usize = FIRST[Card::COUNT] as usize + 1;
    const FEATURES: usize = 3 * Card::COUNT + PLACES * HERD + MAX_SEATS * FARMER + TABLE;

    #[inline]
    fn number(mv: Move) -> usize {
        let Some(card) = mv.card() else { return Self::MOVES - 1 };
        let end = if mv.end() == Some(End::High) { MAX_SEATS } else { 0 };
        let next = mv.next().map_or(0, Seat::index);
        usize::from(FIRST[card.index()]) + usize::from(mv.flips()) + end + next
    }

    #[inline]
    fn numbered(number: usize) -> Move {
        let card = usize::from(CARDS[number]);
        if card == Card::COUNT {
            return Move::TAKE;
        }
        let choice = number - usize::from(FIRST[card]);
        let card = Card(card as u8);
        let play = Move::play(card);
        let then = |mv: Move| mv.then(Seat((choice % MAX_SEATS) as u8));
        if card.is_in(CALF) {
            then(play.at(End::ALL[choice / MAX_SEATS]))
        } else if card.is_in(YELLOW) {
            then(play)
        } else if choice == 1 {
            play.flip()
        } else {
            play
        }
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let (hand, rest) = out.split_at_mut(Card::COUNT);
        let (unseen, rest) = rest.split_at_mut(Card::COUNT);
        let (shown, rest) = rest.split_at_mut(Card::COUNT);
        let (herds, rest) = rest.split_at_mut(PLACES * HERD);
        let (farmers, table) = rest.split_at_mut(MAX_SEATS * FARMER);
        observe_cards(self.hands[seat.index()], hand);
        observe_cards(self.unseen(Viewer::Seat(seat)), unseen);
        spread(self.shown.map_or(0, |(_, card)| card.bit()), shown);
        // The current herd comes first, then the others clockwise.
        for (step, out) in herds.chunks_exact_mut(HERD).enumerate() {
            observe_herd(self.herds[(self.place as usize + step) % PLACES], out);
        }
        let mut farmer = seat;
        for (step, out) in farmers.as_chunks_mut().0.iter_mut().enumerate() {
            if step < self.options.seats as usize {
                self.observe_farmer(farmer, out);
                farmer = farmer.next(self.options.seats as usize);
            } else {
                *out = [0.0; FARMER];
            }
        }
        self.observe_table(table);
    }
}

impl Mow {
    /// Cards and flies of all packets in use.
    fn whole(&self) -> [u8; 2] {
        const GREEN: Cards = Cards::whole(false);
        const BOTH: Cards = Cards::whole(true);
        const COUNTS: [[u8; 2]; 2] = [[GREEN.len(), GREEN.flies()], [BOTH.len(), BOTH.flies()]];
        COUNTS[usize::from(self.options.both_packets())]
    }

    #[inline]
    fn observe_farmer(&self, seat: Seat, out: &mut [f32; FARMER]) {
        let us = seat.index();
        let [cards, flies] = self.whole();
        *out = [
            HANDS[self.hands[us].len() as usize & 7],
            HANDS[self.barred[us] as usize & 7],
            flag(self.shown.is_some_and(|(holder, _)| holder == seat)),
            share(self.sheds[us].cards, cards),
            share(self.sheds[us].flies, flies),
            // The last round may go beyond the target.
            (f32::from(self.totals[us]) / f32::from(self.options.target)).min(1.0),
            flag(self.seat == seat),
            flag(self.next == seat),
            flag(self.starter == seat),
            1.0,
        ];
    }

    fn observe_table(&self, out: &mut [f32]) {
        let phase = |phase| flag(self.phase == phase);
        let [cards, _] = self.whole();
        out.copy_from_slice(&[
            phase(Phase::Start),
            phase(Phase::Deal),
            phase(Phase::Play),
            phase(Phase::Draw),
            phase(Phase::Over),
            if self.arrow == Arrow::Clockwise { 1.0 } else { -1.0 },
            share(self.deck.len(), cards),
            share(self.pending, HAND * self.options.seats),
            share(self.options.seats, MAX_SEATS as u8),
            (f32::from(self.options.target) / 100.0).min(1.0),
            flag(self.options.next_start == NextStart::Rotate),
        ]);
    }
}

fn observe_cards(cards: Cards, out: &mut [f32]) {
    // One of the two copies is a half; both are rare.
    spread_as(0.5, cards.kinds(), out);
    for card in each(cards.pairs()) {
        out[card.index()] = 1.0;
    }
}

fn observe_herd(herd: Herd, out: &mut [f32]) {
    if herd.is_empty() {
        return out.fill(0.0);
    }
    let (cards, numbers) = out.split_at_mut(Card::COUNT);
    spread(herd.kinds(), cards);
    numbers.copy_from_slice(&[
        share(herd.slowpokes(), 2),
        share(herd.vacant(), TOP),
        share(herd.low(), TOP),
        share(herd.high(), TOP),
        herd.calf().map_or(-1.0, |value| share(value, TOP)),
    ]);
}

fn share(part: u8, whole: u8) -> f32 {
    f32::from(part) / f32::from(whole)
}

fn flag(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}
