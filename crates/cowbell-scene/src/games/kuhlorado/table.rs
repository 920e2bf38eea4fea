//! The sheet with its marks, the dice, and the groups of cells that count together.

use cowbell_catalog::games::kuhlorado::{
    Again, AreaView, Cell, Cells, ContestView, MEADOWS, Symbol, View, area_points, each,
};
use cowbell_rules::Seat;

use crate::label::Label;
use crate::scene::{Area, Group, Kind, Piece, Place};
use crate::shelf::Shelf;
use crate::text::{Text, Word};
use crate::word::{Spell, word};

/// The cells of each sheet, by what its rows show.
static SHEETS: Shelf<Vec<[u8; 8]>> = Shelf::new();

fn cells(view: &View) -> impl Iterator<Item = Place> {
    let cells = (0..8).flat_map(|row| (0..8).map(move |column| (column, row)));
    cells.map(|(column, row): (u8, u8)| {
        let cell = Cell::at(column, row);
        let line = view.rows.get(7 - usize::from(row));
        let print = line.and_then(|line| line.as_str().chars().nth(column.into()));
        let on_border = MEADOWS.iter().any(|(_, cells)| cells & cell.bit() != 0);
        let ground = match print {
            Some('=') => "trough",
            _ if on_border => "border",
            _ => "inner",
        };
        let print = print.filter(|print| *print != '=').map_or(Word::default(), |print| print.to_word());
        let label = Text::new(if view.rows.is_empty() { "kuh-cell" } else { "kuh-place" })
            .word("cell", cell.to_word());
        let label = label.word("ground", ground).word("print", print.clone());
        Place { id: cell.to_word(), column, row, ground: ground.into(), print, owner: None, label }
    })
}

pub(super) fn sheet(view: &View) -> Area {
    let label = match &view.sheet {
        Some(name) => Text::new("kuh-sheet")
            .number("cows", view.free_cows)
            .number("numbers", view.free_numbers)
            .word("sheet", name),
        None => Text::new("kuh-no-sheet"),
    };
    Area {
        id: "sheet".into(),
        kind: Kind::Grid { columns: 8, rows: 8 },
        label: label.into(),
        owner: None,
        tags: Vec::new(),
        places: SHEETS.places(view.rows.iter().map(|row| row.0).collect(), |_| cells(view)),
    }
}

pub(super) fn tray() -> Area {
    static TRAY: Shelf<()> = Shelf::new();
    let place = |index: u8| Place {
        id: word!["dice.", index],
        column: index,
        row: 0,
        ground: "tray".into(),
        print: Word::default(),
        owner: None,
        label: Text::new("kuh-dice"),
    };
    let places = TRAY.places((), |()| [place(0), place(1)]);
    Area {
        id: "dice".into(),
        kind: Kind::Row,
        label: Label::message("kuh-dice"),
        owner: None,
        tags: Vec::new(),
        places,
    }
}

pub(super) fn marks(view: &View, seat: Seat) -> impl Iterator<Item = Piece> {
    let face = mark(seat);
    each(view.seats[seat.index()].marks).map(move |cell| Piece {
        id: cell.to_word(),
        kind: "mark".into(),
        face: face.into(),
        at: cell.to_word(),
        count: 1,
        owner: Some(seat),
        tags: Vec::new(),
        label: Label::of(|seat| Text::new("kuh-mark").word("face", mark(Seat(seat as u8))), seat.0),
    })
}

/// The mark of a seat.
pub(super) fn mark(seat: Seat) -> &'static str {
    ["x", "o"][seat.index()]
}

pub(super) fn dice(view: &View) -> impl Iterator<Item = Piece> {
    let thrown = match view.again {
        Some(Again::First) => [true, false],
        Some(Again::Second) => [false, true],
        Some(Again::Both) => [true, true],
        None => [false, false],
    };
    let dice = view.dice.into_iter().flatten().enumerate();
    dice.map(move |(index, symbol)| Piece {
        id: word!["dice.", index],
        kind: "die".into(),
        face: symbol.to_word(),
        at: word!["dice.", index],
        count: 1,
        owner: None,
        tags: if thrown[index] { vec!["thrown".into()] } else { Vec::new() },
        label: Label::of(die_name, (8 * index + symbol.index()) as u16),
    })
}

/// Which dice are rolled again, for texts: a number could be taken for what a die shows.
pub(super) fn rerolled(again: Again) -> &'static str {
    match again {
        Again::First => "first",
        Again::Second => "second",
        Again::Both => "both",
    }
}

/// A die by its number and what it shows.
fn die_name(number: u16) -> Text {
    let symbol = Symbol::ALL[usize::from(number % 8)];
    Text::new("kuh-die").number("die", number / 8 + 1).text("face", shown(symbol))
}

/// What a die shows, as part of a sentence.
pub(super) fn shown(symbol: Symbol) -> Text {
    Text::new("kuh-face").word("face", symbol.to_word())
}

/// Areas score no more points beyond this size.
const LARGEST: u32 = 20;

/// Meadows and troughs with their majorities, areas with their next threshold. A single mark gets no outline.
pub(super) fn groups(view: &View) -> Vec<Group> {
    let contest = |contest: &ContestView, kind: &'static str| Group {
        id: (*contest.name).into(),
        kind: kind.into(),
        at: names(contest.cells),
        owner: contest.leader,
        counts: contest.marks.map(i32::from).to_vec(),
        goal: None,
        points: contest.points.into(),
        label: Text::new("kuh-contest")
            .number("circles", contest.marks[1])
            .number("crosses", contest.marks[0])
            .number("points", contest.points)
            .text("where", named(contest)),
    };
    let area = |seat: Seat, area: &AreaView| {
        let goal = (area.size + 1..=LARGEST).find(|size| area_points(*size) > area.points);
        let label = Text::new(if goal.is_some() { "kuh-area" } else { "kuh-area-largest" })
            .word("face", mark(seat))
            .number("goal", goal.unwrap_or(LARGEST))
            .number("points", area.points)
            .number("size", area.size);
        Group {
            id: word!["area.", each(area.cells).next()],
            kind: "area".into(),
            at: names(area.cells),
            owner: Some(seat),
            counts: vec![area.size as i32],
            goal: goal.map(|size| size as i32),
            points: area.points.into(),
            label,
        }
    };
    let mut groups = Vec::with_capacity(24);
    groups.extend(view.meadows.iter().map(|meadow| contest(meadow, "meadow")));
    groups.extend(view.troughs.iter().map(|trough| contest(trough, "trough")));
    for seat in Seat::all(2) {
        let outlined = view.seats[seat.index()].areas.iter().filter(|area| area.size > 1);
        groups.extend(outlined.map(|cells| area(seat, cells)));
    }
    groups
}

/// A meadow or a trough, as part of a sentence.
pub(super) fn named(contest: &ContestView) -> Text {
    Text::new("kuh-where").word("where", &*contest.name)
}

pub(super) fn names(cells: Cells) -> Vec<Word> {
    each(cells).map(|cell| cell.to_word()).collect()
}
