//! Boards of named cells: what every such board needs, whatever lies on it.
//!
//! [`grid!`](crate::grid!) declares a game's own cell type and its sets of cells. It is a macro and not a generic type
//! because the sets have the width of the board (small states copy faster), everything is `const`, and a game can add
//! methods of its own.

/// The bits of a set, ascending. It knows how many there are, so that lists of them grow only once.
#[inline]
pub fn bits(set: u64) -> impl ExactSizeIterator<Item = u8> {
    Bits(set)
}

struct Bits(u64);

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(lowest)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Bits {}

/// Declares the cells of a board, the sets of them, and a function that lists a set.
///
/// Cell number `columns * row + column`, so a1 (south-west) is cell 0 and bit 0 of a set. Cells print, parse and
/// serialise as their names.
///
/// ```
/// mod board {
///     cowbell_rules::grid! {
///         /// A cell of the board, a1 = 0, c2 = 5.
///         pub struct Cell(3 columns, 2 rows);
///         /// A set of cells.
///         pub type Cells = u8;
///         pub fn each;
///     }
/// }
/// use board::{Cell, each};
///
/// let cell: Cell = "B 2".parse().unwrap();
/// assert_eq!((cell.column(), cell.row(), cell.index()), (1, 1, 4));
/// let names: Vec<String> = each(cell.bit() | Cell::at(0, 0).bit()).map(|cell| cell.to_string()).collect();
/// assert_eq!(names, ["a1", "b2"]);
/// assert!("d1".parse::<Cell>().is_err());
/// ```
#[macro_export]
macro_rules! grid {
    (
        $(#[$cell_doc:meta])* pub struct $Cell:ident($columns:literal columns, $rows:literal rows);
        $(#[$set_doc:meta])* $set_vis:vis type $Cells:ident = $set:ty;
        $each_vis:vis fn $each:ident;
    ) => {
        $(#[$set_doc])*
        $set_vis type $Cells = $set;

        /// The cells of a set, ascending: row by row from the south, west to east.
        #[inline]
        $each_vis fn $each(cells: $Cells) -> impl ExactSizeIterator<Item = $Cell> {
            $crate::bits(u64::from(cells)).map($Cell)
        }

        $(#[$cell_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $Cell(pub(crate) u8);

        impl $Cell {
            /// How many columns the board has.
            pub const COLUMNS: u8 = $columns;

            /// How many rows the board has.
            pub const ROWS: u8 = $rows;

            /// The cell in this column (0 = a) and row (0 = 1).
            ///
            /// # Panics
            ///
            /// If the board has no such column or row.
            pub const fn at(column: u8, row: u8) -> $Cell {
                assert!(column < $Cell::COLUMNS && row < $Cell::ROWS);
                $Cell($Cell::COLUMNS * row + column)
            }

            /// Its column, 0 = a.
            #[inline]
            pub const fn column(self) -> u8 {
                self.0 % $Cell::COLUMNS
            }

            /// Its row, 0 = 1.
            #[inline]
            pub const fn row(self) -> u8 {
                self.0 / $Cell::COLUMNS
            }

            /// Its name, `c3`.
            #[inline]
            pub const fn name(self) -> $crate::notation::Name<2> {
                $crate::notation::cell_name(self.column(), self.row())
            }

            /// The cell as an index into per-cell arrays.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The set of this cell alone.
            #[inline]
            pub const fn bit(self) -> $Cells {
                1 << self.0
            }
        }

        impl ::core::fmt::Display for $Cell {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                self.name().fmt(f)
            }
        }

        impl ::core::str::FromStr for $Cell {
            type Err = $crate::Unreadable;
            fn from_str(text: &str) -> ::core::result::Result<$Cell, $crate::Unreadable> {
                let (column, row) = $crate::notation::cell(text, $Cell::COLUMNS, $Cell::ROWS)?;
                Ok($Cell::at(column, row))
            }
        }

        impl $crate::serde::Serialize for $Cell {
            fn serialize<S: $crate::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                $crate::serde::Serialize::serialize(&self.name(), serializer)
            }
        }
    };
}
