//! Counts: how many sequences of events there are, as chess engines count them, made twice.
//!
//! A line of `testdata/counts.txt` is `OPTIONS [seed:N+K] DEPTH COUNT`: with these options (as JSON), from the start
//! or from the state after K events of random play with seed N, COUNT sequences of DEPTH events, moves and outcomes
//! alike. `#` begins a comment. `BLESS=1` writes the counts, and the file if there is none; a new line may have `?` there.

use std::path::Path;
use std::{env, fs};

use cowbell_rules::{Game, Turn, quick, step};

use crate::Subject;
use crate::walk::{Verdict, chances, ensure, moves, next, read_options};

/// One from the start and one from the middle of a match.
const FEWEST: usize = 2;

/// What a new game counts until it says better.
const FIRST: &str = "# OPTIONS [seed:N+K] DEPTH COUNT\n{} 3 ?\n{} seed:1+4 3 ?\n";

/// Both ways of counting, by `legal_moves` and by the witness, give what the file says.
pub fn counts_are_as_recorded<S: Subject>() -> Verdict {
    let folder = Path::new(S::FOLDER).join("testdata");
    let path = folder.join("counts.txt");
    let is_blessed = env::var_os("BLESS").is_some_and(|value| value == "1");
    let text = match fs::read_to_string(&path) {
        Err(_) if is_blessed => FIRST.to_string(),
        read => read.map_err(|why| format!("{}: {why}; BLESS=1 creates it", path.display()))?,
    };
    let (mut blessed, mut n, mut midway) = (String::new(), 0, 0);
    for (at, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.trim_start().starts_with('#') {
            blessed += &format!("{line}\n");
            continue;
        }
        let place = |why: String| format!("{}:{}: {why}", path.display(), at + 1);
        let (asked, recorded) = line.trim_end().rsplit_once(' ').ok_or_else(|| place("no count".into()))?;
        let (state, depth, is_midway) = start::<S>(asked).map_err(place)?;
        let counted = count(&state, depth, &|state| moves(state));
        let witnessed = count(&state, depth, &|state| state.witness());
        ensure!(
            counted == witnessed,
            "{}",
            place(format!("{counted} by legal_moves, {witnessed} by the witness"))
        );
        let is_recorded = recorded == counted.to_string() || is_blessed;
        ensure!(
            is_recorded,
            "{}",
            place(format!("recorded {recorded}, counted {counted}; BLESS=1 rewrites it"))
        );
        blessed += &format!("{asked} {counted}\n");
        n += 1;
        midway += usize::from(is_midway);
    }
    if is_blessed {
        fs::create_dir_all(&folder)
            .and_then(|()| fs::write(&path, blessed))
            .map_err(|why| format!("{}: {why}", path.display()))?;
    }
    ensure!(n >= FEWEST, "{} has {n} counts, expected at least {FEWEST}", path.display());
    ensure!(midway > 0, "{} counts only from the start; add a line with `seed:N+K`", path.display());
    Ok(())
}

/// Where `OPTIONS [seed:N+K] DEPTH` begins, how deep it goes, and whether it begins midway.
fn start<S: Subject>(asked: &str) -> Result<(S, u32, bool), String> {
    let (rest, depth) = asked.trim().rsplit_once(' ').ok_or("expected OPTIONS [seed:N+K] DEPTH COUNT")?;
    let depth = depth.parse().map_err(|_| format!("`{depth}` is not a depth"))?;
    let (options, midway) = match rest.rsplit_once(" seed:") {
        Some((options, midway)) => (options, Some(midway)),
        None => (rest, None),
    };
    let mut state = S::new(&read_options::<S>(options)?);
    if let Some(midway) = midway {
        let parts = midway.split_once('+').and_then(|(seed, n)| Some((seed.parse().ok()?, n.parse().ok()?)));
        let (seed, n): (u64, usize) =
            parts.ok_or_else(|| format!("`seed:{midway}` is not like seed:7+30"))?;
        let (mut dice, mut buffer) = (quick(seed), Vec::new());
        for done in 0..n {
            let over = || format!("the match with seed {seed} is over after {done} events");
            let event = next(&state, &mut buffer, &mut dice).ok_or_else(over)?;
            step(&mut state, event);
        }
    }
    Ok((state, depth, midway.is_some()))
}

fn count<G: Game>(state: &G, depth: u32, moves: &dyn Fn(&G) -> Vec<G::Move>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let deeper = |change: &dyn Fn(&mut G)| {
        let mut state = state.clone();
        change(&mut state);
        count(&state, depth - 1, moves)
    };
    match state.turn() {
        Turn::Over => 0,
        Turn::Chance => chances(state).iter().map(|(chance, _)| deeper(&|state| state.settle(*chance))).sum(),
        Turn::Seat(_) => moves(state).iter().map(|mv| deeper(&|state| state.apply(*mv))).sum(),
    }
}
