//! What was luck and what was skill in a match: the analysis of every decision and every random event.
//!
//! Two questions are kept apart. *What should the player have done?* is answered from what the deciding seat knew
//! (`weigh`): each legal move has a value, the move made has a loss, and it is called a mistake only beyond the noise of
//! the search. *What made the result?* is answered by a referee who sees all hands, because the match is over
//! (`account`): what a random event changed against the mean over all its outcomes is luck, what a move changed is
//! the decision, and what cards that the mover could not see made of the move is luck too. Seat by seat
//! `start + luck + hidden + decisions = result`, exactly: a step's change is always assigned to one of them.
//!
//! Work is done in passes, each with twice the effort of the one before, so that it can stop at any time and go on
//! later ([`Analyst`]). What a result is worth is [`cowbell_rules::Standing::reward`]: with two seats the chance of
//! winning, with more the mean place between 0 and 1. In games that points decide there is the same account in points.

mod account;
mod analyst;
mod any;
mod estimate;
mod look;
mod luck;
mod points;
mod review;
mod verdict;
mod weigh;

pub use analyst::{Analyst, Progress};
pub use any::{AnyAnalyst, analyst_any, consider_any};
pub use look::{Considered, consider};
pub(crate) use look::{Found, look};
pub use points::{ChancePoints, DecisionPoints, PlayerPoints, PointsReview};
pub use review::{ChanceRun, Choice, Decision, Item, Player, Review, TurningPoint};
pub use verdict::Verdict;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod types;
