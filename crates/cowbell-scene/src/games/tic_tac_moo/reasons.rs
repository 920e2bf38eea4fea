//! What speaks for a tile: the herd it collects, the field it fills, and what it leaves to the next player.

use cowbell_catalog::games::TicTacMoo;
use cowbell_catalog::games::tic_tac_moo::{Cells, End, Move, Species};
use cowbell_rules::{Game, Seat, Turn, Viewer};

use super::GOAL;
use crate::reason::Reason;
use crate::scenic::{legal, made};
use crate::text::Text;

/// What leaving the next player nothing is worth: a little more than what the smallest herd collects.
const MUCH: f32 = 3.0;
/// The same, if it takes another tile: worth saying only if nothing better speaks for a move.
const QUIET: f32 = 0.3;
/// What a win is worth, now or at the end of the turn: more than anything else.
const WIN: f32 = 20.0;

pub(super) fn reasons(state: &TicTacMoo, seat: Seat, mv: Move) -> Vec<Reason> {
    let after = made(state, mv);
    if after.end().and_then(End::winner) == Some(seat) {
        return vec![Reason::gain("win", WIN, Text::new("effect-win"))];
    }
    let mut reasons: Vec<Reason> = gains(state, &after, seat);
    let field = state.fields(seat).into_iter().find(|field| field & mv.cell().bit() != 0);
    let helps = |field: &Cells| {
        free(&after, *field) < free(state, *field) && near(&after, *field) > near(state, *field)
    };
    if let Some(field) = field.filter(helps) {
        let gain = nearness(&after, seat) - nearness(state, seat);
        let text = Text::new("tic-tac-moo-reason-field").number("count", free(&after, field));
        reasons.push(Reason::new("field", gain, text));
    }
    let spoilt = nearness(state, seat.other()) - nearness(&after, seat.other());
    if spoilt > 0.0 {
        reasons.push(Reason::new("spoil", spoilt, Text::new("tic-tac-moo-reason-spoil")));
    }
    if let Some((next, mover)) = next(after) {
        let most = most(&next, mover);
        if mover == seat && most > 0 {
            let text = Text::new("tic-tac-moo-reason-next").number("count", most);
            reasons.push(Reason::new("next", f32::from(most), text));
        } else if mover == seat && can_shut_out(&next, seat) {
            reasons.push(Reason::new("quiet", QUIET, Text::new("tic-tac-moo-reason-quiet")));
        } else if mover != seat {
            let text = Text::new("tic-tac-moo-reason-leaves").number("count", most);
            reasons.push(Reason::new("leaves", MUCH - f32::from(most), text));
        }
    }
    reasons
}

/// What the tile collects, and what wins the match when the turn ends.
fn gains(state: &TicTacMoo, after: &TicTacMoo, seat: Seat) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let (count, total) = (after.collected(seat) - state.collected(seat), after.collected(seat));
    if count > 0 {
        let collects = Text::new("ttm-effect-collect").number("count", count);
        reasons.push(if i32::from(total) >= GOAL {
            let text =
                Text::new("tic-tac-moo-reason-twelve").text("collects", collects).number("total", total);
            Reason::gain("collect", WIN, text)
        } else {
            Reason::gain("collect", count.into(), collects)
        });
    }
    if is_full(after, seat) && !is_full(state, seat) {
        reasons.push(Reason::gain("full", WIN / 2.0, Text::new("tic-tac-moo-reason-full")));
    }
    reasons
}

/// The state when a seat lays the next tile, and which seat. None if the barn tile is swapped before: then chance decides what can be laid. What
/// a seat draws at the end of its turn does not matter to the other one.
fn next(mut after: TicTacMoo) -> Option<(TicTacMoo, Seat)> {
    let (mut chances, mover) = (Vec::new(), after.view(Viewer::Spectator).turn);
    let mut drew = false;
    while after.turn() == Turn::Chance {
        if after.view(Viewer::Spectator).phase == "redraw" {
            return None;
        }
        after.chances(&mut chances);
        after.settle(chances.first()?.0);
        drew = true;
    }
    match after.turn() {
        Turn::Seat(seat) if !(drew && seat == mover) => Some((after, seat)),
        _ => None,
    }
}

/// Whether one tile of the seat to move leaves the other player's next tile nothing to collect.
fn can_shut_out(state: &TicTacMoo, seat: Seat) -> bool {
    let leaves_nothing = |(next, mover): (TicTacMoo, Seat)| mover != seat && most(&next, mover) == 0;
    legal(state).into_iter().any(|mv| next(made(state, mv)).is_some_and(leaves_nothing))
}

/// The most animals that one tile of the seat to move collects.
pub(super) fn most(state: &TicTacMoo, seat: Seat) -> u8 {
    let count = |mv: Move| made(state, mv).collected(seat) - state.collected(seat);
    legal(state).into_iter().map(count).max().unwrap_or(0)
}

/// How many tiles of each species lie in a field.
fn laid(state: &TicTacMoo, field: Cells) -> [u32; 4] {
    Species::ALL.map(|species| (state.tiles(species) & field).count_ones())
}

fn free(state: &TicTacMoo, field: Cells) -> u32 {
    field.count_ones() - laid(state, field).iter().sum::<u32>()
}

/// Whether a seat has a field that wins if it stays as it is until the turn ends.
pub(super) fn is_full(state: &TicTacMoo, seat: Seat) -> bool {
    let is_full =
        |field: Cells| free(state, field) == 0 && laid(state, field).into_iter().all(|count| count >= 2);
    state.fields(seat).into_iter().any(is_full)
}

/// How near a seat is to a full field, over both of its fields.
pub(super) fn nearness(state: &TicTacMoo, seat: Seat) -> f32 {
    state.fields(seat).into_iter().map(|field| near(state, field)).sum()
}

/// How near a field is to being full. If it has no room for all kinds, it counts for nothing.
fn near(state: &TicTacMoo, field: Cells) -> f32 {
    let wanted: u32 = laid(state, field).iter().map(|count| 2u32.saturating_sub(*count)).sum();
    let free = free(state, field);
    if wanted > free { 0.0 } else { 6.0 / (1 + free) as f32 }
}
