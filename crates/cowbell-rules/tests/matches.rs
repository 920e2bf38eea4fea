//! What a match promises whatever the game: it can be cut off anywhere, and chance rolls on in one way only.

use cowbell_rules::{Dice, Event, Game, Match, Seat, Turn, draw_listed, quick, roll_on};
use cowbell_tic_tac_moo::{Options, TicTacMoo};

/// A random match to its end.
fn played(seed: u64) -> Match<TicTacMoo> {
    let mut dice = quick(seed);
    let mut game = Match::<TicTacMoo>::new(&Options::default());
    let mut moves = Vec::new();
    game.roll_on(&mut dice);
    while let Turn::Seat(seat) = game.state().turn() {
        game.state().legal_moves(&mut moves);
        game.play(seat, moves[dice.below(moves.len() as u32) as usize]).expect("a listed move is legal");
        game.roll_on(&mut dice);
    }
    game
}

#[test]
fn a_match_up_to_a_step_is_the_match_as_it_was_then() {
    let game = played(1);
    let mut then = Match::new(&Options::default());
    for (steps, event) in game.log().iter().enumerate() {
        assert_eq!(game.state_at(steps), *then.state());
        assert_eq!(game.up_to(steps), then);
        then.add(*event).expect("what was legal once is legal again");
    }
    assert_eq!(game.up_to(game.log().len()), game);
}

#[test]
fn a_checked_event_is_added_as_it_is() {
    let mut game = Match::<TicTacMoo>::new(&Options::default());
    assert_eq!(game.check_chance("a cow").unwrap_err().code, "NOT_A_CHANCE");
    assert_eq!(game.check_chance("deal CP").unwrap_err().code, "NOT_A_CHANCE");
    assert_eq!(game.check_move(Seat(0), "a cow").unwrap_err().code, "NOT_A_MOVE");
    assert_eq!(game.check_move(Seat(0), "Cb2").unwrap_err().code, "NOT_YOUR_TURN");
    let mut same = game.clone();
    let chance = game.check_chance("draw H").expect("hens can be drawn");
    game.add_unchecked(Event::Chance(chance));
    same.settle_text("draw H").expect("hens can be drawn");
    assert_eq!(game, same);
}

#[test]
fn rolling_on_stops_at_a_seat_and_shows_every_outcome_before_it_happens() {
    let mut game = Match::<TicTacMoo>::new(&Options::default());
    let mut state = game.state().clone();
    let mut seen = Match::<TicTacMoo>::new(&Options::default());
    game.roll_on(&mut quick(3));
    roll_on(&mut state, &mut quick(3), |before, chance| {
        assert_eq!(before, seen.state());
        seen.settle(chance).expect("it was drawn");
    });
    assert!(matches!(game.state().turn(), Turn::Seat(_)));
    assert_eq!((&state, seen.log()), (game.state(), game.log()));
}

/// Dice that throw one number.
struct Fixed(u32);

impl Dice for Fixed {
    fn below(&mut self, n: u32) -> u32 {
        assert!(self.0 < n);
        self.0
    }
}

#[test]
fn every_number_below_the_sum_of_the_weights_draws_its_outcome() {
    let game = Match::<TicTacMoo>::new(&Options::default());
    let mut chances = Vec::new();
    game.state().chances(&mut chances);
    let list = chances.iter().flat_map(|(chance, weight)| (0..*weight).map(|_| *chance));
    for (number, chance) in list.enumerate() {
        assert_eq!(draw_listed(game.state(), &mut Fixed(number as u32)), chance);
    }
}
