//! The reference as people read it: the numbered clauses of RULES.md under their headings, with options and values under the names
//! that players choose them by. Scenarios, and what leads up to them or explains them, are for those who read the file itself.

use cowbell_scene::{Text, Voice};
use pulldown_cmark::{Event, HeadingLevel, Tag};

/// A heading, a paragraph, a list, a table.
type Block<'a> = Vec<Event<'a>>;

/// The title, and the clauses under their headings.
pub(super) fn clauses<'a>(
    reference: impl Iterator<Item = Event<'a>>,
    game: &str,
    voice: &Voice,
) -> Vec<Event<'a>> {
    let mut kept: Vec<Block<'a>> = Vec::new();
    for block in blocks(reference) {
        let level = heading(&block);
        if let Some(level) = level {
            remove_empty(&mut kept, level);
        }
        if level.is_some() || has_clauses(&block) {
            kept.push(block);
        }
    }
    remove_empty(&mut kept, HeadingLevel::H1);
    named(kept.into_iter().flatten(), game, voice)
}

fn blocks<'a>(events: impl Iterator<Item = Event<'a>>) -> Vec<Block<'a>> {
    let (mut blocks, mut depth) = (Vec::new(), 0);
    for event in events {
        if depth == 0 {
            blocks.push(Vec::new());
        }
        match event {
            Event::Start(_) => depth += 1,
            Event::End(_) => depth -= 1,
            _ => {}
        }
        blocks.last_mut().expect("a block has begun").push(event);
    }
    blocks
}

fn heading(block: &[Event<'_>]) -> Option<HeadingLevel> {
    match block.first()? {
        Event::Start(Tag::Heading { level, .. }) => Some(*level),
        _ => None,
    }
}

/// Removes headings at the end that nothing was found under before the next heading of this level.
fn remove_empty(kept: &mut Vec<Block<'_>>, next: HeadingLevel) {
    while kept.last().and_then(|block| heading(block)).is_some_and(|level| level >= next) {
        kept.pop();
    }
}

/// Whether a paragraph or a list begins with the number of a clause, or a row of a table does.
fn has_clauses(block: &[Event<'_>]) -> bool {
    let is_row = |row: &[Event<'_>]| match row {
        [Event::Start(Tag::TableRow), Event::Start(Tag::TableCell), Event::Text(text)] => is_number(text),
        _ => false,
    };
    match block.first() {
        Some(Event::Start(Tag::Paragraph | Tag::List(_))) => {
            let first = block.iter().find(|event| !matches!(event, Event::Start(_)));
            matches!(first, Some(Event::Text(text)) if is_number(text))
        }
        Some(Event::Start(Tag::Table(_))) => block.windows(3).any(is_row),
        _ => false,
    }
}

/// Whether a text begins with the number of a clause: `TTM-12`, `MOW-A3`, `R-7`.
fn is_number(text: &str) -> bool {
    let Some((game, number)) = text.split_once('-') else { return false };
    let is_game = (1..=3).contains(&game.len()) && game.bytes().all(|byte| byte.is_ascii_uppercase());
    is_game && number.trim_start_matches('A').starts_with(|digit: char| digit.is_ascii_digit())
}

/// Names options and their values. A value belongs to the option that its clause has named last.
fn named<'a>(events: impl Iterator<Item = Event<'a>>, game: &str, voice: &Voice) -> Vec<Event<'a>> {
    let mut option = None;
    let name = |event: Event<'a>| {
        if matches!(event, Event::Start(Tag::Paragraph | Tag::Item | Tag::TableRow)) {
            option = None;
        }
        let Event::Code(word) = &event else { return event };
        let name = match voice.option_name(game, word) {
            Some(name) => {
                option = Some(word.to_string());
                Some(name)
            }
            None => option.as_ref().and_then(|option| voice.value_name(game, option, word)),
        };
        let quoted = |name| voice.say(&Text::new("term-quoted").word("text", name));
        name.map_or(event, |name| Event::Text(quoted(name).into()))
    };
    events.map(name).collect()
}
