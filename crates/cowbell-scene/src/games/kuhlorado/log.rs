//! Log entries of Kuhlorado in words.

use cowbell_catalog::games::Kuhlorado;
use cowbell_catalog::games::kuhlorado::{Again, Cell, Chance, Kind, Move, Symbol, View, each};
use cowbell_rules::Seat;

use super::choices::{effects, listed};
use super::table::{mark, rerolled, shown};
use crate::entry::{Change, Motion};
use crate::scene::Effect;
use crate::text::Text;
use crate::word::{Spell, word};

pub(super) fn done(view: &View, after: &Kuhlorado, seat: Seat, mv: Move) -> (Text, Vec<Change>) {
    let Kind::Mark(set) = mv.kind() else {
        let text = match mv.kind() {
            Kind::Keep => Text::new("kuh-log-keep"),
            Kind::Reroll(again) => Text::new("kuh-log-reroll").word("dice", rerolled(again)),
            Kind::Pass | Kind::Mark(_) => Text::new("kuh-log-pass"),
        };
        return (text.seat(seat), Vec::new());
    };
    let cells: Vec<Cell> = each(set).collect();
    let joined = |first: Text, next: Text| Text::new("kuh-then").text("first", first).text("next", next);
    let result = |effect: Effect| match effect.kind.as_str() {
        "win" | "draw" => Text::new("kuh-ends"),
        _ => effect.label,
    };
    let results = effects(view, after, seat).into_iter().map(result).reduce(joined);
    let text = match results {
        Some(results) => Text::new("kuh-log-scored").text("results", results),
        None => Text::new("kuh-log-marked"),
    };
    let changes =
        cells.iter().map(|cell| Change::new(Motion::Place, mark(seat), "", cell.to_word())).collect();
    (text.seat(seat).text("cells", listed(&cells)), changes)
}

pub(super) fn happened(view: &View, chance: Chance) -> (Text, Vec<Change>) {
    let rolled =
        |symbol: Symbol, index: usize| Change::new(Motion::Roll, symbol.to_word(), "", word!["dice.", index]);
    match chance {
        Chance::Sheet(id) => (Text::new("kuh-log-sheet").word("sheet", id.to_string()), Vec::new()),
        Chance::Start(seat) => (Text::new("kuh-log-start").seat(seat), Vec::new()),
        Chance::One(symbol) => {
            let index = usize::from(view.again == Some(Again::Second));
            (Text::new("kuh-log-die").seat(view.turn).text("one", shown(symbol)), vec![rolled(symbol, index)])
        }
        Chance::Two(one, two) => {
            let text = Text::new("kuh-log-roll").text("one", shown(one)).text("two", shown(two));
            (text.seat(view.turn), vec![rolled(one, 0), rolled(two, 1)])
        }
    }
}
