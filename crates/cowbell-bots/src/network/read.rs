//! A network at work, and its weights from bytes.

use cowbell_rules::{Encode, MAX_SEATS, Seat, Turn, quick};
use serde::Serialize;

use super::layer::Rows;
use super::{Body, Network, WIDEST};
use crate::eval::{Evaluate, Values};

/// Values that are compared together: most are equal.
const EIGHT: usize = 8;

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
    sums: [f32; WIDEST],
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
    /// What hand-made judgement thinks of the seat's chances, if the network sees it behind the observation.
    pub hunch: Option<f32>,
}

impl Reader {
    /// A reader that has seen nothing yet.
    pub fn new(network: &'static Network) -> Reader {
        Reader {
            network,
            observation: vec![0.0; network.features.next_multiple_of(EIGHT)],
            bases: vec![None; MAX_SEATS],
        }
    }

    /// Forgets the positions it goes on from: another search begins.
    pub(crate) fn forget(&mut self) {
        self.bases.fill(None);
    }

    /// What `seat` knows, as the heads look at it.
    pub(crate) fn read<G: Evaluate>(&mut self, state: &G, seat: Seat) -> Body {
        state.observe(seat, &mut self.observation[..G::FEATURES]);
        if self.network.features > G::FEATURES {
            self.observation[G::FEATURES] = hunch(state, seat);
        }
        let first = &self.network.first;
        if let Some(base) = &self.bases[seat.index()]
            && let Some(sums) = changed(first, base, &self.observation)
        {
            return self.network.body(&sums[..first.bias.len()]);
        }
        let mut sums = [0.0; WIDEST];
        let whole = &mut sums[..first.bias.len()];
        whole.copy_from_slice(&first.bias);
        let seen = self.observation.iter().copied().enumerate().filter(|(_, value)| *value != 0.0);
        first.add(&seen.collect::<Vec<_>>(), whole);
        let body = self.network.body(whole);
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
    pub fn judge<G: Evaluate>(&mut self, state: &G, seat: Seat) -> Judgement<G::Move> {
        // From here on there is only what the seat knows.
        let state = &state.resample(seat, &mut quick(0));
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
            hunch: (self.network.features > G::FEATURES).then(|| self.observation[G::FEATURES]),
        }
    }
}

/// What hand-made judgement thinks of the seat's chances, as the last value that a network may see: it need only learn
/// where that errs.
pub(crate) fn hunch<G: Evaluate>(state: &G, seat: Seat) -> f32 {
    let value = state.foresee()[seat.index()].clamp(0.01, 0.99);
    (value / (1.0 - value)).ln() / 5.0
}

/// Looks as shares that add up to one.
pub(crate) fn soften(looks: &mut [f32]) {
    let top = looks.iter().copied().fold(f32::MIN, f32::max);
    looks.iter_mut().for_each(|look| *look = (*look - top).exp());
    let sum: f32 = looks.iter().sum();
    looks.iter_mut().for_each(|look| *look /= sum);
}

/// The sums for an observation that differs little from the base.
fn changed(first: &Rows, base: &Base, observation: &[f32]) -> Option<[f32; WIDEST]> {
    let mut changes = [(0, 0.0); MOST_CHANGES];
    let mut count = 0;
    let eights = base.observation.as_chunks::<EIGHT>().0.iter().zip(observation.as_chunks::<EIGHT>().0);
    for (eight, (old, new)) in eights.enumerate() {
        if old.iter().zip(new).fold(false, |differs, (old, new)| differs | (old != new)) {
            for (index, (old, new)) in old.iter().zip(new).enumerate() {
                if old != new {
                    *changes.get_mut(count)? = (EIGHT * eight + index, new - old);
                    count += 1;
                }
            }
        }
    }
    let mut sums = base.sums;
    first.add(&changes[..count], &mut sums);
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

    pub(super) fn layer(&mut self, inputs: usize, outputs: usize) -> Option<Rows> {
        let weights = self.floats(inputs * outputs)?;
        Some(Rows::new(weights, self.floats(outputs)?))
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.0.is_empty()
    }
}
