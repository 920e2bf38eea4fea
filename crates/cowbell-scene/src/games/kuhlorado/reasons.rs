//! What speaks for a mark (majorities and areas), and for keeping or rerolling the dice.

use cowbell_catalog::games::Kuhlorado;
use cowbell_catalog::games::kuhlorado::{
    Again, Cell, Cells, Chance, Contest, ContestView, Kind, Move, Symbol, area_points, areas, each,
};
use cowbell_rules::{Game, Seat, Turn, Viewer};
use smol_str::format_smolstr;

use super::choices::{is_stuck, listed};
use super::table::named;
use super::winner;
use crate::reason::Reason;
use crate::scenic::{legal, made};
use crate::text::Text;

/// The sizes of areas that score more.
const STEPS: [u32; 4] = [5, 10, 15, 20];

pub(super) fn reasons(state: &Kuhlorado, seat: Seat, mv: Move) -> Vec<Reason> {
    match mv.kind() {
        Kind::Mark(_) => marking(state, seat, mv),
        Kind::Keep => keeping(&made(state, mv), seat).into_iter().collect(),
        Kind::Reroll(again) => rerolling(state, again).into_iter().collect(),
        Kind::Pass => Vec::new(),
    }
}

fn marking(state: &Kuhlorado, seat: Seat, mv: Move) -> Vec<Reason> {
    let after = made(state, mv);
    if after.turn() == Turn::Over && winner(&after) == Some(seat) {
        return vec![Reason::gain("win", 20.0, Text::new("effect-win"))];
    }
    let mut reasons = contests(state, &after, seat);
    let value =
        |state: &Kuhlorado| areas(state.marks(seat)).map(|area| promise(area.count_ones())).sum::<f32>();
    let worth = value(&after) - value(state);
    let points =
        |marks: Cells| areas(marks).map(|area| i32::from(area_points(area.count_ones()))).sum::<i32>();
    let grown = areas(after.marks(seat)).filter(|area| area & !state.marks(seat) != 0);
    let gained = |area: Cells| (points(area) - points(area & state.marks(seat)), area.count_ones());
    // One mark by itself is the beginning of an area, but nothing has grown.
    let Some((points, size)) = grown.map(gained).max().filter(|(_, size)| *size > 1) else { return reasons };
    if points > 0 {
        let text = Text::new("kuh-effect-area").number("size", size).word("points", format!("+{points}"));
        reasons.push(Reason::gain("area", worth, text));
    } else if let Some(goal) = STEPS.into_iter().find(|step| *step > size) {
        let text = Text::new("kuhlorado-reason-grow").number("size", size).number("goal", goal);
        reasons.push(Reason::new("area", worth, text));
    }
    reasons
}

/// What the marks do for the majorities.
fn contests(state: &Kuhlorado, after: &Kuhlorado, seat: Seat) -> Vec<Reason> {
    let view = state.view(Viewer::Seat(seat));
    let names = view.meadows.iter().chain(&view.troughs);
    let before = state.meadows().into_iter().chain(state.troughs());
    let then = after.meadows().into_iter().chain(after.troughs());
    let lead = |contest: &Contest| {
        i32::from(contest.marks[seat.index()]) - i32::from(contest.marks[seat.other().index()])
    };
    let reason = |((name, old), new): ((&ContestView, Contest), Contest)| {
        let points = f32::from(new.points);
        let (id, worth) = match (lead(&old), lead(&new)) {
            (old, new) if new <= old => return None,
            (old, 1..) if old < 0 => ("lead", 2.0 * points),
            (0, 1..) => ("lead", points),
            (_, 0) => ("level", points),
            (1.., _) => ("secure", 0.25 * points),
            _ => ("catch", 0.2 * points),
        };
        let text = Text::new(format_smolstr!("kuhlorado-reason-{id}"));
        let text = text.text("where", named(name)).number("points", new.points);
        let reason = Reason::new(format_smolstr!("at-{}", name.name), worth, text);
        Some(Reason { is_gain: id == "lead", ..reason })
    };
    names.zip(before).zip(then).filter_map(reason).collect()
}

/// What an area of this size is worth, and what it may become.
fn promise(size: u32) -> f32 {
    let now = f32::from(area_points(size));
    let next = STEPS.into_iter().find(|step| *step > size).map_or(now, |step| f32::from(area_points(step)));
    now + (next - now) * (size % 5) as f32 / 10.0
}

/// What the kept dice are good for: the mark with the most reasons.
fn keeping(kept: &Kuhlorado, seat: Seat) -> Option<Reason> {
    let marks = legal(kept).into_iter().filter_map(|mv| match mv.kind() {
        Kind::Mark(cells) => Some((each(cells).collect::<Vec<Cell>>(), marking(kept, seat, mv))),
        _ => None,
    });
    let sum = |reasons: &[Reason]| reasons.iter().map(|one| one.worth).sum::<f32>();
    let (cells, reasons) = marks.max_by(|one, other| sum(&one.1).total_cmp(&sum(&other.1)))?;
    let worth = sum(&reasons);
    let first = reasons.into_iter().max_by(|one, other| one.worth.total_cmp(&other.worth))?;
    let text = Text::new("kuhlorado-reason-then").text("cells", listed(&cells)).text("reason", first.text);
    Some(Reason::new("roll", worth, text))
}

fn rerolling(state: &Kuhlorado, again: Again) -> Option<Reason> {
    let kept = state.dice().map(|dice| match again {
        Again::First => Some(dice[1]),
        Again::Second => Some(dice[0]),
        Again::Both => None,
    })?;
    let id = match kept {
        _ if is_stuck(state) => "kuhlorado-reason-nowhere",
        None => "kuhlorado-reason-fresh",
        Some(Symbol::Cow) => "kuhlorado-reason-with-cow",
        Some(_) if !has_pair(state, again) => return None,
        Some(_) => "kuhlorado-reason-for-cow",
    };
    Some(Reason::new("reroll", 1.0, Text::new(id)))
}

/// Whether a cow on the die that is rolled again would allow two marks.
fn has_pair(state: &Kuhlorado, again: Again) -> bool {
    let mut then = made(state, Move::reroll(again));
    then.settle(Chance::One(Symbol::Cow));
    legal(&then).into_iter().any(|mv| matches!(mv.kind(), Kind::Mark(cells) if cells.count_ones() == 2))
}
