//! One iteration: down the tree, a short play-out, a judgement, and back up.

use core::hash::{Hash, Hasher};

use cowbell_rules::{Dice, Game, Seat, Turn, quick, roll_on};

use super::tree::{Edge, NOWHERE, NodeId, NodeKind, Outcome};
use super::{Evaluate, Search, Values};
use crate::eval::{Worth, playout_move};

/// Below the root a node lists no more moves than this, the best-looking ones.
const MOST_LISTED: usize = 32;

/// A decision on the way down.
#[derive(Clone, Copy, Debug)]
pub(super) struct PathStep {
    node: NodeId,
    edge: usize,
    seat: usize,
}

/// A digest of what an observer is told of chance.
pub(super) struct Key(pub(super) u64);

impl Key {
    pub(super) fn new() -> Key {
        Key(0xcbf2_9ce4_8422_2325)
    }

    /// Adds an outcome, or as much of it as the observer sees. Without an observer everything is seen.
    pub(super) fn add<G: Game>(&mut self, state: &G, chance: G::Chance, observer: Option<Seat>) {
        match state.secret(chance) {
            Some(secret) if observer.is_some_and(|observer| secret.to != observer) => {
                secret.others.hash(self);
            }
            _ => chance.hash(self),
        }
    }
}

/// FNV-1a, so that keys are the same on every machine and in every run.
impl Hasher for Key {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
}

/// How many moves are looked at after this number of visits.
fn moves_wide(visits: u32) -> usize {
    3 + (visits as f32).sqrt() as usize
}

/// How many outcomes of chance are told apart after this number of visits.
fn outcomes_wide(visits: u32) -> usize {
    1 + 2 * (visits as f32).sqrt() as usize
}

impl<G: Evaluate> Search<G> {
    pub(super) fn iterate(&mut self) {
        let mut world = match self.is_open {
            true => self.root.clone(),
            false => self.root.resample(self.observer, &mut self.dice),
        };
        if let Some(first) = self.first {
            world.apply(first);
        }
        self.path.clear();
        let mut at = self.top;
        loop {
            let turn = world.turn();
            let kind = match turn {
                Turn::Over => break,
                Turn::Seat(seat) => NodeKind::Seat(seat.0),
                Turn::Chance => NodeKind::Chance,
            };
            if self.tree.node(at).kind == NodeKind::Leaf {
                let is_new = self.tree.node(at).visits == 0 && at != self.top;
                self.tree.node_mut(at).visits += 1;
                // A decision is listed when it is reached again: most are not.
                if is_new && kind != NodeKind::Chance {
                    break;
                }
                self.tree.node_mut(at).kind = kind;
                if let Turn::Seat(seat) = turn {
                    if self.looks_learned() {
                        self.list_learned(at, seat, &world);
                    } else if !self.varies(seat) {
                        self.list(at, &world);
                    }
                }
            } else {
                self.tree.node_mut(at).visits += 1;
            }
            // Secrets can make one branch go on in two ways; the tree follows the first.
            if self.tree.node(at).kind != kind {
                break;
            }
            at = match turn {
                Turn::Seat(seat) => self.decide(at, seat, &mut world),
                _ => self.chance(at, &mut world),
            };
            if at == NOWHERE {
                break;
            }
        }
        let values = self.judge(&mut world);
        self.learn(&values);
        self.count(world);
    }

    /// Whether worlds differ in what this seat can do: never in what the observer can, nor if all hands lie open.
    pub(super) fn varies(&self, seat: Seat) -> bool {
        G::HIDES_MOVES && !self.is_open && seat != self.observer
    }

    /// Lists the moves of a node, the most promising first.
    fn list(&mut self, at: NodeId, world: &G) {
        world.legal_moves(&mut self.moves);
        world.prior(&self.moves, &mut self.looks);
        self.list_looks(at);
    }

    /// Lists moves by how good they look.
    pub(super) fn list_looks(&mut self, at: NodeId) {
        self.order.clear();
        self.order.extend(self.looks.iter().copied().zip(self.moves.iter().copied()));
        // Ties keep the order of the rules, so that equal searches are equal.
        let descending =
            |a: &(f32, G::Move), b: &(f32, G::Move)| b.0.total_cmp(&a.0).then_with(|| a.1.cmp(&b.1));
        if self.order.len() > MOST_LISTED && at != self.top {
            self.order.select_nth_unstable_by(MOST_LISTED, descending);
            self.order.truncate(MOST_LISTED);
        }
        self.order.sort_unstable_by(descending);
        let top = self.order.first().map_or(0.0, |first| first.0);
        let sum: f32 = self.order.iter().map(|(look, _)| (look - top).exp()).sum();
        let edges = self.order.iter().map(|(look, mv)| Edge::new(*mv, (look - top).exp() / sum));
        self.tree.set_edges(at, edges);
    }

    /// Chooses a move, makes it, and gives the node it leads to.
    fn decide(&mut self, at: NodeId, seat: Seat, world: &mut G) -> NodeId {
        let edge = match self.varies(seat) {
            true if self.looks_learned() => self.choose_offered_learned(at, seat, world),
            true => self.choose_offered(at, seat, world),
            false => self.choose(at),
        };
        self.path.push(PathStep { node: at, edge, seat: seat.index() });
        let chosen = self.tree.edges(at)[edge];
        world.apply(chosen.mv);
        if chosen.child != NOWHERE {
            return chosen.child;
        }
        let child = self.tree.add_node();
        self.tree.edges_mut(at)[edge].child = child;
        child
    }

    /// The branch with the best sum of what it has brought and how promising it is. Unvisited branches lie in the
    /// order of their promise, so that only the first of them can be the next.
    fn choose(&self, at: NodeId) -> usize {
        let node = self.tree.node(at);
        let edges = self.tree.edges(at);
        let wide = moves_wide(node.visits).min(edges.len());
        let unknown = node.total / node.visits.max(1) as f32 - self.style.doubt;
        let scale = self.style.explore * (node.visits as f32).sqrt();
        let mut best = (f32::MIN, 0);
        for (index, edge) in edges[..wide].iter().enumerate() {
            let score = edge.mean(unknown) + scale * edge.weight / (1 + edge.visits) as f32;
            if score > best.0 {
                best = (score, index);
            }
            if edge.visits == 0 {
                break;
            }
        }
        best.1
    }

    /// The same among the moves this world offers, as promising as they look in it: a seat knows its secrets. A
    /// move counts the visits of the worlds that offered it.
    fn choose_offered(&mut self, at: NodeId, seat: Seat, world: &G) -> usize {
        world.legal_moves(&mut self.moves);
        if G::READS_HANDS {
            // The observer's hand is the same in all worlds: others must not seem to know it.
            world.resample(seat, &mut self.dice).prior(&self.moves, &mut self.looks);
        } else {
            world.prior(&self.moves, &mut self.looks);
        }
        self.add_offered(at);
        let node = self.tree.node(at);
        let unknown = node.total / node.visits.max(1) as f32 - self.style.doubt;
        let top = self.looks.iter().copied().fold(f32::MIN, f32::max);
        self.looks.iter_mut().for_each(|look| *look = (*look - top).exp());
        let scale = self.style.explore / self.looks.iter().sum::<f32>();
        let edges = self.tree.edges_mut(at);
        let (mut best, mut index) = ((f32::MIN, 0), 0);
        for (mv, weight) in self.moves.iter().zip(&self.looks) {
            while edges[index].mv != *mv {
                index += 1;
            }
            let edge = &mut edges[index];
            edge.offered += 1;
            let promise = weight * (edge.offered as f32).sqrt() / (1 + edge.visits) as f32;
            let score = edge.mean(unknown) + scale * promise;
            if score > best.0 {
                best = (score, index);
            }
        }
        best.1
    }

    /// Sees to it that all moves offered have a branch. Branches lie in the order of the rules, as the moves do.
    pub(super) fn add_offered(&mut self, at: NodeId) {
        let mut known = self.tree.edges(at).iter();
        if self.moves.iter().all(|mv| known.any(|edge| edge.mv == *mv)) {
            return;
        }
        let n_known = self.tree.edges(at).len();
        if n_known == 0 {
            let edges = self.moves.iter().zip(&self.looks).map(|(mv, look)| Edge::new(*mv, *look));
            return self.tree.set_edges(at, edges);
        }
        for (mv, look) in self.moves.iter().zip(&self.looks) {
            let known = &self.tree.edges(at)[..n_known];
            if known.binary_search_by(|edge| edge.mv.cmp(mv)).is_err() {
                self.tree.add_edge(at, Edge::new(*mv, *look));
            }
        }
        self.tree.edges_mut(at).sort_unstable_by_key(|edge| edge.mv);
    }

    /// Lets chance act until a seat is to move, and gives the node that leads to. With more outcomes than the
    /// node is wide for, one that it knows happens again instead of a new one.
    fn chance(&mut self, at: NodeId, world: &mut G) -> NodeId {
        let is_full = self.tree.outcomes(at).len() >= outcomes_wide(self.tree.node(at).visits);
        let before = is_full.then(|| world.clone());
        let seed = self.dice.u64(..);
        let key = self.throw(world, seed);
        if let Some(outcome) = self.tree.outcomes_mut(at).iter_mut().find(|outcome| outcome.key == key) {
            outcome.count += 1;
            return outcome.child;
        }
        let Some(before) = before else {
            let child = self.tree.add_node();
            self.tree.add_outcome(at, Outcome { key, seed, count: 1, child });
            return child;
        };
        let outcomes = self.tree.outcomes(at);
        let mut pick = self.dice.below(outcomes.iter().map(|outcome| outcome.count).sum());
        let known = outcomes.iter().find(|outcome| {
            let is_it = pick < outcome.count;
            pick = pick.wrapping_sub(outcome.count);
            is_it
        });
        let Some(known) = known.copied() else { return NOWHERE };
        *world = before;
        // In another world the same dice may throw something else, which then leads out of the tree.
        if self.throw(world, known.seed) == known.key { known.child } else { NOWHERE }
    }

    fn throw(&self, world: &mut G, seed: u64) -> u64 {
        let mut dice = quick(seed);
        let mut key = Key::new();
        let observer = (!self.is_open).then_some(self.observer);
        roll_on(world, &mut dice, |world, chance| key.add(world, chance, observer));
        key.0
    }

    /// What a position promises each seat: the result if it is reached, else a judgement after a short play-out.
    fn judge(&mut self, world: &mut G) -> Values {
        if self.reader.is_some() { self.judge_learned(world) } else { self.play_out(world) }
    }

    pub(super) fn play_out(&mut self, world: &mut G) -> Values {
        let is_open = matches!(world.turn(), Turn::Seat(_));
        let hunch = (self.style.hunch > 0.0 && is_open).then(|| world.foresee());
        self.play_on(world, self.style.playout);
        let played = match world.turn() {
            Turn::Over => results(world),
            _ if self.style.has_insight => world.foresee(),
            _ => world.evaluate(),
        };
        hunch.map_or(played, |hunch| {
            core::array::from_fn(|seat| played[seat] + self.style.hunch * (hunch[seat] - played[seat]))
        })
    }

    /// Plays this many moves, or until what it is about is settled, and then on to a decision or the end.
    pub(super) fn play_on(&mut self, world: &mut G, mut left: u32) {
        loop {
            if left > 0 && world.settles(&self.root) {
                left = 0;
            }
            match world.turn() {
                Turn::Over => return,
                Turn::Chance => {
                    let chance = world.draw(&mut self.dice);
                    world.settle(chance);
                }
                Turn::Seat(_) if left == 0 => return,
                Turn::Seat(seat) => {
                    left -= 1;
                    self.play_one(world, seat);
                }
            }
        }
    }

    /// Makes a move of a play-out.
    pub(super) fn play_one(&mut self, world: &mut G, seat: Seat) {
        world.legal_moves(&mut self.moves);
        let is_guessing = self.style.has_insight && G::READS_HANDS && (self.is_open || seat != self.observer);
        let (moves, looks) = (&mut self.moves, &mut self.looks);
        let mv = if is_guessing {
            let theirs = world.resample(seat, &mut self.dice);
            playout_move(&theirs, moves, looks, self.style.picks, &mut self.dice)
        } else {
            playout_move(world, moves, looks, self.style.picks, &mut self.dice)
        };
        world.apply(mv);
    }

    fn learn(&mut self, values: &Values) {
        for step in &self.path {
            let value = values[step.seat];
            self.tree.node_mut(step.node).total += value;
            let edge = &mut self.tree.edges_mut(step.node)[step.edge];
            edge.visits += 1;
            edge.total += value;
        }
        self.totals.iter_mut().zip(values).for_each(|(total, value)| *total += value);
        self.iterations += 1;
    }
}

/// What a finished match was worth to each seat.
pub(crate) fn results<G: Game>(state: &G) -> Values {
    Worth::of(state).values
}
