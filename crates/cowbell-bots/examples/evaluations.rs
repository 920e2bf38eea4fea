//! How many positions a second the network of MOW judges on one core: beside `training/onnx_speed.py`, which asks ONNX
//! Runtime the same. `cargo run --release -p cowbell-bots --example evaluations`

use std::hint::black_box;
use std::time::Instant;

use cowbell_bots::network::{Reader, of};
use cowbell_catalog::games::mow::Mow;
use cowbell_rules::{Dice, Game, Match, Turn, quick};

fn main() {
    let mut dice = quick(1);
    let mut positions = Vec::new();
    let mut moves = Vec::new();
    while positions.len() < 500 {
        let mut game = Match::<Mow>::new(&Default::default());
        game.roll_on(&mut dice);
        while let Turn::Seat(seat) = game.state().turn() {
            positions.push((game.state().clone(), seat));
            game.state().legal_moves(&mut moves);
            let mv = moves[dice.below(moves.len() as u32) as usize];
            game.play(seat, mv).expect("it is legal");
            game.roll_on(&mut dice);
        }
    }
    let network = of("mow").expect("MOW has a network");
    let mut reader = Reader::new(network);
    let (began, mut count) = (Instant::now(), 0_u32);
    while began.elapsed().as_secs_f64() < 2.0 {
        for (state, seat) in &positions {
            black_box(reader.judge(state, *seat));
            count += 1;
        }
    }
    let rate = f64::from(count) / began.elapsed().as_secs_f64();
    println!("{rate:.0} evaluations a second, observation and policy of the legal moves included");
}
