//! The switchboard: every function of the trait, and the file where it lives.

use cowbell_rules::{Dice, Game, Info, PositionError, Seat, Secret, Standing, Turn, Viewer};

use crate::fault::Fault;
use crate::moves::{Chance, Move};
use crate::options::Options;
use crate::state::TicTacTown;
use crate::view::View;
use crate::{apply, legal, position, score, state, view};

impl Game for TicTacTown {
    const INFO: Info = Info {
        slug: "tic-tac-town",
        name: "Tic Tac Town",
        seats: (2, 4),
        has_secrets: true,
        rules: 1,
        most_moves: legal::MOST,
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
        self.table()
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

    fn secret(&self, chance: Chance) -> Option<Secret> {
        view::secret(self, chance)
    }

    fn reveals(&self, mv: Move) -> bool {
        view::reveals(self, mv)
    }

    fn standing(&self) -> Option<Standing> {
        score::standing(self)
    }

    fn so_far(&self) -> Option<Standing> {
        Some(score::so_far(self))
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn resample<D: Dice + ?Sized>(&self, seat: Seat, dice: &mut D) -> Self {
        view::resample(self, seat, dice)
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
}
