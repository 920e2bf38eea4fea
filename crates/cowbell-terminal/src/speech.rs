//! The scene in words: for line mode, for questions, and wherever the screen needs a sentence.

use cowbell_protocol::{Action, Phrase, Request};
use cowbell_rules::Seat;
use cowbell_scene::{Area, Choice, Kind, Piece, Place, Row, Scene, Text, Voice, Word};

/// A move with its effects.
pub(crate) fn choice(voice: &Voice, choice: &Choice) -> String {
    let effects: Vec<String> = choice.effects.iter().map(|effect| voice.say(&effect.label)).collect();
    let label = voice.say(&choice.label);
    if effects.is_empty() { label } else { is(voice, &label, &effects.join(", ")) }
}

/// "What: how", with a colon as the language writes it.
fn is(voice: &Voice, what: &str, how: &str) -> String {
    voice.say(&Text::new("web-labelled").word("label", what).word("text", how))
}

/// The name of a bot's level.
pub(crate) fn level(voice: &Voice, level: &str) -> String {
    let id = format!("term-level-{level}");
    let name = if voice.knows(&id) { voice.say(&Text::new(id)) } else { level.to_string() };
    voice.say(&Text::new("term-bot-level").word("level", name))
}

/// All legal moves with their notation.
pub(crate) fn moves(voice: &Voice, scene: &Scene) -> Vec<String> {
    scene.choices.iter().map(|each| format!("{} – {}", each.mv, choice(voice, each))).collect()
}

/// All actions at the table besides moves, with the numbers to type. On the screen a command begins with a colon.
pub(crate) fn acts(voice: &Voice, acts: &[Action], is_plain: bool) -> Vec<String> {
    let say = |(index, act): (usize, &Action)| {
        let text = match act {
            Action::Say { phrase: said } => phrase(*said),
            Action::Rematch {} => Text::new("web-rematch"),
            Action::Offer {} => Text::new("web-offer-end"),
            Action::Ask { .. } => Text::new("web-ask-takeback"),
            Action::Allow { .. } => Text::new("web-allow-takeback"),
            Action::Decline { what: Request::Takeback } => Text::new("web-decline-takeback"),
            Action::Decline { what: Request::End } => Text::new("web-decline-end"),
            Action::Withdraw {} => Text::new("web-withdraw"),
            Action::Hand { .. } => Text::new("web-hand-over"),
            Action::Take {} => Text::new("web-take-back"),
            Action::Fill { .. } => Text::new("web-seek-fill"),
            Action::Replace { .. } => Text::new("web-replace"),
            Action::Write { .. } if is_plain => Text::new("term-how-write-plain"),
            Action::Write { .. } => Text::new("term-how-write"),
            Action::Resign {} => Text::new("web-resign"),
            // Moves and sitting down are handled elsewhere.
            Action::Sit { .. }
            | Action::Introduce { .. }
            | Action::Reveal { .. }
            | Action::Rise {}
            | Action::Play { .. }
            | Action::Undo { .. } => Text::new(""),
        };
        format!("{}. {}", index + 1, voice.say(&text))
    };
    acts.iter().enumerate().map(say).collect()
}

/// A phrase that a player says in the chat.
pub(crate) fn phrase(phrase: Phrase) -> Text {
    let word = serde_json::to_value(phrase).unwrap_or_default();
    Text::new(format!("web-phrase-{}", word.as_str().unwrap_or_default()))
}

/// A piece with its count.
fn piece(voice: &Voice, piece: &Piece) -> String {
    let label = voice.say(&piece.label);
    // Some labels already contain the number.
    let is_said = piece.count == 1 || piece.label.args.get("count").is_some();
    if is_said { label } else { format!("{label} ×{}", piece.count) }
}

/// The pieces on a place or in an area.
fn things(voice: &Voice, scene: &Scene, at: &str) -> String {
    let pieces = scene.pieces.iter().filter(|piece| piece.at == at);
    let said: Vec<String> = pieces.map(|each| piece(voice, each)).collect();
    said.join(", ")
}

/// A place and its pieces: "c3, your field: cow".
pub(crate) fn place(voice: &Voice, scene: &Scene, place: &Place) -> String {
    let label = voice.say(&place.label);
    match things(voice, scene, &place.id) {
        things if things.is_empty() => label,
        things => is(voice, &label, &things),
    }
}

/// The thing with these ids, in one line.
pub(crate) fn under(voice: &Voice, scene: &Scene, ids: &[Word]) -> String {
    let mut places = scene.areas.iter().flat_map(|area| area.places.iter());
    if let Some(found) = places.find(|place| ids.contains(&place.id)) {
        return place(voice, scene, found);
    }
    if let Some(found) = scene.pieces.iter().find(|piece| ids.contains(&piece.id)) {
        let area = scene.areas.iter().find(|area| area.id == found.at);
        let said = piece(voice, found);
        return area.map_or(said.clone(), |area| is(voice, &voice.say(&area.label), &said));
    }
    let button = scene.buttons.iter().find(|button| ids.contains(&button.id));
    button.map_or(String::new(), |button| voice.say(&button.label))
}

/// The answer to `?c3`: what is there, what is around it, what it counts for, and what can be done with it.
pub(crate) fn about(voice: &Voice, scene: &Scene, name: &str) -> Vec<String> {
    let name = name.trim();
    let is = |id: &str| id.eq_ignore_ascii_case(name);
    if let Some(area) = scene.areas.iter().find(|area| is(&area.id)) {
        return self::area(voice, scene, area);
    }
    let place = scene.areas.iter().flat_map(|area| area.places.iter().map(move |place| (area, place)));
    let found = place.into_iter().find(|(_, place)| is(&place.id));
    let id = found.map(|(_, place)| place.id.as_str());
    let id = id.or_else(|| scene.pieces.iter().map(|piece| piece.id.as_str()).find(|id| is(id)));
    // A card can be named by its face.
    let faced = || scene.pieces.iter().find(|piece| is(&piece.face)).map(|piece| piece.id.as_str());
    let Some(id) = id.or_else(faced) else {
        return vec![voice.say(&Text::new("term-no-such").word("what", name))];
    };
    let mut lines = vec![under(voice, scene, &[id.into()])];
    if let Some((area, place)) = found {
        lines.extend(around(voice, scene, area, place));
    }
    let groups = scene.groups.iter().filter(|group| group.at.iter().any(|at| at == id));
    lines.extend(groups.map(|group| voice.say(&group.label)));
    let has = |choice: &&Choice| choice.steps.iter().flatten().any(|step| step == id);
    let can: Vec<String> = scene
        .choices
        .iter()
        .filter(has)
        .map(|each| format!("{} – {}", each.mv, choice(voice, each)))
        .collect();
    match can.is_empty() {
        true => lines.push(voice.say(&Text::new("term-nothing-here"))),
        false => {
            lines.push(voice.say(&Text::new("term-you-may")));
            lines.extend(can.into_iter().map(|line| format!("  {line}")));
        }
    }
    lines
}

/// The up to eight places around a place of a grid.
fn around(voice: &Voice, scene: &Scene, area: &Area, centre: &Place) -> Vec<String> {
    if !matches!(area.kind, Kind::Grid { .. }) {
        return Vec::new();
    }
    let winds = [
        ("n", 0, 1),
        ("ne", 1, 1),
        ("e", 1, 0),
        ("se", 1, -1),
        ("s", 0, -1),
        ("sw", -1, -1),
        ("w", -1, 0),
        ("nw", -1, 1),
    ];
    let mut lines = Vec::new();
    for (wind, dx, dy) in winds {
        let (column, row) = (i16::from(centre.column) + dx, i16::from(centre.row) + dy);
        let is_there = |place: &&Place| i16::from(place.column) == column && i16::from(place.row) == row;
        if let Some(found) = area.places.iter().find(is_there) {
            let text = Text::new(format!("term-wind-{wind}")).word("what", place(voice, scene, found));
            lines.push(format!("  {}", voice.say(&text)));
        }
    }
    lines
}

/// Several parts with semicolons, as the language writes them.
pub(crate) fn joined(voice: &Voice, parts: impl IntoIterator<Item = String>) -> String {
    let join = |first: String, next: String| {
        voice.say(&Text::new("web-joined").word("first", first).word("next", next))
    };
    parts.into_iter().reduce(join).unwrap_or_default()
}

/// An area with its contents: a grid row by row, everything else in one line.
pub(crate) fn area(voice: &Voice, scene: &Scene, area: &Area) -> Vec<String> {
    let label = voice.say(&area.label);
    let label = label.trim_end_matches('.');
    let is_taken = |place: &&Place| scene.pieces.iter().any(|piece| piece.at == place.id);
    if let Kind::Grid { rows, .. } = area.kind {
        let is_told = |place: &&Place| !place.print.is_empty() || is_taken(place);
        let row = |row: u8| {
            let places = area.places.iter().filter(|place| place.row == row).filter(is_told);
            joined(voice, places.map(|each| place(voice, scene, each)))
        };
        let lines: Vec<String> = (0..rows).rev().map(row).filter(|line| !line.is_empty()).collect();
        if !lines.is_empty() {
            let lines = lines.into_iter().map(|line| format!("  {line}"));
            let label = voice.say(&Text::new("term-label").word("label", label));
            return [label].into_iter().chain(lines).collect();
        }
    }
    let said: Vec<String> = match area.kind {
        Kind::Edges { .. } | Kind::Track => {
            area.places.iter().filter(is_taken).map(|each| place(voice, scene, each)).collect()
        }
        // In a hand all places have the same name, so say it only once.
        _ => {
            let is_in =
                |piece: &&Piece| piece.at == area.id || area.places.iter().any(|place| place.id == piece.at);
            scene.pieces.iter().filter(is_in).map(|each| piece(voice, each)).collect()
        }
    };
    let said = if said.is_empty() { voice.say(&Text::new("term-empty")) } else { joined(voice, said) };
    vec![is(voice, label, &said)]
}

/// The whole table, area by area.
pub(crate) fn table(voice: &Voice, scene: &Scene) -> Vec<String> {
    scene.areas.iter().flat_map(|each| area(voice, scene, each)).collect()
}

/// The name of a seat with its role.
pub(crate) fn seat(voice: &Voice, scene: &Scene, seat: Seat) -> String {
    let name = voice.say(&Text::new("term-name").seat(seat));
    let role = scene.sides.iter().find(|side| side.seat == seat).map(|side| voice.say(&side.role));
    match role.filter(|role| !role.is_empty()) {
        Some(role) => format!("{name} ({role})"),
        None => name,
    }
}

/// All scores and where the points come from.
pub(crate) fn scores(voice: &Voice, scene: &Scene) -> Vec<String> {
    let mut lines = Vec::new();
    for side in &scene.sides {
        let place = side.place.map_or(String::new(), |place| {
            format!(", {}", voice.say(&Text::new("term-place").number("place", place)))
        });
        lines.push(is(voice, &seat(voice, scene, side.seat), &format!("{}{place}", side.score)));
        lines.extend(side.rows.iter().map(|each| format!("  {}", row(voice, each))));
    }
    lines.extend(scene.groups.iter().map(|group| voice.say(&group.label)));
    lines
}

fn row(voice: &Voice, row: &Row) -> String {
    let goal = row.goal.map_or(String::new(), |goal| format!("/{goal}"));
    is(voice, &voice.say(&row.label), &format!("{}{goal}", row.value))
}
