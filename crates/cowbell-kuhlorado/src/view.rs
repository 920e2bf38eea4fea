//! What may be known: everything (KUH-7).

use cowbell_rules::Seat;
use serde::Serialize;

use crate::board::{Cell, Cells, MEADOWS, Symbol, each};
use crate::moves::Again;
use crate::options::Options;
use crate::score::{Contest, Score, area_points, areas};
use crate::sheet::SheetId;
use crate::state::{Kuhlorado, Phase};

/// The open table. Both seats and spectators see the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The options of the table.
    pub options: Options,
    /// The printed sheet, `K03`, if it is one.
    pub sheet: Option<String>,
    /// What each row shows, row 8 first: `c421435c`, with `=` for a trough. Empty before there is a sheet.
    pub rows: Vec<String>,
    /// Both sides.
    pub seats: [SeatView; 2],
    /// The border meadows: north, east, south, west.
    pub meadows: Vec<ContestView>,
    /// The troughs, by their lowest cell.
    pub troughs: Vec<ContestView>,
    /// Whose turn it is, also while chance acts.
    pub turn: Seat,
    /// What is asked: `sheet`, `start`, `roll`, `reroll`, `again`, `mark`, `over`.
    pub phase: &'static str,
    /// The dice as they lie.
    pub dice: Option<[Symbol; 2]>,
    /// Which dice are being thrown again: `1`, `2` or `both`.
    pub again: Option<Again>,
    /// Whether doubles have been scored.
    pub interim: bool,
    /// Cow cells that nobody has marked.
    pub free_cows: u32,
    /// Number cells that nobody has marked.
    pub free_numbers: u32,
}

/// One side of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatView {
    /// The marked cells, ascending.
    pub marks: Vec<Cell>,
    /// The connected areas, by their lowest cell.
    pub areas: Vec<AreaView>,
    /// The points as they stand.
    pub score: Score,
    /// Their sum.
    pub total: u8,
}

/// Connected marks of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AreaView {
    /// Its cells, ascending.
    pub cells: Vec<Cell>,
    /// What it is worth.
    pub points: u8,
}

/// A meadow or a trough: points for the majority.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ContestView {
    /// `north`, or the cells of a trough: `b7+c7`.
    pub name: String,
    /// The cells that count, ascending.
    pub cells: Vec<Cell>,
    /// What it is worth.
    pub points: u8,
    /// Marks by seat.
    pub marks: [u8; 2],
    /// Who has more of them.
    pub leader: Option<Seat>,
}

impl View {
    pub(crate) fn of(state: &Kuhlorado) -> View {
        let free = !state.marked();
        let sheet = state.sheet();
        let troughs = sheet.map(|sheet| sheet.troughs()).unwrap_or_default();
        View {
            options: state.options,
            sheet: sheet.and_then(|sheet| sheet.id()).as_ref().map(SheetId::to_string),
            rows: sheet.map_or(Vec::new(), |sheet| (0..8).rev().map(|row| sheet.row(row)).collect()),
            seats: [Seat(0), Seat(1)].map(|seat| side(state, seat)),
            meadows: MEADOWS
                .iter()
                .zip(state.meadows())
                .map(|((name, _), contest)| contested(name.to_string(), contest))
                .collect(),
            troughs: troughs
                .iter()
                .zip(state.troughs())
                .map(|(trough, contest)| contested(joined(trough.cells), contest))
                .collect(),
            turn: state.seat,
            phase: match state.phase {
                Phase::Sheet => "sheet",
                Phase::Start => "start",
                Phase::Roll => "roll",
                Phase::Reroll => "reroll",
                Phase::Again(_) => "again",
                Phase::Mark => "mark",
                Phase::Over => "over",
            },
            dice: state.dice,
            again: match state.phase {
                Phase::Again(again) => Some(again),
                _ => None,
            },
            interim: state.interim.is_some(),
            free_cows: (state.sheet.cows() & free).count_ones(),
            free_numbers: (state.sheet.numbers() & free).count_ones(),
        }
    }
}

fn side(state: &Kuhlorado, seat: Seat) -> SeatView {
    let score = state.score()[seat.index()];
    let area = |cells: Cells| AreaView { cells: each(cells).collect(), points: area_points(cells.count_ones()) };
    SeatView {
        marks: each(state.marks(seat)).collect(),
        areas: areas(state.marks(seat)).map(area).collect(),
        score,
        total: score.total(),
    }
}

fn contested(name: String, contest: Contest) -> ContestView {
    ContestView {
        name,
        cells: each(contest.cells).collect(),
        points: contest.points,
        marks: contest.marks,
        leader: contest.leader(),
    }
}

fn joined(cells: Cells) -> String {
    let names: Vec<String> = each(cells).map(|cell| cell.to_string()).collect();
    names.join("+")
}
