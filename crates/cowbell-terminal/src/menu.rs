//! The menu: matches to continue, games, and the options and players of a new match.

use cowbell_catalog::{Options, Visitor, infos, open, visit};
use cowbell_rules::{Choice, Encode, Options as _, Values};
use serde_json::Value;

use crate::config::Player;
use crate::save::Kept;

/// What the menu shows.
pub(crate) struct Menu {
    /// Matches that can be continued or replayed, newest first.
    pub(crate) kept: Vec<Kept>,
    /// The selected line.
    pub(crate) row: usize,
    /// The table being set up; none on the first page.
    pub(crate) setup: Option<Setup>,
}

/// A line of the first page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Item {
    /// Continue or replay this saved match.
    Kept(usize),
    /// A game of the list.
    Game(usize),
    /// Quit.
    Leave,
}

/// What the player has decided.
#[derive(Debug, PartialEq)]
pub(crate) enum Decision {
    /// Nothing yet.
    Stay,
    /// Continue this saved match.
    Resume(usize),
    /// Replay this saved match.
    Watch(usize),
    /// Begin a match.
    Begin(String, Options, Vec<Player>),
    /// Quit.
    Leave,
}

/// Number of saved matches offered.
const OFFERED: usize = 6;

impl Menu {
    /// The first page.
    pub(crate) fn new(kept: Vec<Kept>) -> Menu {
        Menu { kept, row: 0, setup: None }
    }

    /// The lines of the first page: unfinished matches, games, finished matches, quit.
    pub(crate) fn items(&self) -> Vec<Item> {
        let kept = |is_over: bool| {
            let indices = (0..self.kept.len()).filter(move |index| self.kept[*index].is_over() == is_over);
            indices.take(OFFERED / 2).map(Item::Kept)
        };
        let games = (0..infos().len()).map(Item::Game);
        kept(false).chain(games).chain(kept(true)).chain([Item::Leave]).collect()
    }

    /// Number of lines on the page.
    pub(crate) fn rows(&self) -> usize {
        match &self.setup {
            Some(setup) => setup.rows(),
            None => self.items().len(),
        }
    }

    /// Moves the cursor up or down.
    pub(crate) fn go(&mut self, step: isize) {
        let rows = self.rows() as isize;
        self.row = (self.row as isize + step).rem_euclid(rows) as usize;
    }

    /// Activates the line under the cursor.
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
                // Start on the last line, which begins the match, so that the defaults are one key away.
                self.row = setup.rows() - 1;
                self.setup = Some(setup);
                Decision::Stay
            }
        }
    }

    /// Deletes a digit of a number being typed; false if none is being typed.
    pub(crate) fn erase(&mut self) -> bool {
        let row = self.row;
        self.setup.as_mut().is_some_and(|setup| setup.edit(row, None))
    }

    /// Goes back to the first page, or quits.
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
    /// The level of bots that are added later.
    usual: String,
    /// The kinds of players to choose from for a seat.
    kinds: Vec<Player>,
}

/// An option and its values.
pub(crate) struct Field {
    /// The key.
    pub(crate) key: &'static str,
    /// Its possible values.
    pub(crate) values: Vec<Value>,
    /// The index of the chosen value.
    pub(crate) at: usize,
    /// Whether its numbers are seats of the table.
    pub(crate) is_seat: bool,
    /// The last value, if it contains a number that the player types: `seed:7`.
    pub(crate) typed: Option<Typed>,
}

/// A word with a number chosen by the player: `seed:7`.
pub(crate) struct Typed {
    /// The word.
    pub(crate) word: &'static str,
    /// The number.
    pub(crate) number: u64,
    /// Whether the player has typed a digit; the first one replaces the example.
    is_begun: bool,
}

/// Typed numbers stay below this limit.
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

    /// The number being typed, if that is the chosen value.
    pub(crate) fn typing(&mut self) -> Option<&mut Typed> {
        let is_last = self.at + 1 == self.values.len();
        self.typed.as_mut().filter(|_| is_last)
    }

    /// Appends a digit, or deletes the last one.
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
    /// The default table of a game.
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

    /// Sets the choice of players for a seat: a person, or a bot of one of these levels.
    pub(crate) fn offer(&mut self, levels: &[String]) {
        self.kinds = [Player::Human(String::new())].into();
        self.kinds.extend(levels.iter().cloned().map(Player::Bot));
    }

    /// Number of lines: options, players, and the line that begins the match.
    pub(crate) fn rows(&self) -> usize {
        self.fields.len() + self.players.len() + 1
    }

    /// The options that differ from their defaults.
    pub(crate) fn options(&self) -> Options {
        self.fields.iter().map(|field| (field.key.to_string(), field.values[field.at].clone())).collect()
    }

    /// Changes a line to its next or previous value.
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

    /// Appends a digit to the number in this line; `None` deletes the last one. False if the line has no number now.
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

    /// Adjusts the number of players to the options: a person first, then bots. Options that choose a seat offer only
    /// seats of the table; if the chosen seat no longer exists, the option returns to its first value.
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

/// The values of an option, and the index of the default.
fn values(choice: &Choice) -> (Vec<Value>, usize) {
    let words = |words: &[&str]| words.iter().map(|word| Value::from(*word)).collect::<Vec<_>>();
    match choice.values {
        Values::Words(list) | Values::WordsOr(list, _) => (words(list), 0),
        Values::Numbers(list) => (list.iter().map(|number| Value::from(*number)).collect(), 0),
        Values::Whole { default, least, most } => {
            // Where there are many numbers the form offers only round ones; the command line accepts any.
            let step = if most - least > 40 { 10 } else { 1 };
            let numbers: Vec<u32> =
                (least..=most).filter(|number| number % step == 0 || *number == default).collect();
            let at = numbers.iter().position(|number| *number == default).unwrap_or(0);
            (numbers.into_iter().map(Value::from).collect(), at)
        }
        Values::Flag(default) => (vec![default.into(), (!default).into()], 0),
        // `fit` adds the seats of the table.
        Values::Seat => (words(&["random"]), 0),
    }
}
