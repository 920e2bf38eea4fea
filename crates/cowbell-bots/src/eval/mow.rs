//! MOW: flies already taken, flies in the hand, and the herd on the table for the seat that may have to take it.
//!
//! A search plays the round out (fifty moves reach its end) and then only the totals matter; what stands here of
//! herds and hands is for a look at one move.

use cowbell_catalog::games::mow::{Arrow, Card, HerdView, Kind, Move, Mow, View};
use cowbell_rules::{Game, MAX_SEATS, Seat, Turn, Viewer};

use super::{Evaluate, Points, Values};
use crate::level::Trust;

impl Evaluate for Mow {
    const POINTS: Option<Points> = Some(Points::Few);
    const PLAYOUT: [u32; 2] = [50, 50];
    /// What a move has brought depends on cards that nobody has seen: it must be tried long before it can be trusted.
    const EXPLORE: [f32; 2] = [1.2, 1.2];
    const TRUST: Trust = Trust { explore: 120, pace: 123, ..Trust::SEARCH };
    const HIDES_MOVES: bool = true;

    fn evaluate(&self) -> Values {
        let seats = self.seats();
        let mut flies = [0.0; MAX_SEATS];
        for seat in Seat::all(seats) {
            flies[seat.index()] = f32::from(self.total(seat));
        }
        // Between two rounds there is nothing more to count: this is where a search judges.
        if let Turn::Seat(mover) = self.turn()
            && !self.is_fresh()
        {
            count_round(self, &self.view(Viewer::Seat(mover)), &mut flies);
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

/// Adds the flies to be expected from the round that is on.
fn count_round(state: &Mow, view: &View, flies: &mut Values) {
    let hand = |seat| state.view(Viewer::Seat(seat)).hand.unwrap_or_default();
    let hands: Vec<Vec<Card>> = Seat::all(state.seats()).map(hand).collect();
    // The fewer cards are left to draw, the surer the flies in a hand stay there.
    let stays = 0.2 + 0.7 / (1.0 + f32::from(view.deck) / (2 * hands.len()) as f32);
    for ((flies, hand), seat) in flies.iter_mut().zip(&hands).zip(&view.seats) {
        *flies +=
            f32::from(seat.flies) + stays * hand.iter().map(|card| f32::from(card.flies())).sum::<f32>();
    }
    share_herds(view, &hands, flies);
}

/// Gives the flies of the herds to those who may have to take them: farmer after farmer, as they will meet them.
/// What nobody has to take soon falls to all alike.
fn share_herds(view: &View, hands: &[Vec<Card>], flies: &mut Values) {
    let (seats, places) = (hands.len(), view.herds.len());
    let step = |at: usize, by: usize, n: usize| match view.arrow {
        Arrow::Clockwise => (at + by) % n,
        Arrow::CounterClockwise => (at + n - by % n) % n,
    };
    for (place, herd) in view.herds.iter().enumerate() {
        let mut left = f32::from(herd.flies);
        if herd.line.is_empty() {
            continue;
        }
        for turn in 0..seats.max(places) {
            // Two farmers alternate while the herds go round; more farmers go round one herd.
            let at = step(usize::from(view.place), turn, places);
            if at != place {
                continue;
            }
            let farmer = if seats == 2 {
                (view.turn.index() + turn) % 2
            } else {
                step(view.turn.index(), turn, seats)
            };
            let fitting = hands[farmer].iter().filter(|card| fits(**card, herd)).count();
            let part = left * [1.0, 0.35, 0.2, 0.12, 0.08].get(fitting).copied().unwrap_or(0.05);
            flies[farmer] += part;
            left -= part;
        }
        flies[..seats].iter_mut().for_each(|flies| *flies += left / seats as f32);
    }
}

/// Whether a card fits a herd, as far as its number or its trick decides.
fn fits(card: Card, herd: &HerdView) -> bool {
    let (Some(low), Some(high)) = (herd.line.first(), herd.line.last()) else { return true };
    match (card.kind(), card.number()) {
        (Kind::Acrobat, number) => herd.line.iter().any(|cow| cow.card.number() == number),
        (Kind::Slowpoke, _) => herd.vacant > 0,
        (Kind::Mad, _) => herd.line.iter().any(|cow| cow.card.number() == Some(8)),
        (Kind::Calf, _) => low.card.flies() == 0 || high.card.flies() == 0,
        (_, Some(number)) => number < low.value || number > high.value,
        (_, None) => false,
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
