//! Bots for a match whose game is known only by name: moves as text, for server, terminal and command line.

use cowbell_catalog::{AnyMatch, OpenError, Options, options_of, typed};
use cowbell_rules::{Match, Seat};

use crate::analyse::analyse;
use crate::arena::{Report, Tournament};
use crate::eval::Evaluate;
use crate::level::{Bot, Budget, Level};
use crate::network::{self, Judgement, Reader};
use crate::search::Limit;
use crate::think::{Mind, Ranked, Thought};

cowbell_catalog::visitor!(Evaluate);

/// What a bot of this level thinks `seat` should do. It is the seat's turn.
pub fn think_any(
    game: &dyn AnyMatch,
    seat: Seat,
    level: Level,
    budget: Budget,
    seed: u64,
) -> Thought<String> {
    let bot = Bot { budget, ..Bot::new(level) };
    mind_any(game.info().slug, bot, seat, seed).decide(game, Limit::default())
}

/// Ranks the moves of the seat to move, as `seat` sees it. See [`analyse`].
pub fn analyse_any(
    game: &dyn AnyMatch,
    seat: Seat,
    budget: Budget,
    seed: u64,
    limit: Limit<'_>,
) -> Thought<String> {
    struct Analyse<'a>(&'a dyn AnyMatch, Seat, Budget, u64, Limit<'a>);
    impl Visitor for Analyse<'_> {
        type Out = Thought<String>;
        fn visit<G: Evaluate>(&mut self) -> Thought<String> {
            spelled(analyse(match_of::<G>(self.0).state(), self.1, self.2, self.3, self.4))
        }
    }
    visit_match(game, &mut Analyse(game, seat, budget, seed, limit))
}

/// What the network that learned the game thinks, from what `seat` knows; nothing if none has learned it.
pub fn judge_any(game: &dyn AnyMatch, seat: Seat) -> Option<Judgement<String>> {
    struct Judge<'a>(&'a dyn AnyMatch, Seat);
    impl Visitor for Judge<'_> {
        type Out = Option<Judgement<String>>;
        fn visit<G: Evaluate>(&mut self) -> Self::Out {
            let mut reader = Reader::new(network::of(G::INFO.slug)?);
            let judged = reader.judge(match_of::<G>(self.0).state(), self.1);
            let policy = judged.policy.into_iter().map(|(mv, share)| (mv.to_string(), share)).collect();
            Some(Judgement { policy, values: judged.values, points: judged.points, hunch: judged.hunch })
        }
    }
    visit_match(game, &mut Judge(game, seat))
}

/// A bot on a seat of any game, which keeps what it thought from one decision to the next.
pub trait AnyMind: Send {
    /// Decides. It is the seat's turn, and the match is always the same one.
    fn decide(&mut self, game: &dyn AnyMatch, limit: Limit<'_>) -> Thought<String>;
}

impl<G: Evaluate> AnyMind for Mind<G> {
    fn decide(&mut self, game: &dyn AnyMatch, limit: Limit<'_>) -> Thought<String> {
        spelled(Mind::decide(self, match_of(game), limit))
    }
}

/// A bot takes a seat at a table of this game, which the catalog must have.
///
/// # Panics
///
/// If the catalog has no game of this name.
pub fn mind_any(slug: &str, bot: Bot, seat: Seat, seed: u64) -> Box<dyn AnyMind> {
    struct Sit(Bot, Seat, u64);
    impl Visitor for Sit {
        type Out = Box<dyn AnyMind>;
        fn visit<G: Evaluate>(&mut self) -> Box<dyn AnyMind> {
            Box::new(Mind::<G>::new(self.0, self.1, self.2))
        }
    }
    visit(slug, &mut Sit(bot, seat, seed)).unwrap_or_else(|| panic!("the catalog has no game `{slug}`"))
}

/// Plays a tournament. See [`Tournament::play`].
///
/// # Errors
///
/// If there is no such game, or it does not accept these options.
pub fn arena_any(
    slug: &str,
    options: &Options,
    tournament: &Tournament,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<Report, OpenError> {
    struct Play<'a>(&'a Options, &'a Tournament, &'a (dyn Fn(usize, usize) + Sync));
    impl Visitor for Play<'_> {
        type Out = Result<Report, OpenError>;
        fn visit<G: Evaluate>(&mut self) -> Self::Out {
            Ok(self.1.play::<G>(&options_of::<G>(self.0)?, self.2))
        }
    }
    visit(slug, &mut Play(options, tournament, progress))
        .unwrap_or_else(|| Err(OpenError::NoSuchGame(slug.to_string())))
}

fn match_of<G: Evaluate>(game: &dyn AnyMatch) -> &Match<G> {
    typed(game).expect("the game of this name has this type")
}

fn spelled<M: ToString>(thought: Thought<M>) -> Thought<String> {
    let Thought { moves, values, iterations, is_exact } = thought;
    let spell = |Ranked { mv, value, share }: Ranked<M>| Ranked { mv: mv.to_string(), value, share };
    Thought { moves: moves.into_iter().map(spell).collect(), values, iterations, is_exact }
}
