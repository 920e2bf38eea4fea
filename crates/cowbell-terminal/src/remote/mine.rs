//! One's own matches and results on a server, from any device: what browsers keep there under the personal key
//! (`web/src/lib/person.svelte.ts`). They can be listed, continued and saved to a file, and matches played here are added.

use std::collections::BTreeMap;
use std::time::{SystemTime, UNIX_EPOCH};

use cowbell_catalog::infos;
use cowbell_protocol as protocol;
use cowbell_protocol::{Phase, Player, Problem};
use cowbell_rules::Turn;
use cowbell_scene::{Text, Voice};
use cowbell_table::BotLevel;
use serde::Deserialize;
use serde_json::{Value, json};

use super::http::{Http, foreign};
use super::link::Link;
use super::person::Person;
use crate::names::names;
use crate::speech;

/// What browsers keep, as far as it is about matches.
#[derive(Deserialize)]
struct Data {
    #[serde(default)]
    tables: Vec<Own>,
    #[serde(default)]
    results: Vec<Ended>,
}

/// The result of a match.
#[derive(Deserialize)]
struct Ended {
    game: String,
    /// `people`, or the level of the strongest bot.
    against: String,
    won: bool,
}

/// How matches of one game against the same kind of opponent went.
pub(crate) struct Record {
    game: &'static str,
    against: String,
    played: i64,
    won: i64,
}

/// A match as browsers note it.
#[derive(Deserialize)]
struct Own {
    table: String,
    tokens: Vec<Option<String>>,
    own: Vec<usize>,
    phase: Phase,
}

/// A match that is not over, and the link of one's seat.
pub(crate) struct OwnMatch {
    table: protocol::Table,
    pub(crate) link: String,
}

impl Person {
    /// Everything that is kept, as JSON for people.
    pub(crate) fn everything(&self) -> Result<String, Problem> {
        let kept = self.kept()?;
        Ok(serde_json::to_string_pretty(&kept.data).expect("JSON that was read") + "\n")
    }

    /// The matches that are not over and still there, the latest first.
    pub(crate) fn matches(&self) -> Result<Vec<OwnMatch>, Problem> {
        let data: Data = serde_json::from_value(self.kept()?.data).map_err(|_| foreign())?;
        let mut found = Vec::new();
        for own in data.tables.into_iter().filter(|own| own.phase != Phase::Over) {
            let Some(token) = own.own.first().and_then(|seat| own.tokens.get(*seat)?.clone()) else {
                continue;
            };
            let link = Link { table: own.table, token: Some(token), ..self.link.clone() };
            // A table that was deleted, or whose seat someone else has, is no reason to hide the others.
            match Http::new(link.clone()).table() {
                Ok(table) if table.phase != Phase::Over => {
                    found.push(OwnMatch { link: link.whole(), table });
                }
                Err(problem) if problem.code == super::offline().code => return Err(problem),
                _ => {}
            }
        }
        Ok(found)
    }

    /// Played and won, by game and opponent, in the order of the games.
    pub(crate) fn record(&self) -> Result<Vec<Record>, Problem> {
        let data: Data = serde_json::from_value(self.kept()?.data).map_err(|_| foreign())?;
        let mut found: BTreeMap<(usize, String), Record> = BTreeMap::new();
        for Ended { game, against, won } in data.results {
            let Some(index) = infos().iter().position(|info| info.slug == game) else { continue };
            let name = infos()[index].name;
            let fresh = Record { game: name, against: against.clone(), played: 0, won: 0 };
            let record = found.entry((index, against)).or_insert(fresh);
            record.played += 1;
            record.won += i64::from(won);
        }
        Ok(found.into_values().collect())
    }
}

impl Record {
    /// In one line.
    pub(crate) fn describe(&self, voice: &Voice) -> String {
        let against = match self.against.as_str() {
            "people" => voice.say(&Text::new("web-record-people")),
            level => speech::level(voice, level),
        };
        let text = Text::new("term-record").word("game", self.game).word("against", against);
        voice.say(&text.number("played", self.played).number("won", self.won))
    }
}

impl OwnMatch {
    /// The game, the others, and whose turn it is.
    pub(crate) fn describe(&self, voice: &Voice) -> String {
        let Self { table, .. } = self;
        let game = infos().iter().find(|info| info.slug == table.game).map_or("", |info| info.name);
        let names = names(voice, &super::players(table));
        let is_other = |seat: &usize| Some(*seat as u8) != table.you && table.seats[*seat].player.is_some();
        let others: Vec<&str> = (0..names.len()).filter(is_other).map(|seat| &*names[seat]).collect();
        let turn = match table.state.as_ref().map(|state| state.turn) {
            Some(Turn::Seat(seat)) if table.you == Some(seat.0) => Text::new("web-your-turn"),
            Some(Turn::Seat(seat)) => Text::new("web-turn-of").word("name", &names[seat.index()]),
            _ => Text::new("web-phase-waiting"),
        };
        let who = if others.is_empty() { String::new() } else { format!(" ({})", others.join(", ")) };
        format!("{game}{who} – {}", voice.say(&turn))
    }
}

/// How many matches and results browsers keep.
const MATCHES: usize = 60;
const RESULTS: usize = 500;

/// What is kept of someone who has not played yet.
pub(super) fn nothing() -> Value {
    json!({"settings": {}, "tables": [], "forgotten": [], "results": []})
}

/// Adds a match to what browsers keep, or what has changed since it was added: the secret of the seat, the phase and the result.
pub(super) fn note_match(data: &mut Value, table: &protocol::Table, you: u8, token: &str) {
    let you = usize::from(you);
    let Some(tables) = data.get_mut("tables").and_then(Value::as_array_mut) else { return };
    let known = tables.iter().position(|one| one["table"] == table.table.as_str());
    let mut one = match known {
        Some(index) => tables.remove(index),
        None => {
            json!({"table": table.table, "game": table.game, "tokens": vec![Value::Null; you + 1], "own": [you]})
        }
    };
    let before = one.clone();
    if let Some(tokens) = one["tokens"].as_array_mut() {
        tokens.resize(tokens.len().max(you + 1), Value::Null);
        tokens[you] = token.into();
    }
    let name = |seat: &protocol::SeatInfo| match &seat.player {
        Some(Player::Human(name)) => name.clone(),
        _ => String::new(),
    };
    one["names"] = table.seats.iter().map(name).collect::<Vec<_>>().into();
    one["phase"] = json!(table.phase);
    let result = result(table, you);
    if let Some(result) = &result {
        one["against"] = result["against"].clone();
    }
    if one != before || one["at"].is_null() {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        one["at"] = json!(now.as_millis() as u64);
    }
    tables.insert(known.unwrap_or(0), one);
    tables.truncate(MATCHES);
    if let (Some(result), Some(results)) = (result, data.get_mut("results").and_then(Value::as_array_mut))
        && results.iter().all(|one| one["table"] != result["table"])
    {
        results.push(result);
        let too_many = results.len().saturating_sub(RESULTS);
        results.drain(..too_many);
    }
}

/// The result of a seat, once the match is over and against someone. A match without places, such as one that the players agreed
/// to end, does not count; nor does the web client count it.
fn result(table: &protocol::Table, you: usize) -> Option<Value> {
    let over = table.state.as_ref()?.over.as_ref()?;
    let places = &over.standing.as_ref()?.places;
    let won = places.get(you) == Some(&1) && places.iter().any(|place| *place > 1);
    let others = table.seats.iter().enumerate().filter(|(seat, _)| *seat != you);
    let others: Vec<&Player> = others.filter_map(|(_, seat)| seat.player.as_ref()).collect();
    let levels = others.iter().filter_map(|other| match other {
        Player::Bot(level) => Some(level.word()),
        Player::Human(_) => None,
    });
    let is_among_people = others.iter().any(|other| matches!(other, Player::Human(_)));
    let against = if is_among_people { Some("people") } else { strongest(levels) };
    Some(json!({"table": table.table, "game": table.game, "against": against?, "won": won}))
}

/// The strongest of some bots, as browsers rank them.
fn strongest<'a>(levels: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    levels.max_by_key(|level| level.parse::<BotLevel>().ok())
}

#[cfg(test)]
mod tests {
    use cowbell_protocol::{Level, Over, Reason, SeatInfo, State};
    use cowbell_rules::Standing;

    use super::*;

    fn table(phase: Phase, other: Player, places: Option<Vec<u8>>) -> protocol::Table {
        let seat = |player| SeatInfo { player: Some(player), stand_in: None, open: false, out: false };
        let standing = places.map(|places| Standing {
            scores: [0, 0].into_iter().collect(),
            places: places.into_iter().collect(),
        });
        let over = Some(Over { reason: Reason::Rules, standing, seed: None });
        let state = State {
            step: 0,
            turn: Turn::Over,
            view: None,
            scene: None,
            update: None,
            legal: None,
            undo: false,
            takebacks: Vec::new(),
            unmoved: Vec::new(),
            over,
            choices: None,
        };
        let known = json!({"table": "ab", "game": "mow", "options": {}, "rules": 1, "version": 1, "you": 1,
            "seats": [], "phase": phase, "lobby": false, "spectators": false, "commitment": "", "promises": [],
            "salts": [], "offers": [], "rematch": null, "state": null});
        let mut table: protocol::Table = serde_json::from_value(known).unwrap();
        table.seats = vec![seat(other), seat(Player::Human("Ada".into()))];
        table.state = (phase == Phase::Over).then_some(state);
        table
    }

    #[test]
    fn a_match_is_kept_once_and_its_result_too() {
        let bo = || Player::Human("Bo".into());
        let mut data = nothing();
        data["settings"] = json!({"name": "Ada"});
        note_match(&mut data, &table(Phase::Playing, bo(), None), 1, "first");
        let one = &data["tables"][0];
        assert_eq!((&one["tokens"], &one["own"]), (&json!([null, "first"]), &json!([1])));
        assert_eq!((&one["phase"], &one["names"]), (&json!("playing"), &json!(["Bo", "Ada"])));
        assert!(one["at"].is_u64());
        let before = data.clone();
        note_match(&mut data, &table(Phase::Playing, bo(), None), 1, "first");
        assert_eq!(data, before, "nothing new");
        note_match(&mut data, &table(Phase::Over, bo(), Some(vec![2, 1])), 1, "second");
        note_match(&mut data, &table(Phase::Over, bo(), Some(vec![2, 1])), 1, "second");
        assert_eq!(data["tables"].as_array().unwrap().len(), 1);
        assert_eq!(data["tables"][0]["tokens"], json!([null, "second"]));
        assert_eq!(
            data["results"],
            json!([{"table": "ab", "game": "mow", "against": "people", "won": true}])
        );
        assert_eq!(data["settings"]["name"], "Ada", "everything else stays");
    }

    #[test]
    fn a_result_names_the_strongest_bot_and_a_draw_is_no_win() {
        let bot = |level: &str| Player::Bot(Level::new(level));
        let ended = |other, places| result(&table(Phase::Over, other, places), 1);
        assert_eq!(ended(bot("hard"), Some(vec![1, 2])).unwrap()["won"], false);
        assert_eq!(ended(bot("hard"), Some(vec![1, 1])).unwrap()["won"], false, "shared by all");
        assert_eq!(ended(bot("hard"), Some(vec![2, 1])).unwrap()["against"], "hard");
        assert_eq!(ended(bot("hard"), None), None, "a match that the players agreed to end does not count");
        assert_eq!(strongest(["easy", "expert", "random"].into_iter()), Some("expert"));
        assert_eq!(result(&table(Phase::Playing, bot("hard"), None), 1), None);
    }
}
