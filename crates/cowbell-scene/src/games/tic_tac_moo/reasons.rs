//! What speaks for a tile: the herd it collects, the field it fills, and what it leaves to the next player.

use cowbell_catalog::games::TicTacMoo;
use cowbell_catalog::games::tic_tac_moo::{Cells, End, Move, Species};
use cowbell_rules::{Game, Seat, Turn};

use crate::reason::Reason;
use crate::scenic::{legal, likely, made};
use crate::text::Text;

/// More than any move collects, so that leaving little is worth something.
const MUCH: f32 = 8.0;

pub(super) fn reasons(state: &TicTacMoo, seat: Seat, mv: Move) -> Vec<Reason> {
    let after = made(state, mv);
    if after.end().and_then(End::winner) == Some(seat) {
        return vec![Reason::new("win", 20.0, Text::new("effect-win"))];
    }
    let mut reasons = Vec::new();
    let count = after.collected(seat) - state.collected(seat);
    if count > 0 {
        let text = Text::new("ttm-effect-collect").number("count", count);
        reasons.push(Reason::new("collect", count.into(), text));
    }
    let gain = |owner| nearness(&after, owner) - nearness(state, owner);
    if let Some(field) = state.fields(seat).into_iter().find(|field| field & mv.cell().bit() != 0) {
        let text = Text::new("tic-tac-moo-reason-field").number("count", free(&after, field));
        reasons.push(Reason::new("field", gain(seat), text));
    }
    reasons.push(Reason::new("spoil", -gain(seat.other()), Text::new("tic-tac-moo-reason-spoil")));
    let next = likely(after);
    if let Turn::Seat(mover) = next.turn() {
        let most = most(&next, mover);
        if mover == seat && most > 0 {
            let text = Text::new("tic-tac-moo-reason-next").number("count", most);
            reasons.push(Reason::new("next", f32::from(most), text));
        } else if mover != seat {
            let text = Text::new("tic-tac-moo-reason-leaves").number("count", most);
            reasons.push(Reason::new("leaves", MUCH - f32::from(most), text));
        }
    }
    reasons
}

/// The most animals that one tile of the seat to move collects.
pub(super) fn most(state: &TicTacMoo, seat: Seat) -> u8 {
    let count = |mv: Move| made(state, mv).collected(seat) - state.collected(seat);
    legal(state).into_iter().map(count).max().unwrap_or(0)
}

fn free(state: &TicTacMoo, field: Cells) -> u32 {
    let laid = Species::ALL.map(|species| (state.tiles(species) & field).count_ones());
    field.count_ones() - laid.iter().sum::<u32>()
}

/// How near a seat is to a full field, over both of its fields. A field that has no room for all kinds counts for nothing.
pub(super) fn nearness(state: &TicTacMoo, seat: Seat) -> f32 {
    let near = |field: Cells| {
        let laid = Species::ALL.map(|species| (state.tiles(species) & field).count_ones());
        let wanted: u32 = laid.iter().map(|count| 2u32.saturating_sub(*count)).sum();
        let free = free(state, field);
        if wanted > free { 0.0 } else { 6.0 / (1 + free) as f32 }
    };
    state.fields(seat).into_iter().map(near).sum()
}
