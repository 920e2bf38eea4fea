//! Refusals: the right reason, and nothing changed.

use std::collections::BTreeSet;

use cowbell_rules::{Event, Fault, Match, Refusal, Seat, Turn};

use super::rules::is_clause;
use crate::Subject;
use crate::walk::{Verdict, chances, ensure, hash, pick, walk};

/// A seat that is not to move is told so, and after the end every seat is; every refusal has a code, a clause of the
/// game and a sentence.
pub fn refusals_name_their_reason<S: Subject>() -> Verdict {
    let codes: BTreeSet<&str> = S::Fault::CODES.iter().copied().collect();
    ensure!(codes.len() == S::Fault::CODES.len(), "a code is listed twice in {:?}", S::Fault::CODES);
    for code in ["GAME_OVER", "NOT_YOUR_TURN"] {
        ensure!(codes.contains(code), "{code} is missing in {:?}", S::Fault::CODES);
    }
    walk::<S>(6, 30, |game, dice| {
        let state = game.state();
        let wrong = if state.turn() == Turn::Over { "GAME_OVER" } else { "NOT_YOUR_TURN" };
        let some: Vec<usize> = (0..12).map(|_| dice.below(S::MOVES as u32) as usize).collect();
        // One more than the table has: it is never that seat's turn.
        for seat in Seat::all(state.seats() + 1) {
            let is_due = state.turn() == Turn::Seat(seat);
            let tried: &mut dyn Iterator<Item = usize> =
                if is_due { &mut (0..S::MOVES) } else { &mut some.iter().copied() };
            for mv in tried.map(S::numbered) {
                let Err(fault) = state.check(seat, mv) else {
                    ensure!(is_due, "`{mv}` by seat {seat} is accepted, though not to move");
                    continue;
                };
                let (code, clause) = (fault.code(), fault.clause());
                ensure!(is_due || code == wrong, "`{mv}` by seat {seat}: expected {wrong}, found {code}");
                let is_apt = !is_due || !["GAME_OVER", "NOT_YOUR_TURN"].contains(&code);
                ensure!(is_apt, "`{mv}` by seat {seat}, whose turn it is: {code}");
                ensure!(codes.contains(code), "`{mv}`: the code {code} is not listed");
                ensure!(
                    is_clause::<S>(clause),
                    "`{mv}`: {code} names {clause}, which is not a clause: CLAUSES in src/tests.rs lists them"
                );
                ensure!(fault.to_string().len() > 3, "`{mv}`: {code} has no sentence");
            }
        }
        Ok(())
    })
}

/// A refused event leaves state and log as they were: illegal moves, moves out of turn, text that is not a move, outcomes
/// that are not possible.
pub fn refusals_change_nothing<S: Subject>() -> Verdict {
    walk::<S>(6, 30, |game, dice| {
        for _ in 0..12 {
            let seat = Seat(dice.below(game.state().seats() as u32) as u8);
            let mv = S::numbered(dice.below(S::MOVES as u32) as usize);
            if let Err(fault) = game.state().check(seat, mv) {
                let code = Some(fault.code());
                refused(game, code, &format!("`{mv}`"), |game| Ok(game.play(seat, mv)?))?;
                refused(game, code, &format!("`{mv}` as text"), |game| {
                    game.play_text(seat, &mv.to_string())
                })?;
            }
        }
        refused(game, Some("NOT_A_MOVE"), "a cow", |game| game.play_text(Seat(0), "🐄"))?;
        refused(game, Some("NOT_A_CHANCE"), "a cow", |game| game.settle_text("🐄"))?;
        let listed = chances(game.state());
        let past = game.log().iter().filter_map(|event| match event {
            Event::Chance(chance) if !listed.iter().any(|(outcome, _)| outcome == chance) => Some(*chance),
            _ => None,
        });
        let past: Vec<S::Chance> = past.collect();
        if !past.is_empty() {
            let chance = *pick(&past, dice);
            refused(game, Some("NOT_A_CHANCE"), &format!("`{chance}`"), |game| game.settle(chance))?;
        }
        Ok(())
    })
}

fn refused<S: Subject>(
    game: &Match<S>,
    code: Option<&str>,
    what: &str,
    attempt: impl FnOnce(&mut Match<S>) -> Result<(), Refusal>,
) -> Verdict {
    // The state is written down before as well: a state that compares carelessly would hide the change.
    let (mut tried, text, mark) = (game.clone(), game.state().position(), hash(game));
    let Err(refusal) = attempt(&mut tried) else { return Err(format!("{what} was accepted")) };
    ensure!(Some(refusal.code) == code, "{what}: expected {code:?}, found {}", refusal.code);
    let is_same = tried == *game && hash(&tried) == mark && tried.state().position() == text;
    ensure!(is_same, "{what} was refused ({refusal}) and changed the match");
    Ok(())
}
