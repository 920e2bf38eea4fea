//! What one match contributes to a report.

use std::collections::BTreeMap;

use cowbell_rules::{Event, Match, Standing, step};

use crate::analysis::{Analyst, Item, Verdict};
use crate::eval::Evaluate;
use crate::search::{Limit, results};

/// The facts of one match.
#[derive(Clone, Debug, Default)]
pub(super) struct Facts {
    pub(super) decisions: usize,
    /// Legal moves of each decision.
    pub(super) options: Vec<usize>,
    /// What each seat got.
    pub(super) results: Vec<f32>,
    /// The seat that decided first.
    pub(super) first: usize,
    /// Points between the winner and the next seat.
    pub(super) margin: i32,
    pub(super) moves: BTreeMap<String, usize>,
    pub(super) chances: BTreeMap<String, usize>,
    pub(super) last: String,
    /// How the match ended, in words.
    pub(super) ending: String,
    pub(super) analysed: Option<Analysed>,
}

/// What the analysis adds.
#[derive(Clone, Debug)]
pub(super) struct Analysed {
    /// The luck of each seat, hidden cards included.
    pub(super) luck: Vec<f32>,
    /// What all decisions changed for each seat.
    pub(super) decisions: Vec<f32>,
    /// What each unforced decision gave up, and the same by the estimate that is right on average.
    pub(super) losses: Vec<f32>,
    pub(super) fair_losses: Vec<f32>,
    pub(super) accuracies: Vec<f32>,
    pub(super) verdicts: [usize; Verdict::ALL.len()],
    pub(super) lead_changes: usize,
}

/// A seat leads when it can expect this much more than every other one. With less, the noise of the search would pass
/// the lead to and fro.
const LEAD: f32 = 0.1;

impl Facts {
    /// Reads a finished match; with passes it is analysed.
    pub(super) fn of<G: Evaluate>(game: &Match<G>, passes: u32, seed: u64) -> Facts {
        let mut facts = Facts::default();
        let mut state = game.start().clone();
        let mut legal = Vec::new();
        for event in game.log() {
            match event {
                Event::Move { seat, mv } => {
                    state.legal_moves(&mut legal);
                    if facts.decisions == 0 {
                        facts.first = seat.index();
                    }
                    facts.decisions += 1;
                    facts.options.push(legal.len());
                    facts.last = kind(&mv.to_string());
                    *facts.moves.entry(facts.last.clone()).or_default() += 1;
                }
                Event::Chance(chance) => *facts.chances.entry(kind(&chance.to_string())).or_default() += 1,
            }
            step(&mut state, *event);
        }
        facts.results = results(&state)[..state.seats()].to_vec();
        facts.margin = state.standing().map_or(0, |standing| margin(&standing));
        facts.ending = state.ending().to_string();
        facts.analysed = (passes > 0).then(|| Analysed::of(game, passes, seed));
        facts
    }
}

impl Analysed {
    fn of<G: Evaluate>(game: &Match<G>, passes: u32, seed: u64) -> Analysed {
        let mut analyst = Analyst::of_last_pass(game, seed, passes);
        analyst.work(passes, Limit::default(), &mut |_| {});
        let review = analyst.review().expect("a pass is done");
        let mut verdicts = [0; Verdict::ALL.len()];
        let (mut losses, mut fair_losses) = (Vec::new(), Vec::new());
        for item in &review.items {
            let Item::Decision(decision) = item else { continue };
            verdicts[decision.verdict as usize] += 1;
            if decision.verdict != Verdict::Forced {
                losses.push(decision.loss);
                fair_losses.push(decision.fair_loss);
            }
        }
        let players = &review.players;
        Analysed {
            luck: players.iter().map(|player| player.luck + player.hidden).collect(),
            decisions: players.iter().map(|player| player.decisions).collect(),
            losses,
            fair_losses,
            accuracies: players.iter().filter_map(|player| player.accuracy).collect(),
            verdicts,
            lead_changes: lead_changes(review.items.iter().map(Item::values)),
        }
    }
}

/// How often another seat takes the lead.
fn lead_changes<'a>(values: impl Iterator<Item = &'a [f32]>) -> usize {
    let mut leaders: Vec<usize> = values.filter_map(leader).collect();
    leaders.dedup();
    leaders.len().saturating_sub(1)
}

/// The seat that leads, if one does.
fn leader(values: &[f32]) -> Option<usize> {
    (0..values.len()).find(|seat| {
        let others = values.iter().enumerate().filter(|(other, _)| other != seat);
        values.len() > 1 && others.into_iter().all(|(_, value)| values[*seat] >= value + LEAD)
    })
}

/// Points between the first place and the next one: in some games the fewest points win.
fn margin(standing: &Standing) -> i32 {
    let mut seats: Vec<(u8, i32)> =
        standing.places.iter().copied().zip(standing.scores.iter().copied()).collect();
    seats.sort_unstable();
    match seats[..] {
        [(_, first), (_, second), ..] => (first - second).abs(),
        _ => 0,
    }
}

/// The kind of a move or an outcome: its notation with every cell left open.
fn kind(text: &str) -> String {
    let mut kind = String::new();
    let mut rest = text.chars().peekable();
    while let Some(letter) = rest.next() {
        if letter.is_ascii_lowercase() && rest.peek().is_some_and(char::is_ascii_digit) {
            while rest.next_if(char::is_ascii_digit).is_some() {}
            kind.push('□');
        } else {
            kind.push(letter);
        }
    }
    kind
}

#[cfg(test)]
mod tests {
    use super::{kind, lead_changes};

    #[test]
    fn a_lead_passes_only_when_it_is_clear() {
        let values =
            [[0.5, 0.5], [0.6, 0.4], [0.49, 0.51], [0.56, 0.44], [0.3, 0.7], [0.52, 0.48], [0.8, 0.2]];
        assert_eq!(lead_changes(values.iter().map(|values| &values[..])), 2);
        assert_eq!(lead_changes([&[0.9][..], &[0.1]].into_iter()), 0, "alone nobody leads");
    }

    #[test]
    fn cells_are_left_open_in_the_kind_of_a_move() {
        assert_eq!(kind("Hc3"), "H□");
        assert_eq!(kind("c2/c3"), "□/□");
        assert_eq!(kind("draw C"), "draw C");
    }
}
