//! Networks: the numbers of PyTorch, refused weights, the clock, and trust as text.

use std::time::{Duration, Instant};

use cowbell_catalog::games::kuhlorado::Kuhlorado;
use cowbell_catalog::games::mow::Mow;
use cowbell_catalog::{Options, infos, open};
use cowbell_rules::{Encode, Game, Seat, Turn, quick};
use serde::Deserialize;

use super::after;
use crate::eval::Evaluate;
use crate::level::{Bot, Budget, Level};
use crate::network::{Network, Reader, of};
use crate::search::Limit;
use crate::think::{Mind, think};
use crate::{judge_any, network};

/// What PyTorch makes of a position: `training/cases.py` writes it.
#[derive(Deserialize)]
struct Case {
    options: Options,
    position: String,
    seat: u8,
    policy: Vec<(String, f32)>,
    values: Vec<f32>,
    points: Vec<f32>,
}

#[test]
fn the_numbers_are_those_of_pytorch() {
    for slug in shipped() {
        let file = format!("{}/testdata/judgements-{slug}.json", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
        let cases: Vec<Case> = serde_json::from_str(&text).expect("a list of cases");
        assert!(cases.len() >= 10, "{slug}");
        cases.iter().for_each(|case| judged_alike(&slug, case));
    }
}

fn judged_alike(slug: &str, case: &Case) {
    let mut game = open(slug, &case.options).expect("options of a match");
    game.set_position(&case.position).expect("a position of a match");
    let judged = judge_any(game.as_ref(), Seat(case.seat)).expect("a network");
    let moves = |policy: &[(String, f32)]| policy.iter().map(|(mv, _)| mv.clone()).collect::<Vec<_>>();
    assert_eq!(moves(&judged.policy), moves(&case.policy));
    let near = |ours: f32, theirs: f32, most: f32| {
        assert!((ours - theirs).abs() < most, "{ours} and {theirs} in {}", case.position);
    };
    judged.policy.iter().zip(&case.policy).for_each(|(ours, theirs)| near(ours.1, theirs.1, 1e-4));
    judged.values.iter().zip(&case.values).for_each(|(ours, theirs)| near(*ours, *theirs, 1e-4));
    judged.points.iter().zip(&case.points).for_each(|(ours, theirs)| near(*ours, *theirs, 1e-2));
    assert_eq!((judged.values.len(), judged.points.len()), (case.values.len(), case.points.len()));
}

/// Games whose weights come with the bots.
fn shipped() -> Vec<String> {
    let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/weights")).unwrap();
    let names = folder.map(|file| file.unwrap().file_name().into_string().unwrap());
    names.filter_map(|name| name.strip_suffix(".bin").map(str::to_string)).collect()
}

/// A search goes on from sums it has made before; that must not show.
#[test]
fn going_on_from_the_last_position_changes_nothing() {
    let network = of("mow").expect("MOW has a network");
    let mut reader = Reader::new(network);
    for moves in 0..40 {
        let game = after::<Mow>(&Default::default(), moves, 3);
        let Turn::Seat(seat) = game.state().turn() else { continue };
        let (again, fresh) =
            (reader.judge(game.state(), seat), Reader::new(network).judge(game.state(), seat));
        again.values.iter().zip(fresh.values).for_each(|(one, other)| assert!((one - other).abs() < 1e-5));
        again
            .policy
            .iter()
            .zip(fresh.policy)
            .for_each(|(one, other)| assert!((one.1 - other.1).abs() < 1e-4));
    }
}

#[test]
fn every_file_of_weights_belongs_to_a_game() {
    let slugs = shipped();
    assert!(slugs.len() > 1, "{slugs:?}");
    for slug in slugs {
        assert!(of(&slug).is_some(), "weights/{slug}.bin has no game, or another shape");
    }
}

#[test]
fn weights_of_another_shape_are_refused() {
    let bytes = include_bytes!("../../weights/mow.bin");
    assert!(bytes.len() <= 1_000_000, "a game's weights take at most a megabyte");
    let network = Network::from_bytes(bytes).expect("the weights that come with the bots");
    let (moves, features, seats) = network.sizes();
    assert_eq!((moves, features), (Mow::MOVES, Mow::FEATURES));
    assert_eq!(seats, Mow::INFO.seats.1);
    for broken in [&bytes[..bytes.len() - 1], &bytes[1..], &[], b"COWBELL1"] {
        assert!(Network::from_bytes(broken).is_none());
    }
    assert!(network::install("chess", bytes).is_err());
    assert!(network::install("te-kuiti", b"nothing").is_err());
}

#[test]
fn a_master_ends_within_its_time() {
    let budget =
        Budget { iterations: 4_000_000, time: Some(Duration::from_millis(50)), ..Budget::of(Level::Master) };
    let game = after::<Mow>(&Default::default(), 4, 1);
    let Turn::Seat(seat) = game.state().turn() else { panic!("someone is to move") };
    let began = Instant::now();
    let thought = think(game.state(), seat, Level::Master, budget, 1);
    assert!(thought.iterations < 4_000_000, "the clock stopped it");
    // Generous, for a machine with much else to do: without a clock it would take half a minute.
    assert!(began.elapsed() < Duration::from_secs(5));
}

/// Trust decides what is looked at, and a game without a network has an expert instead.
#[test]
fn trust_is_text_and_matters() {
    let bot: Bot = "master@400/0:75:120".parse().expect("a master");
    assert_eq!(bot.to_string(), "master@400/0:75:120");
    let bot: Bot = "master@400/0:75:120:8".parse().expect("a master that plays on");
    assert_eq!(bot.to_string(), "master@400/0:75:120:8");
    let bot: Bot =
        "master@400/0:0:60+stop40+hunch20+doubt5+playout6+picks3".parse().expect("an unusual master");
    assert_eq!(bot.to_string(), "master@400/0:0:60+stop40+hunch20+doubt5+playout6+picks3");
    for wrong in ["master/0:0:60+stop101", "master/0:0:60+speed3", "master/0:0:60+5", "master/0:0:60+picks0"]
    {
        assert!(wrong.parse::<Bot>().is_err(), "{wrong}");
    }
    for wrong in ["master/101:0:0", "master/1:2", "master/1:2:3:4:5", "expert/0:75:120", "master/a:b:c"] {
        assert!(wrong.parse::<Bot>().is_err(), "{wrong}");
    }
    let game = after::<Mow>(&Default::default(), 4, 1);
    let Turn::Seat(seat) = game.state().turn() else { panic!("someone is to move") };
    let values = |bot: &str| {
        let bot = bot.parse().expect("a bot");
        Mind::<Mow>::new(bot, seat, 1).decide(&game, Limit::default()).values
    };
    assert_ne!(values("master@400/100:100:80"), values("master@400/100:0:80"));
    assert_ne!(values("master@400/100:0:80"), values("master@400/0:0:80"));
    assert_ne!(
        values("master@400/0:100:80"),
        values("master@400/0:100:80:6"),
        "it plays on before it judges"
    );
}

/// A master has its iterations in the time of an expert, which are more or fewer than the expert's, and never exceeds them.
#[test]
fn a_master_keeps_the_pace_of_its_game() {
    let mut most = [0; 2];
    for moves in 0..12 {
        let game = after::<Kuhlorado>(&Default::default(), 3 * moves, 5);
        let Turn::Seat(seat) = game.state().turn() else { continue };
        for (most, bot) in most.iter_mut().zip(["expert@600", "master@600"]) {
            let mut mind = Mind::<Kuhlorado>::new(bot.parse().expect("a bot"), seat, 1);
            *most = (*most).max(mind.decide(&game, Limit::default()).iterations);
        }
    }
    let paced = 600 * u32::from(Kuhlorado::TRUST.pace) / 100;
    assert!(most[0] <= 600 && (601..=paced).contains(&most[1]), "{most:?}, and {paced} at most");
}

/// A master without trust thinks as an expert does, and no longer.
#[test]
fn no_trust_is_an_expert_that_stops_sooner() {
    let mut spared = 0;
    for moves in 0..12 {
        let game = after::<Kuhlorado>(&Default::default(), 3 * moves, 5);
        let Turn::Seat(seat) = game.state().turn() else { continue };
        let [master, expert] = ["master@600/0:0:60", "expert@600"].map(|bot| {
            Mind::<Kuhlorado>::new(bot.parse().expect("a bot"), seat, 1).decide(&game, Limit::default())
        });
        assert!(master.iterations <= expert.iterations);
        assert!(master.iterations < expert.iterations || master == expert);
        spared += expert.iterations - master.iterations;
    }
    assert!(spared > 0, "some decisions are clear");
}

/// Networks of other widths are read alike, and one with a hunch sees what hand-made judgement thinks.
#[test]
fn networks_of_all_games_judge_every_seat() {
    for info in infos() {
        let Some(network) = of(info.slug) else { continue };
        assert_eq!(network.sizes().2, info.seats.1, "{}", info.slug);
        let mut game = open(info.slug, &Options::new()).expect("default options");
        game.roll_on(&mut quick(3));
        for seat in Seat::all(game.seats()) {
            let judged = judge_any(game.as_ref(), seat).expect("a network");
            assert!(judged.values.iter().all(|value| (0.0..=1.0).contains(value)), "{judged:?}");
        }
    }
}
