//! Kuhlorado: the sheet with its marks, two dice, and who leads where.

use cowbell_catalog::games::Kuhlorado;
use cowbell_kuhlorado::{Again, AreaView, Cell, Chance, ContestView, Kind as Act, Move, Symbol, View, each};
use cowbell_kuhlorado::{MEADOWS, area_points};
use cowbell_rules::{Event, EventOf, Game, Seat, Turn, Viewer};

use crate::entry::{Change, Motion};
use crate::list::Scenic;
use crate::scene::{Area, Button, Choice, Effect, Group, Kind, Piece, Place, Row, Scene, Side, Whose};
use crate::text::Text;

/// Marked cows that bring the interim scoring of the pro variant.
const INTERIM: i32 = 9;
/// From this size on an area is worth no more.
const LARGEST: u32 = 20;

impl Scenic for Kuhlorado {
    fn scene(&self, viewer: Viewer) -> Scene {
        let view = self.view(viewer);
        let me = Scene::seat_of(viewer);
        let mut pieces: Vec<Piece> = Seat::all(2).flat_map(|seat| marks(&view, seat)).collect();
        pieces.extend(dice(&view));
        let mut moves = Vec::new();
        if self.turn() == me.map_or(Turn::Over, Turn::Seat) {
            self.legal_moves(&mut moves);
        }
        Scene {
            game: Self::INFO.slug,
            me,
            turn: Whose(self.turn()),
            phase: view.phase,
            ask: ask(self, &view),
            areas: vec![sheet(&view), tray()],
            pieces,
            groups: groups(&view),
            buttons: buttons(&moves),
            choices: moves.into_iter().map(|mv| choice(self, &view, mv)).collect(),
            sides: Seat::all(2).map(|seat| side(self, &view, seat)).collect(),
        }
    }

    fn entry(
        before: &Self,
        event: EventOf<Self>,
        after: &Self,
        _: &str,
        viewer: Viewer,
    ) -> (Text, Vec<Change>) {
        let view = before.view(viewer);
        match event {
            Event::Move { seat, mv } => done(&view, after, seat, mv),
            Event::Chance(chance) => happened(&view, chance),
        }
    }
}

fn sheet(view: &View) -> Area {
    let cells = (0..8).flat_map(|row| (0..8).map(move |column| (column, row)));
    let places = cells.map(|(column, row): (u8, u8)| {
        let cell = Cell::at(column, row);
        let line = view.rows.get(7 - usize::from(row));
        let print = line.and_then(|line| line.chars().nth(column.into()));
        let on_border = MEADOWS.iter().any(|(_, cells)| cells & cell.bit() != 0);
        let ground = match print {
            Some('=') => "trough",
            _ if on_border => "border",
            _ => "inner",
        };
        let print = print.filter(|print| *print != '=').map_or(String::new(), |print| print.to_string());
        let label = Text::new(if view.rows.is_empty() { "kuh-cell" } else { "kuh-place" }).word("cell", cell);
        let label = label.word("ground", ground).word("print", &print);
        Place { id: cell.to_string(), column, row, ground, print, owner: None, label }
    });
    let label = match &view.sheet {
        Some(name) => Text::new("kuh-sheet")
            .word("sheet", name)
            .number("cows", view.free_cows)
            .number("numbers", view.free_numbers),
        None => Text::new("kuh-no-sheet"),
    };
    Area {
        id: "sheet".into(),
        kind: Kind::Grid { columns: 8, rows: 8 },
        label,
        owner: None,
        places: places.collect(),
    }
}

fn tray() -> Area {
    let label = Text::new("kuh-dice");
    let place = |index: u8| Place {
        id: format!("dice.{index}"),
        column: index,
        row: 0,
        ground: "tray",
        print: String::new(),
        owner: None,
        label: label.clone(),
    };
    Area {
        id: "dice".into(),
        kind: Kind::Row,
        label: label.clone(),
        owner: None,
        places: vec![place(0), place(1)],
    }
}

fn marks(view: &View, seat: Seat) -> impl Iterator<Item = Piece> {
    let face = mark(seat);
    view.seats[seat.index()].marks.iter().map(move |cell| Piece {
        id: cell.to_string(),
        kind: "mark",
        face: face.to_string(),
        at: cell.to_string(),
        count: 1,
        owner: Some(seat),
        tags: Vec::new(),
        label: Text::new("kuh-mark").word("face", face),
    })
}

/// What a seat writes.
fn mark(seat: Seat) -> &'static str {
    ["x", "o"][seat.index()]
}

fn dice(view: &View) -> impl Iterator<Item = Piece> {
    let thrown = match view.again {
        Some(Again::First) => [true, false],
        Some(Again::Second) => [false, true],
        Some(Again::Both) => [true, true],
        None => [false, false],
    };
    let dice = view.dice.into_iter().flatten().enumerate();
    dice.map(move |(index, symbol)| Piece {
        id: format!("dice.{index}"),
        kind: "die",
        face: symbol.to_string(),
        at: format!("dice.{index}"),
        count: 1,
        owner: None,
        tags: if thrown[index] { vec!["thrown"] } else { Vec::new() },
        label: Text::new("kuh-die").number("die", index as i64 + 1).text("face", shown(symbol)),
    })
}

/// What a die shows, inside a sentence.
fn shown(symbol: Symbol) -> Text {
    Text::new("kuh-face").word("face", symbol)
}

/// Meadows and troughs with their majorities, areas with their next threshold. One mark alone is no area to outline.
fn groups(view: &View) -> Vec<Group> {
    let contest = |contest: &ContestView, kind: &'static str| Group {
        id: contest.name.clone(),
        kind,
        at: names(&contest.cells),
        owner: contest.leader,
        counts: contest.marks.map(i32::from).to_vec(),
        goal: None,
        points: contest.points.into(),
        label: Text::new("kuh-contest")
            .text("where", named(contest))
            .number("points", contest.points)
            .number("crosses", contest.marks[0])
            .number("circles", contest.marks[1]),
    };
    let area = |seat: Seat, area: &AreaView| {
        let goal = (area.size + 1..=LARGEST).find(|size| area_points(*size) > area.points);
        let label = Text::new(if goal.is_some() { "kuh-area" } else { "kuh-area-largest" })
            .word("face", mark(seat))
            .number("size", area.size)
            .number("points", area.points)
            .number("goal", goal.unwrap_or(LARGEST));
        Group {
            id: format!("area.{}", area.cells[0]),
            kind: "area",
            at: names(&area.cells),
            owner: Some(seat),
            counts: vec![area.size as i32],
            goal: goal.map(|size| size as i32),
            points: area.points.into(),
            label,
        }
    };
    let mut groups: Vec<Group> = view.meadows.iter().map(|meadow| contest(meadow, "meadow")).collect();
    groups.extend(view.troughs.iter().map(|trough| contest(trough, "trough")));
    for seat in Seat::all(2) {
        let outlined = view.seats[seat.index()].areas.iter().filter(|area| area.size > 1);
        groups.extend(outlined.map(|cells| area(seat, cells)));
    }
    groups
}

/// A meadow or a trough inside a sentence.
fn named(contest: &ContestView) -> Text {
    Text::new("kuh-where").word("where", &contest.name)
}

fn names(cells: &[Cell]) -> Vec<String> {
    cells.iter().map(Cell::to_string).collect()
}

fn buttons(moves: &[Move]) -> Vec<Button> {
    let ids: &[&str] = match moves.first().map(|mv| mv.kind()) {
        Some(Act::Keep) => &["keep", "roll"],
        Some(Act::Pass) => &["pass"],
        _ => &[],
    };
    ids.iter().map(|id| Button { id: id.to_string(), label: Text::new(format!("kuh-button-{id}")) }).collect()
}

fn ask(state: &Kuhlorado, view: &View) -> Text {
    match (state.turn(), view.phase, view.dice) {
        (Turn::Over, ..) => over(state, view),
        (Turn::Chance, "sheet" | "start", _) => Text::new("ask-chance"),
        (Turn::Seat(seat), "reroll", Some([one, two])) => {
            Text::new("kuh-ask-reroll").seat(seat).text("one", shown(one)).text("two", shown(two))
        }
        (Turn::Seat(seat), _, Some(dice)) => ask_mark(state, view, dice).seat(seat),
        _ => Text::new("kuh-ask-roll").seat(view.turn),
    }
}

/// Which cells the dice ask for, as far as any are free.
fn ask_mark(state: &Kuhlorado, view: &View, dice: [Symbol; 2]) -> Text {
    let marked = state.marks(Seat(0)) | state.marks(Seat(1));
    let is_free = |symbol: &Symbol| state.sheet().is_some_and(|sheet| sheet.showing(*symbol) & !marked != 0);
    let mut numbers: Vec<Symbol> =
        dice.into_iter().filter(|symbol| !symbol.is_cow()).filter(is_free).collect();
    numbers.dedup();
    let cows = dice.into_iter().filter(|symbol| symbol.is_cow()).count().min(view.free_cows as usize);
    match (cows, &numbers[..]) {
        (2, _) => Text::new("kuh-ask-cows"),
        (1, [number]) => Text::new("kuh-ask-mixed").word("number", number),
        (1, _) => Text::new("kuh-ask-cow"),
        (_, []) => Text::new("kuh-ask-pass"),
        (_, [number]) => Text::new("kuh-ask-number").word("number", number),
        (_, [one, two, ..]) => Text::new("kuh-ask-numbers").word("one", one).word("two", two),
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

/// Who has won; nobody before the end or in a draw.
fn winner(state: &Kuhlorado) -> Option<Seat> {
    let standing = state.standing()?;
    Seat::all(2).find(|seat| standing.places[seat.index()] < standing.places[seat.other().index()])
}

fn choice(state: &Kuhlorado, view: &View, mv: Move) -> Choice {
    let one = |id: &str| vec![id.to_string()];
    let (steps, label) = match mv.kind() {
        Act::Keep => (vec![one("keep")], Text::new("kuh-button-keep")),
        Act::Pass => (vec![one("pass")], Text::new("kuh-button-pass")),
        Act::Reroll(again) => {
            let dice: &[&str] = match again {
                Again::First => &["dice.0"],
                Again::Second => &["dice.1"],
                Again::Both => &["dice.0", "dice.1"],
            };
            let steps = dice.iter().chain(&["roll"]).map(|id| one(id)).collect();
            (steps, Text::new("kuh-move-reroll").word("dice", again))
        }
        Act::Mark(set) => {
            let cells: Vec<Cell> = each(set).collect();
            let steps = cells.iter().map(|cell| one(&cell.to_string())).collect();
            (steps, Text::new("kuh-move-mark").text("cells", listed(&cells)))
        }
    };
    let mut after = state.clone();
    after.apply(mv);
    Choice { mv: mv.to_string(), steps, label, effects: effects(view, &after, view.turn) }
}

/// One or two cells inside a sentence.
fn listed(cells: &[Cell]) -> Text {
    match cells {
        [one, two] => Text::new("kuh-cells").word("one", one).word("two", two),
        _ => Text::new("kuh-cell").word("cell", cells[0]),
    }
}

/// What an action of `seat` has changed: majorities won and broken, areas, doubles, the end.
fn effects(view: &View, after: &Kuhlorado, seat: Seat) -> Vec<Effect> {
    let then = after.view(Viewer::Spectator);
    let mut effects = Vec::new();
    let contests = view.meadows.iter().chain(&view.troughs).zip(then.meadows.iter().chain(&then.troughs));
    for (old, new) in contests.filter(|(old, new)| old.leader != new.leader) {
        let (at, amount) = (names(&new.cells), i32::from(new.points));
        let label = |id: &str| Text::new(id).text("where", named(new)).number("points", amount);
        if let Some(loser) = old.leader {
            let label = label("kuh-effect-break").seat(loser);
            effects.push(Effect { kind: "break", at: at.clone(), amount, label });
        }
        if new.leader.is_some() {
            effects.push(Effect { kind: "lead", at, amount, label: label("kuh-effect-lead") });
        }
    }
    let old = &view.seats[seat.index()].areas;
    for area in &then.seats[seat.index()].areas {
        let parts = old.iter().filter(|part| area.cells.contains(&part.cells[0]));
        let amount = i32::from(area.points) - parts.map(|part| i32::from(part.points)).sum::<i32>();
        if amount != 0 {
            let label = Text::new("kuh-effect-area").number("size", area.size).word("points", signed(amount));
            effects.push(Effect { kind: "area", at: names(&area.cells), amount, label });
        }
    }
    if then.interim && !view.interim {
        let points = Seat::all(2).map(|seat| then.seats[seat.index()].score.interim).collect::<Vec<_>>();
        let label = Text::new("kuh-effect-interim").number("crosses", points[0]).number("circles", points[1]);
        let amount = points[seat.index()].into();
        effects.push(Effect { kind: "interim", at: Vec::new(), amount, label });
    }
    if after.turn() == Turn::Over {
        let (kind, amount, id) = match winner(after) {
            Some(winner) if winner == seat => ("win", 1, "effect-win"),
            Some(_) => ("win", 0, "effect-lose"),
            None => ("draw", 0, "kuh-effect-draw"),
        };
        effects.push(Effect { kind, at: Vec::new(), amount, label: Text::new(id) });
    }
    effects
}

/// `+3`, `−4`.
fn signed(amount: i32) -> String {
    format!("{amount:+}").replace('-', "−")
}

fn side(state: &Kuhlorado, view: &View, seat: Seat) -> Side {
    let own = &view.seats[seat.index()];
    let led = |contests: &[ContestView]| {
        contests.iter().filter(|contest| contest.leader == Some(seat)).count() as i64
    };
    let row = |id: &str, value: u8| Row { label: Text::new(id), value: value.into(), goal: None };
    let mut meadows = row("kuh-row-meadows", own.score.meadows);
    meadows.label = meadows.label.number("led", led(&view.meadows));
    let mut troughs = row("kuh-row-troughs", own.score.troughs);
    troughs.label = troughs.label.number("led", led(&view.troughs));
    let mut areas = row("kuh-row-areas", own.score.areas);
    areas.label = areas.label.number("largest", own.areas.iter().map(|area| area.size).max().unwrap_or(0));
    let mut rows = vec![meadows, troughs, areas];
    if view.interim {
        rows.push(row("kuh-row-interim", own.score.interim));
    } else if view.options.pro {
        let cows = state.sheet().map_or(0, |sheet| sheet.cows().count_ones());
        let marked = cows.saturating_sub(view.free_cows) as i32;
        rows.push(Row { label: Text::new("kuh-row-cows"), value: marked, goal: Some(INTERIM) });
    }
    Side {
        seat,
        role: Text::new("kuh-role").word("face", mark(seat)),
        score: view.scores[seat.index()].into(),
        place: state.standing().map(|standing| standing.places[seat.index()]),
        rows,
    }
}

fn done(view: &View, after: &Kuhlorado, seat: Seat, mv: Move) -> (Text, Vec<Change>) {
    let Act::Mark(set) = mv.kind() else {
        let text = match mv.kind() {
            Act::Keep => Text::new("kuh-log-keep"),
            Act::Reroll(again) => Text::new("kuh-log-reroll").word("dice", again),
            Act::Pass | Act::Mark(_) => Text::new("kuh-log-pass"),
        };
        return (text.seat(seat), Vec::new());
    };
    let cells: Vec<Cell> = each(set).collect();
    let joined = |first: Text, next: Text| Text::new("kuh-then").text("first", first).text("next", next);
    let results = effects(view, after, seat).into_iter().map(|effect| effect.label).reduce(joined);
    let text = match results {
        Some(results) => Text::new("kuh-log-scored").text("results", results),
        None => Text::new("kuh-log-marked"),
    };
    let changes =
        cells.iter().map(|cell| Change::new(Motion::Place, mark(seat), "", cell.to_string())).collect();
    (text.seat(seat).text("cells", listed(&cells)), changes)
}

fn happened(view: &View, chance: Chance) -> (Text, Vec<Change>) {
    let rolled =
        |symbol: Symbol, index: usize| Change::new(Motion::Roll, symbol, "", format!("dice.{index}"));
    match chance {
        Chance::Sheet(id) => (Text::new("kuh-log-sheet").word("sheet", id), Vec::new()),
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
