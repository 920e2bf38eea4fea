//! Tic Tac Moo: the meadow, two farms, the tiles between them.

mod reasons;

use core::fmt::Display;

use cowbell_catalog::games::TicTacMoo;
use cowbell_rules::{Event, EventOf, Game, Seat, Turn, Viewer};
use cowbell_tic_tac_moo::{Cell, FieldView, Move, Species, View};
use smol_str::{ToSmolStr, format_smolstr};

use crate::entry::{Change, Motion};
use crate::reason::Reason;
use crate::scene::{Area, Choice, Effect, Kind, Piece, Place, Row, Scene, Side, Whose};
use crate::scenic::{Scenic, choices, ended, made};
use crate::shelf::Shelf;
use crate::text::{Text, Word};

/// Number of collected tiles that wins the match.
const GOAL: i32 = 12;

impl Scenic for TicTacMoo {
    fn scene_with(&self, viewer: Viewer, has_choices: bool) -> Scene {
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
            choices: choices(moves, has_choices, |mv| choice(self, &view, mv)),
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
        let view = before.view(viewer);
        match event {
            Event::Move { seat, mv } => laid(&view, after, seat, mv),
            Event::Chance(_) => drawn(&view, told),
        }
    }

    fn reasons(&self, seat: Seat, mv: Self::Move) -> Vec<Reason> {
        reasons::reasons(self, seat, mv)
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
        let label =
            Text::new(if owner.is_some() { "ttm-place-field" } else { "ttm-place-ring" }).word("cell", cell);
        Place {
            id: cell.to_smolstr(),
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
        label: Text::new("ttm-meadow"),
        owner: None,
        tags: Vec::new(),
        places: MEADOWS.places(fields, |_| cells(&view.fields)),
    }
}

fn tile(id: impl Display, at: impl Display, species: Species) -> Piece {
    Piece {
        id: id.to_smolstr(),
        kind: "tile".into(),
        face: species.to_smolstr(),
        at: at.to_smolstr(),
        count: 1,
        owner: None,
        tags: Vec::new(),
        label: Text::new("ttm-tile").word("species", species),
    }
}

/// The places of a row of tiles, by its name, its seat and how many there are.
static ROWS: Shelf<(&str, Seat, usize)> = Shelf::new();

/// Farmhands, barn, starting tiles, supply and collected tiles of one seat.
fn farm(view: &View, seat: Seat, areas: &mut Vec<Area>, pieces: &mut Vec<Piece>) {
    let side = &view.seats[seat.index()];
    let mut row = |name: &'static str, tiles: &[Species], width: usize| {
        let id = format_smolstr!("{name}{seat}");
        let label = Text::new(format_smolstr!("ttm-{name}")).seat(seat);
        let place = |index: usize| Place {
            id: format_smolstr!("{id}.{index}"),
            column: index as u8,
            row: 0,
            ground: "farm".into(),
            print: Word::default(),
            owner: Some(seat),
            label: label.clone(),
        };
        let places = ROWS.places((name, seat, width), |_| (0..width).map(place));
        for (index, species) in tiles.iter().enumerate() {
            let at = format_smolstr!("{id}.{index}");
            pieces.push(Piece { owner: Some(seat), ..tile(&at, &at, *species) });
        }
        areas.push(Area { id, kind: Kind::Row, label, owner: Some(seat), tags: Vec::new(), places });
    };
    row("hand", &side.hand, 2);
    row("barn", side.barn.as_slice(), 1);
    row("start", &side.start, side.start.len());
    for (name, counts) in [("taken", side.taken), ("supply", side.supply)] {
        let id = format_smolstr!("{name}{seat}");
        let label = Text::new(format_smolstr!("ttm-{name}")).seat(seat);
        for species in Species::ALL.into_iter().filter(|species| counts[species.index()] > 0) {
            let count = u16::from(counts[species.index()]);
            let piece = tile(format_args!("{id}.{species}"), &id, species);
            pieces.push(Piece { count, owner: Some(seat), ..piece });
        }
        areas.push(Area::heap(id, label, Some(seat)));
    }
}

/// Tags the tiles on the meadow that are of the same species as the barn of the seat to move.
fn mark_support(view: &View, pieces: &mut [Piece]) {
    if !["first", "second"].contains(&view.phase) {
        return;
    }
    if let Some(barn) = view.seats[view.turn.index()].barn {
        let barn = barn.to_smolstr();
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
fn named(id: &'static str, species: Species) -> Text {
    Text::new(id).word("species", species)
}

fn over(state: &TicTacMoo, view: &View) -> Text {
    let winner = state.end().and_then(|end| end.winner());
    match winner {
        Some(seat) => Text::new(format_smolstr!("ttm-over-{}", view.end.unwrap_or("supply"))).seat(seat),
        None => Text::new("ask-draw"),
    }
}

fn choice(state: &TicTacMoo, view: &View, mv: Move) -> Choice {
    let seat = view.turn;
    let side = &view.seats[seat.index()];
    let (name, tiles) = if view.phase == "start" { ("start", &side.start) } else { ("hand", &side.hand) };
    let alike = tiles.iter().enumerate().filter(|(_, species)| **species == mv.species());
    let sources = alike.map(|(index, _)| format_smolstr!("{name}{seat}.{index}")).collect();
    let after = made(state, mv);
    Choice {
        mv: mv.to_smolstr(),
        steps: vec![sources, vec![mv.cell().to_smolstr()]],
        label: Text::new("ttm-move").text("tile", named("ttm-tile", mv.species())).word("cell", mv.cell()),
        effects: effects(view, &after, seat),
        ends: ended(state, after),
    }
}

fn collected(view: &View, after: &TicTacMoo) -> Vec<Word> {
    let left = Species::ALL.into_iter().fold(0, |left, species| left | after.tiles(species));
    let gone = |(cell, _): &&(Cell, Species)| left & cell.bit() == 0;
    view.tiles.iter().filter(gone).map(|(cell, _)| cell.to_smolstr()).collect()
}

fn effects(view: &View, after: &TicTacMoo, seat: Seat) -> Vec<Effect> {
    let mut effects = Vec::new();
    let herd = collected(view, after);
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

fn laid(view: &View, after: &TicTacMoo, seat: Seat, mv: Move) -> (Text, Vec<Change>) {
    let name = if view.phase == "start" { "start" } else { "hand" };
    let tiles =
        if view.phase == "start" { &view.seats[seat.index()].start } else { &view.seats[seat.index()].hand };
    let slot = tiles.iter().position(|species| *species == mv.species()).unwrap_or(0);
    let from = format_smolstr!("{name}{seat}.{slot}");
    let mut changes = vec![Change::new(Motion::Place, mv.species(), from, mv.cell())];
    let herd = collected(view, after);
    for cell in &herd {
        changes.push(Change::new(Motion::Collect, mv.species(), cell, format_args!("taken{seat}")));
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
    let (seat, supply) = (view.turn, format_smolstr!("supply{}", view.turn));
    let side = &view.seats[seat.index()];
    match word {
        "deal" => (Text::new("ttm-log-deal"), Vec::new()),
        "redraw" => {
            let barn = format_smolstr!("barn{seat}.0");
            let text = Text::new("ttm-log-redraw")
                .seat(seat)
                .text("tile", Text::new("ttm-a-tile").word("species", face));
            (text, vec![Change::new(Motion::Draw, face, supply, barn)])
        }
        _ => {
            let to = match side.hand.len() {
                2 => format_smolstr!("barn{seat}.0"),
                slot => format_smolstr!("hand{seat}.{slot}"),
            };
            let tile = Text::new("ttm-a-tile").word("species", face);
            (
                Text::new("ttm-log-draw").seat(seat).text("tile", tile),
                vec![Change::new(Motion::Draw, face, supply, to)],
            )
        }
    }
}
