//! Golden playthroughs: whole matches written down, so that a change of the rules shows as a difference to read.
//!
//! `testdata/playthroughs/NAME.txt` is made from options and seed by random play. It uses the words of scenarios; the
//! view of a seat is given where it says something else than a spectator's.

use core::fmt::Write;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::{env, fs};

use cowbell_rules::{Event, EventOf, Game, Options, Seat, Turn, Viewer, quick, step};
use serde_json::Value;

use crate::Subject;
use crate::walk::{Verdict, chances, ensure, json, moves, next, play_on};

/// Lists are broken into lines of about this many characters.
const WIDTH: usize = 110;

/// Every playthrough is as its file says, and there is no other file. `BLESS=1` writes the files.
pub fn playthroughs_are_as_recorded<S: Subject>() -> Verdict {
    let folder = PathBuf::from(S::FOLDER).join("testdata/playthroughs");
    let wrong = |why: std::io::Error| format!("{}: {why}", folder.display());
    ensure!(S::PLAYTHROUGHS.len() >= 3, "{} playthroughs, expected at least three", S::PLAYTHROUGHS.len());
    let mut expected = BTreeSet::new();
    for (name, options, seed) in S::PLAYTHROUGHS {
        let file = format!("{name}.txt");
        let text = written::<S>(&read::<S>(name, options)?, *seed)?;
        if is_blessed() {
            fs::create_dir_all(&folder).and_then(|()| fs::write(folder.join(&file), &text)).map_err(wrong)?;
        }
        let recorded = fs::read_to_string(folder.join(&file))
            .map_err(|why| format!("testdata/playthroughs/{file}: {why}; BLESS=1 writes it"))?;
        differ(&recorded, &text).map_err(|why| format!("testdata/playthroughs/{file}:{why}"))?;
        ensure!(expected.insert(file.clone()), "two playthroughs are called {name}");
    }
    for entry in fs::read_dir(&folder).map_err(wrong)? {
        let file = entry.map_err(wrong)?.file_name().to_string_lossy().into_owned();
        ensure!(expected.contains(&file), "testdata/playthroughs/{file} belongs to no playthrough");
    }
    Ok(())
}

/// Every way to end occurs among the playthroughs. For one that is missing, a seed is looked for.
pub fn every_ending_is_recorded<S: Subject>() -> Verdict {
    let mut recorded = BTreeSet::new();
    for (name, options, seed) in S::PLAYTHROUGHS {
        recorded.insert(ending::<S>(&read::<S>(name, options)?, *seed)?);
    }
    ensure!(!S::ENDINGS.is_empty(), "the game has no endings");
    let missing = S::ENDINGS.iter().filter(|ending| !recorded.contains(*ending));
    let said: Vec<String> = missing.map(|ending| proposed::<S>(ending)).collect::<Result<_, _>>()?;
    ensure!(said.is_empty(), "{}", said.join("\n"));
    Ok(())
}

fn proposed<S: Subject>(wanted: &str) -> Result<String, String> {
    for options in S::tables() {
        for seed in 0..3_000 {
            if ending::<S>(&options, seed)? == wanted {
                return Ok(format!(
                    "no playthrough ends by {wanted}; {} with seed {seed} would",
                    json(&options)
                ));
            }
        }
    }
    Ok(format!("no playthrough ends by {wanted}, and none of 3000 random matches at each table"))
}

fn is_blessed() -> bool {
    env::var_os("BLESS").is_some_and(|value| value == "1")
}

fn read<S: Subject>(name: &str, options: &str) -> Result<S::Options, String> {
    let options: S::Options =
        serde_json::from_str(options).map_err(|why| format!("playthrough {name}: {why}"))?;
    options.check().map_err(|why| format!("playthrough {name}: {why}"))?;
    Ok(options)
}

fn ending<S: Subject>(options: &S::Options, seed: u64) -> Result<&'static str, String> {
    let mut state = S::new(options);
    play_on(&mut state, &mut quick(seed), |_| Ok(()))?;
    Ok(state.ending())
}

/// The first line where the texts differ.
fn differ(recorded: &str, text: &str) -> Verdict {
    let (mut old, mut new) = (recorded.lines(), text.lines());
    let mut n = 1;
    loop {
        match (old.next(), new.next()) {
            (None, None) => return Ok(()),
            (old, new) if old == new => n += 1,
            (old, new) => {
                let (old, new) = (old.unwrap_or("the end"), new.unwrap_or("the end"));
                return Err(format!("{n}: BLESS=1 writes it anew\n  recorded: {old}\n  now:      {new}"));
            }
        }
    }
}

fn written<S: Subject>(options: &S::Options, seed: u64) -> Result<String, String> {
    let mut state = S::new(options);
    let (mut dice, mut buffer) = (quick(seed), Vec::new());
    let mut out = format!("game {}\noptions {}\nseed {seed}\n\n# step 0\n", S::INFO.slug, json(options));
    let mut is_first = true;
    shown(&state, &mut out);
    for n in 1.. {
        let Some(event) = next(&state, &mut buffer, &mut dice) else { break };
        ensure!(n <= state.longest(), "the match goes on beyond its longest of {} events", state.longest());
        writeln!(out, "\n# step {n}").expect("a string takes everything");
        told::<S>(event, &mut out);
        step(&mut state, event);
        // Of several random events in a row only the last is followed by a picture.
        if matches!(event, Event::Move { .. }) || state.turn() != Turn::Chance {
            shown(&state, &mut out);
            views(&state, is_first || state.turn() == Turn::Over, &mut out);
            is_first = false;
        }
    }
    let standing = state.standing().ok_or("the match is over and has no standing")?;
    let words = |numbers: Vec<String>| numbers.join(" ");
    let scores = words(standing.scores.iter().map(ToString::to_string).collect());
    let places = words(standing.places.iter().map(ToString::to_string).collect());
    Ok(out + &format!("scores {scores}\nplaces {places}\nending {}\n", state.ending()))
}

fn told<S: Game>(event: EventOf<S>, out: &mut String) {
    match event {
        Event::Move { seat, mv } => *out += &format!("play {seat}: {mv}\n"),
        Event::Chance(chance) => *out += &format!("chance {chance}\n"),
    }
}

/// The position, who acts, and what can be done.
fn shown<S: Game>(state: &S, out: &mut String) {
    *out += "position\n";
    for line in state.position().lines() {
        *out += &format!("  {line}\n");
    }
    match state.turn() {
        Turn::Over => *out += "turn over\n",
        Turn::Chance => {
            *out += "turn chance\n";
            list("chances", chances(state).iter().map(|(chance, weight)| format!("{chance} {weight},")), out);
        }
        Turn::Seat(seat) => {
            *out += &format!("turn {seat}\n");
            list("legal", moves(state).iter().map(|mv| format!("{mv},")), out);
        }
    }
}

/// A list of items, each with its comma, broken into lines.
fn list(word: &str, items: impl Iterator<Item = String>, out: &mut String) {
    let mut line = word.to_string();
    for item in items {
        if line.chars().count() + 1 + item.chars().count() > WIDTH {
            *out += &format!("{line}\n");
            line = " ".to_string();
        }
        line += &format!(" {item}");
    }
    *out += &format!("{}\n", line.trim_end_matches(','));
}

/// What each seat sees otherwise than a spectator; the spectator's own view only where asked for.
fn views<S: Game>(state: &S, is_whole: bool, out: &mut String) {
    let public = value(state, Viewer::Spectator);
    if is_whole {
        *out += &format!("view - {public}\n");
    }
    for seat in Seat::all(state.seats()) {
        match (value(state, Viewer::Seat(seat)), &public) {
            (private, public) if private == *public => {}
            (Value::Object(mut private), Value::Object(public)) => {
                private.retain(|key, value| public.get(key) != Some(value));
                *out += &format!("view {seat} {}\n", Value::Object(private));
            }
            (private, _) => *out += &format!("view {seat} {private}\n"),
        }
    }
}

fn value<S: Game>(state: &S, viewer: Viewer) -> Value {
    serde_json::to_value(state.view(viewer)).expect("a view serialises")
}
