//! The shipped puzzles are legal positions with the answer they claim, and the maker makes such puzzles.

use cowbell_catalog::games::te_kuiti::TeKuiti;
use cowbell_rules::{Seat, Turn};

use super::rate::rating;
use super::{Maker, Puzzle, shipped};
use crate::analysis::look;
use crate::any::{Visitor, visit};
use crate::eval::Evaluate;

/// Looks at a puzzle again with another seed.
struct Check<'a>(&'a Puzzle);

impl Visitor for Check<'_> {
    type Out = Option<String>;
    fn visit<G: Evaluate>(&mut self) -> Option<String> {
        let game = self.0.open(G::INFO.slug).expect("a position of the game");
        let state = cowbell_catalog::typed::<G>(game.as_ref()).expect("of this game").state();
        let found = look(state, Seat(self.0.seat), 400, 99);
        (found.moves[0].0.to_string() != self.0.answer())
            .then(|| format!("{}: {:?} instead of {}", G::INFO.slug, found.moves[0], self.0.answer()))
    }
}

#[test]
fn shipped_puzzles_are_legal_and_have_the_answer_they_claim() {
    for info in cowbell_catalog::infos() {
        let puzzles = shipped(info.slug);
        let mut wrong = Vec::new();
        for (index, puzzle) in puzzles.iter().enumerate() {
            let game = puzzle.open(info.slug).unwrap_or_else(|error| panic!("{}: {error}", info.slug));
            assert_eq!(game.turn(), Turn::Seat(Seat(puzzle.seat)));
            let legal = game.legal();
            assert!(puzzle.moves.iter().all(|answer| legal.contains(&answer.mv)), "{puzzle:?}");
            assert_eq!(puzzle.rating, rating(&puzzle.found));
            assert!(puzzle.lead >= 0.08 && legal.len() >= 3);
            assert!(puzzle.moves.is_sorted_by(|one, other| one.value >= other.value));
            // Every puzzle was confirmed when it was made; some are confirmed again here.
            if index % 8 == 0 {
                wrong.extend(visit(info.slug, &mut Check(puzzle)).flatten());
            }
        }
        assert!(wrong.is_empty(), "{wrong:?}");
        let positions: std::collections::BTreeSet<&str> =
            puzzles.iter().map(|puzzle| puzzle.position.as_str()).collect();
        assert_eq!(positions.len(), puzzles.len(), "no puzzle comes twice");
        let matches: std::collections::BTreeSet<u64> = puzzles.iter().map(|puzzle| puzzle.seed).collect();
        assert_eq!(matches.len(), puzzles.len(), "a match gives one puzzle at most, so that they vary");
        assert!(puzzles.len() >= 100, "{} has {} puzzles", info.slug, puzzles.len());
        // The order of matches is the order in which `make puzzles` finds them; more are added at the end.
        assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.seed), "{}", info.slug);
    }
}

#[test]
fn the_maker_makes_the_same_puzzle_again() {
    let make = || {
        let mut made = Vec::new();
        Maker { seed: 5, count: 1 }.run::<TeKuiti>(&Default::default(), &mut |puzzle| made.push(puzzle));
        made
    };
    let puzzles = make();
    assert_eq!(puzzles.len(), 1);
    assert_eq!(puzzles, make());
    assert!(visit("te-kuiti", &mut Check(&puzzles[0])).flatten().is_none());
    let line = serde_json::to_string(&puzzles[0]).expect("plain data");
    assert_eq!(serde_json::from_str::<Puzzle>(&line).expect("the same"), puzzles[0]);
}
