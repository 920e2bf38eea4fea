//! Log entries of Te Kuiti in words: one sentence for the event, more for its consequences under the rules.

use cowbell_catalog::games::TeKuiti;
use cowbell_catalog::games::te_kuiti::{Cell, Chance, Move, Spot, Tile, View};
use cowbell_rules::{Event, EventOf, Game, Seat, Turn};

use super::choices::{changed, tiles_in};
use super::table::{a_tile, alike, edge_name};
use super::{cells, is_solo, over, sheep_player};
use crate::entry::{Change, Motion};
use crate::scenic::Seen;
use crate::text::Text;
use crate::word::Spell;

/// Describes an event. A tile that is flipped again is named only if `is_open`.
pub(super) fn entry(
    Seen { state: before, view, .. }: &Seen<TeKuiti>,
    event: EventOf<TeKuiti>,
    Seen { state: after, view: then, .. }: &Seen<TeKuiti>,
    is_open: bool,
) -> (Text, Vec<Change>) {
    let mut tale = match event {
        Event::Move { seat, mv } => moved(before, view, after, then, seat, mv, is_open),
        Event::Chance(Chance::Start(seat)) => Tale::new(Text::new("tek-log-start").seat(seat)),
        Event::Chance(Chance::Tile(tile)) => {
            let cell = view.turning.expect("a tile is seen while it turns");
            let text = Text::new("tek-log-tile").word("cell", cell.to_word()).text("tile", a_tile(tile));
            let mut tale = Tale::new(text);
            shown(&mut tale, view, after, then, cell, tile, true);
            tale
        }
    };
    if then.final_phase && !view.final_phase {
        tale.add(Text::new("tek-log-final"));
    }
    if then.last_turn && !view.last_turn {
        tale.add(Text::new("tek-log-last"));
    }
    if then.round != view.round || after.turn() == Turn::Over && !is_solo(view) {
        tale.add(Text::new("tek-log-round").number("round", view.round));
        for seat in Seat::all(2) {
            tale.add(Text::new("tek-log-points").seat(seat).number("count", then.scores[seat.index()]));
        }
    }
    if after.turn() == Turn::Over {
        tale.add(over(after, then));
    }
    (tale.text, tale.changes)
}

/// A sequence of sentences, and what moved meanwhile.
struct Tale {
    text: Text,
    changes: Vec<Change>,
}

impl Tale {
    fn new(text: Text) -> Tale {
        Tale { text, changes: Vec::new() }
    }

    fn add(&mut self, text: Text) {
        self.text = Text::new("tek-then").text("first", self.text.clone()).text("then", text);
    }

    fn change(&mut self, motion: Motion, face: impl Spell, from: impl Spell, to: impl Spell) {
        self.changes.push(Change::new(motion, face.to_word(), from.to_word(), to.to_word()));
    }
}

fn moved(
    before: &TeKuiti,
    view: &View,
    after: &TeKuiti,
    then: &View,
    seat: Seat,
    mv: Move,
    is_open: bool,
) -> Tale {
    match mv {
        Move::Fence(edge) => {
            let count = tiles_in(before, changed(before, before.fences().with(edge)));
            let mut tale = Tale::new(Text::new("tek-log-fence").seat(seat).text("edge", edge_name(edge)));
            if count > 0 {
                tale.add(Text::new("tek-log-enclosed").number("count", count));
            }
            tale.change(Motion::Place, "", "stock", edge);
            tale
        }
        Move::Unfence(edge) => {
            let count = tiles_in(before, changed(before, before.fences().without(edge)));
            let mut tale = Tale::new(Text::new("tek-log-unfence").seat(seat).text("edge", edge_name(edge)));
            if count > 0 {
                tale.add(Text::new("tek-log-opened").number("count", count));
            }
            tale.change(Motion::Move, "", edge, "stock");
            tale
        }
        Move::Take(pair) => {
            let [one, two] = pair.cells();
            let mut tale = Tale::new(
                Text::new("tek-log-take").seat(seat).word("one", one.to_word()).word("two", two.to_word()),
            );
            for cell in [one, two] {
                if let Spot::Up(tile) = view.field[cell.index()] {
                    tale.change(Motion::Collect, tile, cell, "taken");
                }
            }
            tale
        }
        Move::End => {
            let mut tale = Tale::new(Text::new("tek-log-end").seat(seat));
            // In the last turn of the round there is nobody left to take it.
            if alike(after).next().is_some() && !then.last_turn {
                tale.add(Text::new("tek-log-left"));
            }
            tale
        }
        // What a hidden tile shows is the next event.
        Move::Flip(cell) => match before.tile(cell) {
            None => Tale::new(Text::new("tek-log-flip").seat(seat).word("cell", cell.to_word())),
            Some(tile) => {
                let text = Text::new(if is_open { "tek-log-again" } else { "tek-log-flip" });
                let text = text.seat(seat).word("cell", cell.to_word());
                let mut tale = Tale::new(if is_open { text.text("tile", a_tile(tile)) } else { text });
                shown(&mut tale, view, after, then, cell, tile, is_open);
                tale
            }
        },
    }
}

/// A tile is turned face up on `cell`: first a daisy's fence, then a tile that leaves, a pair, or sheep turned down
/// again.
fn shown(tale: &mut Tale, view: &View, after: &TeKuiti, then: &View, cell: Cell, tile: Tile, is_open: bool) {
    if is_open {
        tale.change(Motion::Flip, tile, cell, cell);
    }
    let is_same_round = then.round == view.round;
    for edge in then.fences.iter().filter(|edge| is_same_round && !view.fences.contains(edge)) {
        tale.add(Text::new("tek-log-daisy").text("edge", edge_name(*edge)));
        tale.change(Motion::Place, "", "stock", edge);
    }
    if !tile.kind.is_sheep() {
        tale.change(Motion::Remove, tile, cell, "removed");
        return;
    }
    let Some(seat) = sheep_player(view) else { return };
    let is_gone = |other: &Cell| !is_same_round || after.tiles() & other.bit() == 0;
    let up = cells().filter_map(|other| match view.field[other.index()] {
        Spot::Up(sheep) => Some((other, sheep)),
        _ => None,
    });
    let up: Vec<(Cell, Tile)> = up.collect();
    // Only a pair gives the sheep player two points.
    if then.scores[seat.index()] == view.scores[seat.index()] + 2 {
        let partner = up.iter().find(|(other, sheep)| sheep.kind == tile.kind && is_gone(other));
        tale.add(Text::new("tek-log-pair").seat(seat));
        for (from, sheep) in partner.into_iter().chain(&[(cell, tile)]) {
            tale.change(Motion::Collect, sheep, from, "taken");
        }
        return;
    }
    // In the final phase it lies there to be taken.
    let partner = up.iter().find(|(other, sheep)| {
        let pair = other.bit() | cell.bit();
        sheep.kind == tile.kind && is_same_round && alike(after).any(|(_, cells)| cells & pair == pair)
    });
    if let Some((other, _)) = partner.filter(|_| is_open) {
        tale.add(Text::new("tek-log-match").word("cell", other.to_word()));
    }
    let is_down =
        |cell: &Cell| is_same_round && !matches!(then.field[cell.index()], Spot::Up(_) | Spot::Empty);
    let down: Vec<Cell> = up.iter().map(|(other, _)| *other).chain([cell]).filter(is_down).collect();
    if !down.is_empty() {
        // Two of a kind, but a fence came between.
        let partner = up.iter().find(|(_, sheep)| is_open && sheep.kind == tile.kind);
        let shut =
            partner.and_then(|(other, _)| [*other, cell].into_iter().find(|one| then.enclosed.contains(one)));
        tale.add(shut.map_or(Text::new("tek-log-down"), |cell| {
            Text::new("tek-log-shut").word("cell", cell.to_word())
        }));
    }
    for cell in down {
        tale.change(Motion::Flip, "", cell, cell);
    }
}
