//! `cowbell play`: a match in the terminal, on the screen or line by line.

use std::path::PathBuf;
use std::sync::Arc;

use cowbell_bots::search::Limit;
use cowbell_bots::{Bot, Level, mind_any};
use cowbell_catalog::{AnyMatch, Options};
use cowbell_rules::Seat;
use cowbell_scene::Language;
use cowbell_terminal::{BotBrain, Config, Palette, run as play};

use crate::Outcome;
use crate::online::Online;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game; without one, the menu opens
    game: Option<String>,
    /// Players, separated by commas: human, human:NAME, random, easy, medium, hard, expert or master
    /// [default: human, then medium bots]
    #[arg(long, value_delimiter = ',')]
    seats: Vec<String>,
    /// Game options, as `key=value,key=value`
    #[arg(long, value_parser = crate::options::read, default_value = "", hide_default_value = true)]
    options: Options,
    /// Seed for the dice; the same seed deals the same match
    #[arg(long)]
    seed: Option<u64>,
    /// Save the record to this file
    #[arg(long)]
    save: Option<PathBuf>,
    /// View a record instead of playing
    #[arg(long, conflicts_with = "game")]
    replay: Option<PathBuf>,
    /// Read and print plain lines, for pipes and screen readers
    #[arg(long)]
    plain: bool,
    /// Use only ASCII characters
    #[arg(long)]
    ascii: bool,
    /// Use no colours
    #[arg(long)]
    no_colour: bool,
    /// Language, such as en or de [default: from the environment]
    #[arg(long)]
    lang: Option<Language>,
    /// Folder for unfinished matches
    #[arg(long)]
    data: Option<PathBuf>,
    #[command(flatten)]
    online: Online,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let mut config = Config::from_env(|name| std::env::var(name).ok());
    config.game = args.game.clone();
    config.seats = args.seats.clone();
    config.options = args.options.clone();
    config.seed = args.seed;
    config.save = args.save.clone();
    config.replay = args.replay.clone();
    args.online.set(&mut config, args.game.as_deref(), &args.seats, &args.options);
    config.is_plain = args.plain;
    config.theme.is_unicode &= !args.ascii;
    if args.no_colour {
        config.theme.palette = Palette::Mono;
    }
    config.language = args.lang.unwrap_or(config.language);
    config.data = args.data.clone().or(config.data);
    config.brain = Arc::new(Bots);
    play(config)
}

/// Connects the bots of `cowbell-bots` to the terminal client.
struct Bots;

impl BotBrain for Bots {
    fn levels(&self) -> Vec<String> {
        Level::ALL.map(|level| level.to_string()).into()
    }

    fn check(&self, bot: &str) -> Result<(), String> {
        bot.parse::<Bot>().map(drop)
    }

    fn usual(&self) -> String {
        Level::Medium.to_string()
    }

    fn decide(&self, game: &dyn AnyMatch, seat: Seat, level: &str, seed: u64) -> String {
        // The menu and `--seats` give only bots that `check` accepts; a record may name any.
        let bot = level.parse().unwrap_or(Bot::new(Level::Medium));
        mind_any(game.info().slug, bot, seat, seed).decide(game, Limit::default()).best().clone()
    }

    fn advise(&self, game: &dyn AnyMatch, seat: Seat, seed: u64) -> Vec<(String, f32)> {
        let mut mind = mind_any(game.info().slug, Bot::new(Level::ADVISER), seat, seed);
        let thought = mind.decide(game, Limit::default());
        thought.moves.into_iter().map(|ranked| (ranked.mv, ranked.value)).collect()
    }
}
