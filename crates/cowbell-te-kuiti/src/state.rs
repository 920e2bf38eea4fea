//! The state of a match, its set-up and what can be asked of it.
//!
//! Flat and about a hundred bytes: sets of cells as bits. The stock is not kept: it is what is
//! missing from the field (TEK-5). A tile that nobody has seen has no face (its kind is still in the bag).

use cowbell_rules::{Pick, Seat, Turn};

use crate::board::{Cell, Cells, FIELD, Side, each};
use crate::fault::Step;
use crate::fences::{FENCES, Fences};
use crate::options::{FinalPhase, Mode, Options};
use crate::tiles::{Bag, Kind, Tile};

/// A match of Te Kuiti, duel or solo.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TeKuiti {
    pub(crate) fences: Fences,
    /// The cells that are not enclosed: follows from the fences.
    pub(crate) open: Cells,
    /// The cells with a tile.
    pub(crate) tiles: Cells,
    /// The sheep lying face up.
    pub(crate) up: Cells,
    /// The sheep flipped in this turn that are still there.
    pub(crate) flipped: Cells,
    /// The sheep on the field that have been seen, by type.
    pub(crate) sheep: [Cells; 5],
    /// Solo: those of them with a daisy, by its side.
    pub(crate) daisies: [Cells; 4],
    /// The tiles nobody has seen.
    pub(crate) bag: Bag,
    /// The sheep taken in this round, by type.
    pub(crate) taken: [u8; 5],
    /// Points of the finished rounds, by seat.
    pub(crate) scores: [u8; 2],
    /// Solo: flips so far (TEK-62).
    pub(crate) flips: u16,
    pub(crate) phase: Phase,
    /// How many sheep have been flipped in this turn, those already taken included.
    pub(crate) n_flipped: u8,
    /// The final phase has begun (TEK-29).
    pub(crate) is_final: bool,
    /// The shepherd player has the last turn (TEK-33).
    pub(crate) is_last_turn: bool,
    /// 1 or 2.
    pub(crate) round: u8,
    /// Whose fences they are. Solo: a seat 1 that nobody takes, so that the sheep player is seat 0.
    pub(crate) shepherd: Seat,
    pub(crate) options: Options,
}

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// Chance: who is the first shepherd player.
    Start,
    /// The shepherd player places this many more fences.
    Place(u8),
    /// The sheep player flips, or in the final phase takes or ends.
    Flip,
    /// Chance: what is on the tile of this cell.
    Tile(Cell),
    /// The sheep player takes a fence away.
    Ram,
    /// The shepherd player places a fence for a shepherd tile.
    Herd,
    /// The match has ended.
    Over,
}

pub(crate) fn new(options: &Options) -> TeKuiti {
    let (shepherd, phase) = match (options.mode, options.first_shepherd) {
        (Mode::Solo, _) => (Seat(1), Phase::Flip),
        (Mode::Duel, Pick::Random) => (Seat(0), Phase::Start),
        (Mode::Duel, Pick::Seat(seat)) => (seat, Phase::Place(2)),
    };
    TeKuiti::new_round(options, 1, shepherd, phase, [0, 0])
}

#[inline]
pub(crate) fn turn(state: &TeKuiti) -> Turn {
    match state.phase {
        Phase::Start | Phase::Tile(_) => Turn::Chance,
        Phase::Place(_) | Phase::Herd => Turn::Seat(state.shepherd),
        Phase::Flip | Phase::Ram => Turn::Seat(state.shepherd.other()),
        Phase::Over => Turn::Over,
    }
}

impl TeKuiti {
    /// A round as it begins: all tiles face down, all fences in the stock (TEK-5, TEK-6).
    pub(crate) fn new_round(
        options: &Options,
        round: u8,
        shepherd: Seat,
        phase: Phase,
        scores: [u8; 2],
    ) -> TeKuiti {
        TeKuiti {
            fences: Fences::default(),
            open: FIELD,
            tiles: FIELD,
            up: 0,
            flipped: 0,
            sheep: [0; 5],
            daisies: [0; 4],
            bag: Bag::full(options),
            taken: [0; 5],
            scores,
            flips: 0,
            phase,
            n_flipped: 0,
            is_final: false,
            is_last_turn: false,
            round,
            shepherd,
            options: *options,
        }
    }

    /// The step that is due, as refusals name it.
    pub(crate) fn step(&self) -> Step {
        match (self.phase, self.is_solo()) {
            (Phase::Place(_), _) => Step::ShepherdTurn,
            (Phase::Flip, false) => Step::SheepTurn,
            (Phase::Flip, true) => Step::SoloTurn,
            (Phase::Ram, false) => Step::Ram,
            (Phase::Ram, true) => Step::SoloRam,
            (Phase::Herd, _) => Step::Herd,
            (Phase::Start | Phase::Tile(_) | Phase::Over, _) => Step::Chance,
        }
    }

    #[inline]
    pub(crate) fn is_solo(&self) -> bool {
        self.options.mode == Mode::Solo
    }

    /// Fences not on the field: the shepherd player's stock, the solo player's reserve.
    #[inline]
    pub fn stock(&self) -> u32 {
        FENCES - self.fences.len()
    }

    /// The fences on the field.
    pub fn fences(&self) -> Fences {
        self.fences
    }

    /// The cells with a tile.
    pub fn tiles(&self) -> Cells {
        self.tiles
    }

    /// The cells that are not enclosed, empty ones too.
    pub fn open(&self) -> Cells {
        self.open
    }

    /// The sheep lying face up.
    pub fn face_up(&self) -> Cells {
        self.up
    }

    /// The sheep on the field that have been seen, face up or down.
    #[inline]
    pub fn seen(&self) -> Cells {
        self.sheep.iter().fold(0, |all, same| all | same)
    }

    /// The tile on a cell, if it has been seen.
    pub fn tile(&self, cell: Cell) -> Option<Tile> {
        let kind = self.kind(cell)?;
        let daisy = Side::ALL.into_iter().find(|side| self.daisies[*side as usize] & cell.bit() != 0);
        Some(Tile { kind, daisy })
    }

    /// The sheep of a type that have been seen, face up or down; none for rams and shepherds, which leave at once.
    #[inline]
    pub fn sheep(&self, kind: Kind) -> Cells {
        self.sheep.get(kind.index()).copied().unwrap_or(0)
    }

    /// The shepherd player of this round; in the solo game a seat that nobody takes.
    #[inline]
    pub fn shepherd(&self) -> Seat {
        self.shepherd
    }

    /// The round, 1 or 2.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Whether the final phase of the round has begun.
    #[inline]
    pub fn is_final(&self) -> bool {
        self.is_final
    }

    /// Whether the shepherd player has the last turn.
    #[inline]
    pub fn is_last_turn(&self) -> bool {
        self.is_last_turn
    }

    /// How many fences are placed before the turn passes; 0 if that is not what is due.
    #[inline]
    pub fn to_place(&self) -> u32 {
        match self.phase {
            Phase::Place(n) => n.into(),
            Phase::Herd => 1,
            _ => 0,
        }
    }

    /// How many tiles of a kind nobody has seen.
    #[inline]
    pub fn unseen(&self, kind: Kind) -> u8 {
        self.bag.plain[kind.index()] + self.bag.daisied[kind.index()]
    }

    /// The match as a player knows it who has forgotten the sheep on these cells: they count as unseen. Sheep that lie
    /// face up cannot be forgotten.
    pub fn hide(&self, cells: Cells) -> TeKuiti {
        let mut state = self.clone();
        for cell in each(cells & self.seen() & !self.up) {
            if let Some(tile) = self.tile(cell) {
                *state.bag.count_mut(tile) += 1;
            }
            state.sheep.iter_mut().chain(&mut state.daisies).for_each(|set| *set &= !cell.bit());
        }
        state
    }

    /// The type of the sheep on a cell, if it has been seen.
    #[inline]
    pub(crate) fn kind(&self, cell: Cell) -> Option<Kind> {
        Kind::SHEEP.into_iter().find(|kind| self.sheep[kind.index()] & cell.bit() != 0)
    }

    /// Whether at most five tiles are open: the mark of the final phase (TEK-29).
    #[inline]
    pub(crate) fn has_few(&self) -> bool {
        (self.tiles & self.open).count_ones() <= 5
    }

    /// Whether the final phase lasts once it has begun (TEK-30).
    #[inline]
    pub(crate) fn is_latched(&self) -> bool {
        self.options.final_phase == FinalPhase::Latched
    }

    /// The tiles a player could flip, were a flip due (TEK-20).
    #[inline]
    pub(crate) fn flippable(&self) -> Cells {
        self.tiles & self.open & !self.up
    }

    /// Whether a flip is due and possible.
    #[inline]
    pub(crate) fn must_flip(&self) -> bool {
        self.n_flipped < 2 && self.flippable() != 0
    }

    /// The face-up sheep that could be taken with a partner (TEK-31).
    #[inline]
    pub(crate) fn takeable(&self) -> Cells {
        self.up & self.open
    }

    /// Whether two of them are of one type.
    #[inline]
    pub(crate) fn has_pair(&self) -> bool {
        self.sheep.iter().any(|same| (same & self.takeable()).count_ones() >= 2)
    }
}
