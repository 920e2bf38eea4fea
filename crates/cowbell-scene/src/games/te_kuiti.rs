//! Te Kuiti: the field, its fences, and what has left it. Faces of tiles come only from the view. This is a memory
//! game, so no choice says what a flip would show.

mod choices;
mod log;
mod reasons;
mod table;
#[cfg(test)]
mod tests;
mod themes;

use cowbell_catalog::games::TeKuiti;
use cowbell_catalog::games::te_kuiti::{Cell, Edge, Mode, Move, Side as Wind, Spot, Tile, View};
use cowbell_rules::{Event, EventOf, Game, Seat, Turn};
use smol_str::SmolStrBuilder;

use self::choices::choice;
use self::table::{alike, edges, enclosure, fence, field, heaps, pairs, tile_on};
use crate::entry::Change;
use crate::label::Label;
use crate::reason::Reason;
use crate::scene::{Button, Choice, Piece, Row, Scene, Side, Whose};
use crate::scenic::{Scenic, Seen};
use crate::text::Text;
use crate::word::{Spell, spelt, word};

spelt! {
    Cell: |cell| cell.name(),
    Wind: |side| side.letter(),
    Edge: |edge| edge.name(),
    Tile: |tile| (tile.kind.letter(), tile.daisy),
}

impl Spell for Move {
    fn spell(&self, word: &mut SmolStrBuilder) {
        match self {
            Move::Fence(edge) => ("fence ", edge).spell(word),
            Move::Flip(cell) => ("flip ", cell).spell(word),
            Move::Unfence(edge) => ("unfence ", edge).spell(word),
            Move::Take(pair) => {
                let [one, two] = pair.cells();
                (("take ", one), ("+", two)).spell(word);
            }
            Move::End => "end".spell(word),
        }
    }
}

/// Number of fences in a round, and of tiles on a full field.
const FENCES: i32 = 30;
const TILES: i32 = 25;

impl Scenic for TeKuiti {
    fn drawn(Seen { state, view, viewer }: &Seen<Self>, moves: &[Move]) -> Scene {
        let me = Scene::seat_of(*viewer);
        let mut areas = vec![field(view), edges()];
        let mut pieces: Vec<Piece> = cells().filter_map(|cell| tile_on(view, cell)).collect();
        pieces.extend(view.fences.iter().map(|edge| fence(edge.to_word(), 1)));
        heaps(view, &mut areas, &mut pieces);
        let end = Button { id: "end".into(), label: Text::new("tek-end") };
        Scene {
            game: Self::INFO.slug.into(),
            me,
            turn: Whose(state.turn()),
            phase: view.phase.into(),
            ask: ask(state, view),
            areas,
            pieces,
            groups: enclosure(state, view).into_iter().chain(pairs(state)).collect(),
            buttons: moves.contains(&Move::End).then_some(end).into_iter().collect(),
            choices: Vec::new(),
            sides: Seat::all(state.seats()).map(|seat| side(state, view, seat)).collect(),
        }
    }

    fn choices(Seen { state, view, .. }: &Seen<Self>, moves: &[Move]) -> Vec<Choice> {
        moves.iter().map(|mv| choice(state, view, *mv)).collect()
    }

    fn entry(
        before: &Seen<Self>,
        event: EventOf<Self>,
        after: &Seen<Self>,
        _told: &str,
    ) -> (Text, Vec<Change>) {
        log::entry(before, event, after, true)
    }

    /// A tile that is flipped again is named only if its face is no longer secret (TEK-8).
    fn past(
        before: &Seen<Self>,
        event: EventOf<Self>,
        after: &Seen<Self>,
        _told: &str,
        now: &Seen<Self>,
    ) -> (Text, Vec<Change>) {
        let (then, now) = (&before.view, &now.view);
        let is_open = match event {
            Event::Move { mv: Move::Flip(cell), .. } => {
                then.round != now.round || !matches!(now.field[cell.index()], Spot::Down)
            }
            _ => true,
        };
        log::entry(before, event, after, is_open)
    }

    fn reasons(&self, seat: Seat, mv: Self::Move) -> Vec<Reason> {
        reasons::reasons(self, seat, mv)
    }

    fn theme(&self, seat: Seat, mv: Self::Move) -> Option<&'static str> {
        Some(themes::theme(self, seat, mv))
    }
}

fn cells() -> impl Iterator<Item = Cell> {
    (0..5).flat_map(|row| (0..5).map(move |column| Cell::at(column, row)))
}

fn is_solo(view: &View) -> bool {
    view.options.mode == Mode::Solo
}

/// The player who looks for pairs, once that is decided.
fn sheep_player(view: &View) -> Option<Seat> {
    if is_solo(view) { Some(Seat(0)) } else { view.shepherd.map(Seat::other) }
}

/// Whether a sheep is face up that can still be taken.
fn has_open_sheep(view: &View) -> bool {
    cells().any(|cell| matches!(view.field[cell.index()], Spot::Up(_)) && !view.enclosed.contains(&cell))
}

fn ask(state: &TeKuiti, view: &View) -> Text {
    let seat = match state.turn() {
        Turn::Over => return over(state, view),
        Turn::Chance => return Text::new(word!["tek-ask-", view.phase]),
        Turn::Seat(seat) => seat,
    };
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    let word = match view.phase {
        "flip" if is_solo(view) => "solo",
        "flip" if moves.contains(&Move::End) => "end",
        "flip" if moves.iter().any(|mv| matches!(mv, Move::Take(_))) => "take",
        "flip" if view.final_phase => "final",
        "flip" if view.n_flipped == 1 && !has_open_sheep(view) => "shut",
        "place" if view.last_turn => "last",
        "place" if alike(state).next().is_some() => "left",
        "place" if view.final_phase => "late",
        phase => phase,
    };
    Text::new(word!["tek-ask-", word])
        .seat(seat)
        .number("flipped", view.n_flipped)
        .number("count", view.to_place)
}

fn over(state: &TeKuiti, view: &View) -> Text {
    if is_solo(view) {
        let left = TILES - i32::from(view.scores[0]);
        let text = Text::new(if left == 0 { "tek-over-cleared" } else { "tek-over-left" });
        return text.seat(Seat(0)).number("count", left);
    }
    match winner(state) {
        Some(seat) => {
            let points = |seat: Seat| view.scores[seat.index()];
            Text::new("tek-over")
                .seat(seat)
                .number("more", points(seat))
                .number("fewer", points(seat.other()))
        }
        None => Text::new("ask-draw"),
    }
}

/// The winner, once the match is over; none for a draw or a lost solo game.
fn winner(state: &TeKuiti) -> Option<Seat> {
    let standing = state.standing()?;
    let mut first = Seat::all(state.seats()).filter(|seat| standing.is_first(*seat));
    first.next().filter(|_| first.next().is_none())
}

fn side(state: &TeKuiti, view: &View, seat: Seat) -> Side {
    let row =
        |id: &'static str, value: i32, goal: Option<i32>| Row { label: Label::message(id), value, goal };
    let score = i32::from(view.scores[seat.index()]);
    let flipped = row("tek-row-flipped", i32::from(view.n_flipped), Some(2));
    let fences = row("tek-row-fences", view.stock as i32, Some(FENCES));
    let (role, rows) = match view.shepherd {
        _ if is_solo(view) => {
            ("tek-role-alone", vec![row("tek-row-gone", score, Some(TILES)), fences, flipped])
        }
        None => ("tek-role-open", Vec::new()),
        Some(shepherd) => {
            let is_shepherd = shepherd == seat;
            let (role, own, points) = match is_shepherd {
                true => (
                    "tek-role-shepherd",
                    [row("tek-row-enclosed", view.enclosed.len() as i32, None), fences],
                    view.enclosed.len(),
                ),
                false => (
                    "tek-role-sheep",
                    [row("tek-row-taken", view.taken.len() as i32, None), flipped],
                    view.taken.len(),
                ),
            };
            let round = row("tek-row-round", i32::from(view.round), Some(i32::from(view.options.rounds)));
            let mut rows = vec![round];
            rows.extend(own);
            if view.round > 1 {
                rows.push(row("tek-row-before", score - points as i32, None));
            }
            (role, rows)
        }
    };
    Side {
        seat,
        role: Label::message(role),
        score,
        // A solo game is won or lost; there are no places.
        place: state
            .standing()
            .filter(|standing| standing.places.len() > 1)
            .map(|standing| standing.places[seat.index()]),
        rows,
    }
}
