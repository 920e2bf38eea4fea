//! Who is called what, and who says it.

use cowbell_protocol::Problem;
use cowbell_rules::Viewer;
use cowbell_scene::{Language, Scene, Text, Voice};

use crate::config::Player;
use crate::table::Table;

/// The voice that speaks to a viewer of this table.
pub(crate) fn voice(table: &dyn Table, language: Language, viewer: Viewer) -> Voice {
    let voice = Voice::new(language);
    let names = names(&voice, table.players());
    voice.to(Scene::seat_of(viewer), names)
}

/// What the players are called.
pub(crate) fn names(voice: &Voice, players: &[Player]) -> Vec<String> {
    let name = |(index, player): (usize, &Player)| match player {
        Player::Human(name) if !name.is_empty() => name.clone(),
        Player::Human(_) => voice.say(&Text::new("term-player").number("number", index as i64 + 1)),
        Player::Bot(_) => voice.say(&Text::new("term-bot").number("number", index as i64 + 1)),
    };
    players.iter().enumerate().map(name).collect()
}

/// Why something was not done, in the reader's language, with the clause: the game's own sentence, else the server's.
pub(crate) fn problem(voice: &Voice, game: &str, problem: &Problem) -> String {
    let own = voice.of_game(game, &format!("refuse-{}", problem.code)).filter(|_| problem.clause.is_some());
    // Some sentences of the page speak of the page: the terminal's own come first.
    let clients = || {
        let ids = ["term", "web"].map(|client| format!("{client}-problem-{}", problem.code));
        ids.into_iter().find(|id| voice.knows(id)).map(|id| voice.say(&Text::new(id)))
    };
    let known = if problem.clause.is_some() { own } else { clients() };
    let sentence = known.unwrap_or_else(|| problem.message.clone());
    match &problem.clause {
        Some(clause) => format!("{sentence} ({clause})"),
        None => sentence,
    }
}
