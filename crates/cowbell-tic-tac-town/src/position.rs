//! A match as text, both ways.
//!
//! ```text
//! 3 .. B6 ..              rows 3 (or 4) to 1: a die or `..`
//! 2 .. .. ..
//! 1 R1 .. ..
//! phase place             deal pile card start roll reroll place over
//! round 2                 from 1
//! starter 1               who starts this round; `-` while that is not known
//! turn 1                  who acts, or for whom chance acts; follows from the rest
//! rerolled false          whether the dice of this round were rolled again
//! pool R11 B36 G145 Y255  the dice not yet placed, by colour
//! piles 21 22 22          follows from the rest
//! hand0 S03@1 C04         oldest first; `@1` names the round of a card that was not drawn for this one
//! done0 C01               fulfilled cards; `C01-C24` is read as all of them
//! met1 C01 C07 S11        the cards that the dice of a round fulfil, once they are gone
//! ```
//!
//! `phase card 2` names the pile. What is not said: `phase` is place; `round` is 1, or the last when all is over; `starter`
//! follows from the options, or from seat 0 as the first one; `rerolled` is false; dice in neither place show 1 as soon
//! as they are rolled; everything else is empty.

use cowbell_rules::position::{Line, PositionError, lines};
use cowbell_rules::{Game as _, Pick, Seat};

use crate::board::{self, Cell, Colour, Die};
use crate::cards::{self, Card, Cards, Kind};
use crate::options::Options;
use crate::state::{HAND, Phase, Slot, TicTacTown};

pub(crate) fn print(state: &TicTacTown) -> String {
    let mut text = String::new();
    for row in (0..state.side()).rev() {
        let dice = (0..state.side()).map(|column| state.die(Cell::at(column, row)));
        let dice = dice.map(|die| die.map_or("..".to_string(), |die| die.to_string()));
        text += &format!("{} {}\n", row + 1, dice.collect::<Vec<_>>().join(" "));
    }
    let kind = match state.phase {
        Phase::Card(kind) => format!(" {kind}"),
        _ => String::new(),
    };
    let seat = |seat: Option<Seat>| seat.map_or("-".to_string(), |seat| seat.to_string());
    text += &format!("phase {}{kind}\nround {}\n", state.phase.word(), state.round + 1);
    text += &format!("starter {}\nturn {}\n", seat(state.starter()), seat(state.actor()));
    text += &format!("rerolled {}\npool {}\n", state.rerolled, print_pool(state));
    text += &format!("piles {}\n", words(Kind::ALL.map(|kind| state.pile(kind))));
    for seat in Seat::all(state.table()) {
        let slot = |slot: &Slot| match slot.since {
            since if since == state.round => slot.card.to_string(),
            since => format!("{}@{}", slot.card, since + 1),
        };
        text += &format!("hand{seat} {}\n", words(state.hand(seat).slots().iter().map(slot)));
        text += &format!("done{seat} {}\n", words(cards::each(state.done(seat))));
    }
    for (round, met) in state.met.iter().enumerate().take(met_rounds(state.phase, state.round)) {
        text += &format!("met{} {}\n", round + 1, words(cards::each(*met)));
    }
    text
}

/// The rounds whose dice are gone. What the dice of the present one meet can be seen on the board.
fn met_rounds(phase: Phase, round: u8) -> usize {
    round as usize + usize::from(phase == Phase::Over)
}

fn print_pool(state: &TicTacTown) -> String {
    let mut pool: Vec<String> = Vec::new();
    for die in state.pool.all() {
        match pool.last_mut() {
            Some(word) if word.starts_with(die.colour().letter()) => *word += &die.value().to_string(),
            _ => pool.push(die.to_string()),
        }
    }
    words(pool)
}

fn words<T: ToString>(list: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = list.into_iter().map(|word| word.to_string()).collect();
    if words.is_empty() { "-".to_string() } else { words.join(" ") }
}

pub(crate) fn read(options: &Options, text: &str) -> Result<TicTacTown, PositionError> {
    let lines = lines(text)?;
    let mut state = TicTacTown::new(options);
    let find = |key: &str| lines.iter().find(|line| line.key == key);
    let said = |key: &str| find(key).filter(|line| line.value != "-");
    if let Some(line) = lines.iter().find(|line| !is_known(&state, line.key)) {
        let keys =
            "the rows, phase, round, starter, turn, rerolled, pool, piles, hand0, done0, met1 and so on";
        return Err(line.error(line.key, format!("`{}` is not a line of this table: {keys}", line.key)));
    }

    state.phase = find("phase").map_or(Ok(Phase::Place), read_phase)?;
    let is_over = state.phase == Phase::Over;
    let rounds = if is_over { (state.rounds(), state.rounds()) } else { (1, state.rounds()) };
    state.round = find("round").map_or(Ok(rounds.0), |line| line.number(rounds.0, rounds.1))? - 1;
    if let (Phase::Deal(_) | Phase::Start, Some(line), 1..) = (state.phase, find("phase"), state.round) {
        return Err(line.error(line.value, "this happens only in round 1"));
    }
    if let (Phase::Start, Some(line), Pick::Seat(_)) = (state.phase, find("phase"), options.starter) {
        return Err(line.error(line.value, "the options name the starter"));
    }
    if let Some(line) = said("starter") {
        read_starter(&mut state, line)?;
    }
    if let Some(line) = find("rerolled") {
        read_rerolled(&mut state, line)?;
    }
    for row in 0..state.side() {
        find(&(row + 1).to_string()).map_or(Ok(()), |line| read_row(&mut state, row, line))?;
    }
    // What is wrong with the whole is reported at the line that says most about it.
    let whole = |key: &str, reason: String| match find(key).or(lines.last()) {
        Some(line) => line.error(line.value, reason),
        None => PositionError { line: 1, column: 1, reason },
    };
    fill_pool(&mut state, said("pool")).map_err(|(part, reason)| match (part, find("pool")) {
        (Some(part), Some(line)) => line.error(part, reason),
        _ => whole("pool", reason),
    })?;

    for round in 0..state.rounds() as usize {
        let Some(line) = said(&format!("met{}", round + 1)) else { continue };
        if round >= met_rounds(state.phase, state.round) {
            return Err(line.error(line.key, "this round is not over: its dice can be seen on the board"));
        }
        state.met[round] = read_cards(options, line)?;
    }
    for cell in board::each(state.taken) {
        state.met[state.round as usize] |= state.completed(cell);
    }
    for seat in Seat::all(state.table()) {
        if let Some(line) = said(&format!("hand{seat}")) {
            read_hand(&mut state, seat, line)?;
        }
        if let Some(line) = said(&format!("done{seat}")) {
            let done = read_cards(options, line)?;
            take(&mut state, done).map_err(|reason| line.error(line.value, reason))?;
            state.done[seat.index()] = done;
        }
    }
    enter(&mut state).map_err(|reason| whole("phase", reason))?;

    // What follows from the rest may be said, but not differently.
    let printed = print(&state);
    for key in ["starter", "turn", "piles"] {
        let value = printed.lines().find_map(|line| line.strip_prefix(key)).unwrap_or("").trim();
        if let Some(wrong) = find(key).filter(|said| said.words().ne(value.split_whitespace())) {
            return Err(wrong.error(wrong.value, format!("`{key}` follows from the rest: {value}")));
        }
    }
    Ok(state)
}

fn is_known(state: &TicTacTown, key: &str) -> bool {
    let numbered = |name: &str, least: u8, count: u8| {
        let number = key.strip_prefix(name).map(str::as_bytes);
        matches!(number, Some([digit]) if (least..least + count).contains(&digit.wrapping_sub(b'0')))
    };
    matches!(key, "phase" | "round" | "starter" | "turn" | "rerolled" | "pool" | "piles")
        || numbered("", 1, state.side())
        || numbered("hand", 0, state.options.seats)
        || numbered("done", 0, state.options.seats)
        || numbered("met", 1, state.rounds())
}

/// The phase; kind and colour are those that the rest leads to.
fn read_phase(line: &Line<'_>) -> Result<Phase, PositionError> {
    let kind = line.value.strip_prefix("card").map(str::parse::<Kind>);
    Ok(match (line.value, kind) {
        ("deal", _) => Phase::Deal(Kind::Colours),
        ("pile", _) => Phase::Pile,
        (_, Some(Ok(kind))) => Phase::Card(kind),
        ("start", _) => Phase::Start,
        ("roll", _) => Phase::Roll(Colour::Red),
        ("reroll", _) => Phase::Reroll,
        ("place", _) => Phase::Place,
        ("over", _) => Phase::Over,
        (other, _) => {
            let phases = "deal, pile, card 1 (2, 3), start, roll, reroll, place, over";
            return Err(line.error(line.value, format!("`{other}` should be one of {phases}")));
        }
    })
}

fn read_starter(state: &mut TicTacTown, line: &Line<'_>) -> Result<(), PositionError> {
    let starter = line.number(0, state.options.seats - 1)?;
    let first = Seat((starter + 4 * state.options.seats - state.round) % state.options.seats);
    match state.options.starter {
        Pick::Seat(seat) if seat != first => Err(line.error(line.value, "the options name another starter")),
        Pick::Random if state.starter().is_none() => {
            Err(line.error(line.value, "the starter is drawn after the first cards: `-`"))
        }
        _ => {
            state.first = first;
            Ok(())
        }
    }
}

fn read_rerolled(state: &mut TicTacTown, line: &Line<'_>) -> Result<(), PositionError> {
    state.rerolled = match (line.value, state.phase) {
        ("false", _) => false,
        ("true", Phase::Roll(_) | Phase::Place) => true,
        ("true", _) => return Err(line.error(line.value, "no dice of this round can have been rolled again")),
        _ => return Err(line.error(line.value, format!("`{}` should be true or false", line.value))),
    };
    Ok(())
}

fn read_row(state: &mut TicTacTown, row: u8, line: &Line<'_>) -> Result<(), PositionError> {
    let words: Vec<&str> = line.words().collect();
    if words.len() != state.side() as usize {
        return Err(line.error(line.value, format!("a row has {} cells, not {}", state.side(), words.len())));
    }
    for (column, word) in words.into_iter().enumerate().filter(|(_, word)| *word != "..") {
        let die = word
            .parse()
            .map_err(|_| line.error(word, format!("`{word}` should be a die like G4, or `..`")))?;
        if state.phase != Phase::Place {
            return Err(line.error(word, "the board is empty unless dice are placed"));
        }
        let cell = Cell::at(column as u8, row);
        state.board[cell.index()] = Some(die);
        state.taken |= cell.bit();
    }
    Ok(())
}

/// Reads the pool. There are three dice of each colour, on the board or here (TTT-3); those not said show 1. An
/// error comes with the part of the line it is about, if it is about one.
fn fill_pool<'a>(state: &mut TicTacTown, line: Option<&Line<'a>>) -> Result<(), (Option<&'a str>, String)> {
    let mut said: [Option<&'a str>; 4] = [None; 4];
    for word in line.into_iter().flat_map(|line| line.words()) {
        let colour = word.chars().next().and_then(Colour::from_letter);
        let is_dice = word.len() > 1 && word.bytes().skip(1).all(|value| (b'1'..=b'6').contains(&value));
        match colour {
            Some(colour) if is_dice && said[colour.index()].is_none() => said[colour.index()] = Some(word),
            _ => {
                return Err((
                    Some(word),
                    format!("`{word}` should be a colour with its values: R126, once each"),
                ));
            }
        }
    }
    let rolled = said.iter().take_while(|said| said.is_some()).count();
    for colour in Colour::ALL {
        let placed = state.board.iter().flatten().filter(|die| die.colour() == colour).count();
        let missing = match state.phase {
            Phase::Place | Phase::Reroll => 3usize.checked_sub(placed),
            Phase::Roll(_) if colour.index() < rolled && rolled < 4 => Some(3),
            _ => Some(0),
        };
        let missing = missing.ok_or_else(|| (None, format!("there are only three {colour} dice")))?;
        match said[colour.index()] {
            Some(word) if word.len() - 1 != missing => {
                return Err((
                    Some(word),
                    format!("{missing} {colour} dice belong here, not {}", word.len() - 1),
                ));
            }
            Some(word) => {
                word.bytes().skip(1).for_each(|value| state.pool.add(Die::new(colour, value - b'0')));
            }
            None => (0..missing).for_each(|_| state.pool.add(Die::new(colour, 1))),
        }
    }
    if let Phase::Roll(_) = state.phase {
        state.phase = Phase::Roll(Colour::ALL[rolled % 4]);
    }
    Ok(())
}

fn read_card(options: &Options, line: &Line<'_>, word: &str) -> Result<Card, PositionError> {
    let card: Result<Card, _> = word.parse();
    match card {
        Ok(card) if card.bit() & cards::deck(options) != 0 => Ok(card),
        _ => Err(line.error(word, format!("`{word}` should be a card of this deck, like C05 or S24"))),
    }
}

fn read_cards(options: &Options, line: &Line<'_>) -> Result<Cards, PositionError> {
    let mut all = 0;
    for word in line.words() {
        let (first, last) = word.split_once('-').unwrap_or((word, word));
        let [first, last] = [read_card(options, line, first)?, read_card(options, line, last)?];
        let set =
            Card::all().filter(|card| (first..=last).contains(card)).fold(0, |set, card| set | card.bit());
        let set = set & cards::deck(options);
        if set == 0 || set & all != 0 {
            return Err(line.error(word, format!("`{word}` is not a range of cards, or is given twice")));
        }
        all |= set;
    }
    Ok(all)
}

fn read_hand(state: &mut TicTacTown, seat: Seat, line: &Line<'_>) -> Result<(), PositionError> {
    let mut oldest = 0;
    for word in line.words() {
        let (name, round) = word.split_once('@').unwrap_or((word, ""));
        let card = read_card(&state.options, line, name)?;
        let since = match round.as_bytes() {
            [] => state.round,
            [digit] if (1..=state.round + 1).contains(&digit.wrapping_sub(b'0')) => digit - b'1',
            _ => return Err(line.error(round, format!("`{round}` should be a round up to this one"))),
        };
        if since < oldest || state.hand(seat).is_full() {
            return Err(line.error(word, format!("a hand has at most {HAND} cards, oldest first")));
        }
        if card.bit() & state.met_since(since) != 0 {
            return Err(line.error(word, format!("{card} would have been fulfilled at once (TTT-20)")));
        }
        take(state, card.bit()).map_err(|reason| line.error(word, reason))?;
        state.held |= card.bit();
        state.hands[seat.index()].push(Slot { card, since });
        oldest = since;
    }
    Ok(())
}

/// Takes cards out of the piles.
fn take(state: &mut TicTacTown, cards: Cards) -> Result<(), String> {
    match cards::each(cards & !state.pile).next() {
        Some(card) => Err(format!("{card} is already somewhere else")),
        None => {
            state.pile ^= cards;
            Ok(())
        }
    }
}

/// Finds who acts, and refuses what no match could go on from.
fn enter(state: &mut TicTacTown) -> Result<(), String> {
    match state.phase {
        Phase::Deal(_) => enter_deal(state)?,
        Phase::Pile | Phase::Card(_) => {
            let phase = state.phase;
            state.seat = state.first_to_draw();
            state.draw_on();
            let is_empty = matches!(phase, Phase::Card(kind) if state.pile(kind) == 0);
            if state.phase != Phase::Pile || is_empty {
                return Err("no seat has a card to draw from there".into());
            }
            state.phase = phase;
        }
        Phase::Start | Phase::Over => state.seat = Seat(0),
        Phase::Roll(_) | Phase::Reroll => state.seat = state.round_starter(),
        Phase::Place => {
            if state.pool.is_empty() || state.free() == 0 {
                return Err("the round is over: no die or no space is left (TTT-22)".into());
            }
            let placed = state.taken.count_ones() as u8;
            state.seat = Seat((state.round_starter().0 + placed) % state.options.seats);
        }
    }
    Ok(())
}

/// Cards are dealt seat by seat, one of each kind (TTT-7).
fn enter_deal(state: &mut TicTacTown) -> Result<(), String> {
    let kinds = if state.options.equations { 3 } else { 2 };
    let dealt = state.held.count_ones() as usize;
    let is_dealt = Seat::all(state.table()).all(|seat| {
        let slots = state.hand(seat).slots();
        slots.len() == dealt.saturating_sub(kinds * seat.index()).min(kinds)
            && slots.iter().zip(Kind::ALL).all(|(slot, kind)| slot.card.kind() == kind)
    });
    if !is_dealt || dealt == kinds * state.table() || state.done != [0; 4] {
        return Err("each seat in order is dealt one card of each kind, and nothing else".into());
    }
    state.seat = Seat((dealt / kinds) as u8);
    state.phase = Phase::Deal(Kind::ALL[dealt % kinds]);
    Ok(())
}
