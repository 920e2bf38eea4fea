//! The course of a match: one party acts at a time, the log is the match, nothing is lost, it ends.

use cowbell_rules::{Event, Match, Options, Standing, Turn, quick};

use crate::Subject;
use crate::walk::{Verdict, caught, chances, ensure, hash, json, moves, play_on, same, tables, walk};

/// Random matches played at every table.
const MANY: u64 = 10_000;

/// After every event exactly one acts: a seat with moves, or chance with outcomes; or the match is over and has a standing.
pub fn one_acts_at_a_time<S: Subject>() -> Verdict {
    walk::<S>(10, 100, |game, _| {
        let state = game.state();
        let (seats, options) = (state.seats(), state.options());
        same("the table's options are not those of the start", &options, &game.start().options())?;
        same("as many seats as the options say", &seats, &options.seats())?;
        same("the longest match changes on the way", &state.longest(), &game.start().longest())?;
        let total: u64 = chances(state).iter().map(|(_, weight)| u64::from(*weight)).sum();
        ensure!(total <= u64::from(u32::MAX), "the weights add up to {total}, more than dice can throw");
        let acts = (!moves(state).is_empty(), total > 0, state.standing().is_some());
        let expected = match state.turn() {
            Turn::Seat(seat) => {
                ensure!(seat.index() < seats, "seat {seat} is to move at a table of {seats}");
                (true, false, false)
            }
            Turn::Chance => (false, true, false),
            Turn::Over => (false, false, true),
        };
        let turn = state.turn();
        ensure!(acts == expected, "turn {turn:?}, but (has moves, has outcomes, has a standing) is {acts:?}");
        state.standing().map_or(Ok(()), |standing| ranking(&standing, seats))
    })
}

/// One score and one place for each seat; a place is one more than the seats before it. In a solo game, place 2 means lost.
fn ranking(standing: &Standing, seats: usize) -> Verdict {
    let places = standing.places.as_slice();
    same("scores, one for each seat", &standing.scores.len(), &seats)?;
    same("places, one for each seat", &places.len(), &seats)?;
    let before = |place: &u8| places.iter().filter(|other| *other < place).count();
    let is_ranked = places.iter().all(|place| usize::from(*place) == 1 + before(place));
    ensure!(is_ranked || matches!(places, [2]), "places {places:?} are not a ranking like 1, 1, 3");
    Ok(())
}

/// The log leads to the same state again, as events and as text; equal matches have equal hashes.
pub fn logs_replay<S: Subject>() -> Verdict {
    walk::<S>(10, 2, |game, _| {
        let mut by_event = Match::<S>::new(&game.state().options());
        let mut by_text = by_event.clone();
        for event in game.log() {
            by_event.add(*event).map_err(|why| format!("replaying {event:?}: {why}"))?;
            let added = match event {
                Event::Move { seat, mv } => by_text.play_text(*seat, &mv.to_string()),
                Event::Chance(chance) => by_text.settle_text(&chance.to_string()),
            };
            added.map_err(|why| format!("replaying {event:?} as text: {why}"))?;
        }
        for (how, again) in [("events", by_event), ("text", by_text)] {
            ensure!(again == *game, "replayed from {how}, the match is a different one");
            ensure!(
                hash(&again) == hash(game),
                "replayed from {how}, the match is equal but has a different hash"
            );
            let same = again.state().position() == game.state().position();
            ensure!(same, "replayed from {how}, the match is equal but prints differently");
        }
        Ok(())
    })
}

/// What is conserved never changes once it has been counted; the invariants hold after every event.
pub fn nothing_is_lost<S: Subject>() -> Verdict {
    let mut counted = Vec::new();
    walk::<S>(12, usize::MAX, |game, _| {
        let state = game.state();
        if game.log().is_empty() {
            counted.clear();
        }
        state.invariants().map_err(|why| format!("an invariant is broken: {why}"))?;
        let conserved = state.conserved();
        if !counted.is_empty() {
            same("what is conserved has changed", &counted, &conserved)?;
        }
        counted = conserved;
        let is_over = state.turn() == Turn::Over;
        ensure!(
            !is_over || S::ENDINGS.contains(&state.ending()),
            "`{}` is not an ending: ENDINGS in src/tests.rs lists them",
            state.ending()
        );
        Ok(())
    })
}

/// Ten thousand random matches at every table end, within their longest, in a way that has a name.
pub fn ten_thousand_matches_end<S: Subject>() -> Verdict {
    let all_end = |options: &S::Options| -> Verdict {
        for seed in 0..MANY {
            caught(|| ends::<S>(options, seed))
                .map_err(|why| format!("options {}, seed {seed}: {why}", json(options)))?;
        }
        Ok(())
    };
    let tables = tables::<S>()?;
    std::thread::scope(|scope| {
        let runs: Vec<_> = tables.iter().map(|options| scope.spawn(|| all_end(options))).collect();
        runs.into_iter().try_for_each(|run| run.join().unwrap_or_else(|_| Err("a thread panicked".into())))
    })
}

fn ends<S: Subject>(options: &S::Options, seed: u64) -> Verdict {
    let mut state = S::new(options);
    play_on(&mut state, &mut quick(seed), |_| Ok(()))?;
    ensure!(
        S::ENDINGS.contains(&state.ending()),
        "`{}` is not an ending: ENDINGS in src/tests.rs lists them",
        state.ending()
    );
    Ok(())
}
