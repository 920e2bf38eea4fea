//! Kuhlorado under test: what the conformance suite needs to know, and what only this game has to show.

use cowbell_rules::{Dice, Encode, Game, Match, Pick, Seat, Turn, quick};
use cowbell_testkit::{Subject, conformance};

use crate::{Again, Chance, Kuhlorado, Move, Options, Phase, SheetId, SheetOption, Symbol};
use crate::{area_points, areas, each};

mod sheets;
mod statistics;

conformance!(Kuhlorado);

impl Subject for Kuhlorado {
    const FOLDER: &'static str = env!("CARGO_MANIFEST_DIR");

    #[rustfmt::skip]
    const CLAUSES: &'static [&'static str] = &[
        "KUH-1", "KUH-2", "KUH-3", "KUH-4", "KUH-5", "KUH-6", "KUH-7", "KUH-8", "KUH-9", "KUH-10",
        "KUH-11", "KUH-12", "KUH-13", "KUH-14",
        "KUH-15", "KUH-16", "KUH-17", "KUH-18", "KUH-19", "KUH-20", "KUH-21", "KUH-22",
        "KUH-23", "KUH-24", "KUH-25", "KUH-26",
        "KUH-27", "KUH-28", "KUH-29", "KUH-30", "KUH-31", "KUH-32",
        "KUH-33", "KUH-34", "KUH-35", "KUH-36",
    ];

    const ENDINGS: &'static [&'static str] = &["numbers", "cows"];

    const PLAYTHROUGHS: &'static [(&'static str, &'static str, u64)] = &[
        ("numbers", "{}", 1),
        ("cows", "{}", 4),
        ("pro", r#"{"sheet":"seed:7","pro":true,"starter":0}"#, 1),
    ];

    fn tables() -> Vec<Options> {
        let seat = |n| Pick::Seat(Seat(n));
        vec![
            Options::default(),
            Options { pro: true, ..Options::default() },
            Options { sheet: SheetOption::Named(SheetId::ALL[4]), starter: seat(1), pro: false },
            Options { sheet: SheetOption::Seed(7), starter: seat(0), pro: true },
        ]
    }

    fn ending(&self) -> &'static str {
        if self.sheet.cows() & !self.marked() == 0 { "cows" } else { "numbers" }
    }

    fn conserved(&self) -> Vec<u32> {
        // Before a sheet is on the table, all that is known of it is what every sheet has.
        let Some(sheet) = self.sheet() else { return vec![8, 8, 8, 8, 8, 18, 6] };
        sheet.symbols.iter().chain([&sheet.troughs]).map(|cells| cells.count_ones()).collect()
    }

    fn invariants(&self) -> Result<(), String> {
        let need = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_string()) };
        let (free_cows, free_numbers) = (
            (self.sheet.cows() & !self.marked()).count_ones(),
            (self.sheet.numbers() & !self.marked()).count_ones(),
        );
        let marked_cows = (self.sheet.cows() & self.marked()).count_ones();
        need(self.marks[0] & self.marks[1] == 0, "a cell has two marks")?;
        need(self.marked() & self.sheet.troughs == 0, "a trough is marked")?;
        need(self.phase != Phase::Mark || free_cows >= 1, "no cow is free and the match goes on")?;
        if self.sheet().is_some() {
            need(free_numbers >= 5, "fewer than five numbers are free")?;
            let is_over = free_cows == 0 || free_numbers == 5;
            need((self.turn() == Turn::Over) == is_over, "the match ends when cows or numbers run out")?;
            let is_scored = self.options.pro && marked_cows >= 9;
            need(self.interim.is_some() == is_scored, "doubles are scored at nine cows")?;
        }
        let score = self.score();
        need(score[0].meadows + score[1].meadows <= 12, "more than 12 points for meadows")?;
        need(score[0].troughs + score[1].troughs <= 12, "more than 12 points for troughs")
    }

    fn witness(&self) -> Vec<Move> {
        witness(self)
    }
}

/// The legal moves as texts out of two nested loops over the printed picture, in the words of the clauses.
fn witness(state: &Kuhlorado) -> Vec<Move> {
    let read = |text: &str| text.parse::<Move>().expect("a move");
    let position = state.position();
    let value = |key: &str| {
        let line = position.lines().find_map(|line| line.strip_prefix(key));
        line.map_or("", str::trim).to_string()
    };
    match value("phase").as_str() {
        "reroll" => return ["keep", "reroll 1", "reroll 2", "reroll both"].map(read).to_vec(),
        "mark" => {}
        _ => return Vec::new(),
    }
    let mut free: Vec<(i32, i32, char)> = Vec::new();
    for line in position.lines().take(8) {
        let row: i32 = line[..1].parse().expect("a row number");
        for (column, token) in line[1..].split_whitespace().enumerate() {
            if token.ends_with('.') {
                free.push((column as i32, row, token.chars().next().expect("a symbol")));
            }
        }
    }
    let name = |(column, row, _): (i32, i32, char)| format!("{}{row}", (b'a' + column as u8) as char);
    let dice: Vec<char> = value("dice").chars().collect();
    let cows = dice.iter().filter(|die| **die == 'c').count();
    let fitting: Vec<_> = free.iter().copied().filter(|cell| dice.contains(&cell.2)).collect();
    let mut moves = Vec::new();
    for (n, a) in fitting.iter().enumerate() {
        if cows < 2 || fitting.len() == 1 {
            moves.push(read(&name(*a)));
        }
        for b in &fitting[..n] {
            let (dx, dy) = ((a.0 - b.0).abs(), (a.1 - b.1).abs());
            let is_apart = matches!((dx, dy), (2, 0) | (0, 2) | (2, 2));
            let fits = match cows {
                2 => true,
                1 => (a.2 == 'c') != (b.2 == 'c') && is_apart,
                _ => false,
            };
            if fits {
                moves.push(read(&format!("{}+{}", name(*a), name(*b))));
            }
        }
    }
    if moves.is_empty() {
        moves.push(Move::PASS);
    }
    moves
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<Kuhlorado>() <= 104);
    assert_eq!(size_of::<Move>(), 2);
    assert_eq!(size_of::<Chance>(), 2);
}

#[test]
fn moves_ascend_by_kind_then_cells() {
    let words =
        ["keep", "reroll 1", "reroll 2", "reroll both", "a1", "h8", "a1+b1", "a1+h8", "b1+a2", "pass"];
    let moves = words.map(|word| word.parse::<Move>().unwrap());
    assert!(moves.is_sorted_by(|a, b| a < b));
    assert!(moves.map(Kuhlorado::number).is_sorted_by(|a, b| a < b));
    assert_eq!(moves.map(|mv| mv.to_string()), words);
    assert_eq!("H8 + a1".parse(), "a1+h8".parse::<Move>());
    assert_eq!(Kuhlorado::number(Move::PASS) + 1, Kuhlorado::MOVES);
}

#[test]
fn what_is_no_move_is_not_read() {
    for text in ["", "i9", "d4+d4", "d4+", "+d4", "a1+b1+c1", "reroll", "reroll 3", "reroll 1 2", "keep it"] {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
    for text in
        ["", "roll", "roll 6", "roll c12", "roll x", "start", "start 2", "sheet", "sheet K11", "sheet 1"]
    {
        assert!(text.parse::<Chance>().is_err(), "{text}");
    }
    assert_eq!("ROLL C 3".parse(), Ok(Chance::Two(Symbol::Cow, Symbol::Three)));
}

/// The steps of the area table and their edges (KUH-31).
#[test]
fn areas_score_by_their_highest_step() {
    let sizes = [0, 4, 5, 9, 10, 14, 15, 19, 20, 30];
    assert_eq!(sizes.map(area_points), [0, 0, 2, 2, 5, 5, 12, 12, 20, 20]);
}

/// Areas against a slow search from cell to cell, on random marks.
#[test]
fn areas_are_connected_and_apart() {
    let mut dice = quick(5);
    for _ in 0..2000 {
        let marks: u64 = (0..64).map(|n| u64::from(dice.below(2)) << n).sum();
        let found: Vec<u64> = areas(marks).collect();
        assert_eq!(found.iter().fold(0, |all, area| all | area), marks);
        let mut reached = 0u64;
        for area in found {
            let mut todo = vec![area.trailing_zeros() as i32];
            let mut seen = 0u64;
            while let Some(cell) = todo.pop() {
                if seen >> cell & 1 == 1 {
                    continue;
                }
                seen |= 1 << cell;
                let (column, row) = (cell % 8, cell / 8);
                for (dx, dy) in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
                    let (x, y) = (column + dx, row + dy);
                    if (0..8).contains(&x) && (0..8).contains(&y) && marks >> (8 * y + x) & 1 == 1 {
                        todo.push(8 * y + x);
                    }
                }
            }
            assert_eq!(seen, area);
            assert_eq!(reached & area, 0);
            reached |= area;
        }
    }
}

/// The first line of a sheet's file is row 8, its first symbol column a.
#[test]
fn north_is_up() {
    let sheet = SheetId::ALL[0].sheet();
    assert_eq!(sheet.row(7).as_str(), "c421435c");
    assert_eq!(sheet.row(0).as_str(), "c532c241");
    let troughs: Vec<String> = each(sheet.trough_cells()).map(|cell| cell.to_string()).collect();
    assert_eq!(troughs, ["e2", "f2", "b3", "b7", "c7", "f7"]);
}

/// A die that is not thrown again keeps its place.
#[test]
fn one_die_is_thrown_again() {
    let options =
        Options { sheet: SheetOption::Named(SheetId::ALL[0]), starter: Pick::Seat(Seat(0)), pro: false };
    for (again, dice) in [(Again::First, "54"), (Again::Second, "c5")] {
        let mut game = Match::<Kuhlorado>::new(&options);
        game.settle_text("roll c4").unwrap();
        game.play(Seat(0), Move::reroll(again)).unwrap();
        game.settle_text("roll 5").unwrap();
        let shown: String = game.state().dice().unwrap().map(Symbol::letter).into_iter().collect();
        assert_eq!(shown, dice);
    }
}

#[test]
fn positions_say_where_they_are_wrong() {
    let options = Options::default();
    let refused = |text: &str| Kuhlorado::from_position(&options, text).unwrap_err();
    let row = refused("sheet K01\nx a1 i9\n");
    assert_eq!((row.line, row.column), (2, 6));
    let cell = refused("8 c. 4. 2? 1. 4. 3. 5. c.");
    assert_eq!((cell.line, cell.column), (1, 9));
    for text in [
        "8 c. 4. 2. 1. 4. 3. 5. c.",
        "sheet K01\nphase over",
        "sheet K01\nphase mark",
        "sheet K01\ndice 6c",
        "sheet K01\ndice c",
        "sheet K01\nphase roll\ndice cc",
        "sheet K01\nphase sheet",
        "x a1",
        "dice cc",
        "sheet K01\nphase start\nx a1",
        "sheet K01\ninterim 2 0",
        "sheet K01\ninterim 3 0",
        "sheet K01\nturn 2",
        "sheet K01\nsheet K01",
        "sheet K01\ncolour red",
    ] {
        assert!(Kuhlorado::from_position(&options, text).is_err(), "{text}");
    }
    let fixed = Options { sheet: SheetOption::Named(SheetId::ALL[1]), ..options };
    assert!(Kuhlorado::from_position(&fixed, "sheet K01").is_err());
}
