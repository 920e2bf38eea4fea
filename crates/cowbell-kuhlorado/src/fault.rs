//! Why a move is refused, in the order in which reasons are reported.

use core::fmt;

/// A reason to refuse a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// The match has ended.
    GameOver,
    /// The other seat, or chance, is to act.
    NotYourTurn,
    /// The dice already stand.
    NothingToReroll,
    /// It is not yet decided whether to reroll.
    WrongPhase,
    /// A pass although some cell can be marked.
    MustMark,
    /// A cell of a trough.
    Trough,
    /// A cell that is marked already, by either seat.
    CellTaken,
    /// A cell that shows what is on neither die.
    SymbolNotRolled,
    /// One cell for two cows while two cows are free.
    TwoCellsDue,
    /// Two cells for two numbers.
    OneCellOnly,
    /// Two cows or two numbers for a cow and a number.
    OneOfEach,
    /// A cow and a number that are not one cell apart.
    NotOneCellApart,
}

impl cowbell_rules::Fault for Fault {
    const CODES: &'static [&'static str] = &[
        "GAME_OVER",
        "NOT_YOUR_TURN",
        "NOTHING_TO_REROLL",
        "WRONG_PHASE",
        "MUST_MARK",
        "TROUGH",
        "CELL_TAKEN",
        "SYMBOL_NOT_ROLLED",
        "TWO_CELLS_DUE",
        "ONE_CELL_ONLY",
        "ONE_OF_EACH",
        "NOT_ONE_CELL_APART",
    ];

    fn code(self) -> &'static str {
        Self::CODES[self as usize]
    }

    fn clause(self) -> &'static str {
        match self {
            Fault::GameOver => "KUH-24",
            Fault::NotYourTurn => "KUH-25",
            Fault::NothingToReroll => "KUH-13",
            Fault::WrongPhase => "KUH-12",
            Fault::MustMark => "KUH-14",
            Fault::Trough | Fault::SymbolNotRolled => "KUH-16",
            Fault::CellTaken => "KUH-15",
            Fault::TwoCellsDue => "KUH-17",
            Fault::OneCellOnly => "KUH-18",
            Fault::OneOfEach | Fault::NotOneCellApart => "KUH-20",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Fault::GameOver => "The match is over.",
            Fault::NotYourTurn => "It is not your turn.",
            Fault::NothingToReroll => "The roll is final.",
            Fault::WrongPhase => "First decide which dice to reroll.",
            Fault::MustMark => "A space can be marked, so one must be.",
            Fault::Trough => "Troughs cannot be marked.",
            Fault::CellTaken => "The space is already marked.",
            Fault::SymbolNotRolled => "Neither die shows this symbol.",
            Fault::TwoCellsDue => "Two cows were rolled, so two cows must be marked.",
            Fault::OneCellOnly => "Two numbers were rolled, so only one space may be marked.",
            Fault::OneOfEach => "Of two spaces, one must show the cow and one the number.",
            Fault::NotOneCellApart => {
                "There must be exactly one space between the two, in a row, a column or a diagonal."
            }
        })
    }
}
