//! Whom people have blocked: kept under the hash of the blocking person's key, as hashes of the keys of those they block.
//! Nobody is told whose hash it is, or who has blocked them: they are just never seated with strangers who did.

use cowbell_protocol::{BlockedPerson, Blocks, Code, Problem};
use cowbell_rules::Seat;
use cowbell_table::{Key, Table, TableId, Token};
use serde::{Deserialize, Serialize};

use super::Tables;
use crate::random::random;
use crate::store::{NoteKind, Store, StoreError, change_list, read_list};

/// What stands for a name that was deleted.
const FORGOTTEN: &str = "?";
/// The most people that someone can block; then the first is forgotten.
const MOST: usize = 500;

#[derive(Clone, Serialize, Deserialize)]
struct Blocked {
    id: String,
    name: String,
    person: Key,
}

/// The person behind a personal key.
pub(crate) fn person(key: Option<&str>) -> Result<Option<Key>, Code> {
    key.map(|key| Token::parse(key).map(|token| token.key()).ok_or(Code::BadToken)).transpose()
}

/// Deletes a name from everyone's lists; says from how many. Who is blocked stays blocked.
pub(crate) async fn forget_name(store: &dyn Store, name: &str) -> Result<usize, StoreError> {
    let mut changed = 0;
    for note in store.notes(NoteKind::Blocks).await? {
        let has_name = |text: &str| {
            let listed: Vec<Blocked> = serde_json::from_str(text).unwrap_or_default();
            listed.iter().any(|one| one.name == name)
        };
        if has_name(&note.text) {
            let forget = |blocked: &mut Vec<Blocked>| {
                blocked.iter_mut().filter(|one| one.name == name).for_each(|one| one.name = FORGOTTEN.into());
            };
            let forgotten = change_list(store, NoteKind::Blocks, &note.subject, forget).await;
            forgotten.map_err(|code| StoreError::Failed(code.message().into()))?;
            changed += 1;
        }
    }
    Ok(changed)
}

impl Tables {
    /// Whom someone has blocked, and which seats of a table are theirs.
    pub(crate) async fn blocks(&self, person: Key, table: Option<TableId>) -> Result<Blocks, Problem> {
        let blocked = self.blocked_by(person).await?;
        let is_blocked = |other: Key| blocked.iter().any(|one| one.person == other);
        let seats = match table {
            None => Vec::new(),
            Some(id) => {
                let find = |table: &Table| {
                    // Only those at the table are told: nobody can look for someone elsewhere.
                    let is_here = table.persons().contains(&person);
                    let seats = Seat::all(table.game().seats()).filter(|_| is_here);
                    Ok(seats.filter(|seat| table.person(*seat).is_some_and(is_blocked)).collect::<Vec<_>>())
                };
                self.look_in_passing(id, find).await?
            }
        };
        let people = blocked.iter().map(|one| BlockedPerson { id: one.id.clone(), name: one.name.clone() });
        Ok(Blocks { people: people.collect(), seats: seats.into_iter().map(|seat| seat.0).collect() })
    }

    /// Blocks the person who plays a seat at the same table.
    pub(crate) async fn block(&self, person: Key, table: TableId, seat: Seat) -> Result<(), Problem> {
        let find = |table: &Table| match table.persons().contains(&person) {
            true => Ok(table.person(seat).zip(table.name(seat).map(str::to_string))),
            false => Err(Code::NotYours.into()),
        };
        let (other, name) = self.look_in_passing(table, find).await?.ok_or(Code::Unknown)?;
        if other == person {
            return Err(Code::BadRequest.into());
        }
        let id = TableId(u64::from_be_bytes(random())).to_string();
        self.change_blocks(person, |blocked| {
            if blocked.iter().all(|one| one.person != other) {
                blocked.push(Blocked { id: id.clone(), name: name.clone(), person: other });
                let too_many = blocked.len().saturating_sub(MOST);
                blocked.drain(..too_many);
            }
        })
        .await
    }

    /// Takes over whom someone has blocked who goes by another key from now on.
    pub(crate) async fn adopt_blocks(&self, person: Key, before: Key) -> Result<(), Problem> {
        let theirs = self.blocked_by(before).await?;
        self.change_blocks(person, |blocked| {
            for one in theirs.iter().filter(|one| one.person != person) {
                if blocked.iter().all(|other| other.person != one.person) {
                    blocked.push(one.clone());
                }
            }
            let too_many = blocked.len().saturating_sub(MOST);
            blocked.drain(..too_many);
        })
        .await
    }

    /// Lifts a block.
    pub(crate) async fn unblock(&self, person: Key, id: &str) -> Result<(), Problem> {
        self.change_blocks(person, |blocked| blocked.retain(|one| one.id != id)).await
    }

    /// Whether one of these people has blocked the other, or the other way round.
    pub(super) async fn are_apart(&self, person: Option<Key>, others: &[Key]) -> Result<bool, Problem> {
        let Some(person) = person else { return Ok(false) };
        let own = self.blocked_by(person).await?;
        if own.iter().any(|one| others.contains(&one.person)) {
            return Ok(true);
        }
        for other in others {
            if self.blocked_by(*other).await?.iter().any(|one| one.person == person) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    async fn change_blocks(&self, person: Key, change: impl Fn(&mut Vec<Blocked>)) -> Result<(), Problem> {
        change_list(&*self.store, NoteKind::Blocks, &person.text(), change).await?;
        Ok(())
    }

    async fn blocked_by(&self, person: Key) -> Result<Vec<Blocked>, Code> {
        read_list(&*self.store, NoteKind::Blocks, &person.text()).await
    }
}
