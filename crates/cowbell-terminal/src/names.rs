//! The names of players, and the voice for a viewer.

use cowbell_protocol::Problem;
use cowbell_rules::Viewer;
use cowbell_scene::{Language, Scene, Text, Voice};

use crate::config::Player;
use crate::venue::Venue;

/// The voice for a viewer of this table.
pub(crate) fn voice(table: &dyn Venue, language: Language, viewer: Viewer) -> Voice {
    let voice = Voice::new(language);
    let names = names(&voice, table.players());
    voice.to(Scene::seat_of(viewer), names)
}

/// The display names of the players.
pub(crate) fn names(voice: &Voice, players: &[Player]) -> Vec<String> {
    let name = |(index, player): (usize, &Player)| match player {
        Player::Human(name) if !name.is_empty() => name.clone(),
        Player::Human(_) => voice.say(&Text::new("web-player").number("number", index as i64 + 1)),
        Player::Bot(_) => voice.say(&Text::new("term-bot").number("number", index as i64 + 1)),
    };
    players.iter().enumerate().map(name).collect()
}

/// Why something was refused, in the reader's language, with the clause: our own translation if there is one,
/// otherwise the server's message.
pub(crate) fn problem(voice: &Voice, game: &str, problem: &Problem) -> String {
    let own = voice.of_game(game, &format!("refuse-{}", problem.code)).filter(|_| problem.clause.is_some());
    // Some of the web client's texts refer to the web page, so the terminal's own texts come first.
    let clients = || {
        let ids = ["term-problem-", "web-problem-"].map(|start| format!("{start}{}", problem.code));
        let version = i64::from(problem.rules.unwrap_or(0));
        ids.into_iter()
            .find(|id| voice.knows(id))
            .map(|id| voice.say(&Text::new(id).number("version", version)))
    };
    let known = if problem.clause.is_some() { own } else { clients() };
    let sentence = known.unwrap_or_else(|| problem.message.clone());
    match &problem.clause {
        Some(clause) => format!("{sentence} ({clause})"),
        None => sentence,
    }
}
