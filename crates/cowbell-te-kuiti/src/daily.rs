//! The match of the day: the solo game, with the same tiles on the same cells for everyone, in whatever order they are flipped.

use cowbell_rules::{Dice, Match, draw_from, draw_listed};

use crate::board::{FIELD, each};
use crate::moves::Chance;
use crate::options::{Mode, Options};
use crate::state::{Phase, TeKuiti};
use crate::tiles::Bag;

pub(crate) fn of_day() -> Options {
    Options { mode: Mode::Solo, ..Options::default() }
}

/// All tiles of a field are drawn from a full bag, cell by cell, with a number for each cell and round: what lies on the cells
/// before this one says what is left for it.
pub(crate) fn draw_alike<D: Dice>(game: &Match<TeKuiti>, dice: impl Fn(usize) -> D) -> Chance {
    let state = game.state();
    let Phase::Tile(wanted) = state.phase else { return draw_listed(state, &mut dice(0)) };
    let mut bag = Bag::full(&state.options);
    let (mut tiles, mut drawn) = (Vec::new(), None);
    for cell in each(FIELD).take_while(|cell| *cell <= wanted) {
        tiles.clear();
        bag.chances(state.options.mode, &mut tiles);
        let chance = draw_from(&tiles, &mut dice(25 * usize::from(state.round) + cell.index()));
        if let Chance::Tile(tile) = chance {
            *bag.count_mut(tile) -= 1;
        }
        drawn = Some(chance);
    }
    drawn.expect("the tile that is flipped lies on the field")
}
