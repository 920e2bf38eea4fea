//! The cards: their data, their tables, and how hard they are.

use super::*;

fn all_dice() -> impl Iterator<Item = Die> + Clone {
    Colour::ALL.into_iter().flat_map(|colour| (1..=6).map(move |value| Die::new(colour, value)))
}

pub(super) fn all_triples() -> impl Iterator<Item = [Die; 3]> {
    all_dice().flat_map(|a| all_dice().flat_map(move |b| all_dice().map(move |c| [a, b, c])))
}

#[test]
fn the_tables_say_what_the_cards_say() {
    let texts: Vec<(Card, String)> = Card::all().map(|card| (card, card.pattern().to_string())).collect();
    for line in all_triples() {
        let [one, two, three] = line;
        let fulfilled = cards::fulfilled(line);
        for (card, text) in &texts {
            let expected = fits(text, &line) || fits(text, &[three, two, one]);
            assert_eq!(fulfilled & card.bit() != 0, expected, "{card} {text}, {one} {two} {three}");
            assert_eq!(card.pattern().is_fulfilled(line), expected, "{card} {text}, {one} {two} {three}");
        }
    }
}

#[test]
fn cards_print_as_their_data() {
    let data = include_str!("../../data/cards.txt")
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let printed = Card::all().map(|card| format!("{card} {}", card.pattern()));
    assert!(printed.eq(data));
}

/// All cards of a deck differ, and every colour occurs equally often on the cards of every kind.
#[test]
fn decks_are_balanced() {
    for deck in [Deck::Graded, Deck::Single] {
        let all = cards::deck(&Options { deck, ..Options::default() });
        assert_eq!(Kind::ALL.map(|kind| (all & kind.cards()).count_ones()), [24; 3]);
        for kind in Kind::ALL {
            let texts: Vec<String> =
                cards::each(all & kind.cards()).map(|card| card.pattern().to_string()).collect();
            let count = |colour: Colour| texts.iter().flat_map(|text| text.matches(colour.letter())).count();
            let [red, rest @ ..] = Colour::ALL.map(count);
            assert!(rest.iter().all(|other| *other == red), "{deck:?} {kind:?}");
        }
        let mut lines: Vec<Vec<bool>> = vec![Vec::new(); Card::COUNT];
        for line in all_triples() {
            let fulfilled = cards::fulfilled(line);
            cards::each(all).for_each(|card| lines[card.index()].push(fulfilled & card.bit() != 0));
        }
        let mut lines: Vec<Vec<bool>> = lines.into_iter().filter(|line| !line.is_empty()).collect();
        lines.sort_unstable();
        lines.dedup();
        assert_eq!(lines.len(), 72, "two cards of {deck:?} are the same");
    }
}

/// TTT-V23: an addition card is a subtraction card read backwards, and so are multiplication and division.
#[test]
fn mirrored_equations_are_the_same() {
    let colours = [None, Some(Colour::Red), Some(Colour::Blue), Some(Colour::Green), Some(Colour::Yellow)];
    for (forth, back) in [(Op::Plus, Op::Minus), (Op::Times, Op::Over)] {
        for places in 0..5 * 5 * 5 {
            let [p, q, r] = [colours[places / 25], colours[places / 5 % 5], colours[places % 5]];
            let [one, two] = [Pattern::Equation(forth, [p, q, r]), Pattern::Equation(back, [r, q, p])];
            assert!(
                all_triples().all(|line| one.is_fulfilled(line) == two.is_fulfilled(line)),
                "{one} and {two}"
            );
        }
    }
}

/// The chance that three of the twelve dice, just rolled, fulfil a card: as exact as the table of the card design.
#[test]
fn cards_are_as_hard_as_designed() {
    let chance = |card: Card| {
        let mut sum = 0.0;
        for line in all_triples().filter(|line| cards::fulfilled(*line) & card.bit() != 0) {
            // Three dice of each colour: how many are left of it when this one is taken.
            let left =
                |at: usize| 3 - line[..at].iter().filter(|die| die.colour() == line[at].colour()).count();
            sum += (left(0) * left(1) * left(2)) as f64;
        }
        sum / (12.0 * 11.0 * 10.0) / 216.0
    };
    for card in Card::all() {
        let (least, most) = match (card.pattern(), card.to_string().as_bytes()[0]) {
            (Pattern::Colours([a, b, _]), _) if a == b => (0.0273, 0.0273),
            (Pattern::Colours(_), _) => (0.0409, 0.0409),
            (Pattern::Sum(7 | 14, _), _) => (0.0429, 0.0429),
            (Pattern::Sum(6 | 15, _), _) => (0.0286, 0.0286),
            (Pattern::Sum(..), _) => (0.0172, 0.0172),
            (Pattern::Equation(Op::Plus | Op::Minus, _), b'E') => (0.0095, 0.0095),
            (Pattern::Equation(..), b'E') => (0.0085, 0.0088),
            (Pattern::Equation(Op::Plus | Op::Minus, _), _) => (0.0347, 0.0347),
            (Pattern::Equation(..), _) => (0.0255, 0.0311),
        };
        let p = chance(card);
        assert!(least - 0.00006 < p && p < most + 0.00006, "{card} {}: {p:.5}", card.pattern());
    }
}
