//! What a goal card shows: three colours, a sum or an equation; whether dice fulfil it, and how it is written.

use core::fmt;

use crate::board::{Colour, Die};

/// The operation of an equation card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// `a + b = c`.
    Plus,
    /// `a - b = c`, and c is at least 1 (TTT-33).
    Minus,
    /// `a * b = c`.
    Times,
    /// `a / b = c` without remainder (TTT-33).
    Over,
}

/// What a card shows (TTT-30 to TTT-32).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pattern {
    /// These colours in this order: `R-B-G`.
    Colours([Colour; 3]),
    /// Three values with this sum, one of them of this colour: `14, R`.
    Sum(u8, Colour),
    /// First, middle and last die make an equation; some have a colour: `a(R) + b = c(G)`.
    Equation(Op, [Option<Colour>; 3]),
}

impl Pattern {
    /// Whether three dice in a row fulfil this, read from either end (TTT-26).
    pub const fn is_fulfilled(&self, [one, two, three]: [Die; 3]) -> bool {
        self.fits([one, two, three]) || self.fits([three, two, one])
    }

    const fn fits(&self, [a, b, c]: [Die; 3]) -> bool {
        self.fits_values([a.value(), b.value(), c.value()])
            && self.fits_colours([a.colour(), b.colour(), c.colour()])
    }

    pub(crate) const fn fits_values(&self, [a, b, c]: [u8; 3]) -> bool {
        match self {
            Pattern::Colours(_) => true,
            Pattern::Sum(sum, _) => a + b + c == *sum,
            Pattern::Equation(Op::Plus, _) => a + b == c,
            Pattern::Equation(Op::Minus, _) => a == b + c,
            Pattern::Equation(Op::Times, _) => a * b == c,
            Pattern::Equation(Op::Over, _) => a == b * c,
        }
    }

    pub(crate) const fn fits_colours(&self, dice: [Colour; 3]) -> bool {
        let mut matches = 0;
        let mut place = 0;
        while place < 3 {
            matches += match self {
                Pattern::Colours(colours) => colours[place] as u8 == dice[place] as u8,
                Pattern::Sum(_, colour) => *colour as u8 == dice[place] as u8,
                Pattern::Equation(_, colours) => match colours[place] {
                    Some(colour) => colour as u8 == dice[place] as u8,
                    None => true,
                },
            } as u8;
            place += 1;
        }
        match self {
            Pattern::Sum(..) => matches >= 1,
            _ => matches == 3,
        }
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pattern::Colours([a, b, c]) => write!(f, "{a}-{b}-{c}"),
            Pattern::Sum(sum, colour) => write!(f, "{sum}, {colour}"),
            Pattern::Equation(op, colours) => {
                let sign = match op {
                    Op::Plus => " + ",
                    Op::Minus => " - ",
                    Op::Times => " * ",
                    Op::Over => " / ",
                };
                for ((letter, colour), after) in
                    ["a", "b", "c"].into_iter().zip(colours).zip([sign, " = ", ""])
                {
                    f.write_str(letter)?;
                    if let Some(colour) = colour {
                        write!(f, "({colour})")?;
                    }
                    f.write_str(after)?;
                }
                Ok(())
            }
        }
    }
}

/// Reads the pattern that begins here, to the end of its line. A letter of a colour stands for a place of its own
/// on a colour card, and belongs to the place before it on an equation card.
pub(crate) const fn read(text: &[u8], mut at: usize) -> Pattern {
    let mut colours = [None; 3];
    let mut place = 0;
    let mut sum = 0;
    let mut op = None;
    while text[at] != b'\n' {
        match text[at] {
            b'R' => colours[place] = Some(Colour::Red),
            b'B' => colours[place] = Some(Colour::Blue),
            b'G' => colours[place] = Some(Colour::Green),
            b'Y' => colours[place] = Some(Colour::Yellow),
            digit @ b'0'..=b'9' => sum = 10 * sum + digit - b'0',
            b'-' if sum == 0 && text[at + 1] != b' ' => place += 1,
            b'b' => place = 1,
            b'c' => place = 2,
            b'+' => op = Some(Op::Plus),
            b'-' => op = Some(Op::Minus),
            b'*' => op = Some(Op::Times),
            b'/' => op = Some(Op::Over),
            b'a' | b'(' | b')' | b'=' | b',' | b' ' => {}
            _ => panic!("data/cards.txt: R-B-G, or 14, R, or a(R) + b = c(G)"),
        }
        at += 1;
    }
    match (op, sum, colours) {
        (Some(op), 0, _) => Pattern::Equation(op, colours),
        (None, 0, [Some(a), Some(b), Some(c)]) => Pattern::Colours([a, b, c]),
        (None, _, [Some(colour), None, None]) => Pattern::Sum(sum, colour),
        _ => panic!("data/cards.txt: R-B-G, or 14, R, or a(R) + b = c(G)"),
    }
}
