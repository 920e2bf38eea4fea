//! Why a move is refused, in the order in which reasons are reported.

use core::fmt;

use crate::options::Mode;

/// A reason to refuse a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// The match has ended.
    GameOver(Mode),
    /// The other seat, or chance, is to act.
    NotYourTurn(Step),
    /// This kind of move does not belong to the step that is due.
    WrongPhase(Step),
    /// A fence stands there.
    EdgeTaken,
    /// There is no fence here.
    NoFenceThere,
    /// The turn cannot end while a flip is due and possible.
    FlipDue,
    /// Two sheep have been flipped in this turn.
    NoFlipDue,
    /// You can only choose pairs yourself in the final phase.
    NotFinalPhase,
    /// The space is empty.
    NoTile,
    /// The tile is enclosed.
    TileEnclosed(Deed),
    /// The tile is already face up.
    TileFaceUp,
    /// The tile is face down.
    TileFaceDown,
    /// Two sheep of different types.
    NotAPair,
}

/// The step of a turn that is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// A random event.
    Chance,
    /// The shepherd player places his fences.
    ShepherdTurn,
    /// The sheep player flips and takes.
    SheepTurn,
    /// The sheep player takes a fence away.
    Ram,
    /// The shepherd player places one fence for a shepherd tile.
    Herd,
    /// The solo player flips.
    SoloTurn,
    /// The solo player takes a fence away.
    SoloRam,
}

/// What was to be done with an enclosed tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deed {
    /// Flip it.
    Flip,
    /// Take it.
    Take,
}

impl cowbell_rules::Fault for Fault {
    const CODES: &'static [&'static str] = &[
        "GAME_OVER",
        "NOT_YOUR_TURN",
        "WRONG_PHASE",
        "EDGE_TAKEN",
        "NO_FENCE_THERE",
        "FLIP_DUE",
        "NO_FLIP_DUE",
        "NOT_FINAL_PHASE",
        "NO_TILE",
        "TILE_ENCLOSED",
        "TILE_FACE_UP",
        "TILE_FACE_DOWN",
        "NOT_A_PAIR",
    ];

    fn code(self) -> &'static str {
        match self {
            Fault::GameOver(_) => "GAME_OVER",
            Fault::NotYourTurn(_) => "NOT_YOUR_TURN",
            Fault::WrongPhase(_) => "WRONG_PHASE",
            Fault::EdgeTaken => "EDGE_TAKEN",
            Fault::NoFenceThere => "NO_FENCE_THERE",
            Fault::FlipDue => "FLIP_DUE",
            Fault::NoFlipDue => "NO_FLIP_DUE",
            Fault::NotFinalPhase => "NOT_FINAL_PHASE",
            Fault::NoTile => "NO_TILE",
            Fault::TileEnclosed(_) => "TILE_ENCLOSED",
            Fault::TileFaceUp => "TILE_FACE_UP",
            Fault::TileFaceDown => "TILE_FACE_DOWN",
            Fault::NotAPair => "NOT_A_PAIR",
        }
    }

    fn clause(self) -> &'static str {
        match self {
            Fault::GameOver(Mode::Duel) => "TEK-9",
            Fault::GameOver(Mode::Solo) => "TEK-59",
            Fault::NotYourTurn(Step::Herd) => "TEK-25",
            Fault::NotYourTurn(_) => "TEK-10",
            Fault::WrongPhase(step) => step.clause(),
            Fault::EdgeTaken => "TEK-12",
            Fault::NoFenceThere => "TEK-23",
            Fault::FlipDue | Fault::TileFaceUp => "TEK-20",
            Fault::NoFlipDue => "TEK-32",
            Fault::NotFinalPhase | Fault::TileFaceDown | Fault::NotAPair => "TEK-31",
            Fault::NoTile => "TEK-28",
            Fault::TileEnclosed(Deed::Flip) => "TEK-16",
            Fault::TileEnclosed(Deed::Take) => "TEK-26",
        }
    }
}

impl Step {
    /// The clause that asks for this step.
    const fn clause(self) -> &'static str {
        match self {
            Step::Chance => "TEK-6",
            Step::ShepherdTurn => "TEK-11",
            Step::SheepTurn => "TEK-18",
            Step::Ram => "TEK-23",
            Step::Herd => "TEK-25",
            Step::SoloTurn => "TEK-52",
            Step::SoloRam => "TEK-56",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Fault::GameOver(_) => "The match is over.",
            Fault::NotYourTurn(Step::Herd) => "The shepherd player places a fence first.",
            Fault::NotYourTurn(_) => "It is not your turn.",
            Fault::WrongPhase(step) => match step {
                Step::Chance => "A tile is being flipped.",
                Step::ShepherdTurn => "The shepherd player places fences now.",
                Step::SheepTurn => "The sheep player flips tiles now.",
                Step::Ram | Step::SoloRam => "The ram knocks down a fence first.",
                Step::Herd => "The shepherd tile asks for a fence first.",
                Step::SoloTurn => "Flip a tile.",
            },
            Fault::EdgeTaken => "There is already a fence here.",
            Fault::NoFenceThere => "There is no fence here.",
            Fault::FlipDue => "Keep flipping: two sheep each turn, as long as there is a tile to flip.",
            Fault::NoFlipDue => "You have already flipped two sheep this turn.",
            Fault::NotFinalPhase => "You can only choose pairs yourself in the final phase.",
            Fault::NoTile => "There is no tile on this space.",
            Fault::TileEnclosed(_) => "The tile is enclosed.",
            Fault::TileFaceUp => "The tile is already face up.",
            Fault::TileFaceDown => "The tile is face down.",
            Fault::NotAPair => "These sheep are of different types.",
        })
    }
}
