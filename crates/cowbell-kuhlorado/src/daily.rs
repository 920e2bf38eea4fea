//! The match of the day: a new sheet every day, and the same rolls for everyone in the same turn, whatever they rerolled
//! before.

use cowbell_rules::{Dice, Event, Match, draw_listed};

use crate::moves::{Chance, Kind};
use crate::options::{Options, SheetOption};
use crate::state::{Kuhlorado, Phase};

pub(crate) fn of_day(day: u32) -> Options {
    Options { sheet: SheetOption::Seed(day.into()), ..Options::default() }
}

/// Number 0 is for what is drawn before the first turn; then every turn has one for its roll and one for its reroll.
pub(crate) fn draw_alike<D: Dice>(game: &Match<Kuhlorado>, dice: impl Fn(usize) -> D) -> Chance {
    let ends_turn = |event: &&_| matches!(event, Event::Move { mv, .. } if matches!(crate::Move::kind(*mv), Kind::Mark(_) | Kind::Pass));
    let turn = game.log().iter().filter(ends_turn).count();
    let number = match game.state().phase {
        Phase::Sheet | Phase::Start => 0,
        Phase::Again(_) => 2 * turn + 2,
        _ => 2 * turn + 1,
    };
    draw_listed(game.state(), &mut dice(number))
}
