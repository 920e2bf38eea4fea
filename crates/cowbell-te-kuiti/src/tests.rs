//! Te Kuiti under test: what the suite needs to know, a witness that reads pictures, and what only this game
//! has.

mod fields;
mod logs;
mod statistics;
mod witness;

use cowbell_rules::{Pick, Seat, quick, step};
use cowbell_testkit::{Subject, conformance};

use crate::board::{Edge, each};
use crate::fences::FENCES;
use crate::state::Phase;
use crate::tiles::{Bag, Kind};
use crate::{Daisies, FinalPhase, MemoryAid, Mode, Move, Options, TeKuiti};

impl Subject for TeKuiti {
    const FOLDER: &'static str = env!("CARGO_MANIFEST_DIR");

    #[rustfmt::skip]
    const CLAUSES: &'static [&'static str] = &[
        "TEK-1", "TEK-2", "TEK-3", "TEK-4", "TEK-5", "TEK-6", "TEK-7", "TEK-8", "TEK-9", "TEK-10",
        "TEK-11", "TEK-12", "TEK-13", "TEK-14", "TEK-15", "TEK-16", "TEK-17",
        "TEK-18", "TEK-19", "TEK-20", "TEK-21", "TEK-22", "TEK-23", "TEK-24", "TEK-25", "TEK-26", "TEK-27", "TEK-28",
        "TEK-29", "TEK-30", "TEK-31", "TEK-32", "TEK-33", "TEK-34", "TEK-35", "TEK-36", "TEK-37", "TEK-38",
        "TEK-40", "TEK-41", "TEK-42", "TEK-43",
        "TEK-50", "TEK-51", "TEK-52", "TEK-53", "TEK-54", "TEK-55", "TEK-56", "TEK-57", "TEK-58", "TEK-59",
        "TEK-60", "TEK-61", "TEK-62",
    ];

    const ENDINGS: &'static [&'static str] =
        &["fences", "last turn", "no open tile", "solo won", "solo fences", "solo stalled"];

    const PLAYTHROUGHS: &'static [(&'static str, &'static str, u64)] = &[
        ("two-rounds", r#"{}"#, 1),
        ("last-turn", r#"{"rounds":1,"first-shepherd":0}"#, 4943),
        ("no-open-tile", r#"{"rounds":1,"first-shepherd":0}"#, 2757),
        ("solo-won", r#"{"mode":"solo"}"#, 20195),
        ("solo-fences", r#"{"mode":"solo"}"#, 0),
        ("solo-stalled", r#"{"mode":"solo"}"#, 7067),
    ];

    fn tables() -> Vec<Options> {
        let duel = Options::default();
        let solo = Options { mode: Mode::Solo, ..duel };
        let seat = |seat| Pick::Seat(Seat(seat));
        vec![
            duel,
            Options {
                final_phase: FinalPhase::Dynamic,
                first_shepherd: seat(1),
                memory_aid: MemoryAid::All,
                ..duel
            },
            Options { rounds: 1, first_shepherd: seat(0), memory_aid: MemoryAid::LastTurn, ..duel },
            solo,
            Options { daisies: Daisies::Gentle, ..solo },
            Options {
                daisies: Daisies::Gentle,
                take_enclosed: true,
                memory_aid: MemoryAid::LastTurn,
                ..solo
            },
        ]
    }

    fn ending(&self) -> &'static str {
        let has_fences = self.stock() > 0;
        match self.options.mode {
            Mode::Duel if !has_fences => "fences",
            Mode::Duel if self.tiles & self.open == 0 => "no open tile",
            Mode::Duel => "last turn",
            Mode::Solo if self.tiles == 0 => "solo won",
            Mode::Solo if !has_fences => "solo fences",
            Mode::Solo => "solo stalled",
        }
    }

    /// Every kind: unseen, seen on the field, taken. Rams and shepherds leave, so they are counted as far as
    /// the cells they left behind tell.
    fn conserved(&self) -> Vec<u32> {
        let unseen = (self.tiles & !self.seen()).count_ones();
        let taken: u32 = self.taken.iter().map(|n| u32::from(*n)).sum();
        let gone = |kind: Kind| count(&Bag::full(&self.options), kind) - count(&self.bag, kind);
        let all = self.tiles.count_ones() + taken + gone(Kind::Ram) + gone(Kind::Shepherd);
        let mut conserved =
            vec![all, self.bag.len() - unseen, self.stock() + self.fences.iter().count() as u32];
        conserved.extend(Kind::SHEEP.map(|kind| {
            let on_field = self.sheep[kind.index()].count_ones();
            count(&self.bag, kind) + on_field + u32::from(self.taken[kind.index()])
        }));
        conserved
    }

    fn invariants(&self) -> Result<(), String> {
        let open_tiles = (self.tiles & self.open).count_ones();
        let is_deciding = !matches!(self.phase, Phase::Over);
        let latched = self.is_latched();
        let solo = self.is_solo();
        let free = self.witness().iter().filter(|mv| matches!(mv, Move::Fence(_))).count() as u32;
        let overlap =
            self.sheep.iter().map(|same| same.count_ones()).sum::<u32>() != self.seen().count_ones();
        let rules = [
            (self.open == witness::open(self), "open cells are those with a path outside"),
            (self.fences.len() <= FENCES, "at most 30 fences stand"),
            (!is_deciding || self.stock() >= 1, "the stock is at least 1 whenever someone decides"),
            (free == 0 || free == FENCES + self.stock(), "legal fence places = 30 + stock"),
            (!overlap, "a sheep has one type"),
            (self.seen() & !self.tiles == 0, "what was seen on the field is there"),
            (self.up & !self.seen() == 0, "what lies face up was seen"),
            (self.flipped & !self.up == 0, "this turn's sheep lie face up"),
            (self.n_flipped <= 2, "two sheep a turn"),
            (solo || !latched || open_tiles > 5 || self.is_final, "at most 5 open tiles: final phase"),
            (
                solo || latched || self.is_final == (open_tiles <= 5),
                "dynamic: final phase while at most 5 are open",
            ),
            (!solo || !self.is_final && self.up == self.flipped, "the solo game has no final phase"),
            (
                self.is_final || !latched || self.up == self.flipped,
                "normal phase: only this turn's sheep lie face up",
            ),
            (
                self.phase != Phase::Flip || self.is_final || self.must_flip(),
                "normal phase: a due flip is possible",
            ),
            (
                !matches!(self.phase, Phase::Place(_)) || self.n_flipped == 0,
                "a shepherd turn begins a new turn",
            ),
            (self.taken.iter().all(|n| n % 2 == 0), "sheep are taken in pairs"),
            (!self.is_last_turn || self.is_final, "the last turn belongs to the final phase"),
        ];
        match rules.iter().find(|(holds, _)| !holds) {
            Some((_, rule)) => Err((*rule).to_string()),
            None => Ok(()),
        }
    }

    fn witness(&self) -> Vec<Move> {
        witness::moves(self)
    }
}

fn count(bag: &Bag, kind: Kind) -> u32 {
    u32::from(bag.plain[kind.index()]) + u32::from(bag.daisied[kind.index()])
}

/// Plays a match at random and shows every state on the way.
fn play(options: &Options, seed: u64, mut each: impl FnMut(&TeKuiti)) -> TeKuiti {
    use cowbell_rules::{Dice, Event, Game, Turn};
    let (mut dice, mut moves) = (quick(seed), Vec::new());
    let mut state = TeKuiti::new(options);
    loop {
        each(&state);
        let event = match state.turn() {
            Turn::Over => return state,
            Turn::Chance => Event::Chance(state.draw(&mut dice)),
            Turn::Seat(seat) => {
                state.legal_moves(&mut moves);
                Event::Move { seat, mv: moves[dice.below(moves.len() as u32) as usize] }
            }
        };
        step(&mut state, event);
    }
}

conformance!(TeKuiti);

#[test]
fn the_state_is_small() {
    assert!(size_of::<TeKuiti>() <= 104, "{} bytes", size_of::<TeKuiti>());
    assert!(size_of::<Move>() <= 3);
}

#[test]
fn the_box_holds_25_tiles() {
    let solo = Options { mode: Mode::Solo, ..Options::default() };
    let gentle = Options { daisies: Daisies::Gentle, ..solo };
    let full = |options: &Options| Bag::full(options);
    for options in [Options::default(), solo, gentle] {
        assert_eq!(Kind::ALL.map(|kind| count(&full(&options), kind)), [4, 4, 4, 4, 4, 3, 2]);
        assert_eq!(full(&options).len(), 25);
    }
    assert_eq!(full(&Options::default()).daisied, [0; 7]);
    assert_eq!(full(&solo).daisied, [4, 4, 4, 4, 4, 0, 2]);
    assert_eq!(full(&gentle).daisied, [3, 3, 3, 3, 3, 0, 2]);
}

#[test]
fn every_edge_has_one_name() {
    let names: Vec<String> = (0..60).map(|edge| Edge(edge).to_string()).collect();
    for (index, name) in names.iter().enumerate() {
        assert_eq!(name.parse(), Ok(Edge(index as u8)), "{name}");
    }
    assert_eq!(names[..6], ["a1s", "b1s", "c1s", "d1s", "e1s", "a1n"]);
    assert_eq!(names[54..], ["e5e", "a1w", "a2w", "a3w", "a4w", "a5w"]);
    for (other, name) in [("c3s", "c2n"), ("C3W", "b3e"), ("a5n", "a5n"), ("e1e", "e1e")] {
        assert_eq!(other.parse::<Edge>().map(|edge| edge.to_string()), Ok(name.to_string()));
    }
    for wrong in ["", "n", "c3", "f1n", "a6n", "c3x", "é", "c3né"] {
        assert!(wrong.parse::<Edge>().is_err(), "{wrong}");
    }
    assert_eq!(each(0b1_0000_0000_0000).next().map(|cell| cell.to_string()), Some("c3".into()));
}
