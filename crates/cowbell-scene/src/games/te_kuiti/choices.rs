//! What a player can do on the field, and which of the effects are certain.

use cowbell_catalog::games::TeKuiti;
use cowbell_catalog::games::te_kuiti::{Cells, Fences, Move, View};
use cowbell_rules::{Game, Turn};
use smallvec::smallvec;

use super::table::{alike, edge_name, ids};
use super::{is_solo, winner};
use crate::scene::{Choice, Effect, Steps};
use crate::scenic::{ended, made};
use crate::text::Text;
use crate::word::{Spell, word};

pub(super) fn choice(state: &TeKuiti, view: &View, mv: Move) -> Choice {
    let (steps, label): (Steps, Text) = match mv {
        Move::Fence(edge) => {
            (smallvec![smallvec![edge.to_word()]], Text::new("tek-move-fence").text("edge", edge_name(edge)))
        }
        Move::Unfence(edge) => (
            smallvec![smallvec![edge.to_word()]],
            Text::new("tek-move-unfence").text("edge", edge_name(edge)),
        ),
        Move::Flip(cell) => {
            (smallvec![smallvec![cell.to_word()]], Text::new("tek-move-flip").word("cell", cell.to_word()))
        }
        Move::Take(pair) => {
            let [one, two] = pair.cells().map(|cell| cell.to_word());
            let label = Text::new("tek-move-take").word("one", one.clone()).word("two", two.clone());
            (smallvec![smallvec![one], smallvec![two]], label)
        }
        Move::End => (smallvec![smallvec!["end".into()]], Text::new("tek-end")),
    };
    // Where a flip leads has to be remembered or found out, so a choice does not reveal it.
    let (effects, ends) = match mv {
        Move::Flip(_) => (Vec::new(), false),
        _ => {
            let after = made(state, mv);
            (effects(state, view, mv, &after), ended(state, after))
        }
    };
    Choice { mv: mv.to_word(), steps, label, effects, ends }
}

/// The cells that a new fence encloses, or that removing one reopens.
pub(super) fn changed(state: &TeKuiti, then: Fences) -> Cells {
    state.open() ^ then.open()
}

/// Number of tiles on these cells.
pub(super) fn tiles_in(state: &TeKuiti, set: Cells) -> i32 {
    (state.tiles() & set).count_ones() as i32
}

/// The certain effects: everything except what a flip shows, which the player has to remember or find out.
fn effects(state: &TeKuiti, view: &View, mv: Move, after: &TeKuiti) -> Vec<Effect> {
    let region = |kind: &'static str, set: Cells| {
        let amount = tiles_in(state, set);
        let label = Text::new(word!["tek-effect-", kind]).number("count", amount);
        (set != 0).then(|| Effect { kind: kind.into(), at: ids(set), amount, label })
    };
    let first = match mv {
        Move::Flip(_) => return Vec::new(),
        Move::Fence(edge) => region("enclose", changed(state, state.fences().with(edge))),
        Move::Unfence(edge) => region("open", changed(state, state.fences().without(edge))),
        Move::Take(pair) => region("collect", pair.bits()),
        // A pair that stays in sight can still be taken, if there is another turn and no fence comes between.
        Move::End => region("leave", alike(state).fold(0, |all, (_, cells)| all | cells)),
    };
    let mut effects: Vec<Effect> = first.into_iter().collect();
    let mut add = |kind: &'static str, amount: i32, label: &'static str| {
        effects.push(Effect { kind: kind.into(), at: Vec::new(), amount, label: Text::new(label) });
    };
    if after.round() != view.round {
        add("round", 0, "tek-effect-round");
    } else if after.turn() == Turn::Over {
        match (winner(after), state.turn()) {
            (Some(seat), turn) if turn == Turn::Seat(seat) => add("win", 1, "effect-win"),
            (None, _) if !is_solo(view) => add("win", 0, "tek-effect-draw"),
            _ => add("win", -1, "effect-lose"),
        }
    } else if after.is_final() && !view.final_phase {
        add("final", 0, "tek-effect-final");
    } else if after.is_last_turn() && !view.last_turn {
        add("last", 0, "tek-effect-last");
    }
    effects
}
