//! What a player can place where, and what it certainly does.

use cowbell_catalog::games::TicTacMoo;
use cowbell_catalog::games::tic_tac_moo::{Cell, Move, Species, View};
use cowbell_rules::Seat;
use smallvec::smallvec;

use super::named;
use crate::packed::{Packed, Pattern};
use crate::scene::{Choice, Effect, Ids};
use crate::scenic::{Seen, ended, made};
use crate::text::{Text, Word};
use crate::word::{Spell, word};

pub(super) fn choice(state: &TicTacMoo, view: &View, mv: Move) -> Choice {
    let after = made(state, mv);
    Choice {
        mv: mv.to_word(),
        steps: smallvec![sources(view, mv.species()), smallvec![mv.cell().to_word()]],
        label: label(mv.species(), mv.cell().to_word()),
        effects: effects(view, &after, view.turn),
        ends: ended(state, after),
    }
}

/// The choices as they are sent: they differ in the tile, in where it goes, and in whether they end the turn.
pub(super) fn packed(Seen { state, view, .. }: &Seen<TicTacMoo>, moves: &[Move]) -> Option<Packed> {
    let (mut kinds, mut patterns, mut choices) = (Vec::new(), Vec::new(), Vec::with_capacity(moves.len()));
    for mv in moves {
        let after = made(state, *mv);
        let effects = effects(view, &after, view.turn);
        let kind = (mv.species(), ended(state, after));
        let number = kinds.iter().rposition(|other| *other == kind).unwrap_or_else(|| {
            let (species, ends) = kind;
            let blank = Word::new_static("~");
            let steps: [&[Word]; 2] = [&sources(view, species), core::slice::from_ref(&blank)];
            patterns.push(Pattern::new(
                word![species, "~"],
                &steps,
                label(species, blank.clone()).into(),
                ends,
            ));
            kinds.push(kind);
            kinds.len() - 1
        });
        choices.push((number, mv.cell().to_word(), effects));
    }
    (!moves.is_empty()).then(|| Packed::of_patterns(patterns, choices.into_iter()))
}

/// The tiles of a species that the seat to move may place.
fn sources(view: &View, species: Species) -> Ids {
    let side = &view.seats[view.turn.index()];
    let (name, tiles) = if view.phase == "start" { ("start", &side.start) } else { ("hand", &side.hand) };
    let alike = tiles.iter().enumerate().filter(|(_, other)| **other == species);
    alike.map(|(index, _)| word![name, view.turn, ".", index]).collect()
}

fn label(species: Species, cell: Word) -> Text {
    Text::new("ttm-move").word("cell", cell).text("tile", named("ttm-tile", species))
}

/// The cells of the animals that a move has collected.
pub(super) fn collected(view: &View, after: &TicTacMoo) -> Vec<Word> {
    let left = Species::ALL.into_iter().fold(0, |left, species| left | after.tiles(species));
    let gone = |(cell, _): &&(Cell, Species)| left & cell.bit() == 0;
    view.tiles.iter().filter(gone).map(|(cell, _)| cell.to_word()).collect()
}

fn effects(view: &View, after: &TicTacMoo, seat: Seat) -> Vec<Effect> {
    let mut effects = Vec::new();
    let herd = collected(view, after);
    if !herd.is_empty() {
        let amount = herd.len() as i32;
        effects.push(Effect {
            kind: "collect".into(),
            at: herd,
            amount,
            label: Text::new("ttm-effect-collect").number("count", amount),
        });
    }
    if let Some(winner) = after.end().and_then(|end| end.winner()) {
        let label = Text::new(if winner == seat { "effect-win" } else { "effect-lose" });
        effects.push(Effect { kind: "win".into(), at: Vec::new(), amount: i32::from(winner == seat), label });
    }
    effects
}
