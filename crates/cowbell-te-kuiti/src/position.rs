//! A state as text, both ways: a picture of field and fences, and `key value` lines. RULES.md describes the form.
//!
//! Blanks in the picture are for the eye only: a row is five cells with `|` wherever a fence stands beside
//! them, a line of fences is six `+` with dashes between them. `stock` and `enclosed` follow from the picture;
//! where they are said, they must agree with it.

use core::fmt::{Display, Write};

use cowbell_rules::position::{Line, lines};
use cowbell_rules::{Pick, PositionError, Seat};

use crate::board::{Cell, Cells, Edge, FIELD, Side, each};
use crate::fences::{FENCES, Fences};
use crate::options::Options;
use crate::state::{Phase, TeKuiti};
use crate::tiles::{Bag, Kind};
use crate::view::Spot;

impl TeKuiti {
    /// The state as text.
    pub(crate) fn print(&self) -> String {
        let mut out = String::new();
        if !self.is_solo() {
            say(&mut out, "round", self.round);
            say(&mut out, "shepherd", self.shepherd);
        }
        say(&mut out, "phase", self.phase_text());
        self.print_picture(&mut out);
        say(&mut out, "stock", self.stock());
        say(&mut out, "enclosed", cells_text(self.tiles & !self.open));
        say(&mut out, "flipped", format!("{} {}", self.n_flipped, cells_text(self.flipped)));
        say(&mut out, "taken", counts_text(&self.taken, ""));
        say(
            &mut out,
            "bag",
            [counts_text(&self.bag.plain, ""), counts_text(&self.bag.daisied, "@")].join(" "),
        );
        if self.is_solo() {
            say(&mut out, "flips", self.flips);
        } else {
            say(&mut out, "final", self.is_final);
            say(&mut out, "last-turn", self.is_last_turn);
            say(&mut out, "scores", format!("{} {}", self.scores[0], self.scores[1]));
        }
        out
    }

    fn phase_text(&self) -> String {
        match self.phase {
            Phase::Start => "start".into(),
            Phase::Place(n) => format!("place {n}"),
            Phase::Flip => "flip".into(),
            Phase::Tile(cell) => format!("tile {cell}"),
            Phase::Ram => "ram".into(),
            Phase::Herd => "herd".into(),
            Phase::Over => "over".into(),
        }
    }

    fn print_picture(&self, out: &mut String) {
        for row in (0..5).rev() {
            let cells = || (0..5).map(|column| Cell::at(column, row));
            self.print_fences(out, &format!("{}n", row + 1), cells().map(|cell| Edge::of(cell, Side::North)));
            let west = Edge::of(Cell::at(0, row), Side::West);
            let mut text = String::from(if self.fences.has(west) { "|" } else { " " });
            for cell in cells() {
                let bar = if self.fences.has(Edge::of(cell, Side::East)) { '|' } else { ' ' };
                write!(text, "{:<3}{bar}", Spot::remembered(self, cell).to_string()).expect("a string grows");
            }
            say(out, &format!("{} ", row + 1), text);
        }
        self.print_fences(out, "1s", (0..5).map(|column| Edge::of(Cell::at(column, 0), Side::South)));
    }

    fn print_fences(&self, out: &mut String, key: &str, edges: impl Iterator<Item = Edge>) {
        let parts = edges.map(|edge| if self.fences.has(edge) { "---+" } else { "   +" });
        say(out, key, format!("+{}", parts.collect::<String>()));
    }

    /// Reads a position, whole or partial.
    pub(crate) fn read(options: &Options, text: &str) -> Result<TeKuiti, PositionError> {
        let shepherd = match options.first_shepherd {
            Pick::Seat(seat) => seat,
            Pick::Random => Seat(0),
        };
        let lines = lines(text)?;
        let said = |key: &str| lines.iter().find(|line| line.key == key);
        let mut state = TeKuiti::new_round(options, 1, shepherd, Phase::Flip, [0, 0]);
        if state.is_solo() {
            state.shepherd = Seat(1);
        }
        for line in &lines {
            state.read_line(line)?;
        }
        state.open = state.fences.open();

        if said("bag").is_none() {
            state.bag = state.rest_of_box();
        }
        if said("final").is_none() {
            state.test_final();
        }
        if said("flipped").is_none() && !state.is_final {
            state.flipped = state.up;
            state.n_flipped = state.up.count_ones() as u8;
        }
        let last = |key| said(key).or(lines.last());
        state.validate().map_err(|(key, reason)| match last(key) {
            Some(line) => line.error(line.value, reason),
            None => PositionError { line: 1, column: 1, reason },
        })?;
        for (key, value) in [("stock", state.stock().to_string()), ("enclosed", state.enclosed_text())] {
            if let Some(line) = said(key).filter(|line| line.value != value) {
                return Err(line.error(line.value, format!("the picture says `{key} {value}`")));
            }
        }
        match state.phase {
            // A sheep turn in which nothing can be done ends by itself.
            Phase::Flip => state.go_on(),
            Phase::Place(2) if state.stock() == 1 => state.phase = Phase::Place(1),
            _ => {}
        }
        Ok(state)
    }

    fn enclosed_text(&self) -> String {
        cells_text(self.tiles & !self.open)
    }

    fn read_line(&mut self, line: &Line<'_>) -> Result<(), PositionError> {
        match (line.key, self.is_solo()) {
            ("5" | "4" | "3" | "2" | "1", _) => self.read_row(line, line.key.as_bytes()[0] - b'1'),
            ("5n" | "4n" | "3n" | "2n" | "1n", _) => {
                self.read_fences(line, line.key.as_bytes()[0] - b'1', Side::North)
            }
            ("1s", _) => self.read_fences(line, 0, Side::South),
            ("phase", _) => self.read_phase(line),
            ("flipped", _) => self.read_flipped(line),
            ("taken", _) => self.read_taken(line),
            ("bag", _) => self.read_bag(line),
            ("stock" | "enclosed", _) => Ok(()),
            ("flips", true) => line.number(0, 300).map(|n| self.flips = n),
            ("round", false) => line.number(1, self.options.rounds).map(|n| self.round = n),
            ("shepherd", false) => line.number(0, 1).map(|n| self.shepherd = Seat(n)),
            ("final", false) => flag(line).map(|flag| self.is_final = flag),
            ("last-turn", false) => flag(line).map(|flag| self.is_last_turn = flag),
            ("scores", false) => self.read_scores(line),
            _ => Err(line.error(line.key, format!("`{}` is no key of this position", line.key))),
        }
    }

    /// `|J* |?   .   S   T`: cells from west to east, with a bar wherever a fence stands beside them.
    fn read_row(&mut self, line: &Line<'_>, row: u8) -> Result<(), PositionError> {
        let mut column = 0;
        let mut has_bar = false;
        let mut rest = line.value;
        while let Some(first) = rest.chars().next() {
            let wrong = |reason: &str| Err(line.error(rest, reason));
            if first == '|' {
                if has_bar {
                    return wrong("one `|` is a fence; two are too many");
                }
                has_bar = true;
                let west = Cell::at(0, row);
                let edge = if column == 0 { Edge::of(west, Side::West) } else { Edge(29 + west.0 + column) };
                self.fences.insert(edge);
                rest = rest[1..].trim_start();
                continue;
            }
            if column == 5 {
                return wrong("a row has five cells");
            }
            let (spot, length) = match Spot::read(rest) {
                Some(read) => read,
                None => {
                    return wrong(
                        "a cell is `.` (empty), `?` (never seen), `J` (seen, face down) or `J*` (face up)",
                    );
                }
            };
            if let Err(reason) = self.put(Cell::at(column, row), spot) {
                return wrong(reason);
            }
            has_bar = false;
            column += 1;
            rest = rest[length..].trim_start();
        }
        if column == 5 {
            Ok(())
        } else {
            Err(line.error(rest, format!("five cells are needed, here are {column}")))
        }
    }

    /// Lays what a picture shows on a cell that still has its tile of the set-up.
    fn put(&mut self, cell: Cell, spot: Spot) -> Result<(), &'static str> {
        let tile = match spot {
            Spot::Empty => {
                self.tiles &= !cell.bit();
                return Ok(());
            }
            Spot::Down => return Ok(()),
            Spot::Known(tile) => tile,
            Spot::Up(tile) => {
                self.up |= cell.bit();
                tile
            }
        };
        if !tile.kind.is_sheep() {
            return Err("rams and shepherds leave the field when they are seen");
        }
        self.sheep[tile.kind.index()] |= cell.bit();
        if let Some(side) = tile.daisy {
            if !self.is_solo() {
                return Err("daisies matter in the solo game only");
            }
            self.daisies[side as usize] |= cell.bit();
        }
        Ok(())
    }

    /// `+---+   +`: six corners, dashes where a fence stands.
    fn read_fences(&mut self, line: &Line<'_>, row: u8, side: Side) -> Result<(), PositionError> {
        let form = "a line of fences is six `+`, with dashes between two of them for a fence";
        let mut parts = line.value.split('+').map(str::trim);
        if parts.next() != Some("") || parts.next_back() != Some("") || parts.clone().count() != 5 {
            return Err(line.error(line.value, form));
        }
        for (column, part) in (0..).zip(parts) {
            if part.bytes().any(|sign| sign != b'-') {
                return Err(line.error(part, form));
            }
            if !part.is_empty() {
                self.fences.insert(Edge::of(Cell::at(column, row), side));
            }
        }
        Ok(())
    }

    fn read_phase(&mut self, line: &Line<'_>) -> Result<(), PositionError> {
        let words: Vec<&str> = line.words().collect();
        self.phase = match (words.as_slice(), self.is_solo()) {
            (["start"], false) => Phase::Start,
            (["place", "2"], false) => Phase::Place(2),
            (["place", "1"], false) => Phase::Place(1),
            (["herd"], false) => Phase::Herd,
            (["flip"], _) => Phase::Flip,
            (["tile", cell], _) => Phase::Tile(read_cell(line, cell)?),
            (["ram"], _) => Phase::Ram,
            (["over"], _) => Phase::Over,
            _ => {
                let known = if self.is_solo() { "" } else { "start, place 2, place 1, herd, " };
                return Err(
                    line.error(line.value, format!("a phase is one of {known}flip, tile a1, ram, over"))
                );
            }
        };
        Ok(())
    }

    /// `2 a1`: two sheep flipped in this turn, one of them still there.
    fn read_flipped(&mut self, line: &Line<'_>) -> Result<(), PositionError> {
        let mut words = line.words();
        self.n_flipped = match words.next() {
            Some("0") => 0,
            Some("1") => 1,
            Some("2") => 2,
            _ => {
                return Err(line.error(
                    line.value,
                    "how many sheep were flipped in this turn: 0, 1 or 2, then their cells",
                ));
            }
        };
        for word in words.filter(|word| *word != "-") {
            self.flipped |= read_cell(line, word)?.bit();
        }
        Ok(())
    }

    fn read_taken(&mut self, line: &Line<'_>) -> Result<(), PositionError> {
        let mut taken = Bag::default();
        read_counts(line, &mut taken)?;
        if taken.daisied != [0; 7] || taken.plain[5..] != [0; 2] {
            return Err(line.error(line.value, "sheep are taken, by type: `J2 S4`"));
        }
        self.taken.copy_from_slice(&taken.plain[..5]);
        Ok(())
    }

    fn read_bag(&mut self, line: &Line<'_>) -> Result<(), PositionError> {
        self.bag = Bag::default();
        read_counts(line, &mut self.bag)?;
        if !self.is_solo() && self.bag.daisied != [0; 7] {
            return Err(line.error(line.value, "daisies matter in the solo game only"));
        }
        Ok(())
    }

    fn read_scores(&mut self, line: &Line<'_>) -> Result<(), PositionError> {
        let numbers: Option<Vec<u8>> =
            line.words().map(|word| word.parse().ok().filter(|n| *n <= 50)).collect();
        match numbers.as_deref() {
            Some([first, second]) => self.scores = [*first, *second],
            _ => {
                return Err(
                    line.error(line.value, "two numbers up to 50: the points of finished rounds by seat")
                );
            }
        }
        Ok(())
    }

    /// What the box has besides the tiles seen on the field and the sheep taken, those with a daisy first.
    fn rest_of_box(&self) -> Bag {
        let mut bag = Bag::full(&self.options);
        for tile in each(self.seen()).filter_map(|cell| self.tile(cell)) {
            let count = bag.count_mut(tile);
            *count = count.saturating_sub(1);
        }
        for (kind, taken) in self.taken.iter().enumerate() {
            let daisied = bag.daisied[kind].min(*taken);
            bag.daisied[kind] -= daisied;
            bag.plain[kind] = bag.plain[kind].saturating_sub(taken - daisied);
        }
        bag
    }

    /// What no state may be: the line to blame, and the reason.
    fn validate(&self) -> Result<(), (&'static str, String)> {
        let demand = |fair: bool, key: &'static str, reason: &str| match fair {
            true => Ok(()),
            false => Err((key, reason.to_string())),
        };
        demand(self.fences.len() <= FENCES, "1s", "there are only 30 fences")?;
        demand(
            self.stock() > 0 || self.phase == Phase::Over,
            "1s",
            "with all 30 fences placed the round is over",
        )?;
        for kind in Kind::ALL {
            let on_field = self.sheep.get(kind.index()).map_or(0, |same| same.count_ones());
            let taken = self.taken.get(kind.index()).copied().unwrap_or(0);
            let count = |bag: Bag| u32::from(bag.plain[kind.index()]) + u32::from(bag.daisied[kind.index()]);
            let letter = kind.letter();
            let fair = on_field + u32::from(taken) + count(self.bag) <= count(Bag::full(&self.options));
            demand(
                fair,
                "bag",
                &format!("the box has fewer {letter} than field, taken sheep and bag together"),
            )?;
        }
        let unseen = self.tiles & !self.seen();
        demand(
            self.bag.len() >= unseen.count_ones(),
            "bag",
            "the bag has fewer tiles than the field has unseen ones",
        )?;
        let n_flipped = u32::from(self.n_flipped);
        let known = self.flipped & !self.up == 0 && self.flipped.count_ones() <= n_flipped && n_flipped <= 2;
        demand(known, "flipped", "at most two sheep were flipped in this turn, and those left lie face up")?;
        let fair = !self.is_solo() || self.up == self.flipped && self.flipped.count_ones() == n_flipped;
        demand(fair, "flipped", "in the solo game the face-up sheep are those of this turn")?;
        match self.phase {
            Phase::Start => {
                let fair = self.options.first_shepherd == Pick::Random && self.round == 1 && n_flipped == 0;
                demand(fair, "phase", "the first shepherd is drawn in round 1, unless the options name him")
            }
            Phase::Place(_) => {
                demand(n_flipped == 0, "flipped", "in a shepherd turn nothing has been flipped")
            }
            Phase::Tile(cell) => {
                let fair = unseen & self.flippable() & cell.bit() != 0 && n_flipped < 2;
                demand(fair, "phase", "only an open tile never seen can turn up")
            }
            Phase::Ram => {
                demand(self.fences != Fences::default(), "phase", "without a fence a ram has no effect")
            }
            Phase::Flip | Phase::Herd | Phase::Over => Ok(()),
        }
    }
}

/// Adds a line, without blanks at its end.
fn say(out: &mut String, key: &str, value: impl Display) {
    let line = format!("{key} {value}");
    out.push_str(line.trim_end());
    out.push('\n');
}

/// `a1 b2`, or `-` for none.
fn cells_text(cells: Cells) -> String {
    let names: Vec<String> = each(cells & FIELD).map(|cell| cell.to_string()).collect();
    if names.is_empty() { "-".into() } else { names.join(" ") }
}

/// `J2 S4`, or with a mark after the letter `J@2 S@4`, or `-` for none.
fn counts_text(counts: &[u8], mark: &str) -> String {
    let named = Kind::ALL.into_iter().zip(counts).filter(|(_, count)| **count > 0);
    let words: Vec<String> = named.map(|(kind, count)| format!("{}{mark}{count}", kind.letter())).collect();
    if words.is_empty() && mark.is_empty() { "-".into() } else { words.join(" ") }
}

fn read_cell(line: &Line<'_>, word: &str) -> Result<Cell, PositionError> {
    word.parse().map_err(|_| line.error(word, format!("`{word}` is no cell; the cells are a1 to e5")))
}

fn flag(line: &Line<'_>) -> Result<bool, PositionError> {
    line.value.parse().map_err(|_| line.error(line.value, "this is true or false"))
}

/// `J2`: two joyful tiles; `J@2`: two with a daisy; `-`: none.
fn read_counts(line: &Line<'_>, bag: &mut Bag) -> Result<(), PositionError> {
    for word in line.words().filter(|word| *word != "-") {
        let wrong = || line.error(word, "tiles are a letter and a number: `J2`, with daisies `J@2`");
        let kind = word.chars().next().and_then(Kind::from_letter).ok_or_else(wrong)?;
        let (counts, number) = match word[1..].strip_prefix('@') {
            Some(number) => (&mut bag.daisied, number),
            None => (&mut bag.plain, &word[1..]),
        };
        counts[kind.index()] = number.parse().ok().filter(|n| *n <= 25).ok_or_else(wrong)?;
    }
    Ok(())
}
