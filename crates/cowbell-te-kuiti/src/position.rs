//! A match as text, both ways. The picture (picture.rs) comes after the first lines.
//!
//! ```text
//! round 1                duel: the round, the shepherd player's seat
//! shepherd 0
//! phase flip             start, place 2, place 1, flip, tile c3, ram, herd, over
//! 5n +---+   +   +   +   +
//! 5  |J* |?   .   S   ?
//! …
//! stock 26               follows from the picture, like `enclosed`; where they are said, they must agree
//! enclosed a5
//! flipped 1 a5           sheep flipped in this turn, and where they are if still there
//! taken T2               sheep taken in this round
//! bag J3 S3 R3           tiles nobody has seen; solo: `J@3` with a daisy
//! final false            duel: the final phase, the last shepherd turn, the points of finished rounds
//! last-turn false
//! scores 0 0
//! flips 12               solo: flips so far
//! ```
//!
//! What is not said is as at the beginning of a round, except `phase` (flip), `bag` (the rest of the box),
//! `final` (at most five tiles are open) and `flipped` (the face-up sheep, unless the phase is final).

use core::fmt::Display;

use cowbell_rules::position::{Line, lines};
use cowbell_rules::{Pick, PositionError, Seat};

use crate::board::{Cell, Cells, Side, each};
use crate::fences::{FENCES, Fences};
use crate::options::Options;
use crate::state::{Phase, TeKuiti};
use crate::tiles::{Bag, Kind};

pub(crate) fn print(state: &TeKuiti) -> String {
    let mut out = String::new();
    if !state.is_solo() {
        say(&mut out, "round", state.round);
        say(&mut out, "shepherd", state.shepherd);
    }
    say(&mut out, "phase", state.phase_text());
    out += &state.print_picture();
    say(&mut out, "stock", state.stock());
    say(&mut out, "enclosed", state.enclosed_text());
    say(&mut out, "flipped", format!("{} {}", state.n_flipped, cells_text(state.flipped)));
    say(&mut out, "taken", counts_text(&state.taken, &[]));
    say(&mut out, "bag", counts_text(&state.bag.plain, &state.bag.daisied));
    if state.is_solo() {
        say(&mut out, "flips", state.flips);
    } else {
        say(&mut out, "final", state.is_final);
        say(&mut out, "last-turn", state.is_last_turn);
        say(&mut out, "scores", format!("{} {}", state.scores[0], state.scores[1]));
    }
    out
}

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

impl TeKuiti {
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
            _ => Err(line.error(line.key, format!("`{}` is not a key of this position", line.key))),
        }
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
        let is_few = self.has_few();
        let fair = self.is_solo() || self.is_final == is_few || self.is_final && self.is_latched();
        demand(
            fair,
            "final",
            "the final phase begins when at most five tiles are open; `latched`, it also stays",
        )?;
        demand(self.is_final || !self.is_last_turn, "last-turn", "the last turn belongs to the final phase")?;
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
    or_dash(each(cells).map(|cell| cell.to_string()))
}

/// `J2 S4 J@2`, those with a daisy last, or `-` for none.
fn counts_text(plain: &[u8], daisied: &[u8]) -> String {
    let words = |counts, mark| {
        let named = Kind::ALL.into_iter().zip::<&[u8]>(counts).filter(|(_, count)| **count > 0);
        named.map(move |(kind, count)| format!("{}{mark}{count}", kind.letter()))
    };
    or_dash(words(plain, "").chain(words(daisied, "@")))
}

fn or_dash(words: impl Iterator<Item = String>) -> String {
    let text = words.collect::<Vec<_>>().join(" ");
    if text.is_empty() { "-".into() } else { text }
}

fn read_cell(line: &Line<'_>, word: &str) -> Result<Cell, PositionError> {
    word.parse().map_err(|_| line.error(word, format!("`{word}` is not a cell; the cells are a1 to e5")))
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
