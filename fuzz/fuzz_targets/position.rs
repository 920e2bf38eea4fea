//! Any text as a position of any game: refused with line and column, or read, printed, read again to the same, and
//! played on for a while.
#![no_main]

use cowbell_catalog::{infos, open};
use cowbell_rules::{Dice, Turn, quick};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, &str)| {
    let info = &infos()[usize::from(input.0) % infos().len()];
    let mut game = open(info.slug, &Default::default()).expect("default options open a table");
    if game.set_position(input.1).is_err() {
        return;
    }
    let printed = game.position();
    game.set_position(&printed).expect("a printed position is readable");
    assert_eq!(game.position(), printed);
    let mut dice = quick(1);
    for _ in 0..60 {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&mut dice);
                game.settle(&outcome).expect("a drawn outcome can happen");
            }
            Turn::Seat(seat) => {
                let moves = game.legal();
                assert!(!moves.is_empty(), "a seat to move has a move:\n{printed}");
                game.play(seat, &moves[dice.below(moves.len() as u32) as usize]).expect("a listed move is legal");
            }
        }
    }
});
