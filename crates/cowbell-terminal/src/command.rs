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
    /// What else can be done at the table, or the one of this number.
    More(Option<usize>),
    /// Leave; the match is kept.
    Quit,
    /// What is there, around it, and to be done with it?
    Ask(String),
    /// Anything else is a move in notation.
    Play(String),
}

/// The words, as the messages `term-word-…` translate them.
pub(crate) const WORDS: [(&str, Command); 9] = [
    ("help", Command::Help),
    ("look", Command::Look),
    ("moves", Command::Moves),
    ("log", Command::Log),
    ("scores", Command::Scores),
    ("hint", Command::Hint),
    ("undo", Command::Undo),
    ("more", Command::More(None)),
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
        let is_meant = |word: &str, typed: &str| {
            typed == word || typed == voice.say(&Text::new(format!("term-word-{word}")))
        };
        if let Some((word, number)) = lower.split_once(' ')
            && is_meant("more", word)
            && let Ok(number) = number.trim().parse()
        {
            return Command::More(Some(number));
        }
        let known = WORDS.iter().find(|(word, _)| is_meant(word, &lower));
        known.map_or_else(|| Command::Play(line.to_string()), |(_, command)| command.clone())
    }
}
