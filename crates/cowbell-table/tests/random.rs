//! Random actions by random seats, in every game and at several table sizes: whatever people do, the journal gives the same
//! table back, a refused action changes nothing, and what a table offers it grants.

use cowbell_catalog::{Options, infos};
use cowbell_protocol::{
    Action, Chat, Level, NewTable, Phase, Phrase, Request, SeatKind, ServerMessage, Show,
};
use cowbell_rules::{Dice, Seat, Turn, Viewer, quick};
use cowbell_scene::{Scene, Whose, wire};
use cowbell_table::{JournalRow, Seed, Step, Table, TableId, Token, Who, verify};

const ID: TableId = TableId(9);

/// A table, its journal, and a second table that hears of every row from outside, like another node.
struct Played {
    table: Table,
    /// The scene that each viewer has put together from the messages so far.
    held: Vec<Option<Scene>>,
    rows: Vec<JournalRow>,
    follower: Table,
    seats: usize,
    guests: u8,
}

fn sit(name: &str, salt: &str) -> Action {
    let promise = if salt.is_empty() { String::new() } else { cowbell_table::fair::promise(salt) };
    Action::Sit { name: name.into(), promise, token: Some("e7".repeat(20)) }
}

fn key(seat: Seat) -> cowbell_table::Key {
    Token::new([seat.0; 20]).key()
}

/// The scene that a new viewer is shown, once the match has started.
fn fresh(table: &Table, viewer: Viewer) -> Option<Scene> {
    let scene = table.show_as(viewer, Show::Scene).state?.scene.expect("a scene was asked for");
    Some(serde_json::from_str(scene.get()).unwrap())
}

/// Everything that anyone can see of a table.
fn everything(table: &Table, seats: usize) -> String {
    let views = Viewer::all(seats).map(|viewer| serde_json::to_string(&table.show(viewer)).unwrap());
    let logs = Viewer::all(seats).map(|viewer| serde_json::to_string(&table.log(viewer)).unwrap());
    let mut text: String = views.chain(logs).collect();
    text += &table.chain_hash().to_string();
    text
}

impl Played {
    fn new(game: &str, options: Options, kinds: Vec<SeatKind>, seed: u8) -> Played {
        let request = NewTable {
            game: game.into(),
            options,
            seats: kinds,
            lobby: true,
            spectators: true,
            chat: Chat::Players,
            ..NewTable::default()
        };
        let (table, steps) = Table::create(ID, &request, None, &Seed::new([seed; 32]), key).unwrap();
        let rows: Vec<JournalRow> = steps.into_iter().map(|step| step.row).collect();
        let (follower, seats) = (Table::load(ID, &rows).unwrap(), table.game().seats());
        let held = Viewer::all(seats).map(|viewer| fresh(&table, viewer)).collect();
        Played { table, held, rows, follower, seats, guests: 100 }
    }

    fn keep(&mut self, steps: Vec<Step>) {
        for step in steps {
            let heard = self.follower.replay(&step.row).expect("what was decided can be replayed");
            for (viewer, show) in Viewer::all(self.seats).flat_map(|v| [(v, Show::View), (v, Show::Scene)]) {
                // The table has gone on where several steps came at once; then only the last is comparable.
                if step.row.version == self.table.version() {
                    assert_eq!(
                        self.follower.told(&heard, viewer, show),
                        self.table.told(&step, viewer, show)
                    );
                }
            }
            if step.row.version == self.table.version() {
                self.hear(&step);
            }
            self.rows.push(step.row);
        }
    }

    /// Every viewer reads the message about a step, as a client does; then it holds what a new viewer is shown.
    fn hear(&mut self, step: &Step) {
        let mut telling = self.table.telling(step);
        for (viewer, held) in Viewer::all(self.seats).zip(&mut self.held) {
            let Some(text) = telling.to(viewer, Show::Scene) else { continue };
            let news = self.table.news_as(step, viewer, Show::Scene).expect("there is a message");
            let plain = serde_json::to_string(&ServerMessage::News(Box::new(news))).unwrap();
            assert_eq!(text, plain, "made once for all, or for one viewer");
            let Ok(ServerMessage::News(news)) = ServerMessage::read(&text) else { panic!("{text}") };
            let Some(state) = news.state else { continue };
            *held = Some(match (state.scene, state.update) {
                (Some(scene), _) => serde_json::from_str(scene.get()).unwrap(),
                (None, Some(update)) => {
                    let forms = wire::forms_of(self.table.game().info().slug);
                    let choices = state.choices.map(|it| wire::read_choices(it.get(), forms).unwrap());
                    let update = wire::read_update(update.get(), forms, Whose(state.turn)).unwrap();
                    held.as_ref().expect("a scene to update").update(update, choices).expect("it fits")
                }
                (None, None) => panic!("{text}"),
            });
        }
        for (viewer, held) in Viewer::all(self.seats).zip(&self.held) {
            assert_eq!(*held, fresh(&self.table, viewer), "{viewer:?} after {:?}", step.row);
        }
    }

    /// Does something; a refusal must change nothing.
    fn act(&mut self, who: Who, action: &Action) -> bool {
        let before = (self.table.version(), self.table.chain_hash());
        match self.table.act(who, action) {
            Ok(acted) => {
                self.keep(acted.steps);
                true
            }
            Err(_) => {
                assert_eq!((self.table.version(), self.table.chain_hash()), before);
                false
            }
        }
    }

    /// What would come of an action, without doing it.
    fn would(&self, who: Who, action: &Action) -> bool {
        Table::load(ID, &self.rows).unwrap().act(who, action).is_ok()
    }

    fn check_offers(&self, dice: &mut impl Dice) {
        let version = self.table.version();
        let shown = self.table.show(Viewer::Spectator);
        // An open seat can be taken, and only that.
        let has_open = shown.seats.iter().any(|seat| seat.open);
        let mut copy = Table::load(ID, &self.rows).unwrap();
        let can_join = copy.join("Cy", "", Token::new([99; 20]).key()).is_ok();
        assert_eq!(has_open && shown.phase == Phase::Waiting, can_join, "{:?}", shown.seats);
        let Some(state) = &shown.state else { return };
        if let Turn::Seat(seat) = state.turn {
            let is_bot = self.table.bot_to_move().is_some();
            let who = if is_bot { Who::Bot(seat) } else { Who::Person(seat) };
            assert_eq!(state.undo, self.would(Who::Person(seat), &Action::Undo { version }), "undo");
            let legal = self.table.legal(Viewer::Seat(seat));
            let mv = legal[dice.below(legal.len() as u32) as usize].clone();
            assert!(self.would(who, &Action::Play { version, mv: mv.clone() }), "{mv} is listed");
            let other = seat.next(self.seats);
            assert!(self.seats == 1 || !self.would(Who::Person(other), &Action::Play { version, mv }));
        }
        for seat in Seat::all(self.seats) {
            let has_offered = shown.offers.contains(&seat.0)
                || shown.takeback.as_ref().is_some_and(|asked| asked.seat == seat.0);
            let before = self.table.version();
            let mut copy = Table::load(ID, &self.rows).unwrap();
            let done = copy.act(Who::Person(seat), &Action::Withdraw {});
            let changed = done.is_ok_and(|acted| acted.version > before);
            assert_eq!(changed, has_offered && shown.phase == Phase::Playing, "an offer stands or does not");
        }
    }

    fn random_action(&self, seat: Seat, dice: &mut impl Dice, round: usize) -> Action {
        let version = self.table.version().saturating_sub(u32::from(dice.below(12) == 0));
        if dice.below(3) > 0 && round > 12 {
            let legal = self.table.legal(Viewer::Seat(seat));
            let mv = legal.get(dice.below(legal.len().max(1) as u32) as usize).cloned();
            return Action::Play { version, mv: mv.unwrap_or_else(|| "nonsense".into()) };
        }
        if self.table.awaits_salts() && dice.below(2) == 0 {
            return Action::Reveal { salt: "s".into() };
        }
        match dice.below(if round < 12 { 3 } else { 34 }) {
            0 | 1 => sit(&format!("N{}", dice.below(9)), "s"),
            2 => Action::Rise {},
            3..=8 => Action::Undo { version },
            9..=11 => Action::Offer {},
            12 => Action::Withdraw {},
            13 => Action::Hand { level: Level::new("easy") },
            14 => Action::Hand { level: Level::new("nobody") },
            15..=18 => Action::Take {},
            19 => Action::Resign {},
            20 => sit("", ""),
            30 => Action::Reveal { salt: "another".into() },
            21 => Action::Rematch {},
            22..=24 => Action::Ask { version },
            25..=27 => Action::Allow { version },
            28 => Action::Decline { what: Request::Takeback },
            29 => Action::Decline { what: Request::End },
            31 => Action::Write { text: format!("round {round}") },
            32 => Action::Introduce { person: "e7".repeat(20) },
            _ => Action::Say { phrase: Phrase::Lucky },
        }
    }
}

#[test]
fn whatever_people_do_the_journal_is_the_table() {
    let sizes = ["{}", r#"{"seats":3}"#, r#"{"seats":4}"#];
    let kinds = [
        vec![],
        vec![SeatKind::Open, SeatKind::Open],
        vec![SeatKind::Link, SeatKind::Bot(Level::new("random"))],
    ];
    for info in infos() {
        let (mut started, mut ended) = (0, 0);
        for (number, (size, kind)) in sizes.iter().flat_map(|s| kinds.iter().map(move |k| (s, k))).enumerate()
        {
            let options: Options = serde_json::from_str(size).unwrap();
            if cowbell_catalog::open(info.slug, &options).is_err() {
                continue;
            }
            let mut dice = quick(number as u64);
            let mut played = Played::new(info.slug, options, kind.clone(), number as u8);
            for round in 0..160 {
                let seat = Seat(dice.below(played.seats as u32) as u8);
                match played.table.bot_to_move() {
                    Some((bot, _)) if dice.below(2) == 0 => {
                        let legal = played.table.game().legal();
                        let mv = legal[dice.below(legal.len() as u32) as usize].clone();
                        let version = played.table.version();
                        assert!(played.act(Who::Bot(bot), &Action::Play { version, mv }));
                    }
                    _ if dice.below(20) == 0 => {
                        played.guests += 1;
                        let key = Token::new([played.guests; 20]).key();
                        if let Ok((_, acted)) = played.table.join("Guest", "g", key) {
                            played.keep(acted.steps);
                        }
                    }
                    _ => {
                        let action = played.random_action(seat, &mut dice, round);
                        let before = (round % 40 == 7).then(|| everything(&played.table, played.seats));
                        let is_done = played.act(Who::Person(seat), &action);
                        if let Some(before) = before.filter(|_| !is_done) {
                            assert_eq!(
                                everything(&played.table, played.seats),
                                before,
                                "{action:?} was refused"
                            );
                        }
                    }
                }
                if round % 16 == 3 {
                    played.check_offers(&mut dice);
                }
            }
            let again = Table::load(ID, &played.rows).unwrap();
            let all = everything(&played.table, played.seats);
            assert_eq!(everything(&again, played.seats), all);
            assert_eq!(everything(&played.follower, played.seats), all);
            started += usize::from(played.table.phase() != Phase::Waiting);
            if played.table.phase() == Phase::Over {
                ended += 1;
                let report = verify(&played.table.record().unwrap()).unwrap();
                assert!(report.is_proved && report.is_chained, "{}", info.slug);
            }
        }
        assert!(started > 0 && ended > 0, "{}: {started} started, {ended} ended", info.slug);
    }
}

/// The same bug once in both clients: an offer that a move has answered must be gone from what is told.
#[test]
fn a_move_answers_an_offer_and_says_so() {
    let mut played = Played::new("tic-tac-moo", Options::new(), Vec::new(), 1);
    for seat in [0, 1] {
        assert!(played.act(Who::Person(Seat(seat)), &sit("x", "")));
    }
    let Turn::Seat(seat) = played.table.turn() else { panic!("someone begins") };
    assert!(played.act(Who::Person(seat), &Action::Offer {}));
    let mv = played.table.game().legal().remove(0);
    let version = played.table.version();
    let acted = played.table.act(Who::Person(seat), &Action::Play { version, mv }).unwrap();
    let news = played.table.news_as(&acted.steps[0], Viewer::Spectator, Show::Scene).unwrap();
    assert_eq!(news.head.expect("the offers have changed").offers, [] as [u8; 0]);
    played.keep(acted.steps);
    // Both may offer again, and end it.
    assert!(played.act(Who::Person(seat.other()), &Action::Offer {}));
    assert!(played.act(Who::Person(seat), &Action::Offer {}));
    assert_eq!(played.table.phase(), Phase::Over);
}

#[test]
fn a_seat_that_is_left_is_open_again_and_says_so() {
    let kinds = vec![SeatKind::Link, SeatKind::Open];
    let mut played = Played::new("tic-tac-moo", Options::new(), kinds, 1);
    let token = Token::new([50; 20]);
    let (seat, acted) = played.table.join("Bo", "", token.key()).unwrap();
    played.keep(acted.steps);
    let acted = played.table.act(Who::Person(seat), &Action::Rise {}).unwrap();
    let news = played.table.news_as(&acted.steps[0], Viewer::Spectator, Show::View).unwrap();
    assert!(news.head.expect("the seats have changed").seats[seat.index()].open);
    assert_eq!(news.what, cowbell_protocol::What::Rose { seat: seat.0 });
}

#[test]
fn a_level_that_no_bot_has_is_refused_by_name() {
    let seats = vec![SeatKind::Link, SeatKind::Bot(Level::new("grandmaster"))];
    let request = NewTable { game: "mow".into(), seats, ..NewTable::default() };
    let problem = Table::create(ID, &request, None, &Seed::new([1; 32]), key).err().unwrap();
    assert_eq!(problem.code, "NO_SUCH_LEVEL");
    assert!(problem.message.contains("grandmaster") && problem.message.contains("easy"), "{problem}");
}

/// A match that goes on at another table: with its whole past, and with what is still due.
#[test]
fn a_match_begun_elsewhere_goes_on_and_can_be_undone_as_if_it_had_begun_here() {
    for info in infos() {
        let mut dice = quick(4);
        let mut game = cowbell_catalog::open(info.slug, &Options::new()).unwrap();
        for _ in 0..12 {
            game.roll_on(&mut dice);
            let Turn::Seat(seat) = game.turn() else { break };
            let legal = game.legal();
            game.play(seat, &legal[dice.below(legal.len() as u32) as usize]).unwrap();
        }
        let chair = |_| cowbell_table::Chair::Past {
            name: "Ada".into(),
            promise: String::new(),
            salt: String::new(),
        };
        let chairs = || (0..game.seats()).map(chair).collect();
        let (table, steps) = Table::resume(ID, game.as_ref(), chairs(), &Seed::from_number(5));
        assert_ne!(table.game().turn(), Turn::Chance, "what was due has happened");
        assert_eq!(table.game().events()[..game.steps()], game.events()[..]);
        let rows: Vec<JournalRow> = steps.into_iter().map(|step| step.row).collect();
        let seats = game.seats();
        assert_eq!(everything(&Table::load(ID, &rows).unwrap(), seats), everything(&table, seats));
        let whole = table.game().up_to(table.game().steps());
        let (again, _) = Table::resume(ID, whole.as_ref(), chairs(), &Seed::from_number(5));
        assert_eq!(again.may_undo(), table.may_undo());
    }
}
