//! The end of a round and of the match (MOW-52 to MOW-57).

use core::cmp::Reverse;

use arrayvec::ArrayVec;
use cowbell_rules::{MAX_SEATS, Seat, Standing};

use crate::cards::Cards;
use crate::options::NextStart;
use crate::state::{Mow, Phase};

pub(crate) fn standing(state: &Mow) -> Option<Standing> {
    (state.phase == Phase::Over).then(|| so_far(state))
}

/// By the totals and the herds taken in this round. Cards in hand do not count: they could still be played.
pub(crate) fn so_far(state: &Mow) -> Standing {
    // After the match the sheds still show the last round, which is already part of the totals.
    let taken = |us: usize| if state.phase == Phase::Over { 0 } else { u16::from(state.sheds[us].flies) };
    let flies: ArrayVec<u16, MAX_SEATS> =
        (0..state.options.seats as usize).map(|us| state.totals[us] + taken(us)).collect();
    let keys: ArrayVec<_, MAX_SEATS> = flies.iter().map(|flies| Reverse(*flies)).collect();
    Standing::ranked(flies.iter().map(|flies| i32::from(*flies)), &keys)
}

/// An upper bound on the events of a match. A round deals or draws each card once, plays each once (and an 8
/// again that the mad cow sent back), and takes no more herds than were started. The sum of all totals grows
/// by the flies of all cards in a round; with two farmers by three at least, since at most 71 of the 74 flies
/// fit into the two herds that are never taken.
pub(crate) fn longest(state: &Mow) -> usize {
    let all = Cards::whole(state.options.both_packets());
    let least_flies = if state.is_duel() { 3 } else { usize::from(all.flies()) };
    let rounds = usize::from(state.options.target - 1) * usize::from(state.options.seats) / least_flies + 1;
    1 + rounds * (3 * usize::from(all.len()) + 2)
}

impl Mow {
    /// Hands join the sheds, flies are added up, and the match ends or the next round begins.
    pub(crate) fn end_round(&mut self) {
        for us in 0..self.options.seats as usize {
            let hand = core::mem::take(&mut self.hands[us]);
            self.sheds[us].cards += hand.len();
            self.sheds[us].flies += hand.flies();
            self.totals[us] += u16::from(self.sheds[us].flies);
        }
        if self.totals.iter().any(|total| *total >= self.options.target) {
            self.end_match();
        } else {
            self.begin_round(self.next_starter());
        }
    }

    /// The table stays as it is: the sheds show the last round.
    fn end_match(&mut self) {
        self.barred = Default::default();
        self.shown = None;
        self.next = self.seat;
        self.phase = Phase::Over;
    }

    /// Who starts the next round (MOW-57).
    fn next_starter(&self) -> Seat {
        let n = self.options.seats as usize;
        let left = self.starter.next(n);
        match self.options.next_start {
            NextStart::Rotate => left,
            NextStart::MostFlies => {
                let most = self.totals.iter().max();
                let clockwise = core::iter::successors(Some(left), |seat| Some(seat.next(n)));
                clockwise.take(n).find(|seat| Some(&self.totals[seat.index()]) == most).unwrap_or(left)
            }
        }
    }
}
