//! The idea behind a card: what it leaves to the next farmer, what it saves, or why a herd is taken early.

use cowbell_catalog::games::Mow;
use cowbell_catalog::games::mow::{Kind as Sort, Move};
use cowbell_rules::{Game, Seat, Viewer};

use super::reasons::{ends, fits, rest};
use crate::scenic::{legal, likely, made};

/// The plain cows are numbered from 1 to this.
const HIGHEST: u8 = 15;
/// If no more than this many numbers fit a herd, the next farmer is likely to take it.
const FEW: u8 = 3;
/// A card with at least this many flies is worth getting rid of.
const MANY: u8 = 3;

pub(super) fn theme(state: &Mow, seat: Seat, mv: Move) -> &'static str {
    let view = state.view(Viewer::Seat(seat));
    let Some(card) = mv.card() else {
        let is_forced = legal(state).len() == 1;
        return match view.herds[usize::from(view.place)].flies {
            _ if is_forced => "mow-theme-take",
            0 => "mow-theme-free",
            _ => "mow-theme-take",
        };
    };
    // Which herd the next farmer faces does not depend on the card that is drawn.
    let next = likely(made(state, mv)).view(Viewer::Seat(seat));
    let facing = &next.herds[usize::from(next.place)];
    let fitting = ends(facing).map(|(low, high)| low.saturating_sub(1) + HIGHEST.saturating_sub(high));
    if next.turn != seat && facing.flies > 0 && fitting.is_some_and(|numbers| numbers <= FEW) {
        return "mow-theme-squeeze";
    }
    let own = ends(&made(state, mv).view(Viewer::Seat(seat)).herds[usize::from(view.place)]);
    let still =
        own.map_or(0, |(low, high)| rest(&view, card).filter(|other| fits(*other, low, high)).count());
    let has_special = rest(&view, card).any(|other| other.kind() != Sort::Cow);
    match card.kind() {
        _ if mv.flips() => "mow-theme-turn",
        Sort::Cow if card.flies() >= MANY => "mow-theme-rid",
        Sort::Cow if still > 0 => "mow-theme-room",
        Sort::Cow if has_special => "mow-theme-keep",
        Sort::Cow => "mow-theme-room",
        _ => "mow-theme-special",
    }
}
