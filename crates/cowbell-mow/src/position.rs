//! A match as text, both ways.
//!
//! ```text
//! herd 3.0 7.1+A7 11.2 SL   from low to high: an acrobat on its cow, CF@6 a calf worth 6, slowpokes last
//! herd0 5.0                 the three herds of two farmers: herd0, herd1, herd2 …
//! place 0                   … and the current one
//! arrow clockwise           or counter-clockwise
//! turn 0                    who acts, or is given a card
//! phase play                start deal play draw over
//! draws 1                   only in phase draw: cards still to be drawn …
//! next 1                    … and who acts after them
//! starter 0                 who started this round
//! hand0 7.0 15.0 B0         also hand1 …
//! shown 0 8.2               a card in seat 0's hand that everyone knows
//! barred 0 0 4 0 0 0        by seat: cards in hand known to be no starters
//! taken 0 2 0 0             by seat: cards taken this round …
//! flies 0 3 0 0             … and their flies
//! totals 10 20 30 0         by seat: flies of the rounds before
//! deck 2.0 3.0 3.0          in no order
//! ```
//!
//! What is not said is empty, 0 or `clockwise`; `phase` is play. Without a `deck` line the deck has every card that
//! is in no hand and no herd. A card that is nowhere is in a shed.

use core::fmt::Display;
use core::str::FromStr;

use cowbell_rules::position::{Line, PositionError, lines};
use cowbell_rules::{Game as _, MAX_SEATS, Pick, Seat};

use crate::board::{ACROBATS, CALF, Card, MAD, MAD_NUMBER, NON_STARTERS, STARTERS, digits};
use crate::cards::Cards;
use crate::faces::{Kind, TOP};
use crate::herd::Herd;
use crate::options::Options;
use crate::state::{Arrow, HAND, Mow, PLACES, Phase, Shed};

const PHASES: [Phase; 5] = [Phase::Start, Phase::Deal, Phase::Play, Phase::Draw, Phase::Over];
const ARROWS: [(&str, Arrow); 2] =
    [("clockwise", Arrow::Clockwise), ("counter-clockwise", Arrow::CounterClockwise)];

pub(crate) fn print(state: &Mow) -> String {
    let mut text = String::new();
    let mut line = |key: &str, value: &dyn Display| text += &format!("{key} {value}\n");
    if state.is_duel() {
        for (place, herd) in state.herds().iter().enumerate() {
            line(&format!("herd{place}"), herd);
        }
        line("place", &state.place);
    } else {
        line("herd", &state.herd());
    }
    for (word, _) in ARROWS.iter().filter(|(_, arrow)| *arrow == state.arrow) {
        line("arrow", word);
    }
    line("turn", &state.seat);
    line("phase", &state.phase.word());
    if state.phase == Phase::Draw {
        line("draws", &state.pending);
        line("next", &state.next);
    }
    line("starter", &state.starter);
    for seat in state.all_seats() {
        line(&format!("hand{seat}"), &state.hands[seat.index()]);
    }
    if let Some((seat, card)) = state.shown {
        line("shown", &format!("{seat} {card}"));
    }
    if state.barred != [0; MAX_SEATS] {
        line("barred", &by_seat(state, |us| state.barred[us].into()));
    }
    line("taken", &by_seat(state, |us| state.sheds[us].cards.into()));
    line("flies", &by_seat(state, |us| state.sheds[us].flies.into()));
    line("totals", &by_seat(state, |us| state.totals[us]));
    line("deck", &state.deck);
    text
}

fn by_seat(state: &Mow, number: impl Fn(usize) -> u16) -> String {
    let numbers: Vec<String> = state.all_seats().map(|seat| number(seat.index()).to_string()).collect();
    numbers.join(" ")
}

pub(crate) fn read(options: &Options, text: &str) -> Result<Mow, PositionError> {
    let mut state =
        Mow { phase: Phase::Play, ..Mow::new(&Options { first_starter: Pick::Random, ..*options }) };
    state.options = *options;
    let (mut next, mut draws, mut deck) = (None, None, None);
    let most_total = options.target - 1 + u16::from(Cards::whole(options.both_packets()).flies());
    let lines = lines(text)?;
    for line in &lines {
        let seat = |line: &Line<'_>| line.number(0, options.seats - 1).map(Seat);
        match (line.key, indexed(line.key, "hand"), indexed(line.key, "herd")) {
            (_, Some(us), _) if us < options.seats as usize => state.hands[us] = read_cards(line)?,
            (_, _, Some(place)) if state.is_duel() && place < PLACES => state.herds[place] = read_herd(line)?,
            ("herd", ..) if !state.is_duel() => state.herds[0] = read_herd(line)?,
            ("place", ..) if state.is_duel() => state.place = line.number(0, PLACES as u8 - 1)?,
            ("arrow", ..) => state.arrow = one_of(line, ARROWS)?,
            ("turn", ..) => state.seat = seat(line)?,
            ("phase", ..) => state.phase = one_of(line, PHASES.map(|phase| (phase.word(), phase)))?,
            ("draws", ..) => draws = Some(line.number(1, 2)?),
            ("next", ..) => next = Some(seat(line)?),
            ("starter", ..) => state.starter = seat(line)?,
            ("shown", ..) => state.shown = Some(read_shown(line, options.seats)?),
            ("barred", ..) => read_by_seat(line, options, HAND + 1, |us, n| state.barred[us] = n)?,
            ("taken", ..) => read_by_seat(line, options, 96, |us, n| state.sheds[us].cards = n)?,
            ("flies", ..) => read_by_seat(line, options, 148, |us, n| state.sheds[us].flies = n)?,
            ("totals", ..) => read_by_seat(line, options, most_total, |us, n| state.totals[us] = n)?,
            ("deck", ..) => deck = Some(read_cards(line)?),
            _ => return Err(line.error(line.key, unknown(line.key, options))),
        }
    }
    let last = lines.last().map_or(1, |line| line.number);
    let whole = |reason: String| PositionError { line: last, column: 1, reason };
    share_out(&mut state, deck).map_err(whole)?;
    enter(&mut state, next, draws).map_err(whole)?;
    Ok(state)
}

fn unknown(key: &str, options: &Options) -> String {
    let herds = if options.seats == 2 { "herd0 to herd2, place" } else { "herd" };
    let last = options.seats - 1;
    let rest = "arrow, turn, phase, draws, next, starter, shown, barred, taken, flies, totals, deck";
    format!("`{key}` is not a line of this table: {herds}, hand0 to hand{last}, {rest}")
}

/// The number after a key's word: 3 in `hand3`.
fn indexed(key: &str, word: &str) -> Option<usize> {
    key.strip_prefix(word).and_then(|number| digits(number).ok()).map(usize::from)
}

fn one_of<T: Copy, const N: usize>(line: &Line<'_>, values: [(&str, T); N]) -> Result<T, PositionError> {
    values.iter().find(|(word, _)| *word == line.value).map(|(_, value)| *value).ok_or_else(|| {
        let words = values.map(|(word, _)| word).join(", ");
        line.error(line.value, format!("`{}` should be one of {words}", line.value))
    })
}

fn read_by_seat<N>(
    line: &Line<'_>,
    options: &Options,
    most: N,
    mut set: impl FnMut(usize, N),
) -> Result<(), PositionError>
where
    N: FromStr + PartialOrd + Display,
{
    let mut us = 0;
    for word in line.words() {
        match word.parse::<N>() {
            Ok(number) if number <= most && us < options.seats as usize => set(us, number),
            _ => {
                return Err(line
                    .error(word, format!("a number from 0 to {most} for each of {} seats", options.seats)));
            }
        }
        us += 1;
    }
    if us == options.seats as usize {
        Ok(())
    } else {
        Err(line.error(line.value, format!("{} seats need {0} numbers, not {us}", options.seats)))
    }
}

fn read_cards(line: &Line<'_>) -> Result<Cards, PositionError> {
    let mut cards = Cards::default();
    for word in line.words().filter(|_| line.value != "-") {
        let card = read_card(line, word)?;
        if cards.count(card) == 2 {
            return Err(line.error(word, format!("there are never more than two {card}")));
        }
        cards.add(card);
    }
    Ok(cards)
}

fn read_card(line: &Line<'_>, word: &str) -> Result<Card, PositionError> {
    word.parse()
        .map_err(|_| line.error(word, format!("`{word}` is not a cow card: they read 7.2, B0, SL, CF")))
}

fn read_shown(line: &Line<'_>, seats: u8) -> Result<(Seat, Card), PositionError> {
    let mut words = line.words();
    let (seat, card) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    match digits(seat) {
        Ok(seat) if seat < seats && words.next().is_none() => Ok((Seat(seat), read_card(line, card)?)),
        _ => Err(line.error(line.value, "a seat and a card of its hand: `shown 0 8.2`")),
    }
}

fn read_herd(line: &Line<'_>) -> Result<Herd, PositionError> {
    let mut herd = Herd::default();
    for word in line.words().filter(|_| line.value != "-") {
        let (cow, rider) = word.split_once('+').map_or((word, None), |(cow, rider)| (cow, Some(rider)));
        let (name, value) =
            cow.split_once('@').map_or((cow, None), |(name, value)| (name, digits(value).ok()));
        let card = read_card(line, name)?;
        let value = if card.is_in(CALF) { value.filter(|value| *value <= TOP) } else { card.number() };
        let next =
            value.filter(|value| herd.is_empty() || *value > herd.high()).filter(|_| herd.slowpokes() == 0);
        match (card.kind(), next) {
            (Kind::Slowpoke, _) if !herd.is_empty() && herd.vacant() > 0 => herd.fill(),
            (Kind::Calf, Some(value)) => herd.stand_calf(value),
            (Kind::Mad, Some(_)) => herd.stand(card, MAD_NUMBER),
            (_, Some(number)) if card.is_in(STARTERS) => herd.stand(card, number),
            _ => {
                return Err(
                    line.error(word, "cows from low to high, `CF@6` for a calf, slowpokes last and in gaps")
                );
            }
        }
        if let Some(rider) = rider {
            let acrobat = read_card(line, rider)?;
            if !acrobat.is_in(ACROBATS) || !card.is_in(STARTERS) || acrobat.number() != card.number() {
                return Err(line.error(rider, "an acrobat lies on a cow with its number: `7.1+A7`"));
            }
            herd.climb(acrobat);
        }
    }
    Ok(herd)
}

/// Gives every card one place: hands, herds, the deck, and for the rest a shed.
fn share_out(state: &mut Mow, deck: Option<Cards>) -> Result<(), String> {
    let both_packets = state.options.both_packets();
    let mut rest = Cards::whole(both_packets);
    let herds = state.herds.iter().flat_map(|herd| herd.cards());
    let hands = state.hands.iter().flat_map(|hand| hand.iter());
    for card in herds.chain(hands).chain(deck.iter().flat_map(|deck| deck.iter())) {
        if rest.count(card) == 0 {
            return Err(format!("this table has only {} of {card}", card.copies(both_packets)));
        }
        rest.remove(card);
    }
    state.deck = deck.unwrap_or_else(|| core::mem::take(&mut rest));
    let sum = |number: fn(&Shed) -> u8| state.sheds.iter().map(|shed| u32::from(number(shed))).sum::<u32>();
    if sum(|shed| shed.cards) > rest.len().into() || sum(|shed| shed.flies) > rest.flies().into() {
        return Err(format!("{} cards with {} flies are left for the sheds", rest.len(), rest.flies()));
    }
    Ok(())
}

/// Enters the phase, if the match could be there: whatever is accepted can be played on.
fn enter(state: &mut Mow, next: Option<Seat>, draws: Option<u8>) -> Result<(), String> {
    let need = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_string()) };
    let is_over = state.totals.iter().any(|total| *total >= state.options.target);
    need(
        is_over == (state.phase == Phase::Over),
        "a match is over as soon as a total has reached the target",
    )?;
    need(
        (next, draws) == (None, None) || state.phase == Phase::Draw,
        "`draws` and `next` belong to phase draw",
    )?;
    state.next = state.seat;
    known(state)?;
    match state.phase {
        Phase::Start => need(
            *state == Mow::new(&state.options),
            "in phase start nothing has happened, and chance chooses the starter",
        ),
        Phase::Deal => {
            let dealt: u8 = state.hands.iter().map(|hand| hand.len()).sum();
            let whole = HAND * state.options.seats;
            let order = state
                .all_seats()
                .all(|seat| state.hands[seat.index()].len() == dealt.saturating_sub(HAND * seat.0).min(HAND));
            need(
                order && dealt < whole && state.seat.0 == dealt / HAND,
                "five cards go to seat 0, then to the next; `turn` names whose hand is dealt",
            )?;
            need(state.herds.iter().all(|herd| herd.is_empty()), "hands are dealt before any herd")?;
            state.pending = whole - dealt;
            state.next = state.starter;
            need(state.deck.len() >= state.pending, "the deck has too few cards for the deal")
        }
        Phase::Play => need(
            !state.herd().is_empty() || state.hand().kinds() & STARTERS != 0,
            "with no herd the turn passes to a farmer who can start one (MOW-25)",
        ),
        Phase::Draw => {
            state.pending = draws.ok_or("phase draw needs a line `draws 1`")?;
            state.next = next.unwrap_or(state.neighbour());
            need(state.next != state.seat, "another farmer is next")?;
            need(state.deck.len() >= state.pending, "the deck has too few cards to draw")
        }
        Phase::Over => {
            need(state.hands.iter().all(|hand| hand.is_empty()), "hands join the sheds at the end")
        }
    }?;
    let drawing =
        |seat: Seat| if state.phase == Phase::Draw && seat == state.seat { state.pending } else { 0 };
    let holds_dairy = |cards: &Cards| cards.iter().any(|card| card.kind() == Kind::Dairy);
    // Only the dairy cow makes a hand larger.
    let most = HAND + !state.hands.iter().chain([&state.deck]).any(holds_dairy) as u8;
    let fits = state.all_seats().all(|seat| state.hands[seat.index()].len() + drawing(seat) <= most);
    need(fits, "a hand has at most five cards, six once the dairy cow is played")
}

/// Whether the hands agree with what everyone knows about them.
fn known(state: &Mow) -> Result<(), String> {
    for seat in state.all_seats() {
        let barred = state.barred[seat.index()];
        if barred > state.hands[seat.index()].only(NON_STARTERS).len() {
            return Err(format!("hand{seat} has fewer than {barred} cards that cannot start a herd"));
        }
    }
    let Some((seat, card)) = state.shown else { return Ok(()) };
    let mad_is_out = state.hands.iter().chain([&state.deck]).all(|cards| cards.kinds() & MAD == 0);
    let is_eight = card.is_in(STARTERS) && card.number() == Some(MAD_NUMBER);
    if mad_is_out && is_eight && card.is_in(state.hands[seat.index()].kinds()) {
        return Ok(());
    }
    Err(format!("`shown` is the {MAD_NUMBER} in a hand that the mad cow sent there"))
}
