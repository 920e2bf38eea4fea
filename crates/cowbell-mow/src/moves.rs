//! Moves and chance, and their text. A move says everything its farmer decides: the card, a calf's end, the
//! arrow, the next farmer. It can also say what no card allows (`9.1 flip`), so that the refusal can say why.

use core::fmt;
use core::str::FromStr;

use cowbell_rules::{Seat, Unreadable};

use crate::board::{Card, digits};

/// An end of a herd's line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum End {
    /// The lower one.
    Low,
    /// The higher one.
    High,
}

impl End {
    /// Both ends, low first.
    pub const ALL: [End; 2] = [End::Low, End::High];

    const fn word(self) -> &'static str {
        match self {
            End::Low => "low",
            End::High => "high",
        }
    }
}

/// One decision of one farmer: take the herd, or play a card with its choices.
///
/// From the highest bit: 6 for the card, 2 for the end, 1 for the arrow, 7 for the next farmer plus one; 0 is
/// nothing said. So moves ascend by card, end, arrow, farmer, and taking comes last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u16);

const CARD: u32 = 10;
const END: u32 = 8;
const FLIP: u16 = 1 << 7;
const NEXT: u16 = FLIP - 1;

impl Move {
    /// Take the herd.
    pub const TAKE: Move = Move((Card::COUNT as u16) << CARD);

    /// Play a card and say nothing else.
    #[inline]
    pub const fn play(card: Card) -> Move {
        Move((card.0 as u16) << CARD)
    }

    /// The same, the calf at this end.
    #[inline]
    pub const fn at(self, end: End) -> Move {
        Move(self.0 & !(3 << END) | (end as u16 + 1) << END)
    }

    /// The same, with the arrow turned.
    #[inline]
    pub const fn flip(self) -> Move {
        Move(self.0 | FLIP)
    }

    /// The same, with `seat` next. Seats from 126 on cannot be told apart; no table has them.
    #[inline]
    pub const fn then(self, seat: Seat) -> Move {
        let next = if seat.0 as u16 >= NEXT { NEXT } else { seat.0 as u16 + 1 };
        Move(self.0 & !NEXT | next)
    }

    /// The card played; `None` for a take.
    #[inline]
    pub const fn card(self) -> Option<Card> {
        if self.0 >= Move::TAKE.0 { None } else { Some(Card((self.0 >> CARD) as u8)) }
    }

    /// The end named.
    #[inline]
    pub const fn end(self) -> Option<End> {
        match self.0 >> END & 3 {
            0 => None,
            1 => Some(End::Low),
            _ => Some(End::High),
        }
    }

    /// Whether the arrow is turned.
    #[inline]
    pub const fn flips(self) -> bool {
        self.0 & FLIP != 0
    }

    /// The next farmer named.
    #[inline]
    pub const fn next(self) -> Option<Seat> {
        match self.0 & NEXT {
            0 => None,
            next => Some(Seat(next as u8 - 1)),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(card) = self.card() else { return f.write_str("take") };
        write!(f, "{card}")?;
        if let Some(end) = self.end() {
            write!(f, " {}", end.word())?;
        }
        if self.flips() {
            f.write_str(" flip")?;
        }
        if let Some(seat) = self.next() {
            write!(f, " >{seat}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads exactly what is said. What a player may leave out depends on the state: see `Game::read_move`.
impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Move, Unreadable> {
        if text.trim().eq_ignore_ascii_case("take") {
            return Ok(Move::TAKE);
        }
        let (text, next) = match text.split_once('>') {
            Some((text, next)) => (text, Some(Seat(digits(next.trim())?))),
            None => (text, None),
        };
        let mut words = text.split_whitespace().peekable();
        let mut mv = Move::play(words.next().ok_or(Unreadable)?.parse()?);
        for end in End::ALL {
            if mv.end().is_none() && words.next_if(|word| word.eq_ignore_ascii_case(end.word())).is_some() {
                mv = mv.at(end);
            }
        }
        if words.next_if(|word| word.eq_ignore_ascii_case("flip")).is_some() {
            mv = mv.flip();
        }
        match words.next() {
            None => Ok(next.map_or(mv, |seat| mv.then(seat))),
            Some(_) => Err(Unreadable),
        }
    }
}

/// One outcome of one random event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// Who starts the first round.
    Start(Seat),
    /// A card of a first hand.
    Deal(Card),
    /// A card drawn after playing.
    Draw(Card),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Start(seat) => write!(f, "start {seat}"),
            Chance::Deal(card) => write!(f, "deal {card}"),
            Chance::Draw(card) => write!(f, "draw {card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        let mut words = text.split_whitespace();
        let (Some(event), Some(outcome), None) = (words.next(), words.next(), words.next()) else {
            return Err(Unreadable);
        };
        match event.to_ascii_lowercase().as_str() {
            "start" => Ok(Chance::Start(Seat(digits(outcome)?))),
            "deal" => Ok(Chance::Deal(outcome.parse()?)),
            "draw" => Ok(Chance::Draw(outcome.parse()?)),
            _ => Err(Unreadable),
        }
    }
}
