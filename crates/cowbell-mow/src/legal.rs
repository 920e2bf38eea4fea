//! Which moves are legal. [`fitting`] alone decides which cards can be played; everything else lists the
//! choices that come with a card, or says why it does not fit.

use cowbell_rules::{Seat, Turn};

use crate::board::{
    ABOVE, ACROBATS, BELOW, CALF, Card, FLY_FREE, GREEN, MAD, MAD_NUMBER, ORDINARY, SLOWPOKE, STARTERS,
    YELLOW, each,
};
use crate::faces::Kind;
use crate::fault::Fault;
use crate::herd::Herd;
use crate::moves::{End, Move};
use crate::state::{Mow, Phase};

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
    pub(crate) fn list(&self, out: &mut Vec<Move>) {
        out.clear();
        if self.phase != Phase::Play {
            return;
        }
        let herd = self.herd();
        let fits = fitting(herd, self.hand().kinds());
        out.extend(each(fits & ORDINARY).map(Move::play));
        for card in each(fits & GREEN) {
            out.extend([Move::play(card), Move::play(card).flip()]);
        }
        for card in each(fits & YELLOW) {
            self.list_yellow(herd, card, out);
        }
        if !herd.is_empty() {
            out.push(Move::TAKE);
        }
    }

    fn list_yellow(&self, herd: Herd, card: Card, out: &mut Vec<Move>) {
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

    pub(crate) fn refuse(&self, seat: Seat, mv: Move) -> Result<(), Fault> {
        match self.whose_turn() {
            Turn::Over => return Err(Fault::GameOver),
            Turn::Seat(mover) if mover == seat => {}
            _ => return Err(Fault::NotYourTurn),
        }
        match mv.card() {
            None if self.herd().is_empty() => Err(Fault::NothingToTake),
            None => Ok(()),
            Some(card) => self.refuse_card(card, mv),
        }
    }

    fn refuse_card(&self, card: Card, mv: Move) -> Result<(), Fault> {
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
            // A whole move names the next farmer; `fill_in` has done so for whoever left him out.
            None if card.is_in(YELLOW) => return Err(Fault::NoSuchSeat),
            _ => {}
        }
        if mv.end().is_none() && card.is_in(CALF) { Err(Fault::EndMustBeChosen) } else { Ok(()) }
    }

    /// The move with everything named that the notation lets a player leave out: the ordinary neighbour, a calf's
    /// only possible end.
    pub(crate) fn fill_in(&self, mut mv: Move) -> Move {
        let Some(card) = mv.card() else { return mv };
        if card.is_in(YELLOW) && mv.next().is_none() {
            mv = mv.then(self.neighbour());
        }
        let herd = self.herd();
        if card.is_in(CALF) && mv.end().is_none() && !herd.is_empty() {
            let [low, high] = End::ALL.map(|end| herd.calf_at(end).is_some());
            if low != high {
                mv = mv.at(if low { End::Low } else { End::High });
            }
        }
        mv
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
