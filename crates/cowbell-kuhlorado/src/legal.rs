//! What can happen now: the legal moves and the reasons against all others, the outcomes of chance. One function per
//! phase, in the order of a match; apply.rs is the same table with what happens then.

use arrayvec::ArrayVec;
use cowbell_rules::{Dice, Game as _, Seat, Turn};

use crate::board::{Cell, Cells, Symbol, apart, apart_above, apart_below, each};
use crate::fault::Fault;
use crate::moves::{Again, Chance, Kind, Move};
use crate::sheet::{COWS, SheetId};
use crate::state::{Kuhlorado, Phase};

#[inline]
pub(crate) fn moves(state: &Kuhlorado, out: &mut Vec<Move>) {
    out.clear();
    match (state.phase, state.dice) {
        (Phase::Reroll, _) => reroll_moves(out),
        (Phase::Mark, Some(dice)) => state.mark_moves(dice, out),
        _ => {}
    }
}

pub(crate) fn check(state: &Kuhlorado, seat: Seat, mv: Move) -> Result<(), Fault> {
    match state.turn() {
        Turn::Over => return Err(Fault::GameOver),
        Turn::Seat(active) if active == seat => {}
        Turn::Seat(_) | Turn::Chance => return Err(Fault::NotYourTurn),
    }
    let is_reroll = state.phase == Phase::Reroll;
    match mv.kind() {
        Kind::Keep | Kind::Reroll(_) if is_reroll => Ok(()),
        Kind::Keep | Kind::Reroll(_) => Err(Fault::NothingToReroll),
        Kind::Mark(_) | Kind::Pass if is_reroll => Err(Fault::WrongPhase),
        Kind::Mark(cells) => state.check_mark(cells),
        Kind::Pass => state.check_pass(),
    }
}

pub(crate) fn chances(state: &Kuhlorado, out: &mut Vec<(Chance, u32)>) {
    out.clear();
    let even = |chance| (chance, 1);
    match state.phase {
        Phase::Sheet => out.extend(SheetId::ALL.map(Chance::Sheet).map(even)),
        Phase::Start => out.extend(Seat::all(2).map(Chance::Start).map(even)),
        Phase::Roll | Phase::Again(Again::Both) => {
            let seconds = |first| Symbol::ALL.map(|second| even(Chance::Two(first, second)));
            out.extend(Symbol::ALL.into_iter().flat_map(seconds));
        }
        Phase::Again(_) => out.extend(Symbol::ALL.map(Chance::One).map(even)),
        Phase::Reroll | Phase::Mark | Phase::Over => {}
    }
}

pub(crate) fn draw<D: Dice + ?Sized>(state: &Kuhlorado, dice: &mut D) -> Chance {
    match state.phase {
        Phase::Sheet => Chance::Sheet(SheetId::ALL[dice.below(SheetId::COUNT.into()) as usize]),
        Phase::Start => Chance::Start(Seat(dice.below(2) as u8)),
        Phase::Again(Again::First | Again::Second) => Chance::One(Symbol::ALL[dice.below(6) as usize]),
        _ => {
            let both = dice.below(36) as usize;
            Chance::Two(Symbol::ALL[both / 6], Symbol::ALL[both % 6])
        }
    }
}

/// Reroll no die, one or both (KUH-12).
fn reroll_moves(out: &mut Vec<Move>) {
    const ALL: [Move; 4] =
        [Move::KEEP, Move::reroll(Again::First), Move::reroll(Again::Second), Move::reroll(Again::Both)];
    out.extend_from_slice(&ALL);
}

impl Kuhlorado {
    /// The moves that mark cells, or the pass (KUH-14).
    fn mark_moves(&self, dice: [Symbol; 2], out: &mut Vec<Move>) {
        let free = !self.marked();
        let [first, second] = dice.map(|symbol| self.sheet.showing(symbol) & free);
        match dice.map(Symbol::is_cow) {
            [true, true] => add_pairs(first, out),
            [false, false] => add_singles(first | second, out),
            _ => {
                add_singles(first | second, out);
                add_pairs_apart(first, second, out);
            }
        }
        if out.is_empty() {
            out.push(Move::PASS);
        }
    }

    fn check_mark(&self, cells: Cells) -> Result<(), Fault> {
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

    fn check_pass(&self) -> Result<(), Fault> {
        if self.rolled() & !self.marked() == 0 { Ok(()) } else { Err(Fault::MustMark) }
    }

    /// The cells that show a symbol of the dice, marked or not.
    fn rolled(&self) -> Cells {
        self.dice.iter().flatten().fold(0, |cells, symbol| cells | self.sheet.showing(*symbol))
    }
}

/// One of the cells (KUH-18, KUH-19).
fn add_singles(cells: Cells, out: &mut Vec<Move>) {
    out.extend(each(cells).map(Move::one));
}

/// Two of the cells, or the only one (KUH-17).
fn add_pairs(cells: Cells, out: &mut Vec<Move>) {
    if cells.is_power_of_two() {
        return add_singles(cells, out);
    }
    let list: ArrayVec<Cell, COWS> = each(cells).collect();
    for (n, low) in list.iter().enumerate() {
        out.extend(list[n + 1..].iter().map(|high| Move::two(*low, *high)));
    }
}

/// One of each set, exactly one cell apart (KUH-20).
fn add_pairs_apart(a: Cells, b: Cells, out: &mut Vec<Move>) {
    for low in each(a & apart_below(b) | b & apart_below(a)) {
        let others = if a & low.bit() != 0 { b } else { a };
        out.extend(each(others & apart_above(low.bit())).map(|high| Move::two(low, high)));
    }
}
