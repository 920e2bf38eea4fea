//! What every request handler and socket needs: the tables, the settings, the limits, the pages.

use std::sync::Arc;

use cowbell_protocol::{Action, Code, Phase, Problem};
use cowbell_rules::{Seat, Viewer};
use cowbell_table::{Key, ServerKey, Table, TableId, Token};
use tokio::sync::watch;

use crate::admin::{Orders, add_to_trail};
use crate::bots::{Advisers, Payer, Room};
use crate::config::Config;
use crate::http::assets::Assets;
use crate::http::limits::Limits;
use crate::http::network::Network;
use crate::http::quotas::Usage;
use crate::tables::{OpenTable, Tables};
use crate::telemetry::health::Health;

/// How much is computed for requests at a time. A lesson asks for many positions at once.
const CHORES: Room = Room { threads: 2, running_of_one: 1, waiting: 512, waiting_of_one: 64 };

/// What every request handler and socket needs.
pub(crate) struct App {
    pub(crate) tables: Arc<Tables>,
    pub(crate) config: Config,
    pub(crate) limits: Limits,
    pub(crate) usage: Arc<Usage>,
    pub(crate) health: Health,
    pub(crate) orders: Arc<Orders>,
    /// What records are signed with.
    pub(crate) key: ServerKey,
    pub(crate) assets: Arc<dyn Assets>,
    /// The threads for pictures, proofs, sketches and records: however many are asked for, they take no more memory and leave time for matches.
    pub(crate) chores: Advisers,
    /// Changes when the server closes.
    pub(crate) closing: watch::Receiver<bool>,
}

impl App {
    /// Threads for what is computed for requests.
    pub(crate) fn chores() -> Advisers {
        Advisers::start("chore", CHORES)
    }

    /// Has something computed for a request; each site gets the same time.
    pub(crate) async fn compute<T: Send + 'static>(
        &self,
        network: Network,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Code> {
        self.chores.ask(Payer::Network(network.at_large()), work).await
    }

    /// Adds to the audit trail who has taken a seat: by address, not by name.
    pub(crate) fn note_joined(&self, network: Network, table: TableId, seat: Seat) {
        let tables = self.tables.clone();
        // Nobody waits for it.
        tokio::spawn(async move {
            let line = format!("{network} sat down at table {table}, seat {}", seat.0);
            if let Err(error) = add_to_trail(&*tables.store, &line).await {
                tracing::warn!(%error, "the audit trail cannot be written");
            }
        });
    }

    /// What someone does with a seat over a network. More tables and bots need room in the quota of the network that the table is for;
    /// bots that fill a seek in the quota of the network that asks for them.
    pub(crate) async fn act(
        &self,
        open: &OpenTable,
        (identity, number): (&mut Identity, Option<u64>),
        network: Network,
        action: &Action,
        lag: u32,
    ) -> Result<u32, Problem> {
        let payer = match action {
            Action::Fill { .. } => Some(network),
            Action::Hand { .. } | Action::Replace { .. } | Action::Rematch {} => {
                Some(self.tables.owners.of(open.id).unwrap_or(network))
            }
            _ => None,
        };
        let mut owner = None;
        if let (Some(payer), Ok(seat)) = (payer, identity.seat()) {
            let adds = |table: &Table| {
                identity.check(table)?;
                Ok(table.adds(seat, action))
            };
            let (tables, bots) = self.tables.look(open.id, adds).await?;
            owner = Some(self.tables.owner(payer, tables, bots).await?);
        }
        let (version, has_changed) = self.tables.act_by(open, (&mut *identity, number), action, lag).await?;
        drop(owner);
        if let (Identity::Seat(seat, _), Action::Sit { .. }, true) = (*identity, action, has_changed) {
            self.note_joined(network, open.id, seat);
        }
        Ok(version)
    }

    /// Whether the server closes.
    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Who comes with a token: the player of a seat, or without one a spectator, where the table allows it. A finished match
    /// can be watched by anyone with its link: nothing about it is secret any more, and players share it.
    pub(crate) async fn identity(&self, id: TableId, token: Option<&str>) -> Result<Identity, Problem> {
        let find = |table: &Table| match token.map(Token::parse) {
            Some(Some(token)) => match table.seat_of(&token) {
                Some(seat) => Ok(Identity::Seat(seat, token.key())),
                None if table.is_used(&token) => Err(Code::LinkUsed.into()),
                None => Err(Code::NotYours.into()),
            },
            Some(None) => Err(Code::NotYours.into()),
            None if table.has_spectators() || table.phase() == Phase::Over => Ok(Identity::Spectator),
            None => Err(Code::NoSpectators.into()),
        };
        self.tables.look(id, find).await
    }
}

/// Who makes a request, or is told of news.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Identity {
    /// A seat, and the key that opened it. A seat gets a new one when someone sits down: then the old one counts for
    /// nothing, whatever it has opened before.
    Seat(Seat, Key),
    /// A spectator.
    Spectator,
}

impl Identity {
    /// Whose view this is.
    pub(crate) fn viewer(self) -> Viewer {
        match self {
            Identity::Seat(seat, _) => Viewer::Seat(seat),
            Identity::Spectator => Viewer::Spectator,
        }
    }

    /// Whether it still is who it was.
    pub(crate) fn is_known_to(self, table: &Table) -> bool {
        match self {
            Identity::Seat(seat, key) => table.opens(seat, key),
            Identity::Spectator => true,
        }
    }

    /// Refuses it if it no longer is who it was. Whatever is read off a table is read under the same lock: otherwise someone
    /// could sit down between the check and the answer, and the old link would show their cards.
    pub(crate) fn check(self, table: &Table) -> Result<(), Problem> {
        if self.is_known_to(table) { Ok(()) } else { Err(Code::LinkUsed.into()) }
    }

    /// Its seat; refused if it is a spectator.
    pub(crate) fn seat(self) -> Result<Seat, Problem> {
        match self {
            Identity::Seat(seat, _) => Ok(seat),
            Identity::Spectator => Err(Code::NotYours.into()),
        }
    }
}
