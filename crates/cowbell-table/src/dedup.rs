//! The last changes of a match. A client that did not hear an answer asks again; this tells its doubled move from a
//! stale one.

use std::collections::VecDeque;

use cowbell_rules::Seat;

/// How many changes are remembered. A repetition that comes later still is refused as stale.
const KEPT: usize = 8;

/// The last changes of a match.
#[derive(Default)]
pub(crate) struct Dedup {
    changes: VecDeque<Change>,
    /// The version of the last change that was forgotten.
    forgotten: u32,
}

struct Change {
    version: u32,
    /// The move, if it was one.
    play: Option<(Seat, String)>,
}

/// What a move is that answers some version.
pub(crate) enum Verdict {
    /// The match has not changed since.
    Fresh,
    /// That very move was the next change, and led to this version.
    Doubled(u32),
    /// Something else has happened since.
    Stale,
}

impl Dedup {
    pub(crate) fn push(&mut self, version: u32, play: Option<(Seat, String)>) {
        if self.changes.len() == KEPT {
            self.forgotten = self.changes.pop_front().map_or(0, |change| change.version);
        }
        self.changes.push_back(Change { version, play });
    }

    /// Judges a move of `seat` that answers `version`.
    pub(crate) fn judge(&self, version: u32, seat: Seat, mv: &str) -> Verdict {
        let Some(next) = self.changes.iter().find(|change| change.version > version) else {
            return Verdict::Fresh;
        };
        let same = |play: &(Seat, String)| play.0 == seat && play.1.eq_ignore_ascii_case(mv.trim());
        match &next.play {
            Some(play) if version >= self.forgotten && same(play) => Verdict::Doubled(next.version),
            _ => Verdict::Stale,
        }
    }

    /// Whether the match has not changed since this version.
    pub(crate) fn is_fresh(&self, version: u32) -> bool {
        self.changes.back().is_none_or(|change| change.version <= version)
    }
}
