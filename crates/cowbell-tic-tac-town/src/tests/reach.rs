//! What the pool can still fulfil, compared with trying everything.

use cowbell_rules::Match;

use super::*;

/// The fewest dice of the pool that fulfil a card: every line, every order of the dice.
fn fewest(state: &TicTacTown, card: Card) -> Option<usize> {
    let side = state.side();
    let pool: Vec<Die> = state.pool.all().collect();
    let along = (0..side).flat_map(|row| (0..side - 2).map(move |column| (row, column)));
    let lines = along.flat_map(|(row, column)| {
        let steps = [0, 1, 2];
        [steps.map(|step| Cell::at(column + step, row)), steps.map(|step| Cell::at(row, column + step))]
    });
    let mut found: Vec<usize> = Vec::new();
    for line in lines {
        let line = line.map(|cell| state.die(cell));
        let gaps = line.iter().filter(|die| die.is_none()).count();
        let choices = (0..pool.len().pow(gaps as u32)).map(|mut number| {
            let mut taken = Vec::new();
            (0..gaps).for_each(|_| {
                taken.push(number % pool.len());
                number /= pool.len();
            });
            taken
        });
        let differ = |taken: &Vec<usize>| (1..taken.len()).all(|n| !taken[..n].contains(&taken[n]));
        for taken in choices.filter(differ) {
            let mut dice = taken.iter().map(|index| pool[*index]);
            let filled = line.map(|die| die.or_else(|| dice.next()).expect("a die for each gap"));
            if gaps > 0 && card.pattern().is_fulfilled(filled) {
                found.push(gaps);
                break;
            }
        }
    }
    found.into_iter().min()
}

#[test]
fn cards_are_in_reach_of_the_fewest_dice_that_fulfil_them() {
    let mut seen = [0; 4];
    for (seed, options) in TicTacTown::tables().iter().enumerate() {
        let mut dice = quick(seed as u64);
        let mut game = Match::<TicTacTown>::new(options);
        for _ in 0..30 {
            game.roll_on(&mut dice);
            let Turn::Seat(seat) = game.state().turn() else { break };
            let hand: Vec<Card> = game.state().hand(seat).slots().iter().map(|slot| slot.card).collect();
            let reached = game.state().in_reach(hand.iter().fold(0, |all, card| all | card.bit()));
            for card in hand {
                let own = reached.iter().position(|cards| cards & card.bit() != 0).map(|fewer| fewer + 1);
                assert_eq!(
                    own,
                    fewest(game.state(), card),
                    "{card}\n{}",
                    game.state().view(Viewer::Seat(seat))
                );
                seen[own.unwrap_or(0)] += 1;
            }
            let mut moves = Vec::new();
            game.state().legal_moves(&mut moves);
            game.play(seat, moves[dice.below(moves.len() as u32) as usize]).expect("a legal move");
        }
    }
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}
