//! Finds puzzles: plays matches between bots, looks at every decision, and keeps those with one clearly best move.

use cowbell_catalog::{OpenError, Options, options_of};
use cowbell_rules::{Match, Options as _, Seat, Turn, quick};

use super::rate::{found, rating};
use super::{Answer, Puzzle};
use crate::analysis::{Found, look};
use crate::any::{Visitor, visit};
use crate::eval::Evaluate;
use crate::level::{Bot, Level};
use crate::search::Limit;
use crate::think::{Mind, mix};

/// The best move is ahead of every other one by at least this much, and by three standard errors.
const LEAD: f32 = 0.08;
const SURE: f32 = 3.0;

/// Iterations of one tree that find a puzzle; ten times as many confirm it.
const UNIT: u32 = 64;

/// Decisions with fewer legal moves are no puzzles.
const FEWEST: usize = 3;

/// Who plays the matches that puzzles come from.
const PLAYER: Level = Level::Hard;

/// Makes puzzles of one game, one match after the other.
#[derive(Clone, Copy, Debug)]
pub struct Maker {
    /// The seed of the first match; the next ones follow.
    pub seed: u64,
    /// How many puzzles are wanted.
    pub count: usize,
}

impl Maker {
    /// Makes puzzles and hands each over as soon as it is confirmed. A match gives one at most, so that they vary.
    pub fn run<G: Evaluate>(&self, options: &G::Options, each: &mut dyn FnMut(Puzzle)) {
        let mut made = 0;
        for seed in self.seed.. {
            if made == self.count {
                return;
            }
            if let Some(puzzle) = find::<G>(options, seed) {
                made += 1;
                each(puzzle);
            }
        }
    }
}

/// The best puzzle of a match: of all candidates the one with the lead that is hardest to see, if it can be confirmed.
fn find<G: Evaluate>(options: &G::Options, seed: u64) -> Option<Puzzle> {
    let dice = &mut quick(seed);
    let mut bot = Bot::new(PLAYER);
    bot.budget.time = None;
    let mut minds: Vec<Mind<G>> =
        Seat::all(options.seats()).map(|seat| Mind::new(bot, seat, mix(seed, seat.index() as u64))).collect();
    let mut game = Match::<G>::new(options);
    let mut candidates: Vec<(f32, G, Seat)> = Vec::new();
    loop {
        game.roll_on(dice);
        let Turn::Seat(seat) = game.state().turn() else { break };
        let mv = *minds[seat.index()].decide(&game, Limit::default()).best();
        let first = look(game.state(), seat, UNIT, mix(seed, game.log().len() as u64));
        if is_clear(&first) {
            let bonus = if first.is_hard_to_see { 1.0 } else { 0.0 };
            candidates.push((first.lead.map_or(0.0, |(lead, _)| lead) + bonus, game.state().clone(), seat));
        }
        if game.play(seat, mv).is_err() {
            unreachable!("a bot chooses among the legal moves");
        }
    }
    candidates.sort_by(|one, other| other.0.total_cmp(&one.0));
    let (_, state, seat) = candidates.into_iter().next()?;
    confirm(&state, seat, seed)
}

fn is_clear<M>(found: &Found<M>) -> bool {
    found.legal >= FEWEST && found.lead.is_some_and(|(lead, noise)| lead >= LEAD && lead > SURE * noise)
}

/// Ten times the effort must find the same.
fn confirm<G: Evaluate>(state: &G, seat: Seat, seed: u64) -> Option<Puzzle> {
    let again = look(state, seat, 10 * UNIT, mix(seed, 1_000_000));
    let short = look(state, seat, UNIT, mix(seed, 2_000_000));
    if !is_clear(&again) || again.moves[0].0 != short.moves[0].0 {
        return None;
    }
    let answer = again.moves[0].0;
    let found = found(state, seat, answer, seed);
    Some(Puzzle {
        options: match serde_json::to_value(state.options()) {
            Ok(serde_json::Value::Object(options)) => options,
            _ => Options::new(),
        },
        position: state.position(),
        seat: seat.0,
        moves: again
            .moves
            .iter()
            .map(|(mv, value)| Answer { mv: mv.to_string(), value: (value * 1e4).round() / 1e4 })
            .collect(),
        lead: again.lead.map_or(0.0, |(lead, _)| (lead * 1e4).round() / 1e4),
        is_exact: again.is_exact,
        rating: rating(&found),
        found,
        seed,
    })
}

/// Makes puzzles of a game known only by name. See [`Maker::run`].
///
/// # Errors
///
/// If there is no such game, or it does not accept these options.
pub fn make_any(
    slug: &str,
    options: &Options,
    maker: Maker,
    each: &mut dyn FnMut(Puzzle),
) -> Result<(), OpenError> {
    struct Make<'a, 'b>(&'a Options, Maker, &'a mut (dyn FnMut(Puzzle) + 'b));
    impl Visitor for Make<'_, '_> {
        type Out = Result<(), OpenError>;
        fn visit<G: Evaluate>(&mut self) -> Self::Out {
            self.1.run::<G>(&options_of::<G>(self.0)?, self.2);
            Ok(())
        }
    }
    visit(slug, &mut Make(options, maker, each))
        .unwrap_or_else(|| Err(OpenError::NoSuchGame(slug.to_string())))
}
