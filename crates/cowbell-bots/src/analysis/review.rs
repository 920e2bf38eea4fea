//! What an analysis says: plain data for every client, with moves in the game's own type or as text.

use cowbell_rules::Seat;
use serde::Serialize;

use super::Verdict;
use super::points::{ChancePoints, DecisionPoints, PointsReview};

/// The analysis of a match. Values are by seat: 1 is a win, 0 the last place.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Review<M> {
    /// What each seat could expect before the first event.
    pub start: Vec<f32>,
    /// What each seat got; in a match that is not over, what it can expect now.
    pub result: Vec<f32>,
    /// The standard error of the start.
    pub error: f32,
    /// Whether the match is over.
    pub is_over: bool,
    /// Every decision and every run of random events, in order.
    pub items: Vec<Item<M>>,
    /// What it comes to for each seat.
    pub players: Vec<Player>,
    /// The same in points, if points decide the game.
    pub points: Option<PointsReview>,
    /// The moment that decided the match, if anything did.
    pub turning_point: Option<TurningPoint>,
    /// How many events were looked at: all of them, unless the first pass was stopped.
    pub events: usize,
    /// Passes completed for every item.
    pub passes: u32,
    /// Iterations of all searches.
    pub iterations: u64,
}

impl<M: ToString> Review<M> {
    /// The same with moves in notation.
    pub fn spelled(self) -> Review<String> {
        let choice = |Choice { mv, value, error, points, is_close }: Choice<M>| Choice {
            mv: mv.to_string(),
            value,
            error,
            points,
            is_close,
        };
        let item = |item: Item<M>| match item {
            Item::Chance(run) => Item::Chance(run),
            Item::Decision(it) => Item::Decision(Decision {
                made: it.made.to_string(),
                moves: it.moves.into_iter().map(choice).collect(),
                step: it.step,
                seat: it.seat,
                verdict: it.verdict,
                loss: it.loss,
                noise: it.noise,
                fair_loss: it.fair_loss,
                values: it.values,
                change: it.change,
                hidden: it.hidden,
                error: it.error,
                points: it.points,
                is_exact: it.is_exact,
            }),
        };
        Review {
            items: self.items.into_iter().map(item).collect(),
            start: self.start,
            result: self.result,
            error: self.error,
            is_over: self.is_over,
            players: self.players,
            points: self.points,
            turning_point: self.turning_point,
            events: self.events,
            passes: self.passes,
            iterations: self.iterations,
        }
    }
}

/// One step of the account.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Item<M> {
    /// A seat decided.
    Decision(Decision<M>),
    /// Random events happened.
    Chance(ChanceRun),
}

impl<M> Item<M> {
    /// How many events had happened before it.
    pub fn step(&self) -> usize {
        match self {
            Item::Decision(decision) => decision.step,
            Item::Chance(run) => run.step,
        }
    }

    /// What each seat could expect before it.
    pub fn values(&self) -> &[f32] {
        match self {
            Item::Decision(decision) => &decision.values,
            Item::Chance(run) => &run.values,
        }
    }

    /// What it changed for a seat, luck and decision together.
    pub fn change(&self, seat: usize) -> f32 {
        match self {
            Item::Decision(decision) => decision.change[seat] + decision.hidden[seat],
            Item::Chance(run) => run.luck[seat],
        }
    }
}

/// A decision.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Decision<M> {
    /// How many events had happened before it.
    pub step: usize,
    /// Who decided.
    #[cfg_attr(test, ts(as = "u8"))]
    pub seat: Seat,
    /// What.
    pub made: M,
    /// What it is called.
    pub verdict: Verdict,
    /// What the move gave up, from what the seat knew.
    pub loss: f32,
    /// The standard error of that.
    pub noise: f32,
    /// What it gave up by an estimate that chance does not raise: for means over many decisions. It is not sent, because it
    /// says little about a single one.
    #[serde(skip)]
    #[cfg_attr(test, ts(skip))]
    pub fair_loss: f32,
    /// The legal moves: those that got a closer look first, each group with the best first.
    pub moves: Vec<Choice<M>>,
    /// What each seat could expect before it, as a referee sees it who knows all hands.
    pub values: Vec<f32>,
    /// What the decision changed for each seat.
    pub change: Vec<f32>,
    /// What cards that the mover could not see made of it: luck.
    pub hidden: Vec<f32>,
    /// The standard error of the change.
    pub error: f32,
    /// The same in points, if points decide the game.
    pub points: Option<DecisionPoints>,
    /// Whether the values of the moves are exact.
    pub is_exact: bool,
}

/// A legal move.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Choice<M> {
    /// The move.
    #[serde(rename = "move")]
    pub mv: M,
    /// What the deciding seat can expect after it, from what it knows.
    pub value: f32,
    /// The standard error of that.
    pub error: f32,
    /// How many points the deciding seat can expect after it, if points decide the game.
    pub points: Option<f32>,
    /// Whether it got a closer look.
    pub is_close: bool,
}

/// Random events with no decision between them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChanceRun {
    /// How many events had happened before it.
    pub step: usize,
    /// How many random events it has.
    pub events: usize,
    /// What each seat could expect before it.
    pub values: Vec<f32>,
    /// What each seat can expect after it, less the mean over all outcomes.
    pub luck: Vec<f32>,
    /// The standard error of that.
    pub error: f32,
    /// The same in points, if points decide the game.
    pub points: Option<ChancePoints>,
    /// How many outcomes were compared.
    pub outcomes: usize,
    /// Whether those were all there are.
    pub is_listed: bool,
    /// Whether the luck is exact.
    pub is_exact: bool,
}

/// What a match came to for a seat: `start + luck + hidden + decisions = result`.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Player {
    /// The seat.
    #[cfg_attr(test, ts(as = "u8"))]
    pub seat: Seat,
    /// Its decisions with more than one legal move.
    pub choices: usize,
    /// How good they were, from 0 to 1; nothing without any.
    pub accuracy: Option<f32>,
    /// What it gave up per decision; nothing without any.
    pub loss_per_choice: Option<f32>,
    /// How many of its decisions have each verdict, in the order of [`Verdict::ALL`].
    pub verdicts: Vec<usize>,
    /// The luck of random events.
    pub luck: f32,
    /// What hidden cards made of moves.
    pub hidden: f32,
    /// The standard error of the luck.
    pub luck_error: f32,
    /// What its own decisions and those of others changed for it.
    pub decisions: f32,
    /// The result with equal luck: the result less all luck, between 0 and 1.
    pub with_equal_luck: f32,
}

/// The moment that decided a match: the largest change in favour of the winner, in a draw the largest of all.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurningPoint {
    /// How many events had happened before it.
    pub step: usize,
    /// Who decided; nobody for random events.
    #[cfg_attr(test, ts(as = "Option<u8>"))]
    pub mover: Option<Seat>,
    /// The seat it was good for.
    #[cfg_attr(test, ts(as = "u8"))]
    pub seat: Seat,
    /// By how much.
    pub change: f32,
}
