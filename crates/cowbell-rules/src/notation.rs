//! Reading text. Parsing accepts any case and spare blanks; printing is canonical.

use core::fmt;

/// The text is not what it should be. Games use this as the error of `FromStr` for moves and chance:
/// the caller knows the text and says more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unreadable;

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unreadable")
    }
}

impl core::error::Error for Unreadable {}

/// A cell's name from its column (0 = west) and row (0 = south): `(2, 2)` is `c3`. At most 26 by 9, like [`cell`].
pub struct CellName(pub u8, pub u8);

impl fmt::Display for CellName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Names of cells are most of what a server writes: two letters at once, and no formatting of numbers.
        let name = [b'a' + self.0, b'1' + self.1];
        f.write_str(core::str::from_utf8(&name).map_err(|_| fmt::Error)?)
    }
}

/// A text without its blanks: `c 3` is `c3`.
pub fn unspaced(text: &str) -> String {
    text.split_whitespace().collect()
}

/// Reads a cell's name on a board of `columns` by `rows` (at most 26 by 9): `"C3"` is `(2, 2)`.
pub fn cell(text: &str, columns: u8, rows: u8) -> Result<(u8, u8), Unreadable> {
    let text = unspaced(text);
    let [column, row] = *text.as_bytes() else { return Err(Unreadable) };
    let column = column.to_ascii_lowercase().wrapping_sub(b'a');
    let row = row.wrapping_sub(b'1');
    if column < columns && row < rows { Ok((column, row)) } else { Err(Unreadable) }
}
