//! Places at the table, and who is looking.

use core::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The most seats any of our games has.
pub const MAX_SEATS: usize = 10;

/// A place at the table, 0-based. The person or bot sitting there is the *player*.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seats of a table of `n`, in order.
    pub fn all(n: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..n as u8).map(Seat)
    }

    /// The neighbour clockwise at a table of `n`.
    #[inline]
    pub const fn next(self, n: usize) -> Seat {
        Seat(if self.0 as usize + 1 == n { 0 } else { self.0 + 1 })
    }

    /// The opponent in a two-seat game.
    #[inline]
    pub const fn other(self) -> Seat {
        Seat(self.0 ^ 1)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Whose eyes a view is built for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// A player, in this seat.
    Seat(Seat),
    /// Someone who only watches, and may know only what every seat knows.
    Spectator,
}

impl Viewer {
    /// Whether this viewer sits on `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Every viewer of a table of `n`: its seats, then a spectator.
    pub fn all(n: usize) -> impl Iterator<Item = Viewer> + Clone {
        Seat::all(n).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

/// An option that names a seat or leaves it to chance: `"random"` or a seat number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Pick {
    /// A chance event decides.
    #[default]
    Random,
    /// The table has decided.
    Seat(Seat),
}

impl Pick {
    /// Checks that the table has this seat.
    ///
    /// # Errors
    ///
    /// A sentence that names `key`, if it does not.
    pub fn check(self, key: &str, seats: usize) -> Result<(), String> {
        match self {
            Pick::Seat(seat) if seat.index() >= seats => {
                Err(format!("`{key}` is {seat}, but the seats are 0 to {}", seats - 1))
            }
            _ => Ok(()),
        }
    }
}

impl Serialize for Pick {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Pick::Random => serializer.serialize_str("random"),
            Pick::Seat(seat) => serializer.serialize_u8(seat.0),
        }
    }
}

impl<'de> Deserialize<'de> for Pick {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl de::Visitor<'_> for Visitor {
            type Value = Pick;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("\"random\" or a seat number")
            }
            fn visit_str<E: de::Error>(self, text: &str) -> Result<Pick, E> {
                match text {
                    "random" => Ok(Pick::Random),
                    _ => Err(E::invalid_value(de::Unexpected::Str(text), &self)),
                }
            }
            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Pick, E> {
                match u8::try_from(number) {
                    Ok(n) if (n as usize) < MAX_SEATS => Ok(Pick::Seat(Seat(n))),
                    _ => Err(E::invalid_value(de::Unexpected::Unsigned(number), &self)),
                }
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}
