//! What may be known: everything (KUH-7).

use std::borrow::Cow;

use cowbell_rules::Seat;
use cowbell_rules::notation::Name;
use serde::{Serialize, Serializer};

use crate::board::{Cells, MEADOWS, Symbol, each};
use crate::moves::Again;
use crate::options::{Options, SheetOption};
use crate::score::{Contest, Score, area_points, areas};
use crate::sheet::Sheet;
use crate::state::{Kuhlorado, Phase};

/// The open table. Both seats and spectators see the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The options of the table.
    pub options: Options,
    /// The name of the sheet, `K03` or `seed:7`, if it has one.
    pub sheet: Option<String>,
    /// What each row shows, row 8 first: `c421435c`, with `=` for a trough. Empty before there is a sheet.
    pub rows: Vec<Name<8>>,
    /// The points each seat would have if the match ended now.
    pub scores: [u8; 2],
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
    /// Unmarked cow cells.
    pub free_cows: u32,
    /// Unmarked number cells.
    pub free_numbers: u32,
}

/// One side of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatView {
    /// The points as they stand, by where they come from.
    pub score: Score,
    /// The marked cells; as JSON a list of names, ascending.
    #[serde(serialize_with = "names")]
    pub marks: Cells,
    /// The connected areas, by their lowest cell.
    pub areas: Vec<AreaView>,
}

/// Connected marks of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AreaView {
    /// How many cells it has.
    pub size: u32,
    /// What it is worth.
    pub points: u8,
    /// Its cells; as JSON a list of names, ascending.
    #[serde(serialize_with = "names")]
    pub cells: Cells,
}

/// A meadow or a trough: points for the majority.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ContestView {
    /// `north`, or the cells of a trough: `b7+c7`.
    pub name: Cow<'static, str>,
    /// What it is worth.
    pub points: u8,
    /// Marks by seat.
    pub marks: [u8; 2],
    /// Who has more of them.
    pub leader: Option<Seat>,
    /// The cells that count; as JSON a list of names, ascending.
    #[serde(serialize_with = "names")]
    pub cells: Cells,
}

pub(crate) fn view(state: &Kuhlorado) -> View {
    let (free, score) = (!state.marked(), state.score());
    let sheet = state.sheet();
    let troughs = sheet.map(|sheet| sheet.troughs()).unwrap_or_default();
    View {
        options: state.options,
        sheet: sheet.and_then(|sheet| name(state.options.sheet, sheet)),
        rows: sheet.map_or(Vec::new(), |sheet| (0..8).rev().map(|row| sheet.row(row)).collect()),
        scores: score.map(Score::total),
        seats: [Seat(0), Seat(1)].map(|seat| side(state.marks(seat), score[seat.index()])),
        meadows: MEADOWS
            .iter()
            .zip(state.meadows())
            .map(|((name, _), contest)| contested((*name).into(), contest))
            .collect(),
        troughs: troughs
            .iter()
            .zip(state.troughs())
            .map(|(trough, contest)| contested(joined(trough.cells).into(), contest))
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

fn name(option: SheetOption, sheet: &Sheet) -> Option<String> {
    match option {
        SheetOption::Seed(_) => Some(option.to_string()),
        _ => sheet.id().map(|id| id.to_string()),
    }
}

fn side(marks: Cells, score: Score) -> SeatView {
    let area = |cells: Cells| {
        let size = cells.count_ones();
        AreaView { size, points: area_points(size), cells }
    };
    SeatView { score, marks, areas: areas(marks).map(area).collect() }
}

fn contested(name: Cow<'static, str>, contest: Contest) -> ContestView {
    ContestView {
        name,
        points: contest.points,
        marks: contest.marks,
        leader: contest.leader(),
        cells: contest.cells,
    }
}

fn names<S: Serializer>(cells: &Cells, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(each(*cells))
}

fn joined(cells: Cells) -> String {
    let mut names = String::with_capacity(16);
    for (n, cell) in each(cells).enumerate() {
        names.push_str(if n == 0 { "" } else { "+" });
        names.push_str(cell.name().as_str());
    }
    names
}
