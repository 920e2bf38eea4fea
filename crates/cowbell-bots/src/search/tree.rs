//! The tree: nodes, the moves and outcomes that lead from them, and the pools they live in.
//!
//! Nothing here knows a game beyond its type of move. A node's branches lie side by side in one pool; a node that
//! outgrows its place moves to the end of the pool, so that choosing a branch reads one run of memory.

/// The place of a node in the pool.
pub(super) type NodeId = u32;

/// A branch nobody has followed yet.
pub(super) const NOWHERE: NodeId = NodeId::MAX;

/// What happens at a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NodeKind {
    /// Reached once; its branches are not listed yet.
    Leaf,
    /// This seat decides.
    Seat(u8),
    /// Chance acts, one or several times in a row.
    Chance,
}

/// A point in the match as the observer knows it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) kind: NodeKind,
    first: u32,
    len: u32,
    room: u32,
    pub(super) visits: u32,
    /// The sum of results for the seat that decides here.
    pub(super) total: f32,
}

/// A move from a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<M> {
    pub(super) mv: M,
    /// How promising it looked before any search; the weights of a node that never varies add up to 1.
    pub(super) weight: f32,
    pub(super) visits: u32,
    /// How often it was there to be chosen.
    pub(super) offered: u32,
    /// The sum of results for the seat that decides.
    pub(super) total: f32,
    pub(super) child: NodeId,
}

impl<M> Edge<M> {
    pub(super) fn new(mv: M, weight: f32) -> Edge<M> {
        Edge { mv, weight, visits: 0, offered: 0, total: 0.0, child: NOWHERE }
    }

    /// The mean result, or `otherwise` before the first one.
    pub(super) fn mean(&self, otherwise: f32) -> f32 {
        if self.visits == 0 { otherwise } else { self.total / self.visits as f32 }
    }
}

/// What chance did at a node, as the observer was told it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outcome {
    /// A digest of everything the observer saw.
    pub(super) key: u64,
    /// Dice with this seed throw it again.
    pub(super) seed: u64,
    /// How often it came by itself.
    pub(super) count: u32,
    pub(super) child: NodeId,
}

/// All nodes and branches of a search.
#[derive(Clone, Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node>,
    edges: Vec<Edge<M>>,
    outcomes: Vec<Outcome>,
}

impl<M: Copy> Tree<M> {
    pub(super) fn new() -> Tree<M> {
        Tree { nodes: Vec::new(), edges: Vec::new(), outcomes: Vec::new() }
    }

    /// How many nodes there are.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn add_node(&mut self) -> NodeId {
        self.nodes.push(Node { kind: NodeKind::Leaf, first: 0, len: 0, room: 0, visits: 0, total: 0.0 });
        self.nodes.len() as NodeId - 1
    }

    pub(super) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id as usize]
    }

    pub(super) fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id as usize]
    }

    /// The moves from a node, in the order in which they were added.
    pub(super) fn edges(&self, id: NodeId) -> &[Edge<M>] {
        let node = &self.nodes[id as usize];
        &self.edges[node.first as usize..(node.first + node.len) as usize]
    }

    pub(super) fn edges_mut(&mut self, id: NodeId) -> &mut [Edge<M>] {
        let node = &self.nodes[id as usize];
        &mut self.edges[node.first as usize..(node.first + node.len) as usize]
    }

    pub(super) fn outcomes(&self, id: NodeId) -> &[Outcome] {
        let node = &self.nodes[id as usize];
        &self.outcomes[node.first as usize..(node.first + node.len) as usize]
    }

    pub(super) fn outcomes_mut(&mut self, id: NodeId) -> &mut [Outcome] {
        let node = &self.nodes[id as usize];
        &mut self.outcomes[node.first as usize..(node.first + node.len) as usize]
    }

    pub(super) fn add_edge(&mut self, id: NodeId, edge: Edge<M>) -> usize {
        push(&mut self.nodes[id as usize], &mut self.edges, edge)
    }

    pub(super) fn add_outcome(&mut self, id: NodeId, outcome: Outcome) -> usize {
        push(&mut self.nodes[id as usize], &mut self.outcomes, outcome)
    }

    /// Lists all moves of a node at once.
    pub(super) fn set_edges(&mut self, id: NodeId, edges: impl ExactSizeIterator<Item = Edge<M>>) {
        let node = &mut self.nodes[id as usize];
        node.first = self.edges.len() as u32;
        node.len = edges.len() as u32;
        node.room = node.len;
        self.edges.extend(edges);
    }
}

/// Adds a branch; a full node moves to the end of the pool and leaves its old place empty for good.
fn push<T: Copy>(node: &mut Node, pool: &mut Vec<T>, branch: T) -> usize {
    if node.len == node.room {
        let old = node.first as usize..(node.first + node.len) as usize;
        node.first = pool.len() as u32;
        node.room = (2 * node.room).max(4);
        pool.extend_from_within(old);
        pool.resize((node.first + node.room) as usize, branch);
    }
    let index = node.len as usize;
    pool[node.first as usize + index] = branch;
    node.len += 1;
    index
}
