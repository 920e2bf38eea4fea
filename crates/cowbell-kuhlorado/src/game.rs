//! The switchboard: every function of the trait, and the file where it lives.

use cowbell_rules::{Dice, Game, Info, Match, PositionError, Seat, Standing, Turn, Viewer};

use crate::fault::Fault;
use crate::moves::{Chance, Move};
use crate::options::Options;
use crate::sheet::COWS;
use crate::state::Kuhlorado;
use crate::view::View;
use crate::{apply, daily, legal, position, score, state, view};

impl Game for Kuhlorado {
    const INFO: Info = Info {
        slug: "kuhlorado",
        name: "Kuhlorado",
        seats: (2, 2),
        has_secrets: false,
        rules: 1,
        most_moves: COWS * (COWS - 1) / 2,
    };

    type Options = Options;
    type Move = Move;
    type Chance = Chance;
    type Fault = Fault;
    type View = View;

    fn new(options: &Options) -> Self {
        state::new(options)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> usize {
        2
    }

    #[inline]
    fn turn(&self) -> Turn {
        state::turn(self)
    }

    #[inline]
    fn legal_moves(&self, out: &mut Vec<Move>) {
        legal::moves(self, out);
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Fault> {
        legal::check(self, seat, mv)
    }

    #[inline]
    fn apply(&mut self, mv: Move) {
        apply::apply(self, mv);
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        legal::chances(self, out);
    }

    #[inline]
    fn draw<D: Dice + ?Sized>(&self, dice: &mut D) -> Chance {
        legal::draw(self, dice)
    }

    #[inline]
    fn settle(&mut self, chance: Chance) {
        apply::settle(self, chance);
    }

    fn standing(&self) -> Option<Standing> {
        score::standing(self)
    }

    fn view(&self, _: Viewer) -> View {
        view::view(self)
    }

    /// Nothing is hidden, so there is only one world.
    fn resample<D: Dice + ?Sized>(&self, _: Seat, _: &mut D) -> Self {
        self.clone()
    }

    fn longest(&self) -> usize {
        score::longest(self)
    }

    fn position(&self) -> String {
        position::print(self)
    }

    fn from_position(options: &Options, text: &str) -> Result<Self, PositionError> {
        position::read(options, text)
    }

    fn of_day(day: u32) -> Option<Options> {
        Some(daily::of_day(day))
    }

    fn draw_alike<D: Dice>(game: &Match<Kuhlorado>, dice: impl Fn(usize) -> D) -> Chance {
        daily::draw_alike(game, dice)
    }
}
