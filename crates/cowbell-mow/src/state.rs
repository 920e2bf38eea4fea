//! The state of a match, its set-up and its accessors.

use cowbell_rules::{MAX_SEATS, Pick, Seat, Turn};
use serde::Serialize;

use crate::board::Card;
use crate::cards::Cards;
use crate::herd::Herd;
use crate::options::Options;

/// Cards dealt to each farmer (MOW-10).
pub(crate) const HAND: u8 = 5;
/// Herd places of two farmers (MOW-60); more farmers have one.
pub(crate) const PLACES: usize = 3;

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Phase {
    /// Chance: who starts the first round (MOW-11).
    Start,
    /// Chance: a card of a first hand (MOW-10).
    Deal,
    /// A farmer plays a card or takes the herd; with no herd, the farmer must start one.
    Play,
    /// Chance: a card drawn after playing (MOW-23).
    Draw,
    /// The match has ended.
    Over,
}

impl Phase {
    /// The phase in one word.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Phase::Start => "start",
            Phase::Deal => "deal",
            Phase::Play => "play",
            Phase::Draw => "draw",
            Phase::Over => "over",
        }
    }
}

/// The direction of play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arrow {
    /// To the left neighbour: seats go up.
    Clockwise,
    /// To the right neighbour: seats go down.
    CounterClockwise,
}

impl Arrow {
    /// The other direction.
    pub const fn turned(self) -> Arrow {
        match self {
            Arrow::Clockwise => Arrow::CounterClockwise,
            Arrow::CounterClockwise => Arrow::Clockwise,
        }
    }

    /// One step from `at` in a ring of `n`.
    #[inline]
    pub const fn step(self, at: u8, n: u8) -> u8 {
        match self {
            Arrow::Clockwise if at + 1 == n => 0,
            Arrow::Clockwise => at + 1,
            Arrow::CounterClockwise if at == 0 => n - 1,
            Arrow::CounterClockwise => at - 1,
        }
    }
}

/// What a farmer has taken this round. Which cards is public, but only their flies matter any more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Shed {
    pub(crate) cards: u8,
    pub(crate) flies: u8,
}

/// A match of MOW.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Mow {
    /// Secret, each to its farmer.
    pub(crate) hands: [Cards; MAX_SEATS],
    /// What no one has seen this round. It has no order until a card is drawn.
    pub(crate) deck: Cards,
    /// Only the first is used with three and more farmers.
    pub(crate) herds: [Herd; PLACES],
    /// Flies of the finished rounds.
    pub(crate) totals: [u16; MAX_SEATS],
    pub(crate) sheds: [Shed; MAX_SEATS],
    /// How many cards of a hand cannot be starters, because its farmer had to pass (MOW-25). A non-starter played later
    /// counts as one of them, though it may have been drawn since: what is possible stays exact, and how likely it is
    /// very nearly so.
    pub(crate) barred: [u8; MAX_SEATS],
    /// The 8 that a mad cow sent to a hand, as long as it is there: everyone saw it (MOW-74). There is one mad
    /// cow, so there is one such card at most.
    pub(crate) shown: Option<(Seat, Card)>,
    /// Who acts, or is given a card.
    pub(crate) seat: Seat,
    /// Who acts once the pending cards are given; the same as `seat` when none are.
    pub(crate) next: Seat,
    /// Who started this round.
    pub(crate) starter: Seat,
    /// Cards still to be dealt or drawn.
    pub(crate) pending: u8,
    /// The current herd's place.
    pub(crate) place: u8,
    pub(crate) arrow: Arrow,
    pub(crate) phase: Phase,
    pub(crate) options: Options,
}

pub(crate) fn new(options: &Options) -> Mow {
    let mut state = Mow {
        hands: [Cards::default(); MAX_SEATS],
        deck: Cards::whole(options.both_packets()),
        herds: [Herd::default(); PLACES],
        totals: [0; MAX_SEATS],
        sheds: [Shed::default(); MAX_SEATS],
        barred: [0; MAX_SEATS],
        shown: None,
        seat: Seat(0),
        next: Seat(0),
        starter: Seat(0),
        pending: 0,
        place: 0,
        arrow: Arrow::Clockwise,
        phase: Phase::Start,
        options: *options,
    };
    if let Pick::Seat(starter) = options.first_starter {
        state.begin_round(starter);
    }
    state
}

#[inline]
pub(crate) fn turn(state: &Mow) -> Turn {
    match state.phase {
        Phase::Play => Turn::Seat(state.seat),
        Phase::Over => Turn::Over,
        _ => Turn::Chance,
    }
}

impl Mow {
    /// Gathers all cards and begins to deal them, five to seat 0, then to seat 1 (MOW-10, MOW-11).
    pub(crate) fn begin_round(&mut self, starter: Seat) {
        *self = Mow {
            hands: [Cards::default(); MAX_SEATS],
            deck: Cards::whole(self.options.both_packets()),
            herds: [Herd::default(); PLACES],
            totals: self.totals,
            sheds: [Shed::default(); MAX_SEATS],
            barred: [0; MAX_SEATS],
            shown: None,
            seat: Seat(0),
            next: starter,
            starter,
            pending: HAND * self.options.seats,
            place: 0,
            arrow: Arrow::Clockwise,
            phase: Phase::Deal,
            options: self.options,
        };
    }

    /// The seats of this table.
    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.options.seats.into())
    }

    /// The herds that exist on this table.
    pub(crate) fn herds(&self) -> &[Herd] {
        if self.is_duel() { &self.herds } else { &self.herds[..1] }
    }

    /// The herd this turn is about.
    #[inline]
    pub(crate) fn herd(&self) -> Herd {
        self.herds[self.place as usize]
    }

    /// The hand of the seat to act.
    #[inline]
    pub(crate) fn hand(&self) -> Cards {
        self.hands[self.seat.index()]
    }

    /// Two farmers with three herds (MOW-60).
    #[inline]
    pub(crate) fn is_duel(&self) -> bool {
        self.options.seats == 2
    }

    /// The seat after the one to act, in arrow direction.
    #[inline]
    pub(crate) fn neighbour(&self) -> Seat {
        Seat(self.arrow.step(self.seat.0, self.options.seats))
    }

    /// The place after the current one, in arrow direction (MOW-61, MOW-62).
    #[inline]
    pub(crate) fn next_place(&self) -> u8 {
        self.arrow.step(self.place, PLACES as u8)
    }

    /// Flies of the finished rounds.
    pub fn total(&self, seat: Seat) -> u16 {
        self.totals[seat.index()]
    }

    /// Whether no card lies on the table or in a shed: a round that has only been dealt.
    pub fn is_fresh(&self) -> bool {
        self.herds.iter().all(|herd| herd.is_empty()) && self.sheds.iter().all(|shed| shed.cards == 0)
    }

    /// The direction of play.
    pub fn arrow(&self) -> Arrow {
        self.arrow
    }
}
