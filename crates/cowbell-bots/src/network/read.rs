//! A network at work, and its weights from bytes.

use cowbell_rules::{Encode, MAX_SEATS, Seat, Turn};
use serde::Serialize;

use super::layer::{Rows, add};
use super::{Body, NARROW, Network, WIDE};
use crate::eval::Values;

/// With more differences it is quicker to begin again.
const MOST_CHANGES: usize = 48;

/// A network looking at one position after another. Positions of a search differ little from its root, so the first
/// layer goes on from what it summed up there.
#[derive(Clone, Debug)]
pub struct Reader {
    network: &'static Network,
    observation: Vec<f32>,
    /// By seat: an observation, and the first layer's sums for it.
    bases: Vec<Option<Base>>,
}

#[derive(Clone, Debug)]
struct Base {
    observation: Vec<f32>,
    sums: [f32; WIDE],
}

/// What a network thinks of a position.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Judgement<M> {
    /// The legal moves with the share that it would play each, in the order of the rules.
    pub policy: Vec<(M, f32)>,
    /// The expected result by seat: 1 is a win, 0 the last place.
    pub values: Vec<f32>,
    /// The expected points by seat.
    pub points: Vec<f32>,
}

impl Reader {
    /// A reader that has seen nothing yet.
    pub fn new(network: &'static Network) -> Reader {
        Reader { network, observation: vec![0.0; network.features], bases: vec![None; MAX_SEATS] }
    }

    /// Forgets the positions it goes on from: another search begins.
    pub(crate) fn forget(&mut self) {
        self.bases.fill(None);
    }

    /// What `seat` knows, as the heads look at it.
    pub(crate) fn read<G: Encode>(&mut self, state: &G, seat: Seat) -> Body {
        state.observe(seat, &mut self.observation);
        let first = &self.network.first;
        if let Some(base) = &self.bases[seat.index()]
            && let Some(sums) = changed(first, base, &self.observation)
        {
            return self.network.body(&sums);
        }
        let mut sums = first.bias;
        for (value, row) in self.observation.iter().zip(&first.rows) {
            if *value != 0.0 {
                add(&mut sums, *value, row);
            }
        }
        let body = self.network.body(&sums);
        self.bases[seat.index()] = Some(Base { observation: self.observation.clone(), sums });
        body
    }

    /// Values by seat from what `seat` knows.
    pub(crate) fn values(&self, body: &Body, seat: Seat, seats: usize) -> Values {
        let mut values = [0.0; MAX_SEATS];
        for step in 0..seats {
            values[(seat.index() + step) % seats] = self.network.value(body, step);
        }
        values
    }

    /// Writes how good each move looks. `out` is cleared first.
    pub(crate) fn looks<G: Encode>(&self, body: &Body, moves: &[G::Move], out: &mut Vec<f32>) {
        out.clear();
        out.extend(moves.iter().map(|mv| self.look::<G>(body, *mv)));
    }

    /// How good one move looks.
    pub(crate) fn look<G: Encode>(&self, body: &Body, mv: G::Move) -> f32 {
        self.network.look(body, G::number(mv))
    }

    /// Policy, values and points, from what `seat` knows. Moves are those of the seat to move, if it is `seat`.
    pub fn judge<G: Encode>(&mut self, state: &G, seat: Seat) -> Judgement<G::Move> {
        let body = self.read(state, seat);
        let seats = state.seats();
        let (mut moves, mut looks) = (Vec::new(), Vec::new());
        if state.turn() == Turn::Seat(seat) {
            state.legal_moves(&mut moves);
        }
        self.looks::<G>(&body, &moves, &mut looks);
        soften(&mut looks);
        let step = |other: usize| (other + seats - seat.index()) % seats;
        Judgement {
            policy: moves.into_iter().zip(looks).collect(),
            values: self.values(&body, seat, seats)[..seats].to_vec(),
            points: (0..seats).map(|other| self.network.points(&body, step(other))).collect(),
        }
    }
}

/// Looks as shares that add up to one.
pub(crate) fn soften(looks: &mut [f32]) {
    let top = looks.iter().copied().fold(f32::MIN, f32::max);
    looks.iter_mut().for_each(|look| *look = (*look - top).exp());
    let sum: f32 = looks.iter().sum();
    looks.iter_mut().for_each(|look| *look /= sum);
}

/// The sums for an observation that differs little from the base.
fn changed(first: &Rows<WIDE>, base: &Base, observation: &[f32]) -> Option<[f32; WIDE]> {
    let mut changes = [(0, 0.0); MOST_CHANGES];
    let mut count = 0;
    // Eight at a time: most are equal.
    for (eight, (old, new)) in base.observation.chunks(8).zip(observation.chunks(8)).enumerate() {
        if old == new {
            continue;
        }
        for (index, (old, new)) in old.iter().zip(new).enumerate() {
            if old != new {
                *changes.get_mut(count)? = (8 * eight + index, new - old);
                count += 1;
            }
        }
    }
    let mut sums = base.sums;
    for (index, by) in &changes[..count] {
        add(&mut sums, *by, &first.rows[*index]);
    }
    Some(sums)
}

/// Weights as bytes, read from the front.
pub(super) struct Source<'a>(&'a [u8]);

impl<'a> Source<'a> {
    /// Bytes that say what they are.
    pub(super) fn new(bytes: &'a [u8]) -> Option<Source<'a>> {
        Some(Source(bytes.strip_prefix(b"COWBELL1")?))
    }

    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (bytes, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*bytes)
    }

    pub(super) fn sizes<const N: usize>(&mut self) -> Option<[usize; N]> {
        let mut sizes = [0; N];
        for size in &mut sizes {
            *size = usize::try_from(u32::from_le_bytes(self.take()?)).ok().filter(|size| *size <= 10_000)?;
        }
        Some(sizes)
    }

    pub(super) fn float(&mut self) -> Option<f32> {
        Some(f32::from_le_bytes(self.take()?)).filter(|value| value.is_finite())
    }

    /// A scale, and whole numbers times it.
    pub(super) fn floats(&mut self, count: usize) -> Option<Vec<f32>> {
        let scale = self.float()?;
        let (bytes, rest) = self.0.split_at_checked(2 * count)?;
        self.0 = rest;
        Some(bytes.as_chunks().0.iter().map(|pair| f32::from(i16::from_le_bytes(*pair)) * scale).collect())
    }

    pub(super) fn rows<const N: usize>(&mut self, count: usize) -> Option<Vec<[f32; N]>> {
        Some(self.floats(count * N)?.as_chunks().0.to_vec())
    }

    pub(super) fn layer<const N: usize>(&mut self, inputs: usize) -> Option<Rows<N>> {
        let rows = self.rows(inputs)?;
        let bias = self.rows(1)?[0];
        Some(Rows { rows, bias })
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.0.is_empty()
    }
}

const _: () = assert!(NARROW.is_multiple_of(8) && WIDE.is_multiple_of(8));
