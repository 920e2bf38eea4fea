//! Search: information-set Monte Carlo tree search with chance nodes, for any number of seats.
//!
//! Every iteration begins with a world the observer thinks possible ([`cowbell_rules::Game::resample`]), walks down the tree
//! by moves and by what the observer would be told of chance, plays on a little, judges, and adds the result for
//! each seat to the moves that seat made (max^n). Moves are widened progressively in the order of their prior, outcomes
//! of chance in the order in which they come. Equal seeds and iterations give equal trees.

mod learned;
mod lines;
mod merge;
mod tree;
mod walk;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use cowbell_rules::{Event, EventOf, MAX_SEATS, Match, Seat, Turn, quick};

use crate::eval::{Evaluate, Values};
use crate::level::{Level, Trust};
use crate::network::{self, Reader};
pub(crate) use lines::Tally;
pub use merge::{Found, MoveStats, search};
use tree::{NOWHERE, NodeId, NodeKind, Tree};
pub(crate) use walk::results;

/// A tree with more nodes is thrown away rather than reused.
const MOST_KEPT: usize = 400_000;

/// How a search goes about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Style {
    /// Moves played after the tree is left, before the position is judged; at most 50.
    pub playout: u32,
    /// Out of how many moves picked at random a play-out makes the best-looking one.
    pub picks: usize,
    /// The weight of moves that look good over moves that have done well.
    pub explore: f32,
    /// Whether it stops as soon as no other move can become the most visited.
    pub is_brief: bool,
    /// The part of the iterations left that another move may get at best: with less than all of them, a brief search
    /// stops sooner, and has more time for decisions that are close.
    pub catch_up: f32,
    /// Whether positions are judged with an expert's eye, and play-outs keep others from knowing what they cannot.
    pub has_insight: bool,
    /// The weight of hand-made judgement where the tree is left, beside what a play-out comes to.
    pub hunch: f32,
    /// How much worse than its siblings a move counts that was never tried.
    pub doubt: f32,
    /// How far the network that learned the game judges moves and positions, rather than hand-made looks and play-outs.
    pub trust: Option<Trust>,
}

impl Style {
    /// The style of a level that searches, as it suits the game. An expert plays on longer and more carefully, and has
    /// insight.
    pub fn of<G: Evaluate>(level: Level) -> Style {
        let is_expert = level >= Level::Expert;
        let style = Style {
            playout: G::PLAYOUT[usize::from(is_expert)],
            picks: if is_expert { 4 } else { 2 },
            explore: G::EXPLORE[usize::from(is_expert)],
            is_brief: is_expert,
            catch_up: 1.0,
            has_insight: is_expert,
            hunch: 0.0,
            doubt: 0.0,
            trust: None,
        };
        if level == Level::Master { style.trusting(G::TRUST) } else { style }
    }

    /// The same in the manner of a master.
    pub fn trusting(self, trust: Trust) -> Style {
        let part = |hundredths: u8| f32::from(hundredths) / 100.0;
        Style {
            playout: trust.playout.map_or(self.playout, u32::from),
            picks: trust.picks.into(),
            explore: part(trust.explore),
            catch_up: part(trust.stop),
            hunch: part(trust.hunch),
            doubt: part(trust.doubt),
            trust: Some(trust),
            ..self
        }
    }

    /// How many iterations it makes in the time in which an expert makes this many.
    pub(crate) fn paced(&self, iterations: u32) -> u32 {
        let pace = self.trust.map_or(100, |trust| u64::from(trust.pace));
        u32::try_from(u64::from(iterations) * pace / 100).unwrap_or(u32::MAX).max(1)
    }
}

/// When a search must stop even if it has iterations left.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limit<'a> {
    /// At this moment.
    pub until: Option<Instant>,
    /// As soon as this is set.
    pub stop: Option<&'a AtomicBool>,
}

impl Limit<'_> {
    pub(crate) fn is_reached(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
            || self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }
}

/// One search tree, grown from the root and reused from one decision to the next.
#[derive(Clone, Debug)]
pub struct Search<G: Evaluate> {
    root: G,
    observer: Seat,
    /// Whether the root is the truth and all hands lie open, instead of what the observer knows.
    is_open: bool,
    /// A move that every iteration begins with.
    first: Option<G::Move>,
    style: Style,
    dice: fastrand::Rng,
    tree: Tree<G::Move>,
    top: NodeId,
    /// The results of all iterations from this root, by seat.
    totals: Values,
    iterations: u32,
    /// The points at the end of lines that were played on, if they are wanted.
    tally: Option<Tally>,
    // Buffers, kept so that an iteration allocates nothing.
    path: Vec<walk::PathStep>,
    moves: Vec<G::Move>,
    looks: Vec<f32>,
    order: Vec<(f32, G::Move)>,
    /// The network that judges, if one does.
    reader: Option<Reader>,
}

impl<G: Evaluate> Search<G> {
    /// A search for what `observer` should expect in `state`. Of the state nothing is used but what
    /// [`cowbell_rules::Game::resample`] makes of it.
    pub fn new(state: &G, observer: Seat, style: Style, seed: u64) -> Search<G> {
        let mut dice = quick(seed);
        let mut tree = Tree::new();
        let top = tree.add_node();
        Search {
            root: state.resample(observer, &mut dice),
            observer,
            is_open: false,
            first: None,
            style,
            dice,
            tree,
            top,
            totals: [0.0; MAX_SEATS],
            iterations: 0,
            tally: None,
            path: Vec::new(),
            moves: Vec::new(),
            looks: Vec::new(),
            order: Vec::new(),
            reader: style.trust.filter(Trust::reads).and_then(|_| network::of(G::INFO.slug)).map(Reader::new),
        }
    }

    /// A search for what `observer`, who is to move, should expect after this move.
    pub fn after(state: &G, observer: Seat, mv: G::Move, style: Style, seed: u64) -> Search<G> {
        Search { first: Some(mv), ..Search::new(state, observer, style, seed) }
    }

    /// A search for what a referee who sees all hands should expect. It serves to tell luck from skill once a match is
    /// over, never to advise a player.
    pub fn open(state: &G, style: Style, seed: u64) -> Search<G> {
        let observer = if let Turn::Seat(seat) = state.turn() { seat } else { Seat(0) };
        Search { root: state.clone(), is_open: true, ..Search::new(state, observer, style, seed) }
    }

    /// The mean result of each seat over all iterations.
    pub fn mean(&self) -> Values {
        self.totals.map(|total| total / self.iterations.max(1) as f32)
    }

    /// Runs iterations until there are `iterations` in all from this root, a limit is reached, or a brief search
    /// has nothing left to decide.
    pub fn run(&mut self, iterations: u32, limit: Limit<'_>) {
        while self.iterations < iterations {
            // The clock costs as much as a tenth of an iteration.
            let is_done = || limit.is_reached() || self.style.is_brief && self.is_decided(iterations);
            if self.iterations % 64 == 63 && is_done() {
                return;
            }
            self.iterate();
        }
    }

    /// Whether the most visited move stays so, whatever the iterations show that are left.
    fn is_decided(&self, iterations: u32) -> bool {
        let NodeKind::Seat(_) = self.tree.node(self.top).kind else { return false };
        let moves = self.tree.edges(self.top);
        let (mut first, mut second) = (0, 0);
        for edge in moves {
            second = second.max(edge.visits.min(first));
            first = first.max(edge.visits);
        }
        moves.len() == 1
            || (first - second) as f32 > self.style.catch_up * (iterations - self.iterations) as f32
    }

    /// How many iterations have been made from this root.
    pub fn iterations(&self) -> u32 {
        self.iterations
    }

    /// Moves the root along what has happened since: the events of a match as the observer was told them.
    /// What the tree knows of that branch is kept. The seed of a new decision makes the dice independent of how
    /// many iterations the last one had.
    pub fn advance(&mut self, game: &Match<G>, events: &[EventOf<G>], seed: u64) {
        let mut state = game.start().clone();
        let known = game.log().len() - events.len();
        game.log()[..known].iter().for_each(|event| cowbell_rules::step(&mut state, *event));
        let mut at = self.top;
        let mut rest = events;
        while let [event, ..] = rest
            && at != NOWHERE
        {
            match *event {
                Event::Move { mv, .. } => {
                    at = match self.tree.node(at).kind {
                        NodeKind::Seat(_) => self
                            .tree
                            .edges(at)
                            .iter()
                            .find(|edge| edge.mv == mv)
                            .map_or(NOWHERE, |edge| edge.child),
                        _ => NOWHERE,
                    };
                    state.apply(mv);
                    rest = &rest[1..];
                }
                Event::Chance(_) => {
                    let mut key = walk::Key::new();
                    while let [Event::Chance(chance), later @ ..] = rest {
                        key.add(&state, *chance, Some(self.observer));
                        state.settle(*chance);
                        rest = later;
                    }
                    at = match self.tree.node(at).kind {
                        NodeKind::Chance => {
                            self.tree.outcomes(at).iter().find(|outcome| outcome.key == key.0)
                        }
                        _ => None,
                    }
                    .map_or(NOWHERE, |outcome| outcome.child);
                }
            }
        }
        self.dice = quick(seed);
        self.root = game.state().resample(self.observer, &mut self.dice);
        self.totals = [0.0; MAX_SEATS];
        self.iterations = 0;
        self.tally = self.tally.map(|_| Tally::default());
        if let Some(reader) = &mut self.reader {
            reader.forget();
        }
        if at == NOWHERE || self.tree.len() > MOST_KEPT {
            self.tree = Tree::new();
            at = self.tree.add_node();
        }
        self.top = at;
        self.list_all();
    }

    /// Deep in the tree only the most promising moves are listed; at the root all must be.
    fn list_all(&mut self) {
        let (NodeKind::Seat(_), Turn::Seat(_)) = (self.tree.node(self.top).kind, self.root.turn()) else {
            return;
        };
        self.root.legal_moves(&mut self.moves);
        for mv in &self.moves {
            if !self.tree.edges(self.top).iter().any(|edge| edge.mv == *mv) {
                self.tree.add_edge(self.top, tree::Edge::new(*mv, 0.0));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use cowbell_catalog::games::tic_tac_town::TicTacTown;
    use cowbell_rules::Game;

    use super::*;

    /// Twelve dice have far too many outcomes to tell apart: the tree keeps few of them and comes back to those.
    #[test]
    fn outcomes_are_widened_progressively() {
        let mut dice = quick(4);
        let mut game = Match::<TicTacTown>::new(&Default::default());
        let mut moves = Vec::new();
        game.roll_on(&mut dice);
        // Both choose a pile; then a card is drawn and the dice are thrown.
        let mut choose = |game: &Match<TicTacTown>| {
            game.state().legal_moves(&mut moves);
            let Turn::Seat(seat) = game.state().turn() else { panic!("a pile is chosen") };
            (seat, moves[0])
        };
        let (seat, pile) = choose(&game);
        assert!(game.play(seat, pile).is_ok());
        game.roll_on(&mut dice);
        let (seat, pile) = choose(&game);
        let mut state = game.state().clone();
        state.apply(pile);
        let mut search = Search::new(&state, seat, Style::of::<TicTacTown>(Level::Hard), 1);
        search.run(400, Limit::default());
        let outcomes = search.tree.outcomes(search.top);
        assert!((10..=1 + 2 * 20).contains(&outcomes.len()), "{} outcomes", outcomes.len());
        assert!(outcomes.iter().any(|outcome| search.tree.node(outcome.child).visits > 8));
    }

    /// What was found about the branch that came about is kept, the rest is forgotten.
    #[test]
    fn the_branch_that_comes_about_is_kept() {
        let mut game = Match::<TicTacTown>::new(&Default::default());
        game.roll_on(&mut quick(2));
        let Turn::Seat(seat) = game.state().turn() else { panic!("a card is drawn") };
        let mut search = Search::new(game.state(), seat, Style::of::<TicTacTown>(Level::Hard), 1);
        search.run(600, Limit::default());
        let best = *search.tree.edges(search.top).iter().max_by_key(|edge| edge.visits).expect("three piles");
        let seen = game.log().len();
        assert!(game.play(seat, best.mv).is_ok());
        search.advance(&game, &game.log()[seen..], 2);
        assert_eq!(search.iterations(), 0, "a decision counts its own iterations");
        assert_eq!(search.tree.node(search.top).visits, best.visits);
        search.run(100, Limit::default());
        assert_eq!(search.tree.node(search.top).visits, best.visits + 100);
    }

    /// A brief search makes the move that it would have made in the end.
    #[test]
    fn a_brief_search_decides_as_a_long_one() {
        let mut spared = 0;
        for seed in 0..20 {
            let mut game = Match::<TicTacTown>::new(&Default::default());
            game.roll_on(&mut quick(seed));
            let Turn::Seat(seat) = game.state().turn() else { panic!("a card is drawn") };
            let [long, brief] = [false, true].map(|is_brief| {
                let style = Style { is_brief, ..Style::of::<TicTacTown>(Level::Expert) };
                search(&mut [Search::new(game.state(), seat, style, seed)], 600, Limit::default())
            });
            assert_eq!(long.iterations, 600);
            assert_eq!(brief.lines[0].mv, long.lines[0].mv);
            spared += long.iterations - brief.iterations;
        }
        assert!(spared > 600, "only {spared} iterations were spared");
    }
}
