//! Texts that fit where space is short: buttons on a phone, the strip over the board, lines of the terminal.

use cowbell_catalog::infos;
use cowbell_scene::Language;

use super::texts::messages;

/// The most characters of messages, by their ids; `*` stands for any ending. The browser tests look at whole pages in
/// English; this looks at every language.
const LIMITS: &[(&str, usize)] = &[
    // The toolbar at the table: five buttons side by side on a phone.
    ("web-undo", 12),
    ("web-hint", 12),
    ("web-thinking", 14),
    ("web-scores", 12),
    ("web-log", 12),
    ("web-rules", 12),
    ("web-more", 12),
    ("web-talk", 12),
    ("web-keep-playing", 18),
    // Header and front page.
    ("web-home", 16),
    ("web-lobby", 16),
    ("web-mine", 16),
    ("web-learn", 14),
    ("web-play-now", 16),
    ("web-with-friends", 16),
    ("web-bot-random", 18),
    ("web-bot-easy", 18),
    ("web-bot-medium", 18),
    ("web-bot-hard", 18),
    ("web-bot-expert", 18),
    ("web-bot-master", 18),
    // Beside the prompt, within its height.
    ("web-play-this", 16),
    ("web-back-out", 16),
    ("web-agree", 16),
    ("web-to-now", 22),
    ("web-take-back", 26),
    ("web-show-me", 16),
    ("web-looking-back", 36),
    ("web-name-next", 64),
    // Phrases are buttons.
    ("web-phrase-*", 30),
    // The buttons of the games, beside the hand.
    ("kuh-button-*", 36),
    ("ttt-move-keep", 24),
    ("ttt-move-reroll", 34),
    ("tek-end", 20),
    ("mow-keep-*", 34),
    ("mow-flip-*", 50),
    // A result is a heading.
    ("web-over-won", 36),
    ("web-over-lost", 36),
    ("web-over-draw", 36),
];

/// The most characters of texts that every game has.
const OF_GAMES: &[(&str, usize)] =
    &[("aim", 120), ("about", 110), ("blurb", 60), ("option-*", 46), ("value-*", 46), ("refuse-*", 110)];

fn fits(pattern: &str, id: &str) -> bool {
    pattern.strip_suffix('*').map_or(pattern == id, |start| id.starts_with(start))
}

#[test]
fn texts_fit_where_space_is_short() {
    let mut long = Vec::new();
    for language in Language::ALL {
        for one in messages(language) {
            let of_game = infos().iter().find_map(|info| one.id.strip_prefix(&format!("{}-", info.slug)));
            let general = LIMITS.iter().find(|(pattern, _)| fits(pattern, &one.id));
            let own = of_game.and_then(|part| OF_GAMES.iter().find(|(pattern, _)| fits(pattern, part)));
            let Some((_, most)) = general.or(own) else { continue };
            let length = one.text.chars().count();
            if length > *most {
                long.push(format!(
                    "{language} {}: {length} characters, at most {most}: {}",
                    one.id, one.text
                ));
            }
        }
    }
    assert!(long.is_empty(), "{}", long.join("\n"));
}

#[test]
fn every_limit_is_of_a_message() {
    let english = messages(Language::ENGLISH);
    for (pattern, _) in LIMITS {
        assert!(english.iter().any(|one| fits(pattern, &one.id)), "no message is called {pattern}");
    }
}
