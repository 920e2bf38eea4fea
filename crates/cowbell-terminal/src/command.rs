//! Words that can be typed, in the line mode and on the screen's command line: in English, or in the reader's language.

use cowbell_scene::{Text, Voice};

/// What a typed line means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    /// An empty line.
    Nothing,
    /// What can be typed?
    Help,
    /// The whole table.
    Look,
    /// Every legal move.
    Moves,
    /// What has happened.
    Log,
    /// Everybody's points.
    Scores,
    /// What would a bot do?
    Hint,
    /// Take the last move back.
    Undo,
    /// Leave; the match is kept.
    Quit,
    /// What is there, around it, and to be done with it?
    Ask(String),
    /// Anything else is a move in notation.
    Play(String),
}

/// The words, as the messages `term-word-…` translate them.
pub(crate) const WORDS: [(&str, Command); 8] = [
    ("help", Command::Help),
    ("look", Command::Look),
    ("moves", Command::Moves),
    ("log", Command::Log),
    ("scores", Command::Scores),
    ("hint", Command::Hint),
    ("undo", Command::Undo),
    ("quit", Command::Quit),
];

impl Command {
    /// Reads a line.
    pub(crate) fn read(line: &str, voice: &Voice) -> Command {
        let line = line.trim();
        if line.is_empty() {
            return Command::Nothing;
        }
        if let Some(what) = line.strip_prefix('?') {
            return if what.trim().is_empty() {
                Command::Help
            } else {
                Command::Ask(what.trim().to_string())
            };
        }
        let lower = line.to_lowercase();
        let is_meant =
            |word: &str| lower == word || lower == voice.say(&Text::new(format!("term-word-{word}")));
        let known = WORDS.iter().find(|(word, _)| is_meant(word));
        known.map_or_else(|| Command::Play(line.to_string()), |(_, command)| command.clone())
    }
}
