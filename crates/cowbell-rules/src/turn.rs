//! Who acts next, and how a match ended.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat};

/// Who acts next: `{"seat":0}`, `"chance"` or `"over"`. There is always exactly one answer: what the rules do by
/// themselves happens inside the event before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// This seat decides.
    Seat(Seat),
    /// Something random happens.
    Chance,
    /// Nobody: the match has ended.
    Over,
}

/// How a match ended: points and places, by seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// Points as the game counts them (in MOW, flies: fewer are better).
    pub scores: ArrayVec<i32, MAX_SEATS>,
    /// 1 for the winner; ties share a place and the next one is skipped (1, 1, 3).
    pub places: ArrayVec<u8, MAX_SEATS>,
}

impl Standing {
    /// Ranks seats by `key`, greatest first; equal keys share a place.
    pub fn ranked<K: Ord>(scores: impl IntoIterator<Item = i32>, keys: &[K]) -> Standing {
        let places = keys.iter().map(|key| 1 + keys.iter().filter(|other| *other > key).count() as u8);
        Standing { scores: scores.into_iter().collect(), places: places.collect() }
    }

    /// Whether `seat` has the first place, alone or shared.
    pub fn is_first(&self, seat: Seat) -> bool {
        self.places[seat.index()] == 1
    }

    /// What the match was worth to `seat`: 1 for a win, 0 for the last place; a shared place is worth the mean of the
    /// places it covers. Over all seats this sums to half their number (solo games give 1 or 0).
    pub fn reward(&self, seat: Seat) -> f32 {
        let n = self.places.len();
        let place = self.places[seat.index()];
        if n == 1 {
            return if place == 1 { 1.0 } else { 0.0 };
        }
        let sharing = self.places.iter().filter(|other| **other == place).count();
        let mean = f32::from(place - 1) + (sharing - 1) as f32 / 2.0;
        1.0 - mean / (n - 1) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_a_place_and_a_reward() {
        let standing = Standing::ranked([9, 4, 9], &[9, 4, 9]);
        assert_eq!(standing.places.as_slice(), [1, 3, 1]);
        assert_eq!(standing.reward(Seat(0)), 0.75);
        assert_eq!(standing.reward(Seat(1)), 0.0);
        let solo = Standing { scores: [7].into_iter().collect(), places: [2].into_iter().collect() };
        assert_eq!(solo.reward(Seat(0)), 0.0);
    }
}
