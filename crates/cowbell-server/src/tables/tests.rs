//! What a node does for itself, without HTTP and sockets.

use std::sync::Arc;

use cowbell_protocol::{Action, Code, Level, NewTable, Phase, Problem, SeatKind, Show};
use cowbell_rules::Seat;
use cowbell_table::{Table, TableId, Token, Who};

use super::Tables;
use crate::RandomBrain;
use crate::app::Identity;
use crate::bots::Payer;
use crate::cluster::bus::Local;
use crate::store::Memory;

fn node() -> Arc<Tables> {
    Tables::new(Arc::new(Memory::default()), Arc::new(Local::default().join()), Arc::new(RandomBrain), 1)
}

/// The person who created the table asks with the guest's link; the link is still good when it is looked at, and then the guest sits down,
/// before anything is read.
#[tokio::test]
async fn a_link_that_was_good_a_moment_ago_reads_nothing() {
    let tables = node();
    let created = tables.create(&NewTable { game: "mow".into(), ..NewTable::default() }).await.unwrap();
    let id: TableId = created.table.parse().unwrap();
    let link = Token::parse(created.tokens[1].as_deref().unwrap()).unwrap();
    let (seat, own) = (Seat(1), Token::new([7; 20]));
    let host = Identity::Seat(seat, link.key());
    assert!(tables.look_as(id, host, Show::View).await.is_ok(), "nobody sits there yet");
    for (seat, token) in [(Seat(0), Token::new([8; 20])), (seat, Token::new([7; 20]))] {
        let sit = Action::Sit { name: "Bo".into(), promise: String::new(), token: Some(token.show()) };
        tables.act(id, Who::Person(seat), &sit).await.unwrap();
    }
    let payer = Payer::Table(id);
    let refused = Err(Problem::from(Code::LinkUsed));
    assert_eq!(tables.look_as(id, host, Show::View).await.map(drop), refused);
    assert_eq!(
        tables.look_for(id, host, |table: &Table| Ok(table.log(host.viewer()))).await.map(drop),
        refused
    );
    assert_eq!(tables.hint(id, host, None, payer).await.map(drop), refused);
    assert_eq!(tables.consider(id, host, None, payer).await.map(drop), refused);
    assert!(
        tables.look_as(id, Identity::Seat(seat, own.key()), Show::View).await.is_ok(),
        "but the guest does"
    );
}

/// A bot whose move cannot be stored any more does not think about it again and again.
#[tokio::test]
async fn at_a_full_journal_bots_stop() {
    let tables = node();
    let seats = vec![SeatKind::Bot(Level::new("random")); 2];
    let options = serde_json::from_value(serde_json::json!({"target": 9999})).unwrap();
    let request = NewTable { game: "mow".into(), options, seats, ..NewTable::default() };
    let id: TableId = tables.create(&request).await.unwrap().table.parse().unwrap();
    let open = tables.open(id).await.unwrap();
    let mut moves = 0;
    while let Some(job) = tables.bot_job(&open).await.unwrap() {
        let play = Action::Play { version: job.version, mv: job.game.legal().remove(0) };
        let played = tables.act_at(&open, Who::Bot(job.seat), &play).await;
        assert!(played.is_ok(), "there is no job that cannot be done: {played:?}");
        moves += 1;
    }
    assert_eq!(tables.look(id, |table| Ok(table.phase())).await, Ok(Phase::Playing), "after {moves} moves");
}

/// A table can be in memory because it is listed somewhere. Its bots play when a person asks for it, and not before.
#[tokio::test]
async fn bots_pause_at_a_table_that_is_only_in_memory() {
    let store = Arc::new(Memory::default());
    let node = || Tables::new(store.clone(), Arc::new(Local::default().join()), Arc::new(RandomBrain), 1);
    let seats = vec![SeatKind::Bot(Level::new("random")); 2];
    let wish = NewTable { game: "mow".into(), seats, ..NewTable::default() };
    let id: TableId = node().create(&wish).await.unwrap().table.parse().unwrap();
    let tables = node();
    tables.open_quietly(id).await.unwrap();
    assert!(tables.on(id).is_none(), "nobody has asked for it");
    tables.open(id).await.unwrap();
    assert!(tables.on(id).is_some());
}
