//! A match as text, both ways.
//!
//! ```text
//! 8 c. 4. 2. 1x 4. 3. 5. co
//! 7 5. == == 3. 2. == c. 1.
//! …                      a cell shows its symbol and its mark: `.` free, `x` seat 0, `o` seat 1; `==` is a trough
//! 1 c. 5. 3. 2. c. 2. 4. 1.
//! turn 0                 whose turn it is
//! phase mark             sheet start roll reroll again-1 again-2 again-both mark over
//! dice c3                as they lie, or -
//! interim 2 0            points for doubles, once they are scored, or -
//! ```
//!
//! In place of the picture, `sheet K01` and the marked cells, `x a8 d6` and `o d5`, are read too; without
//! `sheet` it is the one of the options. What is not said: no marks, no dice, `turn` is the starter of the options
//! or 0, and `phase` is `mark` with dice and `roll` without, `over` when the marks say so, `sheet`
//! without a sheet. A sheet from a picture need not be one of ours, but has the same mix of symbols.

use cowbell_rules::position::{Line, PositionError, lines};
use cowbell_rules::{Game as _, Pick, Seat};

use crate::board::{Cell, Cells, SIDE, Symbol};
use crate::moves::{self, Again};
use crate::options::{Options, SheetOption};
use crate::sheet::{COWS, EACH_NUMBER, Sheet, SheetId};
use crate::state::{Kuhlorado, Phase};

const PHASES: [(&str, Phase); 9] = [
    ("sheet", Phase::Sheet),
    ("start", Phase::Start),
    ("roll", Phase::Roll),
    ("reroll", Phase::Reroll),
    ("again-1", Phase::Again(Again::First)),
    ("again-2", Phase::Again(Again::Second)),
    ("again-both", Phase::Again(Again::Both)),
    ("mark", Phase::Mark),
    ("over", Phase::Over),
];

/// No more points for doubles are possible than two for every other cell.
const MOST_INTERIM: u8 = 58;

pub(crate) fn print(state: &Kuhlorado) -> String {
    let mut text = String::new();
    for row in (0..SIDE).rev().filter(|_| state.sheet().is_some()) {
        text += &format!("{}", row + 1);
        for column in 0..SIDE {
            let cell = Cell::at(column, row);
            match state.sheet.symbol_at(cell) {
                Some(symbol) => text += &format!(" {symbol}{}", mark_at(state, cell.bit())),
                None => text += " ==",
            }
        }
        text.push('\n');
    }
    let (phase, _) = PHASES.iter().find(|(_, phase)| *phase == state.phase).expect("every phase has a name");
    text += &format!("turn {}\nphase {phase}\n", state.seat);
    text += &match state.dice {
        Some([first, second]) => format!("dice {first}{second}\n"),
        None => "dice -\n".to_string(),
    };
    text += &match state.interim {
        Some([us, them]) => format!("interim {us} {them}\n"),
        None => "interim -\n".to_string(),
    };
    text
}

fn mark_at(state: &Kuhlorado, cell: Cells) -> char {
    match state.marks.map(|marks| marks & cell != 0) {
        [true, _] => 'x',
        [_, true] => 'o',
        _ => '.',
    }
}

pub(crate) fn read(options: &Options, text: &str) -> Result<Kuhlorado, PositionError> {
    let mut state = Kuhlorado::new(options);
    let (mut rows, mut sheet, mut phase, mut interim) = (Sheet::NONE, None, None, None);
    let lines = lines(text)?;
    for line in &lines {
        match line.key {
            "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" => read_row(line, &mut rows, &mut state.marks)?,
            "sheet" => sheet = Some(read_sheet(line)?),
            "x" => state.marks[0] |= read_cells(line)?,
            "o" => state.marks[1] |= read_cells(line)?,
            "turn" => state.seat = Seat(line.number(0, 1)?),
            "phase" => phase = Some(read_phase(line)?),
            "dice" => state.dice = read_dice(line)?,
            "interim" => interim = Some(read_interim(line)?),
            key => {
                let known = "1 to 8, sheet, x, o, turn, phase, dice, interim";
                return Err(line.error(key, format!("`{key}` is not a line of this game: {known}")));
            }
        }
    }
    let last = lines.last().map_or(1, |line| line.number);
    let whole = |reason: String| PositionError { line: last, column: 1, reason };
    state.sheet = pick_sheet(options, rows, sheet, state.sheet).map_err(whole)?;
    enter(&mut state, phase, interim).map_err(whole)?;
    Ok(state)
}

/// The sheet that the picture, the name and the options agree on.
fn pick_sheet(options: &Options, rows: Sheet, name: Option<Sheet>, option: Sheet) -> Result<Sheet, String> {
    if rows != Sheet::NONE {
        check_sheet(&rows)?;
    }
    let mut said =
        [rows, name.unwrap_or(Sheet::NONE), option].into_iter().filter(|sheet| *sheet != Sheet::NONE);
    let Some(sheet) = said.next() else { return Ok(Sheet::NONE) };
    if said.any(|other| other != sheet) {
        return Err(match options.sheet {
            SheetOption::Random => "the picture is not of the sheet named".to_string(),
            named => format!("the options say sheet {named}, but the position has another"),
        });
    }
    Ok(sheet)
}

/// A custom sheet must be playable: it has everything that the rules rely on.
fn check_sheet(sheet: &Sheet) -> Result<(), String> {
    let count = |cells: Cells| cells.count_ones() as usize;
    if count(sheet.cows() | sheet.numbers() | sheet.troughs) != 64 {
        return Err("a picture has eight rows".to_string());
    }
    let troughs = sheet.troughs();
    let large = troughs.iter().filter(|trough| trough.is_large()).count();
    let apart = troughs.iter().all(|trough| trough.around() & sheet.troughs == 0);
    if !(count(sheet.troughs) == 6 && troughs.len() == 4 && large == 2 && apart) {
        return Err(
            "a sheet has two troughs of one cell and two of two cells, none touching another".to_string()
        );
    }
    let mut numbers = Symbol::NUMBERS.iter().map(|number| sheet.showing(*number));
    if count(sheet.cows()) != COWS || numbers.any(|cells| count(cells) != EACH_NUMBER) {
        return Err("a sheet shows eighteen cows and each number eight times".to_string());
    }
    Ok(())
}

/// Settles the phase, and refuses what cannot be played on.
fn enter(
    state: &mut Kuhlorado,
    phase: Option<Phase>,
    interim: Option<Option<[u8; 2]>>,
) -> Result<(), String> {
    let need = |holds: bool, reason: &str| if holds { Ok(()) } else { Err(reason.to_string()) };
    let (has_sheet, marked) = (state.sheet != Sheet::NONE, state.marked());
    need(has_sheet || marked == 0, "marks need a sheet")?;
    need(state.marks[0] & state.marks[1] == 0, "a cell has one mark at most")?;
    need(marked & state.sheet.troughs == 0, "troughs cannot be marked")?;
    let over = has_sheet && state.is_finished();
    state.phase = phase.unwrap_or(match state.dice {
        _ if !has_sheet => Phase::Sheet,
        _ if over => Phase::Over,
        Some(_) => Phase::Mark,
        None => Phase::Roll,
    });
    need((state.phase == Phase::Sheet) != has_sheet, "phase `sheet` is before there is a sheet")?;
    need(
        (state.phase == Phase::Over) == over,
        "the match is over when no cow or five numbers are free, and only then",
    )?;
    if state.phase == Phase::Start {
        need(state.options.starter == Pick::Random, "the options name the starter")?;
        need(marked == 0, "the starter is found before the first mark")?;
    }
    match state.phase {
        Phase::Reroll | Phase::Again(_) | Phase::Mark => need(state.dice.is_some(), "this phase needs dice")?,
        _ => need(state.dice.is_none(), "the dice are thrown later")?,
    }
    let due = state.options.pro && has_sheet && state.is_interim_due();
    state.interim = interim.unwrap_or(if due { Some([0, 0]) } else { None });
    need(state.interim.is_some() == due, "doubles are scored in the pro variant from nine marked cows on")
}

fn read_row(line: &Line<'_>, sheet: &mut Sheet, marks: &mut [Cells; 2]) -> Result<(), PositionError> {
    let row = line.key.as_bytes()[0] - b'1';
    let words: Vec<&str> = line.words().collect();
    if words.len() != SIDE as usize {
        return Err(line.error(line.value, format!("row {} has 8 cells, not {}", line.key, words.len())));
    }
    for (column, word) in (0..SIDE).zip(words) {
        let cell = Cell::at(column, row).bit();
        let symbol = word.bytes().next().and_then(Symbol::from_letter);
        match (word, symbol, word.as_bytes().get(1..)) {
            ("==", ..) => sheet.troughs |= cell,
            (_, Some(symbol), Some(mark @ (b"." | b"x" | b"o" | b"X" | b"O"))) => {
                sheet.symbols[symbol.index()] |= cell;
                match mark {
                    b"." => {}
                    b"x" | b"X" => marks[0] |= cell,
                    _ => marks[1] |= cell,
                }
            }
            _ => {
                let like = "a symbol (1 to 5, c) and a mark (`.`, x, o), or `==`";
                return Err(line.error(word, format!("`{word}` should be {like}")));
            }
        }
    }
    Ok(())
}

fn read_sheet(line: &Line<'_>) -> Result<Sheet, PositionError> {
    match line.value.parse::<SheetId>() {
        Ok(id) => Ok(*id.sheet()),
        Err(_) => Err(line.error(line.value, format!("`{}` should be K01 to K10", line.value))),
    }
}

fn read_cells(line: &Line<'_>) -> Result<Cells, PositionError> {
    let read = |word: &str| match word.parse::<Cell>() {
        Ok(cell) => Ok(cell.bit()),
        Err(_) => Err(line.error(word, format!("`{word}` should be a cell, a1 to h8"))),
    };
    line.words().filter(|word| *word != "-").try_fold(0, |cells, word| Ok(cells | read(word)?))
}

fn read_phase(line: &Line<'_>) -> Result<Phase, PositionError> {
    match PHASES.iter().find(|(name, _)| *name == line.value) {
        Some((_, phase)) => Ok(*phase),
        None => {
            let names = PHASES.map(|(name, _)| name).join(", ");
            Err(line.error(line.value, format!("`{}` should be one of {names}", line.value)))
        }
    }
}

fn read_dice(line: &Line<'_>) -> Result<Option<[Symbol; 2]>, PositionError> {
    match (line.value, moves::dice(line.value)) {
        ("-", _) => Ok(None),
        (_, Ok((first, Some(second)))) => Ok(Some([first, second])),
        _ => Err(line.error(line.value, format!("`{}` should be two of 1 to 5 and c, or `-`", line.value))),
    }
}

fn read_interim(line: &Line<'_>) -> Result<Option<[u8; 2]>, PositionError> {
    let points = |word: &str| {
        word.parse().ok().filter(|points: &u8| *points <= MOST_INTERIM && points.is_multiple_of(2))
    };
    let words: Vec<&str> = line.words().collect();
    let read = match words.as_slice() {
        ["-"] => Some(None),
        [us, them] => points(us).zip(points(them)).map(|(us, them)| Some([us, them])),
        _ => None,
    };
    let reason = || format!("`{}` should be two even numbers up to {MOST_INTERIM}, or `-`", line.value);
    read.ok_or_else(|| line.error(line.value, reason()))
}
