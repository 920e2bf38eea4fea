//! Who is called what, and who says it.

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

/// The prefix of a game's messages.
pub(crate) fn prefix(slug: &str) -> &'static str {
    match slug {
        "tic-tac-moo" => "ttm",
        "kuhlorado" => "kuh",
        "te-kuiti" => "tek",
        "tic-tac-town" => "ttt",
        _ => "mow",
    }
}
