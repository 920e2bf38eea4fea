//! A picture in the rules: a position, and what is played in it. Written like a scenario, without its assertions:
//!
//! | line | means |
//! |---|---|
//! | `options KEY=VALUE …` | the table's options |
//! | `position` + indented lines | where it begins |
//! | `play MOVE`, `chance OUTCOME` | what happens in it, one step after another |
//! | `seat N` | who looks; seat 0 if not said |
//! | `only AREA …` | only what lies in these areas of the scene is drawn, as a row of pieces |
//! | `pick [FACE]` | what can be chosen is lit: for the piece with this face, or all of it |

use cowbell_catalog::{AnyMatch, Options, sketch};
use cowbell_rules::{Seat, Viewer};
use serde_json::Value;

#[derive(Default, Debug)]
pub(super) struct Picture {
    options: Options,
    position: Option<String>,
    pub(super) steps: Vec<String>,
    seat: u8,
    pub(super) only: Vec<String>,
    /// Lines that mean nothing.
    pub(super) unread: Vec<String>,
}

impl Picture {
    pub(super) fn read(lines: &[&str]) -> Picture {
        let mut picture = Picture::default();
        for line in lines {
            if let Some(row) = line.strip_prefix("  ") {
                let position = picture.position.get_or_insert_default();
                position.push_str(row);
                position.push('\n');
                continue;
            }
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match word {
                "options" => picture.options = rest.split(' ').filter_map(option).collect(),
                "position" | "pick" | "" => {}
                "play" => picture.steps.push(rest.to_string()),
                "chance" => picture.steps.push(line.to_string()),
                "seat" => picture.seat = rest.parse().unwrap_or(u8::MAX),
                "only" => picture.only = rest.split(' ').map(str::to_string).collect(),
                _ => picture.unread.push(line.to_string()),
            }
        }
        picture
    }

    /// Who looks at it.
    pub(super) fn viewer(&self) -> Viewer {
        Viewer::Seat(Seat(self.seat))
    }

    /// The match after all its steps, each of which must be legal.
    pub(super) fn play(&self, game: &str) -> Result<Box<dyn AnyMatch>, String> {
        match sketch(game, &self.options, self.position.as_deref(), &self.steps)? {
            (end, None) => Ok(end),
            (_, Some(refusal)) => Err(refusal.message),
        }
    }

    /// The board in characters, without the lines of notation around it; none where that would show nothing.
    pub(super) fn draw(&self, game: &str) -> Option<String> {
        let end = self.play(game).ok().filter(|_| self.only.is_empty())?;
        let picture = end.picture(self.viewer());
        let is_foot = |line: &&str| line.split_whitespace().collect::<String>().starts_with("abc");
        let foot = picture.lines().position(|line| is_foot(&line))?;
        let is_head = |line: &&str| !line.trim_start().starts_with(['+', '3', '4', '5', '8']);
        Some(picture.lines().take(foot + 1).skip_while(is_head).collect::<Vec<_>>().join("\n"))
    }
}

/// `pro=true`, `seats=3`, `sheet=K01`: JSON, or a word.
fn option(text: &str) -> Option<(String, Value)> {
    let (key, value) = text.split_once('=')?;
    Some((key.to_string(), serde_json::from_str(value).unwrap_or_else(|_| value.into())))
}
