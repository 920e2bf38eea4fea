//! An action is decided once: the rules check a move once, and list the outcomes of a random event once. A toy game counts.

use core::cell::Cell;

use cowbell_protocol::{Action, Level, NewTable, SeatKind};
use cowbell_rules::{Dice, Encode, Game, Info, Match, PositionError, Seat, Standing, Turn, Viewer};
use cowbell_testkit::toys::race::{Race, RaceFault, RaceOptions, RaceView, Roll, Take};

use crate::fair::{Fair, NEWEST, OF_DAY};
use crate::{Seed, Table, TableId, Token, Who};

std::thread_local! {
    /// How often a move was checked, moves were listed, and outcomes were listed.
    static ASKED: Cell<[u32; 3]> = const { Cell::new([0; 3]) };
}

fn count(what: usize) {
    ASKED.with(|asked| {
        let mut counts = asked.get();
        counts[what] += 1;
        asked.set(counts);
    });
}

/// The toy, counting.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Counted(Race);

impl Game for Counted {
    const INFO: Info = Race::INFO;
    type Options = RaceOptions;
    type Move = Take;
    type Chance = Roll;
    type Fault = RaceFault;
    type View = RaceView;

    fn new(options: &RaceOptions) -> Counted {
        Counted(Race::new(options))
    }

    fn options(&self) -> RaceOptions {
        self.0.options()
    }

    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn legal_moves(&self, out: &mut Vec<Take>) {
        count(1);
        self.0.legal_moves(out);
    }

    fn check(&self, seat: Seat, mv: Take) -> Result<(), RaceFault> {
        count(0);
        self.0.check(seat, mv)
    }

    fn apply(&mut self, mv: Take) {
        self.0.apply(mv);
    }

    fn chances(&self, out: &mut Vec<(Roll, u32)>) {
        count(2);
        self.0.chances(out);
    }

    fn draw<D: Dice + ?Sized>(&self, dice: &mut D) -> Roll {
        self.0.draw(dice)
    }

    fn settle(&mut self, chance: Roll) {
        self.0.settle(chance);
    }

    fn standing(&self) -> Option<Standing> {
        self.0.standing()
    }

    fn view(&self, viewer: Viewer) -> RaceView {
        self.0.view(viewer)
    }

    fn resample<D: Dice + ?Sized>(&self, seat: Seat, dice: &mut D) -> Counted {
        Counted(self.0.resample(seat, dice))
    }

    fn longest(&self) -> usize {
        self.0.longest()
    }

    fn position(&self) -> String {
        self.0.position()
    }

    fn from_position(options: &RaceOptions, text: &str) -> Result<Counted, PositionError> {
        Race::from_position(options, text).map(Counted)
    }
}

impl Encode for Counted {
    const MOVES: usize = Race::MOVES;
    const FEATURES: usize = Race::FEATURES;

    fn number(mv: Take) -> usize {
        Race::number(mv)
    }

    fn numbered(number: usize) -> Take {
        Race::numbered(number)
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        self.0.observe(seat, out);
    }
}

#[test]
fn a_move_is_checked_once_and_its_dice_are_listed_once() {
    for dice in [NEWEST, OF_DAY] {
        // The toy is in no catalog, so it takes the place of a match that is.
        let bots = vec![SeatKind::Bot(Level::new("random")); 2];
        let request = NewTable { game: "tic-tac-moo".into(), seats: bots, ..NewTable::default() };
        let seed = Seed::new([5; 32]);
        let key = |seat: Seat| Token::new([seat.0; 20]).key();
        let (mut table, _) = Table::create(TableId(1), &request, None, &seed, key).unwrap();
        table.game = Box::new(Match::<Counted>::new(&RaceOptions::default()));
        table.fair = Some(Fair::new(dice, &seed, [("", ""); 2]));

        ASKED.set([0; 3]);
        assert_eq!(table.deal_on().len(), 2, "who begins, and the first roll");
        assert_eq!(ASKED.get(), [0, 0, 2], "dice of version {dice}");
        let Turn::Seat(seat) = table.turn() else { panic!("a seat is to move") };
        ASKED.set([0; 3]);
        let action = Action::Play { version: table.version(), mv: Take::Low.to_string() };
        table.act(Who::Bot(seat), &action).unwrap();
        assert_eq!(ASKED.get(), [1, 0, 1], "one move and the roll after it, with dice of version {dice}");
    }
}
