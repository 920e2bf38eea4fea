//! Whether stated errors hold in the middle of a match, where no solver knows the truth: the same positions are judged with a short and
//! with a long look, and what the long one finds must lie within what the short one said.

use cowbell_rules::{Dice, Event, Match, Seat, quick, step};

use super::between;
use super::truth::Tally;
use crate::analysis::Verdict;
use crate::analysis::estimate::Effort;
use crate::analysis::luck::luck;
use crate::analysis::weigh::weigh;
use crate::any::{Visitor, visit_all};
use crate::eval::Evaluate;
use crate::level::{Bot, Level};
use crate::search::Limit;

/// Drawn outcomes have an error of their own, which a longer search does not make smaller: the long look draws again this often, with
/// a quarter of its effort each time.
const DRAWS: u64 = 8;

/// How often what a long look found lies within twice the error that a short one stated.
#[derive(Clone, Copy, Default, Debug)]
struct Held {
    losses: Tally,
    values: Tally,
    lucks: Tally,
    /// Moves that the short look called an error, and how many of them give up what that name says by the long one, too.
    called: Tally,
}

impl Held {
    fn add(&mut self, other: Held) {
        for (sum, part) in [
            (&mut self.losses, other.losses),
            (&mut self.values, other.values),
            (&mut self.lucks, other.lucks),
            (&mut self.called, other.called),
        ] {
            sum.hits += part.hits;
            sum.all += part.all;
        }
    }
}

/// What is judged: iterations of a tree for short looks, those for the long one, matches, and decisions and random events of each.
struct Trial<'a> {
    short: &'a [u32],
    long: u32,
    seeds: core::ops::Range<u64>,
    each: usize,
}

fn effort(unit: u32) -> Effort {
    Effort { unit, counts_points: false, ..Effort::of_pass(0) }
}

impl Trial<'_> {
    /// One result for each of the short looks.
    fn of<G: Evaluate>(&self) -> Vec<Held> {
        let mut held = vec![Held::default(); self.short.len()];
        for seed in self.seeds.clone() {
            let game = played::<G>(&Default::default(), seed);
            let middle = game.log().len() / 5..game.log().len() * 4 / 5;
            let dice = &mut quick(seed);
            let (mut decisions, mut runs) = (0, 0);
            // Some games have few random events.
            for _ in 0..50 * self.each {
                let at = middle.start + dice.below(middle.len() as u32) as usize;
                match game.log()[at] {
                    Event::Move { seat, mv } if decisions < self.each => {
                        let state = game.state_at(at);
                        let mut legal = Vec::new();
                        state.legal_moves(&mut legal);
                        // Every other move is a random one: bots make few large errors.
                        let any = legal[dice.below(legal.len() as u32) as usize];
                        let made = if decisions % 2 == 0 { mv } else { any };
                        decisions += usize::from(self.decision(&state, seat, made, at as u64, &mut held));
                    }
                    Event::Chance(_) if runs < self.each => {
                        runs += usize::from(self.run(&game, at, &mut held));
                    }
                    _ => {}
                }
            }
        }
        held
    }

    /// Judges a decision, unless there is nothing to judge.
    fn decision<G: Evaluate>(
        &self,
        state: &G,
        seat: Seat,
        made: G::Move,
        seed: u64,
        held: &mut [Held],
    ) -> bool {
        let look = |unit: u32, seed: u64| weigh(state, seat, made, effort(unit), seed, Limit::default());
        let truth = look(self.long, seed + 1_000_000);
        if truth.is_exact || truth.moves.len() < 2 {
            return false;
        }
        let value = |values: &[f32]| values[seat.index()];
        for (unit, held) in self.short.iter().zip(held) {
            let found = look(*unit, seed);
            held.losses.count((found.loss - truth.loss).abs() <= 2.0 * found.noise);
            let apart = value(&found.before.values) - value(&truth.before.values);
            held.values.count(apart.abs() <= 2.0 * found.errors.stated());
            if let Some(claimed) = Verdict::of(&found).claims() {
                held.called.count(truth.loss > claimed);
            }
        }
        true
    }

    /// Judges the random events around this one, unless there is nothing to judge.
    fn run<G: Evaluate>(&self, game: &Match<G>, at: usize, held: &mut [Held]) -> bool {
        let is_chance = |event: &&Event<G::Move, G::Chance>| matches!(event, Event::Chance(_));
        let from = at - game.log()[..at].iter().rev().take_while(is_chance).count();
        let before = game.state_at(from);
        let mut after = before.clone();
        game.log()[from..].iter().take_while(is_chance).for_each(|event| step(&mut after, *event));
        let look = |unit: u32, seed: u64| luck(&before, &after, effort(unit), seed, Limit::default());
        let mut founds: Vec<_> = self.short.iter().map(|unit| look(*unit, at as u64)).collect();
        if founds[0].is_exact || founds[0].outcomes == 1 {
            return false;
        }
        let (draws, unit) = if founds[0].is_listed { (1, self.long) } else { (DRAWS, self.long / 4) };
        let lucks = (0..draws).map(|draw| look(unit, at as u64 + 1_000_000 * (1 + draw)).luck.values[0]);
        let truth = lucks.sum::<f32>() / draws as f32;
        for (found, held) in founds.drain(..).zip(held) {
            held.lucks.count((found.luck.values[0] - truth).abs() <= 2.0 * found.errors.value);
        }
        true
    }
}

/// A match between bots that look one move ahead.
fn played<G: Evaluate>(options: &G::Options, seed: u64) -> Match<G> {
    between(Bot::new(Level::Medium), options, seed)
}

/// A first pass in all games, against twenty times its effort. All of it is fixed by seeds.
#[test]
fn stated_errors_hold_in_the_middle_of_a_match() {
    struct Small;
    impl Visitor for Small {
        type Out = Held;
        fn visit<G: Evaluate>(&mut self) -> Held {
            Trial { short: &[32], long: 640, seeds: 0..1, each: 4 }.of::<G>()[0]
        }
    }
    let mut all = Held::default();
    visit_all(&mut Small).into_iter().for_each(|held| all.add(held));
    assert!(all.losses.all >= 15 && all.losses.share() >= 0.9, "{all:?}");
    assert!(all.values.all >= 15 && all.values.share() >= 0.9, "{all:?}");
    assert!(all.lucks.all >= 15 && all.lucks.share() >= 0.9, "{all:?}");
    assert!(all.called.hits == all.called.all, "{all:?}");
}
