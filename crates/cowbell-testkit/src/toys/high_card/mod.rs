//! High card: two or three seats, one secret card each. In turn each seat holds it, or swaps it once: shows it, puts
//! it away and draws another. Then all cards are shown and the highest wins. The highest card cannot be swapped.

mod words;

use cowbell_rules::{
    Dice, Encode, Game, Info, Options, PositionError, Seat, Secret, Standing, Turn, Viewer, position,
};
use serde::Serialize;

pub use words::{Deal, HighCardFault, HighCardOptions, Play};

const MOST_SEATS: usize = 3;
const MOST_CARDS: u8 = 9;

/// What one seat or a spectator sees: a hand is 0 where it is hidden or not yet drawn.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HighCardView {
    hands: Vec<u8>,
    shown: Vec<u8>,
    done: u8,
}

impl core::fmt::Display for HighCardView {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        writeln!(f, "hands {:?}, shown {:?}", self.hands, self.shown)
    }
}

/// The state of a match. A card is 0 where there is none.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct HighCard {
    seats: u8,
    cards: u8,
    hands: [u8; MOST_SEATS],
    shown: [u8; MOST_SEATS],
    done: u8,
}

impl HighCard {
    /// The cards in hand, by seat; 0 where there is none.
    pub fn hands(&self) -> &[u8] {
        &self.hands[..self.seats()]
    }

    /// The cards put away, by seat; 0 where there is none.
    pub fn shown(&self) -> &[u8] {
        &self.shown[..self.seats()]
    }

    /// The seat that draws next.
    fn drawer(&self) -> Option<usize> {
        self.hands().iter().position(|card| *card == 0)
    }

    fn unseen(&self) -> impl Iterator<Item = u8> {
        (1..=self.cards).filter(|card| !self.hands.contains(card) && !self.shown.contains(card))
    }

    fn fault(&self, seat: usize, play: Play) -> Option<HighCardFault> {
        (play == Play::Swap && self.hands[seat] == self.cards).then_some(HighCardFault::MustHold)
    }
}

impl Game for HighCard {
    const INFO: Info = Info {
        slug: "high-card",
        name: "High card",
        seats: (2, 3),
        has_secrets: true,
        rules: 1,
        most_moves: 2,
    };

    type Options = HighCardOptions;
    type Move = Play;
    type Chance = Deal;
    type Fault = HighCardFault;
    type View = HighCardView;

    fn new(options: &HighCardOptions) -> HighCard {
        let (hands, shown) = ([0; MOST_SEATS], [0; MOST_SEATS]);
        HighCard { seats: options.seats, cards: options.cards, hands, shown, done: 0 }
    }

    fn options(&self) -> HighCardOptions {
        HighCardOptions { seats: self.seats, cards: self.cards }
    }

    fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    fn turn(&self) -> Turn {
        match self.drawer() {
            Some(_) => Turn::Chance,
            None if self.done == self.seats => Turn::Over,
            None => Turn::Seat(Seat(self.done)),
        }
    }

    fn legal_moves(&self, out: &mut Vec<Play>) {
        out.clear();
        if let Turn::Seat(seat) = self.turn() {
            let plays = [Play::Hold, Play::Swap].into_iter();
            out.extend(plays.filter(|play| self.fault(seat.index(), *play).is_none()));
        }
    }

    fn check(&self, seat: Seat, play: Play) -> Result<(), HighCardFault> {
        match self.turn() {
            Turn::Over => Err(HighCardFault::GameOver),
            Turn::Seat(mover) if mover == seat => self.fault(seat.index(), play).map_or(Ok(()), Err),
            _ => Err(HighCardFault::NotYourTurn),
        }
    }

    fn apply(&mut self, play: Play) {
        let seat = usize::from(self.done);
        if play == Play::Swap {
            self.shown[seat] = core::mem::take(&mut self.hands[seat]);
        }
        self.done += 1;
    }

    fn chances(&self, out: &mut Vec<(Deal, u32)>) {
        out.clear();
        if self.drawer().is_some() {
            out.extend(self.unseen().map(|card| (Deal(card), 1)));
        }
    }

    fn draw<D: Dice + ?Sized>(&self, dice: &mut D) -> Deal {
        let n = self.unseen().count() as u32;
        Deal(self.unseen().nth(dice.below(n) as usize).expect("as many cards as were counted"))
    }

    fn settle(&mut self, Deal(card): Deal) {
        if let Some(seat) = self.drawer() {
            self.hands[seat] = card;
        }
    }

    fn secret(&self, _: Deal) -> Option<Secret> {
        self.drawer().map(|seat| Secret { to: Seat(seat as u8), others: "deal ?" })
    }

    fn standing(&self) -> Option<Standing> {
        let scores = self.hands().iter().map(|card| i32::from(*card));
        (self.turn() == Turn::Over).then(|| Standing::ranked(scores, self.hands()))
    }

    fn view(&self, viewer: Viewer) -> HighCardView {
        let is_open = self.turn() == Turn::Over;
        let seen = |seat: Seat| if is_open || viewer.is(seat) { self.hands[seat.index()] } else { 0 };
        HighCardView {
            hands: Seat::all(self.seats()).map(seen).collect(),
            shown: self.shown().to_vec(),
            done: self.done,
        }
    }

    fn resample<D: Dice + ?Sized>(&self, seat: Seat, dice: &mut D) -> HighCard {
        let mut other = self.clone();
        if self.turn() == Turn::Over {
            return other;
        }
        let is_hidden = |at: usize| at != seat.index() && self.hands[at] != 0;
        let hidden: Vec<usize> = (0..self.seats()).filter(|at| is_hidden(*at)).collect();
        hidden.iter().for_each(|at| other.hands[*at] = 0);
        for at in hidden {
            other.hands[at] = other.draw(dice).0;
        }
        other
    }

    fn longest(&self) -> usize {
        3 * self.seats()
    }

    fn position(&self) -> String {
        let words = |cards: &[u8]| cards.iter().map(|card| format!(" {card}")).collect::<String>();
        format!("hands{}\nshown{}\ndone {}", words(self.hands()), words(self.shown()), self.done)
    }

    fn from_position(options: &HighCardOptions, text: &str) -> Result<HighCard, PositionError> {
        let mut state = HighCard::new(options);
        for line in position::lines(text)? {
            let cards = match line.key {
                "hands" => &mut state.hands,
                "shown" => &mut state.shown,
                "done" => {
                    state.done = line.number(0, options.seats)?;
                    continue;
                }
                _ => return Err(line.error(line.key, "expected hands, shown or done")),
            };
            let read: Vec<u8> = line.words().filter_map(|word| word.parse().ok()).collect();
            if read.len() != options.seats() || read.iter().any(|card| *card > options.cards) {
                return Err(line.error(line.value, format!("expected {} cards, 0 for none", options.seats)));
            }
            cards[..read.len()].copy_from_slice(&read);
        }
        state.is_possible().then_some(state).ok_or_else(|| {
            let reason = "these hands, shown cards and turns do not fit together";
            PositionError { line: 1, column: 1, reason: reason.into() }
        })
    }
}

impl HighCard {
    /// Whether play can lead here: no card twice, cards drawn in turn, shown only by those who are done.
    fn is_possible(&self) -> bool {
        let mut cards: Vec<u8> =
            [self.hands, self.shown].concat().into_iter().filter(|card| *card > 0).collect();
        let n = cards.len();
        cards.sort();
        cards.dedup();
        let (done, shown) = (usize::from(self.done), self.shown());
        let gap = self.drawer().unwrap_or(self.seats());
        let is_dealing = done == 0 && self.hands[gap..].iter().all(|card| *card == 0);
        let is_swapping =
            done > 0 && gap == done - 1 && shown[gap] > 0 && !self.hands[gap + 1..self.seats()].contains(&0);
        let is_dealt = gap == self.seats();
        let is_shown = shown[done..].iter().all(|card| *card == 0) && !shown.contains(&self.cards);
        cards.len() == n && is_shown && (is_dealing || is_swapping || is_dealt)
    }
}

impl Encode for HighCard {
    const MOVES: usize = 2;
    const FEATURES: usize = 2 * MOST_SEATS + 2;

    fn number(play: Play) -> usize {
        play as usize
    }

    fn numbered(number: usize) -> Play {
        [Play::Hold, Play::Swap][number]
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let view = self.view(Viewer::Seat(seat));
        out.fill(0.0);
        let mut place = seat;
        for at in 0..self.seats() {
            out[at] = f32::from(view.hands[place.index()]) / f32::from(MOST_CARDS);
            out[MOST_SEATS + at] = f32::from(view.shown[place.index()]) / f32::from(MOST_CARDS);
            place = place.next(self.seats());
        }
        out[2 * MOST_SEATS] = f32::from(view.done) / MOST_SEATS as f32;
        out[2 * MOST_SEATS + 1] = f32::from(self.cards) / f32::from(MOST_CARDS);
    }
}
