//! Moves and outcomes as text: what is printed can be read, and nothing that is read does harm.

use core::fmt::{Debug, Display};
use core::str::FromStr;
use std::collections::BTreeSet;

use cowbell_rules::{Dice, Seat, Turn};

use crate::Subject;
use crate::hostile::damaged;
use crate::walk::{Verdict, caught, chances, ensure, moves, pick, walk};

/// Every legal move and every outcome reads back from what it prints, in any case and with extra spaces.
pub fn notation_reads_back<S: Subject>() -> Verdict {
    let (mut read_moves, mut read_chances) = (BTreeSet::new(), BTreeSet::new());
    walk::<S>(8, 60, |game, _| {
        for mv in moves(game.state()) {
            let text = mv.to_string();
            ensure!(
                game.state().read_move(&text) == Some(mv),
                "`{text}` is legal here and is not read as itself"
            );
            if read_moves.insert(mv) {
                reads_back(mv)?;
                for text in spellings(&text) {
                    let is_read = game.state().read_move(&text) == Some(mv);
                    ensure!(is_read, "{text:?} is not read as `{mv}` by read_move");
                }
            }
        }
        for (chance, _) in chances(game.state()) {
            if read_chances.insert(chance) {
                reads_back(chance)?;
            }
        }
        Ok(())
    })
}

fn reads_back<T: Copy + PartialEq + Display + FromStr>(value: T) -> Verdict {
    let text = value.to_string();
    let is_plain = !text.is_empty() && text.trim() == text && !text.contains([',', '\n', '\t', '`', '"']);
    ensure!(
        is_plain,
        "{text:?} has blanks at its ends, or a comma, quote, tab or line break, which lists reserve"
    );
    for text in spellings(&text) {
        ensure!(text.parse().ok() == Some(value), "{text:?} is not read as `{value}`");
    }
    Ok(())
}

fn spellings(text: &str) -> [String; 6] {
    [
        text.to_string(),
        text.to_ascii_uppercase(),
        text.to_ascii_lowercase(),
        format!("  {text} "),
        format!("\t{text}"),
        text.replace(' ', "  "),
    ]
}

/// Damaged and foreign text never panics; text that is read anyway prints as something that reads back
/// as the same, and can be passed to `check` and `settle` like anything else.
pub fn hostile_text_is_harmless<S: Subject>() -> Verdict {
    walk::<S>(3, 15, |game, dice| {
        let state = game.state();
        let mut texts: Vec<String> = vec![String::new(), " ".into(), "0".into(), "9".repeat(5000)];
        texts.extend(moves(state).iter().map(|mv| mv.to_string()));
        texts.extend(chances(state).iter().map(|(chance, _)| chance.to_string()));
        texts.push(S::numbered(dice.below(S::MOVES as u32) as usize).to_string());
        for _ in 0..200 {
            let mut text = pick(&texts, dice).clone();
            if dice.below(8) == 0 {
                text += pick(&texts, dice).as_str();
            }
            let text = damaged(&text, dice);
            caught(|| harmless(state, &text, dice)).map_err(|why| format!("{text:?}: {why}"))?;
        }
        Ok(())
    })
}

fn harmless<S: Subject>(state: &S, text: &str, dice: &mut dyn Dice) -> Verdict {
    stable::<S::Move>(text)?;
    stable::<S::Chance>(text)?;
    let Some(mv) = state.read_move(text) else { return Ok(()) };
    let seat = if let Turn::Seat(seat) = state.turn() { seat } else { Seat(dice.below(10) as u8) };
    if state.check(seat, mv).is_ok() {
        ensure!(
            moves(state).contains(&mv),
            "reads as `{mv}`, which check accepts and legal_moves does not list"
        );
    }
    Ok(())
}

fn stable<T: Copy + PartialEq + Debug + Display + FromStr>(text: &str) -> Verdict {
    if let Ok(value) = text.parse::<T>() {
        let printed = value.to_string();
        ensure!(
            printed.parse().ok() == Some(value),
            "reads as {value:?}, prints as {printed:?}, which reads as something else"
        );
    }
    Ok(())
}
