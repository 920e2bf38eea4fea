//! What a decision is called. Names are given only where the search is sure enough: a loss within twice its standard
//! error has no name, and the name of a larger one says what is given up for certain.

use serde::Serialize;

use super::weigh::Weighing;

/// A loss from here on has a name; what it is called depends on what is given up at least.
const INACCURATE: f32 = 0.02;
const MISTAKE: f32 = 0.05;
const BLUNDER: f32 = 0.12;

/// The best move by at least this much over all others is worth a praise.
const ONLY_GOOD: f32 = 0.04;
const BRILLIANT: f32 = 0.08;

/// Standard errors that a difference must exceed.
const SURE: f32 = 2.0;

/// What a decision is called.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// There was only one legal move.
    Forced,
    /// The only good move, and another one looked better at a glance.
    Brilliant,
    /// The only good move.
    Good,
    /// One of several good moves, or as good as one within the noise.
    Fine,
    /// It gives up something, perhaps only a little.
    Inaccurate,
    /// It gives up at least something.
    Mistake,
    /// It gives up a lot at least.
    Blunder,
}

impl Verdict {
    /// All verdicts, the worst last.
    pub const ALL: [Verdict; 7] = [
        Verdict::Forced,
        Verdict::Brilliant,
        Verdict::Good,
        Verdict::Fine,
        Verdict::Inaccurate,
        Verdict::Mistake,
        Verdict::Blunder,
    ];

    pub(super) fn of<M>(weighing: &Weighing<M>) -> Verdict {
        let Some((lead, _)) = weighing.lead else { return Verdict::Forced };
        match weighing.loss - SURE * weighing.noise {
            certain if certain >= BLUNDER => Verdict::Blunder,
            certain if certain >= MISTAKE => Verdict::Mistake,
            certain if certain > 0.0 && weighing.loss >= INACCURATE => Verdict::Inaccurate,
            _ if weighing.made != 0 || lead < ONLY_GOOD || lead <= SURE * weighing.lead_noise => {
                Verdict::Fine
            }
            _ if lead >= BRILLIANT && weighing.is_hard_to_see => Verdict::Brilliant,
            _ => Verdict::Good,
        }
    }

    /// More than this is given up by a decision that is called an error.
    #[cfg(test)]
    pub(super) fn claims(self) -> Option<f32> {
        match self {
            Verdict::Blunder => Some(BLUNDER),
            Verdict::Mistake => Some(MISTAKE),
            Verdict::Inaccurate => Some(0.0),
            _ => None,
        }
    }
}

/// How accurate a decision is that gives up this much, from 0 to 1: the curve that chess players know, by which 5 % are
/// worth 0.8 and 20 % are worth 0.4.
pub(super) fn accuracy(loss: f32) -> f32 {
    (1.0317 * (-4.354 * loss).exp() - 0.0317).clamp(0.0, 1.0)
}
