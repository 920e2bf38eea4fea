//! Tic Tac Moo: the meadow, two farms, the tiles between them.

use core::fmt::Display;

use cowbell_catalog::games::TicTacMoo;
use cowbell_rules::{Event, EventOf, Game, Seat, Turn, Viewer};
use cowbell_tic_tac_moo::{Cell, Move, Species, View};

use crate::entry::{Change, Motion};
use crate::scene::{Area, Choice, Effect, Kind, Piece, Place, Row, Scene, Side, Whose};
use crate::scenic::{Scenic, ends};
use crate::text::Text;

/// Number of collected tiles that wins the match.
const GOAL: i32 = 12;

impl Scenic for TicTacMoo {
    fn scene(&self, viewer: Viewer) -> Scene {
        let view = self.view(viewer);
        let me = Scene::seat_of(viewer);
        let mut areas = vec![meadow(&view)];
        let mut pieces: Vec<Piece> =
            view.tiles.iter().map(|(cell, species)| tile(cell, cell, *species)).collect();
        for seat in Seat::all(2) {
            farm(&view, seat, &mut areas, &mut pieces);
        }
        mark_support(&view, &mut pieces);
        let mut moves = Vec::new();
        if self.turn() == me.map_or(Turn::Over, Turn::Seat) {
            self.legal_moves(&mut moves);
        }
        Scene {
            game: Self::INFO.slug.into(),
            me,
            turn: Whose(self.turn()),
            phase: view.phase.into(),
            ask: ask(self, &view),
            areas,
            pieces,
            groups: Vec::new(),
            buttons: Vec::new(),
            choices: moves.into_iter().map(|mv| choice(self, &view, mv)).collect(),
            sides: Seat::all(2).map(|seat| side(self, &view, seat)).collect(),
        }
    }

    fn entry(
        before: &Self,
        event: EventOf<Self>,
        after: &Self,
        told: &str,
        viewer: Viewer,
    ) -> (Text, Vec<Change>) {
        let (view, then) = (before.view(viewer), after.view(viewer));
        match event {
            Event::Move { seat, mv } => laid(&view, &then, seat, mv),
            Event::Chance(_) => drawn(&view, told),
        }
    }
}

fn meadow(view: &View) -> Area {
    let owner = |cell: Cell| {
        let inside = |corner: Cell| {
            (corner.column()..corner.column() + 3).contains(&cell.column())
                && (corner.row()..corner.row() + 3).contains(&cell.row())
        };
        view.fields.iter().find(|field| inside(field.corner)).map(|field| field.owner)
    };
    let cells =
        (0..8).flat_map(|row| (0..8).map(move |column| Cell::at(column, row))).filter(|cell| cell.exists());
    let places = cells.map(|cell| {
        let owner = owner(cell);
        let label =
            Text::new(if owner.is_some() { "ttm-place-field" } else { "ttm-place-ring" }).word("cell", cell);
        Place {
            id: cell.to_string(),
            column: cell.column(),
            row: cell.row(),
            ground: if owner.is_some() { "field".into() } else { "ring".into() },
            print: String::new(),
            owner,
            label: match owner {
                Some(seat) => label.seat(seat),
                None => label,
            },
        }
    });
    let label = Text::new("ttm-meadow");
    Area {
        id: "meadow".into(),
        kind: Kind::Grid { columns: 8, rows: 8 },
        label,
        owner: None,
        places: places.collect(),
    }
}

fn tile(id: impl Display, at: impl Display, species: Species) -> Piece {
    Piece {
        id: id.to_string(),
        kind: "tile".into(),
        face: species.to_string(),
        at: at.to_string(),
        count: 1,
        owner: None,
        tags: Vec::new(),
        label: Text::new("ttm-tile").word("species", species),
    }
}

/// Farmhands, barn, starting tiles, supply and collected tiles of one seat.
fn farm(view: &View, seat: Seat, areas: &mut Vec<Area>, pieces: &mut Vec<Piece>) {
    let side = &view.seats[seat.index()];
    let mut row = |name: &str, tiles: &[Species], width: usize| {
        let id = format!("{name}{seat}");
        let label = Text::new(format!("ttm-{name}")).seat(seat);
        let places = (0..width).map(|index| Place {
            id: format!("{id}.{index}"),
            column: index as u8,
            row: 0,
            ground: "farm".into(),
            print: String::new(),
            owner: Some(seat),
            label: label.clone(),
        });
        areas.push(Area {
            id: id.clone(),
            kind: Kind::Row,
            label: label.clone(),
            owner: Some(seat),
            places: places.collect(),
        });
        for (index, species) in tiles.iter().enumerate() {
            let at = format!("{id}.{index}");
            pieces.push(Piece { owner: Some(seat), ..tile(&at, &at, *species) });
        }
    };
    row("hand", &side.hand, 2);
    row("barn", side.barn.as_slice(), 1);
    row("start", &side.start, side.start.len());
    for (name, counts) in [("taken", side.taken), ("supply", side.supply)] {
        let id = format!("{name}{seat}");
        let label = Text::new(format!("ttm-{name}")).seat(seat);
        areas.push(Area { id: id.clone(), kind: Kind::Heap, label, owner: Some(seat), places: Vec::new() });
        for species in Species::ALL.into_iter().filter(|species| counts[species.index()] > 0) {
            let count = u16::from(counts[species.index()]);
            let piece = tile(format_args!("{id}.{species}"), &id, species);
            pieces.push(Piece { count, owner: Some(seat), ..piece });
        }
    }
}

/// Tags the tiles on the meadow that are of the same species as the barn of the seat to move.
fn mark_support(view: &View, pieces: &mut [Piece]) {
    if !["first", "second"].contains(&view.phase) {
        return;
    }
    if let Some(barn) = view.seats[view.turn.index()].barn {
        let on_meadow =
            pieces.iter_mut().filter(|piece| piece.at.len() == 2 && piece.face == barn.to_string());
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
                _ => "ttm-ask-second",
            };
            let text =
                Text::new(id).seat(seat).text("barn", barn).text("one", named("ttm-the-tile", side.hand[0]));
            match side.hand.get(1) {
                Some(two) => text.text("two", named("ttm-the-tile", *two)),
                None => text,
            }
        }
    }
}

/// A tile as part of a sentence. Languages inflect it, so the article is part of the text.
fn named(id: &str, species: Species) -> Text {
    Text::new(id).word("species", species)
}

fn over(state: &TicTacMoo, view: &View) -> Text {
    let winner = state.end().and_then(|end| end.winner());
    match winner {
        Some(seat) => Text::new(format!("ttm-over-{}", view.end.unwrap_or("supply"))).seat(seat),
        None => Text::new("ask-draw"),
    }
}

fn choice(state: &TicTacMoo, view: &View, mv: Move) -> Choice {
    let seat = view.turn;
    let side = &view.seats[seat.index()];
    let (name, tiles) = if view.phase == "start" { ("start", &side.start) } else { ("hand", &side.hand) };
    let alike = tiles.iter().enumerate().filter(|(_, species)| **species == mv.species());
    let sources = alike.map(|(index, _)| format!("{name}{seat}.{index}")).collect();
    let mut after = state.clone();
    after.apply(mv);
    let then = after.view(Viewer::Spectator);
    Choice {
        mv: mv.to_string(),
        steps: vec![sources, vec![mv.cell().to_string()]],
        label: Text::new("ttm-move").text("tile", named("ttm-tile", mv.species())).word("cell", mv.cell()),
        effects: effects(view, &then, &after, seat),
        ends: ends(state, mv),
    }
}

fn collected(view: &View, then: &View) -> Vec<String> {
    let gone = |(cell, _): &&(Cell, Species)| then.tiles.iter().all(|(other, _)| other != cell);
    view.tiles.iter().filter(gone).map(|(cell, _)| cell.to_string()).collect()
}

fn effects(view: &View, then: &View, after: &TicTacMoo, seat: Seat) -> Vec<Effect> {
    let mut effects = Vec::new();
    let herd = collected(view, then);
    if !herd.is_empty() {
        let amount = herd.len() as i32;
        effects.push(Effect {
            kind: "collect".into(),
            at: herd,
            amount,
            label: Text::new("ttm-effect-collect").number("count", amount),
        });
    }
    if let Some(winner) = after.end().and_then(|end| end.winner()) {
        let label = Text::new(if winner == seat { "effect-win" } else { "effect-lose" });
        effects.push(Effect { kind: "win".into(), at: Vec::new(), amount: i32::from(winner == seat), label });
    }
    effects
}

fn side(state: &TicTacMoo, view: &View, seat: Seat) -> Side {
    let own = &view.seats[seat.index()];
    let taken = own.taken.iter().map(|count| i32::from(*count)).sum();
    let mut rows = vec![Row { label: Text::new("ttm-row-collected"), value: taken, goal: Some(GOAL) }];
    for field in view.fields.iter().filter(|field| field.owner == seat) {
        // A field needs nine tiles with at least two of each species. Count the tiles that help, including one spare.
        let useful: u8 = field.counts.iter().map(|count| (*count).min(2)).sum();
        let filled = field.counts.iter().sum::<u8>().min(useful + 1);
        let mut label = Text::new("ttm-row-field").word("cell", field.corner);
        for (key, species) in ["cows", "pigs", "sheep", "hens"].into_iter().zip(Species::ALL) {
            label = label.number(key, field.counts[species.index()]);
        }
        rows.push(Row { label, value: i32::from(filled), goal: Some(9) });
    }
    let left: u8 = own.supply.iter().sum();
    rows.push(Row { label: Text::new("ttm-row-supply"), value: i32::from(left), goal: None });
    Side {
        seat,
        role: Text::new(if seat == Seat(0) { "role-red" } else { "role-blue" }),
        score: taken,
        place: state.standing().map(|standing| standing.places[seat.index()]),
        rows,
    }
}

fn laid(view: &View, then: &View, seat: Seat, mv: Move) -> (Text, Vec<Change>) {
    let name = if view.phase == "start" { "start" } else { "hand" };
    let tiles =
        if view.phase == "start" { &view.seats[seat.index()].start } else { &view.seats[seat.index()].hand };
    let slot = tiles.iter().position(|species| *species == mv.species()).unwrap_or(0);
    let from = format!("{name}{seat}.{slot}");
    let mut changes = vec![Change::new(Motion::Place, mv.species(), from, mv.cell().to_string())];
    let herd = collected(view, then);
    for cell in &herd {
        changes.push(Change::new(Motion::Collect, mv.species(), cell, format!("taken{seat}")));
    }
    let text = Text::new(if herd.is_empty() { "ttm-log-laid" } else { "ttm-log-collected" });
    let text = text
        .seat(seat)
        .text("tile", named("ttm-a-tile", mv.species()))
        .word("cell", mv.cell())
        .number("count", herd.len() as i64);
    (text, changes)
}

fn drawn(view: &View, told: &str) -> (Text, Vec<Change>) {
    let (word, face) = told.split_once(' ').unwrap_or((told, ""));
    let (seat, supply) = (view.turn, format!("supply{}", view.turn));
    let side = &view.seats[seat.index()];
    match word {
        "deal" => (Text::new("ttm-log-deal"), Vec::new()),
        "redraw" => {
            let barn = format!("barn{seat}.0");
            let text = Text::new("ttm-log-redraw")
                .seat(seat)
                .text("tile", Text::new("ttm-a-tile").word("species", face));
            (text, vec![Change::new(Motion::Draw, face, supply, barn)])
        }
        _ => {
            let to = match side.hand.len() {
                2 => format!("barn{seat}.0"),
                slot => format!("hand{seat}.{slot}"),
            };
            let tile = Text::new("ttm-a-tile").word("species", face);
            (
                Text::new("ttm-log-draw").seat(seat).text("tile", tile),
                vec![Change::new(Motion::Draw, face, supply, to)],
            )
        }
    }
}
