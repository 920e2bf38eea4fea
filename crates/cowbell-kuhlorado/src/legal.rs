//! Which moves are legal: one function per phase, and `check`, which says why one is not.

use arrayvec::ArrayVec;
use cowbell_rules::{Seat, Turn};

use crate::board::{Cell, Cells, Symbol, apart, apart_above, apart_below, each};
use crate::fault::Fault;
use crate::moves::{Again, Kind, Move};
use crate::sheet::COWS;
use crate::state::{Kuhlorado, Phase};

impl Kuhlorado {
    #[inline]
    pub(crate) fn list(&self, out: &mut Vec<Move>) {
        out.clear();
        match (self.phase, self.dice) {
            (Phase::Reroll, _) => rerolls(out),
            (Phase::Mark, Some(dice)) => self.marks_for(dice, out),
            _ => {}
        }
    }

    pub(crate) fn refuse(&self, seat: Seat, mv: Move) -> Result<(), Fault> {
        match self.whose_turn() {
            Turn::Over => return Err(Fault::GameOver),
            Turn::Seat(active) if active == seat => {}
            Turn::Seat(_) | Turn::Chance => return Err(Fault::NotYourTurn),
        }
        let deciding = self.phase == Phase::Reroll;
        match mv.kind() {
            Kind::Keep | Kind::Reroll(_) if deciding => Ok(()),
            Kind::Keep | Kind::Reroll(_) => Err(Fault::NothingToReroll),
            Kind::Mark(_) | Kind::Pass if deciding => Err(Fault::WrongPhase),
            Kind::Mark(cells) => self.refuse_mark(cells),
            Kind::Pass if self.rolled() & !self.marked() == 0 => Ok(()),
            Kind::Pass => Err(Fault::MustMark),
        }
    }

    /// The moves that mark cells, or the pass (KUH-14).
    fn marks_for(&self, dice: [Symbol; 2], out: &mut Vec<Move>) {
        let free = !self.marked();
        let [first, second] = dice.map(|symbol| self.sheet.showing(symbol) & free);
        match dice.map(Symbol::is_cow) {
            [true, true] => pairs(first, out),
            [false, false] => singles(first | second, out),
            _ => {
                singles(first | second, out);
                pairs_apart(first, second, out);
            }
        }
        if out.is_empty() {
            out.push(Move::PASS);
        }
    }

    fn refuse_mark(&self, cells: Cells) -> Result<(), Fault> {
        let (two, cows) = (cells.count_ones() == 2, self.sheet.cows());
        let free_cows = cows & !self.marked();
        let n_cows = self.dice.iter().flatten().filter(|symbol| symbol.is_cow()).count();
        if cells & self.sheet.troughs != 0 {
            Err(Fault::Trough)
        } else if cells & self.marked() != 0 {
            Err(Fault::CellTaken)
        } else if cells & !self.rolled() != 0 {
            Err(Fault::SymbolNotRolled)
        } else if n_cows == 2 && !two && free_cows.count_ones() >= 2 {
            Err(Fault::TwoCellsDue)
        } else if n_cows == 0 && two {
            Err(Fault::OneCellOnly)
        } else if n_cows == 1 && two && (cells & cows).count_ones() != 1 {
            Err(Fault::OneOfEach)
        } else if n_cows == 1 && two && cells & apart(cells) == 0 {
            Err(Fault::NotOneCellApart)
        } else {
            Ok(())
        }
    }

    /// The cells that show a symbol of the dice, marked or not.
    fn rolled(&self) -> Cells {
        self.dice.iter().flatten().fold(0, |cells, symbol| cells | self.sheet.showing(*symbol))
    }
}

/// None, one or both of the dice are thrown again (KUH-12).
fn rerolls(out: &mut Vec<Move>) {
    const ALL: [Move; 4] =
        [Move::KEEP, Move::reroll(Again::First), Move::reroll(Again::Second), Move::reroll(Again::Both)];
    out.extend_from_slice(&ALL);
}

/// One of the cells (KUH-18, KUH-19).
fn singles(cells: Cells, out: &mut Vec<Move>) {
    out.extend(each(cells).map(Move::one));
}

/// Two of the cells, or the only one (KUH-17).
fn pairs(cells: Cells, out: &mut Vec<Move>) {
    if cells.is_power_of_two() {
        return singles(cells, out);
    }
    let list: ArrayVec<Cell, COWS> = each(cells).collect();
    for (n, low) in list.iter().enumerate() {
        out.extend(list[n + 1..].iter().map(|high| Move::two(*low, *high)));
    }
}

/// One of each set, exactly one cell apart (KUH-20).
fn pairs_apart(a: Cells, b: Cells, out: &mut Vec<Move>) {
    for low in each(a & apart_below(b) | b & apart_below(a)) {
        let others = if a & low.bit() != 0 { b } else { a };
        out.extend(each(others & apart_above(low.bit())).map(|high| Move::two(low, high)));
    }
}
