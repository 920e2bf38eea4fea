//! What one match contributes to a report.

use std::collections::BTreeMap;

use cowbell_rules::{Event, Match, step};

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
    pub(super) analysed: Option<Analysed>,
}

/// What the analysis adds.
#[derive(Clone, Debug)]
pub(super) struct Analysed {
    /// The luck of each seat, hidden cards included.
    pub(super) luck: Vec<f32>,
    /// What each unforced decision gave up.
    pub(super) losses: Vec<f32>,
    pub(super) accuracies: Vec<f32>,
    pub(super) verdicts: [usize; Verdict::ALL.len()],
    pub(super) lead_changes: usize,
}

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
        let mut scores: Vec<i32> = state.standing().map_or(Vec::new(), |standing| standing.scores.to_vec());
        scores.sort_unstable();
        facts.margin = match scores[..] {
            [.., second, first] => first - second,
            _ => 0,
        };
        facts.analysed = (passes > 0).then(|| Analysed::of(game, passes, seed));
        facts
    }
}

impl Analysed {
    fn of<G: Evaluate>(game: &Match<G>, passes: u32, seed: u64) -> Analysed {
        let mut analyst = Analyst::new(game, seed);
        analyst.work(passes, Limit::default(), &mut |_| {});
        let review = analyst.review().expect("a pass is done");
        let mut verdicts = [0; Verdict::ALL.len()];
        let mut losses = Vec::new();
        let mut leaders = Vec::new();
        for item in &review.items {
            let values = item.values();
            leaders.push((0..values.len()).max_by(|one, other| values[*one].total_cmp(&values[*other])));
            let Item::Decision(decision) = item else { continue };
            verdicts[decision.verdict as usize] += 1;
            if decision.verdict != Verdict::Forced {
                losses.push(decision.loss);
            }
        }
        Analysed {
            luck: review.players.iter().map(|player| player.luck + player.hidden).collect(),
            losses,
            accuracies: review.players.iter().filter_map(|player| player.accuracy).collect(),
            verdicts,
            lead_changes: leaders.windows(2).filter(|pair| pair[0] != pair[1]).count(),
        }
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
    use super::kind;

    #[test]
    fn cells_are_left_open_in_the_kind_of_a_move() {
        assert_eq!(kind("Hc3"), "H□");
        assert_eq!(kind("c2/c3"), "□/□");
        assert_eq!(kind("draw C"), "draw C");
    }
}
