//! Why a move is refused, in the order in which reasons are reported.

use core::fmt;

/// The closed list of reasons.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fault {
    /// The match has ended.
    GameOver,
    /// Another farmer acts, or chance.
    NotYourTurn,
    /// The farmer does not hold the card.
    NotInHand,
    /// There is no herd.
    NothingToTake,
    /// The card needs cows that are there already.
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
    /// The arrow is turned by a card that is no green special.
    NoArrowChoice,
    /// The next farmer is named by a card that is no yellow special.
    NoNextPlayerChoice,
    /// An end is named for a card that is no calf.
    NoEndChoice,
    /// The table has no such seat.
    NoSuchSeat,
    /// A farmer names himself.
    CannotChooseSelf,
    /// Both ends are possible and none is named.
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
        self.entry().0
    }

    fn clause(self) -> &'static str {
        self.entry().1
    }
}

impl Fault {
    /// Code, clause, sentence.
    const fn entry(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Fault::GameOver => ("GAME_OVER", "MOW-54", "The match is over."),
            Fault::NotYourTurn => ("NOT_YOUR_TURN", "MOW-24", "It is not this farmer's turn."),
            Fault::NotInHand => ("NOT_IN_HAND", "MOW-20", "This card is not in the farmer's hand."),
            Fault::NothingToTake => ("NOTHING_TO_TAKE", "MOW-40", "There is no herd to take: start one."),
            Fault::CannotStartAHerd => {
                ("CANNOT_START_A_HERD", "MOW-21", "This card needs other cows and cannot start a herd.")
            }
            Fault::MadCowForbidsFlyFree => {
                ("MAD_COW_FORBIDS_FLY_FREE", "MOW-75", "No cow without flies may join a herd with the mad cow.")
            }
            Fault::NotOutsideTheEnds => (
                "NOT_OUTSIDE_THE_ENDS",
                "MOW-22",
                "A cow must be lower than the whole herd or higher than the whole herd.",
            ),
            Fault::BlockerNotOutsideTheEnds => {
                ("NOT_OUTSIDE_THE_ENDS", "MOW-31", "That end of the herd is closed already.")
            }
            Fault::NoCowWithThatNumber => {
                ("NO_COW_WITH_THAT_NUMBER", "MOW-32", "No cow of the herd bears the acrobat's number.")
            }
            Fault::NoMissingNumber => {
                ("NO_MISSING_NUMBER", "MOW-33", "No number between the ends is left for a slowpoke.")
            }
            Fault::EndCowHasFlies => {
                ("END_COW_HAS_FLIES", "MOW-71", "The calf needs a cow without flies at that end.")
            }
            Fault::NoEight => ("NO_EIGHT", "MOW-74", "There is no 8 for the mad cow to replace."),
            Fault::NoArrowChoice => ("NO_ARROW_CHOICE", "MOW-35", "Only a green special may turn the arrow."),
            Fault::NoNextPlayerChoice => {
                ("NO_NEXT_PLAYER_CHOICE", "MOW-76", "Only a yellow special may name the next farmer.")
            }
            Fault::NoEndChoice => ("NO_END_CHOICE", "MOW-71", "Only a calf has a choice of ends."),
            Fault::NoSuchSeat => ("NO_SUCH_SEAT", "MOW-76", "The next farmer must be one of this table."),
            Fault::CannotChooseSelf => ("CANNOT_CHOOSE_SELF", "MOW-76", "The next farmer must be another one."),
            Fault::EndMustBeChosen => {
                ("END_MUST_BE_CHOSEN", "MOW-71", "The calf fits at both ends: name `low` or `high`.")
            }
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.entry().2)
    }
}
