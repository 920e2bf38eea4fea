//! Te Kuiti as a [`Game`]: a switchboard, the work is next door.

use cowbell_rules::{Dice, Game, Info, Match, PositionError, Seat, Standing, Told, Turn, Viewer};

use crate::apply::MOST_FLIPS;
use crate::fault::Fault;
use crate::moves::{Chance, Move};
use crate::options::{Mode, Options};
use crate::state::{Phase, TeKuiti};
use crate::view::{self, View};

impl Game for TeKuiti {
    const INFO: Info = Info {
        slug: "te-kuiti",
        name: "Te Kuiti",
        seats: (1, 2),
        has_secrets: false,
        rules: 1,
        most_moves: 60,
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

    fn new(options: &Options) -> TeKuiti {
        TeKuiti::set_up(options)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> usize {
        cowbell_rules::Options::seats(&self.options)
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.to_act()
    }

    #[inline]
    fn legal_moves(&self, out: &mut Vec<Move>) {
        self.list(out);
    }

    fn check(&self, seat: Seat, mv: Move) -> Result<(), Fault> {
        self.judge(seat, mv)
    }

    #[inline]
    fn apply(&mut self, mv: Move) {
        self.make(mv);
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        out.clear();
        match self.phase {
            Phase::Start => out.extend(Seat::all(2).map(|seat| (Chance::Start(seat), 1))),
            Phase::Tile(_) => self.bag.outcomes(self.options.mode, out),
            _ => {}
        }
    }

    #[inline]
    fn draw<D: Dice + ?Sized>(&self, dice: &mut D) -> Chance {
        match self.phase {
            Phase::Start => Chance::Start(Seat(dice.below(2) as u8)),
            _ => Chance::Tile(self.bag.draw(self.options.mode, dice)),
        }
    }

    #[inline]
    fn settle(&mut self, chance: Chance) {
        self.happen(chance);
    }

    fn reveals(&self, mv: Move) -> bool {
        self.shows_again(mv)
    }

    fn standing(&self) -> Option<Standing> {
        self.result()
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.show()
    }

    fn resample<D: Dice + ?Sized>(&self, _seat: Seat, _dice: &mut D) -> TeKuiti {
        self.clone()
    }

    fn longest(&self) -> usize {
        match self.options.mode {
            // 33 fences placed and 3 taken away, 17 sheep turns with two flips and an end, 5 flips of rams
            // and shepherds, 25 tiles seen, 10 pairs taken (TEK-38); one event for the first shepherd.
            Mode::Duel => 1 + usize::from(self.options.rounds) * (33 + 3 + 17 * 3 + 5 + 25 + 10),
            Mode::Solo => usize::from(MOST_FLIPS) + 25 + 3,
        }
    }

    fn position(&self) -> String {
        self.print()
    }

    fn from_position(options: &Options, text: &str) -> Result<TeKuiti, PositionError> {
        TeKuiti::read(options, text)
    }

    fn told(game: &Match<TeKuiti>, viewer: Viewer) -> Vec<Told> {
        view::told(game, viewer)
    }
}
