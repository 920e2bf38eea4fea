//! The analyst: goes through a match pass by pass, can be stopped at any time and goes on where it was.

use cowbell_rules::{Event, Match, Seat, Turn, quick, step};
use serde::Serialize;

use super::account::{End, Table, account};
use super::estimate::{Effort, Errors, TREES, mover, referee, solved};
use super::luck::{Found, luck};
use super::review::Review;
use super::weigh::{Weighing, weigh};
use crate::eval::{Evaluate, Worth};
use crate::search::Limit;
use crate::think::mix;

/// How far an analysis is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Progress {
    /// The pass now, from 0.
    pub pass: u32,
    /// Items of the match that this pass is done with.
    pub done: usize,
    /// Items of the match.
    pub items: usize,
}

/// A decision or a run of random events, from one step to another, and what has been found so far.
#[derive(Clone, Debug)]
pub(super) struct Entry<M> {
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) decided: Option<(Seat, M)>,
    pub(super) finding: Option<Finding<M>>,
}

#[derive(Clone, Debug)]
pub(super) enum Finding<M> {
    Decision(Weighing<M>),
    Luck(Found),
}

impl<M> Finding<M> {
    /// Whether more work cannot improve it.
    fn is_final(&self) -> bool {
        match self {
            Finding::Decision(weighing) => weighing.is_exact,
            Finding::Luck(found) => found.is_exact,
        }
    }

    fn iterations(&self) -> u64 {
        match self {
            Finding::Decision(weighing) => weighing.iterations,
            Finding::Luck(found) => found.iterations,
        }
    }
}

/// Analyses one match. Equal matches, seeds and passes give equal reviews.
#[derive(Clone, Debug)]
pub struct Analyst<G: Evaluate> {
    /// The state before each entry, and at the end.
    states: Vec<G>,
    entries: Vec<Entry<G::Move>>,
    seed: u64,
    /// The pass that is being done, and how many entries it is done with.
    pass: u32,
    done: usize,
    iterations: u64,
    counts_points: bool,
}

impl<G: Evaluate> Analyst<G> {
    /// An analyst who has not begun.
    pub fn new(game: &Match<G>, seed: u64) -> Analyst<G> {
        let mut states = vec![game.start().clone()];
        let mut entries: Vec<Entry<G::Move>> = Vec::new();
        let mut state = game.start().clone();
        for (index, event) in game.log().iter().enumerate() {
            let decided = match event {
                Event::Move { seat, mv } => Some((*seat, *mv)),
                Event::Chance(_) => None,
            };
            step(&mut state, *event);
            match entries.last_mut() {
                Some(last) if last.decided.is_none() && decided.is_none() => {
                    last.to = index + 1;
                    states.pop();
                }
                _ => entries.push(Entry { from: index, to: index + 1, decided, finding: None }),
            }
            states.push(state.clone());
        }
        Analyst { states, entries, seed, pass: 0, done: 0, iterations: 0, counts_points: true }
    }

    /// An analyst who begins with the last of these passes and leaves out points: for those who look only at what that pass finds,
    /// in many matches.
    pub(crate) fn of_last_pass(game: &Match<G>, seed: u64, passes: u32) -> Analyst<G> {
        Analyst { pass: passes.saturating_sub(1), counts_points: false, ..Analyst::new(game, seed) }
    }

    fn effort(&self) -> Effort {
        Effort { counts_points: self.counts_points, ..Effort::of_pass(self.pass) }
    }

    /// Works until this number of passes is done or a limit is reached, and says whether they are done. `progress` is told
    /// after every item. Called again, it goes on.
    pub fn work(&mut self, passes: u32, limit: Limit<'_>, progress: &mut dyn FnMut(Progress)) -> bool {
        while self.pass < passes {
            while self.done < self.entries.len() {
                if !self.examine(limit) {
                    return false;
                }
                self.done += 1;
                progress(self.progress());
            }
            (self.pass, self.done) = (self.pass + 1, 0);
            if self.entries.iter().all(|entry| entry.finding.as_ref().is_some_and(Finding::is_final)) {
                self.pass = self.pass.max(passes);
            }
        }
        true
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        Progress { pass: self.pass, done: self.done, items: self.entries.len() }
    }

    /// Examines the next entry; not if the limit is reached before that is done.
    fn examine(&mut self, limit: Limit<'_>) -> bool {
        let index = self.done;
        if self.entries[index].finding.as_ref().is_some_and(Finding::is_final) {
            return !limit.is_reached();
        }
        let effort = self.effort();
        let seed = mix(mix(self.seed, index as u64), u64::from(self.pass));
        let state = &self.states[index];
        let finding = match self.entries[index].decided {
            Some((seat, mv)) => Finding::Decision(weigh(state, seat, mv, effort, seed, limit)),
            None => Finding::Luck(luck(state, &self.states[index + 1], effort, seed, limit)),
        };
        // A search that was cut short has not seen enough: what was known before stays.
        if limit.is_reached() {
            return false;
        }
        self.iterations += finding.iterations();
        self.entries[index].finding = Some(finding);
        true
    }

    /// The analysis so far; nothing before the first item is done. If the first pass was stopped, it goes as far as that has
    /// come, and adds up to what is expected there.
    pub fn review(&self) -> Option<Review<G::Move>> {
        let known = if self.pass == 0 { self.done } else { self.entries.len() };
        let entries = &self.entries[..known];
        if entries.is_empty() {
            return None;
        }
        let last = &self.states[known];
        let seats = last.seats();
        let end = self.end(last);
        let points = G::POINTS.filter(|_| self.counts_points);
        let table = Table { seats, has_secrets: G::INFO.has_secrets, points };
        Some(account(entries, &end, table, self.pass, self.iterations))
    }

    fn end(&self, last: &G) -> End {
        if last.turn() == Turn::Over {
            return End { worth: Worth::of(last), errors: Errors::default(), is_over: true };
        }
        let effort = self.effort();
        let dice = &mut quick(self.seed);
        if let Some(worth) = solved(last, effort.positions, dice) {
            return End { worth, errors: Errors::default(), is_over: false };
        }
        let samples = referee(last, TREES, effort, self.seed, Limit::default());
        let errors = Errors::of(&samples, mover(last.turn()).index(), effort.unit);
        End { worth: samples.worth(), errors, is_over: false }
    }
}
