//! Clients that have heard every message hold what a new client is shown: in every game and at several table sizes, for every
//! seat and a spectator, whatever people do. The messages travel as text. The web client has the same test in
//! `web/tests/browser/scenes.spec.ts`.

use std::sync::mpsc::{Receiver, Sender, channel};

use cowbell_protocol::{Action, Level, NewTable, Phase, Phrase, Request, SeatKind, ServerMessage, Show};
use cowbell_rules::{Dice, Seat, Viewer, quick};
use cowbell_scene::story_of;
use cowbell_table::{Acted, JournalRow, Seed, Step, Table, TableId, Token, Who};

use super::options;
use crate::remote::{Heard, Order, Remote};
use crate::venue::Venue;

/// One client, with the server's end of its connection. The connection closes before the client, which waits for that.
struct Client {
    tell: Sender<Heard>,
    orders: Receiver<Order>,
    remote: Remote,
    viewer: Viewer,
    /// Whether the last message was lost.
    has_missed: bool,
}

impl Client {
    fn new(table: &Table, viewer: Viewer) -> Client {
        let (order, orders) = channel();
        let (tell, heard) = channel();
        let shown = table.show_as(viewer, Show::Scene);
        let remote = Remote::at(order, heard, shown, story_of(table.game(), viewer), "Ada".into()).unwrap();
        Client { tell, orders, remote, viewer, has_missed: false }
    }

    fn hear(&mut self, table: &Table, step: &Step) {
        let Some(text) = table.told(step, self.viewer, Show::Scene) else { return };
        let Ok(ServerMessage::News(news)) = ServerMessage::read(&text) else { panic!("{text}") };
        self.tell.send(Heard::News(news)).unwrap();
    }

    /// Lets the client read what it was sent, and answers what it asks for.
    fn settle(&mut self, table: &Table) {
        loop {
            while !self.remote.poll().is_empty() {}
            let asked: Vec<Order> = self.orders.try_iter().collect();
            let story = || story_of(table.game(), self.viewer);
            let answer = |order: &Order| match order {
                Order::Sync => Some(Heard::Table(Box::new(table.show_as(self.viewer, Show::Scene)), story())),
                Order::History => Some(Heard::Story(story())),
                _ => None,
            };
            let answers: Vec<Heard> = asked.iter().filter_map(answer).collect();
            if answers.is_empty() {
                return;
            }
            answers.into_iter().for_each(|answer| self.tell.send(answer).unwrap());
        }
    }

    fn check(&mut self, table: &Table, after: &str) {
        self.settle(table);
        if self.has_missed {
            return;
        }
        let fresh = table.show_as(self.viewer, Show::Scene);
        let [held, fresh] = [self.remote.shown_table(), &fresh].map(|t| serde_json::to_string(t).unwrap());
        assert_eq!(held, fresh, "{:?} after {after}", self.viewer);
    }
}

/// A table with its clients. They hear of each step when it is decided, or as on another node: entry by entry.
struct Gathering {
    table: Table,
    follower: Option<Table>,
    clients: Vec<Client>,
    heard: usize,
}

impl Gathering {
    fn new(game: &str, size: &str, kinds: &[SeatKind], seed: u8) -> Gathering {
        let request = NewTable {
            game: game.into(),
            options: options(size),
            seats: kinds.to_vec(),
            spectators: true,
            chat: cowbell_protocol::Chat::Players,
            ..NewTable::default()
        };
        let key = |seat: Seat| Token::new([seat.0; 20]).key();
        let (table, steps) = Table::create(TableId(7), &request, None, &Seed::new([seed; 32]), key).unwrap();
        let rows: Vec<JournalRow> = steps.into_iter().map(|step| step.row).collect();
        let follower = (seed % 2 == 1).then(|| Table::load(TableId(7), &rows).unwrap());
        let clients = Viewer::all(table.game().seats()).map(|viewer| Client::new(&table, viewer)).collect();
        Gathering { table, follower, clients, heard: 0 }
    }

    fn tell(&mut self, acted: &Acted, dice: &mut impl Dice, after: &str) {
        for step in &acted.steps {
            let heard = self.follower.as_mut().map(|follower| follower.replay(&step.row).unwrap());
            let table = self.follower.as_ref().unwrap_or(&self.table);
            for client in &mut self.clients {
                client.has_missed = dice.below(60) == 0;
                if !client.has_missed {
                    client.hear(table, heard.as_ref().unwrap_or(step));
                }
                if heard.is_some() {
                    client.check(table, after);
                }
            }
            self.heard += 1;
        }
        for client in &mut self.clients {
            client.check(&self.table, after);
        }
    }

    fn act(&mut self, who: Who, action: &Action, dice: &mut impl Dice) -> bool {
        let Ok(acted) = self.table.act(who, action) else { return false };
        self.tell(&acted, dice, &format!("{action:?}"));
        true
    }

    fn random_action(&self, seat: Seat, dice: &mut impl Dice, round: usize) -> Action {
        let version = self.table.version();
        if self.table.awaits_salts() {
            return Action::Reveal { salt: "s".into() };
        }
        let sit = |promise| Action::Sit { name: format!("N{round}"), promise, token: Some("e7".repeat(20)) };
        if self.table.phase() == Phase::Waiting && round < 60 {
            return match dice.below(5) {
                0 => Action::Rise {},
                1 => Action::Say { phrase: Phrase::Hello },
                2 => sit(cowbell_table::fair::promise("s")),
                _ => sit(String::new()),
            };
        }
        match dice.below(80) {
            0 => Action::Resign {},
            1 => sit(String::new()),
            2 => Action::Say { phrase: Phrase::Lucky },
            3 => Action::Write { text: format!("round {round}") },
            4 | 5 => Action::Withdraw {},
            6..=8 => Action::Offer {},
            9 | 10 => Action::Decline { what: Request::End },
            11..=13 => Action::Undo { version },
            14 => Action::Hand { level: Level::new("easy") },
            15..=17 => Action::Take {},
            18..=20 => Action::Ask { version },
            21..=24 => Action::Allow { version },
            25 => Action::Decline { what: Request::Takeback },
            _ => {
                let legal = self.table.legal(Viewer::Seat(seat));
                let mv = legal.get(dice.below(legal.len().max(1) as u32) as usize).cloned();
                Action::Play { version, mv: mv.unwrap_or_default() }
            }
        }
    }

    fn random_event(&mut self, dice: &mut impl Dice, round: usize) {
        let seat = Seat(dice.below(self.table.game().seats() as u32) as u8);
        match (self.table.bot_to_move(), dice.below(20)) {
            (Some((bot, _)), 0..=9) => {
                let legal = self.table.game().legal();
                let mv = legal[dice.below(legal.len() as u32) as usize].clone();
                let version = self.table.version();
                assert!(self.act(Who::Bot(bot), &Action::Play { version, mv }, dice));
            }
            (_, 19) => {
                let key = Token::new([200 + round as u8 % 50; 20]).key();
                if let Ok((_, acted)) = self.table.join("Guest", "", key) {
                    self.tell(&acted, dice, "joining");
                }
            }
            (_, 18) => {
                // A page is loaded again.
                let number = dice.below(self.clients.len() as u32) as usize;
                let viewer = self.clients[number].viewer;
                self.clients[number] = Client::new(&self.table, viewer);
            }
            (_, 17) => {
                if let Ok((acted, _)) = self.table.rematch(seat, TableId(8), &Seed::new([9; 32])) {
                    self.tell(&acted, dice, "a rematch");
                }
            }
            _ => {
                let action = self.random_action(seat, dice, round);
                self.act(Who::Person(seat), &action, dice);
            }
        }
    }
}

#[test]
fn a_client_holds_what_a_fresh_look_shows() {
    let kinds = [
        vec![SeatKind::Link, SeatKind::Open],
        vec![],
        vec![SeatKind::Open, SeatKind::Bot(Level::new("random"))],
    ];
    for (_, slug, size) in &super::each_table() {
        let (mut heard, mut started) = (0, 0);
        for seed in 0..3 {
            let is_solo = size.contains("solo");
            let kinds = if is_solo { &kinds[1] } else { &kinds[seed as usize % kinds.len()] };
            let mut dice = quick(u64::from(seed));
            let mut gathering = Gathering::new(slug, size, kinds, seed);
            (0..200).for_each(|round| gathering.random_event(&mut dice, round));
            heard += gathering.heard;
            started += usize::from(gathering.table.game().steps() > 10);
        }
        assert!(started > 0 && heard > 50, "{slug} {size}: {heard} messages, {started} matches under way");
    }
}

/// Once, both clients forgot that a move answers an offer: nobody could end the match by agreement any more.
#[test]
fn after_an_offer_and_a_move_a_match_can_still_be_ended_by_agreement() {
    let mut dice = quick(1);
    let mut gathering = Gathering::new("tic-tac-moo", "{}", &[], 1);
    let sit = Action::Sit { name: "x".into(), promise: String::new(), token: Some("e7".repeat(20)) };
    assert!([0, 1].into_iter().all(|seat| gathering.act(Who::Person(Seat(seat)), &sit, &mut dice)));
    let cowbell_rules::Turn::Seat(seat) = gathering.table.turn() else { panic!("someone begins") };
    let offers = |gathering: &Gathering| -> Vec<Vec<u8>> {
        gathering.clients.iter().map(|client| client.remote.shown_table().offers.clone()).collect()
    };
    assert!(gathering.act(Who::Person(seat), &Action::Offer {}, &mut dice));
    assert_eq!(offers(&gathering), vec![vec![seat.0]; 3]);
    let (mv, version) = (gathering.table.game().legal().remove(0), gathering.table.version());
    assert!(gathering.act(Who::Person(seat), &Action::Play { version, mv }, &mut dice));
    assert_eq!(offers(&gathering), vec![Vec::<u8>::new(); 3]);
    for seat in [seat.other(), seat] {
        assert!(gathering.act(Who::Person(seat), &Action::Offer {}, &mut dice));
    }
    assert!(gathering.clients.iter().all(|client| client.remote.shown_table().phase == Phase::Over));
}

/// Once, both clients kept `open: false` for a seat that was free again.
#[test]
fn a_seat_that_is_left_is_open_again_for_everyone() {
    let mut dice = quick(1);
    let mut gathering = Gathering::new("tic-tac-moo", "{}", &[SeatKind::Link, SeatKind::Open], 1);
    let (seat, acted) = gathering.table.join("Bo", "", Token::new([50; 20]).key()).unwrap();
    gathering.tell(&acted, &mut dice, "joining");
    let is_open = |gathering: &Gathering| -> Vec<bool> {
        let open = |client: &Client| client.remote.shown_table().seats[seat.index()].open;
        gathering.clients.iter().map(open).collect()
    };
    assert_eq!(is_open(&gathering), [false; 3]);
    assert!(gathering.act(Who::Person(seat), &Action::Rise {}, &mut dice));
    assert_eq!(is_open(&gathering), [true; 3]);
}
