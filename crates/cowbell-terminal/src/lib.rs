//! The terminal client: the same scenes as in the browser, drawn in terminal cells or described line by line.
//!
//! It knows no rules. What can be picked follows from the choices of a scene, and what is said from its texts; a
//! [`Venue`] is where the match is played. [`run`] plays on the screen, or line by line if there is none.

mod app;
mod choose;
mod command;
mod config;
mod draw;
mod glyph;
mod hit_test;
mod input;
mod lines;
mod local;
mod menu;
mod names;
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
pub use config::{Brain, Chancer, Config, Player};
pub use theme::{Palette, Theme};
pub use venue::{Outcome, Venue};

/// Plays, on the screen or line by line, until the player leaves.
pub fn run(mut config: Config) -> Result<ExitCode, String> {
    if config.is_seeking {
        config.seat = Some(seek(&config)?);
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
    let wish = Seek { game, options: config.options.clone(), name, ..Seek::default() };
    let server = config.server.as_deref().unwrap_or_default();
    Remote::seek(server, &wish).map_err(|why| names::problem(&voice, "", &why))
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
