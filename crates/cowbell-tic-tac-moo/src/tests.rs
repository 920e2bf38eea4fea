//! Tic Tac Moo under test: what the suite needs to know, and what only this game can say.

use cowbell_rules::{Dice, Game, Match, Options as _, Seat, Turn, quick};
use cowbell_testkit::{Subject, conformance};

use crate::board::{self, Cell, MEADOW, SET, Species, TILES};
use crate::moves::Move;
use crate::options::{Fields, Options, SupplyEnd, WinCheck, WinTime};
use crate::score::End;
use crate::state::{Phase, TicTacMoo};

conformance!(TicTacMoo);

/// A match of random play in which a seat that cannot go on has filled a field (TTM-27).
const WON_WHEN_STUCK: u64 = 285_114;

impl Subject for TicTacMoo {
    const FOLDER: &'static str = env!("CARGO_MANIFEST_DIR");

    #[rustfmt::skip]
    const CLAUSES: &'static [&'static str] = &[
        "TTM-1", "TTM-2", "TTM-3", "TTM-4", "TTM-5",
        "TTM-10", "TTM-11", "TTM-12", "TTM-13", "TTM-14",
        "TTM-20", "TTM-21", "TTM-22", "TTM-23", "TTM-24", "TTM-25", "TTM-26", "TTM-27",
        "TTM-30", "TTM-31", "TTM-32", "TTM-33", "TTM-34", "TTM-35", "TTM-36",
        "TTM-40", "TTM-41",
        "TTM-50", "TTM-51", "TTM-52", "TTM-53", "TTM-54",
        "TTM-60", "TTM-61", "TTM-62", "TTM-63",
        "TTM-70", "TTM-71",
    ];

    const ENDINGS: &'static [&'static str] = &["field", "collected", "supply", "stuck"];

    const PLAYTHROUGHS: &'static [(&'static str, &'static str, u64)] = &[
        ("field", r#"{"rules":1}"#, 5),
        ("collected", r#"{"rules":1}"#, 64),
        ("supply", r#"{"rules":1}"#, 3),
        ("stuck", r#"{"rules":1}"#, 7921),
        ("won-when-stuck", "{}", WON_WHEN_STUCK),
    ];

    fn tables() -> Vec<Options> {
        let mut tables = Vec::new();
        for win_time in [WinTime::TurnEnd, WinTime::Immediate] {
            for win_check in [WinCheck::Active, WinCheck::Both] {
                for supply_end in [SupplyEnd::Both, SupplyEnd::First] {
                    tables.push(Options { win_time, win_check, supply_end, ..Options::default() });
                }
            }
        }
        tables.push(Options { fields: Fields::Adjacent, ..Options::default() });
        tables.push(Options { fields: Fields::Columns, ..Options::default() });
        tables
    }

    fn ending(&self) -> &'static str {
        self.end().map_or("none", |end| end.word())
    }

    /// 52 tiles in all, six of each species in each set and one to start with (TTM-4).
    fn conserved(&self) -> Vec<u32> {
        let dealt = self.phase != Phase::SetUp && self.phase != Phase::Deal;
        let count = |species: Species| {
            let index = species.index();
            let held = |seat: usize| {
                let open =
                    self.hand[seat].iter().chain([&self.barn[seat]]).filter(|tile| **tile == Some(species));
                let start = u32::from(self.start[seat] >> index & 1);
                open.count() as u32 + start + u32::from(self.supply[seat][index] + self.taken[seat][index])
            };
            held(0) + held(1) + self.tiles[index].count_ones() + u32::from(!dealt)
        };
        Species::ALL.map(count).to_vec()
    }

    fn invariants(&self) -> Result<(), String> {
        let taken = self.tiles.iter().fold(0, |all, tiles| all | tiles);
        let sum: u32 = self.tiles.iter().map(|tiles| tiles.count_ones()).sum();
        let ensure = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_string()) };
        ensure(taken.count_ones() == sum && taken & !MEADOW == 0, "one tile a space, on the meadow")?;
        ensure(sum <= 48, "at most 48 tiles on the meadow")?;
        for species in Species::ALL {
            let tiles = self.tiles(species);
            ensure(board::each(tiles).all(|cell| board::herd(tiles, cell) == 0), "no herd stands")?;
            let started = matches!(self.turn(), Turn::Seat(_)) && self.phase != Phase::Start;
            ensure(!started || tiles != 0, "every species is on the meadow")?;
        }
        ensure(self.conserved().iter().sum::<u32>() == 52, "52 tiles")
    }

    /// The placement rule by looking at every cell and every tile, with coordinates instead of bits.
    fn witness(&self) -> Vec<Move> {
        let Turn::Seat(seat) = self.turn() else { return Vec::new() };
        let at = |column: i8, row: i8| {
            let inside = (0..8).contains(&column) && (0..8).contains(&row);
            if inside { self.species_at(Cell::at(column as u8, row as u8)) } else { None }
        };
        let field_of = |column: i8, row: i8| match (column, row) {
            (1..=6, 1..=6) => Some(((column - 1) / 3, (row - 1) / 3)),
            _ => None,
        };
        let is_own = |(east, north): (i8, i8)| {
            let red = match self.options.fields {
                Fields::Diagonal => east == north,
                Fields::Adjacent => north == 0,
                Fields::Columns => east == 0,
            };
            red == (seat == Seat(0))
        };
        let mut moves = Vec::new();
        for column in 0..8i8 {
            for row in 0..8i8 {
                let is_corner = [0, 7].contains(&column) && [0, 7].contains(&row);
                if is_corner || at(column, row).is_some() {
                    continue;
                }
                let fits = if self.phase == Phase::Start {
                    field_of(column, row).is_some_and(|field| {
                        let tiles = (0..64)
                            .filter(|n| field_of(n % 8, n / 8) == Some(field) && at(n % 8, n / 8).is_some());
                        is_own(field) && tiles.count() == 0
                    })
                } else {
                    let around = (-1..=1).flat_map(|x| (-1..=1).map(move |y| (column + x, row + y)));
                    let barn = self.barn[seat.index()];
                    around.into_iter().any(|(x, y)| barn.is_some() && at(x, y) == barn)
                };
                let has = |species: Species| match self.phase {
                    Phase::Start => self.start[seat.index()] & 1 << species.index() != 0,
                    _ => self.hand[seat.index()].contains(&Some(species)),
                };
                let tiles = Species::ALL.into_iter().filter(|species| fits && has(*species));
                moves.extend(tiles.map(|species| Move::new(species, Cell::at(column as u8, row as u8))));
            }
        }
        moves
    }
}

#[test]
fn the_data_fill_the_box() {
    assert_eq!(TILES.iter().map(|count| u32::from(*count)).sum::<u32>(), 24);
    assert_eq!(SET, 24);
    assert_eq!(4 + 2 * SET, 52);
}

/// The check constants of the digest: spaces, neighbouring pairs, degrees, straight segments of three.
#[test]
fn the_meadow_has_its_shape() {
    let cells: Vec<Cell> = board::each(MEADOW).collect();
    assert_eq!(cells.len(), 60);
    let degrees: Vec<u32> = cells.iter().map(|cell| board::neighbours(cell.bit()).count_ones()).collect();
    assert_eq!(degrees.iter().sum::<u32>(), 2 * 198);
    let with = |degree: u32| degrees.iter().filter(|other| **other == degree).count();
    assert_eq!([4, 5, 7, 8].map(with), [8, 16, 4, 32]);
    let mut segments = 0;
    for middle in &cells {
        for (x, y) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            let end = |sign: i8| {
                let (column, row) = (middle.column() as i8 + sign * x, middle.row() as i8 + sign * y);
                (0..8).contains(&column)
                    && (0..8).contains(&row)
                    && Cell::at(column as u8, row as u8).exists()
            };
            segments += usize::from(end(1) && end(-1));
        }
    }
    assert_eq!(segments, 156);
}

/// A herd found by bits is the herd found by walking, on random meadows.
#[test]
fn herds_are_found_by_walking_too() {
    let mut dice = quick(5);
    for _ in 0..20_000 {
        let mut tiles = 0;
        for _ in 0..18 {
            let cell = Cell(dice.below(64) as u8);
            let is_legal = cell.exists() && board::herd(tiles, cell) == 0;
            tiles |= if is_legal { cell.bit() } else { 0 };
        }
        let at = Cell(dice.below(64) as u8);
        if !at.exists() || tiles & at.bit() != 0 {
            continue;
        }
        assert_eq!(board::herd(tiles, at), walk(tiles, at), "{tiles:#x} {at}");
    }
}

fn walk(tiles: u64, at: Cell) -> u64 {
    let mut herd = 0;
    for (x, y) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
        let mut run = 0;
        for sign in [1, -1] {
            let (mut column, mut row) = (at.column() as i8 + sign * x, at.row() as i8 + sign * y);
            while (0..8).contains(&column) && (0..8).contains(&row) {
                let cell = Cell::at(column as u8, row as u8).bit();
                if tiles & cell == 0 {
                    break;
                }
                run |= cell;
                column += sign * x;
                row += sign * y;
            }
        }
        if run.count_ones() >= 2 {
            herd |= run;
        }
    }
    herd
}

/// Random play gives the figures of an independent model (20,000 matches there).
#[test]
fn random_play_has_the_known_statistics() {
    let (n, mut dice, mut moves) = (20_000, quick(2018), Vec::new());
    let [mut turns, mut starter, mut second, mut field, mut collected, mut tiles] = [0u32; 6];
    let (mut first_moves, mut first_count, mut second_moves, mut second_count) = (0usize, 0u32, 0usize, 0u32);
    for _ in 0..n {
        let mut game = Match::<TicTacMoo>::new(&Options::default());
        let mut begins = None;
        game.roll_on(&mut dice);
        while let Turn::Seat(seat) = game.state().turn() {
            begins.get_or_insert(seat);
            game.state().legal_moves(&mut moves);
            match game.state().phase {
                Phase::First => (first_moves, first_count) = (first_moves + moves.len(), first_count + 1),
                Phase::Second => {
                    (second_moves, second_count) = (second_moves + moves.len(), second_count + 1);
                    turns += 1;
                }
                _ => {}
            }
            let mv = moves[dice.below(moves.len() as u32) as usize];
            game.play(seat, mv).expect("a listed move is legal");
            game.roll_on(&mut dice);
        }
        let end = game.state().end().expect("the match is over");
        field += u32::from(end.word() == "field");
        collected += u32::from(end.word() == "collected");
        starter += u32::from(end.winner().is_some() && end.winner() == begins);
        second += u32::from(end.winner().is_some() && end.winner() != begins);
        tiles += Seat::all(2).map(|seat| u32::from(game.state().collected(seat))).sum::<u32>();
    }
    let share = |count: u32| f64::from(count) / f64::from(n);
    let near = |what: &str, found: f64, known: f64, noise: f64| {
        assert!((found - known).abs() < noise, "{what}: {found:.4}, the model has {known}");
    };
    near("turns a match", share(turns), 21.6, 0.1);
    near("field wins", share(field), 0.105, 0.01);
    near("wins by twelve", share(collected), 0.028, 0.006);
    near("start player wins", share(starter), 0.393, 0.015);
    near("second player wins", share(second), 0.461, 0.015);
    near("tiles collected a seat", share(tiles) / 2.0, 4.2, 0.1);
    near("choices for the first tile", first_moves as f64 / f64::from(first_count), 23.0, 0.3);
    near("choices for the second tile", second_moves as f64 / f64::from(second_count), 12.4, 0.2);
}

/// Every split of the starting tiles comes up, and each seat begins as often as the other (TTM-11).
#[test]
fn the_cow_decides_who_begins() {
    let mut dice = quick(11);
    let mut begins = [0u32; 2];
    for _ in 0..6_000 {
        let mut game = Match::<TicTacMoo>::new(&Options::default());
        game.roll_on(&mut dice);
        let state = game.state();
        assert_ne!(state.start[state.seat.index()] & 1, 0, "the cow is the starter's");
        assert!(Seat::all(2).all(|seat| state.supply(seat) == 21));
        begins[state.seat.index()] += 1;
    }
    assert!(begins.iter().all(|count| (2_850..3_150).contains(count)), "{begins:?}");
}

/// One match, event by event the same, that the ruling decides (TTM-27): red has filled a field and cannot go on, and
/// blue has collected more.
#[test]
fn a_version_of_the_rules_decides_who_has_won() {
    let play = |options: Options| {
        let (mut game, mut dice, mut moves) =
            (Match::<TicTacMoo>::new(&options), quick(WON_WHEN_STUCK), Vec::new());
        game.roll_on(&mut dice);
        while let Turn::Seat(seat) = game.state().turn() {
            game.state().legal_moves(&mut moves);
            game.play(seat, moves[dice.below(moves.len() as u32) as usize]).expect("a listed move is legal");
            game.roll_on(&mut dice);
        }
        game
    };
    let (new, old) = (play(Options::default()), play(Options::default().with_rules(1)));
    assert_eq!(new.log(), old.log());
    assert_eq!(new.state().end(), Some(End::Field(Seat(0))));
    assert_eq!(old.state().end(), Some(End::Stuck(Some(Seat(1)))));
}
