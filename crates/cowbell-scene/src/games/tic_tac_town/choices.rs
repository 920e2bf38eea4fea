//! Where a die can be placed, and what it does for the player's cards.

use cowbell_catalog::games::TicTacTown;
use cowbell_catalog::games::tic_tac_town::{Act, Card, Cell, Die, Move, Pattern, View};
use smallvec::smallvec;

use super::table::{card_text, die_text, pool, tag};
use crate::scene::{Choice, Effect, Ids, Steps};
use crate::scenic::{ended, made};
use crate::text::{Text, Word};
use crate::word::{Spell, word};

/// What does not depend on the choice: the dice in the pool with their slots, and the lines that lack one die.
pub(super) struct Chances {
    pool: Vec<(usize, Die)>,
    lines: Vec<(Cell, [Cell; 3])>,
}

impl Chances {
    pub(super) fn new(state: &TicTacTown, view: &View) -> Chances {
        Chances { pool: pool(view).collect(), lines: lacking(state).collect() }
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
            let alike = chances.pool.iter().filter(|(_, other)| *other == die);
            let dice: Ids = alike.map(|(slot, _)| word!["pool.", slot]).collect();
            let label = Text::new("ttt-move-place").text("die", die_text(die)).word("cell", cell.to_word());
            (smallvec![dice, smallvec![cell.to_word()]], label, effects(state, view, chances, mv, die, cell))
        }
    };
    // Who is next after a die may depend on cards that the viewer cannot see; either way there is nothing more to decide.
    let ends = matches!(mv.act(), Act::Place(..)) || ended(state, made(state, mv));
    Choice { mv: mv.to_word(), steps, label, effects, ends }
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
        let id = if view.round == view.rounds { "ttt-effect-over" } else { "ttt-effect-round" };
        effects.push(Effect { kind: "end".into(), at: Vec::new(), amount: 0, label: Text::new(id) });
    }
    effects
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

/// The fewest dice from the pool that would fulfil the card in some line; 0 if no line can any more.
pub(super) fn lacks(state: &TicTacTown, view: &View, card: Card) -> usize {
    let mut found: Vec<[Option<Die>; 3]> =
        lines(state.side()).map(|line| line.map(|cell| state.die(cell))).collect();
    found.retain(|line| line.contains(&None));
    found.sort_by_key(|line| (free(line), *line));
    // Empty lines, the many at the beginning, are all alike.
    found.dedup();
    let fulfilled = found.iter().find(|line| can_become(**line, &view.pool, card.pattern()));
    fulfilled.map_or(0, free)
}

fn free(line: &[Option<Die>; 3]) -> usize {
    line.iter().filter(|die| die.is_none()).count()
}

/// Whether dice from the pool can complete a line so that it fulfils the pattern.
fn can_become(line: [Option<Die>; 3], pool: &[Die], pattern: Pattern) -> bool {
    let Some(gap) = line.iter().position(Option::is_none) else {
        return matches!(line, [Some(one), Some(two), Some(three)] if pattern.is_fulfilled([one, two, three]));
    };
    (0..pool.len()).any(|index| {
        let (mut line, mut rest) = (line, pool.to_vec());
        line[gap] = Some(rest.swap_remove(index));
        can_become(line, &rest, pattern)
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
