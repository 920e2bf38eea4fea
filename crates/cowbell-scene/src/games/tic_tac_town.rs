//! Tic Tac Town: the shared board, the dice to place on it, cards face down, three piles.

mod choices;
mod log;
mod reasons;
mod table;
#[cfg(test)]
mod tests;
mod themes;

use cowbell_catalog::games::TicTacTown;
use cowbell_catalog::games::tic_tac_town::{Act, Card, Cell, Chance, Colour, Die, Kind as Back, Move, View};
use cowbell_rules::{Event, EventOf, Game, Seat};
use smol_str::SmolStrBuilder;

use self::choices::{Chances, choice};
use self::log::{drawn, placed, rolled};
use self::table::{board, cards, die_at, piles, pool, row, tag};
use crate::entry::Change;
use crate::label::Label;
use crate::packed::Packed;
use crate::reason::Reason;
use crate::scene::{Button, Choice, Row, Scene, Side, Whose};
use crate::scenic::{Scenic, Seen};
use crate::text::Text;
use crate::word::{Spell, spelt, word};

spelt! {
    Cell: |cell| cell.name(),
    Die: |die| die.name(),
    Colour: |colour| colour.letter(),
    Card: |card| card.name(),
    Back: |back| back.points(),
}

impl Spell for Move {
    fn spell(&self, word: &mut SmolStrBuilder) {
        match self.act() {
            Act::Pile(back) => ("pile ", back).spell(word),
            Act::Keep => "keep".spell(word),
            Act::Reroll => "reroll".spell(word),
            Act::Place(die, cell) => (die, cell).spell(word),
        }
    }
}

/// Number of dice rolled.
const DICE: usize = 12;
/// A bonus is scored for every three fulfilled cards of a kind.
const SET: i32 = 3;

impl Scenic for TicTacTown {
    fn drawn(Seen { state, view, viewer }: &Seen<Self>, moves: &[Move]) -> Scene {
        let me = Scene::seat_of(*viewer);
        let (mut areas, mut pieces) = (Vec::with_capacity(16), Vec::with_capacity(64));
        areas.push(board(view));
        areas.push(row("pool".into(), DICE, None, Label::message("ttt-pool")));
        pieces.extend(view.dice.iter().map(|(cell, die)| die_at(*die, cell.to_word())));
        pieces.extend(pool(view).map(|(slot, die)| die_at(die, word!["pool.", slot])));
        piles(view, &mut areas, &mut pieces);
        for seat in Seat::all(state.seats()) {
            cards(state, view, seat, &mut areas, &mut pieces);
        }
        let is_reroll = moves.contains(&Move::new(Act::Reroll));
        let ids: &[&str] = if is_reroll { &["keep", "reroll"] } else { &[] };
        let button = |id: &&str| Button { id: id.to_word(), label: Text::new(word!["ttt-move-", id]) };
        Scene {
            game: Self::INFO.slug.into(),
            me,
            turn: Whose(state.turn()),
            phase: view.phase.into(),
            ask: ask(state, view),
            areas,
            pieces,
            groups: Vec::new(),
            buttons: ids.iter().map(button).collect(),
            choices: Vec::new(),
            sides: Seat::all(state.seats()).map(|seat| side(state, view, seat)).collect(),
        }
    }

    fn choices(Seen { state, view, .. }: &Seen<Self>, moves: &[Move]) -> Vec<Choice> {
        let chances = Chances::new(state, view);
        moves.iter().map(|mv| choice(state, view, &chances, *mv)).collect()
    }

    fn packed(seen: &Seen<Self>, moves: &[Move], buttons: Vec<Button>) -> Option<Packed> {
        let placed = choices::packed(seen, moves);
        placed.or_else(|| Packed::new(buttons, Self::choices(seen, moves)))
    }

    fn entry(
        before: &Seen<Self>,
        event: EventOf<Self>,
        after: &Seen<Self>,
        told: &str,
    ) -> (Text, Vec<Change>) {
        let (view, then) = (&before.view, &after.view);
        match event {
            Event::Move { seat, mv } => match mv.act() {
                Act::Pile(back) => (Text::new("ttt-log-pile").seat(seat).word("kind", tag(back)), Vec::new()),
                Act::Keep => (Text::new("ttt-log-keep").seat(seat), Vec::new()),
                Act::Reroll => (Text::new("ttt-log-reroll").seat(seat), Vec::new()),
                Act::Place(die, cell) => placed(view, then, seat, die, cell),
            },
            Event::Chance(Chance::Card(_)) => drawn(view, told),
            Event::Chance(Chance::Start(seat)) => (Text::new("ttt-log-start").seat(seat), Vec::new()),
            Event::Chance(Chance::Roll(colour, values)) => rolled(then, colour, values),
        }
    }

    fn reasons(&self, seat: Seat, mv: Self::Move) -> Vec<Reason> {
        reasons::reasons(self, seat, mv)
    }

    fn theme(&self, seat: Seat, mv: Self::Move) -> Option<&'static str> {
        Some(themes::theme(self, seat, mv))
    }
}

fn ask(state: &TicTacTown, view: &View) -> Text {
    // Whatever is asked, clients show which round it is.
    let rounds = |id: &str| {
        let text = Text::new(id).number("round", view.round).number("rounds", view.rounds);
        text.number("left", view.rounds - view.round)
    };
    match (view.turn, view.phase) {
        (Some(seat), "pile") => rounds("ttt-ask-pile").seat(seat),
        (Some(seat), "reroll") => rounds("ttt-ask-reroll").seat(seat),
        (Some(seat), "place") => rounds("ttt-ask-place").seat(seat),
        (Some(seat), "card") => rounds("ttt-ask-card").seat(seat),
        (_, "deal") => rounds("ttt-ask-deal"),
        (_, "roll") => rounds("ttt-ask-roll"),
        (_, "over") => over(state, rounds),
        _ => rounds("ask-chance"),
    }
}

fn over(state: &TicTacTown, rounds: impl Fn(&str) -> Text) -> Text {
    let places = state.standing().map(|standing| standing.places).unwrap_or_default();
    let best: Vec<Seat> = Seat::all(places.len()).filter(|seat| places[seat.index()] == 1).collect();
    let text = match best[..] {
        [winner] => rounds("ttt-over").seat(winner),
        _ => rounds("ttt-over-shared").seats("names", &best),
    };
    text.number("points", best.first().map_or(0, |seat| state.score(*seat)))
}

fn side(state: &TicTacTown, view: &View, seat: Seat) -> Side {
    let backs = Back::ALL.into_iter().filter(|back| view.options.equations || *back != Back::Equation);
    let is_over = view.phase == "over";
    let fulfilled: Vec<_> = backs.map(|back| (back, state.fulfilled(seat, back))).collect();
    let rows = if is_over { points(&fulfilled, state.score(seat)) } else { progress(&fulfilled) };
    let starts = view.starter == Some(seat) && !is_over;
    Side {
        seat,
        role: Label::message(if starts { "ttt-role-starter" } else { "role-none" }),
        score: view.seats[seat.index()].score,
        place: state.standing().map(|standing| standing.places[seat.index()]),
        rows,
    }
}

/// A kind of card, by its number.
fn row_label(back: u16) -> Text {
    Text::new("ttt-row").word("kind", tag(Back::ALL[usize::from(back)]))
}

/// How far each kind of card is from the next set.
fn progress(fulfilled: &[(Back, i32)]) -> Vec<Row> {
    let row = |&(back, value): &(Back, i32)| {
        let label = Label::of(row_label, back.index() as u16);
        Row { label, value, goal: Some((value / SET + 1) * SET) }
    };
    fulfilled.iter().map(row).collect()
}

/// Where the points come from; the rows add up to the score.
fn points(fulfilled: &[(Back, i32)], score: i32) -> Vec<Row> {
    let row = |&(back, count): &(Back, i32)| {
        let label = Text::new("ttt-points").word("kind", tag(back)).number("count", count);
        Row { label: label.into(), value: count * i32::from(back.points()), goal: None }
    };
    let mut rows: Vec<_> = fulfilled.iter().map(row).collect();
    let cards: i32 = rows.iter().map(|row| row.value).sum();
    rows.push(Row { label: Label::message("ttt-points-bonus"), value: score - cards, goal: None });
    rows
}
