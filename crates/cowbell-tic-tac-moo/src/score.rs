//! How a match is won: a field, twelve tiles, or the count when the tiles run out.

use cowbell_rules::{Seat, Standing};

use crate::options::WinCheck;
use crate::state::{Phase, TicTacMoo};

/// Collected tiles that win (TTM-52).
pub(crate) const GOAL: u8 = 12;

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// This seat filled a field with every species at least twice (TTM-51).
    Field(Seat),
    /// This seat collected twelve tiles (TTM-52).
    Collected(Seat),
    /// The supplies ran out: more collected tiles win (TTM-61), equal numbers draw.
    Supply(Option<Seat>),
    /// No redraw could help, and nobody had won: counted in the same way (TTM-27).
    Stuck(Option<Seat>),
}

impl End {
    /// The winner, if there is one.
    pub fn winner(self) -> Option<Seat> {
        match self {
            End::Field(seat) | End::Collected(seat) => Some(seat),
            End::Supply(winner) | End::Stuck(winner) => winner,
        }
    }

    /// The kind of ending in one word.
    pub fn word(self) -> &'static str {
        match self {
            End::Field(_) => "field",
            End::Collected(_) => "collected",
            End::Supply(_) => "supply",
            End::Stuck(_) => "stuck",
        }
    }
}

pub(crate) fn standing(state: &TicTacMoo) -> Option<Standing> {
    let Phase::Over(end) = state.phase else { return None };
    let keys = [Seat(0), Seat(1)].map(|seat| end.winner() == Some(seat));
    let scores = [Seat(0), Seat(1)].map(|seat| i32::from(state.collected(seat)));
    Some(Standing::ranked(scores, &keys))
}

/// Seven set-up draws, four starting tiles, and 22 turns of two tiles, each with at most a redraw and a refill.
pub(crate) fn longest(_: &TicTacMoo) -> usize {
    7 + 4 + 22 * 2 * 3
}

impl TicTacMoo {
    /// The win that the seat to move has now; with `win-check` both, else the other seat's.
    #[inline]
    pub(crate) fn won(&self) -> Option<End> {
        let own = self.won_by(self.seat);
        match self.options.win_check {
            WinCheck::Active => own,
            WinCheck::Both => own.or_else(|| self.won_by(self.seat.other())),
        }
    }

    #[inline]
    fn won_by(&self, seat: Seat) -> Option<End> {
        if self.collected(seat) >= GOAL {
            return Some(End::Collected(seat));
        }
        let free = self.free();
        let is_complete = |field: u64| {
            free & field == 0 && self.tiles.iter().all(|tiles| (tiles & field).count_ones() >= 2)
        };
        self.fields(seat).into_iter().any(is_complete).then_some(End::Field(seat))
    }

    /// The end when no redraw can help (TTM-27): a win comes first, since version 2 of the rules.
    #[cold]
    pub(crate) fn end_stuck(&self) -> End {
        let won = if self.options.rules >= 2 { self.won() } else { None };
        won.unwrap_or_else(|| self.count(true))
    }

    /// More collected tiles win; fields are not counted (TTM-61, TTM-62).
    pub(crate) fn count(&self, is_stuck: bool) -> End {
        let (red, blue) = (self.collected(Seat(0)), self.collected(Seat(1)));
        let winner = if red == blue { None } else { Some(Seat((blue > red) as u8)) };
        if is_stuck { End::Stuck(winner) } else { End::Supply(winner) }
    }
}
