//! The switchboard: each function of the trait and the file it lives in.

use cowbell_rules::{Dice, Game, Info, PositionError, Seat, Secret, Standing, Turn, Viewer};

use crate::fault::Fault;
use crate::moves::{Chance, Move};
use crate::options::Options;
use crate::position;
use crate::state::Mow;
use crate::view::View;

impl Game for Mow {
    const INFO: Info = Info {
        slug: "mow",
        name: "MOW",
        seats: (2, 10),
        has_secrets: true,
        rules: 1,
        // Ten farmers, the herd 8.0: a calf at two ends, four more yellow specials, a green blocker, a take.
        most_moves: 2 * 9 + 4 * 9 + 2 + 1,
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
        Mow::set_up(options)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> usize {
        self.options.seats.into()
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

    fn secret(&self, chance: Chance) -> Option<Secret> {
        match chance {
            Chance::Start(_) => None,
            Chance::Deal(_) => Some(Secret { to: self.seat, others: "deal ?" }),
            Chance::Draw(_) => Some(Secret { to: self.seat, others: "draw ?" }),
        }
    }

    fn reveals(&self, mv: Move) -> bool {
        self.shows(mv)
    }

    fn standing(&self) -> Option<Standing> {
        self.final_standing()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn resample<D: Dice + ?Sized>(&self, seat: Seat, dice: &mut D) -> Self {
        self.deal_again(seat, dice)
    }

    fn longest(&self) -> usize {
        self.most_events()
    }

    fn position(&self) -> String {
        position::print(self)
    }

    fn from_position(options: &Options, text: &str) -> Result<Self, PositionError> {
        position::read(options, text)
    }

    fn read_move(&self, text: &str) -> Option<Move> {
        text.parse().ok().map(|mv| self.fill_in(mv))
    }
}
