//! MOW: herds on number lines, hands, sheds and the arrow. Everything comes from the view, which shows only the number
//! of cards in other players' hands.

mod choices;
mod log;
mod reasons;
mod table;
#[cfg(test)]
mod tests;
mod themes;

use cowbell_catalog::games::Mow;
use cowbell_catalog::games::mow::{Card, End, Kind as Sort, Move, View};
use cowbell_rules::{EventOf, Game, Seat, Turn};
use smol_str::SmolStrBuilder;

use self::choices::{buttons, choice};
use self::table::{TOP, arrow, arrow_area, backs, line, other_hand, own_hand, shed};
use crate::entry::Change;
use crate::label::Label;
use crate::reason::Reason;
use crate::scene::{Area, Choice, Row, Scene, Side, Whose};
use crate::scenic::{Scenic, Seen};
use crate::text::Text;
use crate::word::{Spell, spelt, word};

spelt!(Card: |card| card.name());

impl Spell for Move {
    fn spell(&self, word: &mut SmolStrBuilder) {
        let Some(card) = self.card() else { return "take".spell(word) };
        card.spell(word);
        self.end().map(|end| if end == End::Low { " low" } else { " high" }).spell(word);
        self.flips().then_some(" flip").spell(word);
        self.next().map(|seat| (" >", seat)).spell(word);
    }
}

impl Scenic for Mow {
    fn drawn(Seen { state, view, viewer }: &Seen<Self>, moves: &[Move]) -> Scene {
        let me = Scene::seat_of(*viewer);
        let (mut areas, mut pieces) = (Vec::with_capacity(32), Vec::with_capacity(64));
        for (place, herd) in view.herds.iter().enumerate() {
            line(view, place, herd, &mut areas, &mut pieces);
        }
        for seat in Seat::all(state.seats()) {
            match me == Some(seat) {
                true => own_hand(view, seat, moves, &mut areas, &mut pieces),
                false => other_hand(view, seat, &mut areas, &mut pieces),
            }
            let shed = shed(seat);
            pieces.extend(backs(&shed.id, u16::from(view.seats[seat.index()].taken), Some(seat)));
            areas.push(shed);
        }
        let deck = Area::heap("deck".into(), Label::message("mow-deck"), None);
        pieces.extend(backs(&deck.id, u16::from(view.deck), None));
        areas.extend([deck, arrow_area()]);
        pieces.push(arrow(view.arrow));
        Scene {
            game: Self::INFO.slug.into(),
            me,
            turn: Whose(state.turn()),
            phase: view.phase.into(),
            ask: ask(state, view, moves),
            areas,
            pieces,
            groups: Vec::new(),
            buttons: buttons(view, moves),
            choices: Vec::new(),
            sides: Seat::all(state.seats()).map(|seat| side(state, view, seat)).collect(),
        }
    }

    fn choices(Seen { state, view, .. }: &Seen<Self>, moves: &[Move]) -> Vec<Choice> {
        moves.iter().map(|mv| choice(state, view, *mv)).collect()
    }

    fn entry(
        before: &Seen<Self>,
        event: EventOf<Self>,
        after: &Seen<Self>,
        told: &str,
    ) -> (Text, Vec<Change>) {
        log::entry(before, event, after, told)
    }

    fn reasons(&self, seat: Seat, mv: Self::Move) -> Vec<Reason> {
        reasons::reasons(self, seat, mv)
    }

    fn theme(&self, seat: Seat, mv: Self::Move) -> Option<&'static str> {
        Some(themes::theme(self, seat, mv))
    }
}

fn ask(state: &Mow, view: &View, moves: &[Move]) -> Text {
    let herd = &view.herds[usize::from(view.place)];
    // Only these go inside the herd; everything else joins beyond its ends.
    let is_inside = |card: Card| matches!(card.kind(), Sort::Acrobat | Sort::Slowpoke | Sort::Mad);
    let has_outer = moves.iter().filter_map(|mv| mv.card()).any(|card| !is_inside(card));
    let text = match state.turn() {
        Turn::Over => return over(state),
        Turn::Chance if view.phase == "draw" => return Text::new("mow-ask-draw").seat(view.turn),
        Turn::Chance => return Text::new(word!["mow-ask-", view.phase]),
        Turn::Seat(_) if herd.line.is_empty() => Text::new("mow-ask-begin"),
        // Viewers know only their own moves, so nobody else is told that this player must take the herd.
        Turn::Seat(_) if *moves == [Move::TAKE] => Text::new("mow-ask-take"),
        Turn::Seat(_) if !moves.is_empty() && !has_outer => Text::new("mow-ask-special"),
        Turn::Seat(_) => {
            let [low, high] = [herd.line.first(), herd.line.last()].map(|cow| cow.map_or(0, |cow| cow.value));
            // Nothing is lower than 0 or higher than the top of the line.
            let ends = match (low, high) {
                (0, _) => "above",
                (_, TOP) => "below",
                _ if low == high => "one",
                _ => "both",
            };
            Text::new("mow-ask-play").word("ends", ends).number("low", low).number("high", high)
        }
    };
    // Herds have numbers only if there are several.
    let herd = if view.herds.len() == 1 { 0 } else { view.place + 1 };
    text.seat(view.turn).number("herd", herd)
}

/// The winner, or several who share the win.
fn over(state: &Mow) -> Text {
    let standing = state.standing();
    let is_first = |seat: &Seat| standing.as_ref().is_some_and(|standing| standing.is_first(*seat));
    let first: Vec<Seat> = Seat::all(state.seats()).filter(is_first).collect();
    match first[..] {
        [seat] => Text::new("mow-over").seat(seat).number("flies", state.total(seat)),
        _ => {
            let flies = first.first().map_or(0, |seat| state.total(*seat));
            Text::new("mow-over-shared").seats("names", &first).number("flies", flies)
        }
    }
}

fn side(state: &Mow, view: &View, seat: Seat) -> Side {
    let farmer = &view.seats[seat.index()];
    // After the match the sheds still show the last round, which is already part of the totals.
    let is_over = state.turn() == Turn::Over;
    let score = i32::from(farmer.total) + if is_over { 0 } else { i32::from(farmer.flies) };
    let row =
        |id: &'static str, value: i32, goal: Option<i32>| Row { label: Label::message(id), value, goal };
    Side {
        seat,
        role: Label::message(if view.starter == seat && view.phase != "start" {
            "mow-role-starter"
        } else {
            "role-none"
        }),
        score,
        place: state.standing().map(|standing| standing.places[seat.index()]),
        rows: vec![
            row("mow-row-total", score, Some(i32::from(view.options.target))),
            row("mow-row-round", i32::from(farmer.flies), None),
            row("mow-row-shed", i32::from(farmer.taken), None),
            row("mow-row-hand", i32::from(farmer.cards), None),
        ],
    }
}
