//! Why a move is refused, in the order in which reasons are reported.

use core::fmt;

/// A reason to refuse a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// The match has ended.
    GameOver,
    /// Another seat, or chance, is to act.
    NotYourTurn,
    /// The farmer does not hold the card.
    NotInHand,
    /// There is no herd.
    NothingToTake,
    /// The card needs cows that are there before it.
    CannotStartAHerd,
    /// A mad cow is in the herd, the card has no flies.
    MadCowForbidsFlyFree,
    /// The number is neither below the low end nor above the high end.
    NotOutsideTheEnds,
    /// The same for a blocker.
    BlockerNotOutsideTheEnds,
    /// No cow bears the acrobat's number.
    NoCowWithThatNumber,
    /// No gap for a slowpoke.
    NoMissingNumber,
    /// The calf's end has a cow with flies.
    EndCowHasFlies,
    /// The mad cow finds no 8.
    NoEight,
    /// The arrow is turned by a card that is not a green special.
    NoArrowChoice,
    /// The next farmer is named by a card that is not a yellow special.
    NoNextPlayerChoice,
    /// An end is named for a card that is not a calf.
    NoEndChoice,
    /// The next farmer is not one of the table.
    NoSuchSeat,
    /// A farmer names himself.
    CannotChooseSelf,
    /// A calf fits at both ends and none is named.
    EndMustBeChosen,
}

impl cowbell_rules::Fault for Fault {
    const CODES: &'static [&'static str] = &[
        "GAME_OVER",
        "NOT_YOUR_TURN",
        "NOT_IN_HAND",
        "NOTHING_TO_TAKE",
        "CANNOT_START_A_HERD",
        "MAD_COW_FORBIDS_FLY_FREE",
        "NOT_OUTSIDE_THE_ENDS",
        "NO_COW_WITH_THAT_NUMBER",
        "NO_MISSING_NUMBER",
        "END_COW_HAS_FLIES",
        "NO_EIGHT",
        "NO_ARROW_CHOICE",
        "NO_NEXT_PLAYER_CHOICE",
        "NO_END_CHOICE",
        "NO_SUCH_SEAT",
        "CANNOT_CHOOSE_SELF",
        "END_MUST_BE_CHOSEN",
    ];

    fn code(self) -> &'static str {
        match self {
            Fault::GameOver => "GAME_OVER",
            Fault::NotYourTurn => "NOT_YOUR_TURN",
            Fault::NotInHand => "NOT_IN_HAND",
            Fault::NothingToTake => "NOTHING_TO_TAKE",
            Fault::CannotStartAHerd => "CANNOT_START_A_HERD",
            Fault::MadCowForbidsFlyFree => "MAD_COW_FORBIDS_FLY_FREE",
            Fault::NotOutsideTheEnds | Fault::BlockerNotOutsideTheEnds => "NOT_OUTSIDE_THE_ENDS",
            Fault::NoCowWithThatNumber => "NO_COW_WITH_THAT_NUMBER",
            Fault::NoMissingNumber => "NO_MISSING_NUMBER",
            Fault::EndCowHasFlies => "END_COW_HAS_FLIES",
            Fault::NoEight => "NO_EIGHT",
            Fault::NoArrowChoice => "NO_ARROW_CHOICE",
            Fault::NoNextPlayerChoice => "NO_NEXT_PLAYER_CHOICE",
            Fault::NoEndChoice => "NO_END_CHOICE",
            Fault::NoSuchSeat => "NO_SUCH_SEAT",
            Fault::CannotChooseSelf => "CANNOT_CHOOSE_SELF",
            Fault::EndMustBeChosen => "END_MUST_BE_CHOSEN",
        }
    }

    fn clause(self) -> &'static str {
        match self {
            Fault::GameOver => "MOW-54",
            Fault::NotYourTurn => "MOW-24",
            Fault::NotInHand => "MOW-20",
            Fault::NothingToTake => "MOW-40",
            Fault::CannotStartAHerd => "MOW-21",
            Fault::MadCowForbidsFlyFree => "MOW-75",
            Fault::NotOutsideTheEnds => "MOW-22",
            Fault::BlockerNotOutsideTheEnds => "MOW-31",
            Fault::NoCowWithThatNumber => "MOW-32",
            Fault::NoMissingNumber => "MOW-33",
            Fault::EndCowHasFlies | Fault::NoEndChoice | Fault::EndMustBeChosen => "MOW-71",
            Fault::NoEight => "MOW-74",
            Fault::NoArrowChoice => "MOW-35",
            Fault::NoNextPlayerChoice | Fault::NoSuchSeat | Fault::CannotChooseSelf => "MOW-76",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Fault::GameOver => "The match is over.",
            Fault::NotYourTurn => "It is not your turn.",
            Fault::NotInHand => "You do not have this card.",
            Fault::NothingToTake => "There is no herd to take; start one.",
            Fault::CannotStartAHerd => "This cow cannot start a herd.",
            Fault::MadCowForbidsFlyFree => "No cow without flies may join the mad cow's herd.",
            Fault::NotOutsideTheEnds => "A cow must go below the lowest in the herd or above the highest.",
            Fault::BlockerNotOutsideTheEnds => "This end of the herd is already closed.",
            Fault::NoCowWithThatNumber => "There is no cow with this number in the herd.",
            Fault::NoMissingNumber => "A slowpoke needs a gap in the herd.",
            Fault::EndCowHasFlies => "A calf can only join next to a cow without flies.",
            Fault::NoEight => "There is no 8 in the herd for the mad cow to replace.",
            Fault::NoArrowChoice => "Only a green special cow lets you turn the arrow.",
            Fault::NoNextPlayerChoice => "Only a yellow special cow lets you name the next farmer.",
            Fault::NoEndChoice => "Only a calf lets you choose an end.",
            Fault::NoSuchSeat => "The next farmer must be at this table.",
            Fault::CannotChooseSelf => "The next farmer must be someone else.",
            Fault::EndMustBeChosen => "The calf fits at both ends; name `low` or `high`.",
        })
    }
}
