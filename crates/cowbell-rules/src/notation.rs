//! Reading text. Parsing accepts any case and spare blanks; printing is canonical.

use core::fmt;

use serde::{Serialize, Serializer};

/// The text cannot be read. Games use this as the error of `FromStr` for moves and chance: the caller has the text and
/// can say more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unreadable;

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unreadable")
    }
}

impl core::error::Error for Unreadable {}

/// A short name in ASCII letters and digits. Names are most of what a server writes, so each is written in one piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name<const N: usize>(pub [u8; N]);

impl<const N: usize> Name<N> {
    /// The name as text.
    ///
    /// # Panics
    ///
    /// If the bytes are not ASCII.
    #[inline]
    pub fn as_str(&self) -> &str {
        core::str::from_utf8(&self.0).expect("a name is plain ASCII")
    }
}

impl<const N: usize> fmt::Display for Name<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl<const N: usize> Serialize for Name<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

/// A cell's name from its column (0 = west) and row (0 = south): `(2, 2)` is `c3`. At most 26 by 9, like [`cell`].
#[inline]
pub const fn cell_name(column: u8, row: u8) -> Name<2> {
    Name([b'a' + column, b'1' + row])
}

/// A text without its spaces: `c 3` becomes `c3`.
pub fn unspaced(text: &str) -> String {
    text.split_whitespace().collect()
}

/// Reads a cell's name on a board of `columns` by `rows` (at most 26 by 9): `"C3"` is `(2, 2)`.
///
/// # Errors
///
/// If the board has no such cell.
pub fn cell(text: &str, columns: u8, rows: u8) -> Result<(u8, u8), Unreadable> {
    let text = unspaced(text);
    let [column, row] = *text.as_bytes() else { return Err(Unreadable) };
    let column = column.to_ascii_lowercase().wrapping_sub(b'a');
    let row = row.wrapping_sub(b'1');
    if column < columns && row < rows { Ok((column, row)) } else { Err(Unreadable) }
}
