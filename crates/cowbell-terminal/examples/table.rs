//! A table to try the client with, and what its tests play at: `table [--plain] [--ascii] [--lang de] [--game SLUG]
//! [--seats human,random] [--options seats=3,pro=true] [--seed 7] [--data DIR] [--save FILE] [--replay FILE] [--pace MILLISECONDS]
//! [--trap FILE]`. With a trap the program panics in the menu as soon as the file is there.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use cowbell_catalog::AnyMatch;
use cowbell_rules::Seat;
use cowbell_terminal::{BotBrain, Chancer, Config, run};

/// A brain that is not there any more when the menu asks for it.
struct Trap(PathBuf);

impl BotBrain for Trap {
    fn levels(&self) -> Vec<String> {
        assert!(!self.0.exists(), "the trap has sprung");
        Chancer.levels()
    }

    fn usual(&self) -> String {
        Chancer.usual()
    }

    fn decide(&self, game: &dyn AnyMatch, seat: Seat, level: &str, seed: u64) -> String {
        Chancer.decide(game, seat, level, seed)
    }

    fn advise(&self, game: &dyn AnyMatch, seat: Seat, seed: u64) -> Vec<(String, f32)> {
        Chancer.advise(game, seat, seed)
    }
}

fn main() -> ExitCode {
    let mut config = Config { data: None, ..Config::from_env(|name| std::env::var(name).ok()) };
    let mut args = std::env::args().skip(1);
    while let Some(flag) = args.next() {
        let mut value = || args.next().unwrap_or_default();
        match flag.as_str() {
            "--plain" => config.is_plain = true,
            "--ascii" => config.theme.is_unicode = false,
            "--lang" => config.language = value().parse().expect("a language"),
            "--game" => config.game = Some(value()),
            "--seats" => config.seats = value().split(',').map(str::to_string).collect(),
            "--seed" => config.seed = value().parse().ok(),
            "--data" => config.data = Some(value().into()),
            "--save" => config.save = Some(value().into()),
            "--trap" => config.brain = Arc::new(Trap(value().into())),
            "--replay" => config.replay = Some(value().into()),
            "--pace" => config.pace = Duration::from_millis(value().parse().expect("milliseconds")),
            "--options" => {
                for (key, value) in value().split(',').filter_map(|pair| pair.split_once('=')) {
                    let value = serde_json::from_str(value).unwrap_or_else(|_| value.into());
                    config.options.insert(key.to_string(), value);
                }
            }
            other => panic!("`{other}` is no flag of this table"),
        }
    }
    run(config).unwrap_or_else(|why| {
        let _ = writeln!(std::io::stderr(), "table: {why}");
        ExitCode::FAILURE
    })
}
