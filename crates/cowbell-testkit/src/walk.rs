//! Random matches to look at: seeded, so that a failure comes back, and spread, so that a long match costs no more
//! than a short one.

use core::any::Any;
use core::fmt::Debug;
use core::hash::{Hash, Hasher};
use std::hash::DefaultHasher;
use std::panic::{AssertUnwindSafe, catch_unwind};

use cowbell_rules::{Dice, Event, EventOf, Game, Match, Options, Turn, quick, step};
use serde_json::{Map, Value};

use crate::Subject;

/// What a check found: nothing, or what is wrong.
pub type Verdict = Result<(), String>;

/// Gives a check up with a sentence unless the condition holds.
macro_rules! ensure {
    ($holds:expr, $($said:tt)+) => {
        let holds: bool = $holds;
        if !holds {
            return Err(format!($($said)+));
        }
    };
}
pub(crate) use ensure;

/// Gives a check up unless both are equal, and shows them.
pub(crate) fn same<T: PartialEq + Debug + ?Sized>(what: &str, left: &T, right: &T) -> Verdict {
    if left == right { Ok(()) } else { Err(format!("{what}:\n  {left:?}\n  {right:?}")) }
}

/// Turns a panic into a verdict, so that the message says where it happened.
pub(crate) fn caught<T>(what: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(what)).unwrap_or_else(|panic| Err(format!("panicked: {}", said(&*panic))))
}

fn said(panic: &(dyn Any + Send)) -> &str {
    match (panic.downcast_ref::<&str>(), panic.downcast_ref::<String>()) {
        (Some(text), _) => text,
        (_, Some(text)) => text,
        _ => "without a word",
    }
}

pub(crate) fn hash<T: Hash>(value: &T) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

pub(crate) fn moves<G: Game>(state: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    moves
}

pub(crate) fn chances<G: Game>(state: &G) -> Vec<(G::Chance, u32)> {
    let mut chances = Vec::new();
    state.chances(&mut chances);
    chances
}

pub(crate) fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("it serialises")
}

/// One of the items at random; there is at least one.
pub(crate) fn pick<'a, T>(items: &'a [T], dice: &mut (impl Dice + ?Sized)) -> &'a T {
    &items[dice.below(items.len() as u32) as usize]
}

/// The next event of random play, or `None` if the match is over. This is what a seed means in a playthrough.
pub(crate) fn next<G: Game>(
    state: &G,
    moves: &mut Vec<G::Move>,
    dice: &mut (impl Dice + ?Sized),
) -> Option<EventOf<G>> {
    match state.turn() {
        Turn::Over => None,
        Turn::Chance => Some(Event::Chance(state.draw(dice))),
        Turn::Seat(seat) => {
            state.legal_moves(moves);
            assert!(!moves.is_empty(), "seat {seat} is to move and has no move");
            Some(Event::Move { seat, mv: *pick(moves, dice) })
        }
    }
}

/// Plays on at random to the end and gives the events. `each` looks at every state on the way.
pub(crate) fn play_on<G: Game>(
    state: &mut G,
    dice: &mut (impl Dice + ?Sized),
    mut each: impl FnMut(&G) -> Verdict,
) -> Result<Vec<EventOf<G>>, String> {
    let (mut log, mut moves) = (Vec::new(), Vec::new());
    while let Some(event) = next(state, &mut moves, dice) {
        let longest = state.longest();
        ensure!(log.len() < longest, "the match goes on beyond its longest of {longest} events");
        step(state, event);
        log.push(event);
        each(state)?;
    }
    Ok(log)
}

/// The tables of a game, and its default table by every older version of the rules. One that cannot be played is named
/// here, before a match at it breaks in some other way.
pub(crate) fn tables<S: Subject>() -> Result<Vec<S::Options>, String> {
    let mut tables = S::tables();
    ensure!(!tables.is_empty(), "there is no table to test");
    for options in &tables {
        options.check().map_err(|why| format!("a table that cannot be played, {}: {why}", json(options)))?;
    }
    tables.extend((1..S::INFO.rules).map(|version| S::Options::default().with_rules(version)));
    Ok(tables)
}

/// Options as JSON, in a test's own files: `rules` among them is the version of the rules, without it the newest.
pub(crate) fn read_options<G: Game>(text: &str) -> Result<G::Options, String> {
    let mut keys: Map<String, Value> = serde_json::from_str(text).map_err(|why| why.to_string())?;
    let rules = match keys.remove("rules").map(|rules| rules.as_u64()) {
        None => u64::from(G::INFO.rules),
        Some(rules) => {
            rules.filter(|rules| (1..=u64::from(G::INFO.rules)).contains(rules)).ok_or("no such rules")?
        }
    };
    let options: G::Options = serde_json::from_value(keys.into()).map_err(|why| why.to_string())?;
    options.check()?;
    Ok(options.with_rules(rules as u32))
}

/// Plays `matches` random matches at every table and shows `visit` up to `visits` states of each, spread evenly,
/// first and last among them. The dice given to `visit` are not those of the match.
pub(crate) fn walk<S: Subject>(
    matches: u64,
    visits: usize,
    mut visit: impl FnMut(&Match<S>, &mut dyn Dice) -> Verdict,
) -> Verdict {
    for options in tables::<S>()? {
        for seed in 0..matches {
            let place = |why| format!("options {}, seed {seed}: {why}", json(&options));
            let log =
                caught(|| play_on(&mut S::new(&options), &mut quick(seed), |_| Ok(()))).map_err(place)?;
            let n = log.len();
            let share = |at: usize| (at * visits.min(n + 1)) / (n + 1);
            let mut game = Match::new(&options);
            for at in 0..=n {
                if at == 0 || at == n || share(at) != share(at - 1) {
                    let mut dice = quick(seed ^ (at as u64) << 32);
                    caught(|| visit(&game, &mut dice)).map_err(|why| {
                        place(format!("after {at} events {why}\n{}", game.state().position()))
                    })?;
                }
                if let Some(event) = log.get(at) {
                    game.add(*event)
                        .map_err(|why| place(format!("{event:?} came up and was refused: {why}")))?;
                }
            }
        }
    }
    Ok(())
}
