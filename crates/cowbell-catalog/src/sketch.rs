//! A position and what some steps make of it: pictures in the rules, lessons. Nothing is kept, and chance that is not
//! named falls the same way every time.

use cowbell_rules::{Refusal, Turn, quick};

use crate::any_match::AnyMatch;
use crate::list::{Options, open};

/// Draws a position and plays some steps. A step is a move of the seat to act, or `chance OUTCOME` where a random event
/// is to turn out like that; random events that no step names are drawn with seed 1.
///
/// The steps end at the first one that is refused.
///
/// # Errors
///
/// Why there is no position at all.
///
/// ```
/// use cowbell_catalog::{Options, sketch};
///
/// let steps = ["reroll 2".to_string(), "chance roll 3".to_string()];
/// let options = Options::from_iter([("sheet".to_string(), "K01".into())]);
/// let (game, refused) = sketch("kuhlorado", &options, Some("dice c1\nphase reroll"), &steps).unwrap();
/// assert!(refused.is_none());
/// assert!(game.position().contains("dice c3"));
/// ```
pub fn sketch(
    game: &str,
    options: &Options,
    position: Option<&str>,
    steps: &[String],
) -> Result<(Box<dyn AnyMatch>, Option<Refusal>), String> {
    let mut game = open(game, options).map_err(|error| error.to_string())?;
    if let Some(position) = position {
        game.set_position(position).map_err(|error| error.to_string())?;
    }
    let mut dice = quick(1);
    for step in steps {
        let done = match step.strip_prefix("chance ") {
            Some(outcome) => game.settle(outcome).map(drop),
            None => {
                game.roll_on(&mut dice);
                let Turn::Seat(seat) = game.turn() else { break };
                game.play(seat, step).map(drop)
            }
        };
        if let Err(refusal) = done {
            return Ok((game, Some(refusal)));
        }
    }
    game.roll_on(&mut dice);
    Ok((game, None))
}
