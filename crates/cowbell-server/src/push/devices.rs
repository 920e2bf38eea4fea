//! Which browsers want to be reminded. A browser is listed under the hash of a personal key, and a seat names the hashes of the
//! personal keys it belongs to: so all devices of a person are reminded of all of that person's matches, wherever they were begun.

use cowbell_protocol::{Code, Device};

use crate::store::{NoteKind, Store, change_list, read_list};

/// Devices of one person, and people of one seat; the oldest make room.
const MOST_DEVICES: usize = 10;
const MOST_PEOPLE: usize = 4;

/// Reminds this device of everything that happens to the person; says how many devices there are now.
pub(super) async fn add(store: &dyn Store, person: &str, device: &Device) -> Result<u32, Code> {
    let add = |devices: &mut Vec<Device>| {
        devices.retain(|other| other.endpoint != device.endpoint);
        devices.push(device.clone());
        devices.drain(..devices.len().saturating_sub(MOST_DEVICES));
    };
    change_list(store, NoteKind::Devices, person, add).await.map(|devices| devices.len() as u32)
}

/// Reminds this device no longer; says how many are left.
pub(super) async fn remove(store: &dyn Store, person: &str, endpoint: &str) -> Result<u32, Code> {
    let remove = |devices: &mut Vec<Device>| devices.retain(|other| other.endpoint != endpoint);
    change_list(store, NoteKind::Devices, person, remove).await.map(|devices| devices.len() as u32)
}

/// Reminds this person of the seat.
pub(super) async fn follow(store: &dyn Store, seat: &str, person: &str) -> Result<(), Code> {
    let follow = |people: &mut Vec<String>| {
        people.retain(|other| other != person);
        people.push(person.into());
        people.drain(..people.len().saturating_sub(MOST_PEOPLE));
    };
    change_list(store, NoteKind::Reminders, seat, follow).await.map(drop)
}

/// The devices to remind of a seat, each with its person.
pub(super) async fn of_seat(store: &dyn Store, seat: &str) -> Result<Vec<(String, Device)>, Code> {
    let people: Vec<String> = read_list(store, NoteKind::Reminders, seat).await?;
    let mut found: Vec<(String, Device)> = Vec::new();
    for person in people {
        for device in of_person(store, &person).await? {
            if found.iter().all(|(_, other)| other.endpoint != device.endpoint) {
                found.push((person.clone(), device));
            }
        }
    }
    Ok(found)
}

/// The devices of a person.
pub(super) async fn of_person(store: &dyn Store, person: &str) -> Result<Vec<Device>, Code> {
    read_list(store, NoteKind::Devices, person).await
}
