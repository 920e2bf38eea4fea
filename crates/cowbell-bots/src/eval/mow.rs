//! MOW: flies already taken, flies in the hand, and the herd on the table for whoever may have to take it.
//!
//! A search plays the round out (fifty moves reach its end) and then only the totals matter; what stands here of
//! herds and hands is for a look at one move.

use cowbell_mow::{Card, Kind, Move, Mow};
use cowbell_rules::{Game, MAX_SEATS, Seat, Turn, Viewer};

use super::{Evaluate, Values};

/// Flies on a card on average: 74 on 48.
const FLIES: f32 = 74.0 / 48.0;

impl Evaluate for Mow {
    const PLAYOUT: u32 = 50;

    fn evaluate(&self) -> Values {
        let Turn::Seat(mover) = self.turn() else { return [0.5; MAX_SEATS] };
        let view = self.view(Viewer::Seat(mover));
        let seats = self.seats();
        let mut flies = [0.0; MAX_SEATS];
        for (flies, seat) in flies.iter_mut().zip(&view.seats) {
            *flies = f32::from(seat.total) + f32::from(seat.flies) + 0.45 * FLIES * f32::from(seat.cards);
        }
        let in_hand: u32 = view.hand.iter().flatten().map(|card| u32::from(card.flies())).sum();
        let cards = f32::from(view.seats[mover.index()].cards);
        flies[mover.index()] += 0.45 * (in_hand as f32 - FLIES * cards);
        // The herd goes to the mover if nothing fits; else to anybody, and to him as well.
        let herd = view.herds.get(view.place as usize).map_or(0.0, |herd| f32::from(herd.flies));
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        let plays = moves.iter().filter(|mv| mv.card().is_some()).count();
        let caught = if plays == 0 { 1.0 } else { 0.35 / plays as f32 };
        for seat in 0..seats {
            let part = if seat == mover.index() { caught } else { (1.0 - caught) / (seats - 1) as f32 };
            flies[seat] += herd * part;
        }
        standing(&flies, seats)
    }

    fn prior(&self, moves: &[Move], out: &mut Vec<f32>) {
        out.clear();
        out.extend(moves.iter().map(|mv| match mv.card() {
            None => -2.5,
            Some(card) => look(card),
        }));
    }

    /// A round is settled when its flies have been added up.
    fn settles(&self, root: &Mow) -> bool {
        Seat::all(self.seats()).any(|seat| self.total(seat) != root.total(seat))
    }
}

/// Flies are better on the table than in the hand; specials are kept for when nothing else fits.
fn look(card: Card) -> f32 {
    match card.kind() {
        Kind::Cow => 0.35 * f32::from(card.flies()),
        _ => -0.3,
    }
}

/// The place each seat can expect from the flies it can expect: against every other seat by the logistic curve.
fn standing(flies: &Values, seats: usize) -> Values {
    let most = flies[..seats].iter().copied().fold(0.0, f32::max);
    // The nearer the end of the match, the more a fly decides.
    let scale = 9.0 + 14.0 * (1.0 - most / 100.0).max(0.0);
    let mut values = [0.0; MAX_SEATS];
    for seat in 0..seats {
        let beats = |other: usize| 1.0 / (1.0 + ((flies[seat] - flies[other]) / scale).exp());
        let sum: f32 = (0..seats).filter(|other| *other != seat).map(beats).sum();
        values[seat] = sum / (seats - 1) as f32;
    }
    values
}
