//! What can happen by chance, for the web client: it compares the lists in a proof of fair dice with them. `BLESS=1
//! cargo test -p cowbell-scene` writes them.

use core::fmt::Display;
use std::collections::BTreeSet;

use cowbell_rules::{Dice, Game, Match, Turn, quick};
use serde_json::json;

use super::pairs;
use crate::types::compare;

/// Matches of every table, enough for every kind of random event to come.
const MATCHES: u64 = 3;

/// A list of outcomes with nothing taken out of it yet.
#[derive(PartialEq)]
struct Whole {
    /// What happens: `deal`, `draw`.
    verbs: BTreeSet<String>,
    /// Without the words for what happens, so that cards that are dealt and cards that are drawn come from one list.
    list: Vec<(String, u32)>,
    /// How much smaller the sum of the weights is after a draw: nothing for dice.
    taken: Option<u32>,
}

impl Whole {
    fn sum(list: &[(String, u32)]) -> u32 {
        list.iter().map(|(_, weight)| weight).sum()
    }

    fn has(&self, list: &[(String, u32)]) -> bool {
        list.iter().all(|(text, _)| self.list.iter().any(|(own, _)| own == text))
    }
}

/// The lists of a game, in the order in which they come up.
fn lists<G: Game>() -> Vec<Whole> {
    let (mut all, mut chances, mut moves) = (Vec::<Whole>::new(), Vec::new(), Vec::new());
    for (number, options) in pairs::<G>().iter().enumerate() {
        for seed in 0..MATCHES {
            let mut dice = quick(MATCHES * number as u64 + seed);
            let (mut game, mut met) = (Match::<G>::new(options), Vec::<Whole>::new());
            loop {
                match game.state().turn() {
                    Turn::Over => break,
                    Turn::Seat(seat) => {
                        game.state().legal_moves(&mut moves);
                        game.play(seat, moves[dice.below(moves.len() as u32) as usize])
                            .expect("a listed move is legal");
                    }
                    Turn::Chance => {
                        game.state().chances(&mut chances);
                        let (verbs, list) = parts(&chances);
                        // What comes first comes from a whole supply; what is part of it, out of it.
                        match met.iter_mut().find(|whole| whole.has(&list)) {
                            Some(whole) => {
                                whole.verbs.extend(verbs);
                                whole.taken.get_or_insert(Whole::sum(&whole.list) - Whole::sum(&list));
                            }
                            None => met.push(Whole { verbs, list, taken: None }),
                        }
                        let chance = game.state().draw(&mut dice);
                        game.settle(chance).expect("a drawn outcome can happen");
                    }
                }
            }
            for whole in met {
                match all.iter_mut().find(|other| other.list == whole.list) {
                    Some(other) => {
                        other.taken = other.taken.or(whole.taken);
                        other.verbs.extend(whole.verbs);
                    }
                    None => all.push(whole),
                }
            }
        }
    }
    all
}

/// What happens, and to what.
fn parts<C: Display>(chances: &[(C, u32)]) -> (BTreeSet<String>, Vec<(String, u32)>) {
    let texts = chances.iter().map(|(chance, weight)| (chance.to_string(), *weight));
    texts
        .map(|(text, weight)| {
            let (verb, rest) = text.split_once(' ').expect("a verb");
            (verb.to_owned(), (rest.to_owned(), weight))
        })
        .unzip()
}

const HEAD: &str = "\
// Written by `BLESS=1 cargo test -p cowbell-scene` from the rules of the games. Do not edit.

/** All that chance chooses from while nothing has been taken out yet: outcomes with weights, in the order of the rules. */
export interface Whole {
  /** What happens: `deal`, `draw`. The outcomes are without it. */
  verbs: string[];
  list: [string, number][];
  /** How much weight a draw takes out; 0 for dice. */
  taken: number;
}

/** The lists of every game. */
export const CHANCES: Record<string, Whole[]> = {
";

macro_rules! tests {
    ($($game:ty,)*) => {
        #[test]
        fn types_of_chances_for_the_web_are_up_to_date() {
            let games = [$((<$game>::INFO.slug, lists::<$game>())),*];
            let line = |whole: &Whole| {
                let Whole { verbs, list, taken } = whole;
                let taken = taken.unwrap_or(0);
                format!("    {{ verbs: {}, taken: {taken}, list: {} }},\n", json!(verbs), json!(list))
            };
            let lines = games.map(|(slug, lists)| {
                format!("  {slug:?}: [\n{}  ],\n", lists.iter().map(line).collect::<String>())
            });
            compare("chances.ts", &format!("{HEAD}{}}};\n", lines.concat()));
        }
    };
}
cowbell_catalog::games!(tests);
