//! Positions: whatever is printed reads back equal, and whatever is read can be played.

use std::collections::BTreeSet;

use cowbell_rules::{Dice, Encode, Game, Seat, Viewer, position, step};

use crate::Subject;
use crate::hostile::damaged;
use crate::walk::{Verdict, caught, ensure, hash, moves, next, tables, walk};

/// Every state reads back equal from its position, whose lines each begin with a key of their own.
pub fn positions_read_back<S: Subject>() -> Verdict {
    walk::<S>(8, 80, |game, _| {
        let state = game.state();
        let text = state.position();
        let keys = position::lines(&text).map_err(|why| format!("the position is unreadable: {why}"))?;
        ensure!(keys.len() == text.lines().count(), "the position has blank lines or comments");
        let unique: BTreeSet<&str> = keys.iter().map(|line| line.key).collect();
        ensure!(unique.len() == keys.len(), "two lines of the position have the same key");
        reads_back(state)
    })
}

fn reads_back<S: Game>(state: &S) -> Verdict {
    let text = state.position();
    let read = S::from_position(&state.options(), &text)
        .map_err(|why| format!("its own position is refused, {why}:\n{text}\n"))?;
    ensure!(
        read == *state,
        "the position reads back as a different state:\n{text}\n  {state:?}\n  {read:?}\n"
    );
    ensure!(hash(&read) == hash(state), "the position reads back as an equal state with a different hash");
    ensure!(read.position() == text, "the position reads back as a state that prints differently");
    Ok(())
}

/// Damaged positions never panic. Those that are accepted anyway print, read back, and can be viewed and
/// played on for a while.
pub fn hostile_positions_are_harmless<S: Subject>() -> Verdict {
    for options in tables::<S>()? {
        for text in ["", " ", "#", "turn", "turn 0", "turn chance", "turn over", "turn 200", "🐄 🐄"] {
            caught(|| harmless::<S>(&options, text, &mut cowbell_rules::quick(0)))
                .map_err(|why| format!("{text:?}: {why}"))?;
        }
    }
    walk::<S>(3, 12, |game, dice| {
        let text = game.state().position();
        for _ in 0..60 {
            let text = damaged(&text, dice);
            caught(|| harmless::<S>(&game.state().options(), &text, dice))
                .map_err(|why| format!("this position:\n{text}\n{why}\nmade from"))?;
        }
        Ok(())
    })
}

fn harmless<S: Encode>(options: &S::Options, text: &str, dice: &mut dyn Dice) -> Verdict {
    let Ok(mut state) = S::from_position(options, text) else { return Ok(()) };
    reads_back(&state)?;
    let mut values = vec![0.0; S::FEATURES];
    let mut buffer = Vec::new();
    for _ in 0..40 {
        for viewer in Viewer::all(state.seats()) {
            state.view(viewer);
        }
        for seat in Seat::all(state.seats()) {
            state.observe(seat, &mut values);
            state.resample(seat, dice);
        }
        for mv in moves(&state) {
            ensure!(S::number(mv) < S::MOVES, "accepted, and then `{mv}` is legal, which has no number");
        }
        let Some(event) = next(&state, &mut buffer, dice) else { break };
        step(&mut state, event);
    }
    Ok(())
}
