//! A match as text, both ways.
//!
//! ```text
//! 8   . . . . . .
//! 7 . . . . . . . .
//! …                      a letter is a tile, rows 8 to 1, six cells in rows 8 and 1
//! 1   . . . . . .
//! turn 0                 whose turn it is
//! phase first            set-up deal start first second redraw-first redraw-second refill-hand refill-barn over
//! end supply 0           only when over: field, collected, supply or stuck, and the winner or `draw`
//! hand0 HP               farmhands; also hand1
//! barn0 H
//! start0 -               starting tiles not yet placed
//! supply0 CCPPSSHH       face-down tiles, in no order
//! taken0 CC              collected tiles
//! ```
//!
//! What is not said is empty; `turn` is 0; `phase` follows from the starting tiles and the size of the
//! hand. A barn species without room leads straight to its redraw.

use cowbell_rules::position::{Line, PositionError, lines};
use cowbell_rules::{Game, Seat};

use crate::board::{self, Cell, Species, each};
use crate::options::Options;
use crate::score::End;
use crate::state::{Phase, TicTacMoo};

const PHASES: [(&str, Phase); 9] = [
    ("set-up", Phase::SetUp),
    ("deal", Phase::Deal),
    ("start", Phase::Start),
    ("redraw-first", Phase::RedrawFirst),
    ("first", Phase::First),
    ("redraw-second", Phase::RedrawSecond),
    ("second", Phase::Second),
    ("refill-hand", Phase::RefillHand),
    ("refill-barn", Phase::RefillBarn),
];

/// More tiles than this in one heap are a slip of the pen; it also keeps every count far from overflow.
const HEAP: usize = 52;

pub(crate) fn print(state: &TicTacMoo) -> String {
    let mut text = String::new();
    for row in (0..8).rev() {
        text += &format!("{}", row + 1);
        for column in 0..8 {
            let cell = Cell::at(column, row);
            let tile = state.species_at(cell).map_or('.', Species::letter);
            text.push(' ');
            text.push(if cell.exists() { tile } else { ' ' });
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    text += &format!("turn {}\n", state.seat);
    match state.phase {
        Phase::Over(end) => {
            let winner = end.winner().map_or("draw".to_string(), |seat| seat.to_string());
            text += &format!("phase over\nend {} {winner}\n", end.word());
        }
        phase => {
            let name = PHASES.iter().find(|(_, other)| *other == phase).map_or("", |(name, _)| name);
            text += &format!("phase {name}\n");
        }
    }
    for seat in Seat::all(2) {
        let us = seat.index();
        let start = Species::ALL.map(|species| state.start[us] >> species.index() & 1);
        text += &format!("hand{seat} {}\n", letters(state.hand[us].into_iter().flatten()));
        text += &format!("barn{seat} {}\n", letters(state.barn[us]));
        text += &format!("start{seat} {}\n", heap(start));
        text += &format!("supply{seat} {}\n", heap(state.supply[us]));
        text += &format!("taken{seat} {}\n", heap(state.taken[us]));
    }
    text
}

fn heap(counts: [u8; 4]) -> String {
    letters(Species::ALL.into_iter().flat_map(|species| (0..counts[species.index()]).map(move |_| species)))
}

fn letters(tiles: impl IntoIterator<Item = Species>) -> String {
    let text: String = tiles.into_iter().map(Species::letter).collect();
    if text.is_empty() { "-".to_string() } else { text }
}

pub(crate) fn read(options: &Options, text: &str) -> Result<TicTacMoo, PositionError> {
    let mut state = TicTacMoo { supply: [[0; 4]; 2], ..TicTacMoo::new(options) };
    let mut phase = None;
    let mut end = None;
    let lines = lines(text)?;
    for line in &lines {
        let (key, seat) = match line.key.strip_suffix(['0', '1']) {
            Some(key) if !key.is_empty() => (key, Seat(line.key.ends_with('1') as u8)),
            _ => (line.key, Seat(0)),
        };
        let us = seat.index();
        match (key, line.key.len() - key.len()) {
            ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8", 0) => read_row(&mut state, line)?,
            ("turn", 0) => state.seat = Seat(line.number(0, 1)?),
            ("phase", 0) => phase = Some(read_phase(line)?),
            ("end", 0) => end = Some(read_end(line)?),
            ("hand", 1) => state.hand[us] = read_hand(line)?,
            ("barn", 1) => state.barn[us] = at_most(line, tiles(line)?, 1)?.first().copied(),
            ("start", 1) => state.start[us] = read_start(line)?,
            ("supply", 1) => state.supply[us] = counts(&tiles(line)?),
            ("taken", 1) => state.taken[us] = counts(&tiles(line)?),
            _ => {
                let known = "1 to 8, turn, phase, end, hand0, barn0, start0, supply0, taken0 (also with 1)";
                return Err(
                    line.error(line.key, format!("`{}` is not a line of this game: {known}", line.key))
                );
            }
        }
    }
    let last = lines.last().map_or(1, |line| line.number);
    let whole = |reason: String| PositionError { line: last, column: 1, reason };
    let named =
        phase.unwrap_or_else(|| guess(&state).map(|phase| (phase, false)).unwrap_or((Phase::SetUp, true)));
    match (named, end) {
        ((_, true), Some(end)) => state.phase = Phase::Over(end),
        ((_, true), None) => return Err(whole("an ended match needs an `end` line: `end supply 0`".into())),
        ((phase, false), _) => enter(&mut state, phase).map_err(whole)?,
    }
    Ok(state)
}

/// The phase that fits, if none is named.
fn guess(state: &TicTacMoo) -> Option<Phase> {
    if state.start != [0; 2] {
        return Some(Phase::Start);
    }
    match state.hand[state.seat.index()] {
        [Some(_), Some(_)] => Some(Phase::First),
        [Some(_), None] => Some(Phase::Second),
        _ => None,
    }
}

/// Enters a phase, if the match could be there: whatever is accepted can be played on.
fn enter(state: &mut TicTacMoo, phase: Phase) -> Result<(), String> {
    if let Some(species) = Species::ALL.into_iter().find(|species| has_herd(state.tiles(*species))) {
        return Err(format!("three {species} in a line would have been collected at once (TTM-35)"));
    }
    let us = state.seat.index();
    let tiles = state.hand[us].iter().flatten().count();
    let supply = state.supply(state.seat);
    let need = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_string()) };
    state.phase = phase;
    match phase {
        Phase::SetUp => {
            let open = [0, 1].map(|seat: usize| {
                state.hand[seat].iter().flatten().count() + state.barn[seat].iter().count()
            });
            let order = if us == 0 { open[0] < 3 && open[1] == 0 } else { open[0] == 3 && open[1] < 3 };
            need(order && state.start == [0; 2], "set-up draws three tiles for seat 0, then for seat 1")?;
            need(state.barn[us].is_none(), "the barn is filled last")?;
            need(
                (0..2).all(|seat| usize::from(state.supply(Seat(seat as u8))) + open[seat] >= 3),
                "the supply has too few tiles for set-up",
            )
        }
        Phase::Deal => {
            need(
                state.start == [0; 2] && state.free() == board::MEADOW,
                "the starting tiles are dealt before anything is placed",
            )?;
            need(us == 0 && both_ready(state), "both seats have two tiles and a barn tile before the deal")
        }
        Phase::Start => {
            let [mine, theirs] = [us, 1 - us].map(|seat| state.start[seat].count_ones());
            need(state.start[0] & state.start[1] == 0, "a starting tile belongs to one seat only")?;
            need(
                mine >= 1 && mine - theirs.min(mine) <= 1 && theirs <= mine,
                "the seats lay starting tiles in turn",
            )?;
            need(start_rooms(state), "each starting tile needs an own field without a tile")
        }
        Phase::RedrawFirst | Phase::First => {
            need(tiles == 2, "the first tile of a turn needs two tiles on the farmhands")?;
            need(state.barn[us].is_some(), "laying a tile needs a tile in the barn")?;
            state.ready(Phase::First);
            Ok(())
        }
        Phase::RedrawSecond | Phase::Second => {
            need(tiles == 1, "the second tile of a turn needs one tile on the farmhands")?;
            need(state.barn[us].is_some(), "laying a tile needs a tile in the barn")?;
            state.ready(Phase::Second);
            Ok(())
        }
        Phase::RefillHand | Phase::RefillBarn => {
            let want = if phase == Phase::RefillHand { 1 } else { 2 };
            need(
                tiles == want && state.barn[us].is_none() && supply > 0,
                "a refill needs an empty barn and a supply",
            )
        }
        Phase::Over(_) => Ok(()),
    }?;
    // The other seat must be able to take its turn, or be exhausted.
    let them = 1 - us;
    let theirs = state.hand[them].iter().flatten().count();
    match phase {
        Phase::SetUp | Phase::Deal => Ok(()),
        _ => need(state.barn[them].is_none() || theirs == 2, "the other seat's farmhands need two tiles"),
    }?;
    match phase {
        Phase::Start => {
            need(both_ready(state), "both seats need two tiles on the farmhands and one in the barn")
        }
        _ => need(state.start == [0; 2], "the starting tiles are placed before the first turn"),
    }
}

fn both_ready(state: &TicTacMoo) -> bool {
    state.barn.iter().all(Option::is_some) && state.hand.iter().flatten().all(Option::is_some)
}

fn start_rooms(state: &TicTacMoo) -> bool {
    Seat::all(2).all(|seat| {
        let open = state.fields(seat).into_iter().filter(|field| state.free() & field == *field).count();
        open >= state.start[seat.index()].count_ones() as usize
    })
}

fn has_herd(tiles: u64) -> bool {
    each(tiles).any(|cell| board::herd(tiles, cell) != 0)
}

fn read_row(state: &mut TicTacMoo, line: &Line<'_>) -> Result<(), PositionError> {
    let row = line.key.as_bytes()[0] - b'1';
    let cells = (0..8).map(|column| Cell::at(column, row)).filter(|cell| cell.exists());
    let words: Vec<&str> = line.words().collect();
    let width = cells.clone().count();
    if words.len() != width {
        return Err(
            line.error(line.value, format!("row {} has {width} cells, not {}", line.key, words.len()))
        );
    }
    for (cell, word) in cells.zip(words) {
        let mut letters = word.chars();
        match (letters.next(), letters.next()) {
            (Some('.'), None) => {}
            (Some(letter), None) if Species::from_letter(letter).is_some() => {
                let species = Species::from_letter(letter).unwrap_or(Species::Cow);
                state.tiles[species.index()] |= cell.bit();
            }
            _ => return Err(line.error(word, format!("`{word}` should be C, P, S, H or `.`"))),
        }
    }
    Ok(())
}

/// The phase, and whether the match is over.
fn read_phase(line: &Line<'_>) -> Result<(Phase, bool), PositionError> {
    if line.value == "over" {
        return Ok((Phase::SetUp, true));
    }
    match PHASES.iter().find(|(name, _)| *name == line.value) {
        Some((_, phase)) => Ok((*phase, false)),
        None => {
            let names: Vec<&str> = PHASES.iter().map(|(name, _)| *name).collect();
            Err(line
                .error(line.value, format!("`{}` should be one of {}, over", line.value, names.join(", "))))
        }
    }
}

fn read_end(line: &Line<'_>) -> Result<End, PositionError> {
    let mut words = line.words();
    let (word, winner) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    let seat = match winner {
        "0" => Some(Seat(0)),
        "1" => Some(Seat(1)),
        "draw" => None,
        _ => {
            return Err(line.error(
                line.value,
                "an end names its kind and the winner: `end supply 0`, `end stuck draw`",
            ));
        }
    };
    match (word, seat) {
        ("field", Some(seat)) => Ok(End::Field(seat)),
        ("collected", Some(seat)) => Ok(End::Collected(seat)),
        ("supply", seat) => Ok(End::Supply(seat)),
        ("stuck", seat) => Ok(End::Stuck(seat)),
        _ => Err(line.error(
            line.value,
            "an end is field, collected, supply or stuck; only the last two can be drawn",
        )),
    }
}

fn read_hand(line: &Line<'_>) -> Result<[Option<Species>; 2], PositionError> {
    let tiles = at_most(line, tiles(line)?, 2)?;
    Ok([tiles.first().copied(), tiles.get(1).copied()])
}

fn read_start(line: &Line<'_>) -> Result<u8, PositionError> {
    let tiles = at_most(line, tiles(line)?, 2)?;
    let bits = tiles.iter().fold(0, |bits, tile| bits | 1 << tile.index());
    if tiles.len() != u8::count_ones(bits) as usize {
        return Err(line.error(line.value, "there is one starting tile of each species"));
    }
    Ok(bits)
}

fn tiles(line: &Line<'_>) -> Result<Vec<Species>, PositionError> {
    if line.value == "-" {
        return Ok(Vec::new());
    }
    let read = |(at, letter): (usize, char)| {
        Species::from_letter(letter).ok_or_else(|| {
            line.error(&line.value[at..], format!("`{letter}` should be one of C, P, S, H (or `-` alone)"))
        })
    };
    at_most(line, line.value.char_indices().map(read).collect::<Result<_, _>>()?, HEAP)
}

fn at_most(line: &Line<'_>, tiles: Vec<Species>, most: usize) -> Result<Vec<Species>, PositionError> {
    if tiles.len() > most {
        return Err(line.error(line.value, format!("at most {most} tiles fit here, not {}", tiles.len())));
    }
    Ok(tiles)
}

fn counts(tiles: &[Species]) -> [u8; 4] {
    Species::ALL.map(|species| tiles.iter().filter(|tile| **tile == species).count() as u8)
}
