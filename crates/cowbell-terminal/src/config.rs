//! The settings from the command line, and the players at the table.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use cowbell_catalog::{AnyMatch, Options};
use cowbell_protocol::{Clock, NewTable, OutOfTime, Pace};
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
    /// The players: `human`, `human:Ada` or a level of the [`BotBrain`]. If empty, one person and bots.
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
    /// Play the game's match of the day on the server.
    pub is_today: bool,
    /// Choose a table from the server's lobby.
    pub is_in_lobby: bool,
    /// The table to create on the server, and to play at.
    pub create: Option<NewTable>,
    /// The clock of a match with anyone.
    pub clock: Option<Clock>,
    /// The personal link, to continue one of one's own matches on a server; empty for the person of this machine.
    pub mine: Option<String>,
    /// What to do with what is kept under the personal link.
    pub errand: Errand,
    /// The player's name at a server's table.
    pub name: Option<String>,
    /// Minimum time for a bot's move, so that it can be seen.
    pub pace: Duration,
    /// The bots' engine.
    pub brain: Arc<dyn BotBrain>,
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
            is_today: false,
            is_in_lobby: false,
            create: None,
            clock: None,
            mine: None,
            errand: Errand::default(),
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

/// What to do with what is kept under a personal key.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Errand {
    /// Continue a match.
    #[default]
    Play,
    /// Write everything to a file.
    Export(PathBuf),
    /// Print how matches ended.
    Results,
    /// List who is blocked, and lift a block.
    Blocked,
    /// Print the link for other devices.
    Share,
    /// Delete everything.
    Delete,
}

/// Reads a clock: minutes for each player and seconds more with each move, as in `10+5`; minutes and the seconds of each move that cost
/// nothing, as in `5/20`; or days for each move, as in `3d`.
///
/// # Errors
///
/// If it is neither. The server says which clocks can be played.
pub fn read_clock(text: &str) -> Result<Clock, String> {
    let numbers = |(minutes, seconds): (&str, &str)| {
        let (minutes, seconds): (u32, u32) = (minutes.parse().ok()?, seconds.parse().ok()?);
        Some((minutes.checked_mul(60)?, seconds))
    };
    let added = || text.split_once('+').and_then(numbers);
    let free = || text.split_once('/').and_then(numbers);
    let days = text.strip_suffix('d').and_then(|days| days.parse().ok()).map(Pace::Days);
    let pace = days
        .or_else(|| added().map(|(time, increment)| Pace::Live { time, increment, delay: 0 }))
        .or_else(|| free().map(|(time, delay)| Pace::Live { time, increment: 0, delay }));
    pace.map(|pace| Clock { pace, out: OutOfTime::Lose })
        .ok_or_else(|| "should be minutes+seconds, like 10+5, minutes/free seconds, like 5/20, or days for each move, like 3d".into())
}

/// Decides for bots and gives hints. It gets the real match but must use only what the seat may know.
pub trait BotBrain: Send + Sync {
    /// The levels it can play, weakest first.
    fn levels(&self) -> Vec<String>;
    /// Checks that it can play this bot. A level may have a suffix, as in `hard@2000`.
    ///
    /// # Errors
    ///
    /// Why it cannot, in one sentence.
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

impl BotBrain for Chancer {
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
    ///
    /// # Errors
    ///
    /// If it is neither a person nor a bot that `brain` can play.
    pub fn read(word: &str, brain: &dyn BotBrain) -> Result<Player, String> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_as_players_write_them() {
        let live = |time, increment| Some(Pace::Live { time, increment, delay: 0 });
        for (text, pace) in [
            ("10+5", live(600, 5)),
            ("5+0", live(300, 0)),
            ("5/20", Some(Pace::Live { time: 300, increment: 0, delay: 20 })),
            ("5/", None),
            ("3d", Some(Pace::Days(3))),
            ("10", None),
            ("d", None),
            ("-1+5", None),
            ("99999999+0", None),
            ("", None),
        ] {
            assert_eq!(read_clock(text).ok().map(|clock| clock.pace), pace, "{text}");
        }
    }
}
