//! Prints the scenes of a random match as JSON Lines, for looking at and for trying clients without a server:
//! `cargo run -p cowbell-scene --example dump -- GAME [SEED] [SEAT] [KEY=VALUE …]`.

use cowbell_catalog::open;
use cowbell_rules::{Dice, Seat, Turn, Viewer, quick};
use cowbell_scene::{news_of, scene_of};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let slug = args.first().map_or("tic-tac-moo", String::as_str);
    let number = |index: usize| args.get(index).and_then(|text| text.parse::<u64>().ok()).unwrap_or(0);
    let viewer = Viewer::Seat(Seat(number(2) as u8));
    let mut options = cowbell_catalog::Options::new();
    for (key, value) in args.iter().filter_map(|arg| arg.split_once('=')) {
        let value = value.parse::<u64>().map_or_else(|_| value.into(), |number| number.into());
        options.insert(key.to_string(), value);
    }
    let mut game = open(slug, &options).expect("a game and options that exist");
    let mut dice = quick(number(1));
    let mut shown = 0;
    loop {
        let scene = serde_json::to_value(scene_of(game.as_ref(), viewer)).expect("a scene is plain");
        let news = serde_json::to_value(news_of(game.as_ref(), shown, viewer)).expect("news are plain");
        println!("{}", serde_json::json!({"scene": scene, "news": news}));
        shown = game.steps();
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&mut dice);
                game.settle(&outcome).expect("a drawn outcome can happen");
            }
            Turn::Seat(seat) => {
                let moves = game.legal();
                game.play(seat, &moves[dice.below(moves.len() as u32) as usize])
                    .expect("a listed move is legal");
            }
        }
    }
}
