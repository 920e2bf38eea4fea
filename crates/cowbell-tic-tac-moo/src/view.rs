//! What may be known: everything but the order of the supplies, which does not exist.

use cowbell_rules::Seat;
use serde::Serialize;

use crate::board::{Cell, Species, each};
use crate::options::Options;
use crate::state::{Phase, TicTacMoo};

/// The open table. Both seats and spectators see the same (TTM-70).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The options of the table.
    pub options: Options,
    /// Every tile on the meadow: `["a3", "H"]`, ascending by cell.
    pub tiles: Vec<(Cell, Species)>,
    /// The four fields.
    pub fields: Vec<FieldView>,
    /// Both sides.
    pub seats: [SeatView; 2],
    /// Whose turn it is, also while chance acts.
    pub turn: Seat,
    /// What is asked: `set-up`, `start`, `first`, `second`, `redraw`, `refill`, `over`.
    pub phase: &'static str,
    /// How it ended, once it has.
    pub end: Option<&'static str>,
}

/// One 3×3 field.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FieldView {
    /// Whose field it is.
    pub owner: Seat,
    /// Its south-western cell.
    pub corner: Cell,
    /// Tiles in it, by species (C, P, S, H).
    pub counts: [u8; 4],
}

/// One side of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatView {
    /// The tiles on the farmhands, in order.
    pub hand: Vec<Species>,
    /// The tile in the barn.
    pub barn: Option<Species>,
    /// Starting tiles not yet placed.
    pub start: Vec<Species>,
    /// Collected tiles, by species (C, P, S, H).
    pub taken: [u8; 4],
    /// What is left in the supply, by species: both sides can work it out (TTM-70).
    pub supply: [u8; 4],
}

pub(crate) fn view(state: &TicTacMoo) -> View {
    View {
        options: state.options,
        tiles: each(!state.free() & crate::board::MEADOW)
            .map(|cell| (cell, state.species_at(cell).expect("the cell is taken")))
            .collect(),
        fields: [Seat(0), Seat(1)].into_iter().flat_map(|owner| fields(state, owner)).collect(),
        seats: [Seat(0), Seat(1)].map(|seat| side(state, seat)),
        turn: state.seat,
        phase: match state.phase {
            Phase::SetUp | Phase::Deal => "set-up",
            Phase::Start => "start",
            Phase::First => "first",
            Phase::Second => "second",
            Phase::RedrawFirst | Phase::RedrawSecond => "redraw",
            Phase::RefillHand | Phase::RefillBarn => "refill",
            Phase::Over(_) => "over",
        },
        end: state.end().map(|end| end.word()),
    }
}

fn fields(state: &TicTacMoo, owner: Seat) -> impl Iterator<Item = FieldView> {
    state.fields(owner).into_iter().map(move |field| FieldView {
        owner,
        corner: each(field).next().expect("a field has nine cells"),
        counts: state.tiles.map(|tiles| (tiles & field).count_ones() as u8),
    })
}

fn side(state: &TicTacMoo, seat: Seat) -> SeatView {
    let us = seat.index();
    SeatView {
        hand: state.hand[us].into_iter().flatten().collect(),
        barn: state.barn[us],
        start: Species::ALL.into_iter().filter(|s| state.start[us] & 1 << s.index() != 0).collect(),
        taken: state.taken[us],
        supply: state.supply[us],
    }
}

impl TicTacMoo {
    /// The tile on a cell.
    pub fn species_at(&self, cell: Cell) -> Option<Species> {
        Species::ALL.into_iter().find(|species| self.tiles(*species) & cell.bit() != 0)
    }
}
