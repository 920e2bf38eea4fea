//! Te Kuiti: the field, its fences, and what has left it. Faces of tiles come from the view alone: remembering is the
//! game, so no choice says what a flip would show.

mod log;

use cowbell_catalog::games::TeKuiti;
use cowbell_rules::{Event, EventOf, Game, Seat, Turn, Viewer};
use cowbell_te_kuiti::{Cell, Cells, Edge, Fences, Mode, Move, Side as Wind, Spot, Tile, View};

use crate::entry::Change;
use crate::list::Scenic;
use crate::scene::{Area, Button, Choice, Effect, Group, Kind, Piece, Place, Row, Scene, Side, Whose};
use crate::text::Text;

/// Fences of a round, and tiles on a full field.
const FENCES: i32 = 30;
const TILES: i32 = 25;

impl Scenic for TeKuiti {
    fn scene(&self, viewer: Viewer) -> Scene {
        let view = self.view(viewer);
        let me = Scene::seat_of(viewer);
        let mut areas = vec![field(), edges()];
        let mut pieces: Vec<Piece> = cells().filter_map(|cell| tile_on(&view, cell)).collect();
        pieces.extend(view.fences.iter().map(|edge| fence(&edge.to_string(), 1)));
        heaps(&view, &mut areas, &mut pieces);
        let mut moves = Vec::new();
        if self.turn() == me.map_or(Turn::Over, Turn::Seat) {
            self.legal_moves(&mut moves);
        }
        let end = Button { id: "end".into(), label: Text::new("tek-end") };
        Scene {
            game: Self::INFO.slug,
            me,
            turn: Whose(self.turn()),
            phase: view.phase,
            ask: ask(self, &view),
            areas,
            pieces,
            groups: enclosure(self, &view).into_iter().collect(),
            buttons: moves.contains(&Move::End).then_some(end).into_iter().collect(),
            choices: moves.into_iter().map(|mv| choice(self, &view, mv)).collect(),
            sides: Seat::all(self.seats()).map(|seat| side(self, &view, seat)).collect(),
        }
    }

    fn entry(
        before: &Self,
        event: EventOf<Self>,
        after: &Self,
        _told: &str,
        _viewer: Viewer,
    ) -> (Text, Vec<Change>) {
        log::entry(before, event, after, true)
    }

    /// A tile flipped again is named only where its face is no secret any more (TEK-8).
    fn past(
        before: &Self,
        event: EventOf<Self>,
        after: &Self,
        _told: &str,
        viewer: Viewer,
        now: &Self,
    ) -> (Text, Vec<Change>) {
        let (then, now) = (before.view(viewer), now.view(viewer));
        let is_open = match event {
            Event::Move { mv: Move::Flip(cell), .. } => {
                then.round != now.round || !matches!(now.field[cell.index()], Spot::Down)
            }
            _ => true,
        };
        log::entry(before, event, after, is_open)
    }
}

fn cells() -> impl Iterator<Item = Cell> {
    (0..5).flat_map(|row| (0..5).map(move |column| Cell::at(column, row)))
}

/// The ids of a set of cells.
fn ids(set: Cells) -> Vec<String> {
    cells().filter(|cell| set & cell.bit() != 0).map(|cell| cell.to_string()).collect()
}

fn field() -> Area {
    let places = cells().map(|cell| Place {
        id: cell.to_string(),
        column: cell.column(),
        row: cell.row(),
        ground: "grass",
        print: String::new(),
        owner: None,
        label: Text::new("tek-place").word("cell", cell),
    });
    Area {
        id: "field".into(),
        kind: Kind::Grid { columns: 5, rows: 5 },
        label: Text::new("tek-field"),
        owner: None,
        places: places.collect(),
    }
}

/// The sixty places for fences, each under its one name.
fn edges() -> Area {
    let named = cells().flat_map(|cell| Wind::ALL.map(|side| (cell, side)));
    let places = named.filter(|(cell, side)| Edge::of(*cell, *side).name() == (*cell, *side)).map(|(cell, side)| {
        Place {
            id: Edge::of(cell, side).to_string(),
            column: cell.column(),
            row: cell.row(),
            ground: "edge",
            print: String::new(),
            owner: None,
            label: Text::new("tek-edge-place").text("edge", edge_name(Edge::of(cell, side))),
        }
    });
    Area {
        id: "edges".into(),
        kind: Kind::Edges { columns: 5, rows: 5 },
        label: Text::new("tek-edges"),
        owner: None,
        places: places.collect(),
    }
}

/// "north of c3".
fn edge_name(edge: Edge) -> Text {
    let (cell, side) = edge.name();
    Text::new("tek-edge").word("cell", cell).word("side", side.letter())
}

/// "a joyful sheep".
fn a_tile(tile: Tile) -> Text {
    Text::new("tek-a-tile").word("kind", tile.kind.letter())
}

fn tile_on(view: &View, cell: Cell) -> Option<Piece> {
    let (face, tag) = match view.field[cell.index()] {
        Spot::Empty => return None,
        Spot::Down => (None, None),
        Spot::Known(tile) => (Some(tile), Some("known")),
        Spot::Up(tile) => (Some(tile), Some("up")),
    };
    let mut tags: Vec<&'static str> = tag.into_iter().collect();
    if view.enclosed.contains(&cell) {
        tags.push("enclosed");
    }
    if view.turning == Some(cell) {
        tags.push("turning");
    }
    let id = cell.to_string();
    Some(Piece {
        at: id.clone(),
        id,
        kind: "tile",
        face: face.map_or(String::new(), |tile| tile.to_string()),
        count: 1,
        owner: None,
        tags,
        label: face.map_or(Text::new("tek-tile-down"), a_tile),
    })
}

fn fence(at: &str, count: u16) -> Piece {
    Piece {
        id: at.to_string(),
        kind: "fence",
        face: String::new(),
        at: at.to_string(),
        count,
        owner: None,
        tags: Vec::new(),
        label: Text::new("tek-fence").number("count", count),
    }
}

/// Fences left, sheep taken, rams and shepherds that have left.
fn heaps(view: &View, areas: &mut Vec<Area>, pieces: &mut Vec<Piece>) {
    let sheep = sheep_player(view);
    let heap = |id: &str, owner| Area {
        id: id.to_string(),
        kind: Kind::Heap,
        label: Text::new(format!("tek-{id}")),
        owner,
        places: Vec::new(),
    };
    areas.extend([heap("stock", view.shepherd), heap("taken", sheep), heap("removed", None)]);
    if view.stock > 0 {
        pieces.push(Piece { owner: view.shepherd, ..fence("stock", view.stock as u16) });
    }
    for (at, tiles, owner) in [("taken", &view.taken, sheep), ("removed", &view.removed, None)] {
        for alike in tiles.chunk_by(|one, other| one == other) {
            pieces.push(Piece {
                id: format!("{at}.{}", alike[0]),
                kind: "tile",
                face: alike[0].to_string(),
                at: at.to_string(),
                count: alike.len() as u16,
                owner,
                tags: Vec::new(),
                label: a_tile(alike[0]),
            });
        }
    }
}

/// Everything behind fences, ground included: one outline, as many points as tiles.
fn enclosure(state: &TeKuiti, view: &View) -> Option<Group> {
    let closed = Fences::default().open() & !state.open();
    let count = tiles_in(state, closed);
    (closed != 0).then(|| Group {
        id: "enclosed".into(),
        kind: "enclosed",
        at: ids(closed),
        owner: view.shepherd,
        counts: vec![count],
        goal: None,
        points: if is_solo(view) { 0 } else { count },
        label: Text::new("tek-enclosed").number("count", count),
    })
}

fn is_solo(view: &View) -> bool {
    view.options.mode == Mode::Solo
}

/// Who looks for pairs, once known.
fn sheep_player(view: &View) -> Option<Seat> {
    if is_solo(view) { Some(Seat(0)) } else { view.shepherd.map(Seat::other) }
}

fn ask(state: &TeKuiti, view: &View) -> Text {
    let seat = match state.turn() {
        Turn::Over => return over(state, view),
        Turn::Chance => return Text::new(format!("tek-ask-{}", view.phase)),
        Turn::Seat(seat) => seat,
    };
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    let word = match view.phase {
        "flip" if is_solo(view) => "solo",
        "flip" if moves.contains(&Move::End) => "end",
        "flip" if moves.iter().any(|mv| matches!(mv, Move::Take(_))) => "take",
        "flip" if view.final_phase => "final",
        "place" if view.last_turn => "last",
        phase => phase,
    };
    Text::new(format!("tek-ask-{word}"))
        .seat(seat)
        .number("flipped", view.n_flipped)
        .number("count", view.to_place)
}

fn over(state: &TeKuiti, view: &View) -> Text {
    if is_solo(view) {
        let left = TILES - i32::from(view.scores[0]);
        return Text::new(if left == 0 { "tek-over-cleared" } else { "tek-over-left" }).number("count", left);
    }
    match winner(state) {
        Some(seat) => {
            let points = |seat: Seat| view.scores[seat.index()];
            Text::new("tek-over").seat(seat).number("more", points(seat)).number("fewer", points(seat.other()))
        }
        None => Text::new("ask-draw"),
    }
}

/// The winner, once the match is over; none for a draw or a solo game that is lost.
fn winner(state: &TeKuiti) -> Option<Seat> {
    let standing = state.standing()?;
    let mut first = Seat::all(state.seats()).filter(|seat| standing.is_first(*seat));
    first.next().filter(|_| first.next().is_none())
}

fn choice(state: &TeKuiti, view: &View, mv: Move) -> Choice {
    let (steps, label) = match mv {
        Move::Fence(edge) => (vec![vec![edge.to_string()]], Text::new("tek-move-fence").text("edge", edge_name(edge))),
        Move::Unfence(edge) => {
            (vec![vec![edge.to_string()]], Text::new("tek-move-unfence").text("edge", edge_name(edge)))
        }
        Move::Flip(cell) => (vec![vec![cell.to_string()]], Text::new("tek-move-flip").word("cell", cell)),
        Move::Take(pair) => {
            let [one, two] = pair.cells().map(|cell| cell.to_string());
            let label = Text::new("tek-move-take").word("one", &one).word("two", &two);
            (vec![vec![one], vec![two]], label)
        }
        Move::End => (vec![vec!["end".into()]], Text::new("tek-end")),
    };
    Choice { mv: mv.to_string(), steps, label, effects: effects(state, view, mv) }
}

/// The cells a fence closes, or one taken away reopens.
fn changed(state: &TeKuiti, then: Fences) -> Cells {
    state.open() ^ then.open()
}

/// How many tiles lie there.
fn tiles_in(state: &TeKuiti, set: Cells) -> i32 {
    (state.tiles() & set).count_ones() as i32
}

/// What is certain: everything but what a flip shows, which a player has to remember or find out.
fn effects(state: &TeKuiti, view: &View, mv: Move) -> Vec<Effect> {
    let region = |kind: &'static str, set: Cells| {
        let amount = tiles_in(state, set);
        let label = Text::new(format!("tek-effect-{kind}")).number("count", amount);
        (set != 0).then(|| Effect { kind, at: ids(set), amount, label })
    };
    let first = match mv {
        Move::Flip(_) => return Vec::new(),
        Move::Fence(edge) => region("enclose", changed(state, state.fences().with(edge))),
        Move::Unfence(edge) => region("open", changed(state, state.fences().without(edge))),
        Move::Take(pair) => region("collect", pair.bits()),
        Move::End => None,
    };
    let mut effects: Vec<Effect> = first.into_iter().collect();
    let mut after = state.clone();
    after.apply(mv);
    let then = after.view(Viewer::Spectator);
    let mut add = |kind: &'static str, amount: i32, label: &str| {
        effects.push(Effect { kind, at: Vec::new(), amount, label: Text::new(label) });
    };
    if then.round != view.round {
        add("round", 0, "tek-effect-round");
    } else if after.turn() == Turn::Over {
        match (winner(&after), state.turn()) {
            (Some(seat), turn) if turn == Turn::Seat(seat) => add("win", 1, "effect-win"),
            (None, _) if !is_solo(view) => add("win", 0, "tek-effect-draw"),
            _ => add("win", -1, "effect-lose"),
        }
    } else if then.final_phase && !view.final_phase {
        add("final", 0, "tek-effect-final");
    } else if then.last_turn && !view.last_turn {
        add("last", 0, "tek-effect-last");
    }
    effects
}

fn side(state: &TeKuiti, view: &View, seat: Seat) -> Side {
    let row = |id: &str, value: i32, goal: Option<i32>| Row { label: Text::new(format!("tek-row-{id}")), value, goal };
    let score = i32::from(view.scores[seat.index()]);
    let flipped = row("flipped", i32::from(view.n_flipped), Some(2));
    let fences = row("fences", view.stock as i32, Some(FENCES));
    let (role, rows) = match view.shepherd {
        _ if is_solo(view) => ("alone", vec![row("gone", score, Some(TILES)), fences, flipped]),
        None => ("open", Vec::new()),
        Some(shepherd) => {
            let is_shepherd = shepherd == seat;
            let (role, own, points) = match is_shepherd {
                true => ("shepherd", [row("enclosed", view.enclosed.len() as i32, None), fences], view.enclosed.len()),
                false => ("sheep", [row("taken", view.taken.len() as i32, None), flipped], view.taken.len()),
            };
            let round = row("round", i32::from(view.round), Some(i32::from(view.options.rounds)));
            let mut rows = vec![round];
            rows.extend(own);
            if view.round > 1 {
                rows.push(row("before", score - points as i32, None));
            }
            (role, rows)
        }
    };
    Side {
        seat,
        role: Text::new(format!("tek-role-{role}")),
        score,
        place: state.standing().map(|standing| standing.places[seat.index()]),
        rows,
    }
}
