//! What may be known: a farmer's own hand, and everything that ever lay open, also what has gone into sheds
//! since. Resampling deals what is left again.

use cowbell_rules::{Dice, Seat, Secret, Viewer};
use serde::{Serialize, Serializer};

use crate::board::{Card, NON_STARTERS, STARTERS};
use crate::cards::Cards;
use crate::herd::{Herd, Laid};
use crate::moves::{Chance, Move};
use crate::options::Options;
use crate::state::{Arrow, Mow, Phase};

/// The table as one seat or a spectator knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The options of the table.
    pub options: Options,
    /// What is asked: `start`, `deal`, `play`, `draw`, `over`.
    pub phase: &'static str,
    /// Who acts, or is given a card.
    pub turn: Seat,
    /// Who acts after the cards still to be given; the same as `turn` when none are.
    pub next: Seat,
    /// Cards still to be dealt or drawn.
    pub pending: u8,
    /// Who started this round.
    pub starter: Seat,
    /// The direction of play.
    pub arrow: Arrow,
    /// The herd; with two farmers all three.
    pub herds: Vec<HerdView>,
    /// Which herd this turn is about.
    pub place: u8,
    /// How many cards can still be drawn.
    pub deck: u8,
    /// The own hand; none for a spectator.
    pub hand: Option<Vec<Card>>,
    /// Every farmer.
    pub seats: Vec<SeatView>,
    /// The cards in all sheds together: everyone saw them go there.
    pub gone: Vec<Card>,
}

/// A herd.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HerdView {
    /// The line from low to high.
    pub line: Vec<CowView>,
    /// Slowpokes in its gaps.
    pub slowpokes: u8,
    /// The numbers at which they were laid. Only for the eye: no rule depends on them.
    #[serde(skip)]
    pub laid: Laid,
    /// Numbers still missing between the ends.
    pub vacant: u8,
    /// Flies on all its cards.
    pub flies: u8,
}

/// A cow standing in a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CowView {
    /// What it stands for.
    pub value: u8,
    /// The card.
    pub card: Card,
    /// The acrobat on its back.
    pub acrobat: Option<Card>,
}

/// What everyone knows about a farmer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatView {
    /// Cards in hand.
    pub cards: u8,
    /// One of them, if everyone saw it come from a herd.
    pub shown: Option<Card>,
    /// How many of them are known, from a pass, not to be able to start a herd.
    pub barred: u8,
    /// Cards taken this round.
    pub taken: u8,
    /// Their flies.
    pub flies: u8,
    /// Flies of the rounds before.
    pub total: u16,
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

pub(crate) fn view(state: &Mow, viewer: Viewer) -> View {
    let own = match viewer {
        Viewer::Seat(seat) => state.hands.get(seat.index()).copied(),
        Viewer::Spectator => None,
    };
    View {
        options: state.options,
        phase: state.phase.word(),
        turn: state.seat,
        next: state.next,
        pending: state.pending,
        starter: state.starter,
        arrow: state.arrow,
        herds: state.herds().iter().map(|herd| HerdView::of(*herd)).collect(),
        place: state.place,
        deck: state.deck.len(),
        hand: own.map(|hand| hand.iter().collect()),
        seats: state.all_seats().map(|seat| SeatView::of(state, seat)).collect(),
        gone: state.gone().iter().collect(),
    }
}

impl HerdView {
    fn of(herd: Herd) -> HerdView {
        HerdView {
            line: herd.line().map(|(value, card, acrobat)| CowView { value, card, acrobat }).collect(),
            slowpokes: herd.slowpokes(),
            laid: herd.laid(),
            vacant: if herd.is_empty() { 0 } else { herd.vacant() },
            flies: herd.flies(),
        }
    }
}

impl SeatView {
    fn of(state: &Mow, seat: Seat) -> SeatView {
        let us = seat.index();
        SeatView {
            cards: state.hands[us].len(),
            shown: state.shown_of(seat),
            barred: state.barred[us],
            taken: state.sheds[us].cards,
            flies: state.sheds[us].flies,
            total: state.totals[us],
        }
    }
}

pub(crate) fn secret(state: &Mow, chance: Chance) -> Option<Secret> {
    match chance {
        Chance::Start(_) => None,
        Chance::Deal(_) => Some(Secret { to: state.seat, others: "deal ?" }),
        Chance::Draw(_) => Some(Secret { to: state.seat, others: "draw ?" }),
    }
}

/// Whether a move shows more than everyone has already seen: a card from the hand, or, by taking a herd, that the farmer
/// has a card to start the next one with.
pub(crate) fn reveals(state: &Mow, mv: Move) -> bool {
    let seen = state.shown_of(state.seat);
    match mv.card() {
        Some(card) => seen != Some(card),
        None => !seen.is_some_and(|card| card.is_in(STARTERS)),
    }
}

/// Deals the cards that `viewer` cannot locate to the other hands again. If there is no herd, the farmer to act has not
/// passed, so that hand can start one.
pub(crate) fn resample<D: Dice + ?Sized>(state: &Mow, viewer: Seat, dice: &mut D) -> Mow {
    loop {
        let state = state.dealt_again(viewer, dice);
        let must_start = state.phase == Phase::Play && state.herd().is_empty();
        if !must_start || state.hand().kinds() & STARTERS != 0 {
            return state;
        }
    }
}

impl Mow {
    /// The card of this hand that everyone saw.
    fn shown_of(&self, seat: Seat) -> Option<Card> {
        self.shown.filter(|(holder, _)| *holder == seat).map(|(_, card)| card)
    }

    /// The cards in sheds: those that are nowhere else.
    pub(crate) fn gone(&self) -> Cards {
        let mut gone = Cards::whole(self.options.both_packets());
        self.deck.iter().for_each(|card| gone.remove(card));
        self.hands.iter().flat_map(|hand| hand.iter()).for_each(|card| gone.remove(card));
        self.herds.iter().flat_map(|herd| herd.cards()).for_each(|card| gone.remove(card));
        gone
    }

    /// What a viewer cannot locate: the deck and the other hands, except a card that everyone saw.
    pub(crate) fn unseen(&self, viewer: Viewer) -> Cards {
        let mut unseen = self.deck;
        for seat in self.all_seats().filter(|seat| !viewer.is(*seat)) {
            unseen.add_all(self.hands[seat.index()]);
            if let Some(card) = self.shown_of(seat) {
                unseen.remove(card);
            }
        }
        unseen
    }

    /// A farmer who had to pass keeps as many cards that cannot start a herd; the rest is dealt at random.
    fn dealt_again<D: Dice + ?Sized>(&self, viewer: Seat, dice: &mut D) -> Mow {
        let mut state = self.clone();
        let mut unseen = self.unseen(Viewer::Seat(viewer));
        let others = || self.all_seats().filter(|seat| *seat != viewer);
        for seat in others() {
            let hand = &mut state.hands[seat.index()];
            *hand = self.shown_of(seat).into_iter().collect();
            for _ in 0..self.barred[seat.index()] {
                move_card(unseen.only(NON_STARTERS).pick(dice), &mut unseen, hand);
            }
        }
        for seat in others() {
            let hand = &mut state.hands[seat.index()];
            while hand.len() < self.hands[seat.index()].len() {
                move_card(unseen.pick(dice), &mut unseen, hand);
            }
        }
        state.deck = unseen;
        state
    }
}

fn move_card(card: Card, from: &mut Cards, to: &mut Cards) {
    from.remove(card);
    to.add(card);
}
