//! The state of a match, its set-up and its accessors.

use cowbell_rules::{Pick, Seat, Turn};

use crate::board::{self, Cell, Cells, Colour, Die, Pool};
use crate::cards::{self, Card, Cards, Kind};
use crate::options::Options;

/// How many cards lie before each player (TTT-6).
pub(crate) const HAND: usize = 4;

/// What happens next. Phases of chance are named after what is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Chance: a card of each kind for each seat (TTT-7).
    Deal(Kind),
    /// A seat chooses a pile, in set-up (TTT-8) or after a round (TTT-24).
    Pile,
    /// Chance: the top card of the pile chosen.
    Card(Kind),
    /// Chance: the first starter (TTT-12).
    Start,
    /// Chance: the three dice of a colour (TTT-14).
    Roll(Colour),
    /// The starter keeps the dice, or rolls them again (TTT-15).
    Reroll,
    /// A die is placed (TTT-16).
    Place,
    /// The match has ended.
    Over,
}

impl Phase {
    /// The phase in one word.
    pub fn word(self) -> &'static str {
        match self {
            Phase::Deal(_) => "deal",
            Phase::Pile => "pile",
            Phase::Card(_) => "card",
            Phase::Start => "start",
            Phase::Roll(_) => "roll",
            Phase::Reroll => "reroll",
            Phase::Place => "place",
            Phase::Over => "over",
        }
    }
}

/// A card that lies face down before a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Slot {
    /// The card, known to its owner alone.
    pub card: Card,
    /// The round it was drawn for, from 0. Everyone saw it drawn.
    pub since: u8,
}

/// The cards before one player, oldest first. They lie on the table: everyone sees which one is turned up
/// when it is fulfilled, and so knows of each other one how long it has been lying there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hand {
    slots: [Slot; HAND],
    len: u8,
}

impl Hand {
    /// The cards, oldest first.
    #[inline]
    pub fn slots(&self) -> &[Slot] {
        &self.slots[..self.len as usize]
    }

    #[inline]
    pub(crate) fn slots_mut(&mut self) -> &mut [Slot] {
        &mut self.slots[..self.len as usize]
    }

    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        self.len as usize == HAND
    }

    #[inline]
    pub(crate) fn push(&mut self, slot: Slot) {
        self.slots[self.len as usize] = slot;
        self.len += 1;
    }

    /// Takes out the cards of a set; the others move up. Empty slots are all alike, so that equal hands
    /// are equal values.
    pub(crate) fn remove(&mut self, cards: Cards) {
        let old = core::mem::take(self);
        for slot in old.slots() {
            if slot.card.bit() & cards == 0 {
                self.push(*slot);
            }
        }
    }

    /// How many cards of each kind: what everyone sees.
    #[inline]
    pub(crate) fn kinds(&self) -> [u8; 3] {
        // One byte a kind, and every slot, the empty ones for nothing: guessing where to stop takes longer.
        let mut kinds = 0_u32;
        for (index, slot) in self.slots.iter().enumerate() {
            kinds += if index < self.len as usize { slot.card.kind_byte() } else { 0 };
        }
        let [colours, sums, equations, _] = kinds.to_le_bytes();
        [colours, sums, equations]
    }

    /// The cards as a set.
    #[inline]
    pub(crate) fn cards(&self) -> Cards {
        let bit = |(index, slot): (usize, &Slot)| if index < self.len as usize { slot.card.bit() } else { 0 };
        self.slots.iter().enumerate().map(bit).fold(0, |cards, card| cards | card)
    }
}

/// A match of Tic Tac Town.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TicTacTown {
    /// The cards in the piles. Their order does not exist yet.
    pub(crate) pile: Cards,
    /// The cards in all hands together: no card is there twice, so one set tests them all at once.
    pub(crate) held: Cards,
    /// Fulfilled cards, by seat.
    pub(crate) done: [Cards; 4],
    /// By round, every card of the deck that its dice fulfil, wherever it is. Open to all, and all there is to
    /// conclude about a hand: a card that lies there face down is none of those met since it was drawn.
    pub(crate) met: [Cards; 4],
    pub(crate) hands: [Hand; 4],
    pub(crate) pool: Pool,
    pub(crate) board: [Option<Die>; 16],
    /// The cells with a die.
    pub(crate) taken: Cells,
    pub(crate) phase: Phase,
    /// From 0.
    pub(crate) round: u8,
    /// Who starts the first round; seat 0 until that is known.
    pub(crate) first: Seat,
    /// Who acts, or for whom chance acts; seat 0 when no one does.
    pub(crate) seat: Seat,
    /// Whether the dice of this round were rolled again.
    pub(crate) rerolled: bool,
    pub(crate) options: Options,
}

pub(crate) fn new(options: &Options) -> TicTacTown {
    TicTacTown {
        pile: cards::deck(options),
        held: 0,
        done: [0; 4],
        met: [0; 4],
        hands: [Hand::default(); 4],
        pool: Pool::default(),
        board: [None; 16],
        taken: 0,
        phase: Phase::Deal(Kind::Colours),
        round: 0,
        first: match options.starter {
            Pick::Seat(seat) => seat,
            Pick::Random => Seat(0),
        },
        seat: Seat(0),
        rerolled: false,
        options: *options,
    }
}

#[inline]
pub(crate) fn turn(state: &TicTacTown) -> Turn {
    match state.phase {
        Phase::Place | Phase::Reroll | Phase::Pile => Turn::Seat(state.seat),
        Phase::Over => Turn::Over,
        _ => Turn::Chance,
    }
}

impl TicTacTown {
    /// Who acts, or for whom chance acts; `None` while the first starter is drawn and after the end.
    pub fn actor(&self) -> Option<Seat> {
        match self.phase {
            Phase::Start | Phase::Over => None,
            _ => Some(self.seat),
        }
    }

    #[inline]
    pub(crate) fn table(&self) -> usize {
        self.options.seats as usize
    }

    /// Rows and columns of the board (TTT-2).
    #[inline]
    pub fn side(&self) -> u8 {
        if self.options.seats == 2 { 3 } else { 4 }
    }

    /// How many rounds are played (TTT-35).
    #[inline]
    pub fn rounds(&self) -> u8 {
        if self.options.seats == 3 { 3 } else { 4 }
    }

    /// The round, from 0; after the last one still the last.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// What happens next.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether the first four cards are still dealt and chosen.
    #[inline]
    pub(crate) fn is_set_up(&self) -> bool {
        self.round == 0 && matches!(self.phase, Phase::Deal(_) | Phase::Pile | Phase::Card(_) | Phase::Start)
    }

    /// Who starts this round, if that is known (TTT-12, TTT-13).
    pub fn starter(&self) -> Option<Seat> {
        let is_open = self.is_set_up() && self.options.starter == Pick::Random;
        (!is_open).then(|| self.round_starter())
    }

    /// The starter moves on clockwise every round (TTT-13).
    #[inline]
    pub(crate) fn round_starter(&self) -> Seat {
        Seat((self.first.0 + self.round) % self.options.seats)
    }

    /// Who draws first: seat 0 in set-up (TTT-8), later the next starter (TTT-24).
    #[inline]
    pub(crate) fn first_to_draw(&self) -> Seat {
        if self.round == 0 { Seat(0) } else { self.round_starter() }
    }

    /// The die on a cell.
    pub fn die(&self, cell: Cell) -> Option<Die> {
        self.board[cell.index()]
    }

    /// The cells without a die.
    #[inline]
    pub(crate) fn free(&self) -> Cells {
        board::cells(self.side()) & !self.taken
    }

    /// The cards before a seat, faces included. Only for code that may see them.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// The cards a seat has fulfilled (TTT-11).
    pub fn done(&self, seat: Seat) -> Cards {
        self.done[seat.index()]
    }

    /// How many cards a pile has left.
    pub fn pile(&self, kind: Kind) -> u8 {
        (self.pile & kind.cards()).count_ones() as u8
    }

    /// The cards that a card drawn for round `since` cannot be: dice have met them since.
    pub(crate) fn met_since(&self, since: u8) -> Cards {
        self.met[since as usize..].iter().fold(0, |met, round| met | round)
    }
}
