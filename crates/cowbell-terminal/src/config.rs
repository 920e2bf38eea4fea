//! The settings from the command line, and the players at the table.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use cowbell_catalog::{AnyMatch, Options};
use cowbell_rules::{Dice, Seat, quick};
use cowbell_scene::Language;

use crate::save::Store;
use crate::theme::Theme;

/// How to play. The menu asks for settings that are missing.
pub struct Config {
    /// The game; none opens the menu.
    pub game: Option<String>,
    /// The options of the table.
    pub options: Options,
    /// The players: `human`, `human:Ada` or a level of the [`Brain`]. If empty, one person and bots.
    pub seats: Vec<String>,
    /// The language of all texts.
    pub language: Language,
    /// Colours and characters.
    pub theme: Theme,
    /// Line mode instead of a screen.
    pub is_plain: bool,
    /// The seed of the dice; if none, one from the clock.
    pub seed: Option<u64>,
    /// The folder for saved matches; if none, nothing is saved.
    pub data: Option<PathBuf>,
    /// The file for the record of the first match, if it should not be saved with the others.
    pub save: Option<PathBuf>,
    /// A record to replay instead of playing.
    pub replay: Option<PathBuf>,
    /// The server, if the link of the seat does not name it.
    pub server: Option<String>,
    /// The link of a seat at a server's table.
    pub seat: Option<String>,
    /// Play the game with anyone on the server.
    pub is_seeking: bool,
    /// The player's name at a server's table.
    pub name: Option<String>,
    /// Minimum time for a bot's move, so that it can be seen.
    pub pace: Duration,
    /// The bots' engine.
    pub brain: Arc<dyn Brain>,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            game: None,
            options: Options::new(),
            seats: Vec::new(),
            language: Language::default(),
            theme: Theme::default(),
            is_plain: false,
            seed: None,
            data: None,
            save: None,
            replay: None,
            server: None,
            seat: None,
            is_seeking: false,
            name: None,
            pace: Duration::from_millis(450),
            brain: Arc::new(Chancer),
        }
    }
}

impl Config {
    /// The settings from the environment: language, colours, characters, data folder. `var` reads an environment
    /// variable.
    pub fn from_env(var: impl Fn(&str) -> Option<String>) -> Config {
        let set = |name: &str| var(name).filter(|value| !value.is_empty());
        let locale = set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG"));
        Config {
            language: Language::from_env(&locale.unwrap_or_default()),
            theme: Theme::from_env(&var),
            data: Store::default_data(&var),
            ..Config::default()
        }
    }
}

/// Decides for bots and gives hints. It gets the real match but must use only what the seat may know.
pub trait Brain: Send + Sync {
    /// The levels it can play, weakest first.
    fn levels(&self) -> Vec<String>;
    /// Refuses a bot that it cannot play, in one sentence. A level may have a suffix, as in `hard@2000`.
    fn check(&self, bot: &str) -> Result<(), String> {
        let levels = self.levels();
        let is_known = levels.iter().any(|level| level == bot);
        if is_known { Ok(()) } else { Err(format!("`{bot}` should be one of {}", levels.join(", "))) }
    }
    /// The default level for newcomers.
    fn usual(&self) -> String;
    /// The move of a bot of this level. It must be the seat's turn.
    fn decide(&self, game: &dyn AnyMatch, seat: Seat, level: &str, seed: u64) -> String;
    /// The moves as it ranks them for a person, the best first, each with the result it expects, between 0 and 1. A brain
    /// that does not compare moves gives one.
    fn advise(&self, game: &dyn AnyMatch, seat: Seat, seed: u64) -> Vec<(String, f32)>;
}

/// A brain that plays random legal moves.
pub struct Chancer;

impl Brain for Chancer {
    fn levels(&self) -> Vec<String> {
        vec![self.usual()]
    }

    fn usual(&self) -> String {
        "random".into()
    }

    fn decide(&self, game: &dyn AnyMatch, _: Seat, _: &str, seed: u64) -> String {
        let moves = game.legal();
        moves[quick(seed).below(moves.len() as u32) as usize].clone()
    }

    fn advise(&self, game: &dyn AnyMatch, seat: Seat, seed: u64) -> Vec<(String, f32)> {
        vec![(self.decide(game, seat, "", seed), 0.5)]
    }
}

/// The player on a seat. In a record this is a name, or `bot:hard`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person at this keyboard; the name may be empty.
    Human(String),
    /// A bot of this level.
    Bot(String),
}

impl Player {
    /// Reads a word of `--seats`.
    pub fn read(word: &str, brain: &dyn Brain) -> Result<Player, String> {
        let word = word.trim();
        if let Some(name) = word.strip_prefix("human") {
            return match name.strip_prefix(':') {
                Some(name) => Ok(Player::Human(name.trim().to_string())),
                None if name.is_empty() => Ok(Player::Human(String::new())),
                None => Err(format!("`{word}` should be human or human:NAME")),
            };
        }
        match brain.check(word) {
            Ok(()) => Ok(Player::Bot(word.to_string())),
            Err(why) => Err(format!("--seats: a seat is human, human:NAME or a bot; {why}")),
        }
    }

    /// The player's name in a record.
    pub fn write(&self) -> String {
        match self {
            Player::Human(name) if name.is_empty() => "human".into(),
            Player::Human(name) => name.clone(),
            Player::Bot(level) => format!("bot:{level}"),
        }
    }

    /// Reads a player's name from a record.
    pub fn from_record(name: &str) -> Player {
        match name.strip_prefix("bot:") {
            Some(level) => Player::Bot(level.to_string()),
            None if name == "human" => Player::Human(String::new()),
            None => Player::Human(name.to_string()),
        }
    }

    /// Whether it is a person.
    pub fn is_human(&self) -> bool {
        matches!(self, Player::Human(_))
    }
}
