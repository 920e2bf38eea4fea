//! The end of a round and of a match.

use cowbell_rules::{Seat, Standing};

use crate::apply::MOST_FLIPS;
use crate::options::Mode;
use crate::state::{Phase, TeKuiti};

/// Duel: sums over the rounds, equal sums are a draw (TEK-41, TEK-42). Solo: tiles removed (TEK-61),
/// first place if none is left (TEK-59).
pub(crate) fn standing(state: &TeKuiti) -> Option<Standing> {
    if state.phase != Phase::Over {
        return None;
    }
    Some(if state.is_solo() {
        let left = state.tiles.count_ones() as i32;
        Standing {
            scores: [25 - left].into_iter().collect(),
            places: [1 + u8::from(left > 0)].into_iter().collect(),
        }
    } else {
        Standing::ranked(state.scores.map(i32::from), &state.scores)
    })
}

pub(crate) fn longest(state: &TeKuiti) -> usize {
    match state.options.mode {
        // 33 fences placed and 3 taken away, 17 sheep turns with two flips and an end, 5 flips of rams and shepherds,
        // 25 tiles seen, 10 pairs taken (TEK-38); one event for the first shepherd.
        Mode::Duel => 1 + usize::from(state.options.rounds) * (33 + 3 + 17 * 3 + 5 + 25 + 10),
        Mode::Solo => usize::from(MOST_FLIPS) + 25 + 3,
    }
}

impl TeKuiti {
    /// Points of this round as it stands: shepherd player, sheep player (TEK-40).
    pub(crate) fn round_score(&self) -> (u8, u8) {
        let enclosed = (self.tiles & !self.open).count_ones() as u8;
        (enclosed, self.taken.iter().sum())
    }

    /// Scores the round and begins the next one with the roles swapped, or ends the match.
    pub(crate) fn end_round(&mut self) {
        let (shepherd, sheep) = self.round_score();
        self.scores[self.shepherd.index()] += shepherd;
        self.scores[self.shepherd.other().index()] += sheep;
        if self.round < self.options.rounds {
            let next = self.shepherd.other();
            *self = TeKuiti::new_round(&self.options, self.round + 1, next, Phase::Place(2), self.scores);
        } else {
            self.phase = Phase::Over;
        }
    }

    /// Points of the match so far, this round's included while it runs.
    pub fn points(&self, seat: Seat) -> u8 {
        let running = match self.phase {
            Phase::Over => 0,
            _ if seat == self.shepherd => self.round_score().0,
            _ => self.round_score().1,
        };
        self.scores[seat.index()] + running
    }
}
