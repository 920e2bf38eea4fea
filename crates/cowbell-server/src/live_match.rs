//! The match on a table: what [`AnyMatch`] offers, and what only the game's own type can do fast or exactly.

use core::fmt::{Display, Write as _};

use cowbell_catalog::{AnyMatch, OpenError, Options, Visitor, options_of, visit};
use cowbell_protocol::Raw;
use cowbell_rules::{Dice, Encode, Event, Game, Match, Refusal, Seat, Told, Turn, Viewer};
use serde::ser::{Serialize, SerializeSeq, Serializer};

use crate::table::Frame;

/// One outcome of chance, and who may know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Dealt {
    /// What happened.
    pub(crate) text: String,
    /// The only seat that saw it, and what the others are told.
    pub(crate) secret: Option<(Seat, &'static str)>,
}

impl Dealt {
    /// The event as `viewer` is told it.
    pub(crate) fn told(&self, viewer: Viewer) -> Told {
        match self.secret {
            None => Told::Chance { chance: self.text.clone(), to: None },
            Some((to, _)) if viewer.is(to) => Told::Chance { chance: self.text.clone(), to: Some(to) },
            Some((to, others)) => Told::Chance { chance: others.into(), to: Some(to) },
        }
    }
}

/// A move that was made.
pub(crate) struct Decided {
    /// Its canonical form.
    pub(crate) text: String,
    /// Whether anybody has learnt anything from it beyond that it was made.
    pub(crate) taught: bool,
}

/// A match on a table.
pub(crate) trait Board: AnyMatch {
    /// Makes a move given in notation.
    fn decide(&mut self, seat: Seat, text: &str) -> Result<Decided, Refusal>;
    /// Draws the pending random event as documented in [`crate::fair`], and lets it happen.
    fn deal(&mut self, dice: &mut dyn Dice) -> Dealt;
    /// Lets the pending random event turn out like this.
    fn repeat(&mut self, text: &str) -> Result<Dealt, Refusal>;
    /// What a viewer may know, as JSON.
    fn view_json(&self, viewer: Viewer) -> Raw;
    /// The legal moves of the seat to move, as JSON.
    fn legal_json(&self) -> Raw;
    /// News of the match as text, with or without the legal moves.
    fn news_text(&self, frame: Frame, viewer: Viewer, legal: bool) -> String;
    /// The seat whose move is the last event; none if that was chance.
    fn last_by(&self) -> Option<Seat>;
    /// A copy.
    fn twin(&self) -> Box<dyn Board>;
    /// The match as everybody else knows it.
    fn as_match(&mut self) -> &mut dyn AnyMatch;
    /// The match before its last event.
    fn before(&self) -> Box<dyn Board>;
    /// Whether anybody has learnt anything from the last event, a move, beyond that it was made.
    fn has_taught(&self) -> bool;
}

impl<G: Game> Board for Match<G>
where
    G::View: Display,
{
    fn decide(&mut self, seat: Seat, text: &str) -> Result<Decided, Refusal> {
        let mv = self.state().read_move(text).ok_or_else(|| Refusal::not_a_move(text))?;
        self.state().check(seat, mv)?;
        let taught = self.state().reveals(mv);
        self.play(seat, mv)?;
        Ok(Decided { text: mv.to_string(), taught })
    }

    fn deal(&mut self, dice: &mut dyn Dice) -> Dealt {
        let mut outcomes = Vec::new();
        self.state().chances(&mut outcomes);
        let mut rest = dice.below(outcomes.iter().map(|(_, weight)| weight).sum());
        let drawn = outcomes.iter().find(|(_, weight)| {
            let hit = rest < *weight;
            rest = rest.saturating_sub(*weight);
            hit
        });
        let (chance, _) = *drawn.expect("the number is below the sum of the weights");
        happen(self, chance).expect("a listed outcome can happen")
    }

    fn repeat(&mut self, text: &str) -> Result<Dealt, Refusal> {
        let chance = text.parse().map_err(|_| Refusal::not_a_chance(text))?;
        happen(self, chance)
    }

    fn view_json(&self, viewer: Viewer) -> Raw {
        serde_json::value::to_raw_value(&self.state().view(viewer))
            .expect("a view is a struct of plain values")
    }

    fn legal_json(&self) -> Raw {
        let mut moves = Vec::new();
        self.state().legal_moves(&mut moves);
        serde_json::value::to_raw_value(&Words(&moves)).expect("a list of plain words")
    }

    fn news_text(&self, frame: Frame, viewer: Viewer, legal: bool) -> String {
        let mut moves = Vec::new();
        if legal {
            self.state().legal_moves(&mut moves);
        }
        frame.text(self.state().view(viewer), Words(&moves))
    }

    fn last_by(&self) -> Option<Seat> {
        match self.log().last()? {
            Event::Move { seat, .. } => Some(*seat),
            Event::Chance(_) => None,
        }
    }

    fn twin(&self) -> Box<dyn Board> {
        Box::new(self.clone())
    }

    fn as_match(&mut self) -> &mut dyn AnyMatch {
        self
    }

    fn before(&self) -> Box<dyn Board> {
        Box::new(shorter(self))
    }

    fn has_taught(&self) -> bool {
        let Some(Event::Move { mv, .. }) = self.log().last() else { return true };
        shorter(self).state().reveals(*mv)
    }
}

/// A list of texts; each is made in the same buffer.
struct Words<'a, T>(&'a [T]);

impl<T: Display> Serialize for Words<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.0.len()))?;
        let mut word = String::new();
        for item in self.0 {
            word.clear();
            let _ = write!(word, "{item}");
            list.serialize_element(&word)?;
        }
        list.end()
    }
}

fn happen<G: Game>(game: &mut Match<G>, chance: G::Chance) -> Result<Dealt, Refusal> {
    if game.state().turn() != Turn::Chance {
        return Err(Refusal::not_a_chance(&chance.to_string()));
    }
    let secret = game.state().secret(chance).map(|secret| (secret.to, secret.others));
    game.settle(chance)?;
    Ok(Dealt { text: chance.to_string(), secret })
}

fn shorter<G: Game>(game: &Match<G>) -> Match<G> {
    let mut before = Match::from_state(game.start().clone());
    let events = &game.log()[..game.log().len().saturating_sub(1)];
    events.iter().for_each(|event| before.add(*event).expect("what was legal once is legal again"));
    before
}

/// Opens a board by the game's name.
pub(crate) fn open(slug: &str, options: &Options) -> Result<Box<dyn Board>, OpenError> {
    struct Open<'a>(&'a Options);
    impl Visitor for Open<'_> {
        type Out = Result<Box<dyn Board>, OpenError>;
        fn visit<G: Encode>(&mut self) -> Self::Out
        where
            G::View: Display,
        {
            Ok(Box::new(Match::<G>::new(&options_of::<G>(self.0)?)))
        }
    }
    visit(slug, &mut Open(options)).unwrap_or_else(|| Err(OpenError::NoSuchGame(slug.to_string())))
}
