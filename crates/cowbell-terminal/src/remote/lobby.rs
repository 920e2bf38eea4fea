//! The tables in a server's lobby: to sit down at, or to watch.

use cowbell_catalog::{infos, open};
use cowbell_protocol as protocol;
use cowbell_protocol::{Clock, Join, LobbyTable, Pace, Phase, Player, Problem};
use cowbell_scene::{Text, Voice};

use super::http::Http;
use super::keys::Keys;
use super::link::Link;

/// A server whose lobby is looked at.
pub(crate) struct Lobby {
    link: Link,
}

impl Lobby {
    /// The lobby of a server.
    pub(crate) fn at(server: &str) -> Option<Lobby> {
        Link::read(Some(server), "lobby").map(|link| Lobby { link })
    }

    /// The tables where one can sit down or watch: those that wait first.
    pub(crate) fn tables(&self) -> Result<Vec<LobbyTable>, Problem> {
        let mut tables = Http::new(self.link.clone()).lobby()?.tables;
        tables.retain(|table| is_open(table) || table.spectators);
        tables.sort_by_key(|table| table.phase != Phase::Waiting);
        Ok(tables)
    }

    /// Takes a seat at a table if one is free; the link of the seat, or the one for watching.
    pub(crate) fn enter(&self, table: &LobbyTable, name: String, keys: &Keys) -> Result<String, Problem> {
        let mut link = Link { table: table.table.clone(), ..self.link.clone() };
        if is_open(table) {
            let person = keys.own_person(&link.base());
            let request = Join { name, promise: String::new(), token: None, person };
            link.token = Some(Http::new(link.clone()).join(&request)?.token);
        }
        Ok(link.whole())
    }
}

fn is_open(table: &LobbyTable) -> bool {
    table.seats.iter().any(|seat| seat.open)
}

/// What can be done there, the game, who is there, the options that are not as printed, and the clock.
pub(crate) fn describe(table: &LobbyTable, voice: &Voice) -> String {
    let say = |id: &str| voice.say(&Text::new(id));
    let game = infos().iter().find(|info| info.slug == table.game).map_or("", |info| info.name);
    let name = |(index, seat): (usize, &protocol::SeatInfo)| match &seat.player {
        Some(Player::Human(name)) => name.clone(),
        Some(Player::Bot(_)) => voice.say(&Text::new("term-bot").number("number", index as i64 + 1)),
        None => say("web-free-seat"),
    };
    let names: Vec<String> = table.seats.iter().enumerate().map(name).collect();
    let mut parts = vec![format!("{game} ({})", names.join(", "))];
    parts.extend(options(table, voice));
    parts.push(clock(table.clock.as_ref(), voice));
    if table.watching > 0 {
        parts.push(voice.say(&Text::new("web-watching").number("count", table.watching)));
    }
    let what = if is_open(table) { say("web-sit-down") } else { say("web-watch") };
    format!("{what} – {}", parts.join(" – "))
}

fn options(table: &LobbyTable, voice: &Voice) -> Vec<String> {
    let usual = open(&table.game, &serde_json::Map::new()).map(|game| game.options()).unwrap_or_default();
    let own = table.options.iter().filter(|(key, value)| *key != "seats" && usual.get(*key) != Some(value));
    own.map(|(key, value)| {
        let value = value.as_str().map_or_else(|| value.to_string(), String::from);
        let value = voice.value_name(&table.game, key, &value).unwrap_or(value);
        let label = voice.option_name(&table.game, key).unwrap_or_else(|| key.clone());
        voice.say(&Text::new("web-labelled").word("label", label).word("text", value))
    })
    .collect()
}

fn clock(clock: Option<&Clock>, voice: &Voice) -> String {
    // Tenths are written only where there are some.
    let minutes = |time: u32| {
        if time.is_multiple_of(60) {
            (time / 60).to_string()
        } else {
            format!("{:.1}", f64::from(time) / 60.0)
        }
    };
    voice.say(&match clock.map(|clock| clock.pace) {
        None => Text::new("web-clock-none"),
        Some(Pace::Days(days)) => Text::new("web-clock-days").number("days", days),
        Some(Pace::Live { time, delay, .. }) if delay > 0 => {
            Text::new("web-clock-delay").number("seconds", delay).word("minutes", minutes(time))
        }
        Some(Pace::Live { time, increment, .. }) => {
            Text::new("web-clock-live").word("minutes", minutes(time)).number("seconds", increment)
        }
    })
}
