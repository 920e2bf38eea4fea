//! MOW under test: what the suite needs to know, and what only this game can say.

mod statistics;

use cowbell_rules::{Dice, Encode, Game, Match, Pick, Seat, Turn, Viewer, quick};
use cowbell_testkit::{Subject, conformance};

use crate::board::{Card, GREEN, NON_STARTERS, STARTERS, YELLOW};
use crate::cards::Cards;
use crate::faces::{Kind, Packet};
use crate::moves::{Chance, End, Move};
use crate::options::{NextStart, Options};
use crate::state::{Mow, Phase};

conformance!(Mow);

impl Subject for Mow {
    const FOLDER: &'static str = env!("CARGO_MANIFEST_DIR");

    #[rustfmt::skip]
    const CLAUSES: &'static [&'static str] = &[
        "MOW-1", "MOW-2", "MOW-3", "MOW-4", "MOW-5", "MOW-6",
        "MOW-10", "MOW-11",
        "MOW-20", "MOW-21", "MOW-22", "MOW-23", "MOW-24", "MOW-25",
        "MOW-31", "MOW-32", "MOW-33", "MOW-34", "MOW-35",
        "MOW-40", "MOW-41",
        "MOW-50", "MOW-51", "MOW-52", "MOW-53", "MOW-54", "MOW-55", "MOW-56", "MOW-57",
        "MOW-60", "MOW-61", "MOW-62", "MOW-63", "MOW-64",
        "MOW-70", "MOW-71", "MOW-72", "MOW-73", "MOW-74", "MOW-75", "MOW-76",
    ];

    const ENDINGS: &'static [&'static str] = &["won", "shared"];

    const PLAYTHROUGHS: &'static [(&'static str, &'static str, u64)] = &[
        ("duel", r#"{"seats":2,"target":40}"#, 1),
        ("won", r#"{"seats":4,"target":30}"#, 2),
        ("shared", r#"{"seats":5,"target":20}"#, 37),
        ("both-packets", r#"{"seats":7,"target":1,"first-starter":3}"#, 4),
    ];

    fn tables() -> Vec<Options> {
        let seats = (2..=10).map(|seats| Options { seats, ..Options::default() });
        let rotate = Options {
            seats: 4,
            next_start: NextStart::Rotate,
            first_starter: Pick::Seat(Seat(2)),
            ..Options::default()
        };
        let short = Options { seats: 6, target: 1, first_starter: Pick::Seat(Seat(5)), ..Options::default() };
        seats.chain([rotate, short]).collect()
    }

    fn ending(&self) -> &'static str {
        let standing = self.standing();
        let winners =
            standing.map_or(0, |standing| standing.places.iter().filter(|place| **place == 1).count());
        ["none", "won", "shared"][winners.min(2)]
    }

    /// Cards and flies, wherever they are.
    fn conserved(&self) -> Vec<u32> {
        let held = self.hands.iter().chain([&self.deck]).map(|cards| [cards.len(), cards.flies()]);
        let lying = self.herds.iter().map(|herd| [herd.len(), herd.flies()]);
        let taken = self.sheds.iter().map(|shed| [shed.cards, shed.flies]);
        let all: Vec<[u8; 2]> = held.chain(lying).chain(taken).collect();
        [0, 1].map(|what| all.iter().map(|counts| u32::from(counts[what])).sum()).to_vec()
    }

    fn invariants(&self) -> Result<(), String> {
        let ensure = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_string()) };
        let both = self.options.both_packets();
        ensure(self.conserved() == if both { [96, 148] } else { [48, 74] }, "whole packets")?;
        let gone = self.gone();
        ensure(
            gone.flies() == self.sheds.iter().map(|shed| shed.flies).sum::<u8>(),
            "what is gone lies in the sheds",
        )?;
        for card in Card::all() {
            let held: u8 = self.hands.iter().chain([&self.deck, &gone]).map(|cards| cards.count(card)).sum();
            let lying =
                self.herds.iter().flat_map(|herd| herd.cards()).filter(|other| *other == card).count() as u8;
            ensure(held + lying == card.copies(both), "every card is in one place")?;
        }
        for herd in self.herds.iter().filter(|herd| !herd.is_empty()) {
            let values: Vec<u8> = herd.line().map(|(value, ..)| value).collect();
            ensure(
                values.is_sorted_by(|a, b| a < b) && values.iter().all(|value| *value <= 16),
                "a line ascends",
            )?;
            let places = (herd.high() - herd.low() + 1) as usize;
            ensure(values.len() + herd.slowpokes() as usize <= places, "slowpokes stand in gaps")?;
            ensure(herd.slowpokes() == 0 || values.len() >= 2, "slowpokes stand between others")?;
        }
        let hands: Vec<u8> = self.all_seats().map(|seat| self.hands[seat.index()].len()).collect();
        if self.phase == Phase::Play && !self.deck.is_empty() {
            let sizes = if both { 4..=6 } else { 5..=5 };
            ensure(
                hands.iter().all(|n| sizes.contains(n)),
                "hands keep their size while there are cards to draw",
            )?;
        }
        ensure((self.pending > 0) == matches!(self.phase, Phase::Deal | Phase::Draw), "cards are pending")?;
        ensure(both || self.barred == [0; 10], "with one packet nobody ever passes")?;
        let is_over = self.totals.iter().any(|total| *total >= self.options.target);
        ensure(is_over == (self.phase == Phase::Over), "the target ends the match")
    }

    /// Every move there is, put to the clauses one by one.
    fn witness(&self) -> Vec<Move> {
        let Turn::Seat(_) = self.turn() else { return Vec::new() };
        (0..Mow::MOVES).map(Mow::numbered).filter(|mv| is_witnessed(self, *mv)).collect()
    }
}

fn is_witnessed(state: &Mow, mv: Move) -> bool {
    let herd = state.herds[state.place as usize];
    let line: Vec<(u8, Card)> = herd.line().map(|(value, card, _)| (value, card)).collect();
    let Some(card) = mv.card() else { return !line.is_empty() };
    let holds = state.hands[state.seat.index()].iter().any(|other| other == card);
    let names_other = mv.next().is_none_or(|seat| seat.0 < state.options.seats && seat != state.seat);
    let names_farmer = mv.next().is_some() == (card.packet() == Some(Packet::Yellow));
    if !holds || !names_other || !names_farmer {
        return false;
    }
    let printed =
        |number: u8| line.iter().any(|(_, cow)| cow.kind() != Kind::Mad && cow.number() == Some(number));
    let is_number = matches!(card.kind(), Kind::Cow | Kind::Blocker | Kind::Thin | Kind::Dairy);
    let (Some((low, lowest)), Some((high, highest))) = (line.first(), line.last()) else { return is_number };
    if card.flies() == 0 && line.iter().any(|(_, cow)| cow.kind() == Kind::Mad) {
        return false;
    }
    match (card.kind(), card.number(), mv.end()) {
        (Kind::Acrobat, Some(number), _) => printed(number),
        (Kind::Mad, ..) => printed(8),
        (Kind::Slowpoke, ..) => {
            let missing = (*low..=*high).filter(|value| line.iter().all(|(other, _)| other != value)).count();
            missing > herd.cards().filter(|other| other.kind() == Kind::Slowpoke).count()
        }
        (Kind::Calf, _, Some(end)) => (if end == End::Low { lowest } else { highest }).flies() == 0,
        (_, Some(number), _) => {
            line.iter().all(|(value, _)| number < *value) || line.iter().all(|(value, _)| number > *value)
        }
        _ => false,
    }
}

fn position(seats: u8, text: &str) -> Mow {
    Mow::from_position(&Options { seats, ..Options::default() }, text).expect("the position is sound")
}

/// MOW-1 to MOW-3, MOW-5: what the packets hold.
#[test]
fn the_data_fill_the_packets() {
    for (both, cards, flies) in [(false, 48, 74), (true, 96, 148)] {
        let whole = Cards::whole(both);
        assert_eq!((whole.len(), whole.flies()), (cards, flies));
        let ordinary =
            |flies: u8| whole.iter().filter(|card| card.packet().is_none() && card.flies() == flies).count();
        let factor = if both { 2 } else { 1 };
        assert_eq!([0, 1, 2, 3].map(ordinary), [15, 13, 11, 3].map(|n| n * factor));
    }
    for (packet, set, names) in
        [(Packet::Green, GREEN, "B0 B16 A7 A9 SL SL"), (Packet::Yellow, YELLOW, "B0y B16y CF TH DA MD")]
    {
        let specials = Cards::whole(true).only(set);
        assert!(specials.iter().all(|card| card.flies() == 5 && card.packet() == Some(packet)));
        assert_eq!(specials.to_string(), names);
    }
    assert_eq!(Cards::whole(true).only(NON_STARTERS).len(), 6);
    assert_eq!(STARTERS & NON_STARTERS, 0);
}

/// MOW-10: the deck after the deal.
#[test]
fn the_deal_leaves_the_printed_deck() {
    for (seats, deck) in (2..=10).zip([38, 33, 28, 23, 66, 61, 56, 51, 46]) {
        let mut game = Match::<Mow>::new(&Options { seats, ..Options::default() });
        game.roll_on(&mut quick(seats.into()));
        assert_eq!(game.state().deck.len(), deck);
        assert_eq!(game.log().len(), 1 + 5 * seats as usize);
    }
}

/// Picking by rank in parallel is picking from the list.
#[test]
fn every_card_of_a_heap_is_picked_alike() {
    struct At(u32);
    impl Dice for At {
        fn below(&mut self, n: u32) -> u32 {
            assert!(self.0 < n);
            self.0
        }
    }
    let mut dice = quick(3);
    for _ in 0..2_000 {
        let mut heap = Cards::whole(true);
        for _ in 0..dice.below(96) {
            heap.remove(heap.pick(&mut dice));
        }
        let mut picked: Vec<Card> = (0..heap.len()).map(|at| heap.pick(&mut At(at.into()))).collect();
        picked.sort();
        assert_eq!(picked, heap.iter().collect::<Vec<_>>());
    }
}

/// The sheds of the view are the herds that were taken, card by card.
#[test]
fn what_is_gone_was_taken() {
    for seats in 2..=10 {
        let mut dice = quick(seats.into());
        let mut game = Match::<Mow>::new(&Options { seats, ..Options::default() });
        let (mut taken, mut moves) = (Cards::default(), Vec::new());
        game.roll_on(&mut dice);
        while let Turn::Seat(seat) = game.state().turn() {
            game.state().legal_moves(&mut moves);
            let mv = moves[dice.below(moves.len() as u32) as usize];
            if mv == Move::TAKE {
                game.state().herd().cards().for_each(|card| taken.add(card));
                if game.state().deck.is_empty() {
                    taken = Cards::default();
                }
            }
            game.play(seat, mv).expect("a listed move is legal");
            game.roll_on(&mut dice);
            if game.state().turn() != Turn::Over {
                assert_eq!(game.state().view(Viewer::Spectator).gone, taken.iter().collect::<Vec<_>>());
            }
        }
    }
}

/// The 8 a mad cow sends back stays known until it is played (MOW-74, MOW-A26).
#[test]
fn the_shown_eight_stays_in_its_hand() {
    let mut game =
        Match::from_state(position(6, "herd 5.0 8.2 11.0\nhand0 MD 1.0 3.1 8.2\nhand1 2.0 3.0 12.0"));
    game.play_text(Seat(0), "MD >1").expect("the mad cow fits");
    let mut dice = quick(1);
    let mut others = 0;
    for _ in 0..200 {
        let state = game.state().resample(Seat(1), &mut dice);
        let eights = state.hands[0].iter().filter(|card| card.to_string() == "8.2").count();
        assert!(eights >= 1 && state.hands[0].len() == 4);
        others += usize::from(state.hands[0] != game.state().hands[0]);
    }
    assert!(others > 190, "the other cards are dealt again");
    let mut state = position(6, "herd 9.0\nhand0 8.2 8.2 1.0\nshown 0 8.2\nhand1 2.0\ndeck 3.0 4.0");
    state.apply("8.2".parse().expect("a move"));
    assert_eq!(state.shown, None, "the other 8 is any card again");
}

/// A player who passes shows that the whole hand cannot start a herd (MOW-25).
#[test]
fn a_pass_is_remembered() {
    let text = "herd 3.0 4.1\nhand0 A7 A9 SL SL CF\nhand1 5.0 7.0 9.1 2.0 1.0\ndeck 2.0 3.0 4.0 5.0 6.0 MD";
    let mut state = position(6, text);
    state.apply(Move::TAKE);
    assert_eq!((state.seat, state.barred[0]), (Seat(1), 5));
    let mut dice = quick(2);
    let mut with_mad = 0;
    for _ in 0..600 {
        let other = state.resample(Seat(1), &mut dice);
        assert_eq!(other.hands[0].only(NON_STARTERS).len(), 5);
        with_mad += u32::from(other.hands[0].iter().any(|card| card.kind() == Kind::Mad));
    }
    // Five of six such cards, each as likely as the others.
    assert!((460..540).contains(&with_mad), "{with_mad}");
    // What the passer plays and draws later is accounted for.
    let mut state = position(6, "herd 7.0\nhand0 A7 A9 SL SL\nbarred 4 0 0 0 0 0\nhand1 5.0\ndeck 2.0 3.0");
    state.apply("A7".parse().expect("a move"));
    assert_eq!(state.barred[0], 3);
    state.settle(Chance::Draw("2.0".parse().expect("a card")));
    for _ in 0..50 {
        assert!(state.resample(Seat(1), &mut dice).hands[0].only(NON_STARTERS).len() >= 3);
    }
}

/// A farmer who was not passed over can start a herd, in every world.
#[test]
fn a_seat_that_must_start_can() {
    let state = position(6, "hand0 5.0\ndeck A7 A9 SL SL CF MD");
    let mut dice = quick(6);
    assert!((0..100).all(|_| state.resample(Seat(1), &mut dice) == state));
}

/// Of three cards that a farmer cannot place, each is in the other hand equally often.
#[test]
fn resampling_is_even() {
    let state = position(3, "herd 7.0\nhand0 1.0\nhand1 8.0\ndeck 2.0 3.0");
    let mut dice = quick(4);
    let mut counts = [0; 3];
    for _ in 0..3_000 {
        let hand = state.resample(Seat(0), &mut dice).hands[1].iter().next().expect("one card").to_string();
        counts[["2.0", "3.0", "8.0"].iter().position(|card| *card == hand).expect("one of the three")] += 1;
    }
    assert!(counts.iter().all(|n| (900..1_100).contains(n)), "{counts:?}");
}

/// What a player may leave out is filled in; what he says stays.
#[test]
fn moves_are_filled_in() {
    let state = position(6, "herd 6.0 9.2\narrow counter-clockwise\nturn 2\nhand2 CF TH A9 4.1 MD");
    for (said, read) in [
        ("TH", "TH >1"),
        ("th > 4", "TH >4"),
        ("CF", "CF low >1"),
        ("cf >3", "CF low >3"),
        ("CF high", "CF high >1"),
        ("A9", "A9"),
        (" a9  FLIP ", "A9 flip"),
        ("4.1", "4.1"),
        ("Take", "take"),
    ] {
        assert_eq!(state.read_move(said).map(|mv| mv.to_string()).as_deref(), Some(read), "{said}");
    }
    for text in [
        "",
        "7",
        "7.",
        "07.1",
        "+7.1",
        "7.4",
        "16.0",
        "B7",
        "SLy",
        "A7 flop",
        "take flip",
        "TH >",
        "TH >x",
        "TH >3 low",
        "CF high low",
    ] {
        assert_eq!(state.read_move(text), None, "{text}");
    }
    let both = position(6, "herd 6.0\nhand0 CF");
    assert_eq!(both.read_move("CF >2").map(|mv| mv.end()), Some(None));
}

/// A card that everyone saw can be played, and a herd taken with it in hand, without telling anyone anything.
#[test]
fn a_move_that_reveals_nothing_looks_the_same_in_every_world() {
    let (mut silent, mut moves) = (0, Vec::new());
    for seed in 0..400 {
        let mut dice = quick(seed);
        let mut state = Mow::new(&Options { seats: 2 + (seed % 9) as u8, ..Options::default() });
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance => state.settle(state.draw(&mut dice)),
                Turn::Seat(seat) => {
                    state.legal_moves(&mut moves);
                    for mv in moves.iter().filter(|mv| !state.reveals(**mv)) {
                        let mut after = state.clone();
                        after.apply(*mv);
                        if after.turn() != Turn::Seat(seat) {
                            continue;
                        }
                        silent += 1;
                        for (viewer, number) in
                            state.all_seats().flat_map(|seat| (0..50).map(move |n| (seat, n)))
                        {
                            let mut world = state.resample(viewer, &mut quick(number));
                            assert!(world.check(seat, *mv).is_ok(), "{mv} at\n{}", state.position());
                            world.apply(*mv);
                            assert_eq!(world.turn(), after.turn(), "{mv} at\n{}", state.position());
                            assert_eq!(world.view(Viewer::Seat(viewer)), after.view(Viewer::Seat(viewer)));
                        }
                    }
                    state.apply(moves[dice.below(moves.len() as u32) as usize]);
                }
            }
        }
    }
    assert!(silent > 10, "{silent}");
}
