//! News as text: what [`ServerMessage::News`] says, with the view written straight into it. Written as a value first, the
//! view would be copied twice, and views are most of what a server writes. A test compares both ways.

use cowbell_protocol::{ServerMessage, Show};
use cowbell_rules::Viewer;
use serde::Serialize;

use crate::table::{Step, Table};

impl Table {
    /// What a viewer is told of one of the latest steps, as it crosses the wire; none if it is not told anything.
    pub fn told(&self, step: &Step, viewer: Viewer, show: Show) -> Option<String> {
        let is_written = show == Show::View && self.fair.is_some();
        let Some((what, true)) = is_written.then(|| self.what(step, viewer)).flatten() else {
            return self.news_as(step, viewer, show).map(|news| text(&ServerMessage::News(Box::new(news))));
        };
        // The fields of `News` and `State`, in their order.
        let mut out = Vec::with_capacity(2048);
        field(&mut out, br#"{"type":"news","version":"#, &step.row.version);
        field(&mut out, br#","what":"#, &what);
        if let Some(head) = &step.head {
            field(&mut out, br#","head":"#, head);
        }
        field(&mut out, br#","state":{"step":"#, &self.game.steps());
        field(&mut out, br#","turn":"#, &self.turn());
        out.extend_from_slice(br#","view":"#);
        self.game.write_view(viewer, &mut out);
        out.extend_from_slice(br#","legal":"#);
        if self.may_know_legal(viewer) {
            self.game.write_legal(&mut out);
        } else {
            out.extend_from_slice(b"[]");
        }
        field(&mut out, br#","undo":"#, &self.may_undo());
        if let Some(over) = self.over() {
            field(&mut out, br#","over":"#, &over);
        }
        out.extend_from_slice(b"}}");
        Some(utf8(out))
    }
}

fn field(out: &mut Vec<u8>, name: &[u8], value: &impl Serialize) {
    out.extend_from_slice(name);
    serde_json::to_writer(out, value).expect("a message is plain data");
}

/// A message as it crosses the wire.
pub fn text(message: &impl Serialize) -> String {
    let mut out = Vec::with_capacity(2048);
    serde_json::to_writer(&mut out, message).expect("a message is plain data");
    utf8(out)
}

fn utf8(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("JSON is UTF-8")
}
