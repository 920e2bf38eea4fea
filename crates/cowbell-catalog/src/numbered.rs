//! The interface of an erased match for machine learning: moves as numbers, observations, resampled worlds. It is part
//! of [`AnyMatch`]; batches of matches use typed code instead.

use cowbell_rules::{Dice, Encode, Event, Match, Refusal, Seat, Told, Turn, Viewer, tell};

use crate::any_match::{AnyMatch, typed};

/// A match whose moves are numbers: see [`Encode`].
pub trait Numbered {
    /// The number of move numbers, and the number of values in an observation.
    fn sizes(&self) -> (usize, usize);
    /// Writes the numbers of the legal moves into `out`, in the order of [`AnyMatch::legal`].
    fn legal_numbers(&self, out: &mut Vec<usize>);
    /// The number of a move in notation; none if it is not a move of this game.
    fn number_of(&self, text: &str) -> Option<usize>;
    /// The notation of a move; none if there is no such number.
    fn text_of(&self, number: usize) -> Option<String>;
    /// Makes the move with this number for the seat to move.
    ///
    /// # Errors
    ///
    /// `NOBODY_MOVES`, `NOT_A_MOVE`, or the rule that forbids it; then nothing has changed.
    fn play_number(&mut self, number: usize) -> Result<(), Refusal>;
    /// Settles the pending random event with the outcome at this index of its list.
    ///
    /// # Errors
    ///
    /// `NOT_A_CHANCE` if the list is shorter; then nothing has changed.
    fn settle_index(&mut self, index: usize) -> Result<(), Refusal>;
    /// Writes what a seat may know into `out`, as an observation.
    fn observe(&self, seat: Seat, out: &mut [f32]);
    /// An upper bound on the number of events in the match.
    fn longest(&self) -> usize;
    /// The state in which the log begins, as text.
    fn start_position(&self) -> String;
    /// A match that starts in a random state which `seat` cannot tell apart from this one.
    fn resample(&self, seat: Seat, dice: &mut dyn Dice) -> Box<dyn AnyMatch>;
    /// Adds the next event of `ahead`, a longer match that starts with this one. Returns the event as `viewer` was
    /// told it; none if there is no next event.
    ///
    /// # Panics
    ///
    /// If `ahead` is a match of another game.
    fn follow(&mut self, ahead: &dyn AnyMatch, viewer: Viewer) -> Option<Told>;
}

impl<G: Encode> Numbered for Match<G> {
    fn sizes(&self) -> (usize, usize) {
        (G::MOVES, G::FEATURES)
    }

    fn legal_numbers(&self, out: &mut Vec<usize>) {
        // There are about as many as before: room for all of them at once.
        let mut moves = Vec::with_capacity(out.capacity());
        self.state().legal_moves(&mut moves);
        out.clear();
        out.extend(moves.iter().map(|mv| G::number(*mv)));
    }

    fn number_of(&self, text: &str) -> Option<usize> {
        self.state().read_move(text).map(G::number)
    }

    fn text_of(&self, number: usize) -> Option<String> {
        (number < G::MOVES).then(|| G::numbered(number).to_string())
    }

    fn play_number(&mut self, number: usize) -> Result<(), Refusal> {
        let Turn::Seat(seat) = self.state().turn() else {
            let message = "No seat is to move now.".into();
            return Err(Refusal { code: "NOBODY_MOVES", clause: None, message });
        };
        if number >= G::MOVES {
            return Err(Refusal::not_a_move(&number.to_string()));
        }
        Ok(self.play(seat, G::numbered(number))?)
    }

    fn settle_index(&mut self, index: usize) -> Result<(), Refusal> {
        let mut chances = Vec::new();
        self.state().chances(&mut chances);
        let (chance, _) = chances.get(index).ok_or_else(|| Refusal::not_a_chance(&index.to_string()))?;
        self.add_unchecked(Event::Chance(*chance));
        Ok(())
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        self.state().observe(seat, out);
    }

    fn longest(&self) -> usize {
        self.state().longest()
    }

    fn start_position(&self) -> String {
        self.start().position()
    }

    fn resample(&self, seat: Seat, dice: &mut dyn Dice) -> Box<dyn AnyMatch> {
        Box::new(Match::from_state(self.state().resample(seat, dice)))
    }

    fn follow(&mut self, ahead: &dyn AnyMatch, viewer: Viewer) -> Option<Told> {
        let ahead = typed::<G>(ahead).expect("`ahead` is a match of the same game");
        let event = *ahead.log().get(self.log().len())?;
        let told = tell(self.state(), event, viewer);
        self.add_unchecked(event);
        Some(told)
    }
}
