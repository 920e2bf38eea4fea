//! Players who leave, with simulated time: random play, leaving, coming back and restarts. Whatever happens, a seat can be given
//! to a bot, or the match ended, exactly when the match has waited for an absent player for as long as the table says.

use cowbell_catalog::{Options, infos};
use cowbell_protocol::{Action, Clock, Level, NewTable, OutOfTime, Pace, Phase, Reason, SeatKind};
use cowbell_rules::{Dice, Seat, Turn, Viewer, quick};
use cowbell_table::{Elapsed, JournalRow, Seed, Step, Table, TableId, Token, Who};

const ID: TableId = TableId(6);
const DAY: u64 = 24 * 60 * 60 * 1000;

/// A table, and a ledger that counts every millisecond for which the match waits for someone who is away.
struct Left {
    table: Table,
    rows: Vec<JournalRow>,
    here: Vec<bool>,
    awaited: Option<Seat>,
    waited: u64,
}

impl Left {
    fn new(game: &str, seats: usize, patience: Option<u32>, clock: Option<Clock>) -> Left {
        let mut options = Options::new();
        if seats > 2 {
            options.insert("seats".into(), seats.into());
        }
        let kinds = vec![SeatKind::Link; seats];
        let request =
            NewTable { game: game.into(), options, seats: kinds, patience, clock, ..NewTable::default() };
        let key = |seat: Seat| Token::new([seat.0; 20]).key();
        let (table, steps) = Table::create(ID, &request, None, &Seed::new([9; 32]), key).unwrap();
        let rows = steps.into_iter().map(|step| step.row).collect();
        let mut left = Left { table, rows, here: vec![true; seats], awaited: None, waited: 0 };
        for seat in Seat::all(seats) {
            let token = Some(format!("e{}", seat.0).repeat(20));
            let sit = Action::Sit { name: format!("N{}", seat.0), promise: String::new(), token };
            left.act(Who::Person(seat), &sit).unwrap();
        }
        assert_eq!(left.table.phase(), Phase::Playing);
        left
    }

    /// Time passes, a little at a time.
    fn wait(&mut self, ms: u64) {
        self.waited += if self.awaited.is_some_and(|seat| !self.here[seat.index()]) { ms } else { 0 };
    }

    fn come(&mut self, seat: Seat, is_here: bool) {
        let was_here = core::mem::replace(&mut self.here[seat.index()], is_here);
        if was_here != is_here && self.awaited == Some(seat) {
            self.waited = 0;
        }
    }

    fn keep(&mut self, steps: Vec<Step>) {
        self.rows.extend(steps.into_iter().map(|step| step.row));
        if self.awaited != self.table.awaited() {
            (self.awaited, self.waited) = (self.table.awaited(), 0);
        }
    }

    fn act(&mut self, who: Who, action: &Action) -> Result<(), String> {
        let elapsed = Elapsed { away: self.waited, ..Elapsed::default() };
        let acted = self.table.act_after(who, action, elapsed).map_err(|problem| problem.code)?;
        self.keep(acted.steps);
        Ok(())
    }

    /// The server dies and comes back: those who were away have the whole time again to return.
    fn restart(&mut self) {
        self.table = Table::load(ID, &self.rows).unwrap();
        self.waited = 0;
    }

    fn play(&mut self, dice: &mut impl Dice) -> Result<(), String> {
        let Turn::Seat(seat) = self.table.turn() else { return Err("OVER".into()) };
        let legal = self.table.game().legal();
        let mv = legal[dice.below(legal.len() as u32) as usize].clone();
        let is_bot = self.table.bot_to_move().is_some();
        let who = if is_bot { Who::Bot(seat) } else { Who::Person(seat) };
        self.act(who, &Action::Play { version: self.table.version(), mv })
    }

    /// The first seat besides this one.
    fn other(&self, seat: Seat) -> Seat {
        Seat::all(self.here.len()).find(|other| *other != seat).unwrap()
    }

    fn reason(&self) -> Option<Reason> {
        self.table.show(Viewer::Spectator).state.and_then(|state| state.over).map(|over| over.reason)
    }
}

fn easy() -> Level {
    Level::new("easy")
}

#[test]
fn a_seat_is_given_away_exactly_when_the_match_has_waited_long_enough() {
    let live = Clock { pace: Pace::Live { time: 3_600, increment: 0, delay: 0 }, out: OutOfTime::Lose };
    let days = Clock { pace: Pace::Days(2), out: OutOfTime::Lose };
    // What the table chose, its clock, and how many milliseconds it waits; none for ever.
    let tables = [
        (Some(30), None, Some(30_000)),
        (None, None, Some(600_000)),
        (None, Some(live), Some(120_000)),
        (Some(0), None, None),
        (Some(60), Some(days), None),
    ];
    let (mut given, mut refused, mut ended, mut back) = (0, 0, 0, 0);
    for (info, seats) in infos().iter().flat_map(|info| [2, 3].map(|seats| (info, seats))) {
        if seats > info.seats.1 {
            continue;
        }
        for (number, (patience, clock, waits)) in tables.iter().enumerate() {
            let mut dice = quick(number as u64 + 10 * seats as u64);
            let mut left = Left::new(info.slug, seats, *patience, clock.clone());
            let unit = waits.unwrap_or(DAY) / 8;
            for _ in 0..250 {
                left.wait(u64::from(dice.below(4)) * unit);
                let seat = Seat(dice.below(seats as u32) as u8);
                let is_due = waits.is_some_and(|waits| left.waited >= waits);
                match dice.below(12) {
                    0..=2 => left.come(seat, false),
                    3 => {
                        left.come(seat, true);
                        back += usize::from(left.act(Who::Person(seat), &Action::Take {}).is_ok());
                    }
                    4 => left.restart(),
                    5 | 6 => {
                        let awaited = left.awaited;
                        let replace = Action::Replace { seat: seat.0, level: easy() };
                        let by = left.other(seat);
                        let result = left.act(Who::Person(by), &replace);
                        match awaited == Some(seat) && is_due {
                            true => {
                                assert_eq!(result, Ok(()));
                                assert_eq!(left.table.awaited(), None, "a bot plays there");
                                given += 1;
                            }
                            false if left.table.bot_to_move().is_none() && awaited == Some(seat) => {
                                assert_eq!(result, Err("NOT_AWAY".into()), "after {} ms", left.waited);
                                refused += 1;
                            }
                            false => {}
                        }
                    }
                    7 if dice.below(2) == 0 => {
                        let Some(gone) = left.awaited else { continue };
                        let by = left.other(gone);
                        let is_alone = seats == 2;
                        let result = left.act(Who::Person(by), &Action::Offer {});
                        if is_due && is_alone {
                            assert_eq!((result, left.reason()), (Ok(()), Some(Reason::Left(gone.0))));
                            ended += 1;
                        } else if is_alone {
                            assert_eq!(left.reason(), None, "an offer, and the other is asked");
                        }
                    }
                    // Who is away makes no move.
                    _ if left.awaited.is_some_and(|seat| !left.here[seat.index()]) => {}
                    _ => drop(left.play(&mut dice)),
                }
                if left.table.phase() == Phase::Over {
                    break;
                }
            }
            let again = Table::load(ID, &left.rows).unwrap();
            assert_eq!(again.chain_hash(), left.table.chain_hash());
            assert_eq!(again.awaited(), left.table.awaited());
        }
    }
    assert!(given > 10 && refused > 20 && ended > 2 && back > 20, "{given} {refused} {ended} {back}");
}

#[test]
fn the_leaver_comes_back_and_takes_the_seat_over() {
    let mut left = Left::new("kuhlorado", 2, None, None);
    let Some(gone) = left.awaited else { panic!("someone begins") };
    left.come(gone, false);
    left.wait(599_999);
    let replace = Action::Replace { seat: gone.0, level: easy() };
    assert_eq!(left.act(Who::Person(gone.other()), &replace), Err("NOT_AWAY".into()));
    left.wait(1);
    assert_eq!(left.act(Who::Person(gone), &replace), Err("NOT_AWAY".into()), "nobody replaces himself");
    left.act(Who::Person(gone.other()), &replace).unwrap();
    assert_eq!(left.table.bot_to_move(), Some((gone, easy())));
    left.come(gone, true);
    left.act(Who::Person(gone), &Action::Take {}).unwrap();
    assert_eq!(left.table.awaited(), Some(gone));
}

#[test]
fn the_others_end_the_match_together_and_the_leaver_comes_last() {
    let mut left = Left::new("mow", 3, Some(30), None);
    let Some(gone) = left.awaited else { panic!("someone begins") };
    let others: Vec<Seat> = Seat::all(3).filter(|seat| *seat != gone).collect();
    left.come(gone, false);
    left.act(Who::Person(others[0]), &Action::Offer {}).unwrap();
    left.wait(30_000);
    assert_eq!(left.table.phase(), Phase::Playing, "the third player is asked");
    left.act(Who::Person(others[1]), &Action::Offer {}).unwrap();
    let over = left.table.show(Viewer::Spectator).state.unwrap().over.unwrap();
    assert_eq!(over.reason, Reason::Left(gone.0));
    let standing = over.standing.unwrap();
    assert_eq!(standing.places[gone.index()], 3);
    assert!(others.iter().all(|seat| standing.places[seat.index()] == 1), "nobody has any flies yet");
    assert_eq!(standing.scores.as_slice(), [0, 0, 0]);
}

/// In both games for three: those who stay are placed by the points of the moment, and the leaver comes last whatever he had.
#[test]
fn those_who_stay_are_placed_as_the_game_stands() {
    for (game, fewer_is_better) in [("mow", true), ("tic-tac-town", false)] {
        let mut sorted = 0;
        for seed in 0..8 {
            let mut left = Left::new(game, 3, Some(30), None);
            let mut dice = quick(seed);
            let differ = |left: &Left| {
                let scores = left.table.game().so_far().unwrap().scores;
                left.awaited.is_some()
                    && scores[0] != scores[1]
                    && scores[1] != scores[2]
                    && scores[0] != scores[2]
            };
            while left.table.phase() == Phase::Playing && !differ(&left) {
                left.play(&mut dice).unwrap();
            }
            let Some(gone) = left.awaited else { continue };
            left.come(gone, false);
            left.wait(30_000);
            for seat in Seat::all(3).filter(|seat| *seat != gone) {
                left.act(Who::Person(seat), &Action::Offer {}).unwrap();
            }
            let shown = left.table.show(Viewer::Spectator);
            let scores: Vec<i32> = cowbell_scene::scene_of(left.table.game(), Viewer::Spectator)
                .sides
                .iter()
                .map(|side| side.score)
                .collect();
            let over = shown.state.unwrap().over.unwrap();
            assert_eq!(over.reason, Reason::Left(gone.0));
            let standing = over.standing.unwrap();
            assert_eq!(standing.scores.as_slice(), scores, "the points on the screen");
            let mut stayed: Vec<Seat> = Seat::all(3).filter(|seat| *seat != gone).collect();
            stayed.sort_by_key(
                |seat| if fewer_is_better { scores[seat.index()] } else { -scores[seat.index()] },
            );
            let places: Vec<u8> =
                stayed.into_iter().chain([gone]).map(|seat| standing.places[seat.index()]).collect();
            assert_eq!(places, [1, 2, 3]);
            sorted += 1;
        }
        assert!(sorted > 3, "{game}: {sorted}");
    }
}

#[test]
fn a_match_with_only_bots_left_is_over() {
    let with = |kinds: Vec<SeatKind>| {
        let options = [("seats".to_string(), kinds.len().into())].into_iter().collect();
        let request = NewTable { game: "mow".into(), options, seats: kinds, ..NewTable::default() };
        let key = |seat: Seat| Token::new([seat.0; 20]).key();
        let (mut table, _) = Table::create(ID, &request, None, &Seed::new([9; 32]), key).unwrap();
        for seat in [0, 1] {
            let token = Some(format!("e{seat}").repeat(20));
            let sit = Action::Sit { name: format!("N{seat}"), promise: String::new(), token };
            let _ = table.act(Who::Person(Seat(seat)), &sit);
        }
        assert_eq!(table.phase(), Phase::Playing);
        table
    };
    let bot = || SeatKind::Bot(easy());
    let mut alone = with(vec![SeatKind::Link, bot(), bot()]);
    alone.act(Who::Person(Seat(0)), &Action::Resign {}).unwrap();
    assert_eq!(alone.phase(), Phase::Over);
    let over = alone.show(Viewer::Spectator).state.unwrap().over.unwrap();
    assert_eq!((over.reason, over.standing.unwrap().places[0]), (Reason::Resigned(0), 3));

    let mut friends = with(vec![SeatKind::Link, SeatKind::Link, bot(), bot()]);
    friends.act(Who::Person(Seat(1)), &Action::Hand { level: easy() }).unwrap();
    friends.act(Who::Person(Seat(0)), &Action::Resign {}).unwrap();
    assert_eq!(friends.phase(), Phase::Playing, "the other can come back and take the seat over");
    friends.act(Who::Person(Seat(1)), &Action::Resign {}).unwrap();
    assert_eq!(friends.phase(), Phase::Over);
}

#[test]
fn a_patience_too_short_to_come_back_in_is_refused() {
    for (patience, is_refused) in [(9, true), (10, false), (0, false), (86_400, false), (86_401, true)] {
        let request = NewTable { game: "mow".into(), patience: Some(patience), ..NewTable::default() };
        let key = |seat: Seat| Token::new([seat.0; 20]).key();
        let created = Table::create(ID, &request, None, &Seed::new([8; 32]), key);
        assert_eq!(created.err().map(|problem| problem.code), is_refused.then(|| "BAD_PATIENCE".into()));
    }
}
