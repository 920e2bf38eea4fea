//! Picking a move step by step.

use cowbell_rules::{Seat, Viewer};
use cowbell_scene::{Scene, Word, scene_of};

use super::begun;
use crate::choose::{NextStep, Picked};

fn ids(id: &str) -> Vec<Word> {
    vec![id.into()]
}

fn moo() -> Scene {
    scene_of(begun("tic-tac-moo", "{}", 5, 0).as_ref(), Viewer::Seat(Seat(0)))
}

#[test]
fn tile_then_place_or_place_then_tile() {
    let scene = moo();
    let choice = &scene.choices[0];
    let (tile, cell) = (&choice.steps[0][0], &choice.steps[1][0]);
    for (first, second) in [(tile, cell), (cell, tile)] {
        let mut picked = Picked::default();
        assert_eq!(picked.pick(&scene, &ids(first)), NextStep::More);
        assert_eq!(picked.ids(&scene), ids(first));
        assert_eq!(picked.preview(&scene, &ids(second)).map(|choice| &choice.mv), Ok(&choice.mv));
        assert_eq!(picked.pick(&scene, &ids(second)), NextStep::Play(choice.mv.to_string()));
    }
}

#[test]
fn another_tile_takes_the_place_of_the_first() {
    let scene = moo();
    let mut picked = Picked::default();
    let tiles: Vec<Word> = ["start0.0", "start0.1"].map(Word::from).into();
    assert_eq!(picked.pick(&scene, &tiles[..1]), NextStep::More);
    assert_eq!(picked.pick(&scene, &tiles[1..]), NextStep::More);
    assert_eq!(picked.ids(&scene), tiles[1..]);
    assert!(picked.back());
    assert!(picked.ids(&scene).is_empty());
    assert!(!picked.back());
}

#[test]
fn what_cannot_be_picked_is_refused_by_name() {
    let scene = moo();
    let mut picked = Picked::default();
    picked.pick(&scene, &ids("start0.0"));
    assert_eq!(picked.pick(&scene, &ids("a4")), NextStep::No);
    let face = &scene.pieces.iter().find(|piece| piece.id == "start0.0").expect("a tile").face;
    assert!(picked.meant(&scene, &ids("a4")).contains(&format!("{face}a4")));
}

/// A cow and a number: one cell is enough, and a second one may follow.
#[test]
fn enough_is_played_when_it_is_picked_again() {
    let found = (0..400).find_map(|seed| {
        let scene = scene_of(begun("kuhlorado", "{}", seed, 30).as_ref(), Viewer::Seat(Seat(0)));
        let pair =
            scene.choices.iter().find(|choice| choice.steps.len() == 2 && choice.mv.contains('+')).cloned();
        let is_mixed = scene.choices.iter().any(|choice| choice.steps.len() == 1);
        pair.filter(|_| is_mixed).map(|pair| (scene, pair))
    });
    let (scene, pair) = found.expect("some roll is mixed");
    let (one, two) = (&pair.steps[0][0], &pair.steps[1][0]);
    let mut picked = Picked::default();
    assert_eq!(picked.pick(&scene, &ids(one)), NextStep::More);
    assert_eq!(picked.complete(&scene).map(|choice| &choice.mv), Some(one));
    assert!(picked.open(&scene).contains(two));
    let mut alone = picked.clone();
    assert_eq!(alone.pick(&scene, &ids(one)), NextStep::Play(one.to_string()));
    assert_eq!(picked.pick(&scene, &ids(two)), NextStep::Play(pair.mv.to_string()));
}

#[test]
fn what_every_move_needs_is_picked_already() {
    let second = (0..50).find_map(|seed| {
        let game = begun("tic-tac-moo", "{}", seed, 20);
        let scene = scene_of(game.as_ref(), Viewer::Seat(Seat(0)));
        let tiles = scene.pieces.iter().filter(|piece| piece.at.starts_with("hand0")).count();
        (tiles == 1 && scene.choices.len() > 1).then_some(scene)
    });
    let scene = second.unwrap_or_else(|| {
        // Seat 0 is about to place its first tile. Play it, so that only the second one remains.
        let mut game = begun("tic-tac-moo", "{}", 5, 20);
        let first = game.legal()[0].clone();
        game.play(Seat(0), &first).expect("a listed move is legal");
        scene_of(game.as_ref(), Viewer::Seat(Seat(0)))
    });
    let picked = Picked::default();
    assert_eq!(picked.ids(&scene), ids("hand0.0"));
    assert!(picked.complete(&scene).is_none(), "the last step is the player's");
}
