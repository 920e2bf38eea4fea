//! The account of a match in points, beside the one in results, for games that points decide. A search judges who wins, so
//! points come from lines that it plays to the end; where the solver reaches the end they are exact.

use cowbell_rules::Seat;
use serde::Serialize;

use super::review::Item;
use super::verdict::Verdict;

/// The account in points: by seat `start + luck + hidden + decisions = result`, as it is for results.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PointsReview {
    /// Whether points are something to avoid.
    pub fewer_is_better: bool,
    /// How many each seat could expect before the first event.
    pub start: Vec<f32>,
    /// How many each seat got; in a match that is not over, how many it can expect now.
    pub result: Vec<f32>,
    /// The standard error of the start.
    pub error: f32,
    /// What it comes to for each seat.
    pub players: Vec<PlayerPoints>,
}

/// What a match came to for a seat, in points.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayerPoints {
    /// The luck of random events.
    pub luck: f32,
    /// What hidden cards made of moves.
    pub hidden: f32,
    /// The standard error of the luck.
    pub luck_error: f32,
    /// What its own decisions and those of others changed for it.
    pub decisions: f32,
    /// By how many points it was less far ahead after an average decision of its own; nothing without any.
    pub loss_per_choice: Option<f32>,
}

/// A decision in points.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DecisionPoints {
    /// By how many points the seat is less far ahead of the others than after the best move, from what it knew. Below zero,
    /// the best move wins more often with fewer points.
    pub loss: f32,
    /// The standard error of that, at most.
    pub noise: f32,
    /// How many each seat could expect before it.
    pub values: Vec<f32>,
    /// What the decision changed for each seat.
    pub change: Vec<f32>,
    /// What cards that the mover could not see made of it: luck.
    pub hidden: Vec<f32>,
    /// The standard error of the change.
    pub error: f32,
}

/// Random events in points.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChancePoints {
    /// How many each seat could expect before them.
    pub values: Vec<f32>,
    /// How many each seat can expect after them, less the mean over all outcomes.
    pub luck: Vec<f32>,
    /// The standard error of that.
    pub error: f32,
}

impl PlayerPoints {
    pub(super) fn of<M>(items: &[Item<M>], seat: Seat) -> PlayerPoints {
        let at = seat.index();
        let mut player = PlayerPoints::default();
        let (mut choices, mut lost) = (0, 0.0);
        for item in items {
            match item {
                Item::Chance(run) => {
                    let Some(points) = &run.points else { continue };
                    player.luck += points.luck[at];
                    player.luck_error = player.luck_error.hypot(points.error);
                }
                Item::Decision(decision) => {
                    let Some(points) = &decision.points else { continue };
                    player.decisions += points.change[at];
                    player.hidden += points.hidden[at];
                    if points.hidden[at] != 0.0 {
                        player.luck_error = player.luck_error.hypot(points.error);
                    }
                    if decision.seat == seat && decision.verdict != Verdict::Forced {
                        choices += 1;
                        lost += points.loss;
                    }
                }
            }
        }
        player.loss_per_choice = (choices > 0).then(|| lost / choices as f32);
        player
    }
}
