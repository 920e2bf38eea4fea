//! The analyst for a match whose game is known only by name: moves as text, for server, command line and Python.

use cowbell_catalog::{AnyMatch, typed};
use cowbell_rules::Seat;

use super::{Analyst, Considered, Progress, Review, consider};
use crate::any::{Visitor, visit_match};
use crate::eval::Evaluate;
use crate::search::Limit;

/// An analyst of any game. See [`Analyst`].
pub trait AnyAnalyst: Send {
    /// Works until this number of passes is done or a limit is reached, and says whether they are done.
    fn work(&mut self, passes: u32, limit: Limit<'_>, progress: &mut dyn FnMut(Progress)) -> bool;
    /// How far it is.
    fn progress(&self) -> Progress;
    /// The analysis so far; nothing before the first item is done.
    fn review(&self) -> Option<Review<String>>;
}

impl<G: Evaluate> AnyAnalyst for Analyst<G> {
    fn work(&mut self, passes: u32, limit: Limit<'_>, progress: &mut dyn FnMut(Progress)) -> bool {
        Analyst::work(self, passes, limit, progress)
    }

    fn progress(&self) -> Progress {
        Analyst::progress(self)
    }

    fn review(&self) -> Option<Review<String>> {
        Analyst::review(self).map(Review::spelled)
    }
}

/// An analyst of this match who has not begun.
pub fn analyst_any(game: &dyn AnyMatch, seed: u64) -> Box<dyn AnyAnalyst> {
    struct Begin<'a>(&'a dyn AnyMatch, u64);
    impl Visitor for Begin<'_> {
        type Out = Box<dyn AnyAnalyst>;
        fn visit<G: Evaluate>(&mut self) -> Box<dyn AnyAnalyst> {
            let game = typed::<G>(self.0).expect("the game of this name has this type");
            Box::new(Analyst::new(game, self.1))
        }
    }
    visit_match(game, &mut Begin(game, seed))
}

/// Considers a move of the seat to move before it is made. See [`consider`].
pub fn consider_any(game: &dyn AnyMatch, seat: Seat, mv: Option<&str>, seed: u64) -> Considered<String> {
    struct Consider<'a>(&'a dyn AnyMatch, Seat, Option<&'a str>, u64);
    impl Visitor for Consider<'_> {
        type Out = Considered<String>;
        fn visit<G: Evaluate>(&mut self) -> Considered<String> {
            let game = typed::<G>(self.0).expect("the game of this name has this type");
            let mv = self.2.and_then(|mv| game.state().read_move(mv));
            let Considered { values, moves, loss, verdict } = consider(game.state(), self.1, mv, self.3);
            let moves = moves.into_iter().map(|(mv, value)| (mv.to_string(), value)).collect();
            Considered { values, moves, loss, verdict }
        }
    }
    visit_match(game, &mut Consider(game, seat, mv, seed))
}
