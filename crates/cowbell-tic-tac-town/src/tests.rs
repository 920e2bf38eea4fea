//! Tic Tac Town under test: what the suite needs to know, and what only this game can say.

use cowbell_rules::{Dice, Game, Options as _, Pick, Seat, Turn, Viewer, quick};
use cowbell_testkit::{Subject, conformance};

use crate::board::{Cell, Colour, Die};
use crate::cards::{self, Card, Cards, Kind};
use crate::moves::{Act, Chance, Move};
use crate::options::{Deck, Options};
use crate::pattern::{Op, Pattern};
use crate::state::{Phase, TicTacTown};

mod deck;
mod reach;
mod reveal;
mod statistics;

conformance!(TicTacTown);

impl Subject for TicTacTown {
    const FOLDER: &'static str = env!("CARGO_MANIFEST_DIR");

    #[rustfmt::skip]
    const CLAUSES: &'static [&'static str] = &[
        "TTT-1", "TTT-2", "TTT-3", "TTT-4", "TTT-5", "TTT-6", "TTT-7", "TTT-8", "TTT-9", "TTT-10", "TTT-11",
        "TTT-12", "TTT-13", "TTT-14", "TTT-15", "TTT-16", "TTT-17", "TTT-18", "TTT-19", "TTT-20", "TTT-21",
        "TTT-22", "TTT-23", "TTT-24", "TTT-25", "TTT-26", "TTT-27", "TTT-28", "TTT-29", "TTT-30", "TTT-31",
        "TTT-32", "TTT-33", "TTT-34", "TTT-35", "TTT-36", "TTT-37", "TTT-38", "TTT-39", "TTT-40", "TTT-41",
    ];

    /// Most points; a tie that equation cards decide; a tie that stays.
    const ENDINGS: &'static [&'static str] = &["points", "equations", "shared"];

    const PLAYTHROUGHS: &'static [(&'static str, &'static str, u64)] = &[
        ("two-points", "{}", 15),
        ("three-equations", r#"{"seats":3,"deck":"single"}"#, 799),
        ("two-shared", r#"{"equations":false,"starter":1}"#, 352),
    ];

    fn tables() -> Vec<Options> {
        let table = |seats, deck, equations, starter| Options { seats, deck, equations, starter };
        vec![
            Options::default(),
            table(3, Deck::Graded, true, Pick::Random),
            table(4, Deck::Graded, true, Pick::Random),
            table(2, Deck::Single, true, Pick::Seat(Seat(1))),
            table(3, Deck::Single, true, Pick::Seat(Seat(2))),
            table(2, Deck::Graded, false, Pick::Random),
            table(4, Deck::Single, false, Pick::Seat(Seat(3))),
        ]
    }

    fn ending(&self) -> &'static str {
        let Some(standing) = self.standing() else { return "none" };
        let best = standing.scores.iter().max();
        let with_best = standing.scores.iter().filter(|score| Some(*score) == best).count();
        let first = standing.places.iter().filter(|place| **place == 1).count();
        match (with_best, first) {
            (1, _) => "points",
            (_, 1) => "equations",
            _ => "shared",
        }
    }

    /// The cards of each kind, wherever they are.
    fn conserved(&self) -> Vec<u32> {
        let places = [self.pile, self.held, self.done[0], self.done[1], self.done[2], self.done[3]];
        let count = |kind: Kind| places.iter().map(|place| (place & kind.cards()).count_ones()).sum();
        Kind::ALL.map(count).to_vec()
    }

    fn invariants(&self) -> Result<(), String> {
        let need = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_string()) };
        let hands = self.hands.iter().fold(0, |all, hand| all | hand.cards());
        let in_hands: usize = self.hands.iter().map(|hand| hand.slots().len()).sum();
        need(
            hands == self.held && self.held.count_ones() as usize == in_hands,
            "the hands are what is held",
        )?;
        let done = self.done.iter().fold(0, |all, done| all | done);
        need(self.pile ^ self.held ^ done == cards::deck(&self.options), "every card is in one place")?;
        need(self.pile & self.held == 0, "no card is in a pile and in a hand")?;

        let dice: Vec<Die> = self.board.into_iter().flatten().chain(self.pool.all()).collect();
        let of = |colour: Colour| dice.iter().filter(|die| die.colour() == colour).count();
        match self.phase {
            Phase::Place | Phase::Reroll => {
                need(Colour::ALL.into_iter().all(|colour| of(colour) == 3), "twelve dice")?;
            }
            Phase::Roll(next) => need(dice.len() == 3 * next.index(), "as many dice as were rolled")?,
            _ => need(dice.is_empty(), "no dice while cards are drawn")?,
        }
        let taken =
            (0..16).filter(|cell| self.board[*cell as usize].is_some()).fold(0, |all, cell| all | 1 << cell);
        need(taken == self.taken && taken & !crate::board::cells(self.side()) == 0, "dice lie on the board")?;
        if matches!(self.phase, Phase::Roll(_) | Phase::Reroll | Phase::Start) && self.pile != 0 {
            need(in_hands == 4 * self.table(), "everyone has four cards before the dice fall")?;
        }
        let lines = lines(self);
        for slot in self.hands.iter().flat_map(|hand| hand.slots()) {
            let text = slot.card.pattern().to_string();
            need(!lines.iter().any(|line| fits(&text, line)), "no card in a hand is fulfilled")?;
            need(slot.card.bit() & self.met_since(slot.since) == 0, "no card in a hand has been met")?;
        }
        Ok(())
    }

    /// Tries every word there is on the position as printed.
    fn witness(&self) -> Vec<Move> {
        let position = self.position();
        let line = |key: &str| -> Vec<String> {
            let found =
                position.lines().find(|line| line.split(' ').next() == Some(key)).expect("it is printed");
            found.split(' ').skip(1).map(String::from).collect()
        };
        let mut words = Vec::new();
        match line("phase")[0].as_str() {
            "pile" => {
                let left = line("piles").into_iter().enumerate().filter(|(_, left)| left != "0");
                words.extend(left.map(|(pile, _)| format!("pile {}", pile + 1)));
            }
            "reroll" => words.extend(["reroll".to_string(), "keep".to_string()]),
            "place" => {
                for row in 1..=self.side() {
                    for (column, _) in
                        line(&row.to_string()).iter().enumerate().filter(|(_, die)| *die == "..")
                    {
                        for dice in line("pool") {
                            let cell = format!("{}{row}", ["a", "b", "c", "d"][column]);
                            words.extend(
                                dice[1..].chars().map(|value| format!("{}{value}{cell}", &dice[..1])),
                            );
                        }
                    }
                }
            }
            _ => {}
        }
        // Equal dice are one move.
        words.sort_unstable();
        words.dedup();
        words.iter().map(|word| word.parse().expect("it is a move")).collect()
    }
}

/// Every three neighbouring dice in a row or a column, both ways.
fn lines(state: &TicTacTown) -> Vec<[Die; 3]> {
    let at = |column: u8, row: u8| {
        let is_there = column < state.side() && row < state.side();
        if is_there { state.die(Cell::at(column, row)) } else { None }
    };
    let mut lines = Vec::new();
    for (column, row) in (0..4).flat_map(|row| (0..4).map(move |column| (column, row))) {
        for [one, two, three] in
            [[0, 1, 2].map(|step| at(column + step, row)), [0, 1, 2].map(|step| at(column, row + step))]
        {
            if let (Some(one), Some(two), Some(three)) = (one, two, three) {
                lines.extend([[one, two, three], [three, two, one]]);
            }
        }
    }
    lines
}

/// Whether dice read in this direction do what a card says, judged by its printed text alone.
fn fits(text: &str, dice: &[Die; 3]) -> bool {
    let letters = dice.map(|die| die.colour().letter().to_string());
    let values = dice.map(|die| i32::from(die.value()));
    if let Some((sum, colour)) = text.split_once(", ") {
        return sum.parse() == Ok(values.iter().sum::<i32>()) && letters.contains(&colour.to_string());
    }
    let words: Vec<&str> = text.split(' ').collect();
    let [a, sign, b, _, c] = words[..] else { return text == letters.join("-") };
    let is_true = match sign {
        "+" => values[0] + values[1] == values[2],
        "-" => values[0] - values[1] == values[2],
        "*" => values[0] * values[1] == values[2],
        _ => f64::from(values[0]) / f64::from(values[1]) == f64::from(values[2]),
    };
    let is_coloured = |(term, letter): (&str, &String)| term.len() == 1 || term[1..] == format!("({letter})");
    is_true && [a, b, c].into_iter().zip(&letters).all(is_coloured)
}

/// A random match in which every die, not every different one, is as likely to be placed. `each` sees what happens:
/// the state before a move, the move, the state after it.
fn play(
    options: &Options,
    dice: &mut impl Dice,
    mut each: impl FnMut(&TicTacTown, Move, &TicTacTown),
) -> TicTacTown {
    let (mut state, mut moves) = (TicTacTown::new(options), Vec::new());
    loop {
        match state.turn() {
            Turn::Over => return state,
            Turn::Chance => {
                let chance = state.draw(dice);
                state.settle(chance);
            }
            Turn::Seat(_) => {
                state.legal_moves(&mut moves);
                let mut mv = moves[dice.below(moves.len() as u32) as usize];
                if let Act::Place(_, cell) = mv.act() {
                    let pool: Vec<Die> = state.pool.all().collect();
                    mv = Move::new(Act::Place(pool[dice.below(pool.len() as u32) as usize], cell));
                }
                let before = state.clone();
                state.apply(mv);
                each(&before, mv, &state);
            }
        }
    }
}

/// Cards leave a hand exactly when a line of the whole board fulfils them, for everyone at once, and stay fulfilled;
/// during a round dice only come to the board (TTT-18 to TTT-21, TTT-28, TTT-29).
#[test]
fn cards_are_fulfilled_at_once_and_for_good() {
    for options in TicTacTown::tables() {
        for seed in 0..150 {
            play(&options, &mut quick(seed), |before, mv, after| {
                let Act::Place(die, cell) = mv.act() else { return assert_eq!(before.done, after.done) };
                // The last die of a round is gone with the others: put it there again to look.
                let mut full = before.clone();
                full.board[cell.index()] = Some(die);
                let lines = lines(&full);
                for seat in Seat::all(options.seats()) {
                    let met = cards::each(before.hand(seat).cards())
                        .filter(|card| lines.iter().any(|line| fits(&card.pattern().to_string(), line)))
                        .fold(0, |met, card| met | card.bit());
                    assert_eq!(after.done(seat), before.done(seat) | met);
                    assert_eq!(after.hand(seat).cards(), before.hand(seat).cards() & !met);
                }
                if after.phase == Phase::Place {
                    assert_eq!(after.board, full.board);
                }
            });
        }
    }
}

/// What random players still hold late in a match is what resampling thinks they hold: the hard cards. A seat that
/// forgot which cards the dice have met would think their hands much easier.
#[test]
fn resampling_knows_what_the_dice_have_met() {
    let ease: Vec<f64> = {
        let mut count = vec![0.0; Card::COUNT];
        deck::all_triples().for_each(|line| {
            cards::each(cards::fulfilled(line)).for_each(|card| count[card.index()] += 0.001);
        });
        count
    };
    let held = |state: &TicTacTown, but: Seat| -> f64 {
        cards::each(state.held & !state.hand(but).cards()).map(|card| ease[card.index()]).sum()
    };
    for seats in [2, 4] {
        let options = Options { seats, ..Options::default() };
        let (mut sum, mut squares, mut naive) = (0.0, 0.0, 0.0);
        for seed in 0..4000 {
            let mut middle = None;
            let mut dice = quick(seed);
            play(&options, &mut dice, |_, _, after| {
                if after.round == 3 && after.taken.count_ones() == 7 {
                    middle = Some(after.clone());
                }
            });
            let state = middle.expect("every match comes there");
            let seat = Seat(seed as u8 % seats);
            let change = held(&state, seat) - held(&state.resample(seat, &mut dice), seat);
            sum += change;
            squares += change * change;
            let forgetful = TicTacTown { met: [0; 4], ..state.clone() };
            naive += held(&state, seat) - held(&forgetful.resample(seat, &mut dice), seat);
        }
        let deviation = f64::sqrt(squares);
        assert!(sum.abs() < 4.0 * deviation, "{seats} seats: off by {:.1} deviations", sum / deviation);
        assert!(
            naive < -6.0 * deviation,
            "{seats} seats: the test would not notice ({:.1})",
            naive / deviation
        );
    }
}

/// A seat's view has its own faces and the others' backs, in the order in which they were drawn (TTT-9).
#[test]
fn views_show_own_faces_and_others_backs() {
    let state =
        TicTacTown::from_position(&Options::default(), "hand0 S03 C04\nhand1 E05 C06").expect("a position");
    let faces = |viewer: Viewer| -> Vec<Vec<(u8, Option<String>)>> {
        let card = |card: &crate::CardView| (card.kind.points(), card.card.map(|card| card.to_string()));
        state.view(viewer).seats.iter().map(|seat| seat.hand.iter().map(card).collect()).collect()
    };
    let shown = |kind: u8, name: &str| (kind, Some(name.to_string()));
    let backs = [vec![(2, None), (1, None)], vec![(3, None), (1, None)]];
    assert_eq!(faces(Viewer::Seat(Seat(0))), [vec![shown(2, "S03"), shown(1, "C04")], backs[1].clone()]);
    assert_eq!(faces(Viewer::Seat(Seat(1))), [backs[0].clone(), vec![shown(3, "E05"), shown(1, "C06")]]);
    assert_eq!(faces(Viewer::Spectator), backs);
}

/// Wrong positions are refused at their place, with a reason.
#[test]
fn positions_say_what_is_wrong() {
    let cases = [
        ("pool R1 R2", (1, 9)),
        ("3 R1 B6 ..\n2 R7 .. ..", (2, 3)),
        ("round 5", (1, 7)),
        ("hand0 C04 C04", (1, 11)),
        ("hand0 F01", (1, 7)),
        ("hand0 C01 C02 C03 C04 C05", (1, 23)),
        ("3 R1 B2 G3\nhand0 C04", (2, 7)),
        ("4 .. .. .. ..", (1, 1)),
        ("turn 1", (1, 6)),
        ("piles 1 2 3", (1, 7)),
        ("phase start\nround 2", (1, 7)),
        ("phase roll\npool R123 B123 G123 Y123", (2, 6)),
        ("phase pile\nhand0 C01 C02 C03 C04\nhand1 S01 S02 S03 S04", (1, 7)),
        ("rerolled yes", (1, 10)),
        ("starter 2", (1, 9)),
        ("done0 C05-C01", (1, 7)),
        ("round 2\nmet2 C01", (2, 1)),
    ];
    for (text, place) in cases {
        let error = TicTacTown::from_position(&Options::default(), text).expect_err(text);
        assert_eq!((error.line, error.column), place, "{text}: {error}");
    }
}

/// States are copied by the million, moves listed by the hundred.
#[test]
fn a_state_stays_small() {
    assert!(size_of::<TicTacTown>() <= 240);
    assert_eq!(size_of::<Move>(), 2);
    assert_eq!(size_of::<Option<Die>>(), 1);
    assert!(Cards::BITS as usize >= Card::COUNT);
}
