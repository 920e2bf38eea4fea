//! Kuhlorado: the sheet with its marks, two dice, and who leads where.

mod choices;
mod log;
mod reasons;
mod table;
#[cfg(test)]
mod tests;
mod themes;

use cowbell_catalog::games::Kuhlorado;
use cowbell_catalog::games::kuhlorado::{Again, Cell, ContestView, Kind, Move, Symbol, View, each};
use cowbell_rules::{Event, EventOf, Game, Seat, Turn};
use smol_str::SmolStrBuilder;

use self::choices::{buttons, choice, is_free, is_stuck, taken};
use self::log::{done, happened};
use self::table::{dice, groups, mark, marks, sheet, shown, tray};
use crate::entry::Change;
use crate::label::Label;
use crate::packed::Packed;
use crate::reason::Reason;
use crate::scene::{Button, Choice, Piece, Row, Scene, Side, Whose};
use crate::scenic::{Scenic, Seen};
use crate::text::Text;
use crate::word::{Spell, spelt};

spelt! {
    Cell: |cell| cell.name(),
    Symbol: |symbol| symbol.letter(),
    Again: |again| ["1", "2", "both"][again as usize],
}

impl Spell for Move {
    fn spell(&self, word: &mut SmolStrBuilder) {
        match self.kind() {
            Kind::Keep => "keep".spell(word),
            Kind::Reroll(again) => ("reroll ", again).spell(word),
            Kind::Mark(set) => {
                each(set).enumerate().for_each(|(n, cell)| ((n > 0).then_some("+"), cell).spell(word));
            }
            Kind::Pass => "pass".spell(word),
        }
    }
}

/// Number of marked cows that triggers the interim scoring of the pro variant.
const INTERIM: i32 = 9;

impl Scenic for Kuhlorado {
    fn drawn(Seen { state, view, viewer }: &Seen<Self>, moves: &[Move]) -> Scene {
        let me = Scene::seat_of(*viewer);
        let mut pieces: Vec<Piece> = Vec::with_capacity(66);
        pieces.extend(Seat::all(2).flat_map(|seat| marks(view, seat)));
        pieces.extend(dice(view));
        Scene {
            game: Self::INFO.slug.into(),
            me,
            turn: Whose(state.turn()),
            phase: view.phase.into(),
            ask: ask(state, view),
            areas: vec![sheet(view), tray()],
            pieces,
            groups: groups(view),
            buttons: buttons(state, moves),
            choices: Vec::new(),
            sides: Seat::all(2).map(|seat| side(state, view, seat)).collect(),
        }
    }

    fn choices(Seen { state, view, .. }: &Seen<Self>, moves: &[Move]) -> Vec<Choice> {
        moves.iter().map(|mv| choice(state, view, *mv)).collect()
    }

    fn packed(seen: &Seen<Self>, moves: &[Move], buttons: Vec<Button>) -> Option<Packed> {
        let marked = choices::packed(seen, moves);
        marked.or_else(|| Packed::new(buttons, Self::choices(seen, moves)))
    }

    fn entry(before: &Seen<Self>, event: EventOf<Self>, after: &Seen<Self>, _: &str) -> (Text, Vec<Change>) {
        match event {
            Event::Move { seat, mv } => done(&before.view, &after.state, seat, mv),
            Event::Chance(chance) => happened(&before.view, chance),
        }
    }

    fn reasons(&self, seat: Seat, mv: Self::Move) -> Vec<Reason> {
        reasons::reasons(self, seat, mv)
    }

    fn theme(&self, seat: Seat, mv: Self::Move) -> Option<&'static str> {
        Some(themes::theme(self, seat, mv))
    }
}

fn ask(state: &Kuhlorado, view: &View) -> Text {
    match (state.turn(), view.phase, view.dice) {
        (Turn::Over, ..) => over(state, view),
        (Turn::Chance, "sheet" | "start", _) => Text::new("ask-chance"),
        (Turn::Seat(seat), "reroll", Some([one, two])) => {
            let id = if is_stuck(state) { "kuh-ask-nowhere" } else { "kuh-ask-reroll" };
            Text::new(id).seat(seat).text("one", shown(one)).text("two", shown(two))
        }
        (Turn::Seat(seat), _, Some(dice)) => ask_mark(state, view, dice).seat(seat),
        _ => Text::new("kuh-ask-roll").seat(view.turn),
    }
}

/// Which cells the dice allow, if any of them are free.
fn ask_mark(state: &Kuhlorado, view: &View, dice: [Symbol; 2]) -> Text {
    let mut numbers: Vec<Symbol> =
        dice.into_iter().filter(|symbol| !symbol.is_cow() && is_free(state, *symbol)).collect();
    numbers.dedup();
    let cows = dice.into_iter().filter(|symbol| symbol.is_cow()).count().min(view.free_cows as usize);
    match (cows, &numbers[..]) {
        (2, _) => Text::new("kuh-ask-cows"),
        (1, [number]) => Text::new("kuh-ask-mixed").word("number", number.to_word()),
        (1, _) => Text::new("kuh-ask-cow"),
        (_, []) => Text::new("kuh-ask-pass").word("number", taken(view.dice)),
        (_, [number]) => Text::new("kuh-ask-number").word("number", number.to_word()),
        (_, [one, two, ..]) => {
            Text::new("kuh-ask-numbers").word("one", one.to_word()).word("two", two.to_word())
        }
    }
}

fn over(state: &Kuhlorado, view: &View) -> Text {
    match winner(state) {
        Some(seat) => Text::new("kuh-over")
            .seat(seat)
            .number("points", view.scores[seat.index()])
            .number("others", view.scores[seat.other().index()]),
        None => Text::new("ask-draw"),
    }
}

/// The winner; none before the end or in a draw.
fn winner(state: &Kuhlorado) -> Option<Seat> {
    let standing = state.standing()?;
    Seat::all(2).find(|seat| standing.places[seat.index()] < standing.places[seat.other().index()])
}

fn side(state: &Kuhlorado, view: &View, seat: Seat) -> Side {
    let own = &view.seats[seat.index()];
    let led = |contests: &[ContestView]| {
        contests.iter().filter(|contest| contest.leader == Some(seat)).count() as i64
    };
    let row = |label: Label, value: u8| Row { label, value: value.into(), goal: None };
    let meadows = Text::new("kuh-row-meadows").number("led", led(&view.meadows));
    let troughs = Text::new("kuh-row-troughs").number("led", led(&view.troughs));
    let scoring = own.areas.iter().filter(|area| area.points > 0).count() as i64;
    let largest = own.areas.iter().map(|area| area.size).max().unwrap_or(0);
    let areas = Text::new("kuh-row-areas").number("count", scoring).number("largest", largest);
    let mut rows = vec![
        row(meadows.into(), own.score.meadows),
        row(troughs.into(), own.score.troughs),
        row(areas.into(), own.score.areas),
    ];
    if view.interim {
        rows.push(row(Label::message("kuh-row-interim"), own.score.interim));
    } else if view.options.pro {
        let cows = state.sheet().map_or(0, |sheet| sheet.cows().count_ones());
        let marked = cows.saturating_sub(view.free_cows) as i32;
        rows.push(Row { label: Label::message("kuh-row-cows"), value: marked, goal: Some(INTERIM) });
    }
    Side {
        seat,
        role: Text::new("kuh-role").word("face", mark(seat)).into(),
        score: view.scores[seat.index()].into(),
        place: state.standing().map(|standing| standing.places[seat.index()]),
        rows,
    }
}
