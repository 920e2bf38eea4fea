//! Hints say why. Bots play every game, and at every third decision a hint is asked for, as at a table.

use cowbell_bots::{Budget, Level, think_any};
use cowbell_catalog::{Options, infos, open};
use cowbell_rules::{Seat, Turn, quick};
use cowbell_scene::reasons_of;

/// Iterations of each hint: fewer than at a table, and the same on every machine.
const GLANCE: u32 = 200;

/// Hints of each game that are looked at.
const HINTS: usize = 200;

/// This many of a hundred may give no reason but figures: a bot may like a move for something that no reason puts into words.
const SILENT: usize = 10;

#[test]
fn hints_have_reasons() {
    for info in infos() {
        let dice = &mut quick(1);
        let mut silent = Vec::new();
        let mut asked = 0;
        for seed in 1.. {
            let mut game = open(info.slug, &Options::new()).expect("a game");
            while asked < HINTS {
                game.roll_on(dice);
                let Turn::Seat(seat) = game.turn() else { break };
                let think = |seat: Seat, level, budget| think_any(game.as_ref(), seat, level, budget, seed);
                if game.steps().is_multiple_of(3) {
                    let thought = think(seat, Level::ADVISER, Budget::of(Level::ADVISER).exactly(GLANCE));
                    let ranked: Vec<(&str, f32)> =
                        thought.moves.iter().map(|one| (&*one.mv, one.value)).collect();
                    let reasons = reasons_of(game.as_ref(), seat, &ranked);
                    let is_figure = |id: &str| ["reason-ahead", "reason-even"].contains(&id);
                    if reasons.iter().all(|text| is_figure(&text.id)) {
                        silent.push(format!("{} in\n{}", thought.best(), game.position()));
                    }
                    asked += 1;
                }
                let mv = think(seat, Level::Medium, Budget::of(Level::Medium)).best().clone();
                game.play(seat, &mv).expect("a legal move");
            }
            if asked == HINTS {
                break;
            }
        }
        let count = silent.len();
        let all = silent.join("\n");
        assert!(100 * count <= SILENT * HINTS, "{}: {count} of {HINTS}\n{all}", info.slug);
    }
}
