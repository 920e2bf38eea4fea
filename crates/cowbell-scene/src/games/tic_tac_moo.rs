//! Tic Tac Moo: the meadow, two farms, the tiles between them.

mod choices;
mod reasons;
#[cfg(test)]
mod tests;
mod themes;

use cowbell_catalog::games::TicTacMoo;
use cowbell_catalog::games::tic_tac_moo::{Cell, End, FieldView, Move, Species, View};
use cowbell_rules::{Event, EventOf, Game, Seat, Turn};

use self::choices::{choice, collected};

use crate::entry::{Change, Motion};
use crate::label::Label;
use crate::packed::Packed;
use crate::reason::Reason;
use crate::scene::{Area, Button, Choice, Kind, Piece, Place, Row, Scene, Side, Whose};
use crate::scenic::{Scenic, Seen, legal, made};
use crate::shelf::Shelf;
use crate::text::{Text, Word};
use crate::word::{Spell, spelt, word};

spelt! {
    Cell: |cell| cell.name(),
    Species: |species| species.letter(),
    Move: |mv| (mv.species(), mv.cell()),
}

/// Number of collected tiles that wins the match.
const GOAL: i32 = 12;
/// Number of spaces in a field.
const FIELD: i32 = 9;
/// How many of each species a full field must have at least.
const EACH: u8 = 2;

impl Scenic for TicTacMoo {
    fn drawn(Seen { state, view, viewer }: &Seen<Self>, _: &[Move]) -> Scene {
        let me = Scene::seat_of(*viewer);
        let mut areas = vec![meadow(view)];
        let mut pieces: Vec<Piece> =
            view.tiles.iter().map(|(cell, species)| tile(cell.to_word(), cell.to_word(), *species)).collect();
        for seat in Seat::all(2) {
            farm(view, seat, &mut areas, &mut pieces);
        }
        mark_support(view, &mut pieces);
        Scene {
            game: Self::INFO.slug.into(),
            me,
            turn: Whose(state.turn()),
            phase: view.phase.into(),
            ask: ask(state, view),
            areas,
            pieces,
            groups: Vec::new(),
            buttons: Vec::new(),
            choices: Vec::new(),
            sides: Seat::all(2).map(|seat| side(state, view, seat)).collect(),
        }
    }

    fn choices(Seen { state, view, .. }: &Seen<Self>, moves: &[Move]) -> Vec<Choice> {
        moves.iter().map(|mv| choice(state, view, *mv)).collect()
    }

    fn packed(seen: &Seen<Self>, moves: &[Move], _: Vec<Button>) -> Option<Packed> {
        choices::packed(seen, moves)
    }

    fn entry(
        before: &Seen<Self>,
        event: EventOf<Self>,
        after: &Seen<Self>,
        told: &str,
    ) -> (Text, Vec<Change>) {
        match event {
            Event::Move { seat, mv } => laid(&before.view, &after.state, seat, mv),
            Event::Chance(_) => drawn(&before.view, told),
        }
    }

    fn reasons(&self, seat: Seat, mv: Self::Move) -> Vec<Reason> {
        reasons::reasons(self, seat, mv)
    }

    fn theme(&self, seat: Seat, mv: Self::Move) -> Option<&'static str> {
        Some(themes::theme(self, seat, mv))
    }
}

/// The cells of the meadow, by the owners and corners of its fields.
static MEADOWS: Shelf<Vec<(Seat, Cell)>> = Shelf::new();

fn cells(fields: &[FieldView]) -> impl Iterator<Item = Place> {
    let owner = move |cell: Cell| {
        let inside = |corner: Cell| {
            (corner.column()..corner.column() + 3).contains(&cell.column())
                && (corner.row()..corner.row() + 3).contains(&cell.row())
        };
        fields.iter().find(|field| inside(field.corner)).map(|field| field.owner)
    };
    let cells =
        (0..8).flat_map(|row| (0..8).map(move |column| Cell::at(column, row))).filter(|cell| cell.exists());
    cells.map(move |cell| {
        let owner = owner(cell);
        let label = Text::new(if owner.is_some() { "ttm-place-field" } else { "ttm-place-ring" })
            .word("cell", cell.to_word());
        Place {
            id: cell.to_word(),
            column: cell.column(),
            row: cell.row(),
            ground: if owner.is_some() { "field".into() } else { "ring".into() },
            print: Word::default(),
            owner,
            label: match owner {
                Some(seat) => label.seat(seat),
                None => label,
            },
        }
    })
}

fn meadow(view: &View) -> Area {
    let fields = view.fields.iter().map(|field| (field.owner, field.corner)).collect();
    Area {
        id: "meadow".into(),
        kind: Kind::Grid { columns: 8, rows: 8 },
        label: Label::message("ttm-meadow"),
        owner: None,
        tags: Vec::new(),
        places: MEADOWS.places(fields, |_| cells(&view.fields)),
    }
}

fn tile(id: Word, at: Word, species: Species) -> Piece {
    Piece {
        id,
        kind: "animal".into(),
        face: species.to_word(),
        at,
        count: 1,
        owner: None,
        tags: Vec::new(),
        label: Label::of(|species| named("ttm-tile", Species::ALL[usize::from(species)]), species as u8),
    }
}

/// The places of a row of tiles, by its name, its seat and how many there are.
static ROWS: Shelf<(&str, Seat, usize)> = Shelf::new();

/// Farmhands, barn, starting tiles, supply and collected tiles of one seat.
fn farm(view: &View, seat: Seat, areas: &mut Vec<Area>, pieces: &mut Vec<Piece>) {
    let side = &view.seats[seat.index()];
    let mut row = |name: &'static str, label: &'static str, tiles: &[Species], width: usize| {
        let id = word![name, seat];
        let label = Label::seat(label, seat);
        let place = |index: usize| Place {
            id: word![id, ".", index],
            column: index as u8,
            row: 0,
            ground: "farm".into(),
            print: Word::default(),
            owner: Some(seat),
            label: (*label).clone(),
        };
        let places = ROWS.places((name, seat, width), |_| (0..width).map(place));
        for (index, species) in tiles.iter().enumerate() {
            let at = word![id, ".", index];
            pieces.push(Piece { owner: Some(seat), ..tile(at.clone(), at, *species) });
        }
        areas.push(Area { id, kind: Kind::Row, label, owner: Some(seat), tags: Vec::new(), places });
    };
    row("hand", "ttm-hand", &side.hand, 2);
    row("barn", "ttm-barn", side.barn.as_slice(), 1);
    row("start", "ttm-start", &side.start, side.start.len());
    for (name, label, counts) in [("taken", "ttm-taken", side.taken), ("supply", "ttm-supply", side.supply)] {
        let id = word![name, seat];
        for species in Species::ALL.into_iter().filter(|species| counts[species.index()] > 0) {
            let count = u16::from(counts[species.index()]);
            let piece = tile(word![id, ".", species], id.clone(), species);
            pieces.push(Piece { count, owner: Some(seat), ..piece });
        }
        areas.push(Area::heap(id, Label::seat(label, seat), Some(seat)));
    }
}

/// Tags the tiles on the meadow that are of the same species as the barn of the seat to move.
fn mark_support(view: &View, pieces: &mut [Piece]) {
    if !["first", "second"].contains(&view.phase) {
        return;
    }
    if let Some(barn) = view.seats[view.turn.index()].barn {
        let barn = barn.to_word();
        let on_meadow = pieces.iter_mut().filter(|piece| piece.at.len() == 2 && piece.face == barn);
        on_meadow.for_each(|piece| piece.tags.push("support".into()));
    }
}

fn ask(state: &TicTacMoo, view: &View) -> Text {
    let side = &view.seats[view.turn.index()];
    match (state.turn(), view.phase) {
        (Turn::Over, _) => over(state, view),
        (Turn::Chance, "redraw") => Text::new("ttm-ask-redraw").seat(view.turn),
        (Turn::Chance, _) => Text::new("ask-chance"),
        (Turn::Seat(seat), "start") => Text::new("ttm-ask-start").seat(seat),
        (Turn::Seat(seat), _) => {
            let barn = named("ttm-a-tile", side.barn.unwrap_or(Species::Cow));
            let id = match side.hand[..] {
                [one, two] if one == two => "ttm-ask-alike",
                [_, _] => "ttm-ask-first",
                _ => winning(state, view, seat).unwrap_or("ttm-ask-second"),
            };
            let text =
                Text::new(id).seat(seat).text("barn", barn).text("one", named("ttm-the-tile", side.hand[0]));
            match side.hand.get(1) {
                Some(two) => text.text("two", named("ttm-the-tile", *two)),
                None => text.number("count", taken(view, seat)),
            }
        }
    }
}

/// What is asked of a seat whose first tile was enough to win: a win counts at the end of the turn. A field has to stay full.
fn winning(state: &TicTacMoo, view: &View, seat: Seat) -> Option<&'static str> {
    if taken(view, seat) >= GOAL {
        return Some("ttm-ask-twelve");
    }
    let wins = |mv: Move| made(state, mv).end().and_then(End::winner) == Some(seat);
    (reasons::is_full(state, seat) && legal(state).into_iter().any(wins)).then_some("ttm-ask-full")
}

/// A tile as part of a sentence. Languages inflect it, so the article is part of the text.
fn named(id: &'static str, species: Species) -> Text {
    Text::new(id).word("species", species.to_word())
}

fn over(state: &TicTacMoo, view: &View) -> Text {
    let winner = state.end().and_then(|end| end.winner());
    match winner {
        Some(seat) => {
            let text = Text::new(word!["ttm-over-", view.end.unwrap_or("supply")]).seat(seat);
            text.number("count", taken(view, seat))
        }
        None => Text::new("ask-draw"),
    }
}

/// How many animals a seat has collected.
fn taken(view: &View, seat: Seat) -> i32 {
    view.seats[seat.index()].taken.iter().map(|count| i32::from(*count)).sum()
}

fn side(state: &TicTacMoo, view: &View, seat: Seat) -> Side {
    let own = &view.seats[seat.index()];
    let taken = taken(view, seat);
    let mut rows = vec![Row { label: Label::message("ttm-row-collected"), value: taken, goal: Some(GOAL) }];
    for field in view.fields.iter().filter(|field| field.owner == seat) {
        let mut label = Text::new("ttm-row-field").word("cell", field.corner.to_word());
        let [cows, pigs, sheep, hens] = Species::ALL.map(|species| field.counts[species.index()]);
        // In the order of their names, which costs least.
        for (key, count) in [("cows", cows), ("hens", hens), ("pigs", pigs), ("sheep", sheep)] {
            label = label.number(key, count);
        }
        let value = i32::from(field.counts.iter().sum::<u8>());
        let label = label.text("state", standing(&field.counts));
        rows.push(Row { label: label.into(), value, goal: Some(FIELD) });
    }
    let left: u8 = own.supply.iter().sum();
    rows.push(Row { label: Label::message("ttm-row-supply"), value: i32::from(left), goal: None });
    Side {
        seat,
        role: Label::message(if seat == Seat(0) { "role-red" } else { "role-blue" }),
        score: taken,
        place: state.standing().map(|standing| standing.places[seat.index()]),
        rows,
    }
}

/// What a field still needs to win, or why it cannot be filled as it is: a full field has at least two of each species.
fn standing(counts: &[u8; 4]) -> Text {
    let missing = |species: Species| EACH.saturating_sub(counts[species.index()]);
    let free = FIELD - i32::from(counts.iter().sum::<u8>());
    let all = Species::ALL.into_iter().map(|species| i32::from(missing(species))).sum::<i32>();
    if all > free {
        return Text::new("ttm-field-excess").number("count", all - free);
    }
    let lacking = Species::ALL.into_iter().filter(|species| missing(*species) > 0);
    let some = |species| named("ttm-some", species).number("count", missing(species));
    match lacking
        .map(some)
        .reduce(|first, next| Text::new("ttm-list").text("first", first).text("next", next))
    {
        Some(list) => Text::new("ttm-field-needs").text("list", list),
        None => Text::new(if free == 0 { "ttm-field-full" } else { "ttm-field-last" }),
    }
}

fn laid(view: &View, after: &TicTacMoo, seat: Seat, mv: Move) -> (Text, Vec<Change>) {
    let name = if view.phase == "start" { "start" } else { "hand" };
    let tiles =
        if view.phase == "start" { &view.seats[seat.index()].start } else { &view.seats[seat.index()].hand };
    let slot = tiles.iter().position(|species| *species == mv.species()).unwrap_or(0);
    let from = word![name, seat, ".", slot];
    let mut changes = vec![Change::new(Motion::Place, mv.species().to_word(), from, mv.cell().to_word())];
    let herd = collected(view, after);
    for cell in &herd {
        changes.push(Change::new(
            Motion::Collect,
            mv.species().to_word(),
            cell.clone(),
            word!["taken", seat],
        ));
    }
    let text = Text::new(if herd.is_empty() { "ttm-log-laid" } else { "ttm-log-collected" });
    let text = text
        .seat(seat)
        .text("tile", named("ttm-a-tile", mv.species()))
        .word("cell", mv.cell().to_word())
        .number("count", herd.len() as i64);
    (text, changes)
}

fn drawn(view: &View, told: &str) -> (Text, Vec<Change>) {
    let (word, face) = told.split_once(' ').unwrap_or((told, ""));
    let (seat, supply) = (view.turn, word!["supply", view.turn]);
    let side = &view.seats[seat.index()];
    match word {
        "deal" => (Text::new("ttm-log-deal"), Vec::new()),
        "redraw" => {
            let barn = word!["barn", seat, ".0"];
            let text = Text::new("ttm-log-redraw")
                .seat(seat)
                .text("tile", Text::new("ttm-a-tile").word("species", face));
            (text, vec![Change::new(Motion::Draw, face, supply, barn)])
        }
        _ => {
            let to = match side.hand.len() {
                2 => word!["barn", seat, ".0"],
                slot => word!["hand", seat, ".", slot],
            };
            let tile = Text::new("ttm-a-tile").word("species", face);
            (
                Text::new("ttm-log-draw").seat(seat).text("tile", tile),
                vec![Change::new(Motion::Draw, face, supply, to)],
            )
        }
    }
}
