//! The end of a round and of a match.

use cowbell_rules::{Seat, Standing};

use crate::state::{Phase, TeKuiti};

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

    /// Duel: sums over the rounds, equal sums are a draw (TEK-41, TEK-42). Solo: tiles removed (TEK-61),
    /// first place if none is left (TEK-59).
    pub(crate) fn result(&self) -> Option<Standing> {
        if self.phase != Phase::Over {
            return None;
        }
        Some(if self.is_solo() {
            let left = self.tiles.count_ones() as i32;
            Standing {
                scores: [25 - left].into_iter().collect(),
                places: [1 + u8::from(left > 0)].into_iter().collect(),
            }
        } else {
            Standing::ranked(self.scores.map(i32::from), &self.scores)
        })
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
