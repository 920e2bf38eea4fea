//! Sixth Game: the die, the points of the turn, and two buttons.

use cowbell_catalog::games::SixthGame;
use cowbell_rules::{Event, EventOf, Game, Seat, Turn};
use smallvec::smallvec;

use crate::entry::{Change, Motion};
use crate::label::Label;
use crate::scene::{Area, Button, Choice, Effect, Kind, Piece, Place, Row, Scene, Side, Whose};
use crate::scenic::{Scenic, Seen, ended, made};
use crate::text::{Text, Word};

type View = <SixthGame as Game>::View;

impl Scenic for SixthGame {
    fn drawn(Seen { state, view, viewer }: &Seen<Self>, moves: &[Self::Move]) -> Scene {
        let me = Scene::seat_of(*viewer);
        let button = |id: &str| Button { id: id.into(), label: Text::new(format!("sixth-game-{id}")) };
        let ids: &[&str] = if moves.is_empty() { &[] } else { &["roll", "hold"] };
        Scene {
            game: Self::INFO.slug.into(),
            me,
            turn: Whose(state.turn()),
            phase: if view.is_rolling { "roll".into() } else { "choose".into() },
            ask: ask(state, view),
            areas: vec![tray(), pot()],
            pieces: pieces(view),
            groups: Vec::new(),
            buttons: ids.iter().map(|id| button(id)).collect(),
            choices: Vec::new(),
            sides: Seat::all(2).map(|seat| side(state, view, seat)).collect(),
        }
    }

    fn choices(Seen { state, view, .. }: &Seen<Self>, moves: &[Self::Move]) -> Vec<Choice> {
        moves.iter().map(|mv| choice(state, view, *mv)).collect()
    }

    fn entry(
        before: &Seen<Self>,
        event: EventOf<Self>,
        _: &Seen<Self>,
        told: &str,
    ) -> (Text, Vec<Change>) {
        let view = &before.view;
        match (event, view.mover) {
            (Event::Move { seat, .. }, _) if told == "roll" => (said("log-roll", seat), Vec::new()),
            (Event::Move { seat, .. }, _) => {
                let kept = Change::new(Motion::Collect, "", "pot", "");
                (said("log-hold", seat).number("count", view.pot), vec![kept])
            }
            (Event::Chance(_), None) => {
                let seat = Seat(told.ends_with('1').into());
                (said("log-start", seat), Vec::new())
            }
            (Event::Chance(_), Some(seat)) => {
                let face = told.rsplit(' ').next().unwrap_or_default();
                let text = said(if face == "1" { "log-bust" } else { "log-die" }, seat);
                (text.word("face", face), vec![Change::new(Motion::Roll, face, "", "die.0")])
            }
        }
    }
}

fn said(id: &str, seat: Seat) -> Text {
    Text::new(format!("sixth-game-{id}")).seat(seat)
}

fn tray() -> Area {
    let place = Place {
        id: "die.0".into(),
        column: 0,
        row: 0,
        ground: "tray".into(),
        print: Word::default(),
        owner: None,
        label: Text::new("sixth-game-die"),
    };
    Area {
        id: "die".into(),
        kind: Kind::Row,
        label: Label::message("sixth-game-die"),
        owner: None,
        tags: Vec::new(),
        places: [place].into_iter().collect(),
    }
}

fn pot() -> Area {
    Area::heap("pot".into(), Label::message("sixth-game-pot"), None)
}

/// The die as it lies, and the points of the turn.
fn pieces(view: &View) -> Vec<Piece> {
    let piece = |id: &str, kind: &str, face: Word, at: &str, label: Text| Piece {
        id: id.into(),
        kind: kind.into(),
        face,
        at: at.into(),
        count: 1,
        owner: None,
        tags: Vec::new(),
        label: label.into(),
    };
    let die = view.last.map(|face| {
        let label = Text::new("sixth-game-face").number("face", face);
        piece("die.0", "die", face.to_string().into(), "die.0", label)
    });
    let points = (view.pot > 0).then(|| {
        let label = Text::new("sixth-game-points").number("count", view.pot);
        Piece {
            count: view.pot.into(),
            owner: view.mover,
            ..piece("points", "point", "+".into(), "pot", label)
        }
    });
    die.into_iter().chain(points).collect()
}

fn ask(state: &SixthGame, view: &View) -> Text {
    match (state.turn(), state.standing()) {
        (Turn::Seat(seat), _) => said(if view.pot == 0 { "ask-roll" } else { "ask" }, seat),
        (_, Some(standing)) => said("over", Seat((!standing.is_first(Seat(0))).into())),
        _ => Text::new("ask-chance"),
    }
}

fn choice(state: &SixthGame, view: &View, mv: <SixthGame as Game>::Move) -> Choice {
    let label = Text::new(format!("sixth-game-{mv}"));
    let keeps = Effect {
        kind: "keep".into(),
        at: vec!["pot".into()],
        amount: view.pot.into(),
        label: Text::new("sixth-game-effect-keep").number("count", view.pot),
    };
    let is_hold = mv.to_string() == "hold";
    Choice {
        mv: mv.to_string().into(),
        steps: smallvec![smallvec![mv.to_string().into()]],
        label,
        effects: if is_hold { vec![keeps] } else { Vec::new() },
        // Where a roll leads to is not told.
        ends: is_hold && ended(state, made(state, mv)),
    }
}

fn side(state: &SixthGame, view: &View, seat: Seat) -> Side {
    let row = |id: &str, value: u8, goal: Option<u8>| Row {
        label: Text::new(format!("sixth-game-row-{id}")).into(),
        value: value.into(),
        goal: goal.map(i32::from),
    };
    Side {
        seat,
        role: Label::message(if seat == Seat(0) { "role-red" } else { "role-blue" }),
        score: state.points(seat).into(),
        place: state.standing().map(|standing| standing.places[seat.index()]),
        rows: vec![row("bank", view.bank[seat.index()], Some(view.target)), row("turns", view.turns, None)],
    }
}
