//! A state as text, both ways: `first 0`, `bank 10 4`, `pot 6`, `turns 3`, `last 2`, `phase roll` while the die is in the
//! air. What a position leaves out is as in a new match.

use cowbell_rules::position::lines;
use cowbell_rules::{Pick, PositionError, Seat};

use crate::board::{BUST, FACES, TURNS};
use crate::options::Options;
use crate::state::{SixthGame, new};

pub(crate) fn print(state: &SixthGame) -> String {
    let first = state.first.map_or("-".to_string(), |seat| seat.to_string());
    let last = state.last.map_or("-".to_string(), |face| face.to_string());
    let phase = if state.is_rolling { "roll" } else { "choose" };
    let [one, two] = state.bank;
    let (pot, turns) = (state.pot, state.turns);
    format!("first {first}\nbank {one} {two}\npot {pot}\nturns {turns}\nlast {last}\nphase {phase}")
}

pub(crate) fn read(options: &Options, text: &str) -> Result<SixthGame, PositionError> {
    let mut state = new(options);
    let most = options.target - 1;
    for line in lines(text)? {
        match line.key {
            "first" if line.value == "-" => state.first = None,
            "first" => state.first = Some(Seat(line.number(0, 1)?)),
            "bank" => {
                let points: Vec<u8> = line.words().filter_map(|word| word.parse().ok()).collect();
                match points[..] {
                    [one, two] if one.max(two) <= most => state.bank = [one, two],
                    _ => return Err(line.error(line.value, format!("expected two numbers up to {most}"))),
                }
            }
            "pot" => state.pot = line.number(0, most + FACES)?,
            "turns" => state.turns = line.number(0, TURNS)?,
            "last" if line.value == "-" => state.last = None,
            "last" => state.last = Some(line.number(1, FACES)?),
            "phase" if line.value == "roll" => state.is_rolling = true,
            "phase" if line.value == "choose" => state.is_rolling = false,
            "phase" => return Err(line.error(line.value, "expected roll or choose")),
            _ => return Err(line.error(line.key, "expected first, bank, pot, turns, last or phase")),
        }
    }
    match flaw(&state) {
        Some(reason) => Err(PositionError { line: 1, column: 1, reason: reason.into() }),
        None => Ok(state),
    }
}

/// What does not fit together.
fn flaw(state: &SixthGame) -> Option<&'static str> {
    let is_new = state.turns == 0 && state.bank == [0; 2] && state.pot == 0 && state.last.is_none();
    let before = state.last.map_or(state.pot, |face| state.pot.saturating_sub(face));
    let kept = state.mover().map_or(0, |seat| state.bank[seat.index()]);
    match state.options.starter {
        Pick::Seat(seat) if state.first != Some(seat) => Some("the seat that begins is another one"),
        _ if state.first.is_none() && (!is_new || state.is_rolling) => Some("nobody has begun"),
        _ if state.is_rolling && state.is_over() => Some("the match is over, and nobody rolls"),
        _ if state.pot > 0 && state.turns == TURNS => Some("all turns have been made"),
        _ if state.pot > 0 && !state.last.is_some_and(|face| face != BUST && face <= state.pot) => {
            Some("the die did not bring these points")
        }
        _ if state.pot > 0 && kept + before >= state.options.target => Some("the match was over before"),
        _ => None,
    }
}
