//! Random play has the statistics that the rules lead one to expect.

use super::*;

/// What the statistics count.
#[derive(Default)]
struct Counts {
    decisions: f64,
    legal: f64,
    forced: f64,
    plays: f64,
    takes: f64,
    taken: f64,
    rounds: f64,
    flies: f64,
    shared: f64,
}

fn count(seats: u8, matches: u32, only_if_forced: bool) -> Counts {
    let (mut dice, mut moves, mut counts) = (quick(u64::from(seats)), Vec::new(), Counts::default());
    for _ in 0..matches {
        let mut state = Mow::new(&Options { seats, ..Options::default() });
        let mut rounds = 0;
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance => state.settle(state.draw(&mut dice)),
                Turn::Seat(_) => {
                    state.legal_moves(&mut moves);
                    // The model tells the two packets' ordinary cows apart.
                    let twice = |mv: &Move| {
                        mv.card().is_some_and(|card| card.packet().is_none() && state.hand().count(card) > 1)
                    };
                    let again: Vec<Move> = moves.iter().copied().filter(twice).collect();
                    moves.splice(0..0, again);
                    counts.decisions += 1.0;
                    counts.legal += moves.len() as f64;
                    counts.forced += f64::from(u8::from(moves == [Move::TAKE]));
                    if only_if_forced && moves.len() > 1 && moves.last() == Some(&Move::TAKE) {
                        moves.pop();
                    }
                    let mv = moves[dice.below(moves.len() as u32) as usize];
                    if mv == Move::TAKE {
                        counts.takes += 1.0;
                        counts.taken += f64::from(state.herd().len());
                        rounds += u32::from(state.deck.is_empty());
                    } else {
                        counts.plays += 1.0;
                    }
                    state.apply(mv);
                }
            }
        }
        let least = if seats == 2 { 3 } else { u32::from(Cards::whole(seats > 5).flies()) };
        assert!(rounds <= 99 * u32::from(seats) / least + 1, "{rounds} rounds with {seats} farmers");
        counts.rounds += f64::from(rounds);
        counts.flies += f64::from(state.totals.iter().sum::<u16>());
        counts.shared += f64::from(u8::from(state.ending() == "shared"));
    }
    counts
}

/// Random play gives the figures of an independent model (2,000 matches there): legal moves, forced takes, cards
/// played and herds taken a round, herd size, rounds a match, flies a farmer and round, shared wins.
#[test]
fn random_play_has_the_known_statistics() {
    const UNIFORM: [[f64; 8]; 9] = [
        [4.32, 6.6, 39.69, 11.93, 2.83, 3.11, 32.43, 0.3],
        [4.29, 7.6, 34.47, 11.22, 3.07, 3.72, 24.67, 1.4],
        [4.31, 7.6, 29.46, 9.58, 3.08, 4.64, 18.50, 3.0],
        [4.34, 7.5, 24.47, 7.94, 3.08, 5.58, 14.80, 3.5],
        [4.59, 8.7, 67.99, 22.63, 2.98, 3.43, 24.67, 3.2],
        [4.70, 8.7, 62.96, 20.86, 2.99, 3.81, 21.14, 4.7],
        [4.82, 8.8, 57.87, 19.16, 2.99, 4.28, 18.50, 4.0],
        [4.94, 8.8, 52.81, 17.43, 3.00, 4.72, 16.44, 5.2],
        [5.08, 8.9, 47.80, 15.71, 3.02, 5.17, 14.80, 4.0],
    ];
    const ONLY_IF_FORCED: [[f64; 8]; 9] = [
        [3.83, 14.7, 40.59, 6.97, 4.69, 3.19, 30.98, 0.6],
        [3.72, 16.2, 35.25, 6.83, 5.16, 3.57, 24.67, 1.5],
        [3.75, 16.1, 30.36, 5.84, 5.20, 4.40, 18.50, 1.9],
        [3.77, 16.0, 25.38, 4.83, 5.26, 5.24, 14.80, 2.5],
        [4.03, 17.0, 68.91, 14.16, 4.81, 3.20, 24.67, 2.4],
        [4.14, 17.0, 63.91, 13.13, 4.81, 3.60, 21.14, 2.8],
        [4.26, 17.0, 58.84, 12.04, 4.83, 3.99, 18.50, 4.2],
        [4.40, 17.0, 53.78, 11.01, 4.83, 4.44, 16.44, 4.4],
        [4.54, 17.0, 48.72, 9.95, 4.85, 4.85, 14.80, 4.7],
    ];
    const NOISE: [f64; 8] = [0.03, 0.25, 0.12, 0.12, 0.06, 0.05, 0.3, 1.5];
    for (known, only_if_forced) in [(UNIFORM, false), (ONLY_IF_FORCED, true)] {
        for (seats, known) in (2..=10).zip(known) {
            let n = 4_000;
            let counts = count(seats, n, only_if_forced);
            let found = [
                counts.legal / counts.decisions,
                100.0 * counts.forced / counts.decisions,
                counts.plays / counts.rounds,
                counts.takes / counts.rounds,
                counts.taken / counts.takes,
                counts.rounds / f64::from(n),
                counts.flies / counts.rounds / f64::from(seats),
                100.0 * counts.shared / f64::from(n),
            ];
            for ((found, known), noise) in found.iter().zip(known).zip(NOISE) {
                assert!((found - known).abs() < noise, "{seats} farmers: {found:.3}, the model has {known}");
            }
        }
    }
}
