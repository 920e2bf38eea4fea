//! Every moment of every game can be drawn.

use cowbell_catalog::{AnyMatch, Options, open};
use cowbell_rules::{Dice, Turn, Viewer, quick};
use cowbell_scene::scene_of;

use crate::{SIZE, png, svg};

/// A match of every game, played to its end by chance.
fn played() -> Vec<Box<dyn AnyMatch>> {
    cowbell_catalog::infos().iter().map(|info| finished(info.slug)).collect()
}

fn finished(slug: &str) -> Box<dyn AnyMatch> {
    let mut game = open(slug, &Options::new()).expect("default options");
    let mut dice = quick(7);
    loop {
        game.roll_on(&mut dice);
        let Turn::Seat(seat) = game.turn() else { return game };
        let moves = game.legal();
        let mv = &moves[dice.below(moves.len() as u32) as usize];
        game.play(seat, mv).expect("a legal move");
    }
}

#[test]
fn the_end_of_every_game_is_a_picture_with_its_pieces_and_points() {
    for game in played() {
        let scene = scene_of(game.as_ref(), Viewer::Spectator);
        let bytes = png(&scene).unwrap_or_else(|error| panic!("{}: {error}", scene.game));
        assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
        let size = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
        assert_eq!((size(16), size(20)), SIZE, "{}", scene.game);
        let begun = open(&scene.game, &Options::new()).expect("default options");
        assert_ne!(svg(&scene), svg(&scene_of(begun.as_ref(), Viewer::Spectator)), "{}", scene.game);
    }
}
