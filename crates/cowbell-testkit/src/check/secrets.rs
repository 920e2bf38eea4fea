//! Secrets: seen by their owner and by no one else, in views and in logs.

use cowbell_rules::{Event, Match, Seat, Turn, Viewer, tell};

use super::encode::observed;
use crate::Subject;
use crate::walk::{Verdict, chances, ensure, json, same, walk};

/// Where a game has secrets, resampling does change them, and the owner of a changed one sees the change.
pub fn secrets_are_seen_by_their_owner<S: Subject>() -> Verdict {
    let (mut changed, mut met) = (0, 0);
    walk::<S>(6, 30, |game, dice| {
        let state = game.state();
        for seat in Seat::all(state.seats()) {
            let other = state.resample(seat, dice);
            if other != *state {
                let sees = |viewer: Viewer| json(&state.view(viewer)) != json(&other.view(viewer));
                let is_seen = Viewer::all(state.seats()).any(sees);
                ensure!(is_seen, "a secret from seat {seat} is in no view:\n{}\nor", other.position());
                changed += 1;
            }
        }
        met += chances(state).iter().filter(|(chance, _)| state.secret(*chance).is_some()).count();
        Ok(())
    })?;
    if S::INFO.has_secrets {
        ensure!(changed > 0, "the game has secrets, but no resampled state differs from the true one");
        ensure!(met > 0, "the game has secrets, but no random event is secret");
    } else {
        ensure!(met == 0, "a random event is secret, but the game has no secrets");
    }
    Ok(())
}

/// Of a secret outcome others are told only that something happened. Had another outcome come instead, only
/// its owner could know: same log, same view, same observation.
pub fn logs_keep_secrets<S: Subject>() -> Verdict {
    walk::<S>(4, 30, |game, dice| {
        let state = game.state();
        for viewer in Viewer::all(state.seats()) {
            let (told, n) = (S::told(game, viewer), game.log().len());
            ensure!(told.len() == n, "{n} events, but {viewer:?} reads {} lines of log", told.len());
        }
        if state.turn() != Turn::Chance {
            return Ok(());
        }
        let chance = state.draw(dice);
        let Some(secret) = state.secret(chance) else { return Ok(()) };
        ensure!(
            secret.to.index() < state.seats(),
            "`{chance}` is for seat {}, which is not there",
            secret.to
        );
        let hidden = chance.to_string();
        ensure!(secret.others != hidden, "`{hidden}` is secret, but others are told just that");
        // Outcomes that others may tell apart (another pile, say) are no substitutes.
        let twins = chances(state).into_iter().map(|(twin, _)| twin);
        let twins: Vec<S::Chance> = twins.filter(|twin| state.secret(*twin) == Some(secret)).collect();
        let here = after(game, chance)?;
        for viewer in Viewer::all(state.seats()) {
            let told = tell(state, Event::Chance(chance), viewer);
            if viewer.is(secret.to) {
                same("what the owner is told", told.text(), &hidden)?;
                continue;
            }
            same("what others are told", told.text(), secret.others)?;
            for twin in twins.iter().filter(|twin| **twin != chance).take(3) {
                unknown(&here, &after(game, *twin)?, viewer)
                    .map_err(|why| format!("`{chance}` or `{twin}`, {viewer:?} can tell: {why}\nin"))?;
            }
        }
        Ok(())
    })
}

fn after<S: Subject>(game: &Match<S>, chance: S::Chance) -> Result<Match<S>, String> {
    let mut game = game.clone();
    game.settle(chance).map_err(|why| why.to_string())?;
    Ok(game)
}

/// Whether `viewer` cannot tell the two matches apart.
fn unknown<S: Subject>(here: &Match<S>, there: &Match<S>, viewer: Viewer) -> Verdict {
    same("the log", &S::told(here, viewer), &S::told(there, viewer))?;
    same("the log as remembered", &here.recall(viewer), &there.recall(viewer))?;
    let (here, there) = (here.state(), there.state());
    // What the rules do by themselves after a draw (a forced pass, the end) is seen by all and may differ.
    if here.turn() != there.turn() || here.turn() == Turn::Over {
        return Ok(());
    }
    same("the view", &json(&here.view(viewer)), &json(&there.view(viewer)))?;
    if let Viewer::Seat(seat) = viewer {
        same("the observation", &observed(here, seat)?, &observed(there, seat)?)?;
    }
    Ok(())
}
