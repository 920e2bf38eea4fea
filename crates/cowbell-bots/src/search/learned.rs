//! What a network changes in a search: it judges a position and its moves at one look, and nothing need be played out.
//!
//! Each seat is judged by what it knows itself: a move by the seat that makes it, a position by the seats that went
//! there. Where hands are secret, a world deals the others hands, and what they would do is looked up once for each of
//! their moves, not once for each world: evaluating again in every world costs more than it tells. How far the network
//! is trusted beside hand-made looks and play-outs is a matter of the game: see [`Evaluate::TRUST`].

use cowbell_rules::{Seat, Turn};

use super::tree::NodeId;
use super::{Evaluate, Search, Values};
use crate::network::soften;

impl<G: Evaluate> Search<G> {
    /// Whether the network has a say in how promising moves look.
    pub(super) fn looks_learned(&self) -> bool {
        self.reader.is_some() && self.style.trust.is_some_and(|trust| trust.policy > 0)
    }

    /// Lists the moves of a node.
    pub(super) fn list_learned(&mut self, at: NodeId, seat: Seat, world: &G) {
        world.legal_moves(&mut self.moves);
        self.look(seat, world);
        if self.varies(seat) {
            soften(&mut self.looks);
            self.add_offered(at);
        } else {
            self.list_looks(at);
        }
    }

    /// Looks at the moves listed, by the network and by hand.
    fn look(&mut self, seat: Seat, world: &G) {
        let (Some(reader), Some(trust)) = (&mut self.reader, self.style.trust) else {
            unreachable!("a network judges")
        };
        let body = reader.read(world, seat);
        if trust.policy == 100 {
            reader.looks::<G>(&body, &self.moves, &mut self.looks);
        } else {
            if G::READS_HANDS && seat != self.observer {
                // The observer's hand is the same in all worlds: others must not seem to know it.
                world.resample(seat, &mut self.dice).prior(&self.moves, &mut self.looks);
            } else {
                world.prior(&self.moves, &mut self.looks);
            }
            let learned = f32::from(trust.policy) / 100.0;
            for (mv, look) in self.moves.iter().zip(&mut self.looks) {
                *look = learned * reader.look::<G>(&body, *mv) + (1.0 - learned) * *look;
            }
        }
    }

    /// Values of the network beside those of a play-out, as far as each is trusted.
    fn with_play_out(&mut self, values: Values, world: &G) -> Values {
        let learned = self.style.trust.map_or(0.0, |trust| f32::from(trust.value) / 100.0);
        if learned >= 1.0 {
            return values;
        }
        let played = self.play_out(&mut world.clone());
        core::array::from_fn(|seat| learned * values[seat] + (1.0 - learned) * played[seat])
    }

    /// The branch with the best sum of what it has brought and how promising it is, among the moves this world offers.
    pub(super) fn choose_offered_learned(&mut self, at: NodeId, seat: Seat, world: &G) -> usize {
        world.legal_moves(&mut self.moves);
        let edges = self.tree.edges(at);
        let mut known = edges.iter();
        if !self.moves.iter().all(|mv| known.any(|edge| edge.mv == *mv)) {
            self.look(seat, world);
            soften(&mut self.looks);
            self.add_offered(at);
        }
        let node = self.tree.node(at);
        let unknown = node.total / node.visits.max(1) as f32 - self.style.doubt;
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
    pub(super) fn judge_learned(&mut self, world: &mut G) -> Values {
        let Some(trust) = self.style.trust.filter(|trust| trust.value > 0) else {
            return self.play_out(world);
        };
        self.play_on(world, trust.after.into());
        let Turn::Seat(seat) = world.turn() else { return super::results(world) };
        let Some(reader) = &mut self.reader else { unreachable!("a network judges") };
        let from = if G::INFO.has_secrets { self.observer } else { seat };
        let body = reader.read(world, from);
        let values = reader.values(&body, from, world.seats());
        self.with_play_out(values, world)
    }
}
