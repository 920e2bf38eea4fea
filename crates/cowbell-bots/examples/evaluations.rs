//! How many positions a second each network judges on one core: beside `training/onnx_speed.py`, which asks ONNX Runtime
//! the same. `cargo run --release -p cowbell-bots --example evaluations`

use std::hint::black_box;
use std::time::Instant;

use cowbell_bots::eval::Evaluate;
use cowbell_bots::network::{Reader, of};
use cowbell_bots::{Visitor, visit_all};
use cowbell_rules::{Dice, Match, Turn, quick};

struct Speed;

impl Visitor for Speed {
    type Out = ();
    fn visit<G: Evaluate>(&mut self) {
        let Some(network) = of(G::INFO.slug) else { return };
        let mut dice = quick(1);
        let mut positions = Vec::new();
        let mut moves = Vec::new();
        while positions.len() < 500 {
            let mut game = Match::<G>::new(&Default::default());
            game.roll_on(&mut dice);
            while let Turn::Seat(seat) = game.state().turn() {
                positions.push((game.state().clone(), seat));
                game.state().legal_moves(&mut moves);
                let mv = moves[dice.below(moves.len() as u32) as usize];
                game.play(seat, mv).expect("it is legal");
                game.roll_on(&mut dice);
            }
        }
        let mut reader = Reader::new(network);
        let (began, mut count) = (Instant::now(), 0_u32);
        while began.elapsed().as_secs_f64() < 2.0 {
            for (state, seat) in &positions {
                black_box(reader.judge(state, *seat));
                count += 1;
            }
        }
        let rate = f64::from(count) / began.elapsed().as_secs_f64();
        println!(
            "{}: {rate:.0} evaluations a second, observation and policy of the legal moves included",
            G::INFO.slug
        );
    }
}

fn main() {
    visit_all(&mut Speed);
}
