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
    /// The table being laid; none shows the first page.
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

    /// Back to the first page, or out.
    pub(crate) fn back(&mut self) -> Decision {
        if self.setup.take().is_none() {
            return Decision::Leave;
        }
        self.row = 0;
        Decision::Stay
    }
}

/// A table being laid.
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
}

impl Setup {
    /// The usual table of a game.
    pub(crate) fn new(slug: &'static str, usual: &str) -> Setup {
        let fields = visit(slug, &mut List).unwrap_or_default().iter().map(|choice| {
            let (values, at) = values(choice);
            Field { key: choice.key, values, at }
        });
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

    /// As many players as the options ask for: a person first, then bots. A seat that is gone begins no match.
    fn fit(&mut self) {
        let seats = match open(self.slug, &self.options()) {
            Ok(table) => table.seats(),
            Err(_) => {
                let is_seat = |field: &&mut Field| field.values[0] == "random" && field.values.len() > 1;
                for field in self.fields.iter_mut().filter(|field| is_seat(field)) {
                    field.at = 0;
                }
                open(self.slug, &self.options()).map_or(2, |table| table.seats())
            }
        };
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
        Values::Seat => {
            let seats = (0..cowbell_rules::MAX_SEATS as u64).map(Value::from);
            ([Value::from("random")].into_iter().chain(seats).collect(), 0)
        }
    }
}
