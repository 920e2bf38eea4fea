//! What may be known: everything but the faces of the other seats' cards. Resampling redraws exactly those.

use cowbell_rules::{Dice, Seat, Secret, Viewer};
use serde::Serialize;

use crate::board::{self, Cell, Die};
use crate::cards::{self, Card, Kind};
use crate::moves::{Act, Chance, Move};
use crate::options::Options;
use crate::state::{Slot, TicTacTown};

/// The table as one viewer sees it (TTT-9 to TTT-11).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The options of the table.
    pub options: Options,
    /// Rows and columns of the board.
    pub side: u8,
    /// The round, from 1.
    pub round: u8,
    /// How many rounds are played.
    pub rounds: u8,
    /// Who starts this round, once that is known.
    pub starter: Option<Seat>,
    /// Who acts, or for whom chance acts.
    pub turn: Option<Seat>,
    /// What is asked: `deal`, `pile`, `card`, `start`, `roll`, `reroll`, `place`, `over`.
    pub phase: &'static str,
    /// Whether the dice of this round were rolled again.
    pub rerolled: bool,
    /// Every die on the board: `["a3", "G4"]`, ascending by cell.
    pub dice: Vec<(Cell, Die)>,
    /// The dice still to be placed, ascending.
    pub pool: Vec<Die>,
    /// How many cards each pile has left, by kind.
    pub piles: [u8; 3],
    /// The seats.
    pub seats: Vec<SeatView>,
}

/// One side of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatView {
    /// The cards that lie face down, oldest first.
    pub hand: Vec<CardView>,
    /// The fulfilled cards, ascending.
    pub done: Vec<Card>,
    /// The points so far, bonus included.
    pub score: i32,
}

/// A card that lies face down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardView {
    /// The number on its back: kind and points.
    pub kind: Kind,
    /// The round it was drawn for, from 1.
    pub since: u8,
    /// Its face, for its owner.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
}

pub(crate) fn view(state: &TicTacTown, viewer: Viewer) -> View {
    View {
        options: state.options,
        side: state.side(),
        round: state.round + 1,
        rounds: state.rounds(),
        starter: state.starter(),
        turn: state.actor(),
        phase: state.phase.word(),
        rerolled: state.rerolled,
        dice: board::each(state.taken).filter_map(|cell| Some((cell, state.die(cell)?))).collect(),
        pool: state.pool.all().collect(),
        piles: Kind::ALL.map(|kind| state.pile(kind)),
        seats: Seat::all(state.table()).map(|seat| side(state, seat, viewer.is(seat))).collect(),
    }
}

fn side(state: &TicTacTown, seat: Seat, is_own: bool) -> SeatView {
    let card = |slot: &Slot| CardView {
        kind: slot.card.kind(),
        since: slot.since + 1,
        card: is_own.then_some(slot.card),
    };
    SeatView {
        hand: state.hand(seat).slots().iter().map(card).collect(),
        done: cards::each(state.done(seat)).collect(),
        score: state.score(seat),
    }
}

/// Others see only the back of a card.
pub(crate) fn secret(state: &TicTacTown, chance: Chance) -> Option<Secret> {
    let Chance::Card(card) = chance else { return None };
    let others = match card.kind() {
        Kind::Colours => "card 1",
        Kind::Sum => "card 2",
        Kind::Equation => "card 3",
    };
    Some(Secret { to: state.seat, others })
}

/// Whether a move meets a card that may be in a hand: whether it is turned up or not, that reveals something (TTT-19 to
/// TTT-21). To some viewer a card face down may be any card of its kind in the pile that was not met since it was
/// drawn.
pub(crate) fn reveals(state: &TicTacTown, mv: Move) -> bool {
    let Act::Place(die, cell) = mv.act() else { return false };
    let mut after = state.clone();
    after.board[cell.index()] = Some(die);
    after.taken |= cell.bit();
    let met = after.completed(cell);
    let may_be = |slot: &Slot| state.pile & slot.card.kind().cards() & !state.met_since(slot.since);
    let hidden = state.hands.iter().flat_map(|hand| hand.slots());
    met & hidden.fold(state.held, |cards, slot| cards | may_be(slot)) != 0
}

/// Redraws the other hands, card for card of the same kind, so that every deal this seat thinks possible is
/// equally likely.
///
/// Each deal of the match was equally likely when it began. What a seat has seen since rules out those in which
/// a card still face down has met its dice since it was drawn ([`TicTacTown::met_since`]). The longer a card
/// has been lying there, the fewer it can be, and what it can be a younger one can be too. So oldest first, the
/// number of cards to choose from is the same whatever was chosen before, and choosing each evenly
/// chooses the whole deal evenly: nothing has to be rejected and drawn again.
pub(crate) fn resample<D: Dice + ?Sized>(state: &TicTacTown, seat: Seat, dice: &mut D) -> TicTacTown {
    let mut world = state.clone();
    let own = state.hand(seat).cards();
    world.pile |= state.held & !own;
    world.held = own;
    for since in 0..=state.round {
        let possible = !state.met_since(since);
        for other in Seat::all(state.table()).filter(|other| *other != seat) {
            for slot in world.hands[other.index()].slots_mut().iter_mut().filter(|slot| slot.since == since) {
                slot.card = cards::pick(world.pile & slot.card.kind().cards() & possible, dice);
                world.pile ^= slot.card.bit();
                world.held |= slot.card.bit();
            }
        }
    }
    world
}
