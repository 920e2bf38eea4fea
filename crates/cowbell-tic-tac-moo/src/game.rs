//! The switchboard: each function of the trait and the file it lives in.

use cowbell_rules::{Dice, Game, Info, PositionError, Seat, Standing, Turn, Viewer};

use crate::fault::Fault;
use crate::moves::{Chance, Move};
use crate::options::Options;
use crate::position;
use crate::state::TicTacMoo;
use crate::view::View;

impl Game for TicTacMoo {
    const INFO: Info = Info {
        slug: "tic-tac-moo",
        name: "Tic Tac Moo",
        seats: (2, 2),
        has_secrets: false,
        rules: 1,
        most_moves: 2 * 59,
    };

    const RULES: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../RULES.md")),
        ("de", include_str!("../RULES.de.md")),
        ("fr", include_str!("../RULES.fr.md")),
        ("nl", include_str!("../RULES.nl.md")),
    ];

    type Options = Options;
    type Move = Move;
    type Chance = Chance;
    type Fault = Fault;
    type View = View;

    fn new(options: &Options) -> Self {
        TicTacMoo::set_up(options)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> usize {
        2
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    #[inline]
    fn legal_moves(&self, out: &mut Vec<Move>) {
        self.list(out);
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Fault> {
        self.refuse(seat, mv)
    }

    #[inline]
    fn apply(&mut self, mv: Move) {
        self.make(mv);
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        self.outcomes(out);
    }

    #[inline]
    fn draw<D: Dice + ?Sized>(&self, dice: &mut D) -> Chance {
        self.throw(dice)
    }

    #[inline]
    fn settle(&mut self, chance: Chance) {
        self.happen(chance);
    }

    fn standing(&self) -> Option<Standing> {
        self.final_standing()
    }

    fn view(&self, _: Viewer) -> View {
        View::of(self)
    }

    /// Nothing is hidden from anybody, so there is only one world.
    fn resample<D: Dice + ?Sized>(&self, _: Seat, _: &mut D) -> Self {
        self.clone()
    }

    /// 7 set-up draws, 4 starting tiles, and 22 turns of two tiles, each with a redraw and a refill at most.
    fn longest(&self) -> usize {
        7 + 4 + 22 * 2 * 3
    }

    fn position(&self) -> String {
        position::print(self)
    }

    fn from_position(options: &Options, text: &str) -> Result<Self, PositionError> {
        position::read(options, text)
    }
}
