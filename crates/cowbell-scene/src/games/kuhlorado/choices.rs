//! What a player can do with the dice and on the sheet, and what it changes.

use cowbell_catalog::games::Kuhlorado;
use cowbell_catalog::games::kuhlorado::{
    Again, AreaView, Cell, Cells, Kind, Move, Symbol, View, area_around, area_points, each,
};
use cowbell_rules::{Game, Seat, Turn};
use smallvec::{SmallVec, smallvec};

use super::table::{named, names, rerolled};
use super::winner;
use crate::packed::{Packed, Pattern};
use crate::scene::{Button, Choice, Effect, Ids, Steps};
use crate::scenic::{Seen, ended, made};
use crate::text::{Text, Word};
use crate::word::{Spell, word};

pub(super) fn buttons(state: &Kuhlorado, moves: &[Move]) -> Vec<Button> {
    let ids: &[&str] = match moves.first().map(|mv| mv.kind()) {
        Some(Kind::Keep) => &["keep", "roll"],
        Some(Kind::Pass) => &["pass"],
        _ => &[],
    };
    let label = |id: &str| if id == "keep" { keep(state) } else { Text::new(word!["kuh-button-", id]) };
    ids.iter().map(|id| Button { id: id.to_word(), label: label(id) }).collect()
}

/// Whether a free cell shows this.
pub(super) fn is_free(state: &Kuhlorado, symbol: Symbol) -> bool {
    let marked = state.marks(Seat(0)) | state.marks(Seat(1));
    state.sheet().is_some_and(|sheet| sheet.showing(symbol) & !marked != 0)
}

/// Whether the dice fit nowhere, so that keeping them leaves only a pass.
pub(super) fn is_stuck(state: &Kuhlorado) -> bool {
    state.dice().is_some_and(|dice| dice.into_iter().all(|symbol| !is_free(state, symbol)))
}

/// What keeping the dice means.
fn keep(state: &Kuhlorado) -> Text {
    Text::new(if is_stuck(state) { "kuh-button-keep-pass" } else { "kuh-button-keep" })
}

/// The number that both dice show, for texts that say it is taken; `none` if they differ.
pub(super) fn taken(dice: Option<[Symbol; 2]>) -> Word {
    match dice {
        Some([one, two]) if one == two => one.to_word(),
        _ => "none".into(),
    }
}

pub(super) fn choice(state: &Kuhlorado, view: &View, mv: Move) -> Choice {
    let one = |id: &str| -> Ids { smallvec![id.to_word()] };
    let (steps, label): (Steps, Text) = match mv.kind() {
        Kind::Keep => (smallvec![one("keep")], keep(state)),
        Kind::Pass => (smallvec![one("pass")], Text::new("kuh-button-pass")),
        Kind::Reroll(again) => {
            let dice: &[&str] = match again {
                Again::First => &["dice.0"],
                Again::Second => &["dice.1"],
                Again::Both => &["dice.0", "dice.1"],
            };
            let steps = dice.iter().chain(&["roll"]).map(|id| one(id)).collect();
            (steps, Text::new("kuh-move-reroll").word("dice", rerolled(again)))
        }
        Kind::Mark(set) => {
            let cells: Vec<Cell> = each(set).collect();
            let steps = cells.iter().map(|cell| smallvec![cell.to_word()]).collect();
            (steps, Text::new("kuh-move-mark").text("cells", listed(&cells)))
        }
    };
    let after = made(state, mv);
    let mut effects = effects(view, &after, view.turn);
    if mv.kind() == Kind::Keep && is_stuck(state) {
        let label = Text::new("kuh-effect-stuck").word("number", taken(view.dice));
        effects.push(Effect { kind: "stuck".into(), at: Vec::new(), amount: 0, label });
    }
    Choice { mv: mv.to_word(), steps, label, effects, ends: ended(state, after) }
}

/// The choices of a player who marks: a space alone, or the second of a pair, is the only thing in which many of them differ.
/// None if there is anything else to choose.
pub(super) fn packed(Seen { state, view, .. }: &Seen<Kuhlorado>, moves: &[Move]) -> Option<Packed> {
    let (mut firsts, mut patterns, mut choices) = (Vec::new(), Vec::new(), Vec::with_capacity(moves.len()));
    for mv in moves {
        let Kind::Mark(set) = mv.kind() else { return None };
        let mut cells = each(set);
        let one = cells.next().expect("something is marked");
        let (first, last) = cells.next().map_or((None, one), |two| (Some(one), two));
        let number = firsts.iter().rposition(|other| *other == first).unwrap_or_else(|| {
            firsts.push(first);
            patterns.push(marking(first));
            firsts.len() - 1
        });
        choices.push((number, last.to_word(), effects(view, &made(state, *mv), view.turn)));
    }
    (!moves.is_empty()).then(|| Packed::of_patterns(patterns, choices.into_iter()))
}

/// Marking a space alone, or after this one, with a blank for it. It always ends the turn.
fn marking(first: Option<Cell>) -> Pattern {
    let blank = Word::new_static("~");
    let mark = |cells: Text| Text::new("kuh-move-mark").text("cells", cells).into();
    match first.map(|cell| cell.to_word()) {
        Some(one) => {
            let cells = Text::new("kuh-cells").word("one", one.clone()).word("two", blank.clone());
            Pattern::new(word![one, "+~"], &[&[one], &[blank]], mark(cells), true)
        }
        None => {
            let cell = Text::new("kuh-cell").word("cell", blank.clone());
            Pattern::new(blank.clone(), &[&[blank]], mark(cell), true)
        }
    }
}

/// One or two cells, as part of a sentence.
pub(super) fn listed(cells: &[Cell]) -> Text {
    match cells {
        [one, two] => Text::new("kuh-cells").word("one", one.to_word()).word("two", two.to_word()),
        _ => Text::new("kuh-cell").word("cell", cells[0].to_word()),
    }
}

/// What a move by `seat` has changed: majorities won and lost, areas, doubles, the end.
pub(super) fn effects(view: &View, after: &Kuhlorado, seat: Seat) -> Vec<Effect> {
    let mut effects = Vec::new();
    let contests = after.meadows().into_iter().chain(after.troughs());
    for (old, new) in view.meadows.iter().chain(&view.troughs).zip(contests) {
        if old.leader == new.leader() {
            continue;
        }
        let (at, amount) = (names(old.cells), i32::from(old.points));
        let label = |id: &str| Text::new(id).text("where", named(old)).number("points", amount);
        if let Some(loser) = old.leader {
            let label = label("kuh-effect-break").seat(loser);
            effects.push(Effect { kind: "break".into(), at: at.clone(), amount, label });
        }
        if new.leader().is_some() {
            effects.push(Effect { kind: "lead".into(), at, amount, label: label("kuh-effect-lead") });
        }
    }
    let old = &view.seats[seat.index()].areas;
    for area in changed_areas(old, after.marks(seat)) {
        let size = area.count_ones();
        let parts = old.iter().filter(|part| area & part.cells != 0);
        let amount = i32::from(area_points(size)) - parts.map(|part| i32::from(part.points)).sum::<i32>();
        if amount != 0 {
            let label = Text::new("kuh-effect-area").number("size", size).word("points", signed(amount));
            effects.push(Effect { kind: "area".into(), at: names(area), amount, label });
        }
    }
    if let Some(points) = after.interim().filter(|_| !view.interim) {
        let label = Text::new("kuh-effect-interim").number("crosses", points[0]).number("circles", points[1]);
        let amount = points[seat.index()].into();
        effects.push(Effect { kind: "interim".into(), at: Vec::new(), amount, label });
    }
    if after.turn() == Turn::Over {
        let (kind, amount, id) = match winner(after) {
            Some(winner) if winner == seat => ("win", 1, "effect-win"),
            Some(_) => ("win", 0, "effect-lose"),
            None => ("draw", 0, "kuh-effect-draw"),
        };
        effects.push(Effect { kind: kind.into(), at: Vec::new(), amount, label: Text::new(id) });
    }
    effects
}

/// The areas that new marks are part of, by their lowest cell; all others are as they were.
fn changed_areas(old: &[AreaView], marks: Cells) -> SmallVec<[Cells; 2]> {
    let mut new = marks & !old.iter().fold(0, |all, area| all | area.cells);
    let mut changed: SmallVec<[Cells; 2]> = SmallVec::new();
    while new != 0 {
        let area = area_around(new & new.wrapping_neg(), marks);
        changed.push(area);
        new &= !area;
    }
    changed.sort_unstable_by_key(|area| area.trailing_zeros());
    changed
}

/// A number with its sign: `+3`, `−4`.
fn signed(amount: i32) -> Word {
    word![if amount < 0 { '−' } else { '+' }, amount.unsigned_abs() as usize]
}
