//! Search on games small enough to solve: its values must be the exact ones.

use std::collections::BTreeMap;

use cowbell_catalog::games::tic_tac_town::TicTacTown;
use cowbell_rules::{Game, MAX_SEATS, Seat, Turn, quick};
use cowbell_testkit::toys::high_card::{HighCardOptions, Play};
use cowbell_testkit::toys::race::{RaceOptions, Take};
use cowbell_testkit::toys::{HighCard, Race, value};

use super::after;
use crate::eval::{Evaluate, Values};
use crate::exact::Solver;
use crate::level::Level;
use crate::search::{Found, Limit, Search, Style, search};

/// A judge that knows nothing: the search must find everything by itself.
impl Evaluate for Race {
    const PLAYOUT: [u32; 2] = [50, 50];
    fn evaluate(&self) -> Values {
        [0.5; MAX_SEATS]
    }
    fn prior(&self, moves: &[Take], out: &mut Vec<f32>) {
        out.clear();
        out.resize(moves.len(), 0.0);
    }
}

impl Evaluate for HighCard {
    const PLAYOUT: [u32; 2] = [50, 50];
    const HIDES_MOVES: bool = true;
    fn evaluate(&self) -> Values {
        [0.5; MAX_SEATS]
    }
    fn prior(&self, moves: &[Play], out: &mut Vec<f32>) {
        out.clear();
        out.resize(moves.len(), 0.0);
    }
}

fn found<G: Evaluate>(state: &G, seat: Seat, iterations: u32, trees: u64) -> Found<G::Move> {
    let mut trees: Vec<_> =
        (0..trees).map(|seed| Search::new(state, seat, Style::of::<G>(Level::Hard), seed)).collect();
    search(&mut trees, iterations, Limit::default())
}

#[test]
fn the_solver_agrees_with_the_kit() {
    let mut known = BTreeMap::new();
    for seed in 0..20 {
        let game = after::<Race>(&RaceOptions::default(), 7 + seed as usize % 3, seed);
        let exact = value(game.state(), &mut known) as f32;
        let solved = Solver::new(10_000_000).value(game.state()).expect("the race is short");
        assert!((solved[0] - exact).abs() < 1e-4, "{exact} {solved:?}");
    }
}

#[test]
fn search_finds_the_value_of_the_race() {
    let mut known = BTreeMap::new();
    for seed in 0..12 {
        // Three turns at most: these iterations can tell that many throws apart.
        let game = after::<Race>(&RaceOptions::default(), 7 + seed as usize % 3, seed);
        let Turn::Seat(seat) = game.state().turn() else { continue };
        let exact = value(game.state(), &mut known) as f32;
        let found = found(game.state(), seat, 60_000, 1);
        assert!((found.values[0] - exact).abs() < 0.03, "seed {seed}: {exact} {:?}", &found.values[..2]);
        let mut next = game.state().clone();
        next.apply(found.lines[0].mv);
        let chosen = value(&next, &mut known) as f32;
        assert!((chosen - exact).abs() < 0.02, "seed {seed}: {chosen} is chosen, {exact} can be had");
    }
}

/// The last seat knows its own card and what was shown; what it should do can be counted.
#[test]
fn search_finds_the_value_of_a_hidden_card() {
    for seed in 0..30 {
        let options = HighCardOptions { seats: 2, cards: 9 };
        let game = after::<HighCard>(&options, 1, seed);
        let (state, seat) = (game.state(), Seat(1));
        let worlds: Vec<HighCard> = (0..400).map(|seed| state.resample(seat, &mut quick(seed))).collect();
        let worth = |play: Play| {
            let solved = worlds.iter().map(|world| {
                let mut next = world.clone();
                next.apply(play);
                Solver::new(100).value(&next).expect("one card is left to draw")[1]
            });
            solved.sum::<f32>() / worlds.len() as f32
        };
        let found = found(state, seat, 4_000, 1);
        for line in found.lines.iter().filter(|line| line.visits > 400) {
            assert!(
                (line.value - worth(line.mv)).abs() < 0.06,
                "{:?}: {} {}",
                line.mv,
                line.value,
                worth(line.mv)
            );
        }
        let best = found.lines.iter().map(|line| worth(line.mv)).fold(0.0, f32::max);
        assert!(best - worth(found.lines[0].mv) < 0.06, "seed {seed}");
    }
}

#[test]
fn three_seats_each_play_for_themselves() {
    let options = HighCardOptions { seats: 3, cards: 9 };
    for seed in 0..10 {
        let game = after::<HighCard>(&options, 0, seed);
        let found = found(game.state(), Seat(0), 8_000, 1);
        assert!((found.values[..3].iter().sum::<f32>() - 1.5).abs() < 1e-3);
        // With the lowest card everyone swaps, with the second highest nobody does.
        match game.state().hands()[0] {
            1 => assert_eq!(found.lines[0].mv, Play::Swap),
            8 | 9 => assert_eq!(found.lines[0].mv, Play::Hold),
            _ => {}
        }
    }
}

#[test]
fn equal_seeds_give_equal_searches() {
    let game = after::<Race>(&RaceOptions::default(), 2, 3);
    let Turn::Seat(seat) = game.state().turn() else { panic!("the race is on") };
    for trees in [1, 3] {
        assert_eq!(found(game.state(), seat, 3_000, trees), found(game.state(), seat, 3_000, trees));
    }
    assert_ne!(found(game.state(), seat, 3_000, 1), found(game.state(), seat, 3_000, 3));
}

#[test]
fn a_reused_tree_finds_the_same_value() {
    let mut known = BTreeMap::new();
    let mut dice = quick(8);
    let mut game = after::<Race>(&RaceOptions::default(), 5, 8);
    let Turn::Seat(seat) = game.state().turn() else { panic!("the race is on") };
    let mut tree = Search::new(game.state(), seat, Style::of::<Race>(Level::Hard), 1);
    let mut seen = game.log().len();
    while let Turn::Seat(mover) = game.state().turn() {
        if mover == seat && game.state().made() >= 7 {
            tree.advance(&game, &game.log()[seen..], 2);
            seen = game.log().len();
            let found = search(core::slice::from_mut(&mut tree), 30_000, Limit::default());
            let exact = value(game.state(), &mut known) as f32;
            assert!((found.values[0] - exact).abs() < 0.04, "{exact} {:?}", &found.values[..2]);
        }
        let mut moves = Vec::new();
        game.state().legal_moves(&mut moves);
        assert!(game.play(mover, moves[0]).is_ok());
        game.roll_on(&mut dice);
    }
}

/// Of many moves only the promising ones are tried at first, more with every visit.
#[test]
fn moves_are_widened_progressively() {
    let game = after::<TicTacTown>(&Default::default(), 4, 1);
    let Turn::Seat(seat) = game.state().turn() else { panic!("a die is placed") };
    let tried = |iterations: u32| {
        let found = found(game.state(), seat, iterations, 1);
        assert!(found.lines.len() > 60, "a die of the pool on a free cell");
        found.lines.iter().filter(|line| line.visits > 0).count()
    };
    let [few, some, many] = [25, 400, 4000].map(tried);
    assert!(
        few <= 3 + 5 && few < some && some <= 3 + 20 && some < many && many <= 3 + 63,
        "{few} {some} {many}"
    );
}
