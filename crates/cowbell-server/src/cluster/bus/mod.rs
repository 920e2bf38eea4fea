//! "Table changed": how nodes that share a store hear of each other. Messages may be lost; a node that meets a newer
//! version in the store reads what it missed.

#[cfg(feature = "nats")]
mod nats;

use std::sync::{Arc, Mutex, PoisonError};

use cowbell_table::TableId;
use tokio::sync::mpsc;

#[cfg(feature = "nats")]
pub use nats::Nats;

/// A table has a new version.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Changed {
    /// Which.
    pub table: TableId,
    /// The newest version.
    pub version: u32,
}

/// One node's end of the bus.
pub trait Bus: Send + Sync + 'static {
    /// Tells all other nodes. Never waits.
    fn publish(&self, changed: Changed);
    /// What the other nodes tell. Asked once.
    fn listen(&self) -> mpsc::Receiver<Changed>;
    /// Whether messages get through, as far as one can know. While they do not, nodes look into the store more often.
    fn is_up(&self) -> bool {
        true
    }
}

/// Messages that may wait for a slow node; more are lost, as the contract allows.
const WAITING: usize = 1024;

/// Nodes of one process. A single node hears nothing and pays nothing.
#[derive(Clone, Default)]
pub struct Local {
    nodes: Arc<Mutex<Vec<Node>>>,
    node: usize,
}

type Node = Option<mpsc::Sender<Changed>>;

impl Local {
    /// The end for one more node.
    pub fn join(&self) -> Local {
        let mut nodes = self.nodes.lock().unwrap_or_else(PoisonError::into_inner);
        nodes.push(None);
        Local { nodes: self.nodes.clone(), node: nodes.len() }
    }
}

impl Bus for Local {
    fn publish(&self, changed: Changed) {
        let nodes = self.nodes.lock().unwrap_or_else(PoisonError::into_inner);
        let others = nodes.iter().enumerate().filter(|(index, _)| index + 1 != self.node);
        for node in others.filter_map(|(_, node)| node.as_ref()) {
            // A full or closed queue loses the message: its node will meet the version in the store.
            let _ = node.try_send(changed);
        }
    }

    fn listen(&self) -> mpsc::Receiver<Changed> {
        let (sender, receiver) = mpsc::channel(WAITING);
        let mut nodes = self.nodes.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(node) = self.node.checked_sub(1).and_then(|index| nodes.get_mut(index)) {
            *node = Some(sender);
        }
        receiver
    }
}
