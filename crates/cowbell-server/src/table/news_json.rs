//! News as text: what [`ServerMessage::News`] says, with the view written straight into it. JSON in JSON is written twice,
//! and views are most of what a server writes.

use cowbell_protocol::{Over, ServerMessage, Show, Turn, What};
use cowbell_rules::Viewer;
use serde::Serialize;

use super::{Step, Table};

/// The match without what the game shows of it.
pub(crate) struct Frame {
    version: u32,
    what: What,
    step: u32,
    turn: Turn,
    undo: bool,
    over: Option<Over>,
}

/// The fields of [`cowbell_protocol::News`], in their order.
#[derive(Serialize)]
#[serde(tag = "type", rename = "news")]
struct News<V, L> {
    version: u32,
    what: What,
    state: State<V, L>,
}

/// The fields of [`cowbell_protocol::State`], in their order.
#[derive(Serialize)]
struct State<V, L> {
    step: u32,
    turn: Turn,
    view: V,
    legal: L,
    undo: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    over: Option<Over>,
}

impl Frame {
    /// The whole message.
    pub(crate) fn text(self, view: impl Serialize, legal: impl Serialize) -> String {
        let Frame { version, what, step, turn, undo, over } = self;
        text(&News { version, what, state: State { step, turn, view, legal, undo, over } })
    }
}

impl Table {
    /// What a viewer is told of the latest steps, as it crosses the wire.
    pub fn told(&self, step: &Step, viewer: Viewer, show: Show) -> Option<String> {
        if show == Show::View
            && let Some(frame) = self.frame(step, viewer)?
        {
            return Some(self.board.news_text(frame, viewer, self.may_know_legal(viewer)));
        }
        self.news_as(step, viewer, show).map(|news| text(&ServerMessage::News(Box::new(news))))
    }

    /// None if there is no news, and none in it if the match has not changed.
    fn frame(&self, step: &Step, viewer: Viewer) -> Option<Option<Frame>> {
        let (what, changes) = self.what(step, viewer)?;
        let version = step.row.version;
        Some((changes && self.fair.is_some()).then(|| Frame {
            version,
            what,
            step: self.board.steps() as u32,
            turn: self.turn(),
            undo: self.may_undo(),
            over: self.over(),
        }))
    }
}

/// A message as it crosses the wire.
pub(crate) fn text(message: &impl Serialize) -> String {
    let mut bytes = Vec::with_capacity(2048);
    serde_json::to_writer(&mut bytes, message).expect("a message is plain data");
    String::from_utf8(bytes).expect("JSON is UTF-8")
}
