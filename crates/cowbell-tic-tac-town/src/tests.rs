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
mod reveal;

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

/// Means of random play with the default deck, as the rules' own model found them.
#[test]
fn random_play_has_the_known_statistics() {
    // Seats; score, fulfilled cards, bonus; ties at the top, ties left; by another's die; moves on average and most.
    let known = [
        (2, [3.7, 2.0, 0.2], [0.13, 0.10], 0.50, 41.0, 108),
        (3, [2.8, 1.6, 0.1], [0.16, 0.12], 0.67, 70.0, 192),
        (4, [3.8, 2.1, 0.2], [0.16, 0.10], 0.75, 70.0, 192),
    ];
    const MATCHES: u32 = 20_000;
    for (seats, means, ties, by_others, moves, most) in known {
        let options = Options { seats, ..Options::default() };
        let mut dice = quick(u64::from(seats));
        let (mut sums, mut tied, mut wins) = ([0.0; 3], [0.0; 2], [0.0; 4]);
        let (mut met, mut met_by_others, mut lists, mut listed, mut longest) = (0.0, 0.0, 0.0, 0.0, 0);
        let mut list = Vec::new();
        for _ in 0..MATCHES {
            let end = play(&options, &mut dice, |before, mv, after| {
                let Act::Place(..) = mv.act() else { return };
                before.legal_moves(&mut list);
                (lists, listed, longest) = (lists + 1.0, listed + list.len() as f64, longest.max(list.len()));
                for seat in Seat::all(options.seats()) {
                    let cards = f64::from((after.done(seat) ^ before.done(seat)).count_ones());
                    met += cards;
                    met_by_others += if seat == before.seat { 0.0 } else { cards };
                }
            });
            let standing = end.standing().expect("the match is over");
            let best = standing.scores.iter().max();
            let winners: Vec<Seat> =
                Seat::all(options.seats()).filter(|seat| standing.is_first(*seat)).collect();
            tied[0] += f64::from(standing.scores.iter().filter(|score| Some(*score) == best).count() > 1);
            tied[1] += f64::from(winners.len() > 1);
            for seat in &winners {
                wins[usize::from((seat.0 + seats - end.first.0) % seats)] += 1.0 / winners.len() as f64;
            }
            for seat in Seat::all(options.seats()) {
                let plain: i32 =
                    Kind::ALL.iter().map(|kind| i32::from(kind.points()) * end.fulfilled(seat, *kind)).sum();
                sums[0] += f64::from(end.score(seat));
                sums[1] += f64::from(end.done(seat).count_ones());
                sums[2] += f64::from(end.score(seat) - plain);
            }
        }
        let near = |what: &str, found: f64, known: f64, by: f64| {
            assert!((found - known).abs() < by, "{seats} seats, {what}: {found:.3}, known {known}");
        };
        let (matches, sides) = (f64::from(MATCHES), f64::from(MATCHES) * f64::from(seats));
        near("score", sums[0] / sides, means[0], 0.1);
        near("cards", sums[1] / sides, means[1], 0.06);
        near("bonus", sums[2] / sides, means[2], 0.06);
        near("ties at the top", tied[0] / matches, ties[0], 0.02);
        near("ties left", tied[1] / matches, ties[1], 0.02);
        near("fulfilled by others", met_by_others / met, by_others, 0.01);
        near("moves", listed / lists, moves, 1.0);
        assert_eq!(longest, most);
        for won in &wins[..usize::from(seats)] {
            near("wins by place after the starter", won / matches, 1.0 / f64::from(seats), 0.015);
        }
        // 36, 36 or 48 dice in a match, whatever happens (TTT-22, TTT-35).
        assert_eq!(lists, matches * if seats == 4 { 48.0 } else { 36.0 });
    }
}

/// Three dice come in 216 orders, and the first starter is anyone (TTT-12, TTT-14).
#[test]
fn rolls_are_weighted_by_their_orders() {
    let state = TicTacTown::from_position(&Options::default(), "phase roll").expect("a position");
    let mut chances = Vec::new();
    state.chances(&mut chances);
    assert_eq!(chances.len(), 56);
    assert_eq!(chances.iter().map(|(_, weight)| weight).sum::<u32>(), 216);
    let weight = |text: &str| {
        let chance: Chance = text.parse().expect("an outcome");
        chances.iter().find(|(other, _)| *other == chance).map(|(_, weight)| *weight)
    };
    assert_eq!(
        ["roll R444", "roll R113", "roll R355", "roll R126"].map(weight),
        [Some(1), Some(3), Some(3), Some(6)]
    );
}

/// Hands of different age, drawn again for the other seat: every deal that fits what was seen comes up, each equally
/// often, and no other.
#[test]
fn every_possible_deal_is_equally_likely() {
    // Of the colour cards five are unseen. Seat 1 has one from round 1, not C20 or C21, and two from round 2,
    // not C21: 3 * 3 * 2 deals.
    let text = "round 3\nphase reroll\nhand0 C24 S01 E01 E02\nhand1 C22@1 C23@2 C20@2 S02@2
        done0 C01-C18\nmet1 C20 S02\nmet2 C21";
    let state = TicTacTown::from_position(&Options::default(), text).expect("a position");
    let mut dice = quick(5);
    let mut found = std::collections::BTreeMap::new();
    const TIMES: u32 = 18_000;
    for _ in 0..TIMES {
        let world = state.resample(Seat(0), &mut dice);
        assert_eq!(world.hand(Seat(0)), state.hand(Seat(0)));
        let deal: Vec<Card> = world.hand(Seat(1)).slots().iter().take(3).map(|slot| slot.card).collect();
        *found.entry(deal).or_insert(0) += 1;
    }
    let card = |name: &str| name.parse::<Card>().expect("a card");
    assert_eq!(found.len(), 3 * 3 * 2);
    for (deal, times) in found {
        assert!(!deal.contains(&card("C21")) && deal[0] != card("C20"), "{deal:?}");
        assert!((850..1150).contains(&times), "{deal:?} came up {times} times of {TIMES}");
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
