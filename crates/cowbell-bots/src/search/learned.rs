//! What a network changes in a search: it judges a position and its moves at one look, and nothing is played out.
//!
//! Each seat is judged by what it knows itself: a move by the seat that makes it, a position by the seats that went
//! there. Where hands are secret, a world deals the others hands, and what they would do is looked up once for each of
//! their moves, not once for each world: evaluating again in every world costs more than it tells.

use cowbell_rules::{Seat, Turn};

use super::tree::NodeId;
use super::{Evaluate, Search, Values};
use crate::network::soften;

impl<G: Evaluate> Search<G> {
    /// Lists the moves of a node and judges it.
    pub(super) fn list_learned(&mut self, at: NodeId, seat: Seat, world: &G) -> Values {
        world.legal_moves(&mut self.moves);
        let Some(reader) = &mut self.reader else { unreachable!("a network judges") };
        let body = reader.read(world, seat);
        reader.looks::<G>(&body, &self.moves, &mut self.looks);
        let mut values = reader.values(&body, seat, world.seats());
        if G::INFO.has_secrets && seat != self.observer {
            let own = reader.read(world, self.observer);
            let theirs = values[seat.index()];
            values = reader.values(&own, self.observer, world.seats());
            values[seat.index()] = theirs;
        }
        if self.varies(seat) {
            soften(&mut self.looks);
            self.add_offered(at);
        } else {
            self.list_looks(at);
        }
        values
    }

    /// The branch with the best sum of what it has brought and how promising it is, among the moves this world offers.
    pub(super) fn choose_offered_learned(&mut self, at: NodeId, seat: Seat, world: &G) -> usize {
        world.legal_moves(&mut self.moves);
        let edges = self.tree.edges(at);
        let mut known = edges.iter();
        if !self.moves.iter().all(|mv| known.any(|edge| edge.mv == *mv)) {
            let Some(reader) = &mut self.reader else { unreachable!("a network judges") };
            let body = reader.read(world, seat);
            reader.looks::<G>(&body, &self.moves, &mut self.looks);
            soften(&mut self.looks);
            self.add_offered(at);
        }
        let node = self.tree.node(at);
        let unknown = node.total / node.visits.max(1) as f32;
        let edges = self.tree.edges_mut(at);
        let mut sum = 0.0;
        let mut index = 0;
        for mv in &self.moves {
            while edges[index].mv != *mv {
                index += 1;
            }
            sum += edges[index].weight;
        }
        let scale = self.style.explore / sum;
        let (mut best, mut index) = ((f32::MIN, 0), 0);
        for mv in &self.moves {
            while edges[index].mv != *mv {
                index += 1;
            }
            let edge = &mut edges[index];
            edge.offered += 1;
            let promise = edge.weight * (edge.offered as f32).sqrt() / (1 + edge.visits) as f32;
            let score = edge.mean(unknown) + scale * promise;
            if score > best.0 {
                best = (score, index);
            }
        }
        best.1
    }

    /// What a position outside the tree promises each seat.
    pub(super) fn judge_learned(&mut self, mut world: G) -> Values {
        loop {
            match world.turn() {
                Turn::Over => return super::results(&world),
                Turn::Chance => {
                    let chance = world.draw(&mut self.dice);
                    world.settle(chance);
                }
                Turn::Seat(seat) => {
                    let Some(reader) = &mut self.reader else { unreachable!("a network judges") };
                    let from = if G::INFO.has_secrets { self.observer } else { seat };
                    let body = reader.read(&world, from);
                    return reader.values(&body, from, world.seats());
                }
            }
        }
    }
}
