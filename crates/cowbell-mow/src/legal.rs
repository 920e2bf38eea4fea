//! What can happen now: the legal moves and the reasons against all others, the outcomes of chance. apply.rs is the
//! same table with what happens then. [`fitting`] alone decides which cards can be played; everything else lists the
//! choices that come with a card, or says why it does not fit.

use cowbell_rules::{Dice, Game as _, Seat, Turn};

use crate::board::{
    ABOVE, ACROBATS, BELOW, CALF, Card, FLY_FREE, GREEN, MAD, MAD_NUMBER, ORDINARY, SLOWPOKE, STARTERS,
    YELLOW, each,
};
use crate::faces::Kind;
use crate::fault::Fault;
use crate::herd::Herd;
use crate::moves::{Chance, End, Move};
use crate::state::{Mow, Phase};

#[inline]
pub(crate) fn moves(state: &Mow, out: &mut Vec<Move>) {
    out.clear();
    if state.phase == Phase::Play {
        state.play_moves(out);
    }
}

pub(crate) fn check(state: &Mow, seat: Seat, mv: Move) -> Result<(), Fault> {
    match state.turn() {
        Turn::Over => return Err(Fault::GameOver),
        Turn::Seat(mover) if mover == seat => {}
        _ => return Err(Fault::NotYourTurn),
    }
    match mv.card() {
        Some(card) => state.check_card(card, mv),
        None => state.check_take(),
    }
}

/// The move that a text means, with everything named that the notation lets a player leave out: the ordinary
/// neighbour, a calf's only possible end.
pub(crate) fn read_move(state: &Mow, text: &str) -> Option<Move> {
    let mut mv: Move = text.parse().ok()?;
    let Some(card) = mv.card() else { return Some(mv) };
    if card.is_in(YELLOW) && mv.next().is_none() {
        mv = mv.then(state.neighbour());
    }
    let herd = state.herd();
    if card.is_in(CALF) && mv.end().is_none() && !herd.is_empty() {
        let [low, high] = End::ALL.map(|end| herd.calf_at(end).is_some());
        if low != high {
            mv = mv.at(if low { End::Low } else { End::High });
        }
    }
    Some(mv)
}

pub(crate) fn chances(state: &Mow, out: &mut Vec<(Chance, u32)>) {
    out.clear();
    let mut add = |chance: fn(Card) -> Chance| {
        let cards = each(state.deck.kinds());
        out.extend(cards.map(|card| (chance(card), u32::from(state.deck.count(card)))));
    };
    match state.phase {
        Phase::Start => out.extend(state.all_seats().map(|seat| (Chance::Start(seat), 1))),
        Phase::Deal => add(Chance::Deal),
        Phase::Draw => add(Chance::Draw),
        Phase::Play | Phase::Over => {}
    }
}

#[inline]
pub(crate) fn draw<D: Dice + ?Sized>(state: &Mow, dice: &mut D) -> Chance {
    match state.phase {
        Phase::Start => Chance::Start(Seat(dice.below(state.options.seats.into()) as u8)),
        Phase::Deal => Chance::Deal(state.deck.pick(dice)),
        _ => Chance::Draw(state.deck.pick(dice)),
    }
}

/// Those of the `cards` that can be played into the herd.
#[inline]
pub(crate) fn fitting(herd: Herd, cards: u64) -> u64 {
    if herd.is_empty() {
        return cards & STARTERS;
    }
    let mut fits = BELOW[herd.low() as usize] | ABOVE[herd.high() as usize];
    if herd.kinds() & MAD != 0 {
        fits &= !FLY_FREE;
    }
    fits &= cards;
    // Most hands hold cows only.
    let specials = cards & !STARTERS;
    if specials != 0 {
        for acrobat in each(specials & ACROBATS) {
            if acrobat.number().is_some_and(|number| herd.bearing(number) != 0) {
                fits |= acrobat.bit();
            }
        }
        if specials & SLOWPOKE != 0 && herd.vacant() > 0 {
            fits |= SLOWPOKE;
        }
        if specials & CALF != 0 && End::ALL.iter().any(|end| herd.calf_at(*end).is_some()) {
            fits |= CALF;
        }
        if specials & MAD != 0 && herd.bearing(MAD_NUMBER) != 0 {
            fits |= MAD;
        }
    }
    fits
}

impl Mow {
    #[inline]
    fn play_moves(&self, out: &mut Vec<Move>) {
        let herd = self.herd();
        let fits = fitting(herd, self.hand().kinds());
        out.extend(each(fits & ORDINARY).map(Move::play));
        for card in each(fits & GREEN) {
            out.extend([Move::play(card), Move::play(card).flip()]);
        }
        for card in each(fits & YELLOW) {
            self.yellow_moves(herd, card, out);
        }
        if !herd.is_empty() {
            out.push(Move::TAKE);
        }
    }

    fn yellow_moves(&self, herd: Herd, card: Card, out: &mut Vec<Move>) {
        let others = || self.all_seats().filter(|seat| *seat != self.seat);
        let play = Move::play(card);
        if card.is_in(CALF) {
            for end in End::ALL.into_iter().filter(|end| herd.calf_at(*end).is_some()) {
                out.extend(others().map(|seat| play.at(end).then(seat)));
            }
        } else {
            out.extend(others().map(|seat| play.then(seat)));
        }
    }

    fn check_card(&self, card: Card, mv: Move) -> Result<(), Fault> {
        let herd = self.herd();
        if !card.is_in(self.hand().kinds()) {
            return Err(Fault::NotInHand);
        }
        if fitting(herd, card.bit()) == 0 {
            return Err(misfit(herd, card));
        }
        if mv.end().is_some_and(|end| card.is_in(CALF) && herd.calf_at(end).is_none()) {
            return Err(Fault::EndCowHasFlies);
        }
        if mv.flips() && !card.is_in(GREEN) {
            return Err(Fault::NoArrowChoice);
        }
        if mv.next().is_some() && !card.is_in(YELLOW) {
            return Err(Fault::NoNextPlayerChoice);
        }
        if mv.end().is_some() && !card.is_in(CALF) {
            return Err(Fault::NoEndChoice);
        }
        match mv.next() {
            Some(next) if next.0 >= self.options.seats => return Err(Fault::NoSuchSeat),
            Some(next) if next == self.seat => return Err(Fault::CannotChooseSelf),
            // A complete move names the next farmer; `read_move` has added the one left out.
            None if card.is_in(YELLOW) => return Err(Fault::NoSuchSeat),
            _ => {}
        }
        if mv.end().is_none() && card.is_in(CALF) { Err(Fault::EndMustBeChosen) } else { Ok(()) }
    }

    fn check_take(&self) -> Result<(), Fault> {
        if self.herd().is_empty() { Err(Fault::NothingToTake) } else { Ok(()) }
    }
}

/// Why a card does not fit.
fn misfit(herd: Herd, card: Card) -> Fault {
    if herd.is_empty() {
        return Fault::CannotStartAHerd;
    }
    if herd.kinds() & MAD != 0 && card.is_in(FLY_FREE) {
        return Fault::MadCowForbidsFlyFree;
    }
    match card.kind() {
        Kind::Cow | Kind::Thin | Kind::Dairy => Fault::NotOutsideTheEnds,
        Kind::Blocker => Fault::BlockerNotOutsideTheEnds,
        Kind::Acrobat => Fault::NoCowWithThatNumber,
        Kind::Slowpoke => Fault::NoMissingNumber,
        Kind::Calf => Fault::EndCowHasFlies,
        Kind::Mad => Fault::NoEight,
    }
}
