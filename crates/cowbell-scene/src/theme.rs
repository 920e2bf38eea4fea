//! What a puzzle is about, in a few words: "Collect two herds".
//!
//! A game names the idea behind a move ([`Scenic::theme`](crate::Scenic::theme)), worked out from the position and the move
//! alone, so that every puzzle has a theme, old and new. As with reasons, nothing is said that the seat to move cannot know.

use cowbell_catalog::{AnyMatch, typed};
use cowbell_rules::{Seat, quick};

use crate::scenic::Scenic;
use crate::text::Text;
use crate::visitor::{Visitor, visit_match};

/// The theme of a position in which this move of `seat`, in notation, is the answer; none if the game names none.
pub fn theme_of(game: &dyn AnyMatch, seat: Seat, answer: &str) -> Option<Text> {
    struct ThemeOf<'a>(&'a dyn AnyMatch, Seat, &'a str);
    impl Visitor for ThemeOf<'_> {
        type Out = Option<Text>;
        fn visit<G: Scenic>(&mut self) -> Option<Text> {
            let game = typed::<G>(self.0).expect("the game of this name has this type");
            let known = game.state().resample(self.1, &mut quick(0));
            known.theme(self.1, known.read_move(self.2)?).map(Text::new)
        }
    }
    visit_match(game, &mut ThemeOf(game, seat, answer))
}
