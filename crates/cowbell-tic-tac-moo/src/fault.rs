//! Why a move is refused, in the order in which reasons are reported.

use core::fmt;

/// A reason to refuse a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// The match has ended.
    GameOver,
    /// The other seat, or chance, is to act.
    NotYourTurn,
    /// A corner of the square.
    NoSuchSpace,
    /// The species is not on a farmhand.
    NotOnAFarmhand,
    /// The species is not among the own starting tiles.
    NotAStartingTile,
    /// A tile lies there.
    Occupied,
    /// A starting tile outside the own fields.
    NotOwnField,
    /// A second starting tile in the same field.
    FieldAlreadyStarted,
    /// No tile of the barn's species touches the space.
    NotAdjacentToBarnSpecies,
}

impl cowbell_rules::Fault for Fault {
    const CODES: &'static [&'static str] = &[
        "GAME_OVER",
        "NOT_YOUR_TURN",
        "NO_SUCH_SPACE",
        "TILE_NOT_AVAILABLE",
        "OCCUPIED",
        "NOT_OWN_FIELD",
        "FIELD_ALREADY_STARTED",
        "NOT_ADJACENT_TO_BARN_SPECIES",
    ];

    fn code(self) -> &'static str {
        match self {
            Fault::GameOver => "GAME_OVER",
            Fault::NotYourTurn => "NOT_YOUR_TURN",
            Fault::NoSuchSpace => "NO_SUCH_SPACE",
            Fault::NotOnAFarmhand | Fault::NotAStartingTile => "TILE_NOT_AVAILABLE",
            Fault::Occupied => "OCCUPIED",
            Fault::NotOwnField => "NOT_OWN_FIELD",
            Fault::FieldAlreadyStarted => "FIELD_ALREADY_STARTED",
            Fault::NotAdjacentToBarnSpecies => "NOT_ADJACENT_TO_BARN_SPECIES",
        }
    }

    fn clause(self) -> &'static str {
        match self {
            Fault::GameOver => "TTM-50",
            Fault::NotYourTurn => "TTM-14",
            Fault::NoSuchSpace => "TTM-1",
            Fault::NotOnAFarmhand => "TTM-20",
            Fault::NotAStartingTile | Fault::NotOwnField => "TTM-12",
            Fault::Occupied => "TTM-21",
            Fault::FieldAlreadyStarted => "TTM-13",
            Fault::NotAdjacentToBarnSpecies => "TTM-22",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Fault::GameOver => "The match is over.",
            Fault::NotYourTurn => "It is not your turn.",
            Fault::NoSuchSpace => "The meadow has no corner spaces.",
            Fault::NotOnAFarmhand => "Your farmhands have no tile of this species.",
            Fault::NotAStartingTile => "This is not one of your starting tiles.",
            Fault::Occupied => "There is already a tile on this space.",
            Fault::NotOwnField => "A starting tile must go in one of your own fields.",
            Fault::FieldAlreadyStarted => "Your second starting tile must go in your other field.",
            Fault::NotAdjacentToBarnSpecies => "The space must touch a tile of the species in your barn.",
        })
    }
}
