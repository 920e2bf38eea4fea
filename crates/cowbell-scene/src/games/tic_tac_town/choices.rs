//! Where a die can be placed, and what it does for the player's cards.

use std::sync::{Arc, LazyLock};

use cowbell_catalog::games::TicTacTown;
use cowbell_catalog::games::tic_tac_town::{Act, Card, Cell, Die, Move, View};
use smallvec::smallvec;

use super::DICE;
use super::table::{ALL_DICE, card_text, die_text, number_of, numbered, pool, tag};
use crate::packed::{Packed, Pattern};
use crate::scene::{Choice, Effect, Ids, Steps};
use crate::scenic::{Seen, ended, made};
use crate::text::{Text, Word};
use crate::word::{Spell, word};

/// What does not depend on the choice: the different dice in the pool, each with the ids of those alike, and the lines that
/// lack one die.
pub(super) struct Chances {
    dice: Vec<(Die, Ids)>,
    lines: Vec<(Cell, [Cell; 3])>,
}

impl Chances {
    pub(super) fn new(state: &TicTacTown, view: &View) -> Chances {
        let mut dice: Vec<(Die, Ids)> = Vec::with_capacity(DICE);
        for (slot, die) in pool(view) {
            let id = word!["pool.", slot];
            match dice.iter_mut().find(|(other, _)| *other == die) {
                Some((_, alike)) => alike.push(id),
                None => dice.push((die, smallvec![id])),
            }
        }
        Chances { dice, lines: lacking(state).collect() }
    }
}

pub(super) fn choice(state: &TicTacTown, view: &View, chances: &Chances, mv: Move) -> Choice {
    let (steps, label, effects): (Steps, Text, Vec<Effect>) = match mv.act() {
        Act::Pile(back) => {
            let label = Text::new("ttt-move-pile").word("kind", tag(back));
            (smallvec![smallvec![word!["pile", back, ".top"]]], label, Vec::new())
        }
        Act::Keep => (smallvec![smallvec!["keep".into()]], Text::new("ttt-move-keep"), Vec::new()),
        Act::Reroll => (smallvec![smallvec!["reroll".into()]], Text::new("ttt-move-reroll"), Vec::new()),
        Act::Place(die, cell) => {
            let found = chances.dice.iter().find(|(other, _)| *other == die);
            let (_, alike) = found.expect("a die of the pool");
            let label = Text::new("ttt-move-place").word("cell", cell.to_word()).text("die", die_text(die));
            let steps = smallvec![alike.clone(), smallvec![cell.to_word()]];
            (steps, label, effects(state, view, chances, mv, die, cell))
        }
    };
    // Who is next after a die may depend on cards that the viewer cannot see; either way there is nothing more to decide.
    let ends = matches!(mv.act(), Act::Place(..)) || ended(state, made(state, mv));
    Choice { mv: mv.to_word(), steps, label, effects, ends }
}

/// All ways to place a die: one pattern for each die; none if something else is to be decided.
pub(super) fn packed(Seen { state, view, .. }: &Seen<TicTacTown>, moves: &[Move]) -> Option<Packed> {
    let placed = |mv: &Move| match mv.act() {
        Act::Place(die, cell) => Some((*mv, die, cell)),
        Act::Pile(_) | Act::Keep | Act::Reroll => None,
    };
    let placed: Vec<(Move, Die, Cell)> = moves.iter().map(placed).collect::<Option<_>>()?;
    let chances = Chances::new(state, view);
    let pattern = |(die, alike): &(Die, Ids)| {
        Pattern::new(word![die, "~"], &[alike, &["~".into()]], place_anywhere(*die), true)
    };
    let patterns = chances.dice.iter().map(pattern).collect();
    let choices = placed.iter().map(|(mv, die, cell)| {
        let number = chances.dice.iter().position(|(other, _)| other == die).expect("a die of the pool");
        (number, cell.to_word(), effects(state, view, &chances, *mv, *die, *cell))
    });
    (!placed.is_empty()).then(|| Packed::of_patterns(patterns, choices))
}

/// The label of placing a die, with a blank for the cell.
fn place_anywhere(die: Die) -> Arc<Text> {
    static LABELS: LazyLock<Vec<Arc<Text>>> = LazyLock::new(|| {
        let label =
            |number| Text::new("ttt-move-place").word("cell", "~").text("die", die_text(numbered(number)));
        (0..ALL_DICE).map(|number| label(number).into()).collect()
    });
    LABELS[usize::from(number_of(die))].clone()
}

/// What a die does for the cards its player knows. The effect on other cards is seen only after it is placed.
fn effects(
    state: &TicTacTown,
    view: &View,
    chances: &Chances,
    mv: Move,
    die: Die,
    cell: Cell,
) -> Vec<Effect> {
    let mut effects = Vec::new();
    let seat = view.turn.unwrap_or_default();
    for (slot, lying) in view.seats[seat.index()].hand.iter().enumerate() {
        let Some(card) = lying.card else { continue };
        if let Some(line) = fulfilling(state, &chances.lines, card, die, cell) {
            let mut at: Vec<Word> = line.iter().map(Spell::to_word).collect();
            at.push(word!["hand", seat, ".", slot]);
            let points = card.kind().points();
            let label = Text::new("ttt-effect-fulfil").text("card", card_text(card)).number("points", points);
            effects.push(Effect { kind: "fulfil".into(), at, amount: points.into(), label });
        }
    }
    if !effects.is_empty() {
        let after = made(state, mv);
        let points: i32 = effects.iter().map(|effect| effect.amount).sum();
        let bonus = after.score(seat) - state.score(seat) - points;
        if bonus > 0 {
            let label = Text::new("ttt-effect-bonus").number("points", bonus);
            effects.push(Effect { kind: "bonus".into(), at: Vec::new(), amount: bonus, label });
        }
    }
    let cells = usize::from(view.side).pow(2);
    if view.pool.len() == 1 || view.dice.len() + 1 == cells {
        effects.push(Effect { kind: "end".into(), at: Vec::new(), amount: 0, label: round_ends(view) });
    }
    effects
}

/// What the last die of a round ends: the round, with the number of those to come, or the match.
pub(super) fn round_ends(view: &View) -> Text {
    match view.rounds - view.round {
        0 => Text::new("ttt-effect-over"),
        left => Text::new("ttt-effect-round").number("left", left),
    }
}

/// All lines of three neighbouring cells in a row or a column.
pub(super) fn lines(side: u8) -> impl Iterator<Item = [Cell; 3]> + use<> {
    let starts = (0..side).flat_map(move |across| (0..side - 2).map(move |along| (across, along)));
    starts.flat_map(|(across, along)| {
        [
            [0, 1, 2].map(|step| Cell::at(along + step, across)),
            [0, 1, 2].map(|step| Cell::at(across, along + step)),
        ]
    })
}

/// The lines that lack exactly one die, with the cell where it belongs.
pub(super) fn lacking(state: &TicTacTown) -> impl Iterator<Item = (Cell, [Cell; 3])> {
    lines(state.side()).filter_map(|line| {
        let mut free = line.into_iter().filter(|cell| state.die(*cell).is_none());
        let (cell, None) = (free.next()?, free.next()) else { return None };
        Some((cell, line))
    })
}

/// The line, among those that lack one die, that a die on this cell would complete for a card.
fn fulfilling(
    state: &TicTacTown,
    lines: &[(Cell, [Cell; 3])],
    card: Card,
    die: Die,
    cell: Cell,
) -> Option<[Cell; 3]> {
    lines.iter().filter(|(free, _)| *free == cell).map(|(_, line)| *line).find(|line| {
        match line.map(|other| if other == cell { Some(die) } else { state.die(other) }) {
            [Some(one), Some(two), Some(three)] => card.pattern().is_fulfilled([one, two, three]),
            _ => false,
        }
    })
}

/// Whether a single die from the pool would fulfil the card.
pub(super) fn is_near(state: &TicTacTown, view: &View, lines: &[(Cell, [Cell; 3])], card: Card) -> bool {
    lines.iter().any(|line| {
        view.pool
            .iter()
            .any(|die| fulfilling(state, core::slice::from_ref(line), card, *die, line.0).is_some())
    })
}
