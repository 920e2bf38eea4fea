//! Which moves tell something about hidden cards: the answer of the game, against every world there is.

use super::*;

/// Every state that `viewer` cannot tell from this one: each card face down before another seat is any of its kind
/// that is not placed otherwise and was not met since it was drawn.
fn worlds(state: &TicTacTown, viewer: Seat) -> Vec<TicTacTown> {
    let mut bare = state.clone();
    let own = state.hand(viewer).cards();
    bare.pile |= state.held & !own;
    bare.held = own;
    let mut worlds = vec![bare];
    for other in Seat::all(state.table()).filter(|other| *other != viewer) {
        for (index, slot) in state.hand(other).slots().iter().enumerate() {
            let kind = slot.card.kind().cards() & !state.met_since(slot.since);
            let deal = |world: &TicTacTown| {
                let cards: Vec<Card> = cards::each(world.pile & kind).collect();
                let world = world.clone();
                cards.into_iter().map(move |card| {
                    let mut world = world.clone();
                    world.hands[other.index()].slots_mut()[index].card = card;
                    world.pile ^= card.bit();
                    world.held |= card.bit();
                    world
                })
            };
            worlds = worlds.iter().flat_map(deal).collect();
        }
    }
    worlds
}

/// Whether the move looks the same to every seat in every world it takes for possible.
fn looks_the_same(state: &TicTacTown, seat: Seat, mv: Move) -> bool {
    let mut after = state.clone();
    after.apply(mv);
    Seat::all(state.table()).all(|viewer| {
        worlds(state, viewer).into_iter().all(|mut world| {
            assert!(world.check(seat, mv).is_ok(), "no rule asks for a hidden card");
            world.apply(mv);
            world.turn() == after.turn()
                && world.view(Viewer::Seat(viewer)) == after.view(Viewer::Seat(viewer))
        })
    })
}

#[test]
fn a_move_reveals_exactly_what_some_world_would_show_otherwise() {
    let mut counts = [0; 2];
    for seed in 0..5 {
        let mut dice = quick(seed);
        let mut state = TicTacTown::new(&Options { equations: false, ..Options::default() });
        let mut moves = Vec::new();
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance => state.settle(state.draw(&mut dice)),
                Turn::Seat(seat) => {
                    state.legal_moves(&mut moves);
                    let mv = moves[dice.below(moves.len() as u32) as usize];
                    // One in eight: there are thousands of worlds each time.
                    if dice.below(8) == 0 {
                        let reveals = state.reveals(mv);
                        assert_eq!(
                            reveals,
                            !looks_the_same(&state, seat, mv),
                            "{mv} at\n{}",
                            state.position()
                        );
                        counts[usize::from(reveals)] += 1;
                    }
                    state.apply(mv);
                }
            }
        }
    }
    assert!(counts[0] > 10 && counts[1] > 3, "{counts:?}");
}
