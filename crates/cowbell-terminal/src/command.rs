//! Commands that can be typed in line mode and on the screen's command line, in English or in the reader's language.

use cowbell_scene::{Text, Voice};

/// What a typed line means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    /// An empty line.
    Nothing,
    /// List the commands.
    Help,
    /// Show the whole table.
    Look,
    /// List all legal moves.
    Moves,
    /// Show the log.
    Log,
    /// Show all scores.
    Scores,
    /// Ask a bot for a hint.
    Hint,
    /// Take the last move back.
    Undo,
    /// List what else can be done at the table, or do the item with this number.
    More(Option<usize>),
    /// Write this to the others at a server's table.
    Write(String),
    /// Hide what this seat says, counted from 1, or show it again.
    Mute(u8),
    /// Block the person in this seat, counted from 1.
    Block(u8),
    /// Tell the operators of the server about this seat, counted from 1, and why.
    Report(u8, String),
    /// Leave; the match is saved.
    Quit,
    /// Describe a place or piece: what is there, what is around it, and what can be done with it.
    Ask(String),
    /// Anything else is read as a move in notation.
    Play(String),
}

/// The command words; the messages `term-word-…` translate them.
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
        if let Some((word, rest)) = line.split_once(' ') {
            let (word, rest) = (word.to_lowercase(), rest.trim());
            let (number, reason) = rest.split_once(' ').unwrap_or((rest, ""));
            match number.parse() {
                _ if is_meant("write", &word) => return Command::Write(rest.to_string()),
                Ok(seat) if is_meant("mute", &word) => return Command::Mute(seat),
                Ok(seat) if is_meant("block", &word) => return Command::Block(seat),
                Ok(seat) if is_meant("report", &word) => return Command::Report(seat, reason.trim().into()),
                _ => {}
            }
        }
        let known = WORDS.iter().find(|(word, _)| is_meant(word, &lower));
        known.map_or_else(|| Command::Play(line.to_string()), |(_, command)| command.clone())
    }
}
