//! The terminal client: the same scenes as in the browser, drawn in terminal cells or described line by line.
//!
//! It knows no rules. What can be picked follows from the choices of a scene, and what is said from its texts; a
//! [`Venue`] is where the match is played. [`run`] plays on the screen, or line by line if there is none.
//!
//! ```no_run
//! use cowbell_terminal::{Config, run};
//!
//! // What the environment sets, and a match of Tic Tac Moo against a random bot, line by line.
//! let mut config = Config::from_env(|name| std::env::var(name).ok());
//! config.game = Some("tic-tac-moo".into());
//! config.seats = vec!["human".into(), "random".into()];
//! config.is_plain = true;
//! run(config)?;
//! # Ok::<(), String>(())
//! ```

mod app;
mod choose;
mod command;
mod config;
mod draw;
mod glyph;
mod hit_test;
mod input;
mod lines;
mod listing;
mod local;
mod menu;
mod names;
mod personal;
mod plain;
mod play;
mod remote;
mod replay;
mod save;
mod screen;
mod speech;
mod theme;
mod venue;

use std::io::{IsTerminal, stdin, stdout};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use cowbell_protocol::Seek;
use cowbell_scene::{Text, Voice};

use crate::remote::{Keys, Link, Remote};
pub use config::{BotBrain, Chancer, Config, Errand, Player, read_clock};
pub use cowbell_protocol::{Chat, Clock, Level, NewTable, OutOfTime, SeatKind};
pub use theme::{Palette, Theme};
pub use venue::{Outcome, Venue};

/// Plays, on the screen or line by line, until the player leaves.
///
/// # Errors
///
/// Why it cannot begin or go on, in the player's language where there is a text for it.
pub fn run(mut config: Config) -> Result<ExitCode, String> {
    let chosen = match &config.mine {
        Some(person) => Some(personal::run(&config, person)?),
        None if config.is_in_lobby => Some(listing::choose_table(&config)?),
        None => None,
    };
    match chosen {
        Some(Some(seat)) => config.seat = Some(seat),
        Some(None) => return Ok(ExitCode::SUCCESS),
        None => {}
    }
    if config.is_seeking {
        config.seat = Some(seek(&config)?);
    }
    if config.is_today {
        config.seat = Some(today(&config)?);
    }
    if let Some(request) = &config.create {
        config.seat = Some(listing::create(&config, request)?);
    }
    let is_dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
    if config.is_plain || is_dumb || !stdin().is_terminal() || !stdout().is_terminal() {
        return plain::run(config);
    }
    screen::run(app::App::new(config)?)
}

/// Takes a seat on a server to play with anyone; returns its link.
fn seek(config: &Config) -> Result<String, String> {
    let voice = Voice::new(config.language);
    let game = config.game.clone().unwrap_or_default();
    let name = config.name.clone().unwrap_or_else(|| voice.say(&Text::new("web-guest")));
    let request =
        Seek { game, options: config.options.clone(), clock: config.clock.clone(), name, ..Seek::default() };
    let server = config.server.as_deref().unwrap_or_default();
    let keys = Keys::new(config.data.as_deref());
    let link = Remote::seek(server, request, &keys).map_err(|why| names::problem(&voice, "", &why))?;
    listing::tell_link(config, &voice, &link)?;
    Ok(link)
}

/// Takes a seat on a server to play the match of the day, and says whether it counts; returns its link.
fn today(config: &Config) -> Result<String, String> {
    let voice = Voice::new(config.language);
    let (server, game) =
        (config.server.as_deref().unwrap_or_default(), config.game.as_deref().unwrap_or_default());
    let (link, counts) = Remote::play_today(server, game, &Keys::new(config.data.as_deref()))
        .map_err(|why| names::problem(&voice, "", &why))?;
    listing::tell(
        config,
        &voice.say(&Text::new(if counts { "web-day-counts" } else { "web-day-counts-not" })),
    )?;
    listing::tell_link(config, &voice, &link)?;
    Ok(link)
}

/// Joins the table on a server that the command line names.
fn join(config: &Config, seat: &str) -> Result<Remote, String> {
    let voice = Voice::new(config.language);
    let say = |id: &str| voice.say(&Text::new(id));
    let link = Link::read(config.server.as_deref(), seat).ok_or_else(|| say("term-problem-BAD_LINK"))?;
    let name = config.name.clone().unwrap_or_else(|| say("web-guest"));
    Remote::join(link, name, Keys::new(config.data.as_deref()))
        .map_err(|why| names::problem(&voice, "", &why))
}

/// The players, as given on the command line.
fn seated(config: &Config, seats: usize) -> Result<Vec<Player>, String> {
    if config.seats.is_empty() {
        let bot = || Player::Bot(config.brain.usual());
        return Ok((0..seats)
            .map(|seat| if seat == 0 { Player::Human(String::new()) } else { bot() })
            .collect());
    }
    if config.seats.len() != seats {
        return Err(format!("{} players are named, but the table has {seats} seats", config.seats.len()));
    }
    config.seats.iter().map(|word| Player::read(word, config.brain.as_ref())).collect()
}

/// The given seed, or one from the clock.
fn seed(asked: Option<u64>) -> u64 {
    let clock = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_nanos() as u64);
    asked.unwrap_or_else(clock)
}

#[cfg(test)]
mod tests;
