//! The switchboard: each function of the trait and the file it lives in.

use cowbell_rules::{Dice, Game, Info, PositionError, Seat, Secret, Standing, Turn, Viewer};

use crate::cards::Kind;
use crate::fault::Fault;
use crate::legal::MOST;
use crate::moves::{Chance, Move};
use crate::options::Options;
use crate::position;
use crate::state::{HAND, TicTacTown};
use crate::view::View;

impl Game for TicTacTown {
    const INFO: Info = Info {
        slug: "tic-tac-town",
        name: "Tic Tac Town",
        seats: (2, 4),
        has_secrets: true,
        rules: 1,
        most_moves: MOST,
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
        TicTacTown::set_up(options)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> usize {
        self.table()
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

    /// Others see the back of a card.
    fn secret(&self, chance: Chance) -> Option<Secret> {
        let Chance::Card(card) = chance else { return None };
        let others = match card.kind() {
            Kind::Colours => "card 1",
            Kind::Sum => "card 2",
            Kind::Equation => "card 3",
        };
        Some(Secret { to: self.seat, others })
    }

    fn reveals(&self, mv: Move) -> bool {
        self.tests_hands(mv)
    }

    fn standing(&self) -> Option<Standing> {
        self.final_standing()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn resample<D: Dice + ?Sized>(&self, seat: Seat, dice: &mut D) -> Self {
        self.another_world(seat, dice)
    }

    /// In each round every hand is drawn anew at most, a choice and a card each; two rolls of four events, the
    /// choice between them, and a die on every cell or twelve. And once the first starter.
    fn longest(&self) -> usize {
        let draws = self.table() * HAND * 2;
        let dice = (self.side() as usize).pow(2).min(12);
        1 + self.rounds() as usize * (draws + 4 + 1 + 4 + dice)
    }

    fn position(&self) -> String {
        position::print(self)
    }

    fn from_position(options: &Options, text: &str) -> Result<Self, PositionError> {
        position::read(options, text)
    }
}
