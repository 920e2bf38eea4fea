//! Every level on every table: legal moves, equal seeds, and sensible ranks.

use cowbell_catalog::{Options, infos, open, options_of};
use cowbell_rules::{Choice, Dice, Match, Options as _, Seat, Turn, Values, quick};
use serde_json::{Value, json};

use super::after;
use crate::eval::Evaluate;
use crate::level::{Bot, Budget, Level};
use crate::search::Limit;
use crate::think::Mind;
use crate::{Visitor, analyse_any, mind_any, think_any, visit};

/// The values worth trying for an option.
fn values(choice: &Choice) -> Vec<Value> {
    match choice.values {
        Values::Words(words) => words.iter().map(|word| json!(word)).collect(),
        Values::WordsOr(words, example) => words.iter().chain([&example]).map(|word| json!(word)).collect(),
        Values::Numbers(numbers) => numbers.iter().map(|number| json!(number)).collect(),
        Values::Whole { least, most, .. } if most - least <= 10 => (least..=most).map(|n| json!(n)).collect(),
        Values::Whole { default, .. } => vec![json!(default)],
        Values::Flag(default) => vec![json!(!default)],
        Values::Seat => vec![json!(0), json!(1)],
    }
}

/// Tables that differ from the default in one option, every value once.
struct EveryTable;

impl Visitor for EveryTable {
    type Out = usize;
    fn visit<G: Evaluate>(&mut self) -> usize {
        let one = |(key, value): (&str, Value)| Options::from_iter([(key.to_string(), value)]);
        let choices =
            G::Options::LIST.iter().flat_map(|choice| values(choice).into_iter().map(|v| (choice.key, v)));
        let tables: Vec<G::Options> = [Options::new()]
            .into_iter()
            .chain(choices.map(one))
            .filter_map(|o| options_of::<G>(&o).ok())
            .collect();
        for (index, options) in tables.iter().enumerate() {
            plays_legally::<G>(options, index as u64);
        }
        tables.len()
    }
}

/// A match of 30 decisions from somewhere, the levels taking turns.
fn plays_legally<G: Evaluate>(options: &G::Options, seed: u64) {
    let mut dice = quick(seed);
    let mut game = after::<G>(options, 7 * seed as usize % 40, seed);
    let bot = |level: Level| Bot {
        budget: Budget { positions: 200, ..Budget::of(level) }.exactly(40),
        ..Bot::new(level)
    };
    let seats = options.seats();
    let mut minds: Vec<Mind<G>> = Seat::all(seats)
        .map(|seat| Mind::new(bot(Level::ALL[(seat.index() + seed as usize) % Level::ALL.len()]), seat, seed))
        .collect();
    for _ in 0..30 {
        let Turn::Seat(seat) = game.state().turn() else { break };
        let thought = minds[seat.index()].decide(&game, Limit::default());
        let shares: f32 = thought.moves.iter().map(|ranked| ranked.share).sum();
        assert!((shares - 1.0).abs() < 1e-3, "{options:?}: shares {shares}");
        assert_eq!(thought.values.len(), seats);
        assert!(thought.moves.iter().all(|ranked| (-0.01..=1.01).contains(&ranked.value)), "{thought:?}");
        game.play(seat, *thought.best()).unwrap_or_else(|fault| panic!("{options:?}: {fault}"));
        game.roll_on(&mut dice);
    }
}

#[test]
fn every_level_plays_legally_at_every_table() {
    for info in infos() {
        let tables = visit(info.slug, &mut EveryTable).expect("the catalog has it");
        assert!(tables >= 4, "{}: {tables} tables", info.slug);
    }
}

#[test]
fn equal_seeds_give_equal_thoughts() {
    for info in infos() {
        let mut game = open(info.slug, &Options::new()).expect("default options");
        let mut dice = quick(9);
        let mut left = 6;
        while left > 0 {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.draw(&mut dice);
                    game.settle(&outcome).expect("it was drawn");
                }
                Turn::Seat(seat) => {
                    left -= 1;
                    for level in Level::ALL {
                        let budget = Budget::of(level).exactly(60).on(2);
                        let think = || think_any(game.as_ref(), seat, level, budget, 5);
                        let thought = think();
                        assert_eq!(thought, think(), "{} {level}", info.slug);
                        assert!(game.legal().contains(thought.best()));
                    }
                    let legal = game.legal();
                    game.play(seat, &legal[dice.below(legal.len() as u32) as usize]).expect("it is legal");
                }
            }
        }
    }
}

#[test]
fn analysis_ranks_all_moves_no_matter_who_is_to_move() {
    for info in infos() {
        let mut game = open(info.slug, &Options::new()).expect("default options");
        let mut dice = quick(2);
        let budget = Budget { positions: 100, ..Budget::of(Level::Expert) }.exactly(200);
        for _ in 0..60 {
            for seat in Seat::all(game.seats()) {
                let thought = analyse_any(game.as_ref(), seat, budget, 1, Limit::default());
                assert_eq!(thought.values.len(), game.seats());
                assert!(thought.values.iter().all(|value| (-0.01..=1.01).contains(value)), "{thought:?}");
                let shares: f32 = thought.moves.iter().map(|ranked| ranked.share).sum();
                assert!(thought.moves.is_empty() || (shares - 1.0).abs() < 1e-3, "{thought:?}");
                assert!(thought.moves.is_sorted_by(|a, b| a.share >= b.share), "{thought:?}");
                if game.turn() == Turn::Seat(seat) {
                    let mut ranked: Vec<&String> = thought.moves.iter().map(|ranked| &ranked.mv).collect();
                    let legal = game.legal();
                    let mut legal: Vec<&String> = legal.iter().collect();
                    ranked.sort();
                    legal.sort();
                    assert_eq!(ranked, legal);
                }
            }
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.draw(&mut dice);
                    game.settle(&outcome).expect("it was drawn");
                }
                Turn::Seat(seat) => {
                    let legal = game.legal();
                    game.play(seat, &legal[dice.below(legal.len() as u32) as usize]).expect("it is legal");
                }
            }
        }
    }
}

/// The beginner sees only some of the moves and misjudges those: it often plays what medium would, and often
/// something worse that looks good enough. Medium plays what it thinks best.
#[test]
fn easy_makes_human_mistakes() {
    // Between two moves there is little to overlook.
    for info in infos().iter().filter(|info| info.most_moves > 2) {
        let (mut same, mut other, mut lost) = (0, 0, 0.0);
        for seed in 0..60 {
            let mut game = open(info.slug, &Options::new()).expect("default options");
            let mut dice = quick(seed);
            let mut left = seed % 20;
            let seat = loop {
                match game.turn() {
                    Turn::Over => break None,
                    Turn::Chance => {
                        let outcome = game.draw(&mut dice);
                        game.settle(&outcome).expect("it was drawn");
                    }
                    Turn::Seat(seat) if left == 0 => break Some(seat),
                    Turn::Seat(seat) => {
                        left -= 1;
                        let legal = game.legal();
                        game.play(seat, &legal[dice.below(legal.len() as u32) as usize])
                            .expect("it is legal");
                    }
                }
            };
            let Some(seat) = seat else { continue };
            let think = |level| think_any(game.as_ref(), seat, level, Budget::of(level), seed);
            let [easy, medium] = [Level::Easy, Level::Medium].map(think);
            if medium.moves.len() < 3 {
                continue;
            }
            assert!(medium.moves.is_sorted_by(|a, b| a.value >= b.value), "{}", info.slug);
            // Where the beginner has forgotten tiles, only its own judgement says what it gives away.
            let best = easy.moves.iter().map(|ranked| ranked.value).fold(0.0, f32::max);
            lost += best - easy.moves[0].value;
            *if easy.moves[0].value >= best { &mut same } else { &mut other } += 1;
        }
        assert!(same >= 6 && other >= 6, "{}: {same} good moves, {other} mistakes", info.slug);
        let each = lost / other as f32;
        assert!((0.001..0.2).contains(&each), "{}: a mistake costs {each}", info.slug);
    }
}

#[test]
fn bots_and_levels_read_back() {
    for text in ["random", "easy/perfect", "medium", "hard@2000", "expert", "expert@7/perfect"] {
        assert_eq!(text.parse::<Bot>().expect("a bot").to_string(), text);
    }
    for text in ["", "harder", "hard@", "hard@0", "medium@10", "hard@2e3", "perfect"] {
        assert!(text.parse::<Bot>().is_err(), "{text}");
    }
}

#[test]
fn a_set_flag_stops_the_search() {
    let stop = core::sync::atomic::AtomicBool::new(true);
    let game = open("tic-tac-moo", &Options::new()).expect("default options");
    let mut game = game;
    let mut dice = quick(1);
    while game.turn() == Turn::Chance {
        let outcome = game.draw(&mut dice);
        game.settle(&outcome).expect("it was drawn");
    }
    let Turn::Seat(seat) = game.turn() else { panic!("someone begins") };
    let bot = Bot { budget: Budget::of(Level::Expert).exactly(1_000_000), ..Bot::new(Level::Expert) };
    let thought =
        mind_any("tic-tac-moo", bot, seat, 1).decide(game.as_ref(), Limit { stop: Some(&stop), until: None });
    assert!(thought.iterations < 100 && game.legal().contains(thought.best()));
}

/// Hard has less than a second, whatever the game: its search stops at the clock, and the solver at its positions.
#[test]
fn the_clock_stops_the_search() {
    let time = Budget::of(Level::Hard).time.expect("hard has a clock");
    assert!(time < std::time::Duration::from_secs(1));
    for info in infos() {
        let mut game = open(info.slug, &Options::new()).expect("default options");
        let mut dice = quick(1);
        while game.turn() == Turn::Chance {
            let outcome = game.draw(&mut dice);
            game.settle(&outcome).expect("it was drawn");
        }
        let Turn::Seat(seat) = game.turn() else { panic!("someone begins") };
        let budget =
            Budget { iterations: 4_000_000, time: Some(Default::default()), ..Budget::of(Level::Hard) };
        let thought = think_any(game.as_ref(), seat, Level::Hard, budget, 1);
        assert!(thought.iterations < 100 && game.legal().contains(thought.best()), "{}", info.slug);
    }
}

/// More opponents take more thought, but never more than an expert has, or than was asked for.
#[test]
fn larger_tables_take_more_iterations() {
    let spent = |bot: &str| [1, 2, 4, 10].map(|seats| bot.parse::<Bot>().expect("a bot").budget.at(seats));
    assert_eq!(spent("hard"), [1_000, 1_000, 9_000, 40_000]);
    assert_eq!(spent("expert"), [40_000; 4]);
    assert_eq!(spent("hard@15000"), [15_000, 15_000, 40_000, 40_000]);
    assert_eq!(spent("expert@100000"), [100_000; 4]);
}

/// The easy level forgets tiles of Te Kuiti, and what it forgets goes back where nobody has seen it.
#[test]
fn forgetting_is_possible_and_whole() {
    use cowbell_catalog::games::te_kuiti::TeKuiti;
    use cowbell_rules::Game;
    for options in [r#"{}"#, r#"{"mode": "solo"}"#, r#"{"mode": "solo", "daisies": "gentle"}"#] {
        let options = serde_json::from_str(options).expect("options of Te Kuiti");
        let mut forgotten = 0;
        for seed in 0..20 {
            let game: Match<TeKuiti> = after(&options, 30, seed);
            let state = game.state();
            let less = state.forget(0.5, seed);
            assert_eq!(less.forget(1.0, seed), less);
            assert_eq!(
                (less.tiles(), less.fences(), less.turn()),
                (state.tiles(), state.fences(), state.turn())
            );
            assert_eq!(less.seen() & !state.seen(), 0);
            assert_eq!(less, state.forget(0.5, seed));
            forgotten += (state.seen() & !less.seen()).count_ones();
            let nothing = state.forget(0.0, seed);
            assert_eq!(nothing.seen(), state.face_up());
        }
        assert!(forgotten > 20, "{forgotten}");
    }
}
