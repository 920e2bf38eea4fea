//! What the log tells of tiles that lie face down again.

use cowbell_rules::{Game, Match, Seat, Viewer};

use crate::state::Phase;
use crate::{MemoryAid, Mode, Options, TeKuiti};

/// Reads the whole log as seat 0 may read it now.
fn told(game: &Match<TeKuiti>) -> String {
    let lines = TeKuiti::told(game, Viewer::Seat(Seat(0)));
    lines.iter().map(|line| line.text()).collect::<Vec<_>>().join(", ")
}

fn play(game: &mut Match<TeKuiti>, events: &[&str]) {
    for event in events {
        let done = match (event.starts_with("tile"), game.state().turn()) {
            (false, cowbell_rules::Turn::Seat(seat)) => game.play_text(seat, event),
            _ => game.settle_text(event),
        };
        done.unwrap_or_else(|why| panic!("{event}: {why}"));
    }
}

/// Two sheep turns without a match; the second looks at b1 again.
fn two_turns(memory_aid: MemoryAid) -> Match<TeKuiti> {
    let mut game = Match::new(&Options { memory_aid, ..Options::default() });
    play(&mut game, &["start 0", "fence a1s", "fence a1w"]);
    play(&mut game, &["flip a1", "tile J", "flip b1", "tile S", "fence b1s", "fence c1s"]);
    play(&mut game, &["flip b1", "flip c1", "tile R", "unfence a1s", "flip d1", "tile T"]);
    game
}

#[test]
fn the_log_forgets_what_lies_face_down() {
    let text = told(&two_turns(MemoryAid::Off));
    assert!(text.contains("flip a1, tile ?, flip b1, tile ?"), "{text}");
    assert!(text.contains("flip c1, tile R"), "a ram leaves the game in sight of all: {text}");
    assert!(text.ends_with("flip d1, tile ?"), "{text}");
}

#[test]
fn the_last_turn_can_stay_readable() {
    let text = told(&two_turns(MemoryAid::LastTurn));
    assert!(text.contains("flip a1, tile ?, flip b1, tile S"), "b1 was seen again: {text}");
    assert!(text.ends_with("flip d1, tile T"), "{text}");
    let mut game = two_turns(MemoryAid::LastTurn);
    play(&mut game, &["fence d1s", "fence e1s", "flip a1"]);
    let text = told(&game);
    assert!(text.contains("flip a1, tile J, flip b1, tile ?"), "a1 lies face up: {text}");
    assert!(text.contains("flip d1, tile ?"), "{text}");
}

#[test]
fn everything_can_stay_readable() {
    let game = two_turns(MemoryAid::All);
    assert!(!told(&game).contains('?'));
    let json = |game: &Match<TeKuiti>| {
        format!("{:?}", game.state().view(Viewer::Spectator).field.map(|spot| spot.to_string()))
    };
    assert!(json(&game).starts_with(r#"["J", "S", ".", "T", "?""#), "{}", json(&game));
    let forgetful = two_turns(MemoryAid::Off);
    assert!(json(&forgetful).starts_with(r#"["?", "?", ".", "?", "?""#), "{}", json(&forgetful));
}

#[test]
fn recall_forgets_nothing() {
    let game = two_turns(MemoryAid::Off);
    assert!(game.recall(Viewer::Spectator).iter().all(|line| line.text() != "tile ?"));
}

/// The log of a finished round is open, that of the running one is not.
#[test]
fn finished_rounds_are_open() {
    for seed in 0..20 {
        let mut dice = cowbell_rules::quick(seed);
        let mut game = Match::<TeKuiti>::new(&Options::default());
        let mut moves = Vec::new();
        let mut hidden_in_round_2 = false;
        loop {
            game.roll_on(&mut dice);
            let cowbell_rules::Turn::Seat(seat) = game.state().turn() else { break };
            if game.state().round == 2 {
                let lines = TeKuiti::told(&game, Viewer::Seat(Seat(1)));
                let second = game.state().seen() & !game.state().up;
                let hidden = lines.iter().filter(|line| line.text() == "tile ?").count();
                assert_eq!(hidden, second.count_ones() as usize);
                hidden_in_round_2 |= hidden > 0;
            }
            game.state().legal_moves(&mut moves);
            let mv = moves[dice.usize(..moves.len())];
            game.play(seat, mv).expect("a listed move is legal");
        }
        assert!(hidden_in_round_2);
        assert!(!told(&game).contains('?'), "after the match all is shown");
    }
}

/// What changes the log's past cannot be taken back; within a round nothing else is kept from being taken back.
#[test]
fn a_move_shows_again_exactly_what_changes_the_log() {
    for (aid, mode) in [
        (MemoryAid::Off, Mode::Duel),
        (MemoryAid::Off, Mode::Solo),
        (MemoryAid::LastTurn, Mode::Duel),
        (MemoryAid::All, Mode::Duel),
    ] {
        let mut counts = [0; 2];
        for seed in 0..20 {
            let mut dice = cowbell_rules::quick(seed);
            let mut game = Match::<TeKuiti>::new(&Options { memory_aid: aid, mode, ..Options::default() });
            let mut moves = Vec::new();
            loop {
                game.roll_on(&mut dice);
                let cowbell_rules::Turn::Seat(seat) = game.state().turn() else { break };
                game.state().legal_moves(&mut moves);
                let mv = moves[dice.usize(..moves.len())];
                let (before, log) = (game.state().clone(), TeKuiti::told(&game, Viewer::Spectator));
                game.play(seat, mv).expect("a listed move is legal");
                if game.state().turn() == cowbell_rules::Turn::Chance {
                    // No move is taken back after that.
                    continue;
                }
                let retold = !TeKuiti::told(&game, Viewer::Spectator).starts_with(&log);
                let reveals = before.reveals(mv);
                assert!(reveals || !retold, "{mv} in {}", before.position());
                let same_round = game.state().round == before.round && game.state().phase != Phase::Over;
                if same_round && aid != MemoryAid::LastTurn {
                    assert_eq!(reveals, retold, "{mv} in {}", before.position());
                }
                counts[usize::from(reveals)] += 1;
            }
        }
        assert!(mode == Mode::Solo || counts[0] > 100, "{counts:?}");
        assert_eq!(counts[1] > 100, aid != MemoryAid::All, "{counts:?}");
    }
}
