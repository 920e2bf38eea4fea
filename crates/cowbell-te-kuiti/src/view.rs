//! What people are shown. Nothing here is private to a seat; but remembering is the game, so tiles that lie
//! face down again are shown only as far as `memory-aid` says, on the field and in the log.

use core::fmt;

use cowbell_rules::{Event, Game, Match, Seat, Told, Viewer, step};
use serde::{Serialize, Serializer};

use crate::board::{Cell, Edge, each};
use crate::moves::Move;
use crate::options::{MemoryAid, Options};
use crate::state::{Phase, TeKuiti};
use crate::tiles::{Bag, Kind, Tile};

/// What everyone at the table may see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The options of the table.
    pub options: Options,
    /// The round, from 1.
    pub round: u8,
    /// The shepherd player of this round, once known; nobody in the solo game.
    pub shepherd: Option<Seat>,
    /// What is asked: `start`, `place`, `flip`, `tile`, `ram`, `herd` or `over`.
    pub phase: &'static str,
    /// How many fences the shepherd player places before the turn passes; 0 if that is not the next step.
    pub to_place: u8,
    /// The tile that is just being turned over.
    pub turning: Option<Cell>,
    /// The cells, a1 to e5.
    pub field: [Spot; 25],
    /// The fences on the field.
    pub fences: Vec<Edge>,
    /// The fences that are left.
    pub stock: u32,
    /// The cells with enclosed tiles.
    pub enclosed: Vec<Cell>,
    /// How many sheep have been flipped in this turn.
    pub n_flipped: u8,
    /// The sheep taken in this round.
    pub taken: Vec<Tile>,
    /// Rams and shepherds that have left the field in this round.
    pub removed: Vec<Tile>,
    /// The final phase has begun.
    pub final_phase: bool,
    /// The shepherd player has the last turn.
    pub last_turn: bool,
    /// Points so far by seat, those of the running round included; solo: tiles removed.
    pub scores: Vec<u8>,
}

/// A cell as a viewer sees it: `.`, `?`, `J`, `J*`; solo with the side of the daisy: `Jn`, `Jn*`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// No tile.
    Empty,
    /// A tile, face down.
    Down,
    /// A tile, face down, that is known.
    Known(Tile),
    /// A tile, face up.
    Up(Tile),
}

impl Spot {
    /// The cell as perfect memory knows it.
    pub(crate) fn remembered(state: &TeKuiti, cell: Cell) -> Spot {
        match state.tile(cell) {
            Some(tile) if state.up & cell.bit() != 0 => Spot::Up(tile),
            Some(tile) => Spot::Known(tile),
            None if state.tiles & cell.bit() != 0 => Spot::Down,
            None => Spot::Empty,
        }
    }

    /// The cell as it is shown. After the match everything that was seen may be shown.
    fn shown(state: &TeKuiti, cell: Cell) -> Spot {
        let shows_all = state.options.memory_aid == MemoryAid::All || state.phase == Phase::Over;
        match Spot::remembered(state, cell) {
            Spot::Known(_) if !shows_all => Spot::Down,
            spot => spot,
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Empty => f.write_str("."),
            Spot::Down => f.write_str("?"),
            Spot::Known(tile) => write!(f, "{tile}"),
            Spot::Up(tile) => write!(f, "{tile}*"),
        }
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// What everyone may see.
pub(crate) fn view(state: &TeKuiti) -> View {
    let solo = state.is_solo();
    let (phase, to_place, turning) = match state.phase {
        Phase::Start => ("start", 0, None),
        Phase::Place(n) => ("place", n, None),
        Phase::Flip => ("flip", 0, None),
        Phase::Tile(cell) => ("tile", 0, Some(cell)),
        Phase::Ram => ("ram", 0, None),
        Phase::Herd => ("herd", 1, None),
        Phase::Over => ("over", 0, None),
    };
    View {
        options: state.options,
        round: state.round,
        shepherd: (!solo && state.phase != Phase::Start).then_some(state.shepherd),
        phase,
        to_place,
        turning,
        field: core::array::from_fn(|index| Spot::shown(state, Cell(index as u8))),
        fences: state.fences.iter().collect(),
        stock: state.stock(),
        enclosed: each(state.tiles & !state.open).collect(),
        n_flipped: state.n_flipped,
        taken: repeat(Kind::SHEEP.into_iter().zip(state.taken)),
        removed: state.removed(),
        final_phase: state.is_final,
        last_turn: state.is_last_turn,
        scores: match solo {
            true => vec![25 - state.tiles.count_ones() as u8],
            false => Seat::all(2).map(|seat| state.points(seat)).collect(),
        },
    }
}

/// Whether a legal move turns up a tile that the players were meant to remember, or hides one that is open: taking it
/// back would then be a second look.
pub(crate) fn reveals(state: &TeKuiti, mv: Move) -> bool {
    if state.options.memory_aid == MemoryAid::All {
        return false;
    }
    let hidden = |state: &TeKuiti| state.seen() & !state.up;
    let mut after = state.clone();
    after.apply(mv);
    after.round != state.round || after.phase == Phase::Over || hidden(&after) != hidden(state)
}

impl TeKuiti {
    /// Rams and shepherds leave when they are seen: those not in the bag have left.
    fn removed(&self) -> Vec<Tile> {
        let full = Bag::full(&self.options);
        let count = |bag: &Bag, kind: Kind| bag.plain[kind.index()] + bag.daisied[kind.index()];
        let gone = |kind| (kind, count(&full, kind) - count(&self.bag, kind));
        repeat([Kind::Ram, Kind::Shepherd].into_iter().map(gone))
    }
}

/// As many tiles of each kind as counted.
fn repeat(counts: impl Iterator<Item = (Kind, u8)>) -> Vec<Tile> {
    counts.flat_map(|(kind, n)| (0..n).map(move |_| Tile { kind, daisy: None })).collect()
}

impl TeKuiti {}

/// The log as it may be read now: `tile ?` for a tile that lies face down again. Tiles of finished rounds,
/// tiles that have left the field and tiles lying face up are no secret.
pub(crate) fn told(game: &Match<TeKuiti>, viewer: Viewer) -> Vec<Told> {
    let mut told = game.recall(viewer);
    let aid = game.state().options.memory_aid;
    if aid == MemoryAid::All || game.state().phase == Phase::Over {
        return told;
    }
    let mut state = game.start().clone();
    // Where in the log each tile of this round turned up, and the cells flipped in the latest sheep turn. A
    // turn begins when no sheep has been flipped in it: rams and shepherds before that leave the field
    // anyway.
    let mut turned_up = [None; 25];
    let mut recent = 0;
    for (index, event) in game.log().iter().enumerate() {
        if let Event::Move { mv: Move::Flip(cell), .. } = event {
            recent = if state.n_flipped == 0 { cell.bit() } else { recent | cell.bit() };
        }
        if let Phase::Tile(cell) = state.phase {
            turned_up[cell.index()] = Some(index);
        }
        let round = state.round;
        step(&mut state, *event);
        if state.round != round {
            turned_up = [None; 25];
        }
    }
    let readable = if aid == MemoryAid::LastTurn { recent } else { 0 };
    for cell in each(state.seen() & !state.up & !readable) {
        if let Some(index) = turned_up[cell.index()] {
            told[index] = Told::Chance { chance: "tile ?".into(), to: None };
        }
    }
    told
}
