//! The menu: matches to go on with, games, and the table's options and players before a match.

use cowbell_catalog::{Options, Visitor, infos, open, visit};
use cowbell_rules::{Choice, Encode, Options as _, Values};
use serde_json::Value;

use crate::config::Player;
use crate::save::Kept;

/// What the menu shows.
pub(crate) struct Menu {
    /// Matches that can be gone on with or looked at again, the newest first.
    pub(crate) kept: Vec<Kept>,
    /// Which line is chosen.
    pub(crate) row: usize,
    /// The table being set up; none shows the first page.
    pub(crate) setup: Option<Setup>,
}

/// A line of the first page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Item {
    /// Go on with, or look again at, this kept match.
    Kept(usize),
    /// A game of the list.
    Game(usize),
    /// Go.
    Leave,
}

/// What was decided.
#[derive(Debug, PartialEq)]
pub(crate) enum Decision {
    /// Nothing yet.
    Stay,
    /// Play this kept match on.
    Resume(usize),
    /// Look at this kept match.
    Watch(usize),
    /// Begin a match.
    Begin(String, Options, Vec<Player>),
    /// Go.
    Leave,
}

/// How many kept matches are offered.
const OFFERED: usize = 6;

impl Menu {
    /// The first page.
    pub(crate) fn new(kept: Vec<Kept>) -> Menu {
        Menu { kept, row: 0, setup: None }
    }

    /// The lines of the first page: unfinished matches, games, finished matches, the way out.
    pub(crate) fn items(&self) -> Vec<Item> {
        let kept = |is_over: bool| {
            let indices = (0..self.kept.len()).filter(move |index| self.kept[*index].is_over() == is_over);
            indices.take(OFFERED / 2).map(Item::Kept)
        };
        let games = (0..infos().len()).map(Item::Game);
        kept(false).chain(games).chain(kept(true)).chain([Item::Leave]).collect()
    }

    /// How many lines the page has.
    pub(crate) fn rows(&self) -> usize {
        match &self.setup {
            Some(setup) => setup.rows(),
            None => self.items().len(),
        }
    }

    /// Up or down.
    pub(crate) fn go(&mut self, step: isize) {
        let rows = self.rows() as isize;
        self.row = (self.row as isize + step).rem_euclid(rows) as usize;
    }

    /// The line under the cursor is meant.
    pub(crate) fn enter(&mut self, usual: &str) -> Decision {
        if let Some(setup) = &mut self.setup {
            if self.row + 1 == setup.rows() {
                return Decision::Begin(setup.slug.to_string(), setup.options(), setup.players.clone());
            }
            setup.turn(self.row, 1);
            return Decision::Stay;
        }
        match self.items()[self.row] {
            Item::Kept(index) if self.kept[index].is_over() => Decision::Watch(index),
            Item::Kept(index) => Decision::Resume(index),
            Item::Leave => Decision::Leave,
            Item::Game(index) => {
                let setup = Setup::new(infos()[index].slug, usual);
                // The way to a match is short: the last line begins it.
                self.row = setup.rows() - 1;
                self.setup = Some(setup);
                Decision::Stay
            }
        }
    }

    /// Takes a digit of a typed number away; false if none is being typed.
    pub(crate) fn erase(&mut self) -> bool {
        let row = self.row;
        self.setup.as_mut().is_some_and(|setup| setup.edit(row, None))
    }

    /// Back to the first page, or out.
    pub(crate) fn back(&mut self) -> Decision {
        if self.setup.take().is_none() {
            return Decision::Leave;
        }
        self.row = 0;
        Decision::Stay
    }
}

/// A table being set up.
pub(crate) struct Setup {
    /// The game.
    pub(crate) slug: &'static str,
    /// Its options with the value chosen for each.
    pub(crate) fields: Vec<Field>,
    /// Who sits where.
    pub(crate) players: Vec<Player>,
    /// The level of bots who sit down later.
    usual: String,
    /// What a seat can be turned to.
    kinds: Vec<Player>,
}

/// An option and its values.
pub(crate) struct Field {
    /// The key.
    pub(crate) key: &'static str,
    /// What it may be.
    pub(crate) values: Vec<Value>,
    /// Which of them it is.
    pub(crate) at: usize,
    /// Whether its numbers are seats of the table.
    pub(crate) is_seat: bool,
    /// The last value, where it is a number that the player types: `seed:7`.
    pub(crate) typed: Option<Typed>,
}

/// A word with a number of the player's choice: `seed:7`.
pub(crate) struct Typed {
    /// The word.
    pub(crate) word: &'static str,
    /// The number.
    pub(crate) number: u64,
    /// Whether the player has typed a digit of it: the first one replaces the example.
    is_begun: bool,
}

/// Typed numbers stay below this.
const MOST_TYPED: u64 = 1_000_000_000;

impl Field {
    fn new(choice: &Choice) -> Field {
        let (mut values, at) = values(choice);
        let typed = match choice.values {
            Values::WordsOr(_, example) => example.split_once(':').and_then(|(word, number)| {
                Some(Typed { word, number: number.parse().ok()?, is_begun: false })
            }),
            _ => None,
        };
        values.extend(typed.as_ref().map(Typed::value));
        Field { key: choice.key, values, at, is_seat: matches!(choice.values, Values::Seat), typed }
    }

    /// The number that is being typed, if it is the value chosen now.
    pub(crate) fn typing(&mut self) -> Option<&mut Typed> {
        let is_last = self.at + 1 == self.values.len();
        self.typed.as_mut().filter(|_| is_last)
    }

    /// Takes a digit, or takes the last one away.
    fn edit(&mut self, digit: Option<u64>) {
        let Some(typed) = self.typing() else { return };
        let before = if typed.is_begun { typed.number } else { 0 };
        typed.number = match digit {
            Some(digit) if before * 10 + digit < MOST_TYPED => before * 10 + digit,
            Some(_) => before,
            None => typed.number / 10,
        };
        typed.is_begun = true;
        let value = typed.value();
        self.values[self.at] = value;
    }
}

impl Typed {
    fn value(&self) -> Value {
        format!("{}:{}", self.word, self.number).into()
    }
}

impl Setup {
    /// The usual table of a game.
    pub(crate) fn new(slug: &'static str, usual: &str) -> Setup {
        let fields = visit(slug, &mut List).unwrap_or_default().iter().map(Field::new);
        let mut setup = Setup {
            slug,
            fields: fields.collect(),
            players: Vec::new(),
            usual: usual.to_string(),
            kinds: Vec::new(),
        };
        setup.fit();
        setup
    }

    /// Which players a seat may have: a person or a bot of any of these levels.
    pub(crate) fn offer(&mut self, levels: &[String]) {
        self.kinds = [Player::Human(String::new())].into();
        self.kinds.extend(levels.iter().cloned().map(Player::Bot));
    }

    /// Options, players, and the line that begins.
    pub(crate) fn rows(&self) -> usize {
        self.fields.len() + self.players.len() + 1
    }

    /// The options that are not as usual.
    pub(crate) fn options(&self) -> Options {
        self.fields.iter().map(|field| (field.key.to_string(), field.values[field.at].clone())).collect()
    }

    /// Takes the next or an earlier value of a line.
    pub(crate) fn turn(&mut self, row: usize, step: isize) {
        let next = |at: usize, count: usize| (at as isize + step).rem_euclid(count as isize) as usize;
        if let Some(field) = self.fields.get_mut(row) {
            field.at = next(field.at, field.values.len());
            self.fit();
        } else if let Some(player) = self.players.get_mut(row - self.fields.len()) {
            let at = self.kinds.iter().position(|kind| kind == player).unwrap_or(0);
            if !self.kinds.is_empty() {
                *player = self.kinds[next(at, self.kinds.len())].clone();
            }
        }
    }

    /// A digit for the line's number, or `None` to take the last one away. False if the line takes no number now.
    pub(crate) fn edit(&mut self, row: usize, digit: Option<u64>) -> bool {
        let Some(field) = self.fields.get_mut(row).filter(|field| field.typed.is_some()) else {
            return false;
        };
        let is_typing = field.typing().is_some();
        if is_typing {
            field.edit(digit);
        }
        is_typing
    }

    /// As many players as the options ask for: a person first, then bots. Seats that can be chosen are those of the
    /// table: the choice of one that is gone falls back to the first value.
    fn fit(&mut self) {
        let mut options = self.options();
        for field in self.fields.iter().filter(|field| field.is_seat) {
            options.remove(field.key);
        }
        let seats = open(self.slug, &options).map_or(self.players.len().max(1), |table| table.seats());
        for field in self.fields.iter_mut().filter(|field| field.is_seat) {
            field.values.truncate(1);
            field.values.extend((0..seats).map(Value::from));
            if field.at >= field.values.len() {
                field.at = 0;
            }
        }
        self.players.truncate(seats);
        while self.players.len() < seats {
            let is_first = self.players.is_empty();
            let player =
                if is_first { Player::Human(String::new()) } else { Player::Bot(self.usual.clone()) };
            self.players.push(player);
        }
    }
}

/// The options of a game.
struct List;

impl Visitor for List {
    type Out = &'static [Choice];
    fn visit<G: Encode>(&mut self) -> Self::Out {
        G::Options::LIST
    }
}

/// The values of an option, and which is the usual one.
fn values(choice: &Choice) -> (Vec<Value>, usize) {
    let words = |words: &[&str]| words.iter().map(|word| Value::from(*word)).collect::<Vec<_>>();
    match choice.values {
        Values::Words(list) | Values::WordsOr(list, _) => (words(list), 0),
        Values::Numbers(list) => (list.iter().map(|number| Value::from(*number)).collect(), 0),
        Values::Whole { default, least, most } => {
            // A form offers round numbers where there are many; a flag takes any.
            let step = if most - least > 40 { 10 } else { 1 };
            let numbers: Vec<u32> =
                (least..=most).filter(|number| number % step == 0 || *number == default).collect();
            let at = numbers.iter().position(|number| *number == default).unwrap_or(0);
            (numbers.into_iter().map(Value::from).collect(), at)
        }
        Values::Flag(default) => (vec![default.into(), (!default).into()], 0),
        // `fit` adds the seats that the table has.
        Values::Seat => (words(&["random"]), 0),
    }
}
