//! Random play has the statistics that the rules lead one to expect, and all outcomes their weights.

use super::*;

/// Means of random play with the default deck, as the rules' own model found them.
#[test]
fn random_play_has_the_known_statistics() {
    // Seats; score, fulfilled cards, bonus; ties at the top, ties left; by another's die; moves on average and most.
    let known = [
        (2, [3.7, 2.0, 0.2], [0.13, 0.10], 0.50, 41.0, 108),
        (3, [2.8, 1.6, 0.1], [0.16, 0.12], 0.67, 70.0, 192),
        (4, [3.8, 2.1, 0.2], [0.16, 0.10], 0.75, 70.0, 192),
    ];
    const MATCHES: u32 = 20_000;
    for (seats, means, ties, by_others, moves, most) in known {
        let options = Options { seats, ..Options::default() };
        let mut dice = quick(u64::from(seats));
        let (mut sums, mut tied, mut wins) = ([0.0; 3], [0.0; 2], [0.0; 4]);
        let (mut met, mut met_by_others, mut lists, mut listed, mut longest) = (0.0, 0.0, 0.0, 0.0, 0);
        let mut list = Vec::new();
        for _ in 0..MATCHES {
            let end = play(&options, &mut dice, |before, mv, after| {
                let Act::Place(..) = mv.act() else { return };
                before.legal_moves(&mut list);
                (lists, listed, longest) = (lists + 1.0, listed + list.len() as f64, longest.max(list.len()));
                for seat in Seat::all(options.seats()) {
                    let cards = f64::from((after.done(seat) ^ before.done(seat)).count_ones());
                    met += cards;
                    met_by_others += if seat == before.seat { 0.0 } else { cards };
                }
            });
            let standing = end.standing().expect("the match is over");
            let best = standing.scores.iter().max();
            let winners: Vec<Seat> =
                Seat::all(options.seats()).filter(|seat| standing.is_first(*seat)).collect();
            tied[0] += f64::from(standing.scores.iter().filter(|score| Some(*score) == best).count() > 1);
            tied[1] += f64::from(winners.len() > 1);
            for seat in &winners {
                wins[usize::from((seat.0 + seats - end.first.0) % seats)] += 1.0 / winners.len() as f64;
            }
            for seat in Seat::all(options.seats()) {
                let plain: i32 =
                    Kind::ALL.iter().map(|kind| i32::from(kind.points()) * end.fulfilled(seat, *kind)).sum();
                sums[0] += f64::from(end.score(seat));
                sums[1] += f64::from(end.done(seat).count_ones());
                sums[2] += f64::from(end.score(seat) - plain);
            }
        }
        let near = |what: &str, found: f64, known: f64, by: f64| {
            assert!((found - known).abs() < by, "{seats} seats, {what}: {found:.3}, known {known}");
        };
        let (matches, sides) = (f64::from(MATCHES), f64::from(MATCHES) * f64::from(seats));
        near("score", sums[0] / sides, means[0], 0.1);
        near("cards", sums[1] / sides, means[1], 0.06);
        near("bonus", sums[2] / sides, means[2], 0.06);
        near("ties at the top", tied[0] / matches, ties[0], 0.02);
        near("ties left", tied[1] / matches, ties[1], 0.02);
        near("fulfilled by others", met_by_others / met, by_others, 0.01);
        near("moves", listed / lists, moves, 1.0);
        assert_eq!(longest, most);
        for won in &wins[..usize::from(seats)] {
            near("wins by place after the starter", won / matches, 1.0 / f64::from(seats), 0.015);
        }
        // 36, 36 or 48 dice in a match, whatever happens (TTT-22, TTT-35).
        assert_eq!(lists, matches * if seats == 4 { 48.0 } else { 36.0 });
    }
}

/// Three dice come in 216 orders, and the first starter is anyone (TTT-12, TTT-14).
#[test]
fn rolls_are_weighted_by_their_orders() {
    let state = TicTacTown::from_position(&Options::default(), "phase roll").expect("a position");
    let mut chances = Vec::new();
    state.chances(&mut chances);
    assert_eq!(chances.len(), 56);
    assert_eq!(chances.iter().map(|(_, weight)| weight).sum::<u32>(), 216);
    let weight = |text: &str| {
        let chance: Chance = text.parse().expect("an outcome");
        chances.iter().find(|(other, _)| *other == chance).map(|(_, weight)| *weight)
    };
    assert_eq!(
        ["roll R444", "roll R113", "roll R355", "roll R126"].map(weight),
        [Some(1), Some(3), Some(3), Some(6)]
    );
}

/// Hands of different age, drawn again for the other seat: every deal that fits what was seen comes up, each equally
/// often, and no other.
#[test]
fn every_possible_deal_is_equally_likely() {
    // Of the colour cards five are unseen. Seat 1 has one from round 1, not C20 or C21, and two from round 2,
    // not C21: 3 * 3 * 2 deals.
    let text = "round 3\nphase reroll\nhand0 C24 S01 E01 E02\nhand1 C22@1 C23@2 C20@2 S02@2
        done0 C01-C18\nmet1 C20 S02\nmet2 C21";
    let state = TicTacTown::from_position(&Options::default(), text).expect("a position");
    let mut dice = quick(5);
    let mut found = std::collections::BTreeMap::new();
    const TIMES: u32 = 18_000;
    for _ in 0..TIMES {
        let world = state.resample(Seat(0), &mut dice);
        assert_eq!(world.hand(Seat(0)), state.hand(Seat(0)));
        let deal: Vec<Card> = world.hand(Seat(1)).slots().iter().take(3).map(|slot| slot.card).collect();
        *found.entry(deal).or_insert(0) += 1;
    }
    let card = |name: &str| name.parse::<Card>().expect("a card");
    assert_eq!(found.len(), 3 * 3 * 2);
    for (deal, times) in found {
        assert!(!deal.contains(&card("C21")) && deal[0] != card("C20"), "{deal:?}");
        assert!((850..1150).contains(&times), "{deal:?} came up {times} times of {TIMES}");
    }
}
