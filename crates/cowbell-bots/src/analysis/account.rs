//! From what was found about each item to the account of a match: every change goes to luck, to hidden cards or to a
//! decision, so that the sum is the result by construction.

use cowbell_rules::Seat;

use super::analyst::{Entry, Finding};
use super::estimate::{Errors, minus};
use super::luck::Found;
use super::points::{ChancePoints, DecisionPoints, PlayerPoints, PointsReview};
use super::review::{ChanceRun, Choice, Decision, Item, Player, Review, TurningPoint};
use super::verdict::{Verdict, accuracy};
use super::weigh::Weighing;
use crate::eval::{Points, Values, Worth};

/// Where the account ends.
pub(super) struct End {
    pub(super) worth: Worth,
    pub(super) errors: Errors,
    pub(super) is_over: bool,
}

/// What kind of table it was.
#[derive(Clone, Copy)]
pub(super) struct Table {
    pub(super) seats: usize,
    pub(super) has_secrets: bool,
    pub(super) points: Option<Points>,
}

impl Table {
    fn short(self, values: &Values) -> Vec<f32> {
        values[..self.seats].to_vec()
    }
}

/// The account of a match in which everything has been found.
pub(super) fn account<M: Copy>(
    entries: &[Entry<M>],
    end: &End,
    table: Table,
    passes: u32,
    iterations: u64,
) -> Review<M> {
    // Backwards from the result, because a decision lasts until the next one is due: what it changed is known from there.
    let mut items = Vec::with_capacity(entries.len());
    let (mut now, mut errors) = (end.worth, end.errors);
    let mut luck_errors = vec![0.0f32; table.seats];
    for entry in entries.iter().rev() {
        match &entry.finding {
            Some(Finding::Luck(found)) => {
                now = minus(&now, &found.luck);
                errors = errors.with(found.errors);
                luck_errors.iter_mut().for_each(|error| *error = error.hypot(found.errors.value));
                items.push(Item::Chance(chance_run(entry, found, &now, table)));
            }
            Some(Finding::Decision(weighing)) => {
                let whole = minus(&now, &weighing.before);
                let known = minus(&weighing.after(), &weighing.best());
                let change = if table.has_secrets { known } else { whole };
                let hidden = minus(&whole, &change);
                let errors_here = errors.with(weighing.errors);
                for (error, hidden) in luck_errors.iter_mut().zip(hidden.values) {
                    if hidden != 0.0 {
                        *error = error.hypot(errors_here.value);
                    }
                }
                items.push(Item::Decision(decision(entry, weighing, &change, &hidden, errors_here, table)));
                (now, errors) = (weighing.before, weighing.errors);
            }
            None => {}
        }
    }
    items.reverse();
    Review {
        start: table.short(&now.values),
        result: table.short(&end.worth.values),
        error: errors.stated(),
        is_over: end.is_over,
        players: Seat::all(table.seats)
            .map(|seat| Player {
                luck_error: luck_errors[seat.index()],
                ..player(&items, seat, end.worth.values[seat.index()])
            })
            .collect(),
        points: table.points.map(|points| PointsReview {
            fewer_is_better: points == Points::Few,
            start: table.short(&now.points),
            result: table.short(&end.worth.points),
            error: errors.points,
            players: Seat::all(table.seats).map(|seat| PlayerPoints::of(&items, seat)).collect(),
        }),
        turning_point: turning_point(&items, &end.worth.values[..table.seats]),
        events: entries.last().map_or(0, |entry| entry.to),
        items,
        passes,
        iterations,
    }
}

fn chance_run<M>(entry: &Entry<M>, found: &Found, before: &Worth, table: Table) -> ChanceRun {
    ChanceRun {
        step: entry.from,
        events: entry.to - entry.from,
        values: table.short(&before.values),
        luck: table.short(&found.luck.values),
        error: found.errors.value,
        points: table.points.map(|_| ChancePoints {
            values: table.short(&before.points),
            luck: table.short(&found.luck.points),
            error: found.errors.points,
        }),
        outcomes: found.outcomes,
        is_listed: found.is_listed,
        is_exact: found.is_exact,
    }
}

fn decision<M: Copy>(
    entry: &Entry<M>,
    weighing: &Weighing<M>,
    change: &Worth,
    hidden: &Worth,
    errors: Errors,
    table: Table,
) -> Decision<M> {
    let (seat, made) = entry.decided.expect("a weighing is of a decision");
    let choice = |one: &super::weigh::Weighed<M>| Choice {
        mv: one.mv,
        value: one.samples.mean()[seat.index()],
        error: one.error,
        points: table.points.map(|_| one.samples.points.mean()[seat.index()]),
        is_close: one.is_close,
    };
    Decision {
        step: entry.from,
        seat,
        made,
        verdict: Verdict::of(weighing),
        loss: weighing.loss,
        noise: weighing.noise,
        fair_loss: weighing.fair_loss,
        moves: weighing.moves.iter().map(choice).collect(),
        values: table.short(&weighing.before.values),
        change: table.short(&change.values),
        hidden: table.short(&hidden.values),
        error: errors.stated(),
        points: table.points.map(|_| DecisionPoints {
            loss: weighing.points_loss,
            noise: weighing.points_noise,
            values: table.short(&weighing.before.points),
            change: table.short(&change.points),
            hidden: table.short(&hidden.points),
            error: errors.points,
        }),
        is_exact: weighing.is_exact,
    }
}

fn player<M>(items: &[Item<M>], seat: Seat, result: f32) -> Player {
    let at = seat.index();
    let mut player = Player {
        seat,
        choices: 0,
        accuracy: None,
        loss_per_choice: None,
        verdicts: vec![0; Verdict::ALL.len()],
        luck: 0.0,
        hidden: 0.0,
        luck_error: 0.0,
        decisions: 0.0,
        with_equal_luck: 0.0,
    };
    let (mut accurate, mut lost) = (0.0, 0.0);
    for item in items {
        match item {
            Item::Chance(run) => player.luck += run.luck[at],
            Item::Decision(decision) => {
                player.decisions += decision.change[at];
                player.hidden += decision.hidden[at];
                if decision.seat == seat {
                    player.verdicts[decision.verdict as usize] += 1;
                    if decision.verdict != Verdict::Forced {
                        player.choices += 1;
                        accurate += accuracy(decision.loss);
                        lost += decision.loss;
                    }
                }
            }
        }
    }
    if player.choices > 0 {
        player.accuracy = Some(accurate / player.choices as f32);
        player.loss_per_choice = Some(lost / player.choices as f32);
    }
    player.with_equal_luck = (result - player.luck - player.hidden).clamp(0.0, 1.0);
    player
}

fn turning_point<M>(items: &[Item<M>], result: &[f32]) -> Option<TurningPoint> {
    let top = result.iter().copied().fold(f32::MIN, f32::max);
    let winners = || (0..result.len()).filter(|seat| result[*seat] == top);
    let for_seats: Vec<usize> = winners().collect();
    // What another player's best move seems to give a winner is only noise, unless hidden cards made it so.
    let change = |item: &Item<M>, seat: usize| match item {
        Item::Decision(decision) if decision.seat.index() != seat && decision.loss <= 0.0 => {
            decision.hidden[seat]
        }
        item => item.change(seat),
    };
    let largest = items
        .iter()
        .flat_map(|item| for_seats.iter().map(move |seat| (item, *seat, change(item, *seat))))
        .max_by(|one, other| one.2.total_cmp(&other.2));
    let (item, seat, change) = largest.filter(|(_, _, change)| *change > 0.0)?;
    let mover = match item {
        Item::Decision(decision) => Some(decision.seat),
        Item::Chance(_) => None,
    };
    Some(TurningPoint { step: item.step(), mover, seat: Seat(seat as u8), change })
}
