//! Why a move is refused, in the order in which reasons are reported.

use core::fmt;

/// What the table is busy with: this decides which clause says who acts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// The first four cards are dealt and chosen, and the first starter is found.
    SetUp,
    /// The starter rolls, and keeps or rerolls.
    Dice,
    /// Dice are placed.
    Placing,
    /// Cards are drawn after a round.
    Refill,
}

/// A reason to refuse a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// The match has ended.
    GameOver,
    /// Another seat, or chance, is to act.
    NotYourTurn(Stage),
    /// `keep` or `reroll`, but the dice stand already, or none are rolled.
    NothingToReroll,
    /// A pile is chosen while dice are rolled or placed.
    DrawsAreOver,
    /// A die is placed before the roll is kept.
    RollNotKept,
    /// A die is placed while cards are drawn.
    NoDiceYet,
    /// The equation cards are in the box.
    NoSuchPile,
    /// The pile has no card left.
    PileEmpty,
    /// The small board has no such row or column.
    NoSuchCell,
    /// No such die is left in the pool.
    DieNotInPool,
    /// A die lies there.
    CellTaken,
}

impl cowbell_rules::Fault for Fault {
    const CODES: &'static [&'static str] = &[
        "GAME_OVER",
        "NOT_YOUR_TURN",
        "NOTHING_TO_REROLL",
        "WRONG_PHASE",
        "NO_SUCH_PILE",
        "PILE_EMPTY",
        "NO_SUCH_CELL",
        "DIE_NOT_IN_POOL",
        "CELL_TAKEN",
    ];

    fn code(self) -> &'static str {
        match self {
            Fault::GameOver => "GAME_OVER",
            Fault::NotYourTurn(_) => "NOT_YOUR_TURN",
            Fault::NothingToReroll => "NOTHING_TO_REROLL",
            Fault::DrawsAreOver | Fault::RollNotKept | Fault::NoDiceYet => "WRONG_PHASE",
            Fault::NoSuchPile => "NO_SUCH_PILE",
            Fault::PileEmpty => "PILE_EMPTY",
            Fault::NoSuchCell => "NO_SUCH_CELL",
            Fault::DieNotInPool => "DIE_NOT_IN_POOL",
            Fault::CellTaken => "CELL_TAKEN",
        }
    }

    fn clause(self) -> &'static str {
        match self {
            Fault::GameOver => "TTT-36",
            Fault::NotYourTurn(Stage::SetUp) => "TTT-8",
            Fault::NotYourTurn(Stage::Dice) | Fault::NothingToReroll | Fault::RollNotKept => "TTT-15",
            Fault::NotYourTurn(Stage::Placing) | Fault::NoDiceYet => "TTT-16",
            Fault::NotYourTurn(Stage::Refill) | Fault::PileEmpty => "TTT-24",
            Fault::DrawsAreOver => "TTT-23",
            Fault::NoSuchPile => "TTT-40",
            Fault::NoSuchCell => "TTT-2",
            Fault::DieNotInPool | Fault::CellTaken => "TTT-16",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Fault::GameOver => "The match is over.",
            Fault::NotYourTurn(_) => "It is not your turn.",
            Fault::NothingToReroll => "There is no roll to keep or reroll now.",
            Fault::DrawsAreOver => "Cards are drawn only before the dice are rolled.",
            Fault::RollNotKept => "First keep the roll or reroll it.",
            Fault::NoDiceYet => "No die can be placed while cards are drawn.",
            Fault::NoSuchPile => "This match is played without equation cards.",
            Fault::PileEmpty => "This pile has no card left.",
            Fault::NoSuchCell => "The board for two has only three rows and columns.",
            Fault::DieNotInPool => "No die of this colour and value is left.",
            Fault::CellTaken => "There is already a die on this space.",
        })
    }
}
