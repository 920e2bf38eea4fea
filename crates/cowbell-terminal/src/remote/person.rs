//! The player of this machine on a server, by the personal key: what is kept there, whom they have blocked, and that matches played
//! here are kept with those played in browsers.

use cowbell_protocol::{Block, BlockedPerson, Blocks, Code, Kept, Problem};
use cowbell_rules::Seat;
use serde_json::Value;

use super::http::Http;
use super::keys::Keys;
use super::link::Link;
use super::mine::{note_match, nothing};

/// How often a change that collides with another device's is tried again.
const TRIES: u32 = 5;

/// A server and the personal key of someone there.
pub(crate) struct Person {
    pub(super) link: Link,
}

impl Person {
    /// Reads `https://host/me#KEY`, or `KEY` if the server is given separately. Without either, the player of this machine.
    pub(crate) fn read(server: Option<&str>, text: &str, keys: &Keys) -> Option<Person> {
        let (server, key) = match text.trim().split_once("/me#") {
            Some((server, key)) => (server, key),
            None => (server?, text.trim()),
        };
        let own = Link::read(Some(server), "me")?;
        match key {
            "" => Person::of(&own, keys.person(&own.base())),
            key => Link::read(Some(server), &format!("me#{key}")).map(|link| Person { link }),
        }
    }

    /// Someone with this key at the server of a link.
    pub(super) fn of(link: &Link, key: Option<String>) -> Option<Person> {
        Some(Person { link: Link { table: "me".into(), token: Some(key?), ..link.clone() } })
    }

    /// The player of this machine, who gets a key if there is none yet.
    pub(crate) fn own(server: &str, keys: &Keys) -> Option<Person> {
        let link = Link::read(Some(server), "me")?;
        let key = keys.own_person(&link.base());
        Person::of(&link, key)
    }

    /// Plays on this machine as this person from now on.
    pub(crate) fn remember(&self, keys: &Keys) {
        if keys.person(&self.link.base()) != self.link.token {
            // Without it the link has to be given every time.
            let _ = keys.adopt(&self.link.base(), self.link.token.as_deref());
        }
    }

    /// The link that makes another device this person's. Begins to keep something if nothing is kept yet.
    pub(crate) fn share(&self) -> Result<String, Problem> {
        match self.kept() {
            Err(problem) if problem.code == Code::NoSuchPerson.text() => {
                self.http().keep(&Kept { revision: 0, data: nothing() })?;
            }
            kept => drop(kept?),
        }
        Ok(format!("{}/me#{}", self.link.base(), self.link.token.as_deref().unwrap_or_default()))
    }

    /// Deletes everything that the server keeps, and the key.
    pub(crate) fn delete(&self, keys: &Keys) -> Result<(), Problem> {
        self.http().delete()?;
        if keys.person(&self.link.base()) == self.link.token {
            let _ = keys.adopt(&self.link.base(), None);
        }
        Ok(())
    }

    /// Everyone who is blocked.
    pub(crate) fn blocked(&self) -> Result<Vec<BlockedPerson>, Problem> {
        Ok(self.http().blocks(None)?.people)
    }

    /// Lifts a block.
    pub(crate) fn unblock(&self, blocked: &BlockedPerson) -> Result<(), Problem> {
        self.http().unblock(&blocked.id).map(drop)
    }

    /// Blocks the person in a seat at a table where this person plays too.
    pub(super) fn block(&self, table: &str, seat: Seat) -> Result<Blocks, Problem> {
        self.http().block(&Block { table: table.to_string(), seat: seat.0 })
    }

    pub(super) fn kept(&self) -> Result<Kept, Problem> {
        self.http().kept()
    }

    /// Changes what is kept, if there is anything and the change is one.
    fn change(&self, change: impl Fn(&mut Value)) {
        for _ in 0..TRIES {
            let Ok(mut kept) = self.kept() else { return };
            let before = kept.data.clone();
            change(&mut kept.data);
            if kept.data == before {
                return;
            }
            match self.http().keep(&kept) {
                // Another device was faster: first take over what it has changed.
                Err(problem) if problem.code == Code::Stale.text() => {}
                _ => return,
            }
        }
    }

    fn http(&self) -> Http {
        Http::new(self.link.clone())
    }
}

/// What a client does once its player sits at a table: it keeps the match with the person's others, if any are kept, and among people it
/// learns whose words to hide. The requests about the table are the seat's.
pub(super) fn keep_up(seat: &Http, keys: &Keys, link: &Link, has_company: bool) -> Option<Blocks> {
    let person = Person::of(link, keys.person(&link.base()))?;
    let (table, token) = (seat.table().ok()?, link.token.as_deref()?);
    let you = table.you?;
    person.change(|data| note_match(data, &table, you, token));
    if has_company { person.http().blocks(Some(&table.table)).ok() } else { None }
}
