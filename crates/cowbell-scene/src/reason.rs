//! Why a move is the best, in words.
//!
//! A game lists what speaks for a move, and for how much ([`Scenic::reasons`](crate::Scenic::reasons)). A bot compares
//! moves; what is said of the best one is first what it gains at once, then where it is ahead of the moves that came next, or else what
//! most speaks for it. Nothing is said that is not so (the tests of each game compare it with what happens) or that the seat to move cannot
//! know: the state is resampled first, and lists may only use what a seat can see or work out.

use cowbell_catalog::{AnyMatch, typed};
use cowbell_rules::{Seat, quick};

use crate::scenic::Scenic;
use crate::text::{Text, Word};
use crate::visitor::{Visitor, visit_match};

/// How many of the moves that came next are looked at.
const RIVALS: usize = 3;
/// How many reasons are given.
const MOST: usize = 2;
/// A reason must be ahead of the same aspect of the other moves by this much.
const LEAD: f32 = 0.3;

/// Something that speaks for a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Reason {
    /// What it is about. Two moves are compared aspect by aspect.
    pub aspect: Word,
    /// How much it speaks for the move, roughly in points.
    pub worth: f32,
    /// Whether it is something gained at once. It is named even if the other moves gain as much: a player sees it happen.
    pub is_gain: bool,
    /// In words, like an effect: "leads the west meadow".
    pub text: Text,
}

impl Reason {
    pub(crate) fn new(aspect: impl Into<Word>, worth: f32, text: Text) -> Reason {
        Reason { aspect: aspect.into(), worth, is_gain: false, text }
    }

    /// A reason that is gained at once.
    pub(crate) fn gain(aspect: impl Into<Word>, worth: f32, text: Text) -> Reason {
        Reason { is_gain: true, ..Reason::new(aspect, worth, text) }
    }
}

/// Why the first of these moves of `seat` is the best, in a few short texts. The moves are in notation, best first, each
/// with the result that a bot expects of it, between 0 and 1.
pub fn reasons_of(game: &dyn AnyMatch, seat: Seat, ranked: &[(&str, f32)]) -> Vec<Text> {
    let moves: Vec<&str> = ranked.iter().map(|(mv, _)| *mv).collect();
    let mut texts = points_of(game, seat, &moves);
    let seats = game.seats();
    texts.extend(comparison(ranked, game.legal().len(), seats));
    texts
}

/// Only the points in which the first of these moves is ahead of the next ones.
pub fn points_of(game: &dyn AnyMatch, seat: Seat, moves: &[&str]) -> Vec<Text> {
    struct PointsOf<'a>(&'a dyn AnyMatch, Seat, &'a [&'a str]);
    impl Visitor for PointsOf<'_> {
        type Out = Vec<Text>;
        fn visit<G: Scenic>(&mut self) -> Vec<Text> {
            let game = typed::<G>(self.0).expect("the game of this name has this type");
            let known = game.state().resample(self.1, &mut quick(0));
            let moves: Vec<G::Move> = self.2.iter().filter_map(|mv| known.read_move(mv)).collect();
            reasons(&known, self.1, &moves)
        }
    }
    visit_match(game, &mut PointsOf(game, seat, moves))
}

/// What the first of these moves gains, and where it is ahead of the next ones, most important first; if there is nothing of the kind, what
/// most speaks for it. Without others there is nothing to say.
pub(crate) fn reasons<G: Scenic>(known: &G, seat: Seat, moves: &[G::Move]) -> Vec<Text> {
    let Some((best, rest)) = moves.split_first().filter(|(_, rest)| !rest.is_empty()) else {
        return Vec::new();
    };
    let rivals: Vec<Vec<Reason>> = rest.iter().take(RIVALS).map(|mv| known.reasons(seat, *mv)).collect();
    let usual = |aspect: &Word| {
        let worth = |list: &Vec<Reason>| {
            list.iter().filter(|one| one.aspect == *aspect).map(|one| one.worth).sum::<f32>()
        };
        rivals.iter().map(worth).sum::<f32>() / rivals.len() as f32
    };
    let mut found = known.reasons(seat, *best);
    let lead = |one: &Reason| one.worth - usual(&one.aspect);
    let counts = |one: &Reason| one.is_gain || lead(one) >= LEAD;
    if found.iter().any(counts) {
        found.retain(counts);
        let rank = |one: &Reason| (one.is_gain, if one.is_gain { one.worth } else { lead(one) });
        found.sort_by(|one, other| {
            let (one, other) = (rank(one), rank(other));
            other.0.cmp(&one.0).then(other.1.total_cmp(&one.1))
        });
        found.truncate(MOST);
    } else {
        // No better than the moves that came next, but even so there is a point to it.
        found.retain(|one| one.worth >= LEAD);
        found.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        found.truncate(1);
    }
    found.into_iter().map(|one| one.text).collect()
}

/// By less than this many percent no move is called better than another.
const AHEAD: i64 = 2;

/// How the bot rates the best move and the next one; nothing if it compared none. With more than two seats a value is a mean
/// place, not a chance of winning.
fn comparison(ranked: &[(&str, f32)], legal: usize, seats: usize) -> Option<Text> {
    let kind = if seats > 2 { "places" } else { "chances" };
    let percent = |value: f32| (100.0 * value).round() as i64;
    match ranked {
        _ if legal == 1 => Some(Text::new("reason-only")),
        [(_, best), (_, next), ..] if percent(*best) - percent(*next) >= AHEAD => {
            let text = Text::new("reason-ahead").word("kind", kind);
            Some(text.number("percent", percent(*best)).number("next", percent(*next)))
        }
        [(_, best), ..] if ranked.len() > 1 && percent(*best) == 0 => Some(Text::new("reason-lost")),
        [_, (_, next), ..] if percent(*next) == 100 => Some(Text::new("reason-won")),
        [_, _, ..] => Some(Text::new("reason-even")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::comparison;

    #[test]
    fn a_comparison_says_what_the_bot_expects() {
        let said = |values: &[f32], legal| {
            let ranked: Vec<(&str, f32)> = values.iter().map(|value| ("a1", *value)).collect();
            comparison(&ranked, legal, 2).map(|text| text.id.to_string())
        };
        assert_eq!(said(&[0.7, 0.6], 2).as_deref(), Some("reason-ahead"));
        assert_eq!(said(&[0.6, 0.599], 2).as_deref(), Some("reason-even"));
        assert_eq!(said(&[1.0, 0.999], 2).as_deref(), Some("reason-won"));
        assert_eq!(said(&[0.003, 0.0], 2).as_deref(), Some("reason-lost"));
        // One winning move among losing ones is far ahead; the only move needs no comparison, nor does a bot that made none.
        assert_eq!(said(&[1.0, 0.0], 2).as_deref(), Some("reason-ahead"));
        assert_eq!(said(&[0.0], 1).as_deref(), Some("reason-only"));
        assert_eq!(said(&[0.5], 2), None);
    }
}
