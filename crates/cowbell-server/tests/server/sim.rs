//! A seeded simulator of the match logic. Clients lose, double, delay and reorder messages and start over; the server
//! dies between any two of its steps. Then everything heals, and every match must finish with nothing lost.

use std::collections::BTreeMap;

use cowbell_catalog::infos;
use cowbell_protocol::{Action, Level, NewTable, Phase, Phrase, SeatKind};
use cowbell_rules::{Dice, Seat, Viewer, quick};
use cowbell_server::store::{Memory, Store, Write};
use cowbell_table::Seed;
use cowbell_table::verify;
use cowbell_table::{Key, TableId, Token};
use cowbell_table::{Step, Table, Who};
use futures_util::FutureExt;
use serde_json::{Value, json};

const ID: TableId = TableId(77);

/// Something under way.
#[derive(Clone)]
enum Packet {
    /// From a client to the server.
    Up(usize, Ask),
    /// From the server to a client.
    Down(usize, Value),
}

#[derive(Clone)]
enum Ask {
    Do(u32, Action),
    Sync,
}

struct Client {
    seat: Seat,
    version: u64,
    state: Value,
    next: u32,
    /// What has not been answered.
    pending: Option<(u32, Action)>,
    /// Moves that the server has acknowledged, by the version they led to.
    acknowledged: BTreeMap<u64, String>,
}

struct World<D> {
    dice: D,
    chaos: bool,
    store: Memory,
    /// The server's memory; gone when it dies.
    table: Option<Table>,
    clients: Vec<Client>,
    network: Vec<Packet>,
    deaths: u32,
}

fn key(seat: Seat) -> Key {
    Token::new([seat.0 + 1; 20]).key()
}

impl<D: Dice> World<D> {
    fn new(mut dice: D, game: &str) -> World<D> {
        let seats = vec![
            SeatKind::Link,
            if dice.below(3) == 0 { SeatKind::Bot(Level::new("random")) } else { SeatKind::Link },
        ];
        let request = NewTable {
            game: game.into(),
            options: Default::default(),
            seats,
            lobby: false,
            spectators: true,
            ..NewTable::default()
        };
        let (table, steps) =
            Table::create(ID, &request, None, &Seed::new([3; 32]), key).expect("the defaults can be played");
        let people = Seat::all(table.game().seats())
            .filter(|seat| table.seat_of(&Token::new([seat.0 + 1; 20])).is_some());
        let client = |seat| {
            let (pending, acknowledged) = (None, BTreeMap::new());
            Client { seat, version: 0, state: Value::Null, next: 0, pending, acknowledged }
        };
        let clients = people.map(client).collect();
        let store = Memory::default();
        let mut world =
            World { dice, chaos: true, store, table: None, clients, network: Vec::new(), deaths: 0 };
        assert!(world.commit(&table, &steps));
        world
    }

    fn chance(&mut self, one_in: u32) -> bool {
        self.chaos && self.dice.below(one_in) == 0
    }

    fn commit(&mut self, table: &Table, steps: &[Step]) -> bool {
        let rows = steps.iter().map(|step| step.row.clone()).collect();
        let write = Write { table: ID, rows, mark: Some(table.mark()), dates: None, owner: None };
        self.store.commit(vec![write]).now_or_never().expect("memory does not wait").is_ok()
    }

    /// The server's memory, read from the store if it was lost.
    fn table(&mut self) -> Table {
        self.table.take().unwrap_or_else(|| {
            let rows = self.store.read(ID, 0).now_or_never().unwrap().unwrap();
            Table::load(ID, &rows).expect("what was written can be read")
        })
    }

    /// The server acts, and may die before the disk, after the disk, or between two messages.
    fn serve(&mut self, who: Who, action: &Action) -> Option<Result<u32, String>> {
        let mut table = self.table();
        let acted = match table.act(who, action) {
            Ok(acted) => acted,
            Err(problem) => {
                self.table = Some(table);
                return Some(Err(problem.code));
            }
        };
        if self.chance(40) {
            self.deaths += 1;
            return None;
        }
        if !acted.steps.is_empty() {
            assert!(self.commit(&table, &acted.steps), "one server cannot collide with itself");
        }
        if self.chance(40) {
            self.deaths += 1;
            return None;
        }
        for step in &acted.steps {
            for index in 0..self.clients.len() {
                if self.chance(60) {
                    self.deaths += 1;
                    return None;
                }
                let news = table.news(step, Viewer::Seat(self.clients[index].seat));
                let mut news = serde_json::to_value(news).unwrap();
                news["type"] = "news".into();
                self.network.push(Packet::Down(index, news));
            }
        }
        self.table = Some(table);
        Some(Ok(acted.version))
    }

    fn deliver(&mut self) {
        if self.network.is_empty() {
            return;
        }
        // Sockets keep their order while all is well; a reconnection in between looks like any order at all.
        let at = if self.chaos { self.dice.below(self.network.len() as u32) as usize } else { 0 };
        let packet = self.network.remove(at);
        if self.chance(8) {
            return;
        }
        if self.chance(8) {
            self.network.push(packet.clone());
        }
        match packet {
            Packet::Up(index, Ask::Sync) => {
                let table = self.table();
                let mut shown =
                    serde_json::to_value(table.show(Viewer::Seat(self.clients[index].seat))).unwrap();
                shown["type"] = "table".into();
                self.network.push(Packet::Down(index, shown));
                self.table = Some(table);
            }
            Packet::Up(index, Ask::Do(id, action)) => {
                let answer = match self.serve(Who::Person(self.clients[index].seat), &action) {
                    None => return,
                    Some(Ok(version)) => json!({"type": "done", "id": id, "version": version}),
                    Some(Err(code)) => json!({"type": "refused", "id": id, "code": code}),
                };
                self.network.push(Packet::Down(index, answer));
            }
            Packet::Down(index, message) => self.hear(index, &message),
        }
    }

    fn hear(&mut self, index: usize, message: &Value) {
        let client = &mut self.clients[index];
        let version = message["version"].as_u64().unwrap_or(0);
        match message["type"].as_str() {
            Some("table") if version >= client.version => {
                client.version = version;
                client.state = message["state"].clone();
            }
            Some("news") if version == client.version + 1 => {
                client.version = version;
                if !message["state"].is_null() {
                    client.state = message["state"].clone();
                }
            }
            Some("news") if version > client.version => self.network.push(Packet::Up(index, Ask::Sync)),
            Some("done") if client.pending.as_ref().is_some_and(|(id, _)| message["id"] == *id) => {
                if let Some((_, Action::Play { mv, .. })) = client.pending.take() {
                    client.acknowledged.insert(version, mv);
                }
            }
            Some("refused") if client.pending.as_ref().is_some_and(|(id, _)| message["id"] == *id) => {
                client.pending = None;
                self.network.push(Packet::Up(index, Ask::Sync));
            }
            _ => {}
        }
    }

    /// A client does something: asks again, acts, or starts over.
    fn step(&mut self, index: usize) {
        if self.chance(50) {
            let client = &mut self.clients[index];
            (client.version, client.state, client.pending) = (0, Value::Null, None);
        }
        let pick = self.dice.below(1000) as usize;
        let odd = self.chance(12);
        let client = &mut self.clients[index];
        if let Some((id, action)) = client.pending.clone() {
            self.network.push(Packet::Up(index, Ask::Do(id, action)));
            return;
        }
        if client.version == 0 {
            self.network.push(Packet::Up(index, Ask::Sync));
        }
        let version = client.version as u32;
        let legal = client.state["legal"].as_array().filter(|legal| !legal.is_empty());
        let action = match legal {
            _ if odd => match pick % 6 {
                0 => Action::Undo { version },
                1 => Action::Say { phrase: Phrase::OhNo },
                2 => Action::Hand { level: Level::new("easy") },
                3 => Action::Offer {},
                4 => Action::Play { version: version.saturating_sub(1), mv: "a1".into() },
                _ => Action::Rise {},
            },
            None if client.state.is_null() => Action::Sit {
                name: format!("p{}", client.seat),
                promise: String::new(),
                token: Some("e7".repeat(20)),
            },
            Some(legal) if client.state["turn"]["seat"] == client.seat.0 => {
                Action::Play { version, mv: legal[pick % legal.len()].as_str().unwrap().into() }
            }
            _ if pick.is_multiple_of(5) => Action::Take {},
            _ => return,
        };
        client.next += 1;
        client.pending = Some((client.next, action.clone()));
        self.network.push(Packet::Up(index, Ask::Do(client.next, action)));
    }

    fn tick(&mut self) {
        for _ in 0..3 {
            self.deliver();
        }
        let table = self.table();
        let bot = table.bot_to_move().map(|(seat, _)| (seat, table.version(), table.game().legal()));
        self.table = Some(table);
        if self.chance(100) {
            self.deaths += 1;
            self.table = None;
        }
        match bot {
            Some((seat, version, legal)) if self.dice.below(2) == 0 => {
                let mv = legal[self.dice.below(legal.len() as u32) as usize].clone();
                self.serve(Who::Bot(seat), &Action::Play { version, mv });
            }
            _ => {
                let index = self.dice.below(self.clients.len() as u32) as usize;
                if self.network.len() < 40 {
                    self.step(index);
                }
            }
        }
    }

    fn is_over(&mut self) -> bool {
        let table = self.table();
        let over = table.phase() == Phase::Over;
        self.table = Some(table);
        over
    }
}

#[test]
fn everything_heals_and_every_match_finishes() {
    let mut deaths = 0;
    for seed in 0..60 {
        let games = infos();
        let game = games[seed as usize % games.len()].slug;
        let mut world = World::new(quick(seed), game);
        for _ in 0..400 {
            world.tick();
        }
        (world.chaos, deaths) = (false, deaths + world.deaths);
        // A lost message is a lost connection: everyone connects again.
        world.network.extend((0..world.clients.len()).map(|index| Packet::Up(index, Ask::Sync)));
        let mut ticks = 0;
        while !world.is_over() {
            world.tick();
            ticks += 1;
            assert!(ticks < 200_000, "seed {seed}, {game}: the match does not finish");
        }
        world.network.clear();
        let table = world.table();
        let rows = world.store.read(ID, 0).now_or_never().unwrap().unwrap();
        assert_eq!(rows.len() as u32, table.version());
        for client in &world.clients {
            for (version, mv) in &client.acknowledged {
                let row = &rows[*version as usize - 1].text;
                let entry: Value = serde_json::from_str(row).unwrap();
                assert_eq!(entry["play"]["move"], **mv, "seed {seed}: an acknowledged move is lost: {row}");
            }
        }
        let report =
            verify(&table.record().unwrap()).unwrap_or_else(|wrong| panic!("seed {seed}, {game}: {wrong}"));
        assert!(report.is_proved && report.is_chained);
    }
    assert!(deaths > 100, "the server should have died more often than {deaths} times");
}
