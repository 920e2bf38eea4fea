//! The switchboard: every function of the trait, and the file where it lives.

use cowbell_rules::{Dice, Game, Info, Match, PositionError, Seat, Standing, Told, Turn, Viewer};

use crate::fault::Fault;
use crate::moves::{Chance, Move};
use crate::options::Options;
use crate::state::TeKuiti;
use crate::view::View;
use crate::{apply, daily, legal, position, score, state, view};

impl Game for TeKuiti {
    const INFO: Info = Info {
        slug: "te-kuiti",
        name: "Te Kuiti",
        seats: (1, 2),
        has_secrets: false,
        rules: 1,
        most_moves: 60,
    };

    type Options = Options;
    type Move = Move;
    type Chance = Chance;
    type Fault = Fault;
    type View = View;

    fn new(options: &Options) -> TeKuiti {
        state::new(options)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> usize {
        cowbell_rules::Options::seats(&self.options)
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

    fn reveals(&self, mv: Move) -> bool {
        view::reveals(self, mv)
    }

    /// A tile that has been seen has to be remembered.
    fn uncovers() -> bool {
        true
    }

    fn standing(&self) -> Option<Standing> {
        score::standing(self)
    }

    fn view(&self, _viewer: Viewer) -> View {
        view::view(self)
    }

    /// Nothing is hidden from a seat that remembers, so there is only one world.
    fn resample<D: Dice + ?Sized>(&self, _seat: Seat, _dice: &mut D) -> TeKuiti {
        self.clone()
    }

    fn longest(&self) -> usize {
        score::longest(self)
    }

    fn position(&self) -> String {
        position::print(self)
    }

    fn from_position(options: &Options, text: &str) -> Result<TeKuiti, PositionError> {
        position::read(options, text)
    }

    fn told(game: &Match<TeKuiti>, viewer: Viewer) -> Vec<Told> {
        view::told(game, viewer)
    }

    fn of_day(_day: u32) -> Option<Options> {
        Some(daily::of_day())
    }

    fn draw_alike<D: Dice>(game: &Match<TeKuiti>, dice: impl Fn(usize) -> D) -> Chance {
        daily::draw_alike(game, dice)
    }
}
