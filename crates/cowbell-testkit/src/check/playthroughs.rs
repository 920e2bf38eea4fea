//! Golden playthroughs: whole matches written down, so that a change of the rules shows as a difference to read.
//!
//! `testdata/playthroughs/NAME.txt` is made from options and seed by random play. It uses the words of scenarios; the
//! view of a seat is given where it says something else than a spectator's. Without a `rules` line it was played by
//! version 1 of the rules, as in a record.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::{env, fs};

use cowbell_rules::{Event, EventOf, Game, Options, Seat, Turn, Viewer, quick, step};
use serde_json::{Map, Value};

use crate::Subject;
use crate::walk::{Verdict, chances, ensure, json, moves, next, play_on, read_options, tables};

/// Lists are broken into lines of about this many characters.
const WIDTH: usize = 110;

/// Every playthrough is as its file says, and there is no other file. `BLESS=1` writes the files.
pub fn playthroughs_are_as_recorded<S: Subject>() -> Verdict {
    let folder = PathBuf::from(S::FOLDER).join("testdata/playthroughs");
    let wrong = |why: std::io::Error| format!("{}: {why}; BLESS=1 creates it", folder.display());
    ensure!(
        !S::PLAYTHROUGHS.is_empty(),
        "PLAYTHROUGHS in src/tests.rs is empty: name one for each way to end"
    );
    let (mut expected, mut versions) = (BTreeSet::new(), BTreeSet::new());
    for (name, options, seed) in S::PLAYTHROUGHS {
        let file = format!("{name}.txt");
        let options = read::<S>(name, options)?;
        versions.insert(options.rules());
        let text = written::<S>(&options, *seed)?;
        if is_blessed() {
            fs::create_dir_all(&folder).and_then(|()| fs::write(folder.join(&file), &text)).map_err(wrong)?;
        }
        let recorded = fs::read_to_string(folder.join(&file))
            .map_err(|why| format!("{}: {why}; BLESS=1 creates it", folder.join(&file).display()))?;
        differ(&recorded, &text).map_err(|why| format!("{}:{why}", folder.join(&file).display()))?;
        ensure!(expected.insert(file.clone()), "two playthroughs are called {name}");
    }
    if let Some(version) = (1..=S::INFO.rules).find(|version| !versions.contains(version)) {
        return Err(format!("no playthrough in src/tests.rs is of version {version} of the rules"));
    }
    for entry in fs::read_dir(&folder).map_err(wrong)? {
        let file = entry.map_err(wrong)?.file_name().to_string_lossy().into_owned();
        ensure!(
            expected.contains(&file),
            "{}: PLAYTHROUGHS in src/tests.rs has no `{}`; delete the file or add it there",
            folder.join(&file).display(),
            file.trim_end_matches(".txt")
        );
    }
    Ok(())
}

/// Every way to end occurs among the playthroughs. For one that is missing, a seed is looked for.
pub fn every_ending_is_recorded<S: Subject>() -> Verdict {
    let mut recorded = BTreeSet::new();
    for (name, options, seed) in S::PLAYTHROUGHS {
        recorded.insert(ending::<S>(&read::<S>(name, options)?, *seed)?);
    }
    ensure!(
        !S::ENDINGS.is_empty(),
        "ENDINGS in src/tests.rs is empty: name every way in which a match can end"
    );
    let missing = S::ENDINGS.iter().filter(|ending| !recorded.contains(*ending));
    let said: Vec<String> = missing.map(|ending| proposed::<S>(ending)).collect::<Result<_, _>>()?;
    ensure!(said.is_empty(), "{}", said.join("\n"));
    Ok(())
}

fn proposed<S: Subject>(wanted: &str) -> Result<String, String> {
    for options in tables::<S>()? {
        for seed in 0..3_000 {
            if ending::<S>(&options, seed)? == wanted {
                return Ok(format!(
                    "no playthrough ends by {wanted}; add (\"{wanted}\", r#\"{}\"#, {seed}) to PLAYTHROUGHS in src/tests.rs",
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
    read_options::<S>(options).map_err(|why| format!("playthrough {name}: {why}"))
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
                return Err(format!(
                    "{n}: differs; BLESS=1 rewrites it\n  recorded: {old}\n  now:      {new}"
                ));
            }
        }
    }
}

fn written<S: Subject>(options: &S::Options, seed: u64) -> Result<String, String> {
    let mut state = S::new(options);
    let (mut dice, mut buffer) = (quick(seed), Vec::new());
    let rules = if options.rules() == 1 { String::new() } else { format!("rules {}\n", options.rules()) };
    let head = format!("game {}\n{rules}options {}\nseed {seed}\n\n# step 0\n", S::INFO.slug, json(options));
    let mut page = Page { text: head, ..Page::default() };
    page.show(&state);
    for n in 1.. {
        let Some(event) = next(&state, &mut buffer, &mut dice) else { break };
        ensure!(n <= state.longest(), "the match goes on beyond its longest of {} events", state.longest());
        step(&mut state, event);
        page.text += &format!("\n# step {n}\n{}\n", line::<S>(event));
        // Of several random events in a row only the last is followed by a picture.
        if matches!(event, Event::Move { .. }) || state.turn() != Turn::Chance {
            page.show(&state);
            page.views(&state);
        }
    }
    let standing = state.standing().ok_or("the match is over and has no standing")?;
    let words = |numbers: Vec<String>| numbers.join(" ");
    let scores = words(standing.scores.iter().map(ToString::to_string).collect());
    let places = words(standing.places.iter().map(ToString::to_string).collect());
    Ok(page.text + &format!("scores {scores}\nplaces {places}\nending {}\n", state.ending()))
}

fn line<G: Game>(event: EventOf<G>) -> String {
    match event {
        Event::Move { seat, mv } => format!("play {seat}: {mv}"),
        Event::Chance(chance) => format!("chance {chance}"),
    }
}

/// What has been written, and what need not be written again.
#[derive(Default)]
struct Page {
    text: String,
    /// The outcomes listed last.
    chances: String,
    /// The view written last for each seat.
    views: Vec<String>,
}

impl Page {
    /// The position, who acts, and what can be done.
    fn show<G: Game>(&mut self, state: &G) {
        self.text += "position\n";
        for line in state.position().lines() {
            self.text += &format!("  {line}\n");
        }
        match state.turn() {
            Turn::Over => self.text += "turn over\n",
            Turn::Chance => {
                let items = chances(state).into_iter().map(|(chance, weight)| format!("{chance} {weight}"));
                let list = list("chances", items);
                let is_known = list == self.chances;
                self.text +=
                    &format!("turn chance\n{}", if is_known { "chances as before\n" } else { &list });
                self.chances = list;
            }
            Turn::Seat(seat) => {
                self.text += &format!("turn {seat}\n");
                self.text += &list("legal", moves(state).iter().map(ToString::to_string));
            }
        }
    }

    /// A spectator's view, at the first decision and the end, and of each seat's what says something else and has
    /// changed.
    fn views<G: Game>(&mut self, state: &G) {
        let value = |viewer| serde_json::to_value(state.view(viewer)).expect("a view serialises");
        let public = value(Viewer::Spectator);
        if self.views.is_empty() || state.turn() == Turn::Over {
            self.text += &format!("view - {public}\n");
        }
        self.views.resize(state.seats(), String::new());
        for seat in Seat::all(state.seats()) {
            let mut private = value(Viewer::Seat(seat));
            if let (Value::Object(private), Value::Object(public)) = (&mut private, &public) {
                private.retain(|key, value| public.get(key) != Some(value));
            }
            let text = format!("view {seat} {private}\n");
            let is_new =
                text != self.views[seat.index()] && private != public && private != Value::Object(Map::new());
            if is_new {
                self.text += &text;
            }
            self.views[seat.index()] = text;
        }
    }
}

/// A list with commas, broken into lines.
fn list(word: &str, items: impl Iterator<Item = String>) -> String {
    let (mut text, mut line) = (String::new(), word.to_string());
    for (n, item) in items.enumerate() {
        line += if n == 0 { "" } else { "," };
        if line.chars().count() + 1 + item.chars().count() > WIDTH {
            text += &format!("{line}\n");
            line = " ".to_string();
        }
        line += &format!(" {item}");
    }
    text + &line + "\n"
}
