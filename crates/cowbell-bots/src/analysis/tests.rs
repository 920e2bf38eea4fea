//! The account adds up in every game; where the solver reaches the end it is exact; nothing hidden leaks into advice.

mod middle;
mod points;
mod truth;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use cowbell_catalog::games::kuhlorado::Kuhlorado;
use cowbell_catalog::games::te_kuiti::TeKuiti;
use cowbell_catalog::games::tic_tac_moo::TicTacMoo;
use cowbell_rules::{Event, Game, Match, Options as _, Seat, Turn, quick, step};
use cowbell_testkit::toys::high_card::HighCardOptions;
use cowbell_testkit::toys::race::RaceOptions;
use cowbell_testkit::toys::{HighCard, Race, value};

use super::estimate::Effort;
use super::weigh::weigh;
use super::{Analyst, Item, Review, Verdict};
use crate::any::{Visitor, visit_all};
use crate::eval::Evaluate;
use crate::exact::Solver;
use crate::level::{Bot, Budget, Level};
use crate::search::{Limit, results};
use crate::tests::after;
use crate::think::Mind;

/// The last events of a match, as a match that begins there.
fn tail<G: Game>(game: &Match<G>, events: usize) -> Match<G> {
    let from = game.log().len().saturating_sub(events);
    let mut tail = Match::from_state(game.state_at(from));
    game.log()[from..].iter().for_each(|event| tail.add_unchecked(*event));
    tail
}

fn reviewed<G: Evaluate>(game: &Match<G>, passes: u32) -> Review<G::Move> {
    let mut analyst = Analyst::new(game, 1);
    assert!(analyst.work(passes, Limit::default(), &mut |_| {}));
    analyst.review().expect("a pass is done")
}

/// Start, luck, hidden cards and decisions add up to the result, seat by seat, item by item.
fn adds_up<G: Evaluate>(game: &Match<G>) {
    let review = reviewed(game, 1);
    let seats = game.state().seats();
    let mut now = review.start.clone();
    for item in &review.items {
        for (seat, now) in now.iter_mut().enumerate() {
            assert!((*now - item.values()[seat]).abs() < 1e-4, "{} seat {seat}", G::INFO.slug);
            *now += item.change(seat);
        }
        let whole: f32 = (0..seats).map(|seat| item.change(seat)).sum();
        assert!(seats == 1 || whole.abs() < 1e-3, "what one gains others lose: {whole}");
    }
    let end = results(game.state());
    for seat in 0..seats {
        assert!((now[seat] - end[seat]).abs() < 1e-4, "{}: {now:?} {end:?}", G::INFO.slug);
        let player = &review.players[seat];
        let sum = review.start[seat] + player.luck + player.hidden + player.decisions;
        assert!((sum - end[seat]).abs() < 1e-3, "{}: {sum} {end:?}", G::INFO.slug);
        assert!(G::INFO.has_secrets || player.hidden == 0.0);
    }
    assert_eq!(review.points.is_some(), G::POINTS.is_some());
    points_add_up(game, &review);
    let decided = review.items.iter().filter(|item| matches!(item, Item::Decision(_))).count();
    assert_eq!(decided, game.log().iter().filter(|event| event.seat().is_some()).count());
}

/// The same in points, up to the points on the score sheet.
fn points_add_up<G: Evaluate>(game: &Match<G>, review: &Review<G::Move>) {
    let Some(points) = &review.points else { return };
    let scores = game.state().standing().expect("the match is over").scores;
    let mut now = points.start.clone();
    for item in &review.items {
        let (before, changes): (&[f32], [&[f32]; 2]) = match item {
            Item::Chance(run) => {
                let points = run.points.as_ref().expect("points everywhere");
                (&points.values, [&points.luck, &[]])
            }
            Item::Decision(decision) => {
                let points = decision.points.as_ref().expect("points everywhere");
                assert!(points.noise >= 0.0 && decision.moves.iter().all(|choice| choice.points.is_some()));
                (&points.values, [&points.change, &points.hidden])
            }
        };
        for (seat, now) in now.iter_mut().enumerate() {
            assert!((*now - before[seat]).abs() < 1e-2, "{} seat {seat}", G::INFO.slug);
            *now += changes.iter().filter_map(|change| change.get(seat)).sum::<f32>();
        }
    }
    for (seat, player) in points.players.iter().enumerate() {
        let score = scores[seat] as f32;
        let sum = points.start[seat] + player.luck + player.hidden + player.decisions;
        assert_eq!(points.result[seat], score);
        assert!((now[seat] - score).abs() < 1e-2 && (sum - score).abs() < 1e-2, "{sum} {now:?} {scores:?}");
    }
}

fn adds_up_at<G: Evaluate>(options: &G::Options, events: usize) {
    for seed in 0..2 {
        let game = after::<G>(options, 10_000, seed);
        assert_eq!(game.state().turn(), Turn::Over);
        adds_up(&tail(&game, events));
    }
}

#[test]
fn the_account_of_a_whole_match_adds_up_in_every_game() {
    struct Whole;
    impl Visitor for Whole {
        type Out = ();
        fn visit<G: Evaluate>(&mut self) {
            adds_up(&after::<G>(&Default::default(), 10_000, 7));
        }
    }
    visit_all(&mut Whole);
}

#[test]
fn the_account_adds_up_at_every_number_of_seats() {
    struct Tables;
    impl Visitor for Tables {
        type Out = ();
        fn visit<G: Evaluate>(&mut self) {
            for seats in G::INFO.seats.0..=G::INFO.seats.1 {
                // Not every game has this option: some have one number of seats, some a variant for fewer.
                let options = serde_json::json!({"seats": seats});
                if let Ok(options) = serde_json::from_value::<G::Options>(options) {
                    adds_up_at::<G>(&options, 10);
                }
            }
        }
    }
    visit_all(&mut Tables);
}

#[test]
fn the_account_adds_up_in_variants() {
    adds_up_at::<Kuhlorado>(&serde_json::from_str(r#"{"pro": true}"#).expect("options"), 20);
    adds_up_at::<TeKuiti>(&serde_json::from_str(r#"{"mode": "solo"}"#).expect("options"), 40);
}

#[test]
fn the_account_adds_up_in_draws() {
    let draws = (0..4_000).filter_map(|seed| {
        let game = after::<Kuhlorado>(&Default::default(), 10_000, seed);
        (results(game.state())[0] == 0.5).then(|| tail(&game, 12))
    });
    let draws: Vec<Match<Kuhlorado>> = draws.take(2).collect();
    assert_eq!(draws.len(), 2, "random players draw sometimes");
    draws.iter().for_each(adds_up);
}

#[test]
fn a_match_that_is_not_over_adds_up_to_what_is_expected_now() {
    let game = after::<TicTacMoo>(&Default::default(), 3, 5);
    let review = reviewed(&game, 1);
    assert!(!review.is_over);
    for (seat, player) in review.players.iter().enumerate() {
        let sum = review.start[seat] + player.luck + player.decisions;
        assert!((sum - review.result[seat]).abs() < 1e-3);
    }
}

/// Errors and luck against plain brute force, which knows nothing of the solver.
fn is_exact<G: Evaluate>(options: &G::Options, events: usize) -> usize {
    let mut compared = 0;
    for seed in 0..6 {
        let game = tail(&after::<G>(options, 10_000, seed), events);
        let review = reviewed(&game, 1);
        let known = &mut BTreeMap::new();
        let mut state = game.start().clone();
        let mut at = 0;
        for item in &review.items {
            let before = state.clone();
            let events = if let Item::Chance(run) = item { run.events } else { 1 };
            game.log()[at..at + events].iter().for_each(|event| step(&mut state, *event));
            at += events;
            let is_exact = match item {
                Item::Decision(decision) => decision.is_exact,
                Item::Chance(run) => run.is_exact,
            };
            // The change of a decision ends where the next item begins, so both must be exact.
            if !is_exact || state.turn() != Turn::Over && Solver::new(20_000).value(&state).is_none() {
                continue;
            }
            let change = (value(&state, known) - value(&before, known)) as f32;
            match item {
                Item::Chance(run) => assert!((run.luck[0] - change).abs() < 1e-3, "seed {seed}: {run:?}"),
                Item::Decision(decision) => {
                    let loss = if decision.seat == Seat(0) { -change } else { change };
                    assert!((decision.loss - loss).abs() < 1e-3, "seed {seed}: {loss}, {decision:?}");
                    assert!(
                        (decision.change[0] - change).abs() < 1e-3,
                        "seed {seed}: {change}, {decision:?}"
                    );
                    assert_eq!(decision.noise, 0.0);
                }
            }
            compared += 1;
        }
    }
    compared
}

#[test]
fn errors_and_luck_are_exact_where_the_solver_reaches_the_end() {
    let compared = [
        is_exact::<Race>(&RaceOptions::default(), 12),
        is_exact::<TicTacMoo>(&Default::default(), 5),
        is_exact::<TeKuiti>(&Default::default(), 8),
    ];
    assert!(compared.iter().all(|count| *count >= 10), "{compared:?}");
}

/// A match between bots that search a little: random moves would be a second kind of dice.
fn fought<G: Evaluate>(options: &G::Options, seed: u64) -> Match<G> {
    let bot = Bot { budget: Budget::of(Level::Hard).exactly(200), ..Bot::new(Level::Hard) };
    between(bot, options, seed)
}

/// A match of a bot against itself.
fn between<G: Evaluate>(bot: Bot, options: &G::Options, seed: u64) -> Match<G> {
    let mut minds: Vec<Mind<G>> = Seat::all(options.seats()).map(|seat| Mind::new(bot, seat, seed)).collect();
    let dice = &mut quick(seed);
    let mut game = Match::<G>::new(options);
    loop {
        game.roll_on(dice);
        let Turn::Seat(seat) = game.state().turn() else { return game };
        let mv = *minds[seat.index()].decide(&game, Limit::default()).best();
        assert!(game.play(seat, mv).is_ok());
    }
}

/// Luck averages to zero, and the result less luck has the same mean and a smaller variance.
fn luck_is_fair<G: Evaluate>(options: &G::Options, matches: u64, passes: u32) {
    let (mut lucks, mut results, mut adjusted) = (Vec::new(), Vec::new(), Vec::new());
    for seed in 0..matches {
        let game = fought::<G>(options, seed);
        let mut analyst = Analyst::new(&game, seed);
        analyst.work(passes, Limit::default(), &mut |_| {});
        let review = analyst.review().expect("a pass is done");
        let luck = review.players[0].luck + review.players[0].hidden;
        lucks.push(luck);
        results.push(review.result[0]);
        adjusted.push(review.result[0] - luck);
    }
    let count = matches as f32;
    let mean = |values: &[f32]| values.iter().sum::<f32>() / count;
    let variance = |values: &[f32]| {
        values.iter().map(|value| (value - mean(values)).powi(2)).sum::<f32>() / (count - 1.0)
    };
    let slack = 3.0 * (variance(&lucks) / count).sqrt();
    assert!(mean(&lucks).abs() < slack, "luck {} within {slack}", mean(&lucks));
    assert!(
        variance(&adjusted) < 0.8 * variance(&results),
        "{} of {}",
        variance(&adjusted),
        variance(&results)
    );
}

#[test]
fn luck_averages_to_zero_and_explains_results() {
    luck_is_fair::<Race>(&RaceOptions::default(), 100, 2);
    luck_is_fair::<HighCard>(&HighCardOptions { seats: 2, cards: 9 }, 150, 2);
}

/// Other hands in place of those that a seat cannot see change nothing about its advice.
fn advice_is_blind<G: Evaluate>(options: &G::Options) {
    let mut planted = 0;
    for seed in 0..10 {
        let game = after::<G>(options, 3 * seed as usize, seed);
        let Turn::Seat(seat) = game.state().turn() else { continue };
        let truth = game.state();
        let lie = truth.resample(seat, &mut quick(70 + seed));
        planted += usize::from(lie != *truth);
        let mut moves = Vec::new();
        truth.legal_moves(&mut moves);
        let made = moves[seed as usize % moves.len()];
        let [honest, deceived] = [truth, &lie].map(|state| {
            let found = weigh(state, seat, made, Effort::of_pass(0), seed, Limit::default());
            let advice: Vec<_> =
                found.moves.iter().map(|one| (one.mv, one.samples.mean(), one.error)).collect();
            (advice, found.loss, found.noise, Verdict::of(&found))
        });
        assert_eq!(honest, deceived, "seed {seed}");
    }
    assert!(planted >= 6, "most positions have something to hide: {planted}");
}

#[test]
fn advice_uses_nothing_hidden() {
    struct Blind;
    impl Visitor for Blind {
        type Out = ();
        fn visit<G: Evaluate>(&mut self) {
            let (least, most) = G::INFO.seats;
            for seats in [least, most.min(5)].into_iter().filter(|_| G::INFO.has_secrets) {
                let options = serde_json::from_value(serde_json::json!({"seats": seats}));
                advice_is_blind::<G>(&options.expect("a game with secrets has seats to choose"));
            }
        }
    }
    visit_all(&mut Blind);
}

/// Stopped after some items and called again, it ends as if it had never been stopped.
#[test]
fn work_can_be_stopped_and_goes_on() {
    let game = tail(&after::<TicTacMoo>(&Default::default(), 10_000, 3), 12);
    let whole = reviewed(&game, 2);
    let mut analyst = Analyst::new(&game, 1);
    let late = Limit { until: Some(Instant::now()), stop: None };
    assert!(!analyst.work(2, late, &mut |_| panic!("there is no time")));
    assert!(analyst.review().is_none());
    let mut stops = 0;
    let mut parts = 0;
    loop {
        let stop = AtomicBool::new(false);
        let limit = Limit { until: None, stop: Some(&stop) };
        let mut seen = 0;
        let is_done = analyst.work(2, limit, &mut |progress| {
            assert!(progress.done <= progress.items);
            seen += 1;
            stop.store(seen == 3, Ordering::Relaxed);
        });
        if is_done {
            break;
        }
        stops += 1;
        // Stopped in the first pass, it knows the beginning of the match, which adds up.
        let review = analyst.review().expect("three items are done");
        if review.passes == 0 {
            assert!(review.events < game.log().len() && review.items.len() == 3 * stops && !review.is_over);
            for (seat, player) in review.players.iter().enumerate() {
                let sum = review.start[seat] + player.luck + player.hidden + player.decisions;
                assert!((sum - review.result[seat]).abs() < 1e-3, "{sum} {review:?}");
            }
            parts += 1;
        } else {
            assert_eq!(review.events, game.log().len());
        }
    }
    assert!(stops > 2 && parts > 0, "{stops} {parts}");
    assert_eq!(analyst.review().expect("two passes are done"), whole);
}

/// A move that throws away a sure win is called a blunder, and the winning one is named.
#[test]
fn a_blunder_is_called_one() {
    let mut blunders = 0;
    for seed in 0..40 {
        let game = after::<Race>(&RaceOptions::default(), 10_000, seed);
        for item in reviewed(&tail(&game, 6), 1).items {
            let Item::Decision(decision) = item else { continue };
            match decision.verdict {
                Verdict::Blunder => {
                    assert!(decision.loss >= 0.12 && decision.moves[0].mv != decision.made);
                    assert!(decision.moves[0].value - decision.loss >= -1e-4);
                    blunders += 1;
                }
                Verdict::Forced => assert_eq!(decision.moves.len(), 1),
                _ => assert!(decision.loss < 0.12 + 2.0 * decision.noise),
            }
        }
    }
    assert!(blunders > 5, "random players blunder: {blunders}");
}

#[test]
fn events_in_a_row_are_one_run() {
    let game = after::<TicTacMoo>(&Default::default(), 2, 1);
    let review = reviewed(&game, 1);
    let Item::Chance(first) = &review.items[0] else { panic!("tiles are drawn first") };
    let dealt = game.log().iter().take_while(|event| matches!(event, Event::Chance(_))).count();
    assert_eq!((first.step, first.events), (0, dealt));
    assert!(first.outcomes > 1);
}
