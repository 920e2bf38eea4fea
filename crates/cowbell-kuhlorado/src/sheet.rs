//! Sheets: which symbol each cell shows and where the troughs are. The ten that we print are read from
//! data/ when the crate is compiled; src/design.rs says what makes a good one.

use core::fmt;
use core::str::FromStr;

use arrayvec::ArrayVec;
use cowbell_rules::Unreadable;
use cowbell_rules::notation::Name;

use crate::board::{Cell, Cells, SIDE, Symbol, beside};

/// Cow cells on every sheet.
pub(crate) const COWS: usize = 18;
/// Cells with each of the five numbers.
pub(crate) const EACH_NUMBER: usize = 8;

/// A sheet of 64 cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sheet {
    /// The cells that show each symbol, in the order of [`Symbol::ALL`].
    pub(crate) symbols: [Cells; 6],
    /// The cells of all troughs. They can never be marked (KUH-3).
    pub(crate) troughs: Cells,
}

impl Sheet {
    /// No sheet is on the table yet.
    pub(crate) const NONE: Sheet = Sheet { symbols: [0; 6], troughs: 0 };

    /// The cells that show this symbol.
    #[inline]
    pub const fn showing(&self, symbol: Symbol) -> Cells {
        self.symbols[symbol.index()]
    }

    /// The cells that show a cow.
    #[inline]
    pub const fn cows(&self) -> Cells {
        self.symbols[5]
    }

    /// The cells that show a number.
    #[inline]
    pub const fn numbers(&self) -> Cells {
        let [one, two, three, four, five, _] = self.symbols;
        one | two | three | four | five
    }

    /// The cells of all troughs.
    pub const fn trough_cells(&self) -> Cells {
        self.troughs
    }

    /// The troughs one by one, by their lowest cell. No two touch, so that one is a cell and its neighbour.
    pub fn troughs(&self) -> ArrayVec<Trough, 4> {
        let mut rest = self.troughs;
        let mut troughs = ArrayVec::new();
        while rest != 0 && !troughs.is_full() {
            let first = rest & rest.wrapping_neg();
            let cells = first | beside(first) & rest;
            troughs.push(Trough { cells });
            rest &= !cells;
        }
        troughs
    }

    /// What a cell shows; `None` for a trough.
    pub fn symbol_at(&self, cell: Cell) -> Option<Symbol> {
        Symbol::ALL.into_iter().find(|symbol| self.showing(*symbol) & cell.bit() != 0)
    }

    /// What one row (0 is row 1) shows from west to east: `5==32=c1`.
    pub fn row(&self, row: u8) -> Name<8> {
        let symbol = |column| self.symbol_at(Cell::at(column as u8, row)).map_or('=', Symbol::letter) as u8;
        Name(core::array::from_fn(symbol))
    }

    /// The one of our ten sheets with this layout.
    pub fn id(&self) -> Option<SheetId> {
        SheetId::ALL.into_iter().find(|id| id.sheet() == self)
    }

    /// Reads a file of data/: eight rows from north to south, each with its number and eight symbols; `#`
    /// begins a comment line. A file that is wrong does not compile.
    const fn read(text: &[u8]) -> Sheet {
        let mut sheet = Sheet::NONE;
        let (mut at, mut row, mut column) = (0, SIDE, SIDE);
        while at < text.len() {
            match text[at] {
                b'#' => {
                    while text[at] != b'\n' {
                        at += 1;
                    }
                }
                b' ' | b'\n' => {}
                number if column == SIDE => {
                    assert!(row > 0 && number == b'0' + row, "rows are numbered from 8 down to 1");
                    (row, column) = (row - 1, 0);
                }
                symbol => {
                    let bit = 1 << (row * SIDE + column);
                    match Symbol::from_letter(symbol) {
                        Some(symbol) => sheet.symbols[symbol.index()] |= bit,
                        None => {
                            assert!(symbol == b'=', "a cell is 1 to 5, c or =");
                            sheet.troughs |= bit;
                        }
                    }
                    column += 1;
                }
            }
            at += 1;
        }
        assert!(row == 0 && column == SIDE, "a sheet has eight rows of eight cells");
        sheet
    }
}

/// A trough of one or two cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trough {
    /// Its cells.
    pub cells: Cells,
}

impl Trough {
    /// Whether it has two cells.
    pub const fn is_large(self) -> bool {
        self.cells.count_ones() == 2
    }

    /// The cells orthogonally next to it (KUH-9).
    pub const fn around(self) -> Cells {
        beside(self.cells) & !self.cells
    }

    /// What the majority around it is worth (KUH-29).
    pub const fn points(self) -> u8 {
        if self.is_large() { 4 } else { 2 }
    }
}

/// One of our ten sheets: K01 to K10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SheetId(u8);

static SHEETS: [Sheet; 10] = [
    Sheet::read(include_bytes!("../data/K01.txt")),
    Sheet::read(include_bytes!("../data/K02.txt")),
    Sheet::read(include_bytes!("../data/K03.txt")),
    Sheet::read(include_bytes!("../data/K04.txt")),
    Sheet::read(include_bytes!("../data/K05.txt")),
    Sheet::read(include_bytes!("../data/K06.txt")),
    Sheet::read(include_bytes!("../data/K07.txt")),
    Sheet::read(include_bytes!("../data/K08.txt")),
    Sheet::read(include_bytes!("../data/K09.txt")),
    Sheet::read(include_bytes!("../data/K10.txt")),
];

impl SheetId {
    /// How many there are.
    pub const COUNT: u8 = 10;

    /// All ten.
    pub const ALL: [SheetId; 10] = {
        let mut all = [SheetId(0); 10];
        let mut n = 0;
        while n < SheetId::COUNT {
            all[n as usize] = SheetId(n);
            n += 1;
        }
        all
    };

    /// What it shows.
    pub fn sheet(self) -> &'static Sheet {
        &SHEETS[self.0 as usize]
    }
}

impl fmt::Display for SheetId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "K{:02}", self.0 + 1)
    }
}

impl FromStr for SheetId {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<SheetId, Unreadable> {
        let mut ids = SheetId::ALL.into_iter();
        ids.find(|id| id.to_string().eq_ignore_ascii_case(text)).ok_or(Unreadable)
    }
}
